//! The page or a worker runs out of stack or memory. If the page runs out, it shows the crash page,
//! which offers the game. If a worker runs out, the page starts the worker again once. If the
//! worker fails again, the result depends on its task: the page reports that it did not read a file
//! with games, or leaves open whether a side can still mate.

use crate::storage::{open_with, play};
use serde_json::{Value, json};
use tabiya_e2e::{Page, Scratch, WindowContent, fen_fragment, print_line};

/// Script that runs the page's microtasks, timers and frames on a nearly full stack. It calls
/// itself until the stack overflows, returns from `window.__room` of these calls, and then runs the
/// work.
const DEEP: &str = "window.__room = null;
    const deep = (work) => {
        if (window.__room === null) return work();
        const room = window.__room;
        let climbed = 0, fault = null, begun = false;
        const dive = () => {
            try { dive(); }
            catch (overflow) {
                if (begun || ++climbed < room) throw overflow;
                // If there is too little room to begin the work or to check whether it began, the
                // next outer call tries again.
                if (fault && (begun = /wasm/.test(fault.stack))) throw fault;
                fault = null;
                try { work(); begun = true; } catch (of) { fault = of; throw of; }
            }
        };
        dive();
    };
    const microtask = window.queueMicrotask, timeout = window.setTimeout, frame = window.requestAnimationFrame;
    window.queueMicrotask = (work) => microtask.call(window, () => deep(work));
    window.setTimeout = (work, ...when) => timeout.call(window, () => deep(work), ...when);
    window.requestAnimationFrame = (work) => frame.call(window, (now) => deep(() => work(now)));";

/// Values of `window.__room` (see [`DEEP`]). The smallest leaves too little stack for any work of
/// the page; the largest leaves enough for all of it.
const ROOMS: [u32; 9] = [1, 4, 16, 40, 80, 160, 320, 640, 2_000];

fn text(page: &Page, script: &str) -> String {
    page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned()
}

/// Returns the PGN that the crash page offers for copying.
fn offered(page: &Page) -> String {
    page.until("the game to copy", || page.has(".crash-pgn"));
    text(page, "return document.querySelector('.crash-pgn').value")
}

/// Presses the button of the crash page that leads back to the board. Asserts that the game begins
/// with the moves `sans`, and plays one more move: `next` if White is to move, otherwise b8c6.
fn go_on(page: &Page, sans: &[&str], next: &str) {
    page.click_action("reload");
    page.until("the board", || page.shown() == WindowContent::Board && page.has("[data-ply]"));
    // If a dialog was open, the page opens it again once its code has loaded.
    if !text(page, "return location.hash").is_empty() {
        page.until("the dialog", || page.has("dialog[open]"));
        page.press_key(tabiya_e2e::Key::Escape);
        page.until("the table", || !page.has("dialog"));
    }
    assert_eq!(page.read_view().sans[..sans.len()], *sans);
    let before = page.read_view().sans.len();
    // Black is to move if the page saved the move at which it crashed.
    play(page, if before.is_multiple_of(2) { next } else { "b8c6" });
    page.read_view_until("the next move", |view| view.sans.len() == before + 1);
}

#[test]
fn a_stack_that_overflows_anywhere_leads_to_the_crash_page_with_the_game() {
    let mut faults = Vec::new();
    let page = open_with(DEEP, "");
    for room in ROOMS {
        page.load_fresh("");
        play(&page, "e2e4 e7e5");
        page.read_view_until("both moves", |view| view.sans.len() == 2);
        let square_centres = page.square_centres();
        page.browser().read("window.__room = arguments[0]", vec![json!(room)]);
        let crashed = || page.has("[data-action=reload]");
        let played = || page.has("[data-ply=\"3\"]");
        // With hardly any stack the browser may lose an input event, so the test repeats the drag.
        page.until(&format!("a crash page or the move ({room})"), || {
            crashed()
                || played()
                || !page.mouse().attempt_to_drag(square_centres("g1"), square_centres("f3"))
                || played()
        });
        if !crashed() {
            page.browser().read("window.__room = null", vec![]);
            continue;
        }
        let pgn = offered(&page);
        assert!(pgn.contains("1. e4 e5"), "{room}: {pgn}");
        faults.push((room, text(&page, "return document.querySelector('.crash-details').textContent")));
        go_on(&page, &["e4", "e5"], "b1c3");
    }
    print_line(&format!("{faults:#?}"));
    // Each browser describes a stack overflow in its own words.
    let overflows = faults.iter().filter(|(_, fault)| fault.contains("stack") || fault.contains("recursion"));
    assert!(overflows.count() > 0, "no stack has overflowed");
    page.record_fault("no stack left in the page", "crash page, plays on from there", "all moves");
}

/// Script for the page or a worker that defines the function `self.__fill`. This function uses up
/// the memory of all WebAssembly programs that have started after the script, and returns their
/// number.
const MEMORY: &str = "const memories = [];
    self.__fill = () => {
        for (const memory of memories) for (let pages = 16384; pages >= 1;) {
            try { memory.grow(pages); } catch { pages >>= 1; }
        }
        return memories.length;
    };
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const make = WebAssembly[name];
        WebAssembly[name] = async (...of) => {
            const made = await make.apply(WebAssembly, of);
            const { memory } = (made.instance ?? made).exports;
            if (memory) memories.push(memory);
            return made;
        };
    }";

#[test]
fn a_memory_that_is_full_leads_to_the_crash_page_with_the_game() {
    let folder = Scratch::new();
    let file = folder.path().join("long.json");
    std::fs::write(&file, vec![b' '; 8_000_000]).expect("a file");
    let page = open_with(MEMORY, "");
    play(&page, "e2e4 e7e5");
    page.read_view_until("both moves", |view| view.sans.len() == 2);
    page.click_action("settings");
    page.until("the dialog", || page.visible_box("[data-dialog=settings]").is_some());
    page.show_setting("[data-action=export-all]");
    page.scroll_to("[data-action=export-all]");
    assert!(page.browser().read("return window.__fill()", vec![]).as_u64() > Some(0), "there is no memory");
    // The page reads the file in parts of a megabyte. The page may crash before the browser
    // confirms that the test has chosen the file.
    page.attempt_to_choose_file("input[name=import-all]", &file);
    page.until("the page of a crash", || page.has("[data-action=reload]"));
    let pgn = offered(&page);
    assert!(pgn.contains("1. e4 e5"), "{pgn}");
    let fault = text(&page, "return document.querySelector('.crash-details').textContent");
    print_line(&format!("a memory that is full: {fault}"));
    go_on(&page, &["e4", "e5"], "g1f3");
    page.record_fault("no memory left in the page", "crash page, plays on from there", "all moves");
}

/// Returns a script that makes every worker run `script` before the worker's own code.
fn in_every_worker(script: &str) -> String {
    format!(
        "const url = URL.createObjectURL; window.__workers = 0;
        URL.createObjectURL = (blob) => {{
            if (blob.type !== 'text/javascript') return url.call(URL, blob);
            window.__workers++;
            return url.call(URL, new Blob([{}, blob], {{ type: 'text/javascript' }}));
        }};",
        Value::from(script)
    )
}

/// Returns a script for a worker that runs the code `before` in place of the worker's handler of
/// requests. `before` can call that handler by `answer.call(self, event)`. The worker handles its
/// first message, which brings its code, as usual.
fn before_each_answer(before: &str) -> String {
    format!(
        "{{ const set = Object.getOwnPropertyDescriptor(self, 'onmessage') ?? \
            Object.getOwnPropertyDescriptor(DedicatedWorkerGlobalScope.prototype, 'onmessage');
        Object.defineProperty(self, 'onmessage', {{ configurable: true, set: (answer) => set.set.call(self, (event) => {{
            if (event.data instanceof Uint8Array) return answer.call(self, event);
            {before}
        }}) }}); }};"
    )
}

/// Returns the shortages that a worker can have, each with a name and the script that causes it.
fn shortages() -> [(&'static str, String); 2] {
    // When the stack overflows, the script returns from one call, and then handles the request on a
    // nearly full stack.
    let dive = "const dive = () => { let back = false; try { dive(); } catch (fault) { if (dive.done) throw fault; back = true; } \
        if (back) { dive.done = true; answer.call(self, event); } }; dive();";
    let fill = "if (!self.__fill()) throw new Error('no memory'); answer.call(self, event);";
    [("stack", before_each_answer(dive)), ("memory", format!("{MEMORY};{}", before_each_answer(fill)))]
}

#[test]
fn a_worker_that_runs_out_of_anything_is_started_again_once_and_then_nobody_could_tell() {
    for (what, script) in shortages() {
        let page = open_with(&in_every_worker(&script), "");
        play(&page, "e2e4 e7e5");
        page.open_import();
        let folder = Scratch::new();
        let file = folder.path().join("games.pgn");
        std::fs::write(&file, "[White \"Ada\"]\n\n1. e4 e5 *\n\n".repeat(50_000)).expect("a file");
        let workers = || page.browser().read("return window.__workers", vec![]).as_u64().unwrap_or_default();
        // Another worker decides whether a side can still mate. It fails too, and the page starts
        // it again. The test waits until the page starts no more workers.
        let started_within_a_second = || {
            let seen = workers();
            std::thread::sleep(std::time::Duration::from_secs(1));
            workers() != seen
        };
        page.until("no worker is started any more", || !started_within_a_second());
        let before = workers();
        page.choose_file("input[name=import-file]", &file);
        page.until(&format!("{what}: that it could not be read"), || {
            page.announcement_codes() == ["reader-failed"]
        });
        assert!(!page.has("[data-reading]"), "{what}: no one waits any more");
        assert_eq!(workers() - before, 2, "{what}");
        page.press_key(tabiya_e2e::Key::Escape);
        assert_eq!(page.sans(), ["e4", "e5"], "{what}");
        page.load("");
        play(&page, "g1f3");
        assert_eq!(page.sans(), ["e4", "e5", "Nf3"], "{what}");
        let fault = format!("no {what} left in a worker");
        page.record_fault(
            &fault,
            "starts it again once, says that the file was not read, plays on",
            "all moves",
        );
    }
}

#[test]
fn an_exact_question_to_such_a_worker_stays_open_and_play_goes_on() {
    let (_, script) = &shortages()[0];
    // After g3g4 the pawns block the position for good.
    let start = fen_fragment("7k/8/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/8/K7 w - - 0 1");
    let page = open_with(&in_every_worker(script), &start);
    let workers = || page.browser().read("return window.__workers", vec![]);
    page.until("the start to be asked about twice", || workers() == 2);
    play(&page, "g3g4");
    page.until("the move to be asked about twice", || workers() == 4);
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!(page.read_view().result, "*", "no one knows that it is over");
    play(&page, "h8g8");
    assert_eq!(page.sans(), ["g4", "Kg8"]);
}
