/* The fewest tricks that the claimer wins by normal plays, as tests/oracle/last_tricks.py has them
  and tested against it; and a line that wins no more. */

const SLOTS = 1 << 20;
/** Positions that have been played through: room for one search at a time, the one begun last. */
const [lows, highs, exts] = [new Int32Array(SLOTS), new Int32Array(SLOTS), new Int32Array(SLOTS)];
/** The fewest and the most tricks that each can still come to. */
const [least, most] = [new Int8Array(SLOTS), new Int8Array(SLOTS)];

/** @param {Ending} ending @param {Normal} normal */
function searchOf(ending, normal) {
  const at = positionOf(ending, normal);
  exts.fill(0);
  return { counting: () => counting(at), value: () => value(at), line: (/** @type {number} */ tricks) => line(at, tricks) };
}

/** Play it through in steps, so that the page stays alive; nothing where it is stale. @param {ReturnType<typeof searchOf>} search @param {(sure: number) => void} tell @param {() => boolean} stale */
async function inSteps(search, tell, stale) {
  const steps = search.counting();
  const began = performance.now();
  let rested = began;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return stale() ? undefined : step.value;
    const now = performance.now();
    if (now - rested < 50) continue;
    if (now - began > 2000) tell(step.value);
    await new Promise((go) => setTimeout(go));
    if (stale()) return undefined;
    rested = performance.now();
  }
}

/** Whether the claimer's side wins so many more tricks whatever it does. @param {Position} at @param {number} target @returns {boolean} */
function atLeast(at, target) {
  if (target <= 0) return true;
  if (target > left(at)) return false;
  if (at.table.length) return holds(at, target);
  let [low, high, rest] = [0, 0, 1];
  if (at.named) low = at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3];
  else for (let n = 0, place = 0; n < at.order.length; n++) {
    const one = 1 << n;
    const owner = at.hands[0] & one ? 0 : at.hands[1] & one ? 1 : at.hands[2] & one ? 2 : at.hands[3] & one ? 3 : -1;
    if (at.suitOf[n] !== at.suitOf[n - 1]) rest = rest * 16;
    if (owner < 0) continue;
    if (place < 16) low |= owner << (2 * place);
    else high |= owner << (2 * place - 32);
    place++;
    rest++;
  }
  const ext = 64 * rest + 16 * at.leader + relevant(at);
  const hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high + ext, 0x85ebca6b);
  let slot = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 12;
  for (let n = 0; n < 4 && exts[slot] && (lows[slot] !== low || highs[slot] !== high || exts[slot] !== ext); n++) slot = (slot + 1) & (SLOTS - 1);
  if (exts[slot] !== ext || lows[slot] !== low || highs[slot] !== high) {
    lows[slot] = low;
    highs[slot] = high;
    exts[slot] = ext;
    least[slot] = 0;
    most[slot] = left(at);
  }
  if (least[slot] >= target) return true;
  if (most[slot] < target) return false;
  const found = holds(at, target);
  if (lows[slot] === low && highs[slot] === high && exts[slot] === ext) {
    if (found) least[slot] = Math.max(least[slot], target);
    else most[slot] = Math.min(most[slot], target - 1);
  }
  return found;
}

/** @param {Position} at @param {number} target */
function holds(at, target) {
  return groups(at, turn(at)).every((group) => reaches(at, group, target));
}

/** Whether the best of these cards wins so many tricks. @param {Position} at @param {number} group @param {number} target */
function reaches(at, group, target) {
  let held = false;
  for (let rest = group; rest && !held; ) {
    const card = 31 - Math.clz32(rest);
    rest &= ~(1 << card);
    const undo = play(at, card);
    held = atLeast(at, target - undo.won);
    back(at, undo);
  }
  return held;
}

/** As `holds`, with a rest after each of the first plays. @param {Position} at @param {number} target @param {number} depth @param {number} sure what is certain so far @returns {Generator<number, boolean>} */
function* holdsInSteps(at, target, depth, sure) {
  for (const group of groups(at, turn(at))) {
    let held = false;
    for (let rest = group; rest && !held; ) {
      const card = 31 - Math.clz32(rest);
      rest &= ~(1 << card);
      const undo = play(at, card);
      held = depth && at.table.length ? yield* holdsInSteps(at, target - undo.won, depth - 1, sure) : atLeast(at, target - undo.won);
      back(at, undo);
      yield sure;
    }
    if (!held) return false;
  }
  return true;
}

/** The fewest tricks, step by step; what is certain so far. @param {Position} at @returns {Generator<number, number>} */
function* counting(at) {
  let tricks = 0;
  while (tricks < left(at) && (yield* holdsInSteps(at, tricks + 1, 3, tricks))) tricks++;
  return tricks;
}

/** @param {Position} at */
function value(at) {
  const steps = counting(at);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** One way in which no more tricks are won, of several the one with the fewest odd plays. @param {Position} at @param {number} tricks @param {number[]} [led] the own side's card that was led, and those as good @returns {Shown[]} */
function line(at, tricks, led = at.table.slice(0, 1)) {
  if (!left(at)) return [];
  const seat = turn(at);
  const ours = !((seat ^ at.claimer) & 1);
  const found = groups(at, seat);
  const worst = found.filter((group) => !reaches(at, group, tricks + 1));
  const cards = worst.flatMap((group) => bitsIn(group).filter((card) => reaches(at, 1 << card, tricks)));
  const [card] = ours ? cards.sort((one, other) => oddness(at, seat, one) - oddness(at, seat, other) || other - one)
    : cards.sort((one, other) => Number(winsNow(at, other)) - Number(winsNow(at, one)) || one - other);
  const choice = ours && found.length > 1 ? (found.length > worst.length ? "better" : "other") : "";
  const same = sameAs(at, card, seat);
  const [one] = at.table;
  const shown = { seat, card: at.order[card], same: same.map((each) => at.order[each]), play: PLAYS[roleOf(at, card)], choice, wins: mateWinning(at),
    led: one === undefined ? [] : (at.leader ^ seat) & 1 ? [-1 - at.suitOf[one]] : led.map((each) => at.order[each]),
    traits: ours ? TRAITS.filter((_, n) => traits(at, seat, card) & (1 << n)) : [] };
  const undo = play(at, card);
  const rest = line(at, tricks - undo.won, at.table.length === 1 ? same : led);
  back(at, undo);
  return [shown, ...rest];
}

/** @param {Position} at @param {number} seat @param {number} card */
function oddness(at, seat, card) {
  const against = at.hands[(seat + 1) & 3] | at.hands[(seat + 3) & 3];
  return 100 * count(traits(at, seat, card)) + (at.table.length ? 0 : levelOf(at, card, against));
}

/** @param {Position} at @param {number} card */
function winsNow(at, card) {
  return at.table.length > 0 && beats(at, card, winner(at, at.table));
}

/** A card and those of the hand that nobody's card parts from it. @param {Position} at @param {number} card @param {number} seat */
function sameAs(at, card, seat) {
  const others = (at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3] | at.table.reduce((bits, one) => bits | (1 << one), 0)) & ~at.hands[seat];
  const own = bitsIn(plays(at, seat) & at.suits[at.suitOf[card]]);
  return own.filter((one) => (others & at.above[one]) === (others & at.above[card]));
}
