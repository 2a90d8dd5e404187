/* What was entered on the claim board: read from its address, and as the search has it. */

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
  if (counts.some((count) => count !== counts[0])) return `Hænderne er ikke lige lange: ${counts.map((count, seat) => NAMES[seat] + " " + count).join(", ")}.`;
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
