/* The page: two calls are described, kept in the address, counted and drawn. */

/** @typedef {{old: HandType[], new: HandType[]}} Calls */

const piece = /** @type {HTMLElement} */ (document.querySelector('[data-piece="type"]'));
const SIDES = /** @type {const} */ (["old", "new"]);
const FILL = { old: "gl", new: "ny" };

/** @param {"old" | "new"} side @returns {HTMLElement} */
function box(side) {
  return one(form, `[data-call="${side}"]`);
}

/** @param {HTMLElement} card @returns {HandType} */
function readType(card) {
  const value = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (one(card, `[data-limit="${name}"]`)).value;
  const within = (/** @type {string} */ text, /** @type {number} */ top) => Math.max(0, Math.min(top, Math.floor(Number(text))));
  const span = (/** @type {string} */ name, /** @type {number} */ top) =>
    /** @type {Span} */ ([within(value(name + "0") || "0", top), within(value(name + "1") || String(top), top)]);
  const shape = value("shape");
  return { points: span("p", MOST_POINTS), lengths: [...SUIT_LETTERS].map((letter) => span(letter, 13)), balanced: shape ? shape === "bal" : null };
}

/** @param {HandType} type */
function card(type) {
  const made = /** @type {HTMLElement} */ (/** @type {Element} */ (piece.firstElementChild).cloneNode(true));
  const set = (/** @type {string} */ name, /** @type {string} */ text) => {
    /** @type {HTMLInputElement} */ (one(made, `[data-limit="${name}"]`)).value = text;
  };
  const span = (/** @type {string} */ name, /** @type {Span} */ [low, high], /** @type {number} */ top) => {
    set(name + "0", low ? String(low) : "");
    set(name + "1", high < top ? String(high) : "");
  };
  span("p", type.points, MOST_POINTS);
  type.lengths.forEach((length, n) => span(SUIT_LETTERS[n], length, 13));
  set("shape", type.balanced === null ? "" : type.balanced ? "bal" : "unbal");
  return made;
}

/** @returns {Calls} */
function entered() {
  const types = (/** @type {"old" | "new"} */ side) =>
    [...box(side).querySelectorAll(".type")].map((found) => readType(/** @type {HTMLElement} */ (found)));
  return { old: types("old"), new: types("new") };
}

/** @param {"old" | "new"} side @param {HandType[]} types */
function fill(side, types) {
  one(box(side), "[data-types]").replaceChildren(...types.map(card));
}

/** The state in the address: #/gl=15-17.bal/ny=13-15.bal @param {Calls} calls */
function written(calls) {
  const parts = SIDES.filter((side) => calls[side].length).map(
    (side) => `${FILL[side]}=${textOf(calls[side]).replace(/ \/ /g, "~").replace(/ /g, ".")}`
  );
  return stateAddress(parts.join("/"));
}

function fromAddress() {
  const parts = stateOf(decoded(location.hash, "").slice(2));
  for (const side of SIDES) fill(side, typesOf((parts[FILL[side]] || "").replace(/~/g, " / ")));
  show();
}

function show() {
  const calls = entered();
  setAddress(written(calls));
  for (const side of SIDES) {
    const ready = /** @type {HTMLSelectElement} */ (one(box(side), "[data-ready]"));
    const text = textOf(calls[side]);
    const known = [...ready.options].find((option) => option.value && textOf(typesOf(option.value)) === text);
    ready.value = known?.value || "";
    one(box(side), "[data-add]").textContent = text ? "Eller en anden hånd" : "Beskriv en hånd";
  }
  const ready = Boolean(calls.old.length && calls.new.length);
  const found = ready ? overlap(calls.old, calls.new) : null;
  const empty = found && (!found.old || !found.new);
  for (const part of document.querySelectorAll(".counted")) part.toggleAttribute("hidden", !found || Boolean(empty));
  tell(empty ? `Ingen hånd passer til ${found.old ? "den nye" : "den tilbagetagne"} melding. Ret grænserne.` : "");
  if (found && !empty) draw(found);
}

/** @param {Overlap} found */
function draw(found) {
  const { old, new: fresh } = entered();
  one(document, ".compared").textContent = `Den tilbagetagne: ${inWords(old)}. Den nye: ${inWords(fresh)}.`;
  const outside = found.new - found.both;
  const missing = found.old - found.both;
  one(document, ".headline").replaceChildren(
    h("strong", {}, units(share(outside, found.new))),
    ` af hænderne til den nye melding viser den tilbagetagne ikke. Den anden vej er det ${share(missing, found.old).replace(" ", "\u00a0")}.`
  );
  const all = allShapes().reduce((sum, { counts }) => counts.reduce((total, n) => total + n, sum), 0);
  /** @type {[string, string, number][]} */
  const lines = [
    ["old", "Kun den tilbagetagne", missing],
    ["both", "Begge", found.both],
    ["new", "Kun den nye", outside],
  ];
  one(document, ".legend").replaceChildren(
    ...lines.map(([kind, name, hands]) => h("li." + kind, {}, units(`${name}: ${hands.toLocaleString("da-DK")} hænder, ${share(hands, all)} af alle`)))
  );
  circles(found);
  for (const list of /** @type {const} */ (["gaps", "missing"])) {
    const whole = list === "gaps" ? found.new : found.old;
    const shown = found[list].slice(0, 6).map((gap) => h("li", {}, units(`${share(gap.hands, whole)}: ${gapInWords(gap)}`)));
    if (found[list].length > 6) {
      const rest = found[list].slice(6).reduce((sum, { hands }) => sum + hands, 0);
      shown.push(h("li", {}, units(`${share(rest, whole)}: flere grunde på én gang`)));
    }
    one(document, `[data-gaps="${list}"]`).replaceChildren(...(shown.length ? shown : [h("li", {}, "Ingen hænder.")]));
  }
  const says = !found.both ? "apart" : outside ? "part" : missing ? "subset" : "same";
  for (const line of document.querySelectorAll("[data-says]")) line.toggleAttribute("hidden", line.getAttribute("data-says") !== says);
  nearest(outside / found.new, missing / found.old);
}

/** The four cases with the nearest share, and one of either verdict. @param {number} part @param {number} back */
function nearest(part, back) {
  const cases = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".graded > li")]);
  const far = (/** @type {HTMLElement} */ item) =>
    100 * Math.abs(Number(item.dataset.share) - part) + Math.abs(Number(item.dataset.back) - back);
  const order = [...cases].sort((a, b) => far(a) - far(b));
  const near = order.slice(0, 4);
  const verdict = near[0].dataset.accepted;
  const other = order.find((item) => item.dataset.accepted !== verdict);
  if (other && !near.includes(other)) near.push(other);
  one(document, ".nearest").replaceChildren(
    ...cases.filter((item) => near.includes(item)).map((item) => {
      const made = /** @type {HTMLElement} */ (item.cloneNode(true));
      const [old, fresh] = [typesOf(item.dataset.old || ""), typesOf(item.dataset.new || "")];
      made.append(h("p.small", {}, `${upper(inWords(old))}. Siden: ${inWords(fresh)}. `, h("a", { href: written({ old, new: fresh }) }, "Hent hænderne")));
      return made;
    })
  );
}

/** Two circles whose areas are as the numbers of hands. @param {Overlap} found */
function circles(found) {
  const most = Math.max(found.old, found.new);
  const old = 60 * Math.sqrt(found.old / most);
  const fresh = 60 * Math.sqrt(found.new / most);
  const apart = distance(old, fresh, (found.both / most) * Math.PI * 3600);
  const left = Math.min(-old, apart - fresh);
  const right = Math.max(old, apart + fresh);
  const picture = one(document, ".sets svg");
  picture.setAttribute("viewBox", `${left - 2} -62 ${right - left + 4} 124`);
  picture.setAttribute("aria-label", `To mængder: ${share(found.both, found.new)} af den nye melding ligger i den tilbagetagne`);
  picture.innerHTML = `<circle class="old" cx="0" r="${old}"/><circle class="new" cx="${apart}" r="${fresh}"/>`;
}

/** How far apart two circles share so much area. @param {number} a @param {number} b @param {number} area */
function distance(a, b, area) {
  let [low, high] = [Math.abs(a - b), a + b];
  if (area >= Math.PI * Math.min(a, b) ** 2 * 0.9999) return low;
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if (lens(a, b, middle) > area) low = middle;
    else high = middle;
  }
  return high;
}

/** The area that two circles share. @param {number} a @param {number} b @param {number} apart */
function lens(a, b, apart) {
  const part = (/** @type {number} */ r, /** @type {number} */ other) => {
    const to = (apart ** 2 + r ** 2 - other ** 2) / (2 * apart);
    return r ** 2 * Math.acos(Math.max(-1, Math.min(1, to / r))) - to * Math.sqrt(Math.max(0, r ** 2 - to ** 2));
  };
  return apart ? part(a, b) + part(b, a) : Math.PI * Math.min(a, b) ** 2;
}

form.addEventListener("input", (event) => {
  const ready = /** @type {HTMLSelectElement} */ (event.target);
  if (ready.matches("[data-ready]") && ready.value) {
    fill(ready.closest('[data-call="old"]') ? "old" : "new", typesOf(ready.value));
  }
  show();
});
begin(fromAddress, (button) => {
  const side = button.closest('[data-call="old"]') ? "old" : "new";
  if (button.matches("[data-add]")) {
    one(box(side), "[data-types]").append(card(anyHand()));
    /** @type {HTMLElement} */ (one(box(side), ".type:last-child input")).focus();
  } else if (button.matches("[data-remove]")) {
    button.closest(".type")?.remove();
    /** @type {HTMLElement} */ (one(box(side), "[data-add]")).focus();
  } else {
    const [old, fresh] = button.dataset.do === "example" ? (form.dataset.example || "").split("|") : ["", ""];
    fill("old", typesOf(old));
    fill("new", typesOf(fresh));
  }
  show();
});
setTimeout(allShapes);
