/* The state of a page in its address: #/giver=V/zone=NS. */

/** What each name stands for; what cannot be read is as it was written, or something else. @param {string} text @param {string} [otherwise] @returns {Record<string, string>} */
function stateOf(text, otherwise) {
  return Object.fromEntries(partsOf(text).map((part) => {
    const [name, ...rest] = part.split("=");
    return [name, decoded(rest.join("="), otherwise)];
  }));
}

/** As `stateOf` reads it. @param {[string, string][]} state @param {string} [plain] signs that stay as they are */
function stateText(state, plain = "") {
  const written = (/** @type {string} */ value) => [...value].map((sign) => (plain.includes(sign) ? sign : encodeURIComponent(sign))).join("");
  return state.map(([name, value]) => `${name}=${written(value)}`).join("/");
}

/** Those that say something. @param {Record<string, string | undefined>} state */
function stated(state) {
  return /** @type {[string, string][]} */ (Object.entries(state).filter(([, value]) => value));
}

/** The page with a state in its address, or without one. @param {string} text */
function stateAddress(text) {
  return text ? "#/" + text : location.pathname + location.search;
}
