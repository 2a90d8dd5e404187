/* How people name seats, calls and cards, as `rules_src/bridge/spoken.py` has it: a sentence as
  clauses of words. */

const LONGEST = 600;
const LONGEST_SAYING = 4;
const HIGHEST = 7;
const DENOMINATIONS = ["♣", "♦", "♥", "♠", "ut"];
const HONOURS = "10ekdb";
const SEATS_ROUND = "NØSV";

/** @param {SearchIndex} index */
function speech(index) {
  const { seats, suits, ranks, notrump, bidding, levels, numbers, sayings, clauses, not, over, turn, meant, earlier, sooner, no_cards, unsaid } = index.heard.spoken;
  const { folded, stem, words } = letters(index);
  const either = (/** @type {string[]} */ ways) => `(?:${ways.map((way) => way.replaceAll(".", "\\.")).join("|")})`;
  const alone = (/** @type {string} */ pattern) => new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, "gu");
  const suit = either(Object.keys(suits));
  const call = alone(`([1-9]|1\\d) ?-?(${suit}|${either(notrump)})`);
  const spelt = alone(`(${either(bidding)}) (${either(levels)}) (${suit}|${either(notrump)})`);
  const card = alone(`(${suit}) ?-?(${either(ranks)})`);
  const said = new Map(sayings);
  const before = alone(either(sooner));
  const begins = new Set(clauses);
  const negations = new Set(not);

  /** `1h`, `1 hjerter` and `bød en hjerter` as `1♥`, `3nt` as `3ut`, `rK` and `ruder konge` as `♦k`; some words are no cards. @param {string} typed */
  function inSigns(typed) {
    return typed
      .replace(spelt, (_, before, level, what) => `${before} ${levels.indexOf(level) + 1} ${what}`)
      .replace(call, (_, level, what) => level + (notrump.includes(what) ? "ut" : SUITS[suits[what]][0]))
      .replace(card, (same, of, rank) => {
        if (no_cards.includes(same)) return same;
        return SUITS[suits[of]][0] + rank.replace(/kn|bo/, "b").replace(/^([ekdb]).*/, "$1");
      });
  }

  /** The words of a clause, with one in place of several that mean the same. @param {string[]} found */
  function joined(found) {
    const made = [];
    for (let from = 0; from < found.length; ) {
      let many = Math.min(LONGEST_SAYING, found.length - from);
      while (many > 1 && !said.has(found.slice(from, from + many).join(" "))) many -= 1;
      made.push(said.get(found.slice(from, from + many).join(" ")) || found[from]);
      from += many;
    }
    return made;
  }

  /** @param {string} word @returns {Word} */
  function read(word) {
    const kinds = [];
    const genitive = !Object.hasOwn(seats, word) && word.length > 2 && word.endsWith("s");
    const named = genitive ? word.slice(0, -1) : word;
    const seat = Object.hasOwn(seats, named) ? seats[named] : "";
    if (seat) kinds.push("PLADS", ...(genitive ? ["EJER"] : []));
    const [, level, what] = /^(\d+)([♠♥♦♣]|ut)$/.exec(word) || [];
    if (what) kinds.push("MELDING", ...(Number(level) > HIGHEST ? ["OVERSYV"] : ["BUD", "UVIST"]));
    const [, of, rank] = /^([♠♥♦♣])(10|[2-9ekdb])$/.exec(word) || [];
    if (of) kinds.push("KORT", HONOURS.includes(rank) ? "HONNØR" : "SMÅT");
    if (Object.hasOwn(suits, word) && word.length > 1) kinds.push("FARVE");
    if (numbers.includes(word) || /^\d+$/.test(word)) kinds.push("TAL");
    const bid = what && kinds.includes("BUD") ? Number(level) * 5 + DENOMINATIONS.indexOf(what) : 0;
    return { word, stem: stem(word), kinds, seat, genitive, bid };
  }

  /** @param {string} typed @param {(word: string) => string} mended @returns {Clause[]} */
  function clausesOf(typed, mended) {
    const text = inSigns(typed.slice(0, LONGEST).toLowerCase().normalize("NFC").replace(/\bselv om\b/g, "selvom").replace(/\b(eneste|ingen|intet|nogen), (?=der |som )/g, "$1 ").replace(before, earlier));
    const parts = text.split(/[,;:!?()«»"\n–]+|(?<!\d)\.(?=\s|$)/);
    /** @type {Clause[]} */
    const made = [];
    for (const part of parts) {
      let within = [];
      for (const word of joined(words(part).filter((one) => !unsaid.includes(one)).map(mended))) {
        if (begins.has(word) && within.length) {
          made.push(clause(within));
          within = [];
        }
        within.push(word);
      }
      if (within.length) made.push(clause(within));
    }
    return compared(made);
  }

  /** A bid is too low, or certainly higher, than one it was made over or that another seat made before; not where a call was out of turn and may be cancelled. @param {Clause[]} made */
  function compared(made) {
    if (made.some(({ words }) => words.some(({ stem }) => turn.includes(stem)))) return made;
    /** @type {Word | undefined} */
    let previous;
    /** @type {Word | undefined} */
    let highest;
    let last = "";
    for (const { words } of made) {
      if (words.some(({ word }) => meant.includes(word))) continue;
      let by = "";
      let above = words.length;
      for (const [n, word] of words.entries()) {
        if (word.seat && !word.genitive) by ||= word.seat;
        if (over.includes(word.word)) above = Math.min(above, n);
        if (!word.bid) continue;
        if (above < n && previous) compare(previous, word);
        else if (highest && by && last && by !== last) compare(word, highest);
        if (!highest || word.bid > highest.bid) highest = word;
        [previous, last, above] = [word, by || last, words.length];
      }
    }
    return made;
  }

  /** @param {Word} later @param {Word} earlier */
  function compare(later, earlier) {
    if (later.bid <= earlier.bid) later.kinds.push("FORLAVT");
    else for (const one of [later, earlier]) one.kinds = one.kinds.filter((kind) => kind !== "UVIST");
  }

  /** »nords makker« is South. @param {string[]} found @returns {Clause} */
  function clause(found) {
    const made = found.map(read).flatMap((word, n, all) => {
      const [before, after] = [all[n - 1], all[n + 1]];
      if (word.word === "makker" && before?.seat && before.genitive) return [];
      if (!word.seat || !word.genitive || after?.word !== "makker") return word;
      return { ...word, kinds: ["PLADS"], genitive: false, seat: SEATS_ROUND[(SEATS_ROUND.indexOf(word.seat) + 2) % 4] };
    });
    return { words: made, not: made.filter(({ stem }) => negations.has(stem)).length };
  }

  return { clausesOf, folded, inSigns };
}
