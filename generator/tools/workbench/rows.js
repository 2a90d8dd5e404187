/* The results of a list as they are picked: a contract, its tricks and a weight in each row. */

/** As an address has it: 4hxS10, and what of it is picked so far: 4h; p is a board that all passed. */
const PICKED = /^([1-7])([krhsu]?)(x{0,2})([NOSV]?)(\d{0,2})$/;
const PARTS = ["level", "suit", "doubled", "seat", "tricks"];

/** @param {ParentNode} row @param {string} name */
function part(row, name) {
  return /** @type {HTMLInputElement} */ (one(row, `[data-part="${name}"]`));
}

/** @param {string} list @returns {HTMLElement} */
function box(list) {
  return one(form, `[data-results="${list}"]`);
}

/** @param {string} list @returns {HTMLElement[]} */
function rows(list) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (box(list).querySelectorAll(".share"))];
}

/** Undefined until all of it is picked. @param {HTMLElement} row @returns {Result | null | undefined} */
function resultOf(row) {
  const [level, suit, doubled, seat, tricks] = PARTS.map((name) => part(row, name).value);
  if (level === "p") return null;
  if (!(level && suit && seat && tricks)) return undefined;
  return { level: Number(level), suit, doubled: Number(doubled), seat, tricks: Number(tricks) };
}

/** A row: what is picked as an address has it, and what it is the result of. @param {number} weight @param {string} [picked] @param {string} [name] */
function share(weight, picked = "", name = "") {
  const made = /** @type {HTMLElement} */ (one(document, '[data-piece="share"] > *').cloneNode(true));
  const [, level = picked === "p" ? "p" : "", suit = "", doubled = "", seat = "", tricks = ""] = PICKED.exec(picked) || [];
  const values = [level, suit, String(doubled.length), seat, Number(tricks) > 13 ? "" : tricks];
  PARTS.forEach((name, n) => (part(made, name).value = values[n]));
  part(made, "slider").value = part(made, "percent").value = String(weight);
  const named = one(made, ".named");
  named.textContent = name;
  named.hidden = !name;
  return made;
}

/** @param {string} list */
function weights(list) {
  return rows(list).map((row) => Number(part(row, "slider").value));
}

/** @param {string} list @param {number[]} shares */
function weigh(list, shares) {
  rows(list).forEach((row, n) => {
    part(row, "slider").value = part(row, "percent").value = String(shares[n]);
    one(row, ".weight").toggleAttribute("hidden", shares.length === 1);
  });
}

/** Rows of an address: `60.4hS10~40.4hS9`, or with what each is the result of, `60.4hS10.pas`. @param {string} list @param {string} code */
function fill(list, code) {
  const shares = code.split("~").filter(Boolean).map((text) => {
    const [, weight, picked, name] = /^(\d+)\.(\w*)(?:\.(.+))?$/.exec(text) || [];
    return share(Number(weight) || 1, picked, name);
  });
  one(box(list), "[data-shares]").replaceChildren(...(shares.length ? shares : [share(100)]));
  const found = weights(list);
  const whole = found.reduce((sum, weight) => sum + weight, 0) === 100;
  weigh(list, whole ? found : balanced(found, 0, found[0]));
}

/** As `fill` reads it; nothing where nothing is picked. @param {string} list */
function code(list) {
  const shares = weights(list);
  const parts = rows(list).map((row, n) => {
    const [level, suit, doubled, seat, tricks] = PARTS.map((name) => part(row, name).value);
    const name = one(row, ".named").textContent;
    const picked = Number(level) ? level + suit + "x".repeat(Number(doubled)) + seat + tricks : level;
    return `${shares[n]}.${picked}${name && "." + name}`;
  });
  return parts.length === 1 && parts[0] === "100." ? "" : parts.join("~");
}

/** The shares of a list; none where no result is picked. @param {string} list @param {string} name @returns {Share[]} */
function picked(list, name) {
  const shares = weights(list);
  const results = rows(list).map(resultOf);
  if (results.every((result) => result === undefined)) return [];
  return results.map((result, n) => {
    if (result === undefined) throw new Mistyped(`Vælg kontrakt og stik til hver vægt: ${name}.`);
    return { weight: shares[n], result };
  });
}

/** What of a row can be picked now, and what it scores. @param {HTMLElement} row @param {Tables} tables @param {Zone} zone */
function showRow(row, tables, zone) {
  const result = resultOf(row);
  const bid = Boolean(Number(part(row, "level").value));
  for (const name of PARTS.slice(1)) part(row, name).disabled = !bid;
  one(row, ".points").textContent = result === undefined ? "" : `${signed(exact(scoreOf(tables.contract, result, zone)))} til N-S`;
}
