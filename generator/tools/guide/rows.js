// @ts-check
/* The words of a row stand once on the page, and come to the row when it is opened.

Uses page: one; elements that are shared: h. */

for (const row of document.querySelectorAll("details.row")) {
  const speak = () => {
    const summary = /** @type {HTMLElement} */ (one(row, "summary"));
    /** @type {[Element, Element][]} */
    const said = [];
    for (const number of summary.dataset.says?.split(" ") || []) {
      const line = /** @type {Element} */ (one(document, `.words li[value="${number}"]`));
      const due = /** @type {Element} */ (line.parentElement?.previousElementSibling);
      if (said.at(-1)?.[0] !== due) said.push([due, h("ul.steps")]);
      said.at(-1)?.[1].append(line.cloneNode(true));
    }
    summary.after(...said.flatMap(([due, lines]) => [due.cloneNode(true), lines]));
  };
  if (row.hasAttribute("open")) speak();
  else row.addEventListener("toggle", speak, { once: true });
}
