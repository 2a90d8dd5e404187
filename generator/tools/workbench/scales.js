/* Points, imps and KP, looked up in the tables that the page carries from rules_src/scoring. */

/** @typedef {{made: number[][][], over: number[][], down: number[][], rows: Record<string, number>}} Contracts */

/** To declarer. @param {Contracts} tables @param {number} level @param {string} suit @param {number} column by doubling and zone @param {number} tricks */
function pointsOf({ made, over, down, rows }, level, suit, column, tricks) {
  const more = tricks - 6 - level;
  return more < 0 ? -down[-more - 1][column] : made[level - 1][rows[suit]][column] + more * over[rows[suit]][column];
}

/** @param {number[]} smallest the least difference of each imp @param {number} difference */
function imps(smallest, difference) {
  const won = smallest.filter((least) => least <= Math.abs(difference)).length;
  return exact(Math.sign(difference) * won || 0);
}

/** KP of the side with this margin. @param {number[]} scale @param {Exact} margin */
function kpOf(scale, margin) {
  const full = scale[scale.length - 1];
  const won = scale[Math.min(Math.abs(nearest(margin)), scale.length - 1)];
  return exact(margin.n >= 0 ? won : full - won, 100);
}
