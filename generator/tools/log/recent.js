/* The board that the director is at, first on the home page while it lives: until »Nyt spil« is
  tapped. */

/** When a new board was begun last. */
const BEGUN = "bridgelovene.nyt";
const live = /** @type {HTMLElement} */ (document.querySelector(".live"));
const inside = h("div");
live.append(inside);

function show() {
  if (location.hash === "#nyt") {
    store(BEGUN, String(Date.now()));
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  const board = byBoard(kept()).find((some) => some.some(({ at }) => Date.now() - at < SESSION && at > Number(stored(BEGUN))));
  live.hidden = !board;
  inside.replaceChildren(...shown(board ? [board.map(ruling), lying(board[board.length - 1]), due(board), onward(board)] : []));
}

/** @param {Kept} ruling */
function ruling({ page, hash, title, verdict }) {
  return h("p", {}, h("a.go", { href: address(page, hash.slice(1)) }, title), " ", verdict);
}

/** What stands, each with a way to end it. @param {Kept} last */
function lying(last) {
  const still = lyingStill(last);
  const end = (/** @type {string} */ text) => {
    const ended = [...(last.ended || []), text];
    keep(kept().map((one) => (one.at === last.at ? { ...one, ended } : one)));
    show();
  };
  return still.length > 0 && h("ul.still", {}, ...still.map((text) => h("li", {}, text, " ",
    h("button", { type: "button", "aria-label": `${text}: ikke mere`, click: () => end(text) }, "ikke mere"))));
}

/** What is still to be done, each to be ticked off; what a later ruling says again, or has ended, is not. @param {Kept[]} rulings in order */
function due(rulings) {
  const all = rulings.flatMap((ruling) => (ruling.later || []).map(([word, says]) => ({ ruling, word, says })));
  const open = all.filter(({ ruling, word, says }, n) => !isOver(ruling, word, rulings) && !all.slice(n + 1).some((one) => one.says === says));
  return open.map(({ ruling, word, says }) => h("label", {}, tickBox(ruling, word), " ", h("span", {}, says)));
}

/** @param {Kept[]} board */
function onward(board) {
  const last = board[board.length - 1];
  const { on = [] } = last;
  const still = lyingStill(last);
  const parts = on.flatMap(([part, lying]) => (!lying || still.includes(lying) ? part : []));
  return h("p.onward", {}, parts.length > 0 && [h("a", { href: address("guide", "/" + parts.join("/")), click: () => store(BOARD, String(boardOf(last))) }, "Næste: der skete mere"), " · "],
    h("a", { href: "#nyt" }, "Nyt spil"));
}

addEventListener("hashchange", show);
addEventListener("pageshow", show);
show();
