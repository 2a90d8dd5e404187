// @ts-check
/* Elements, and the few shapes that come again.

Part 3 of 6 of the guide. Uses walk: graph; words: address, lawLink, prose, say, sentence. */

/**
 * @param {string} tag as `p.help` @param {Record<string, string | (() => void) | undefined>} given
 * @param {Child[]} children
 */
function h(tag, given = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const made = document.createElement(name);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== undefined) made.setAttribute(key, value);
  }
  made.append(...shown(children));
  return made;
}

/** @param {Child[]} children @returns {(string | Node)[]} */
function shown(children) {
  return children.flatMap((child) => (Array.isArray(child) ? shown(child) : child ? [child] : []));
}

/** @param {string} look as `.guide-by` @param {string} label @param {() => void} click */
function button(look, label, click) {
  return h("button" + look, { type: "button", click }, prose(label));
}

/** @param {string} look @param {string} title @param {Child[]} inside */
function folded(look, title, ...inside) {
  return h("details" + look, {}, h("summary", {}, prose(title)), h("div", {}, ...inside));
}

function label(/** @type {string} */ text) {
  return h("p.label", {}, prose(text));
}

/** One step of a ruling, with its moment if that is later than now. @param {Said} said @param {number} [now] */
function line({ step, when }, now = Infinity) {
  const kind = step.fresh ? "onward" : step.book ? "lookup" : step.quiet ? "private" : "say";
  const on = graph.rules[step.fresh || ""];
  return h("li." + kind, {},
    when > now && h("span.guide-when", {}, sentence(graph.whens[when]) + ": "),
    step.rank && [h("span.badge." + step.rank, {}, graph.ranks[step.rank]), " "],
    say(step.text || ""), " ",
    on && [h("a", { href: address(on.page, on.part && step.fresh) }, on.title), " "],
    lawLink(step.law));
}

/** @param {Said[]} said @param {number} [now] */
function steps(said, now) {
  return h("ul.steps", {}, ...said.map((one) => line(one, now)));
}

/** What is due is there to read out; what comes later is folded under its moment. */
function due(/** @type {Said[]} */ said, /** @type {number} */ now, /** @type {string} */ aloud) {
  const at = said.filter(({ when }) => when <= now);
  const loud = at.filter(({ step }) => !step.quiet);
  const quiet = at.filter(({ step }) => step.quiet);
  const moments = graph.whens.map((text, n) => ({ text, later: said.filter(({ when }) => when === n) }));
  return [
    loud.length > 0 && h("div.ruling", {}, label(aloud), steps(loud)),
    quiet.length > 0 && h("div.ruling.quietly", {}, label("Kun for turneringslederen"), steps(quiet)),
    moments.slice(now + 1).map(({ text, later }) =>
      later.length > 0 && folded(".guide-later", sentence(text), steps(later))),
  ];
}
