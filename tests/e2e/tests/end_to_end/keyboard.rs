//! Playing by the keyboard alone: a whole game, the focus on the board, promotion and castling.

use tabiya_e2e::{Key, Page};

/// Presses Tab until a square of the board has the focus.
fn tab_to_the_board(page: &Page) {
    for _ in 0..12 {
        page.press_key(Key::Tab);
        if page.read_view().focus.is_some() {
            return;
        }
    }
    panic!("twelve times Tab does not lead to the board");
}

/// Moves the focus to the square `to` with the arrow keys.
fn walk(page: &Page, to: &str) {
    let view = page.read_view();
    let Some(from) = view.focus else { panic!("no square has the focus") };
    let side = |square: &str, index: usize| i32::from(square.as_bytes()[index]);
    let turned = if view.orientation == "black" { -1 } else { 1 };
    let right = turned * (side(to, 0) - side(&from, 0));
    let up = turned * (side(to, 1) - side(&from, 1));
    let horizontal = if right > 0 { Key::Right } else { Key::Left };
    let vertical = if up > 0 { Key::Up } else { Key::Down };
    for (key, times) in [(horizontal, right), (vertical, up)] {
        for _ in 0..times.abs() {
            page.press_key(key);
        }
    }
    assert_eq!(page.read_view().focus.as_deref(), Some(to));
}

fn play(page: &Page, from: &str, to: &str) {
    walk(page, from);
    page.press_key(Key::Enter);
    walk(page, to);
    page.press_key(Key::Enter);
}

#[test]
fn a_game_without_a_pointer() {
    let page = Page::open("");
    tab_to_the_board(&page);
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        play(&page, from, to);
    }
    let view = page.read_view();
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(view.result, "0-1");
}

/// Returns the topmost piece at the centre of the focused square, such as `wP`; an empty string if
/// there is none.
fn on_top(page: &Page) -> String {
    let script = r#"
        // Pieces ignore the pointer, so `elementFromPoint` would not find them.
        const pieces = [...document.querySelectorAll('[data-piece]')];
        pieces.forEach(piece => piece.style.pointerEvents = 'auto');
        const { left, top, width, height } = document.activeElement.getBoundingClientRect();
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        pieces.forEach(piece => piece.style.pointerEvents = '');
        return found.dataset.piece ?? '';
    "#;
    page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_square_in_focus_does_not_hide_its_piece() {
    let page = Page::open("");
    tab_to_the_board(&page);
    for (square, piece) in [("d1", "wQ"), ("e2", "wP"), ("e4", "")] {
        walk(&page, square);
        assert_eq!(on_top(&page), piece, "{square}");
    }
    play(&page, "e2", "e4");
    let moved = || on_top(&page) == "wP";
    page.until("the pawn to be seen on e4", moved);
}

#[test]
fn the_board_is_one_tab_stop_and_arrows_stop_at_its_edges() {
    let page = Page::open("");
    tab_to_the_board(&page);
    walk(&page, "a1");
    page.press_keys(&[Key::Left, Key::Down]);
    assert_eq!(page.read_view().focus.as_deref(), Some("a1"));
    walk(&page, "h8");
    page.press_keys(&[Key::Right, Key::Up]);
    assert_eq!(page.read_view().focus.as_deref(), Some("h8"));
    page.press_key(Key::Tab);
    assert_eq!(page.read_view().focus, None, "the next Tab leaves the board");
}

#[test]
fn arrows_follow_a_board_turned_round() {
    let page = Page::open("");
    page.click_action("flip");
    tab_to_the_board(&page);
    play(&page, "e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn space_selects_and_escape_lets_go() {
    let page = Page::open("");
    tab_to_the_board(&page);
    walk(&page, "g1");
    page.press_key(Key::Space);
    assert_eq!(page.target_squares(), ["f3", "h3"]);
    page.press_key(Key::Escape);
    assert!(page.target_squares().is_empty());
    assert!(page.sans().is_empty());
}

#[test]
fn a_promotion_by_keyboard() {
    let page = Page::open_fen("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
    tab_to_the_board(&page);
    play(&page, "e7", "e8");
    assert_eq!(page.read_view().promotion.len(), 4);
    page.press_key(Key::Escape);
    let view = page.read_view();
    assert!(view.promotion.is_empty() && view.sans.is_empty());
    assert_eq!(view.focus.as_deref(), Some("e7"), "the focus is back with the pawn");

    play(&page, "e7", "e8");
    // The queen is the first choice and has the focus; the rook is the next choice.
    page.press_keys(&[Key::Down, Key::Enter]);
    let view = page.read_view();
    assert_eq!(view.sans, ["e8=R"]);
    assert_eq!(view.focus.as_deref(), Some("e8"));
}

#[test]
fn castling_in_chess960_puts_the_king_on_its_rook() {
    let page = Page::open_fen("1r3k1r/pppppppp/8/8/8/8/PPPPPPPP/1R3K1R w KQkq - 0 1");
    tab_to_the_board(&page);
    play(&page, "f1", "h1");
    assert_eq!(page.sans(), ["O-O"]);
}
