// @ts-check
/* What a sentence says: the situations it names, the likeliest first, and the answers it states.

The phrases decide; the casebook's stories weigh between situations. An answer is taken only if a
phrase says it and none says another.

Uses spoken: speech, SEATS_ROUND. */

/** How much the words of a situation's stories weigh beside its phrases. */
const STORIES = 0.7;
/** How much a phrase weighs that says an answer, beside one that names the situation. */
const ANSWERS = 0.6;
/** How much the phrases weigh after the best. */
const OTHERS = 0.3;
const OTHERS_MOST = 3;
/** Without a phrase that names it, a situation is named by what answers some of its questions. */
const HINTS = 2;
const LEAST_HINTED = 6;
/** What names a situation nearly as well as the best must name the same seat. */
const AS_GOOD = 0.5;
/** The least that must be said before a situation is named. */
const LEAST = 1.7;
/** What the stories must weigh for a situation that no phrase names, in a sentence that speaks of the game. */
const LEAST_TOLD = 8;
/** Words of these kinds are said of the game alone. */
const GAME = ["PLADS", "MELDING", "KORT"];
/** How many words from what takes a seat back to the seat that is meant. */
const CORRECTED = 4;
const AFTER = { lho: 1, partner: 2, rho: 3 };
/** The words of a part that begins with it stand in its order. */
const IN_ORDER = "^";

/** @param {SearchIndex} index @param {(word: string) => string} mended */
function hearing(index, mended) {
  const { said, stories, spoken: { asking, around, moments, not, sayings, roles, aside, next, told: telling, own, being, either, corrects } } = index.heard;
  const { clausesOf, folded, stem } = speech(index);
  const negations = new Set(not);
  /** @type {Map<string, string[]>} */
  const split = new Map();
  /** @type {WeakMap<Clause[], Set<string>>} */
  const standing = new WeakMap();
  const having = waysHaving();
  const weights = wordWeights();

  /** Whether a phrase has the word, so that it is spelt as it should be. @param {string} word */
  function isSaid(word) {
    return weights.has(word) || weights.has(stem(word)) || sayings.some(([way]) => way.split(" ").includes(word));
  }

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
    const rare = new Map([...where].map(([word, there]) => [word, Math.log(1 + said.length / there.size)]));
    // a bid that may be too low is a bid, and says no more
    return rare.set("UVIST", rare.get("BUD") || 1);
  }

  /** The words of phrases by each of their ways. */
  function waysHaving() {
    const every = said.flatMap(([, , , named, facts, beside]) => [named, facts.map(([, ways]) => ways.map(([, phrases]) => phrases)), beside.map(([, phrases]) => phrases)]);
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const ways of new Set([...every, moments.map(([, phrases]) => phrases), being].flat(6))) {
      for (const way of waysOf(ways)) found.set(way, [...(found.get(way) || []), ways]);
    }
    return found;
  }

  /** @param {string} ways */
  function waysOf(ways) {
    let each = split.get(ways);
    if (!each) split.set(ways, (each = ways.split("/")));
    return each;
  }

  /** @param {string} ways @param {Word} word */
  function isWord(ways, word) {
    return waysOf(ways).find((way) => {
      if (way.endsWith("*")) return word.word.startsWith(way.slice(0, -1));
      return way === word.stem || way === word.word || word.kinds.includes(way);
    });
  }

  /** The words of phrases that stand anywhere: looked up by each word, since phrases are many. @param {Clause[]} clauses */
  function standingIn(clauses) {
    let found = standing.get(clauses);
    if (found) return found;
    standing.set(clauses, (found = new Set([IN_ORDER])));
    for (const { word, stem, kinds } of clauses.flatMap(({ words }) => words)) {
      const begun = Array.from(word, (_, n) => `${word.slice(0, n + 1)}*`);
      for (const way of [word, stem, ...kinds, ...begun]) for (const ways of having.get(way) || []) found.add(ways);
    }
    return found;
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
      if (!part.length) {
        from += 1;
        continue;
      }
      let there = -1;
      for (let n = from; n < clauses.length && there < 0; n += 1) {
        const used = partMet(part, clauses[n], found.words);
        if (!used) continue;
        there = n;
        const named = part.some((ways) => ways.split("/").some((way) => negations.has(way)));
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

  /** In any order; after `^` in its own, as near the end as can be. @param {string[]} part @param {Clause} clause @param {Set<Word>} before @returns {[Word, string][] | undefined} */
  function partMet(part, clause, before) {
    /** @type {[Word, string][]} */
    const used = [];
    const ordered = part[0] === IN_ORDER;
    let last = clause.words.length;
    for (const ways of ordered ? part.slice(1).reverse() : part) {
      const free = clause.words.slice(0, last).filter((word) => !before.has(word) && used.every(([one]) => one !== word));
      const word = (ordered ? free.reverse() : free).find((one) => isWord(ways, one));
      if (!word) return undefined;
      used.push([word, isWord(ways, word) || ""]);
      if (ordered) last = clause.words.indexOf(word);
    }
    return used;
  }

  /** The best of some phrases. @param {string[][][]} phrases @param {Clause[]} clauses */
  function metOf(phrases, clauses) {
    const there = standingIn(clauses);
    const said = phrases.filter((phrase) => phrase.every((part) => part.every((ways) => there.has(ways))));
    return said.flatMap((phrase) => met(phrase, clauses) || []).sort((a, b) => b.score - a.score);
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

  /** @param {string} typed @param {number} most @returns {HeardOf[]} */
  return function hear(typed, most) {
    const asks = typed.includes("?") || asking.includes(folded(typed.trim().split(/\s+/)[0]));
    const clauses = withMoments(clausesOf(typed, (word) => (isSaid(word) ? word : mended(word))));
    const told = storyWeights(clauses);
    const idle = clauses.flatMap((clause) => metOf(being, [clause]).flatMap(({ words }) => [...words]));
    const ofTheGame = clauses.some(({ words }) => words.some(({ kinds }) => kinds.some((kind) => GAME.includes(kind))));
    return said
      .map(([rule, page, role, phrases, facts, beside], n) => {
        const named = metOf(phrases, clauses);
        const answers = saidIn(facts, clauses);
        const by = answers.flatMap(({ ways }) => ways.flatMap(({ met }) => met.filter(({ denied }) => !denied)));
        const scores = [...named.map(({ score }) => score), ...by.map(({ score }) => score * ANSWERS)].sort((a, b) => b - a);
        const [best = 0, ...rest] = scores;
        const sure = named[0]?.score || 0;
        const parts = answers.flatMap(({ ways }) => Math.max(0, ...ways.flatMap(({ met }) => met.filter(({ denied }) => !denied).map(({ score }) => score))));
        const hinted = parts.filter((one) => one).length >= HINTS ? parts.reduce((sum, one) => sum + one, 0) : 0;
        const score = best + OTHERS * rest.slice(0, OTHERS_MOST).reduce((sum, one) => sum + one, 0) + STORIES * told[n];
        const sayings = named.filter((one) => one.score >= AS_GOOD * sure);
        const phrased = sure >= LEAST || hinted >= LEAST_HINTED;
        return { rule, page, role, score, phrased, told: told[n], sayings, facts, beside };
      })
      .filter(({ phrased, told }, _, all) => phrased || (told >= LEAST_TOLD && (ofTheGame || all.some((one) => one.phrased))))
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ rule, page, role, score, sayings, facts, beside }) => {
        const others = new Set([...idle, ...beside.flatMap(([, phrases, , other]) => (other ? metOf(phrases, clauses).flatMap(({ words }) => [...words]) : []))]);
        const places = role ? sayings.map((saying) => placeOf(clauses, saying, others)) : [];
        const place = places.every((one) => one?.seat === places[0]?.seat) ? places[0] : undefined;
        const seat = place?.seat || "";
        const seen = place ? fromSeat(clauses, seat) : clauses;
        const spoken = saidIn(facts, seen);
        const asSaid = spoken.flatMap(decided);
        const asSeated = role === "offender" && place ? besides(beside, clauses, place) : [];
        const taken = [...asSaid, ...asSeated.filter((one) => spoken.every(({ fact, ways }) => fact !== one.fact || ways.every(({ met }) => met.every(({ denied }) => denied))))];
        // a sentence that asks finds the situation, and states nothing
        return asks ? { rule, page, score, seat: "", answers: [] } : { rule, page, score, seat, answers: taken };
      });
  };

  /** When it was, as clauses of their own at the end. @param {Clause[]} clauses @returns {Clause[]} */
  function withMoments(clauses) {
    const when = moments.flatMap(([kind, phrases]) => (metOf(phrases, clauses).some(({ denied }) => !denied) ? [kind] : []));
    return [...clauses, ...when.map((kind) => ({ words: [{ word: "", stem: "", kinds: [kind], seat: "", genitive: false, bid: 0, earlier: false }], not: 0 }))];
  }

  /** The answers that the clauses say. @param {SaidOf[4]} facts @param {Clause[]} clauses */
  function saidIn(facts, clauses) {
    return facts.map(([fact, ways]) => ({
      fact,
      ways: ways.map(([answer, phrases]) => ({ answer, met: metOf(phrases, clauses) })).filter(({ met }) => met.length),
    }));
  }

  /** Each other seat is also what it is to the one who did it: `makker`, `mtv`. @param {Clause[]} clauses @param {string} seat */
  function fromSeat(clauses, seat) {
    return clauses.map((clause) => ({
      ...clause,
      words: clause.words.map((word) => (word.seat && !word.earlier ? { ...word, kinds: [...word.kinds, ...around[turnsTo(seat, word.seat)]] } : word)),
    }));
  }

  /** »syd passede, så skulle vest melde, men nord meldte«: whose turn it was, between two who called. @param {Clause[]} clauses @param {number} at @param {Set<Word>} others */
  function isBetween(clauses, at, others) {
    const called = (/** @type {Clause[]} */ some) => some.flatMap(({ words }) => words).find((word) => word.kinds.includes("MELDER") && !others.has(word));
    const [before, after] = [called(clauses.slice(0, at)), called(clauses.slice(at + 1))];
    return clauses[at].words.some((word) => others.has(word)) && before && after && before.seat !== after.seat;
  }

  /** Of »nord siger, at øst svigtede« the words that have who did it: what is told, where the phrase and a seat stand in it. @param {Word[]} words @param {number} from @param {Met} saying */
  function toldOrTelling(words, from, saying) {
    const said = words.filter((word) => saying.words.has(word));
    const told = words.slice(from);
    const isTold = said.length > 0 && said.every((word) => told.includes(word)) && told.some(({ seat, genitive }) => seat && !genitive);
    return isTold ? told : words.slice(0, from);
  }

  /** Whether a word is a player by where he sits or what he does. @param {Word} word */
  function isRole({ word, stem }) {
    return roles.includes(word) || around.some((ways) => ways.includes(stem));
  }

  /** How many seats on a seat is. @param {string} from @param {string} to */
  function turnsTo(from, to) {
    return (SEATS_ROUND.indexOf(to) - SEATS_ROUND.indexOf(from) + 4) % 4;
  }

  /** The answer to a question that one phrase says and none contradicts. @returns {TakenAnswer[]} */
  function decided(/** @type {{fact: string, ways: {answer: string, met: Met[]}[]}} */ { fact, ways }) {
    const clear = ways
      .map(({ answer, met }) => ({ answer, met: met.find(({ denied }) => !denied) }))
      .flatMap(({ answer, met }) => (met ? [{ answer, met }] : []));
    const whole = clear.filter(({ answer, met }) => !ways.some((other) => other.answer !== answer && other.met.some((one) => !one.denied && within(met, one))));
    if (whole.length !== 1) return [];
    return [{ fact, answer: whole[0].answer, score: whole[0].met.score }];
  }

  /** Whether all of a phrase's words are among another's that has more. @param {Met} one @param {Met} other */
  function within(one, other) {
    return other.words.size > one.words.size && [...one.words].every((word) => other.words.has(word));
  }

  /** Who did it: the seat of the clause that names the situation, or of the nearest before it. */
  function placeOf(/** @type {Clause[]} */ clauses, /** @type {Met} */ saying, /** @type {Set<Word>} */ others) {
    const { at } = saying;
    if (isUnsure(clauses.flatMap(({ words }) => words))) return undefined;
    const seated = (/** @type {Word[]} */ words) => words.filter((word) => word.seat && !word.genitive && !others.has(word));
    for (let n = at; n >= 0; n -= 1) {
      const { words } = clauses[n];
      if (aside.includes(words[0]?.word) && clauses.slice(0, n).some(({ words }) => words.some(({ seat }) => seat))) continue;
      const from = words.findIndex(({ word }) => telling.includes(word));
      const named = seated(from > 0 ? toldOrTelling(words, from, saying) : words);
      // »syd siger, at hans egen forklaring var forkert«: who tells it
      if (!from && !named.length && words.some(({ word }) => own.includes(word)) && !words.some(isRole)) continue;
      // »nord så, at vest svigtede«: who is told of, and nobody where it is told whose turn it was
      if (!from) return named.length === 1 && words.every(({ stem }) => stem !== "tur") ? { seat: named[0].seat, at: n } : undefined;
      // »den blinde spurgte øst«: a role did it
      if (roles.includes(words[0]?.word) && named[0] !== words[1]) return undefined;
      if (!named.length && next.includes(words[0]?.word) && new Set(clauses.slice(0, n).flatMap(({ words }) => seated(words).map(({ seat }) => seat))).size > 1) return undefined;
      if (!named.length && n === at && isBetween(clauses, at, others)) return undefined;
      // »øst passede, og hans makker svigtede«: not Øst
      if (!named.length && n === at && words.slice(0, 2).some(({ stem }) => around[2].includes(stem))) return undefined;
      if (!named.length) continue;
      const also = clauses.some(({ words: other }, place) => place !== n && same(other, words) && other.some(({ seat }) => seat && seat !== named[0].seat));
      const alone = n > 0 && clauses[n - 1].words.at(-1)?.seat && clauses[n - 1].words.every(({ seat, word }) => seat || word === "bade");
      return also || alone ? undefined : { seat: named[0].seat, at: n };
    }
    const after = clauses.findIndex(({ words }, n) => n > at && words[0] && seated(words)[0] === words[0]);
    const seats = new Set(clauses.flatMap(({ words }) => words.flatMap(({ seat }) => seat || [])));
    return after > 0 && seats.size === 1 ? { seat: [...seats][0], at: after } : undefined;
  }

  /** Whether a seat is said and then another instead: »øst eller vest«, »øst, nej, det var vest«. @param {Word[]} words */
  function isUnsure(words) {
    const named = words.flatMap(({ seat, genitive }, n) => (seat && !genitive ? [{ seat, n }] : []));
    return named.some(({ seat, n }, place) => {
      const before = named[place - 1];
      if (!before || before.seat === seat) return false;
      const between = words.slice(before.n + 1, n).map(({ word }) => word);
      const no = between.findIndex((word) => corrects.includes(word));
      return (between.length === 1 && either.includes(between[0])) || (no >= 0 && between.length - no <= CORRECTED);
    });
  }

  /** Whether two clauses say that somebody did the same. @param {Word[]} one @param {Word[]} other */
  function same(one, other) {
    const plain = (/** @type {Word[]} */ words) => words.filter(({ seat }) => !seat).map(({ stem }) => stem);
    const did = plain(other).filter((word) => word.length > 2);
    return did.length > 0 && did.every((word) => plain(one).includes(word));
  }

  /** What another seat says. @param {SaidOf[5]} beside @param {Clause[]} clauses @param {{seat: string, at: number}} place @returns {TakenAnswer[]} */
  function besides(beside, clauses, place) {
    return beside.flatMap(([fact, phrases, byRole]) => {
      for (const { seats, score, at } of metOf(phrases, clauses)) {
        const other = seats.find((one) => one !== place.seat);
        const late = phrases.flat(2).includes("MELDER") || "PASSED" in byRole;
        if (!other || (late && at <= place.at)) continue;
        const turns = turnsTo(place.seat, other);
        const role = Object.entries(AFTER).find(([, after]) => after === turns)?.[0] || "";
        if (byRole[role]) return [{ fact, answer: byRole[role], score }];
      }
      return [];
    });
  }
}
