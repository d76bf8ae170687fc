// What stands in where the program does not: when it does not start, when it breaks, and when everything is erased.
// It needs neither the program nor the style sheet. Written into the page by `cargo xtask build`.
self.tabiya = (() => {
  const ENGLISH = "ENGLISH_WORDS";
  // What is said of a page that was opened from a folder, by language: from there no file can be fetched.
  const FROM_FOLDER = "FROM_FOLDER_WORDS";
  const NAME = "tabiya";
  const root = document.documentElement;
  // A browser may deny it: then there is none.
  const container = (() => { try { return navigator.serviceWorker; } catch {} })();
  let pgn = "";
  let started = false;
  let shown = false;

  // The words of the other languages, by language: in the page as one file an element of it, otherwise a file.
  async function others() {
    const element = document.querySelector('[data-asset="WORDS_FILE"]');
    if (element) return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(element.textContent), (letter) => letter.charCodeAt())));
    const assets = JSON.parse(document.getElementById("app").dataset.assets ?? "{}");
    const [place, integrity] = assets["WORDS_FILE"] ?? ["later/WORDS_FILE", ""];
    return (await fetch(place, { integrity })).json();
  }

  // Whether the page was opened from a folder of files. As one file it has everything in it.
  const isFromFolder = () => location.protocol === "file:" && !document.querySelector("[data-asset]");

  // The words of the program's language; before it has started, of the first that the browser asks for and we have. They are
  // English where the others do not come at once.
  async function words() {
    const tags = (started ? [root.lang] : navigator.languages).map((tag) => tag.split("-")[0]);
    if (isFromFolder()) return { ...ENGLISH, ...tags.map((tag) => FROM_FOLDER[tag]).find(Boolean) };
    if (tags[0] === "en") return ENGLISH;
    const late = new Promise((done) => setTimeout(done, 1000));
    const found = await Promise.race([others().catch(() => {}), late]) ?? {};
    return tags.map((tag) => tag === "en" ? ENGLISH : found[tag]).find(Boolean) ?? ENGLISH;
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

  // Puts a page in the place of everything else, as soon as there is a place.
  function draw(title, hint) {
    const page = document.createElement("section");
    page.className = "crash";
    page.setAttribute("role", "alert");
    put(page, "h1", title);
    put(page, "p", hint);
    const show = () => document.body.replaceChildren(page);
    if (document.body) show();
    else addEventListener("DOMContentLoaded", show);
    return page;
  }

  const reload = () => location.reload();

  // The first fault is the one that tells; later ones are its echoes.
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
      // Where the clipboard is denied the text is selected, ready to be copied by hand.
      area.select();
      navigator.clipboard?.writeText(pgn).catch(() => {});
    });
    const area = put(page, "textarea", pgn);
    area.className = "crash-pgn";
    area.readOnly = true;
    area.setAttribute("aria-label", say["crash-pgn"]);
  }

  // The workers learn that their build does not start, and say whether they have another one.
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
    // There is none: nothing of it is to be made here.
    opening.onupgradeneeded = () => opening.transaction.abort();
    const database = await answer(opening);
    database.onversionchange = () => database.close();
    button(page, "start-without", say["start-without"], () => startWithout(database));
    button(page, "export-all", say["save-everything"], () => save(database));
  }

  // The game on the board is one no more, but stays where it is; at the second attempt those that were put aside, too.
  // So does what the address asks for.
  async function startWithout(database) {
    const writing = database.transaction("state", "readwrite");
    const state = writing.objectStore("state");
    const current = await answer(state.get("current"));
    const { game, ...others } = current ?? { key: "current", version: 0 };
    const { aside, before, ...none } = others;
    state.put(game === undefined ? none : others);
    writing.oncomplete = () => {
      history.replaceState(null, "", location.pathname + location.search);
      reload();
    };
  }

  // The version of the file, `BACKUP_VERSION` in `src/app/kept/backup/merge.rs`.
  const BACKUP_VERSION = 4;

  // As the settings do it: a line for each game, and after them one for each journal of the club.
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

  // Games, players, settings, files, worker: nothing is left. The database goes when every tab has let go of it.
  async function erase() {
    shown = true;
    const say = await words();
    draw(say.erasing, say["erasing-hint"]);
    try {
      // Each by itself: a page may have no worker, and a browser no small storage.
      try { for (const name of ["tabiya.left", "tabiya.board", "tabiya.looks"]) localStorage.removeItem(name); } catch {}
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
      // An older worker does not know how.
      setTimeout(done, left && 2000);
      container.onmessage = ({ data }) => data === "erased" && --left === 0 && done();
      workers.forEach((worker) => worker.postMessage("erase"));
    });
    // WebKit says so before it is true, and another tab may just be asking for its worker.
    for (let i = 0, left = registration; left && i < 100; left = await container.getRegistration(), i++) {
      await left.unregister();
      await new Promise((done) => setTimeout(done, 50));
    }
    const prefix = `tabiya ${new URL("./", location)} `;
    for (const name of await caches.keys()) if (name.startsWith(prefix)) await caches.delete(name);
  }

  // A trap that no panic announced, a stack that was too small; before the start, anything that the program does not
  // catch, and a style sheet that is not what it should be. What others put into the page may fail without us.
  const isTrap = (error) => error instanceof WebAssembly.RuntimeError
    || /wasm/.test(error?.stack) && /Range|Internal/.test(error.name);
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
