// @ts-check
/* The page: results are picked, kept in the address, reckoned and shown step by step.

Part 4 of 4 of the score workbench. Uses all the others. */

const form = /** @type {HTMLFormElement} */ (document.querySelector("form.workbench"));
const tables = /** @type {Tables} */ (JSON.parse(one(document, "#score-data").textContent || "{}"));
const LISTS = /** @type {const} */ (["ns", "ew", "other"]);
const FIELDS = { zone: "z", boards: "b", expected: "e" };

/** @param {string} tag @param {string} [text] */
function element(tag, text = "") {
  const made = document.createElement(tag);
  made.textContent = text.replace(/ (%|imp|KP)/g, "\u00a0$1");
  return made;
}

/** @param {string} name */
function field(name) {
  return /** @type {HTMLInputElement} */ (/** @type {unknown} */ (form.elements.namedItem(name)));
}

/** @param {ParentNode} row @param {string} name */
function part(row, name) {
  return /** @type {HTMLInputElement} */ (one(row, `[data-part="${name}"]`));
}

/** @param {string} list @returns {HTMLElement} */
function box(list) {
  return one(form, `[data-results="${list}"]`);
}

/** @param {string} list @returns {HTMLElement[]} */
function rows(list) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (box(list).querySelectorAll(".share"))];
}

// What is entered

/** @param {HTMLElement} row @returns {Result | null | undefined} */
function resultOf(row) {
  const level = part(row, "level").value;
  if (level === "p") return null;
  if (!level) return undefined;
  return {
    level: Number(level), suit: part(row, "suit").value, doubled: Number(part(row, "doubled").value),
    seat: part(row, "seat").value, tricks: Number(part(row, "tricks").value),
  };
}

/** A row for a result; undefined leaves it to be picked. @param {number} weight @param {Result | null | undefined} result */
function share(weight, result) {
  const made = /** @type {HTMLElement} */ (one(document, '[data-piece="share"] > *').cloneNode(true));
  part(made, "level").value = result ? String(result.level) : result === null ? "p" : "";
  if (result) {
    part(made, "suit").value = result.suit;
    part(made, "doubled").value = String(result.doubled);
    part(made, "seat").value = result.seat;
    part(made, "tricks").value = String(result.tricks);
  } else part(made, "tricks").value = "10";
  part(made, "slider").value = part(made, "percent").value = String(weight);
  return made;
}

/** @param {string} list */
function weights(list) {
  return rows(list).map((row) => Number(part(row, "slider").value));
}

/** @param {string} list @param {number[]} shares */
function weigh(list, shares) {
  rows(list).forEach((row, n) => {
    part(row, "slider").value = part(row, "percent").value = String(shares[n]);
    one(row, ".weight").toggleAttribute("hidden", shares.length === 1);
  });
}

/** @param {string} list @param {string} code */
function fill(list, code) {
  const shares = code.split("~").filter(Boolean).map((text) => {
    const [, weight, result] = /^(\d+)\.(\w+)$/.exec(text) || [];
    return share(Number(weight) || 1, result ? resultFrom(result) : undefined);
  });
  one(box(list), "[data-shares]").replaceChildren(...(shares.length ? shares : [share(100, undefined)]));
  const found = weights(list);
  const whole = found.reduce((sum, weight) => sum + weight, 0) === 100;
  weigh(list, whole ? found : balanced(found, 0, found[0]));
}

/** The shares of a list; none where nothing is picked. @param {string} list @param {string} name @returns {Share[]} */
function picked(list, name) {
  const shares = weights(list);
  const results = rows(list).map(resultOf);
  if (results.every((result) => result === undefined)) return [];
  return results.map((result, n) => {
    if (result === undefined) throw new Mistyped(`Vælg en kontrakt til hver vægt: ${name}.`);
    return { weight: shares[n], result };
  });
}

/** @param {string} list */
function code(list) {
  const shares = weights(list);
  const parts = rows(list).map((row, n) => {
    const result = resultOf(row);
    return result === undefined ? "" : `${shares[n]}.${resultCode(result)}`;
  });
  return parts.filter(Boolean).join("~");
}

/** @param {string} name @param {string} what @returns {Exact} */
function number(name, what) {
  const plain = field(name).value.trim().replace(/[−–]/g, "-").replace(",", ".").replace(/^\+/, "");
  if (!/^-?\d{1,5}(\.\d{1,3})?$/.test(plain)) throw new Mistyped(`Skriv et tal: ${what}.`);
  return exact(Math.round(Number(plain) * 1000), 1000);
}

/** What a side is fined; a minus before it is only another way to say so. @param {number} side */
function fine(side) {
  const points = field(`penalty${side}`).value.trim() ? number(`penalty${side}`, "antal strafpoint") : ZERO;
  return points.n < 0 ? minus(points) : points;
}

/** @returns {Input | null} what is entered, or nothing while too little is */
function entered() {
  const contest = field("contest").value;
  const zone = /** @type {Zone} */ (field("zone").value);
  const imp = (/** @type {string} */ name, /** @type {string} */ what) => (field(name).value.trim() ? number(name, what) : ZERO);
  const given = [0, 1].map((n) => field(`given${n}`).value);
  const artificial = field("kind").value === "artificial";
  if (artificial && !(given[0] && given[1])) return null;
  const ns = artificial ? [] : picked("ns", "score til N-S");
  const ew = artificial || !field("apart").checked ? [] : picked("ew", "score til Ø-V");
  if (!artificial && (!ns.length || (field("apart").checked && !ew.length))) return null;
  const other = artificial || contest === "pairs" ? [] : picked("other", "det andet bord");
  if (!artificial && contest !== "pairs" && !other.length) return null;
  const inPairs = contest === "pairs" && !artificial;
  const others = inPairs ? pastedScores(tables.contract, field("others").value, zone) : [];
  if (inPairs && !others.length) return null;
  const own = (/** @type {number} */ n) => (field(`own${n}`).value.trim() ? number(`own${n}`, "resultatet på de andre spil") : null);
  const expected = field("expected").value.trim();
  if (inPairs && expected && !/^\d{1,3}$/.test(expected)) throw new Mistyped("Skriv et helt tal: resultater på de andre spil.");
  return {
    contest, zone, ns, ew, other, others, boards: Number(field("boards").value),
    before: [imp("home", "imp til N-S’ hold"), imp("away", "imp til Ø-V’s hold")],
    fouled: inPairs ? pastedScores(tables.contract, field("fouled").value, zone) : [],
    expected: Number(expected), counted: field("counted").checked,
    penalties: [fine(0), fine(1)],
    artificial: artificial ? [{ given: given[0], own: own(0) }, { given: given[1], own: own(1) }] : null,
  };
}

// The address: #/k=teams/z=ew/ns=60.4hS10~40.4hS9/o=100.4hS10/b=8/f=5;31

function written() {
  /** @type {[string, string][]} */
  const parts = [["k", field("contest").value === "teams" ? "" : field("contest").value]];
  const spaced = (/** @type {string} */ name) => field(name).value.trim().replace(/\s+/g, "_");
  for (const [name, key] of Object.entries(FIELDS)) parts.push([key, field(name).value === "none" ? "" : field(name).value.trim()]);
  parts.push(["ns", code("ns")], ["ew", field("apart").checked ? code("ew") || "0" : ""], ["o", code("other")]);
  parts.push(["f", pair("home", "away")], ["p", spaced("others")], ["u", spaced("fouled")], ["c", field("counted").checked ? "" : "0"]);
  parts.push(["a", field("kind").value === "artificial" ? pair("given0", "given1") || ";" : ""], ["g", pair("own0", "own1")], ["s", pair("penalty0", "penalty1")]);
  const found = parts.filter(([, value]) => value).map(([key, value]) => `${key}=${encodeURIComponent(value).replace(/%3B/g, ";").replace(/%2C/g, ",")}`);
  return found.length ? "#/" + found.join("/") : location.pathname + location.search;
}

/** @param {string} one @param {string} other */
function pair(one, other) {
  const values = [field(one).value.trim(), field(other).value.trim()];
  return values.some(Boolean) ? values.join(";") : "";
}

/** @param {string} hash */
function fromAddress(hash) {
  const parts = new Map(hash.replace(/^#?\/?/, "").split("/").map((part) => /** @type {[string, string]} */ ([part.split("=")[0], decoded(part.slice(part.indexOf("=") + 1), "")])));
  const value = (/** @type {string} */ key) => parts.get(key) || "";
  form.reset();
  field("contest").value = ["knockout", "pairs"].includes(value("k")) ? value("k") : "teams";
  field("kind").value = value("a") ? "artificial" : "assigned";
  for (const [name, key] of Object.entries(FIELDS)) field(name).value = value(key) || (key === "z" ? "none" : "");
  [field("home").value = "", field("away").value = ""] = value("f").split(";");
  [field("given0").value = "", field("given1").value = ""] = value("a").split(";");
  [field("own0").value = "", field("own1").value = ""] = value("g").split(";");
  [field("penalty0").value = "", field("penalty1").value = ""] = value("s").split(";");
  field("others").value = value("p").replace(/_/g, " ");
  field("fouled").value = value("u").replace(/_/g, " ");
  field("counted").checked = value("c") !== "0";
  field("apart").checked = Boolean(value("ew"));
  fill("ns", value("ns"));
  fill("ew", value("ew"));
  fill("other", value("o"));
  show();
}

// What is shown

function show() {
  const contest = field("contest").value;
  const kind = field("kind").value;
  const group = contest === "pairs" ? "pairs" : "teams";
  const states = [kind, group, `${kind}-${group}`];
  form.querySelectorAll("[data-for]").forEach((found) => {
    const needed = /** @type {HTMLElement} */ (found).dataset.for || "";
    /** @type {HTMLElement} */ (found).hidden = !states.includes(needed);
  });
  if (!field("apart").checked) box("ew").hidden = true;
  one(form, "[data-unit]").textContent = contest === "pairs" ? "procent af en top" : contest === "teams" && field("boards").value ? "KP" : "imp";
  for (const list of LISTS) rows(list).forEach(showRow);
  history.replaceState(history.state, "", written());
  const sum = one(document, ".sum");
  try {
    const input = entered();
    sum.toggleAttribute("hidden", !input);
    tell("");
    if (input) one(sum, "ol").replaceChildren(...reckon(tables, input).lines.map(line));
  } catch (error) {
    if (!(error instanceof Mistyped)) throw error;
    sum.toggleAttribute("hidden", true);
    tell(error.message);
  }
}

/** @param {HTMLElement} row */
function showRow(row) {
  const result = resultOf(row);
  for (const name of ["suit", "doubled", "seat", "tricks"]) part(row, name).disabled = !result;
  const points = result === undefined ? "" : `${signed(exact(scoreOf(tables.contract, result, /** @type {Zone} */ (field("zone").value))))} til N-S`;
  one(row, ".points").textContent = points;
}

/** @param {Line} said */
function line({ law, text, head, rows: cells }) {
  const made = element("li", text);
  const link = document.querySelector(`[data-law="${law}"] a`);
  if (link) made.append(" ", link.cloneNode(true));
  if (head && cells) {
    const table = element("table");
    const top = table.appendChild(element("thead")).appendChild(element("tr"));
    const name = (/** @type {string} */ cell, /** @type {string} */ scope) => {
      const named = element("th", cell);
      named.setAttribute("scope", scope);
      return named;
    };
    table.className = "figures";
    top.append(...head.map((cell) => name(cell, "col")));
    const body = table.appendChild(element("tbody"));
    body.append(...cells.map(([first, ...rest]) => {
      const row = element("tr");
      row.append(name(first, "row"), ...rest.map((cell) => element("td", cell)));
      return row;
    }));
    made.append(table);
  }
  return made;
}

/** @param {string} text */
function tell(text) {
  one(form, '[role="status"]').textContent = text;
}

function send() {
  const { href: url } = location;
  if (navigator.share) return void navigator.share({ title: document.title, url }).catch(() => {});
  tell(url);
  navigator.clipboard?.writeText(url).then(() => tell("Adressen er kopieret."), () => {});
}

// Begin

/** Move one weight, and the others make up the rest. @param {Event} event */
function slid(event) {
  const moved = /** @type {HTMLInputElement} */ (event.target);
  const list = /** @type {HTMLElement | null} */ (moved.closest("[data-results]"))?.dataset.results || "";
  const place = rows(list).findIndex((row) => row.contains(moved));
  const before = weights(list);
  weigh(list, balanced(before, place, Number(moved.value) || 1));
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", (event) => {
  const { part: name } = /** @type {HTMLElement} */ (event.target).dataset;
  if (name === "percent") return;
  if (name === "slider") slid(event);
  show();
});
form.addEventListener("change", (event) => {
  if (/** @type {HTMLElement} */ (event.target).dataset.part !== "percent") return;
  slid(event);
  show();
});
form.addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button");
  if (!button) return;
  const list = /** @type {HTMLElement | null} */ (button.closest("[data-results]"))?.dataset.results || "";
  if (button.matches("[data-add]")) {
    const found = weights(list);
    const made = share(1, undefined);
    one(box(list), "[data-shares]").append(made);
    weigh(list, balanced([...found, 1], found.length, Math.floor(100 / (found.length + 1))));
    part(made, "level").focus();
  } else if (button.matches("[data-remove]")) {
    button.closest(".share")?.remove();
    const found = weights(list);
    weigh(list, balanced(found, 0, found.length === 1 ? 100 : found[0]));
    /** @type {HTMLElement} */ (one(box(list), "[data-add]")).focus();
  } else if (button.dataset.example !== undefined) return fromAddress(button.dataset.example);
  else if (button.dataset.do === "share") return send();
  else if (button.dataset.do === "print") return print();
  else if (button.dataset.do === "clear") return fromAddress("");
  show();
});
addEventListener("hashchange", () => form.isConnected && fromAddress(location.hash));
form.hidden = false;
document.querySelectorAll(".needs-script").forEach((note) => note.remove());
fromAddress(location.hash);
