/* The auction tapped in: what is irregular is named, and the guide begins with what the table
  shows. */

const COLUMNS = [3, 0, 1, 2];
/** As the score workbench has them. @type {Record<string, string>} */
const WORKBENCH_ZONES = { NS: "ns", ØV: "ew", alle: "all" };
const ZONES = { ingen: "Ingen", NS: "N-S", ØV: "Ø-V", alle: "Alle" };
const EXAMPLE = { giver: "N", zone: "NS", meldinger: "S:pas,tilbage,1h,pas,1ut" };

/** @param {HTMLElement} box @param {{kinds: Record<string, Kind>}} data */
function auctionPad(box, data) {
  const status = h("p.pad-status", { role: "status" });
  const view = h("div.pad-view");
  const who = h("div");
  const bids = h("div.pad-bids", { role: "group" }, ...BIDS.map((bid) => callKey(bid, tap)));
  const below = h("div");
  box.replaceChildren(view, h("div.pad-box", {}, who, bids, h("div.pad-others", {}, ...["pas", "D", "RD", ABOVE].map((call) => callKey(call, tap)))), below, status);
  const pad = padOf("bridgelovene.meldeforloeb", status, render);
  let caller = -1;
  let level = "";

  const dealer = () => Math.max(0, SEATS.indexOf(pad.state.giver || "N"));
  const taps = () => (pad.state.meldinger || "").split(",").filter(proper);
  const must = () => Object.fromEntries((pad.state.passer || "").split(",").filter(Boolean).map((one) => one.split(":")));

  /** @param {Record<string, string>} more */
  function set(more) {
    caller = -1;
    level = "";
    pad.set(more);
  }

  /** @param {string} call */
  function tap(call) {
    const made = replay(dealer(), taps());
    const out = caller >= 0 && caller !== turnOf(dealer(), made);
    set({ giver: SEATS[dealer()], meldinger: [...taps(), (out ? SEATS[caller] + ":" : "") + call].join(",") });
  }

  function render() {
    const made = replay(dealer(), taps());
    const line = lineOf(dealer(), made);
    const turn = caller >= 0 ? caller : turnOf(dealer(), made);
    bids.setAttribute("aria-label", `${NAMES[turn]} melder`);
    steadily(() => {
      put(view, ...above(made, line));
      put(who, seatChoice("Hvem melder?", turn, (seat) => {
        caller = seat;
        render();
      }));
      put(below, ...beneath(made, line));
    });
  }

  /** What stands over the keys, which are never made anew. @param {Made[]} made @param {Line} line @returns {Child[]} */
  function above(made, line) {
    const found = named(line, made, must(), data.kinds);
    return [
      h("div.pad-setup", {},
        seatChoice("Giver", dealer(), (seat) => set({ giver: SEATS[seat] })),
        choice("I zonen", Object.entries(ZONES), pad.state.zone || "",
          (key) => set({ giver: SEATS[dealer()], zone: key === pad.state.zone ? "" : key }))),
      drawn(made, line, dealer(), pad.state.zone || ""),
      found.map(({ kind, irregular }, n) => finding(kind, irregular, must(), n === found.length - 1)),
      ended(line),
    ];
  }

  /** @param {Made[]} made @param {Line} line @returns {Child[]} */
  function beneath(made, line) {
    const back = backTo(dealer(), made);
    return [
      h("div.pad-acts", {},
        button(".pad-plain", "Fortryd", undo, { disabled: !taps().length, "data-key": "fortryd" }),
        back >= 0 && button(".pad-plain", ["Tag ", `${NAMES[made[back].seat]}s `, shownCall(made[back].call), " tilbage"], () => tap(BACK), { "data-key": "tilbage" }),
        acts(pad.state, set, !taps().length && EXAMPLE, status)),
      h("details.fold.pad-must", {}, h("summary", {}, "Skal en spiller passe?"), duties()),
      caseFile(line, made),
    ];
  }

  function undo() {
    set({ meldinger: taps().slice(0, -1).join(",") });
  }

  function duties() {
    const options = [["", "må melde"], ["once", "skal passe i denne tur"], ["rest", "skal passe i resten"]];
    return h("div.pad-duties", {}, ...SEATS.map((letter, seat) => h("label", {}, NAMES[seat] + " ",
      select("passer" + letter, must()[letter] || "", options, (given) => {
        const now = Object.entries({ ...must(), [letter]: given }).filter(([, duty]) => duty);
        set({ passer: now.map((one) => one.join(":")).join(",") });
      }))));
  }

  /** @param {Line} line @param {Made[]} made */
  function caseFile(line, made) {
    const above = made.some(({ call }) => call === ABOVE);
    const zone = pad.state.zone ? `\n  vulnerable: ${pad.state.zone}` : "";
    const text = `table:\n  dealer: ${SEATS[dealer()]}${zone}\n  auction: ${written(line)}`;
    return h("details.fold.pad-case", {}, h("summary", {}, "Som linjer i en sagfil"),
      above ? h("p", {}, "En sagfil kan ikke skrive et bud over syv.")
        : [h("pre", { tabindex: "0", "aria-label": "Linjer til en sagfil" }, text), copies("Kopiér linjerne", () => text, status)]);
  }

  box.addEventListener("keydown", (event) => {
    const typing = event.target instanceof HTMLSelectElement;
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    const pressed = event.key.toLowerCase();
    const denomination = { u: "ut", n: "ut" }[pressed] || pressed;
    if (/^[1-7]$/.test(pressed)) level = pressed;
    else if (level && BIDS.includes(level + denomination)) tap(level + denomination);
    else if (pressed === "p") tap("pas");
    else if (pressed === "d") tap("D");
    else if (pressed === "x") tap("RD");
    else if (pressed === "backspace") undo();
    else return;
    event.preventDefault();
  });
  render();
  if (taps().length) pad.keep.write(pad.state);
}

/** @param {string} call @param {(call: string) => void} tap */
function callKey(call, tap) {
  const said = isBid(call) ? `${call[0]} ${SUITS[call[1]][2]}` : { D: "D, dobling", RD: "RD, redobling", [ABOVE]: "over 7ut" }[call] || call;
  return button(".pad-call", shownCall(call), () => tap(call), { "data-key": call, "aria-label": said });
}

/** @param {string} tap */
function proper(tap) {
  const call = tap.replace(/^[NØSV]:/, "");
  return tap === BACK || call === ABOVE || BIDS.includes(call) || ["pas", "D", "RD"].includes(call);
}

/** Each irregular call with its kind; a call by a player who must pass is one that no line shows. @param {Line} line @param {Made[]} made @param {Record<string, string>} must @param {Record<string, Kind>} kinds */
function named(line, made, must, kinds) {
  const found = irregularities(line);
  const duty = (/** @type {number} */ seat) => must[SEATS[seat]] || "";
  const barred = made.filter(({ seat, call, back }) => duty(seat) && call !== "pas" && !back).at(-1);
  if (barred && !found.some((one) => one.made === barred || (one.open && one.over.includes(barred)))) {
    const last = made.indexOf(barred);
    found.push({ before: made.slice(0, last), due: barred.seat, made: barred, over: made.slice(last + 1), legal: [], withdrawn: false, open: true });
  }
  return found.map((irregular) => {
    const { seat, call } = irregular.made;
    const shape = { ...shapeOf(line, irregular), above: call === ABOVE ? "yes" : "", barred: call === "pas" ? "" : duty(seat) };
    const name = Object.keys(kinds).find((one) => /** @type {Record<string, string>} */ (shape)[one]) || "";
    return { kind: kinds[name], irregular: { ...irregular, shape: { ...shape, duty: duty(seat), open: irregular.open ? "yes" : "", due_barred: duty(irregular.due) ? "yes" : "" } } };
  }).filter(({ kind }) => kind);
}

/** @param {Kind} kind @param {Irregular & {shape: Record<string, string>}} irregular @param {Record<string, string>} must @param {boolean} latest */
function finding(kind, irregular, must, latest) {
  const { made, due, before, shape } = irregular;
  const names = { ...rolesOf(made.seat), due: NAMES[due], call: shownCall(made.call), last: shownCall(lastBid(before)), ...lowBy(before, made) };
  const begun = kind.begins[numberIn(kind.tree, shape)];
  return h("section.pad-finding" + (latest ? "" : ".earlier"), { "aria-label": kind.name },
    h("p", {}, h("strong", {}, kind.name), ". ", ...filled(kind.says, names), " ", lawTo(kind.law, kind.about)),
    latest && h("p", {}, h("a.pad-go", { href: guideAt(kind.page, made.seat, begun.say) }, `Til kendelsen: ${kind.title}`)),
    latest && onward(begun, kind, made.seat, names));
}

/** The question that hides what the table shows next. @param {Begun} begun @param {Kind} kind @param {number} seat @param {Record<string, Child>} names @returns {Child} */
function onward({ ask }, kind, seat, names) {
  return ask && h("details.fold.pad-onward", {}, h("summary", {}, "Svar på ét spørgsmål, så følger mere med"),
    h("p", {}, ...filled(ask.question, names)),
    h("ul.plain", {}, ...ask.answers.map(([label, begun]) =>
      h("li", {}, h("a", { href: guideAt(kind.page, seat, begun.say) }, ...filled(sentenceOf(label), names)),
        onward(begun, kind, seat, names)))));
}

/** @param {string} text */
function sentenceOf(text) {
  return text[0] === "{" ? "{" + upper(text.slice(1)) : upper(text);
}

/** By how much a bid is too low, and what would have been enough. @param {Made[]} before @param {Made} made @returns {Record<string, Child>} */
function lowBy(before, { call }) {
  const steps = height(lastBid(before)) - height(call);
  const higher = BIDS.slice(height(lastBid(before)) + 1);
  const [lowest] = higher;
  const same = higher.find((bid) => bid.slice(1) === call.slice(1));
  const also = same && same !== lowest;
  return {
    by: steps > 0 ? `${steps} bud lavere` : "det samme bud",
    enough: lowest ? [shownCall(lowest), also && [` eller, i ${SUITS[call[1]]?.[2] || "ut"}, `, shownCall(same)]] : "Intet bud",
  };
}

/** @param {Line} line @returns {Child} */
function ended({ standing }) {
  const declarer = declarerOf(standing);
  const bid = lastBid(standing);
  if (declarer >= 0) {
    const doubled = ["", " doblet", " redoblet"][doubledTimes(standing)];
    return h("p.pad-ended", {}, "Meldingerne er slut: ", shownCall(bid), `${doubled}, ${NAMES[declarer]} er spilfører.`);
  }
  return isClosed(standing) && !missesTurn(standing) && h("p.pad-ended", {}, "Alle fire har passet.");
}

/** As a case draws it. @param {Made[]} made @param {Line} line @param {number} dealer @param {string} zone */
function drawn(made, line, dealer, zone) {
  /** @type {(Made | undefined)[][]} */
  const rows = [];
  let last = COLUMNS.length;
  for (const one of made) {
    const column = COLUMNS.indexOf(one.seat);
    if (column <= last && (!rows.length || rows[rows.length - 1][column] || column < last)) rows.push([]);
    rows[rows.length - 1][column] = one;
    last = column;
  }
  const wrong = irregularities(line).map((one) => one.made);
  const inZone = (/** @type {number} */ seat) => zone === "alle" || zone === (seat % 2 ? "ØV" : "NS");
  return h("div.bidding", {}, h("table.auction", { "aria-label": "Meldeforløb" },
    h("thead", {}, h("tr", {}, ...COLUMNS.map((seat) => h("th" + (inZone(seat) ? ".zone" : ""), { scope: "col" }, NAMES[seat],
      seat === dealer && h("span.mark", {}, "giver"), inZone(seat) && h("span.mark.zone", {}, "i zonen"))))),
    h("tbody", {}, ...(rows.length ? rows : [[]]).map((row) => h("tr", {}, ...COLUMNS.map((_, n) => cell(row[n], wrong)))))));
}

/** @param {Made | undefined} one @param {Made[]} wrong */
function cell(one, wrong) {
  if (!one) return h("td");
  const note = one.back ? "trukket tilbage" : wrong.includes(one) ? "fejl" : "";
  return h("td", {}, one.back ? h("del", {}, shownCall(one.call)) : shownCall(one.call), note && h("span.note", {}, " " + note));
}
