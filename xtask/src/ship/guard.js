// Guard: shows an explanation when the program does not start or crashes, and erases all data on
// request. The guard needs neither the program nor the style sheet. `cargo xtask build` inlines
// this script into the page.
self.tabiya = (() => {
  const ENGLISH = "ENGLISH_WORDS";
  // Messages for a page opened from a folder, by language: such a page cannot fetch files.
  const FROM_FOLDER = "FROM_FOLDER_WORDS";
  const NAME = "tabiya";
  const root = document.documentElement;
  // A browser may deny access to service workers. Then `container` is undefined.
  const container = (() => { try { return navigator.serviceWorker; } catch {} })();
  let pgn = "";
  let started = false;
  let shown = false;

  // Returns the messages in all languages but English, by language. A single-file page has them in
  // an element, another page in a file.
  async function others() {
    const element = document.querySelector('[data-asset="WORDS_FILE"]');
    if (element) return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt())));
    const assets = JSON.parse(document.getElementById("app").dataset.assets ?? "{}");
    const [place, integrity] = assets["WORDS_FILE"] ?? ["later/WORDS_FILE", ""];
    return (await fetch(place, { integrity })).json();
  }

  // Whether the page was opened from a folder, without a server. A single-file page does not count,
  // because it contains all its files.
  const isFromFolder = () => location.protocol === "file:" && !document.querySelector("[data-asset]");

  // Language of the messages on screen.
  let language = "en";

  // Returns the messages in the program's language or, before its start, in the first supported
  // language of the browser. Falls back to English if the file does not load within a second.
  async function words() {
    const tags = (started ? [root.lang] : navigator.languages).map((tag) => tag.split("-")[0]);
    const choose = (known) => {
      language = tags.find((tag) => known[tag]) ?? "en";
      return { ...ENGLISH, ...known[language] };
    };
    if (isFromFolder()) return choose(FROM_FOLDER);
    if (tags[0] === "en") return ENGLISH;
    const late = new Promise((done) => setTimeout(done, 1000));
    const found = await Promise.race([others().catch(() => {}), late]);
    return choose({ ...found, en: ENGLISH });
  }

  function put(page, name, text) {
    const element = document.createElement(name);
    element.textContent = text;
    page.append(element);
    return element;
  }

  function button(page, action, text, act) {
    const element = put(page, "button", text);
    element.className = "button";
    element.dataset.action = action;
    element.onclick = act;
    return element;
  }

  // Replaces everything on screen by a message, as soon as the body exists. Returns the element of
  // the message.
  function draw(title, hint) {
    const page = document.createElement("section");
    page.className = "crash";
    // The language of the root element may differ from the language of the messages.
    page.lang = language;
    page.dir = "auto";
    page.setAttribute("role", "alert");
    put(page, "h1", title);
    put(page, "p", hint);
    // The style sheet is in the body, and must stay.
    const show = () => document.body.replaceChildren(...document.querySelectorAll("body > link"), page);
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show);
    return page;
  }

  const reload = () => location.reload();

  // Shows the crash page for the first fault; later faults are consequences.
  async function broken(fault) {
    console.error(fault);
    if (shown) return;
    shown = true;
    const say = await words();
    const why = say[isFromFolder() ? "not-started-from-file" : "not-started-hint"];
    const page = started ? draw(say.crash, say["crash-hint"]) : draw(say["not-started"], why);
    button(page, "reload", say.reload, reload).classList.add("primary");
    const newest = button(page, "use-newest", say["use-newest"]);
    newest.hidden = true;
    offerNewest(newest).catch(() => {});
    offerGames(page, say).catch(() => {}).then(() => {
      if (pgn) offerText(page, say);
      put(page, "pre", `${fault}`).className = "crash-details";
    });
  }

  function offerText(page, say) {
    button(page, "copy-pgn", say.copy, () => {
      // If the clipboard is denied, the text is selected for copying by hand.
      area.select();
      navigator.clipboard?.writeText(pgn).catch(() => {});
    });
    const area = put(page, "textarea", pgn);
    area.className = "crash-pgn";
    area.readOnly = true;
    area.setAttribute("aria-label", say["crash-pgn"]);
  }

  // Shows the button if a service worker has another build. If the program has not started, also
  // reports to the active service worker that the page's build does not start.
  async function offerNewest(button) {
    container.onmessage = ({ data, source }) => {
      if (data === "taken") reload();
      if (data !== "waiting") return;
      button.onclick = () => source.postMessage("take");
      button.hidden = false;
    };
    const registration = await container.getRegistration();
    const ask = (worker) => worker?.postMessage("waiting?");
    const watch = (worker) => worker?.addEventListener("statechange", () => worker.state === "installed" && ask(worker));
    if (!started) registration.active?.postMessage(`bad ${root.dataset.build}`);
    ask(registration.active);
    ask(registration.waiting);
    watch(registration.installing);
    registration.onupdatefound = () => watch(registration.installing);
    await registration.update();
  }

  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

  async function offerGames(page, say) {
    const opening = indexedDB.open(NAME);
    // If the database does not exist, it must not be created here.
    opening.onupgradeneeded = () => opening.transaction.abort();
    const database = await answer(opening);
    database.onversionchange = () => database.close();
    button(page, "start-without", say["start-without"], () => startWithout(database));
    button(page, "export-all", say["save-everything"], () => save(database));
  }

  // Reloads the page without the current game, which may be the cause of the fault. If there is no
  // current game, for example because an earlier call has removed it, removes the list of games
  // that were put aside. The records of all games stay. Also removes the fragment of the address,
  // and stores the build, so that the program does not read the game again in the background.
  async function startWithout(database) {
    const writing = database.transaction("state", "readwrite");
    const state = writing.objectStore("state");
    const current = await answer(state.get("current"));
    const { game, ...others } = current ?? { key: "current", version: 0 };
    const { aside, before, ...none } = others;
    state.put(game === undefined ? none : others);
    writing.oncomplete = () => {
      try { localStorage.setItem("tabiya.crashed", root.dataset.build); } catch {}
      history.replaceState(null, "", location.pathname + location.search);
      reload();
    };
  }

  // Version of the backup format, the same as `BACKUP_VERSION` in
  // `src/app/storage/backup/merge.rs`.
  const BACKUP_VERSION = 6;

  // Saves all data in the format of a backup from the settings: a line for each game, then a line
  // for each journal of the club, such as the list of the changes of a tournament.
  async function save(database) {
    const names = ["games", "entries", "state", "damaged", "club"].filter((name) => database.objectStoreNames.contains(name));
    const reading = database.transaction(names);
    const all = await Promise.all(names.map((name) => answer(reading.objectStore(name).getAll())));
    const stores = Object.fromEntries(names.map((name, at) => [name, all[at]]));
    const games = new Map(), journals = new Map();
    const of = (map, { game }, fresh) => map.get(game) ?? map.set(game, fresh).get(game);
    for (const begun of stores.games) of(games, begun, { begun, entries: [] });
    for (const entry of stores.entries) of(games, entry, { entries: [] }).entries.push(entry);
    for (const line of stores.club ?? []) of(journals, line, { club: [] }).club.push(line);
    const head = JSON.stringify({ [NAME]: BACKUP_VERSION, state: stores.state, damaged: stores.damaged });
    const lines = [...games.values(), ...journals.values()].map((line) => JSON.stringify(line));
    const parts = [head.slice(0, -1), ',"each":[\n', lines.join(",\n"), "\n]}\n"];
    const file = new Blob(parts, { type: "application/json" });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "tabiya-everything.json";
    link.click();
  }

  // Erases everything: games, players, settings, cached files, service worker. The database is
  // deleted when every tab has closed it.
  async function erase() {
    shown = true;
    const say = await words();
    draw(say.erasing, say["erasing-hint"]);
    try {
      // If one step fails, the next steps still run: a page may have no service worker, and a
      // browser may deny local storage.
      try { for (const name of ["tabiya.left", "tabiya.board", "tabiya.looks", "tabiya.crashed"]) localStorage.removeItem(name); } catch {}
      await eraseFiles().catch(() => {});
      await answer(indexedDB.deleteDatabase(NAME));
      const page = draw(say.erased, say["erased-hint"]);
      button(page, "reload", say["start-anew"], reload);
    } catch (fault) {
      const page = draw(say["not-erased"], say["not-erased-hint"]);
      button(page, "reload", say.reload, reload);
      put(page, "pre", `${fault}`).className = "crash-details";
    }
  }

  async function eraseFiles() {
    const registration = await container.getRegistration();
    const { installing, waiting, active } = registration ?? {};
    const workers = [installing, waiting, active].filter(Boolean);
    let left = workers.length;
    await new Promise((done) => {
      // An older worker does not know the message `erase`, and never answers.
      setTimeout(done, left && 2000);
      container.onmessage = ({ data }) => data === "erased" && --left === 0 && done();
      workers.forEach((worker) => worker.postMessage("erase"));
    });
    // WebKit reports success too early, and another tab may just be registering its worker, so this
    // loop unregisters workers until there are none.
    for (let i = 0, left = registration; left && i < 100; left = await container.getRegistration(), i++) {
      await left.unregister();
      await new Promise((done) => setTimeout(done, 50));
    }
    const prefix = `tabiya ${new URL("./", location)} `;
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  }

  // Whether an error is a trap of WebAssembly without a panic, such as a stack overflow.
  const isTrap = (error) => error instanceof WebAssembly.RuntimeError
    || /wasm/.test(error?.stack) && /Range|Internal/.test(error.name);
  // The listeners report traps, any uncaught error of the program before its start, and a style
  // sheet that does not load, for example because of a wrong digest. Errors of other scripts, such
  // as browser extensions, are ignored.
  addEventListener("unhandledrejection", ({ reason }) => isTrap(reason) && broken(reason));
  addEventListener("error", ({ error, target }) => {
    if (isTrap(error) || !started && /wasm/.test(error?.stack)) broken(error);
    else if (target?.rel === "stylesheet") broken(target.href);
  }, true);

  return {
    broken,
    erase,
    hold: (text) => { pgn = text; },
    isBroken: () => shown,
    started: () => {
      started = true;
      document.querySelector(".boot")?.takeOver?.();
    },
  };
})();
