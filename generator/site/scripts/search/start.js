/* The field of what happened: in the page where it has one, else in a dialog that opens at once.
  What finds is fetched when something on the page, a key or `?q=` asks for it. */

const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
const KEYS = ["/", "s", "f"];
/** The field of every page; what is typed in it stays on the device. */
const FIELD = `<form role="search">
  <textarea rows="1" aria-label="Hvad skete der? Skriv eller sig det" placeholder="Fx øst passede i nords tur" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode="search" enterkeyhint="go"></textarea>
  <button type="button" class="search-close" aria-label="Luk søgningen">✕</button>
  </form><div class="search-under"><p class="search-told" role="status"></p></div>`;
/** @type {Promise<unknown> | undefined} */
let fetched;
/** @type {HTMLDialogElement | undefined} */
let dialog;
/** The field stands in one place at a time. */
const whole = document.createElement("div");
whole.className = "search-field";
whole.innerHTML = FIELD;
const field = /** @type {HTMLTextAreaElement} */ (whole.querySelector("textarea"));
whole.querySelector("form")?.addEventListener("submit", (event) => event.preventDefault());
whole.querySelector(".search-close")?.addEventListener("click", () => {
  if (dialog?.open) return dialog.close();
  field.value = "";
  field.dispatchEvent(new Event("input"));
  field.focus();
});
field.addEventListener("input", () => opened(field.value !== ""));

/** Where the page has the field itself, if it does: in place of a link of the same size. */
const instead = document.querySelector("a.find[data-search]");
const place = instead && document.createElement("div");
if (place) {
  place.className = "search here";
  place.append(whole);
  instead.replaceWith(place);
  for (const kind of ["focus", "click"]) {
    field.addEventListener(kind, () => {
      fetchSearch();
      opened(field.value !== "");
    });
  }
  for (const kind of ["pointerdown", "focusin"]) {
    document.addEventListener(kind, ({ target }) => {
      if (!place.contains(/** @type {Node} */ (target)) && !dialog?.open) opened(false);
    });
  }
  place.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    field.focus();
    opened(false);
  });
}

/** Whether what is found shows below the page's own field. */
function opened(/** @type {boolean} */ open) {
  place?.classList.toggle("open", open);
}

function made() {
  const empty = document.createElement("dialog");
  empty.className = "search";
  empty.setAttribute("aria-label", "Søg");
  empty.addEventListener("click", ({ target }) => {
    if (target === empty) empty.close();
  });
  empty.addEventListener("close", () => {
    opened(false);
    place?.append(whole);
  });
  document.body.append(empty);
  return empty;
}

function search(/** @type {string} */ query) {
  dialog ||= made();
  if (whole.parentNode !== dialog) dialog.append(whole);
  if (query) field.value = query;
  if (!dialog.open) dialog.showModal();
  field.select();
  fetchSearch();
}

function fetchSearch() {
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
  const told = whole.querySelector(".search-told");
  if (told) told.textContent = "Søgningen kan ikke hentes nu. Prøv igen, når der er net.";
}

document.addEventListener("click", (event) => {
  if (event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  const opener = event.target.closest(":is(a, button)[data-search]");
  if (!opener) return;
  event.preventDefault();
  search(opener.getAttribute("data-search") || "");
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
const query = new URLSearchParams(location.search).get("q");
const { sought, inPage } = history.state || {};
if (query || (sought && !(inPage && place))) search(query || sought);
else if (sought) {
  field.value = sought;
  fetchSearch();
  opened(true);
}
