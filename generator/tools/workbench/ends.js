/* Where a sum comes from, and where it goes: the ruling it is part of, and that ruling's document. */

/** The last sum of this device, which a document can take. */
const SUM = "bridgelovene.justeret";

/** The scores, and what they come to. @param {Sum} sum */
function inShort({ lines }) {
  return lines.filter(({ ends }) => ends).map(({ text }) => text).join(" ");
}

/** What brought the director here: the § of it, and the side that may have offended. @param {string} from `16B1a;N-S` */
function showFrom(from) {
  const [law, side] = from.split(";");
  for (const note of document.querySelectorAll("[data-from]")) {
    note.toggleAttribute("hidden", note.getAttribute("data-from") !== law);
    one(note, "[data-side]").textContent = side ? `Fejlende side: ${side}.` : "";
  }
}

/** @param {string} way the address of the ruling, in the guide or on its document @param {string} text */
function showEnds(way, text) {
  const parts = way.split("/").filter(Boolean);
  const answers = parts.filter((part) => part[0] !== ".").join("/");
  const guide = /** @type {HTMLAnchorElement} */ (one(document, "[data-to=guide]"));
  const sheet = /** @type {HTMLAnchorElement} */ (one(document, "[data-to=document]"));
  guide.dataset.usual ||= guide.href;
  guide.href = answers ? address("guide", "/" + answers) : guide.dataset.usual;
  sheet.href = address("vaerktoejer/kendelse", "/" + [...parts.filter((part) => !part.startsWith(".g=")), ".g=" + encodeURIComponent(text)].join("/"));
  store(SUM, text);
}
