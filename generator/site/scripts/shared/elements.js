// @ts-check
/* Elements, and links to other pages. Shared: scripts/__init__.py names who uses it.

Uses page: one. */

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

/** The site's home as the builder writes links: to folders, or to files when it is read offline. */
const homeLink = one(document, ".guide a, .pad-home");
const home = homeLink.href.replace(/index\.html$/, "");

/** @param {string} page @param {string} [anchor] */
function address(page, anchor) {
  return home + page + (home === homeLink.href ? "/" : ".html") + (anchor ? "#" + anchor : "");
}

/** `30B1bi` as § 30B1(b)(i) @param {string} ref @param {string} [title] */
function lawTo(ref, title) {
  const [, law, small, roman] = /^(\d+[A-Z]?\d?)([a-z])?([ivx]+)?$/.exec(ref) || ["", ref];
  const brackets = [small, roman].map((part) => (part ? `(${part})` : "")).join("");
  const href = address("paragraffer/" + parseInt(ref), /\D/.test(ref) ? ref : "");
  return h("a.law", { href, title: title || undefined }, "§\u00a0" + law + brackets);
}
