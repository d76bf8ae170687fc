//! The score sheet: browsing through a game, and exporting and importing games.

use tabiya_e2e::{Key, Page, Scratch};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Text of the half-move that is marked on the score sheet.
fn current(page: &Page) -> Option<String> {
    page.visible_text("[data-ply][aria-current]")
}

fn open_the_dialog(page: &Page) {
    page.click_action("game");
    page.until("the dialog", || page.visible_box("[data-dialog=game]").is_some());
}

#[test]
fn a_tap_on_a_move_shows_its_position_and_the_game_goes_on_at_a_tap() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5 g1f3 b8c6");
    let live = page.read_view();
    assert_eq!(current(&page).as_deref(), Some("Nc6"));
    page.click_on("[data-ply=\"1\"]");
    let view = page.read_view();
    assert!(view.fen.starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b "), "{}", view.fen);
    assert_eq!(Vec::from_iter(&view.last_move), ["e2", "e4"]);
    assert_eq!(view.sans, live.sans, "the whole game stands on the sheet");
    assert_eq!(current(&page).as_deref(), Some("e4"));
    assert_eq!(view.said, ["at"]);

    // No move can be made while browsing; a notice says so.
    page.drag("e7", "e5");
    assert_eq!(page.read_view().fen, view.fen);
    page.see_notice("looking-back");
    page.click_on("[data-notice] [data-action=live]");
    assert_eq!(page.read_view().fen, live.fen);
    play(&page, "f1b5");
    assert_eq!(page.sans().len(), 5);
}

#[test]
fn arrows_and_buttons_step() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5 g1f3");
    let live = page.fen();
    // The board does not have the focus, so the arrow keys browse through the game.
    page.press_key(Key::Left);
    assert_eq!(current(&page).as_deref(), Some("e5"));
    page.press_keys(&[Key::Left, Key::Left, Key::Left]);
    assert_eq!(page.fen(), START);
    assert_eq!(current(&page), None);
    page.press_key(Key::Right);
    assert_eq!(current(&page).as_deref(), Some("e4"));
    page.press_key(Key::End);
    assert_eq!(page.fen(), live);
    page.press_key(Key::Home);
    assert_eq!(page.fen(), START);
    page.press_key(Key::Escape);
    assert_eq!(page.fen(), live, "Escape leads back to the game");
    for (action, move_) in
        [("previous", Some("e5")), ("first", None), ("next", Some("e4")), ("last", Some("Nf3"))]
    {
        page.click_action(action);
        page.until(&format!("{move_:?} after {action}"), || current(&page).as_deref() == move_);
    }
    assert!(page.visible_box("[data-looking]").is_none(), "the end of the game is the game");
}

#[test]
fn the_sheet_is_walked_by_keyboard() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5 g1f3");
    let in_the_sheet = "return document.activeElement?.dataset?.ply ?? null";
    let focus = || page.browser().read(in_the_sheet, vec![]);
    for _ in 0..30 {
        page.press_key(Key::Tab);
        if !focus().is_null() {
            break;
        }
    }
    assert_eq!(focus(), "3", "one stop of Tab, at the move shown");
    page.press_keys(&[Key::Left, Key::Left]);
    page.until("two steps back", || current(&page).as_deref() == Some("e4"));
    page.until("the keyboard to have followed", || focus() == "1");
    page.press_key(Key::Tab);
    assert!(focus().is_null(), "the next Tab leaves the sheet");
    // When the board has the focus, the arrow keys move the board's cursor.
    for _ in 0..30 {
        page.press_key(Key::Tab);
        if page.read_view().focus.is_some() {
            break;
        }
    }
    let (fen, square) = (page.fen(), page.read_view().focus);
    page.press_key(Key::Left);
    assert_eq!(page.fen(), fen);
    assert_ne!(page.read_view().focus, square);
}

/// Script that says whether the marked move is completely visible in the score sheet.
const IN_SIGHT: &str = "const sheet = document.querySelector('.score-sheet').getBoundingClientRect();
    const move = document.querySelector('[data-ply][aria-current]').getBoundingClientRect();
    return move.height > 0 && move.top >= sheet.top - 1 && move.bottom <= sheet.bottom + 1";

#[test]
fn the_move_shown_stays_in_sight_when_the_window_changes() {
    let page = Page::open("");
    page.browser().resize(1440, 900);
    page.open_import();
    page.write("textarea[name=import]", &("Nf3 Nf6 Ng1 Ng8 ".repeat(40) + "*"));
    page.click_action("import");
    let in_sight = || page.browser().read(IN_SIGHT, vec![]) == true;
    for ply in ["160", "81", "3"] {
        if ply != "160" {
            page.scroll_to(&format!("[data-ply=\"{ply}\"]"));
            page.click_on(&format!("[data-ply=\"{ply}\"]"));
        }
        page.until(&format!("half-move {ply}"), || page.has(&format!("[data-ply=\"{ply}\"][aria-current]")));
        // Some of these windows have no room for the score sheet.
        for (width, height) in [(820, 1180), (740, 360), (360, 740), (1440, 900)] {
            page.browser().resize(width, height);
            page.until(&format!("half-move {ply} in sight at {width} x {height}"), || {
                page.visible_box(".score-sheet").is_none() || in_sight()
            });
        }
    }
}

/// Script that says whether no other element covers the marked move.
const LIES_OPEN: &str = "const move = document.querySelector('[data-ply][aria-current]'), box = move.getBoundingClientRect();
    return [box.top + 3, box.bottom - 3].every((y) => document.elementFromPoint(box.left + box.width / 2, y) === move)";

#[test]
fn on_a_telephone_between_two_players_the_last_move_is_in_sight() {
    for options in ["", "&en-passant=off&announce-check=on"] {
        let page = Page::open(&format!("#seats=face-to-face&clock=900%2B5&first-move=free{options}"));
        page.browser().resize(390, 844);
        play(&page, "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6");
        for (width, height) in [(390, 844), (360, 740), (375, 667), (360, 640)] {
            page.browser().resize(width, height);
            page.until(&format!("the move at {width} x {height}{options}"), || {
                page.browser().read(LIES_OPEN, vec![]) == true
            });
        }
    }
}

#[test]
fn pieces_slide_from_position_to_position() {
    let page = Page::open("");
    play(&page, "e2e4");
    // For a moment after a drop, the page does not animate the dropped piece.
    std::thread::sleep(std::time::Duration::from_millis(200));
    page.watch_piece("e2");
    page.press_key(Key::Left);
    // The test reads the duration of the animation, not the place of the piece in each frame. A
    // busy machine may draw no frame, and WebKit does not report where a moving piece is.
    page.until("the pawn to have slid", || page.motion().animation > 0.0);
    let motion = page.motion();
    assert!(motion.animation >= 100.0, "a slide that can be seen: {} ms", motion.animation);
}

#[test]
fn a_game_goes_out_and_comes_in_again() {
    let page = Page::open("");
    play(&page, "f2f3 e7e5 g2g4");
    open_the_dialog(&page);
    page.write("input[name=white]", "Ada");
    page.write("input[name=black]", "Alan");
    page.press_key(Key::Tab);
    page.until("the name in the PGN", || page.field_value("textarea[name=pgn]").contains("[Black \"Alan\"]"));
    let pgn = page.field_value("textarea[name=pgn]");
    for part in [
        "[White \"Ada\"]",
        "[Date \"20",
        "[Result \"*\"]",
        "[TimeControl \"-\"]",
        "[HouseRules \"fide\"]",
        "1. f3 e5 2. g4 *",
    ] {
        assert!(pgn.contains(part), "no {part} in {pgn}");
    }
    page.click_action("copy-pgn");
    page.read_view_until("the copy", |view| view.said == ["copied"]);
    page.open_import();
    page.click_on("textarea[name=import]");
    page.press_with_control('v');
    assert_eq!(page.field_value("textarea[name=import]").trim(), pgn.trim());
    let live = page.read_view();
    page.click_action("import");
    page.until("the game from elsewhere", || page.visible_box("[data-looking=record]").is_some());
    assert!(
        page.visible_text("[data-looking=record]")
            .is_some_and(|words| words.contains("Ada") && words.contains("Alan"))
    );
    assert_eq!(page.read_view().sans, live.sans);
    page.press_keys(&[Key::Left, Key::Left]);
    assert!(page.fen().starts_with("rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b "));
    page.drag("d7", "d5");
    page.see_notice("looking-at-another");

    // The button starts a new game from the position on the board, with the moves that led to this
    // position. The game in progress is put aside.
    page.click_action("play-on");
    page.until("the way back", || page.visible_box("[data-action=restore]").is_some());
    assert_eq!(page.sans(), ["f3"]);
    page.drag("d7", "d5");
    assert_eq!(page.sans(), ["f3", "d5"]);
    assert_eq!(page.read_view().result, "*");
}

#[test]
fn the_position_shown_is_copied() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5");
    page.click_on("[data-ply=\"1\"]");
    let fen = page.fen();
    open_the_dialog(&page);
    page.click_action("copy-fen");
    page.read_view_until("the copy", |view| view.said == ["copied"]);
    page.open_import();
    page.click_on("textarea[name=import]");
    page.press_with_control('v');
    assert_eq!(page.field_value("textarea[name=import]"), fen);
    page.click_action("import");
    page.until("the position", || page.visible_box("[data-looking=record]").is_some());
    assert_eq!(page.fen(), fen);
    page.click_on("[data-looking] [data-action=live]");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn what_cannot_be_read_is_said_and_touches_nothing() {
    let page = Page::open("");
    play(&page, "e2e4");
    let before = page.read_view();
    page.open_import();
    // Each message about an error names the line and the column. `tests/words/notices.rs` checks
    // the texts of the messages.
    for (text, places) in [
        ("1. e4 e5\n2. Ke3", &["2", "4", "Ke3"][..]),
        ("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["1", "19"]),
    ] {
        page.write("textarea[name=import]", text);
        page.click_action("import");
        let says = |fault: String| {
            let words: Vec<&str> = fault.split(|c: char| !c.is_alphanumeric()).collect();
            places.iter().all(|place| words.contains(place))
        };
        page.until(&format!("{places:?}"), || page.visible_text("[data-faults=\"1\"]").is_some_and(says));
        assert_eq!(page.announcement_codes(), ["found"]);
        assert_eq!(page.field_value("textarea[name=import]"), text, "what was pasted stays, to be mended");
    }
    page.press_key(Key::Escape);
    page.until("the dialog to be closed", || page.visible_box("[data-dialog=import]").is_none());
    let after = page.read_view();
    assert_eq!((after.fen, after.sans), (before.fen, before.sans));
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn of_a_file_with_several_games_one_is_chosen() {
    let page = Page::open("");
    let folder = Scratch::new();
    let path = folder.path().join("games.pgn");
    let text = "[White \"Ada\"]\n[Black \"Alan\"]\n\n1. e4 e5 1-0\n\n1. e5 *\n\n[White \"Grace\"]\n\n1. c4 c5 2. Nc3 1/2-1/2\n";
    std::fs::write(&path, text).unwrap();
    page.open_import();
    page.choose_file("input[name=import-file]", &path);
    page.until("two games", || page.visible_box("[data-import=\"1\"]").is_some());
    assert!(page.visible_text("[data-faults=\"1\"]").is_some_and(|words| words.contains("e5")));
    assert!(
        page.visible_text("[data-import=\"0\"]")
            .is_some_and(|words| words.contains("Ada") && words.contains("Alan"))
    );
    assert!(page.visible_text("[data-import=\"1\"]").is_some_and(|words| words.contains("Grace")));
    assert!(!page.has("[data-import=\"2\"]"));
    page.scroll_to("[data-import=\"1\"]");
    page.click_on("[data-import=\"1\"]");
    page.until("the game", || page.visible_box("[data-looking=record]").is_some());
    assert_eq!(page.sans(), ["c4", "c5", "Nc3"]);
}

/// The page reports a file or a picture as saved only if the browser accepts it.
#[test]
fn saved_is_said_once_it_is_so() {
    let page = Page::open("");
    play(&page, "e2e4");
    open_the_dialog(&page);
    page.save_files_in(Scratch::new().path());
    let refuse = "URL.made = URL.createObjectURL; URL.createObjectURL = () => { throw new Error('no') };
        HTMLCanvasElement.prototype.toDataURL = () => { throw new Error('no') }";
    page.browser().read(refuse, vec![]);
    let said = |code: &str| page.has(&format!("[data-dialog=game] [data-said={code}]"));
    for action in ["download-pgn", "picture-svg", "picture-png"] {
        page.scroll_and_click(&format!("[data-action={action}]"));
        page.until(action, || said("not-downloaded"));
        page.scroll_and_click("[data-action=copy-fen]");
        page.until("another word", || !said("not-downloaded"));
    }
    page.browser().read("URL.createObjectURL = URL.made", vec![]);
    page.scroll_and_click("[data-action=download-pgn]");
    page.until("a file", || said("downloaded"));
}

#[test]
fn the_settings_say_that_a_link_was_copied() {
    let page = Page::open("");
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.scroll_and_click("[data-dialog=settings] [data-action=copy-link]");
    page.until("the word", || page.has("[data-dialog=settings] [data-copied]"));
    page.read_view_until("the copy", |view| view.said == ["copied"]);
}
