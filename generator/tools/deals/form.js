/* A file is opened, dropped or pasted; its boards are offered by number, and one is shown. */

const FILE = "bridgelovene.fordelinger";
/** A longer file is not kept on the device. */
const MOST_KEPT = 300_000;

/** @type {HTMLElement} */
const box = one(document, ".deals");
const fileBox = h("div.deal-open");
const list = h("div.deal-list");
const board = h("div.deal-board");
const notice = h("p.pad-status", { role: "status" });
/** @type {Deal[]} */
let deals = [];
/** @type {Mistake[]} */
let mistakes = [];
let chosen = -1;
/** Cards that are played. @type {number[]} */
let gone = [];

/** @param {string} text */
function take(text) {
  ({ deals, mistakes } = dealsIn(text));
  store(FILE, deals.length && text.length <= MOST_KEPT ? text : "");
  notice.textContent = deals.length ? `${deals.length} spil er læst.` : "Intet spil er læst.";
  choose(deals.length === 1 ? 0 : -1);
  showList();
}

/** @param {File | undefined} file */
async function open(file) {
  if (file) take(textOf(await file.arrayBuffer()));
}

/** @param {number} n */
function choose(n) {
  chosen = n;
  const deal = deals[n];
  gone = deal ? deal.played.slice(0, 4 * Math.floor(deal.played.length / 4)).map(({ card }) => card) : [];
  showBoard();
}

function showFileBox() {
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".pbn,.lin,.txt", id: "deal-file", "data-key": "fil", change: () => void open(file.files?.[0]) }));
  const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: "4", spellcheck: "false", "aria-label": "Indsat PBN eller LIN" }));
  show(fileBox,
    h("p.fields", {}, h("label", {}, "Åbn en fil (PBN eller LIN) ", file)),
    h("details.fold.deal-paste", {}, h("summary", {}, "Eller indsæt teksten"), area,
      button(".pad-plain", "Læs teksten", () => take(area.value), { "data-key": "indsat" })));
}

function showList() {
  show(list,
    said("Fejl i filen", mistakes, mistakes.length === 1 ? "Ét sted kan ikke læses." : `${mistakes.length} steder kan ikke læses.`, deals.length > 0 && " De andre spil kan bruges."),
    said("Læst med forbehold", deals.flatMap(({ name, left }) => left.map(({ line, says }) => ({ line, says: (name && `Spil ${name}. `) + says }))), "Kortene er læst, men ikke alt er, som filen har det."),
    deals.length > 0 && keyRow("Hvilket spil?", "Spil", deals.map(({ name }, n) => button("", name || String(n + 1), () => {
      choose(n);
      showList();
    }, { "aria-pressed": String(n === chosen), "data-key": `spil:${n}` }))),
    deals.length > 0 && h("div.pad-acts", {}, button(".pad-plain", "Ryd", () => {
      [deals, mistakes] = [[], []];
      store(FILE, "");
      choose(-1);
      showList();
    }, { "data-key": "ryd" })));
}

/** @param {string} label @param {Mistake[]} found @param {Child[]} inShort */
function said(label, found, ...inShort) {
  return found.length > 0 && h("section.pad-finding", { "aria-label": label }, h("p", {}, h("strong", {}, inShort[0]), ...inShort.slice(1)),
    h("ul", {}, found.slice(0, 20).map(({ line, says }) => h("li", {}, `Linje ${line}: ${says}`))));
}

function showBoard() {
  const deal = deals[chosen];
  if (!deal) return show(board);
  const waits = claimWaits(deal, gone);
  const made = replay(deal.dealer, deal.calls);
  const revokes = notFollowed(deal);
  const done = winnersOf(deal.played, trumpOf(deal));
  const leader = done[gone.length / 4 - 1] ?? (gone.length || deal.declarer < 0 ? -1 : after(deal.declarer));
  show(board,
    h("h2", {}, deal.name ? `Spil ${deal.name}` : "Spillet"),
    h("p", {}, toldOf(deal)),
    cardsAround(deal.hands, gone, (card) => {
      gone = gone.includes(card) ? gone.filter((one) => one !== card) : [...gone, card];
      showBoard();
    }),
    waits && gone.length < deal.hands.flat().length && h("div.pad-acts", {}, button(".pad-plain", "Læg alle kort væk, og tryk på dem, der er tilbage", () => {
      gone = deal.hands.flat();
      showBoard();
    }, { "data-key": "alle" })),
    done.length > 0 && h("p.fields", {}, h("label", {}, "Spillet til og med stik ", played(deal, done.length))),
    deal.calls.length > 0 && drawn(made, lineOf(deal.dealer, made), deal.dealer, deal.zone),
    h("h2", {}, "Brug spillet i"),
    h("ul.plain.deal-tools", {},
      h("li", {}, waits ? h("span", {}, `Spil kravet igennem: ${waits}`) : go("Spil kravet igennem", toClaim(deal, gone, leader))),
      h("li", {}, "Hold en rundspørge med hånden ", deal.hands.map((cards, seat) => cards.length > 0 && [go(SEATS[seat], toPoll(deal, seat), NAMES[seat]), " "])),
      h("li", {}, go("Tast meldeforløbet", toTool("meldeforloeb", dealt(deal)))),
      h("li", {}, go("Regn stikkene ud", toRevoke(deal)), revokes.length > 0 && ` ${revokes.map(({ seat, trick }) => NAMES[seat] + " bekendte ikke i stik " + trick).join(", ")}.`),
      h("li", {}, go("Regn en justeret score ud", toScores(deal))),
      h("li", {}, go("Kendelsen som dokument", toDocument(deal)))),
    h("details.fold.pad-case", {}, h("summary", {}, "Som linjer i en sagfil"),
      h("pre", { tabindex: "0", "aria-label": "Linjer til en sagfil" }, caseLines(deal)), copies("Kopiér linjerne", () => caseLines(deal), notice)));
}

/** @param {string} label @param {string} href @param {string} [name] */
function go(label, href, name) {
  return h("a.pad-go", { href, "aria-label": name }, label);
}

/** What the file says of a board. @param {Deal} deal @returns {Child[]} */
function toldOf(deal) {
  const contract = deal.contract && [` Kontrakten er `, shownCall(deal.contract.slice(0, 2).replace("u", "ut")), deal.contract.includes("xx") ? " redoblet" : deal.contract.includes("x") ? " doblet" : "", ` med ${NAMES[deal.declarer]} som spilfører.`];
  return [`Giver: ${NAMES[deal.dealer]}. I zonen: ${deal.zone || "ikke nævnt"}.`, contract, deal.tricks >= 0 && ` Spilfører fik ${deal.tricks} stik.`];
}

/** How many tricks are played. @param {Deal} deal @param {number} most */
function played(deal, most) {
  const options = Array.from({ length: most + 1 }, (_, n) => [String(n), n ? String(n) : "ingen"]);
  return select("stik", String(gone.length % 4 ? "" : gone.length / 4), options, (tricks) => {
    gone = deal.played.slice(0, 4 * Number(tricks)).map(({ card }) => card);
    showBoard();
  });
}

box.addEventListener("dragover", (event) => event.preventDefault());
box.addEventListener("drop", (event) => {
  event.preventDefault();
  open(event.dataTransfer?.files[0]);
});
box.append(fileBox, notice, list, board);
showFileBox();
showList();
const before = stored(FILE);
if (before) take(before);
