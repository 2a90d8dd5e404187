/* Which cards a player can choose between: what the statement leaves, and what is held to be
  normal. */

/** Cards of which the worst counts, each for itself or with others of which the best does. @param {Position} at @param {number} seat @returns {number[]} */
function groups(at, seat) {
  const cards = plays(at, seat);
  const opponent = (seat ^ at.claimer) & 1;
  if (at.normal.best && !opponent) return [distinct(at, cards, seat)];
  if (opponent) return bitsIn(distinct(at, cards, seat)).map((card) => 1 << card);
  const left = required(at, seat, cards);
  const found = [];
  let counted = 0;
  for (const card of bitsIn(distinct(at, allowed(at, seat, left), seat))) {
    const suit = at.suitOf[card];
    const here = at.normal.counts && relevant(at) & (1 << suit) && controls(at, seat) && (!at.table.length || at.suitOf[at.table[0]] === suit);
    if (!here) found.push(1 << card);
    else if (!(counted & (1 << suit))) {
      counted |= 1 << suit;
      found.push(distinct(at, left & at.suits[suit], seat));
    }
  }
  return found;
}

/** Those that the statement leaves; all where it says nothing. @param {Position} at @param {number} seat @param {number} cards */
function required(at, seat, cards) {
  if (!at.said.length || !controls(at, seat)) return cards;
  const own = at.both ? at.hands[seat] | at.hands[(seat + 2) & 3] : at.hands[seat];
  const theirs = at.hands[(at.claimer + 1) & 3] | at.hands[(at.claimer + 3) & 3];
  for (const one of at.said) {
    if (one >= 4) {
      const card = one - 4;
      if (!(own & (1 << card))) continue;
      return namedCard(at, seat, cards, card) || cards;
    }
    const suit = one < 0 ? at.trumps : at.suits[one];
    if (!(own & suit) || (one < 0 && !(theirs & suit))) continue;
    return at.table.length ? cards : cards & suit || cards;
  }
  return cards;
}

/** @param {Position} at @param {number} seat @param {number} cards @param {number} card */
function namedCard(at, seat, cards, card) {
  const here = cards & (1 << card);
  if (!at.table.length) return here || cards & at.suits[at.suitOf[card]];
  if (!here || at.suitOf[card] === at.suitOf[at.table[0]]) return here;
  if (at.suitOf[card] !== at.trump) return 0;
  const against = at.hands[(seat + 1) & 3] | at.hands[(seat + 3) & 3];
  return mateWinning(at) && (at.table.length === 3 || !levelOf(at, at.table[at.table.length - 2], against)) ? 0 : here;
}

/** What is left when the struck plays are; of nothing but struck plays all are left. @param {Position} at @param {number} seat @param {number} cards */
function allowed(at, seat, cards) {
  const led = context(at, seat);
  const wins = mateWinning(at);
  const free = at.strikes.size ? those(cards, (card) => !at.strikes.has(strikeKey(seat, roleOf(at, card), card, led, wins))) : 0;
  const kept = free || cards;
  if (!at.struck || (!controls(at, seat) && at.table.length < 3)) return kept;
  return those(kept, (card) => !(traits(at, seat, card) & at.struck)) || kept;
}

/** What was led: a card of his own side's, or from 32 on a suit of the others'. @param {Position} at @param {number} seat */
function context(at, seat) {
  if (!at.table.length) return 32;
  return (at.leader ^ seat) & 1 ? 32 + at.suitOf[at.table[0]] : at.table[0];
}

/** Suits that are known and still matter. @param {Position} at */
function relevant(at) {
  if (!at.known || !at.normal.counts) return 0;
  const theirs = at.hands[(at.claimer + 1) & 3] | at.hands[(at.claimer + 3) & 3];
  let bits = 0;
  for (let suit = 0; suit < 4; suit++) if (at.known & (1 << suit) && theirs & at.suits[suit]) bits |= 1 << suit;
  return bits;
}
