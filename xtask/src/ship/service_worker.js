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
// one that has begun and not reported yet; "bad", one that has reported that it cannot start; "coming", one whose files are
// on their way; "page" and the name of a build, the digest of its page.
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
  const isNew = (await noted(what)) !== build;
  if (isNew && !erased) await (await caches.open(NOTES)).put(what, new Response(build));
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
    if (build && (known || build !== bad) && (await hasPage(build))) return { build, known, wanted: build === wanted };
  }
  return {};
}

async function digest(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

// Whether a build has its page, and that is the one it was built with. Any page of the same origin can write into our
// caches: what it has put there goes, and the next visit with a network brings the right one.
async function hasPage(build) {
  const page = await find(PREFIX + build, PAGE);
  if (!page) return false;
  // Builds of before there were such notes have none.
  const known = build === BUILD ? FILES[0][1] : await noted(`page ${build}`);
  if (!known || (await digest(await page.arrayBuffer())) === known) return true;
  await (await caches.open(PREFIX + build)).delete(PAGE);
  return false;
}

// Brings what is missing of this build; what is there is checked too where that is asked for. Each file comes past every
// cache on the way and is checked by its digest; if one does not come, or is not the one this build was made of, there is no
// new version. What has come stays, and the next attempt brings the rest. The page comes last: a cache that has it has
// everything.
async function fill(checks) {
  const name = PREFIX + BUILD;
  const had = await caches.has(name);
  // Opening it would make it again.
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
    // Of the headers only this one is ours: a redirect may not answer a navigation, and `Vary` keeps a file out of a cache.
    const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
    if (!erased) await cache.put(file, new Response(bytes, { headers }));
  };
  // A second attempt at once costs one file, the next visit a whole look.
  const insist = (file) => bring(file).catch(() => bring(file));
  const come = await Promise.allSettled(FILES.slice(1).map(insist));
  const failed = come.find(({ reason }) => reason);
  try {
    if (failed) throw failed.reason;
    await insist(FILES[0]);
    await note(`page ${BUILD}`, FILES[0][1]);
    if (erased) await caches.delete(name);
  } catch (error) {
    // Of a new version whose host has other files than it says nothing stays: the one in use is enough.
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
  const stay = [BUILD, ...(await Promise.all(["build", "good", "coming"].map(noted)))];
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
  // So does what somebody else has put in its place, if the page has not started with it.
  if (build === BUILD) event.waitUntil(fill(word === "bad").catch(() => {}));
  if (word === "waiting?") inTurn(event, async () => (await isNews()) && say("waiting"));
  const take = () => fill(true).then(consent).then(() => self.skipWaiting());
  if (word === "take") event.waitUntil(take().catch(() => {}).then(() => say("taken")));
  if (word === "erase") event.waitUntil(erase().then(() => say("erased")));
});

// The page is at the scope's own address and nowhere below it; its files are beside it. All else is somebody else's.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const name = request.url.slice(SCOPE.length).replace(/[?#].*/, "");
  const isPage = request.mode === "navigate";
  // Whether the page may stand in a frame is said by its host's headers.
  if (isPage && request.destination !== "document") return;
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
    if (name === PAGE && !(await hasPage(build))) continue;
    const found = await find(PREFIX + build, name);
    if (found) return found;
  }
}
