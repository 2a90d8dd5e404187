// @ts-check
/* The search opens at once, and what finds is fetched then: when something on the page, a key or
`?q=` asks for it. */

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const KEYS = ["/", "s", "f"];
/** The field of every page; what is typed in it stays on the device. */
const DIALOG = `<div><form role="search">
  <input type="text" name="q" aria-label="Hvad skete der? Skriv eller sig det" placeholder="Hvad skete der? Skriv eller sig det" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="search" enterkeyhint="go">
  <button type="button" class="search-close" aria-label="Luk søgningen">✕</button>
  </form><p class="search-told" role="status"></p></div>`;
/** @type {Promise<unknown> | undefined} */
let fetched;
/** @type {HTMLDialogElement | undefined} */
let dialog;

function made() {
  const empty = document.createElement("dialog");
  empty.className = "search";
  empty.setAttribute("aria-label", "Søg");
  empty.innerHTML = DIALOG;
  empty.addEventListener("click", ({ target }) => {
    if (target === empty || /** @type {Element} */ (target).matches(".search-close")) empty.close();
  });
  empty.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
  return empty;
}

function search(/** @type {string} */ query) {
  dialog ||= made();
  if (!dialog.isConnected) document.body.append(dialog);
  const field = /** @type {HTMLInputElement} */ (dialog.querySelector("input"));
  if (query) field.value = query;
  if (!dialog.open) dialog.showModal();
  field.select();
  fetched ||= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = new URL("search.js", here).href;
    script.onload = done;
    script.onerror = failed;
    document.head.append(script);
  });
  fetched.then(() => /** @type {any} */ (globalThis).showFound(), failed);
}

function failed() {
  fetched = undefined;
  const told = dialog?.querySelector(".search-told");
  if (told) told.textContent = "Søgningen kan ikke hentes nu. Prøv igen, når der er net.";
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  if (!event.target.closest("a[data-search]")) return;
  event.preventDefault();
  search("");
});
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("[data-search]")) return;
  event.preventDefault();
  search(String(new FormData(form).get("q") || ""));
});
document.addEventListener("keydown", (event) => {
  const at = /** @type {HTMLElement} */ (event.target);
  const writes = at.isContentEditable || at.matches("input, select, textarea") || document.querySelector("dialog[open]");
  if (event.ctrlKey || event.metaKey || event.altKey || writes) return;
  const presses = event.key === " " && at.matches("a[data-search]");
  if (!presses && !KEYS.includes(event.key)) return;
  event.preventDefault();
  search("");
});
for (const opener of document.querySelectorAll("a[data-search]")) opener.setAttribute("role", "button");
const query = new URLSearchParams(location.search).get("q") || history.state?.sought;
if (query) search(query);
