// @ts-check
/* The state in the address: #/plads=S/turn=rho/~comparable/same_meaning=no/+partner_to_lead

An incident that is not the first of its board has `igen`, and what stands: ligger=Ø.major_card.♣K

Part 7 of 9 of the guide. Uses page: decoded, partsOf; held: entry, graph; roles: placeOf; walk: follow, waits. */

const A_CARD = /^[♠♥♦♣](10|[2-9EKDB])$/;

/** @param {State} state @param {Walk} [walk] */
function written(state, walk) {
  const parts = entry || !state.rule ? [] : [state.rule];
  parts.push(...boardParts(state));
  if (state.seat) parts.push("plads=" + state.seat);
  if (!walk) return "#/" + parts.join("/");
  let stage = 0;
  const upTo = (/** @type {number} */ turn) => {
    for (; stage < turn; stage++) parts.push("+" + walk.on[stage]);
  };
  const open = (/** @type {Fact | undefined} */ fact) => {
    if (fact && !parts.includes("~" + fact.key)) parts.push("~" + fact.key);
  };
  for (const { fact, key, within, stage, assumed } of walk.turns) {
    if (assumed) continue;
    upTo(stage);
    open(within);
    if (!walk.verdicts[fact.key]) parts.push(fact.key + "=" + key);
  }
  upTo(walk.on.length);
  open(walk.asking?.within);
  for (const [key, answer] of Object.entries(state.answers)) {
    if (waits(walk, key, answer)) parts.push(key + "=" + answer);
  }
  return "#/" + parts.join("/");
}

/** @param {string} hash @returns {[State, string[]]} what it says, and what of it says nothing here */
function read(hash) {
  /** @type {State} */
  const state = { rule: entry, seat: "", answers: {}, on: [], by: [] };
  const parts = partsOf(hash.slice(2)).map((part) => decoded(part));
  const strange = parts.filter((part) => !take(state, part));
  if (!state.rule) return [state, strange];
  // Of the roles on declarer's side, nobody is asked who it is where it is known who declares.
  const [turns] = graph.declaring[graph.rules[state.rule].who?.[0] || ""] || [];
  if (state.declarer && turns !== undefined) state.seat ||= graph.seats[(placeOf(state.declarer) + turns) % 4][0];
  const walk = follow(state);
  for (const [key, answer] of Object.entries(state.answers)) {
    if (walk.used[key] === answer || waits(walk, key, answer)) continue;
    // A link on may say what the board makes nobody ask for.
    if (!state.again || !waits({ later: { on: state.rule, word: "", law: "" }, used: {} }, key, answer)) strange.push(key + "=" + answer);
    delete state.answers[key];
  }
  strange.push(...state.on.filter((rule) => !walk.on.includes(rule)).map((rule) => "+" + rule));
  return [{ ...state, on: walk.on }, strange];
}

/** Whether a part of an address says something. @param {State} state @param {string} part */
function take(state, part) {
  const [, mark, name, answer] = /^([+~]?)(\w+)(?:=(.+))?$/.exec(part) || [];
  const facts = graph.facts.filter(({ key }) => key === name);
  const seat = graph.seats.some(([letter]) => letter === answer);
  const lies = name === "ligger" ? onBoard(answer || "") : undefined;
  if (part === "igen") state.again = true;
  else if (!mark && !answer && !state.rule && Object.hasOwn(graph.rules, name)) state.rule = name;
  else if (mark === "+" && Object.hasOwn(graph.rules, name)) state.on.push(name);
  else if (mark === "~" && facts.some(({ by }) => by)) state.by.push(name);
  else if (name === "plads" && seat) state.seat = answer;
  else if (name === "spilforer" && seat) state.declarer = answer;
  else if (lies) (state.standing ||= []).push(lies);
  else if (!mark && facts.some(({ answers }) => Object.hasOwn(answers, answer))) state.answers[name] = answer;
  else return false;
  return true;
}

/** What is known of the board before this incident. @param {State} state */
function boardParts({ again, declarer, standing = [] }) {
  return [again && "igen", declarer && "spilforer=" + declarer, ...standing.map((each) => "ligger=" + textOf(each))].flatMap((part) => part || []);
}

/** `Ø.major_card.♣K`, as rules_src/model/effects.py writes it. @param {OnBoard} each */
function textOf({ kind, place, detail }) {
  return [graph.seats[place]?.[0], kind, detail].filter(Boolean).join(".");
}

/** @param {string} text @returns {OnBoard | undefined} */
function onBoard(text) {
  const [, letter = "", kind, detail = ""] = /^(?:([^._])\.)?(\w+)(?:\.([^/]+))?$/.exec(text) || [];
  const place = placeOf(letter);
  const known = Object.hasOwn(graph.lasting, kind) && (place >= 0 || !letter);
  return known && (!detail || !graph.cards.includes(kind) || A_CARD.test(detail)) ? { kind, place, detail } : undefined;
}
