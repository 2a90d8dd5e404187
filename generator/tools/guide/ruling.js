// @ts-check
/* The finished ruling: what is left of all that was said, and its verdict; as generator/engine/verdicts.py.

Part 2 of 9 of the guide. Uses walk: graph; words: prose, say, sentence, spoken. */

/** Without what was explained, what is settled since, and a status that was replaced. @param {Talk} talk @returns {Said[]} */
function finished(talk) {
  const ruled = talk.said.filter(({ step }) => !step.explained);
  const open = ruled.filter(({ step }, n) => {
    const words = ruled.slice(n + 1).map((later) => later.step.word);
    return !(step.settled || []).some((name) => name in talk.used || words.includes(name));
  });
  /** @type {Map<string, string | undefined>} */
  const last = new Map();
  for (const { step } of open) if (step.same) last.set(step.same, step.status);
  return open.filter(({ step }) => !step.same || (last.get(step.same) === step.status && last.delete(step.same)));
}

/** The moment of a stage: at first, the last that has come with what was answered. @param {Talk} talk */
function momentOf(talk, stage = talk.whens.length - 1) {
  if (stage > 0) return talk.whens[stage];
  return Math.max(0, ...talk.turns.map(({ fact, key, stage }) => (stage ? 0 : fact.reached?.[key] || 0)));
}

const MOST_WORDS = 12;

/** The last decisions of a conversation, as many as one line holds. @param {Talk} talk */
function verdict(talk) {
  const kept = finished(talk);
  /** @type {string[]} */
  const parts = [];
  for (let leg = talk.verdictsOf.length - 1; leg >= 0; leg--) {
    const part = talk.verdictsOf[leg] || joined(kept.filter((one) => one.leg === leg).map(({ step }) => step));
    const fresh = part.split("; ").filter((one) => one && !parts.includes(one));
    if (parts.length && wordsIn([...fresh, ...parts].join("; ")) > MOST_WORDS) break;
    parts.unshift(...fresh);
  }
  return parts.join("; ");
}

/** What decides, in few words; a new irregularity is named where nothing else does. @param {Step[]} some */
function joined(some) {
  const shorts = [...new Set(some.flatMap(({ short }) => short || []))];
  const fresh = [...new Set(some.flatMap(({ fresh }) => (fresh ? graph.rules[fresh].called : [])))];
  return shorts.join("; ") || fresh.map((called) => `dømmes som »${called}«`).join(" eller ");
}

function wordsIn(/** @type {string} */ text) {
  return text.replace(/\{\w+(?:'s)?\}/g, "x").split(/[\s\u00a0]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The verdict as it is read: a sentence. @param {Talk} talk */
function verdictLine(talk) {
  return sentence(verdict(talk)) + ".";
}

/** The paragraphs of the steps that the verdict speaks of. @param {Talk} talk */
function deciding(talk) {
  const kept = finished(talk);
  const some = kept.filter(({ step }) => step.short || step.fresh);
  return [...new Set((some.length > 0 ? some : kept).map(({ step }) => step.law))];
}

/** Whether a step is due later, and not only if somebody asks. @param {Said} said @param {number} now */
function isTicked({ step, when }, now) {
  return when > now && !(step.quiet && step.to);
}
