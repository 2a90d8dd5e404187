// @ts-check
/* The poll: the hand is shown, the replies are written down, counted and weighed.

Part 2 of 2 of the poll. Uses count, and of the keypads game, elements and the drawn auction. */

const HANDS = [["s", "♠"], ["h", "♥"], ["r", "♦"], ["k", "♣"]];
const QUESTIONS = { melder: "Hvad melder du?", udspil: "Hvad spiller du ud?", spiller: "Hvad spiller du?" };
const CONTESTS = { par: "Parturnering", hold: "Holdkamp" };
const TRIED = {
  giver: "V", zone: "NS", meldinger: "1s,pas,2s,pas,pas", haand: "D5.EB74.KB83.D92", spoerger: "N", hvad: "melder", form: "par",
  handlinger: "pas|D|2ut", svar: "0,1.0,0.1,0,1", maal: "25", peger: "1.2", gjorde: "1",
};

/** @type {PollData} */
const told = JSON.parse(one(document, ".pad-data").textContent);
const keep = keeper("bridgelovene.rundspoerge");
const spot = one(document, ".poll");
const setup = h("div.poll-setup");
const work = h("div.poll-work");
const notice = h("p.pad-status", { role: "status" });
let state = keep.read();
/** The reply that is being written down. */
let chose = -1;
/** @type {number[]} */
let also = [];

const dealer = () => Math.max(0, SEATS.indexOf(state.giver || "N"));
const taps = () => (state.meldinger || "").split(",").filter(proper);
const actions = () => (state.handlinger || "").split("|").filter(Boolean);
const question = () => QUESTIONS[/** @type {keyof QUESTIONS} */ (state.hvad)] || QUESTIONS.melder;

/** Those to actions that are still there. @returns {Reply[]} */
function replies() {
  const many = actions().length;
  return (state.svar || "").split(",").filter((text) => /^\d+(\.\d+)*$/.test(text)).map((text) => {
    const [first, ...rest] = text.split(".").map(Number);
    return { chose: first, also: rest.filter((n) => n < many) };
  }).filter((reply) => reply.chose < many);
}

function suggested() {
  const found = (state.peger || "").split(".");
  return actions().map((_, n) => found.includes(String(n)));
}

/** @param {Record<string, string>} more */
function set(more) {
  state = { ...state, ...more };
  notice.textContent = "";
  keep.write(state);
}

/** @param {Record<string, string>} more */
function setAndShow(more) {
  set(more);
  showWork();
}

/** @param {Reply[]} all */
function writtenReplies(all) {
  return all.map((reply) => [reply.chose, ...reply.also].join(".")).join(",");
}

// The table

function showSetup() {
  const made = replay(dealer(), taps());
  show(setup,
    h("h2", {}, "Hånden og meldeforløbet"),
    h("p.fields", {}, ...HANDS.map(([suit, sign], n) => suitField(n, suit, sign))),
    h("p.pad-note.poll-many", {}, many()),
    seatChoice("Hånden er", SEATS.indexOf(state.spoerger || ""), (seat) => again({ spoerger: SEATS[seat] })),
    seatChoice("Giver", state.giver ? dealer() : -1, (seat) => again({ giver: SEATS[seat] })),
    choice("I zonen", Object.entries(ZONES).map(([key, label]) => [key, label, label]), state.zone || "", (key) => again({ zone: key })),
    choice("Turnering", Object.entries(CONTESTS).map(([key, label]) => [key, label, label]), state.form || "", (key) => again({ form: key })),
    choice("Spørg", Object.entries(QUESTIONS).map(([key, label]) => [key, label, label]), state.hvad || "melder", (key) => again({ hvad: key })),
    drawn(made, lineOf(dealer(), made), dealer(), state.zone || ""),
    h("details.fold.poll-bids", {}, h("summary", {}, "Tast meldingerne"),
      h("div.pad-bids", { role: "group", "aria-label": "Næste melding" }, ...BIDS.map(bid)),
      h("div.pad-others", {}, ...["pas", "D", "RD"].map(bid), button("", "Fortryd", () => again({ meldinger: taps().slice(0, -1).join(",") }), { "data-key": "fortryd" }))),
    !taps().length && stored("bridgelovene.meldeforloeb") && button(".pad-plain", "Hent det tastede meldeforløb", fetched),
    h("p.fields", {}, h("label", {}, "Parrets aftaler, som spilleren skal kende ", agreements())));
}

/** @param {Record<string, string>} more */
function again(more) {
  set(more);
  showSetup();
  showPaper();
}

/** Paper has the hand too. */
function showPaper() {
  one(work, ".on-paper").replaceChildren(...shown(handShown()));
}

/** @param {string} call */
function bid(call) {
  return button(".pad-call", shownCall(call), () => again({ meldinger: [...taps(), call].join(",") }), { "data-key": call, "aria-label": spokenCall(call) });
}

/** What stands on the auction's keypad, as far as it was not taken back. */
function fetched() {
  const other = Object.fromEntries(stored("bridgelovene.meldeforloeb").split("/").map((part) => [part.split("=")[0], decoded(part.split("=")[1] || "")]));
  const first = Math.max(0, SEATS.indexOf(other.giver || "N"));
  const made = lineOf(first, replay(first, (other.meldinger || "").split(",").filter(proper))).standing;
  again({ giver: SEATS[first], zone: other.zone || "", meldinger: made.map(({ seat, call }) => `${SEATS[seat]}:${call}`).join(",") });
}

/** Cards of one suit as players write them. @param {string} text */
function cards(text) {
  return text.toUpperCase().replace(/10/g, "T").replace(/[^EKDBT2-9X]/g, "").replace(/T/g, "10").replace(/X/g, "x");
}

function hand() {
  const suits = (state.haand || "").split(".");
  return HANDS.map((_, n) => cards(suits[n] || ""));
}

function many() {
  const count = hand().join("").replace(/10/g, "T").length;
  return count ? `${count} kort` : "E K D B 10 9 …; x for et lille kort";
}

/** @param {number} n @param {string} suit @param {string} sign */
function suitField(n, suit, sign) {
  const [, look, name] = SUITS[suit];
  const input = /** @type {HTMLInputElement} */ (h("input", { value: hand()[n], autocomplete: "off", autocapitalize: "characters", spellcheck: "false", "aria-label": name }));
  input.addEventListener("input", () => {
    const suits = hand();
    suits[n] = cards(input.value);
    set({ haand: suits.some(Boolean) ? suits.join(".") : "" });
    one(setup, ".poll-many").textContent = many();
    showPaper();
  });
  return h("label", {}, h("span.suit." + look, { "aria-hidden": "true" }, sign), input);
}

function agreements() {
  const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: "2" }));
  area.value = state.aftaler || "";
  area.addEventListener("input", () => {
    set({ aftaler: area.value });
    showPaper();
  });
  return area;
}

// What a player sees

/** The hand and the auction, and nothing of what happened. @returns {Child[]} */
function handShown() {
  const made = replay(dealer(), taps());
  const place = [state.form && CONTESTS[/** @type {keyof CONTESTS} */ (state.form)], SEATS.includes(state.spoerger || "") && `Du er ${NAMES[SEATS.indexOf(state.spoerger)]}`].filter(Boolean).join(" · ");
  return [
    h("p", {}, place),
    taps().length > 0 && drawn(made, lineOf(dealer(), made), dealer(), state.zone || ""),
    h("ul.poll-cards", {}, ...HANDS.map(([suit, sign], n) => h("li", {}, h("span.suit." + SUITS[suit][1], { role: "img", "aria-label": SUITS[suit][2] }, sign), hand()[n] || "–"))),
    state.aftaler && h("p.poll-agreed", {}, state.aftaler),
    h("p.poll-question", {}, question()),
  ];
}

function showHand() {
  const view = /** @type {HTMLDialogElement} */ (h("dialog.poll-shown", { "aria-label": "Hånden" }));
  const done = button(".pad-plain.main", "Svaret er givet", () => view.close());
  view.append(h("div", {},
    ...shown(handShown()),
    h("p", {}, "Og hvad overvejede du ellers for alvor?"), done));
  view.addEventListener("close", () => {
    view.remove();
    one(work, ".poll-answer input, .poll-answer button")?.focus();
  });
  spot.append(view);
  view.showModal();
  done.focus();
}

// The replies

function showWork() {
  const asked = replies();
  show(work,
    h("div.on-paper", {}, ...handShown()),
    h("div.pad-acts", {},
      button(".pad-plain.main", "Vis hånden", showHand, { "data-key": "vis" }),
      copies("Link til hånden", handAlone, notice)),
    h("h2", {}, `Svar (${asked.length})`),
    asked.length > 0 && h("ol.poll-replies", {}, ...asked.map((reply, n) => h("li", {}, inWords(reply), " ",
      button("", "slet", () => setAndShow({ svar: writtenReplies(asked.filter((_, other) => other !== n)) }), { "data-key": "slet" + n, "aria-label": `Slet svar ${n + 1}` })))),
    writing(), counted(asked), weighed(asked),
    h("div.pad-acts", {},
      copies("Kopiér et link", () => location.href, notice),
      printing(),
      button(".pad-plain", "Ryd", () => begin({}), { "data-key": "ryd" }),
      !actions().length && button(".pad-plain", "Vis et eksempel", () => begin(TRIED), { "data-key": "eksempel" })));
}

/** @param {Record<string, string>} fresh */
function begin(fresh) {
  state = Object.fromEntries(Object.keys(state).map((key) => [key, ""]));
  [chose, also] = [-1, []];
  set(fresh);
  showSetup();
  showWork();
}

/** The address of the hand and the question, without any reply. */
function handAlone() {
  const shown = ["giver", "zone", "meldinger", "haand", "spoerger", "hvad", "form", "aftaler"];
  const parts = shown.filter((key) => state[key]).map((key) => `${key}=${encodeURIComponent(state[key])}`);
  return `${location.href.split("#")[0]}#/${[...parts, "vis=1"].join("/")}`;
}

/** @param {Reply} reply */
function inWords({ chose, also }) {
  const names = actions();
  return names[chose] + (also.length ? ` (overvejede ${also.map((n) => names[n]).join(", ")})` : "");
}

/** One player's reply: what he chose, then what else he considered. */
function writing() {
  const names = actions();
  const input = /** @type {HTMLInputElement} */ (h("input", { placeholder: "pas, 3♠, ♥K …", "aria-label": "En handling mere", "data-key": "ny", autocomplete: "off" }));
  const add = () => {
    const name = input.value.replace(/[|/]/g, " ").trim();
    if (!name) return;
    if (!names.includes(name)) setAndShow({ handlinger: [...names, name].join("|") });
    else showWork();
    one(work, '[data-key="ny"]').focus();
  };
  input.addEventListener("keydown", (event) => event.key === "Enter" && add());
  const choose = (/** @type {number} */ n) => {
    chose = n;
    also = also.filter((other) => other !== n);
    showWork();
  };
  const consider = (/** @type {number} */ n) => {
    also = also.includes(n) ? also.filter((other) => other !== n) : [...also, n];
    showWork();
  };
  return h("div.poll-answer", {},
    names.length > 0 && h("div.pad-choice", { role: "group", "aria-label": "Spilleren vælger" }, h("span.pad-label", {}, "Vælger"),
      h("span.pad-row", {}, ...names.map((name, n) => button("", name, () => choose(n), { "aria-pressed": String(n === chose), "data-key": "valg" + n })))),
    chose >= 0 && names.length > 1 && h("div.pad-choice", { role: "group", "aria-label": "Overvejede også for alvor" }, h("span.pad-label", {}, "Overvejede også"),
      h("span.pad-row", {}, ...names.map((name, n) => n !== chose && button("", name, () => consider(n), { "aria-pressed": String(also.includes(n)), "data-key": "ogsaa" + n })))),
    h("p.fields", {}, h("label", {}, "En handling mere ", input)),
    h("div.pad-acts", {}, button(".pad-plain", "Tilføj handlingen", add, { "data-key": "tilfoej" }),
      chose >= 0 && button(".pad-plain.main", "Skriv svaret ned", () => {
        const all = [...replies(), { chose, also }];
        [chose, also] = [-1, []];
        setAndShow({ svar: writtenReplies(all) });
        one(work, '[data-key="vis"]').focus();
      }, { "data-key": "gem" })));
}

// The count

/** The measure, or nothing until the director has set it. */
function measure() {
  const percent = Number(state.maal || told.measure.percent || 0);
  const least = state.valgt === undefined || state.valgt === "" ? told.measure.chosen : Number(state.valgt);
  return percent > 0 && percent <= 100 && least >= 0 ? { percent, least } : undefined;
}

/** @param {Reply[]} asked */
function counted(asked) {
  if (!actions().length) return false;
  return [h("h2", {}, "Logiske alternativer"),
    h("p", {}, told.measure.about, " ", lawTo(told.measure.law)),
    h("p.fields", {}, number("maal", "Overvejet af mindst (%)", String(told.measure.percent || "")), number("valgt", "Valgt af mindst", String(told.measure.chosen))),
    h("p.pad-note", {}, told.own),
    h("div.poll-table", {}, table(asked))];
}

/** @param {string} key @param {string} label @param {string} usual */
function number(key, label, usual) {
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "number", inputmode: "numeric", min: "0", max: "100", value: state[key] || usual, "data-key": key }));
  input.addEventListener("input", () => {
    set({ [key]: input.value });
    one(work, ".poll-table").replaceChildren(...shown([table(replies())]));
    one(work, ".poll-weighed").replaceWith(weighed(replies()));
  });
  return h("label", {}, label + " ", input);
}

/** @param {Reply[]} asked */
function logicals(asked) {
  const found = measure();
  return found && asked.length > 0 ? alternatives(tally(asked, actions().length), asked.length, found.percent, found.least) : undefined;
}

/** What the rule makes of an action. @param {number} n @param {boolean[]} logical */
function choiceOf(n, logical) {
  const yes = (/** @type {boolean} */ so) => (so ? "yes" : "no");
  return told.choices[`${yes(suggested()[n])}/${yes(hasAlternative(n, logical, suggested()))}`];
}

/** @param {Reply[]} asked */
function table(asked) {
  const logical = logicals(asked);
  const points = suggested();
  return h("div.poll-count", { tabindex: "0", role: "group", "aria-label": "Optælling" }, h("table", {},
    h("thead", {}, h("tr", {}, ...["Handling", "Valgt", "Overvejet", "Alternativ", "Peges på", "Må vælges"].map((name) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, ...tally(asked, actions().length).map(({ chosen, considered }, n) => h("tr", {},
      h("th", { scope: "row" }, actions()[n]),
      h("td", {}, String(chosen)),
      h("td", {}, asked.length ? `${considered} (${Math.round((considered * 100) / asked.length)}\u00a0%)` : "0"),
      h("td", {}, logical ? (logical[n] ? "ja" : "nej") : "–"),
      h("td", {}, pointing(n, points[n])),
      h("td", {}, logical ? (choiceOf(n, logical).allowed ? "ja" : "nej") : "–"))))));
}

/** @param {number} n @param {boolean} on */
function pointing(n, on) {
  const box = /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", "data-key": "peger" + n, "aria-label": `Oplysningen peger på ${actions()[n]}` }));
  box.checked = on;
  box.addEventListener("change", () => {
    const now = suggested().map((one, other) => (other === n ? box.checked : one));
    setAndShow({ peger: now.flatMap((one, other) => (one ? [other] : [])).join(".") });
  });
  return box;
}

// The player's choice

/** @param {Reply[]} asked */
function weighed(asked) {
  const logical = logicals(asked);
  if (!actions().length) return h("div.poll-weighed");
  const did = /^\d+$/.test(state.gjorde || "") && Number(state.gjorde) < actions().length ? Number(state.gjorde) : -1;
  return h("div.poll-weighed", {},
    h("details.fold.poll-points", {}, h("summary", {}, "Hvad peger oplysningen på?"),
      h("ul", {}, ...told.suggests.weigh.map((text) => h("li", {}, text))), h("p", {}, lawTo(told.suggests.law))),
    h("h2", {}, "Spillerens valg ved bordet"),
    choice("Valgte", actions().map((name, n) => [String(n), name, name]), String(did), (key) => setAndShow({ gjorde: key })),
    !logical && h("p.pad-note", {}, asked.length ? "Sæt dit mål, så regnes der." : "Skriv mindst ét svar ned."),
    logical && did >= 0 && finding(choiceOf(did, logical), did, logical));
}

/** @param {PollChoice} found @param {number} did @param {boolean[]} logical */
function finding({ allowed, law, about, says, say }, did, logical) {
  const seat = SEATS.indexOf(state.spoerger || "");
  const href = seat < 0 ? address(told.page, "/" + say.join("/")) : guideAt(told.page, after(seat, 4 - told.turns), say);
  const free = actions().filter((_, n) => choiceOf(n, logical).allowed);
  return h("section.pad-finding", { "aria-label": "Resultat" },
    h("p", {}, h("strong", {}, says.replace("{action}", actions()[did])), ". ", lawTo(law, about)),
    h("p", {}, "Tilladt: " + (free.join(", ") || "intet af det nævnte") + "."),
    h("p", {}, h("a.pad-go", { href }, "Til kendelsen: " + told.title)),
    !allowed && h("p", {}, h("a", { href: address("vaerktoejer/justeret", toWorkbench(logical, seat, href)) }, "Regn den justerede score ud"), " af det, de tilladte valg kunne give."));
}

// The score workbench

const WORKBENCH_ZONES = { NS: "ns", "ØV": "ew", alle: "all" };

/** What the workbench is told: the contest, the zone, a weighted row for each choice that was left, and the ruling. @param {boolean[]} logical @param {number} seat @param {string} ruling */
function toWorkbench(logical, seat, ruling) {
  const counts = tally(replies(), actions().length);
  const free = counts.map(({ chosen }, n) => ({ chosen, n })).filter(({ chosen, n }) => chosen && choiceOf(n, logical).allowed);
  const whole = free.reduce((sum, { chosen }) => sum + chosen, 0);
  const rows = free.map(({ chosen, n }) => ({ n, weight: Math.max(1, Math.round((100 * chosen) / whole)) }));
  const name = (/** @type {number} */ n) => actions()[n].replace(/~/g, " ");
  return "/" + Object.entries({
    k: state.form === "par" ? "pairs" : "",
    z: WORKBENCH_ZONES[/** @type {keyof WORKBENCH_ZONES} */ (state.zone)] || "",
    ns: rows.map(({ n, weight }) => `${weight}.${contractAfter(n)}.${name(n)}`).join("~"),
    q: told.weights + ";" + (seat < 0 ? "" : SIDES[seat % 2]),
    v: told.rule + decodeURIComponent(ruling.split("#")[1]),
  }).filter(([, value]) => value).map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join("/");
}

/** The contract that a choice leaves, as the workbench has it and without the tricks; nothing while the auction goes on. @param {number} n */
function contractAfter(n) {
  const made = replay(dealer(), taps());
  const call = state.hvad === "udspil" || state.hvad === "spiller" ? "" : actions()[n].trim().toLowerCase();
  if (call && SEATS[turnOf(dealer(), made)] !== state.spoerger) return "";
  const { standing } = lineOf(dealer(), call ? [...made, { seat: turnOf(dealer(), made), call }] : made);
  const declarer = declarerOf(standing);
  if (declarer < 0) return "";
  return lastBid(standing).slice(0, 2) + "x".repeat(doubledTimes(standing)) + "NOSV"[declarer];
}

function arrive() {
  state = keep.read();
  const alone = state.vis;
  delete state.vis;
  showSetup();
  showWork();
  if (alone) showHand();
}

addEventListener("hashchange", () => spot.isConnected && arrive());
document.querySelectorAll(".needs-script").forEach((note) => note.remove());
spot.append(setup, work, notice);
arrive();
