// @ts-check
/* The list of tasks as a quiz: one at a time, those not yet right first; what is answered stays on the device.

Uses entered: store, stored; state: stateAddress; elements: h. */

const KEY = "bridgelovene.traening";
const quiz = /** @type {HTMLElement} */ (document.querySelector(".quiz"));
const list = /** @type {HTMLElement} */ (document.querySelector(".tasks"));
const intro = document.querySelector(".needs-script");

/** @type {{ id: string, situation: string, kind: string, li: HTMLElement }[]} */
const tasks = [...list.querySelectorAll("li.task")].map((found) => {
  const li = /** @type {HTMLElement} */ (found);
  const situation = li.closest("ul")?.dataset.situation || "";
  return { id: li.id, situation, kind: li.classList.contains("pair") ? "par" : "sag", li };
});

/** @type {Record<string, boolean>} by id: whether the last answer was right */
let answered = kept();
let last = "";

const situation = select("Situation", [["", "alle situationer"], ...headings()]);
const kind = select("Opgaver", [["", "begge slags"], ["par", "Samme kendelse?"], ["sag", "Hvad dømmer du?"]]);
const score = h("p.score");
const stage = h("div.stage");
const whole = button("Vis alle opgaver som en liste", () => {
  list.hidden = !list.hidden;
  whole.textContent = list.hidden ? "Vis alle opgaver som en liste" : "Skjul listen";
});
const again = button("Begynd forfra", () => {
  answered = {};
  keep();
  next();
});

function headings() {
  return [...list.querySelectorAll("h2")].map((h2) => {
    const ul = /** @type {HTMLElement} */ (h2.nextElementSibling);
    return [ul.dataset.situation || "", h2.firstChild?.textContent || ""];
  });
}

/** @param {string} label @param {string[][]} options */
function select(label, options) {
  const change = () => {
    history.replaceState(null, "", stateAddress(situation.value && "situation=" + situation.value));
    next();
  };
  return /** @type {HTMLSelectElement} */ (h("select", { "aria-label": label, change }, options.map(([value, text]) => new Option(text, value))));
}

/** @param {string} text @param {() => void} click */
function button(text, click) {
  return /** @type {HTMLButtonElement} */ (h("button", { type: "button", click }, text));
}

function kept() {
  try {
    return JSON.parse(stored(KEY) || "{}") || {};
  } catch {
    return {};
  }
}

function keep() {
  store(KEY, JSON.stringify(answered));
}

function chosen() {
  return tasks.filter(
    (task) =>
      (!situation.value || task.situation === situation.value) && (!kind.value || task.kind === kind.value),
  );
}

/** One not answered yet, else one answered wrongly, never the same twice while there are others. */
function next(/** @type {boolean} */ follows = false) {
  const pool = chosen();
  const fresh = pool.filter(({ id }) => !(id in answered));
  const open = fresh.length ? fresh : pool.filter(({ id }) => !answered[id]);
  const others = open.filter(({ id }) => id !== last);
  const from = others.length ? others : open;
  const task = from[Math.floor(Math.random() * from.length)];
  tell();
  if (!task) {
    stage.replaceChildren(h("p.question", {}, pool.length ? "Du har svaret rigtigt på dem alle." : "Her er ingen opgaver af den slags."));
    return;
  }
  last = task.id;
  ask(task.li, task.id);
  if (follows) /** @type {HTMLElement} */ (stage.firstElementChild).focus();
}

function tell() {
  const pool = chosen();
  const done = pool.filter(({ id }) => id in answered);
  const right = done.filter(({ id }) => answered[id]);
  score.textContent = `${done.length} af ${pool.length} besvaret, ${right.length} rigtigt`;
  again.hidden = !Object.keys(answered).length;
}

/** @param {HTMLElement} li @param {string} id */
function ask(li, id) {
  const shown = h("div", { class: li.className, tabindex: "-1", "data-task": id }, ...li.cloneNode(true).childNodes);
  const answer = /** @type {HTMLDetailsElement} */ (shown.querySelector("details.answer"));
  answer.hidden = answer.open = true;
  const right = Number(li.dataset.right);
  const choices = li.classList.contains("pair") ? sameOrNot(answer) : verdicts(shown);
  choices.forEach((choice, place) =>
    choice.addEventListener("click", () => {
      answered[id] = place + 1 === right;
      keep();
      for (const [n, other] of choices.entries()) {
        other.disabled = true;
        if (n + 1 === right) other.classList.add("right");
        else if (other === choice) other.classList.add("wrong");
      }
      reveal(shown, answer, answered[id]);
    }),
  );
  stage.replaceChildren(shown);
}

/** Two buttons under a pair. @param {HTMLElement} answer */
function sameOrNot(answer) {
  const choices = ["Samme kendelse", "Hver sin kendelse"].map((text) => button(text, () => {}));
  answer.before(h("p.choose", {}, ...choices));
  return choices;
}

/** The rulings themselves as buttons. @param {HTMLElement} shown */
function verdicts(shown) {
  return [...shown.querySelectorAll("ol.verdicts > li")].map((li) => {
    const made = button("", () => {});
    made.append(...li.childNodes);
    li.append(made);
    return made;
  });
}

/** @param {HTMLElement} shown @param {HTMLElement} answer @param {boolean} right */
function reveal(shown, answer, right) {
  const told = h(right ? "p.told.right" : "p.told.wrong", { role: "status", tabindex: "-1" }, right ? "✓ Rigtigt" : "✗ Nej, ikke helt");
  answer.before(told);
  answer.hidden = false;
  shown.append(h("p.choose", {}, button("Næste opgave", () => next(true))));
  tell();
  told.focus();
}

function read() {
  const said = /^#\/situation=([\w-]+)$/.exec(location.hash);
  situation.value = said && tasks.some((task) => task.situation === said[1]) ? said[1] : "";
  next();
}

quiz.append(h("div.settings", {}, situation, kind, score), stage, h("p.settings", {}, whole, again));
quiz.hidden = false;
list.hidden = true;
if (intro) /** @type {HTMLElement} */ (intro).hidden = true;
addEventListener("hashchange", () => quiz.isConnected && read());
read();
