/* A task on the page: what is told, four choices, and then what is right and why. */

const NOT_KEPT = "Det kan ikke gemmes på denne enhed: Browseren har lukket for det, eller der er ikke plads. Du kan godt gå videre, men det er væk, når siden lukkes.";
const NOT_FETCHED = "Opgaverne kunne ikke hentes. Er du uden net, så hent hele siden først under Hent.";

/** A text with its suits as signs that are read aloud. @param {string} text @returns {Child[]} */
function inWords(text) {
  return text.split(/([♠♥♦♣])/).map(suited);
}

/** @param {CourseTask} task @param {string} heading */
function taskTold(task, heading) {
  return [
    h("p.label", {}, heading),
    h("p.story", {}, ...inWords(task.told)),
    h("p.question", {}, ...inWords(task.asks)),
  ];
}

/** What is right, and what would have made the choice that was taken right. @param {CourseTask} task @param {number} taken */
function taskReason(task, taken) {
  const [key] = task.choices[task.right];
  const why = task.choices[taken]?.[1];
  return h("div.ruling", {},
    h("p", {}, h("b", {}, ...inWords(key)), " ", ...task.laws.flatMap(([law, gloss]) => [lawTo(law, gloss), " "])),
    task.reason && h("p", {}, ...inWords(task.reason)),
    ...task.laws.filter(([, gloss]) => gloss).map(([law, gloss]) => h("p.small", {}, lawTo(law), ": ", ...inWords(gloss))),
    why && taken !== task.right && h("p.small", {}, "Dit svar er rigtigt, hvis: ", ...inWords(why)));
}

/** One task to answer, once. @param {CourseTask} task @param {string} heading @param {(right: boolean) => void} then @param {Child} after */
function taskAsked(task, heading, then, after) {
  const shown = h("div.task", { tabindex: "-1", "data-task": task.id }, ...taskTold(task, heading));
  const buttons = task.choices.map(([text], place) => /** @type {HTMLButtonElement} */ (button("", inWords(text), () => take(place))));
  const take = (/** @type {number} */ place) => {
    const right = place === task.right;
    for (const [n, button] of buttons.entries()) {
      button.disabled = true;
      if (n === task.right) button.classList.add("right");
      else if (n === place) button.classList.add("wrong");
    }
    const told = h(right ? "p.told.right" : "p.told.wrong", { role: "status", tabindex: "-1" }, right ? "✓ Rigtigt" : "✗ Nej, ikke helt");
    shown.append(told, taskReason(task, place), ...[after].filter(Boolean).map((one) => h("p.choose", {}, one)));
    told.focus();
    then(right);
  };
  shown.append(h("ol.verdicts", {}, ...buttons.map((button) => h("li", {}, button))));
  return shown;
}

/** What cannot be done again is asked about first. @param {HTMLElement} notice @param {string} text @param {string} label @param {() => void} then */
function askFirst(notice, text, label, then) {
  const sure = button("", label, then);
  notice.replaceChildren(text, sure);
  sure.focus();
}

/** One task after the other, and what comes when all are answered. @param {HTMLElement} stage @param {[string, CourseTask][]} tasks @param {(right: number) => void} done */
function taskRound(stage, tasks, done) {
  let right = 0;
  const show = (/** @type {number} */ n, follows = false) => {
    if (n === tasks.length) return done(right);
    const [situation, task] = tasks[n];
    const next = button("", n + 1 < tasks.length ? "Næste opgave" : "Se, hvordan det gik", () => show(n + 1, true));
    const asked = taskAsked(task, `Opgave ${n + 1} af ${tasks.length} · ${upper(task.kind)}`, (was) => {
      right += Number(was);
      answeredNow(situation, task, was).then((kept) => kept || stage.append(h("p.notice", { role: "status" }, NOT_KEPT)),
        () => stage.append(h("p.notice", { role: "status" }, NOT_FETCHED)));
    }, next);
    stage.replaceChildren(asked);
    if (follows) asked.focus();
  };
  show(0);
}
