/* Numbers in a text. */

/** A number stays on the line with what it counts. @param {string} text */
function units(text) {
  return text.replace(/ (%|imp|KP)/g, "\u00a0$1");
}
