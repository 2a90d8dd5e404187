/* Portable Bridge Notation, version 2.1: tags in brackets, and below two of them calls and cards. */

/** The boards of a file, each to be made when it is asked for. @param {string} text @returns {(() => Deal | undefined)[]} */
function pbnBoards(text) {
  /** @type {Told[][]} */
  const games = [];
  for (const tag of pbnTags(text)) {
    const game = games.at(-1);
    if (!game || tag.name === "Event" || game.some(({ name }) => name === tag.name)) games.push([tag]);
    else game.push(tag);
  }
  /** A value of # is that of the game before. @type {Record<string, string>} */
  const before = {};
  return games.map((game) => {
    const values = Object.fromEntries(game.map(({ name, value }) => [name, /^#+$/.test(value) ? before[name] || "" : value]));
    Object.assign(before, values);
    return () => pbnDeal(game, values);
  });
}

/** The tags of a file with the words below each; what is a comment or escaped is left out. @param {string} text @returns {Told[]} */
function pbnTags(text) {
  /** @type {Told[]} */
  const tags = [];
  let comment = false;
  text.split(/\r\n|\r|\n/).forEach((written, n) => {
    if (written.startsWith("%") && !comment) return;
    let rest = written;
    while (rest) {
      if (comment) {
        const end = rest.indexOf("}");
        comment = end < 0;
        rest = end < 0 ? "" : rest.slice(end + 1);
        continue;
      }
      const [whole, tag, value, open, word] = /^\s*(?:\[\s*(\w+)\s+"((?:[^"\\]|\\.)*)"\s*\]|(\{)|;.*|([^\s{;]+))/.exec(rest) || [];
      if (whole === undefined) return;
      rest = rest.slice(whole.length);
      if (tag) tags.push({ name: tag, value: value.replace(/\\(.)/g, "$1"), words: [], line: n + 1 });
      else if (open) comment = true;
      else if (word) tags.at(-1)?.words.push({ text: word, line: n + 1 });
    }
  });
  return tags;
}

/** A game as a board; nothing for one without cards. @param {Told[]} game @param {Record<string, string>} values @returns {Deal | undefined} */
function pbnDeal(game, values) {
  const tag = (/** @type {string} */ name) => game.find((one) => one.name === name);
  const line = (/** @type {string} */ name) => tag(name)?.line || game[0].line;
  if (!values.Deal) return undefined;
  const number = /^\d{1,3}$/.test(values.Board || "") ? Number(values.Board) : 0;
  const hands = wholeDeal(pbnHands(values.Deal, line("Deal")), line("Deal"));
  /** @type {Mistake[]} */
  const left = [];
  const dealer = seatOf(values.Dealer || "");
  if (dealer < 0 && values.Dealer && values.Dealer !== "?") left.push({ line: line("Dealer"), says: `»${values.Dealer.slice(0, MOST_OF_NAME)}« er ingen plads. Giver er taget fra ${number ? "spillets nummer" : "meldeforløbet"}.` });
  const said = pbnZone(values.Vulnerable || "", line("Vulnerable"));
  const by = number ? usual(number) : { dealer: 0, zone: "" };
  const auction = tag("Auction");
  const first = auction && seatOf(auction.value) >= 0 ? seatOf(auction.value) : dealer < 0 ? by.dealer : dealer;
  const calls = pbnCalls(auction?.words || [], first);
  checkAuction(first, calls, line("Auction"), left);
  const named = cameTo(first, calls);
  const told = pbnContract(values.Contract || "", values.Declarer || "", line("Contract"));
  const { contract, declarer } = told.declarer < 0 ? named : told;
  const played = orLeftOut(left, () => pbnPlay(tag("Play"), contract, hands));
  return {
    name: nameIn(values.Board || "", line("Board"), left), dealer: dealer < 0 ? first : dealer, zone: said || by.zone,
    hands, calls, contract, declarer, played, tricks: pbnTricks(values.Result || "", declarer), left,
  };
}

/** What declarer took: `9`, `^9`, or by side, `NS 12`; -1 if it does not say. @param {string} text @param {number} declarer */
function pbnTricks(text, declarer) {
  const [, alone] = /^\^?(\d{1,2})$/.exec(text) || [];
  const [, side, taken] = /^(NS|EW)\s+(\d{1,2})\b/i.exec(text) || [];
  const own = (declarer % 2 ? "EW" : "NS") === side?.toUpperCase();
  const tricks = alone ? Number(alone) : taken && declarer >= 0 ? (own ? Number(taken) : 13 - Number(taken)) : -1;
  return tricks > 13 ? -1 : tricks;
}

/** `N:AK.Q…` and so on to the left; a hand of which nothing is known is `-`. @param {string} text @param {number} line @returns {(number[] | null)[]} */
function pbnHands(text, line) {
  if (text.length > MOST_OF_DEAL) throw new Wrong(`Fordelingen har ${text.length} tegn; fire hænder har højst ${MOST_OF_DEAL}.`, line);
  const [, letter, rest] = /^\s*([NESW])\s*:\s*(.+?)\s*$/i.exec(text) || [];
  const written = rest ? rest.split(/\s+/) : [];
  if (written.length !== 4) throw new Wrong("Fordelingen skal være en plads, et kolon og fire hænder: [Deal \"N:… … … …\"].", line);
  const first = seatOf(letter);
  const hands = written.map((hand, n) => {
    if (hand === "-") return null;
    const suits = hand.split(".");
    if (suits.length !== 4) throw new Wrong(`${NAMES[after(first, n)]} har ${suits.length} farver. Skriv spar, hjerter, ruder og klør med punktum imellem.`, line);
    return suits.flatMap((cards, suit) => suitCards(cards === "-" ? "" : cards, suit, line));
  });
  return SEATS.map((_, seat) => hands[after(seat, 4 - first)]);
}

/** @param {string} text @param {number} line */
function pbnZone(text, line) {
  if (!text || text === "?") return "";
  const zone = { NONE: "ingen", LOVE: "ingen", "-": "ingen", NS: "NS", EW: "ØV", ALL: "alle", BOTH: "alle" }[text.toUpperCase().replace(/-(?=.)/, "")];
  if (!zone) throw new Wrong(`»${text}« er ingen zonestilling. Skriv None, NS, EW eller All.`, line);
  return zone;
}

/** Calls in turn; `^S` is a turn that was lost, `^I` stands before a bid that is too low. @param {Told["words"]} words @param {number} first @returns {string[]} */
function pbnCalls(words, first) {
  /** @type {string[]} */
  const calls = [];
  let turn = first;
  let due = first;
  for (const { text, line } of words) {
    if (/^(\*|\+|-|=\d+=|\$\d+|\^I|!|\?|!!|\?\?|!\?|\?!)$/i.test(text)) continue;
    if (/^\^S$/i.test(text)) turn = after(turn);
    else if (/^AP$/i.test(text)) {
      const bid = calls.some((call) => /\d/.test(call));
      const passes = /(pas )*$/.exec(calls.map((call) => (call.endsWith("pas") ? "pas " : call)).join(""));
      for (let n = (passes?.[0].length || 0) / 4; n < (bid ? 3 : 4); n++) calls.push("pas");
    } else {
      const call = callNamed(text.replace(/^\^I/i, ""));
      if (!call) throw new Wrong(`»${text.slice(0, MOST_OF_NAME)}« er ingen melding. Skriv den som 1C, 3NT, Pass, X eller XX.`, line);
      calls.push((turn === due ? "" : SEATS[turn] + ":") + call);
      turn = after(turn);
      due = turn;
    }
  }
  return calls;
}

/** @param {string} text @param {string} by @param {number} line */
function pbnContract(text, by, line) {
  const declarer = seatOf(by.replace("^", ""));
  if (!text || text === "?" || /^pass$/i.test(text) || declarer < 0) return { contract: "", declarer: -1 };
  const [, level, suit, doubled] = /^([1-7])(C|D|H|S|N|NT)(X{0,2})$/i.exec(text.replace(/\*/g, "X")) || [];
  if (!level) throw new Wrong(`»${text}« er ingen kontrakt. Skriv den som 4S, 3NTX eller Pass.`, line);
  const strain = { C: "k", D: "r", H: "h", S: "s" }[suit.toUpperCase()] || "u";
  return { contract: level + strain + doubled.toLowerCase() + "NOSV"[declarer], declarer };
}

/** One trick a line, in columns from the leader of the first. @param {Told | undefined} tag @param {string} contract @param {number[][]} hands @returns {Deal["played"]} */
function pbnPlay(tag, contract, hands) {
  /** @type {Deal["played"]} */
  const played = [];
  const first = tag ? seatOf(tag.value) : -1;
  if (!tag || first < 0) return played;
  const words = tag.words.filter(({ text }) => !/^(=\d+=|\$\d+|\^[RLI]|!|\?)$/i.test(text));
  const end = words.findIndex(({ text }) => text === "*");
  const cards = (end < 0 ? words : words.slice(0, end)).map(({ text, line }) => ({ text: text.replace(/^\^[RL]/i, "").replace(/[!?]+$/, ""), line }));
  atMostADeck(cards);
  const trump = "shrk".indexOf(contract[1] || "?");
  let leader = first;
  for (let row = 0; row < cards.length; row += 4) {
    const trick = cards.slice(row, row + 4).map(({ text, line }, column) => ({ seat: after(first, column), text, line }));
    const inTurn = trick.sort((one, other) => after(one.seat, 4 - leader) - after(other.seat, 4 - leader));
    const known = inTurn.findIndex(({ text }) => /^(-+|\+)$/.test(text));
    for (const { seat, text, line } of known < 0 ? inTurn : inTurn.slice(0, known)) {
      played.push({ seat, card: cardNamed(text, line), line });
    }
    if (known >= 0 || trick.length < 4) break;
    leader = winnersOf(played, trump).at(-1) ?? leader;
  }
  return checkPlay(hands, played);
}
