// @ts-check
/* The view to read aloud from, and the view to show the players opposite.

Part 6 of 9 of the guide. Uses walk: graph; ruling: deciding, finished, momentOf, verdict; roles: aloud, spoken; words: lawLink, prose; page: upper. */

/** One screen that covers the page, left by one tap. @param {string} look @param {string} name @param {Child[]} inside */
function screen_(look, name, ...inside) {
  const view = /** @type {HTMLDialogElement} */ (h("dialog.guide-screen" + look, { "aria-label": name }));
  const close = button(".guide-close", "Luk", () => view.close());
  view.append(...shown([close, inside]));
  view.addEventListener("close", () => view.remove());
  box.append(view);
  view.showModal();
  return view;
}

/** A ruling as it is read aloud, one sentence to a screen; what only says the verdict again is left out. @param {Walk} walk @returns {Reading[]} */
function screens(walk) {
  const now = momentOf(walk);
  const loud = finished(walk).filter(({ step }) => !step.quiet).map((due) => ({ ...due, when: Math.max(due.when, now) }));
  const first = { to: "Kendelse:", words: spokenVerdict(walk), law: deciding(walk)[0] };
  return [first, ...loud.sort((one, other) => one.when - other.when).flatMap(({ step, when }) =>
    spoken(step.says || "").split(/(?<=[.?!])\s+/).filter((words) => words && (step.to !== "everyone" || !repeats(words, first.words))).map((words) =>
      ({ to: (when > now ? upper(aloud(graph.whens[when])) + ". " : "") + addressed(step), words, law: step.law })))];
}

/** Whether a text says nothing that the other has not said: each longer word, in whatever form. @param {string} text @param {string} other */
function repeats(text, other) {
  const stems = (/** @type {string} */ one) => (spoken(one).toLowerCase().match(/[\p{L}\d♠♥♦♣]{4,}/gu) || []).map((word) => word.slice(0, 5));
  const said = stems(other);
  const mine = stems(text);
  return mine.length > 0 && mine.every((stem) => said.includes(stem));
}

/** One after the other, large, and to whom. @param {Reading[]} cards */
function readAloud(cards) {
  let at = 0;
  const words = h("div.aloud", { "aria-live": "polite" });
  const next = button(".guide-next", "Næste", () => move(1));
  const back = button(".guide-plain", "Forrige", () => move(-1));
  const view = screen_(".reading", "Læs op", words, h("div.guide-steps", {}, back, next));
  function move(/** @type {number} */ step) {
    at += step;
    if (at >= cards.length) return view.close();
    const { to, words: text, law } = cards[at];
    words.replaceChildren(...shown([
      h("p.aloud-to", {}, prose(spoken(to))),
      large(spoken(text)),
      h("p.aloud-law", {}, lawLink(law), ` ${at + 1} af ${cards.length}`),
    ]));
    back.hidden = at === 0;
    next.textContent = at + 1 < cards.length ? "Næste" : "Færdig";
  }
  move(0);
  next.focus();
}

/** The verdict as it is read aloud. @param {Walk} walk */
function spokenVerdict(walk) {
  return upper(aloud(verdict(walk))) + ".";
}

/** Verdict and § turned for the players opposite; nothing private. @param {Walk} walk */
function showTable(walk) {
  screen_(".turned", "Vis bordet",
    h("div.opposite", {}, large(spokenVerdict(walk)),
      h("p.aloud-law", {}, ...deciding(walk).flatMap((law) => [lawLink(law), " "]))));
}

function large(/** @type {string} */ text) {
  return h(text.length > LONG ? "p.aloud-words.long" : "p.aloud-words", {}, prose(text));
}
