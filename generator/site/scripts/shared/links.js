/* Links to other pages. */

/** The site's home as the builder writes links: to folders, or to files when it is read offline. */
const homeLink = one(document, ".to-home");
const home = homeLink.href.replace(/index\.html$/, "");

/** Pages that are the first of a folder. */
const FIRST = /(^|\/)(guide|bidrag|download)$/;

/** @param {string} page @param {string} [anchor] */
function address(page, anchor) {
  const file = FIRST.test(page) ? "/index.html" : ".html";
  return home + page + (home === homeLink.href ? "/" : file) + (anchor ? "#" + anchor : "");
}

/** @param {string} ref @param {string} [title] */
function lawTo(ref, title) {
  const href = address("paragraffer/" + parseInt(ref), /\D/.test(ref) ? ref : "");
  return h("a.law", { href, title: title || undefined }, lawText(ref));
}
