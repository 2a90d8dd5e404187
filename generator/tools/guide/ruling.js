// @ts-check
/* The finished ruling: what is left of all its steps, and its verdict; as generator/engine/verdicts.py.

Part 2 of 9 of the guide. Uses walk: graph; words: prose, say, sentence, spoken. */

/** Without what was explained, what is settled since, and a status that was replaced. @param {Walk} walk @returns {DueStep[]} */
function finished(walk) {
  const ruled = walk.steps.filter(({ step }) => !step.explained);
  const open = ruled.filter(({ step }, n) => {
    const later = ruled.slice(n + 1).map((due) => due.step);
    const told = step.same ? (step.leaves || []).map(String) : [];
    return !(step.settled || []).some((name) => name in walk.used || later.some(({ word }) => word === name))
      && !later.some(({ ends = [] }) => ends.some((effect) => told.includes(String(effect))));
  });
  /** @type {Map<string, string | undefined>} */
  const last = new Map();
  for (const { step } of open) if (step.same) last.set(step.same, step.status);
  return open.filter(({ step }) => !step.same || (last.get(step.same) === step.status && last.delete(step.same)));
}

/** The moment of a stage: at first, the last that is told of at once or has come with what was answered. @param {Walk} walk */
function momentOf(walk, stage = walk.whens.length - 1) {
  if (stage > 0) return walk.whens[stage];
  return Math.max(graph.told, ...walk.turns.map(({ fact, key, stage }) => (stage ? 0 : fact.reached?.[key] || 0)));
}

const MOST_WORDS = 12;

/** The last decisions of a conversation, as many as one line holds, and the first rule that made one of them. @param {Walk} walk */
function decisions(walk) {
  const kept = finished(walk);
  /** @type {string[]} */
  const parts = [];
  let leg = walk.verdictsOf.length;
  for (; leg > 0; leg--) {
    const part = walk.verdictsOf[leg - 1] || joined(kept.filter((one) => one.leg === leg - 1).map(({ step }) => step));
    const fresh = part.split("; ").filter((one) => one && !parts.includes(one));
    if (parts.length && wordsIn([...fresh, ...parts].join("; ")) > MOST_WORDS) break;
    parts.unshift(...fresh);
  }
  return { verdict: parts.join("; "), first: leg };
}

/** @param {Walk} walk */
function verdict(walk) {
  return decisions(walk).verdict;
}

/** What decides, in few words; a new irregularity is named where nothing else does. @param {Step[]} some */
function joined(some) {
  const shorts = [...new Set(some.flatMap(({ short }) => short || []))];
  const fresh = [...new Set(some.flatMap(({ fresh }) => (fresh ? graph.rules[fresh].called : [])))];
  return shorts.join("; ") || fresh.map((called) => `dømmes som »${called}«`).join(" eller ");
}

function wordsIn(/** @type {string} */ text) {
  return text.replace(/\{\w+(?:'s)?\}/g, "x").split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The verdict as it is read: a sentence. @param {Walk} walk */
function verdictLine(walk) {
  return sentence(verdict(walk)) + ".";
}

/** The paragraphs of the steps that the verdict speaks of. @param {Walk} walk */
function deciding(walk) {
  const kept = finished(walk);
  const { first } = decisions(walk);
  const some = kept.filter(({ step, leg, when }) => leg >= first && (step.short || (step.fresh && !when)));
  return [...new Set((some.length > 0 ? some : kept).map(({ step }) => step.law))];
}

/** How the score is keyed at the table. @param {Walk} walk @returns {string[]} */
function keying(walk) {
  const keys = finished(walk).flatMap(({ step }) => step.keyed || []);
  return [...new Set(keys)].map((key) => graph.keying?.[key] || "");
}

/** Whether a step is due later, and not only if somebody asks. @param {DueStep} due @param {number} now */
function isTicked({ step, when }, now) {
  return when > now && !(step.quiet && step.to);
}
