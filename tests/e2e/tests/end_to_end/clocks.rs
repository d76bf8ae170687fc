//! Clocks: counting down, increments, flag falls, stops, presses, gifts of time, and jumps of the
//! time of day; also sounds.

use std::thread::sleep;
use std::time::{Duration, Instant};
use tabiya_e2e::{Key, Page, fen_fragment, now};

/// Piece placement of a FEN: White has a king and a pawn, Black has only a king.
const PAWN: &str = "4k3/8/8/8/8/8/4P3/4K3";

fn open(fen: &str, rest: &str) -> Page {
    Page::open(&(fen_fragment(fen) + rest))
}

#[test]
fn a_clock_counts_down_and_shows_tenths_at_last() {
    let page = Page::open("#clock=22&rules=lobby");
    page.until("the clock", || page.clock("white").text == "0:22");
    assert!(!page.clock("white").running && !page.clock("black").running, "the first move is free");
    page.watch_clocks();
    page.drag("e2", "e4");
    page.until("the clock of Black", || page.clock("black").running && !page.clock("white").running);
    page.until("tenths", || page.clock("black").millis() < 19_000);
    let watched = page.watched_clocks();
    let ticks = watched.ticks;
    assert!(ticks.iter().all(|tick| tick.side == "black"), "only the clock that runs is written: {ticks:?}");
    // The clock shows whole seconds and, below 20 seconds, tenths, both rounded up. It never
    // changes early. A busy machine skips some changes.
    let released = watched.releases[0];
    for tick in &ticks {
        let left = 22_000.0 - (tick.at - released);
        let step = if tick.millis() > 20_000.0 { 1_000.0 } else { 100.0 };
        assert!(
            tick.text.contains('.') == (tick.millis() < 20_000.0) || tick.millis() == 20_000.0,
            "{tick:?}"
        );
        // A busy machine may pause between reading the time and reading the text.
        let ahead = tick.millis() - left;
        assert!((-20.0..step + 300.0).contains(&ahead), "{tick:?} with {left} ms left");
    }
    assert!(ticks.len() > 3, "{ticks:?}");
    page.drag("e7", "e5");
    page.until("White's clock to run", || !page.clock("black").running && page.clock("white").running);
    let black = page.clock("black");
    sleep(Duration::from_millis(600));
    assert_eq!(page.clock("black").text, black.text, "it stands still");
    let shown = page.clock("white").text;
    assert!(shown.contains('.') || shown.starts_with("0:2"), "no tenths yet: {shown}");
}

#[test]
fn an_increment_is_added_and_little_time_is_shown() {
    let page = Page::open("#clock=10+3&rules=lobby");
    page.drag("e2", "e4");
    page.until("little time", || page.clock("black").low);
    let before = page.clock_now("black");
    let started = now();
    page.drag("e7", "e5");
    let after = page.clock_now("black");
    // The increment is three seconds. The clock ran for a part of the time between the two
    // readings.
    let least = before.millis + 3_000.0 - (after.at - before.at) - 200.0;
    assert!((least..=before.millis + 3_000.0).contains(&after.millis), "{before:?}, then {after:?}");
    let white = page.clock_now("white");
    let ran = white.at - started;
    assert!(
        (13_000.0 - ran..=13_000.0).contains(&white.millis),
        "its own first move was free and earned its increment: {white:?} after {ran} ms"
    );
}

/// Waits until a flag has fallen and the page has explained the result. `mate` is whether the page
/// must offer to show a possible mate.
fn assert_falls(page: &Page, result: &str, mate: bool) {
    let view = page.read_view_until("the flag to fall", |view| view.result != "*");
    assert_eq!((view.result.as_str(), view.reason.as_deref()), (result, Some("flag-fall")));
    assert_eq!(view.said, ["over"]);
    page.see_explanation();
    assert_eq!(page.has("[data-action=show-mate]"), mate);
    assert!(!page.clock("white").running && !page.clock("black").running);
}

#[test]
fn a_flag_falls_and_the_opponent_has_something_to_mate_with() {
    let page = open(&format!("{PAWN} w - - 0 1"), "&clock=1.5&rules=fly-or-die");
    page.drag("e2", "e4");
    assert_falls(&page, "1-0", false);
    assert_eq!(page.clock("black").text, "0:00.0");
}

#[test]
fn a_flag_falls_and_the_opponent_has_nothing_to_mate_with() {
    for rules in ["fly-or-die", "fp-club"] {
        let page = open(&format!("{PAWN} b - - 0 1"), &format!("&clock=1.5&first-move=free&rules={rules}"));
        page.drag("e8", "e7");
        assert_falls(&page, "1/2-1/2", false);
        assert_eq!(page.clock("white").text, "0:00.0");
    }
}

#[test]
fn a_flag_falls_and_it_is_asked_exactly_who_could_still_mate() {
    // White can still mate, because the pawn can promote.
    let page = open(&format!("{PAWN} w - - 0 1"), "&clock=1.5&first-move=free&rules=fide");
    page.drag("e2", "e4");
    assert_falls(&page, "1-0", true);

    // White's time runs out. Black's king and knight can still mate, because White's rook can block
    // its own king.
    let page = open("4k3/8/8/8/8/8/4n3/R3K3 b - - 0 1", "&clock=1.5&first-move=free&rules=fide");
    page.drag("e8", "e7");
    assert_falls(&page, "0-1", true);

    let page = open(&format!("{PAWN} b - - 0 1"), "&clock=1.5&first-move=free&rules=fide");
    page.drag("e8", "e7");
    assert_falls(&page, "1/2-1/2", false);
}

#[test]
fn a_promotion_that_is_being_chosen_costs_time() {
    let page = open("8/4P1k1/8/8/8/8/8/K7 b - - 0 1", "&clock=18&rules=lobby");
    page.drag("g7", "h7");
    page.drag("e7", "e8");
    assert_eq!(page.read_view().promotion.len(), 4);
    let before = page.clock("white");
    assert!(before.running);
    sleep(Duration::from_millis(1_200));
    let after = page.clock("white");
    assert!(after.running && after.millis() + 1_100 <= before.millis(), "{before:?}, then {after:?}");
    page.promote('q');
    assert!(page.clock("black").running && !page.clock("white").running);
}

#[test]
fn a_move_that_mates_stops_the_clock() {
    let page = open("6k1/5ppp/8/8/8/8/7r/R3K3 b Q - 0 1", "&clock=18&rules=lobby");
    page.drag("h2", "h4");
    page.drag("a1", "a8");
    assert_eq!(page.read_view().reason.as_deref(), Some("checkmate"));
    let stood = (page.clock("white"), page.clock("black"));
    assert!(!stood.0.running && !stood.1.running);
    sleep(Duration::from_millis(400));
    assert_eq!((page.clock("white"), page.clock("black")), stood);
    assert!(page.visible_box("[data-action=pause]").is_none(), "there is nothing left to stop");
}

#[test]
fn the_clocks_are_stopped_and_go_on() {
    let page = Page::open("#clock=19&rules=lobby");
    page.click_action("settings");
    page.show_setting("input[name=hide-board]");
    page.scroll_and_click("input[name=hide-board]");
    page.click_action("close");
    page.drag("e2", "e4");
    page.click_action("pause");
    page.until("the pause", || page.visible_box("[data-halted=paused]").is_some());
    let stood = page.clock("black");
    assert!(!stood.running);
    assert!(page.visible_box("[data-board]").is_none(), "the board is hidden, as it was chosen");
    sleep(Duration::from_millis(700));
    assert_eq!(page.clock("black"), stood);

    // The arbiter sets the time of each clock.
    page.click_action("set-clocks");
    page.until("the arbiter's dialog", || page.visible_box("[data-dialog=clocks]").is_some());
    page.type_into("set-white", "1:00:00");
    page.press_key(Key::Enter);
    page.until("White's clock", || page.clock("white").text == "1:00:00");
    page.type_into("set-black", "soon");
    page.press_key(Key::Enter);
    page.until("the fault", || page.visible_box("#set-black-fault").is_some());
    let typed = "return document.querySelector('[name=set-black]').value";
    assert_eq!(page.browser().read(typed, vec![]), "soon", "what was typed stays");
    page.click_on("[data-action=add-time][data-side=black]");
    page.until("Black's clock", || page.clock("black").millis() > stood.millis() + 14_000);
    let edits = "return [...document.querySelectorAll('.clock-edits li')].length";
    assert_eq!(page.browser().read(edits, vec![]), 2, "both are written down");
    page.click_on("[data-dialog=clocks] [data-action=close]");

    page.click_on("[data-halted] [data-action=pause]");
    page.until("the clock to continue", || page.clock("black").running);
    assert!(page.visible_box("[data-board]").is_some());
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn a_clock_that_is_pressed_by_hand() {
    let page = Page::open("#clock=60&rules=lobby");
    page.open_new_game();
    page.choose("press", "tap");
    page.choose("first-move", "timed");
    page.click_action("start-game");
    page.until("the clock to wait", || page.visible_box("[data-action=start-clock]").is_some());
    page.click_on("[data-action=press][data-side=black]");
    page.until("White's clock to run", || page.clock("white").running);
    page.drag("e2", "e4");
    assert!(page.clock("white").running, "the move alone does not stop it");
    page.drag("e7", "e5");
    page.read_view_until("Black's reply before the tap", |view| view.sans == ["e4", "e5"]);
    assert!(page.clock("white").running, "the reply does not stop it either");
    page.click_on("[data-action=press][data-side=white]");
    page.until("Black's clock to run", || page.clock("black").running);
    // The keyboard can press the clock too.
    let focus = "document.querySelector('[data-action=press][data-side=black]').focus()";
    page.browser().read(focus, vec![]);
    page.press_key(Key::Enter);
    page.until("White's clock to run again", || page.clock("white").running);
}

#[test]
fn time_is_given() {
    let page = Page::open("#clock=60&rules=lobby");
    page.drag("e2", "e4");
    page.click_action("menu");
    page.until("the menu", || page.has("[data-dialog=menu]"));
    page.scroll_and_click("[data-action=give-time][data-side=white]");
    page.until("the gift", || page.clock("black").millis() > 70_000);
}

#[test]
fn sounds_are_heard_and_check_is_said() {
    let page = Page::open("");
    let listen = "
        window.__heard = [];
        // Sounds are distinguished by the order in which they were first heard.
        const sounds = [];
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function (...at) {
            if (!sounds.includes(this.buffer)) sounds.push(this.buffer);
            window.__heard.push(`sound ${sounds.indexOf(this.buffer)}`);
            return start.apply(this, at);
        };
        // With an empty list of voices, the page speaks on every device. With a list that lacks the
        // language, the page is silent.
        SpeechSynthesis.prototype.getVoices = () => [];
        SpeechSynthesis.prototype.speak = said => window.__heard.push(said.text ? 'a word' : 'nothing');
    ";
    page.browser().read(listen, vec![]);
    let heard = || page.browser().read("return window.__heard.splice(0)", vec![]);
    page.click_action("settings");
    page.click_on("input[name=announce-check]");
    page.show_setting("input[name=sounds]");
    page.scroll_and_click("input[name=sounds]");
    page.click_action("close");
    for (from, onto) in [("e2", "e4"), ("f7", "f5")] {
        page.drag(from, onto);
    }
    assert_eq!(heard(), serde_json::json!(["sound 0", "sound 0"]));
    page.drag("e4", "f5");
    assert_eq!(heard(), serde_json::json!(["sound 1"]), "a capture");
    page.drag("a7", "a6");
    page.drag("d1", "h5");
    assert_eq!(heard(), serde_json::json!(["sound 0", "sound 2", "a word"]));
    assert!(page.has("[data-notice=check]"), "it can be read, too");
}

#[test]
fn a_clock_costs_no_more_than_its_letters() {
    let page = Page::open("#clock=18&rules=lobby");
    page.drag("e2", "e4");
    // The names of openings are loaded after the first move.
    page.until("the opening", || page.has(".opening"));
    // Waits until changes after the drag have ended.
    sleep(Duration::from_millis(400));
    page.watch_document();
    let until = Instant::now() + Duration::from_secs(2);
    while Instant::now() < until {
        sleep(Duration::from_millis(50));
    }
    let mutations = page.document_changes();
    assert!(mutations.len() > 15, "{mutations:?}");
    let elsewhere: Vec<_> = mutations.iter().filter(|change| !change.on.contains("clock")).collect();
    assert!(elsewhere.is_empty(), "a running clock changes {elsewhere:?}");
}

/// If the system clock is set forward while a game's clock runs, the page stops the clock and
/// offers to give the time back. If the system clock is set back, nothing happens.
#[test]
fn a_jump_of_the_time_of_day_is_told_as_one() {
    let page = Page::open("#clock=300&first-move=free");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    let jump = "const now = window.Date.now; window.Date.now = () => now() + arguments[0]";
    page.browser().read(jump, vec![serde_json::json!(-7_200_000)]);
    let before = page.clock("white").millis();
    page.until("a clock that runs on", || page.clock("white").millis() < before);
    assert!(!page.has("[data-halted]"), "a clock that is set back is no sleep");
    page.browser().read(jump, vec![serde_json::json!(3_600_000)]);
    page.until("the question", || page.has("[data-halted=suspended][data-cause=clock-jumped]"));
    page.click_action("refund-gap");
    page.until("the clock to run on", || page.clock("white").running);
    assert!(page.clock("white").millis() > 240_000, "the hour is no one's");
}

/// The page takes a jump of the time of day as a sign that the device slept. On Windows it ignores
/// such jumps, because the monotonic clock there includes sleep.
#[test]
fn where_sleep_is_counted_the_time_of_day_is_ignored() {
    let page = Page::open("");
    page.add_preload_script("Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'Win32' })");
    page.load("#clock=300&first-move=free");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    page.browser().read("const now = window.Date.now; window.Date.now = () => now() + 3600000", vec![]);
    let before = page.clock("white").millis();
    page.until("a clock that runs on", || page.clock("white").millis() < before);
    assert!(!page.has("[data-halted]"));
}
