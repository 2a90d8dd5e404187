/* What somebody knows, on this device: which tasks have been answered, and when each comes again. */

const KNOWN = "bridgelovene.kursus";
const LIBRARY = home + "assets/js/ts-fsrs.js";
/** The state of a card that has passed its first steps. */
const LEARNT = 2;

/** @returns {Cards} */
function cardsKept() {
  const found = parsed(stored(KNOWN))?.cards;
  return isCards(found) ? found : {};
}

/** @param {unknown} found @returns {found is Cards} */
function isCards(found) {
  return !!found && typeof found === "object" && !Array.isArray(found) && Object.entries(found).every(([key, card]) =>
    /^[\w-]+\/[0-9a-f]{8}$/.test(key) && card && typeof card === "object" && !Number.isNaN(Date.parse(card.due))
    && typeof card.stability === "number" && typeof card.right === "boolean" && Array.isArray(card.laws));
}

/** @param {Cards} cards */
function keepCards(cards) {
  return store(KNOWN, JSON.stringify({ version: 1, cards }));
}

/** @param {KeptCard} card */
function isDue(card) {
  return Date.parse(card.due) <= Date.now();
}

/** @param {KeptCard} card */
function isKnown(card) {
  return card.state >= LEARNT && card.right;
}

/** As a script: a page opened from a file may not fetch data. @param {string} situation @returns {Promise<CourseTask[]>} */
async function tasksOf(situation) {
  const global = /** @type {any} */ (globalThis);
  if (!global.courseTasks?.[situation]) await fetchScript(`${home}traening/opgaver/${situation}.js`);
  return global.courseTasks[situation];
}

/** Another tab may have answered meanwhile: what is kept is read anew. @param {string} situation @param {CourseTask} task @param {boolean} right */
async function answeredNow(situation, task, right) {
  const global = /** @type {any} */ (globalThis);
  if (!global.FSRS) await fetchScript(LIBRARY);
  const { createEmptyCard, fsrs, Rating } = global.FSRS;
  const cards = cardsKept();
  const key = `${situation}/${task.id}`;
  const now = new Date();
  const { card } = fsrs().next(cards[key] || createEmptyCard(now), now, right ? Rating.Good : Rating.Again);
  cards[key] = { ...card, right, laws: task.laws.map(([law]) => law) };
  return keepCards(cards);
}
