/* The site on the device. The build has put above `FILES`, each file and its hash; `FIRST`, those
   that are fetched unasked; and `BYTES`, the size of those and of the rest.

   The rest is kept when it is visited, or all of it when somebody asks for it on /download/.
   A file is kept under its path and hash. So an edition is fetched beside the one in use, what has
   not changed is not fetched again, and what a broken connection left unfinished is taken up again. */
"use strict";

const SCOPE = self.registration.scope;
const STORE = `bridgelovene ${SCOPE}`;
const AT_ONCE = 6;
const MANY = 40; // pages of which few are the same as before: one file with all is lighter
const NOT_KEPT = "uden-net/index.html"; // says that what was asked for is not on the device
const ALL = `${SCOPE}?everything`; // in the store where somebody has asked for the rest
const COPY = /\.zip$/; // the same once more

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "what is kept?") event.waitUntil(tell(event.source));
  if (event.data === "fetch the rest") event.waitUntil(fetchRest(event.source));
});
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

async function install() {
  const store = await caches.open(STORE);
  const all = await store.match(ALL);
  const wanted = all ? everything() : Object.keys(FILES).slice(0, FIRST);
  await unpack(store, await missingOf(store, wanted));
  await fetchMissing(store, wanted);
}

/** Many pages are fetched as one file; what is not in it is fetched by itself. */
async function unpack(store, missing) {
  if (missing.filter((path) => path.endsWith(".html")).length < MANY) return;
  const response = await fetch(new URL("first.json", SCOPE), { cache: "no-cache" });
  if (!response.ok) return;
  const { lines, pages } = await response.json();
  const headers = { "Content-Type": "text/html; charset=utf-8" };
  for (const path of missing.filter((path) => path in pages)) {
    const text = pages[path].map((number) => lines[number]).join("\n");
    await store.put(keyOf(path), new Response(text, { headers }));
  }
}

function everything() {
  return Object.keys(FILES).filter((path) => !COPY.test(path));
}

async function missingOf(store, paths) {
  const kept = new Set((await store.keys()).map(({ url }) => url));
  return paths.filter((path) => !kept.has(keyOf(path)));
}

async function fetchMissing(store, paths, told = () => {}) {
  const missing = await missingOf(store, paths);
  const one = async () => {
    for (let path; (path = missing.shift()) !== undefined; ) {
      await keep(store, path);
      told(paths.length - missing.length, paths.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function tell(client) {
  const missing = await missingOf(await caches.open(STORE), everything());
  client.postMessage({ missing: missing.length, bytes: BYTES });
}

async function fetchRest(client) {
  const store = await caches.open(STORE);
  await store.put(ALL, new Response("yes"));
  try {
    await fetchMissing(store, everything(), (done, of) => client.postMessage({ done, of }));
  } catch {
    client.postMessage({ failed: true });
  }
  await tell(client);
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
  const old = (await store.keys()).filter(({ url }) => url !== ALL && !needed.has(url));
  await Promise.all(old.map((request) => store.delete(request)));
  await self.clients.claim();
}

async function answer(request, path) {
  const folder = path.endsWith("/index.html") && !/(\/|index\.html)([?#]|$)/.test(request.url);
  if (folder) return Response.redirect(`${addressOf(path)}${new URL(request.url).search}`);
  const store = await caches.open(STORE);
  const kept = await store.match(keyOf(path));
  if (kept || request.mode !== "navigate") return kept || keep(store, path);
  try {
    return await keep(store, path);
  } catch {
    return Response.redirect(addressOf(NOT_KEPT));
  }
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
