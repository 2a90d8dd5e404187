/* What a sentence says: the situations it may tell of, the likeliest first, and of the first what
  is stated. Situations are learned from examples. An answer is taken only if a phrase says it and
  none says another; a seat, only by a small grammar. A sentence that asks, or tells what somebody
  claims, finds its situation and states nothing. */

/** Of the first's share: a situation that is less likely is not named. */
const PART = 0.05;
/** So likely is a situation of which an answer is taken. */
const SURE = 0.6;
/** How likely each of two events is, at least, where a sentence tells of one after the other. */
const LIKELY = [0.7, 0.5];
/** Words in each of them, at least. */
const FEW_WORDS = 3;
/** The words of a part that begins with it stand in its order. */
const IN_ORDER = "^";
/** So many words may stand between a seat and what is done there. */
const BETWEEN = 4;
const ROLES_ROUND = ["", "lho", "partner", "rho"];
/** The same as phrases have them; first the one who did it. */
const ROLES_HEARD = ["DEN", "mtv", "makker", "mth"];

/** @param {SearchIndex} index @param {(word: string) => string} mended */
function hearing(index, mended) {
  const { pages, situations, spoken } = index.heard;
  const { acts, asking, claims, clauses: begins, doubt, earlier, moments, not, sayings, seats, subjects, tellers, then, verbs } = spoken;
  const { clausesOf, folded } = speech(index);
  const { stem } = letters(index);
  const { heardIn, isKnown } = learning(index, index.learned);
  const negations = new Set(not);
  const sooner = stem(folded(earlier));
  const next = new RegExp(`,?\\s+(?:${then.join("|")})\\s+|[.;]\\s+`, "gi");
  /** @type {Map<string, string[]>} */
  const split = new Map();
  const having = waysHaving();
  const bySlug = new Map(situations.map((one) => [one[1].split("/")[1], one]));

  /** The words of phrases by each of their ways. */
  function waysHaving() {
    const every = situations.map(([, , , , facts]) => facts.map(([, ways]) => ways.map(([, phrases]) => phrases)));
    /** @type {Map<string, string[]>} */
    const found = new Map();
    for (const ways of new Set([...every, moments.map(([, phrases]) => phrases)].flat(6))) {
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
    return waysOf(ways).some((way) => {
      if (way.endsWith("*")) return word.word.startsWith(way.slice(0, -1));
      return way === word.stem || way === word.word || word.kinds.includes(way);
    });
  }

  /** The words of phrases that stand anywhere: looked up by each word, since phrases are many. @param {Clause[]} clauses */
  function standingIn(clauses) {
    const found = new Set([IN_ORDER]);
    for (const { word, stem, kinds } of clauses.flatMap(({ words }) => words)) {
      const begun = Array.from(word, (_, n) => `${word.slice(0, n + 1)}*`);
      for (const way of [word, stem, ...kinds, ...begun]) for (const ways of having.get(way) || []) found.add(ways);
    }
    return found;
  }

  /**
   * The words of a phrase, if it stands there: each part in a clause, no part before the one before it.
   * @param {string[][]} phrase @param {Clause[]} clauses @returns {Met | undefined}
   */
  function met(phrase, clauses) {
    /** @type {Met} */
    const found = { words: new Set(), denied: false };
    /** The clauses it stands in, and how often it says no there. @type {Map<Clause, number>} */
    const used = new Map();
    let from = 0;
    for (const part of phrase) {
      if (!part.length) {
        from += 1;
        continue;
      }
      const there = clauses.findIndex((clause, n) => {
        const there = n < from ? undefined : partMet(part, clause, found.words);
        there?.forEach((word) => found.words.add(word));
        return there;
      });
      if (there < 0) return undefined;
      const clause = clauses[there];
      used.set(clause, (used.get(clause) || 0) + part.filter((ways) => waysOf(ways).some((way) => negations.has(way))).length);
      from = there;
    }
    found.denied = [...used].some(([clause, no]) => clause.not > no);
    return found;
  }

  /** In any order; after `^` in its own, as near the end as can be; what something came before has not happened. @param {string[]} part @param {Clause} clause @param {Set<Word>} before @returns {Word[] | undefined} */
  function partMet(part, clause, before) {
    /** @type {Word[]} */
    const used = [];
    const ordered = part[0] === IN_ORDER;
    const came = part.some((ways) => waysOf(ways).includes(sooner)) ? -1 : clause.words.findIndex((word) => word.stem === sooner);
    let last = came >= 0 ? came : clause.words.length;
    for (const ways of ordered ? part.slice(1).reverse() : part) {
      const free = clause.words.slice(0, last).filter((word) => !before.has(word) && !used.includes(word));
      const word = (ordered ? free.reverse() : free).find((one) => isWord(ways, one));
      if (!word) return undefined;
      used.push(word);
      if (ordered) last = clause.words.indexOf(word);
    }
    return used;
  }

  /** Those of some phrases that stand there, the longest first. @param {string[][][]} phrases @param {Clause[]} clauses @param {Set<string>} there */
  function metOf(phrases, clauses, there) {
    const said = phrases.filter((phrase) => phrase.every((part) => part.every((ways) => there.has(ways))));
    return said.flatMap((phrase) => met(phrase, clauses) || []).sort((a, b) => b.words.size - a.words.size);
  }

  /** What a phrase says that is no part of another's phrase. @param {[string, string[][][]][]} ways @param {Clause[]} clauses @param {Set<string>} there */
  function unopposed(ways, clauses, there) {
    const every = ways.map(([what, phrases]) => ({ what, met: metOf(phrases, clauses, there).filter(({ denied }) => !denied) }));
    const whole = every.filter(({ what, met: [mine] }) => mine && !every.some((other) => other.what !== what && other.met.some((one) => within(mine, one))));
    return whole.map(({ what }) => what);
  }

  /** Whether all of a phrase's words are among another's that has more. @param {Met} one @param {Met} other */
  function within(one, other) {
    return other.words.size > one.words.size && [...one.words].every((word) => other.words.has(word));
  }

  /** When it was, as clauses of their own at the end. @param {Clause[]} clauses @returns {Clause[]} */
  function withMoments(clauses) {
    const there = standingIn(clauses);
    return [...clauses, ...unopposed(moments, clauses, there).map((kind) => ({ words: [{ word: "", stem: "", kinds: [kind], seat: "", genitive: false, bid: 0 }], not: 0 }))];
  }

  /** Who did the first does the next too, where it names nobody: »øst svigtede og vandt stikket«. @param {Clause[]} clauses @returns {Clause[]} */
  function withSubjects(clauses) {
    /** @type {Word | undefined} */
    let subject;
    return clauses.map((clause) => {
      const [first, second] = clause.words;
      const goesOn = subject && begins.includes(first?.word) && acts.includes(second?.word) && !clause.words.some(({ seat }) => seat);
      const words = goesOn && subject ? [subject, ...clause.words] : clause.words;
      subject = words.find(({ seat, genitive }) => seat && !genitive);
      return { ...clause, words };
    });
  }

  /** A seat is also who he is to the one who did it: »syd har passet« after East's call is his left-hand opponent. @param {Word} word @param {string} seat @returns {Word} */
  function withRole(word, seat) {
    const role = word.seat && ROLES_HEARD[roundFrom(seat, word.seat)];
    return role ? { ...word, kinds: [...word.kinds, roundFrom(seat, word.seat) ? stem(role) : role] } : word;
  }

  /** A word of the sentence as it is spelt in a phrase. @param {string} word */
  function rightly(word) {
    return having.has(word) || having.has(stem(word)) || sayings.some(([way]) => way.split(" ").includes(word)) ? word : mended(word);
  }

  /** What may follow »sagde«: a seat, »at«, or who did it and that he did. @param {Word[]} words */
  function isTold([first, second]) {
    return first && (first.seat || first.word === "at" || (subjects.includes(first.word) && verbs.includes(second?.word)));
  }

  /** Whether it is asked, or told of as what somebody claims. @param {string} typed @param {Clause[]} clauses */
  function isUnsure(typed, clauses) {
    const claimed = clauses.some(({ words }) => words.some(({ word }, n) => doubt.includes(word) || (claims.includes(word) && isTold(words.slice(n + 1)) && !words.slice(0, n).some((one) => tellers.includes(one.word)))));
    const [first, second] = typed.trim().split(/\s+/).map(folded);
    return claimed || typed.includes("?") || asking.includes(first) || (verbs.includes(first) && (Object.hasOwn(seats, second) || subjects.includes(second)));
  }

  /** The first of two events, and the rest as it would stand alone: »øst svigtede, og så spillede vest ud«. @param {string} typed @returns {{ first: string, rest: string, places: string[] }} */
  function eventsIn(typed) {
    const likeliest = (/** @type {string} */ text, /** @type {number} */ n) => {
      const { situations: [{ place, share }], strange } = heardIn(text);
      return text.trim().split(/\s+/).length >= FEW_WORDS && !strange && share >= LIKELY[n] ? place : "";
    };
    for (const { 0: { length }, index: from } of typed.matchAll(next)) {
      const first = typed.slice(0, from);
      const rest = typed.slice(from + length).replace(/^(\S+) (\S+)/, (same, verb, name) => (Object.hasOwn(seats, folded(name)) ? `${name} ${verb}` : same));
      const places = [first, rest].map(likeliest);
      if (places.every(Boolean) && places[0] !== places[1]) return { first, rest, places };
    }
    return { first: typed, rest: "", places: [] };
  }

  /** @param {string} whole @param {number} most @returns {HeardOf[]} */
  return function hear(whole, most) {
    const spelt = whole.slice(0, LONGEST).replace(/\p{L}+/gu, (word) => (isKnown(folded(word)) ? word : mended(folded(word))));
    const { situations: likely, strange } = heardIn(spelt);
    if (strange) return [];
    const { first: typed, rest, places } = eventsIn(whole.slice(0, LONGEST));
    const others = likely.filter(({ place, share }) => share >= PART * likely[0].share && !places.includes(place));
    const near = [...places, ...others.map(({ place }) => place)].slice(0, most);
    const every = clausesOf(typed, rightly);
    const states = !isUnsure(whole, every) && (places.length > 0 || likely[0].share >= SURE);
    const stating = every.filter(({ words }) => !asking.includes(words.find(({ word }) => !begins.includes(word))?.word || ""));
    const followed = withSubjects(stating);
    const plain = followed.map((clause) => ({ ...clause, words: clause.words.filter(({ word }) => !begins.includes(word)) }));
    const told = withMoments(followed);
    return near.flatMap((place, n) => {
      const one = bySlug.get(place);
      if (!one) return place in pages ? [{ rule: "", page: pages[place], seat: "", answers: [], rest: "" }] : [];
      const [rule, page, role, does, facts, turns] = one;
      if (n || !states) return [{ rule, page, seat: "", answers: [], rest: "" }];
      const seat = role ? seatIn(plain, (word) => isWord(does, word), spoken) : "";
      const clauses = seat ? told.map((clause) => ({ ...clause, words: clause.words.map((word) => withRole(word, seat)) })) : told;
      const there = standingIn(clauses);
      const answers = facts.flatMap(([fact, ways]) => {
        const [answer, ...more] = unopposed(ways, clauses, there);
        return answer && !more.length ? [{ fact, answer }] : [];
      });
      const after = seat ? turnIn(plain, seat, turns, spoken) : [];
      return [{ rule, page, seat, answers: [...answers, ...after.filter(({ fact }) => answers.every((other) => other.fact !== fact))], rest }];
    });
  };
}

/** Who did it: the one seat that what he does follows; none where another stands beside it, or is corrected. @param {Clause[]} clauses @param {(word: Word) => boolean} does @param {Spoken} spoken */
function seatIn(clauses, does, { helpers, comes, beside, soon, since, plain, corrects, notices, on_turn, over, turn }) {
  const named = clauses.flatMap(({ words }) => words);
  /** »det var vest« */
  const itWas = (/** @type {Word[]} */ words, n = words.length - 1) => words[n - 2]?.word === "det" && words[n - 1].word === "var" && words[n].seat && !words[n].genitive;
  const corrected = named.some(({ word }) => corrects.includes(word)) || clauses.some(({ words }) => itWas(words));
  if (corrected && new Set(named.map(({ seat }) => seat)).size > 2) return "";
  if (clauses.some(({ words }, m) => words[0]?.seat && !words[0].genitive && clauses[m - 1]?.words.at(-1)?.seat)) return "";
  const each = clauses.map(({ words }) => words.filter((word, n) => {
    const [two, one] = [words[n - 2]?.word || "", words[n - 1]?.word || ""];
    if (words.length === n + 1 && itWas(words)) return true;
    if (!word.seat || plain.includes(one) || (plain.includes(two) && one.endsWith("e"))) return false;
    if (one === "fra") return !words.slice(0, n).some((before) => over.includes(before.word));
    if (one === "af") return doneBy(words.slice(0, n - 1), does);
    if (one === "pa" && two.startsWith("hand")) return true;
    if (beside.includes(one) || (one === "da" && n > 1)) return false;
    if (word.genitive) return !(two === "det" && one === "var") && n + 1 < words.length && does(words[n + 1]);
    const after = words.slice(n + 1, n + 2 + BETWEEN);
    const verb = after.findIndex(does);
    const between = after.slice(0, Math.max(verb, 0)).map((each) => each.word);
    const then = after.slice(verb + 1);
    if (then.some((each) => since.includes(each.word)) || (then[0]?.word === "ikke" && !does(then[0]))) return false;
    const did = verb >= 0 && between.every((each) => helpers.includes(each)) && (!between.includes("til") || between.some((each) => comes.includes(each)));
    return did || (n > 0 && does(words[n - 1]) && (n === 1 || soon.includes(two)));
  }));
  const ofTurn = each.filter((some, m) => some.length > 0 && clauses[m].words.some(({ stem }) => turn.includes(stem)));
  const onlySaw = (/** @type {Word | undefined} */ word) => word && notices.includes(word.word) && !does(word);
  const low = clauses.flatMap(({ words }) => (words.some((word) => word.kinds.includes("FORLAVT") && does(word)) ? words.find(({ seat, genitive }, n) => seat && !genitive && !beside.includes(words[n - 1]?.word) && !onlySaw(words[n + 1])) || [] : []));
  const found = low.length ? low : (ofTurn.length ? ofTurn : each).flat();
  const seats = new Set(found.map(({ seat }) => seat));
  // Who is named before him did it, unless he only saw it or had the turn.
  const [first = found[0]] = clauses.flatMap(({ words }) => words.filter(({ seat, genitive }, n) => {
    const [before, one, two] = [-1, 1, 2].map((turns) => words[n + turns]?.word);
    return seat && !genitive && !beside.includes(before) && !onlySaw(words[n + 1]) && !on_turn.includes(one === "der" ? two : one);
  }));
  return seats.size === 1 && (low.length || found[0].genitive || first.seat === found[0].seat) ? found[0].seat : "";
}

/** Whether what was done stands last, but for where: »svigt i spar af øst«. @param {Word[]} words @param {(word: Word) => boolean} does */
function doneBy(words, does) {
  const last = [...words].reverse().find(({ kinds, word }) => !kinds.length && !["i", "stik"].includes(word));
  return last !== undefined && does(last);
}

/** How many seats on from one another is. @param {string} from @param {string} to */
function roundFrom(from, to) {
  return (SEATS_ROUND.indexOf(to) - SEATS_ROUND.indexOf(from) + 4) % 4;
}

/** Whose turn it was: »nords tur«, »vest der skulle«; the one seat that is so named and did not do it. @param {Clause[]} clauses @param {string} seat @param {HeardIn[5]} turns @param {Spoken} spoken @returns {TakenAnswer[]} */
function turnIn(clauses, seat, turns, { on_turn, obliged }) {
  const named = clauses.flatMap(({ words }) => words.filter((word, n) => {
    const [one, two, three] = [1, 2, 3].map((after) => words[n + after]?.word || "");
    if (!word.seat || word.seat === seat || words[n - 1]?.word === "ikke" || [two, three].some((what) => obliged.includes(what))) return false;
    return word.genitive ? /^(tur|udspil)/.test(one) : on_turn.includes(one) || (one === "der" && on_turn.includes(two)) || (/^ha(r|vde)$/.test(one) && two === "tur");
  }));
  const seats = [...new Set(named.map((word) => word.seat))];
  if (seats.length !== 1) return [];
  const role = ROLES_ROUND[roundFrom(seat, seats[0])];
  return turns.flatMap(([fact, byRole]) => (role in byRole ? [{ fact, answer: byRole[role] }] : []));
}
