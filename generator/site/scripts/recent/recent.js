// @ts-check
/* The last rulings of this device, on the home page. They are kept on the device and nowhere else. */

/** @typedef {{page: string, hash: string, title: string, verdict: string, at: number, done?: string[]}} Ruling */

const KEY = "kendelser";
const recent = /** @type {HTMLElement} */ (document.querySelector(".recent"));
const rootLink = /** @type {HTMLAnchorElement} */ (recent.querySelector("a"));
const root = rootLink.href.replace(/index\.html$/, "");

/** @returns {Ruling[]} */
function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) || "[]");
  } catch {
    return [];
  }
}

function show() {
  const rulings = kept();
  const list = /** @type {HTMLElement} */ (recent.querySelector("ul"));
  recent.hidden = rulings.length === 0;
  list.replaceChildren(...rulings.map(item));
}

function item(/** @type {Ruling} */ ruling) {
  const made = document.createElement("li");
  const link = document.createElement("a");
  const more = document.createElement("p");
  link.className = "go";
  link.href = root + ruling.page + (root === rootLink.href ? "/" : ".html") + ruling.hash;
  link.textContent = ruling.title;
  more.className = "small";
  more.textContent = `${ruling.verdict || ""} (${dated(ruling.at)})`;
  made.append(link, more);
  return made;
}

function dated(/** @type {number} */ time) {
  return new Intl.DateTimeFormat("da-DK", { dateStyle: "medium", timeStyle: "short" }).format(time);
}

recent.querySelector("button")?.addEventListener("click", () => {
  localStorage.removeItem(KEY);
  show();
});
addEventListener("pageshow", () => recent.isConnected && show());
show();
