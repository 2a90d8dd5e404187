/* The rulings of this device, and of it alone. */

const KEPT = "kendelser";
/** Where the first ruling of a board is kept, while more is ruled on the same board. */
const BOARD = "bridgelovene.spil";
/** Milliseconds, some eleven hours; a ruling that is older is of another session. */
const SESSION = 4e7;

/** What each field must be; something else may have written in the browser's store. @type {Record<keyof Kept, (found: unknown) => boolean>} */
const FITS = {
  page: isText, hash: isText, title: isText, verdict: isText, at: isTime,
  first: orNothing(isTime), table: orNothing(isText), board: orNothing(isText),
  lying: orNothing(all(isText)), on: orNothing(all(all(isText))), ended: orNothing(all(isText)), done: orNothing(all(isText)), later: orNothing(all(all(isText))),
  sheet: orNothing((found) => all(isText)(Object.values(Object(found)))),
};

/** @param {unknown} found */
function isText(found) {
  return typeof found === "string";
}

/** @param {unknown} found */
function isTime(found) {
  return typeof found === "number" && found > 0 && found < 8e15;
}

/** @param {(found: unknown) => boolean} fits @returns {(found: unknown) => boolean} */
function all(fits) {
  return (found) => Array.isArray(found) && found.every(fits);
}

/** @param {(found: unknown) => boolean} fits @returns {(found: unknown) => boolean} */
function orNothing(fits) {
  return (found) => found === undefined || fits(found);
}

/** What can be read; if there is more, all of it is set aside, and the page says so. @returns {Kept[]} */
function kept() {
  const text = stored(KEPT) || "[]";
  const found = parsed(text);
  const read = Array.isArray(found) ? found.filter((one) => one && Object.entries(FITS).every(([key, fits]) => fits(one[key]))) : [];
  if (read.length !== found?.length && store(KEPT + ".ulæst", text)) {
    keep(read);
    document.querySelector("article")?.prepend(h("p.note-box", { role: "status" },
      "Noget af det, der var gemt på enheden, kan ikke læses. Det er lagt til side. Det, der kan læses, er her stadig."));
  }
  return read;
}

function keep(/** @type {Kept[]} */ rulings) {
  store(KEPT, JSON.stringify(rulings.slice(0, 99)));
}

/** A step of a ruling, to be ticked off: it is kept at once. @param {Kept | undefined} ruling @param {string} word @param {string} [name] where no label says what it is */
function tickBox(ruling, word, name) {
  const change = () => {
    const rulings = kept();
    const same = rulings.find(({ at }) => at === ruling?.at);
    if (same) same.done = (same.done || []).filter((one) => one !== word).concat(box.checked ? word : []);
    keep(rulings);
  };
  const box = /** @type {HTMLInputElement} */ (h("input.tick", { type: "checkbox", "aria-label": name, checked: (ruling?.done || []).includes(word), change }));
  return box;
}
