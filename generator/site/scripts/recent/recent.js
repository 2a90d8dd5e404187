// @ts-check
/* The home page: what a common incident says already, for its guide; and the last rulings of this
   device.

Uses what is shared: dated; kept, keep. */

/** The log has the rest. */
const SHOWN = 8;
const recent = /** @type {HTMLElement} */ (document.querySelector(".recent"));
const rootLink = /** @type {HTMLAnchorElement} */ (recent.querySelector("p[hidden] a"));
const root = rootLink.href.replace(/index\.html$/, "");

function show() {
  const rulings = kept();
  const list = /** @type {HTMLElement} */ (recent.querySelector("ul"));
  recent.hidden = rulings.length === 0;
  list.replaceChildren(...rulings.slice(0, SHOWN).map(item));
}

function item(/** @type {Kept} */ ruling) {
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

/** How much of what is due later is done. @param {Kept} ruling */
function ticked({ done = [], due = 0 }) {
  return due > 0 ? `${done.length} af ${due} gjort` : "";
}

for (const found of document.querySelectorAll("a[data-guide]")) {
  const link = /** @type {HTMLAnchorElement} */ (found);
  link.hash = link.dataset.guide || "";
}

recent.querySelector("button")?.addEventListener("click", () => {
  keep([]);
  show();
});
addEventListener("pageshow", () => recent.isConnected && show());
show();
