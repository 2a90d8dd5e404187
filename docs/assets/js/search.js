// @ts-check
// What is typed in the search field, as it is put to Material's search worker: small words, which
// as beginnings of words would match everything, are left out, whole words count most, and cards
// and calls are written as they stand on the pages. Under each title that is found stands the answer.
(function () {
  "use strict";

  const QUERY = 2; // Material's SearchMessageType
  const SMALL = new Set(
    "af at blev da de den der det du efter en er et fik for fra få går ham han har hos hun hvad hvem hvis hvor i ikke jeg kan man med må når nu og om op paragraf på se sig sin ske sket skal som så til ud ved vi vil".split(" ")
  );
  const SIGNS = /[\s,:;!?()"“”»«’/.§[\]=*^~+\-–]+/;

  const SUITS = { s: "♠", h: "♥", r: "♦", k: "♣" };
  const SUIT = "(?:spar|sp|s|hjerter|hjerte|hj|h|ruder|ru|r|klør|kloer|klor|kl|k)";
  const RANK = "(?:10|[2-9]|es|konge|dame|knægt|knaegt|bonde|[ekdb])";
  const NOTRUMP = "(?:ut|nt|sans|u\\.t\\.)";
  const alone = (/** @type {string} */ pattern) =>
    new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, "gu");
  const CALL = alone(`([1-7]) ?(${SUIT}|${NOTRUMP})`);
  const CARD = alone(`(${SUIT}) ?(${RANK})`);

  /** `1h` and `1 hjerter` as `1♥`, `3nt` as `3ut`, `rK` and `ruder konge` as `♦k`. @param {string} typed */
  function inSigns(typed) {
    return typed
      .replace(CALL, (_, level, what) => level + (suit(what) || "ut"))
      .replace(CARD, (same, of, rank) => {
        if (same === "rd") return same; // redoblet
        return suit(of) + rank.replace(/kn|bo/, "b").replace(/^([ekdb]).*/, "$1");
      });
  }

  function suit(/** @type {string} */ name) {
    return /^(ut|nt|sans|u\.t\.)$/.test(name) ? "" : SUITS[/** @type {"s"} */ (name[0])];
  }

  /** @param {string} typed */
  function meant(typed) {
    const words = inSigns(typed.toLowerCase()).split(SIGNS).filter(Boolean);
    const telling = words.filter((word) => !SMALL.has(word));
    return (telling.length ? telling : words).map((word) => `${word} ${word}^20`).join(" ");
  }

  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
    const asks = message && message.type === QUERY && typeof message.data === "string";
    if (asks) fetchLines();
    return post.call(this, asks ? { ...message, data: meant(message.data) } : message, ...rest);
  };

  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const home = new URL("../..", script.src).href;
  /** @type {Record<string, string> | undefined} by address, without its ending */
  let lines;
  let asked = false;

  /** The line of each page; a script, since a page opened as a file may not fetch. */
  function fetchLines() {
    if (asked) return;
    asked = true;
    const list = document.querySelector(".md-search-result__list");
    if (list) new MutationObserver(() => showLines(list)).observe(list, { childList: true });
    const fetched = document.createElement("script");
    fetched.src = new URL("search-lines.js", script.src).href;
    fetched.addEventListener("load", () => {
      lines = /** @type {any} */ (window).searchLines;
      if (list) showLines(list);
    });
    document.head.append(fetched);
  }

  function showLines(/** @type {Element} */ list) {
    for (const found of list.querySelectorAll(".md-search-result__item > a:first-child")) {
      const article = found.querySelector("article");
      const path = /** @type {HTMLAnchorElement} */ (found).href.replace(/[?#].*/, "").slice(home.length);
      const line = lines?.[path.replace(/(^|\/)(index\.html)?$|\.html$/, "")];
      if (!line || !article || article.querySelector(".search-line")) continue;
      const shown = document.createElement("p");
      shown.className = "search-line";
      shown.textContent = line;
      article.append(shown);
    }
  }
})();
