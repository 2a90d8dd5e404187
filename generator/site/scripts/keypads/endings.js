// @ts-check
/* The last tricks of a hand, as rules_src/bridge/endings.py has them and tested against it: what a
claimer's plays are like, and the fewest tricks he wins by those that are held to be normal.

Part of the claim board. Uses no other part; it knows no law.
Cards are numbers, suit × 13 + rank, spades 0 and the ace 12; the 32 at most that remain are bits. */

const TRAITS = ["low", "duck", "finesse", "loser", "throws", "ruffs", "refuses", "waste"];
const [LOW, DUCK, FINESSE, LOSER, THROWS, RUFFS, REFUSES, WASTE] = TRAITS.map((_, n) => 1 << n);
const PLAYS = ["lead", "follow", "discard", "ruff"];
const SUIT_LETTERS = "shrk";
const RANK_LETTERS = "23456789TBDKE";
const SLOTS = 1 << 20;
/** Positions that have been played through: room for one search at a time, the one begun last. */
const REMEMBERED = {
  keys: new Int32Array(SLOTS), others: new Int32Array(SLOTS), more: new Int32Array(SLOTS), least: new Int8Array(SLOTS), most: new Int8Array(SLOTS),
};

/** @param {number} bits */
function count(bits) {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** @param {string} text */
function cardOf(text) {
  return SUIT_LETTERS.indexOf(text[0]) * 13 + RANK_LETTERS.indexOf(text[1]);
}

/** @param {number} seat @param {number} play @param {number} card @param {number} led @param {boolean} wins */
function strikeKey(seat, play, card, led, wins) {
  return (((seat * 4 + play) * 32 + card) * 36 + led) * 2 + Number(wins);
}

/** @param {Ending} ending @param {Normal} normal */
function searchOf(ending, normal) {
  const { trump, claimer, both } = ending;
  const order = [...ending.hands.flat(), ...ending.table].sort((one, other) => one - other);
  const bit = new Map(order.map((card, n) => [card, 1 << n]));
  const bitsOf = (/** @type {number[]} */ cards) => cards.reduce((bits, card) => bits | /** @type {number} */ (bit.get(card)), 0);
  const suitOf = order.map((card) => Math.floor(card / 13));
  const suits = [0, 1, 2, 3].map((suit) => bitsOf(order.filter((card) => Math.floor(card / 13) === suit)));
  const above = order.map((_, n) => suits[suitOf[n]] & ~((2 << n) - 1));
  const hands = ending.hands.map(bitsOf);
  const trumps = trump < 0 ? 0 : suits[trump];
  const struck = TRAITS.reduce((bits, name, n) => bits | (normal.struck.includes(name) ? 1 << n : 0), 0);
  const strikes = new Set(normal.strikes.filter(({ card, led }) => bit.has(card) && (led < 0 || bit.has(led)))
    .map(({ seat, card, play, led, wins }) => strikeKey(seat, PLAYS.indexOf(play), order.indexOf(card), led < 0 ? 31 - led : order.indexOf(led), wins)));
  const said = ending.said.filter((text) => text.length === 1 || order.includes(cardOf(text)))
    .map((text) => (text.length > 1 ? 4 + order.indexOf(cardOf(text)) : text === "t" ? -1 : SUIT_LETTERS.indexOf(text)));
  const named = bitsOf(normal.strikes.flatMap(({ card, led }) => [card, led]).filter((card) => bit.has(card))) | said.reduce((bits, one) => (one >= 4 ? bits | (1 << (one - 4)) : bits), 0);
  /** The trick that is played. @type {number[]} */
  let table = ending.table.map((card) => order.indexOf(card));
  let leader = ending.leader;
  let known = ending.known.reduce((bits, suit) => bits | (1 << suit), 0);
  const { keys, others, more, least, most } = REMEMBERED;
  more.fill(0);
  return { counting, value, line };

  function turn() {
    return (leader + table.length) & 3;
  }

  /** Tricks that have not been won, the one on the table with them. */
  function left() {
    return count(hands[(leader + 3) & 3]);
  }

  /** @param {number} seat */
  function controls(seat) {
    return seat === claimer || (both && ((seat ^ claimer) & 1) === 0);
  }

  /** The place of the card that wins. @param {number[]} cards */
  function winner(cards) {
    let best = 0;
    for (let n = 1; n < cards.length; n++) if (above[cards[best]] & (1 << cards[n]) || (suitOf[cards[n]] === trump && suitOf[cards[best]] !== trump)) best = n;
    return best;
  }

  /** @param {number} card @param {number} against */
  function levelOf(card, against) {
    return count(against & above[card]);
  }

  /** @param {number} cards @param {number} against @param {number} level */
  function anyOfLevel(cards, against, level) {
    for (; cards; cards &= cards - 1) if (levelOf(31 - Math.clz32(cards & -cards), against) <= level) return true;
    return false;
  }

  /** @param {number} own @param {number} mate @param {number} against @param {number} suit */
  function solid(own, mate, against, suit) {
    let masters = 0;
    for (let cards = (own | mate) & suits[suit]; cards; cards &= cards - 1) if (!levelOf(31 - Math.clz32(cards & -cards), against)) masters++;
    return masters >= Math.min(Math.max(count(own & suits[suit]), count(mate & suits[suit])), count(against & suits[suit]));
  }

  /** As `PLAYS` has it. @param {number} card */
  function roleOf(card) {
    if (!table.length) return 0;
    return suitOf[card] === suitOf[table[0]] ? 1 : suitOf[card] === trump ? 3 : 2;
  }

  /** What a play by the claimer's side is like. @param {number} seat @param {number} card */
  function traits(seat, card) {
    const own = hands[seat];
    const mate = both ? hands[(seat + 2) & 3] : 0;
    const against = hands[(seat + 1) & 3] | hands[(seat + 3) & 3];
    const suit = suitOf[card];
    const level = levelOf(card, against);
    if (!table.length) return leading(own, mate, against, card, suit, level);
    const best = winner(table);
    const last = table.length === 3;
    const mateWins = table.length >= 2 && best === table.length - 2;
    const mateSure = mateWins && (last || !levelOf(table[best], against));
    const led = suitOf[table[0]];
    if (suit === led) return following(own, mate, against, card, suit, level, best, last, mateWins, mateSure);
    if (suit === trump) {
      if (mateSure) return RUFFS;
      if (!beats(card, best)) return WASTE;
      if (!last) return 0;
      for (let lower = own & trumps & ((1 << card) - 1); lower; lower &= lower - 1) {
        const other = 31 - Math.clz32(lower & -lower);
        if (beats(other, best) && levelOf(other, against) > level) return WASTE;
      }
      return 0;
    }
    let found = 0;
    const waits = table.length === 1 && mateCan(mate, against, led);
    if (!mateWins && !waits && beatsAny(own & trumps, best)) found |= REFUSES;
    if (!level) for (let rest = own & ~trumps; rest; rest &= rest - 1) {
      const other = 31 - Math.clz32(rest & -rest);
      if (levelOf(other, against) >= (suitOf[other] === suit ? 1 : 2)) {
        found |= THROWS;
        break;
      }
    }
    return found;
  }

  /** @param {number} card @param {number} best */
  function beats(card, best) {
    return (above[table[best]] & (1 << card)) !== 0 || (suitOf[card] === trump && suitOf[table[best]] !== trump);
  }

  /** @param {number} cards @param {number} best */
  function beatsAny(cards, best) {
    for (; cards; cards &= cards - 1) if (beats(31 - Math.clz32(cards & -cards), best)) return true;
    return false;
  }

  /** @param {number} mate @param {number} against @param {number} suit */
  function mateCan(mate, against, suit) {
    const own = mate & suits[suit];
    return own ? anyOfLevel(own, against, 0) : suit !== trump && (mate & trumps) !== 0;
  }

  /** @param {number} own @param {number} mate @param {number} against @param {number} card @param {number} suit @param {number} level */
  function leading(own, mate, against, card, suit, level) {
    const higher = mate & above[card];
    if (higher && anyOfLevel(higher, against, solid(own, mate, against, suit) ? 0 : 1)) return 0;
    if (suit !== trump && mate & trumps && !(mate & suits[suit])) return 0;
    const low = level > 0 && anyOfLevel(own & suits[suit], against, level - 1) ? LOW : 0;
    return low | (level >= 2 && anyOfLevel(own, against, 0) ? LOSER : 0);
  }

  /** @param {number} own @param {number} mate @param {number} against @param {number} card @param {number} suit @param {number} level @param {number} best @param {boolean} last @param {boolean} mateWins @param {boolean} mateSure */
  function following(own, mate, against, card, suit, level, best, last, mateWins, mateSure) {
    const won = beats(card, best);
    let dearer = false;
    let enough = false;
    let sure = false;
    for (let cards = own & suits[suit]; cards; cards &= cards - 1) {
      const other = 31 - Math.clz32(cards & -cards);
      const its = levelOf(other, against);
      const wins = beats(other, best);
      if (other < card && its > level) {
        dearer = true;
        if (wins) enough = true;
      }
      if (wins && (last || !its)) sure = true;
    }
    if (mateSure) return dearer ? WASTE : 0;
    if (!sure) return !won && dearer && !mateWins ? WASTE : 0;
    if (last) return won ? (enough ? WASTE : 0) : DUCK;
    if (won && !level) return 0;
    if (!won && !mateWins) return table.length === 2 || !mateCan(mate, against, suit) ? DUCK : 0;
    if (solid(own, mate, against, suit)) return LOW;
    return (won ? level : levelOf(table[best], against)) <= 1 ? FINESSE : DUCK;
  }

  /** Cards that follow the rules of play, as bits; of cards that are as good as each other, one. @param {number} seat */
  function plays(seat) {
    const hand = hands[seat];
    const led = table.length ? hand & suits[suitOf[table[0]]] : 0;
    return led || hand;
  }

  /** @param {number} cards @param {number} seat */
  function distinct(cards, seat) {
    let present = hands[0] | hands[1] | hands[2] | hands[3];
    for (const card of table) present |= 1 << card;
    let kept = 0;
    for (let rest = cards; rest; rest &= rest - 1) {
      const one = rest & -rest;
      const higher = present & above[31 - Math.clz32(one)];
      const next = higher & -higher;
      if (!(next & hands[seat]) || (one | next) & named || !(next & cards)) kept |= one;
    }
    return kept;
  }

  /** Those that the statement leaves; all where it says nothing. @param {number} seat @param {number} cards */
  function required(seat, cards) {
    if (!said.length || !controls(seat)) return cards;
    const own = both ? hands[seat] | hands[(seat + 2) & 3] : hands[seat];
    const theirs = hands[(claimer + 1) & 3] | hands[(claimer + 3) & 3];
    for (const one of said) {
      if (one >= 4) {
        const card = one - 4;
        if (!(own & (1 << card))) continue;
        return namedCard(seat, cards, card) || cards;
      }
      const suit = one < 0 ? trumps : suits[one];
      if (!(own & suit) || (one < 0 && !(theirs & suit))) continue;
      return table.length ? cards : cards & suit || cards;
    }
    return cards;
  }

  /** @param {number} seat @param {number} cards @param {number} card */
  function namedCard(seat, cards, card) {
    const here = cards & (1 << card);
    if (!table.length) return here || cards & suits[suitOf[card]];
    if (!here || suitOf[card] === suitOf[table[0]]) return here;
    if (suitOf[card] !== trump) return 0;
    const best = winner(table);
    const against = hands[(seat + 1) & 3] | hands[(seat + 3) & 3];
    const mateWins = table.length >= 2 && best === table.length - 2;
    return mateWins && (table.length === 3 || !levelOf(table[best], against)) ? 0 : here;
  }

  /** What was led: a card of his own side's, or from 32 on a suit of the others'. @param {number} seat */
  function context(seat) {
    if (!table.length) return 32;
    return (leader ^ seat) & 1 ? 32 + suitOf[table[0]] : table[0];
  }

  function mateWinning() {
    return table.length >= 2 && winner(table) === table.length - 2;
  }

  /** What is left when the struck plays are; of nothing but struck plays all are left. @param {number} seat @param {number} cards */
  function allowed(seat, cards) {
    let kept = cards;
    if (strikes.size) {
      const led = context(seat);
      const wins = mateWinning();
      for (let rest = cards; rest; rest &= rest - 1) {
        const one = rest & -rest;
        const card = 31 - Math.clz32(one);
        if (strikes.has(strikeKey(seat, roleOf(card), card, led, wins))) kept &= ~one;
      }
      kept ||= cards;
    }
    if (!struck || (!controls(seat) && table.length < 3)) return kept;
    let normalOnes = 0;
    for (let rest = kept; rest; rest &= rest - 1) {
      const one = rest & -rest;
      if (!(traits(seat, 31 - Math.clz32(one)) & struck)) normalOnes |= one;
    }
    return normalOnes || kept;
  }

  /** Cards of which the worst counts, each for itself or with others of which the best does. @param {number} seat @returns {number[]} */
  function groups(seat) {
    const cards = plays(seat);
    const opponent = (seat ^ claimer) & 1;
    if (normal.best && !opponent) return [distinct(cards, seat)];
    /** @type {number[]} */
    const found = [];
    if (opponent) {
      for (let rest = distinct(cards, seat); rest; rest &= rest - 1) found.push(rest & -rest);
      return found;
    }
    const left = required(seat, cards);
    let counted = 0;
    for (let rest = distinct(allowed(seat, left), seat); rest; rest &= rest - 1) {
      const one = rest & -rest;
      const suit = suitOf[31 - Math.clz32(one)];
      const here = normal.counts && relevant() & (1 << suit) && controls(seat) && (!table.length || suitOf[table[0]] === suit);
      if (!here) found.push(one);
      else if (!(counted & (1 << suit))) {
        counted |= 1 << suit;
        found.push(distinct(left & suits[suit], seat));
      }
    }
    return found;
  }

  /** @param {number} card */
  function play(card) {
    const seat = turn();
    const undo = { leader, known, table, won: 0, seat, card };
    hands[seat] &= ~(1 << card);
    table = [...table, card];
    const led = suitOf[table[0]];
    if ((seat ^ claimer) & 1 && suitOf[card] !== led) known |= 1 << led;
    if (table.length === 4) {
      leader = (leader + winner(table)) & 3;
      undo.won = (leader ^ claimer) & 1 ? 0 : 1;
      table = [];
    }
    return undo;
  }

  /** @param {ReturnType<typeof play>} undo */
  function back(undo) {
    hands[undo.seat] |= 1 << undo.card;
    ({ leader, known, table } = undo);
  }

  /** Whether the claimer's side wins so many more tricks whatever it does. @param {number} target @returns {boolean} */
  function atLeast(target) {
    if (target <= 0) return true;
    if (target > left()) return false;
    if (table.length) return holds(target);
    let [low, high, rest] = [0, 0, 1];
    if (named) low = hands[0] | hands[1] | hands[2] | hands[3];
    else for (let n = 0, at = 0; n < order.length; n++) {
      const one = 1 << n;
      const owner = hands[0] & one ? 0 : hands[1] & one ? 1 : hands[2] & one ? 2 : hands[3] & one ? 3 : -1;
      if (suitOf[n] !== suitOf[n - 1]) rest = rest * 16;
      if (owner < 0) continue;
      if (at < 16) low |= owner << (2 * at);
      else high |= owner << (2 * at - 32);
      at++;
      rest++;
    }
    const ext = 64 * rest + 16 * leader + relevant();
    const hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high + ext, 0x85ebca6b);
    let slot = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 12;
    for (let n = 0; n < 4 && more[slot] && (keys[slot] !== low || others[slot] !== high || more[slot] !== ext); n++) slot = (slot + 1) & (SLOTS - 1);
    if (more[slot] !== ext || keys[slot] !== low || others[slot] !== high) {
      keys[slot] = low;
      others[slot] = high;
      more[slot] = ext;
      least[slot] = 0;
      most[slot] = left();
    }
    if (least[slot] >= target) return true;
    if (most[slot] < target) return false;
    const found = holds(target);
    if (keys[slot] === low && others[slot] === high && more[slot] === ext) {
      if (found) least[slot] = Math.max(least[slot], target);
      else most[slot] = Math.min(most[slot], target - 1);
    }
    return found;
  }

  /** Suits that are known and still matter. */
  function relevant() {
    if (!known || !normal.counts) return 0;
    const theirs = hands[(claimer + 1) & 3] | hands[(claimer + 3) & 3];
    let bits = 0;
    for (let suit = 0; suit < 4; suit++) if (known & (1 << suit) && theirs & suits[suit]) bits |= 1 << suit;
    return bits;
  }

  /** @param {number} target */
  function holds(target) {
    for (const group of groups(turn())) {
      let held = false;
      for (let rest = group; rest && !held; ) {
        const card = 31 - Math.clz32(rest);
        rest &= ~(1 << card);
        const undo = play(card);
        held = atLeast(target - undo.won);
        back(undo);
      }
      if (!held) return false;
    }
    return true;
  }

  /** As `holds`, with a rest after each of the first plays. @param {number} target @param {number} depth @returns {Generator<undefined, boolean>} */
  function* holdsInSteps(target, depth) {
    for (const group of groups(turn())) {
      let held = false;
      for (let rest = group; rest && !held; ) {
        const card = 31 - Math.clz32(rest);
        rest &= ~(1 << card);
        const undo = play(card);
        held = depth && table.length ? yield* holdsInSteps(target - undo.won, depth - 1) : atLeast(target - undo.won);
        back(undo);
        yield;
      }
      if (!held) return false;
    }
    return true;
  }

  /** The fewest tricks, step by step; what is certain so far. @returns {Generator<number, number>} */
  function* counting() {
    let tricks = 0;
    while (tricks < left()) {
      const steps = holdsInSteps(tricks + 1, 3);
      let step = steps.next();
      for (; !step.done; step = steps.next()) yield tricks;
      if (!step.value) break;
      tricks++;
    }
    return tricks;
  }

  function value() {
    const steps = counting();
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  }

  /** One way in which no more tricks are won, of several the one with the fewest odd plays. @param {number} tricks @param {number[]} [led] the own side's card that was led, and those as good @returns {Shown[]} */
  function line(tricks, led = table.slice(0, 1)) {
    if (!left()) return [];
    const seat = turn();
    const ours = !((seat ^ claimer) & 1);
    const found = groups(seat);
    const worst = found.filter((group) => !reaches(group, tricks + 1));
    const cards = worst.flatMap((group) => bitsIn(group).filter((card) => reaches(1 << card, tricks)));
    const [card] = ours ? cards.sort((one, other) => oddness(seat, one) - oddness(seat, other) || other - one)
      : cards.sort((one, other) => Number(winsNow(other)) - Number(winsNow(one)) || one - other);
    const choice = ours && found.length > 1 ? (found.length > worst.length ? "better" : "other") : "";
    const same = sameAs(card, seat);
    const [one] = table;
    const shown = { seat, card: order[card], same: same.map((each) => order[each]), play: PLAYS[roleOf(card)], choice, wins: mateWinning(),
      led: one === undefined ? [] : (leader ^ seat) & 1 ? [-1 - suitOf[one]] : led.map((each) => order[each]),
      traits: ours ? TRAITS.filter((_, n) => traits(seat, card) & (1 << n)) : [] };
    const undo = play(card);
    const rest = line(tricks - undo.won, table.length === 1 ? same : led);
    back(undo);
    return [shown, ...rest];
  }

  /** @param {number} seat @param {number} card */
  function oddness(seat, card) {
    const against = hands[(seat + 1) & 3] | hands[(seat + 3) & 3];
    return 100 * count(traits(seat, card)) + (table.length ? 0 : levelOf(card, against));
  }

  /** @param {number} card */
  function winsNow(card) {
    return table.length > 0 && beats(card, winner(table));
  }

  /** Whether the best of these cards wins so many tricks. @param {number} group @param {number} target */
  function reaches(group, target) {
    return bitsIn(group).some((card) => {
      const undo = play(card);
      const held = atLeast(target - undo.won);
      back(undo);
      return held;
    });
  }

  /** A card and those of the hand that nobody's card parts from it. @param {number} card @param {number} seat */
  function sameAs(card, seat) {
    const others = (hands[0] | hands[1] | hands[2] | hands[3] | table.reduce((bits, one) => bits | (1 << one), 0)) & ~hands[seat];
    const own = bitsIn(plays(seat) & suits[suitOf[card]]);
    return own.filter((one) => (others & above[one]) === (others & above[card]));
  }
}

/** @param {number} bits */
function bitsIn(bits) {
  const found = [];
  for (; bits; bits &= bits - 1) found.push(31 - Math.clz32(bits & -bits));
  return found;
}
