/* What is found, by kind; those of the best hit first. */

const FIRST = 8;
/** With fewer hits than that, a compound is looked for by its parts too. */
const FEW = 4;
/** How much more an entry counts whose title is what was typed. */
const NAMED = 4;
/** Words of a sentence, at least. */
const SENTENCE = 3;
/** Words that are certainly no query, but a sentence; so are fewer that mostly say nothing, if no title has the rest. */
const LONG = 5;
/** How many of its words pages are sought by, once a situation is heard in it. */
const WEIGHTY = 6;
/** How many situations a sentence may mean. */
const MOST_HEARD = 3;
/** Markup says nothing of what happened. */
const TAG = /<[/!a-z][^<>]*>?/gi;
const SITUATIONS = "situationer/";
const HAPPENED = "Det skete";
const MAYBE = "Kan også være";
/** Not what happened, but what is asked. */
const ANSWERS = "Det står her";
const BOOST = { title: 5, sought: 4, text: 1 };

/** @param {SearchIndex} index */
function finder(index) {
  const documentIds = Object.fromEntries(index.entries.map((_, number) => [number, number]));
  const engine = MiniSearch.loadJS({ ...index.index, documentIds }, { fields: ["title", "sought", "text"] });
  const { asked, rightly } = queries(index);
  const hear = hearing(index, rightly);
  const { folded } = letters(index);
  const titles = index.entries.map(([, title]) => folded(title));

  /** @param {string} entered @param {number} [most] @returns {Found} */
  return function find(entered, most = FIRST) {
    const typed = entered.replace(TAG, " ");
    const { wanted, pieces, meant, sought } = asked(typed);
    const ref = lawAsked(typed, index.laws);
    const said = (typed.slice(0, LONGEST).match(/\S+/g) || []).length;
    const heard = said >= SENTENCE ? hear(typed, MOST_HEARD) : [];
    const whole = search(heard.length && said >= LONG ? weighty(wanted) : wanted, typed);
    const found = whole.length < FEW ? search([...wanted, ...pieces], typed) : whole;
    const hits = found.map(({ id }) => hit(index.entries[id]));
    const talk = said >= LONG || (said >= SENTENCE && sought.length < said / 2 && !found.some(({ id }) => sought.some((word) => titles[id].includes(word))));
    const strange = talk && heard.length === 0 && !ref;
    hits.unshift(...heard.map(heardHit), ...(ref ? [lawHit(ref)] : []));
    const pages = new Set();
    const once = hits.filter(({ page }) => !pages.has(plainPage(page)) && pages.add(plainPage(page)));
    const situations = once.filter(({ page }) => page.startsWith(SITUATIONS)).slice(0, strange ? 0 : heard.length ? MOST_HEARD : Infinity);
    const each = once.filter((hit) => !hit.page.startsWith(SITUATIONS) || situations.includes(hit));
    const shown = each.slice(0, most);
    const kinds = [...new Set(shown.map(({ kind }) => kind))];
    const words = [...new Set(found.slice(0, most).flatMap(({ match }) => Object.keys(match)))];
    return {
      groups: kinds.map((kind) => ({ kind, hits: shown.filter((one) => one.kind === kind) })),
      more: Math.max(each.length - most, 0),
      meant: heard.length ? "" : meant,
      words,
      heard: heard[0]?.rule ? heard[0] : undefined,
      strange,
    };
  };

  /** The words of a sentence that say most: all of them would name half of the site. @param {Wanted[]} wanted */
  function weighty(wanted) {
    const plain = wanted.filter(({ term }) => !/[=_]/.test(term));
    return plain.sort((a, b) => b.term.length - a.term.length).slice(0, WEIGHTY).map((one) => ({ ...one, prefix: false }));
  }

  /** @param {HeardOf} heard @param {number} n @returns {Hit} */
  function heardHit({ rule, page }, n) {
    const [, title = "", , line = ""] = index.entries.find(([one]) => one === page) || [];
    return { page, title, kind: !rule ? ANSWERS : n ? MAYBE : HAPPENED, line };
  }

  /** @param {Wanted[]} wanted @param {string} typed */
  function search(wanted, typed) {
    if (!wanted.length) return [];
    const whole = folded(typed.trim());
    return engine.search(wanted.map(({ term }) => term).join(" "), {
      boost: BOOST,
      tokenize: (/** @type {string} */ text) => text.split(" "),
      processTerm: (/** @type {string} */ term) => term,
      prefix: (/** @type {string} */ _, /** @type {number} */ n) => wanted[n].prefix,
      boostTerm: (/** @type {string} */ _, /** @type {number} */ n) => wanted[n].weight,
      boostDocument: (/** @type {number} */ id) => {
        const [, , kind] = index.entries[id];
        return index.kinds[kind][1] * (titles[id] === whole ? NAMED : 1);
      },
      weights: { prefix: 0.3, fuzzy: 0 },
    });
  }

  /** @param {Entry} entry @returns {Hit} */
  function hit([page, title, kind, line]) {
    return { page, title, kind: index.kinds[kind][0], line };
  }

  /** @param {string} ref @returns {Hit} */
  function lawHit(ref) {
    const number = parseInt(ref);
    const whole = index.entries.find(([page, , kind]) => kind === index.law && page === `paragraffer/${number}`);
    const page = `paragraffer/${number}` + (String(number) === ref ? "" : `#${ref}`);
    return { page, title: whole && String(number) === ref ? whole[1] : lawText(ref), kind: index.kinds[index.law][0], line: index.laws[ref] };
  }
}

/** A page once, but each term of the glossary. @param {string} page */
function plainPage(page) {
  return page.startsWith("ordliste") ? page : page.replace(/#.*/, "");
}
