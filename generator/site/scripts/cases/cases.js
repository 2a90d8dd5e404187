/* The list of cases, narrowed and sorted. What is chosen stands in the address
  (#/paragraf=30/udfald=pas). What a case is narrowed by, and its verdict, are fetched when somebody
  reaches for the form. */

/** @typedef {{ li: HTMLLIElement, list: Element, says: Record<string, string[]>, title: string }} Item */
/** @typedef {Record<string, [authority: string, outcomes: string, laws: string, verdict: string]>} Listed */

const form = /** @type {HTMLFormElement} */ (document.querySelector("form.filter"));
const counter = /** @type {HTMLOutputElement} */ (form.querySelector("output"));
const selects = [...form.querySelectorAll("select")];
const filters = selects.filter((select) => select.name !== "orden");
const labels = new Map([...form.querySelectorAll("option")].map((o) => [o, o.textContent || ""]));
const lists = [...document.querySelectorAll("ul.cases")];
const sorted = h("ul.plain.cases");
headingOf(lists[0]).before(sorted);

/** @type {Item[]} as they stand on the page; nothing is known of them before the list is fetched */
let items = [];

/** @param {Listed} listed @returns {Item[]} */
function itemsOf(listed) {
  return lists.flatMap((list) => [...list.querySelectorAll("li")].map((li) => {
    const link = one(li, "a");
    const [authority, outcomes, laws, verdict] = listed[link.getAttribute("href").split("/")[0]];
    if (verdict) li.append(" ", h("span.verdict", {}, verdict.split(SUIT).map(suited)));
    li.append(" ", h("span.small.quiet", {}, laws));
    const says = {
      situation: [/** @type {HTMLElement} */ (list).dataset.situation || ""],
      paragraf: [...laws.matchAll(/§\s(\d+)/g)].map(([, number]) => number), udfald: outcomes.split(" "), hjemmel: [authority],
    };
    return { li, list, says, title: link.textContent || "" };
  }));
}

const SUIT = /([♠♥♦♣])/;

let asked = false;

/** Fetch the list once; when it is there, the page shows what is chosen. */
function reach() {
  if (asked) return;
  asked = true;
  fetchScript(form.dataset.list || "").then(() => {
    items = itemsOf(/** @type {any} */ (globalThis).caseList);
    show();
  }, () => {});
}

/** Whether a case is among those chosen, one filter left out of account. */
function fits(/** @type {Item} */ item, /** @type {string} */ except = "") {
  return filters.every(
    ({ name, value }) => !value || name === except || item.says[name].includes(value),
  );
}

function show() {
  if (!items.length) return;
  const shown = items.filter((item) => fits(item));
  const all = shown.length === items.length;
  for (const item of items) item.li.hidden = !fits(item);
  order(form.orden.value);
  for (const list of lists) {
    const empty = ![...list.children].some((li) => !(/** @type {HTMLElement} */ (li).hidden));
    headingOf(list).hidden = foldOf(list).hidden = empty;
    if (!all || form.hasAttribute("data-narrowed")) foldOf(list).open = !all;
  }
  counter.textContent = all ? "" : `${shown.length} af ${items.length} sager`;
  form.toggleAttribute("data-narrowed", location.hash.startsWith("#/"));
  filters.forEach(count);
}

function foldOf(/** @type {Element} */ list) {
  return /** @type {HTMLDetailsElement} */ (list.parentElement);
}

function headingOf(/** @type {Element} */ list) {
  return /** @type {HTMLElement} */ (foldOf(list).previousElementSibling);
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
  const wanted = location.hash.startsWith("#/") ? stateOf(location.hash.slice(2)) : {};
  for (const select of selects) {
    const value = wanted[select.name] || "";
    select.value = [...select.options].some((option) => option.value === value) ? value : "";
  }
  const none = Object.keys(wanted).length === 0;
  if (!none) reach();
  show();
  const heading = none && location.hash && document.getElementById(location.hash.slice(1));
  if (!heading) return;
  for (const list of lists) if (headingOf(list) === heading) foldOf(list).open = true;
  heading.scrollIntoView();
}

function write() {
  history.replaceState(null, "", stateAddress(stateText(stated(Object.fromEntries(selects.map(({ name, value }) => [name, value]))))));
  reach();
  show();
}

form.addEventListener("focusin", reach);
form.addEventListener("pointerover", reach);
form.addEventListener("change", write);
form.addEventListener("reset", (event) => {
  event.preventDefault();
  for (const select of selects) select.value = "";
  write();
  selects[0].focus();
});
addEventListener("hashchange", read);
read();
