// Keeps builds of the page for when there is no network. Written by `cargo xtask build`.
//
// Which build is on the screen is not for the browser to say (it puts a new worker in force as soon as the page was
// closed once). The players say it, by their consent, and the build itself, which reports that it has started: one
// that has not is given up at the second attempt for the last one that did.
const SCOPE = self.registration.scope;
const PREFIX = `tabiya ${SCOPE} `;
const BUILD = "BUILD_NAME";
const FILES = [/* FILES */];
const [PAGE] = FILES[0];
// What is noted: "build", the build that the players have consented to; "good", the last one that has started; "tried",
// one that has begun and not reported yet; "bad", one that has reported that it cannot start.
const NOTES = PREFIX + "consent";
let erased = false;
// The build that the last page came from.
let serving;

// Looks without making a cache, as opening one does.
const find = (cache, name) => caches.match(name, { cacheName: cache });

async function noted(what) {
  const found = await find(NOTES, what);
  return found ? found.text() : "";
}

async function note(what, build) {
  if (!erased) await (await caches.open(NOTES)).put(what, new Response(build));
}

// The builds that there is anything of, oldest first.
async function builds() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== NOTES).map((name) => name.slice(PREFIX.length));
}

// The build that a page comes from, and whether it has ever started. Where the players' choice is not there or given up,
// any whole one is better than none, but for one that is known to break.
async function choose() {
  const [wanted, good, tried, bad] = await Promise.all(["build", "good", "tried", "bad"].map(noted));
  const others = await builds();
  const order = wanted !== good && wanted === tried
    ? [good, ...others.reverse().filter((name) => name !== wanted), wanted]
    : [wanted, good, ...others];
  for (const build of order) {
    const known = build === good;
    if (build && (known || build !== bad) && (await find(PREFIX + build, PAGE))) return { build, known, wanted: build === wanted };
  }
  return {};
}

// Brings what is missing of this build. Each file comes past every cache on the way and is checked by its digest; if one
// does not come, or is not the one this build was made of, there is no new version. The page comes last: a cache that
// has it has everything.
async function fill() {
  const name = PREFIX + BUILD;
  const had = await caches.has(name);
  // Opening it would make it again.
  if (erased) return;
  try {
    const cache = await caches.open(name);
    const there = (await cache.keys()).map((request) => request.url);
    const bring = async ([file, integrity]) => {
      const request = new Request(file, { integrity, cache: "no-store" });
      if (there.includes(request.url)) return;
      const response = await fetch(request);
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      // A response that was redirected may not answer a navigation: only its body and its headers are kept.
      const body = await response.blob();
      if (!erased) await cache.put(file, new Response(body, { headers: response.headers }));
    };
    await Promise.all(FILES.slice(1).map(bring));
    await bring(FILES[0]);
    if (erased) await caches.delete(name);
  } catch (error) {
    // What was there before is in use, or the beginning of it: the next attempt goes on from there.
    if (!had) await caches.delete(name);
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  if ((await choose()).build === BUILD) await consent();
  await tidy();
  await self.clients.claim();
}

async function consent() {
  const before = await noted("build");
  // Builds of before there were reports: the players have asked for the new one, so it works.
  if (before && !(await noted("good")) && before !== (await noted("bad"))) await note("good", before);
  await note("build", BUILD);
  await note("tried", "");
  await note("bad", "");
}

// What is neither on the screen nor offered goes, and the last one that has started stays. While another worker is on its
// way nothing goes: it may be its.
async function tidy() {
  const there = await builds();
  if (self.registration.installing || self.registration.waiting) return;
  const stay = [BUILD, await noted("build"), await noted("good")];
  await Promise.all(there.map((build) => stay.includes(build) || caches.delete(PREFIX + build)));
}

async function report(word, build) {
  if (word === "bad") return build === (await noted("good")) || note("bad", build);
  await note("good", build);
  if (build === (await noted("bad"))) await note("bad", "");
  if (!(await find(PREFIX + (await noted("build")), PAGE))) await note("build", build);
  await tidy();
}

// Whether this build is another one than that on the screen, and may be offered.
async function isNews() {
  serving ??= (await choose()).build;
  return serving !== BUILD && (await noted("bad")) !== BUILD;
}

async function erase() {
  erased = true;
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => name.startsWith(PREFIX) && caches.delete(name)));
}

// One message after the other.
let last = Promise.resolve();
const inTurn = (event, act) => event.waitUntil((last = last.then(act).catch(() => {})));

// The page says of its build whether it has started, asks whether there is another one, takes that, or erases everything.
self.addEventListener("message", (event) => {
  const say = (word) => event.source && event.source.postMessage(word);
  const [, word, build] = /^(\S*) ?(.*)/.exec(event.data);
  if (word === "good" || word === "bad") inTurn(event, () => report(word, build));
  // What somebody else has cleared away comes back. Without a network it does at the next start.
  if (word === "good" && build === BUILD) event.waitUntil(fill().catch(() => {}));
  if (word === "waiting?") inTurn(event, async () => (await isNews()) && say("waiting"));
  const take = () => fill().then(consent).then(() => self.skipWaiting());
  if (word === "take") event.waitUntil(take().catch(() => {}).then(() => say("taken")));
  if (word === "erase") event.waitUntil(erase().then(() => say("erased")));
});

// The page is at the scope's own address and nowhere below it; its files are beside it. All else is somebody else's.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const name = request.url.slice(SCOPE.length).replace(/[?#].*/, "");
  const isPage = request.mode === "navigate";
  if (isPage ? name === "" || name === PAGE : /^(later\/)?[^/]+$/.test(name)) {
    event.respondWith(respond(isPage ? PAGE : name, isPage, request));
  }
});

// A browser may throw caches away: then the network is all there is. Where there is none either, a page that says what is
// wrong is better than none.
async function respond(name, isPage, request) {
  try {
    const found = await answer(name, isPage).catch(() => {});
    return found ?? (await fetch(request));
  } catch (error) {
    const found = await anywhere(name);
    if (found) return found;
    throw error;
  }
}

async function answer(name, isPage) {
  if (isPage) {
    const { build, known, wanted } = await choose();
    if (wanted && !known) await note("tried", build);
    serving = build;
  }
  serving ??= (await choose()).build;
  // Names follow the content, so a file is right whichever build it comes from.
  return (await find(PREFIX + serving, name)) ?? (isPage ? undefined : anywhere(name));
}

async function anywhere(name) {
  for (const build of await builds()) {
    const found = await find(PREFIX + build, name);
    if (found) return found;
  }
}
