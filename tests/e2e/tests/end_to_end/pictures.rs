//! Screenshots of the page for a person to inspect. `cargo xtask pictures` takes the screenshots
//! for the documents.

use super::chess_clock::{half_centres, show_clock};
use crate::screens;
use std::fs;
use std::path::Path;
use tabiya_e2e::{
    GAP, Key, OPENING, Page, Scratch, print_line, sampled, save_screenshots as draw_ready, screenshots,
    wait_for_animations,
};

/// Returns the window sizes of the screenshots. By default this is only the first; the environment
/// variable `TABIYA_PICTURES` sets their number.
fn windows() -> Vec<(u32, u32)> {
    let all = vec![(360, 740), (740, 360), (820, 1180), (1180, 820), (1440, 900), (320, 568)];
    sampled(all, 1, "TABIYA_PICTURES")
}

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
    assert_eq!(page.sans().len(), moves.split_whitespace().count());
}

fn write(path: &Path, picture: &[u8]) {
    if let Err(error) = fs::write(path, picture) {
        panic!("cannot write {}: {error}", path.display());
    }
}

#[test]
fn the_middle_of_a_game_light_and_dark() {
    let page = Page::open("");
    play(&page, OPENING);
    // A selected piece shows the squares to which it can move.
    page.click("d2");
    draw(&page, "", windows());
    print_line(&format!("pictures are in {}", screenshots().display()));
}

/// Takes two screenshots of the page in each window size, in light and in dark colours.
fn draw(page: &Page, what: &str, windows: impl IntoIterator<Item = (u32, u32)>) {
    draw_ready(page, what, windows, |_| {});
}

#[test]
fn what_is_looked_at_and_asked() {
    let page = Page::open("#clock=900+5&first-move=free");
    page.browser().resize(1180, 820);
    play(&page, OPENING);
    page.click_on("[data-ply=\"9\"]");
    draw(&page, "looking-back", windows());
    page.press_key(Key::Escape);
    page.click_of("white", "resign");
    for window in windows() {
        forgotten(&page, "white");
        page.click_of("white", "resign");
        draw(&page, "resign", [window]);
    }
    forgotten(&page, "white");
    page.browser().resize(1180, 820);
    page.click_of("white", "offer-draw");
    draw(&page, "offer", windows());
    page.browser().resize(1180, 820);
    page.answer_of("black", "decline-draw");

    page.click_action("game");
    page.write("input[name=white]", "Ada Lovelace");
    page.write("input[name=black]", "Charles Babbage");
    page.write("input[name=event]", "London, round 3");
    page.click_action("copy-pgn");
    page.read_view_until("the copy", |view| view.said == ["copied"]);
    draw(&page, "game", windows());
    page.browser().resize(1180, 820);
    page.open_import();
    page.write(
        "textarea[name=import]",
        "[White \"Ada\"]\n[Black \"Alan\"]\n[Event \"Club\"]\n\n1. e4 e5 1-0\n\n1. e5 *\n\n[White \"Grace\"]\n\n1. c4 c5 1/2-1/2",
    );
    page.click_action("import");
    page.until("what is wrong", || page.visible_box("[data-faults]").is_some());
    let into_sight = "document.querySelector('[data-faults]').scrollIntoView({ block: 'center' })";
    for window in windows() {
        page.browser().resize(window.0, window.1);
        page.browser().read(into_sight, vec![]);
        draw(&page, "import", [window]);
    }
    page.browser().resize(1180, 820);
    page.click_on("[data-import=\"0\"]");
    draw(&page, "record", windows());
}

/// Waits until the question whether to resign disappears, which takes some seconds.
fn forgotten(page: &Page, side: &str) {
    let choices = format!("[data-action=draw][data-side={side}]");
    page.until("the question to be forgotten", || page.has(&choices));
}

#[test]
fn what_a_player_is_asked_on_the_board() {
    let page = Page::open("");
    play(&page, OPENING);
    for side in ["white", "black"] {
        for window in windows() {
            forgotten(&page, side);
            page.click_of(side, "resign");
            draw(&page, &format!("resign-board-{side}"), [window]);
        }
    }
    forgotten(&page, "black");
    page.click_of("white", "claim-draw");
    draw(&page, "claiming", windows());
    page.click_on("[data-dialog=claim] [data-action=close]");
    page.click_of("white", "undo");
    draw(&page, "takeback", windows());
    page.answer_of("black", "dissent");
    for window in windows() {
        // The end of a game can be undone only for a few seconds, so the test plays a new game for
        // each window.
        page.load_fresh("");
        play(&page, "e2e4 e7e5");
        page.click_of("black", "resign");
        page.answer_of("black", "resign");
        draw(&page, "undo", [window]);
    }
}

#[test]
fn what_the_arbiter_puts_right() {
    let page = Page::open("#clock=900+5&first-move=free");
    page.browser().resize(1440, 900);
    play(&page, "e2e4 e7e5 g1f3 b8c6");
    page.click_action("game");
    page.scroll_to("[data-action=arbiter]");
    page.click_action("arbiter");
    let put = |page: &Page, fen: &str| {
        page.scroll_to("[data-action=put-right]");
        page.write("input[name=fen]", fen);
        page.click_action("put-right");
    };
    put(&page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQ1BNR b kq - 0 2");
    let into_sight = |page: &Page| page.scroll_to("[data-action=put-right]");
    draw_ready(&page, "put-right", windows(), into_sight);
    page.browser().resize(1440, 900);
    put(&page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2");
    draw(&page, "was-put-right", windows());
    page.browser().resize(1440, 900);
    page.drag("g8", "f6");
    page.click_action("previous");
    draw(&page, "looking-at-put-right", windows());
}

#[test]
fn results_that_explain_themselves() {
    let page = Page::open("#clock=900+5&first-move=free");
    page.browser().resize(1180, 820);
    play(&page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    page.click_of("black", "claim-draw");
    page.press_keys(&"Ng8".chars().map(Key::Char).collect::<Vec<_>>());
    draw(&page, "claim", windows());
    page.browser().resize(1180, 820);
    page.click_action("claim");
    draw(&page, "proof", windows());
    page.browser().resize(1180, 820);
    page.click_on("[data-proof=\"8\"]");
    draw(&page, "intended", windows());
    page.load("#clock=2&first-move=free&fen=7k%2FP7%2F8%2F8%2F8%2F8%2F8%2FK7%20w%20-%20-%200%201");
    page.browser().resize(1180, 820);
    page.drag("a1", "b2");
    page.read_view_until("the flag to fall", |view| view.result != "*");
    draw(&page, "flag", windows());
    page.browser().resize(1180, 820);
    page.click_action("show-mate");
    draw(&page, "mate", windows());
    page.load(
        "#rules=lobby&check-warnings=off&fen=4r1k1%2F8%2F8%2F8%2F8%2F8%2F4N3%2F4K3%20w%20-%20-%200%201",
    );
    page.browser().resize(1180, 820);
    page.drag("e2", "c3");
    draw(&page, "king-lost", windows());
}

#[test]
fn clocks_running_low_and_stopped() {
    let page = Page::open("#clock=5400+30&first-move=free");
    play(&page, OPENING);
    draw(&page, "clocks", windows());
    page.click_action("pause");
    page.until("the pause", || page.visible_box("[data-halted=paused]").is_some());
    draw(&page, "paused", windows());
    page.click_action("set-clocks");
    page.type_into("set-black", "soon");
    page.click_on("[data-action=set-clock][data-side=black]");
    page.click_on("[data-action=add-time][data-side=white]");
    draw(&page, "set-clocks", windows());

    let page = Page::open("#clock=300&rules=lobby");
    play(&page, OPENING);
    page.click_action("pause");
    page.click_action("set-clocks");
    page.type_into("set-white", "0:31");
    page.press_key(Key::Enter);
    page.press_key(Key::Escape);
    page.click_action("pause");
    page.until("little time", || page.clock("white").low);
    page.click_on("[data-side=black][data-action=undo]");
    draw(&page, "low", windows());
}

#[test]
fn the_settings_from_top_to_bottom() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5");
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    draw(&page, "settings", windows());
    page.scroll_and_click("[data-dialog=settings] summary");
    page.choose("rules", "lobby");
    page.choose("flag-fall", "lone-king");
    let rules = |page: &Page| {
        let script = "document.querySelector('dialog details').scrollIntoView()";
        page.browser().read(script, vec![]);
    };
    draw_ready(&page, "settings-rules", windows(), rules);
    page.scroll_and_click("[data-dialog=settings] summary");
    let bottom = |page: &Page| {
        let script = "document.querySelector('.dialog-body').scrollTop = 1e6";
        page.browser().read(script, vec![]);
    };
    draw_ready(&page, "settings-bottom", windows(), bottom);
    page.press_key(tabiya_e2e::Key::Escape);
    page.click_action("new-game");
    page.until("the sheet", || page.visible_box("[data-dialog=new-game]").is_some());
    draw(&page, "new-game", windows());
    page.scroll_and_click("[data-dialog=new-game] summary");
    page.choose("clock", "40/90+30+30/G");
    page.choose("clock", "custom");
    page.type_into("white-0-time", "nine");
    page.type_into("white-per-move", "-3");
    let clock = |page: &Page| {
        let script = "document.querySelector('select[name=clock]').closest('label').scrollIntoView()";
        page.browser().read(script, vec![]);
    };
    draw_ready(&page, "new-game-clock", windows(), clock);
}

#[test]
fn what_seldom_happens() {
    let page =
        Page::open("#clock=300&first-move=free&fen=8%2FP3k3%2F8%2F8%2F8%2F8%2F3K3p%2F8%20w%20-%20-%200%201");
    let promote = |from: &str, to: &str, picture: &str| {
        page.browser().resize(1180, 820);
        page.drag(from, to);
        draw(&page, picture, windows());
        page.browser().resize(1180, 820);
        page.promote('q');
    };
    promote("a7", "a8", "promotion");
    promote("h2", "h1", "promotion-below");
    // Leaves the page while a clock runs, and loads it again after a pause.
    page.browser().go("about:blank");
    std::thread::sleep(GAP);
    page.load("");
    page.until("the question", || page.has("[data-halted=suspended]"));
    draw(&page, "suspended", windows());
    page.click_action("charge-gap");

    let full = "IDBObjectStore.prototype.put = IDBObjectStore.prototype.add = () => {
        throw new DOMException('the disk is full', 'QuotaExceededError');
    }";
    page.browser().read(full, vec![]);
    page.click_action("pause");
    page.click_action("pause");
    page.until("the notice", || page.has("[data-notice=not-saved]"));
    draw(&page, "unkept", windows());

    page.browser().open_tab();
    page.load("");
    page.until("the dialog", || page.has("[data-dialog=elsewhere]"));
    draw(&page, "elsewhere", windows());
}

#[test]
fn the_list_of_all_games() {
    let page = Page::open("");
    let backup = concat!(env!("CARGO_MANIFEST_DIR"), "/../golden/v2/games.json");
    let backup = std::fs::canonicalize(backup).expect("a sample");
    page.drag("e2", "e4");
    page.browser().resize(1180, 820);
    page.click_action("settings");
    page.show_setting("input[name=import-all]");
    page.choose_file("input[name=import-all]", &backup);
    page.until("the list", || page.has("[data-dialog=games] [data-restored]"));
    draw(&page, "games-restored", windows());
    page.browser().resize(1180, 820);
    page.click_on("[data-dialog=games] li:nth-child(2) [data-action=delete-game]");
    draw(&page, "games", windows());
}

#[test]
fn everything_is_to_be_erased_and_then_the_page_breaks() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.click_action("settings");
    page.choose("language", "de");
    let language = "return document.documentElement.lang";
    page.until("the words", || page.browser().read(language, vec![]) == "de");
    page.show_setting("[data-action=erase-everything]");
    page.scroll_and_click("[data-action=erase-everything]");
    page.until("the question", || page.has("[data-ask=erase]"));
    let into_sight = "document.querySelector('[data-ask=erase]').scrollIntoView({ block: 'center' })";
    draw_ready(&page, "erase", windows(), |page| drop(page.browser().read(into_sight, vec![])));
    page.scroll_and_click("[data-action=keep]");
    page.click_action("close");
    page.browser()
        .read("Node.prototype.insertBefore = () => { throw new Error('broken by the test') }", vec![]);
    page.drag("e7", "e5");
    page.until("the page of a crash", || page.has(".crash"));
    for (width, height) in windows() {
        page.browser().resize(width, height);
        for (dark, name) in [(false, "light"), (true, "dark")] {
            page.browser().prefer(dark, false);
            wait_for_animations(&page);
            write(
                &screenshots().join(format!("crash-{width}x{height}-{name}.png")),
                &page.browser().picture(),
            );
        }
    }
}

/// Appearances by name. Together they have every place of the coordinates, every theme except the
/// light theme, and every board and set of pieces except those in the players' own colours.
const LOOKS: [(&str, &[(&str, &str)]); 5] = [
    ("meadow", &[("board", "meadow"), ("pieces", "simple"), ("coordinates", "outside")]),
    ("lake", &[("board", "lake"), ("pieces", "classic"), ("coordinates", "none")]),
    ("stone", &[("board", "stone"), ("pieces", "clear"), ("coordinates", "inside")]),
    (
        "contrast",
        &[("theme", "contrast"), ("board", "wood"), ("pieces", "clear"), ("coordinates", "outside")],
    ),
    ("by-choice", &[("theme", "dark"), ("board", "wood"), ("pieces", "simple"), ("coordinates", "inside")]),
];

#[test]
fn the_middle_of_a_game_in_every_look() {
    let page = Page::open("#clock=900+5&first-move=free");
    play(&page, OPENING);
    for (name, choices) in LOOKS {
        page.browser().resize(820, 1180);
        page.click_action("settings");
        page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
        for (field, value) in choices {
            page.choose(field, value);
        }
        draw(&page, &format!("settings-{name}"), windows());
        page.browser().resize(820, 1180);
        page.press_key(Key::Escape);
        page.click("d2");
        draw(&page, &format!("look-{name}"), windows());
        page.press_key(Key::Escape);
    }
    // Three further parts of the settings dialog.
    for (number, field) in ["orientation", "move-by", "language"].into_iter().enumerate() {
        page.browser().resize(820, 1180);
        page.click_action("settings");
        page.show_setting(&format!("[data-dialog=settings] [name={field}]"));
        draw_ready(&page, &format!("settings-part{number}"), windows(), |page| {
            page.scroll_to(&format!("[data-dialog=settings] [name={field}]"));
        });
        page.press_key(Key::Escape);
    }
}

/// Languages with difficult typography: long words, right-to-left text, and other scripts.
const HARD_LANGUAGES: [&str; 4] = ["de", "ar", "hi", "zh"];

/// Sizes of windows: of a desktop screen at 400 % zoom, of a phone, and of a large screen.
const HARD_WINDOWS: [(u32, u32); 3] = [(320, 256), (360, 740), (1440, 900)];

/// Takes one screenshot, or as many as `TABIYA_LANGUAGE_PICTURES` says.
#[test]
fn every_screen_in_the_hardest_languages() {
    let page = Page::open("");
    page.browser().prefer(false, true);
    let all = HARD_LANGUAGES.into_iter().flat_map(|tag| {
        HARD_WINDOWS
            .into_iter()
            .flat_map(move |window| screens::chosen().map(move |screen| (tag, window, screen)))
    });
    for (tag, (width, height), screen) in sampled(all.collect(), 1, "TABIYA_LANGUAGE_PICTURES") {
        page.browser().resize(width, height);
        screen.visit(&page, tag);
        screens::wait_for_finite_animations(&page);
        let path = screenshots().join(format!("{tag}-{width}x{height}-{}.png", screen.name));
        write(&path, &page.browser().picture());
    }
}

/// Loads the page without saved data, in the language `tag`, with `rest` as the rest of the
/// fragment.
#[track_caller]
fn load_in(page: &Page, tag: &str, rest: &str) {
    page.load_fresh(&format!("#lang={tag}&{rest}"));
    let language = "return document.documentElement.lang";
    page.until("the language", || page.browser().read(language, vec![]) == tag);
}

/// Windows of the chess clock, from a small phone to a large screen.
const CLOCK_WINDOWS: [(u32, u32); 8] =
    [(320, 568), (360, 740), (740, 360), (820, 1180), (1180, 820), (1440, 900), (1920, 1080), (3840, 2160)];

/// Takes screenshots of the app as the clock of a game that is played on a real board beside the
/// device: ready, running and paused. By default the test uses one combination of language, side at
/// the near edge, and window; the environment variable `TABIYA_CLOCK_PICTURES` sets the number of
/// combinations.
#[test]
fn the_chess_clock_each_way_up() {
    let page = Page::open("");
    let all = ["de", "ar"].into_iter().flat_map(|tag| {
        let ways = ["white", "black"].into_iter();
        ways.flat_map(move |near| CLOCK_WINDOWS.map(move |window| (tag, near, window)))
    });
    for (tag, near, window) in sampled(all.collect(), 1, "TABIYA_CLOCK_PICTURES") {
        let players = "white=Wilhelmina%20Featherstonehaugh-Montgomery&black=Ben";
        load_in(&page, tag, &format!("orientation={near}&clock=5400%2B30&first-move=timed&{players}"));
        show_clock(&page);
        let draw_state = |state: &str| {
            page.until(state, || page.has(&format!("dialog[open][data-state={state}]")));
            draw(&page, &format!("chess-clock-{tag}-{near}-near-{state}"), [window]);
        };
        draw_state("ready");
        let [(x, y), _] = half_centres(&page);
        page.mouse().click_point(x, y);
        draw_state("running");
        page.click_on("dialog[open] [data-action=pause]");
        draw_state("paused");
    }
}

/// A game with variations, comments, signs, arrows and circles.
const ANNOTATED: &str = "[White \"Wilhelmina Featherstonehaugh-Montgomery\"]\n[Black \"Ben\"]\n\n\
    1. e4 {The centre first. [%cal Ge2e4,Rd2d4] [%csl Yd5,Be5]} e5 \
    (1... c5 {The Sicilian} 2. Nf3 (2. c3 $5 d5 3. exd5 Qxd5) 2... d6 3. d4) \
    2. Nf3 Nc6 3. Bb5 {The Spanish opening, with pressure on the knight} a6 $1 \
    (3... Nf6 4. O-O Nxe4 $6 {takes the pawn} 5. d4 $14) 4. Ba4 Nf6 5. O-O Be7 1/2-1/2\n";

/// Takes screenshots of the analysis of a game. By default the test uses one combination of
/// language, seating and window; the environment variable `TABIYA_REVIEW_PICTURES` sets the number
/// of combinations.
#[test]
fn the_analysis_in_every_seating() {
    let page = Page::open("");
    let folder = Scratch::new();
    let file = folder.path().join("annotated.pgn");
    write(&file, ANNOTATED.as_bytes());
    let all = ["de", "ar"].into_iter().flat_map(|tag| {
        let seats = ["one-side", "face-to-face", "side-by-side", "passing", "clock-first"].into_iter();
        let windows = [(360, 740), (820, 1180), (1440, 900)];
        seats.flat_map(move |seats| windows.map(move |window| (tag, seats, window)))
    });
    for (tag, seats, window) in sampled(all.collect(), 1, "TABIYA_REVIEW_PICTURES") {
        load_in(&page, tag, &format!("seats={seats}"));
        page.change_fragment("#import");
        page.until("a place for the file", || page.has("input[name=import-file]"));
        page.choose_file("input[name=import-file]", &file);
        page.until("the game", || page.has("[data-looking=record]"));
        page.change_fragment("#review");
        page.until("the analysis", || page.has("[data-noting] [data-noted]"));
        page.press_key(Key::Home);
        page.until("its start", || page.has("[data-noted='0']"));
        page.press_key(Key::Right);
        page.until("the arrows", || page.has("[data-drawn=Rd2d4]"));
        draw(&page, &format!("analysis-{tag}-{seats}"), [window]);
    }
}
