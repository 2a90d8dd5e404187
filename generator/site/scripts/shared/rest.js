/* What a sentence said of the next event on the board, for this visit. */

const REST = "bridgelovene.resten";

/** Where a ruling by that rule is followed by it; any rule, if none is named. @param {string} [rule] */
function restAfter(rule) {
  try {
    const [after, text] = JSON.parse(sessionStorage.getItem(REST) || '["", ""]');
    return typeof text === "string" && (!rule || rule === after) ? text : "";
  } catch {
    return "";
  }
}

/** @param {string} rule @param {string} text */
function keepRest(rule, text) {
  try {
    sessionStorage.setItem(REST, JSON.stringify([rule, text]));
  } catch {
    // A browser that keeps nothing asks what else happened.
  }
}
