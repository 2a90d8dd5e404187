// @ts-check
/* Roles into seats as rules_src/model/roles.py does it. Uses page: upper; held: graph; names: fill; guide: state. */

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
