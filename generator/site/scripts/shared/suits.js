/* Suits: how they are written, shown and said. */

/** By letter, from the highest. @type {Record<string, [sign: string, look: string, name: string]>} */
const SUITS = { s: ["♠", "s", "spar"], h: ["♥", "h", "hjerter"], r: ["♦", "d", "ruder"], k: ["♣", "c", "klør"] };
const SUIT_LETTERS = "shrk";

/** A sign with its name for a screen reader. */
function suitSign(/** @type {string} */ letter) {
  const [sign, look, name] = SUITS[letter];
  return h("span.suit." + look, { role: "img", "aria-label": name }, sign);
}

/** A suit by itself as a sign with its name; another text as it is. */
function suited(/** @type {string} */ text) {
  const letter = Object.keys(SUITS).find((one) => SUITS[one][0] === text);
  return letter ? suitSign(letter) : text;
}
