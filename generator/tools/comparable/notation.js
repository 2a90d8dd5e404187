/* Hand types as text, in the notation of rules_src/bridge/hands.py, 5-10 h6+ / 5-10 s6+, and in
  words. */

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
  const each = types.map(({ points, lengths, balanced }) => {
    const parts = lengths.map((span, n) => spanText(span, 13, SUIT_LETTERS[n]));
    const shape = balanced === null ? "" : balanced ? "bal" : "unbal";
    return [spanText(points, MOST_POINTS, ""), shape, ...parts].filter(Boolean).join(" ") || "alle";
  });
  return each.join(" / ");
}

/** @param {Span} span @param {number} top @param {string} suit */
function spanText([low, high], top, suit) {
  if (low === 0 && high === top) return "";
  if (low === high) return suit + low;
  if (high === top) return `${suit}${low}+`;
  return low ? `${suit}${low}-${high}` : `${suit}-${high}`;
}

/** @param {HandType[]} types */
function inWords(types) {
  const each = types.map(({ points, lengths, balanced }) => {
    const suits = lengths.map((span, n) => limits(span, 13, Object.values(SUITS)[n][2]));
    const shape = balanced === null ? "" : balanced ? "jævn" : "ikke jævn";
    return [limits(points, MOST_POINTS, "point"), shape, ...suits].filter(Boolean).join(", ") || "alle hænder";
  });
  return each.join(", eller ");
}

/** @param {Span} span @param {number} top @param {string} what */
function limits([low, high], top, what) {
  if (low === 0 && high === top) return "";
  if (low === high) return `${low} ${what}`;
  if (high === top) return `mindst ${low} ${what}`;
  return low ? `${low}–${high} ${what}` : `højst ${high} ${what}`;
}

/** What keeps hands out: `8–11 point (for få)`. @param {Gap} gap */
function gapInWords({ reasons, extremes }) {
  const each = reasons.map((reason, n) => {
    if (reason === "bal") return "ikke jævn";
    if (reason === "unbal") return "jævn";
    const [low, high] = extremes[n];
    const name = reason[0] === "p" ? "point" : SUITS[reason[0]][2];
    const seen = low === high ? `${low}` : `${low}–${high}`;
    return `${seen} ${name} (for ${reason[1] === "-" ? "få" : "mange"})`;
  });
  return each.join(" og ");
}

/** A share of hands; what is not nothing is not written as nothing. @param {number} hands @param {number} whole */
function share(hands, whole) {
  if (hands === 0) return "0 %";
  if (hands === whole) return "100 %";
  const percent = (100 * hands) / whole;
  if (percent < 0.1) return "under 0,1 %";
  if (percent > 99.9) return "over 99,9 %";
  return `${percent.toFixed(1).replace(".", ",")} %`;
}
