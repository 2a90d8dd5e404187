// @ts-check
/* What an answer leads to: before it is given, and when it is known.

Part 5 of 9 of the guide. Uses walk: effect, ends, follow, given; ruling: momentOf, verdict, verdictLine; words: lawLink, prose, say;
roles: aloud, spoken; page: upper; elements: addressed, button, h, label, steps; table: readAloud, repeats; address: written; guide: state. */

/** The answers, those together that lead to the same, each with what it leads to. @param {Turn} asking @returns {Lead[]} */
function choices(asking) {
  /** @type {Map<string, Lead>} */
  const found = new Map();
  for (const key of asking.offered) {
    const chosen = given(state, asking.fact.key, key);
    const next = follow(chosen);
    const same = [next.asking?.fact.key, ...ends(chosen).map(effect)].join("\n\n");
    found.set(same, { keys: [...(found.get(same)?.keys || []), key], next });
  }
  return [...found.values()];
}

/** One of them as a card. @param {Lead} lead @param {Walk} walk */
function choice({ keys, next }, walk) {
  const { fact } = /** @type {Turn} */ (walk.asking);
  const fresh = next.steps.slice(walk.steps.length);
  return h("div.choice", {},
    h("p.answer", {}, prose(upper(keys.map((key) => spoken(fact.answers[key])).join(" / ")))),
    !next.asking && [label("Kendelse"), h("p.choice-verdict", {}, say(verdictLine(next)))],
    fresh.length > 0 && next.asking && [label("Så siges"), steps(fresh, momentOf(walk, walk.whens.length - 1))],
    next.asking && [label("Derefter spørges"), h("p", {}, say(next.asking.fact.ask))]);
}

/** What a player chooses between (10C), each option with what it leads to, in a sentence to be read out. @param {Turn} asking @param {Walk} walk */
function options({ fact, offered }, walk) {
  return Object.fromEntries(offered.map((key) => {
    const next = follow(given(state, fact.key, key));
    const answer = upper(aloud(fact.told?.[key] || fact.answers[key])) + ".";
    const words = next.asking
      ? next.steps.slice(walk.steps.length).filter(({ step }) => !step.quiet).map(({ step }, n, all) =>
        spoken((step.to === (all[n - 1]?.step.to || "everyone") ? "" : addressed(step) + " ") + (step.says || ""))).join(" ")
      : verdict(next).split("; ").filter((clause) => !repeats(clause, answer)).map((clause) => upper(aloud(clause)) + ".").join(" ");
    return [key, `${answer} ${words}`.trim()];
  }));
}

/** Above the options: all of them are read out before one is tapped. @param {Turn} asking @param {Record<string, string>} told */
function readOut({ fact }, told) {
  const all = Object.values(told);
  const to = upper(aloud(`{${fact.chooses}} vælger`));
  const each = all.map((words, n) => ({ to: `${to}, ${n + 1} af ${all.length}:`, words, law: "10C1" }));
  return h("div.guide-said", {}, button(".guide-on", "Læs op", () => readAloud(each)), lawLink("10C1"));
}

/** Each question of a ruling, with the other answers that would have changed its effect. */
function changes(/** @type {Walk} */ walk) {
  const now = effect(walk);
  const found = walk.turns.flatMap((turn) => {
    const others = turn.offered.flatMap((key) => {
      const other = given(state, turn.fact.key, key);
      if (ends(other).every((end) => effect(end) === now)) return [];
      const next = follow(other);
      return h("li", { "data-answer": turn.fact.key + "=" + key },
        h("a", { href: written(other, next) }, say(turn.fact.answers[key])),
        h("p.small", {}, next.asking ? ["Så spørges: ", say(next.asking.fact.ask)] : say(verdictLine(next))));
    });
    return others.length > 0 ? h("div", {}, label(spoken(turn.fact.ask)), h("ul.plain", {}, ...others)) : [];
  });
  return found.length > 0 ? found : [h("p", {}, "Intet andet svar ville ændre den.")];
}
