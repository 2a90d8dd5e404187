// @ts-check
/* What the club has chosen is said beside the questions and rulings that leave it to the club.

Every page has it, once a club is kept on the device. Uses no other part. */

/** @type {Record<string, string>} */
const lines = (() => {
  try {
    return JSON.parse(localStorage.getItem("bridgelovene.klub") || "{}").lines || {};
  } catch {
    return {};
  }
})();

/** @param {ParentNode} within */
function say(within) {
  for (const found of within.querySelectorAll("[data-club]:not(.club-said)")) {
    const words = (/** @type {HTMLElement} */ (found).dataset.club || "").split(" ");
    const said = words.flatMap((word) => lines[word] || []);
    found.classList.add("club-said");
    for (const text of said) {
      const line = document.createElement("p");
      line.className = "club-line";
      line.textContent = text;
      found.append(line);
    }
  }
}

say(document);
new MutationObserver(() => say(document)).observe(document.body, { childList: true, subtree: true });
