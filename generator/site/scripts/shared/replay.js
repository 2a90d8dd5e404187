/* Rulings shown again from their addresses. */

/** What the words speak of. */
let [state] = read("");

/** The address of a ruling where every rule is known; none for a page that is gone. @param {Kept} ruling */
function pathOf({ page, hash }) {
  const rule = Object.keys(graph.rules).find((name) => graph.rules[name].page === page && !graph.rules[name].part);
  if (page !== "guide" && !rule) return "";
  return [page !== "guide" && rule, hash.slice(2)].filter(Boolean).join("/");
}

/** Between the rulings of a board in one address. */
const AND = "/&/";

/** The page of its board as a document: all that was ruled on it. @param {Kept} ruling */
function toDocument(ruling) {
  const { table, board } = ruling;
  const own = stateText(stated({ ".b": table, ".s": board }));
  const whole = byBoard(kept()).find((rulings) => rulings.some(({ at }) => at === ruling.at)) || [ruling];
  return address("vaerktoejer/kendelse", "/" + [whole.map(pathOf).filter(Boolean).join(AND), own].filter(Boolean).join("/"));
}

/** Where it was, as far as that is written. @param {Kept} ruling */
function placed({ table, board }) {
  return [table && "bord " + table, board && "spil " + board].filter(Boolean).join(", ");
}

/** The conversation of an address, which the words then speak of. @param {string} path @returns {Walk | undefined} */
function replayed(path) {
  [state] = read("#/" + path);
  const walk = state.rule ? follow(state) : undefined;
  return walk && !walk.asking ? walk : undefined;
}

/** The finished steps, each once, in the order they are due. @param {Walk} walk */
function inOrder(walk) {
  return finished(walk).sort((one, other) => one.when - other.when);
}

/** When it is due, if that is later. @param {Walk} walk @param {DueStep} step */
function dueText(walk, { when }) {
  return when > momentOf(walk) ? sentence(graph.whens[when]) + ": " : "";
}

/** Whom it is addressed to; what is not read out is told him who asks. @param {Step} step */
function toWhom({ to, quiet }) {
  return to ? (quiet ? "Hvis nogen spørger: " : "") + sentence(`{${to}}`) + ": " : "";
}

/** Where the conversation goes on when its time comes. @param {Walk} walk */
function goesOn({ later }) {
  if (!later?.on) return undefined;
  return { when: later.when || 0, rule: later.on, text: `${sentence(graph.whens[later.when || 0])}: Spørg videre under »${graph.rules[later.on].title}«.` };
}

/** Answers as they were given. @param {Walk} walk @returns {[question: string, answer: string, assumed: boolean][]} */
function answersOf(walk) {
  return walk.turns.map(({ fact, key, assumed }) => [spoken(fact.ask), sentence(fact.answers[key]), Boolean(assumed)]);
}

/** A time as it is read; nothing for one that is none. */
function dated(/** @type {number} */ time) {
  const none = isNaN(new Date(time).getTime());
  return none ? "" : new Intl.DateTimeFormat("da-DK", { dateStyle: "medium", timeStyle: "short" }).format(time);
}
