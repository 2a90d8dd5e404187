/* What the board answers: the tricks, the line that loses, what the director strikes, and the
  guide. */

const VERBS = { lead: ["spiller ", " ud"], follow: ["lægger ", ""], discard: ["kaster ", ""], ruff: ["trumfer med ", ""] };
const DENIED = { lead: ["spiller ikke ", " ud"], follow: ["lægger ikke ", ""], discard: ["kaster ikke ", ""], ruff: ["trumfer ikke med ", ""] };

/** @param {Board} board @param {number} tricks @param {number} best @param {Shown[]} line */
function result(board, tricks, best, line) {
  const { declarer, claimer, claimed, size, trump, leader } = board;
  const lost = claimed - tricks;
  const note = lost > 0 ? data.notes.doubt : lost < 0 ? data.notes.more : data.notes.upheld;
  const choices = line.map((shown, n) => ({ ...shown, trick: Math.floor((n + board.table.length) / 4) + 1 })).filter(({ choice }) => choice);
  const better = choices.filter(({ choice }) => choice === "better");
  const critical = best === tricks ? [] : better.length ? better : choices;
  return h("section.pad-finding", { "aria-label": "Stikkene" },
    h("p.on-paper", {}, `Spilfører ${NAMES[declarer]}, ${trump < 0 ? "ingen trumf" : SUITS[SUIT_LETTERS[trump]][2] + " er trumf"}, ${NAMES[claimer]} krævede, ${NAMES[leader]} spiller ud.`),
    h("p.pad-verdict", {}, h("strong", {}, `${SIDES[claimer % 2]} får ${tricks} af de sidste ${size} stik.`)),
    h("p", {}, `Krævet: ${claimed}. `, note.says, " ", lawTo(note.law, data.laws[note.law])),
    best !== tricks && h("p", {}, `Med det bedste spil, når alle kort ses: ${best}.`),
    lineTable(board, line),
    critical.length > 0 && [h("p.label", {}, better.length ? "Her havde et andet kort været bedre" : "Her havde han flere normale kort"),
      h("ul.plain.pad-critical", {}, critical.map(({ trick, seat, play, card, same, led, wins, traits }) => h("li", {},
        h("span", {}, `Stik ${trick}: ${NAMES[seat]} `, verb(VERBS, play, [card]), traits.length > 0 && ` (${traits.map((name) => data.kinds[name].says).join(", ")})`, ". "),
        !board.strikes.some((one) => one.seat === seat && one.play === play && one.cards.includes(card) && one.wins === wins && one.led.join() === led.join()) && button(".pad-plain", "Det ville ingen gøre", () => setStrikes([...board.strikes, { seat, play, cards: same, led, wins }]), { "data-key": `streg:${seat}${play}${codeOf(card)}`, "aria-label": `Det ville ingen gøre: ${NAMES[seat]}, stik ${trick}` }))))],
    toGuide(board, tricks, line));
}

/** @param {Strike[]} strikes */
function setStrikes(strikes) {
  set({ streg: strikes.map(strikeText).join(",") });
}

/** @param {Board} board @param {number} tricks @param {Record<string, number>} effects */
function struck(board, tricks, effects) {
  const changes = (/** @type {string} */ key) => key in effects && h("strong.pad-effect", {}, ` ${tricks} → ${effects[key]}`);
  return h("section.pad-struck", { "aria-label": "Hvad er normalt?" },
    board.strikes.length > 0 && [h("p.label", {}, "Strøget af dig"),
      h("ul.plain.pad-critical", {}, board.strikes.map((one, n) => h("li", {},
        h("span", {}, `${NAMES[one.seat]} `, verb(DENIED, one.play, one.cards), ...when(one), ". ", changes(`streg${n}`)), " ",
        button(".pad-plain", "Tillad", () => setStrikes(board.strikes.filter((_, m) => m !== n)), { "data-key": `tillad${n}`, "aria-label": `Tillad igen: ${NAMES[one.seat]}` }))))],
    h("details.fold.pad-kinds", { open: board.changed.length > 0 }, h("summary", {}, "Det ville ingen gøre: hvad er strøget på forhånd?"),
      h("p.pad-note", {}, "Sæt et flueben ved det, ingen på hans niveau ville gøre. Tallet siger, hvad et andet valg giver."),
      Object.entries(data.kinds).map(([key, kind]) => kindRow(board, key, kind, changes(key)))));
}

/** @param {Board} board @param {string} key @param {PlayKind} kind @param {Child} effect */
function kindRow(board, key, kind, effect) {
  const change = () => {
    const rest = board.changed.filter((one) => one !== key);
    set({ aendret: (rest.length === board.changed.length ? [...rest, key] : rest).join(",") });
  };
  const box = h("input", { type: "checkbox", "data-key": `slags:${key}`, checked: kind.struck !== board.changed.includes(key), change });
  return h("div.pad-kind", {}, h("label", {}, box, h("span", {}, `Han ${kind.says}.`, effect)),
    h("p.pad-note", {}, kind.because && kind.because + " ", lawTo(kind.law, data.laws[kind.law])));
}

/** @param {Board} board @param {number} tricks @param {Shown[]} line */
function toGuide(board, tricks, line) {
  const { lost, held } = data.points[pointOf(board, tricks, line)];
  const say = tricks < board.claimed ? lost : held;
  return h("p.pad-answers", {}, tricks > board.claimed ? h("a.pad-go", { href: guideAt(data.page, board.claimer, data.conceded) }, "Se, om afkaldet står")
    : [h("a.pad-go", { href: guideAt(data.page, board.claimer, say) }, "Se kendelsen"), h("a.pad-go", { href: guideAt(data.page, board.claimer, say.slice(0, -2)) }, "Spørg i vejledningen")]);
}

/** The point that the guide asks for. @param {Board} board @param {number} tricks @param {Shown[]} line */
function pointOf(board, tricks, line) {
  const { hands, claimer, both, claimed, trump, out, seen, said } = board;
  const mate = line.some(({ seat, choice }) => choice === "better" && seat !== claimer);
  if (tricks >= claimed) return !both ? "partners_play" : theirTrumps(board) ? "trump" : seen.length ? "which_opponent" : "line";
  if (!both) return mate ? "partners_play" : "line";
  const lost = wonBy(board, line).filter(({ winner }) => (winner - claimer) % 2 !== 0).map(({ card }) => card);
  const own = [...hands[claimer], ...hands[after(claimer, 2)]];
  const guessed = lost.some((card) => own.some((other) => other > card && Math.floor(other / 13) === Math.floor(card / 13))
    && !said.some((word) => word[0] === SUIT_LETTERS[Math.floor(card / 13)]));
  if (lost.some((card) => Math.floor(card / 13) === trump) && !saidTrump(board) && out !== "said" && out !== "aware") return "trump";
  return guessed ? "which_opponent" : "line";
}

/** @param {Board} board @param {Shown[]} line */
function wonBy({ leader, trump, table }, line) {
  const cards = [...table, ...line.map(({ card }) => card)];
  const tricks = [];
  let first = leader;
  for (let n = 0; n < cards.length; n += 4) {
    const four = cards.slice(n, n + 4);
    const place = winningPlace(four, trump);
    tricks.push({ first, four, winner: after(first, place), card: four[place] });
    first = after(first, place);
  }
  return tricks;
}

/** @param {Board} board @param {Shown[]} line */
function lineTable(board, line) {
  const rows = wonBy(board, line).map(({ first, four, winner }, n) => {
    const lost = (winner - board.claimer) % 2 !== 0;
    return h(lost ? "tr.lost" : "tr", {}, h("th", { scope: "row" }, String(n + 1)),
      [0, 1, 2, 3].map((seat) => h(seat === winner ? "td.won" : "td", {}, cardShown(four[(seat - first + 4) % 4]),
        seat === first && h("span.pad-led", { title: "spiller ud" }, "↑"), seat === winner && h("span.visually-hidden", {}, " vinder"))),
      h("td.pad-side", {}, SIDES[winner % 2]));
  });
  return h("table.pad-line", {}, h("caption", {}, "En normal spillemåde med færrest stik til kravet. ↑ spiller ud."),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Stik"), NAMES.map((name) => h("th", { scope: "col" }, name)), h("th", { scope: "col" }, "Til"))),
    h("tbody", {}, rows));
}

/** @param {Record<string, string[]>} verbs @param {string} play @param {number[]} cards @returns {Child[]} */
function verb(verbs, play, cards) {
  const [before, behind] = verbs[play];
  return [before, ...cards.map((card, n) => [n > 0 && (n === cards.length - 1 ? " eller " : ", "), cardShown(card)]), behind];
}

/** In which case a card is not played. @param {Strike} strike @returns {Child[]} */
function when({ play, led, wins }) {
  if (play === "lead") return [", så længe han har andet"];
  if (led[0] < 0) return [", når modparten spiller ", suitSign(SUIT_LETTERS[-1 - led[0]]), wins ? " ud, og makker står til stikket" : " ud"];
  return [", når makker spiller ", ...led.map((card, n) => [n > 0 && " eller ", cardShown(card)]), wins ? " og står til stikket" : ""];
}
