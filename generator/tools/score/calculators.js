/* Calculators of the score: figures are looked up in the tables that the page carries. What they
  are, the generator has put there from rules_src/scoring. */

/** @typedef {{contract: Contracts, imps: number[], kp: Record<string, number[]>}} Tables */

const tables = /** @type {Tables} */ (JSON.parse(one(document, "#score-data").textContent));
const output = one(form, "output");
/** What the form holds when nothing is entered. */
const EMPTY = new Map(entries());

/** By the calculator's name: its answer to what is entered. @type {Record<string, (field: (name: string) => string) => string>} */
const CALCULATORS = {
  contract(field) {
    const [level, zone, doubled, tricks] = ["level", "vulnerable", "doubled", "tricks"].map((name) => Number(field(name)));
    const points = pointsOf(tables.contract, level, field("denomination"), 3 * zone + doubled, tricks);
    const more = tricks - 6 - level;
    if (more < 0) return `${-more} bet: ${-points} til modstanderne.`;
    return `Vundet${more ? " med " + more + " overstik" : ""}: ${points} til spilfører.`;
  },
  imp(field) {
    const difference = plus(typedNumber(field("here"), "det ene bord"), typedNumber(field("there"), "det andet bord"));
    return `Forskellen er ${signed(difference)} point: ${signed(imps(tables.imps, difference.n / difference.d))} imp til os.`;
  },
  kp(field) {
    const margin = plus(typedNumber(field("ours"), "imp til os"), minus(typedNumber(field("theirs"), "imp til modstanderne")));
    const rounded = margin.d === 1 ? "" : ` (regnet som ${signed(exact(nearest(margin)))})`;
    return `${signed(margin)} imp til os. ${danish(kpOf(tables.kp[field("boards")], margin), 2)} KP til os${rounded}.`;
  },
};

/** A contract that is picked fills its field with the points to us. @param {Event} event */
function fill(event) {
  const picker = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("[data-fills]"));
  if (!picker) return;
  const part = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (one(picker, `[data-part="${name}"]`)).value;
  const [level, suit, doubled, side, zone, tricks] = ["level", "denomination", "doubled", "side", "vulnerable", "tricks"].map(part);
  if (level !== "0" && !(level && suit && tricks)) return;
  const points = level === "0" ? 0 : Number(side) * pointsOf(tables.contract, Number(level), suit, 3 * Number(zone) + Number(doubled), Number(tricks));
  /** @type {HTMLInputElement} */ (form.elements.namedItem(picker.dataset.fills || "")).value = String(points);
}

function show() {
  const entered = new Map(entries());
  const ready = [...entered.values()].every(Boolean);
  try {
    tell(ready ? units(CALCULATORS[form.dataset.calculator || ""]((name) => entered.get(name) || "")) : output.dataset.empty);
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error;
    tell(error.message);
  }
}

// The address: #/level=4/denomination=1/tricks=10

/** @returns {[string, string][]} */
function entries() {
  return [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
}

function write() {
  setAddress(stateAddress(stateText(entries().filter(([name, value]) => value !== EMPTY.get(name)))));
}

/** @param {string} hash */
function fromAddress(hash) {
  form.reset();
  for (const [name, value] of Object.entries(stateOf(hash.replace(/^[^/]*/, ""), ""))) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  show();
}

form.addEventListener("input", (event) => {
  fill(event);
  show();
});
form.addEventListener("change", write);
begin(fromAddress, ({ dataset }) => {
  fromAddress(dataset.do === "example" ? dataset.example || "" : "");
  write();
});
