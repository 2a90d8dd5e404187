// @ts-check
/* What the page holds: its guide, the graph and the rule it is about. Uses page: one. */

/** @type {HTMLElement} */
const box = one(document, ".guide");
/** @type {Graph} */
let graph = /** @type {any} */ (globalThis).pageGraph || JSON.parse(one(document, ".guide-data").textContent);
/** The rule of the page; none at /guide/, where one is chosen. */
const entry = box.dataset.rule || "";
