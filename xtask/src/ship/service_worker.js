// Keeps one build of the page for when there is no network. Written by `cargo xtask build`.
const PREFIX = `tabiya ${self.registration.scope} `;
const CACHE = PREFIX + "BUILD_NAME";
const FILES = [/* FILES */];
const PAGE = "index.html";

// All or nothing: each file comes past every cache on the way and is checked by its digest; if one does not come, or
// is not the one this build was made of, there is no new version.
self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(FILES.map(async ([name, integrity]) => {
      const response = await fetch(new Request(name, { integrity, cache: "no-store" }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // A response that was redirected may not answer a navigation: only its body and its headers are kept.
      await cache.put(name, new Response(await response.blob(), { headers: response.headers }));
    }));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

self.addEventListener("activate", (event) => event.waitUntil(tidy()));

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => name.startsWith(PREFIX) && name !== CACHE && caches.delete(name)));
  await self.clients.claim();
}

// The page says when: the players have consented.
self.addEventListener("message", (event) => {
  if (event.data === "take") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = self.registration.scope;
  if (event.request.method !== "GET" || !url.href.startsWith(scope)) return;
  const name = event.request.mode === "navigate" ? PAGE : url.href.slice(scope.length).replace(/[?#].*/, "");
  if (!FILES.some(([file]) => file === name)) return;
  event.respondWith(answer(name, event.request));
});

// A browser may throw a cache away: then the network is all there is.
async function answer(name, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(name)) ?? fetch(request);
}
