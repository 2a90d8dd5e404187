// @ts-check
/* Is a printed sheet old? Its code leads here with its marks, which are compared with those of now:
   a sheet that is as the site goes straight on to the guide, another says what has changed.

Uses shared: one, decoded, h, home, address. */

/** Signs of the mark of a situation, and of each of its rulings. */
const [WHOLE, RULING] = [3, 2];
const A = "A".charCodeAt(0);
const MIDDAY = "T12:00";

const place = one(document, ".printed-told");
/** @type {PrintedNow} */
const now = JSON.parse(one(document, ".printed-data").textContent || "");
addEventListener("hashchange", tell);
tell();

function tell() {
  const [what = "", day = "", marks = ""] = decoded(location.hash.slice(1)).split(".");
  place.hidden = !what;
  if (!what) return;
  const situation = now.situations[what];
  if (situation && (situation.marks === marks || !marks)) {
    location.replace(address(`situationer/${what}`));
    return;
  }
  const told = situation ? toldOfSheet(what, day, marks) : what in now.documents ? toldOfDocument(what, day, marks) : unknown();
  place.replaceChildren(...told);
}

/** The rulings of a sheet that are no more, by their number, and those to read instead. @param {string} marks of the sheet @param {string} current */
function compared(marks, current) {
  const [before, after] = [cut(marks.slice(WHOLE), RULING), cut(current.slice(WHOLE), RULING)];
  const gone = missing(before, after);
  return { gone, instead: [...after.keys()].filter((n) => gone.includes(n) || !before.includes(after[n])) };
}

/** The places of what only the first has. @param {string[]} these @param {string[]} others */
function missing(these, others) {
  return [...these.keys()].filter((n) => !others.includes(these[n]));
}

/** @param {string} text @param {number} size */
function cut(text, size) {
  return Array.from({ length: Math.floor(text.length / size) }, (_, n) => text.slice(n * size, (n + 1) * size));
}

/** A, B … Z, AA, from 0. @param {number} n @returns {string} */
function letter(n) {
  return (n < 26 ? "" : letter(Math.floor(n / 26) - 1)) + String.fromCharCode(A + (n % 26));
}

/** @param {string} slug @param {string} day @param {string} marks */
function toldOfSheet(slug, day, marks) {
  const { title, marks: current, rows, sheets } = now.situations[slug];
  const { gone, instead } = compared(marks, current);
  const places = rows.flatMap(([rule, count]) => Array.from({ length: count }, (_, n) => `${rule}-${n + 1}`));
  const links = instead.map((n) => h("a", { href: address(`situationer/${slug}`, places[n]) }, letter(n)));
  return [
    h("h2", {}, `Arket er gammelt: ${title}`),
    h("p", {}, since(day), gone.length ? ["Det gælder ikke længere, som det står: ", h("strong", {}, gone.map(letter).join(", ")), "."] : "Kendelserne på arket gælder stadig."),
    h("p", {}, links.length ? ["Læs i stedet: ", ...apart(links), "."] : "Spørgsmål eller indledning er ændret."),
    h("p", {}, h("a.go", { href: address(`situationer/${slug}`) }, `Vejledningen: ${title}`)),
    h("p", {}, "Hent det nye ark: ", ...apart([...now.parted.map(([file, name]) => h("a", { href: choiceOf(file, [slug]) }, name)), ...sheets.map(linkOf)])),
  ];
}

/** @param {string} what @param {string} day @param {string} marks */
function toldOfDocument(what, day, marks) {
  const { title, situations: slugs, words } = now.documents[what];
  const [before, current] = [cut(marks, WHOLE), slugs.map((slug) => now.situations[slug].marks.slice(0, WHOLE))];
  const changed = missing(current, before).map((n) => slugs[n]);
  const reworded = Boolean(words) && !before.includes(words);
  const gone = missing(before, [...current, words]).length;
  const whole = now.parted.some(([file]) => file === `${what}.pdf`) ? [] : [linkOf(what)];
  if (!changed.length && !reworded && !gone) return [h("h2", {}, `${title} er ny nok`), h("p", {}, since(day), "Intet er ændret.")];
  const told = changed.length || !reworded ? `${changed.length} af ${slugs.length} situationer er ændret eller kommet til:` : "Sætningerne er ændret.";
  if (!slugs.length) return [h("h2", {}, `${title} er gammel`), h("p", {}, since(day), told), h("p", {}, "Hent den nye: ", ...whole)];
  return [
    h("h2", {}, `${title} er gammel`),
    h("p", {}, since(day), told),
    h("ul", {}, changed.map((slug) => h("li", {}, h("a", { href: address(`situationer/${slug}`) }, now.situations[slug].title)))),
    h("p", {}, "Koden på en situations eget ark siger, hvilke kendelser det er."),
    h("p", {}, "Hent kun det nye: ", ...apart([...now.parted.map(([part, name]) => h("a", { href: choiceOf(part, changed) }, name)), ...whole])),
  ];
}

function unknown() {
  return [h("p", {}, "Koden er ikke fra et ark, som siden kender nu. Sammenlign i hånden herunder.")];
}

/** @param {string} day as 20261124 */
function since(day) {
  const date = new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}${MIDDAY}`);
  return Number.isNaN(date.getTime()) ? "" : `Det er fra ${date.toLocaleDateString("da-DK", { dateStyle: "long" })}. `;
}

/** @param {string} file @param {string[]} slugs */
function choiceOf(file, slugs) {
  return `${address("download")}?fil=${file}&tag=${slugs.join(",")}#udvalg`;
}

/** @param {string} what */
function linkOf(what) {
  return h("a", { href: `${home}download/${what}.pdf` }, now.documents[what].title);
}

/** @param {HTMLElement[]} links @returns {(HTMLElement | string)[]} */
function apart(links) {
  return links.flatMap((link, n) => (n ? [" · ", link] : [link]));
}
