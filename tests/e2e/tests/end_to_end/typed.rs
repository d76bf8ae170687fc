//! Typed moves, and questions about the position by keyboard.

use super::words::choose_language;
use tabiya_e2e::{Key, Page};

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

/// Last announcement inside the open dialog, as codes.
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
        page.press_key(Key::Char('i'));
        page.until("the field", || field_in_focus(&page) == "move");
        type_text(&page, text);
        page.until(text, || page.sans().len() == number + 1);
        page.until("the focus on the board", || page.read_view().focus.is_some());
    }
    let view = page.read_view();
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!((view.result.as_str(), view.focus.as_deref()), ("0-1", Some("h4")));
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
        page.press_key(Key::Char('i'));
        page.until("the field", || field_in_focus(&page) == "move");
        type_text(&page, text);
        page.until(text, || page.sans().len() == number + 1);
        page.until("the focus on the board", || page.read_view().focus.is_some());
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
