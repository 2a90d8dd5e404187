// @ts-check
/* Boards of a file: which format it has, and what every board of it must be.

Part of the deals. Uses page, seats; game: BIDS, replay, lineOf, declarerOf, lastBid, doubledTimes; of the claim board position, cards; pbn, lin. */

/** A file of more characters is no club's evening. */
const MOST_TEXT = 1_000_000;
const LETTERS = "NESW";
const DECK = 52;

/** What is wrong with a board; thrown while it is read, with its line. */
class Wrong extends Error {
  /** @param {string} says @param {number} line */
  constructor(says, line) {
    super(says);
    this.line = line;
  }
}

/** Text of a file: UTF-8, or what older programs write. @param {ArrayBuffer} bytes */
function textOf(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Every board that is whole, and what is wrong with the others. @param {string} text @returns {{deals: Deal[], mistakes: Mistake[]}} */
function dealsIn(text) {
  if (text.length > MOST_TEXT) {
    const size = (text.length / 1_000_000).toFixed(1).replace(".", ",");
    return { deals: [], mistakes: [{ line: 1, says: `Filen har ${size} millioner tegn. Her læses højst én million, cirka 1000 spil. Del den.` }] };
  }
  const pbn = /^\s*\[\s*\w+\s+"/m.test(text);
  const lin = /(^|\|)\s*md\s*\|/i.test(text);
  if (!pbn && !lin) return { deals: [], mistakes: [{ line: 1, says: "Det er hverken PBN eller LIN. En PBN-fil har linjer som [Deal \"N:…\"], og en LIN-fil har md|…|." }] };
  /** @type {Deal[]} */
  const deals = [];
  /** @type {Mistake[]} */
  const mistakes = [];
  for (const make of pbn ? pbnBoards(text) : linBoards(text)) {
    try {
      const deal = make();
      if (deal) deals.push(deal);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      mistakes.push({ line: error.line, says: error.message });
    }
  }
  if (!deals.length && !mistakes.length) mistakes.push({ line: 1, says: "Filen har ingen fordeling." });
  return { deals, mistakes };
}

/** A seat by its English letter; -1 for none. @param {string} letter */
function seatOf(letter) {
  return letter ? LETTERS.indexOf(letter[0].toUpperCase()) : -1;
}

/** Who deals each board and who is vulnerable, by its number; as rules_src/bridge/seats.py has it. @type {[dealer: number, zone: string][]} */
const BOARDS = JSON.parse(one(document, ".pad-data").textContent).boards;

/** @param {number} number @returns {{dealer: number, zone: string}} */
function usual(number) {
  const [dealer, zone] = BOARDS[(number - 1) % BOARDS.length] || [0, ""];
  return { dealer, zone };
}

/** Four hands: no card twice, and equally many. What one player holds is known from the three others. @param {(number[] | null)[]} known @param {number} line @returns {number[][]} */
function wholeDeal(known, line) {
  const all = known.flatMap((cards) => cards || []);
  const twice = all.find((card, n) => all.indexOf(card) < n);
  if (twice !== undefined) throw new Wrong(`${spokenCard(twice)} er der to gange. Ret fordelingen.`, line);
  const hands = known.map((cards) => cards || []);
  const missing = known.flatMap((cards, seat) => (cards ? [] : [seat]));
  if (missing.length === 1 && all.length === DECK - 13) {
    hands[missing[0]] = Array.from({ length: DECK }, (_, card) => card).filter((card) => !all.includes(card));
    return hands;
  }
  const seen = hands.flatMap((cards, seat) => (known[seat] ? [cards.length] : []));
  const many = Math.max(...seen);
  const short = hands.findIndex((cards, seat) => known[seat] && cards.length !== many);
  if (short >= 0 || many > 13) {
    const wrong = many > 13 ? hands.findIndex((cards) => cards.length === many) : short;
    throw new Wrong(`${NAMES[wrong]} har ${hands[wrong].length} kort, og de andre har ${many > 13 ? 13 : many}. Ret fordelingen.`, line);
  }
  return hands;
}

const RANKS = "23456789TJQKA";

/** The cards of one suit, as English letters have them. @param {string} text @param {number} suit @param {number} line */
function suitCards(text, suit, line) {
  return [...text.toUpperCase().replace(/10/g, "T")].map((rank) => {
    const place = RANKS.indexOf(rank);
    if (place < 0) throw new Wrong(`»${text}« er ingen kort. Skriv dem som AKQJT9.`, line);
    return suit * 13 + place;
  });
}

/** One card: `SK`, `h10`. @param {string} text @param {number} line */
function cardNamed(text, line) {
  const suit = "SHDC".indexOf(text.charAt(0).toUpperCase());
  const [card] = suit < 0 || text.length < 2 ? [] : suitCards(text.slice(1), suit, line);
  if (card === undefined) throw new Wrong(`»${text}« er intet kort. Skriv det som SK eller HT.`, line);
  return card;
}

/** A call as the keypad for the auction has it; nothing if it is none. @param {string} text */
function callNamed(text) {
  const call = text.toUpperCase().replace(/[!?*]+$/, "");
  if (/^(P|PASS)$/.test(call)) return "pas";
  if (/^(X|D|DBL|DOUBLE)$/.test(call)) return "D";
  if (/^(XX|R|RDBL|REDOUBLE)$/.test(call)) return "RD";
  const [, level, suit] = /^([1-7])(C|D|H|S|N|NT)$/.exec(call) || [];
  return level ? level + ({ C: "k", D: "r", H: "h", S: "s" }[suit] || "ut") : "";
}

/** The contract that an auction comes to, and who plays it. @param {number} dealer @param {string[]} calls @returns {{contract: string, declarer: number}} */
function contractOf(dealer, calls) {
  const { standing } = lineOf(dealer, replay(dealer, calls));
  const declarer = declarerOf(standing);
  if (declarer < 0) return { contract: "", declarer };
  return { contract: lastBid(standing).slice(0, 2) + "x".repeat(doubledTimes(standing)) + "NOSV"[declarer], declarer };
}

/** Cards in the order they were played must be of the hands that are known, each once. @param {Deal} deal @param {number[]} lines by card */
function checkPlay({ hands, played }, lines) {
  /** @type {number[]} */
  const gone = [];
  played.forEach(({ seat, card }, n) => {
    const holder = hands.findIndex((cards) => cards.includes(card));
    if (gone.includes(card)) throw new Wrong(`${spokenCard(card)} er spillet to gange. Ret spillet.`, lines[n]);
    if (holder >= 0 && holder !== seat) throw new Wrong(`${NAMES[seat]} har ikke ${spokenCard(card)}; ${NAMES[holder]} har den. Ret spillet.`, lines[n]);
    gone.push(card);
  });
}
