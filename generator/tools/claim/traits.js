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
  if (!at.table.length) {
    const higher = mate & at.above[card];
    if (higher && ofLevel(at, higher, against, solid(at, own, mate, against, suit) ? 0 : 1)) return 0;
    if (suit !== at.trump && mate & at.trumps && !(mate & at.suits[suit])) return 0;
    const low = level > 0 && ofLevel(at, own & at.suits[suit], against, level - 1) ? LOW : 0;
    return low | (level >= 2 && ofLevel(at, own, against, 0) ? LOSER : 0);
  }
  const best = winner(at, at.table);
  const last = at.table.length === 3;
  const mateWins = at.table.length >= 2 && best === at.table.length - 2;
  const mateSure = mateWins && (last || !levelOf(at, at.table[best], against));
  const led = at.suitOf[at.table[0]];
  if (suit === led) {
    const won = beats(at, card, best);
    const dearer = those(own & at.suits[suit] & ((1 << card) - 1), (other) => levelOf(at, other, against) > level);
    if (mateSure) return dearer ? WASTE : 0;
    const sure = those(own & at.suits[suit], (other) => beats(at, other, best) && (last || !levelOf(at, other, against)));
    if (!sure) return !won && dearer && !mateWins ? WASTE : 0;
    if (last && !won) return DUCK;
    if (last) return those(dearer, (other) => beats(at, other, best)) ? WASTE : 0;
    if (won && !level) return 0;
    if (!won && !mateWins) return at.table.length === 2 || !mateCan(at, mate, against, suit) ? DUCK : 0;
    if (solid(at, own, mate, against, suit)) return LOW;
    return (won ? level : levelOf(at, at.table[best], against)) <= 1 ? FINESSE : DUCK;
  }
  if (suit === at.trump) {
    if (mateSure) return RUFFS;
    if (!beats(at, card, best)) return WASTE;
    const lower = own & at.trumps & ((1 << card) - 1);
    return last && those(lower, (other) => beats(at, other, best) && levelOf(at, other, against) > level) ? WASTE : 0;
  }
  const waits = at.table.length === 1 && mateCan(at, mate, against, led);
  const refuses = !mateWins && !waits && those(own & at.trumps, (other) => beats(at, other, best));
  const throws = !level && those(own & ~at.trumps, (other) => levelOf(at, other, against) >= (at.suitOf[other] === suit ? 1 : 2));
  return (refuses ? REFUSES : 0) | (throws ? THROWS : 0);
}

/** @param {Position} at @param {number} own @param {number} mate @param {number} against @param {number} suit */
function solid(at, own, mate, against, suit) {
  const masters = count(ofLevel(at, (own | mate) & at.suits[suit], against, 0));
  return masters >= Math.min(Math.max(count(own & at.suits[suit]), count(mate & at.suits[suit])), count(against & at.suits[suit]));
}

/** @param {Position} at @param {number} mate @param {number} against @param {number} suit */
function mateCan(at, mate, against, suit) {
  const own = mate & at.suits[suit];
  return own ? ofLevel(at, own, against, 0) !== 0 : suit !== at.trump && (mate & at.trumps) !== 0;
}

