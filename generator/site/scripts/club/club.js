/* A club's own set: the pages of the situations that were chosen, joined on the reader's device. */

const script = /** @type {HTMLScriptElement} */ (document.currentScript);
const LIBRARY = "pdf-lib.js";
const MARGIN = 40;
const HEADING = 22;
/** The most and the least of a line of the contents, in points. */
const LINE = 18;
/** Of the name under a page, in points. */
const SIGN = 7.5;
/** So far from the edge that no printer clips it, and the room that it takes of a page. */
const [EDGE, UNDER] = [25, 20];
/** Signs that the contents' face has. */
const STRANGE = /[^\x20-\x7e\xa0-\xff–—’“”…]/g;

/** None where the site is built without documents. @type {HTMLFormElement} */
const form = one(document, "form.club");
if (form) prepare();

function prepare() {
  const data = JSON.parse(one(form, ".club-data").textContent || "");
  const asFile = location.protocol === "file:";
  const told = one(form, "[role=status]");
  form.hidden = false;
  one(form, ".of-file").hidden = !asFile;
  const showWanted = () => (one(form, ".wanted").textContent = entered("file"));
  showWanted();
  form.addEventListener("change", showWanted);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const ticked = [.../** @type {NodeListOf<HTMLInputElement>} */ (form.querySelectorAll("[name=situation]:checked"))];
    /** @type {[slug: string, title: string][]} */
    const chosen = ticked.map((box) => [box.value, box.parentElement?.textContent?.trim() || ""]);
    if (chosen.length === 0) {
      told.textContent = "Vælg mindst én situation.";
      return;
    }
    told.textContent = "Sættes sammen …";
    try {
      const bytes = await (asFile ? picked() : fetched(entered("file")));
      const made = await joined(bytes, data.sets[entered("file")], chosen, entered("club"), data.foot);
      handOver("klubbens-udvalg.pdf", made, "application/pdf");
      told.textContent = "PDF’en er hentet.";
    } catch {
      told.textContent = asFile
        ? `Vælg filen ${entered("file")} i mappen download.`
        : "Dokumentet kan ikke hentes nu. Prøv igen, når der er net.";
    }
  });
}

/** @param {string} name */
function entered(name) {
  return String(new FormData(form).get(name) || "").trim();
}

/** @param {string} file */
async function fetched(file) {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(file);
  return answer.arrayBuffer();
}

/** A page that is opened as a file may not fetch another. */
async function picked() {
  const file = /** @type {File} */ (new FormData(form).get("source"));
  if (file.size === 0) throw new Error(file.name);
  return file.arrayBuffer();
}

/** @param {ArrayBuffer} bytes @param {Parted} set @param {[slug: string, title: string][]} chosen @param {string} club @param {string} foot */
async function joined(bytes, set, chosen, club, foot) {
  if (!("PDFLib" in globalThis)) await fetchScript(new URL(LIBRARY, script.src).href);
  const lib = /** @type {PdfLib} */ (/** @type {any} */ (globalThis).PDFLib);
  const [from, made] = [await lib.PDFDocument.load(bytes), await lib.PDFDocument.create()];
  const faces = { plain: await made.embedFont(lib.StandardFonts.Helvetica), bold: await made.embedFont(lib.StandardFonts.HelveticaBold) };
  const like = from.getPage(set.parts[chosen[0][0]][0] - 1);
  /** @type {[number, number]} */
  const size = [like.getWidth(), like.getHeight()];
  contents(made.addPage(size), set, chosen, club, foot, faces);
  /** Short situations share a spread, which is taken once. @type {Set<number>} */
  const taken = new Set();
  for (const [slug] of chosen) {
    const [first, last] = set.parts[slug];
    const numbers = [...Array(last - first + 1).keys()].map((n) => first - 1 + n).filter((n) => !taken.has(n));
    numbers.forEach((n) => taken.add(n));
    // Its links lead to pages that are not taken along.
    for (const n of numbers) {
      for (const name of ["Annots", "StructParents"]) from.getPage(n).node.delete(lib.PDFName.of(name));
    }
    for (const page of await made.copyPages(from, numbers)) named(made.addPage(page), plain(club), faces.plain);
  }
  made.setTitle(["Bridgelovene i praksis", club || "udvalg"].join(": "), { showInWindowTitleBar: true });
  made.setSubject(foot);
  made.setKeywords(foot.split(" · "));
  made.setLanguage("da-DK");
  return made.save();
}

/** The club's name stands on every page, which makes room for it: it may be printed to its very edge. @param {PdfPage} page @param {string} club @param {PdfFont} font */
function named(page, club, font) {
  if (!club) return;
  const part = 1 - UNDER / page.getHeight();
  page.scaleContent(part, part);
  page.translateContent(((1 - part) * page.getWidth()) / 2, UNDER);
  page.resetPosition();
  page.drawText(club, { x: MARGIN, y: EDGE, size: SIGN, font });
}

/**
 * @param {PdfPage} page @param {Parted} set @param {[slug: string, title: string][]} chosen @param {string} club
 * @param {string} foot @param {{ plain: PdfFont, bold: PdfFont }} faces
 */
function contents(page, set, chosen, club, foot, faces) {
  const top = page.getHeight() - MARGIN - HEADING;
  const step = Math.min(LINE, (top - 3 * HEADING - MARGIN) / chosen.length);
  const size = Math.min(11, step * 0.75);
  page.drawText(plain(club || "Bridgelovene i praksis"), { x: MARGIN, y: top, size: HEADING, font: faces.bold });
  page.drawText(club ? "Bridgelovene i praksis" : "Udvalg", { x: MARGIN, y: top - HEADING, size: 11, font: faces.plain });
  chosen.forEach(([slug, title], n) => {
    const y = top - 2.5 * HEADING - n * step;
    const [first, last] = set.parts[slug].map((number) => number - 1 + set.from);
    const place = `${set.unit} ${first}${first === last ? "" : "–" + last}`;
    page.drawText(plain(title), { x: MARGIN, y, size, font: faces.plain });
    page.drawText(place, { x: page.getWidth() - MARGIN - faces.bold.widthOfTextAtSize(place, size), y, size, font: faces.bold });
  });
  page.drawText(plain(foot), { x: MARGIN, y: EDGE, size: 8.5, font: faces.plain });
}

/** @param {string} text */
function plain(text) {
  return text.replace(STRANGE, "");
}
