// @ts-check
/* What a sentence says as a state of the guide: the answers taken, the next question or the verdict.

Uses page: upper; taken: takenOn; of the guide: address: written; roles: sentence, spoken; ruling: verdictLine; walk: follow. */

/** @type {Graph} fetched when a sentence is typed first */
let graph = /** @type {any} */ (undefined);
/** No page's rule: an address begins with its own. */
const entry = "";
/** @type {State} what the words speak of */
let state = { rule: "", seat: "", answers: {}, on: [], by: [] };

/** Letters of an answer that says too little without its question. */
const SHORT = 30;

/** @param {HeardOf} heard @param {Set<string>} removed what is not to be taken after all */
function incidentOf({ rule, seat, answers }, removed) {
  const taken = takenOn(graph, rule, answers.filter(({ fact }) => !removed.has(fact)));
  state = { rule, seat: removed.has("plads") ? "" : seat, answers: taken, on: [], by: [] };
  const walk = follow(state);
  const hash = written(state, walk).replace(`#/${rule}`, "#");
  const line = walk.asking ? `Næste: ${spoken(walk.asking.fact.ask)}` : verdictLine(walk);
  const chips = Object.entries(taken).map(([key, answer]) => ({ key, text: chipText(key, answer) }));
  const [, who = ""] = graph.rules[rule].who || [];
  if (state.seat) chips.unshift({ key: "plads", text: `${who} ${seatName(state.seat)}` });
  return { hash: hash === "#" ? "" : hash, line, chips };
}

/** @param {string} key @param {string} answer */
function chipText(key, answer) {
  const fact = graph.facts.find((one) => one.key === key && answer in one.answers);
  const label = fact?.answers[answer] || "";
  return label.length <= SHORT ? `${spoken(fact?.ask || "")} ${sentence(label)}` : sentence(label);
}

/** @param {string} letter */
function seatName(letter) {
  return graph.seats.find(([one]) => one === letter)?.[1] || "";
}
