/* Elements. */

/**
 * @param {string} tag as `p.help` @param {Record<string, string | boolean | (() => void) | undefined>} given
 * @param {Child[]} children
 */
function h(tag, given = {}, ...children) {
  const [name, ...classes] = tag.split(".");
  const made = document.createElement(name);
  if (classes.length) made.className = classes.join(" ");
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value !== undefined && value !== false) made.setAttribute(key, String(value));
  }
  made.append(...shown(children));
  return made;
}

/** @param {Child[]} children @returns {(string | Node)[]} */
function shown(children) {
  return children.flatMap((child) => (Array.isArray(child) ? shown(child) : child ? [child] : []));
}
