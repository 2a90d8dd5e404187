// @ts-check
/* The home page: what a common incident says already, for its guide; and the last rulings of this
   device, which are kept on the device and nowhere else. */

/** @typedef {{page: string, hash: string, title: string, verdict: string, at: number, done?: string[], due?: number}} Ruling */

const KEY = "kendelser";
const recent = /** @type {HTMLElement} */ (document.querySelector(".recent"));
const rootLink = /** @type {HTMLAnchorElement} */ (recent.querySelector("a"));
const root = rootLink.href.replace(/index\.html$/, "");

/** @returns {Ruling[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "[]");
  } catch {
    return [];
  }
}

function show() {
  const rulings = kept();
  const list = /** @type {HTMLElement} */ (recent.querySelector("ul"));
  recent.hidden = rulings.length === 0;
  list.replaceChildren(...rulings.map(item));
}

function item(/** @type {Ruling} */ ruling) {
  const made = document.createElement("li");
  const link = document.createElement("a");
  const more = document.createElement("p");
  link.className = "go";
  link.href = root + ruling.page + (root === rootLink.href ? "/" : ".html") + ruling.hash;
  link.textContent = ruling.title;
  more.className = "small";
  more.textContent = [ruling.verdict, ticked(ruling), dated(ruling.at)].filter(Boolean).join(" · ");
  made.append(link, more);
  return made;
}

/** How much of what is due later is done. @param {Ruling} ruling */
function ticked({ done = [], due = 0 }) {
  return due > 0 ? `${done.length} af ${due} gjort` : "";
}

function dated(/** @type {number} */ time) {
  return new Intl.DateTimeFormat("da-DK", { dateStyle: "medium", timeStyle: "short" }).format(time);
}

for (const found of document.querySelectorAll("a[data-guide]")) {
  const link = /** @type {HTMLAnchorElement} */ (found);
  link.hash = link.dataset.guide || "";
}

recent.querySelector("button")?.addEventListener("click", () => {
  localStorage.removeItem(KEY);
  show();
});
addEventListener("pageshow", () => recent.isConnected && show());
show();
