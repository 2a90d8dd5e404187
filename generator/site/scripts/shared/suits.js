// @ts-check
/* Suits that a screen reader names. Shared: scripts/__init__.py names who uses it. Uses elements: h. */

/** @type {Record<string, string[]>} */
const SUITS = { "♠": ["s", "spar"], "♥": ["h", "hjerter"], "♦": ["d", "ruder"], "♣": ["c", "klør"] };

/** A suit by itself as a sign with its name; another text as it is. */
function suited(/** @type {string} */ text) {
  const suit = SUITS[text];
  return suit ? h("span.suit." + suit[0], { role: "img", "aria-label": suit[1] }, text) : text;
}
