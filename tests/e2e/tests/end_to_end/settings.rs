//! Settings: rule sets, options and clocks.

use tabiya_e2e::{Key, Page, fen_fragment};

fn open_settings(page: &Page) {
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
}

fn value(page: &Page, name: &str) -> String {
    let script = "const field = document.querySelector(`dialog [name=\"${arguments[0]}\"]`);
        return field.type === 'checkbox' ? (field.checked ? 'on' : 'off') : field.value";
    page.browser().read(script, vec![name.into()]).as_str().unwrap_or_default().to_owned()
}

#[test]
fn they_open_while_a_question_waits_at_a_players_edge() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.click_of("black", "offer-draw");
    page.drag("e7", "e5");
    page.until("the offer", || page.has_enabled_button("white", "accept-draw"));
    open_settings(&page);
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.answer_of("white", "decline-draw");
    page.click_of("black", "resign");
    page.answer_of("black", "resign");
    page.until("it can still be undone", || page.has_enabled_button("black", "undo-end"));
    open_settings(&page);
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.click_action("game");
    page.until("the sheet", || page.visible_box("[data-action=copy-pgn]").is_some());
}

/// Times in the note beside a clock, such as `0:15.0`.
fn times(note: &str) -> Vec<&str> {
    note.split_whitespace().filter(|word| word.contains(':')).collect()
}

#[test]
fn a_rule_set_shows_in_every_knob() {
    let page = Page::open("");
    open_settings(&page);
    assert_eq!(value(&page, "rules"), "fide");
    page.choose("rules", "lobby");
    for (option, expected) in [
        ("en-passant", "on"),
        ("check-warnings", "on"),
        ("announce-check", "off"),
        ("threefold", "at-once"),
        ("same-position", "placement"),
        ("fivefold", "off"),
        ("fifty-moves", "at-once"),
        ("seventy-five-moves", "off"),
        ("dead-position", "exact"),
        ("flag-fall", "loss"),
        ("draw-offers", "with-move"),
        ("wrong-claim-penalty", "off"),
    ] {
        assert_eq!(value(&page, option), expected, "{option}");
    }
    page.scroll_and_click("[data-dialog=settings] summary");
    page.choose("flag-fall", "lone-king");
    assert_eq!(value(&page, "rules"), "custom");
    page.choose("flag-fall", "loss");
    assert_eq!(value(&page, "rules"), "lobby");
}

#[test]
fn a_knob_rules_the_next_game_and_not_the_one_on_the_board() {
    let page = Page::open("");
    page.drag("e2", "e4");
    open_settings(&page);
    assert!(page.visible_box("[data-next-game]").is_some(), "it says from when on");
    page.click_on("input[name=check-warnings]");
    page.click_action("close");
    // In this game a move must not leave the king in check: after 1. e4 f6 2. Qh5+ only g6 is
    // legal.
    page.drag("f7", "f6");
    page.drag("d1", "h5");
    page.drag("a7", "a6");
    assert_eq!(page.read_view().sans, ["e4", "f6", "Qh5+"], "that would leave the king in check");

    page.new_game();
    for (from, onto) in [("e2", "e4"), ("f7", "f6"), ("d1", "h5"), ("a7", "a6")] {
        page.drag(from, onto);
    }
    let view = page.read_view();
    assert_eq!((view.result.as_str(), view.reason.as_deref()), ("1-0", Some("left-king-in-check")));
}

#[test]
fn a_clock_of_the_list_is_the_next_games() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.open_new_game();
    page.choose("clock", "5+3");
    page.type_into("black-name", "Boris");
    page.click_action("start-game");
    page.until("the clock", || page.visible_box("[data-clock=white]").is_some());
    assert_eq!((page.clock("white").text.as_str(), page.clock("black").text.as_str()), ("5:00", "5:00"));
    let strip = "return document.querySelector('section[data-side=black]').textContent";
    assert!(page.browser().read(strip, vec![]).as_str().is_some_and(|words| words.contains("Boris")));
}

#[test]
fn a_custom_clock_is_typed_in_by_keyboard() {
    let page = Page::open("");
    page.open_new_game();
    page.choose("clock", "custom");
    page.type_into("white-0-time", "nine");
    page.until("the fault", || page.visible_box("#white-0-time-fault").is_some());
    page.click_action("start-game");
    let focus = "return document.activeElement.name";
    page.until("the keyboard to be where the fault is", || {
        page.browser().read(focus, vec![]) == "white-0-time"
    });
    assert_eq!(value(&page, "white-0-time"), "nine", "what was typed stays");
    page.press_key(Key::Escape);
    page.until("the sheet to be closed", || page.visible_box("[data-dialog=new-game]").is_none());
    page.open_new_game();
    assert!(!page.has("[name=white-0-time]"), "a closed dialog has changed nothing");

    page.choose("clock", "custom");
    page.type_into("white-0-time", "1:30:00");
    page.choose("white-0-bonus", "delay");
    page.type_into("white-0-amount", "5");
    page.scroll_and_click("input[name=same-time]");
    page.type_into("black-0-time", "0:15");
    page.scroll_and_click("[data-action=add-stage][data-side=black]");
    page.type_into("black-0-moves", "1");
    page.type_into("black-1-time", "1");
    page.type_into("black-per-move", "12.5");
    page.choose("first-move", "free");
    page.click_action("start-game");
    page.until("the clock", || page.visible_box("[data-clock=white]").is_some());
    assert_eq!(page.clock("white").text, "1:30:00");
    assert_eq!(page.clock("black").text, "0:12.5", "what runs out first");
    assert_eq!(times(&page.clock("black").note), ["0:15.0"], "what there is in all");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    // The note shows the rest of the delay as a number of seconds without a colon.
    page.until("the delay", || {
        let note = page.clock("white").note;
        times(&note).is_empty() && note.contains(|c: char| ('1'..='5').contains(&c))
    });
    let black = page.clock("black");
    assert_eq!(black.text, "0:12.5", "a new move, a new limit");
    let total = times(&black.note).concat();
    assert!(total.starts_with("1:1"), "the next stage has begun: {}", black.note);
}

#[test]
fn what_holds_at_once() {
    let page = Page::open("");
    page.drag("e2", "e4");
    open_settings(&page);
    page.choose("orientation", "black");
    assert_eq!(page.read_view().orientation, "black");
    page.choose("orientation", "white");
    page.click_action("close");
    assert_eq!(page.read_view().orientation, "white");
}

#[test]
fn everything_in_the_settings_and_in_the_sheet_is_in_reach_on_a_phone() {
    let page = Page::open(&fen_fragment("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"));
    for (width, height) in [(320, 568), (360, 740), (740, 360), (1440, 900)] {
        page.browser().resize(width, height);
        page.load_fresh("");
        open_settings(&page);
        page.scroll_and_click("[data-dialog=settings] summary");
        holds(&page, "settings", &["close"], (width, height));
        page.press_key(Key::Escape);
        page.until("the settings to be closed", || !page.has("[data-dialog=settings]"));
        page.open_new_game();
        page.choose("clock", "custom");
        holds(&page, "new-game", &["close", "start-game"], (width, height));
        page.press_key(Key::Escape);
    }
}

/// Asserts that nothing reaches beyond the right edge of the dialog, and that the dialog's buttons
/// `actions` are inside the window.
fn holds(page: &Page, dialog: &str, actions: &[&str], (width, height): (u32, u32)) {
    let place = format!("{dialog} at {width}×{height}");
    let wide = "const dialog = document.querySelector(arguments[0]);
        return [...dialog.querySelectorAll('*')].filter(element => element.getBoundingClientRect().right
            > dialog.getBoundingClientRect().right + 0.5).map(element => element.outerHTML.slice(0, 80))";
    let dialog = format!("[data-dialog={dialog}]");
    assert_eq!(page.browser().read(wide, vec![dialog.clone().into()]), serde_json::json!([]), "{place}");
    for action in actions {
        let button = page.visible_box(&format!("{dialog} [data-action={action}]"));
        let in_sight = button.is_some_and(|button| button.within(f64::from(width), f64::from(height)));
        assert!(in_sight, "{action} in {place}: {button:?}");
    }
}
