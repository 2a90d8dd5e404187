(() => {
"use strict";
function one(within, selector) {
return  (within.querySelector(selector));
}
function decoded(text, otherwise = text) {
try {
return decodeURIComponent(text);
} catch {
return otherwise;
}
}
function h(tag, given = {}, ...children) {
const [name, ...classes] = tag.split(".");
const made = document.createElement(name);
if (classes.length) made.className = classes.join(" ");
for (const [key, value] of Object.entries(given)) {
if (typeof value === "function") made.addEventListener(key, value);
else if (value !== undefined && value !== false) made.setAttribute(key, String(value));
}
made.append(...shown(children));
return made;
}
function shown(children) {
return children.flatMap((child) => (Array.isArray(child) ? shown(child) : child ? [child] : []));
}
const SEATS = ["N", "Ø", "S", "V"];
const ROLES = ["offender", "lho", "partner", "rho"];
function after(seat, turns = 1) {
return (seat + turns) % 4;
}
const NAMES = ["Nord", "Øst", "Syd", "Vest"];
const SIDES = ["N-S", "Ø-V"];
const SUITS = { k: ["♣", "c", "klør"], r: ["♦", "d", "ruder"], h: ["♥", "h", "hjerter"], s: ["♠", "s", "spar"] };
function button(look, label, click, given = {}) {
return h("button" + look, { type: "button", click, ...given }, label);
}
function choice(title, options, chosen, choose) {
return h("div.pad-choice", { role: "group", "aria-label": title }, h("span.pad-label", {}, title),
h("span.pad-row", {}, ...options.map(([key, label, name]) => button("", label, () => choose(key),
{ "aria-pressed": String(key === chosen), "aria-label": name, "data-key": `${title}:${key}` }))));
}
function seatChoice(title, chosen, choose) {
const options = SEATS.map((letter, seat) =>  ([String(seat), letter, NAMES[seat]]));
return choice(title, options, String(chosen), (key) => choose(Number(key)));
}
function shownCall(call) {
if (call === ABOVE) return "over 7ut";
const suit = /^\d.$/.test(call) && SUITS[call[1]];
return suit ? [call[0], h("span.suit." + suit[1], { role: "img", "aria-label": suit[2] }, suit[0])] : call;
}
function spokenCall(call) {
const suit = call !== ABOVE && /^\d.$/.test(call) && SUITS[call[1]];
return suit ? `${call[0]} ${suit[2]}` : { D: "D, dobling", RD: "RD, redobling", [ABOVE]: "over 7ut" }[call] || call;
}
function filled(text, names) {
return text.split(/(\{\w+(?:'s)?\})/).map((part) => {
const [, token, genitive] = /^\{(\w+)('s)?\}$/.exec(part) || [];
if (!token) return part;
const name = names[token.toLowerCase()] ?? token;
if (typeof name !== "string") return name;
const read = name + (genitive ? (name.endsWith("s") ? "’" : "s") : "");
return token[0] === token[0].toUpperCase() ? read.charAt(0).toUpperCase() + read.slice(1) : read;
});
}
function rolesOf(offender) {
const names = Object.fromEntries(ROLES.map((role, n) => [role, NAMES[after(offender, n)]]));
return { ...names, offending_side: SIDES[offender % 2], other_side: SIDES[(offender + 1) % 2] };
}
function guideAt(page, seat, say) {
return address(page, "/" + [`plads=${encodeURIComponent(SEATS[seat])}`, ...say].join("/"));
}
function keeper(key) {
const own = () => location.hash.startsWith("#/");
return {
read() {
const text = own() ? location.hash.slice(2) : stored(key);
return Object.fromEntries(text.split("/").filter(Boolean).map((part) => {
const [name, ...rest] = part.split("=");
return [name, decoded(rest.join("="))];
}));
},
write(state) {
const text = Object.entries(state).filter(([, value]) => value).map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%3A", ":")}`).join("/");
history.replaceState(null, "", text || own() ? `#/${text}` : location.href);
try {
if (text) localStorage.setItem(key, text);
else localStorage.removeItem(key);
} catch {
return;
}
},
};
}
function stored(key) {
try {
return localStorage.getItem(key) || "";
} catch {
return "";
}
}
function copies(label, text, status) {
return button(".pad-plain", label, () => {
const copied = navigator.clipboard ? navigator.clipboard.writeText(text()) : Promise.reject();
copied.then(() => "Kopieret.", () => text()).then((said) => (status.textContent = said));
});
}
function show(box, ...children) {
const key = document.activeElement?.getAttribute("data-key");
const stood = document.activeElement?.getBoundingClientRect().top;
const open = [...box.querySelectorAll("details[open]")].map((one) => one.className);
box.replaceChildren(...shown(children));
for (const details of box.querySelectorAll("details")) if (open.includes(details.className)) details.open = true;
const again = key && [...box.querySelectorAll("[data-key]")].find((one) => one.getAttribute("data-key") === key);
if (!(again instanceof HTMLElement)) return;
again.focus({ preventScroll: true });
if (stood !== undefined) scrollBy({ top: again.getBoundingClientRect().top - stood, behavior: "instant" });
}
const TRAITS = ["low", "duck", "finesse", "loser", "throws", "ruffs", "refuses", "waste"];
const [LOW, DUCK, FINESSE, LOSER, THROWS, RUFFS, REFUSES, WASTE] = TRAITS.map((_, n) => 1 << n);
const PLAYS = ["lead", "follow", "discard", "ruff"];
const SUIT_LETTERS = "shrk";
const RANK_LETTERS = "23456789TBDKE";
const SLOTS = 1 << 20;
function count(bits) {
bits -= (bits >>> 1) & 0x55555555;
bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
function cardOf(text) {
return SUIT_LETTERS.indexOf(text[0]) * 13 + RANK_LETTERS.indexOf(text[1]);
}
function searchOf(ending, normal) {
const { trump, claimer, both } = ending;
const order = [...ending.hands.flat(), ...ending.table].sort((one, other) => one - other);
const bit = new Map(order.map((card, n) => [card, 1 << n]));
const bitsOf = ( cards) => cards.reduce((bits, card) => bits |  (bit.get(card)), 0);
const suitOf = order.map((card) => Math.floor(card / 13));
const suits = [0, 1, 2, 3].map((suit) => bitsOf(order.filter((card) => Math.floor(card / 13) === suit)));
const above = order.map((_, n) => suits[suitOf[n]] & ~((2 << n) - 1));
const hands = ending.hands.map(bitsOf);
const trumps = trump < 0 ? 0 : suits[trump];
const struck = TRAITS.reduce((bits, name, n) => bits | (normal.struck.includes(name) ? 1 << n : 0), 0);
const strikes = new Set(normal.strikes.map(([seat, card, play]) => seat * 256 + PLAYS.indexOf(play) * 64 + order.indexOf(card)));
const said = ending.said.filter((text) => text.length === 1 || order.includes(cardOf(text)))
.map((text) => (text.length > 1 ? 4 + order.indexOf(cardOf(text)) : text === "t" ? -1 : SUIT_LETTERS.indexOf(text)));
const named = bitsOf(normal.strikes.map(([, card]) => card).filter((card) => bit.has(card))) | said.reduce((bits, one) => (one >= 4 ? bits | (1 << (one - 4)) : bits), 0);
let table = ending.table.map((card) => order.indexOf(card));
let leader = ending.leader;
let known = ending.known.reduce((bits, suit) => bits | (1 << suit), 0);
const keys = new Int32Array(SLOTS);
const others = new Int32Array(SLOTS);
const more = new Int32Array(SLOTS);
const least = new Int8Array(SLOTS);
const most = new Int8Array(SLOTS);
return { counting, value, line };
function turn() {
return (leader + table.length) & 3;
}
function left() {
return count(hands[(leader + 3) & 3]);
}
function controls(seat) {
return seat === claimer || (both && ((seat ^ claimer) & 1) === 0);
}
function winner(cards) {
let best = 0;
for (let n = 1; n < cards.length; n++) if (above[cards[best]] & (1 << cards[n]) || (suitOf[cards[n]] === trump && suitOf[cards[best]] !== trump)) best = n;
return best;
}
function levelOf(card, against) {
return count(against & above[card]);
}
function anyOfLevel(cards, against, level) {
for (; cards; cards &= cards - 1) if (levelOf(31 - Math.clz32(cards & -cards), against) <= level) return true;
return false;
}
function solid(own, mate, against, suit) {
let masters = 0;
for (let cards = (own | mate) & suits[suit]; cards; cards &= cards - 1) if (!levelOf(31 - Math.clz32(cards & -cards), against)) masters++;
return masters >= Math.min(Math.max(count(own & suits[suit]), count(mate & suits[suit])), count(against & suits[suit]));
}
function roleOf(card) {
if (!table.length) return 0;
return suitOf[card] === suitOf[table[0]] ? 1 : suitOf[card] === trump ? 3 : 2;
}
function traits(seat, card) {
const own = hands[seat];
const mate = both ? hands[(seat + 2) & 3] : 0;
const against = hands[(seat + 1) & 3] | hands[(seat + 3) & 3];
const suit = suitOf[card];
const level = levelOf(card, against);
if (!table.length) return leading(own, mate, against, card, suit, level);
const best = winner(table);
const last = table.length === 3;
const mateWins = table.length >= 2 && best === table.length - 2;
const mateSure = mateWins && (last || !levelOf(table[best], against));
const led = suitOf[table[0]];
if (suit === led) return following(own, mate, against, card, suit, level, best, last, mateWins, mateSure);
if (suit === trump) {
if (mateSure) return RUFFS;
if (!beats(card, best)) return WASTE;
if (!last) return 0;
for (let lower = own & trumps & ((1 << card) - 1); lower; lower &= lower - 1) {
const other = 31 - Math.clz32(lower & -lower);
if (beats(other, best) && levelOf(other, against) > level) return WASTE;
}
return 0;
}
let found = 0;
const waits = table.length === 1 && mateCan(mate, against, led);
if (!mateWins && !waits && beatsAny(own & trumps, best)) found |= REFUSES;
if (!level) for (let rest = own & ~trumps; rest; rest &= rest - 1) {
const other = 31 - Math.clz32(rest & -rest);
if (levelOf(other, against) >= (suitOf[other] === suit ? 1 : 2)) {
found |= THROWS;
break;
}
}
return found;
}
function beats(card, best) {
return (above[table[best]] & (1 << card)) !== 0 || (suitOf[card] === trump && suitOf[table[best]] !== trump);
}
function beatsAny(cards, best) {
for (; cards; cards &= cards - 1) if (beats(31 - Math.clz32(cards & -cards), best)) return true;
return false;
}
function mateCan(mate, against, suit) {
const own = mate & suits[suit];
return own ? anyOfLevel(own, against, 0) : suit !== trump && (mate & trumps) !== 0;
}
function leading(own, mate, against, card, suit, level) {
const higher = mate & above[card];
if (higher && anyOfLevel(higher, against, solid(own, mate, against, suit) ? 0 : 1)) return 0;
if (suit !== trump && mate & trumps && !(mate & suits[suit])) return 0;
const low = level > 0 && anyOfLevel(own & suits[suit], against, level - 1) ? LOW : 0;
return low | (level >= 2 && anyOfLevel(own, against, 0) ? LOSER : 0);
}
function following(own, mate, against, card, suit, level, best, last, mateWins, mateSure) {
const won = beats(card, best);
let dearer = false;
let enough = false;
let sure = false;
for (let cards = own & suits[suit]; cards; cards &= cards - 1) {
const other = 31 - Math.clz32(cards & -cards);
const its = levelOf(other, against);
const wins = beats(other, best);
if (other < card && its > level) {
dearer = true;
if (wins) enough = true;
}
if (wins && (last || !its)) sure = true;
}
if (mateSure) return dearer ? WASTE : 0;
if (!sure) return !won && dearer && !mateWins ? WASTE : 0;
if (last) return won ? (enough ? WASTE : 0) : DUCK;
if (won && !level) return 0;
if (!won && !mateWins) return table.length === 2 || !mateCan(mate, against, suit) ? DUCK : 0;
if (solid(own, mate, against, suit)) return LOW;
return (won ? level : levelOf(table[best], against)) <= 1 ? FINESSE : DUCK;
}
function plays(seat) {
const hand = hands[seat];
const led = table.length ? hand & suits[suitOf[table[0]]] : 0;
return led || hand;
}
function distinct(cards, seat) {
let present = hands[0] | hands[1] | hands[2] | hands[3];
for (const card of table) present |= 1 << card;
let kept = 0;
for (let rest = cards; rest; rest &= rest - 1) {
const one = rest & -rest;
const higher = present & above[31 - Math.clz32(one)];
const next = higher & -higher;
if (!(next & hands[seat]) || (one | next) & named || !(next & cards)) kept |= one;
}
return kept;
}
function required(seat, cards) {
if (!said.length || !controls(seat)) return cards;
const own = both ? hands[seat] | hands[(seat + 2) & 3] : hands[seat];
const theirs = hands[(claimer + 1) & 3] | hands[(claimer + 3) & 3];
for (const one of said) {
if (one >= 4) {
const card = one - 4;
if (!(own & (1 << card))) continue;
return named_(seat, cards, card) || cards;
}
const suit = one < 0 ? trumps : suits[one];
if (!(own & suit) || (one < 0 && !(theirs & suit))) continue;
return table.length ? cards : cards & suit || cards;
}
return cards;
}
function named_(seat, cards, card) {
const here = cards & (1 << card);
if (!table.length) return here || cards & suits[suitOf[card]];
if (!here || suitOf[card] === suitOf[table[0]]) return here;
if (suitOf[card] !== trump) return 0;
const best = winner(table);
const against = hands[(seat + 1) & 3] | hands[(seat + 3) & 3];
const mateWins = table.length >= 2 && best === table.length - 2;
return mateWins && (table.length === 3 || !levelOf(table[best], against)) ? 0 : here;
}
function allowed(seat, cards) {
let kept = cards;
if (strikes.size) {
for (let rest = cards; rest; rest &= rest - 1) {
const one = rest & -rest;
const card = 31 - Math.clz32(one);
if (strikes.has(seat * 256 + roleOf(card) * 64 + card)) kept &= ~one;
}
kept ||= cards;
}
if (!struck || (!controls(seat) && table.length < 3)) return kept;
let normalOnes = 0;
for (let rest = kept; rest; rest &= rest - 1) {
const one = rest & -rest;
if (!(traits(seat, 31 - Math.clz32(one)) & struck)) normalOnes |= one;
}
return normalOnes || kept;
}
function groups(seat) {
const cards = plays(seat);
const opponent = (seat ^ claimer) & 1;
if (normal.best && !opponent) return [distinct(cards, seat)];
const found = [];
if (opponent) {
for (let rest = distinct(cards, seat); rest; rest &= rest - 1) found.push(rest & -rest);
return found;
}
const left = required(seat, cards);
let counted = 0;
for (let rest = distinct(allowed(seat, left), seat); rest; rest &= rest - 1) {
const one = rest & -rest;
const suit = suitOf[31 - Math.clz32(one)];
const here = normal.counts && relevant() & (1 << suit) && controls(seat) && (!table.length || suitOf[table[0]] === suit);
if (!here) found.push(one);
else if (!(counted & (1 << suit))) {
counted |= 1 << suit;
found.push(distinct(left & suits[suit], seat));
}
}
return found;
}
function play(card) {
const seat = turn();
const undo = { leader, known, table, won: 0, seat, card };
hands[seat] &= ~(1 << card);
table = [...table, card];
const led = suitOf[table[0]];
if ((seat ^ claimer) & 1 && suitOf[card] !== led) known |= 1 << led;
if (table.length === 4) {
leader = (leader + winner(table)) & 3;
undo.won = (leader ^ claimer) & 1 ? 0 : 1;
table = [];
}
return undo;
}
function back(undo) {
hands[undo.seat] |= 1 << undo.card;
({ leader, known, table } = undo);
}
function atLeast(target) {
if (target <= 0) return true;
if (target > left()) return false;
if (table.length) return holds(target);
let [low, high, rest] = [0, 0, 1];
if (named) low = hands[0] | hands[1] | hands[2] | hands[3];
else for (let n = 0, at = 0; n < order.length; n++) {
const one = 1 << n;
const owner = hands[0] & one ? 0 : hands[1] & one ? 1 : hands[2] & one ? 2 : hands[3] & one ? 3 : -1;
if (suitOf[n] !== suitOf[n - 1]) rest = rest * 16;
if (owner < 0) continue;
if (at < 16) low |= owner << (2 * at);
else high |= owner << (2 * at - 32);
at++;
rest++;
}
const ext = 64 * rest + 16 * leader + relevant();
const hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high + ext, 0x85ebca6b);
let slot = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 12;
for (let n = 0; n < 4 && more[slot] && (keys[slot] !== low || others[slot] !== high || more[slot] !== ext); n++) slot = (slot + 1) & (SLOTS - 1);
if (more[slot] !== ext || keys[slot] !== low || others[slot] !== high) {
keys[slot] = low;
others[slot] = high;
more[slot] = ext;
least[slot] = 0;
most[slot] = left();
}
if (least[slot] >= target) return true;
if (most[slot] < target) return false;
const found = holds(target);
if (keys[slot] === low && others[slot] === high && more[slot] === ext) {
if (found) least[slot] = Math.max(least[slot], target);
else most[slot] = Math.min(most[slot], target - 1);
}
return found;
}
function relevant() {
if (!known || !normal.counts) return 0;
const theirs = hands[(claimer + 1) & 3] | hands[(claimer + 3) & 3];
let bits = 0;
for (let suit = 0; suit < 4; suit++) if (known & (1 << suit) && theirs & suits[suit]) bits |= 1 << suit;
return bits;
}
function holds(target) {
for (const group of groups(turn())) {
let held = false;
for (let rest = group; rest && !held; ) {
const card = 31 - Math.clz32(rest);
rest &= ~(1 << card);
const undo = play(card);
held = atLeast(target - undo.won);
back(undo);
}
if (!held) return false;
}
return true;
}
function* holdsInSteps(target, depth) {
for (const group of groups(turn())) {
let held = false;
for (let rest = group; rest && !held; ) {
const card = 31 - Math.clz32(rest);
rest &= ~(1 << card);
const undo = play(card);
held = depth && table.length ? yield* holdsInSteps(target - undo.won, depth - 1) : atLeast(target - undo.won);
back(undo);
yield;
}
if (!held) return false;
}
return true;
}
function* counting() {
let tricks = 0;
while (tricks < left()) {
const steps = holdsInSteps(tricks + 1, 3);
let step = steps.next();
for (; !step.done; step = steps.next()) yield tricks;
if (!step.value) break;
tricks++;
}
return tricks;
}
function value() {
const steps = counting();
let step = steps.next();
while (!step.done) step = steps.next();
return step.value;
}
function line(tricks) {
if (!left()) return [];
const seat = turn();
const ours = !((seat ^ claimer) & 1);
const found = groups(seat);
const worst = found.filter((group) => !reaches(group, tricks + 1));
const cards = worst.flatMap((group) => bitsIn(group).filter((card) => reaches(1 << card, tricks)));
const [card] = ours ? cards.sort((one, other) => oddness(seat, one) - oddness(seat, other) || other - one)
: cards.sort((one, other) => Number(winsNow(other)) - Number(winsNow(one)) || one - other);
const matters = ours && found.length > worst.length;
const shown = { seat, card: order[card], same: sameAs(card, seat).map((one) => order[one]), play: PLAYS[roleOf(card)], matters,
traits: ours ? TRAITS.filter((_, n) => traits(seat, card) & (1 << n)) : [] };
const undo = play(card);
const rest = line(tricks - undo.won);
back(undo);
return [shown, ...rest];
}
function oddness(seat, card) {
const against = hands[(seat + 1) & 3] | hands[(seat + 3) & 3];
return 100 * count(traits(seat, card)) + (table.length ? 0 : levelOf(card, against));
}
function winsNow(card) {
return table.length > 0 && beats(card, winner(table));
}
function reaches(group, target) {
return bitsIn(group).some((card) => {
const undo = play(card);
const held = atLeast(target - undo.won);
back(undo);
return held;
});
}
function sameAs(card, seat) {
const others = (hands[0] | hands[1] | hands[2] | hands[3] | table.reduce((bits, one) => bits | (1 << one), 0)) & ~hands[seat];
const own = bitsIn(plays(seat) & suits[suitOf[card]]);
return own.filter((one) => (others & above[one]) === (others & above[card]));
}
}
function bitsIn(bits) {
const found = [];
for (; bits; bits &= bits - 1) found.push(31 - Math.clz32(bits & -bits));
return found;
}
const HANDS = ["nord", "oest", "syd", "vest"];
const MOST = 8;
const RANK_NAMES = ["to", "tre", "fire", "fem", "seks", "syv", "otte", "ni", "ti", "knægt", "dame", "konge", "es"];
const FORGOTTEN = { spilforer: "S", kraever: "S", trumf: "h", inde: "S", syd: "h4.rEKD", nord: "s3.r54.k2", vest: "h6.r2.k98", oest: "s98.r63", siger: "r" };
const VERBS = { lead: ["spiller ", " ud"], follow: ["lægger ", ""], discard: ["kaster ", ""], ruff: ["trumfer med ", ""] };
const DENIED = { lead: ["spiller ikke ", " ud"], follow: ["lægger ikke ", ""], discard: ["kaster ikke ", ""], ruff: ["trumfer ikke med ", ""] };
function claimPad(box, data) {
const keep = keeper("bridgelovene.krav");
const status = h("p.pad-status", { role: "status" });
const view = h("div.pad-view");
const answer = h("div.pad-answer");
box.replaceChildren(view, answer, status);
let state = keep.read();
let chosen = 2;
let round = 0;
function set(more) {
state = { ...state, ...more };
status.textContent = "";
keep.write(state);
render();
}
function render() {
const board = boardOf(state, data);
const { hands, declarer, claimer, trump, leader } = board;
const entered = hands.some((cards) => cards.length);
show(view,
h("div.pad-setup", {},
seatChoice("Spilfører", declarer, (seat) => set({ spilforer: SEATS[seat], kraever: SEATS[seat] })),
declarer >= 0 && choice("Hvem krævede?", SEATS.flatMap((letter, seat) => (seat === after(declarer, 2) ? [] : [ ([letter, letter, NAMES[seat]])])),
SEATS[claimer] || "", (kraever) => set({ kraever })),
choice("Trumf", [...[..."shrk"].map((letter) =>  ([letter, symbol(letter), SUITS[letter][2]])), ["ut", "ut", "uden trumf"]],
state.trumf || "", (trumf) => set({ trumf })),
seatChoice("Hvem spiller ud?", leader, (seat) => set({ inde: SEATS[seat], lagt: "" }))),
h("section.pad-deal", { "aria-label": "Kortene, der er tilbage" },
h("p.label", {}, "Tryk på en hånd og så på dens kort"), diagram(hands), grid(hands)),
leader >= 0 && entered && trickUnderWay(board),
claimer >= 0 && entered && statement(board),
claimer >= 0 && questions(board),
h("div.pad-acts", {},
button(".pad-plain", "Ryd", () => set(Object.fromEntries(Object.keys(state).map((key) => [key, ""]))), { "data-key": "ryd" }),
!entered && button(".pad-plain", "Hent et eksempel", () => set(FORGOTTEN), { "data-key": "eksempel" }),
copies("Kopiér et link", () => location.href, status)));
reckon(board);
}
function diagram(hands) {
return h("div.pad-hands", {}, hands.map((cards, seat) => button(`.at-${"NOSV"[seat]}`,
[h("strong", {}, `${NAMES[seat]} `, h("span.pad-count", {}, cards.length ? String(cards.length) : "")),
[..."shrk"].map((letter, suit) => h("span.pad-suit", {}, symbol(letter), " ",
cards.filter((card) => Math.floor(card / 13) === suit).map(rankOf).join(" ") || "–"))],
() => { chosen = seat; render(); }, { "aria-pressed": String(seat === chosen), "data-key": `haand:${SEATS[seat]}` })));
}
function grid(hands) {
return h("div.pad-cards", {}, [0, 1, 2, 3].map((suit) => h("div.pad-ranks", { role: "group", "aria-label": SUITS[SUIT_LETTERS[suit]][2] },
[...RANK_LETTERS].map((_, rank) => suit * 13 + 12 - rank).map((card) => {
const owner = hands.findIndex((cards) => cards.includes(card));
const label = `${SUITS[SUIT_LETTERS[suit]][2]} ${RANK_NAMES[card % 13]}`;
return button("", [symbol(SUIT_LETTERS[suit]), rankOf(card), owner >= 0 && h("sub", {}, SEATS[owner])], () => place(hands, card, owner),
{ "data-key": `kort:${codeOf(card)}`, "aria-pressed": String(owner === chosen), "aria-label": owner >= 0 ? `${label}, ${NAMES[owner]}` : label });
}))));
}
function place(hands, card, owner) {
if (owner !== chosen && hands[chosen].length === MOST) {
status.textContent = "Højst otte kort på hver hånd.";
return;
}
const placed = hands.map((cards, seat) => (seat === chosen && owner !== chosen ? [...cards, card] : cards.filter((one) => one !== card)));
set({ ...Object.fromEntries(HANDS.map((name, seat) => [name, handText(placed[seat])])), lagt: "" });
}
function trickUnderWay({ hands, leader, table }) {
const seat = after(leader, table.length);
const led = table.length ? hands[seat].filter((card) => Math.floor(card / 13) === Math.floor(table[0] / 13)) : [];
const lay = ( cards) => set({ lagt: cards.map(codeOf).join(",") });
return h("details.fold.pad-laid", {}, h("summary", {}, table.length ? `Stikket er i gang: ${table.length} kort er lagt` : "Er et stik i gang?"),
table.length > 0 && h("p", {}, table.map((card, n) => [n > 0 && ", ", NAMES[after(leader, n)], " ", cardShown(card)])),
table.length < 3 && [h("p.label", {}, `${NAMES[seat]} har lagt`),
h("div.pad-row", {}, (led.length ? led : hands[seat]).map((card) => button("", cardShown(card), () => lay([...table, card]), { "data-key": `lagt:${codeOf(card)}` })))],
table.length > 0 && button(".pad-plain", "Tag tilbage", () => lay(table.slice(0, -1)), { "data-key": "lagt:tilbage" }));
}
function statement({ said, hands, claimer, both, trump, size, claimed }) {
const say = ( words) => set({ siger: words.join(",") });
const own = both ? [claimer, after(claimer, 2)] : [claimer];
const cards = own.flatMap((seat) => hands[seat]);
const has = ( suit) => cards.some((card) => Math.floor(card / 13) === suit);
return h("section.pad-said", { "aria-label": "Det, han sagde" },
h("p.label", {}, "Hvad sagde han, i rækkefølge?"),
h("p", {}, said.length ? said.map((word, n) => [n > 0 && ", så ", word === "t" ? "trækker trumf" : word.length > 1 ? cardShown(cardOf(word)) : [symbol(word), " fra toppen"]]) : "Intet om rækkefølgen."),
h("div.pad-row", {},
trump >= 0 && button("", "Trækker trumf", () => say([...said, "t"]), { "data-key": "siger:t" }),
[..."shrk"].filter((_, suit) => has(suit)).map((letter) => button("", symbol(letter), () => say([...said, letter]), { "data-key": `siger:${letter}`, "aria-label": `Så ${SUITS[letter][2]} fra toppen` })),
said.length > 0 && button("", "Fortryd", () => say(said.slice(0, -1)), { "data-key": "siger:fortryd" })),
h("details.fold.pad-named", {}, h("summary", {}, "Han nævnte et bestemt kort"),
h("div.pad-row", {}, cards.map((card) => button("", cardShown(card), () => say([...said, codeOf(card)]), { "data-key": `siger:${codeOf(card)}`, "aria-label": `Så ${spokenCard(card)}` })))),
size > 0 && h("p.fields", {}, h("label", {}, "Krævede stik ", claimedSelect(size, claimed))));
}
function claimedSelect(size, claimed) {
const made =  (h("select", { "data-key": "stik" }));
made.append(...Array.from({ length: size + 1 }, (_, n) => new Option(n ? String(size - n) : `resten (${size})`, String(size - n))));
made.value = String(claimed);
made.addEventListener("change", () => set({ stik: made.value === String(size) ? "" : made.value }));
return made;
}
function questions(board) {
const { claimer, seen } = board;
return [
theirTrumps(board) && !saidTrump(board) && [asked(data.trump, data.trump.question, board.out, (ude) => set({ ude })),
!board.out && h("p.pad-note", {}, "Uden svar regnes den for glemt.")],
shownOut(board).map(([seat, suit]) => {
const key = SEATS[seat] + SUIT_LETTERS[suit];
const words = data.shown.question.replaceAll("{seat}", NAMES[seat]).replaceAll("{suit}", SUITS[SUIT_LETTERS[suit]][2]);
const others = seen.filter((one) => one !== key);
return asked(data.shown, words, seen.includes(key) ? "yes" : "no", (given) => set({ renonce: (given === "yes" ? [...others, key] : others).join(",") }));
}),
];
}
function asked(question, words, given, choose) {
return h("div.pad-asked", { role: "group", "aria-label": words }, h("p", {}, words, " ", lawTo(question.law, data.laws[question.law])),
h("span.pad-row", {}, Object.entries(question.answers).map(([key, label]) => button("", label, () => choose(key), { "aria-pressed": String(key === given), "data-key": `${words}:${key}` }))));
}
async function reckon(board) {
const mine = ++round;
const wrong = wrongWith(board);
if (wrong) {
show(answer, h("p.pad-missing", {}, wrong));
return;
}
answer.setAttribute("aria-busy", "true");
const ending = endingOf(board);
const tricks = await inSteps(searchOf(ending, normalOf(board)), (sure) => {
status.textContent = `Der regnes stadig. Mindst ${sure} stik er sikre.`;
}, () => mine !== round);
if (tricks === undefined) return;
const search = searchOf(ending, normalOf(board));
const line = search.line(search.value());
const best = searchOf(ending, { ...normalOf(board), best: true }).value();
const effects = {};
status.textContent = "";
const draw = () => show(answer, result(board, tricks, best, line), struck(board, tricks, effects));
draw();
answer.removeAttribute("aria-busy");
for (const [key, changed] of others(board)) {
const other = await inSteps(searchOf(ending, changed), () => undefined, () => mine !== round);
if (other === undefined) return;
if (other !== tricks) effects[key] = other;
}
if (Object.keys(effects).length) draw();
answer.dataset.done = String(mine);
}
function result(board, tricks, best, line) {
const { claimer, claimed, size } = board;
const lost = claimed - tricks;
const note = lost > 0 ? data.notes.doubt : lost < 0 ? data.notes.more : data.notes.upheld;
const critical = line.map((shown, n) => ({ ...shown, trick: Math.floor((n + board.table.length) / 4) + 1 })).filter(({ matters }) => matters);
return h("section.pad-finding", { "aria-label": "Stikkene" },
h("p.pad-verdict", {}, h("strong", {}, `${SIDES[claimer % 2]} får ${tricks} af de sidste ${size} stik.`)),
h("p", {}, `Krævet: ${claimed}. `, note.says, " ", lawTo(note.law, data.laws[note.law])),
best !== tricks && h("p", {}, `Med det bedste spil, når alle kort ses: ${best}.`),
lineTable(board, line),
critical.length > 0 && [h("p.label", {}, "Her kunne han have spillet bedre"),
h("ul.plain.pad-critical", {}, critical.map(({ trick, seat, play, card, same, traits }) => h("li", {},
h("span", {}, `Stik ${trick}: ${NAMES[seat]} `, verb(VERBS, play, [card]), traits.length > 0 && ` (${traits.map((name) => data.kinds[name].says).join(", ")})`, ". "),
button(".pad-plain", "Det ville ingen gøre", () => strike(board, seat, play, same), { "data-key": `streg:${seat}${play}${codeOf(card)}`, "aria-label": `Det ville ingen gøre: ${NAMES[seat]}, stik ${trick}` }))))],
toGuide(board, tricks, line));
}
function strike(board, seat, play, cards) {
set({ streg: [...board.strikes, { seat, play, cards }].map(strikeText).join(",") });
}
function struck(board, tricks, effects) {
const changes = ( key) => key in effects && h("strong.pad-effect", {}, ` ${tricks} → ${effects[key]}`);
return h("section.pad-struck", { "aria-label": "Hvad er normalt?" },
board.strikes.length > 0 && [h("p.label", {}, "Strøget af dig"),
h("ul.plain.pad-critical", {}, board.strikes.map((one, n) => h("li", {},
h("span", {}, `${NAMES[one.seat]} `, verb(DENIED, one.play, one.cards), ", så længe han har andet. ", changes(`streg${n}`)), " ",
button(".pad-plain", "Tillad", () => set({ streg: board.strikes.filter((_, m) => m !== n).map(strikeText).join(",") }), { "data-key": `tillad${n}`, "aria-label": `Tillad igen: ${NAMES[one.seat]}` }))))],
h("details.fold.pad-kinds", { open: board.changed.length > 0 }, h("summary", {}, "Det ville ingen gøre: hvad er strøget på forhånd?"),
h("p.pad-note", {}, "Sæt et flueben ved det, ingen på hans niveau ville gøre. Tallet siger, hvad et andet valg giver."),
Object.entries(data.kinds).map(([key, kind]) => kindRow(board, key, kind, changes(key)))));
}
function kindRow(board, key, kind, effect) {
const box =  (h("input", { type: "checkbox", "data-key": `slags:${key}` }));
box.checked = kind.struck !== board.changed.includes(key);
box.addEventListener("change", () => {
const rest = board.changed.filter((one) => one !== key);
set({ aendret: (rest.length === board.changed.length ? [...rest, key] : rest).join(",") });
});
return h("div.pad-kind", {}, h("label", {}, box, h("span", {}, `Han ${kind.says}.`, effect)),
h("p.pad-note", {}, kind.because && kind.because + " ", lawTo(kind.law, data.laws[kind.law])));
}
function toGuide(board, tricks, line) {
const { lost, held } = data.points[pointOf(board, tricks, line)];
const say = tricks < board.claimed ? lost : held;
return h("p.pad-answers", {}, tricks > board.claimed ? h("a.pad-go", { href: guideAt(data.page, board.claimer, data.conceded) }, "Se, om afkaldet står")
: [h("a.pad-go", { href: guideAt(data.page, board.claimer, say) }, "Se kendelsen"), h("a.pad-go", { href: guideAt(data.page, board.claimer, say.slice(0, -2)) }, "Spørg i vejledningen")]);
}
addEventListener("hashchange", () => {
state = keep.read();
render();
});
render();
if (Object.values(state).some(Boolean)) keep.write(state);
}
function boardOf(state, data) {
const words = ( key) => (state[key] || "").split(",").filter(Boolean);
const taken = [];
const hands = HANDS.map((name) => handOf(state[name] || "").filter((card) => !taken.includes(card) && taken.push(card)).slice(0, MOST));
const declarer = SEATS.indexOf(state.spilforer || "");
const named = SEATS.indexOf(state.kraever || "");
const claimer = declarer < 0 || named === after(declarer, 2) ? -1 : named;
const leader = SEATS.indexOf(state.inde || "");
const all = words("lagt").filter(isCard).map(cardOf).slice(0, 3);
const laid = all.findIndex((card, n) => leader < 0 || !hands[after(leader, n)].includes(card));
const size = hands[Math.max(claimer, 0)].length;
const claimed = Number(state.stik || size);
return {
hands, declarer, claimer, leader, size,
both: claimer === declarer,
trump: SUIT_LETTERS.indexOf(state.trumf || "?"),
denominated: state.trumf === "ut" || SUIT_LETTERS.includes(state.trumf || "?"),
table: laid < 0 ? all : all.slice(0, laid),
said: words("siger").filter((word) => word === "t" || isCard(word) || (word.length === 1 && SUIT_LETTERS.includes(word))),
claimed: claimed >= 0 && claimed <= size ? claimed : size,
out: state.ude || "",
seen: words("renonce"),
changed: words("aendret").filter((key) => key in data.kinds),
strikes: words("streg").flatMap(strikeOf),
kinds: data.kinds,
};
}
function wrongWith({ hands, declarer, claimer, leader, denominated, said }) {
const counts = hands.map((cards) => cards.length);
if (declarer < 0 || !denominated || leader < 0) return "Vælg spilfører, trumf, og hvem der spiller ud.";
if (claimer < 0) return "Vælg, hvem der krævede.";
if (!counts.some(Boolean)) return "Læg kortene, der er tilbage, også dem i et stik, der er i gang.";
if (counts.some((count) => count !== counts[0])) return `Hænderne er ikke lige lange: ${counts.map((count, seat) => `${NAMES[seat]} ${count}`).join(", ")}.`;
const missing = said.find((word) => isCard(word) && !hands.some((cards) => cards.includes(cardOf(word))));
return missing ? `Han nævnte ${spokenCard(cardOf(missing))}, som ingen har.` : "";
}
function endingOf(board) {
const { hands, trump, leader, claimer, both, table, said, seen, out } = board;
const draws = theirTrumps(board) && !saidTrump(board) && (out === "said" || out === "aware");
return {
hands: hands.map((cards) => cards.filter((card) => !table.includes(card))),
trump, leader, claimer, both, table,
said: draws ? ["t", ...said] : said,
known: shownOut(board).filter(([seat, suit]) => seen.includes(SEATS[seat] + SUIT_LETTERS[suit])).map(([, suit]) => suit),
};
}
function normalOf({ kinds, changed, strikes }) {
const struck = Object.keys(kinds).filter((key) => kinds[key].struck !== changed.includes(key));
return {
struck, counts: struck.includes("known"), best: false,
strikes: strikes.flatMap(({ seat, play, cards }) => cards.map((card) =>  ([seat, card, play]))),
};
}
function others(board) {
const flip = ( key) => (board.changed.includes(key) ? board.changed.filter((one) => one !== key) : [...board.changed, key]);
return [
...board.strikes.map((_, n) =>  ([`streg${n}`, normalOf({ ...board, strikes: board.strikes.filter((_, m) => m !== n) })])),
...Object.keys(board.kinds).map((key) =>  ([key, normalOf({ ...board, changed: flip(key) })])),
];
}
function theirTrumps({ hands, trump, claimer }) {
return trump >= 0 && claimer >= 0 && [1, 3].some((n) => hands[after(claimer, n)].some((card) => Math.floor(card / 13) === trump));
}
function saidTrump({ said, trump }) {
return said.some((word) => word === "t" || word[0] === SUIT_LETTERS[trump]);
}
function shownOut({ hands, claimer }) {
const held = ( seat,  suit) => hands[seat].filter((card) => Math.floor(card / 13) === suit);
return [1, 3].flatMap((n) => [0, 1, 2, 3].flatMap((suit) => {
const seat = after(claimer, n);
const theirs = held(after(seat, 2), suit);
const beaten = [...held(claimer, suit), ...held(after(claimer, 2), suit)].map((card) => theirs.filter((other) => other > card).length);
const guess = beaten.length > 1 && Math.max(...beaten) > 0 && Math.min(...beaten) < 2;
return guess && !held(seat, suit).length ? [ ([seat, suit])] : [];
}));
}
function pointOf(board, tricks, line) {
const { claimer, both, claimed, trump, out, seen } = board;
const mate = line.some(({ seat, matters }) => matters && seat !== claimer);
if (tricks >= claimed) return !both ? "partners_play" : theirTrumps(board) ? "trump" : seen.length ? "which_opponent" : "line";
if (!both) return mate ? "partners_play" : "line";
const ruffed = wonBy(board, line).some(({ winner, card }) => (winner - claimer) % 2 !== 0 && Math.floor(card / 13) === trump);
if (ruffed && !saidTrump(board) && out !== "said" && out !== "aware") return "trump";
return line.some(({ matters, traits }) => matters && traits.includes("finesse")) ? "which_opponent" : "line";
}
function wonBy({ leader, trump, table }, line) {
const cards = [...table, ...line.map(({ card }) => card)];
const tricks = [];
let first = leader;
for (let n = 0; n < cards.length; n += 4) {
const four = cards.slice(n, n + 4);
const height = ( card) => (card % 13) + (Math.floor(card / 13) === trump ? 26 : Math.floor(card / 13) === Math.floor(four[0] / 13) ? 13 : -13);
const place = four.reduce((best, card, m) => (height(card) > height(four[best]) ? m : best), 0);
tricks.push({ first, four, winner: after(first, place), card: four[place] });
first = after(first, place);
}
return tricks;
}
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
async function inSteps(search, tell, stale) {
const steps = search.counting();
const began = performance.now();
let rested = began;
for (let step = steps.next(); ; step = steps.next()) {
if (step.done) return stale() ? undefined : step.value;
const now = performance.now();
if (now - rested < 50) continue;
if (now - began > 2000) tell(step.value);
await new Promise((go) => setTimeout(go));
if (stale()) return undefined;
rested = performance.now();
}
}
function symbol(letter) {
return h("span.suit." + SUITS[letter][1], { role: "img", "aria-label": SUITS[letter][2] }, SUITS[letter][0]);
}
function cardShown(card) {
return [symbol(SUIT_LETTERS[Math.floor(card / 13)]), rankOf(card)];
}
function rankOf(card) {
return RANK_LETTERS[card % 13].replace("T", "10");
}
function spokenCard(card) {
return `${SUITS[SUIT_LETTERS[Math.floor(card / 13)]][2]} ${RANK_NAMES[card % 13]}`;
}
function codeOf(card) {
return SUIT_LETTERS[Math.floor(card / 13)] + RANK_LETTERS[card % 13];
}
function isCard(text) {
return text.length === 2 && SUIT_LETTERS.includes(text[0]) && RANK_LETTERS.includes(text[1]);
}
function handOf(text) {
return text.split(".").flatMap((part) => [...part.slice(1)].map((rank) => part[0] + rank)).filter(isCard).map(cardOf);
}
function handText(cards) {
return [0, 1, 2, 3].map((suit) => cards.filter((card) => Math.floor(card / 13) === suit).sort((one, other) => other - one))
.filter((held) => held.length).map((held) => codeOf(held[0])[0] + held.map((card) => RANK_LETTERS[card % 13]).join("")).join(".");
}
function verb(verbs, play, cards) {
const [before, behind] = verbs[play];
return [before, ...cards.map((card, n) => [n > 0 && (n === cards.length - 1 ? " eller " : ", "), cardShown(card)]), behind];
}
function strikeText({ seat, play, cards }) {
return [SEATS[seat], play, cards.map(codeOf).join("")].join(".");
}
function strikeOf(text) {
const [letter, play, codes] = text.split(".");
const cards = (codes || "").match(/../g)?.filter(isCard).map(cardOf) || [];
return SEATS.includes(letter) && PLAYS.includes(play) && cards.length ? [{ seat: SEATS.indexOf(letter), play, cards }] : [];
}
document.querySelectorAll(".needs-script").forEach((note) => note.remove());
claimPad( (document.querySelector(".keypad")), JSON.parse(document.querySelector(".pad-data")?.textContent || "{}"));
})();
