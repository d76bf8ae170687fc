//! Chess960: starting a game by number, and castling by dragging the king onto its rook or by
//! tapping both.

use tabiya_e2e::Page;

const FIRST: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";

/// Positions in which White can castle on both sides, each with the square of White's king, and the
/// squares of the king's-side rook and the queen's-side rook.
const CASTLINGS: [(&str, &str, [&str; 2]); 3] = [
    ("1r3k1r/pppppppp/8/8/8/8/PPPPPPPP/1R3K1R w KQkq - 0 1", "f1", ["h1", "b1"]),
    ("r5kr/pppppppp/8/8/8/8/PPPPPPPP/R5KR w KQkq - 0 1", "g1", ["h1", "a1"]),
    ("2r1k1r1/pppppppp/8/8/8/8/PPPPPPPP/2R1K1R1 w KQkq - 0 1", "e1", ["g1", "c1"]),
];

#[test]
fn a_king_on_its_rook_castles_dragged_or_tapped() {
    let page = Page::open("");
    for (fen, king, rooks) in CASTLINGS {
        for (rook, san) in rooks.into_iter().zip(["O-O", "O-O-O"]) {
            page.load_fresh(&tabiya_e2e::fen_fragment(fen));
            page.drag(king, rook);
            assert_eq!(page.sans(), [san], "{fen}, dragged to {rook}");
            page.load_fresh(&tabiya_e2e::fen_fragment(fen));
            page.click(king);
            assert!(page.target_squares().iter().any(|target| target == rook), "{fen}: {rook}");
            page.click(rook);
            assert_eq!(page.sans(), [san], "{fen}, tapped on {rook}");
        }
    }
}

#[test]
fn a_game_begins_by_number_from_the_sheet_and_from_an_address() {
    let page = Page::open("");
    page.open_new_game();
    page.choose("start", "chess960");
    page.scroll_to("[name=chess960]");
    page.write("[name=chess960]", "960");
    page.until("the fault", || page.has("[name=chess960][aria-invalid=true]"));
    page.click_on("[data-dialog=new-game] [data-action=start-game]");
    assert!(page.has("[data-dialog=new-game]"), "nothing begins");
    page.write("[name=chess960]", "0");
    page.click_on("[data-dialog=new-game] [data-action=start-game]");
    page.read_view_until("the first of the 960", |view| view.fen == FIRST);
    page.load_fresh("#chess960=0&white=Anna&black=Ben&lang=de");
    page.read_view_until("the first of the 960", |view| view.fen == FIRST);
    let name = |side: &str| page.visible_text(&format!("[data-edge={side}]")).unwrap_or_default();
    assert!(name("white").contains("Anna") && name("black").contains("Ben"), "{}", name("white"));
    page.change_fragment("#chess960=960");
    page.see_notice("bad-address");
    assert_eq!(page.fen(), FIRST);
}
