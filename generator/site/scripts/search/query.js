/* What is typed as what is looked for: cards and calls as the pages write them, small words left
  out, English as Danish, a typing error mended. */

const LAW_WORD = /(?:§+|\b(?:paragraf|par|lov|law)\b\.?)\s*(?=\d)/g;
const LAW = /^(?:§+|paragraf|par\.?|lov|law)?\s*(\d{1,2})\s*([a-h]?)\s*(\d?)\s*\(?([a-h]?)\)?\s*\(?([ivx]*|[1-5])\)?$/;
/** @type {Record<string, string>} */
const ROMAN = { 1: "i", 2: "ii", 3: "iii", 4: "iv", 5: "v" };
const LONGEST_PHRASE = 6;
const LEAST_TO_MEND = 4;
const LEAST_FOR_TWO = 8;

/** The reference of the paragraph that is asked for, if one is: `§ 27 b1(a)` as `27B1a`, `30b1b2` as `30B1bii`. */
function lawAsked(/** @type {string} */ typed, /** @type {Record<string, string>} */ laws) {
  const [, law, letter, item, small, roman] = LAW.exec(typed.trim().toLowerCase()) || [];
  const whole = `${law}${(letter || "").toUpperCase()}${item}${small}${ROMAN[roman] || roman}`;
  return law && whole in laws ? whole : undefined;
}

/** @param {SearchIndex} index */
function queries(index) {
  const { folded, stem, words } = letters(index);
  const { inSigns } = speech(index);
  const terms = /** @type {{index: [string, object][]}} */ (index.index).index.map(([term]) => term);
  const known = new Set(terms);
  const small = new Set(index.small);
  const phrases = new Set(Object.keys(index.synonyms).flatMap((phrase) => phrase.split(" ")));
  /** @type {Map<string, string>} */
  const spelling = new Map();
  const spelt = index.spelt.split(" ").map((word) => ({ word, plain: folded(word) }));

  /** Whether a word stands in the index, or one that begins with it. @param {string} word */
  function met(word, last = false) {
    const found = stem(word);
    if (known.has(found) || phrases.has(found) || small.has(word)) return true;
    return last && word.length > 2 && terms.some((term) => term.startsWith(word));
  }

  /** Two words that are written as one, or a compound of two that stand by themselves. @param {string} word */
  function parts(word) {
    for (let place = word.length - 3; place > 2; place -= 1) {
      const [first, end] = [word.slice(0, place), stem(word.slice(place))];
      const begin = [first, first.replace(/s$/, "")].map(stem).find((one) => known.has(one));
      if (begin && known.has(end)) return [begin, end];
    }
    return [];
  }

  /** The word that is most likely meant by one that is not met. @param {string} word */
  function mended(word, last = false) {
    const right = met(word, last) || parts(word).length > 0;
    if (right || word.length < LEAST_TO_MEND || !/^[a-z]+$/.test(word)) return undefined;
    const most = word.length >= LEAST_FOR_TWO ? 2 : 1;
    for (let allowed = 1; allowed <= most; allowed += 1) {
      const found = spelt.find(({ plain }) => mistakes(word, plain, allowed) <= allowed);
      if (found) return found.word;
    }
    return undefined;
  }

  /** The words to look for in place of each that matters. @param {string[]} sought */
  function wanted(sought) {
    /** @type {Wanted[]} */
    const found = [];
    const add = (/** @type {string} */ term, /** @type {number} */ weight, prefix = false) => {
      const same = found.find((one) => one.term === term);
      if (!same) found.push({ term, weight, prefix });
      else same.weight = Math.max(same.weight, weight);
    };
    const bare = sought.map(stem);
    const foreign = new Set();
    for (let from = 0; from < bare.length; from += 1) {
      for (let many = Math.min(LONGEST_PHRASE, bare.length - from); many > 0; many -= 1) {
        const phrase = bare.slice(from, from + many).join(" ");
        if (!Object.hasOwn(index.synonyms, phrase)) continue;
        const meaning = index.synonyms[phrase];
        for (const term of meaning.split(" ")) add(term, 1);
        for (let n = from; n < from + many; n += 1) foreign.add(n);
        break;
      }
    }
    sought.forEach((word, n) => {
      const last = n === sought.length - 1;
      const weight = foreign.has(n) ? 0.4 : 1;
      add(bare[n], weight, bare[n].length > (last && n ? 2 : last ? 0 : 3));
      if (bare[n] !== word) add("=" + word, 0.5);
      if (last && bare[n] !== word) add(word, 0.5, true);
      if (!known.has(bare[n])) for (const part of parts(word)) add(part, 0.6);
    });
    bare.slice(1).forEach((_, n) => {
      const joined = stem(sought[n] + sought[n + 1]);
      if (known.has(joined)) add(joined, 1);
    });
    if (bare.length > 1) add(bare.join("_"), 1, true);
    return found;
  }

  /** A word of a sentence as it should be spelt; each is looked for once. @param {string} word */
  function rightly(word) {
    const before = spelling.get(word);
    const right = before ?? folded(mended(word) || word);
    if (before === undefined) spelling.set(word, right);
    return right;
  }

  /** @param {string} typed */
  function asked(typed) {
    const plain = inSigns(typed.toLowerCase()).replace(LAW_WORD, " ");
    const all = words(plain);
    /** @type {Map<string, string>} */
    const errors = new Map();
    const right = all.map((word, n) => {
      const meant = mended(word, n === all.length - 1);
      if (meant) errors.set(word, meant);
      return meant ? folded(meant) : word;
    });
    const sought = right.filter((word) => !small.has(word));
    const meant = errors.size ? typed.replace(/[\p{L}]+/gu, (word) => errors.get(folded(word)) || word) : "";
    const pieces = sought.flatMap(parts).map((term) => ({ term, weight: 0.3, prefix: false }));
    return { wanted: wanted(sought.length ? sought : right), pieces, meant, sought };
  }

  return { asked, rightly };
}
