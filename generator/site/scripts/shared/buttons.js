/* Buttons that do something on the page. */

/** @param {string} look as `.main` @param {Child} label @param {() => void} click @param {Record<string, string | boolean | undefined>} [given] */
function button(look, label, click, given = {}) {
  return h("button" + look, { type: "button", click, ...given }, label);
}
