/* The page: results are picked, kept in the address, reckoned and shown step by step. */

const tables = /** @type {Tables} */ (JSON.parse(one(document, "#score-data").textContent || "{}"));
const LISTS = /** @type {const} */ (["ns", "ew", "other"]);
/** The fields of a part of the address, which stand in it with semicolons between. @type {Record<string, string[]>} */
const FIELDS = { z: ["zone"], b: ["boards"], e: ["expected"], f: ["home", "away"], a: ["given0", "given1"], g: ["own0", "own1"], s: ["penalty0", "penalty1"] };
/** What the address tells of where the sum comes from, and of the ruling it is part of. */
let [from, way] = ["", ""];
/** The last sum of this device, which a document can take. */
const SUM = "bridgelovene.justeret";

/** @param {string} name */
function field(name) {
  return /** @type {HTMLInputElement} */ (/** @type {unknown} */ (form.elements.namedItem(name)));
}

/** Nothing where the field is empty. @param {string} name @param {string} what */
function number(name, what) {
  return field(name).value.trim() ? typedNumber(field(name).value, what) : null;
}

/** What a side is fined; a minus before it is only another way to say so. @param {number} side */
function fine(side) {
  const points = number(`penalty${side}`, "antal strafpoint") || ZERO;
  return points.n < 0 ? minus(points) : points;
}

/** @returns {Input | string[]} what is entered, or what is lacking while too little is */
function entered() {
  const contest = field("contest").value;
  const zone = /** @type {Zone} */ (field("zone").value);
  const given = [0, 1].map((n) => field(`given${n}`).value);
  const artificial = field("kind").value === "artificial";
  const lacking = ["N-S", "Ø-V"].filter((_, n) => artificial && !given[n]).map((side) => `hvad ${side} får`);
  const ns = artificial ? [] : picked("ns", "score til N-S");
  const ew = artificial || !field("apart").checked ? [] : picked("ew", "score til Ø-V");
  if (!artificial && !ns.length) lacking.push("score til N-S");
  if (!artificial && field("apart").checked && !ew.length) lacking.push("score til Ø-V");
  const other = artificial || contest === "pairs" ? [] : picked("other", "det andet bord");
  if (!artificial && contest !== "pairs" && !other.length) lacking.push("resultatet ved det andet bord");
  const inPairs = contest === "pairs" && !artificial;
  const others = inPairs ? pastedScores(tables.contract, field("others").value, zone) : [];
  const fouled = inPairs ? pastedScores(tables.contract, field("fouled").value, zone) : [];
  if (inPairs && !others.length) lacking.push(fouled.length ? "de andre borde med den udgave, der blev spillet her" : "de andre borde");
  const own = (/** @type {number} */ n) => number(`own${n}`, "resultatet på de andre spil");
  const expected = field("expected").value.trim();
  if (inPairs && expected && !/^\d{1,3}$/.test(expected)) throw new Mistyped("Skriv et helt tal: resultater på de andre spil.");
  if (lacking.length) return lacking;
  return {
    contest, zone, ns, ew, other, others, boards: Number(field("boards").value),
    before: [number("home", "imp til N-S’ hold") || ZERO, number("away", "imp til Ø-V’s hold") || ZERO],
    fouled, expected: Number(expected), counted: field("counted").checked,
    penalties: [fine(0), fine(1)],
    artificial: artificial ? [{ given: given[0], own: own(0) }, { given: given[1], own: own(1) }] : null,
  };
}

// The address: #/k=teams/z=ew/ns=60.4hS10~40.4hS9/o=100.4hS10/b=8/f=5;31

function written() {
  const spaced = (/** @type {string} */ name) => field(name).value.trim().replace(/\s+/g, "_");
  const typed = (/** @type {string} */ key) => FIELDS[key].map((name) => field(name).value.trim()).join(";").replace(/^(none|;)$/, "");
  return stateAddress(stateText(stated({
    k: field("contest").value === "teams" ? "" : field("contest").value,
    z: typed("z"), b: typed("b"), e: typed("e"),
    ns: code("ns"), ew: field("apart").checked ? code("ew") || "0" : "", o: code("other"),
    f: typed("f"), p: spaced("others"), u: spaced("fouled"), c: field("counted").checked ? "" : "0",
    a: field("kind").value === "artificial" ? typed("a") || ";" : "", g: typed("g"), s: typed("s"),
    q: from, v: way,
  }), ";,"));
}

/** @param {string} hash */
function fromAddress(hash) {
  const parts = stateOf(hash.replace(/^#?\/?/, ""), "");
  const value = (/** @type {string} */ key) => parts[key] || "";
  form.reset();
  field("contest").value = ["knockout", "pairs"].includes(value("k")) ? value("k") : "teams";
  field("kind").value = value("a") ? "artificial" : "assigned";
  for (const [key, names] of Object.entries(FIELDS)) {
    const values = (value(key) || (key === "z" ? "none" : "")).split(";");
    names.forEach((name, n) => (field(name).value = values[n] || ""));
  }
  field("others").value = value("p").replace(/_/g, " ");
  field("fouled").value = value("u").replace(/_/g, " ");
  field("counted").checked = value("c") !== "0";
  field("apart").checked = Boolean(value("ew"));
  fill("ns", value("ns"));
  fill("ew", value("ew"));
  fill("other", value("o"));
  [from, way] = [value("q"), value("v")];
  // What brought the director here, as `16B1a;N-S`: the § of it, and the side that may have offended.
  const [law, side] = from.split(";");
  for (const note of document.querySelectorAll("[data-from]")) {
    note.toggleAttribute("hidden", note.getAttribute("data-from") !== law);
    one(note, "[data-side]").textContent = side ? `Fejlende side: ${side}.` : "";
  }
  show();
}

/** @param {boolean} [sliding] a slider is being moved, and the address waits */
function show(sliding = false) {
  const contest = field("contest").value;
  const kind = field("kind").value;
  const group = contest === "pairs" ? "pairs" : "teams";
  const states = [kind, group, `${kind}-${group}`];
  for (const part of form.querySelectorAll("[data-for]")) part.toggleAttribute("hidden", !states.includes(part.getAttribute("data-for") || ""));
  if (!field("apart").checked) box("ew").hidden = true;
  one(form, "[data-unit]").textContent = contest === "pairs" ? "procent af en top" : contest === "teams" && field("boards").value ? "KP" : "imp";
  for (const list of LISTS) rows(list).forEach((row) => showRow(row, tables, /** @type {Zone} */ (field("zone").value)));
  if (!sliding) setAddress(written());
  const sum = one(document, ".sum");
  try {
    const input = entered();
    const lacking = Array.isArray(input);
    sum.toggleAttribute("hidden", lacking);
    const begun = LISTS.some((list) => code(list)) || ["others", "fouled", "given0", "given1"].some((name) => field(name).value.trim());
    tell(lacking && begun ? `Der mangler: ${input.join(", ")}.` : "");
    if (lacking) return;
    const found = reckon(tables, input);
    one(sum, "ol").replaceChildren(...found.lines.map(line));
    showEnds(way, found.lines.filter(({ ends }) => ends).map(({ text }) => text).join(" "));
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error;
    sum.toggleAttribute("hidden", true);
    tell(error.message);
  }
}

/** @param {string} way the address of the ruling, in the guide or on its document @param {string} text the scores, and what they come to */
function showEnds(way, text) {
  const parts = way.split("/").filter(Boolean);
  const answers = parts.filter((part) => part[0] !== ".").join("/");
  const guide = /** @type {HTMLAnchorElement} */ (one(document, "[data-to=guide]"));
  const sheet = /** @type {HTMLAnchorElement} */ (one(document, "[data-to=document]"));
  guide.dataset.usual ||= guide.href;
  guide.href = answers ? address("guide", "/" + answers) : guide.dataset.usual;
  sheet.href = address("vaerktoejer/kendelse", "/" + [...parts.filter((part) => !part.startsWith(".g=")), ".g=" + encodeURIComponent(text)].join("/"));
  store(SUM, text);
}

/** @param {Line} said */
function line({ law, text, head, rows: cells }) {
  const link = document.querySelector(`[data-law="${law}"] a`);
  return h("li", {}, units(text), link && [" ", link.cloneNode(true)], head && cells && h("table.figures", {},
    h("thead", {}, h("tr", {}, ...head.map((cell) => h("th", { scope: "col" }, units(cell))))),
    h("tbody", {}, ...cells.map(([first, ...rest]) =>
      h("tr", {}, h("th", { scope: "row" }, units(first)), ...rest.map((cell) => h("td", {}, units(cell))))))));
}

/** Move one weight, and the others make up the rest. @param {Event} event */
function slid(event) {
  const moved = /** @type {HTMLInputElement} */ (event.target);
  const list = /** @type {HTMLElement | null} */ (moved.closest("[data-results]"))?.dataset.results || "";
  const place = rows(list).findIndex((row) => row.contains(moved));
  const before = weights(list);
  weigh(list, balanced(before, place, Number(moved.value) || 1));
}

form.addEventListener("input", (event) => {
  const { part: name } = /** @type {HTMLElement} */ (event.target).dataset;
  if (name === "percent") return;
  if (name === "slider") slid(event);
  show(name === "slider");
});
form.addEventListener("change", (event) => {
  if (!["percent", "slider"].includes(/** @type {HTMLElement} */ (event.target).dataset.part || "")) return;
  slid(event);
  show();
});
begin(fromAddress, (button) => {
  const list = /** @type {HTMLElement | null} */ (button.closest("[data-results]"))?.dataset.results || "";
  if (button.matches("[data-add]")) {
    const found = weights(list);
    const made = share(1);
    one(box(list), "[data-shares]").append(made);
    weigh(list, balanced([...found, 1], found.length, Math.floor(100 / (found.length + 1))));
    part(made, "level").focus();
  } else if (button.matches("[data-remove]")) {
    button.closest(".share")?.remove();
    const found = weights(list);
    weigh(list, balanced(found, 0, found.length === 1 ? 100 : found[0]));
    /** @type {HTMLElement} */ (one(box(list), "[data-add]")).focus();
  } else if (button.dataset.example !== undefined) return fromAddress(button.dataset.example);
  else if (button.dataset.do === "clear") {
    store(SUM, "");
    return fromAddress("");
  }
  show();
});
