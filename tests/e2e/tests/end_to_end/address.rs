//! Positions and settings in the page's address: the page refuses an invalid address with a reason,
//! and puts the position of a valid address on the board.

use std::collections::BTreeSet;
use tabiya_e2e::{Page, fen_fragment};

/// Values of `#fen=` that the page refuses. `tests/bad_positions.rs` has the error of each value.
const BAD: [&str; 32] = [
    "",
    "hello",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 extra",
    "rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/44/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/0p7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/ppxppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/3♞4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1",
    "4k3/8/8/8/8/8/8/4K3 w K - 0 1",
    "r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 99999999999999999999",
    "8/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
    "8/8/8/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
    "8/8/8/3kK3/8/8/8/8 w - - 0 1",
    "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1",
];

/// Number of different errors that the page reports for [`BAD`].
const DIFFERENT: usize = 26;

/// Opens an invalid address, waits for the error message, and closes the message. Returns its text
/// for screen readers.
fn told(page: &Page, fragment: &str) -> String {
    page.change_fragment(fragment);
    page.see_notice("bad-address");
    assert!(page.has("[data-notice=bad-address][data-tone=error]"));
    let told = page.read_view().status;
    page.click_on("[data-notice] [data-action=dismiss]");
    page.read_view_until("the message to go", |view| view.notice.is_none());
    told
}

#[test]
fn a_bad_position_says_what_is_wrong_and_leaves_the_game_alone() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    let before = page.read_view();
    let mut all = BTreeSet::new();
    for fen in BAD {
        // The page appends a space to a repeated announcement, so that screen readers read it
        // again.
        all.insert(told(&page, &fen_fragment(fen)).trim_end().to_owned());
        let view = page.read_view();
        assert_eq!(
            (&view.fen, &view.sans, &view.result),
            (&before.fen, &before.sans, &before.result),
            "{fen:?}"
        );
        assert_eq!(view.pieces, before.pieces);
    }
    assert_eq!(all.len(), DIFFERENT, "each fault has words of its own: {all:#?}");
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "c5", "Nf3"], "and the game continues");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_bad_setting_is_named() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let before = page.read_view();
    for (fragment, names) in [
        ("#en-passant=perhaps", ["en-passant", "perhaps"]),
        ("#rules=house", ["rules", "house"]),
        ("#fen=%ff%fe", ["fen", "fen"]),
    ] {
        let told = told(&page, fragment);
        assert!(names.iter().all(|name| told.contains(name)), "{fragment}: {told:?}");
        let view = page.read_view();
        assert_eq!((&view.fen, &view.sans), (&before.fen, &before.sans));
    }
}

#[test]
fn the_first_address_may_be_bad_too() {
    let page = Page::open(&fen_fragment("4k3/8/8/8/8/8/8/8 w - - 0 1"));
    page.see_notice("bad-address");
    assert_eq!(
        page.fen(),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "a ready board all the same"
    );
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn a_good_position_puts_a_new_game_on_the_board() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let fen = "8/8/8/8/8/4k3/4p3/4K3 b - - 3 70";
    page.change_fragment(&fen_fragment(fen));
    let view = page.read_view_until("the position of the address", |view| view.fen == fen);
    assert!(view.sans.is_empty() && view.last_move.is_empty());
    assert_eq!(view.result, "*");
    page.drag("e3", "d3");
    assert_eq!(page.sans(), ["Kd3"]);
}
