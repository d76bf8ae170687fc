// Service worker: caches builds of the page for use without a network. `cargo xtask build` fills in
// the placeholders.
//
// The browser activates a new worker as soon as the page has been closed everywhere. The new worker
// still delivers the old build until the players have consented to the new build. If the new build
// then does not report its start, the worker delivers the last build that has reported its start.
const SCOPE = self.registration.scope;
const PREFIX = `tabiya ${SCOPE} `;
const BUILD = "BUILD_NAME";
const FILES = [/* FILES */];
const [PAGE] = FILES[0];
// Cache of notes, each a text with a name:
// - "build": the build that the players have consented to
// - "good": the last build that has started
// - "tried": a build that has begun to start and has not reported yet
// - "bad": a build that has reported that it cannot start
// - "coming": the build that a worker began to install last
// - "page NAME": the digest of the page of the build NAME
const NOTES = PREFIX + "consent";
let erased = false;
// Build that delivered the last page.
let serving;

// Looks up a file in a cache. Unlike `caches.open`, `caches.match` does not create the cache.
const find = (cache, name) => caches.match(name, { cacheName: cache });

async function noted(what) {
  const found = await find(NOTES, what);
  return found ? found.text() : "";
}

async function note(what, build) {
  const isNew = (await noted(what)) !== build;
  if (isNew && !erased) await (await caches.open(NOTES)).put(what, new Response(build));
}

// Returns the names of the builds that have a cache, oldest first. The cache may be empty.
async function builds() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX) && name !== NOTES).map((name) => name.slice(PREFIX.length));
}

// Chooses the build that delivers the page, in this order:
// - the build that the players have consented to; it comes last if it has begun to start but has
//   not reported its start
// - the last build that has started
// - any other build
// Builds without a page in their cache, and a build that has reported that it cannot start, are
// skipped. If no build remains, the result is empty. Otherwise, `known` says whether the chosen
// build is the last build that has started, and `wanted` whether the players have consented to the
// chosen build.
async function choose() {
  const [wanted, good, tried, bad] = await Promise.all(["build", "good", "tried", "bad"].map(noted));
  const others = await builds();
  const order = wanted !== good && wanted === tried
    ? [good, ...others.reverse().filter((name) => name !== wanted), wanted]
    : [wanted, good, ...others];
  for (const build of order) {
    const known = build === good;
    if (build && (known || build !== bad) && (await hasPage(build))) return { build, known, wanted: build === wanted };
  }
  return {};
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

// Whether the cache of a build has the build's page, unchanged. Any page of the same origin can
// write into the caches. A changed page is deleted, and the next visit with a network restores it.
async function hasPage(build) {
  const page = await find(PREFIX + build, PAGE);
  if (!page) return false;
  // An older build may have stored no digest of its page.
  const known = build === BUILD ? FILES[0][1] : await noted(`page ${build}`);
  if (!known || (await digest(await page.arrayBuffer())) === known) return true;
  await (await caches.open(PREFIX + build)).delete(PAGE);
  return false;
}

// Fetches the missing files of this build; with `checks`, also verifies the cached files. Each file
// bypasses all HTTP caches and is checked by its digest. If a file fails, the build cannot be used.
// The other files stay in the cache, and the next attempt fetches only what is missing. But if the
// digest of a file in a new build is wrong, all files of that build are deleted. The page comes
// last, so a cache with the page is complete.
async function fill(checks) {
  const name = PREFIX + BUILD;
  const had = await caches.has(name);
  // If all data has been erased, opening the cache would create it again.
  if (erased) return;
  const cache = await caches.open(name);
  let isBroken = false;
  const isRight = async (bytes, known) => (await digest(bytes)) === known;
  const bring = async ([file, known]) => {
    const kept = await cache.match(file);
    if (kept && (!checks || (await isRight(await kept.arrayBuffer(), known)))) return;
    const response = await fetch(file, { cache: "no-store" });
    if (!response.ok) throw new Error(`${file}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (!(await isRight(bytes, known))) {
      isBroken = true;
      throw new Error(`${file} is not what it should be`);
    }
    // A new response with only this header is stored, because a redirected response must not answer
    // a navigation, and `Vary` can keep a file out of a cache.
    const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
    if (!erased) await cache.put(file, new Response(bytes, { headers }));
  };
  // An immediate retry fetches one file; a retry at the next visit would also check all others.
  const insist = (file) => bring(file).catch(() => bring(file));
  const come = await Promise.allSettled(FILES.slice(1).map(insist));
  const failed = come.find(({ reason }) => reason);
  try {
    if (failed) throw failed.reason;
    await insist(FILES[0]);
    await note(`page ${BUILD}`, FILES[0][1]);
    if (erased) await caches.delete(name);
  } catch (error) {
    // A new build whose host delivers wrong files is deleted. The build in use suffices.
    if (isBroken && !had && (await noted("build"))) await caches.delete(name);
    throw error;
  }
}

self.addEventListener("install", (event) => event.waitUntil(note("coming", BUILD).then(() => fill(true))));
self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  if ((await choose()).build === BUILD) await consent();
  await tidy();
  await self.clients.claim();
}

async function consent() {
  const before = await noted("build");
  // A very old build does not report its start. But the players have requested the new build on the
  // page of the old build. So the old build works, and counts as good.
  if (before && !(await noted("good")) && before !== (await noted("bad"))) await note("good", before);
  await note("build", BUILD);
  await note("tried", "");
  await note("bad", "");
}

// Deletes all builds except this worker's own, the build that delivered the last page, the build
// that the players have consented to, the last build that has started, and the build that a worker
// began to install last. While another worker is installing or waiting, nothing is deleted, because
// that worker may need the files.
async function tidy() {
  const there = await builds();
  if (self.registration.installing || self.registration.waiting) return;
  const stay = [BUILD, serving, ...(await Promise.all(["build", "good", "coming"].map(noted)))];
  const gone = there.filter((build) => !stay.includes(build));
  const notes = gone.length && !erased ? await caches.open(NOTES) : undefined;
  await Promise.all(gone.map((build) => Promise.all([caches.delete(PREFIX + build), notes?.delete(`page ${build}`)])));
}

async function report(word, build) {
  if (word === "bad") return build === (await noted("good")) || note("bad", build);
  await note("good", build);
  if (build === (await noted("bad"))) await note("bad", "");
  if (!(await find(PREFIX + (await noted("build")), PAGE))) await note("build", build);
  await tidy();
}

// Whether this worker's build differs from the build on the screen, and has not reported that it
// cannot start.
async function canBeOffered() {
  serving ??= (await choose()).build;
  return serving !== BUILD && (await noted("bad")) !== BUILD;
}

async function erase() {
  erased = true;
  await self.registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => name.startsWith(PREFIX) && caches.delete(name)));
}

// Calls `act` for a message once the earlier calls have ended; an error does not stop later calls.
let last = Promise.resolve();
const inTurn = (event, act) => event.waitUntil((last = last.then(act).catch(() => {})));

// Messages of the page:
// - `good BUILD`: the page's build has started
// - `bad BUILD`: the page's build cannot start
// - `waiting?`: the worker answers if it has another build than the page
// - `take`: the worker delivers its own build to the next page
// - `erase`: the worker unregisters itself and deletes all caches of the page
self.addEventListener("message", (event) => {
  const say = (word) => event.source && event.source.postMessage(word);
  const [, word, build] = /^(\S*) ?(.*)/.exec(event.data);
  if (word === "good" || word === "bad") inTurn(event, () => report(word, build));
  // Restores missing files of this build. If the page has not started, also restores changed files.
  // Without a network, the files are restored at a later start.
  if (build === BUILD) event.waitUntil(fill(word === "bad").catch(() => {}));
  if (word === "waiting?") inTurn(event, async () => (await canBeOffered()) && say("waiting"));
  const take = () => fill(true).then(consent).then(() => self.skipWaiting());
  if (word === "take") event.waitUntil(take().catch(() => {}).then(() => say("taken")));
  if (word === "erase") event.waitUntil(erase().then(() => say("erased")));
});

// The address of the page is the scope or `index.html`. The page's files are in the same folder and
// in `later/`. Other requests are not handled.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const name = request.url.slice(SCOPE.length).replace(/[?#].*/, "");
  const isPage = request.mode === "navigate";
  // A page in a frame comes from the network, because the host's headers decide whether the page
  // may be in a frame.
  if (isPage && request.destination !== "document") return;
  if (isPage ? name === "" || name === PAGE : /^(later\/)?[^/]+$/.test(name)) {
    event.respondWith(respond(isPage ? PAGE : name, isPage, request));
  }
});

// Answers a request for the page from the chosen build, and a request for a file from the build on
// the screen or any other build. If no cache has the file, the network answers. If the network
// fails too, any unchanged page is the answer, even the page of a build that cannot start.
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
  // File names contain a hash of the content, so the file of any build is right.
  return (await find(PREFIX + serving, name)) ?? (isPage ? undefined : anywhere(name));
}

async function anywhere(name) {
  for (const build of await builds()) {
    if (name === PAGE && !(await hasPage(build))) continue;
    const found = await find(PREFIX + build, name);
    if (found) return found;
  }
}
