// @ts-check
/* Hand types as text, in the notation of rules_src/bridge/hands.py: 5-10 h6+ / 5-10 s6+

Part 2 of 4 of the comparison of calls. */

/** @returns {HandType} */
function anyHand() {
  return { points: [0, MOST_POINTS], lengths: [[0, 13], [0, 13], [0, 13], [0, 13]], balanced: null };
}

/** The types, or none where the text says something else. @param {string} text @returns {HandType[]} */
function typesOf(text) {
  const types = text.split("/").map(typeOf);
  return text.trim() && types.every(Boolean) ? /** @type {HandType[]} */ (types) : [];
}

/** @param {string} text @returns {HandType | null} */
function typeOf(text) {
  const type = anyHand();
  for (const token of text.trim().split(/[\s.]+/).filter(Boolean)) {
    const match = /^([shrk]?)(\d*)([-+]?)(\d*)$/.exec(token);
    if (token === "bal" || token === "unbal") type.balanced = token === "bal";
    else if (!match || !(match[2] || match[4]) || (match[3] === "+" && match[4])) {
      if (token !== "alle") return null;
    } else {
      const [, suit, low, sign, high] = match;
      const top = suit ? 13 : MOST_POINTS;
      const least = Math.min(Number(low || 0), top);
      /** @type {Span} */
      const span = [least, high ? Math.min(Number(high), top) : sign ? top : least];
      if (suit) type.lengths[SUIT_LETTERS.indexOf(suit)] = span;
      else type.points = span;
    }
  }
  return type;
}

/** @param {HandType[]} types */
function textOf(types) {
  return types.map(textOfType).join(" / ");
}

/** @param {HandType} type */
function textOfType({ points, lengths, balanced }) {
  const parts = lengths.map((span, n) => spanText(span, 13, SUIT_LETTERS[n]));
  const shape = balanced === null ? "" : balanced ? "bal" : "unbal";
  return [spanText(points, MOST_POINTS, ""), shape, ...parts].filter(Boolean).join(" ") || "alle";
}

/** @param {Span} span @param {number} top @param {string} suit */
function spanText([low, high], top, suit) {
  if (low === 0 && high === top) return "";
  if (low === high) return suit + low;
  if (high === top) return `${suit}${low}+`;
  return low ? `${suit}${low}-${high}` : `${suit}-${high}`;
}
