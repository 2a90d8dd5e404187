/* Elements, links and addresses that both keypads use. */

const NAMES = ["Nord", "Øst", "Syd", "Vest"];
const SIDES = ["N-S", "Ø-V"];

/** One of several, as buttons of which one is pressed. @param {string} title @param {[key: string, label: Child, name?: string][]} options a name where the label is not read aloud as it is @param {string} chosen @param {(key: string) => void} choose */
function choice(title, options, chosen, choose) {
  return keyRow(title, title, options.map(([key, label, name]) => button("", label, () => choose(key),
    { "aria-pressed": String(key === chosen), "aria-label": name, "data-key": `${title}:${key}` })));
}

/** @param {string} title as it is read aloud @param {string} label as it is shown @param {Child[]} keys */
function keyRow(title, label, keys) {
  return h("div.pad-choice", { role: "group", "aria-label": title }, h("span.pad-label", {}, label), h("span.pad-row", {}, keys));
}

/** @param {string} title @param {number} chosen @param {(seat: number) => void} choose */
function seatChoice(title, chosen, choose) {
  const options = SEATS.map((letter, seat) => /** @type {[string, string, string]} */ ([String(seat), letter, NAMES[seat]]));
  return choice(title, options, String(chosen), (key) => choose(Number(key)));
}

/** @param {string} key @param {string} value @param {string[][]} options @param {(value: string) => void} change */
function select(key, value, options, change) {
  const made = /** @type {HTMLSelectElement} */ (h("select", { "data-key": key, change: () => change(made.value) }));
  made.append(...options.map(([one, label]) => new Option(label, one)));
  made.value = value;
  return made;
}

/** A bid in a suit. @param {string} call */
function isBid(call) {
  return call !== ABOVE && call.length === 2 && call[1] in SUITS;
}

/** `1h` as players read it, with suits that a screen reader names. @param {string} call @returns {Child} */
function shownCall(call) {
  if (call === ABOVE) return "over 7ut";
  return isBid(call) ? [call[0], suitSign(call[1])] : call;
}

/** A text of the law with its names; one may be something that is shown. @param {string} text @param {Record<string, Child>} names @returns {Child[]} */
function filled(text, names) {
  return text.split(/(\{\w+(?:'s)?\})/).map((part) => {
    const [, token] = /^\{(\w+)/.exec(part) || [];
    const name = token && names[token.toLowerCase()];
    return typeof name === "string" ? fill(part, { [token.toLowerCase()]: name }) : name ?? token ?? part;
  });
}

/** The names of four players as seen from one of them. @param {number} offender @returns {Record<string, string>} */
function rolesOf(offender) {
  const names = Object.fromEntries(ROLES.map((role, n) => [role, NAMES[after(offender, n)]]));
  return { ...names, offending_side: SIDES[offender % 2], other_side: SIDES[(offender + 1) % 2] };
}

/** Where the guide goes on. @param {string} page @param {number} seat @param {string[]} say */
function guideAt(page, seat, say) {
  return address(page, "/" + [`plads=${encodeURIComponent(SEATS[seat])}`, ...say].join("/"));
}

/** What was entered stays in the address, and on the device until it is cleared. @param {string} key */
function keeper(key) {
  const own = () => location.hash.startsWith("#/");
  return {
    /** @returns {Record<string, string>} */
    read() {
      return stateOf(own() ? location.hash.slice(2) : stored(key));
    },
    /** @param {Record<string, string>} state */
    write(state) {
      const text = stateText(stated(state), ",:");
      setAddress(text || own() ? `#/${text}` : location.href);
      store(key, text);
    },
  };
}

/** What is entered on a pad: a change is kept, and the pad drawn anew. @param {string} key @param {HTMLElement} status @param {() => void} draw */
function padOf(key, status, draw) {
  const keep = keeper(key);
  const pad = {
    keep, state: keep.read(),
    /** @param {Record<string, string>} more */
    set(more) {
      pad.state = { ...pad.state, ...more };
      status.textContent = "";
      keep.write(pad.state);
      draw();
    },
  };
  addEventListener("hashchange", () => {
    pad.state = keep.read();
    draw();
  });
  return pad;
}

/** What can be done with all that is entered. @param {Record<string, string>} state @param {(more: Record<string, string>) => void} set @param {Record<string, string> | false} example where it may be shown @param {HTMLElement} status */
function acts(state, set, example, status) {
  return [
    example && button(".pad-plain", "Vis et eksempel", () => set(example), { "data-key": "eksempel" }),
    copies("Del", () => location.href, status), button(".pad-plain", "Udskriv", () => print()),
    button(".pad-plain", "Ryd", () => set(Object.fromEntries(Object.keys(state).map((key) => [key, ""]))), { "data-key": "ryd" }),
  ];
}

/** Copy a text, and say so; where that is not allowed it is shown to be copied. @param {string} label @param {() => string} text @param {HTMLElement} status */
function copies(label, text, status) {
  return button(".pad-plain", label, () => {
    const copied = navigator.clipboard ? navigator.clipboard.writeText(text()) : Promise.reject();
    copied.then(() => "Kopieret.", () => text()).then((said) => (status.textContent = said));
  });
}

/** New content in one box. @param {HTMLElement} box @param {Child[]} children */
function show(box, ...children) {
  steadily(() => put(box, ...children));
}

/** Folds that are open stay so. @param {HTMLElement} box @param {Child[]} children */
function put(box, ...children) {
  const open = [...box.querySelectorAll("details[open]")].map((one) => one.className);
  box.replaceChildren(...shown(children));
  for (const details of box.querySelectorAll("details")) if (open.includes(details.className)) details.open = true;
}

/** The key that was pressed stays under the thumb, and in focus, whatever is changed. @param {() => void} change */
function steadily(change) {
  const pressed = document.activeElement;
  const key = pressed?.getAttribute("data-key");
  const stood = key && pressed?.getBoundingClientRect().top;
  change();
  const again = key && (pressed?.isConnected ? pressed : [...document.querySelectorAll("[data-key]")].find((one) => one.getAttribute("data-key") === key));
  if (!(again instanceof HTMLElement) || typeof stood !== "number") return;
  if (again !== document.activeElement) again.focus({ preventScroll: true });
  const moved = again.getBoundingClientRect().top - stood;
  if (moved) scrollBy({ top: moved, behavior: "instant" });
}
