/* The course: how far somebody has come, what comes again today, and taking it along or throwing it
  away. */

const ROUND = 12;
const SAVED = "kursus.json";
const again = /** @type {HTMLElement} */ (document.querySelector(".course-again"));
const about = /** @type {HTMLElement} */ (document.querySelector(".course-kept"));
const begin = /** @type {HTMLAnchorElement} */ (document.querySelector(".course-next"));
const lessons = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".lessons > li")]);
const notice = h("p.notice", { role: "status" });
const stage = h("div.stage");
/** How each lesson was when the page came. */
const bare = begin.cloneNode(true);

/** @param {string} situation @param {Cards} cards */
function cardsOf(situation, cards) {
  return Object.entries(cards).filter(([key]) => key.startsWith(situation + "/")).map(([, card]) => card);
}

function tell() {
  const cards = cardsKept();
  const due = Object.entries(cards).filter(([, card]) => isDue(card));
  for (const li of lessons) {
    const answered = cardsOf(li.dataset.situation || "", cards);
    li.querySelector(".done")?.remove();
    if (answered.length) li.append(" ", h("span.done", {}, `${answered.length} af ${li.dataset.tasks} set, ${answered.filter(isKnown).length} kan du`));
  }
  const next = lessons.find((li) => cardsOf(li.dataset.situation || "", cards).length === 0);
  begin.replaceChildren(...bare.cloneNode(true).childNodes);
  if (next && next !== lessons[0]) {
    const link = /** @type {HTMLAnchorElement} */ (next.querySelector("a"));
    begin.href = link.href;
    begin.replaceChildren("Fortsæt: " + link.textContent);
  }
  again.hidden = due.length === 0 && !stage.firstElementChild;
  if (!stage.firstElementChild) again.replaceChildren(h("p.choose", {}, button("", `Tag ${Math.min(due.length, ROUND)} igen nu`, repeat)), stage);
  about.replaceChildren(...shown([laws(cards), taking(cards)]));
  about.hidden = false;
}

/** @param {Cards} cards */
function laws(cards) {
  /** @type {Map<string, boolean[]>} */
  const found = new Map();
  for (const card of Object.values(cards)) for (const law of card.laws) found.set(law, [...(found.get(law) || []), isKnown(card)]);
  const sorted = [...found].sort(([one], [other]) => parseInt(one) - parseInt(other) || one.localeCompare(other));
  const known = sorted.filter(([, all]) => all.every(Boolean)).map(([law]) => law);
  const open = sorted.filter(([, all]) => !all.every(Boolean)).map(([law]) => law);
  if (!sorted.length) return "";
  const list = (/** @type {string[]} */ refs) => refs.flatMap((ref) => [lawTo(ref), " "]);
  return h("details.part", {}, h("summary", {}, `Kendte paragraffer: ${known.length} af ${sorted.length} mødte`),
    known.length > 0 && h("p", {}, h("b", {}, "Kendt: "), ...list(known)), open.length > 0 && h("p", {}, h("b", {}, "Ikke endnu: "), ...list(open)));
}

/** @param {Cards} cards */
function taking(cards) {
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".json,application/json", "aria-label": "Hent fra en fil", change: () => void takeIn(file) }));
  const many = Object.keys(cards).length;
  const takeOut = () => {
    handOver(SAVED, JSON.stringify({ version: 1, cards: cardsKept() }), "application/json");
    notice.textContent = `Gemt som ${SAVED}.`;
  };
  return h("details.part", {}, h("summary", {}, "Gem, hent eller slet"),
    h("p", {}, "Alt bliver på denne enhed. Gem det som en fil, hvis det skal med til en anden."),
    h("p.choose", {}, button("", "Gem som fil", takeOut), h("label.file", {}, "Hent fra en fil ", file),
      many > 0 && button("", "Slet alt", () => forget(many))),
    notice);
}

/** The answers of the file and those of the device, of each task the last. @param {HTMLInputElement} file */
async function takeIn(file) {
  const chosen = file.files?.[0];
  if (!chosen) return;
  const found = parsed(await chosen.text());
  file.value = "";
  if (found?.version !== 1 || !isCards(found.cards)) {
    notice.textContent = "Filen er ikke gemt fra dette kursus. Intet er ændret.";
    return;
  }
  const cards = cardsKept();
  for (const [key, card] of Object.entries(/** @type {Cards} */ (found.cards)))
    if (!cards[key] || (cards[key].last_review || "") < (card.last_review || "")) cards[key] = card;
  const kept = keepCards(cards);
  tell();
  notice.textContent = kept ? `Hentet: ${Object.keys(found.cards).length} opgaver.` : NOT_KEPT;
  notice.closest("details")?.setAttribute("open", "");
}

/** @param {number} many */
function forget(many) {
  const answers = `${many} ${many === 1 ? "opgave" : "opgaver"}`;
  askFirst(notice, `Det sletter dine svar på ${answers} og det, der skulle komme igen. Det kan ikke fortrydes. En prøve, der er i gang, bliver. `, "Ja, slet det", () => {
    store(KNOWN, "");
    stage.replaceChildren();
    tell();
    notice.textContent = "Slettet.";
    notice.closest("details")?.setAttribute("open", "");
  });
}

/** What is due, the oldest first. */
async function repeat() {
  const due = Object.entries(cardsKept()).filter(([, card]) => isDue(card)).sort(([, one], [, other]) => Date.parse(one.due) - Date.parse(other.due)).slice(0, ROUND);
  /** @type {[string, CourseTask][]} */
  const tasks = [];
  let missing = false;
  for (const [key] of due) {
    const [situation, id] = key.split("/");
    const found = await tasksOf(situation).catch(() => undefined);
    const task = found?.find((one) => one.id === id);
    if (task) tasks.push([situation, task]);
    else if (found) {
      // A task that the rules no longer have.
      const { [key]: gone, ...kept } = cardsKept();
      keepCards(kept);
    } else missing = true;
  }
  if (missing && !tasks.length) return void again.replaceChildren(h("p.notice", { role: "status" }, NOT_FETCHED), stage);
  if (!tasks.length) return tell();
  again.replaceChildren(stage);
  taskRound(stage, tasks, (right) => {
    stage.replaceChildren();
    tell();
    again.hidden = false;
    again.prepend(h("p.told", { role: "status", tabindex: "-1" }, `${right} af ${tasks.length} rigtige.`));
    /** @type {HTMLElement} */ (again.firstElementChild).focus();
  });
}

tell();
addEventListener("storage", ({ key }) => key === KNOWN && tell());
