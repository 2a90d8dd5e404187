/* What is entered, and where it is kept. */

const QUESTIONS = { melder: "Hvad melder du?", udspil: "Hvad spiller du ud?", spiller: "Hvad spiller du?" };
const CONTESTS = { par: "Parturnering", hold: "Holdkamp" };
const TRIED = {
  giver: "V", zone: "NS", meldinger: "1s,pas,2s,pas,pas", haand: "D5.EB74.KB83.D92", spoerger: "N", hvad: "melder", form: "par",
  handlinger: "pas|D|2ut", svar: "0,1.0,0.1,0,1", maal: "25", peger: "1.2", gjorde: "1",
};

/** @type {PollData} */
const told = JSON.parse(one(document, ".pad-data").textContent);
const keep = keeper("bridgelovene.rundspoerge");
const spot = one(document, ".poll");
const setup = h("div.poll-setup");
const work = h("div.poll-work");
const notice = h("p.pad-status", { role: "status" });
let state = keep.read();
/** The reply that is being written down. */
let chose = -1;
/** @type {number[]} */
let also = [];

const dealer = () => Math.max(0, SEATS.indexOf(state.giver || "N"));
const taps = () => (state.meldinger || "").split(",").filter(proper);
const actions = () => (state.handlinger || "").split("|").filter(Boolean);
const question = () => QUESTIONS[/** @type {keyof typeof QUESTIONS} */ (state.hvad)] || QUESTIONS.melder;

/** Those to actions that are still there. @returns {Reply[]} */
function replies() {
  const many = actions().length;
  return (state.svar || "").split(",").filter((text) => /^\d+(\.\d+)*$/.test(text)).map((text) => {
    const [first, ...rest] = text.split(".").map(Number);
    return { chose: first, also: rest.filter((n) => n < many) };
  }).filter((reply) => reply.chose < many);
}

function suggested() {
  const found = (state.peger || "").split(".");
  return actions().map((_, n) => found.includes(String(n)));
}

/** @param {Record<string, string>} more */
function set(more) {
  state = { ...state, ...more };
  notice.textContent = "";
  keep.write(state);
}

/** @param {Record<string, string>} more */
function setAndShow(more) {
  set(more);
  showWork();
}

/** @param {Reply[]} all */
function writtenReplies(all) {
  return all.map((reply) => [reply.chose, ...reply.also].join(".")).join(",");
}
