/* The whole site on the device. The build has put `FILES` above: each file and its hash.

   A file is kept under its path and hash. So an edition is fetched beside the one in use, what has
   not changed is not fetched again, and what a broken connection left unfinished is taken up again. */
"use strict";

const SCOPE = self.registration.scope;
const STORE = `bridgelovene ${SCOPE}`;
const AT_ONCE = 6;
const WHEN_READ = /\.(pdf|zip)$/; // large; kept once somebody has opened it

self.addEventListener("install", (event) => event.waitUntil(fetchAll()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", ({ data }) => data === "take over" && self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const path = event.request.method === "GET" && pathOf(event.request.url);
  if (path) event.respondWith(answer(event.request, path));
  else if (event.request.mode === "navigate") event.respondWith(elsewhere(event.request));
});

/** The file that an address asks for, if it is one of the site's. */
function pathOf(url) {
  if (!url.startsWith(SCOPE)) return undefined;
  const path = decodeURI(url.slice(SCOPE.length).replace(/[?#].*/s, ""));
  return [path, `${path}index.html`, `${path}/index.html`].find((name) => name in FILES);
}

function addressOf(path) {
  return new URL(path.replace(/(^|\/)index\.html$/, "$1"), SCOPE).href;
}

function keyOf(path) {
  return `${new URL(path, SCOPE).href}?${FILES[path]}`;
}

async function fetchAll() {
  const store = await caches.open(STORE);
  const kept = new Set((await store.keys()).map(({ url }) => url));
  const missing = Object.keys(FILES).filter(
    (path) => !WHEN_READ.test(path) && !kept.has(keyOf(path)),
  );
  const one = async () => {
    for (let path; (path = missing.shift()) !== undefined; ) await keep(store, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function keep(store, path) {
  const response = await fetch(addressOf(path), { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await store.put(keyOf(path), response.clone());
  return response;
}

/** This edition is in use from now on: let go of what only an older one needed. */
async function takeOver() {
  const store = await caches.open(STORE);
  const needed = new Set(Object.keys(FILES).map(keyOf));
  const old = (await store.keys()).filter(({ url }) => !needed.has(url));
  await Promise.all(old.map((request) => store.delete(request)));
  await self.clients.claim();
}

async function answer(request, path) {
  const folder = path.endsWith("/index.html") && !/(\/|index\.html)([?#]|$)/.test(request.url);
  if (folder) return Response.redirect(`${addressOf(path)}${new URL(request.url).search}`);
  const store = await caches.open(STORE);
  return (await store.match(keyOf(path))) || keep(store, path);
}

/** A page that this edition does not have. */
async function elsewhere(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const missing = "404.html" in FILES && (await caches.match(keyOf("404.html")));
    return missing || Response.error();
  }
}
