/* The answers of a sentence that lie together on one path of the guide's graph. */

/**
 * @param {Graph} graph @param {string} rule @param {TakenAnswer[]} answers
 * @returns {Record<string, string>} what one path can take: an answer before all that are asked after it, since it may be
 *   the exception that leaves them unasked
 */
function takenOn(graph, rule, answers) {
  /** @type {Map<string, Set<number>>} */
  const known = new Map();
  /** The answers' numbers as their questions are met. @type {number[]} */
  const order = [];
  const worth = (/** @type {number} */ mask) => order.reduce((sum, n, place) => sum + (mask & (1 << n) ? 2 ** (answers.length - place) : 0), 0);
  const all = [...from(rule, graph.rules[rule].start)];
  const best = all.reduce((one, other) => (worth(other) > worth(one) ? other : one), 0);
  return Object.fromEntries(answers.filter((_, n) => best & (1 << n)).map(({ fact, answer }) => [fact, answer]));

  /** Which of the answers the paths from a node can take together. @param {string} within @param {number | undefined} at @returns {Set<number>} */
  function from(within, at) {
    if (at === undefined) return new Set([0]);
    const place = within + at;
    const before = known.get(place);
    if (before) return before;
    const node = graph.nodes[at];
    /** @type {Set<number>} */
    const found = new Set();
    known.set(place, found);
    if (!node.to) {
      const on = graph.steps[node.end?.at(-1) ?? -1]?.on;
      for (const mask of on ? from(on, graph.rules[on].start) : [0]) found.add(mask);
      return found;
    }
    const { key, answers: labels } = graph.facts[node.ask || 0];
    const keys = Object.keys(labels);
    const asked = answers.findIndex(({ fact }) => fact === key);
    if (asked >= 0 && !order.includes(asked)) order.push(asked);
    for (const [numbers, next] of node.to) {
      const mine = asked >= 0 && numbers.some((n) => keys[n] === answers[asked].answer);
      for (const mask of from(within, next)) {
        if (mine) found.add(mask | (1 << asked));
        if (asked < 0 || !mine || numbers.length > 1) found.add(mask & ~(asked < 0 ? 0 : 1 << asked));
      }
    }
    return found;
  }
}
