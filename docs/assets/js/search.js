// @ts-check
// What is typed in the search field, as it is put to Material's search worker: small words, which
// as beginnings of words would match everything, are left out, whole words count most, and cards
// and calls are written as they stand on the pages.
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
    return post.call(this, asks ? { ...message, data: meant(message.data) } : message, ...rest);
  };
})();
