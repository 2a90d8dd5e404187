// @ts-check
// The search index is the heaviest thing on the site, and most visits never search: it and the
// worker that reads it are fetched once somebody goes to the search field; search.js before them.
(function () {
  "use strict";

  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  let prepared = false;
  const highlights = /[?&][hq]=/.test(location.search); // the page was found by a search
  const sought = new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    if (highlights || location.protocol === "file:") prepare(resolve);
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(".md-search__input")) prepare(resolve);
    });
  });
  document.querySelector("#__search")?.addEventListener("change", ({ target }) => {
    // the theme puts the cursor in the field before the field is there
    const field = /** @type {HTMLElement | null} */ (document.querySelector(".md-search__input"));
    if (/** @type {HTMLInputElement} */ (target).checked) field?.focus();
  });

  function prepare(/** @type {() => void} */ done) {
    if (prepared) return;
    prepared = true;
    const script = document.createElement("script");
    script.src = new URL("search.js", here).href;
    script.onload = script.onerror = () => done();
    document.head.append(script);
  }

  /** @type {WeakSet<XMLHttpRequest>} */
  const late = new WeakSet();
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (/** @type {any[]} */ ...asked) {
    if (/\/search_index\.json$/.test(String(asked[1]))) late.add(this);
    return open.apply(this, /** @type {any} */ (asked));
  };
  XMLHttpRequest.prototype.send = function (/** @type {any} */ body) {
    if (late.has(this)) sought.then(() => send.call(this, body));
    else send.call(this, body);
  };

  const Real = Worker;
  window.Worker = /** @type {any} */ (
    class extends EventTarget {
      /** @param {string | URL} url @param {WorkerOptions} [options] */
      constructor(url, options) {
        super();
        this.real = sought.then(() => {
          const worker = new Real(url, options);
          worker.onmessage = ({ data }) => this.dispatchEvent(new MessageEvent("message", { data }));
          return worker;
        });
      }
      /** @param {any} message */
      postMessage(message) {
        this.real.then((worker) => worker.postMessage(message));
      }
    }
  );
})();
