// @ts-check
/* Elements, and the few shapes that come again.

Part 4 of 9 of the guide. Uses elements that are shared: address, h; walk: graph; words: lawLink, prose, say, sentence; board: boardOn; what is kept (shared): keptHere, tickBox. */

/** @param {string} look @param {string} title @param {Child[]} inside */
function folded(look, title, ...inside) {
  return h("details" + look, {}, h("summary", {}, h("span", {}, prose(title))), h("div", {}, ...inside));
}

/** Letters: a longer text is set smaller where it is to be read at arm's length. */
const LONG = 60;

function label(/** @type {string} */ text) {
  return h("p.label", {}, prose(text));
}

/** Whom a step is addressed to: *Øst:*, or the role. @param {Step} step */
function addressed(step) {
  return step.to ? sentence(`{${step.to}}`) + ":" : "";
}

/**
 * One step, with its moment if that is later than now.
 * @param {DueStep} due @param {number} [now] @param {Child} [tick] @param {DueStep} [above] the step before it: one label for both
 */
function line({ step, when }, now = Infinity, tick, above) {
  const kind = step.fresh ? "onward" : step.quiet ? "private" : "say";
  const on = graph.rules[step.fresh || ""];
  const same = above && above.step.to === step.to && !step.rank && (when <= now || when === above.when);
  return h("li." + kind + (same ? ".same" : ""), {}, tick,
    !same && when > now && h("span.guide-when", {}, sentence(graph.whens[when]) + ": "),
    step.rank && [h("span.badge." + step.rank, {}, graph.ranks[step.rank]), " "],
    step.quiet && step.to && h("span.guide-when", {}, "Hvis nogen spørger: "),
    step.to && [h("b.to" + (same ? ".visually-hidden" : ""), {}, prose(addressed(step))), " "],
    h("span.words", {}, say(step.says || "")), " ",
    on && [h("a", { href: address(on.part ? "guide" : on.page, (on.part ? "/" + step.fresh : "") + boardOn(step.offender) + (step.knows || "")) }, on.title), " "],
    lawLink(step.law));
}

/** @param {DueStep[]} all @param {number} [now] */
function steps(all, now) {
  return h("ul.steps", {}, ...all.map((one, n) => line(one, now, false, all[n - 1])));
}

/** What is due later, moment by moment, to be ticked off; the next is open. @param {DueStep[]} all @param {number} now */
function laterOn(all, now) {
  const moments = graph.whens.map((text, n) => ({ text, due: all.filter(({ when }) => when === n && n > now) }));
  return moments.filter(({ due }) => due.length > 0).map(({ text, due }, n) => {
    const lines = due.map((one, n) => line(one, Infinity, tickBox(keptHere(kept()), one.step.word, "Gjort"), due[n - 1]));
    const fold = folded(".guide-later", sentence(text), h("ul.steps.ticks", {}, ...lines));
    if (!n) fold.setAttribute("open", "");
    return fold;
  });
}
