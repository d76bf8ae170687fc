//! Refused moves: the reason is announced, and marked on the board.

use tabiya_e2e::Page;

#[test]
fn a_pinned_piece_names_who_pins_it() {
    let page = Page::open_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    let before = page.read_view();
    for by_click in [false, true] {
        if by_click {
            page.click("e2");
            page.click("c3");
        } else {
            page.drag("e2", "c3");
        }
        page.see_notice("king-left-in-check");
        let view = page.read_view();
        assert!(view.status.contains("e8"), "it says by whom: {:?}", view.status);
        assert_eq!(view.attackers, ["e8"], "and shows it");
        assert_eq!((&view.fen, &view.sans, &view.pieces), (&before.fen, &before.sans, &before.pieces));
    }
    page.drag("e1", "d1");
    assert_eq!(page.sans(), ["Kd1"], "and the game continues");
}

#[test]
fn a_king_does_not_go_where_it_would_be_taken() {
    let page = Page::open_fen("6k1/7p/8/8/8/5b2/8/4K3 w - - 0 1");
    page.drag("e1", "e2");
    page.see_notice("king-left-in-check");
    assert_eq!(page.read_view().attackers, ["f3"]);
}

#[test]
fn a_check_must_be_answered() {
    let page = Page::open_fen("4k3/8/8/8/7q/8/P7/4K3 w - - 0 1");
    assert_eq!(page.read_view().check, ["e1"]);
    page.drag("a2", "a4");
    page.see_notice("king-left-in-check");
    assert_eq!(page.read_view().attackers, ["h4"]);
    assert!(page.sans().is_empty());
}

#[test]
fn a_move_no_piece_makes_blames_no_check() {
    let page = Page::open_fen("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    page.drag("e2", "e5");
    page.see_notice("not-its-way");
    let view = page.read_view();
    assert!(view.attackers.is_empty());
    assert!(view.sans.is_empty());
}

#[test]
fn castling_says_what_is_against_it() {
    let page = Page::open_fen("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    page.drag("e1", "g1");
    page.see_notice("castling-through-check");
    assert_eq!(page.read_view().attackers, ["f8"]);
    page.drag("h1", "g1");
    page.drag("e8", "e7");
    page.drag("g1", "h1");
    page.drag("e7", "e8");
    page.drag("e1", "g1");
    page.see_notice("castling-rook-has-moved");
    page.drag("e1", "c1");
    assert_eq!(page.sans().last().map(String::as_str), Some("O-O-O"));
}

#[test]
fn en_passant_that_is_off_and_a_piece_out_of_turn_are_told() {
    let page = Page::open("#en-passant=off");
    for (from, to) in [("e2", "e4"), ("a7", "a6"), ("e4", "e5"), ("d7", "d5")] {
        page.drag(from, to);
    }
    page.drag("e5", "d6");
    page.see_notice("en-passant-off");
    assert_eq!(page.read_view().attackers, ["d5"]);
    page.click("b8");
    page.see_notice("not-your-turn");
    assert_eq!(page.sans().len(), 4);
}
