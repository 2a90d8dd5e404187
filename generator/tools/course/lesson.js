/* The six tasks of a lesson: what is due first, then what is new. */

const IN_LESSON = 6;
const lesson = /** @type {HTMLElement} */ (document.querySelector(".lesson"));
const printed = /** @type {HTMLElement} */ (document.querySelector(".tasks"));
const stage = h("div.stage");

async function begin() {
  const situation = lesson.dataset.situation || "";
  const tasks = await tasksOf(situation);
  const cards = cardsKept();
  const card = (/** @type {CourseTask} */ task) => cards[`${situation}/${task.id}`];
  const due = tasks.filter((task) => card(task) && isDue(card(task)));
  const fresh = tasks.filter((task) => !card(task));
  const rest = tasks.filter((task) => card(task) && !isDue(card(task))).sort((one, other) => Date.parse(card(one).due) - Date.parse(card(other).due));
  taskRound(stage, [...due, ...fresh, ...rest].slice(0, IN_LESSON).map((task) => [situation, task]), (right) => {
    stage.replaceChildren(h("p.told", { role: "status", tabindex: "-1" }, `${right} af ${Math.min(IN_LESSON, tasks.length)} rigtige. Det, der var forkert, kommer igen på siden Kursus.`), h("p.choose", {}, button("", "Seks til", begin)));
    /** @type {HTMLElement} */ (stage.firstElementChild).focus();
  });
  lesson.hidden = false;
  printed.hidden = true;
}

lesson.append(stage);
begin().catch(() => lesson.before(h("p.notice", { role: "status" }, NOT_FETCHED)));
