/* What scripts do with a page and its address. */

/** @template {Element} [E=any] @param {ParentNode} within @param {string} selector @returns {E} */
function one(within, selector) {
  return /** @type {E} */ (within.querySelector(selector));
}

function upper(/** @type {string} */ text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `30B1bi` as § 30B1(b)(i). @param {string} ref */
function lawText(ref) {
  const [, law, small, roman] = /^(\d+[A-Z]?\d?)([a-z])?([ivx]+)?$/.exec(ref) || ["", ref];
  return "§\u00a0" + law + [small, roman].map((part) => (part ? `(${part})` : "")).join("");
}

/** @param {string} text of an address */
function partsOf(text) {
  return text.split("/").filter(Boolean);
}

/** What a text says that something else may have written; nothing where it cannot be read. @param {string} text @returns {any} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A part of an address as it was written; what cannot be read is left, or is something else. @param {string} text */
function decoded(text, otherwise = text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return otherwise;
  }
}
