// @ts-check
/* The club's form: each choice is made in its own row, and everything stays on the device.

Part of the club's page. Uses page, elements, entered, links; file. */

const KEPT_CLUB = "bridgelovene.klub";
const FILE_NAME = "club.yaml";
const place = one(document, ".club-acts");
const notice = one(document, ".club-status");
const nameField = one(document, "#club-name");

/** @returns {Club} */
function entered() {
  /** @type {Club} */
  const club = { name: nameField.value.trim(), chosen: {}, leave: {} };
  for (const row of document.querySelectorAll("[data-choice]")) {
    const word = /** @type {HTMLElement} */ (row).dataset.choice || "";
    const value = one(row, ".club-value")?.value.trim();
    const unit = one(row, ".club-unit")?.value;
    const leave = one(row, ".club-leave")?.value.trim();
    if (value) club.chosen[word] = unit ? `${value} ${unit}` : value;
    if (value && leave) club.leave[word] = leave;
  }
  return club;
}

/** @param {Club} club */
function enter({ name, chosen, leave }) {
  nameField.value = name;
  for (const row of document.querySelectorAll("[data-choice]")) {
    const word = /** @type {HTMLElement} */ (row).dataset.choice || "";
    const unit = one(row, ".club-unit");
    const [number, ...rest] = (chosen[word] || "").split(" ");
    if (one(row, ".club-value")) one(row, ".club-value").value = unit ? number : chosen[word] || "";
    if (unit && rest.length) unit.value = rest.join(" ");
    if (one(row, ".club-leave")) one(row, ".club-leave").value = leave[word] || "";
  }
}

/** What is entered is kept when it is right; what is wrong is said where it stands. */
function changed() {
  const club = entered();
  for (const row of document.querySelectorAll("[data-choice]")) {
    const word = /** @type {HTMLElement} */ (row).dataset.choice || "";
    const wrong = club.chosen[word] ? wrongWith(word, club.chosen[word], false) : [];
    const needs = club.chosen[word] && one(row, ".club-leave") && !club.leave[word];
    one(row, ".club-wrong").textContent = wrong[0] || (needs ? "Skriv, hvem i forbundet der har givet lov og hvornår." : "");
  }
  const empty = !club.name && !Object.keys(club.chosen).length;
  const { club: right, mistakes } = clubIn(written(club));
  if (right || empty) store(KEPT_CLUB, right ? JSON.stringify({ ...right, lines: linesOf(right) }) : "");
  notice.textContent = empty ? "" : right ? "Gemt på denne enhed. Kendelserne viser nu klubbens linjer." : club.name ? `Ikke gemt: ${mistakes[0]}` : "Skriv klubbens navn, så gemmes valgene.";
  drawCode(right ? written(right) : "");
}

/** The choices in an address, for another device. @param {string} text */
function drawCode(text) {
  const figure = one(document, ".club-qr");
  const address = `${location.href.split("#")[0]}#/${encodeURIComponent(text)}`;
  figure.hidden = !text || !hasCode(address);
  if (figure.hidden) return;
  const image = one(figure, "img") || h("img", { alt: "QR-kode med klubbens valg" });
  image.src = codeImage(address);
  figure.prepend(image);
  figure.dataset.address = address;
}

/** @param {string} text of a file */
function take(text) {
  const { club, mistakes } = clubIn(text);
  if (club) enter(club);
  changed();
  if (!club) notice.textContent = mistakes.slice(0, 5).join(" ");
}

/** The choices of an address; they take the place of the device's own only if that is asked for. @param {string} text @param {boolean} own */
function offer(text, own) {
  const { club } = clubIn(text);
  if (!own || !club || written(club) === written(entered())) return take(text);
  notice.replaceChildren(`Adressen har valgene fra »${club.name}«. Dine egne står her endnu. `, act("Brug dem fra adressen", () => take(text), "brug"));
}

/** The file; its first line names the schema by which an editor completes it. */
function save() {
  const schema = location.protocol === "file:" ? "" : `# yaml-language-server: $schema=${home}data/schema/club.json\n`;
  const link = h("a", { href: URL.createObjectURL(new Blob([schema + written(entered())], { type: "text/yaml" })), download: FILE_NAME });
  /** @type {HTMLElement} */ (link).click();
}

/** @param {string} label @param {() => void} click @param {string} key */
function act(label, click, key) {
  return h("button.pad-plain", { type: "button", click, "data-key": key }, label);
}

function begin() {
  const file = /** @type {HTMLInputElement} */ (h("input", { type: "file", accept: ".yaml,.yml,.txt", id: "club-file" }));
  file.addEventListener("change", async () => {
    const [chosen] = file.files || [];
    if (chosen) take(chosen.size > 20_000 ? "x".repeat(100) : await chosen.text());
    file.value = "";
  });
  place.append(h("label", {}, "Åbn en fil ", file), act("Gem som fil", save, "gem"), act("Ryd", () => {
    enter({ name: "", chosen: {}, leave: {} });
    changed();
  }, "ryd"));
  const shared = /^#\/(.+)/.exec(location.hash);
  const own = stored(KEPT_CLUB);
  if (own) enter({ leave: {}, ...JSON.parse(own) });
  changed();
  if (shared) offer(decoded(shared[1]), Boolean(own));
  one(document, "article").addEventListener("input", changed);
  document.querySelectorAll(".needs-script").forEach((note) => note.remove());
  one(document, ".club").hidden = false;
}

begin();
