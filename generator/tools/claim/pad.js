/* The claim board: cards are placed by thumb, and every normal line that the statement leaves open
  is played. What is normal stands in rules_src/tables/claim.py. */

/** The last trump was forgotten: a case of the casebook, with cards. */
const FORGOTTEN = { spilforer: "S", kraever: "S", trumf: "h", inde: "S", syd: "h4.rEKD", nord: "s3.r54.k2", vest: "h6.r2.k98", oest: "s98.r63", siger: "r" };

/** @type {ClaimData} */
const data = JSON.parse(one(document, ".pad-data").textContent);
const box = one(document, ".keypad");
const notice = h("p.pad-status", { role: "status" });
const view = h("div.pad-view");
const answer = h("div.pad-answer");
const pad = padOf("bridgelovene.krav", notice, render);
const { set } = pad;
let chosen = 2;
let round = 0;

function render() {
  const board = boardOf(pad.state, data);
  const { hands, declarer, claimer, trump, leader } = board;
  const entered = hands.some((cards) => cards.length);
  show(view,
    h("div.pad-setup", {},
      seatChoice("Spilfører", declarer, (seat) => set({ spilforer: SEATS[seat], kraever: SEATS[seat] })),
      declarer >= 0 && choice("Hvem krævede?", SEATS.flatMap((letter, seat) => (seat === after(declarer, 2) ? [] : [/** @type {[string, Child, string]} */ ([letter, letter, NAMES[seat]])])),
        SEATS[claimer] || "", (kraever) => set({ kraever })),
      choice("Trumf", [...[...SUIT_LETTERS].map((letter) => /** @type {[string, Child, string]} */ ([letter, suitSign(letter), SUITS[letter][2]])), ["ut", "ut", "ut, uden trumf"]],
        pad.state.trumf || "", (trumf) => set({ trumf })),
      seatChoice("Hvem spiller ud?", leader, (seat) => set({ inde: SEATS[seat], lagt: "" }))),
    h("section.pad-deal", { "aria-label": "Kortene, der er tilbage" },
      h("p.label", {}, "Tryk på en hånd og så på dens kort"), diagram(hands), grid(hands)),
    leader >= 0 && entered && trickUnderWay(board),
    claimer >= 0 && entered && statement(board),
    claimer >= 0 && questions(board),
    h("div.pad-acts", {}, acts(pad.state, set, !entered && FORGOTTEN, notice)));
  reckon(board);
}

/** @param {number[][]} hands */
function diagram(hands) {
  return h("div.pad-hands", {}, hands.map((cards, seat) => button(`.at-${"NOSV"[seat]}`,
    [h("strong", {}, `${NAMES[seat]} `, h("span.pad-count", {}, cards.length ? String(cards.length) : "")),
      [...SUIT_LETTERS].map((letter, suit) => h("span.pad-suit", {}, suitSign(letter), " ",
        cards.filter((card) => Math.floor(card / 13) === suit).map(rankOf).join(" ") || "–"))],
    () => { chosen = seat; render(); }, { "aria-pressed": String(seat === chosen), "data-key": `haand:${SEATS[seat]}` })));
}

/** @param {number[][]} hands */
function grid(hands) {
  return h("div.pad-cards", {}, [0, 1, 2, 3].map((suit) => h("div.pad-ranks", { role: "group", "aria-label": SUITS[SUIT_LETTERS[suit]][2] },
    [...RANK_LETTERS].map((_, rank) => suit * 13 + 12 - rank).map((card) => {
      const owner = hands.findIndex((cards) => cards.includes(card));
      const label = spokenCard(card);
      return button("", [suitSign(SUIT_LETTERS[suit]), rankOf(card), owner >= 0 && h("sub", { "data-owner": SEATS[owner] })], () => place(hands, card, owner),
        { "data-key": `kort:${codeOf(card)}`, "aria-pressed": String(owner === chosen), "aria-label": owner >= 0 ? `${label}, ${NAMES[owner]}` : label });
    }))));
}

/** @param {number[][]} hands @param {number} card @param {number} owner */
function place(hands, card, owner) {
  if (owner !== chosen && hands[chosen].length === MOST) {
    notice.textContent = "Højst otte kort på hver hånd.";
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
    h("p", {}, said.length ? said.map((word, n) => [n > 0 && ", så ", word === "t" ? "trækker trumf" : word.length > 1 ? cardShown(cardOf(word)) : [suitSign(word), " fra toppen"]]) : "Intet om rækkefølgen."),
    h("div.pad-row", {},
      trump >= 0 && button("", "Trækker trumf", () => say([...said, "t"]), { "data-key": "siger:t" }),
      [...SUIT_LETTERS].filter((_, suit) => has(suit)).map((letter) => button("", suitSign(letter), () => say([...said, letter]), { "data-key": `siger:${letter}`, "aria-label": `Så ${SUITS[letter][2]} fra toppen` })),
      said.length > 0 && button("", "Fortryd", () => say(said.slice(0, -1)), { "data-key": "siger:fortryd" })),
    h("details.fold.pad-named", {}, h("summary", {}, "Han nævnte et bestemt kort"),
      h("div.pad-row", {}, cards.map((card) => button("", cardShown(card), () => say([...said, codeOf(card)]), { "data-key": `siger:${codeOf(card)}`, "aria-label": `Så ${spokenCard(card)}` })))),
    size > 0 && h("p.fields", {}, h("label", {}, "Krævede stik ",
      select("stik", String(claimed), Array.from({ length: size + 1 }, (_, n) => [String(size - n), n ? String(size - n) : `resten (${size})`]),
        (stik) => set({ stik: stik === String(size) ? "" : stik })))));
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
    notice.textContent = `Der regnes stadig. Mindst ${sure} stik er sikre.`;
  }, () => mine !== round);
  if (tricks === undefined) return;
  const line = search.line(tricks);
  const best = searchOf(ending, { ...normalOf(board), best: true }).value();
  /** @type {Record<string, number>} */
  const effects = {};
  notice.textContent = "";
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

box.append(view, answer, notice);
render();
if (Object.values(pad.state).some(Boolean)) pad.keep.write(pad.state);
