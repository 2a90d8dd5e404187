// @ts-check
/* The graph of every rule, on a page that carries none: fetched when there is something to show with it.

Part 8 of 9 of the guide. Uses page: one; links: home; fetched (shared): fetchScript; held: graph. */

function fetchGraph(/** @type {() => void} */ then) {
  if (!graph.elsewhere) return then();
  fetchScript(home + graph.elsewhere).then(() => {
    graph = { .../** @type {any} */ (globalThis).guideGraph, begin: graph.begin, next: graph.next };
    then();
  }, () => (one(document, ".guide-missing").hidden = false));
}
