// @ts-check
/* What a ruling leaves on the board and what it ends, as rules_src/model/effects.py folds it.

Part of the guide. Uses held: graph; ruling: finished; roles: seatsIn; walk: placesOf; names: fill. */

/** What stands after a finished ruling, and the roles nobody knows the seats of. @param {Walk} walk @param {State} state */
function standingAfter(walk, state) {
  const seats = seatsIn(state);
  const [minor, major] = graph.grows;
  /** @type {Set<string>} */
  const unseated = new Set();
  const placed = (/** @type {string} */ role) => placesOf(role, seats) || (unseated.add(role), []);
  /** @type {OnBoard[]} */
  let standing = [...(state.standing || [])];
  for (const step of [...finished(walk).map((due) => due.step), ...(walk.later ? [walk.later] : [])]) {
    const { leaves = [], ends = [], when, word } = step;
    // With a token it is one of those that lie alike: which, only a case says.
    const ended = ends.flatMap(([kind, role, detail = ""]) => {
      const some = detail[0] === "{";
      const there = standing.filter((one) => (one.fresh || !graph.lasting[kind][1]) && kind === one.kind
        && (some || ["", one.detail].includes(detail)) && placed(role).includes(one.place));
      return some ? there.slice(0, Number(there.every((one) => same(one, there[0])))) : there;
    });
    const kept = standing.filter((one) => !ended.includes(one));
    const left = leaves.flatMap(([kind, role, detail]) => placed(role).map((place) =>
      ({ kind, place, detail: (detail ?? `${when}.${word}`).replace(/\{\w+\}/g, "").trim(), fresh: true })));
    const fresh = left.filter((one) => !kept.some((other) => other.fresh && same(one, other)));
    // A minor card that becomes major is the card it was.
    const grown = ended.filter((old) => old.kind === minor && left.some(({ kind, place }) => kind === major && place === old.place));
    standing = [...kept, ...grown.map((old) => ({ ...old, kind: major })), ...fresh];
  }
  return { standing, unseated: [...unseated] };
}

/** @param {OnBoard} one @param {OnBoard} other */
function same(one, other) {
  return one.kind === other.kind && one.place === other.place && one.detail === other.detail;
}
