/* Below the field what is found, for finger, keyboard and screen reader. `search-start.js` opens
  the field, and fetches this script then. */

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const LOOK_UP = "ikke-her";
/** It would be half of the site. */
const A_LETTER = /^\p{L}$/u;
const opening = /** @type {HTMLAnchorElement} */ (document.querySelector(`a[data-search][href*="${LOOK_UP}"]`));
const [root, ending] = opening.href.split(LOOK_UP);

const whole = one(document, ".search-field");
const field = /** @type {HTMLTextAreaElement} */ (one(whole, "textarea"));
const summary = one(whole, ".search-told");
const list = h("div", { id: "search-found", role: "listbox", "aria-label": "Fundet", hidden: true });
const more = h("button.search-more", { type: "button", hidden: true, click: () => show(Infinity) });
const understood = h("ul.search-taken", { "aria-label": "Forstået", hidden: true });
const next = h("div.search-next", { role: "group", hidden: true });
summary.after(understood, next, list, more, h("p.search-foot", {}, h("a", { href: opening.href }, "Ikke her? Slå op")));
for (const [name, value] of Object.entries({ "aria-controls": "search-found", "aria-autocomplete": "list" })) {
  field.setAttribute(name, value);
}

/** @type {((typed: string, most?: number) => Found) | undefined} */
let finding;
/** @type {ReturnType<typeof letters> | undefined} */
let spelling;
/** @type {Record<string, Promise<void>>} */
const fetching = {};
/** The graph could not be fetched: a sentence is shown without it. */
let graphless = false;
/** What was taken from the sentence and is not to be. @type {Set<string>} */
let removed = new Set();
/** What else happened on the board, to be asked about after this. */
let rest = { rule: "", text: "" };
/** The option that Enter opens. */
let at = -1;

document.addEventListener("close", () => keepQuery(""), true);
whole.addEventListener("keydown", keyed);
field.addEventListener("input", () => {
  removed = new Set();
  show();
});
for (const found of [list, next]) found.addEventListener("click", () => {
  keepQuery(field.value);
  keepRest(rest.rule, rest.text);
});

/** Scripts from beside this one, since a file may not fetch; again, where they could not be fetched. @param {string} names @param {() => void} then @param {() => void} failed */
function fetchOnce(names, then, failed) {
  fetching[names] ||= Promise.all(names.split(" ").map((name) => fetchScript(new URL(name, script.src).href))).then(then, () => {
    delete fetching[names];
    failed();
  });
}

/** The index is the heaviest thing on the site. */
function fetchIndex() {
  fetchOnce("minisearch.js search-index.js", () => {
    const index = /** @type {any} */ (globalThis).searchIndex;
    finding = finder(index);
    spelling = letters(index);
    show();
  }, () => (summary.textContent = "Søgningen kan ikke hentes nu. Prøv igen, når der er net."));
}

/** The guide's graph says what is asked next; without it the sentence still leads to its page. */
function fetchGraph() {
  fetchOnce("guide-graph.js", () => {
    graph = /** @type {any} */ (globalThis).guideGraph;
    show();
  }, () => {
    if (graphless) return;
    graphless = true;
    show();
  });
}

function show(most = FIRST) {
  const typed = field.value.trim().replace(A_LETTER, "");
  const found = typed && finding ? finding(typed, most) : { groups: [], more: 0, meant: "", words: [], strange: false };
  if (!finding) fetchIndex();
  if (found.heard && !graph) {
    fetchGraph();
    // what was understood comes above the pages, which may not move then
    if (!graphless) {
      list.setAttribute("hidden", "");
      return;
    }
  }
  choose(-1);
  const told = [showTaken(found), one(next, "p")?.textContent || ""].filter(Boolean).join(" ");
  renew(list, found.groups.map(({ kind, hits }, number) => h("div", { role: "group", "aria-label": kind },
    h("span.search-kind", { "aria-hidden": "true" }, kind),
    hits.map((hit, n) =>
      h("a", { role: "option", id: `search-${number}-${n}`, href: place(hit.page), tabindex: "-1", "aria-selected": "false" },
        h("strong", {}, marked(hit.title, found.words)),
        hit.line && h("span.search-line", {}, marked(hit.line, found.words)))))));
  list.toggleAttribute("hidden", found.groups.length === 0);
  more.toggleAttribute("hidden", found.more === 0);
  more.textContent = `Vis flere (${found.more})`;
  summary.replaceChildren(...summaryOf(typed, found, told));
}

/** The first hit is where the guide then stands, and what was understood stands above it. @param {Found} found */
function showTaken({ groups, heard }) {
  const incident = heard && graph ? incidentOf(heard, removed) : { hash: "", line: "", heading: "", taken: [], next: [], assumed: [] };
  const first = groups[0]?.hits[0];
  rest = { rule: heard?.rule || "", text: heard?.rest || "" };
  showNext(first?.page || "", incident);
  const board = graph ? boardParts(/** @type {State} */ (boardHere())) : [];
  for (const hit of board.length > 0 ? groups.flatMap(({ hits }) => hits) : []) {
    if (hit !== first && hit.page.startsWith("situationer/")) hit.page += "#/" + board.join("/");
  }
  if (incident.line && first) Object.assign(first, { page: first.page + incident.hash, line: incident.line });
  const rows = [
    ...incident.taken.map(({ key, asked, answer }) => {
      const click = () => {
        removed.add(key);
        show();
        field.focus();
      };
      return row(asked, answer, h("button.search-chip", { type: "button", "aria-label": `Fjern: ${asked} ${answer}`, click }, "✕"));
    }),
    ...incident.assumed.map(({ asked, answer }) => row(`Forudsat: ${asked}`, answer)),
    ...(rest.text ? [row("Bagefter:", `»${rest.text}«`)] : []),
  ];
  understood.toggleAttribute("hidden", rows.length === 0);
  renew(understood, rows);
  return [`${first?.title}.`, ...incident.taken.map(({ asked, answer }) => `${asked} ${answer}.`)].join(" ");
}

/** @param {string} asked @param {string} answer @param {Child} [end] */
function row(asked, answer, end) {
  return h("li", {}, asked, " ", h("b", {}, answer), end && [" ", end]);
}

/** What is asked next, and its answers: the guide goes on from the one that is tapped. @param {string} page @param {ReturnType<typeof incidentOf>} incident */
function showNext(page, { heading, next: answers }) {
  next.toggleAttribute("hidden", answers.length === 0);
  next.setAttribute("aria-label", heading || "Bekræft");
  renew(next, [h("p", {}, heading), ...answers.map(({ text, hash }) => h("a", { href: place(page + hash) }, text))]);
}

/** @param {string} typed @param {Found} found @param {string} told @returns {(string | Node)[]} */
function summaryOf(typed, { groups, meant, more: left, heard, strange }, told) {
  if (typed && !finding) return ["Henter søgningen …"];
  const many = groups.reduce((sum, { hits }) => sum + hits.length, 0) + left;
  if (meant && many) {
    const showInstead = () => {
      field.value = meant;
      field.focus();
      show();
    };
    return ["Mente du ", h("button", { type: "button", click: showInstead }, `»${meant}«`), "?"];
  }
  const pages = many === 1 ? "1 side" : `${many} sider`;
  if (heard) return [h("span.visually-hidden", {}, `${told} ${pages}`)];
  if (!typed) return [];
  if (strange) return ["Det kender siden ikke. ", h("a", { href: opening.href }, "Slå op"), many ? ", eller se, hvad ordene findes i:" : "."];
  return [many === 0 ? "Intet fundet. Prøv med færre eller andre ord." : pages];
}

/** What stands there already as it is to stand is let be: a key changes little. @param {Element} parent @param {(Node | string)[]} children */
function renew(parent, children) {
  const fresh = children.map((child) => (typeof child === "string" ? document.createTextNode(child) : child));
  fresh.forEach((child, n) => {
    const there = parent.childNodes[n];
    if (!there) parent.append(child);
    else if (there.isEqualNode(child)) return;
    else if (there instanceof HTMLElement && child instanceof HTMLElement && there.role === "group" && there.ariaLabel === child.ariaLabel) renew(there, [...child.childNodes]);
    else there.replaceWith(child);
  });
  while (parent.childNodes.length > fresh.length) parent.lastChild?.remove();
}

/** @param {string} page */
function place(page) {
  const [path, anchor] = page.split("#");
  return root + path + ending + (anchor ? `#${anchor}` : "");
}

/** A text with what was looked for marked in it. @param {string} text @param {string[]} words @returns {Child[]} */
function marked(text, words) {
  return text.split(/([\p{L}\d♠♥♦♣]+)/u).map((part, n) => {
    if (n % 2 === 0 || !spelling) return part;
    const plain = spelling.folded(part);
    const bare = spelling.stem(plain);
    const met = words.some((word) => plain === word || bare === word || (word.length > 3 && plain.includes(word)));
    return met ? h("mark", {}, part) : part;
  });
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const answers = [...next.querySelectorAll("a")];
  const answer = answers.indexOf(/** @type {HTMLAnchorElement} */ (event.target));
  // The answers of the next question stand between the field and what was found.
  if (step && answers.length > 0 && (answer >= 0 || (event.target === field && at < 0 && step > 0))) {
    event.preventDefault();
    (answers[answer + step] || field).focus();
    if (answer + step >= answers.length) choose(0);
    return;
  }
  if (event.target !== field) return;
  if (step) {
    const many = options().length;
    choose(many ? (at + step + many + (at < 0 && step < 0 ? 1 : 0)) % many : -1);
    event.preventDefault();
  }
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    options()[Math.max(at, 0)]?.click();
  }
}

/** @returns {HTMLElement[]} */
function options() {
  return [...list.querySelectorAll("[role=option]")].map((found) => /** @type {HTMLElement} */ (found));
}

/** Make one of the options the one that Enter opens; none at -1. @param {number} number */
function choose(number) {
  at = number;
  options().forEach((option, n) => option.setAttribute("aria-selected", String(n === at)));
  const chosen = options()[at];
  if (!chosen) return field.removeAttribute("aria-activedescendant");
  field.setAttribute("aria-activedescendant", chosen.id);
  chosen.scrollIntoView({ block: "nearest" });
}

/** With the visit and not in its address, so that the way back from what was found leads to the list. @param {string} query */
function keepQuery(query) {
  const address = new URL(location.href);
  address.searchParams.delete("q");
  history.replaceState({ ...history.state, sought: query, inPage: !whole.closest("dialog") }, "", location.protocol === "file:" ? undefined : address.href);
}

document.head.append(h("link", { rel: "stylesheet", href: new URL("../css/search.css", script.src).href }));
/** @type {any} */ (globalThis).showFound = () => show();
