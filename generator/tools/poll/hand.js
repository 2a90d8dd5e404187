/* The hand and the auction: entered, and shown to a player without what happened. */

function showSetup() {
  const made = replay(dealer(), taps());
  const bid = (/** @type {string} */ call) => callKey(call, () => again({ meldinger: [...taps(), call].join(",") }));
  show(setup,
    h("h2", {}, "Hånden og meldeforløbet"),
    h("p.fields", {}, ...[...SUIT_LETTERS].map(suitField)),
    h("p.pad-note.poll-many", {}, many()),
    seatChoice("Hånden er", SEATS.indexOf(state.spoerger || ""), (seat) => again({ spoerger: SEATS[seat] })),
    seatChoice("Giver", state.giver ? dealer() : -1, (seat) => again({ giver: SEATS[seat] })),
    choice("I zonen", Object.entries(ZONES), state.zone || "", (key) => again({ zone: key })),
    choice("Turnering", Object.entries(CONTESTS), state.form || "", (key) => again({ form: key })),
    choice("Spørg", Object.entries(QUESTIONS), state.hvad || "melder", (key) => again({ hvad: key })),
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

/** What stands on the auction's keypad, as far as it was not taken back. */
function fetched() {
  const other = stateOf(stored("bridgelovene.meldeforloeb"));
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
  return [...SUIT_LETTERS].map((_, n) => cards(suits[n] || ""));
}

function many() {
  const count = hand().join("").replace(/10/g, "T").length;
  return count ? `${count} kort` : "E K D B 10 9 …; x for et lille kort";
}

/** @param {string} suit @param {number} n */
function suitField(suit, n) {
  const [sign, look, name] = SUITS[suit];
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
  const area = /** @type {HTMLTextAreaElement} */ (h("textarea", { rows: "2", input: () => {
    set({ aftaler: area.value });
    showPaper();
  } }, state.aftaler));
  return area;
}

/** The hand and the auction, and nothing of what happened. @returns {Child[]} */
function handShown() {
  const made = replay(dealer(), taps());
  const place = [state.form && CONTESTS[/** @type {keyof typeof CONTESTS} */ (state.form)], SEATS.includes(state.spoerger || "") && `Du er ${NAMES[SEATS.indexOf(state.spoerger)]}`].filter(Boolean).join(" · ");
  return [
    h("p", {}, place),
    taps().length > 0 && drawn(made, lineOf(dealer(), made), dealer(), state.zone || ""),
    h("ul.poll-cards", {}, ...[...SUIT_LETTERS].map((suit, n) => h("li", {}, suitSign(suit), hand()[n] || "–"))),
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
