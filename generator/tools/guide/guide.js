// @ts-check
/* The guide itself: what is shown, and moving on.

Part 9 of 9 of the guide. Uses all the others, and what is kept (shared); holds what they share: state. */

let [state, strange] = read("");
/** How many answers the address had when it was followed. */
let brought = 0;
/** The answered question that is being changed. */
let changing = "";

const announced = h("p.visually-hidden", { role: "status" });
const body = h("div.guide-body");

function render() {
  let walk = state.rule ? follow(state) : undefined;
  const begun = !entry || walk?.turns.length || state.seat;
  box.parentElement?.classList.toggle("guiding", Boolean(begun));
  const asking = walk?.asking;
  if (asking?.offered[0] === "nothing") {
    const then = { ...state, open: asking.fact.key };
    const next = follow(then);
    if (next.asking?.fact.kind === "option") [state, walk, changing] = [then, next, then.open];
  }
  if (walk && !walk.asking) remember(walk);
  const note = strange.length > 0 && h("p.note-box", {}, `Sprunget over i adressen: ${strange.join(", ")}.`);
  body.replaceChildren(...shown([note, walk ? walk.whens.map((_, n) => stage(walk, n)) : beginning()]));
}

/** A conversation up to a moment: what was answered, then the question or the ruling. */
function stage(/** @type {Walk} */ walk, /** @type {number} */ number) {
  const { asking, whens } = walk;
  const moment = number ? sentence(graph.whens[whens[number]]) : "Kendelse";
  const said = finished(walk).filter((due) => due.stage === number);
  return [
    trail(walk, number),
    number < whens.length - 1
      ? said.length > 0 && folded(".guide-earlier", moment, steps(said, whens[number]))
      : asking ? question(walk, asking) : ruled(walk, number),
  ];
}

/** The questions that somebody has answered; the rest is taken for granted. @param {Walk} walk */
function stated({ turns }) {
  return turns.filter(({ assumed }) => !assumed);
}

/** Whether the seat is still to be asked for: until somebody has answered a question here. */
function asksSeat(/** @type {Walk} */ walk) {
  return whoAsked() && !state.seat && stated(walk).length <= brought;
}

/** @param {Walk} walk @param {number} number */
function trail(walk, number) {
  const mine = walk.turns.filter((turn) => turn.stage === number && (!turn.assumed || isDoubtful(turn) || changing === turn.fact.key));
  const items = mine.map((turn) => {
    const { fact, key, within, from } = turn;
    const verdict = walk.verdicts[fact.key];
    const { help } = fact;
    return answered(fact.key, fact.ask, fact.answers[key], () => [help && h("p.help", {}, say(help)), answers(turn, key)],
      within && "within", from ? h("p.small", {}, "Forudsat. ", prose(lies([from])), ".") : verdict && h("p.small", {}, say(verdict.says || ""), " ", lawLink(verdict.law)));
  });
  const who = whoAsked();
  if (!number && who && (state.seat || (walk.asking && !asksSeat(walk)))) items.unshift(
    answered("plads", seatQuestion(), state.seat ? `{${who[0]}}` : "ikke sagt", () => whoTable(seatQuestion())));
  if (!number && state.declarer) items.unshift(answered("spilforer", WHO_DECLARES, "{declarer}", () => whoTable(WHO_DECLARES)));
  return items.length > 0 && h("ol.guide-trail", { "aria-label": "Svar indtil nu" }, ...items);
}

/**
 * @param {string} key @param {string} question @param {string} answer @param {() => Child} inside
 * @param {string} [look] @param {Child} [below]
 */
function answered(key, question, answer, inside, look, below) {
  const open = changing === key;
  const click = () => {
    changing = open ? "" : key;
    render();
    focusOn(`[data-key="${key}"] button`);
  };
  return h("li", { "data-key": key, class: look },
    h("button.guide-row", { type: "button", "aria-expanded": String(open), click },
      h("span.guide-asked", {}, say(question)), " ",
      h("span.guide-answer", {}, prose(sentence(answer))), " ",
      h("span.guide-edit", {}, open ? "luk" : "ret")),
    below, open && inside());
}

/** @param {Turn} turn @param {string} [chosen] @param {Record<string, string>} [told] what stands on an answer in place of its label */
function answers(turn, chosen, told) {
  const { key, ask, answers: labels } = turn.fact;
  // What is chosen says what stands open above it.
  const said = told && state.open ? given(state, state.open, "nothing") : state;
  const choose = (/** @type {string} */ answer) => go(given(said, key, answer));
  const seats = seatsThatAnswer(turn);
  const answering = [...(seats?.keys() || [])].filter(Boolean);
  const seat = answering.find((letter) => seats?.get(letter)?.some(([answer]) => answer === chosen));
  const tap = (/** @type {string} */ letter) => {
    const own = seats?.get(letter) || [];
    if (own.length === 1) return choose(own[0][0]);
    tapped = letter;
    render();
    focusOn(".guide-answers button");
  };
  const beside = seats ? seats.get(answering.includes(tapped) ? tapped : "") || [] : turn.offered.map((one) => [one, labels[one]]);
  const made = beside.map(([answer, text], number) => {
    const one = button("", prose(told?.[answer] || sentence(text)), () => choose(answer));
    one.dataset.answer = answer;
    one.dataset.number = String((seats ? answering.length : 0) + number + 1);
    if (chosen === answer) one.setAttribute("aria-current", "true");
    return one;
  });
  return [seats && drawnTable(spoken(ask), tap, answering.includes(tapped) ? tapped : seat, answering, true),
    made.length > 0 && h("div.guide-answers", { role: "group", "aria-label": spoken(ask) }, ...made)];
}

/** The role and the question for the seat, in the situation's own words, if any text speaks of a seat. */
function whoAsked() {
  return graph.rules[state.rule]?.who;
}

function seatQuestion() {
  return whoAsked()?.[1] || "";
}

/** @param {Walk} walk @param {Turn} asking */
function question(walk, asking) {
  const { fact, stage, within } = asking;
  const { kind = "finding", away, help, weigh, by, law } = fact;
  const known = stated(walk);
  // What an option has just been read out with is not said again.
  const heard = known.length > brought && known.at(-1)?.fact.kind === "option";
  const fresh = walk.steps.filter((due) => due.after > walk.turns.indexOf(/** @type {Turn} */ (known.at(-1))) && due.stage === stage && !(heard && due.step.explained));
  const loud = within ? [] : fresh.filter(({ step, when }) => when <= walk.whens[stage] && !step.quiet);
  const leads = kind === "judgement" ? choices(asking) : [];
  const told = kind === "option" ? options(asking, walk) : undefined;
  announced.textContent = `Spørgsmål ${known.length + 1}`;
  return h("section.guide-card." + kind, { "aria-labelledby": "guide-heading", "data-ask": fact.key },
    loud.length > 0 && h("div.ruling.before", {}, label("Sig nu"), steps(loud)),
    kind === "judgement" && h("p.guide-step", {}, h("span.kind.judgement", {}, "din vurdering")),
    within && h("p.guide-within", {}, say(within.ask)),
    heading(spoken(fact.ask)),
    known.length <= brought && fromBefore(standingAfter(walk, state).standing),
    asksSeat(walk) ? askFor(seatQuestion()) : !seatsThatAnswer(asking) && knownTable(),
    away && h("p.guide-away", {}, "Spørg væk fra bordet."),
    told && readOut(asking, told),
    answers(asking, "", told),
    kind === "option" && assumptions(walk, "Forudsat"),
    by && button(".guide-by", "Afgør det skridt for skridt", () => go({ ...state, by: [...state.by, fact.key] })),
    h("div.guide-foot", {},
      known.length > 0 && h("button.guide-back", { type: "button", "aria-label": "Tilbage", click: () => go(before(walk)) }, "‹"),
      h("details.guide-help", {}, h("summary", { "aria-label": "I tvivl?" }, "?"), h("div", {},
        help && h("p.help", {}, say(help)),
        weigh && [label("Sådan vurderer du"), h("ul.guide-weigh", {}, ...weigh.map((text) => h("li", {}, say(text))))],
        leads.length > 0 && [label("Hvad svarene fører til"), h("div.choices." + kind, {}, ...leads.map((lead) => choice(lead, walk)))],
        h("p", {}, lawLink(law), " ", prose(gloss(law)))))));
}

/** One step back: the last answer, or the last rule gone on in, is taken away. */
function before(/** @type {Walk} */ walk) {
  const last = stated(walk).filter(({ fact }) => !walk.verdicts[fact.key]).at(-1);
  const opened = walk.asking?.within;
  if (opened && last?.within !== opened)
    return { ...state, by: state.by.filter((key) => key !== opened.key) };
  if (last && last.stage < walk.whens.length - 1) return { ...state, on: walk.on.slice(0, -1) };
  const { [last?.fact.key || ""]: _, ...answers } = state.answers;
  return { ...state, answers };
}

function heading(/** @type {string} */ text) {
  return h(text.length > LONG ? "h2.long" : "h2", { id: "guide-heading", tabindex: "-1" }, prose(text));
}

/** @param {Walk} walk @param {number} number */
function ruled(walk, number) {
  const all = finished(walk);
  const now = momentOf(walk, number);
  const due = all.filter(({ stage }) => stage === number);
  const loud = due.filter(({ step, when }) => when <= now && !step.quiet);
  const quiet = all.filter(({ step }) => step.quiet);
  const waits = quiet.filter(({ step, when }) => step.to || when > now);
  const mine = quiet.filter((one) => !waits.includes(one));
  const coming = all.filter(({ step, when }) => when > now && !step.quiet);
  const away = all.some(({ step, when }) => step.away && when <= now);
  // Where all is the director's own to do, the players are told the verdict.
  const bare = !away && all.every(({ step }) => step.quiet && !step.fresh && !step.verdict);
  // A role other than everyone, spoken of or to, gets a name when the seat is known.
  const seated = /\{(?!everyone)/.test(verdict(walk) + all.map(({ step }) => `{${step.to || "everyone"}}${step.says}`));
  const texts = keying(walk);
  const keyedNow = all.some(({ step, when }) => step.keyed && when <= now);
  const isLong = wordsIn(mine.map(({ step }) => step.says).join(" ")) > 40;
  const rules = mine.filter(({ step }) => away && isLong && step.rank === "federation");
  const forMe = isLong && !away ? folded(".ruling.quietly", "Kun for dig", steps(mine, now))
    : mine.length > 0 && h("div.ruling.quietly", {}, label("Kun for dig"),
      rules.length > 0 && folded("", "DBf’s regler om det", steps(rules, now)), steps(mine.filter((one) => !rules.includes(one)), now));
  announced.textContent = "Kendelsen er fundet";
  return h("section.guide-card.ruled", { "aria-labelledby": "guide-heading" },
    h("p.guide-step", {}, "Kendelse"),
    heading(verdictLine(walk)),
    h("p.guide-deciding", {}, ...deciding(walk).flatMap((law) => [lawLink(law), " "])),
    away && h("p.guide-away", {}, "Vis ikke kendelsen ved bordet: Den røber noget for en spiller."),
    (loud.length > 0 || bare) && h("div.ruling", {},
      h("div.guide-said", {}, label("Sig nu"), !away && button(".guide-on", "Læs op", () => readAloud(screens(walk)))),
      loud.length > 0 ? steps(loud, now) : h("p", {}, h("b.to", {}, "Alle:"), " ", say(verdictLine(walk)))),
    away && forMe,
    laterOn(coming, now),
    walk.later && onward(walk, walk.later),
    !away && forMe,
    waits.length > 0 && folded(".ruling.quietly", "Kun for dig, senere",
      h("ul.steps.ticks", {}, ...waits.map((one) => line(one, now, isTicked(one, now) && tickBox(keptHere(kept()), one.step.word, "Gjort")))),
      texts.length > 0 && !keyedNow && h("p.small", {}, texts.join(" ")), aids(walk, waits)),
    aids(walk, [...loud, ...mine], true),
    assumptions(walk),
    !number && (state.again && asksSeat(walk) ? askFor(seatQuestion())
      : seated && whoAsked() && !state.seat && folded(".guide-seat", seatQuestion(), whoTable(seatQuestion()))),
    keyedNow && folded(".guide-keyed", "Sådan tastes den", h("p", {}, texts.join(" "))),
    wentOn(walk, [
      !away && button(".guide-plain", "Vis bordet", () => showTable(walk)),
      button(".guide-plain", "Del", share),
      h("a.guide-plain", { href: addressAt(walk, "vaerktoejer/kendelse") }, "Dokument"),
    ]),
    h("p.guide-link", { hidden: "" }),
    why(walk));
}

/** On to what helps to judge: the poll, where that is still to be weighed, and what reckons an adjusted score that some steps give. @param {Walk} walk @param {DueStep[]} some */
function aids(walk, some, weighs = false) {
  const weighed = weighs && (walk.later?.polled || walk.turns.some(({ fact }) => fact.polled));
  const links = [
    weighed && h("a.guide-plain", { href: address("vaerktoejer/rundspoerge") }, "Hold en rundspørge"),
    some.some(({ step }) => step.keyed === "adjusted") && h("a.guide-plain", { href: address("vaerktoejer/justeret") }, "Regn en justeret score ud"),
  ];
  return links.some(Boolean) && h("div.guide-actions", {}, ...links);
}

/** Whether an answer that is taken for granted stands above the words: the board has given it, or has the like of what would make it another. @param {Turn} turn */
function isDoubtful({ assumed, from, fact }) {
  return assumed && (from || fact.stands?.some(([kind, , answer]) => answer && state.standing?.some((one) => one.kind === kind)));
}

/** The answers that are taken for granted, each with a way to change it; folded. @param {Walk} walk */
function assumptions(walk, name = "") {
  const lines = walk.turns.filter((turn) => turn.assumed && !turn.sure && !isDoubtful(turn) && changing !== turn.fact.key).map(({ fact, key }) =>
    h("li", {}, h("span", {}, say(fact.ask), " ", h("b", {}, prose(sentence(fact.answers[key])))),
      button(".guide-plain", "Ret", () => {
        changing = fact.key;
        render();
        focusOn(`[data-key="${fact.key}"] button`);
      })));
  return lines.length > 0 && folded(".guide-assumed", name || `Forudsat ${lines.length} almindelig${lines[1] ? "e" : ""} ting. Se og ret`, h("ul.plain", {}, ...lines));
}

/** The §§, the steps on the way that are no longer due, what would change the ruling, its rows and its cases; folded. @param {Walk} walk */
function why(walk) {
  const laws = new Set([...walk.steps.map(({ step }) => step.law), ...(walk.later ? [walk.later.law] : [])]);
  const kept = finished(walk);
  const earlier = walk.steps.filter((one) => !kept.includes(one));
  const others = folded(".guide-changes", "Hvad ville ændre kendelsen?");
  others.addEventListener("toggle", () => one(others, "div").replaceChildren(...shown(changes(walk))));
  return folded(".guide-because", "Hvorfor?",
    h("ul.plain.guide-laws", {}, ...[...laws].map((law) => h("li", {}, lawLink(law), " ", prose(gloss(law))))),
    earlier.length > 0 && [label("Sagt undervejs"), steps(earlier)],
    walk.turns.length > 0 && others,
    cases(walk),
    feedback(walk),
    h("ul.plain.guide-rows", {}, ...walk.rows.map(([rule, row]) => {
      const id = `${rule}-${row}`;
      const { title, page, first } = graph.rules[rule];
      const href = document.getElementById(id) ? "#" + id : address(page, id);
      return h("li", { "data-row": id }, h("a", { href }, `${title}, ${letters((first || 0) + row)}`));
    })));
}

/** A, B, C …, AA, AB …, as generator/views/decision_table.py. @param {number} number @returns {string} */
function letters(number) {
  const own = graph.letters;
  const first = Math.floor((number - 1) / own.length);
  return (first ? letters(first) : "") + own[(number - 1) % own.length];
}

/** The cases of the page that end on the same row as the conversation. */
function cases(/** @type {Walk} */ walk) {
  const there = document.getElementById(/** @type {(string | number)[]} */ (walk.rows.at(-1)).join("-"));
  const links = [...(there?.querySelectorAll("a[href*='sager/']") || [])];
  return links.length > 0 && folded(".guide-cases", "Sager, der ender her",
    h("ul.plain", {}, ...links.map((link) => h("li", {}, link.cloneNode(true)))));
}

/** On in the rule that comes later: here, or at /guide/ where the page's graph ends. @param {Walk} walk @param {Step} step */
function onward(walk, step) {
  const rule = step.on || "";
  const moment = spoken(graph.whens[step.when || 0]);
  const { title, who, part, page } = graph.rules[rule];
  const said = title.toLowerCase().startsWith(moment + ": ") ? upper(title.slice(moment.length + 2)) : title;
  const text = `Gå videre ${moment}: ${said}`;
  // Who is asked for there is another: the board goes on, and he is asked for.
  if (!part && who?.[0] !== whoAsked()?.[0])
    return h("a.guide-plain.guide-more", { href: address(page, boardOn()) }, text);
  if (graph.rules[rule].start !== undefined)
    return button(".guide-plain.guide-more", prose(text), () => go({ ...state, on: [...state.on, rule] }));
  return h("a.guide-plain.guide-more", { href: `${addressAt(walk, "guide")}/+${rule}` }, text);
}

/** The address of what has been answered, at a page that knows every rule. @param {Walk} walk @param {string} page */
function addressAt(walk, page) {
  return address(page, (entry && "/" + entry) + written(state, walk).slice(1));
}

/** At /guide/: what has happened? */
function beginning() {
  announced.textContent = "";
  const rest = state.again ? restAfter() : "";
  const begin = graph.begin || [];
  const next = nextRules(state.standing, state.declarer);
  const names = Object.fromEntries(begin.flatMap(([, rules]) => rules));
  const some = (/** @type {string[]} */ rules) => h("div.guide-answers", {}, ...rules.map((rule) => button("", prose(names[rule]), () => begun(rule))));
  return h("section.guide-card", { "aria-labelledby": "guide-heading" },
    fromBefore(),
    heading(state.again ? "Hvad skete der ellers?" : "Hvad er der sket?"),
    h("button.find", { type: "button", "data-search": rest }, rest || "Skriv eller sig det"),
    some(next),
    ...begin.map(([phase, rules]) => folded(".guide-phase", phase, some(rules.map(([rule]) => rule).filter((rule) => !next.includes(rule))))));
}

/** A situation, by way of what stands at one seat alone and is what it is about; with what its name states. @param {string} named */
function begun(named) {
  const { standing = [] } = state;
  const [way] = standing.filter(({ kind }) => standing.filter((one) => one.kind === kind).length === 1).flatMap((each) =>
    (graph.ways[each.kind] || []).filter(([, , , , , begins]) => begins === named).map((way) => wayTo(way, each, standing)));
  location.assign(way || written({ ...state, rule: named }));
}

/** The situations that can follow what stands and was ruled, in home's names: the four most pressing, then the commonest. @param {OnBoard[]} [standing] @param {string} [declarer] */
function nextRules(standing = [], declarer = "") {
  const { common = [], auction = [], played = [], ...by } = graph.next || {};
  const kinds = standing.map(({ kind }) => kind);
  const over = declarer || kinds.some((kind) => graph.in_play.includes(kind)) || onThisBoard(kept()).some(({ page }) => played.includes(page));
  const can = (/** @type {string} */ rule) => !(over && auction.includes(rule));
  const rules = [...new Set(kinds.flatMap((kind) => (by[kind] || []).map((rule, n) => ({ rule, n })))
    .sort((one, other) => one.n - other.n).map(({ rule }) => rule))].filter(can);
  rules.splice(4, 0, ...common.filter(can));
  return [...new Set(rules)].slice(0, 8).flatMap((rule) => by[rule] || rule);
}

/** What a step leaves at seats that are known, in the words of a chip. @param {Step} step */
function leftAtSeats({ leaves = [] }) {
  return leaves.flatMap(([kind, role, detail = ""]) => (placesOf(role, seatsIn(state)) || [])
    .map((place) => ({ kind, place, detail: detail.replace(/\{\w+\}/g, "").trim() }))).filter(endsByTap).map((one) => lies([one]));
}

/** @param {OnBoard} one */
function endsByTap({ kind }) {
  return graph.lasting[kind][3].length > 0;
}

function share() {
  const there = one(box, ".guide-link");
  sendAddress((text) => {
    there.hidden = false;
    there.textContent = text;
  });
}

/** The ruling as it is kept: answered alike in this session, for another day is another incident. @param {Kept[]} rulings */
function keptHere(rulings) {
  return rulings.find((one) => one.page === pageHere() && one.hash === location.hash && Date.now() - one.at < SESSION);
}

function pageHere() {
  return entry ? graph.rules[entry].page : "guide";
}

/** For the home page and the log: what was ruled, and what of it is done. */
function remember(/** @type {Walk} */ walk) {
  const before = kept();
  const old = keptHere(before);
  /** @type {Map<string, [says: string, ...left: string[]]>} */
  const later = new Map(finished(walk).filter((one) => isTicked(one, momentOf(walk)))
    .map(({ step, when }) => [step.word, [`${sentence(graph.whens[when])}: ${addressed(step)} ${spoken(step.says || "")}`.replace(/ +/g, " "), ...leftAtSeats(step)]]));
  const { called: title } = graph.rules[state.rule];
  const { hash } = location;
  const same = onThisBoard(before).find(({ first }) => !first)?.at;
  const { standing } = standingAfter(walk, state);
  const lying = standing.filter(endsByTap).map((one) => lies([one]));
  const on = [...boardHas([]).map((part) => [part]), ...standing.map((one) => ["ligger=" + textOf(one), ...(endsByTap(one) ? [lies([one])] : [])])];
  keep([{ at: Date.now(), first: same, ...old, page: pageHere(), hash, title, verdict: spoken(verdictLine(walk)), lying, on: /** @type {[string, string?][]} */ (on),
    later: [...later].map(([word, said]) => [word, ...said]) },
    ...before.filter((ruling) => ruling !== old)]);
}

/** The rulings in this session of the board that is gone on with. @param {Kept[]} rulings */
function onThisBoard(rulings) {
  return rulings.filter(({ at, first }) => state.again && String(first || at) === stored(BOARD) && Date.now() - at < SESSION);
}

function go(/** @type {State} */ next) {
  const known = !graph.elsewhere;
  history.pushState(null, "", known ? written(next, next.rule ? follow(next) : undefined) : "#/" + next.rule);
  arrive();
}

/** At the state of the address; one that was followed brings answers that nobody has given here. */
function arrive(followed = false) {
  if (graph.elsewhere && /^#\/./.test(location.hash)) return fetchGraph(() => arrive(followed));
  [state, strange] = read(location.hash);
  if (followed) brought = Object.keys(state.answers).length;
  [changing, tapped] = ["", ""];
  if (strange.length && state.rule) history.replaceState(null, "", written(state, follow(state)));
  render();
  const onward = carrying && box.querySelector("a.guide-onward");
  carrying &&= !onward;
  if (onward instanceof HTMLElement) onward.click(); // the seat was all that was missing
  else focusOn(carrying ? ".guide-board .guide-table button" : ".guide-trail [aria-expanded=true]");
}

/** Focus never gets lost, and a new question begins at the top of the window. */
function focusOn(/** @type {string} */ selector) {
  const found = /** @type {HTMLElement} */ (box.querySelector(selector) || one(box, "#guide-heading"));
  found.focus({ preventScroll: true });
  const card = found.closest(".guide-board") || found.closest(".guide-card") || found;
  const { top, bottom } = card.getBoundingClientRect();
  if (found.id || state.open || top < 60 || bottom > innerHeight) card.scrollIntoView();
}

/** The number keys choose among the answers, for who is at them. */
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!target.closest(".guide-card") || target.closest("input, textarea, select, dialog")) return;
  const found = box.querySelectorAll(".guide-card:not(.ruled) [data-number]");
  /** @type {HTMLElement | undefined} */ (found[Number(event.key) - 1])?.click();
});

/* Whatever link is followed on from a ruling with its board, what comes is on the same board. */
body.addEventListener("click", ({ target }) => {
  const link = /** @type {Element} */ (target).closest("a");
  const here = keptHere(kept());
  if (here && link && /\/igen(\/|$)/.test(link.hash)) store(BOARD, String(here.first || here.at));
});

addEventListener("hashchange", () => {
  if (/^(#\/.*)?$/.test(location.hash)) arrive(true);
});
box.append(announced, body);
if (/^#\/./.test(location.hash)) arrive(true);
else render();
box.classList.add("ready");
