/* What the score workbench is told of a poll. */

/** What the workbench is told: the contest, the zone, a weighted row for each choice that was left, and the ruling. @param {boolean[]} logical @param {number} seat @param {string} ruling */
function toWorkbench(logical, seat, ruling) {
  const counts = tally(replies(), actions().length);
  const free = counts.map(({ chosen }, n) => ({ chosen, n })).filter(({ chosen, n }) => chosen && choiceOf(n, logical).allowed);
  const whole = free.reduce((sum, { chosen }) => sum + chosen, 0);
  const rows = free.map(({ chosen, n }) => ({ n, weight: Math.max(1, Math.round((100 * chosen) / whole)) }));
  const name = (/** @type {number} */ n) => actions()[n].replace(/~/g, " ");
  return "/" + stateText(stated({
    k: state.form === "par" ? "pairs" : "",
    z: WORKBENCH_ZONES[state.zone],
    ns: rows.map(({ n, weight }) => `${weight}.${contractAfter(n)}.${name(n)}`).join("~"),
    q: told.weights + ";" + (seat < 0 ? "" : SIDES[seat % 2]),
    v: told.rule + decodeURIComponent(ruling.split("#")[1]),
  }));
}

/** The contract that a choice leaves, as the workbench has it and without the tricks; nothing while the auction goes on. @param {number} n */
function contractAfter(n) {
  const made = replay(dealer(), taps());
  const call = state.hvad === "udspil" || state.hvad === "spiller" ? "" : actions()[n].trim().toLowerCase();
  if (call && SEATS[turnOf(dealer(), made)] !== state.spoerger) return "";
  const { standing } = lineOf(dealer(), call ? [...made, { seat: turnOf(dealer(), made), call }] : made);
  return contractOf(standing);
}
