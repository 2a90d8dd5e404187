/* Counting replies, tested against tests/tools/poll/test_poll.py. */

/** @typedef {{chose: number, also: number[]}} Reply @typedef {{chosen: number, considered: number}} Tally */

/** @param {Reply[]} replies @param {number} actions @returns {Tally[]} */
function tally(replies, actions) {
  return Array.from({ length: actions }, (_, n) => ({
    chosen: replies.filter(({ chose }) => chose === n).length,
    considered: replies.filter(({ chose, also }) => chose === n || also.includes(n)).length,
  }));
}

/** Which reach the measure. @param {Tally[]} counted @param {number} asked @param {number} percent @param {number} least @returns {boolean[]} */
function alternatives(counted, asked, percent, least) {
  return counted.map(({ chosen, considered }) => considered > 0 && considered * 100 >= percent * asked && chosen >= least);
}

/** Whether there is another that is one, and that is not suggested. @param {number} action @param {boolean[]} logical @param {boolean[]} suggested */
function hasAlternative(action, logical, suggested) {
  return logical.some((one, other) => one && other !== action && !suggested[other]);
}
