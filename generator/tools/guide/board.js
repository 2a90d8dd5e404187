// @ts-check
/* The drawn table with what is known on it, what stands on the board, and the next incident there.

Part of the guide. Uses walk: defends, graph, NOBODY, placesOf; roles: placeOf, seatsIn; standing: standingAfter; address: boardParts;
words: lawLink, prose, say, sentence; page: partsOf; elements: button, folded, label; what is kept (shared); guide: go, keptHere, onThisBoard, render, seatQuestion, state, whoAsked. */

/** The seat whose menu is open, or that answers a question in more than one way. */
let tapped = "";
/** Whether the seat is asked for before the board is carried on. */
let carrying = false;

/**
 * N, Ø, S and V round a table, to tap; a seat that says nothing cannot be tapped.
 * @param {string} question @param {(seat: string) => void} tap @param {string} [chosen] @param {string[]} [only] @param {boolean} [marked]
 */
function drawnTable(question, tap, chosen, only, marked) {
  let number = 0;
  const seats = graph.seats.map(([seat, name], place) => {
    const marks = marked ? marksAt(place) : [];
    const one = h("button." + at(seat), { type: "button", "aria-pressed": String(chosen === seat), "aria-label": !marks.length && name, click: () => tap(seat) },
      h("span", { "aria-hidden": "true" }, seat),
      marks.map((mark, n) => [!n && h("span.visually-hidden", {}, name + " "), h("small", {}, prose(mark), " ")]));
    if (only) {
      one.toggleAttribute("disabled", !only.includes(seat));
      if (only.includes(seat)) one.dataset.number = String(++number);
    }
    return one;
  });
  return h("div.guide-table", { role: "group", "aria-label": question }, ...seats, h("span.felt", { "aria-hidden": "true" }));
}

/** The look of a seat, as it is written in a style sheet. @param {string} seat */
function at(seat) {
  return "at-" + seat.replace("Ø", "O");
}

/** The table that is tapped to say who it was, or who declares. @param {string} question */
function whoTable(question) {
  const key = question === WHO_DECLARES ? "declarer" : "seat";
  return drawnTable(question, (seat) => go({ ...state, [key]: state[key] === seat ? "" : seat }), state[key]);
}

/** The same table beside its question, and why it is asked. @param {string} question @param {string} [why] */
function askFor(question, why) {
  return h("div.guide-seat", {}, h("div", {}, label(question), why && h("p.small", {}, why)), whoTable(question));
}

const WHO_DECLARES = "Hvem er spilfører?";

/** What is written at a seat. @param {number} place */
function marksAt(place) {
  const seats = seatsIn(state);
  const due = graph.facts.map(({ key, tells, answers }) => tells && /^\{(\w+)\}/.exec(answers[state.answers[key]])?.[1]);
  return [
    seats.declarer === place && "spilfører",
    due.some((role) => role && seats[role] === place) && "havde tur",
    ...standingAfter(follow(state), state).standing.filter((one) => one.place === place).map(({ kind, detail }) => cardIn(detail) || graph.lasting[kind][2]),
  ].flatMap((mark) => mark || []);
}

/** A detail that is a card to be shown; other details are for rules to read. @param {string} detail */
function cardIn(detail) {
  return /^[♠♥♦♣]/.test(detail) ? detail : "";
}

/** The table in sight while a question is answered, with what is known; a tap changes it. */
function knownTable() {
  if (!state.seat && !state.declarer && !state.standing?.length) return false;
  const open = (/** @type {string} */ seat) => {
    tapped = tapped === seat ? "" : seat;
    render();
    focusOn(tapped ? ".guide-menu button" : ".known ." + at(seat));
  };
  const table = drawnTable("Det, der er kendt", open, state.seat, undefined, true);
  table.classList.add("known");
  return [table, tapped && menu(tapped)];
}

/** What can be said of one seat. @param {string} letter */
function menu(letter) {
  const place = placeOf(letter);
  const name = graph.seats[place][1];
  const { standing = [], declarer, seat } = state;
  const said = (/** @type {string} */ text, /** @type {Partial<State>} */ more) => button(".guide-plain", prose(text), () => go({ ...state, ...more }));
  const around = graph.seated[whoAsked()?.[0] || ""] || {};
  const kinds = new Set(graph.facts.flatMap(({ stands = [] }) => stands.map(([kind]) => kind)));
  return h("div.guide-menu", { role: "group", "aria-label": name },
    whoAsked() && said(seat === letter ? "Alligevel ikke " + name : `${seatQuestion()} ${name}`, { seat: seat === letter ? "" : letter }),
    !defends(state, place) && !("declarer" in around) && said(`${name} er ${declarer === letter ? "ikke " : ""}spilfører`, { declarer: declarer === letter ? "" : letter }),
    kinds.size > 0 && folded("", "Fra før på spillet", ...[...kinds].map((kind) => said(`${name}: ${graph.lasting[kind][0]}`, { standing: [...standing, { kind, place, detail: "" }] }))),
    chips(standing.filter((one) => one.place === place), endBefore, standing));
}

/** What stood before has ended. @param {OnBoard[]} some */
function endBefore(some) {
  go({ ...state, standing: state.standing?.filter((one) => !some.includes(one)) });
}

/** What stands, each thing with how it ends, and the ways on with the whole board. @param {OnBoard[]} shown @param {(some: OnBoard[]) => void} end @param {OnBoard[]} [standing] */
function chips(shown, end, standing = shown) {
  /** @type {OnBoard[][]} */
  const groups = [];
  for (const each of shown) {
    const beside = !graph.each_ends.includes(each.kind) && groups.find((some) => some.every(({ kind, detail, place }) => kind === each.kind && (place === NOBODY || (detail === each.detail && place !== each.place))));
    if (beside) beside.push(each);
    else groups.push([each]);
  }
  return groups.length > 0 && h("ul.chips", {}, ...groups.map((some) => {
    const endings = graph.lasting[some[0].kind][3].flatMap((each) => (typeof each === "string" ? each : some[0].detail.startsWith(each[1]) ? each[0] : []));
    return h("li", {}, h("span", {}, prose(lies(some))), " ", h("span.chip-ends", {}, ...(endings.length > 0 ? endings : ["fjern"]).map((word) =>
      h("button.chip-end", { type: "button", "aria-label": `${lies(some)}: ${word}`, click: () => end(some) }, word)), some.flatMap((each) => (graph.ways[each.kind] || []).flatMap((way) => (way[6] && !way[6].includes(each.detail) ? [] : [
      " ", h("a", { href: wayTo(way, each, standing), "aria-label": `${lies([each])}: ${way[0]}` }, some[1] && graph.seats[each.place][1] + " ", way[0])])))));
  }));
}

/** On from what stands, in the rule that says what follows. @param {Graph["ways"][string][number]} way @param {OnBoard} each @param {OnBoard[]} standing */
function wayTo([, one, answer, several, turns = 0, , settles, carries], each, standing) {
  const many = several && standing.filter(({ kind, place }) => kind === each.kind && place === each.place).length > 1;
  const rule = many ? several : one;
  const parts = [rule, boardHas(settles ? standing.filter((other) => other !== each) : standing), "plads=" + graph.seats[(each.place + turns) % 4][0], answer || [],
    each.fresh ? carried(rule) : carries && !many ? saidOf(each, carries) : []];
  return address("guide", "/" + parts.flat().join("/"));
}

/** The ruling that left it. @param {OnBoard} each */
function rulingOf(each) {
  return onThisBoard(kept()).filter(({ on }) => on?.some(([part]) => part === "ligger=" + textOf(each))).at(-1);
}

/** What the ruling that left it was told of it. @param {OnBoard} each @param {string} fact */
function saidOf(each, fact) {
  return partsOf(rulingOf(each)?.hash || "").filter((part) => part.startsWith(fact + "="));
}

/** What has been answered and is asked again where this ruling itself goes on. @param {string} rule */
function carried(rule) {
  const { later } = follow(state);
  return Object.entries(state.answers).filter(([key, answer]) => later?.on === rule && waits({ later, used: {} }, key, answer)).map((said) => said.join("="));
}

/** The board with what stands on it now, for what comes next. @param {OnBoard[]} standing */
function boardHas(standing) {
  const other = state.rule ? finished(follow(state)).find(({ step }) => step.declares)?.step.declares : "";
  const declares = graph.seats[seatsIn(state)[other || "declarer"] ?? NOBODY]?.[0];
  return boardParts({ ...state, again: true, declarer: declares, standing });
}

/** The board after the ruling, where anything is known of it: a new irregularity is ruled with it. @param {string} [offender] its, as a role of this one */
function boardOn(offender = "") {
  const { lying } = lyingAfter(follow(state));
  const { declarer, [offender]: place } = seatsIn(state);
  const seat = graph.seats[place]?.[0];
  const parts = [...(declarer !== undefined || lying.length > 0 ? boardHas(lying) : []), ...(seat ? ["plads=" + seat] : [])];
  return parts.length > 0 ? "/" + parts.join("/") : "";
}

/** *Øst: ♣K ligger, stort strafkort*, or *Ses på senere: Forkert forklaring*. @param {OnBoard[]} some */
function lies(some) {
  const [{ kind, detail, place }] = some;
  const names = [...new Set(some.map((each) => graph.seats[each.place]?.[1] || rulingOf(each)?.title))].join(" og ");
  if (place === NOBODY) return sentence(graph.lasting[kind][0]) + (names && ": " + names);
  return `${names}: ${cardIn(detail) && cardIn(detail) + " ligger, "}${new Map(graph.said_of).get(detail.split(" ")[0]) || graph.lasting[kind][0]}`;
}

/** Above what happened next, and above the first question where something stands: what the board has from before, without what a ruling that goes on has ended. @param {OnBoard[]} [now] */
function fromBefore(now = state.standing || []) {
  const { standing = [] } = state;
  if (!(state.again && !state.rule) && !standing.length) return false;
  const still = standing.filter((one) => now.includes(one));
  return h("div.guide-board", { role: "group", "aria-label": "Fra før på spillet" },
    label("Fra før på spillet"),
    button(".guide-plain", "Det er et nyt spil", () => go({ ...state, again: false, standing: [], declarer: "" })),
    chips(still, endBefore),
    meetings(still));
}

/** How what stands meets what has happened now, and where it is settled with the board as it is; what waits is folded. @param {OnBoard[]} still */
function meetings(still) {
  const { meets = {} } = graph.rules[state.rule] || {};
  const met = Object.keys(meets).flatMap((kind) => {
    const [how, law, text, rule, turn, whose] = (graph.meets || [])[meets[kind]];
    const places = whose && placesOf(whose, seatsIn(state));
    if (!still.some((one) => one.kind === kind && (!places || places.includes(one.place)))) return [];
    const there = graph.rules[rule || ""];
    const name = graph.lasting[kind][0];
    return { name, last: turn === 2, line: h("li", { class: turn === 1 && "note-box" }, h("b", {}, `${sentence(name)}: ${how}.`), " ", say(text), " ", lawLink(law),
      there && [" Afgøres i ", h("a", { href: address(there.page, "/" + boardParts({ ...state, again: true }).join("/")) }, there.called), "."]) };
  });
  const list = (/** @type {typeof met} */ some) => some.length > 0 && h("ul.plain.guide-meets", {}, ...some.map(({ line }) => line));
  const last = met.filter((each) => each.last);
  return [list(met.filter((each) => !last.includes(each))),
    last.length > 0 && folded("", "Til sidst: " + last.map(({ name }) => name).join(", "), list(last))];
}

/** What stands after a ruling, without what has ended since. @param {Walk} walk */
function lyingAfter(walk) {
  const { standing, unseated } = standingAfter(walk, state);
  const gone = [...(keptHere(kept())?.ended || [])];
  const lying = standing.filter((one) => {
    const place = gone.indexOf(lies([one]));
    return place < 0 || !gone.splice(place, 1);
  });
  return { lying, unseated };
}

/** Under a ruling: what stands now, and one row: on to what else happened on the board, and the rest. @param {Walk} walk @param {Child[]} others */
function wentOn(walk, others) {
  const { lying, unseated } = lyingAfter(walk);
  const around = graph.seated[whoAsked()?.[0] || ""] || {};
  const seatless = whoAsked() && !state.seat && unseated.some((role) => role in around || graph.sides.includes(role));
  const undeclared = !state.declarer && unseated.some((role) => role in graph.declaring && !(role in around));
  const rest = restAfter(state.rule);
  const more = "Næste: der skete mere" + (rest && `: »${rest}«`);
  const asks = seatless || undeclared;
  return h("div.guide-board", {},
    chips(lying.filter(endsByTap), (some) => {
      const rulings = kept();
      const ruling = keptHere(rulings);
      if (ruling) ruling.ended = [...(ruling.ended || []), ...some.map((one) => lies([one]))];
      keep(rulings);
      render();
      focusOn(".guide-board button, .guide-board a");
    }, lying),
    asks && carrying && askFor(seatless ? seatQuestion() : WHO_DECLARES, "Så følger det med."),
    h("div.guide-actions", {}, asks
      ? !carrying && button(".guide-plain.guide-onward", prose(more), () => {
        carrying = true;
        render();
        focusOn(".guide-board .guide-table button");
      })
      : h("a.guide-plain.guide-onward", { href: address("guide", "/" + boardHas(lying).join("/")), click: () => keepRest(state.rule, rest) }, more),
    ...others));
}

/** By role, where each is seated: the seats that answer a question, and what each says. @param {Turn} turn */
function seatsThatAnswer(turn) {
  const seats = seatsIn(state);
  /** @type {Map<string, [key: string, text: string][]>} */
  const found = new Map();
  const keys = turn.offered;
  for (const [role, labels] of Object.entries(turn.fact.seats || {})) {
    const place = role ? seats[role] : NOBODY;
    if (place === undefined) return undefined;
    const letter = graph.seats[place]?.[0] || "";
    const own = Object.entries(labels).filter(([key]) => keys.includes(key));
    if (own.length > 0) found.set(letter, [...(found.get(letter) || []), ...own]);
  }
  return found.size > 0 ? found : undefined;
}
