/* The answers of a sentence that lie together on one path of the guide's graph. */

/**
 * What a sentence says, where one path asks for all of it; nothing where some of it would have to be dropped.
 * @param {Graph} graph @param {string} rule @param {TakenAnswer[]} answers @returns {Record<string, string>}
 */
function allTaken(graph, rule, answers) {
  const together = Object.fromEntries(answers.map(({ fact, answer }) => [fact, answer]));
  const asked = Object.keys(together);
  /** @type {Map<string, Set<number>>} */
  const known = new Map();
  const whole = from(rule, graph.rules[rule].start).has((1 << asked.length) - 1);
  return whole && answers.every(({ fact, answer }) => together[fact] === answer) ? together : {};

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
    const bit = asked.includes(key) ? 1 << asked.indexOf(key) : 0;
    for (const [numbers, next] of node.to) {
      const mine = numbers.some((n) => keys[n] === together[key]);
      for (const mask of from(within, next)) found.add(mine ? mask | bit : mask & ~bit);
    }
    return found;
  }
}
