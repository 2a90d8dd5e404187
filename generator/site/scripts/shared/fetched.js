// @ts-check
/* A script that is fetched when it is needed. Shared: scripts/__init__.py names who uses it. Uses elements: h. */

/** @param {string} address */
function fetchScript(address) {
  return new Promise((done, failed) => {
    document.head.append(h("script", { src: address, load: () => done(null), error: () => failed() }));
  });
}
