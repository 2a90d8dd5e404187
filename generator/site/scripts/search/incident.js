/* What a sentence says as a state of the guide: the answers taken, the next question or the
  verdict. */

/** @type {Graph} fetched when a sentence is typed first */
let graph = /** @type {any} */ (undefined);
/** No page's rule: an address begins with its own. */
const entry = "";
/** What the words speak of. */
let [state] = read("");

/** The parts of an address that are of the board and no incident's. */
const OF_BOARD = /^(igen$|spilforer=|ligger=)/;

/** What stood on the board before, where the page asks what else happened on it. @returns {Partial<State>} */
function boardHere() {
  const [board] = read("");
  for (const part of partsOf(location.hash.slice(2)).map((one) => decoded(one))) if (OF_BOARD.test(part)) take(board, part);
  return board.again ? { again: true, declarer: board.declarer, standing: board.standing } : {};
}

/**
 * A sentence never rules: where all it says would lead to a verdict, that is confirmed first; and where some of it was not
 * asked for on the way there, all is asked from the first question.
 * @param {Pick<HeardOf, "rule" | "seat" | "answers">} heard @param {Set<string>} removed what is not to be taken after all
 */
function incidentOf({ rule, seat, answers }, removed) {
  const told = answers.filter(({ fact }) => !removed.has(fact));
  const taken = takenOn(graph, rule, told);
  state = { ...boardHere(), rule, seat: removed.has("plads") ? "" : seat, answers: taken, on: [], by: [] };
  let walk = follow(state);
  for (; walk.later?.on && Object.entries(taken).some(([key, answer]) => waits(walk, key, answer)); walk = follow(state)) state.on.push(walk.later.on);
  if (!walk.asking && Object.keys(taken).length < told.length) return incidentOf({ rule, seat, answers: [] }, removed);
  const hash = placeIn(state, walk);
  const said = Object.entries(taken).map(([key, answer]) => ({ key, ...turnOf(walk, key, answer) }));
  const [, who = ""] = graph.rules[rule].who || [];
  const named = graph.seats.find(([letter]) => letter === state.seat);
  if (named) said.unshift({ key: "plads", asked: who, answer: named[1] });
  if (walk.asking) return { hash, line: nextLine(walk), heading: nextLine(walk), taken: said, next: nextAnswers(walk, hash), assumed: [] };
  const assumed = walk.turns.filter((turn) => turn.assumed && decides(turn, verdictLine(walk))).map(({ fact, key }) => turnOf(walk, fact.key, key));
  const begin = { ...state, answers: {}, on: [] };
  const first = follow(begin);
  return { hash: placeIn(begin, first), line: nextLine(first), heading: "", taken: said, next: [{ text: "Stemmer det? Vis kendelsen", hash }], assumed };
}

/** @param {Walk} walk */
function nextLine({ asking }) {
  return asking ? `Næste: ${spoken(asking.fact.ask)}` : "";
}

/** Whether another answer than the one assumed leads elsewhere. @param {Turn} turn @param {string} verdict */
function decides({ fact, key }, verdict) {
  return Object.keys(fact.answers).some((other) => {
    if (other === key) return false;
    const walk = follow(given(state, fact.key, other));
    return walk.asking || verdictLine(walk) !== verdict;
  });
}

/** The address on the situation's page. @param {State} at @param {Walk} walk */
function placeIn(at, walk) {
  const hash = written(at, walk).replace(`#/${at.rule}`, "#");
  return hash === "#" ? "" : hash;
}

/** What the guide says of a choice and of a judgement before they are made. @type {Record<string, string>} */
const BEFORE = { option: "Forklar først alle valg", judgement: "Sådan vurderer du" };

/**
 * The answers to what is asked next, each with where it leads, and last where a choice or a judgement is explained;
 * none where something is to be said first, or to be asked away from the table.
 * @param {Walk} walk @param {string} here
 */
function nextAnswers({ asking, steps, turns }, here) {
  if (!asking || asking.within || asking.fact.away || steps.some(({ step, after }) => step.explained && after === turns.length)) return [];
  const { key, answers, kind } = asking.fact;
  const next = asking.offered.map((answer) => {
    const then = given(state, key, answer);
    return { text: sentence(answers[answer]), hash: placeIn(then, follow(then)) };
  });
  return kind ? [...next, { text: BEFORE[kind], hash: here }] : next;
}

/** A question and its answer, as the guide's trail has them. @param {Walk} walk @param {string} key @param {string} answer */
function turnOf({ turns }, key, answer) {
  const fact = [...turns.map((turn) => turn.fact), ...graph.facts].find((one) => one.key === key && answer in one.answers);
  return { asked: spoken(fact?.ask || ""), answer: sentence(fact?.answers[answer] || "") };
}
