// @ts-check
/* The home page: what a common incident says already, for its guide; and the last rulings of this
   device.

Uses what is shared: boards; dated; elements: h; kept, keep, tickIn; links: address. */

/** The log has the rest. */
const SHOWN = 8;
const recent = /** @type {HTMLElement} */ (document.querySelector(".recent"));

function show() {
  const rulings = kept();
  const list = /** @type {HTMLElement} */ (recent.querySelector("ul"));
  recent.hidden = rulings.length === 0;
  list.replaceChildren(...byBoard(rulings).slice(0, SHOWN).map(board));
}

/** The rulings of a board in their order, what still stands, and what is due. @param {Kept[]} rulings */
function board(rulings) {
  const last = rulings[rulings.length - 1];
  return h("li", {}, ...rulings.map((ruling) => h("div.of-board", {},
    h("a.go", { href: address(ruling.page, ruling.hash.slice(1)) }, ruling.title),
    h("p.small", {}, [ruling.verdict, ticked(ruling), dated(ruling.at)].filter(Boolean).join(" · ")))),
  ...lyingStill(last).map((text) => h("p.small.lying", {}, text, " ",
    acting("Ikke mere", () => change(last, { ended: [...(last.ended || []), text] }), text))),
  ...waiting(rulings));
}

/** What is due later, each to be ticked off. @param {Kept[]} rulings */
function waiting(rulings) {
  const lines = rulings.flatMap((ruling) => (ruling.later || []).map(([word, says]) => {
    const box = /** @type {HTMLInputElement} */ (h("input.tick", { type: "checkbox" }));
    box.checked = (ruling.done || []).includes(word);
    box.addEventListener("change", () => {
      tickIn(ruling, word, box.checked);
      change(ruling, { done: ruling.done });
    });
    return h("label", {}, box, " ", h("span", {}, says));
  }));
  return lines.length > 0 ? [h("details", {}, h("summary", {}, "Senere"), h("div.waiting", {}, ...lines))] : [];
}

/** @param {Kept} ruling @param {Partial<Kept>} more */
function change(ruling, more) {
  keep(kept().map((one) => (one.at === ruling.at ? { ...one, ...more } : one)));
  if (!more.done) show();
}

/** @param {string} label @param {() => void} click @param {string} what */
function acting(label, click, what) {
  return h("button.guide-forget", { type: "button", click, "aria-label": `${what}: ${label}` }, label);
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
