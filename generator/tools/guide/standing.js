// @ts-check
/* What a ruling leaves on the board and what it ends, as rules_src/model/effects.py folds it.

Part of the guide. Uses held: graph; ruling: finished, momentOf; roles: seatsIn; walk: placesOf; names: fill. */

/** What stands after a finished ruling, and the roles nobody knows the seats of. @param {Walk} walk @param {State} state */
function standingAfter(walk, state) {
  const seats = seatsIn(state);
  const [minor, major] = graph.grows;
  /** @type {Set<string>} */
  const unseated = new Set();
  const placed = (/** @type {string} */ role) => placesOf(role, seats) || (unseated.add(role), []);
  /** @type {OnBoard[]} */
  let standing = [...(state.standing || [])];
  const steps = [...finished(walk).map((due) => due.step), ...(walk.later ? [walk.later] : [])];
  // What is only sent to another situation ends nothing.
  const { lapses = [] } = steps.every(({ word }) => word.startsWith("new.")) ? {} : graph.rules[state.rule];
  standing = standing.filter(({ kind }) => !lapses.includes(kind));
  // The auction is over: declarer's side takes up what it showed, and nothing forbids it a suit.
  if (lapses.includes("passes_once") && seats.declarer !== undefined)
    standing = standing.filter(({ kind, place }) => !graph.if_defends.includes(kind) || (place - seats.declarer) % 2 !== 0);
  for (const step of steps) {
    const { leaves = [], ends = [], word } = step;
    // With a token it is one of those that lie alike: which, only a case says.
    const ended = ends.flatMap(([kind, role, detail = "", own]) => {
      const some = detail[0] === "{";
      const there = standing.filter((one) => (one.fresh || !(own || (graph.lasting[kind][1] === 1 && role !== "everyone"))) && kind === one.kind
        && (some || (one.detail + " ").startsWith(detail && detail + " ")) && (own ? placesOf(role, seats) || [] : placed(role)).includes(one.place));
      return some ? there.slice(0, Number(there.every((one) => same(one, there[0])))) : there;
    });
    /** @type {OnBoard[]} */
    const turned = [];
    // Of a revoke that another ruling counts with its own, only the counting ends.
    let kept = standing.flatMap((one) => !ended.includes(one) ? one : graph.lasting[one.kind][1] === 1 && !one.fresh ? { ...one, detail: "" } : []);
    let left = leaves.flatMap(([kind, role, detail]) => placed(role).map((place) =>
      ({ kind, place, detail: (detail ?? word).replace(/\{\w+\}/g, "").trim(), fresh: true })));
    if (left.some(({ kind }) => graph.in_play.includes(kind))) kept = kept.filter(({ kind }) => !graph.in_auction.includes(kind));
    // A card shown in the auction is a penalty card from now on, and as a rule the one that is spoken of.
    for (const shown of kept.filter(({ kind }) => kind === "shown_card")) {
      const now = left.filter(({ kind, place }) => graph.grows.includes(kind) && place === shown.place);
      if (now.length === 0) continue;
      const alike = now.find(({ detail }) => detail === shown.detail) || now.find(({ detail }) => !detail || !shown.detail);
      kept = kept.filter((one) => one !== shown);
      left = left.filter((one) => one !== alike);
      turned.push({ ...shown, kind: now[0].kind, detail: shown.detail || now[0].detail });
    }
    const fresh = left.filter((one) => !kept.some((other) => standsTwice(one, other)));
    // A card that becomes a major penalty card is the card it was.
    const grown = ended.filter((old) => old.kind === "shown_card" && left.some(({ kind, place }) => kind === major && place === old.place));
    const after = [...kept, ...grown.map((old) => ({ ...old, kind: major })), ...turned, ...fresh];
    // Of several penalty cards of a player all are major.
    const several = after.filter(({ kind }) => kind === minor || kind === major).map(({ place }) => place);
    standing = after.map((one) => one.kind === minor && several.filter((place) => place === one.place).length > 1 ? { ...one, kind: major } : one);
  }
  if (momentOf(walk) >= graph.over) standing = standing.filter(({ kind }) => graph.lasting[kind][1]);
  return { standing, unseated: [...unseated] };
}

/** Whether it is what stands already; a pass that two laws demand is one. @param {OnBoard} one @param {OnBoard} other */
function standsTwice(one, other) {
  if (one.kind === "passes_once" && other.kind === "passes_rest") return one.place === other.place;
  const own = graph.lasting[one.kind][1] === 1 || (graph.cards.includes(one.kind) && !one.detail);
  return same(one, other) && (other.fresh || !own);
}

/** @param {OnBoard} one @param {OnBoard} other */
function same(one, other) {
  return one.kind === other.kind && one.place === other.place && one.detail === other.detail;
}
