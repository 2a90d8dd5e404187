// @ts-check
/* The list of cases, narrowed and sorted. What is chosen stands in the address: #/paragraf=30/udfald=pas */

/** @typedef {{ li: HTMLLIElement, list: Element, says: Record<string, string[]>, title: string }} Item */

const form = /** @type {HTMLFormElement} */ (document.querySelector("form.filter"));
const told = /** @type {HTMLOutputElement} */ (form.querySelector("output"));
const selects = [...form.querySelectorAll("select")];
const filters = selects.filter((select) => select.name !== "orden");
const labels = new Map([...form.querySelectorAll("option")].map((o) => [o, o.textContent || ""]));
const lists = [...document.querySelectorAll("ul.cases")];
const sorted = document.createElement("ul");
sorted.className = "plain cases";
lists[0].previousElementSibling?.before(sorted);

/** @type {Item[]} */
const items = lists.flatMap((list) => [...list.querySelectorAll("li")].map((li) => itemOf(li, list)));

/** @param {HTMLLIElement} li @param {Element} list @returns {Item} */
function itemOf(li, list) {
  const words = (/** @type {string | undefined} */ text) => (text || "").split(" ").filter(Boolean);
  const { paragraf, udfald, hjemmel } = li.dataset;
  const says = {
    situation: words(/** @type {HTMLElement} */ (list).dataset.situation),
    paragraf: words(paragraf), udfald: words(udfald), hjemmel: words(hjemmel),
  };
  return { li, list, says, title: li.querySelector("a")?.textContent || "" };
}

function chosen() {
  return Object.fromEntries(selects.filter((s) => s.value).map((s) => [s.name, s.value]));
}

/** Whether a case is among those chosen, one filter left out of account. */
function fits(/** @type {Item} */ item, /** @type {string} */ except = "") {
  return filters.every(
    ({ name, value }) => !value || name === except || item.says[name].includes(value),
  );
}

function show() {
  const shown = items.filter((item) => fits(item));
  for (const item of items) item.li.hidden = true;
  for (const item of shown) item.li.hidden = false;
  order(chosen().orden);
  for (const list of lists) {
    const empty = ![...list.children].some((li) => !(/** @type {HTMLElement} */ (li).hidden));
    const heading = /** @type {HTMLElement} */ (list.previousElementSibling);
    /** @type {HTMLElement} */ (list).hidden = heading.hidden = empty;
  }
  told.textContent = shown.length === items.length ? "" : `${shown.length} af ${items.length} sager`;
  form.toggleAttribute("data-narrowed", location.hash.startsWith("#/"));
  filters.forEach(count);
}

/** Each choice with how many cases it would leave. */
function count(/** @type {HTMLSelectElement} */ select) {
  const open = items.filter((item) => fits(item, select.name));
  for (const option of select.options) {
    if (!option.value) continue;
    const left = open.filter((item) => item.says[select.name].includes(option.value)).length;
    option.textContent = `${labels.get(option)} (${left})`;
    option.disabled = !left && option.value !== select.value;
  }
}

let ordered = "";

/** In one list, or each under its situation, as they stand from the first. */
function order(by = "") {
  if (by === ordered) return;
  ordered = by;
  const first = (/** @type {Item} */ item) => Number(item.says.paragraf[0] || 99);
  const alphabet = (/** @type {Item} */ a, /** @type {Item} */ b) => a.title.localeCompare(b.title, "da");
  const inOrder = [...items];
  if (by === "paragraf") inOrder.sort((a, b) => first(a) - first(b) || alphabet(a, b));
  if (by === "alfabet") inOrder.sort(alphabet);
  for (const { li, list } of inOrder) (by ? sorted : list).append(li);
}

/** What the address says; a name or value that is unknown says nothing. */
function read() {
  const said = location.hash.startsWith("#/") ? decodeURIComponent(location.hash.slice(2)) : "";
  const values = new Map(said.split("/").map((part) => /** @type {[string, string]} */ (part.split("="))));
  for (const select of selects) {
    const value = values.get(select.name) || "";
    select.value = [...select.options].some((option) => option.value === value) ? value : "";
  }
  show();
  if (!said && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

function write() {
  const parts = Object.entries(chosen()).map(([name, value]) => `${name}=${value}`);
  history.replaceState(null, "", parts.length ? `#/${parts.join("/")}` : location.pathname + location.search);
  show();
}

form.addEventListener("change", write);
form.addEventListener("reset", (event) => {
  event.preventDefault();
  for (const select of selects) select.value = "";
  write();
  selects[0].focus();
});
addEventListener("hashchange", () => form.isConnected && read());
read();
