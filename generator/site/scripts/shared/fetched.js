/* A script that is fetched when it is needed. */

/** @param {string} address */
function fetchScript(address) {
  return new Promise((done, failed) => {
    document.head.append(h("script", { src: address, load: () => done(null), error: () => failed() }));
  });
}
