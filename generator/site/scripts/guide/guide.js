// @ts-check
/* The guide itself: what is shown, and moving on.

Part 6 of 6 of the guide. Uses all the others, and holds what they share: state. */

/** @type {State} */
let state = { rule: entry, seat: "", answers: {}, on: [], by: [] };
/** @type {string[]} */
let strange = [];
/** The answered question that is being changed. */
let changing = "";

const announced = h("p.visually-hidden", { role: "status" });
const body = h("div.guide-body");

function render() {
  const talk = state.rule ? follow(state) : undefined;
  const begun = !entry || talk?.turns.length || state.seat;
  box.parentElement?.classList.toggle("guiding", Boolean(begun));
  const note = strange.length > 0 && h("p.note-box", {},
    `Adressen siger noget, som ikke gælder her, og som er sprunget over: ${strange.join(", ")}.`);
  body.replaceChildren(...shown([note, talk ? talk.whens.map((_, n) => stage(talk, n)) : beginning()]));
  if (talk && !talk.asking) remember(talk);
}

/** A conversation up to a moment: what was answered, then the question or the ruling. */
function stage(/** @type {Talk} */ talk, /** @type {number} */ number) {
  const { asking, turns, whens } = talk;
  const untouched = graph.asks && asking && !turns.length && !state.seat;
  const moment = number ? sentence(graph.whens[whens[number]]) : "Kendelse";
  return [
    untouched && h("div.guide-seat", {}, label(seatQuestion()), seatButtons()),
    !untouched && trail(talk, number),
    number < whens.length - 1
      ? folded(".guide-earlier", moment, ruling(talk, number))
      : asking ? question(talk, asking) : ruled(talk, number, moment),
  ];
}

/** @param {Talk} talk @param {number} number */
function trail(talk, number) {
  const mine = talk.turns.filter(({ stage }) => stage === number);
  const items = mine.map((turn) => {
    const { fact, key, within } = turn;
    const verdict = talk.verdicts[fact.key];
    return answered(fact.key, fact.ask, fact.answers[key], () => answers(turn, key),
      within && "within", verdict && h("p.small", {}, say(verdict.text || ""), " ", lawLink(verdict.law)));
  });
  if (!number && graph.asks) items.unshift(
    answered("fejlende", seatQuestion(), state.seat ? `{${graph.asks}}` : "ikke sagt", seatButtons));
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

/** @param {Turn} turn @param {string} [chosen] */
function answers(turn, chosen) {
  const made = offered(turn).map((key) => {
    const one = button("", sentence(turn.fact.answers[key]), () => go(given(state, turn.fact.key, key)));
    one.dataset.answer = key;
    if (chosen === key) one.setAttribute("aria-current", "true");
    return one;
  });
  return h("div.guide-answers", { role: "group", "aria-label": spoken(turn.fact.ask) }, ...made);
}

function seatQuestion() {
  return `Hvor sidder ${fill(graph.roles[graph.asks], graph.roles)}?`;
}

function seatButtons() {
  const made = graph.seats.map(([seat, name]) => {
    const one = button("", name, () => go({ ...state, seat: state.seat === seat ? "" : seat }));
    one.setAttribute("aria-pressed", String(state.seat === seat));
    return one;
  });
  return h("div.guide-seats", { role: "group", "aria-label": seatQuestion() }, ...made);
}

/** @param {Talk} talk @param {Turn} asking */
function question(talk, asking) {
  const { fact, stage, within } = asking;
  const { kind = "finding", chooses, away, help, weigh, by, law } = fact;
  const most = Math.max(...ends(state).map(({ turns }) => turns.length));
  const fresh = talk.said.filter((said) => said.after === talk.turns.length && said.stage === stage);
  const leads = kind === "finding" ? [] : choices(asking, talk);
  const who = chooses ? sentence(`{${chooses}}`) : "";
  announced.textContent = `Spørgsmål ${talk.turns.length + 1} af højst ${most}`;
  return h("section.guide-card." + kind, { "aria-labelledby": "guide-heading" },
    !within && due(fresh, talk.whens[stage], "Sig nu"),
    h("p.guide-step", {}, announced.textContent,
      kind === "option" && h("span.kind.option", {}, `${who} vælger`),
      kind === "judgement" && h("span.kind.judgement", {}, "din vurdering")),
    within && h("p.guide-within", {}, say(within.ask)),
    heading(spoken(fact.ask)),
    away && h("p.guide-away", {}, "Spørg væk fra bordet; modparten skal ikke høre svaret."),
    help && h("p.help", {}, say(help)),
    weigh && [label("Find ud af"), h("ul.guide-weigh", {}, ...weigh.map((text) => h("li", {}, say(text))))],
    kind === "option" && [
      h("p.guide-alone", {}, "Forklar alle valg, før der vælges (", lawLink("10C1"), ").",
        !/alene/.test(help || "") && [` ${who} vælger alene (`, lawLink("10C2"), ")."]),
      h("div.choices", {}, ...leads)],
    kind === "judgement" && leads.length < 2 && h("p.guide-same", {}, "Svaret gør ingen forskel for kendelsen."),
    by && button(".guide-by", "Afgør det skridt for skridt", () => go({ ...state, by: [...state.by, fact.key] })),
    answers(asking),
    kind === "judgement" && leads.length > 1
      && folded(".guide-leads", "Hvad fører svarene til?", h("div.choices.weighing", {}, ...leads)),
    h("div.guide-foot", {},
      folded(".guide-why", "Hvorfor?", h("p", {}, lawLink(law), " ", prose(glosses[law] || ""))),
      talk.turns.length > 0 && button(".guide-plain", "Tilbage", () => go(before(talk)))));
}

/** One step back: the last answer, or the last rule gone on in, is taken away. */
function before(/** @type {Talk} */ talk) {
  const last = talk.turns.filter(({ fact }) => !talk.verdicts[fact.key]).at(-1);
  const opened = talk.asking?.within;
  if (opened && last?.within !== opened)
    return { ...state, by: state.by.filter((key) => key !== opened.key) };
  if (last && last.stage < talk.whens.length - 1) return { ...state, on: talk.on.slice(0, -1) };
  const { [last?.fact.key || ""]: _, ...answers } = state.answers;
  return { ...state, answers };
}

function heading(/** @type {string} */ text) {
  return h("h2", { id: "guide-heading", tabindex: "-1" }, prose(text));
}

/** @param {Talk} talk @param {number} number */
function ruling(talk, number) {
  const said = talk.said.filter(({ stage }) => stage === number);
  return said.length > 0
    ? due(said, talk.whens[number], "Sig ved bordet")
    : h("p", {}, "Her er ikke mere at sige.");
}

/** @param {Talk} talk @param {number} number @param {string} title */
function ruled(talk, number, title) {
  const laws = new Set([...talk.said.map(({ step }) => step.law), ...(talk.later ? [talk.later.law] : [])]);
  const others = folded(".guide-changes", "Hvad ville ændre kendelsen?");
  others.addEventListener("toggle", () => one(others, "div").replaceChildren(...shown(changes(talk))));
  announced.textContent = "Kendelsen er fundet";
  return h("section.guide-card.ruled", { "aria-labelledby": "guide-heading" },
    heading(title),
    ruling(talk, number),
    talk.later && onward(talk.later),
    h("div.guide-actions", {},
      button(".guide-plain", "Del", share),
      button(".guide-plain", "Udskriv", () => print()),
      button(".guide-plain", "Begynd forfra", () => go(read("")[0]))),
    h("p.guide-link", { hidden: "" }),
    talk.turns.length > 0 && others,
    folded(".guide-laws", "Paragrafferne", h("ul.plain", {},
      ...[...laws].map((law) => h("li", {}, lawLink(law), " ", prose(glosses[law] || ""))))),
    cases(talk),
    h("ul.plain.guide-rows", {}, ...talk.rows.map(([rule, row]) => {
      const id = `${rule}-${row}`;
      const { title, page } = graph.rules[rule];
      const href = document.getElementById(id) ? "#" + id : address(page, id);
      return h("li", { "data-row": id }, h("a", { href }, `${title}, række ${row}`));
    })));
}

/** The cases of the page that end on the same row as the conversation. */
function cases(/** @type {Talk} */ talk) {
  const there = document.getElementById(talk.rows[talk.rows.length - 1].join("-"));
  const links = [...(there?.querySelectorAll("a[href*='sager/']") || [])];
  return links.length > 0 && folded(".guide-cases", "Sager, der ender her",
    h("ul.plain", {}, ...links.map((link) => h("li", {}, link.cloneNode(true)))));
}

/** On in the rule that comes later: here, or at /guide/ where the page's graph ends. */
function onward(/** @type {Step} */ step) {
  const rule = step.on || "";
  const text = `Gå videre ${spoken(graph.whens[step.when || 0])}: ${graph.rules[rule].title}`;
  if (graph.rules[rule].start !== undefined)
    return button(".guide-on", text, () => go({ ...state, on: [...state.on, rule] }));
  const so = written(state, follow(state)).slice(2);
  return h("a.guide-on", { href: `${address("guide")}#/${state.rule}/${so}/+${rule}` }, text);
}

/** At /guide/: what has happened? */
function beginning() {
  announced.textContent = "";
  return h("section.guide-card", { "aria-labelledby": "guide-heading" },
    heading("Hvad er der sket?"),
    ...(graph.begin || []).map(([phase, rules]) => [label(phase), h("div.guide-answers", {},
      ...rules.map(([rule, happened]) => button("", sentence(happened), () => go({ ...state, rule }))))]));
}

function share() {
  const { href: url } = location;
  if (navigator.share) return void navigator.share({ title: document.title, url }).catch(() => {});
  const there = one(box, ".guide-link");
  there.hidden = false;
  there.textContent = url;
  navigator.clipboard?.writeText(url).then(() => (there.textContent = "Adressen er kopieret."), () => {});
}

/** The last rulings of this device, and of it alone, for the home page. */
function remember(/** @type {Talk} */ talk) {
  const { hash } = location;
  const page = entry ? graph.rules[entry].page : "guide";
  const { title } = graph.rules[state.rule];
  const said = talk.said.find(({ step, when }) => !step.quiet && !when) || talk.said[0];
  const mine = { page, hash, title, said: spoken(said?.step.text || ""), at: Date.now() };
  try {
    /** @type {typeof mine[]} */
    const before = JSON.parse(localStorage.getItem("kendelser") || "[]");
    const others = before.filter((other) => other.page !== page || other.hash !== hash);
    localStorage.setItem("kendelser", JSON.stringify([mine, ...others].slice(0, 8)));
  } catch {
    // A browser that keeps nothing has no list.
  }
}

function go(/** @type {State} */ next) {
  history.pushState(null, "", next.rule ? written(next, follow(next)) : "#/");
  arrive();
}

function arrive() {
  [state, strange] = read(location.hash);
  changing = "";
  if (strange.length && state.rule) history.replaceState(null, "", written(state, follow(state)));
  render();
  focusOn("#guide-heading");
}

/** Focus never gets lost, and what is new stands where it can be read. */
function focusOn(/** @type {string} */ selector) {
  const found = one(box, selector);
  found.focus({ preventScroll: true });
  const card = found.closest(".guide-card") || found;
  const { top, bottom } = card.getBoundingClientRect();
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (top < 60 || bottom > innerHeight)
    card.scrollIntoView({ block: "start", behavior: still ? "auto" : "smooth" });
}

/** An ordinary anchor, that may stand in the tree that is folded. */
function anchor() {
  const target = document.getElementById(decoded(location.hash.slice(1)));
  target?.closest(".whole-tree")?.setAttribute("open", "");
  target?.scrollIntoView();
}

/* Under instant navigation the guide of a page that one has left still hears of it. */
addEventListener("hashchange", () => {
  if (!box.isConnected) return;
  if (/^(#\/.*)?$/.test(location.hash)) arrive();
  else anchor();
});
box.append(announced, body);
if (/^#\/./.test(location.hash)) arrive();
else {
  render();
  anchor();
}
box.classList.add("ready");
