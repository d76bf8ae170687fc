//! Typed moves, and questions about the position by keyboard.

use super::accessible_play::{self, enter, focus_is, tab_to};
use super::words::choose_language;
use std::time::Instant;
use tabiya_e2e::{Key, Page, fen_fragment, print_line};

/// A game of 60 moves in SAN, as on a paper score sheet. White resigns at the end.
const SCORE_SHEET: &str = "d4 d5 c4 dxc4 e4 e6 Bxc4 Nf6 Bg5 Be7 Nc3 O-O Nf3 c6 O-O h6 Bh4 Nbd7 Re1 b5 Bb3 \
    Bb7 a3 Nh7 Bxe7 Qxe7 d5 Rad8 d6 Qe8 e5 a6 Rc1 c5 Bc2 Nb6 Qd3 g6 Qe3 Kg7 Qxc5 Nc4 b3 Rc8 Qb4 Bxf3 gxf3 \
    Ng5 Kg2 Qc6 Ne4 a5 Qc3 Nxa3 Bd3 Qxc3 Rxc3 Nxe4 Rxc8 Rxc8 Bxe4 b4 Rd1 Kf8 d7 Rd8 Bc6 Ke7 f4 f6 Rd2 f5 \
    Ba4 Nb1 Rd6 Nc3 Bc6 Nd5 Kf3 Nb6 Ke3 Nxd7 Rxd7+ Rxd7 Bxd7 Kxd7 Kd4 Kc6 Kc4 g5 fxg5 hxg5 f3 Kb6 h3 Kc6 \
    f4 g4 hxg4 fxg4 Kd4 g3 Ke3 Kd5 Kf3 Kd4 Kxg3 a4 bxa4 b3 a5 b2 a6 b1=Q a7 Qa2 Kg4 Qxa7 Kg5 Qf7";

/// Date of the score sheet.
const DATE: &str = "1972-07-23";

/// The moves of a game. Each entry has a wrong text, the code of its fault, the right move as it is
/// typed, and the right move as the score sheet shows it. Some typed moves have lower-case piece
/// letters, or letters or digits of other alphabets.
const FAULTS: [(&str, &str, &str, &str); 14] = [
    ("sofa", "not-san", "е4", "e4"),
    ("Nf5", "none-goes-there", "ｅ５", "e5"),
    ("Sf3", "not-san", "nf3", "Nf3"),
    ("exd4", "nothing-to-take", "Nc٦", "Nc6"),
    ("O-O", "castling-obstructed", "Bb5", "Bb5"),
    ("Bf6", "none-goes-there", "Nf६", "Nf6"),
    ("e2e3", "none-goes-there", "0-0", "O-O"),
    ("d9", "not-san", "d6", "d6"),
    ("O-O", "no-castling-right", "d4", "d4"),
    ("Nxd4", "leaves-king-in-check", "Bd7", "Bd7"),
    ("Nd2", "ambiguous", "Nbd2", "Nbd2"),
    ("0-0-0", "castling-obstructed", "f8e7", "Be7"),
    ("c3=Q", "no-promotion", "c3", "c3"),
    ("Kg9", "not-san", "о-о", "O-O"),
];

/// Presses Tab until a square of the board has the focus.
fn tab_to_the_board(page: &Page) {
    for _ in 0..14 {
        page.press_key(Key::Tab);
        if page.read_view().focus.is_some() {
            return;
        }
    }
    panic!("fourteen times Tab does not lead to the board");
}

fn type_text(page: &Page, text: &str) {
    let keys: Vec<Key> = text.chars().map(Key::Char).collect();
    page.press_keys(&keys);
    page.press_key(Key::Enter);
}

/// Opens the dialog for typed moves from the board, and types a move.
fn type_move(page: &Page, text: &str) {
    page.press_key(Key::Char('i'));
    page.until("the field", || field_in_focus(page) == "move");
    type_text(page, text);
}

/// Opens the dialog for typed moves from the board, turns the switch for several moves on, and
/// moves the focus back to the field.
fn open_for_several(page: &Page) {
    page.press_key(Key::Char('i'));
    page.until("the field", || field_in_focus(page) == "move");
    tab_to(page, "[name=typed-several]");
    page.press_key(Key::Space);
    page.until("the switch", || page.has("[name=typed-several]:checked"));
    tab_to(page, "[name=move]");
}

/// Waits until the dialog for typed moves shows `last` as the last move, and an empty field with
/// the focus.
#[track_caller]
fn until_shown(page: &Page, last: &str) {
    page.until(last, || {
        page.visible_text("dialog[open] [data-played]").as_deref() == Some(last)
            && page.field_value("[name=move]").is_empty()
            && field_in_focus(page) == "move"
    });
}

/// Waits until the score sheet has this number of half-moves and the board has the focus.
#[track_caller]
fn until_played(page: &Page, plies: usize) {
    let ply = format!("[data-ply='{plies}']");
    page.until(&ply, || page.has(&ply) && focus_is(page, "[data-square]"));
}

/// Codes of the last announcement in the open dialog; empty if there is none.
fn said_inside(page: &Page) -> String {
    let script = "return document.querySelector('dialog[open] [role=status]')?.dataset.said ?? ''";
    page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned()
}

/// Name of the field with the focus; empty if there is none.
fn field_in_focus(page: &Page) -> String {
    let script = "return document.activeElement?.name ?? ''";
    page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned()
}

#[test]
fn a_game_is_typed_to_mate() {
    let page = Page::open("");
    tab_to_the_board(&page);
    for (number, text) in ["f3", "e7e5", "pawn g4", "queen to h4"].into_iter().enumerate() {
        type_move(&page, text);
        until_played(&page, number + 1);
    }
    let view = page.read_view();
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!((view.result.as_str(), view.focus.as_deref()), ("0-1", Some("h4")));
    // After the end no move is possible.
    tab_to(&page, "[data-square]");
    type_move(&page, "a3");
    page.until("why", || said_inside(&page) == "game-over");
    let after = page.read_view();
    assert_eq!((after.fen, after.sans, after.result), (view.fen, view.sans, view.result));
}

/// Types a date, such as `1972-07-23`, into the field that has the focus. A date field gets its
/// digits in the order of the browser's language. A browser without date fields gets the date as a
/// text.
fn type_date(page: &Page, date: &str) {
    let script = "const [year, month, day] = arguments[0].split('-'), digits = { year, month, day };
        if (document.activeElement.type !== 'date') return null;
        return new Intl.DateTimeFormat().formatToParts(new Date()).map(({ type }) => digits[type] ?? '').join('')";
    match page.browser().read(script, vec![date.into()]).as_str() {
        Some(digits) => accessible_play::type_text(page, digits),
        None => {
            page.press_with_control('a');
            accessible_play::type_text(page, date);
        }
    }
}

#[test]
fn a_paper_score_sheet_is_typed_by_keyboard_alone() {
    let page = Page::open("");
    let start = Instant::now();
    enter(&page, "[data-action=new-game]");
    page.until("the sheet", || page.has("dialog[open][data-dialog=new-game]"));
    for (field, name) in [("[name=white-name]", "Ada Lovelace"), ("[name=black-name]", "Alan Turing")] {
        tab_to(&page, field);
        accessible_play::type_text(&page, name);
    }
    enter(&page, "[data-action=start-game]");
    page.until("the board", || !page.has("dialog"));
    tab_to(&page, "[data-square]");
    let moves: Vec<&str> = SCORE_SHEET.split_whitespace().collect();
    for (number, san) in moves.iter().enumerate() {
        type_move(&page, san);
        until_played(&page, number + 1);
    }
    let typed = start.elapsed();

    enter(&page, "[data-action=game]");
    page.until("the score sheet", || page.has("dialog[open][data-dialog=game]"));
    tab_to(&page, "[name=event]");
    accessible_play::type_text(&page, "Club, round 3");
    tab_to(&page, "[name=date]");
    type_date(&page, DATE);
    enter(&page, "[data-dialog=game] [data-action=arbiter]");
    page.until("the arbiter's dialog", || page.has("dialog[open][data-dialog=clocks]"));
    enter(&page, "[data-action=decide][data-score='0-1']");
    page.until("the reason", || page.has("[name=why]"));
    tab_to(&page, "[name=why]");
    accessible_play::type_text(&page, "White resigned");
    enter(&page, "[data-action=confirm]");
    page.until("the result", || page.has("[data-result='0-1']"));
    enter(&page, "[data-action=menu]");
    page.until("the menu", || page.has("dialog[open][data-dialog=menu]"));
    enter(&page, "[data-dialog=menu] [data-action=games]");
    page.until("the game in the list", || page.has("[data-dialog=games] [data-saved=over]"));
    print_line(&format!(
        "{} half-moves are typed in {:.1} s, and the game is saved after {:.1} s",
        moves.len(),
        typed.as_secs_f64(),
        start.elapsed().as_secs_f64()
    ));

    // A move after the end is not played.
    page.press_key(Key::Escape);
    page.until("the board", || !page.has("dialog"));
    tab_to(&page, "[data-square]");
    type_move(&page, "Kh6");
    page.until("why", || said_inside(&page) == "game-over");
    page.press_key(Key::Escape);
    page.until("the board", || !page.has("dialog"));
    page.reload();
    let view = page.read_view_until("the saved game", |view| view.result == "0-1");
    assert_eq!(view.sans, moves);
    page.click_action("game");
    page.until("the score sheet", || page.has("[data-dialog=game] textarea[name=pgn]"));
    let pgn = page.field_value("textarea[name=pgn]");
    let pgn = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "[White \"Ada Lovelace\"]",
        "[Black \"Alan Turing\"]",
        "[Event \"Club, round 3\"]",
        "[Date \"1972.07.23\"]",
        "[Result \"0-1\"]",
        "60. Kg5 Qf7",
    ] {
        assert!(pgn.contains(part), "no {part} in {pgn}");
    }
}

#[test]
fn several_moves_are_typed_in_one_go() {
    let page = Page::open("");
    tab_to_the_board(&page);
    open_for_several(&page);
    type_text(&page, "1. e4 e5 2. Nf3 Nc6 3.Bb5 Nf5 4. O-O");
    page.until("the fault", || said_inside(&page) == "none-goes-there");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    assert!(page.has("input[name=move][aria-invalid=true]"));
    page.until("the rest", || page.field_value("[name=move]") == "Nf5 4. O-O");
    // The text of the wrong move is selected, so the right move replaces only this text.
    page.until("the focus", || field_in_focus(&page) == "move");
    type_text(&page, "Nf6");
    until_shown(&page, "4. O-O");
    assert!(page.has("dialog[open] [role=status][data-said=moved]"), "the move is announced in the dialog");
    type_text(&page, "Nxe4");
    until_shown(&page, "4… Nxe4");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O", "Nxe4"]);
    // The switch for several moves stays on when the dialog opens again.
    page.press_key(Key::Escape);
    page.until("the board", || !page.has("dialog") && focus_is(&page, "[data-square]"));
    page.press_key(Key::Char('i'));
    page.until("the field", || field_in_focus(&page) == "move");
    assert!(page.has("[name=typed-several]:checked"));
}

#[test]
fn the_dialog_for_several_moves_closes_with_the_game() {
    let page = Page::open("");
    tab_to_the_board(&page);
    open_for_several(&page);
    for text in ["f3", "e5 g4", "Qh4"] {
        type_text(&page, text);
    }
    page.until("the board", || !page.has("dialog") && focus_is(&page, "[data-square]"));
    let view = page.read_view();
    assert_eq!(
        (view.sans, view.result.as_str()),
        (["f3", "e5", "g4", "Qh4#"].map(String::from).to_vec(), "0-1")
    );
    // The score sheet can be reached by keyboard.
    enter(&page, "[data-action=game]");
    page.until("the score sheet", || page.has("dialog[open][data-dialog=game]"));
    tab_to(&page, "[name=date]");
}

#[test]
fn a_fault_stands_at_its_move_and_nothing_is_lost() {
    let page = Page::open("");
    tab_to_the_board(&page);
    for (number, (fault, code, text, _)) in FAULTS.into_iter().enumerate() {
        type_move(&page, fault);
        page.until(code, || said_inside(&page) == code);
        assert!(page.has("input[name=move][aria-invalid=true]"), "{fault}");
        assert_eq!(page.field_value("input[name=move]"), fault);
        assert_eq!(page.sans().len(), number, "{fault} is not played");
        // The right move replaces the wrong text.
        type_text(&page, text);
        until_played(&page, number + 1);
    }
    assert_eq!(page.sans(), FAULTS.map(|(_, _, _, san)| san));
    // Faults that are not possible in the positions of the game above.
    for (fen, fault, code) in [
        ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "e8", "promotion-missing"),
        ("4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1", "0-0", "castling-out-of-check"),
    ] {
        page.load_fresh(&fen_fragment(fen));
        tab_to(&page, "[data-square]");
        type_move(&page, fault);
        page.until(code, || said_inside(&page) == code);
        assert_eq!(page.fen(), fen);
    }
}

#[test]
fn a_fault_in_a_typed_score_sheet_has_its_place_and_the_moves_before_are_opened() {
    let page = Page::open("");
    for (fault, code) in [
        ("sofa", "not-san"),
        ("Nf5", "none-goes-there"),
        ("exd5", "nothing-to-take"),
        ("O-O", "castling-obstructed"),
    ] {
        let text = format!("1. e4 e5\n2. {fault} Nc6 3. Bb5 *");
        page.open_import();
        page.write("textarea[name=import]", &text);
        page.click_action("import");
        page.until(code, || page.has(&format!("[data-faults] [data-fault={code}]")));
        let said = page.visible_text("[data-faults] [data-fault]").unwrap_or_default();
        let words: Vec<&str> = said.split(|c: char| !c.is_alphanumeric()).collect();
        assert!(["2", "4"].iter().all(|place| words.contains(place)), "line 2, column 4: {said}");
        assert_eq!(page.field_value("textarea[name=import]"), text, "the text stays, to be mended");
        page.scroll_and_click("[data-action=open-part]");
        page.until("the moves before", || page.has("[data-looking=record]"));
        assert_eq!(page.sans(), ["e4", "e5"]);
    }
}

#[test]
fn what_is_no_move_is_said_inside_the_dialog_again_and_again() {
    let page = Page::open("");
    page.click_action("type-move");
    page.until("the field", || field_in_focus(&page) == "move");
    let mut told: Vec<String> = Vec::new();
    for _ in 0..2 {
        type_text(&page, "knight e5");
        page.until("why", || said_inside(&page) == "none-goes-there");
        told.push(
            page.browser()
                .read("return document.querySelector('dialog[open] [role=status]').textContent", vec![])
                .as_str()
                .unwrap_or_default()
                .to_owned(),
        );
        assert!(page.has("input[name=move][aria-invalid=true]"));
        assert_eq!(field_in_focus(&page), "move", "the next try is written over it");
    }
    assert_ne!(told[0], told[1], "a repeated text differs, so that it is read again");
    assert_eq!(told[0].trim(), told[1].trim());
    type_text(&page, "knight f3");
    page.until("the move", || page.sans() == ["Nf3"]);
    assert!(!page.has("[data-dialog=typed]"));
}

#[test]
fn german_words_are_read_on_a_german_page() {
    let page = Page::open("");
    choose_language(&page, "de", "de");
    tab_to_the_board(&page);
    for (number, text) in
        ["Springer f3", "Sf6", "g3", "g6", "Lg2", "Lg7", "kurze Rochade"].into_iter().enumerate()
    {
        type_move(&page, text);
        until_played(&page, number + 1);
    }
    assert_eq!(page.read_view().pieces.get("g1").map(String::as_str), Some("wK"));
}

#[test]
fn keys_jump_and_answer_on_the_board_and_nowhere_else() {
    let page = Page::open_fen("4k3/8/8/3p4/4P3/2N5/8/R3K3 w Q - 0 1");
    let before = page.read_view();
    // While the board does not have the focus, letters have no effect.
    page.press_keys(&[Key::Char('l'), Key::Char('t'), Key::Char('i'), Key::Char('?')]);
    assert_eq!(page.read_view().said, before.said);
    assert!(!page.has("dialog"));
    tab_to_the_board(&page);
    for (key, to) in [('n', "c3"), ('k', "e8"), ('4', "e4")] {
        page.press_key(Key::Char(key));
        assert_eq!(page.read_view().focus.as_deref(), Some(to), "{key}");
    }
    page.press_with_shift('1');
    assert_eq!(page.read_view().focus.as_deref(), Some("a4"));
    page.press_with_shift('p');
    assert_eq!(page.read_view().focus.as_deref(), Some("d5"), "the one before a4, round the board");
    for (key, code) in [
        ('a', "attackers"),
        ('m', "moves"),
        ('h', "rank"),
        ('v', "file"),
        ('o', "pieces"),
        ('t', "clocks"),
        ('l', "last-move"),
        ('q', "no-such-piece"),
    ] {
        page.press_key(Key::Char(key));
        // The texts of answers are loaded when the first answer is needed.
        page.until(code, || {
            let view = page.read_view();
            view.said == [code] && !view.status.trim().is_empty()
        });
    }
    page.press_with_shift('m');
    page.until("captures", || page.announcement_codes() == ["captures"]);
    assert_eq!(page.sans(), Vec::<String>::new());
}

#[test]
fn the_help_lists_the_keys_and_takes_none() {
    let page = Page::open("");
    tab_to_the_board(&page);
    let at = page.read_view().focus;
    page.press_key(Key::Char('?'));
    page.until("the list", || page.has("dialog[open][data-dialog=keys] kbd"));
    let said = page.announcement_codes();
    page.press_keys(&[Key::Char('l'), Key::Char('k'), Key::Char('4')]);
    assert_eq!(page.announcement_codes(), said, "no key of the board works in a dialog");
    page.press_key(Key::Escape);
    page.until("the board", || !page.has("dialog"));
    assert_eq!(page.read_view().focus, at, "the focus is where it was");
}
