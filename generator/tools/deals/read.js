/* Boards of a file: which format it has, and what every board of it must be. */

/** A file of more characters is no tournament. */
const MOST_TEXT = 2_000_000;
/** In the longest auction there can be; in a line that tells of four hands; in a name that is read at a glance. */
const MOST_CALLS = 319;
const MOST_OF_DEAL = 200;
const MOST_OF_NAME = 40;
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
  const [first, second] = new Uint8Array(bytes);
  if (second === 0 || (first === 0xff && second === 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0 || (first === 0xfe && second === 0xff)) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Every board whose hands are whole, and what is wrong with the others. @param {string} text @returns {{deals: Deal[], mistakes: Mistake[]}} */
function dealsIn(text) {
  if (text.length > MOST_TEXT) {
    const size = (text.length / 1_000_000).toFixed(1).replace(".", ",");
    return { deals: [], mistakes: [{ line: 1, says: `Filen har ${size} millioner tegn. Her læses højst to millioner. Del den.` }] };
  }
  const pbn = /^\s*\[\s*\w+\s+"/m.test(text);
  const lin = /(^|\|)\s*md\s*\|/i.test(text);
  if (!pbn && !lin) return { deals: [], mistakes: [{ line: 1, says: "Det er hverken PBN eller LIN. En PBN-fil har linjer som [Deal \"N:…\"], og en LIN-fil har md|…|." }] };
  /** @type {Deal[]} */
  const deals = [];
  /** @type {Mistake[]} */
  const mistakes = [];
  for (const make of pbn ? pbnBoards(text) : linBoards(text)) {
    const deal = orTold(mistakes, "", make);
    if (deal) deals.push(deal);
  }
  if (!deals.length && !mistakes.length) mistakes.push({ line: 1, says: "Filen har ingen fordeling." });
  return { deals, mistakes };
}

/** What is read; nothing if it is wrong, and a word about that. @template T @param {Mistake[]} told @param {string} before the word @param {() => T} reads */
function orTold(told, before, reads) {
  try {
    return reads();
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    told.push({ line: error.line, says: before + error.message });
    return undefined;
  }
}

/** The play that is read, or none. @param {Mistake[]} left @param {() => Deal["played"]} reads */
function orLeftOut(left, reads) {
  return orTold(left, "Spillet af kortene er udeladt. ", reads) || [];
}

/** What the file calls a board, if that is a name. @param {string} text @param {number} line @param {Mistake[]} left */
function nameIn(text, line, left) {
  if (text.length > MOST_OF_NAME) left.push({ line, says: `Spillets navn har ${text.length} tegn. Her står de første ${MOST_OF_NAME}.` });
  return text.slice(0, MOST_OF_NAME);
}

/** The first call that cannot be made where it stands is named; the auction is as the file has it. @param {number} dealer @param {string[]} calls @param {number} line @param {Mistake[]} left */
function checkAuction(dealer, calls, line, left) {
  if (calls.length > MOST_CALLS) throw new Wrong(`Meldeforløbet har ${calls.length} meldinger; der kan højst være ${MOST_CALLS}.`, line);
  const made = replay(dealer, calls);
  const at = made.findIndex((one, n) => faults(made.slice(0, n), n ? after(made[n - 1].seat) : dealer, one));
  if (at >= 0) left.push({ line, says: `Melding nr. ${at + 1}, ${made[at].call}, kan ikke meldes dér. Meldeforløbet står, som filen har det.` });
}

/** A seat by its English letter or name; -1 for none. @param {string} text */
function seatOf(text) {
  return /^(N|E|S|W|north|east|south|west)$/i.test(text) ? LETTERS.indexOf(text[0].toUpperCase()) : -1;
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
function cameTo(dealer, calls) {
  const { standing } = lineOf(dealer, replay(dealer, calls));
  return { contract: contractOf(standing), declarer: declarerOf(standing) };
}

/** Cards in the order they were played must be of the hands that are known, each once. @param {number[][]} hands @param {Deal["played"]} played */
function checkPlay(hands, played) {
  /** @type {number[]} */
  const gone = [];
  for (const { seat, card, line } of played) {
    const holder = hands.findIndex((cards) => cards.includes(card));
    if (gone.includes(card)) throw new Wrong(`${spokenCard(card)} er spillet to gange. Ret spillet.`, line);
    if (holder >= 0 && holder !== seat) throw new Wrong(`${NAMES[seat]} har ikke ${spokenCard(card)}; ${NAMES[holder]} har den. Ret spillet.`, line);
    gone.push(card);
  }
  return played;
}

/** @param {{line: number}[]} cards */
function atMostADeck(cards) {
  if (cards.length > DECK) throw new Wrong(`Der er ${cards.length} kort; der kan højst være ${DECK}.`, cards[DECK].line);
}
