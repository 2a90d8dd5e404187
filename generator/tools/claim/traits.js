/* What a play by the claimer's side is like, as tests/oracle/last_tricks.py has it and tested
  against it. */

const [LOW, DUCK, FINESSE, LOSER, THROWS, RUFFS, REFUSES, WASTE] = TRAITS.map((_, n) => 1 << n);

/** As `PLAYS` has it. @param {Position} at @param {number} card */
function roleOf(at, card) {
  if (!at.table.length) return 0;
  return at.suitOf[card] === at.suitOf[at.table[0]] ? 1 : at.suitOf[card] === at.trump ? 3 : 2;
}

/** What a play by the claimer's side is like. @param {Position} at @param {number} seat @param {number} card */
function traits(at, seat, card) {
  const own = at.hands[seat];
  const mate = at.both ? at.hands[(seat + 2) & 3] : 0;
  const against = at.hands[(seat + 1) & 3] | at.hands[(seat + 3) & 3];
  const suit = at.suitOf[card];
  const level = levelOf(at, card, against);
  if (!at.table.length) return leading(at, own, mate, against, card, suit, level);
  const best = winner(at, at.table);
  const last = at.table.length === 3;
  const mateWins = at.table.length >= 2 && best === at.table.length - 2;
  const mateSure = mateWins && (last || !levelOf(at, at.table[best], against));
  const led = at.suitOf[at.table[0]];
  if (suit === led) return following(at, own, mate, against, card, suit, level, best, last, mateWins, mateSure);
  if (suit === at.trump) {
    if (mateSure) return RUFFS;
    if (!beats(at, card, best)) return WASTE;
    if (!last) return 0;
    for (let lower = own & at.trumps & ((1 << card) - 1); lower; lower &= lower - 1) {
      const other = 31 - Math.clz32(lower & -lower);
      if (beats(at, other, best) && levelOf(at, other, against) > level) return WASTE;
    }
    return 0;
  }
  let found = 0;
  const waits = at.table.length === 1 && mateCan(at, mate, against, led);
  if (!mateWins && !waits && beatsAny(at, own & at.trumps, best)) found |= REFUSES;
  if (!level) for (let rest = own & ~at.trumps; rest; rest &= rest - 1) {
    const other = 31 - Math.clz32(rest & -rest);
    if (levelOf(at, other, against) >= (at.suitOf[other] === suit ? 1 : 2)) {
      found |= THROWS;
      break;
    }
  }
  return found;
}

/** @param {Position} at @param {number} own @param {number} mate @param {number} against @param {number} suit */
function solid(at, own, mate, against, suit) {
  let masters = 0;
  for (let cards = (own | mate) & at.suits[suit]; cards; cards &= cards - 1) if (!levelOf(at, 31 - Math.clz32(cards & -cards), against)) masters++;
  return masters >= Math.min(Math.max(count(own & at.suits[suit]), count(mate & at.suits[suit])), count(against & at.suits[suit]));
}

/** @param {Position} at @param {number} mate @param {number} against @param {number} suit */
function mateCan(at, mate, against, suit) {
  const own = mate & at.suits[suit];
  return own ? anyOfLevel(at, own, against, 0) : suit !== at.trump && (mate & at.trumps) !== 0;
}

/** @param {Position} at @param {number} own @param {number} mate @param {number} against @param {number} card @param {number} suit @param {number} level */
function leading(at, own, mate, against, card, suit, level) {
  const higher = mate & at.above[card];
  if (higher && anyOfLevel(at, higher, against, solid(at, own, mate, against, suit) ? 0 : 1)) return 0;
  if (suit !== at.trump && mate & at.trumps && !(mate & at.suits[suit])) return 0;
  const low = level > 0 && anyOfLevel(at, own & at.suits[suit], against, level - 1) ? LOW : 0;
  return low | (level >= 2 && anyOfLevel(at, own, against, 0) ? LOSER : 0);
}

/** @param {Position} at @param {number} own @param {number} mate @param {number} against @param {number} card @param {number} suit @param {number} level @param {number} best @param {boolean} last @param {boolean} mateWins @param {boolean} mateSure */
function following(at, own, mate, against, card, suit, level, best, last, mateWins, mateSure) {
  const won = beats(at, card, best);
  let dearer = false;
  let enough = false;
  let sure = false;
  for (let cards = own & at.suits[suit]; cards; cards &= cards - 1) {
    const other = 31 - Math.clz32(cards & -cards);
    const its = levelOf(at, other, against);
    const wins = beats(at, other, best);
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
  if (!won && !mateWins) return at.table.length === 2 || !mateCan(at, mate, against, suit) ? DUCK : 0;
  if (solid(at, own, mate, against, suit)) return LOW;
  return (won ? level : levelOf(at, at.table[best], against)) <= 1 ? FINESSE : DUCK;
}
