// @ts-check
/* Walking the graph: how far the answers go, and every way it can still end.

Part 1 of 9 of the guide, whose parts share one scope in the order of scripts/__init__.py.
Uses held: graph; roles: seatsIn. */

/** @param {State} state @returns {Walk} */
function follow(state) {
  /** @type {Walk} */
  const walk = {
    turns: [], steps: [], rows: [], verdictsOf: [], whens: [0], on: [], used: {}, verdicts: {},
    off: state.standing?.some(({ kind }) => kind === graph.rules[state.rule].off),
  };
  state.declares = "";
  for (let rule = state.rule; ; ) {
    const last = descend(walk, state, rule);
    if (!last?.on) return walk;
    rule = last.on;
    if (!last.when) continue;
    if (!state.on.includes(rule) || graph.rules[rule].start === undefined) {
      walk.later = last;
      return walk;
    }
    walk.on.push(rule);
    walk.whens.push(Math.max(last.when, ...walk.whens));
  }
}

/**
 * One rule to the last step of its ruling, or to the first question without an answer.
 * @param {Walk} walk @param {State} state @param {string} rule @param {Fact} [within]
 */
function descend(walk, state, rule, within) {
  let node = graph.nodes[graph.rules[rule].start || 0];
  let row = 1;
  const stage = walk.whens.length - 1;
  while (node.to) {
    if (!within) addSteps(walk, left(walk, node.say));
    const fact = graph.facts[node.ask || 0];
    const carried = walk.used[fact.key];
    const here = node.to.flatMap(([numbers]) => numbers);
    const open = keysOf(fact).filter((key, n) => here.includes(n) && !leftBy(state, { stands: fact.out?.[key] })?.each);
    const fitting = open.filter((key) => fits(state, fact, key));
    // A card from the table may be told of its seat, where declarer is known: then the seats exclude none.
    const offered = fitting.length > 0 ? fitting : open;
    const said = carried || answerOf(walk, state, fact);
    const stated = offered.includes(said) ? said : "";
    const sure = fact.sits && offered.length === 1;
    const from = stated || sure ? undefined : leftBy(state, fact);
    const key = stated || (sure ? offered[0] : from ? from.answer : !within && (fact.assume || (state.open === fact.key && "nothing"))) || "";
    const branch = offered.includes(key) ? node.to.findIndex(([numbers]) => numbers.some((n) => keysOf(fact)[n] === key)) : -1;
    if (branch < 0) {
      walk.asking ||= { fact, node, offered, key: "", stage, within };
      return undefined;
    }
    if (!carried) {
      walk.used[fact.key] = key;
      walk.turns.push({ fact, node, offered, key, stage, within, assumed: !stated, sure, from: from?.each });
      settle(state, fact, key);
    }
    for (const [, beside] of node.to.slice(0, branch)) row += rowsBelow(graph.nodes[beside]);
    node = graph.nodes[node.to[branch][1]];
  }
  const last = left(walk, node.end);
  if (!within) {
    addSteps(walk, last);
    walk.verdictsOf.push((!walk.off && node.verdict) || "");
  }
  walk.rows.push([rule, row]);
  return last.at(-1);
}

/** The steps, or what is left of them where what stands takes some away. @param {Walk} walk */
function left({ off }, /** @type {number[]} */ numbers = []) {
  return numbers.flatMap((n) => (off && graph.steps[n].off) || n).map((n) => graph.steps[n]);
}

/** Whether an answer can be true where the roles sit. @param {State} state @param {Fact} fact @param {string} key */
function fits(state, { sits, whose = "offender" }, key) {
  const { declarer, [whose]: place } = saidSeats(state);
  const turns = sits?.[key];
  return !turns || place === undefined
    || turns.some((turn) => (declarer === undefined ? !defends(state, place - turn) : !((place - turn - declarer) % 4)));
}

/** Whether what stands shows that he who sits there, or his partner, defends; both sides cannot. @param {State} state @param {number} place */
function defends({ standing = [] }, place) {
  const theirs = standing.filter(({ kind }) => graph.defends.includes(kind));
  return theirs.length > 0 && theirs.every((one) => !((one.place - place) % 2));
}

/** An answer that leaves one seat says who declares; the last does. @param {State} state @param {Fact} fact @param {string} key */
function settle(state, { sits, whose = "offender" }, key) {
  const { declarer, [whose]: place } = saidSeats(state);
  const [turns, ...more] = sits?.[key] || [];
  if (turns === undefined || more.length > 0 || place === undefined || declarer !== undefined) return;
  state.declares = graph.seats[(place - turns + 4) % 4][0];
}

/** Without what only the answers so far decide, for another answer may decide otherwise. @param {State} state */
function saidSeats(state) {
  return seatsIn({ ...state, declares: "" });
}

/**
 * The answer that what stands on the board decides, and what it comes from; it is asked for where nobody knows the seat.
 * @param {State} state @param {Pick<Fact, "stands">} fact @returns {{answer: string, each?: OnBoard} | undefined}
 */
function leftBy(state, { stands = [] }) {
  for (const [kind, role, answer, detail = ""] of stands) {
    const some = (state.standing || []).filter((one) => one.kind === kind && one.detail.startsWith(detail));
    const places = placesOf(role, saidSeats(state));
    if (some.length > 0 && !places) return { answer: "" };
    const each = some.find(({ place }) => places?.includes(place));
    if (each) return { answer, each };
  }
  return undefined;
}

/**
 * The place of a role, those of a side, all four, or that of the board itself; none where nobody knows.
 * @param {string} role @param {Record<string, number>} seats @returns {number[] | undefined}
 */
function placesOf(role, seats) {
  if (!role) return [NOBODY];
  if (role === "everyone") return [0, 1, 2, 3];
  if (!graph.sides.includes(role)) return role in seats ? [seats[role]] : undefined;
  const known = ["offender", ...graph.turned].find((one) => one in seats);
  if (!known) return undefined;
  const own = (role === graph.sides[0]) === !graph.turned.includes(known);
  return [0, 1, 2, 3].filter((place) => ((place + seats[known]) % 2 === 0) === own);
}

/** The place of what stands on the board itself. */
const NOBODY = -1;

/** Whether a question that is still to come may be answered so. @param {Pick<Walk, "asking" | "later" | "used">} walk @param {string} key @param {string} answer */
function waits({ asking, later, used }, key, answer) {
  if (key in used) return false;
  const ahead = new Set([asking ? asking.node : startOf(later)]);
  for (const node of ahead) {
    if (!node) continue;
    for (const [numbers, next] of node.to || []) {
      const fact = graph.facts[node.ask || 0];
      if (fact.key === key && numbers.some((n) => keysOf(fact)[n] === answer)) return true;
      ahead.add(graph.nodes[next]);
    }
    ahead.add(startOf(graph.steps[node.end?.at(-1) ?? -1]));
  }
  return false;
}

/** Where the rule begins that a step goes on in. @param {Step | undefined} step */
function startOf(step) {
  return graph.nodes[graph.rules[step?.on || ""]?.start ?? -1];
}

/** A ruling begins with the steps on the way to it; a step comes once. @param {Walk} walk */
function addSteps(walk, /** @type {Step[]} */ steps) {
  const stage = walk.whens.length - 1;
  for (const step of steps) {
    if (step.on || walk.steps.some((due) => due.step === step)) continue;
    const when = Math.max(step.when || 0, walk.whens[stage]);
    walk.steps.push({ step, when, after: walk.turns.length, stage, leg: walk.verdictsOf.length });
  }
}

/** @param {Walk} walk @param {State} state @param {Fact} fact */
function answerOf(walk, state, fact) {
  if (!state.by.includes(fact.key)) return state.answers[fact.key] || "";
  for (let rule = fact.by || ""; rule; ) {
    const last = descend(walk, state, rule, fact);
    if (last?.verdict) {
      walk.verdicts[fact.key] = last;
      return last.verdict;
    }
    rule = last?.on || "";
  }
  return "";
}

function keysOf(/** @type {Fact} */ fact) {
  return Object.keys(fact.answers);
}

/** Rows are numbered in the order in which the leaves are met. @returns {number} */
function rowsBelow(/** @type {Place} */ node) {
  return node.to ? node.to.reduce((sum, [, below]) => sum + rowsBelow(graph.nodes[below]), 0) : 1;
}

/** @param {State} state @param {string} key @param {string} answer @returns {State} */
function given(state, key, answer) {
  const by = state.by.filter((settled) => settled !== key);
  return { ...state, answers: { ...state.answers, [key]: answer }, by };
}

/** Every end that a conversation can still come to. @param {State} state @returns {Walk[]} */
function ends(state) {
  const walk = follow(state);
  const { asking } = walk;
  if (!asking) return [walk];
  return asking.offered.flatMap((key) => ends(given(state, asking.fact.key, key)));
}

/** What happens at the table, whatever the paragraph; two rulings are compared by it. */
function effect(/** @type {Walk} */ walk) {
  const steps = walk.steps.map(({ step }) => step);
  if (walk.later) steps.push(walk.later);
  const words = steps.map((s) => [s.when, s.word, s.on, s.fresh].join("|"));
  return [...new Set(words)].sort().join("\n");
}
