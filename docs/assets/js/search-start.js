// @ts-check
// The search is fetched when somebody wants it: by what says so on the page, by a key, or by `?q=`.
(function () {
  "use strict";

  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  const KEYS = ["/", "s", "f"];
  /** @type {Promise<void> | undefined} */
  let fetched;

  /** @param {string} [query] */
  function search(query) {
    fetched ||= new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = new URL("search.js", here).href;
      script.onload = () => done();
      script.onerror = failed;
      document.head.append(script);
    });
    fetched.then(
      () => /** @type {any} */ (globalThis).openSearch(query),
      () => (fetched = undefined)
    );
  }

  document.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    if (!event.target.closest("a[data-search]")) return;
    event.preventDefault();
    search();
  });
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.matches("[data-search]")) return;
    event.preventDefault();
    search(String(new FormData(form).get("q") || ""));
  });
  document.addEventListener("keydown", (event) => {
    const at = /** @type {HTMLElement} */ (event.target);
    const writes = at.isContentEditable || at.matches?.("input, select, textarea") || document.querySelector("dialog[open]");
    if (event.ctrlKey || event.metaKey || event.altKey || writes || !KEYS.includes(event.key)) return;
    event.preventDefault();
    search();
  });
  for (const opener of document.querySelectorAll("a[data-search]")) {
    opener.setAttribute("role", "button");
    opener.addEventListener("keydown", (event) => {
      if (/** @type {KeyboardEvent} */ (event).key !== " ") return;
      event.preventDefault();
      search();
    });
  }
  const query = new URLSearchParams(location.search).get("q");
  if (query) search(query);
})();
