// @ts-check
/* The home page: the last rulings of this device.

Uses what is shared: dated; elements: h; kept, keep; links: address. */

/** The log has the rest. */
const SHOWN = 8;
const recent = /** @type {HTMLElement} */ (document.querySelector(".recent"));

function show() {
  const rulings = kept();
  const list = /** @type {HTMLElement} */ (recent.querySelector("ul"));
  recent.hidden = rulings.length === 0;
  list.replaceChildren(...rulings.slice(0, SHOWN).map(item));
}

function item(/** @type {Kept} */ ruling) {
  return h("li", {}, h("a.go", { href: address(ruling.page, ruling.hash.slice(1)) }, ruling.title),
    h("p.small", {}, [ruling.verdict, ticked(ruling), dated(ruling.at)].filter(Boolean).join(" · ")));
}

/** How much of what is due later is done. @param {Kept} ruling */
function ticked({ done = [], due = 0 }) {
  return due > 0 ? `${done.length} af ${due} gjort` : "";
}

recent.querySelector("button")?.addEventListener("click", () => {
  keep([]);
  show();
});
addEventListener("pageshow", () => recent.isConnected && show());
show();
