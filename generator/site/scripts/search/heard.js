// @ts-check
/* What a sentence says: the situations it names, the likeliest first, and the answers it states.

The phrases decide; the casebook's stories weigh between situations. An answer is taken only if a
phrase says it and none says another.

Uses spoken: speech. */

/** How much the words of a situation's stories weigh beside its phrases. */
const STORIES = 0.2;
/** How much a phrase weighs that says an answer, beside one that names the situation. */
const ANSWERS = 0.6;
/** How much the phrases weigh after the best. */
const OTHERS = 0.3;
const OTHERS_MOST = 3;
/** The least that must be said before a situation is named. */
const LEAST = 1.7;
const AFTER = { lho: 1, partner: 2, rho: 3 };
const SEATS_ROUND = "NØSV";

/** @param {SearchIndex} index @param {(word: string) => string} mended */
function hearing(index, mended) {
  const { said, stories } = index.heard;
  const { clausesOf } = speech(index);
  const weights = wordWeights();

  /** A word that few situations' phrases have says more. */
  function wordWeights() {
    /** @type {Map<string, Set<number>>} */
    const where = new Map();
    said.forEach(([, , , phrases], n) => {
      for (const word of phrases.flat(2).flatMap((ways) => ways.split("/"))) {
        const there = where.get(word) || new Set();
        where.set(word, there.add(n));
      }
    });
    return new Map([...where].map(([word, there]) => [word, Math.log(1 + said.length / there.size)]));
  }

  /** @param {string} ways @param {Word} word */
  function isWord(ways, word) {
    return ways.split("/").find((way) => {
      if (way.endsWith("*")) return word.word.startsWith(way.slice(0, -1));
      return way === word.stem || way === word.word || word.kinds.includes(way);
    });
  }

  /**
   * Where a phrase stands, if it does: each part in a clause, no part before the one before it.
   * @param {string[][]} phrase @param {Clause[]} clauses @returns {Met | undefined}
   */
  function met(phrase, clauses) {
    /** @type {Met} */
    const found = { at: -1, score: 0, words: new Set(), denied: false, seats: [] };
    let from = 0;
    for (const part of phrase) {
      let there = -1;
      for (let n = from; n < clauses.length && there < 0; n += 1) {
        const used = partMet(part, clauses[n], found.words);
        if (!used) continue;
        there = n;
        const named = part.some((ways) => /^(?:ikke|ingen|intet|uden)(?:\/|$)/.test(ways));
        if (clauses[n].not && !named) found.denied = true;
        used.forEach(([word, way]) => {
          found.words.add(word);
          found.score += weights.get(way) || 1;
          if (word.seat) found.seats.push(word.seat);
        });
      }
      if (there < 0) return undefined;
      if (found.at < 0) found.at = there;
      from = there;
    }
    return found;
  }

  /** @param {string[]} part @param {Clause} clause @param {Set<Word>} before @returns {[Word, string][] | undefined} */
  function partMet(part, clause, before) {
    /** @type {[Word, string][]} */
    const used = [];
    for (const ways of part) {
      const free = clause.words.filter((word) => !before.has(word) && used.every(([one]) => one !== word));
      const word = free.find((one) => isWord(ways, one));
      if (!word) return undefined;
      used.push([word, isWord(ways, word) || ""]);
    }
    return used;
  }

  /** The best of some phrases. @param {string[][][]} phrases @param {Clause[]} clauses */
  function metOf(phrases, clauses) {
    return phrases.flatMap((phrase) => met(phrase, clauses) || []).sort((a, b) => b.score - a.score);
  }

  /** @param {Clause[]} clauses */
  function storyWeights(clauses) {
    const sum = new Array(said.length).fill(0);
    const words = new Set(clauses.flatMap(({ words }) => words.map(({ stem }) => stem)));
    for (const word of words) {
      const told = Object.hasOwn(stories, word) ? stories[word] : [];
      for (let n = 0; n < told.length; n += 2) sum[told[n]] += told[n + 1] / 8;
    }
    return sum;
  }

  /** @param {string} typed @returns {HeardOf[]} */
  return function hear(typed) {
    const clauses = clausesOf(typed, mended);
    const told = storyWeights(clauses);
    return said
      .map(([rule, page, role, phrases, facts, beside], n) => {
        const named = metOf(phrases, clauses);
        const answers = facts.map(([fact, ways]) => ({
          fact,
          ways: ways.map(([answer, phrases]) => ({ answer, met: metOf(phrases, clauses) })).filter(({ met }) => met.length),
        }));
        const by = answers.flatMap(({ ways }) => ways.flatMap(({ met }) => met.filter(({ denied }) => !denied)));
        const scores = [...named.map(({ score }) => score), ...by.map(({ score }) => score * ANSWERS)].sort((a, b) => b - a);
        const [best = 0, ...rest] = scores;
        const sure = named[0]?.score || 0;
        const score = best + OTHERS * rest.slice(0, OTHERS_MOST).reduce((sum, one) => sum + one, 0) + STORIES * told[n];
        return { rule, page, role, score, sure, named: named[0], answers, beside };
      })
      .filter(({ sure }) => sure >= LEAST)
      .sort((a, b) => b.score - a.score)
      .map(({ rule, page, role, score, named, answers, beside }) => {
        const place = role ? placeOf(clauses, named?.at ?? 0) : undefined;
        const seat = place?.seat || "";
        const taken = [...answers.flatMap(decided), ...(role === "offender" && place ? besides(beside, clauses, place) : [])];
        return { rule, page, score, seat, answers: taken };
      });
  };

  /** The answer to a question that one phrase says and none contradicts. @returns {TakenAnswer[]} */
  function decided(/** @type {{fact: string, ways: {answer: string, met: Met[]}[]}} */ { fact, ways }) {
    const clear = ways
      .map(({ answer, met }) => ({ answer, met: met.find(({ denied }) => !denied) }))
      .flatMap(({ answer, met }) => (met ? [{ answer, met }] : []));
    const whole = clear.filter(({ met }) => !clear.some((other) => other.met !== met && within(met, other.met)));
    if (whole.length !== 1) return [];
    return [{ fact, answer: whole[0].answer, score: whole[0].met.score }];
  }

  /** Whether all of a phrase's words are among another's that has more. @param {Met} one @param {Met} other */
  function within(one, other) {
    return other.words.size > one.words.size && [...one.words].every((word) => other.words.has(word));
  }

  /** Who did it: the seat of the clause that names the situation, or of the nearest before it. */
  function placeOf(/** @type {Clause[]} */ clauses, /** @type {number} */ at) {
    for (let n = at; n >= 0; n -= 1) {
      const told = clauses[n].words.findIndex(({ word }) => word === "at");
      const named = clauses[n].words.filter(({ seat, genitive }, place) => seat && !genitive && (told < 0 || place < told));
      if (!named.length) continue;
      const others = clauses.some(({ words }, place) => place !== n && same(words, clauses[n].words) && words.some(({ seat }) => seat && seat !== named[0].seat));
      if (others) return undefined;
      const alone = n > 0 && clauses[n - 1].words.length === 1 && clauses[n - 1].words[0].seat;
      if (alone) return undefined;
      return { seat: named[0].seat, at: n };
    }
    return undefined;
  }

  /** Whether two clauses say that somebody did the same. @param {Word[]} one @param {Word[]} other */
  function same(one, other) {
    const plain = (/** @type {Word[]} */ words) => words.filter(({ seat }) => !seat).map(({ stem }) => stem);
    const did = plain(other).filter((word) => word.length > 3);
    return did.length > 0 && did.every((word) => plain(one).includes(word));
  }

  /** What another seat says. @param {SaidOf[5]} beside @param {Clause[]} clauses @param {{seat: string, at: number}} place @returns {TakenAnswer[]} */
  function besides(beside, clauses, place) {
    return beside.flatMap(([fact, phrases, byRole]) => {
      for (const { seats, score, at } of metOf(phrases, clauses)) {
        const other = seats.find((one) => one !== place.seat);
        const late = phrases.flat(2).includes("MELDER") || "PASSED" in byRole;
        if (!other || (late && at <= place.at)) continue;
        const turns = (SEATS_ROUND.indexOf(other) - SEATS_ROUND.indexOf(place.seat) + 4) % 4;
        const role = Object.entries(AFTER).find(([, after]) => after === turns)?.[0] || "";
        if (byRole[role]) return [{ fact, answer: byRole[role], score }];
      }
      return [];
    });
  }
}
