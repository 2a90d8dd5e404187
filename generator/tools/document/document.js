/* A ruling as a document: what was answered and ruled, the scores, and the appeal, on paper. */

/** @type {DocumentData} */
const known = JSON.parse(one(document, ".document-data").textContent);
/** Fields by their key in the address. A QR code has none of the names, and no long text. */
const NAMED = { N: "Nord", O: "Øst", S: "Syd", V: "Vest" };
const WIDE = ["t", "d", "l"];
const PRIVATE = [...Object.keys(NAMED), "r", "a", "l"];
/** A longer address makes a code that no telephone reads from paper. */
const LONGEST_CODE = 2000;
const sheet = h("div.sheet");
const notice = h("p.record-status", { role: "status" });
/** What is written on the sheet. @type {Record<string, string>} */
let fields = {};
/** The answers, as the guide has them in an address. */
let path = "";

/** Which ruling of this device's log it is, if any: when it was made. */
let belongs = 0;
/** All that this device has of the board, in order. @type {Kept[]} */
let board = [];

/** The parts of the address that are the sheet's own begin with a full stop. @param {string} hash */
function fromAddress(hash) {
  const parts = partsOf(hash.slice(2));
  path = parts.filter((part) => part[0] !== ".").join("/");
  const own = stateOf(parts.filter((part) => part[0] === ".").map((part) => part.slice(1)).join("/"));
  // The ruling in the log of this device, at this table and board or else the last.
  const same = path ? kept().filter((ruling) => decoded(pathOf(ruling)) === decoded(path.split(AND)[0])) : [];
  const ruling = same.find(({ table, board }) => (table || "") === (own.b || "") && (board || "") === (own.s || "")) || same[0];
  board = ruling ? byBoard(kept()).find((some) => some.some(({ at }) => at === ruling.at)) || [] : [];
  if (ruling && !path.includes(AND)) path = board.map(pathOf).filter(Boolean).join(AND);
  belongs = ruling?.at || 0;
  fields = { ...(ruling && { d: new Date(ruling.at).toLocaleString("sv").slice(0, 16).replace(" ", "T"), b: ruling.table || "", s: ruling.board || "", ...ruling.sheet }), ...own };
  if (own.g || own.f || own.r) keepFields();
  show();
}

/** @param {string[]} [without] */
function onSheet(without = []) {
  const own = stated(fields).filter(([key]) => !without.includes(key));
  return "#/" + [path, stateText(own.map(([key, value]) => ["." + key, value]))].filter(Boolean).join("/");
}

/** The log keeps it too. */
function keepFields() {
  const ruling = kept().find(({ at }) => at === belongs);
  if (ruling) changeBoard(ruling, { table: fields.b || "", board: fields.s || "", sheet: { ...fields } });
}

function show() {
  const paths = path ? path.split(AND) : [];
  /** @type {Set<string>} */
  const said = new Set();
  const told = paths.flatMap((one) => {
    const walk = replayed(one);
    return walk ? [ruled(walk, said, board.find((ruling) => decoded(pathOf(ruling)) === decoded(one)))] : [];
  });
  const whole = paths.length > 0 && told.length === paths.length;
  notice.textContent = "";
  const imprint = known.edition + (known.day && `, som reglerne var den ${known.day}`) + ".";
  const reasons = field("r", "Begrundelse og skøn", "reasons");
  sheet.replaceChildren(...shown(whole ? [head(), told, h("p.small", {}, imprint), reasons, scores(), appeal(), foot()] : [begin()]));
  box.classList.toggle("filled", whole);
  if (whole) changed();
}

/** What can be made a document of. */
function begin() {
  const rulings = kept();
  const brought = stateText(stated(fields).map(([key, value]) => ["." + key, value]));
  return [
    path !== "" && h("p.note-box", {}, "Adressen fører ikke til en færdig kendelse. ", h("a", { href: address("guide", "/" + path) }, "Svar på resten i vejledningen"), "."),
    brought && h("p", {}, "Det skrives i den kendelse, du vælger: ", [fields.s && `spil ${fields.s}`, fields.g || fields.f].filter(Boolean).join(", ")),
    h("h2", {}, "Vælg en kendelse"),
    rulings.length > 0
      ? h("ul.happenings", {}, ...rulings.map((ruling) => h("li", {},
        h("a.go", { href: toDocument(ruling) + (brought && "/" + brought) }, ruling.title),
        h("p.small", {}, [ruling.verdict, placed(ruling), dated(ruling.at)].filter(Boolean).join(" · ")))))
      : h("p", {}, "Her er ingen kendelser endnu. ", h("a", { href: address("guide") }, "Find kendelsen i vejledningen"), ", og tryk »Dokument«."),
    known.example && h("p", {}, h("a", { href: "#/" + known.example }, "Vis et eksempel")),
  ];
}

function head() {
  return h("div.sheet-head", {}, h("div.sheet-fields", {},
    field("t", "Turnering"), field("d", "Tid", "datetime-local"), field("b", "Bord"), field("s", "Spil"),
    ...Object.entries(NAMED).map(([key, name]) => field(key, name)),
    field("l", "Turneringsleder")),
    h("figure.sheet-qr", { hidden: "" }, h("img", { alt: "QR-kode med kendelsens adresse" }), h("figcaption", {}, "Kendelsen på nettet, uden navne")));
}

/** One ruling of the board: no line stands twice, and what has ended since is struck. @param {Walk} walk @param {Set<string>} said before @param {Kept} [ruling] */
function ruled(walk, said, ruling) {
  const takenForGranted = answersOf(walk).filter(([, , assumed]) => assumed);
  const asked = walk.turns.filter(({ assumed }) => !assumed);
  const laws = [...new Set([...finished(walk).map(({ step }) => step.law), ...asked.map(({ fact }) => fact.law)])];
  const on = goesOn(walk);
  return [
    h("p.sheet-title", {}, graph.rules[state.rule].title),
    h("h2", {}, prose(verdictLine(walk))),
    h("p.sheet-deciding", {}, ...deciding(walk).flatMap((law) => [lawLink(law), " "])),
    h("h3", {}, "Fakta, som de blev svaret"),
    h("dl.sheet-facts", {}, ...answersOf(walk).filter(([, , assumed]) => !assumed).map(([question, answer]) =>
      h("div", {}, h("dt", {}, prose(question)), " ", h("dd", {}, prose(answer))))),
    takenForGranted.length > 0 && h("p.small.sheet-assumed", {}, "Forudsat: ", ...takenForGranted.flatMap(([question, answer]) =>
      [prose(question), " ", prose(answer), ". "])),
    h("h3", {}, "Kendelsen"),
    h("ol.sheet-steps", {}, ...inOrder(walk).flatMap((due) => {
      const line = [dueText(walk, due), h("b", {}, prose(toWhom(due.step))),
        due.step.rank && h("span.small", {}, `(${graph.ranks[due.step.rank]}) `), prose(spoken(due.step.says || "")), " ", lawLink(due.step.law)];
      const text = h("p", {}, line).textContent || "";
      if (said.has(text)) return [];
      said.add(text);
      return h("li", {}, ruling && isOver(ruling, due.step.word, board) ? h("s", {}, line) : line);
    }),
    on && h("li", {}, on.text)),
    keying(walk).length > 0 && h("p.small.sheet-keyed", {}, "Sådan tastes den: ", keying(walk).join(" ")),
    h("h3", {}, "Paragraffer"),
    h("ul.sheet-laws", {}, ...laws.map((law) => h("li", {}, lawLink(law), " ", prose(gloss(law))))),
  ];
}

function scores() {
  const reckoned = stored("bridgelovene.justeret");
  return [h("h3", {}, "Score"), h("div.sheet-fields.two", {}, field("f", "Ved bordet"), field("g", "Efter kendelsen", "lines")),
    h("p.sheet-aid", {}, h("a", { href: "" }, "Regn en justeret score ud"), " ",
      reckoned && reckoned !== fields.g && button(".record-plain", "Sæt det sidste regnestykke ind", () => {
        write("g", reckoned);
        show();
      }))];
}

function appeal() {
  const { law, minutes, own, other } = known.period;
  return h("section.sheet-appeal", {}, h("h3", {}, "Appel"),
    h("ul.sheet-laws", {}, ...known.appeal.map(([ref, text]) => h("li", {}, lawLink(ref), " ", prose(text)))),
    h("div.sheet-fields.two", {}, field("p", "Resultatet tilgængeligt", "datetime-local"),
      field("m", "Frist i minutter", "number", String(minutes))),
    h("p", {}, h("b.sheet-until"), " ", h("span.sheet-own", {}, prose(own)), " ", lawLink(law)),
    h("p.small", {}, prose(other), " ", prose(known.deposit)),
    field("a", "Hvad er I uenige i, og hvorfor?", "reasons"),
    h("div.sheet-blanks", {}, ...["Modtaget kl.", "Underskrift", "Makker eller holdkaptajn"].map((blank) => h("span", {}, blank))));
}

function foot() {
  return h("div.sheet-foot", {}, h("p.sheet-actions", {},
    h("a.record-plain", { href: address("guide", "/" + path.split(AND).pop()) }, "Åbn i vejledningen"),
    h("a.record-plain", { href: address("vaerktoejer/log") }, "Loggen"),
    button(".record-plain", "Del", () => sendAddress((text) => (notice.textContent = text))), button(".record-plain", "Udskriv", () => print()),
    button(".record-plain", "Ryd", () => {
      fields = {};
      keepFields();
      show();
    })), notice);
}

/** @param {string} key @param {string} label @param {string} [type] @param {string} [usual] */
function field(key, label, type = "text", usual = "") {
  const change = () => write(key, one(sheet, `[name="${key}"]`).value, usual);
  if (type === "reasons") return h("label.sheet-lines", {}, h("span", {}, label), h("textarea", { name: key, rows: "2", input: change }, fields[key]));
  const input = type === "lines" ? h("textarea", { name: key, rows: "1", input: change }, fields[key])
    : h("input", { name: key, type, value: fields[key] || usual, min: type === "number" && "0", inputmode: type === "number" && "numeric", autocomplete: "off", input: change });
  return h(WIDE.includes(key) ? "label.wide" : key in NAMED ? "label.name" : "label", {}, h("span", {}, label), " ", input);
}

/** @param {string} key @param {string} value @param {string} [usual] */
function write(key, value, usual = "") {
  fields[key] = value === usual ? "" : value;
  keepFields();
  changed();
}

/** What follows of the fields: the address, the QR code and the time limit. */
function changed() {
  setAddress(onSheet());
  const text = location.href.split("#")[0] + onSheet(PRIVATE);
  const figure = one(sheet, ".sheet-qr");
  figure.hidden = location.protocol === "file:" || text.length > LONGEST_CODE;
  if (!figure.hidden) {
    one(figure, "img").src = codeImage(text);
    figure.dataset.address = text;
  }
  const played = /^\d{1,3}$/.test(fields.s || "") ? Number(fields.s) : 0;
  const zone = played > 0 && "z=" + known.zones[(played - 1) % known.zones.length];
  one(sheet, ".sheet-aid a").href = address("vaerktoejer/justeret", "/" + [zone, "v=" + encodeURIComponent(onSheet(["g"]).slice(2))].filter(Boolean).join("/"));
  const begun = Date.parse(fields.p || "");
  const minutes = Number(fields.m || known.period.minutes);
  one(sheet, ".sheet-until").textContent = begun ? `Senest ${dated(begun + minutes * 60_000)}.` : "";
  one(sheet, ".sheet-own").hidden = Boolean(fields.m);
}

/** The code as the source of an image. @param {string} address */
function codeImage(address) {
  const code = leanQr.generate(leanQr.mode.ascii(address));
  const side = code.size + 8;
  let squares = "";
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares += `M${x} ${y}h1v1h-1z`;
  const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" shape-rendering="crispEdges">`
    + `<path fill="#fff" d="M-4-4h${side}v${side}h-${side}z"/><path d="${squares}"/></svg>`;
  return "data:image/svg+xml," + encodeURIComponent(whole);
}

addEventListener("hashchange", arrive);
box.append(sheet);
arrive();

/** Without a ruling, and with none to choose among, there is nothing to show. */
function arrive() {
  const begin = () => fromAddress(location.hash);
  if (/^#\/./.test(location.hash) || kept().length > 0) fetchGraph(begin);
  else begin();
}
