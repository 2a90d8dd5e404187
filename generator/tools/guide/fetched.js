// @ts-check
/* The graph of every rule, on a page that carries none: fetched when there is something to show with it.

Part 8 of 9 of the guide. Uses page: one; elements that are shared: h, home; walk: graph. */

function fetchGraph(/** @type {() => void} */ then) {
  if (!graph.elsewhere) return then();
  const load = () => {
    graph = { .../** @type {any} */ (globalThis).guideGraph, begin: graph.begin, next: graph.next };
    then();
  };
  const error = () => (one(document, ".guide-missing").hidden = false);
  document.head.append(h("script", { src: home + graph.elsewhere, load, error }));
}
