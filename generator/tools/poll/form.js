/* The replies are written down, counted and weighed. */

function showWork() {
  const asked = replies();
  const names = actions();
  show(work,
    h("div.on-paper", {}, ...handShown()),
    h("div.pad-acts", {},
      button(".pad-plain.main", "Vis hånden", showHand, { "data-key": "vis" }),
      copies("Del hånden", handAlone, notice)),
    h("h2", {}, `Svar (${asked.length})`),
    asked.length > 0 && h("ol.poll-replies", {}, ...asked.map(({ chose, also }, n) => h("li", {},
      names[chose], also.length > 0 && ` (overvejede ${also.map((other) => names[other]).join(", ")})`, " ",
      button("", "slet", () => setAndShow({ svar: writtenReplies(asked.filter((_, other) => other !== n)) }), { "data-key": "slet" + n, "aria-label": `Slet svar ${n + 1}` })))),
    writing(), counted(asked), weighed(asked),
    h("div.pad-acts", {}, ...acts(state, begin, !names.length && TRIED, notice)));
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
  const { giver, zone, meldinger, haand, spoerger, hvad, form, aftaler } = state;
  return location.href.split("#")[0] + "#/" + stateText(stated({ giver, zone, meldinger, haand, spoerger, hvad, form, aftaler, vis: "1" }));
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
    names.length > 0 && keyRow("Spilleren vælger", "Vælger",
      names.map((name, n) => button("", name, () => choose(n), { "aria-pressed": String(n === chose), "data-key": "valg" + n }))),
    chose >= 0 && names.length > 1 && keyRow("Overvejede også for alvor", "Overvejede også",
      names.map((name, n) => n !== chose && button("", name, () => consider(n), { "aria-pressed": String(also.includes(n)), "data-key": "ogsaa" + n }))),
    h("p.fields", {}, h("label", {}, "En handling mere ", input)),
    h("div.pad-acts", {}, button(".pad-plain", "Tilføj handlingen", add, { "data-key": "tilfoej" }),
      chose >= 0 && button(".pad-plain.main", "Skriv svaret ned", () => {
        const all = [...replies(), { chose, also }];
        [chose, also] = [-1, []];
        setAndShow({ svar: writtenReplies(all) });
        one(work, '[data-key="vis"]').focus();
      }, { "data-key": "gem" })));
}

/** @param {Reply[]} asked */
function counted(asked) {
  if (!actions().length) return false;
  return [h("h2", {}, "Logiske alternativer"),
    h("p", {}, told.measure.about, " ", lawTo(told.measure.law)),
    h("p.fields", {}, number("maal", "Overvejet af mindst (%)", ""), number("valgt", "Valgt af mindst", String(told.measure.chosen))),
    h("p.pad-note", {}, told.own),
    h("div.poll-table", {}, table(asked))];
}

/** @param {string} key @param {string} label @param {string} usual */
function number(key, label, usual) {
  const typed = () => {
    set({ [key]: input.value });
    one(work, ".poll-table").replaceChildren(table(replies()));
    one(work, ".poll-weighed").replaceWith(weighed(replies()));
  };
  const input = /** @type {HTMLInputElement} */ (h("input", { type: "number", inputmode: "numeric", min: "0", max: "100", value: state[key] || usual, "data-key": key, input: typed }));
  return h("label", {}, label + " ", input);
}

/** Which actions reach the measure; nothing until somebody is asked and the director has set it. @param {Reply[]} asked */
function logicals(asked) {
  const percent = Number(state.maal);
  const least = Number(state.valgt || told.measure.chosen);
  const sound = percent > 0 && percent <= 100 && least >= 0;
  return sound && asked.length > 0 ? alternatives(tally(asked, actions().length), asked.length, percent, least) : undefined;
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
  return h("input", { type: "checkbox", "data-key": "peger" + n, "aria-label": `Oplysningen peger på ${actions()[n]}`, checked: on, change: () => {
    const now = suggested().map((one, other) => (other === n ? !on : one));
    setAndShow({ peger: now.flatMap((one, other) => (one ? [other] : [])).join(".") });
  } });
}

/** @param {Reply[]} asked */
function weighed(asked) {
  const logical = logicals(asked);
  if (!actions().length) return h("div.poll-weighed");
  const did = /^\d+$/.test(state.gjorde || "") && Number(state.gjorde) < actions().length ? Number(state.gjorde) : -1;
  return h("div.poll-weighed", {},
    h("details.fold.poll-points", {}, h("summary", {}, "Hvad peger oplysningen på?"),
      h("ul", {}, ...told.suggests.weigh.map((text) => h("li", {}, text))), h("p", {}, lawTo(told.suggests.law))),
    h("h2", {}, "Spillerens valg ved bordet"),
    choice("Valgte", actions().map((name, n) => [String(n), name]), String(did), (key) => setAndShow({ gjorde: key })),
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

/** What the workbench is told: the contest, the zone, a weighted row for each choice that was left, and the ruling. @param {boolean[]} logical @param {number} seat @param {string} ruling */
function toWorkbench(logical, seat, ruling) {
  const counts = tally(replies(), actions().length);
  const free = counts.map(({ chosen }, n) => ({ chosen, n })).filter(({ chosen, n }) => chosen && choiceOf(n, logical).allowed);
  const whole = free.reduce((sum, { chosen }) => sum + chosen, 0);
  const rows = free.map(({ chosen, n }) => ({ n, weight: Math.max(1, Math.round((100 * chosen) / whole)) }));
  const name = (/** @type {number} */ n) => actions()[n].replace(/~/g, " ");
  return "/" + stateText(stated({
    k: state.form === "par" ? "pairs" : "",
    z: WORKBENCH_ZONES[state.zone],
    ns: rows.map(({ n, weight }) => `${weight}.${contractAfter(n)}.${name(n)}`).join("~"),
    q: told.suggests.law + ";" + (seat < 0 ? "" : SIDES[seat % 2]),
    v: told.rule + decodeURIComponent(ruling.split("#")[1]),
  }));
}

/** The contract that a choice leaves, as the workbench has it and without the tricks; nothing while the auction goes on. @param {number} n */
function contractAfter(n) {
  const made = replay(dealer(), taps());
  const call = state.hvad === "udspil" || state.hvad === "spiller" ? "" : actions()[n].trim().toLowerCase();
  if (call && SEATS[turnOf(dealer(), made)] !== state.spoerger) return "";
  const { standing } = lineOf(dealer(), call ? [...made, { seat: turnOf(dealer(), made), call }] : made);
  return contractOf(standing);
}

function arrive() {
  state = keep.read();
  const alone = state.vis;
  delete state.vis;
  showSetup();
  showWork();
  if (alone) showHand();
}

addEventListener("hashchange", arrive);
spot.append(setup, work, notice);
arrive();
