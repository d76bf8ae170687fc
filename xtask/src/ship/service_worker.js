// Keeps one build of the page for when there is no network. Written by `cargo xtask build`.
//
// Which build is on the screen is not for the browser to say (it puts a new worker in force as soon as the page was
// closed once) but for the players: the name of the build they have consented to is kept, and every worker answers
// from that one's cache.
const PREFIX = `tabiya ${self.registration.scope} `;
const BUILD = "BUILD_NAME";
const FILES = [/* FILES */];
const PAGE = "index.html";
const CONSENT = PREFIX + "consent";

// All or nothing: each file comes past every cache on the way and is checked by its digest; if one does not come, or
// is not the one this build was made of, there is no new version.
self.addEventListener("install", (event) => event.waitUntil(fill()));

async function fill() {
  try {
    const cache = await caches.open(PREFIX + BUILD);
    await Promise.all(FILES.map(async ([name, integrity]) => {
      const response = await fetch(new Request(name, { integrity, cache: "no-store" }));
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      // A response that was redirected may not answer a navigation: only its body and its headers are kept.
      await cache.put(name, new Response(await response.blob(), { headers: response.headers }));
    }));
  } catch (error) {
    await caches.delete(PREFIX + BUILD);
    throw error;
  }
}

self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  if (!(await caches.has(PREFIX + (await build())))) await consent();
  await tidy();
  await self.clients.claim();
}

// The build that the players have consented to.
async function build() {
  const kept = await (await caches.open(CONSENT)).match("build");
  return kept ? kept.text() : "";
}

async function consent() {
  await (await caches.open(CONSENT)).put("build", new Response(BUILD));
}

// What is neither on the screen nor offered goes.
async function tidy() {
  const stay = [CONSENT, PREFIX + BUILD, PREFIX + (await build())];
  const names = await caches.keys();
  await Promise.all(names.map((name) => name.startsWith(PREFIX) && !stay.includes(name) && caches.delete(name)));
}

// The page asks whether this build is waiting for consent, or says that it has it.
self.addEventListener("message", (event) => {
  const { data, source } = event;
  const say = (word) => source && source.postMessage(word);
  if (data === "waiting?") event.waitUntil(build().then((name) => name !== BUILD && say("waiting")));
  if (data === "take") event.waitUntil(consent().then(tidy).then(() => self.skipWaiting()).then(() => say("taken")));
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const scope = self.registration.scope;
  if (event.request.method !== "GET" || !url.href.startsWith(scope)) return;
  const name = event.request.mode === "navigate" ? PAGE : url.href.slice(scope.length).replace(/[?#].*/, "");
  if (name) event.respondWith(answer(name, event.request));
});

// A browser may throw a cache away: then the network is all there is.
async function answer(name, request) {
  const cache = await caches.open(PREFIX + (await build()));
  return (await cache.match(name)) ?? fetch(request);
}
