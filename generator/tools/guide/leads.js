// @ts-check
/* What an answer leads to: before it is given, and when it is known.

Part 5 of 9 of the guide. Uses walk: effect, ends, follow, given; words: prose, say, spoken,
upper; elements: folded, h, label, steps; address: written; guide: state. */

/** A card for each set of answers that lead to the same. @param {Turn} asking @param {Walk} walk */
function choices(asking, walk) {
  const now = walk.whens[asking.stage];
  /** @type {Map<string, {labels: string[], next: Walk, all: Walk[]}>} */
  const found = new Map();
  for (const key of asking.offered) {
    const chosen = given(state, asking.fact.key, key);
    const next = follow(chosen);
    const all = ends(chosen);
    const same = [next.asking?.fact.key, ...all.map(effect)].join("\n\n");
    const labels = [...(found.get(same)?.labels || []), spoken(asking.fact.answers[key])];
    found.set(same, { labels, next, all });
  }
  return [...found.values()].map(({ labels, next, all }) => {
    const fresh = next.steps.slice(walk.steps.length);
    return h("div.choice", {},
      h("p.answer", {}, prose(upper(labels.join(" / ")))),
      !next.asking && [label("Kendelse"), h("p.choice-verdict", {}, say(verdictLine(next)))],
      fresh.length > 0 && next.asking && [label("Så siges"), steps(fresh, now)],
      next.asking && [label("Derefter spørges"), h("p", {}, say(next.asking.fact.ask)), stillOpen(all)]);
  });
}

/** The verdicts still possible; folded where they would hide the other answers. @param {Walk[]} all */
function stillOpen(all) {
  const possible = [...new Set(all.map((end) => verdictLine(end)))].map((text) => h("li", {}, say(text)));
  const list = h("ul.plain", {}, ...possible);
  return possible.length > 4 ? folded("", `${possible.length} mulige kendelser`, list) : [label("Mulige kendelser"), list];
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
