// @ts-check
/* What an answer leads to: before it is given, and when it is known.

Part 4 of 6 of the guide. Uses walk: effect, ends, follow, given, offered; words: prose, say, spoken,
upper; elements: folded, h, label, steps; address: written; guide: state. */

/** A card for each set of answers that lead to the same. @param {Turn} asking @param {Talk} talk */
function choices(asking, talk) {
  const now = talk.whens[asking.stage];
  /** @type {Map<string, {labels: string[], next: Talk, all: Talk[]}>} */
  const found = new Map();
  for (const key of offered(asking)) {
    const chosen = given(state, asking.fact.key, key);
    const next = follow(chosen);
    const all = ends(chosen);
    const same = [next.asking?.fact.key, ...all.map(effect)].join("\n\n");
    const labels = [...(found.get(same)?.labels || []), spoken(asking.fact.answers[key])];
    found.set(same, { labels, next, all });
  }
  return [...found.values()].map(({ labels, next, all }) => {
    const fresh = next.said.slice(talk.said.length);
    return h("div.choice", {},
      h("p.answer", {}, prose(upper(labels.join(" / ")))),
      fresh.length > 0 && [label(next.asking ? "Siges straks" : "Kendelse"), steps(fresh, now)],
      next.asking && [label("Derefter spørges"), h("p", {}, say(next.asking.fact.ask)), stillOpen(next, all, now)]);
  });
}

/** The rulings still possible, beyond what is said already; folded where they would hide the other answers. @param {Talk} next @param {Talk[]} all @param {number} now */
function stillOpen(next, all, now) {
  const rulings = [...new Map(all.map((end) => [effect(end), end.said.slice(next.said.length)])).values()];
  const possible = rulings.map((said) => steps(said, now));
  if (possible.length > 3 || rulings.flat().length > 4) return folded("", `${possible.length} mulige kendelser`, ...possible);
  return [label("Mulige kendelser"), ...possible];
}

/** Each question of a ruling, with the other answers that would have changed its effect. */
function changes(/** @type {Talk} */ talk) {
  const now = effect(talk);
  const known = talk.said.map(({ step }) => step);
  const found = talk.turns.flatMap((turn) => {
    const others = offered(turn).flatMap((key) => {
      const other = given(state, turn.fact.key, key);
      if (ends(other).every((end) => effect(end) === now)) return [];
      const next = follow(other);
      const added = next.said.filter(({ step }) => !known.includes(step));
      return h("li", { "data-answer": turn.fact.key + "=" + key },
        h("a", { href: written(other, next) }, say(turn.fact.answers[key])),
        next.asking ? h("p.small", {}, "Så spørges: ", say(next.asking.fact.ask)) : steps(added, 0));
    });
    return others.length > 0 ? h("div", {}, label(spoken(turn.fact.ask)), h("ul.plain", {}, ...others)) : [];
  });
  return found.length > 0 ? found : [h("p", {}, "Intet andet svar ville ændre den.")];
}
