/* Words as the index has them: what `generator/site/search/letters.py` does to a text is done to a
  query. */

const WORD = /[♠♥♦♣]?[a-z0-9]+(?:[♠♥♦♣](?![a-z0-9]))?|[♠♥♦♣]/g;

/** @param {SearchIndex} index */
function letters({ letters: written, endings, rounds, mended, irregular }) {
  /** In small letters of the English alphabet. @param {string} text */
  function folded(text) {
    return written.reduce((made, [letter, instead]) => made.replaceAll(letter, instead), text.normalize("NFC").toLowerCase());
  }

  /** What a folded word has in common with its other forms; a card or a call is let be. @param {string} word */
  function stem(word) {
    if (!/^[a-z]+$/.test(word)) return word;
    for (const least of rounds) {
      const end = endings.find((one) => word.endsWith(one) && word.length - one.length >= least) || "";
      word = word.slice(0, word.length - end.length);
      if (word.length > 3 && word.at(-1) === word.at(-2)) word = word.slice(0, -1);
    }
    for (const [end, instead] of mended) {
      if (word.endsWith(end) && word.length > 4) word = word.slice(0, -end.length) + instead;
    }
    return Object.hasOwn(irregular, word) ? irregular[word] : word;
  }

  return { folded, stem, words: (/** @type {string} */ text) => folded(text).match(WORD) || [] };
}

/** How many letters are wrong, missing, too many or in each other's place, up to `most`. */
function mistakes(/** @type {string} */ one, /** @type {string} */ other, /** @type {number} */ most) {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = /** @type {number[]} */ ([]);
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      now[j] = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) now[j] = Math.min(now[j], before[j - 2] + 1);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[other.length];
}
