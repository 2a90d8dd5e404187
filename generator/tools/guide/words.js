// @ts-check
/* Suits and paragraphs in running text.

Part 3 of 9 of the guide. Uses elements: h; page: upper; walk: graph; names: fill; suits: suited; links: address, lawTo; guide: state. */

/** Text with roles, ready to be shown. */
function say(/** @type {string} */ text) {
  return prose(spoken(text));
}

/** Suits that a screen reader names, a pair on one line, and each § a link. @returns {Child[]} */
function prose(/** @type {string} */ text) {
  return text.split(PARTS).map((part) => {
    if (part[0] === "§" && part.length > 2) return lawLink(part.replace(/[§\s()]/g, ""));
    if (/^.-.$/.test(part)) return h("span.pair", {}, part);
    return suited(part);
  });
}

const PARTS = /((?<!§)§[\u00a0 ]?[1-9]\d?[A-Z]?\d?(?:\([a-z]\)(?:\([ivx]+\))?)?|[♠♥♦♣]|[NØ]-[SV])/;

/** @type {Record<string, string>} what the page's own list says of each § */
const explained = {};
for (const item of document.querySelectorAll(".glosses > li")) {
  const [link, ...rest] = item.childNodes;
  const ref = (link.textContent || "").replace(/[§\s()]/g, "");
  explained[ref] = rest.map(({ textContent }) => textContent).join("").trim();
}

/** What a § says: as the page has it, and for the others as the graph has it. */
function gloss(/** @type {string} */ ref) {
  return explained[ref] || graph.laws[ref] || "";
}

/** A § with what it says. */
function lawLink(/** @type {string} */ ref) {
  return lawTo(ref, gloss(ref));
}
