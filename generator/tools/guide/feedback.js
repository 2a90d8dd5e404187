// @ts-check
/* »Mener du, at siden tager fejl?«: what is needed to judge a ruling, to copy, and in the form or the mail that the site has.

Part of the guide. Uses walk: box; ruling: verdictLine; words: spoken; elements: folded; buttons (shared): button; guide: announced. */

/** Put together when it is opened: the foot of the page comes after the guide. @param {Walk} walk */
function feedback(walk) {
  const fold = folded(".guide-wrong", "Mener du, at siden tager fejl?");
  fold.addEventListener("toggle", () => one(fold, "div").replaceChildren(...shown(report(walk))));
  return fold;
}

/** Address, verdict and edition, and room for what is wrong. @param {Walk} walk @returns {Child[]} */
function report(walk) {
  const { form, contact } = box.dataset;
  const edition = document.querySelector(".by-law")?.textContent || "";
  const verdict = spoken(verdictLine(walk));
  const text = [location.href, "Kendelse: " + verdict, edition, "", "Det er forkert, fordi: "].join("\n");
  const query = `subject=${encodeURIComponent("Kendelse: " + verdict)}&body=${encodeURIComponent(text)}`;
  const field = /** @type {HTMLTextAreaElement} */ (h("textarea.guide-report", { rows: "6", readonly: "", "aria-label": "Det, der skal med" }, text));
  const told = h("span.small");
  const copy = () => {
    const tell = (/** @type {string} */ message) => (told.textContent = announced.textContent = message);
    field.select();
    tell("Teksten er markeret; kopiér den.");
    navigator.clipboard?.writeText(text).then(() => tell("Teksten er kopieret."), () => {});
  };
  return [
    h("p.small", {}, form || contact ? "Skriv hvorfor, og send det her med. Der sendes intet, før du gør det."
      : "Siden har ingen adresse at skrive til. Vis det her til den, der gav dig den."),
    field,
    h("div.guide-actions", {}, button(".guide-plain", "Kopiér teksten", copy),
      form ? h("a.guide-plain", { href: `${form}&siger=${encodeURIComponent(text)}` }, "Skriv det i formularen")
        : contact && h("a.guide-plain", { href: `mailto:${contact}?${query}` }, "Send som mail"), told),
  ];
}
