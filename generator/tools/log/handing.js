// @ts-check
/* The log of an evening, handed on: as a file or in codes, and on the notice board without names.

Part of the log. Uses log: dueOf, goneOn, placeText, save, show, summary; shared: acting, codeImage, hasCode, kept, keep, pathOf, replayed. */

/** How long the address of a code with several rulings may be, so that a telephone reads it from a screen. */
const EASY = 1200;

/** A ruling as it is handed on. @typedef {{path: string, at: number, first?: number, table?: string, board?: string, done?: string[], lying?: string[], sheet?: Record<string, string>}} Handed */

/** The rulings of the last evening, board by board in the order they were made. @param {Kept[]} rulings */
function evening(rulings) {
  const last = Math.max(...rulings.map(({ at }) => at));
  const board = (/** @type {Kept} */ { first, at }) => first || at;
  return rulings.filter(({ at }) => last - at < SESSION).sort((a, b) => board(a) - board(b) || a.at - b.at);
}

/** @param {Kept} ruling @returns {Handed} */
function handedOn(ruling) {
  const { at, first, table, board, done, sheet } = ruling;
  return { path: pathOf(ruling), at, first, table, board, done, lying: lyingStill(ruling), sheet };
}

/** Ways to hand the evening on. */
function handOn() {
  const rulings = evening(kept()).map(handedOn).filter(({ path }) => path);
  const codes = inCodes(rulings);
  notice.replaceChildren(
    h("p", {}, `${rulings.length} ${rulings.length === 1 ? "kendelse" : "kendelser"} fra den seneste aften, med bord, spil, det, der ligger endnu, og det, der er gjort. Hvad der venter, og hvad der skal tastes, følger af sig selv. Filen har også, hvad der er skrevet i dokumenterne, navne med; koderne har det ikke.`),
    h("p.log-acts", {}, acting("Hent filen", () => save("aften.json", "application/json", JSON.stringify({ [EVENING]: rulings }, null, 1)))),
    ...(codes ? codes.map((address, n) => h("figure.sheet-qr.log-code", { "data-address": address }, h("img", { src: codeImage(address), alt: `QR-kode ${n + 1} med kendelserne` }),
      h("figcaption", {}, `Kode ${n + 1} af ${codes.length}`))) : [h("p", {}, "En kode kan ikke vises her; brug filen.")]));
  notice.scrollIntoView({ block: "nearest" });
}

/** The addresses of as few codes as it takes; none where one would be too long. @param {Handed[]} rulings */
function inCodes(rulings) {
  const here = location.href.split("#")[0] + "#/";
  /** @type {string[]} */
  const codes = [];
  for (const { path, at, first, table, board, done = [], lying = [] } of rulings) {
    const own = stateText(stated({ ".t": at.toString(36), ".f": first?.toString(36), ".b": table, ".s": board, ".g": done.join(","), ".l": lying.join("|") }));
    const text = `${path}/${own}`;
    const longer = codes.length > 0 ? codes[codes.length - 1] + AND + text : "";
    if (longer && longer.length <= EASY && hasCode(longer)) codes[codes.length - 1] = longer;
    else codes.push(here + text);
  }
  return codes.every(hasCode) && codes;
}

/** @param {string} hash @returns {Handed[]} */
function inAddress(hash) {
  return hash.slice(2).split(AND).map((text) => {
    const parts = partsOf(text);
    const own = stateOf(parts.filter((part) => part[0] === ".").map((part) => part.slice(1)).join("/"));
    const several = (/** @type {string | undefined} */ value, /** @type {string} */ sign) => (value ? value.split(sign) : []);
    return { path: parts.filter((part) => part[0] !== ".").join("/"), at: parseInt(own.t, 36), first: own.f ? parseInt(own.f, 36) : undefined,
      table: own.b, board: own.s, done: several(own.g, ","), lying: several(own.l, "|") };
  });
}

const EVENING = "aften";
/** What a file may have of a ruling, and how long each text may be. */
const TEXTS = { table: 20, board: 20 };
const LISTS = { done: 60, lying: 200 };
const LONGEST_FIELD = 2000;
const LONGEST_FILE = 500_000;

/** What is wrong with a ruling of a file; nothing where it can be taken. @param {any} one */
function wrongWith(one) {
  const text = (/** @type {unknown} */ value, /** @type {number} */ most) => typeof value === "string" && value.length <= most;
  const moment = (/** @type {unknown} */ value) => typeof value === "number" && value > 0 && value < Date.now() + SESSION;
  if (typeof one !== "object" || !one || !text(one.path, LONGEST_FIELD)) return "den har ingen adresse";
  const strange = Object.keys(one).find((key) => !["path", "at", "first", "sheet", ...Object.keys(TEXTS), ...Object.keys(LISTS)].includes(key));
  if (strange) return `»${strange.slice(0, 30)}« hører ikke til her`;
  if (!moment(one.at) || (one.first !== undefined && !moment(one.first))) return "tidspunktet kan ikke læses";
  for (const [key, most] of Object.entries(TEXTS)) if (one[key] !== undefined && !text(one[key], most)) return "bord eller spil kan ikke læses";
  for (const [key, most] of Object.entries(LISTS))
    if (one[key] !== undefined && !(Array.isArray(one[key]) && one[key].length < 50 && one[key].every((/** @type {unknown} */ each) => text(each, most)))) return `»${key}« kan ikke læses`;
  if (one.sheet !== undefined && !Object.entries(one.sheet || { none: "" }).every(([key, value]) => /^\p{L}$/u.test(key) && text(value, LONGEST_FIELD))) return "det, der er skrevet i dokumentet, kan ikke læses";
  const [, unread] = read("#/" + one.path);
  return unread.length > 0 || !replayed(one.path) ? "svarene fører ikke til en kendelse" : "";
}

/** As it is kept here; what is said of it is found again from the rules. @param {Handed} one @returns {Kept} */
function takenIn(one) {
  const { path, at, first, table, board, done, lying, sheet } = one;
  const walk = /** @type {Walk} */ (replayed(path));
  const { title } = graph.rules[state.rule];
  const verdict = spoken(verdictLine(walk));
  /** @type {[string, string][]} */
  const later = dueOf(walk).map(({ word, plain }) => [word, plain]);
  return { page: "guide", hash: "#/" + path, title, verdict, at, first, table, board, done, due: later.length, later, lying, sheet };
}

/** Every ruling is added that is not here, or none is. @param {any} rulings */
function takeIn(rulings) {
  const mistakes = Array.isArray(rulings) && rulings.length > 0
    ? rulings.flatMap((one, n) => (wrongWith(one) ? [`Kendelse ${n + 1}: ${wrongWith(one)}.`] : []))
    : [`Filen er ikke en aften fra en log. Bed om den, »Overdrag« skriver.`];
  if (mistakes.length > 0) return void notice.replaceChildren([...mistakes.slice(0, 5), "Intet er taget ind."].join(" "));
  const before = kept();
  const fresh = /** @type {Handed[]} */ (rulings).filter(({ at }) => !before.some((one) => one.at === at));
  keep([...before, ...fresh.map(takenIn)].sort((a, b) => b.at - a.at));
  show();
  const here = rulings.length - fresh.length;
  notice.replaceChildren(`${fresh.length} ${fresh.length === 1 ? "kendelse" : "kendelser"} er lagt i loggen.${here > 0 ? ` ${here} stod her i forvejen.` : ""}`);
}

/** A file of the director before, taken in. */
function takingIn() {
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".json", id: "log-file" }));
  file.addEventListener("change", async () => {
    const [chosen] = file.files || [];
    const text = chosen && chosen.size <= LONGEST_FILE ? await chosen.text() : "";
    if (chosen) fetchGraph(() => takeIn(fromFile(text)));
    file.value = "";
  });
  return h("p.log-acts", {}, h("label", {}, "Tag en anden turneringsleders aften ind: ", file));
}

/** @param {string} text */
function fromFile(text) {
  try {
    return JSON.parse(text)[EVENING];
  } catch {
    return undefined;
  }
}

/** What an address brings is taken only if that is asked for. */
function offerBrought() {
  const rulings = inAddress(location.hash);
  notice.replaceChildren(`Adressen har ${rulings.length} ${rulings.length === 1 ? "kendelse" : "kendelser"} fra en anden log. `,
    acting("Læg dem i min log", () => {
      takeIn(rulings);
      history.replaceState(null, "", location.pathname + location.search);
    }));
}

/** Only a number is printed of where it was, so that nobody is named. */
const A_NUMBER = /^\p{L}? ?\d{1,3}\p{L}?$/u;

/** For the notice board: what happened, and what was ruled, by the rules' own words alone. */
function onBoardOfNotices() {
  const rulings = evening(kept()).filter((ruling, _, all) => !goneOn(ruling, all));
  const lines = rulings.flatMap((ruling) => {
    const { walk, due, laws } = summary(ruling);
    if (!walk) return [];
    replayed(pathOf(ruling));
    const number = (/** @type {string | undefined} */ text) => (A_NUMBER.test(text || "") ? text : undefined);
    const where = placeText({ ...ruling, table: number(ruling.table), board: number(ruling.board) });
    const waits = due.some(({ word, when }) => when >= Number(after) && !(ruling.done || []).includes(word));
    return [h("li", {}, h("b", {}, where), graph.rules[state.rule].title, h("p.log-verdict", {}, prose(verdictLine(walk)), " ", laws.join(", ")),
      waits && h("p.small", {}, "Ses på igen efter spillet."))];
  });
  const day = new Intl.DateTimeFormat("da-DK", { dateStyle: "long" }).format(Math.max(...rulings.map(({ at }) => at)));
  place.replaceChildren(h("section.log-notice", {}, h("h2", {}, ["Kendelser", ownClub().name, day].filter(Boolean).join(" · ")), h("ol", {}, ...lines)),
    h("p.log-acts", {}, acting("Udskriv", () => print()), acting("Tilbage til loggen", show)));
  notice.textContent = "";
  scrollTo(0, 0);
}
