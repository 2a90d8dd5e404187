/* Results: picked, written in an address, or pasted; scored by the tables that the page carries. */

/**
 * @typedef {{level: number, suit: string, doubled: number, seat: string, tricks: number}} Result
 * @typedef {"none" | "ns" | "ew" | "all"} Zone
 */

const PASTED = /([1-7]) *(ut|nt|[krhsu♣♦♥♠]) *(rd|xx|d|x)? +([nøosv]) +(\d{1,2})(?!\d)|pas|[-+−–]?\d+/gi;

/** Points to North-South; null is a board that all passed. @param {Contracts} tables @param {Result | null} result @param {Zone} zone */
function scoreOf(tables, result, zone) {
  if (!result) return 0;
  const northSouth = "NS".includes(result.seat);
  const vulnerable = zone === "all" || zone === (northSouth ? "ns" : "ew");
  const points = pointsOf(tables, result.level, result.suit, result.doubled + (vulnerable ? 3 : 0), result.tricks);
  return northSouth ? points : -points;
}

/** `4♥D S 10`. @param {Result | null} result */
function resultText(result) {
  if (!result) return "pas";
  const doubled = ["", "D", "RD"][result.doubled];
  const suit = SUITS[result.suit]?.[0] || "ut";
  return `${result.level}${suit}${doubled} ${result.seat.replace("O", "Ø")} ${result.tricks}`;
}

/** Points to North-South at every table of a text: numbers, contracts or both. @param {Contracts} tables @param {string} text @param {Zone} zone @returns {number[]} */
function pastedScores(tables, text, zone) {
  const strange = text.replace(PASTED, " ").replace(/[\s,;|]+/g, " ").trim();
  if (strange) throw new Mistyped(`Ved de andre borde kan »${strange}« ikke læses. Skriv point til N-S eller fx 4♥ S 10.`);
  return [...text.matchAll(PASTED)].map(([found, level, suit, doubled, seat, tricks]) => {
    if (!level) return /^pas$/i.test(found) ? 0 : Number(found.replace(/[−–]/, "-"));
    if (Number(tricks) > 13) throw new Mistyped(`Der er 13 stik i et spil, ikke ${tricks}.`);
    const letter = Object.keys(SUITS).find((one) => SUITS[one][0] === suit) || suit[0].toLowerCase().replace("n", "u");
    const times = { d: 1, x: 1, rd: 2, xx: 2 }[(doubled || "").toLowerCase()] || 0;
    const place = seat.toUpperCase().replace("Ø", "O");
    return scoreOf(tables, { level: Number(level), suit: letter, doubled: times, seat: place, tricks: Number(tricks) }, zone);
  });
}
