/* The game, as rules_src/bridge has it and tested against it: whose turn it is, which calls are
  legal, and what of an irregular one a table shows. It knows no law. */

/** Who sits where: seats are numbers, N, Ø, S, V from 0. */
const SEATS = ["N", "Ø", "S", "V"];
const ROLES = ["offender", "lho", "partner", "rho"];
const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["k", "r", "h", "s", "ut"].map((d) => level + d));
/** One bid above the highest there is. */
const ABOVE = "8k";
/** A tap that takes back the last irregular call and those over it, else the last call. */
const BACK = "tilbage";

/** @param {number} seat @param {number} [turns] */
function after(seat, turns = 1) {
  return (seat + turns) % 4;
}

/** The place among the 35 bids, -1 if it is no bid. @param {string} call */
function height(call) {
  return call === ABOVE ? BIDS.length : BIDS.indexOf(call);
}

/** @param {Made[]} made */
function isClosed(made) {
  return made.length >= 4 && made.slice(-3).every(({ call }) => call === "pas");
}

/** Three passes, one of them out of rotation, so that a turn was lost. @param {Made[]} made */
function missesTurn(made) {
  const last = made.slice(-4);
  return isClosed(made) && last.some(({ seat }, n) => n > 0 && seat !== after(last[n - 1].seat));
}

/** @param {Made[]} made */
function lastBid(made) {
  return made.filter(({ call }) => height(call) >= 0).at(-1)?.call || "";
}

/** 1 where the last bid is doubled, 2 where it is redoubled. @param {Made[]} standing */
function doubledTimes(standing) {
  const calls = standing.map(({ call }) => call);
  const since = calls.slice(calls.lastIndexOf(lastBid(standing)));
  return since.includes("RD") ? 2 : Number(since.includes("D"));
}

/** @param {Made[]} before @param {string} call */
function tooLow(before, call) {
  return height(call) >= 0 && height(call) <= height(lastBid(before));
}

/** Whether there is nothing to double or redouble. @param {Made[]} before @param {Made} made */
function nothingToDouble(before, { seat, call }) {
  if (call !== "D" && call !== "RD") return false;
  const last = before.filter((one) => one.call !== "pas").at(-1);
  const theirs = last && (last.seat + seat) % 2 === 1 ? last.call : "";
  return call === "D" ? height(theirs) < 0 : theirs !== "D";
}

/** What is wrong with a call; nothing if it is legal. @param {Made[]} before @param {number} turn @param {Made} made @returns {Faults | undefined} */
function faults(before, turn, made) {
  const found = {
    closed: isClosed(before),
    above: made.call === ABOVE,
    bad: nothingToDouble(before, made),
    out: made.seat !== turn,
    low: tooLow(before, made.call),
  };
  return Object.values(found).some(Boolean) ? found : undefined;
}

/** The calls in order, of what was tapped. @param {number} dealer @param {string[]} taps @returns {Made[]} */
function replay(dealer, taps) {
  /** @type {Made[]} */
  let made = [];
  taps.forEach((tap, number) => {
    if (tap === BACK) {
      const from = backTo(dealer, made);
      made = made.map((one, n) => (n < from || from < 0 ? one : { ...one, back: number + 1 }));
    } else {
      const [seat, call] = tap.includes(":") ? tap.split(":") : ["", tap];
      made.push({ seat: seat ? SEATS.indexOf(seat) : turnOf(dealer, made), call });
    }
  });
  return made;
}

/** @param {number} dealer @param {Made[]} made */
function turnOf(dealer, made) {
  const last = made.filter(({ back }) => !back).at(-1);
  return last ? after(last.seat) : dealer;
}

/** Which call would be taken back, or -1. @param {number} dealer @param {Made[]} made */
function backTo(dealer, made) {
  const last = made.at(-1);
  if (!last || last.back) return -1;
  const open = lineOf(dealer, made).brackets.find((bracket) => bracket.open);
  return open ? made.indexOf(open.calls[0]) : made.length - 1;
}

/** What stands, and what was withdrawn where. @param {number} dealer @param {Made[]} made @returns {Line} */
function lineOf(dealer, made) {
  /** @type {Line} */
  const line = { dealer, standing: [], irregular: [], brackets: [] };
  for (let n = 0; n < made.length; ) {
    const one = made[n];
    const place = { after: line.standing.length, due: turnOf(dealer, line.standing) };
    if (one.back) {
      const calls = made.slice(n).filter(({ back }) => back === one.back);
      line.brackets.push({ ...place, calls, open: false });
      n += calls.length;
      continue;
    }
    const wrong = faults(line.standing, place.due, one);
    const next = made.slice(n + 1).find(({ back }) => !back);
    const called = !next || next.seat === after(one.seat);
    if (wrong && (wrong.closed || wrong.above || wrong.bad || !called)) {
      line.brackets.push({ ...place, calls: made.slice(n), open: true });
      break;
    }
    if (wrong) line.irregular.push(line.standing.length);
    line.standing.push(one);
    n += 1;
  }
  return line;
}

/** Every irregular call, with what came before, over and after it. @param {Line} line @returns {Irregular[]} */
function irregularities({ dealer, standing, irregular, brackets }) {
  /** @type {Irregular[]} */
  const found = [];
  for (let n = 0; n <= standing.length; n++) {
    const before = standing.slice(0, n);
    const due = turnOf(dealer, before);
    const bracket = brackets.find(({ after, calls }) => after === n && faults(before, due, calls[0]));
    if (bracket) {
      const [made, ...over] = bracket.calls;
      found.push({ before, due, made, over, legal: standing.slice(n), withdrawn: true, open: bracket.open });
    } else if (irregular.includes(n)) {
      found.push({ before, due, made: standing[n], over: standing.slice(n + 1), legal: [], withdrawn: false, open: false });
    }
  }
  return found;
}

/** As rules_src/bridge/auction.py. @param {Line} line @param {Irregular} irregular @returns {Record<string, string>} */
function shapeOf(line, { before, due, made, over, legal, withdrawn }) {
  const yes = (/** @type {unknown} */ holds) => (holds ? "yes" : "");
  const role = (/** @type {Made | undefined} */ one) => (one ? ROLES[(one.seat - made.seat + 4) % 4] : "");
  const has = (/** @type {Made[]} */ calls, /** @type {string} */ name) => calls.some((one) => role(one) === name);
  const dueRole = role({ seat: due, call: "" });
  const partnerActed = before.some((one) => role(one) === "partner" && one.call !== "pas");
  const rho = legal.find((one) => role(one) === "rho");
  const tried = triedInstead(line, before.length, due, made, legal);
  const low = tried.length > 0 && lastBid(before) !== "" && tooLow(before, tried[0]);
  const declarer = declarerOf(line.standing);
  return {
    closed: yes(isClosed(before)),
    bad: yes(nothingToDouble(before, made)),
    out: yes(made.seat !== due),
    low: yes(tooLow(before, made.call)),
    call: kindOf(made.call),
    called: missesTurn([...before, made, ...over]) ? "closing" : calledAs(before, made, partnerActed),
    due: dueRole === "lho" && has(before, "offender") ? "lho_again" : dueRole,
    withdrawn: yes(withdrawn),
    over: role(over[0]),
    lho_over: yes(has(over, "lho")),
    legal: yes(legal.length),
    replaced: yes(has(legal, "offender")),
    rho_call: rho ? (rho.call === "pas" ? "pass" : "acted") : "",
    tried: low ? "low" : kindOf(tried[0]),
    tried_once: yes(tried.length === 1),
    declaring: declarer < 0 ? "" : (declarer + made.seat) % 2 ? "theirs" : "ours",
  };
}

/** @param {Made[]} before @param {Made} made @param {boolean} partnerActed */
function calledAs(before, { call }, partnerActed) {
  if (call === "pas") return partnerActed ? "answer" : "pass";
  return tooLow(before, call) ? "low" : kindOf(call);
}

/** @param {string} [call] */
function kindOf(call) {
  if (!call) return "";
  if (call === "pas") return "pass";
  return height(call) < 0 ? "double" : "bid";
}

/** What was tried in place of a call withdrawn in turn. @param {Line} line @param {number} n @param {number} due @param {Made} made @param {Made[]} legal */
function triedInstead({ brackets }, n, due, made, legal) {
  const firsts = brackets.filter((bracket) => bracket.after === n).map(({ calls }) => calls[0]);
  const place = firsts.findIndex(({ seat, call }) => seat === made.seat && call === made.call);
  if (made.seat !== due || place < 0 || !legal.length) return [];
  return [...firsts.slice(place + 1), legal[0]].map(({ call }) => call);
}

/** Who plays the contract once the auction is over; -1 if nobody does. @param {Made[]} standing */
function declarerOf(standing) {
  const bid = lastBid(standing);
  if (!bid || !isClosed(standing) || missesTurn(standing)) return -1;
  const side = (standing.filter(({ call }) => call === bid).at(-1)?.seat || 0) % 2;
  const named = standing.find(({ seat, call }) => seat % 2 === side && height(call) >= 0 && call.slice(1) === bid.slice(1));
  return named ? named.seat : -1;
}

/** The contract that calls come to, as an address has it and without its tricks: 4hxS; empty where nobody plays one. @param {Made[]} standing */
function contractOf(standing) {
  const declarer = declarerOf(standing);
  if (declarer < 0) return "";
  return lastBid(standing).slice(0, 2) + "x".repeat(doubledTimes(standing)) + "NOSV"[declarer];
}

/** The line of a case file; a seat marks an irregular call, brackets hold what was withdrawn. @param {Line} line */
function written({ standing, irregular, brackets }) {
  /** @type {string[]} */
  const words = [];
  for (let n = 0; n <= standing.length; n++) {
    for (const { due, calls } of brackets.filter((bracket) => bracket.after === n)) {
      const inside = calls.map(({ seat, call }, m) =>
        seat === (m ? after(calls[m - 1].seat) : due) ? call : `${SEATS[seat]} ${call}`);
      words.push(`(${inside.join(" ")})`);
    }
    const one = standing[n];
    if (one) words.push(irregular.includes(n) ? `${SEATS[one.seat]} ${one.call}` : one.call);
  }
  return words.join(" ");
}

/** What the tree comes to for these features. @param {Tree} tree @param {Record<string, string>} shape */
function numberIn(tree, shape) {
  let place = tree;
  while (typeof place !== "number") {
    const [feature, branches] = place;
    place = branches[shape[feature] || ""] ?? Object.values(branches)[0];
  }
  return place;
}
