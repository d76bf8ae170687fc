//! The list of saved games, names of openings, and the picture and the printout of a game.

use super::many_games::below;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde_json::json;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};
use std::fmt::Write as _;
use std::fs;
use std::thread;
use std::time::{Duration, Instant};
use tabiya_e2e::{BrowserKind, Page, Scratch, number, percentile, print_line, screenshots, windows};

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Takes light and dark screenshots in the window sizes that `TABIYA_PICTURES` selects.
fn take_screenshots(page: &Page, what: &str) {
    tabiya_e2e::save_screenshots(page, what, windows(), |_| {});
    page.browser().prefer(false, false);
    page.browser().resize(1180, 820);
}

#[test]
fn the_opening_has_its_name_in_whatever_order_the_moves_came() {
    let page = Page::open("");
    // These moves transpose from the Réti Opening and the Nimzowitsch Defence to the Ruy Lopez.
    play(&page, "g1f3 b8c6 e2e4 e7e5");
    page.until("a name", || page.has("[data-opening=C44]"));
    play(&page, "f1b5");
    page.until("the name of the opening", || page.has("[data-opening=C60]"));
    assert_eq!(page.visible_text(".opening").as_deref(), Some("C60 Ruy Lopez"));
    take_screenshots(&page, "opening");
    page.click_action("first");
    page.until("no name before the first move", || !page.has("[data-opening]"));
    page.load("");
    page.until("the name of the game that is back", || page.has("[data-opening=C60]"));
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// Opens the list of games, and waits until it has `games` games.
fn list(page: &Page, games: usize) {
    page.load("#games");
    page.until("the list", || page.has(&format!("[data-dialog=games] [data-games=\"{games}\"]")));
}

/// Waits until the search has found `games` games and the list has rows for some of them.
fn found(page: &Page, games: usize) {
    page.until("what is searched for", || {
        page.has(&format!("[data-found=\"{games}\"]")) && (games == 0 || page.has(".games [data-saved]"))
    });
}

#[test]
fn a_position_goes_to_a_picture_and_the_score_sheet_to_paper() {
    let page = Page::open("#white=Ada&black=Alan");
    play(&page, "e2e4 e7e5 g1f3 b8c6 f1b5");
    let folder = Scratch::new();
    page.save_files_in(folder.path());
    page.click_action("game");
    page.until("the dialog", || page.visible_box("[data-dialog=game]").is_some());
    page.click_action("picture-svg");
    page.click_action("picture-png");
    let saved = |end: &str| {
        let files = fs::read_dir(folder.path()).expect("a folder").flatten();
        let found = files.map(|file| file.path()).find(|path| path.to_string_lossy().ends_with(end));
        found.and_then(|path| fs::read(path).ok()).unwrap_or_default()
    };
    page.until("both pictures", || saved(".svg").ends_with(b"</svg>") && saved(".png").len() > 20_000);
    assert!(saved(".png").starts_with(b"\x89PNG"));
    fs::write(screenshots().join("picture.png"), saved(".png")).expect("a picture");
    page.browser().resize(794, 1123);
    page.browser().devtools("Emulation.setEmulatedMedia", json!({ "media": "print" }));
    page.until("the sheet", || page.visible_box(".paper").is_some());
    assert!(page.visible_box("[data-action=picture-svg]").is_none(), "nothing else is on the paper");
    let lines = "return [document.querySelectorAll('.paper tbody tr').length,
        document.querySelector('.paper tbody tr').textContent].join(' ')";
    assert_eq!(page.browser().read(lines, vec![]), "60 1e4e5");
    fs::write(screenshots().join("paper.png"), page.browser().picture()).expect("a picture");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_finished_game_is_found_deleted_and_had_back() {
    let page = Page::open("#white=Ada&black=Alan");
    play(&page, "f2f3 e7e5 g2g4 d8h4");
    page.read_view_until("the end", |view| view.result == "0-1");
    page.load("#white=Grace&black=Emmy");
    play(&page, "e2e4 e7e5 g1f3 b8c6 f1b5");
    list(&page, 2);
    page.until("its opening", || page.has("[data-saved=unfinished] [data-opening=C60]"));
    page.write("input[name=search]", "alan checkmate");
    found(&page, 1);
    assert!(page.has("[data-saved=over]") && !page.has("[data-saved=unfinished]"));
    page.click_on("[data-saved=over] [data-action=delete-game]");
    page.until("it is deleted", || page.has("[data-action=undelete]"));
    page.click_on("[data-action=undelete]");
    page.until("it is back", || page.has("[data-saved=over] [data-action=open-game]"));
    page.click_on("[data-saved=over] [data-action=open-game]");
    page.read_view_until("the game", |view| view.sans == ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_game_is_tagged_and_its_moves_annotated() {
    let page = Page::open("#white=Ada&black=Alan");
    play(&page, "f2f3 e7e5 g2g4 d8h4");
    page.read_view_until("the end", |view| view.result == "0-1");
    list(&page, 1);
    page.click_on("[data-action=note-game]");
    page.until("the end of the game", || page.has("[data-noting] [data-noted='4']"));
    page.scroll_to("input[name=tags]");
    page.write("input[name=tags]", "brilliant, short");
    page.scroll_to("[data-sign='!!']");
    page.click_on("[data-sign='!!']");
    page.scroll_to("input[name=note-word]");
    page.write("input[name=note-word]", "the fastest mate there is");
    page.scroll_to("[data-noting] [data-action=previous]");
    page.click_on("[data-noting] [data-action=previous]");
    page.until("the move before", || page.has("[data-noted='3'] [data-sign='??']"));
    page.scroll_to("[data-sign='??']");
    page.click_on("[data-sign='??']");
    page.until("the comment among the moves", || page.has(".review-lines [data-note-word]"));
    take_screenshots(&page, "notes");
    page.click_on("[data-action=notes-done]");
    page.until("the tags in the list", || page.has("[data-tags]"));
    take_screenshots(&page, "notes-list");
    page.reload();
    list(&page, 1);
    for (what, hits) in [("brilliant", 1), ("fastest mate", 1), ("endgame", 0)] {
        page.write("input[name=search]", what);
        found(&page, hits);
    }
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// A PGN file of `count` different games.
fn games(count: usize) -> String {
    let game = |number: usize| {
        let [first, second] = [number / 20, number % 20].map(|at| {
            let (file, rank) = ((b'a' + (at % 8) as u8) as char, if at < 8 { 3 } else { 4 });
            if at < 16 { format!("{file}{rank}") } else { ["Na3", "Nc3", "Nf3", "Nh3"][at - 16].to_owned() }
        });
        let second = if second.starts_with('N') {
            second.replace('3', "6")
        } else {
            second.replace('3', "6").replace('4', "5")
        };
        format!(
            "[White \"Player {number}\"]\n[Black \"Ada\"]\n[Date \"1990.01.01\"]\n\n1. {first} {second} 1/2-1/2\n\n"
        )
    };
    (0..count).map(game).collect()
}

#[test]
fn a_file_of_games_comes_in_once_and_a_long_list_is_drawn_where_it_is_in_sight() {
    let page = Page::open("");
    play(&page, "e2e4");
    list(&page, 1);
    let file = std::env::temp_dir().join(format!("tabiya-archive-{}.pgn", std::process::id()));
    fs::write(&file, games(320)).expect("a file");
    page.choose_file("input[name=import-games]", &file);
    page.until("all have come", || page.has("[data-coming=over]") && page.has("[data-games=\"321\"]"));
    let drawn = "return document.querySelectorAll('.games > li').length";
    assert!(page.browser().read(drawn, vec![]).as_u64().is_some_and(|rows| rows < 60), "few are drawn");
    take_screenshots(&page, "archive");
    // Scrolls to the end of the list; the rows there are then read and drawn.
    let end = "const body = document.querySelector('.dialog-body'); body.scrollTop = body.scrollHeight";
    page.browser().read(end, vec![]);
    page.until("the oldest one", || {
        let last = "return document.querySelector('.games > li:last-child').textContent.includes('Player 0')";
        page.browser().read(last, vec![]) == true
    });
    page.choose_file("input[name=import-games]", &file);
    page.until("none comes twice", || {
        page.visible_text("[data-coming=over]").is_some_and(|said| said.contains("320"))
    });
    fs::remove_file(&file).ok();
    assert!(page.has("[data-games=\"321\"]"));
    page.scroll_to("input[name=search]");
    page.write("input[name=search]", "1990 scotch");
    found(&page, 0);
    page.write("input[name=search]", "player 319");
    found(&page, 1);
    page.click_on("[data-action=open-game]");
    page.until("it is looked at", || page.has("[data-looking]"));
    assert_eq!(page.sans().len(), 2);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

/// In a window at least 480 px high, the search field stays visible while the list scrolls. A
/// search may therefore begin while the end of the list is shown.
#[test]
fn a_search_from_the_end_of_a_long_list_shows_what_it_finds() {
    let page = Page::open("");
    play(&page, "e2e4");
    list(&page, 1);
    let folder = Scratch::new();
    let file = folder.path().join("some.pgn");
    fs::write(&file, games(80)).expect("a file");
    page.choose_file("input[name=import-games]", &file);
    page.until("all have come", || page.has("[data-coming=over]") && page.has("[data-games=\"81\"]"));
    let search = |text: &str| {
        let script = "const field = document.querySelector('input[name=search]');
            field.value = arguments[0];
            field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
        page.browser().read(script, vec![json!(text)]);
    };
    // Whether the list has the row of the last found game. The list stays scrolled to its end, so
    // it must have this row.
    let last_drawn = || {
        let script = "const { found } = document.querySelector('[data-found]')?.dataset ?? {};
            return !!document.querySelector(`.games [data-saved][aria-posinset='${found}']`)";
        page.browser().read(script, vec![]) == true
    };
    for text in ["player 79", "player 7"] {
        let end = "const body = document.querySelector('.dialog-body'); body.scrollTop = body.scrollHeight";
        page.until("the end of the list", || {
            page.browser().read(end, vec![]);
            page.has(".games [data-saved][aria-posinset=\"81\"]")
        });
        search(text);
        page.until("what is found", || page.has("[data-found]:not([data-found=\"0\"])"));
        page.until("the last one", last_drawn);
        search("nobody");
        found(&page, 0);
        search("player 58");
        found(&page, 1);
        page.until("one after none", last_drawn);
        search("");
        page.until("all of them", || !page.has("[data-found]"));
    }
}

/// Returns a PGN file and the number of its duplicates. The file has `count` random games. Every
/// hundredth game occurs twice, the second time with White's first name abbreviated.
fn generated(count: usize) -> (String, usize) {
    let (mut text, mut planted, mut lot) = (String::new(), 0, SplitMix64::seed_from_u64(18));
    for game in 0..count {
        let mut position = Chess::default();
        let mut moves = String::new();
        for ply in 0..60 + below(&mut lot, 40) {
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            let mv = legal[below(&mut lot, legal.len())];
            if ply % 2 == 0 {
                let _ = write!(moves, "{}. ", ply / 2 + 1);
            }
            let _ = write!(moves, "{} ", SanPlus::from_move_and_play_unchecked(&mut position, mv));
        }
        let (white, black, day) = (below(&mut lot, 5_000), below(&mut lot, 5_000), 1 + below(&mut lot, 28));
        let mut write = |name: &str| {
            let _ = write!(
                text,
                "[White \"{name}\"]\n[Black \"Player {black}\"]\n[Date \"2026.01.{day:02}\"]\n[Result \"1/2-1/2\"]\n\n{moves}1/2-1/2\n\n"
            );
        };
        write(&format!("Player, Number {white}"));
        if game % 100 == 0 {
            planted += 1;
            write(&format!("Player, N. {white}"));
        }
    }
    (text, planted)
}

/// Waits up to two hours for a condition. Fails if the dialog closes.
fn wait_long(page: &Page, what: &str, so: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(7_200);
    while !so() {
        assert!(Instant::now() < patience, "{what}: nothing within two hours");
        assert!(page.has("dialog"), "{what}: the dialog is gone");
        thread::sleep(Duration::from_millis(200));
    }
}

/// Script that records the times between frames.
const NOTE_FRAMES: &str = "window.frames_ = []; let last = performance.now();
    const next = now => { window.frames_.push(now - last); last = now; window.noting_ = requestAnimationFrame(next) };
    window.noting_ = requestAnimationFrame(next)";

/// Describes the recorded frames: their number; the median, 99th percentile and maximum of their
/// durations in milliseconds; and when frames took over 50 ms.
fn frames(page: &Page) -> String {
    let script = "cancelAnimationFrame(window.noting_); return window.frames_.slice(1)";
    let noted = page.browser().read(script, vec![]);
    let noted: Vec<f64> = noted.as_array().into_iter().flatten().filter_map(|ms| ms.as_f64()).collect();
    let at = |percent: f64| percentile(&noted, percent);
    let mut gone = 0.0;
    let mut over = Vec::new();
    for ms in &noted {
        gone += ms;
        if *ms > 50.0 {
            over.push(format!("{ms:.0} after {:.1} s", gone / 1e3));
        }
    }
    format!(
        "{} frames, median {:.0} ms, 99 % {:.0}, longest {:.0}; {} over 50 ms: {}",
        noted.len(),
        at(50.0),
        at(99.0),
        at(100.0),
        over.len(),
        over.join(", ")
    )
}

/// Imports games from a file in which every hundredth game occurs twice, searches and scrolls
/// through the list, and prints the times. By default the file has 400 different games; with `cargo
/// xtask test --long archive` it has 100,000.
#[test]
fn many_games_come_in_are_found_and_scroll() {
    let count = number("TABIYA_ARCHIVE").unwrap_or(400);
    let (text, planted) = generated(count);
    let folder = Scratch::new();
    let file = folder.path().join("many.pgn");
    fs::write(&file, &text).expect("a file");
    let page = Page::open("");
    play(&page, "e2e4");
    list(&page, 1);
    page.browser().read(NOTE_FRAMES, vec![]);
    let begun = Instant::now();
    page.choose_file("input[name=import-games]", &file);
    wait_long(&page, "all to come", || page.has("[data-coming=over]") || page.has("[data-coming=failed]"));
    let took = begun.elapsed().as_secs_f64();
    let all = count + planted;
    print_line(&format!(
        "{all} games, {} MB: {took:.1} s, {:.0} games a second; {}",
        text.len() / 1_000_000,
        all as f64 / took,
        frames(&page)
    ));
    wait_long(&page, "the list", || page.has(&format!("[data-games=\"{}\"]", count + 1)));
    let said = page
        .visible_text("[data-coming=over]")
        .unwrap_or_default()
        .replace([',', '.', '\u{a0}', '\u{202f}'], "");
    assert!(said.contains(&planted.to_string()), "{planted} were planted: {said}");
    // The first search reads all games.
    for (what, expected) in
        [("4711", None), ("nobody at all", Some(0)), ("2026-01-17", None), ("player", Some(count))]
    {
        page.browser().read(NOTE_FRAMES, vec![]);
        let script = "const done = arguments[arguments.length - 1], field = document.querySelector('input[name=search]');
            const line = document.querySelector('[data-games]');
            const begun = performance.now();
            let told = 0;
            const seen = new MutationObserver(() => { told ||= performance.now() - begun; });
            seen.observe(line, { attributes: true, childList: true, characterData: true, subtree: true });
            field.value = WHAT;
            field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            requestAnimationFrame(() => setTimeout(() => { seen.disconnect(); done(told || performance.now() - begun) }))";
        let took = page.browser().read_later(&script.replace("WHAT", &format!("'{what}'")));
        let begun = Instant::now();
        // During a search, the list shows the progress. If two readings are equal, the search is
        // complete.
        wait_long(&page, "what is found", || {
            let script = "const line = document.querySelector('[data-games]'); return line.dataset.found + ' ' + line.textContent";
            let first = page.browser().read(script, vec![]);
            thread::sleep(Duration::from_millis(300));
            first == page.browser().read(script, vec![])
                && expected.is_none_or(|hits| page.has(&format!("[data-found=\"{hits}\"]")))
        });
        print_line(&format!(
            "\"{what}\": first answer after {:.0} ms, all after {:.1} s; {}",
            took.as_f64().unwrap_or(0.0),
            begun.elapsed().as_secs_f64(),
            frames(&page)
        ));
    }
    let emptied = "const field = document.querySelector('input[name=search]');
        field.value = '';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))";
    page.browser().read(emptied, vec![]);
    page.until("all of them", || !page.has("[data-found]"));
    page.browser().read(NOTE_FRAMES, vec![]);
    let scroll =
        "const done = arguments[arguments.length - 1], body = document.querySelector('.dialog-body');
        const begun = performance.now();
        // Scrolls for four seconds at any frame rate.
        const next = () => {
            const part = Math.min(1, (performance.now() - begun) / 4000);
            body.scrollTop = part * 0.8 * body.scrollHeight;
            if (part < 1) requestAnimationFrame(next); else done(0);
        };
        next()";
    page.browser().read_later(scroll);
    print_line(&format!("scrolled through: {}", frames(&page)));
    if BrowserKind::wanted() == BrowserKind::Chromium {
        page.browser().devtools("HeapProfiler.collectGarbage", json!({}));
        let heap = page.browser().devtools("Runtime.getHeapUsage", json!({}));
        let megabytes = |name: &str| heap[name].as_f64().unwrap_or(0.0) / 1e6;
        print_line(&format!(
            "memory: scripts {:.1} MB, buffers (the compiled code's among them) {:.1} MB",
            megabytes("usedSize"),
            megabytes("backingStorageSize")
        ));
    }
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
