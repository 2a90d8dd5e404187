/* The exam: a paper by its number, answered on the device, and a sheet that says how it went. */

const SITTING = "bridgelovene.proeve";
const SAVED = "proeve.json";
/** @type {ExamData} */
const exam = JSON.parse(document.querySelector(".exam-data")?.textContent || "{}");
const [all, each] = exam.passed;
const place = /** @type {HTMLElement} */ (document.querySelector(".exam"));
const notice = h("p.notice", { role: "status" });
const stage = h("div.stage");
/** @type {[CourseTask, section: number][]} */
let tasks = [];

/** @returns {Sitting | undefined} */
function sittingKept() {
  const found = parsed(stored(SITTING));
  const sound = Array.isArray(found?.answers) && Number.isInteger(found.number) && exam.levels.some(([key]) => key === found.level);
  return sound ? found : undefined;
}

/** Another tab may have answered meanwhile: an answer of either is kept. @param {Sitting} sitting */
function keepSitting(sitting) {
  const other = sittingKept();
  if (other && other.begun === sitting.begun) {
    sitting.answers = sitting.answers.map((answer, n) => (answer < 0 ? other.answers[n] ?? -1 : answer));
    sitting.handed ||= other.handed;
  }
  notice.textContent = store(SITTING, JSON.stringify(sitting)) ? "" : NOT_KEPT;
}

/** @param {{ number: number, level: string, digest?: string }} paper */
function nameOf({ number, level, digest = exam.digest }) {
  return `${number}-${level}-${digest}`;
}

/** What a name asks for, or what is wrong with it. @param {string} text @param {string} level @returns {{ number: number, level: string } | string} */
function paperOf(text, level) {
  const [, number = "", named = level, digest = exam.digest] = /^\s*(\d+)(?:-([a-zæøå]+))?(?:-([0-9a-f]{8}))?\s*$/i.exec(text) || [];
  if (!number || Number(number) < 1 || Number(number) > exam.most) return `»${text.trim()}« er ikke nummeret på en prøve. Skriv et tal fra 1 til ${exam.most}.`;
  if (!exam.levels.some(([key]) => key === named)) return `Der er intet niveau, der hedder »${named}«. Vælg ${exam.levels.map(([key]) => key).join(", ")}.`;
  if (digest !== exam.digest) return OTHER_EDITION(nameOf({ number: Number(number), level: named, digest }));
  return { number: Number(number), level: named };
}

const OTHER_EDITION = (/** @type {string} */ name) => `Prøven ${name} er fra en anden udgave af reglerne end denne side (${exam.digest}). Hent siden igen, eller tag prøven på den udgave, den er trykt fra.`;

function formShown() {
  const level = /** @type {HTMLSelectElement} */ (h("select", { name: "level" }, ...exam.levels.map(([key, label]) => new Option(label, key))));
  const number = /** @type {HTMLInputElement} */ (h("input", { name: "number", inputmode: "numeric", autocomplete: "off", size: "8", value: String(1 + Math.floor(Math.random() * exam.most)) }));
  const book = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", name: "book" }));
  const asked = paperOf(decoded(location.hash.replace(/^#\/?/, "")) || "0", "klub");
  if (typeof asked === "object") [number.value, level.value] = [String(asked.number), asked.level];
  else if (location.hash.length > 2) notice.textContent = asked;
  const start = () => {
    const paper = paperOf(number.value, level.value);
    if (typeof paper === "string") return void (notice.textContent = paper);
    void begin({ ...paper, digest: exam.digest, book: book.checked, name: "", begun: Date.now(), handed: 0, answers: Array(60).fill(-1), at: 0 }, true);
  };
  const form = h("form.exam-form", {}, h("label", {}, "Niveau ", level), h("label", {}, "Nummer ", number), h("label.check", {}, book, " Med lovbogen"),
    h("p.choose", {}, h("button", { type: "submit" }, "Begynd prøven")));
  form.addEventListener("submit", (event) => (event.preventDefault(), start()));
  stage.replaceChildren(form);
}

/** @param {Sitting} sitting */
async function begin(sitting, follows = false) {
  const level = exam.levels.findIndex(([key]) => key === sitting.level);
  const drawn = placesOf(sitting.number, level, exam).flatMap((inside, section) => inside.map(([slug, n]) => /** @type {const} */ ([slug, n, section])));
  notice.textContent = "Opgaverne hentes …";
  try {
    await Promise.all([...new Set(drawn.map(([slug]) => slug))].map(tasksOf));
    tasks = await Promise.all(drawn.map(async ([slug, n, section]) => /** @type {[CourseTask, number]} */ ([(await tasksOf(slug))[n], section])));
  } catch {
    notice.textContent = NOT_FETCHED;
    return;
  }
  notice.textContent = "";
  setAddress(stateAddress(nameOf(sitting)));
  keepSitting(sitting);
  if (sitting.handed) result(sitting);
  else show(sitting, follows);
}

/** @param {number} from @param {number} to */
function minutes(from, to) {
  return Math.floor((to - from) / 60000);
}

/** @param {Sitting} sitting */
function show(sitting, follows = false) {
  const [task, section] = tasks[sitting.at];
  const number = sitting.at + 1;
  const buttons = task.choices.map(([text], n) => h("button", { type: "button", "aria-pressed": String(sitting.answers[sitting.at] === n), click: () => {
    sitting.answers[sitting.at] = n;
    keepSitting(sitting);
    for (const [k, button] of buttons.entries()) button.setAttribute("aria-pressed", String(k === n));
    left.textContent = leftOf(sitting);
  } }, ...inWords(text)));
  const go = (/** @type {number} */ at) => {
    sitting.at = at;
    keepSitting(sitting);
    show(sitting, true);
  };
  const left = h("span", {}, leftOf(sitting));
  const asked = h("div.task", { tabindex: "-1", "data-task": task.id }, ...taskTold(task, `${number} af ${tasks.length} · ${exam.sections[section][0]}`), h("ol.verdicts", {}, ...buttons.map((button) => h("li", {}, button))));
  stage.replaceChildren(asked,
    h("p.choose", {},
      button("", "Forrige", () => go(sitting.at - 1), { disabled: sitting.at === 0 }),
      number < tasks.length ? button("", "Næste", () => go(sitting.at + 1)) : button("", "Aflevér", () => handIn(sitting))),
    h("p.score", {}, `Prøve ${nameOf(sitting)} · ${minutes(sitting.begun, Date.now())} minutter · `, left),
    h("nav.exam-places", { "aria-label": "Opgaverne" }, ...tasks.map((_, n) => {
      const [look, told] = sitting.answers[n] < 0 ? ["", ""] : [".answered", ", besvaret"];
      return button(look, String(n + 1), () => go(n), { "aria-label": `Opgave ${n + 1}${told}`, "aria-current": n === sitting.at && "true" });
    })),
    h("p.choose", {}, button("", "Aflevér", () => handIn(sitting))));
  if (follows) asked.focus();
}

/** @param {Sitting} sitting */
function leftOf(sitting) {
  const open = sitting.answers.filter((answer) => answer < 0).length;
  return open ? `${open} mangler` : "alle er besvaret";
}

/** @param {Sitting} sitting */
function handIn(sitting) {
  const open = sitting.answers.filter((answer) => answer < 0).length;
  askFirst(notice, open ? `${open} er ikke besvaret og tæller som forkerte. ` : "Prøven kan ikke ændres bagefter. ", "Ja, aflevér", () => {
    sitting.handed = Date.now();
    keepSitting(sitting);
    result(sitting);
  });
}

/** @param {number} part @param {number} whole */
function percentOf(part, whole) {
  return Math.floor((100 * part) / whole);
}

/** @param {Sitting} sitting */
function result(sitting) {
  notice.textContent = "";
  const right = tasks.map(([task], n) => sitting.answers[n] === task.right);
  const sections = exam.sections.map(([title], section) => {
    const own = right.filter((_, n) => tasks[n][1] === section);
    return { title, won: own.filter(Boolean).length, of: own.length };
  });
  const won = right.filter(Boolean).length;
  const passed = percentOf(won, tasks.length) >= all && sections.every(({ won, of }) => percentOf(won, of) >= each);
  const name = /** @type {HTMLInputElement} */ (h("input", { name: "name", autocomplete: "name", value: sitting.name, input: () => {
    sitting.name = name.value;
    keepSitting(sitting);
  } }));
  const level = exam.levels.find(([key]) => key === sitting.level)?.[1];
  stage.replaceChildren(
    h("div.sheet", {},
      h("h2", { tabindex: "-1" }, passed ? "Bestået" : "Ikke bestået"),
      h("p", {}, h("label", {}, "Navn ", name)),
      h("p", {}, `Prøve ${nameOf(sitting)}, niveau ${level}, ${sitting.book ? "med" : "uden"} lovbogen, ${minutes(sitting.begun, sitting.handed)} minutter, ${new Date(sitting.handed).toLocaleDateString("da-DK", { dateStyle: "long" })}.`),
      h("p", {}, h("b", {}, `${won} af ${tasks.length} rigtige, ${percentOf(won, tasks.length)} %.`), ` Der kræves ${all} % i alt og ${each} % i hvert afsnit.`),
      h("ul.plain", {}, ...sections.map(({ title, won, of }) => h("li", {}, `${title}: ${won} af ${of}`, percentOf(won, of) < each && " (for lidt)"))),
      h("p.small", {}, `${exam.law}. Dette ark siger, hvad der er taget. Det er ikke forbundets certifikat.`)),
    h("p.choose.no-print", {}, button("", "Udskriv arket", () => print()),
      button("", "En ny prøve", () => {
        store(SITTING, "");
        tasks = [];
        setAddress(stateAddress(""));
        formShown();
      })),
    h("h2.no-print", {}, won === tasks.length ? "Ingen fejl" : "Det, der var forkert"),
    h("ol.training.no-print", {}, ...tasks.flatMap(([task], n) => (right[n] ? [] : [h("li.task", { value: String(n + 1) },
      ...taskTold(task, `${n + 1} · ${exam.sections[tasks[n][1]][0]}`),
      h("p", {}, "Dit svar: ", sitting.answers[n] < 0 ? "intet" : h("span", {}, ...inWords(task.choices[sitting.answers[n]][0]))),
      taskReason(task, sitting.answers[n]))]))));
  /** @type {HTMLElement} */ (stage.querySelector("h2")).focus();
}

/** An exam of other rules: its answers are kept until somebody throws them away. @param {Sitting} sitting */
function otherEdition(sitting) {
  const save = () => handOver(SAVED, JSON.stringify(sitting), "application/json");
  stage.replaceChildren(h("p", {}, OTHER_EDITION(nameOf(sitting)), " Dine svar er her endnu."),
    h("p.choose", {}, button("", "Gem svarene som fil", save),
      button("", "Slet dem, og tag en ny prøve", () => {
        store(SITTING, "");
        formShown();
      })));
}

place.append(notice, stage);
place.hidden = false;
const going = sittingKept();
if (going && going.digest !== exam.digest) otherEdition(going);
else if (going) void begin(going);
else formShown();
addEventListener("storage", ({ key }) => {
  const other = key === SITTING && sittingKept();
  if (other && tasks.length && other.digest === exam.digest) void begin(other);
});
