/* LIN, as Bridge Base Online writes it: a command, a bar, its value, a bar. */

/** @type {Record<string, string>} */
const LIN_ZONES = { o: "ingen", 0: "ingen", "": "ingen", n: "NS", e: "ØV", b: "alle" };
/** The seats in the order that hands are written, and dealers numbered from 1. */
const LIN_SEATS = [2, 3, 0, 1];

/** The boards of a file, each to be made when it is asked for. @param {string} text @returns {(() => Deal | undefined)[]} */
function linBoards(text) {
  /** @type {Told[][]} */
  const boards = [];
  /** @type {Told[]} what stands before the cards of a board */
  let before = [];
  for (const told of linCommands(text)) {
    const named = boards.at(-1)?.some(({ name }) => name === "ah") ?? true;
    if (told.name === "qx") before = [told];
    else if (told.name === "ah" && named) before.push(told);
    else if (told.name === "md" && told.value) {
      boards.push([...before, told]);
      before = [];
    } else boards.at(-1)?.push(told);
  }
  return boards.map((board) => () => linDeal(board));
}

/** @param {string} text @returns {Told[]} */
function linCommands(text) {
  const parts = text.split("|");
  let line = 1;
  /** @type {Told[]} */
  const told = [];
  for (let n = 0; n + 1 < parts.length; n += 2) {
    line += (parts[n].match(/\n/g) || []).length;
    told.push({ name: parts[n].trim().toLowerCase(), value: parts[n + 1].trim(), words: [], line });
    line += (parts[n + 1].match(/\n/g) || []).length;
  }
  return told;
}

/** @param {Told[]} board @returns {Deal} */
function linDeal(board) {
  const all = (/** @type {string} */ name) => board.filter((one) => one.name === name);
  const [md] = all("md");
  const dealer = LIN_SEATS[Number(md.value[0]) - 1] ?? -1;
  if (dealer < 0) throw new Wrong("Efter md| skal der stå et tal fra 1 til 4 for giver.", md.line);
  const hands = wholeDeal(linHands(md.value.slice(1), md.line), md.line);
  /** @type {Mistake[]} */
  const left = [];
  const last = (/** @type {string} */ name) => nameIn(all(name)[0]?.value || "", all(name)[0]?.line || md.line, left);
  const named = /(\d{1,3})\D*$/.exec(last("ah")) || /(\d{1,3})$/.exec(last("qx"));
  const told = (all("sv")[0]?.value || "").toLowerCase();
  if (!Object.hasOwn(LIN_ZONES, told)) throw new Wrong(`»${told.slice(0, MOST_OF_NAME)}« er ingen zonestilling. Skriv o, n, e eller b.`, all("sv")[0].line);
  const zone = LIN_ZONES[told];
  const calls = all("mb").map(({ value, line }) => {
    const call = callNamed(value);
    if (!call) throw new Wrong(`»${value.slice(0, MOST_OF_NAME)}« er ingen melding. Skriv den som 1C, 3N, p, d eller r.`, line);
    return call;
  });
  checkAuction(dealer, calls, all("mb")[0]?.line || md.line, left);
  const { contract, declarer } = cameTo(dealer, calls);
  const cards = all("pc").filter(({ value }) => value);
  const claimed = /^\d{1,2}$/.test(all("mc")[0]?.value || "") ? Number(all("mc")[0].value) : -1;
  return {
    name: named ? named[1] : "", dealer, zone: all("sv").length ? zone : named ? usual(Number(named[1])).zone : "",
    hands, calls, contract, declarer, played: orLeftOut(left, () => linPlay(cards, declarer, contract, hands)),
    tricks: declarer < 0 || claimed > 13 ? -1 : claimed, left,
  };
}

/** `SAKHQ…`, South's first and then to the left; the last may be left out. @param {string} text @param {number} line @returns {(number[] | null)[]} */
function linHands(text, line) {
  const hands = text.split(",").slice(0, 4).map((hand) => {
    if (!hand.trim()) return null;
    const parts = hand.trim().toUpperCase().match(/[SHDC][^SHDC]*/g);
    if (!parts || parts.join("") !== hand.trim().toUpperCase()) throw new Wrong(`»${hand}« er ingen hånd. Skriv den som SAKHQ9DT2C543.`, line);
    return parts.flatMap((part) => suitCards(part.slice(1), "SHDC".indexOf(part[0]), line));
  });
  return LIN_SEATS.map((n) => hands[n] || null);
}

/** Cards in turn, first by the player to the left of declarer. @param {Told[]} cards @param {number} declarer @param {string} contract @param {number[][]} hands @returns {Deal["played"]} */
function linPlay(cards, declarer, contract, hands) {
  if (declarer < 0) return [];
  atMostADeck(cards);
  const trump = "shrk".indexOf(contract[1]);
  /** @type {Deal["played"]} */
  const played = [];
  for (const { value, line } of cards) {
    const leader = winnersOf(played, trump).at(-1) ?? after(declarer);
    played.push({ seat: after(leader, played.length % 4), card: cardNamed(value, line), line });
  }
  return checkPlay(hands, played);
}
