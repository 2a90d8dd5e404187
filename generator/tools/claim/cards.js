/* Cards of the last tricks: as numbers, as an address has them, and as they are read. */

/** The names of the hands in an address, by seat. */
const HANDS = ["nord", "oest", "syd", "vest"];
const RANK_LETTERS = "23456789TBDKE";
/** Cards on each hand of the claim board. */
const MOST = 8;

/** @param {number} card @returns {Child[]} */
function cardShown(card) {
  return [suitSign(SUIT_LETTERS[Math.floor(card / 13)]), rankOf(card)];
}

/** @param {string} text */
function cardOf(text) {
  return SUIT_LETTERS.indexOf(text[0]) * 13 + RANK_LETTERS.indexOf(text[1]);
}

/** @param {number} card */
function rankOf(card) {
  return RANK_LETTERS[card % 13].replace("T", "10");
}

/** @param {number} card */
function spokenCard(card) {
  return `${SUITS[SUIT_LETTERS[Math.floor(card / 13)]][2]} ${rankOf(card)}`;
}

/** @param {number} card */
function codeOf(card) {
  return SUIT_LETTERS[Math.floor(card / 13)] + RANK_LETTERS[card % 13];
}

/** @param {string} text */
function isCard(text) {
  return text.length === 2 && SUIT_LETTERS.includes(text[0]) && RANK_LETTERS.includes(text[1]);
}

/** The place of the card that wins a trick. @param {number[]} cards @param {number} trump -1 for none */
function winningPlace(cards, trump) {
  const suit = (/** @type {number} */ card) => Math.floor(card / 13);
  return cards.reduce((best, card, n) => {
    const ahead = suit(card) === suit(cards[best]) ? card > cards[best] : suit(card) === trump;
    return ahead ? n : best;
  }, 0);
}

/** `sEK.r2` @param {string} text */
function handOf(text) {
  return text.split(".").flatMap((part) => [...part.slice(1)].map((rank) => part[0] + rank)).filter(isCard).map(cardOf);
}

/** A hand by suit, the highest card of each first. @param {number[]} cards */
function suitsOf(cards) {
  return [0, 1, 2, 3].map((suit) => cards.filter((card) => Math.floor(card / 13) === suit).sort((one, other) => other - one));
}

/** @param {number[]} cards */
function handText(cards) {
  return suitsOf(cards).filter((held) => held.length)
    .map((held) => codeOf(held[0])[0] + held.map((card) => RANK_LETTERS[card % 13]).join("")).join(".");
}

/** @param {string} [codes] */
function cardsOf(codes) {
  return (codes || "").match(/[shrk][2-9TBDKE]/g)?.map(cardOf) || [];
}
