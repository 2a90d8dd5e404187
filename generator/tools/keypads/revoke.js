/* The tricks tapped in from a revoke on: which of them move is looked up, and 64C asks with the
  count. */

const TRICKS = 13;
const FOUND = [["", "i tide"], ["next_board", "da modparten havde meldt på næste spil"], ["round_over", "da runden var slut"]];
const RUFF = { spilforer: "S", svigt: "Ø.7.k.suit.", stik: "7Ø,8S,9S,10V,11S,12S,13S", foer: "4" };

/** @param {HTMLElement} box @param {RevokeData} data */
function revokePad(box, data) {
  const status = h("p.pad-status", { role: "status" });
  const view = h("div.pad-view");
  box.replaceChildren(view, status);
  const pad = padOf("bridgelovene.kulorsvigt", status, render);
  const { set } = pad;

  /** @param {OneRevoke[]} revokes @param {Record<number, number>} [won] */
  function setRevokes(revokes, won = wonOf(pad.state)) {
    const svigt = revokes.map(({ seat, trick, suit, failure, card }) => [SEATS[seat] || "", trick || "", suit, failure, card].join("."));
    set({ svigt: svigt.join(","), stik: wonText(won, firstOf(revokes)) });
  }

  function render() {
    const revokes = revokesOf(pad.state, data);
    const won = wonOf(pad.state);
    const declarer = SEATS.indexOf(pad.state.spilforer || "");
    const first = firstOf(revokes);
    const complete = declarer >= 0 && revokes.every(({ seat, trick }) => seat >= 0 && trick) && Object.keys(won).length === TRICKS + 1 - first;
    show(view,
      seatChoice("Spilfører", declarer, (seat) => set({ spilforer: SEATS[seat] })),
      revokes.map((one, n) => oneRevoke(one, n, revokes)),
      h("div.pad-acts", {}, revokes.length < 4 && button(".pad-plain", "Endnu en kulørsvigt",
        () => setRevokes([...revokes, { seat: -1, trick: first, suit: "", failure: "suit", card: "" }]), { "data-key": "flere" })),
      h("p.fields", {}, labelled("Først påtalt", select("naar", pad.state.naar || "", FOUND, (naar) => set({ naar })))),
      first > 0 && tricks(revokes, won, first),
      first > 1 && h("p.fields", {}, labelled(`Stik til N-S før stik ${first}`,
        select("foer", pad.state.foer || "", [["", "ikke talt"], ...counting(0, first - 1)], (foer) => set({ foer })))),
      h("div.pad-acts", {}, acts(pad.state, set, !pad.state.svigt && RUFF, status)),
      complete ? result(revokes, won, declarer, first, pad.state, data)
        : h("p.pad-missing", {}, "Vælg spilfører, hvem der svigtede, og hvem der vandt hvert stik fra da af."));
  }

  /** @param {OneRevoke} one @param {number} n @param {OneRevoke[]} revokes */
  function oneRevoke(one, n, revokes) {
    /** @param {Partial<OneRevoke>} more */
    const change = (more) => setRevokes(revokes.map((each, m) => (m === n ? { ...each, ...more } : each)));
    const numbered = revokes.length > 1 ? ` ${n + 1}` : "";
    return h("section.pad-revoke", { "aria-label": "Kulørsvigt" + numbered },
      seatChoice(`Hvem svigtede${numbered}?`, one.seat, (seat) => change({ seat })),
      h("p.fields", {},
        labelled("I stik", select(`stik${n}`, String(one.trick || ""), [["", "vælg"], ...counting(1, TRICKS - 1)], (trick) => change({ trick: Number(trick) }))),
        revokes.length > 1 && labelled("Farven", select(`farve${n}`, one.suit, [["", "vælg"], ...Object.entries(SUITS).map(([key, [, , name]]) => [key, name])], (suit) => change({ suit }))),
        labelled("Hvordan", select(`hvordan${n}`, one.failure, Object.entries(data.established).map(([key, { label }]) => [key, label]), (failure) => change({ failure }))),
        labelled("Kortet", select(`kort${n}`, one.card, [["", "fra hånden"], ["faced", "fra bordet, eller et strafkort blev ikke spillet"]], (card) => change({ card })))),
      revokes.length > 1 && button(".pad-plain", "Fjern", () => setRevokes(revokes.filter((_, m) => m !== n)), { "data-key": `fjern${n}`, "aria-label": "Fjern kulørsvigt" + numbered }));
  }

  /** @param {OneRevoke[]} revokes @param {Record<number, number>} won @param {number} first */
  function tricks(revokes, won, first) {
    const rows = counting(first, TRICKS).map(([text]) => {
      const trick = Number(text);
      const here = revokes.filter((one) => one.trick === trick && one.seat >= 0).map(({ seat }) => NAMES[seat]);
      return [seatChoice(`Stik ${trick}`, won[trick] ?? -1, (seat) => set({ stik: wonText({ ...won, [trick]: seat }, first) })),
        here.length > 0 && h("p.pad-note", {}, `Her svigtede ${here.join(" og ")}.`)];
    });
    return h("section.pad-tricks", { "aria-label": "Hvem vandt stikkene?" }, h("p.label", {}, "Hvem vandt stikket?"), rows);
  }

  render();
  if (pad.state.svigt) pad.keep.write(pad.state);
}

/** @param {Record<string, string>} state @param {RevokeData} data @returns {OneRevoke[]} */
function revokesOf({ svigt }, data) {
  const found = (svigt || "....").split(",").map((text) => {
    const [letter, trick, suit, failure, card] = text.split(".");
    return {
      seat: SEATS.indexOf(letter), trick: Number(trick) < TRICKS ? Number(trick) || 0 : 0, suit: suit in SUITS ? suit : "",
      failure: failure in data.established ? failure : "suit", card: card === "faced" ? card : "",
    };
  });
  return found.slice(0, 4);
}

/** @param {OneRevoke[]} revokes */
function firstOf(revokes) {
  return Math.min(...revokes.map(({ trick }) => trick).filter(Boolean), TRICKS + 1) % (TRICKS + 1);
}

/** Who won each trick: `7Ø,8S`. @param {Record<string, string>} state @returns {Record<number, number>} */
function wonOf({ stik }) {
  const parts = (stik || "").split(",").map((text) => /^(\d+)([NØSV])$/.exec(text));
  return Object.fromEntries(parts.flatMap((part) => (part && +part[1] <= TRICKS ? [[+part[1], SEATS.indexOf(part[2])]] : [])));
}

/** @param {Record<number, number>} won @param {number} first */
function wonText(won, first) {
  return Object.entries(won).filter(([trick]) => +trick >= first).map(([trick, seat]) => trick + SEATS[seat]).join(",");
}

/** @param {number} from @param {number} to @returns {[string, string][]} */
function counting(from, to) {
  return Array.from({ length: to - from + 1 }, (_, n) => [String(from + n), String(from + n)]);
}

/** @param {string} label @param {Node} field */
function labelled(label, field) {
  return h("label", {}, label + " ", field);
}

/**
 * What each revoke is looked up by, counted from the tricks, and which tricks move.
 * @param {OneRevoke[]} revokes @param {Record<number, number>} won @param {string} found when it was pointed out @param {number} declarer @param {RevokeData} data @returns {Moved[]}
 */
function transfers(revokes, won, found, declarer, data) {
  const inOrder = [...revokes].sort((one, other) => one.trick - other.trick);
  /** @type {number[]} */
  const taken = [];
  return inOrder.map((one, n) => {
    const same = (/** @type {OneRevoke} */ other) => other.seat % 2 === one.seat % 2;
    const ours = (/** @type {number} */ trick) => won[trick] % 2 === one.seat % 2;
    const later = counting(one.trick + 1, TRICKS).map(([trick]) => +trick).filter(ours);
    const free = [...(ours(one.trick) ? [one.trick] : []), ...later].filter((trick) => !taken.includes(trick));
    const again = inOrder.slice(0, n).some(same);
    const dummy = one.seat === after(declarer, 2);
    /** @type {Record<string, boolean>} */
    const holds = {
      both: !revokes.every(same),
      repeated: inOrder.slice(0, n).some(({ seat, suit }) => seat === one.seat && suit !== "" && suit === one.suit),
      faced: dummy || one.card === "faced",
      next_board: found === "next_board",
      round_over: found === "round_over",
      twelfth: one.trick === TRICKS - 1,
      none_left: again && free.length === 0,
      one_left: again && free.length === 1,
      more_left: again,
      none: true,
    };
    const state = Object.keys(data.states).find((key) => holds[key]) || "none";
    const by = won[one.trick] === one.seat ? "offender" : ours(one.trick) ? "partner" : "other_side";
    const failure = one.failure.startsWith("no_card") ? "no_card" : one.failure;
    const looked = data.transfers[numberIn(data.tree, { failure, state, by, later: later.length ? "yes" : "no" })];
    const moves = free.slice(0, looked.tricks);
    taken.push(...moves);
    return { one, state, looked, moves };
  });
}

/** @param {OneRevoke[]} revokes @param {Record<number, number>} won @param {number} declarer @param {number} first @param {Record<string, string>} state @param {RevokeData} data */
function result(revokes, won, declarer, first, state, data) {
  const moved = transfers(revokes, won, state.naar || "", declarer, data);
  const sides = [0, 0];
  for (const [trick, seat] of Object.entries(won)) if (+trick >= first) sides[seat % 2] += 1;
  const counted = first === 1 || Boolean(state.foer);
  const before = counted ? [Number(state.foer || 0), first - 1 - Number(state.foer || 0)] : [0, 0];
  const played = sides.map((tricks, side) => tricks + before[side]);
  const net = moved.reduce((sum, { one, moves }) => sum + (one.seat % 2 ? moves.length : -moves.length), 0);
  const ends = [played[0] + net, played[1] - net];
  const from = counted ? "Stik i alt" : `Stik fra stik ${first}`;
  return h("section.pad-finding", { "aria-label": "Stik, der flyttes" },
    moved.map((each) => movedLine(each, declarer, data)),
    h("table.figures", {}, h("caption", {}, from),
      h("thead", {}, h("tr", {}, h("td"), ...SIDES.map((side) => h("th", { scope: "col" }, side)))),
      h("tbody", {}, countRow("Ved bordet", played), countRow("Efter overførsel", ends))),
    equity(moved, declarer, data));
}

/** @param {string} name @param {number[]} sides */
function countRow(name, sides) {
  return h("tr", {}, h("th", { scope: "row" }, name), ...sides.map((tricks) => h("td", {}, String(tricks))));
}

/** @param {Moved} moved @param {number} declarer @param {RevokeData} data */
function movedLine({ one, state, looked, moves }, declarer, data) {
  const other = SIDES[(one.seat + 1) % 2];
  const names = { ...rolesOf(one.seat), declarer: NAMES[declarer] };
  const what = moves.length === 0 ? "ingen stik flyttes"
    : moves.length === 1 ? `stik ${moves[0]} flyttes til ${other}` : `stik ${moves.join(" og ")} flyttes til ${other}`;
  const reason = data.states[state];
  return h("p", {}, h("strong", {}, `${NAMES[one.seat]} i stik ${one.trick}: ${what}. `), lawTo(looked.law, data.laws[looked.law]),
    reason && [" ", ...filled(sentenceOf(reason), names), "."]);
}

/** The question that no count answers, with the guide's own page for each answer. @param {Moved[]} moved @param {number} declarer @param {RevokeData} data */
function equity(moved, declarer, data) {
  return moved.map(({ one, state, looked }, n) => {
    const asked = data.equities[data.equity[state]];
    const shared = moved.findIndex((other) => state === "both" && other.state === state);
    if (shared >= 0 && shared < n) return null;
    const seat = one.seat === after(declarer, 2) ? declarer : one.seat;
    const say = [...data.established[one.failure].say, ...looked.say];
    const whose = moved.length > 1 && state !== "both" ? `${NAMES[one.seat]} i stik ${one.trick}: ` : "";
    return h("div.pad-equity", {},
      h("p", {}, whose, ...filled(asked.question, rolesOf(one.seat)), " ", lawTo(asked.law, data.laws[asked.law])),
      h("details.fold.pad-weigh", {}, h("summary", {}, "Sådan vurderer du"),
        h("ul", {}, ...asked.weigh.map((text) => h("li", {}, ...filled(text, rolesOf(one.seat)))))),
      h("p.pad-answers", {}, ...Object.entries(asked.answers).map(([key, label]) =>
        h("a.pad-go", { href: guideAt(data.page, seat, [...say, `${asked.fact}=${key}`]) }, upper(label))),
        h("a.pad-go", { href: guideAt(data.page, seat, say) }, "Spørg i vejledningen")));
  });
}
