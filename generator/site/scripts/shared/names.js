/* Names in a text, as rules_src/model/roles.py fills them in. */

/** `{Offender}` begins a sentence, `{offender's}` is genitive. @returns {string} */
function fill(/** @type {string} */ text, /** @type {Record<string, string>} */ names) {
  return text.replace(/\{(\w+)('s)?\}/g, (_, token, genitive) => {
    const role = token.toLowerCase();
    let name = fill(names[role], names);
    if (genitive) name += /[sxz]$/.test(name) ? "’" : /\p{Lu}$/u.test(name) ? "’s" : "s";
    return token === role ? name : upper(name);
  });
}
