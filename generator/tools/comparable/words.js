// @ts-check
/* Hands and shares in Danish words.

Part 3 of 4 of the comparison of calls. Uses count: MOST_POINTS. */

/** @param {HandType[]} types */
function inWords(types) {
  return types.map(typeInWords).join(", eller ");
}

/** @param {HandType} type */
function typeInWords({ points, lengths, balanced }) {
  const suits = lengths.map((span, n) => limits(span, 13, Object.values(SUITS)[n][2]));
  const shape = balanced === null ? "" : balanced ? "jævn" : "ikke jævn";
  return [limits(points, MOST_POINTS, "point"), shape, ...suits].filter(Boolean).join(", ") || "alle hænder";
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
  return reasons.map((reason, n) => reasonInWords(reason, extremes[n])).join(" og ");
}

/** @param {string} reason @param {Span} span */
function reasonInWords(reason, [low, high]) {
  if (reason === "bal") return "ikke jævn";
  if (reason === "unbal") return "jævn";
  const name = reason[0] === "p" ? "point" : SUITS[reason[0]][2];
  const seen = low === high ? `${low}` : `${low}–${high}`;
  return `${seen} ${name} (for ${reason[1] === "-" ? "få" : "mange"})`;
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

/** @param {number} count */
function grouped(count) {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ".");
}
