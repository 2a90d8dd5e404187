/* The situations that a sentence may tell of, as `generator/site/search/learned.py` has learned
  them: what is looked at in a sentence, and what each of that weighs. */

const LEVEL = 5;
const HIGHEST_BID = 7;
const COUNTED_FROM = 11;
const COUNTED_TO = 15;
const GROUP_OF = 5;
const LONGEST_WHOLE = 4;
const FIRST_SIGN = 48;

/** @param {SearchIndex} index @param {LearnedIndex} learned */
function learning(index, { places, features, weights, unit, most, nothing, spoken }) {
  const { words, stem } = letters(index);
  const { strains, levels } = spoken;
  const [seats, ranks, bidding, over, meant] = [spoken.seats, spoken.ranks, spoken.bidding, spoken.over, spoken.meant].map((ways) => new Set(ways));
  const bidInOne = new RegExp(spoken.bidInOne);
  const rows = weights.split("\n");
  const known = new Map(features.split("\n").map((feature, n) => [feature, rows[n]]));

  /** @param {string} word */
  function isStrain(word) {
    return word.length > 1 && Object.hasOwn(strains, word);
  }

  /** How high a bid is, five to a level and 0 if it is none; and how many words it takes. @param {string} word @param {string} following @param {string} before */
  function bidOf(word, following, before) {
    const [, level, strain] = bidInOne.exec(word) || [];
    if (level) return { bid: Number(level) * LEVEL + strains[strain], taken: 1 };
    const named = bidding.has(before) ? levels.indexOf(word) + 1 : 0;
    const isBid = isStrain(following) && (named || /^\d+$/.test(word));
    return isBid ? { bid: (named || Number(word)) * LEVEL + strains[following], taken: 2 } : { bid: 0, taken: 1 };
  }

  /** @param {string} word */
  function signOf(word) {
    if (seats.has(word)) return "P";
    if (word.length > 2 && word.endsWith("s") && seats.has(word.slice(0, -1))) return "E";
    if (word.length > 1 && "♣♦♥♠".includes(word[0])) return "C";
    if (isStrain(word)) return "F";
    return /^\d+$/.test(word) && !(Number(word) >= COUNTED_FROM && Number(word) <= COUNTED_TO) ? "T" : word;
  }

  /** The words, with signs in place of seats, calls and cards; and whether a bid is too low. @param {string} text */
  function tokens(text) {
    /** @type {string[]} */
    const found = [];
    /** @type {{ bid: number, from: number }[]} */
    const bids = [];
    const said = words(text);
    for (let at = 0; at < said.length; ) {
      const [word, following = ""] = said.slice(at, at + 2);
      const { bid, taken } = bidOf(word, following, found.at(-1) || "");
      const isCard = !bid && isStrain(word) && ranks.has(following);
      found.push(bid ? (bid < LEVEL * (HIGHEST_BID + 1) ? "B" : "Z") : isCard ? "C" : signOf(word));
      if (bid) bids.push({ bid, from: found.length });
      at += isCard ? 2 : taken;
    }
    const low = bids.slice(1).some((later, n) => isLow(found.slice(bids[n].from, later.from - 1), bids[n].bid, later.bid));
    return { found, low };
  }

  /** Whether the later of two bids is no higher; »over« names the later first. @param {string[]} between @param {number} one @param {number} other */
  function isLow(between, one, other) {
    if (between.some((word) => meant.has(word))) return false;
    return between.some((word) => over.has(word)) ? one <= other : other <= one;
  }

  /** What is looked at in a sentence, each once. @param {string} text */
  function featuresOf(text) {
    const { found, low } = tokens(text);
    const stems = found.map((word) => (/^[A-Z]$/.test(word) ? word : stem(word)));
    const each = new Set(low ? [...stems, "L"] : stems);
    ["<", ...stems].forEach((word, n) => each.add(`${word} ${[...stems, ">"][n]}`));
    for (const word of found.filter(({ length }) => length > LONGEST_WHOLE)) {
      const whole = `<${word}>`;
      for (let n = 0; n + GROUP_OF <= whole.length; n += 1) each.add("#" + whole.slice(n, n + GROUP_OF));
    }
    return each;
  }

  /** How much a sentence speaks for each place. @param {string} text */
  function scores(text) {
    const each = featuresOf(text);
    const sums = new Array(places.length).fill(0);
    for (const feature of each) {
      const row = known.get(feature) || "";
      for (let n = 0; n < row.length; n += 2) sums[row.charCodeAt(n) - FIRST_SIGN] += row.charCodeAt(n + 1) - FIRST_SIGN - most;
    }
    const share = 1 / Math.sqrt(each.size || 1);
    return sums.map((sum) => sum * share);
  }

  /** The situations, the likeliest first; and whether the sentence is likelier to tell of none of them. @param {string} text @returns {LearnedFound} */
  function heardIn(text) {
    const scored = scores(text);
    const high = Math.max(...scored);
    const powers = scored.map((score) => Math.exp((score - high) * unit));
    const whole = powers.reduce((sum, power) => sum + power, 0);
    const situations = places.map((place, n) => ({ place, share: powers[n] / whole })).slice(0, -1);
    situations.sort((a, b) => b.share - a.share);
    const none = (powers.at(-1) || 0) / whole;
    return { situations, strange: none * nothing.margin >= situations[0].share || situations[0].share < nothing.least };
  }

  /** Whether an example has the word. @param {string} word */
  function isKnown(word) {
    return known.has(stem(word));
  }

  return { heardIn, isKnown, scores };
}
