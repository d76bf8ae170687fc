//! The choice of a piece for a promotion.

use tabiya_e2e::{Key, Page, fen_fragment};

const START: &str = "3r2k1/4P3/8/8/8/8/4p3/3R2K1 w - - 0 1";

#[test]
fn each_choice_is_what_it_says() {
    let page = Page::open("");
    for (choice, white, black) in [
        ('q', "e8=Q+", "exd1=Q+"),
        ('r', "e8=R+", "exd1=R+"),
        ('b', "exd8=B", "e1=B"),
        ('n', "exd8=N", "exd1=N"),
    ] {
        for (side, from, rank, san) in [('w', "e7", '8', white), ('b', "e2", '1', black)] {
            page.load(&fen_fragment(&START.replace(" w ", &format!(" {side} "))));
            let file = if san.starts_with("ex") { 'd' } else { 'e' };
            let onto = format!("{file}{rank}");
            page.drag(from, &onto);
            assert_eq!(page.read_view().promotion, ["q", "r", "b", "n"]);
            page.promote(choice);
            let view = page.read_view();
            assert!(view.promotion.is_empty());
            assert_eq!(view.sans, [san]);
            assert_eq!(view.pieces.get(&onto), Some(&format!("{side}{}", choice.to_ascii_uppercase())));
        }
    }
}

#[test]
fn escape_takes_the_move_back() {
    let page = Page::open_fen(START);
    let before = page.read_view();
    for by_click in [false, true] {
        if by_click {
            page.click("e7");
            page.click("d8");
        } else {
            page.drag("e7", "d8");
        }
        let open = page.read_view();
        assert_eq!(open.promotion.len(), 4);
        assert_eq!(open.fen, before.fen, "the move is not played before its choice");
        page.press_key(Key::Escape);
        let view = page.read_view();
        assert!(view.promotion.is_empty() && view.targets.is_empty());
        assert_eq!((&view.fen, &view.sans, &view.pieces), (&before.fen, &before.sans, &before.pieces));
        let (square, piece) = (page.box_of("[data-square=e7]"), || page.box_of("[data-piece][data-on=e7]"));
        page.until("the pawn to be back on e7", || piece() == square);
    }
    page.drag("e7", "e8");
    page.promote('n');
    assert_eq!(page.sans(), ["e8=N"]);
}

#[test]
fn the_picker_is_at_the_square_and_on_the_board() {
    let page = Page::open_fen("8/P5k1/8/8/8/8/8/4K3 w - - 0 1");
    let board = page.box_of("[data-board]");
    for turned in [false, true] {
        if turned {
            page.click_action("flip");
        }
        page.drag("a7", "a8");
        let picker = page.box_of("[data-dialog=promotion]");
        let square = page.box_of("[data-square=a8]");
        assert!((picker[0] - square[0]).abs() <= 1.0, "it stands in the file of the square");
        let touches = picker[1] <= square[1] + square[3] && picker[1] + picker[3] >= square[1];
        assert!(touches, "it touches the square: {picker:?}, {square:?}");
        assert!(picker[1] >= board[1] - 1.0 && picker[1] + picker[3] <= board[1] + board[3] + 1.0);
        let choice = page.box_of("[data-promote=q]");
        assert!(choice[2] >= 24.0 && choice[3] >= 24.0, "a choice is large enough for a finger");
        page.press_key(Key::Escape);
        assert!(page.read_view().promotion.is_empty());
    }
}

#[test]
fn a_finger_chooses_too() {
    let page = Page::open_fen(START);
    let finger = page.finger(0);
    finger.press("e7");
    finger.move_to("e8");
    finger.release();
    page.read_view_until("the picker", |view| view.promotion.len() == 4);
    let [left, top, width, height] = page.box_of("[data-promote=b]");
    finger.click_point(left + width / 2.0, top + height / 2.0);
    page.read_view_until("the bishop", |view| view.sans == ["e8=B"]);
}

#[test]
fn two_taps_promote_nothing_unasked() {
    let page = Page::open_fen(START);
    for pointer in [page.finger(0), page.pen(), page.mouse()] {
        pointer.click("e7");
        page.read_view_until("the pawn's targets", |view| view.targets.len() == 2);
        pointer.click("e8");
        let view = page.read_view_until("the picker", |view| view.promotion.len() == 4);
        // The first choice appears under the pointer. Without another tap, it must not be chosen.
        std::thread::sleep(std::time::Duration::from_millis(100));
        assert!(view.sans.is_empty() && page.sans().is_empty());
        assert_eq!(page.read_view().promotion.len(), 4);
        page.press_key(Key::Escape);
        assert!(page.read_view().promotion.is_empty());
    }
}
