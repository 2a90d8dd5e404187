// @ts-check
/* The claim board: cards are placed by thumb, and every normal line that the statement leaves open is
played. What is normal stands in rules_src/presentation/claim_lines.py.

Part of the claim board. Uses page, elements, seats, elements of the keypads, and endings. */

const HANDS = ["nord", "oest", "syd", "vest"];
const MOST = 8;
/** The last trump was forgotten: a case of the casebook, with cards. */
const FORGOTTEN = { spilforer: "S", kraever: "S", trumf: "h", inde: "S", syd: "h4.rEKD", nord: "s3.r54.k2", vest: "h6.r2.k98", oest: "s98.r63", siger: "r" };
const VERBS = { lead: ["spiller ", " ud"], follow: ["lægger ", ""], discard: ["kaster ", ""], ruff: ["trumfer med ", ""] };
const DENIED = { lead: ["spiller ikke ", " ud"], follow: ["lægger ikke ", ""], discard: ["kaster ikke ", ""], ruff: ["trumfer ikke med ", ""] };

/** @param {HTMLElement} box @param {ClaimData} data */
function claimPad(box, data) {
  const keep = keeper("bridgelovene.krav");
  const status = h("p.pad-status", { role: "status" });
  const view = h("div.pad-view");
  const answer = h("div.pad-answer");
  box.replaceChildren(view, answer, status);
  let state = keep.read();
  let chosen = 2;
  let round = 0;

  /** @param {Record<string, string>} more */
  function set(more) {
    state = { ...state, ...more };
    status.textContent = "";
    keep.write(state);
    render();
  }

  function render() {
    const board = boardOf(state, data);
    const { hands, declarer, claimer, trump, leader } = board;
    const entered = hands.some((cards) => cards.length);
    show(view,
      h("div.pad-setup", {},
        seatChoice("Spilfører", declarer, (seat) => set({ spilforer: SEATS[seat], kraever: SEATS[seat] })),
        declarer >= 0 && choice("Hvem krævede?", SEATS.flatMap((letter, seat) => (seat === after(declarer, 2) ? [] : [/** @type {[string, Child, string]} */ ([letter, letter, NAMES[seat]])])),
          SEATS[claimer] || "", (kraever) => set({ kraever })),
        choice("Trumf", [...[..."shrk"].map((letter) => /** @type {[string, Child, string]} */ ([letter, symbol(letter), SUITS[letter][2]])), ["ut", "ut", "ut, uden trumf"]],
          state.trumf || "", (trumf) => set({ trumf })),
        seatChoice("Hvem spiller ud?", leader, (seat) => set({ inde: SEATS[seat], lagt: "" }))),
      h("section.pad-deal", { "aria-label": "Kortene, der er tilbage" },
        h("p.label", {}, "Tryk på en hånd og så på dens kort"), diagram(hands), grid(hands)),
      leader >= 0 && entered && trickUnderWay(board),
      claimer >= 0 && entered && statement(board),
      claimer >= 0 && questions(board),
      h("div.pad-acts", {},
        button(".pad-plain", "Ryd", () => set(Object.fromEntries(Object.keys(state).map((key) => [key, ""]))), { "data-key": "ryd" }),
        !entered && button(".pad-plain", "Vis et eksempel", () => set(FORGOTTEN), { "data-key": "eksempel" }),
        copies("Kopiér et link", () => location.href, status)));
    reckon(board);
  }

  /** @param {number[][]} hands */
  function diagram(hands) {
    return h("div.pad-hands", {}, hands.map((cards, seat) => button(`.at-${"NOSV"[seat]}`,
      [h("strong", {}, `${NAMES[seat]} `, h("span.pad-count", {}, cards.length ? String(cards.length) : "")),
        [..."shrk"].map((letter, suit) => h("span.pad-suit", {}, symbol(letter), " ",
          cards.filter((card) => Math.floor(card / 13) === suit).map(rankOf).join(" ") || "–"))],
      () => { chosen = seat; render(); }, { "aria-pressed": String(seat === chosen), "data-key": `haand:${SEATS[seat]}` })));
  }

  /** @param {number[][]} hands */
  function grid(hands) {
    return h("div.pad-cards", {}, [0, 1, 2, 3].map((suit) => h("div.pad-ranks", { role: "group", "aria-label": SUITS[SUIT_LETTERS[suit]][2] },
      [...RANK_LETTERS].map((_, rank) => suit * 13 + 12 - rank).map((card) => {
        const owner = hands.findIndex((cards) => cards.includes(card));
        const label = spokenCard(card);
        return button("", [symbol(SUIT_LETTERS[suit]), rankOf(card), owner >= 0 && h("sub", { "data-owner": SEATS[owner] })], () => place(hands, card, owner),
          { "data-key": `kort:${codeOf(card)}`, "aria-pressed": String(owner === chosen), "aria-label": owner >= 0 ? `${label}, ${NAMES[owner]}` : label });
      }))));
  }

  /** @param {number[][]} hands @param {number} card @param {number} owner */
  function place(hands, card, owner) {
    if (owner !== chosen && hands[chosen].length === MOST) {
      status.textContent = "Højst otte kort på hver hånd.";
      return;
    }
    const placed = hands.map((cards, seat) => (seat === chosen && owner !== chosen ? [...cards, card] : cards.filter((one) => one !== card)));
    set({ ...Object.fromEntries(HANDS.map((name, seat) => [name, handText(placed[seat])])), lagt: "" });
  }

  /** @param {Board} board */
  function trickUnderWay({ hands, leader, table }) {
    const seat = after(leader, table.length);
    const led = table.length ? hands[seat].filter((card) => Math.floor(card / 13) === Math.floor(table[0] / 13)) : [];
    const lay = (/** @type {number[]} */ cards) => set({ lagt: cards.map(codeOf).join(",") });
    return h("details.fold.pad-laid", {}, h("summary", {}, table.length ? `Stikket er i gang: ${table.length} kort er lagt` : "Er et stik i gang?"),
      table.length > 0 && h("p", {}, table.map((card, n) => [n > 0 && ", ", NAMES[after(leader, n)], " ", cardShown(card)])),
      table.length < 3 && [h("p.label", {}, `${NAMES[seat]} har lagt`),
        h("div.pad-row", {}, (led.length ? led : hands[seat]).map((card) => button("", cardShown(card), () => lay([...table, card]), { "data-key": `lagt:${codeOf(card)}` })))],
      table.length > 0 && button(".pad-plain", "Tag tilbage", () => lay(table.slice(0, -1)), { "data-key": "lagt:tilbage" }));
  }

  /** @param {Board} board */
  function statement({ said, hands, claimer, both, trump, size, claimed }) {
    const say = (/** @type {string[]} */ words) => set({ siger: words.join(",") });
    const own = both ? [claimer, after(claimer, 2)] : [claimer];
    const cards = own.flatMap((seat) => hands[seat]);
    const has = (/** @type {number} */ suit) => cards.some((card) => Math.floor(card / 13) === suit);
    return h("section.pad-said", { "aria-label": "Det, han sagde" },
      h("p.label", {}, "Hvad sagde han, i rækkefølge?"),
      h("p", {}, said.length ? said.map((word, n) => [n > 0 && ", så ", word === "t" ? "trækker trumf" : word.length > 1 ? cardShown(cardOf(word)) : [symbol(word), " fra toppen"]]) : "Intet om rækkefølgen."),
      h("div.pad-row", {},
        trump >= 0 && button("", "Trækker trumf", () => say([...said, "t"]), { "data-key": "siger:t" }),
        [..."shrk"].filter((_, suit) => has(suit)).map((letter) => button("", symbol(letter), () => say([...said, letter]), { "data-key": `siger:${letter}`, "aria-label": `Så ${SUITS[letter][2]} fra toppen` })),
        said.length > 0 && button("", "Fortryd", () => say(said.slice(0, -1)), { "data-key": "siger:fortryd" })),
      h("details.fold.pad-named", {}, h("summary", {}, "Han nævnte et bestemt kort"),
        h("div.pad-row", {}, cards.map((card) => button("", cardShown(card), () => say([...said, codeOf(card)]), { "data-key": `siger:${codeOf(card)}`, "aria-label": `Så ${spokenCard(card)}` })))),
      size > 0 && h("p.fields", {}, h("label", {}, "Krævede stik ", claimedSelect(size, claimed))));
  }

  /** @param {number} size @param {number} claimed */
  function claimedSelect(size, claimed) {
    const made = /** @type {HTMLSelectElement} */ (h("select", { "data-key": "stik" }));
    made.append(...Array.from({ length: size + 1 }, (_, n) => new Option(n ? String(size - n) : `resten (${size})`, String(size - n))));
    made.value = String(claimed);
    made.addEventListener("change", () => set({ stik: made.value === String(size) ? "" : made.value }));
    return made;
  }

  /** @param {Board} board */
  function questions(board) {
    const { claimer, seen } = board;
    return [
      theirTrumps(board) && !saidTrump(board) && [asked(data.trump, data.trump.question, board.out, (ude) => set({ ude })),
        !board.out && h("p.pad-note", {}, data.trump.unanswered)],
      shownOut(board).map(([seat, suit]) => {
        const key = SEATS[seat] + SUIT_LETTERS[suit];
        const words = data.shown.question.replaceAll("{seat}", NAMES[seat]).replaceAll("{suit}", SUITS[SUIT_LETTERS[suit]][2]);
        const others = seen.filter((one) => one !== key);
        return asked(data.shown, words, seen.includes(key) ? "yes" : "no", (given) => set({ renonce: (given === "yes" ? [...others, key] : others).join(",") }));
      }),
    ];
  }

  /** @param {Question} question @param {string} words @param {string} given @param {(key: string) => void} choose */
  function asked(question, words, given, choose) {
    return h("div.pad-asked", { role: "group", "aria-label": words }, h("p", {}, words, " ", lawTo(question.law, data.laws[question.law])),
      h("span.pad-row", {}, Object.entries(question.answers).map(([key, label]) => button("", label, () => choose(key), { "aria-pressed": String(key === given), "data-key": `${words}:${key}` }))));
  }

  /** Play it through in steps, so that the page stays alive; a later change begins anew. @param {Board} board */
  async function reckon(board) {
    const mine = ++round;
    const wrong = wrongWith(board);
    delete answer.dataset.done;
    if (wrong) {
      answer.removeAttribute("aria-busy");
      show(answer, h("p.pad-missing", {}, wrong));
      return;
    }
    answer.setAttribute("aria-busy", "true");
    const ending = endingOf(board);
    const search = searchOf(ending, normalOf(board));
    const tricks = await inSteps(search, (sure) => {
      status.textContent = `Der regnes stadig. Mindst ${sure} stik er sikre.`;
    }, () => mine !== round);
    if (tricks === undefined) return;
    const line = search.line(tricks);
    const best = searchOf(ending, { ...normalOf(board), best: true }).value();
    /** @type {Record<string, number>} */
    const effects = {};
    status.textContent = "";
    const draw = () => show(answer, result(board, tricks, best, line), struck(board, tricks, effects));
    draw();
    answer.removeAttribute("aria-busy");
    for (const [key, changed] of others(board)) {
      const other = await inSteps(searchOf(ending, changed), () => undefined, () => mine !== round);
      if (other === undefined) return;
      if (other !== tricks) effects[key] = other;
    }
    if (Object.keys(effects).length) draw();
    answer.dataset.done = String(mine);
  }

  /** @param {Board} board @param {number} tricks @param {number} best @param {Shown[]} line */
  function result(board, tricks, best, line) {
    const { claimer, claimed, size } = board;
    const lost = claimed - tricks;
    const note = lost > 0 ? data.notes.doubt : lost < 0 ? data.notes.more : data.notes.upheld;
    const choices = line.map((shown, n) => ({ ...shown, trick: Math.floor((n + board.table.length) / 4) + 1 })).filter(({ choice }) => choice);
    const better = choices.filter(({ choice }) => choice === "better");
    const critical = best === tricks ? [] : better.length ? better : choices;
    return h("section.pad-finding", { "aria-label": "Stikkene" },
      h("p.pad-verdict", {}, h("strong", {}, `${SIDES[claimer % 2]} får ${tricks} af de sidste ${size} stik.`)),
      h("p", {}, `Krævet: ${claimed}. `, note.says, " ", lawTo(note.law, data.laws[note.law])),
      best !== tricks && h("p", {}, `Med det bedste spil, når alle kort ses: ${best}.`),
      lineTable(board, line),
      critical.length > 0 && [h("p.label", {}, better.length ? "Her havde et andet kort været bedre" : "Her havde han flere normale kort"),
        h("ul.plain.pad-critical", {}, critical.map(({ trick, seat, play, card, same, led, wins, traits }) => h("li", {},
          h("span", {}, `Stik ${trick}: ${NAMES[seat]} `, verb(VERBS, play, [card]), traits.length > 0 && ` (${traits.map((name) => data.kinds[name].says).join(", ")})`, ". "),
          !isStruck(board, seat, play, card, led, wins) && button(".pad-plain", "Det ville ingen gøre", () => strike(board, { seat, play, cards: same, led, wins }), { "data-key": `streg:${seat}${play}${codeOf(card)}`, "aria-label": `Det ville ingen gøre: ${NAMES[seat]}, stik ${trick}` }))))],
      toGuide(board, tricks, line));
  }

  /** @param {Board} board @param {Strike} one */
  function strike(board, one) {
    set({ streg: [...board.strikes, one].map(strikeText).join(",") });
  }

  /** @param {Board} board @param {number} tricks @param {Record<string, number>} effects */
  function struck(board, tricks, effects) {
    const changes = (/** @type {string} */ key) => key in effects && h("strong.pad-effect", {}, ` ${tricks} → ${effects[key]}`);
    return h("section.pad-struck", { "aria-label": "Hvad er normalt?" },
      board.strikes.length > 0 && [h("p.label", {}, "Strøget af dig"),
        h("ul.plain.pad-critical", {}, board.strikes.map((one, n) => h("li", {},
          h("span", {}, `${NAMES[one.seat]} `, verb(DENIED, one.play, one.cards), ...when(one), ". ", changes(`streg${n}`)), " ",
          button(".pad-plain", "Tillad", () => set({ streg: board.strikes.filter((_, m) => m !== n).map(strikeText).join(",") }), { "data-key": `tillad${n}`, "aria-label": `Tillad igen: ${NAMES[one.seat]}` }))))],
      h("details.fold.pad-kinds", { open: board.changed.length > 0 }, h("summary", {}, "Det ville ingen gøre: hvad er strøget på forhånd?"),
        h("p.pad-note", {}, "Sæt et flueben ved det, ingen på hans niveau ville gøre. Tallet siger, hvad et andet valg giver."),
        Object.entries(data.kinds).map(([key, kind]) => kindRow(board, key, kind, changes(key)))));
  }

  /** @param {Board} board @param {string} key @param {PlayKind} kind @param {Child} effect */
  function kindRow(board, key, kind, effect) {
    const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", "data-key": `slags:${key}` }));
    box.checked = kind.struck !== board.changed.includes(key);
    box.addEventListener("change", () => {
      const rest = board.changed.filter((one) => one !== key);
      set({ aendret: (rest.length === board.changed.length ? [...rest, key] : rest).join(",") });
    });
    return h("div.pad-kind", {}, h("label", {}, box, h("span", {}, `Han ${kind.says}.`, effect)),
      h("p.pad-note", {}, kind.because && kind.because + " ", lawTo(kind.law, data.laws[kind.law])));
  }

  /** @param {Board} board @param {number} tricks @param {Shown[]} line */
  function toGuide(board, tricks, line) {
    const { lost, held } = data.points[pointOf(board, tricks, line)];
    const say = tricks < board.claimed ? lost : held;
    return h("p.pad-answers", {}, tricks > board.claimed ? h("a.pad-go", { href: guideAt(data.page, board.claimer, data.conceded) }, "Se, om afkaldet står")
      : [h("a.pad-go", { href: guideAt(data.page, board.claimer, say) }, "Se kendelsen"), h("a.pad-go", { href: guideAt(data.page, board.claimer, say.slice(0, -2)) }, "Spørg i vejledningen")]);
  }

  addEventListener("hashchange", () => {
    state = keep.read();
    render();
  });
  render();
  if (Object.values(state).some(Boolean)) keep.write(state);
}

/** What was entered, as far as it can be read. @param {Record<string, string>} state @param {ClaimData} data @returns {Board} */
function boardOf(state, data) {
  const words = (/** @type {string} */ key) => (state[key] || "").split(",").filter(Boolean);
  /** @type {number[]} */
  const taken = [];
  const hands = HANDS.map((name) => handOf(state[name] || "").filter((card) => !taken.includes(card) && taken.push(card)).slice(0, MOST));
  const declarer = SEATS.indexOf(state.spilforer || "");
  const named = SEATS.indexOf(state.kraever || "");
  const claimer = declarer < 0 || named === after(declarer, 2) ? -1 : named;
  const leader = SEATS.indexOf(state.inde || "");
  const all = words("lagt").filter(isCard).map(cardOf).slice(0, 3);
  const laid = all.findIndex((card, n) => leader < 0 || !hands[after(leader, n)].includes(card));
  const size = hands[Math.max(claimer, 0)].length;
  const claimed = Number(state.stik || size);
  return {
    hands, declarer, claimer, leader, size,
    both: claimer === declarer,
    trump: SUIT_LETTERS.indexOf(state.trumf || "?"),
    denominated: state.trumf === "ut" || SUIT_LETTERS.includes(state.trumf || "?"),
    table: laid < 0 ? all : all.slice(0, laid),
    said: words("siger").filter((word) => word === "t" || isCard(word) || (word.length === 1 && SUIT_LETTERS.includes(word))),
    claimed: claimed >= 0 && claimed <= size ? claimed : size,
    out: state.ude || "",
    seen: words("renonce"),
    changed: words("aendret").filter((key) => key in data.kinds),
    strikes: words("streg").flatMap(strikeOf),
    kinds: data.kinds,
  };
}

/** What hinders playing it; nothing if all is there. @param {Board} board */
function wrongWith({ hands, declarer, claimer, leader, denominated, said }) {
  const counts = hands.map((cards) => cards.length);
  if (declarer < 0 || !denominated || leader < 0) return "Vælg spilfører, trumf, og hvem der spiller ud.";
  if (claimer < 0) return "Vælg, hvem der krævede.";
  if (!counts.some(Boolean)) return "Læg kortene, der er tilbage, også dem i et stik, der er i gang.";
  if (counts.some((count) => count !== counts[0])) return `Hænderne er ikke lige lange: ${counts.map((count, seat) => `${NAMES[seat]} ${count}`).join(", ")}.`;
  const missing = said.find((word) => isCard(word) && !hands.some((cards) => cards.includes(cardOf(word))));
  return missing ? `Han nævnte ${spokenCard(cardOf(missing))}, som ingen har.` : "";
}

/** @param {Board} board @returns {Ending} */
function endingOf(board) {
  const { hands, trump, leader, claimer, both, table, said, seen, out } = board;
  const highest = (/** @type {number} */ seat) => Math.max(-1, ...[seat, after(seat, 2)].flatMap((one) => hands[one]).filter((card) => Math.floor(card / 13) === trump));
  const draws = theirTrumps(board) && !saidTrump(board) && (out === "said" || (out === "aware" && highest(claimer) > highest(after(claimer))));
  return {
    hands: hands.map((cards) => cards.filter((card) => !table.includes(card))),
    trump, leader, claimer, both, table,
    said: draws ? ["t", ...said] : said,
    known: shownOut(board).filter(([seat, suit]) => seen.includes(SEATS[seat] + SUIT_LETTERS[suit])).map(([, suit]) => suit),
  };
}

/** @param {Board} board @returns {Normal} */
function normalOf({ kinds, changed, strikes }) {
  const struck = Object.keys(kinds).filter((key) => kinds[key].struck !== changed.includes(key));
  return {
    struck, counts: struck.includes("known"), best: false,
    strikes: strikes.flatMap(({ cards, led, ...rest }) => cards.flatMap((card) => (led.length ? led : [-1]).map((one) => ({ ...rest, card, led: one })))),
  };
}

/** The same with one thing struck that was not, or the other way. @param {Board} board @returns {[string, Normal][]} */
function others(board) {
  const flip = (/** @type {string} */ key) => (board.changed.includes(key) ? board.changed.filter((one) => one !== key) : [...board.changed, key]);
  return [
    ...board.strikes.map((_, n) => /** @type {[string, Normal]} */ ([`streg${n}`, normalOf({ ...board, strikes: board.strikes.filter((_, m) => m !== n) })])),
    ...Object.keys(board.kinds).map((key) => /** @type {[string, Normal]} */ ([key, normalOf({ ...board, changed: flip(key) })])),
  ];
}

/** @param {Board} board */
function theirTrumps({ hands, trump, claimer }) {
  return trump >= 0 && claimer >= 0 && [1, 3].some((n) => hands[after(claimer, n)].some((card) => Math.floor(card / 13) === trump));
}

/** @param {Board} board */
function saidTrump({ said, trump }) {
  return said.some((word) => word === "t" || word[0] === SUIT_LETTERS[trump]);
}

/** Opponents without a suit in which the claimer could guess where a card is. @param {Board} board @returns {[seat: number, suit: number][]} */
function shownOut({ hands, claimer }) {
  const held = (/** @type {number} */ seat, /** @type {number} */ suit) => hands[seat].filter((card) => Math.floor(card / 13) === suit);
  return [1, 3].flatMap((n) => [0, 1, 2, 3].flatMap((suit) => {
    const seat = after(claimer, n);
    const theirs = held(after(seat, 2), suit);
    const beaten = [...held(claimer, suit), ...held(after(claimer, 2), suit)].map((card) => theirs.filter((other) => other > card).length);
    const guess = beaten.length > 1 && Math.max(...beaten) > 0 && Math.min(...beaten) < 2;
    return guess && !held(seat, suit).length ? [/** @type {[number, number]} */ ([seat, suit])] : [];
  }));
}

/** The point that the guide asks for. @param {Board} board @param {number} tricks @param {Shown[]} line */
function pointOf(board, tricks, line) {
  const { hands, claimer, both, claimed, trump, out, seen, said } = board;
  const mate = line.some(({ seat, choice }) => choice === "better" && seat !== claimer);
  if (tricks >= claimed) return !both ? "partners_play" : theirTrumps(board) ? "trump" : seen.length ? "which_opponent" : "line";
  if (!both) return mate ? "partners_play" : "line";
  const lost = wonBy(board, line).filter(({ winner }) => (winner - claimer) % 2 !== 0).map(({ card }) => card);
  const own = [...hands[claimer], ...hands[after(claimer, 2)]];
  const guessed = lost.some((card) => own.some((other) => other > card && Math.floor(other / 13) === Math.floor(card / 13))
    && !said.some((word) => word[0] === SUIT_LETTERS[Math.floor(card / 13)]));
  if (lost.some((card) => Math.floor(card / 13) === trump) && !saidTrump(board) && out !== "said" && out !== "aware") return "trump";
  return guessed ? "which_opponent" : "line";
}

/** @param {Board} board @param {Shown[]} line */
function wonBy({ leader, trump, table }, line) {
  const cards = [...table, ...line.map(({ card }) => card)];
  const tricks = [];
  let first = leader;
  for (let n = 0; n < cards.length; n += 4) {
    const four = cards.slice(n, n + 4);
    const height = (/** @type {number} */ card) => (card % 13) + (Math.floor(card / 13) === trump ? 26 : Math.floor(card / 13) === Math.floor(four[0] / 13) ? 13 : -13);
    const place = four.reduce((best, card, m) => (height(card) > height(four[best]) ? m : best), 0);
    tricks.push({ first, four, winner: after(first, place), card: four[place] });
    first = after(first, place);
  }
  return tricks;
}

/** @param {Board} board @param {Shown[]} line */
function lineTable(board, line) {
  const rows = wonBy(board, line).map(({ first, four, winner }, n) => {
    const lost = (winner - board.claimer) % 2 !== 0;
    return h(lost ? "tr.lost" : "tr", {}, h("th", { scope: "row" }, String(n + 1)),
      [0, 1, 2, 3].map((seat) => h(seat === winner ? "td.won" : "td", {}, cardShown(four[(seat - first + 4) % 4]),
        seat === first && h("span.pad-led", { title: "spiller ud" }, "↑"), seat === winner && h("span.visually-hidden", {}, " vinder"))),
      h("td.pad-side", {}, SIDES[winner % 2]));
  });
  return h("table.pad-line", {}, h("caption", {}, "En normal spillemåde med færrest stik til kravet. ↑ spiller ud."),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Stik"), NAMES.map((name) => h("th", { scope: "col" }, name)), h("th", { scope: "col" }, "Til"))),
    h("tbody", {}, rows));
}

/** @param {ReturnType<typeof searchOf>} search @param {(sure: number) => void} tell @param {() => boolean} stale */
async function inSteps(search, tell, stale) {
  const steps = search.counting();
  const began = performance.now();
  let rested = began;
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return stale() ? undefined : step.value;
    const now = performance.now();
    if (now - rested < 50) continue;
    if (now - began > 2000) tell(step.value);
    await new Promise((go) => setTimeout(go));
    if (stale()) return undefined;
    rested = performance.now();
  }
}

/** @param {string} letter */
function symbol(letter) {
  return h("span.suit." + SUITS[letter][1], { role: "img", "aria-label": SUITS[letter][2] }, SUITS[letter][0]);
}

/** @param {number} card @returns {Child[]} */
function cardShown(card) {
  return [symbol(SUIT_LETTERS[Math.floor(card / 13)]), rankOf(card)];
}

/** @param {number} card */
function rankOf(card) {
  return RANK_LETTERS[card % 13].replace("T", "10");
}

/** @param {number} card */
function spokenCard(card) {
  return `${SUITS[SUIT_LETTERS[Math.floor(card / 13)]][2]} ${rankOf(card)}`;
}

/** @param {number} card */
function codeOf(card) {
  return SUIT_LETTERS[Math.floor(card / 13)] + RANK_LETTERS[card % 13];
}

/** @param {string} text */
function isCard(text) {
  return text.length === 2 && SUIT_LETTERS.includes(text[0]) && RANK_LETTERS.includes(text[1]);
}

/** `sEK.r2` @param {string} text */
function handOf(text) {
  return text.split(".").flatMap((part) => [...part.slice(1)].map((rank) => part[0] + rank)).filter(isCard).map(cardOf);
}

/** @param {number[]} cards */
function handText(cards) {
  return [0, 1, 2, 3].map((suit) => cards.filter((card) => Math.floor(card / 13) === suit).sort((one, other) => other - one))
    .filter((held) => held.length).map((held) => codeOf(held[0])[0] + held.map((card) => RANK_LETTERS[card % 13]).join("")).join(".");
}

/** @param {Record<string, string[]>} verbs @param {string} play @param {number[]} cards @returns {Child[]} */
function verb(verbs, play, cards) {
  const [before, behind] = verbs[play];
  return [before, ...cards.map((card, n) => [n > 0 && (n === cards.length - 1 ? " eller " : ", "), cardShown(card)]), behind];
}

/** In which case a card is not played. @param {Strike} strike @returns {Child[]} */
function when({ play, led, wins }) {
  if (play === "lead") return [", så længe han har andet"];
  if (led[0] < 0) return [", når modparten spiller ", symbol(SUIT_LETTERS[-1 - led[0]]), wins ? " ud, og makker står til stikket" : " ud"];
  return [", når makker spiller ", ...led.map((card, n) => [n > 0 && " eller ", cardShown(card)]), wins ? " og står til stikket" : ""];
}

/** @param {Board} board @param {number} seat @param {string} play @param {number} card @param {number[]} led @param {boolean} wins */
function isStruck({ strikes }, seat, play, card, led, wins) {
  return strikes.some((one) => one.seat === seat && one.play === play && one.cards.includes(card) && one.wins === wins && one.led.join() === led.join());
}

/** `S.follow.kTkB.k9.+`, `S.lead.r3r2` @param {Strike} strike */
function strikeText({ seat, play, cards, led, wins }) {
  const to = led.map((one) => (one < 0 ? SUIT_LETTERS[-1 - one] : codeOf(one))).join("");
  return [SEATS[seat], play, cards.map(codeOf).join(""), ...(led.length ? [to + (wins ? "+" : "")] : [])].join(".");
}

/** @param {string} text @returns {Strike[]} */
function strikeOf(text) {
  const [letter, play, codes, to] = text.split(".");
  const cards = cardsOf(codes);
  const suit = SUIT_LETTERS.indexOf((to || "?")[0]);
  const led = (to || "").replace("+", "").length === 1 && suit >= 0 ? [-1 - suit] : cardsOf(to);
  const sound = SEATS.includes(letter) && PLAYS.includes(play) && cards.length && (play === "lead") === (led.length === 0);
  return sound ? [{ seat: SEATS.indexOf(letter), play, cards, led, wins: (to || "").endsWith("+") }] : [];
}

/** @param {string} [codes] */
function cardsOf(codes) {
  return (codes || "").match(/[shrk][2-9TBDKE]/g)?.map(cardOf) || [];
}
