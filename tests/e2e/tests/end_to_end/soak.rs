//! Memory over many games in one page: after the last game the page uses no more memory than after
//! the twentieth.

use serde_json::{Value, json};
use tabiya_e2e::{Key, Page, number, print_line};

/// Number of games after which the page has loaded everything that it loads once.
const WARM: usize = 20;
/// Permitted growth of the memory after the first [`WARM`] games, as a fraction.
const NOISE: f64 = 0.10;

/// Bytes by which the browser's driver enlarges the heap in each game. Each press that the driver
/// sends takes about a hundred bytes, even on an empty document.
const DRIVER: f64 = 1_100.0;

/// Script that records all memories and tables of the page's WebAssembly programs.
const HEAR: &str = "window.__memories = new Set();
    window.__tables = new Set();
    const note = (made) => {
        for (const part of Object.values((made.instance ?? made).exports)) {
            if (part instanceof WebAssembly.Memory) __memories.add(part);
            if (part instanceof WebAssembly.Table) __tables.add(part);
        }
        return made;
    };
    for (const name of ['instantiate', 'instantiateStreaming']) {
        const make = WebAssembly[name];
        WebAssembly[name] = (...asked) => make.apply(WebAssembly, asked).then(note);
    }";

/// Script that counts the JavaScript objects that the WebAssembly programs hold in their tables.
const HELD: &str = "let held = 0;
    for (const table of __tables) for (let at = 0; at < table.length; at++) if (table.get(at) != null) held++;
    return held;";

/// The page's use of memory after garbage collection.
#[derive(Clone, Copy, Debug)]
struct Memory {
    /// JavaScript heap, in bytes, without the share of the driver ([`DRIVER`]).
    heap: f64,
    /// Memory of the WebAssembly programs, in bytes.
    program: f64,
    /// Number of DOM nodes, whether or not they are attached to the document.
    nodes: f64,
    listeners: f64,
    /// Number of JavaScript objects that the programs hold.
    held: f64,
}

/// Reads the use of memory after `games` games.
fn memory(page: &Page, games: usize) -> Memory {
    let browser = page.browser();
    for _ in 0..2 {
        browser.devtools("HeapProfiler.collectGarbage", json!({}));
    }
    let heap = browser.devtools("Runtime.getHeapUsage", json!({}));
    let counts = browser.devtools("Memory.getDOMCounters", json!({}));
    let script = "return [...__memories].reduce((sum, memory) => sum + memory.buffer.byteLength, 0)";
    let number = |value: &Value| value.as_f64().expect("a figure");
    let program = number(&browser.read(script, vec![]));
    assert!(program > 0.0, "the program's memory was found");
    Memory {
        heap: number(&heap["usedSize"]) - DRIVER * games as f64,
        program,
        nodes: number(&counts["nodes"]),
        listeners: number(&counts["jsEventListeners"]),
        held: number(&browser.read(HELD, vec![])),
    }
}

/// Plays moves in UCI notation by clicks, without waiting between the clicks.
fn click(page: &Page, moves: &str) {
    let squares: Vec<&str> = moves.split_whitespace().flat_map(|uci| [&uci[0..2], &uci[2..4]]).collect();
    page.mouse().click_each(&squares);
}

fn over(page: &Page, reason: &str) {
    page.read_view_until(reason, |view| view.reason.as_deref() == Some(reason));
}

/// Plays a whole game. `number` chooses one of six games.
fn game(page: &Page, number: usize) {
    match number % 6 {
        0 => {
            click(page, "f2f3 e7e5 g2g4 d8h4");
            over(page, "checkmate");
        }
        1 => {
            click(page, "e2e4 e7e5 d1h5 b8c6 f1c4 g8f6 h5f7");
            over(page, "checkmate");
        }
        2 => {
            click(page, "e2e4 d7d5 e4d5");
            page.click_of("white", "undo");
            page.answer_of("black", "consent");
            page.read_view_until("a move back", |view| view.sans.len() == 2);
            page.click_of("white", "resign");
            page.answer_of("white", "resign");
            over(page, "resignation");
        }
        3 => {
            click(page, "d2d4 d7d5");
            page.click_of("white", "offer-draw");
            click(page, "c2c4");
            page.answer_of("black", "accept-draw");
            over(page, "agreement");
        }
        4 => {
            click(
                page,
                "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 c8e6",
            );
            over(page, "stalemate");
        }
        _ => {
            click(page, "h2h4 g7g5 h4g5 h7h6 g5h6 a7a6 h6h7 a6a5 h7g8");
            page.promote('q');
            page.read_view_until("the queen", |view| {
                view.pieces.get("g8").is_some_and(|piece| piece == "wQ")
            });
            page.click_of("black", "resign");
            page.answer_of("black", "resign");
            over(page, "resignation");
        }
    }
}

/// Does one of four things, chosen by the number of the game that has ended: changes a setting,
/// opens a dialog, turns the board, or presses keys. Then starts a new game.
fn between(page: &Page, number: usize) {
    match number % 4 {
        0 => {
            page.click_action("settings");
            page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
            page.show_setting("input[name=low-time-sound]");
            page.click_on("input[name=low-time-sound]");
            page.press_key(Key::Escape);
            page.until("no settings", || !page.has("[data-dialog=settings]"));
        }
        1 => {
            page.click_action("game");
            page.until("the sheet", || page.has("[data-action=copy-pgn]"));
            page.press_key(Key::Escape);
            page.until("no sheet", || !page.has("[data-action=copy-pgn]"));
        }
        2 => {
            page.click_action("flip");
            page.click_action("flip");
        }
        _ => page.press_keys(&[Key::Home, Key::End]),
    }
    page.new_game();
    page.read_view_until("a new game", |view| view.sans.is_empty() && view.result == "*");
}

/// Plays 24 games, or as many as the environment variable `TABIYA_SOAK_GAMES` says.
#[test]
fn the_last_game_needs_no_more_memory_than_the_twentieth() {
    let games = number("TABIYA_SOAK_GAMES").unwrap_or(24);
    let page = Page::open("");
    page.add_preload_script(HEAR);
    page.load("");
    page.browser().read_through_devtools();
    memory(&page, 0);
    let mut curve = Vec::new();
    for number in 1..=games {
        game(&page, number);
        between(&page, number);
        if number % WARM == 0 || number == games {
            let now = memory(&page, number);
            print_line(&format!(
                "soak: after {number} games of {games}: heap {:.2} MB, program {:.2} MB, {} nodes, {} listeners, {} held",
                now.heap / 1e6,
                now.program / 1e6,
                now.nodes,
                now.listeners,
                now.held
            ));
            curve.push(now);
        }
    }
    let (first, since) = (curve[0], &curve[curve.len() / 2..]);
    // A single reading may be too high, because a closed dialog may not have been collected yet. A
    // leak raises even the smallest reading.
    let least = |part: fn(&Memory) -> f64| since.iter().map(part).fold(f64::INFINITY, f64::min);
    let held = least(|memory| memory.held);
    let most = first.held + (games.saturating_sub(WARM) / 2) as f64;
    assert!(held <= most, "held: {}, then never less than {held}", first.held);
    for (part, before, now) in [
        ("heap", first.heap, least(|memory| memory.heap)),
        ("program", first.program, least(|memory| memory.program)),
        ("nodes", first.nodes, least(|memory| memory.nodes)),
        ("listeners", first.listeners, least(|memory| memory.listeners)),
    ] {
        assert!(now <= before * (1.0 + NOISE), "{part}: {before}, then never less than {now}");
    }
}
