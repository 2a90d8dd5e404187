/* A position of the last tricks, and what the game is in it: whose turn, what is legal, what wins.
  It knows no law. Cards are numbers, suit × 13 + rank, spades 0 and the ace 12; the 32 at
  most that remain are bits. */

const TRAITS = ["low", "duck", "finesse", "loser", "throws", "ruffs", "refuses", "waste"];
const PLAYS = ["lead", "follow", "discard", "ruff"];

/** @param {number} bits */
function count(bits) {
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** @param {number} bits */
function bitsIn(bits) {
  const found = [];
  for (; bits; bits &= bits - 1) found.push(31 - Math.clz32(bits & -bits));
  return found;
}

/** @param {number} seat @param {number} play @param {number} card @param {number} led @param {boolean} wins */
function strikeKey(seat, play, card, led, wins) {
  return (((seat * 4 + play) * 32 + card) * 36 + led) * 2 + Number(wins);
}

/** @typedef {ReturnType<typeof positionOf>} Position */

/** Of these cards, with what is held to be normal. @param {Ending} ending @param {Normal} normal */
function positionOf(ending, normal) {
  const { trump, claimer, both } = ending;
  const order = [...ending.hands.flat(), ...ending.table].sort((one, other) => one - other);
  const bit = new Map(order.map((card, n) => [card, 1 << n]));
  const bitsOf = (/** @type {number[]} */ cards) => cards.reduce((bits, card) => bits | /** @type {number} */ (bit.get(card)), 0);
  const suitOf = order.map((card) => Math.floor(card / 13));
  const suits = [0, 1, 2, 3].map((suit) => bitsOf(order.filter((card) => Math.floor(card / 13) === suit)));
  const said = ending.said.filter((text) => text.length === 1 || order.includes(cardOf(text)))
    .map((text) => (text.length > 1 ? 4 + order.indexOf(cardOf(text)) : text === "t" ? -1 : SUIT_LETTERS.indexOf(text)));
  const struck = normal.strikes.filter(({ card, led }) => bit.has(card) && (led < 0 || bit.has(led)));
  const inStrikes = normal.strikes.flatMap(({ card, led }) => [card, led]).filter((card) => bit.has(card));
  return {
    order, suitOf, suits, trump, claimer, both, said, normal,
    above: order.map((_, n) => suits[suitOf[n]] & ~((2 << n) - 1)),
    trumps: trump < 0 ? 0 : suits[trump],
    struck: TRAITS.reduce((bits, name, n) => bits | (normal.struck.includes(name) ? 1 << n : 0), 0),
    strikes: new Set(struck.map(({ seat, card, play, led, wins }) => strikeKey(seat, PLAYS.indexOf(play), order.indexOf(card), led < 0 ? 31 - led : order.indexOf(led), wins))),
    /** Cards that are not as good as others, since somebody has named them. */
    named: bitsOf(inStrikes) | said.reduce((bits, one) => (one >= 4 ? bits | (1 << (one - 4)) : bits), 0),
    hands: ending.hands.map(bitsOf),
    /** The trick that is played. */
    table: ending.table.map((card) => order.indexOf(card)),
    leader: ending.leader,
    known: ending.known.reduce((bits, suit) => bits | (1 << suit), 0),
  };
}

/** @param {Position} at */
function turn(at) {
  return (at.leader + at.table.length) & 3;
}

/** Tricks that have not been won, the one on the table with them. @param {Position} at */
function left(at) {
  return count(at.hands[(at.leader + 3) & 3]);
}

/** @param {Position} at @param {number} seat */
function controls(at, seat) {
  return seat === at.claimer || (at.both && ((seat ^ at.claimer) & 1) === 0);
}

/** The place of the card that wins. @param {Position} at @param {number[]} cards */
function winner(at, cards) {
  let best = 0;
  for (let n = 1; n < cards.length; n++) if (at.above[cards[best]] & (1 << cards[n]) || (at.suitOf[cards[n]] === at.trump && at.suitOf[cards[best]] !== at.trump)) best = n;
  return best;
}

/** @param {Position} at @param {number} card @param {number} against */
function levelOf(at, card, against) {
  return count(against & at.above[card]);
}

/** Those of these cards that are so. @param {number} cards @param {(card: number) => boolean} so */
function those(cards, so) {
  let found = 0;
  for (; cards; cards &= cards - 1) if (so(31 - Math.clz32(cards & -cards))) found |= cards & -cards;
  return found;
}

/** @param {Position} at @param {number} cards @param {number} against @param {number} level */
function ofLevel(at, cards, against, level) {
  return those(cards, (card) => levelOf(at, card, against) <= level);
}

/** @param {Position} at @param {number} card @param {number} best */
function beats(at, card, best) {
  return (at.above[at.table[best]] & (1 << card)) !== 0 || (at.suitOf[card] === at.trump && at.suitOf[at.table[best]] !== at.trump);
}

/** Cards that follow the rules of play, as bits; of cards that are as good as each other, one. @param {Position} at @param {number} seat */
function plays(at, seat) {
  const hand = at.hands[seat];
  const led = at.table.length ? hand & at.suits[at.suitOf[at.table[0]]] : 0;
  return led || hand;
}

/** @param {Position} at @param {number} cards @param {number} seat */
function distinct(at, cards, seat) {
  const present = at.table.reduce((bits, card) => bits | (1 << card), at.hands[0] | at.hands[1] | at.hands[2] | at.hands[3]);
  return those(cards, (card) => {
    const higher = present & at.above[card];
    const next = higher & -higher;
    return !(next & at.hands[seat] & cards) || ((next | (1 << card)) & at.named) !== 0;
  });
}

/** @param {Position} at */
function mateWinning(at) {
  return at.table.length >= 2 && winner(at, at.table) === at.table.length - 2;
}

/** @param {Position} at @param {number} card */
function play(at, card) {
  const seat = turn(at);
  const undo = { leader: at.leader, known: at.known, table: at.table, won: 0, seat, card };
  at.hands[seat] &= ~(1 << card);
  at.table = [...at.table, card];
  const led = at.suitOf[at.table[0]];
  if ((seat ^ at.claimer) & 1 && at.suitOf[card] !== led) at.known |= 1 << led;
  if (at.table.length === 4) {
    at.leader = (at.leader + winner(at, at.table)) & 3;
    undo.won = (at.leader ^ at.claimer) & 1 ? 0 : 1;
    at.table = [];
  }
  return undo;
}

/** @param {Position} at @param {ReturnType<typeof play>} undo */
function back(at, undo) {
  at.hands[undo.seat] |= 1 << undo.card;
  Object.assign(at, { leader: undo.leader, known: undo.known, table: undo.table });
}
