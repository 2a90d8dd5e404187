// @ts-check
/* The rulings of this device, and of it alone. Shared: scripts/__init__.py names who uses it. */

const KEPT = "kendelser";
/** Where the first ruling of a board is kept, while more is ruled on the same board. */
const BOARD = "bridgelovene.spil";
/** Milliseconds, some eleven hours; a ruling that is older is of another session. */
const SESSION = 4e7;

/** @returns {Kept[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) || "[]");
  } catch {
    return [];
  }
}

function keep(/** @type {Kept[]} */ rulings) {
  try {
    localStorage.setItem(KEPT, JSON.stringify(rulings.slice(0, 99)));
  } catch {
    // A browser that keeps nothing has no list.
  }
}

/** @param {Kept | undefined} ruling @param {string} word @param {boolean} on */
function tickIn(ruling, word, on) {
  if (ruling) ruling.done = (ruling.done || []).filter((one) => one !== word).concat(on ? word : []);
}
