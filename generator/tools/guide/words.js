// @ts-check
/* Roles into seats as rules_src/model/roles.py does it; suits and paragraphs in running text.

Part 3 of 9 of the guide. Uses page: upper; walk: graph; names: fill; suits: suited; links: address, lawTo; guide: state. */

/** What each role reads, as far as it is known. @param {State} state @returns {Record<string, string>} */
function namesOf({ rule, seat, answers }) {
  const names = { ...graph.roles };
  for (const { key, tells, answers: labels } of graph.facts) {
    const [, role] = /^\{(\w+)\}/.exec(labels[answers[key]]) || [];
    if (tells && role) names[tells] = `{${graph.aloud[role] || role}}`;
  }
  const place = graph.seats.findIndex(([letter]) => letter === seat);
  const who = graph.rules[rule]?.who?.[0] || "";
  if (place < 0 || !who) return names;
  for (const [role, after] of Object.entries(graph.seated[who] || {}))
    names[role] = graph.seats[(place + after) % 4][1];
  const sides = graph.turned.includes(who) ? [...graph.sides].reverse() : graph.sides;
  sides.forEach((role, n) => (names[role] = graph.seats[place][2 + n]));
  return names;
}

function spoken(/** @type {string} */ text) {
  return fill(text, namesOf(state));
}

/** As it is read aloud: a player is never called by letters. */
function aloud(/** @type {string} */ text) {
  const names = namesOf(state);
  for (const [written, aloud] of Object.entries(graph.aloud)) names[written] = names[aloud];
  return fill(text, names);
}

function sentence(/** @type {string} */ text) {
  return upper(spoken(text));
}

/** Text with roles, ready to be shown. */
function say(/** @type {string} */ text) {
  return prose(spoken(text));
}

/** Suits that a screen reader names, and each § a link. @returns {Child[]} */
function prose(/** @type {string} */ text) {
  return text.split(PARTS).map((part) => {
    if (part[0] === "§" && part.length > 2) return lawLink(part.replace(/[§\s()]/g, ""));
    return suited(part);
  });
}

const PARTS = /((?<!§)§[\u00a0 ]?[1-9]\d?[A-Z]?\d?(?:\([a-z]\)(?:\([ivx]+\))?)?|[♠♥♦♣])/;

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
  return lawTo(ref, gloss(ref), graph.under && address(graph.under + "paragraffer", ref));
}
