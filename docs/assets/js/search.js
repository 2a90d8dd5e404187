// @ts-check
// What is typed in the search field, as it is put to Material's search worker: small words, which
// as beginnings of words would match everything, are left out, and whole words count most.
(function () {
  "use strict";

  const QUERY = 2; // Material's SearchMessageType
  const SMALL = new Set(
    "af at blev da de den der det du efter en er et fik for fra få går ham han har hos hun hvad hvem hvis hvor i ikke jeg kan man med må når nu og om op paragraf på se sig sin ske sket skal som så til ud ved vi vil".split(" ")
  );
  const SIGNS = /[\s,:;!?()"“”»«’/.§[\]=*^~+\-–]+/;

  /** @param {string} typed */
  function meant(typed) {
    const words = typed.toLowerCase().split(SIGNS).filter(Boolean);
    const telling = words.filter((word) => !SMALL.has(word));
    return (telling.length ? telling : words).map((word) => `${word} ${word}^20`).join(" ");
  }

  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
    const asks = message && message.type === QUERY && typeof message.data === "string";
    return post.call(this, asks ? { ...message, data: meant(message.data) } : message, ...rest);
  };
})();
