// @ts-check
/* Roles into seats as rules_src/model/roles.py does it. Uses page: upper; held: graph; names: fill; guide: state. */

/** The place of a seat among the four, or -1. @param {string | undefined} seat */
function placeOf(seat) {
  return graph.seats.findIndex(([letter]) => letter === seat);
}

/** The place of each role whose seat is known. @param {State} state @returns {Record<string, number>} */
function seatsIn({ rule, seat, declarer, declares }) {
  /** @type {Record<string, number>} */
  const seats = {};
  const tapped = placeOf(seat);
  const declaring = placeOf(declarer || declares);
  const around = tapped < 0 ? {} : graph.seated[graph.rules[rule]?.who?.[0] || ""] || {};
  for (const [role, turns] of Object.entries(around)) seats[role] = (tapped + turns) % 4;
  if (declaring < 0) return seats;
  for (const [role, [turns, against]] of Object.entries(graph.declaring))
    if (!(role in seats) && (!against || (seats[against] + declaring) % 2)) seats[role] = (declaring + turns) % 4;
  return seats;
}

/** What each role reads, as far as it is known. @param {State} said @returns {Record<string, string>} */
function namesOf(said) {
  const { rule, seat, answers } = said;
  const names = { ...graph.roles };
  for (const { key, tells, answers: labels } of graph.facts) {
    const [, role] = /^\{(\w+)\}/.exec(labels[answers[key]]) || [];
    if (tells && role) names[tells] = `{${graph.aloud[role] || role}}`;
  }
  for (const [role, place] of Object.entries(seatsIn(said))) names[role] = graph.seats[place][1];
  const place = placeOf(seat);
  const who = graph.rules[rule]?.who?.[0] || "";
  if (place < 0 || !who) return names;
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
