(() => {
"use strict";
const SEATS = ["N", "Ø", "S", "V"];
const ROLES = ["offender", "lho", "partner", "rho"];
const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["k", "r", "h", "s", "ut"].map((d) => level + d));
const ABOVE = "8k";
const BACK = "tilbage";
function after(seat, turns = 1) {
return (seat + turns) % 4;
}
function height(call) {
return call === ABOVE ? BIDS.length : BIDS.indexOf(call);
}
function isClosed(made) {
return made.length >= 4 && made.slice(-3).every(({ call }) => call === "pas");
}
function missesTurn(made) {
const last = made.slice(-4);
return isClosed(made) && last.some(({ seat }, n) => n > 0 && seat !== after(last[n - 1].seat));
}
function lastBid(made) {
return made.filter(({ call }) => height(call) >= 0).at(-1)?.call || "";
}
function tooLow(before, call) {
return height(call) >= 0 && height(call) <= height(lastBid(before));
}
function nothingToDouble(before, { seat, call }) {
if (call !== "D" && call !== "RD") return false;
const last = before.filter((one) => one.call !== "pas").at(-1);
const theirs = last && (last.seat + seat) % 2 === 1 ? last.call : "";
return call === "D" ? height(theirs) < 0 : theirs !== "D";
}
function faults(before, turn, made) {
const found = {
closed: isClosed(before),
above: made.call === ABOVE,
bad: nothingToDouble(before, made),
out: made.seat !== turn,
low: tooLow(before, made.call),
};
return Object.values(found).some(Boolean) ? found : undefined;
}
function replay(dealer, taps) {
let made = [];
taps.forEach((tap, number) => {
if (tap === BACK) {
const from = backTo(dealer, made);
made = made.map((one, n) => (n < from || from < 0 ? one : { ...one, back: number + 1 }));
} else {
const [seat, call] = tap.includes(":") ? tap.split(":") : ["", tap];
made.push({ seat: seat ? SEATS.indexOf(seat) : turnOf(dealer, made), call });
}
});
return made;
}
function turnOf(dealer, made) {
const last = made.filter(({ back }) => !back).at(-1);
return last ? after(last.seat) : dealer;
}
function backTo(dealer, made) {
const last = made.at(-1);
if (!last || last.back) return -1;
const open = lineOf(dealer, made).brackets.find((bracket) => bracket.open);
return open ? made.indexOf(open.calls[0]) : made.length - 1;
}
function lineOf(dealer, made) {
const line = { dealer, standing: [], irregular: [], brackets: [] };
for (let n = 0; n < made.length; ) {
const one = made[n];
const place = { after: line.standing.length, due: turnOf(dealer, line.standing) };
if (one.back) {
const calls = made.slice(n).filter(({ back }) => back === one.back);
line.brackets.push({ ...place, calls, open: false });
n += calls.length;
continue;
}
const wrong = faults(line.standing, place.due, one);
const next = made.slice(n + 1).find(({ back }) => !back);
const called = !next || next.seat === after(one.seat);
if (wrong && (wrong.closed || wrong.above || wrong.bad || !called)) {
line.brackets.push({ ...place, calls: made.slice(n), open: true });
break;
}
if (wrong) line.irregular.push(line.standing.length);
line.standing.push(one);
n += 1;
}
return line;
}
function irregularities({ dealer, standing, irregular, brackets }) {
const found = [];
for (let n = 0; n <= standing.length; n++) {
const before = standing.slice(0, n);
const due = turnOf(dealer, before);
const bracket = brackets.find(({ after, calls }) => after === n && faults(before, due, calls[0]));
if (bracket) {
const [made, ...over] = bracket.calls;
found.push({ before, due, made, over, legal: standing.slice(n), withdrawn: true, open: bracket.open });
} else if (irregular.includes(n)) {
found.push({ before, due, made: standing[n], over: standing.slice(n + 1), legal: [], withdrawn: false, open: false });
}
}
return found;
}
function shapeOf(line, { before, due, made, over, legal, withdrawn }) {
const yes = ( holds) => (holds ? "yes" : "");
const role = ( one) => (one ? ROLES[(one.seat - made.seat + 4) % 4] : "");
const has = ( calls,  name) => calls.some((one) => role(one) === name);
const dueRole = role({ seat: due, call: "" });
const partnerActed = before.some((one) => role(one) === "partner" && one.call !== "pas");
const rho = legal.find((one) => role(one) === "rho");
const tried = triedInstead(line, before.length, due, made, legal);
const low = tried.length > 0 && lastBid(before) !== "" && tooLow(before, tried[0]);
const declarer = declarerOf(line.standing);
return {
closed: yes(isClosed(before)),
bad: yes(nothingToDouble(before, made)),
out: yes(made.seat !== due),
low: yes(tooLow(before, made.call)),
call: kindOf(made.call),
called: missesTurn([...before, made, ...over]) ? "closing" : calledAs(before, made, partnerActed),
due: dueRole === "lho" && has(before, "offender") ? "lho_again" : dueRole,
withdrawn: yes(withdrawn),
over: role(over[0]),
lho_over: yes(has(over, "lho")),
legal: yes(legal.length),
rho_call: rho ? (rho.call === "pas" ? "pass" : "acted") : "",
tried: low ? "low" : kindOf(tried[0]),
tried_once: yes(tried.length === 1),
declaring: declarer < 0 ? "" : (declarer + made.seat) % 2 ? "theirs" : "ours",
};
}
function calledAs(before, { call }, partnerActed) {
if (call === "pas") return partnerActed ? "answer" : "pass";
return tooLow(before, call) ? "low" : kindOf(call);
}
function kindOf(call) {
if (!call) return "";
if (call === "pas") return "pass";
return height(call) < 0 ? "double" : "bid";
}
function triedInstead({ brackets }, n, due, made, legal) {
const firsts = brackets.filter((bracket) => bracket.after === n).map(({ calls }) => calls[0]);
const place = firsts.findIndex(({ seat, call }) => seat === made.seat && call === made.call);
if (made.seat !== due || place < 0 || !legal.length) return [];
return [...firsts.slice(place + 1), legal[0]].map(({ call }) => call);
}
function declarerOf(standing) {
const bid = lastBid(standing);
if (!bid || !isClosed(standing) || missesTurn(standing)) return -1;
const side = (standing.filter(({ call }) => call === bid).at(-1)?.seat || 0) % 2;
const named = standing.find(({ seat, call }) => seat % 2 === side && height(call) >= 0 && call.slice(1) === bid.slice(1));
return named ? named.seat : -1;
}
function written({ standing, irregular, brackets }) {
const words = [];
for (let n = 0; n <= standing.length; n++) {
for (const { due, calls } of brackets.filter((bracket) => bracket.after === n)) {
const inside = calls.map(({ seat, call }, m) =>
seat === (m ? after(calls[m - 1].seat) : due) ? call : `${SEATS[seat]} ${call}`);
words.push(`(${inside.join(" ")})`);
}
const one = standing[n];
if (one) words.push(irregular.includes(n) ? `${SEATS[one.seat]} ${one.call}` : one.call);
}
return words.join(" ");
}
function enough(before, call) {
const higher = BIDS.slice(height(lastBid(before)) + 1);
return [higher[0] || "", higher.find((bid) => bid.slice(1) === call.slice(1)) || ""];
}
function tricksFrom(won, from) {
const sides = [0, 0];
for (const [trick, seat] of Object.entries(won)) if (+trick >= from) sides[seat % 2] += 1;
return sides;
}
function numberIn(tree, shape) {
let place = tree;
while (typeof place !== "number") {
const [feature, branches] = place;
place = branches[shape[feature] || ""] ?? Object.values(branches)[0];
}
return place;
}
const NAMES = ["Nord", "Øst", "Syd", "Vest"];
const SIDES = ["N-S", "Ø-V"];
const SUITS = { k: ["♣", "c", "klør"], r: ["♦", "d", "ruder"], h: ["♥", "h", "hjerter"], s: ["♠", "s", "spar"] };
function h(tag, given = {}, ...children) {
const [name, ...classes] = tag.split(".");
const made = document.createElement(name);
if (classes.length) made.className = classes.join(" ");
for (const [key, value] of Object.entries(given)) {
if (typeof value === "function") made.addEventListener(key, value);
else if (value !== undefined && value !== false) made.setAttribute(key, String(value));
}
made.append(...flat(children));
return made;
}
function flat(children) {
return children.flatMap((child) => (Array.isArray(child) ? flat(child) : child ? [child] : []));
}
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
const suit = /^\d.$/.test(call) && SUITS[call[1]];
return suit ? `${call[0]} ${suit[2]}` : { pas: "pas", D: "doblet", RD: "redoblet", [ABOVE]: "over 7ut" }[call] || call;
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
const homeLink =  (document.querySelector(".pad-home"));
const home = homeLink.href.replace(/index\.html$/, "");
function address(page, anchor) {
return home + page + (home === homeLink.href ? "/" : ".html") + (anchor ? "#" + anchor : "");
}
function lawLink(ref, title) {
const href = address("paragraffer/" + parseInt(ref), /\D/.test(ref) ? ref : "");
const [, law, small] = /^(\d+[A-Z]?\d?)([a-z]?)$/.exec(ref) || ["", ref, ""];
return h("a.law", { href, title }, "§\u00a0" + law + (small && `(${small})`));
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
function decoded(text) {
try {
return decodeURIComponent(text);
} catch {
return text;
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
box.replaceChildren(...flat(children));
for (const details of box.querySelectorAll("details")) if (open.includes(details.className)) details.open = true;
const again = key && [...box.querySelectorAll("[data-key]")].find((one) => one.getAttribute("data-key") === key);
if (!(again instanceof HTMLElement)) return;
again.focus({ preventScroll: true });
if (stood !== undefined) scrollBy({ top: again.getBoundingClientRect().top - stood, behavior: "instant" });
}
const COLUMNS = [3, 0, 1, 2];
const ZONES = { ingen: "Ingen", NS: "N-S", ØV: "Ø-V", alle: "Alle" };
const EXAMPLE = { giver: "N", zone: "NS", meldinger: "S:pas,tilbage,1h,pas,1ut" };
function auctionPad(box, data) {
const keep = keeper("bridgelovene.meldeforloeb");
const status = h("p.pad-status", { role: "status" });
const view = h("div.pad-view");
box.replaceChildren(view, status);
let state = keep.read();
let caller = -1;
let level = "";
const dealer = () => Math.max(0, SEATS.indexOf(state.giver || "N"));
const taps = () => (state.meldinger || "").split(",").filter(proper);
const must = () => Object.fromEntries((state.passer || "").split(",").filter(Boolean).map((one) => one.split(":")));
function set(more) {
state = { ...state, ...more };
caller = -1;
level = "";
status.textContent = "";
keep.write(state);
render();
}
function tap(call) {
const made = replay(dealer(), taps());
const out = caller >= 0 && caller !== turnOf(dealer(), made);
set({ giver: SEATS[dealer()], meldinger: [...taps(), (out ? SEATS[caller] + ":" : "") + call].join(",") });
}
function render() {
const made = replay(dealer(), taps());
const line = lineOf(dealer(), made);
const turn = caller >= 0 ? caller : turnOf(dealer(), made);
const back = backTo(dealer(), made);
const found = named(line, made, must(), data.kinds);
show(view,
h("div.pad-setup", {},
seatChoice("Giver", dealer(), (seat) => set({ giver: SEATS[seat] })),
choice("I zonen", Object.entries(ZONES).map(([key, label]) => [key, label, label]), state.zone || "",
(key) => set({ giver: SEATS[dealer()], zone: key === state.zone ? "" : key }))),
drawn(made, line, dealer(), state.zone || ""),
found.map(({ kind, irregular }, n) => finding(kind, irregular, must(), n === found.length - 1)),
ended(line),
h("div.pad-box", {},
seatChoice("Hvem melder?", turn, (seat) => {
caller = seat;
render();
}),
h("div.pad-bids", { role: "group", "aria-label": `${NAMES[turn]} melder` }, ...BIDS.map((bid) => key(bid))),
h("div.pad-others", {}, ...["pas", "D", "RD", ABOVE].map((call) => key(call)))),
h("div.pad-acts", {},
button(".pad-plain", "Fortryd", undo, { disabled: !taps().length, "data-key": "fortryd" }),
back >= 0 && button(".pad-plain", ["Tag ", `${NAMES[made[back].seat]}s `, shownCall(made[back].call), " tilbage"], () => tap(BACK), { "data-key": "tilbage" }),
button(".pad-plain", "Ryd", () => set({ giver: "", zone: "", meldinger: "", passer: "" }), { "data-key": "ryd" }),
!taps().length && button(".pad-plain", "Hent et eksempel", () => set(EXAMPLE), { "data-key": "eksempel" }),
copies("Kopiér et link", () => location.href, status)),
h("details.fold.pad-must", {}, h("summary", {}, "Skal en spiller passe?"), duties()),
caseFile(line, made));
}
function key(call) {
return button(".pad-call", shownCall(call), () => tap(call), { "data-key": call, "aria-label": spokenCall(call) });
}
function undo() {
set({ meldinger: taps().slice(0, -1).join(",") });
}
function duties() {
return h("div.pad-duties", {}, ...SEATS.map((letter, seat) => {
const select =  (h("select", { "data-key": "passer" + letter }));
select.append(new Option("må melde", ""), new Option("skal passe i denne tur", "once"), new Option("skal passe i resten", "rest"));
select.value = must()[letter] || "";
select.addEventListener("change", () => {
const now = { ...must(), [letter]: select.value };
set({ passer: Object.entries(now).filter(([, duty]) => duty).map((one) => one.join(":")).join(",") });
});
return h("label", {}, NAMES[seat] + " ", select);
}));
}
function caseFile(line, made) {
const above = made.some(({ call }) => call === ABOVE);
const zone = state.zone ? `\n  vulnerable: ${state.zone}` : "";
const text = `table:\n  dealer: ${SEATS[dealer()]}${zone}\n  auction: ${written(line)}`;
return h("details.fold.pad-case", {}, h("summary", {}, "Som linjer i en sagfil"),
above ? h("p", {}, "En sagfil kan ikke skrive et bud over syv.")
: [h("pre", { tabindex: "0", "aria-label": "Linjer til en sagfil" }, text), copies("Kopiér linjerne", () => text, status)]);
}
box.addEventListener("keydown", (event) => {
const typing = event.target instanceof HTMLSelectElement;
if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
const pressed = event.key.toLowerCase();
const denomination = { u: "ut", n: "ut" }[pressed] || pressed;
if (/^[1-7]$/.test(pressed)) level = pressed;
else if (level && BIDS.includes(level + denomination)) tap(level + denomination);
else if (pressed === "p") tap("pas");
else if (pressed === "d") tap("D");
else if (pressed === "x") tap("RD");
else if (pressed === "backspace") undo();
else return;
event.preventDefault();
});
addEventListener("hashchange", () => {
state = keep.read();
render();
});
render();
if (taps().length) keep.write(state);
}
function proper(tap) {
const call = tap.replace(/^[NØSV]:/, "");
return tap === BACK || call === ABOVE || BIDS.includes(call) || ["pas", "D", "RD"].includes(call);
}
function named(line, made, must, kinds) {
const found = irregularities(line);
const duty = ( seat) => must[SEATS[seat]] || "";
const barred = made.filter(({ seat, call, back }) => duty(seat) && call !== "pas" && !back).at(-1);
if (barred && !found.some((one) => one.made === barred || (one.open && one.over.includes(barred)))) {
const last = made.indexOf(barred);
found.push({ before: made.slice(0, last), due: barred.seat, made: barred, over: made.slice(last + 1), legal: [], withdrawn: false, open: true });
}
return found.map((irregular) => {
const { seat, call } = irregular.made;
const shape = { ...shapeOf(line, irregular), above: call === ABOVE ? "yes" : "", barred: call === "pas" ? "" : duty(seat) };
const name = Object.keys(kinds).find((one) =>  (shape)[one]) || "";
return { kind: kinds[name], irregular: { ...irregular, shape: { ...shape, duty: duty(seat), open: irregular.open ? "yes" : "", due_barred: duty(irregular.due) ? "yes" : "" } } };
}).filter(({ kind }) => kind);
}
function begunAt({ tree, begins }, shape) {
return begins[numberIn(tree, shape)];
}
function finding(kind, irregular, must, latest) {
const { made, due, before, shape } = irregular;
const names = { ...rolesOf(made.seat), due: NAMES[due], call: shownCall(made.call), last: shownCall(lastBid(before)), ...lowBy(before, made) };
const begun = begunAt(kind, shape);
return h("section.pad-finding" + (latest ? "" : ".earlier"), { "aria-label": kind.name },
h("p", {}, h("strong", {}, kind.name), ". ", ...filled(kind.says, names), " ", lawLink(kind.law, kind.about)),
latest && h("p", {}, h("a.pad-go", { href: guideAt(kind.page, made.seat, begun.say) }, `Til kendelsen: ${kind.title}`)),
latest && onward(begun, kind, made.seat, names));
}
function onward({ ask }, kind, seat, names) {
return ask && h("details.fold.pad-onward", {}, h("summary", {}, "Svar på ét spørgsmål, så følger mere med"),
h("p", {}, ...filled(ask.question, names)),
h("ul.plain", {}, ...ask.answers.map(([label, begun]) =>
h("li", {}, h("a", { href: guideAt(kind.page, seat, begun.say) }, ...filled(sentenceOf(label), names)),
onward(begun, kind, seat, names)))));
}
function sentenceOf(text) {
return text[0] === "{" ? "{" + text.charAt(1).toUpperCase() + text.slice(2) : text.charAt(0).toUpperCase() + text.slice(1);
}
function lowBy(before, { call }) {
const steps = height(lastBid(before)) - height(call);
const [lowest, same] = enough(before, call);
const also = same && same !== lowest;
return {
by: steps > 0 ? `${steps} bud lavere` : "det samme bud",
enough: lowest ? [shownCall(lowest), also && [` eller, i ${SUITS[call[1]]?.[2] || "ut"}, `, shownCall(same)]] : "Intet bud",
};
}
function ended({ standing }) {
const declarer = declarerOf(standing);
const bid = lastBid(standing);
if (declarer >= 0) {
const since = standing.map(({ call }) => call).slice(standing.map(({ call }) => call).lastIndexOf(bid));
const doubled = since.includes("RD") ? " redoblet" : since.includes("D") ? " doblet" : "";
return h("p.pad-ended", {}, "Meldingerne er slut: ", shownCall(bid), `${doubled}, ${NAMES[declarer]} er spilfører.`);
}
return isClosed(standing) && !missesTurn(standing) && h("p.pad-ended", {}, "Alle fire har passet.");
}
function drawn(made, line, dealer, zone) {
const rows = [];
let last = COLUMNS.length;
for (const one of made) {
const column = COLUMNS.indexOf(one.seat);
if (column <= last && (!rows.length || rows[rows.length - 1][column] || column < last)) rows.push([]);
rows[rows.length - 1][column] = one;
last = column;
}
const wrong = irregularities(line).map((one) => one.made);
const inZone = ( seat) => zone === "alle" || zone === (seat % 2 ? "ØV" : "NS");
return h("div.bidding", {}, h("table.auction", { "aria-label": "Meldeforløb" },
h("thead", {}, h("tr", {}, ...COLUMNS.map((seat) => h("th" + (inZone(seat) ? ".zone" : ""), { scope: "col" }, NAMES[seat],
seat === dealer && h("span.mark", {}, "giver"), inZone(seat) && h("span.mark.zone", {}, "i zonen"))))),
h("tbody", {}, ...(rows.length ? rows : [[]]).map((row) => h("tr", {}, ...COLUMNS.map((_, n) => cell(row[n], wrong)))))));
}
function cell(one, wrong) {
if (!one) return h("td");
const note = one.back ? "trukket tilbage" : wrong.includes(one) ? "fejl" : "";
return h("td", {}, one.back ? h("del", {}, shownCall(one.call)) : shownCall(one.call), note && h("span.note", {}, " " + note));
}
const TRICKS = 13;
const FOUND = [["", "i tide"], ["next_board", "da modparten havde meldt på næste spil"], ["round_over", "da runden var slut"]];
const RUFF = { spilforer: "S", svigt: "Ø.7.k.suit.", stik: "7Ø,8S,9S,10V,11S,12S,13S", foer: "4" };
function revokePad(box, data) {
const keep = keeper("bridgelovene.kulorsvigt");
const status = h("p.pad-status", { role: "status" });
const view = h("div.pad-view");
box.replaceChildren(view, status);
let state = keep.read();
function set(more) {
state = { ...state, ...more };
status.textContent = "";
keep.write(state);
render();
}
function setRevokes(revokes, won = wonOf(state)) {
set({ svigt: revokes.map(revokeText).join(","), stik: wonText(won, firstOf(revokes)) });
}
function render() {
const revokes = revokesOf(state, data);
const won = wonOf(state);
const declarer = SEATS.indexOf(state.spilforer || "");
const first = firstOf(revokes);
const complete = declarer >= 0 && revokes.every(({ seat, trick }) => seat >= 0 && trick) && Object.keys(won).length === TRICKS + 1 - first;
show(view,
seatChoice("Spilfører", declarer, (seat) => set({ spilforer: SEATS[seat] })),
revokes.map((one, n) => oneRevoke(one, n, revokes)),
h("div.pad-acts", {}, revokes.length < 4 && button(".pad-plain", "Endnu en kulørsvigt",
() => setRevokes([...revokes, { seat: -1, trick: first, suit: "", failure: "suit", card: "" }]), { "data-key": "flere" })),
h("p.fields", {}, labelled("Først påtalt", select("naar", state.naar || "", FOUND, (naar) => set({ naar })))),
first > 0 && [tricks(revokes, won, first), before(first)],
h("div.pad-acts", {},
button(".pad-plain", "Ryd", () => set({ spilforer: "", svigt: "", stik: "", foer: "", naar: "" }), { "data-key": "ryd" }),
!state.svigt && button(".pad-plain", "Hent et eksempel", () => set(RUFF), { "data-key": "eksempel" }),
copies("Kopiér et link", () => location.href, status)),
complete ? result(revokes, won, declarer, first, state, data)
: h("p.pad-missing", {}, "Vælg spilfører, hvem der svigtede, og hvem der vandt hvert stik fra da af."));
}
function oneRevoke(one, n, revokes) {
const change = (more) => setRevokes(revokes.map((each, m) => (m === n ? { ...each, ...more } : each)));
const numbered = revokes.length > 1 ? ` ${n + 1}` : "";
return h("section.pad-revoke", { "aria-label": "Kulørsvigt" + numbered },
seatChoice(`Hvem svigtede${numbered}?`, one.seat, (seat) => change({ seat })),
h("p.fields", {},
labelled("I stik", select(`stik${n}`, String(one.trick || ""), [["", "vælg"], ...counting(1, TRICKS - 1)], (trick) => change({ trick: Number(trick) }))),
revokes.length > 1 && labelled("Farven", select(`farve${n}`, one.suit, [["", "vælg"], ...Object.entries(SUITS).reverse().map(([key, [, , name]]) => [key, name])], (suit) => change({ suit }))),
labelled("Hvordan", select(`hvordan${n}`, one.failure, Object.entries(data.established).map(([key, { label }]) => [key, label]), (failure) => change({ failure }))),
labelled("Kortet", select(`kort${n}`, one.card, [["", "fra hånden"], ["faced", "fra bordet, eller et strafkort blev ikke spillet"]], (card) => change({ card })))),
revokes.length > 1 && button(".pad-plain", "Fjern", () => setRevokes(revokes.filter((_, m) => m !== n)), { "data-key": `fjern${n}`, "aria-label": "Fjern kulørsvigt" + numbered }));
}
function tricks(revokes, won, first) {
const rows = counting(first, TRICKS).map(([text]) => {
const trick = Number(text);
const here = revokes.filter((one) => one.trick === trick && one.seat >= 0).map(({ seat }) => NAMES[seat]);
return [seatChoice(`Stik ${trick}`, won[trick] ?? -1, (seat) => set({ stik: wonText({ ...won, [trick]: seat }, first) })),
here.length > 0 && h("p.pad-note", {}, `Her svigtede ${here.join(" og ")}.`)];
});
return h("section.pad-tricks", { "aria-label": "Hvem vandt stikkene?" }, h("p.label", {}, "Hvem vandt stikket?"), rows);
}
function before(first) {
return first > 1 && h("p.fields", {}, labelled(`Stik til N-S før stik ${first}`,
select("foer", state.foer || "", [["", "ikke talt"], ...counting(0, first - 1)], (foer) => set({ foer }))));
}
addEventListener("hashchange", () => {
state = keep.read();
render();
});
render();
if (state.svigt) keep.write(state);
}
function revokesOf({ svigt }, data) {
const found = (svigt || "....").split(",").map((text) => {
const [letter, trick, suit, failure, card] = text.split(".");
return {
seat: SEATS.indexOf(letter), trick: Number(trick) < TRICKS ? Number(trick) || 0 : 0, suit: suit in SUITS ? suit : "",
failure: failure in data.established ? failure : "suit", card: card === "faced" ? card : "",
};
});
return found.slice(0, 4);
}
function revokeText({ seat, trick, suit, failure, card }) {
return [SEATS[seat] || "", trick || "", suit, failure, card].join(".");
}
function firstOf(revokes) {
return Math.min(...revokes.map(({ trick }) => trick).filter(Boolean), TRICKS + 1) % (TRICKS + 1);
}
function wonOf({ stik }) {
const parts = (stik || "").split(",").map((text) => /^(\d+)([NØSV])$/.exec(text));
return Object.fromEntries(parts.flatMap((part) => (part && +part[1] <= TRICKS ? [[+part[1], SEATS.indexOf(part[2])]] : [])));
}
function wonText(won, first) {
return Object.entries(won).filter(([trick]) => +trick >= first).map(([trick, seat]) => trick + SEATS[seat]).join(",");
}
function counting(from, to) {
return Array.from({ length: to - from + 1 }, (_, n) => [String(from + n), String(from + n)]);
}
function labelled(label, field) {
return h("label", {}, label + " ", field);
}
function select(key, value, options, change) {
const made =  (h("select", { "data-key": key }));
made.append(...options.map(([one, label]) => new Option(label, one)));
made.value = value;
made.addEventListener("change", () => change(made.value));
return made;
}
function transfers(revokes, won, found, declarer, data) {
const inOrder = [...revokes].sort((one, other) => one.trick - other.trick);
const taken = [];
return inOrder.map((one, n) => {
const same = ( other) => other.seat % 2 === one.seat % 2;
const dummy = one.seat === after(declarer, 2);
const holds = {
both: !revokes.every(same),
repeated: inOrder.slice(0, n).some(({ seat, suit }) => seat === one.seat && suit !== "" && suit === one.suit),
faced: dummy || one.card === "faced",
next_board: found === "next_board",
round_over: found === "round_over",
twelfth: one.trick === TRICKS - 1,
};
const flags = data.flags.map((flag) => ( (holds)[flag] ? "1" : "0")).join("");
const exemption = data.exemptions[flags];
const ours = ( trick) => won[trick] % 2 === one.seat % 2;
const later = counting(one.trick + 1, TRICKS).map(([trick]) => +trick).filter(ours);
const by = won[one.trick] === one.seat ? "offender" : ours(one.trick) ? "partner" : "other_side";
const failure = one.failure.startsWith("no_card") ? "no_card" : one.failure;
const looked = data.transfers[numberIn(data.tree, { failure, exemption, by, later: later.length ? "yes" : "no" })];
const free = [...(ours(one.trick) ? [one.trick] : []), ...later].filter((trick) => !taken.includes(trick));
const moves = free.slice(0, looked.tricks);
taken.push(...moves);
return { one, exemption, looked, moves, short: looked.tricks - moves.length };
});
}
function result(revokes, won, declarer, first, state, data) {
const moved = transfers(revokes, won, state.naar || "", declarer, data);
const sides = tricksFrom(won, first);
const counted = first === 1 || Boolean(state.foer);
const before = counted ? [Number(state.foer || 0), first - 1 - Number(state.foer || 0)] : [0, 0];
const played = sides.map((tricks, side) => tricks + before[side]);
const net = moved.reduce((sum, { one, moves }) => sum + (one.seat % 2 ? moves.length : -moves.length), 0);
const ends = [played[0] + net, played[1] - net];
const from = counted ? "Stik i alt" : `Stik fra stik ${first}`;
return h("section.pad-finding", { "aria-label": "Stik, der flyttes" },
moved.map((each) => movedLine(each, declarer, data)),
h("table.figures", {}, h("caption", {}, from),
h("thead", {}, h("tr", {}, h("td"), ...SIDES.map((side) => h("th", { scope: "col" }, side)))),
h("tbody", {}, countRow("Ved bordet", played), countRow("Efter overførsel", ends))),
equity(moved, declarer, data));
}
function countRow(name, sides) {
return h("tr", {}, h("th", { scope: "row" }, name), ...sides.map((tricks) => h("td", {}, String(tricks))));
}
function movedLine({ one, exemption, looked, moves, short }, declarer, data) {
const other = SIDES[(one.seat + 1) % 2];
const names = { ...rolesOf(one.seat), declarer: NAMES[declarer] };
const what = moves.length === 0 ? "ingen stik flyttes"
: moves.length === 1 ? `stik ${moves[0]} flyttes til ${other}` : `stik ${moves.join(" og ")} flyttes til ${other}`;
const reason = exemption !== "none" && data.reasons[exemption];
return h("p", {}, h("strong", {}, `${NAMES[one.seat]} i stik ${one.trick}: ${what}. `), lawLink(looked.law, data.laws[looked.law]),
reason && [" ", ...filled(sentenceOf(reason), names), "."],
short > 0 && " Der er ikke flere stik at flytte, uden at det samme stik flyttes to gange.");
}
function equity(moved, declarer, data) {
return moved.map(({ one, exemption, looked }, n) => {
const asked = data.equities[data.equity[exemption]];
const shared = moved.findIndex((other) => data.equity[other.exemption] === data.equity[exemption] && other.exemption === "both_sides");
if (shared >= 0 && shared < n) return null;
const seat = one.seat === after(declarer, 2) ? declarer : one.seat;
const say = [...data.established[one.failure].say, ...looked.say];
const whose = moved.length > 1 && exemption !== "both_sides" ? `${NAMES[one.seat]} i stik ${one.trick}: ` : "";
return h("div.pad-equity", {},
h("p", {}, whose, ...filled(asked.question, rolesOf(one.seat)), " ", lawLink(asked.law, data.laws[asked.law])),
h("details.fold.pad-weigh", {}, h("summary", {}, "Sådan finder du ud af det"),
h("ul", {}, ...asked.weigh.map((text) => h("li", {}, ...filled(text, rolesOf(one.seat)))))),
h("p.pad-answers", {}, ...Object.entries(asked.answers).map(([key, label]) =>
h("a.pad-go", { href: guideAt(data.page, seat, [...say, `${asked.fact}=${key}`]) }, label.charAt(0).toUpperCase() + label.slice(1))),
h("a.pad-go", { href: guideAt(data.page, seat, say) }, "Spørg i vejledningen")));
});
}
const carried = JSON.parse(document.querySelector(".pad-data")?.textContent || "{}");
const place =  (document.querySelector(".keypad"));
document.querySelectorAll(".needs-script").forEach((note) => note.remove());
place.hidden = false;
if (place.dataset.pad === "auction") auctionPad(place, carried);
else revokePad(place, carried);
})();
