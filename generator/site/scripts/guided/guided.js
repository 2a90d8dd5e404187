/* Links to a guide that has been told something already; without a script they lead to its page. */

for (const found of document.querySelectorAll("a[data-guide]")) {
  const link = /** @type {HTMLAnchorElement} */ (found);
  link.hash = link.dataset.guide || "";
}
