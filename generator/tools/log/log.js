/* The director's log: the rulings of this device, what is due after play, and ways to take them
  along. */

const place = h("div.log");
const notice = h("p.record-status", { role: "status" });
const { form = "", after = "" } = one(document, ".log-data").dataset;
/** An address longer than this is refused by the form's host. */
const LONGEST = 7000;

/** What is due later: a step, or a rule that the conversation goes on in. @typedef {{word: string, when: number, text: Child[], plain: string}} Due */

/** @param {Walk} walk @returns {Due[]} */
function dueOf(walk) {
  const now = momentOf(walk);
  /** @type {Map<string, Due>} */
  const found = new Map();
  for (const due of finished(walk).filter((one) => isTicked(one, now))) {
    const { word, says = "", law } = due.step;
    const before = found.get(word);
    const words = spoken(says);
    const start = before ? " " : dueText(walk, due) + toWhom(due.step);
    found.set(word, { word, when: Math.max(due.when, before?.when || 0), text: [before?.text, start, prose(words), " ", lawLink(law)],
      plain: [before?.plain, `${start}${words} (${lawText(law)})`].filter(Boolean).join("") });
  }
  return [...found.values()];
}

/** The continuation of a conversation, which takes the place of what came before. @param {Kept} ruling @param {Kept[]} rulings */
function goneOn(ruling, rulings) {
  return rulings.some((other) => pathOf(other).startsWith(pathOf(ruling) + "/+"));
}

/** What a list or a file shows of a ruling. @param {Kept} ruling */
function summary(ruling) {
  const walk = replayed(pathOf(ruling));
  const on = walk && goesOn(walk);
  return {
    walk, due: walk ? dueOf(walk) : [], keys: walk ? keying(walk) : [], on, laws: walk ? deciding(walk).map(lawText) : [],
    further: on && h("a", { href: address("guide", `/${pathOf(ruling)}/+${on.rule}`) }, prose(on.text)),
  };
}

/** @param {Kept} ruling */
function toGuide({ page, hash }) {
  return address(page, hash.slice(1));
}

function show() {
  const rulings = kept();
  place.replaceChildren(...shown(rulings.length > 0 ? [due(rulings), toKey(rulings), list(rulings), taking()] : [
    h("p", {}, "Loggen er tom. Den fyldes af sig selv, når du finder en kendelse i ", h("a", { href: address("guide") }, "vejledningen"), ".")]));
}

/** Where it was, or what happened there. @param {Kept} ruling */
function placeText(ruling) {
  return sentence(placed(ruling) || ruling.title) + ": ";
}

/** What is left to do, board by board: before play is over, and after it. Nothing stands twice; what is over is struck. @param {Kept[]} rulings */
function due(rulings) {
  const lines = byBoard(rulings).flatMap((board) => {
    const said = new Set();
    return board.filter((ruling) => !goneOn(ruling, rulings)).flatMap((ruling) => {
      const { due, on, further } = summary(ruling);
      const where = () => h("b", { "data-at": String(ruling.at) }, placeText(ruling));
      const fresh = due.filter(({ plain }) => !said.has(plain) && said.add(plain));
      return [
        ...fresh.map(({ word, when, text }) => ({ when, line: isOver(ruling, word, board) ? h("li.over", {}, h("s", {}, where(), text))
          : h("li", {}, h("label", {}, tickBox(ruling, word), " ", h("span", {}, where(), text))) })),
        ...(on && !board.some((other) => other.at > ruling.at && pathOf(other).startsWith(on.rule + "/")) ? [{ when: on.when, line: h("li.further", {}, h("span", {}, where(), further)) }] : []),
      ];
    });
  });
  const before = lines.filter(({ when }) => when < Number(after)).map(({ line }) => line);
  const later = lines.filter(({ when }) => when >= Number(after)).map(({ line }) => line);
  return h("div.log-waits", {},
    before.length > 0 && [h("h2", {}, "Undervejs"), h("ul.log-due", {}, ...before)],
    h("h2", {}, "Kig igen efter spillet"),
    later.length > 0 ? h("ul.log-due", {}, ...later) : h("p", {}, "Intet venter."));
}

/** What must be keyed, each once on a board. @param {Kept[]} rulings @returns {Child} */
function toKey(rulings) {
  const lines = byBoard(rulings).flatMap((board) => {
    const keys = new Map(board.filter((ruling) => !goneOn(ruling, rulings)).flatMap((ruling) => summary(ruling).keys.map((text) => [text, ruling])));
    return [...keys].map(([text, ruling]) => h("li", {}, h("b", { "data-at": String(ruling.at) }, placeText(ruling)), text));
  });
  return lines.length > 0 && h("div.log-keyed", {}, h("h2", {}, "Det skal tastes"), h("ul", {}, ...lines));
}

/** @param {Kept[]} rulings */
function list(rulings) {
  return [h("h2", {}, "Kendelser"), h("ol.log-rulings", {}, ...byBoard(rulings).map((board) => {
    const last = board[board.length - 1];
    const paper = h("a.record-plain", { href: toDocument(last) }, "Dokument");
    return h("li", {},
      ...board.map((ruling) => [
        h("p.small", {}, `${dated(ruling.at)} · ${ruling.title}`),
        h("p.log-verdict", {}, h("a", { href: toGuide(ruling) }, prose(ruling.verdict)), " ", ...summary(ruling).laws.flatMap((law) => [prose(law), " "])),
      ]),
      ...lyingStill(last).map((text) => h("p.small", {}, "Ligger endnu: ", prose(text))),
      h("p.log-place", {}, where(last, "table", "Bord", paper), where(last, "board", "Spil", paper)),
      h("p.log-acts", {},
        paper,
        ...board.map((ruling) => proposal(ruling, board.length > 1 ? `Foreslå »${ruling.title}« som sag` : "Foreslå som sag")),
        button(".record-plain", "Igen ved et andet bord", () => {
          const first = Date.now();
          const again = board.map(({ page, hash, title, verdict }, n) => ({ page, hash, title, verdict, at: first + n, first: n ? first : undefined }));
          keep([...again.reverse(), ...kept()]);
          show();
          one(place, ".log-rulings input").focus();
        }),
        button(".record-plain", "Slet", () => {
          keep(kept().filter(({ at }) => !board.some((ruling) => ruling.at === at)));
          show();
        })));
  }))];
}

/** @param {Kept} ruling @param {"table" | "board"} key @param {string} label @param {HTMLElement} paper its link to the document */
function where(ruling, key, label, paper) {
  const input = /** @type {HTMLInputElement} */ (h("input", { value: ruling[key] || "", size: "4", autocomplete: "off" }));
  input.addEventListener("input", () => {
    ruling[key] = input.value.trim();
    changeBoard(ruling, { [key]: ruling[key] });
    paper.setAttribute("href", toDocument(ruling));
    for (const one of kept().filter((other) => boardOf(other) === boardOf(ruling)))
      place.querySelectorAll(`[data-at="${one.at}"]`).forEach((found) => (found.textContent = placeText(one)));
  });
  return h("label", {}, label + " ", input);
}

/** The contributor's form, filled in as far as the ruling goes; or its text, where there is no form. @param {Kept} ruling @param {string} label */
function proposal(ruling, label) {
  const walk = replayed(pathOf(ruling));
  if (!walk) return false;
  const link = h("a.record-plain", { href: toGuide(ruling) }).getAttribute("href") || "";
  const texts = {
    title: "Sag: " + ruling.verdict,
    situation: `${ruling.title} ${new URL(link, location.href).href}`,
    overskrift: ruling.verdict,
    bord: answersOf(walk).map(([question, answer]) => `${question} ${answer}`).join("\n"),
    kendelse: inOrder(walk).map((due) => `${dueText(walk, due)}${toWhom(due.step)}${spoken(due.step.says || "")} (${lawText(due.step.law)})`).join("\n"),
    kilde: "Mit eget bord",
  };
  if (form) {
    const fill = (/** @type {string} */ text) => encodeURIComponent(text.slice(0, LONGEST / 6));
    const filled = Object.entries(texts).map(([name, text]) => `&${name}=${fill(text)}`).join("");
    return h("a.record-plain", { href: form + filled }, label);
  }
  return button(".record-plain", label, () => {
    const text = Object.entries(texts).map(([name, text]) => `${name}:\n${text}\n`).join("\n");
    const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject();
    copied.then(() => "Teksten er kopieret. Sæt den ind, hvor du sender sagen.", () => text).then((message) => {
      notice.replaceChildren(message + " ", h("a", { href: address("bidrag") }, "Sådan bidrager du"));
      notice.scrollIntoView({ block: "nearest" });
    });
  });
}

/** Ways to take the log along, and to be rid of it. */
function taking() {
  return h("p.log-acts.taking", {},
    button(".record-plain", "Udskriv", () => print()),
    button(".record-plain", "Til opslagstavlen", onBoardOfNotices),
    button(".record-plain", "Hent som CSV", () => handOver("log.csv", csv(kept()), "text/csv;charset=utf-8")),
    button(".record-plain", "Hent som JSON", () => handOver("log.json", JSON.stringify(kept().map(plain), null, 2), "application/json;charset=utf-8")),
    button(".record-plain.danger", "Slet loggen", () => {
      keep([]);
      show();
      notice.textContent = "Loggen er slettet.";
    }));
}

/** Only a number is printed of where it was, so that nobody is named. */
const A_NUMBER = /^\p{L}? ?\d{1,3}\p{L}?$/u;

/** For the notice board: what happened the last evening, and what was ruled, by the rules' own words alone. */
function onBoardOfNotices() {
  const last = Math.max(...kept().map(({ at }) => at));
  const evening = kept().filter(({ at }) => last - at < SESSION).sort((a, b) => boardOf(a) - boardOf(b) || a.at - b.at);
  const rulings = evening.filter((ruling) => !goneOn(ruling, evening));
  const lines = rulings.flatMap((ruling) => {
    const { walk, due, laws } = summary(ruling);
    if (!walk) return [];
    replayed(pathOf(ruling));
    const number = (/** @type {string | undefined} */ text) => (A_NUMBER.test(text || "") ? text : undefined);
    const there = placed({ ...ruling, table: number(ruling.table), board: number(ruling.board) });
    const waits = due.some(({ word, when }) => when >= Number(after) && !(ruling.done || []).includes(word));
    return [h("li", {}, h("b", {}, there && sentence(there) + ": "), graph.rules[state.rule].title, h("p.log-verdict", {}, prose(verdictLine(walk)), " ", laws.join(", ")),
      waits && h("p.small", {}, "Ses på igen efter spillet."))];
  });
  const day = new Intl.DateTimeFormat("da-DK", { dateStyle: "long" }).format(last);
  place.replaceChildren(h("section.log-notice", {}, h("h2", {}, `Kendelser · ${day}`), h("ol", {}, ...lines)),
    h("p.log-acts", {}, button(".record-plain", "Udskriv", () => print()), button(".record-plain", "Tilbage til loggen", show)));
  notice.textContent = "";
  scrollTo(0, 0);
}

/** @param {Kept} ruling */
function plain(ruling) {
  const { due, laws, on } = summary(ruling);
  const done = ruling.done || [];
  return {
    time: new Date(ruling.at).toISOString(), table: ruling.table || "", board: ruling.board || "",
    situation: ruling.title, verdict: ruling.verdict, laws,
    left: [...due.filter(({ word }) => !done.includes(word)).map(({ plain }) => plain), ...(on ? [on.text] : [])],
    done: due.filter(({ word }) => done.includes(word)).map(({ plain }) => plain),
    address: new URL(toGuide(ruling), location.href).href,
  };
}

const COLUMNS = { time: "tid", table: "bord", board: "spil", situation: "situation", verdict: "kendelse", laws: "paragraffer", left: "mangler", done: "gjort", address: "adresse" };

/** As a Danish spreadsheet reads it; what could be read as a formula is made text. @param {Kept[]} rulings */
function csv(rulings) {
  const cell = (/** @type {string | string[]} */ value) => {
    const text = [value].flat().join(" | ");
    return `"${(/^[=+\-@\t]/.test(text) ? "'" : "") + text.replaceAll('"', '""')}"`;
  };
  const rows = rulings.map(plain).map((row) => Object.keys(COLUMNS).map((key) => cell(/** @type {any} */ (row)[key])));
  return "\uFEFF" + [Object.values(COLUMNS), ...rows].map((row) => row.join(";")).join("\r\n") + "\r\n";
}

box.append(place, notice);
addEventListener("pageshow", ({ persisted }) => persisted && arrive());
arrive();

/** An empty log needs no rules. */
function arrive() {
  if (kept().length > 0) fetchGraph(show);
  else show();
}
