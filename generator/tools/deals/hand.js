/* One board: its cards around the table, its tricks, and the tools it can be handed to. */

/** Its cards as they are left, each to be tapped when it was played. @param {number[][]} hands @param {number[]} gone @param {(card: number) => void} tap */
function cardsAround(hands, gone, tap) {
  return h("div.deal-hands", {}, hands.map((cards, seat) => h(`div.at-${"NOSV"[seat]}`, { role: "group", "aria-label": NAMES[seat] },
    h("strong", {}, NAMES[seat], " ", h("span.pad-count", {}, String(cards.filter((card) => !gone.includes(card)).length))),
    cards.length > 0 && suitsOf(cards).map((held, suit) => {
      const keys = held.map((card) => button("", rankOf(card), () => tap(card),
        { "data-key": `kort:${codeOf(card)}`, "aria-pressed": String(gone.includes(card)), "aria-label": `${spokenCard(card)}, spillet` }));
      return h("div.deal-suit", {}, suitSign(SUIT_LETTERS[suit]), keys.length ? keys : "–");
    }))));
}

/** The claim board with what is left. @param {Deal} deal @param {number[]} gone @param {number} leader */
function toClaim(deal, gone, leader) {
  const hands = deal.hands.map((cards) => handText(cards.filter((card) => !gone.includes(card))));
  return toTool("krav", {
    spilforer: SEATS[deal.declarer], kraever: SEATS[deal.declarer],
    trumf: deal.contract ? deal.contract[1].replace("u", "ut") : "", inde: SEATS[leader],
    ...Object.fromEntries(hands.map((text, seat) => [HANDS[seat], text])),
  });
}

/** Why the claim board cannot have what is left; nothing if it can. @param {Deal} deal @param {number[]} gone */
function claimWaits(deal, gone) {
  const counts = deal.hands.map((cards) => cards.filter((card) => !gone.includes(card)).length);
  if (!counts.some(Boolean)) return "Der er ingen kort tilbage.";
  if (Math.max(...counts) > MOST) return `Tryk på de kort, der er spillet, til hver hånd har højst ${MOST}.`;
  return "";
}

/** The poll with one player's hand. @param {Deal} deal @param {number} seat */
function toPoll(deal, seat) {
  const hand = suitsOf(deal.hands[seat]).map((held) => held.map((card) => RANK_LETTERS[card % 13]).join(""));
  return toTool("rundspoerge", { ...dealt(deal), haand: hand.join("."), spoerger: SEATS[seat] });
}

/** @param {Deal} deal @returns {Record<string, string>} */
function dealt({ dealer, zone, calls }) {
  return { giver: SEATS[dealer], zone: zone === "ingen" ? "" : zone, meldinger: calls.join(",") };
}

/** The count of tricks after a revoke: who did not follow suit, and who won the tricks from then on. @param {Deal} deal */
function toRevoke(deal) {
  const revokes = notFollowed(deal);
  const won = winnersOf(deal.played, trumpOf(deal));
  const first = Math.min(...revokes.map(({ trick }) => trick), won.length + 1);
  const ours = won.slice(0, first - 1).filter((seat) => seat % 2 === 0).length;
  return toTool("kulorsvigt-stik", {
    spilforer: SEATS[deal.declarer],
    svigt: revokes.slice(0, 4).map(({ seat, trick, suit }) => [SEATS[seat], trick, SUIT_LETTERS[suit], "suit", ""].join(".")).join(","),
    stik: revokes.length ? won.slice(first - 1).map((seat, n) => first + n + SEATS[seat]).join(",") : "",
    foer: revokes.length && first > 1 ? String(ours) : "",
  });
}

/** The workbench with the result at the table. @param {Deal} deal */
function toScores(deal) {
  return toTool("justeret", { z: WORKBENCH_ZONES[deal.zone], ns: deal.contract ? `100.${deal.contract}${deal.tricks < 0 ? "" : deal.tricks}.` : "" });
}

/** The document of a ruling on this board: its number, the result at the table, and the board in words. @param {Deal} deal */
function toDocument(deal) {
  const { name, dealer, zone, calls, contract, declarer, tricks } = deal;
  const result = contract && [contract.slice(0, 2).replace("u", "ut"), ["", " doblet", " redoblet"][(contract.match(/x/g) || []).length], ` af ${NAMES[declarer]}`, tricks >= 0 && `, ${tricks} stik`];
  const held = deal.hands.flatMap((cards, seat) => (cards.length ? [`${NAMES[seat]}: ${heldIn(cards)}`] : []));
  const lines = [`Giver: ${NAMES[dealer]}. I zonen: ${zone || "ikke nævnt"}.`, ...held, calls.length && `Meldinger: ${written(lineOf(dealer, replay(dealer, calls)))}`];
  return toTool("kendelse", { ".s": name, ".f": [result].flat().filter(Boolean).join(""), ".r": lines.filter(Boolean).join("\n") });
}

/** @param {Deal} deal -1 without trump */
function trumpOf({ contract }) {
  return SUIT_LETTERS.indexOf(contract[1] || "?");
}

/** @param {string} tool @param {Record<string, string | undefined>} state */
function toTool(tool, state) {
  return address("vaerktoejer/" + tool, "/" + stateText(stated(state), ",:"));
}

/** The board as a case's file has it: its table with what the file knows. @param {Deal} deal */
function caseLines(deal) {
  const { dealer, zone, calls, contract, declarer, played } = deal;
  const known = deal.hands.flatMap((cards, seat) => (cards.length ? [[seat, cards]] : []));
  const size = Math.max(...deal.hands.map((cards) => cards.length));
  const doubled = ["", "D", "RD"][(contract.match(/x/g) || []).length];
  const tricks = Array.from({ length: Math.ceil(played.length / 4) }, (_, n) => played.slice(4 * n, 4 * n + 4));
  return [
    "table:",
    `  dealer: ${SEATS[dealer]}`,
    zone && `  vulnerable: ${zone}`,
    calls.length && `  auction: ${written(lineOf(dealer, replay(dealer, calls)))}`,
    !calls.length && contract && `  contract: ${contract.slice(0, 2).replace("u", "ut")}${doubled} ${SEATS[declarer]}`,
    size && size < 13 && `  cards_left: ${size}`,
    known.length && "  hands:",
    ...known.map(([seat, cards]) => `    ${SEATS[/** @type {number} */ (seat)]}: ${heldIn(/** @type {number[]} */ (cards))}`),
    tricks.length && "  tricks:",
    ...tricks.map((cards) => `    - ${SEATS[cards[0].seat]} ${cards.map(({ card }) => codeOf(card).replace("T", "10")).join(" ")}`),
  ].filter(Boolean).join("\n");
}

/** `KD4 E83 B1052 975`, with a dash for a void. @param {number[]} cards */
function heldIn(cards) {
  return suitsOf(cards).map((held) => held.map(rankOf).join("") || "–").join(" ");
}

/** Whose card wins each full trick. @param {Deal["played"]} played @param {number} trump @returns {number[]} */
function winnersOf(played, trump) {
  return Array.from({ length: Math.floor(played.length / 4) }, (_, n) => {
    const trick = played.slice(4 * n, 4 * n + 4);
    return trick[winningPlace(trick.map(({ card }) => card), trump)].seat;
  });
}

/** Each time somebody held the suit led and played another. @param {Pick<Deal, "hands" | "played">} deal @returns {{seat: number, trick: number, suit: number}[]} */
function notFollowed({ hands, played }) {
  return played.flatMap(({ seat, card }, n) => {
    const trick = Math.floor(n / 4);
    const led = Math.floor(played[4 * trick].card / 13);
    const before = played.slice(0, 4 * trick).map((one) => one.card);
    const held = hands[seat].filter((one) => Math.floor(one / 13) === led && !before.includes(one));
    const fails = Math.floor(card / 13) !== led && held.length > 0;
    return fails ? [{ seat, trick: trick + 1, suit: led }] : [];
  });
}
