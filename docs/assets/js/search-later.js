// @ts-check
// The search index is the heaviest thing on the site, and most visits never search: it and the
// worker that reads it are fetched once somebody goes to the search field.
(function () {
  "use strict";

  const highlights = /[?&][hq]=/.test(location.search); // the page was found by a search
  const sought = new Promise((/** @type {(value?: unknown) => void} */ resolve) => {
    if (highlights || location.protocol === "file:") resolve();
    document.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(".md-search__input")) resolve();
    });
  });

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
