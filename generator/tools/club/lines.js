// @ts-check
/* What the club has chosen is said beside the questions and rulings that leave it to the club,
once in each.

Every page has it, once a club is kept on the device. Uses shared: ownClub. */

const { lines = {} } = ownClub();

/** @param {ParentNode} within */
function say(within) {
  for (const found of within.querySelectorAll("[data-club]:not(.club-said)")) {
    const words = (/** @type {HTMLElement} */ (found).dataset.club || "").split(" ");
    const whole = found.closest("section, tr, details, .sheet") || found;
    const before = [...whole.querySelectorAll(".club-line")].map((line) => line.textContent);
    found.classList.add("club-said");
    for (const text of words.flatMap((word) => lines[word] || [])) {
      if (before.includes(text)) continue;
      const line = document.createElement("p");
      line.className = "club-line";
      line.textContent = text;
      found.append(line);
    }
  }
}

say(document);
new MutationObserver(() => say(document)).observe(document.body, { childList: true, subtree: true });
