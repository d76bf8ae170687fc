//! Addresses that cannot be used.

use tabiya_e2e::{Page, fen_fragment};

/// What stands behind `#fen=`, and words that the message must hold (any case).
const BAD: [(&str, &[&str]); 34] = [
    ("", &["field"]),
    ("hello", &["field"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", &["field"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 extra", &["field"]),
    ("rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["7 ranks"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["9 ranks"]),
    ("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 7", "9"]),
    ("rnbqkbnr/pppppppp/8/8/7/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 4", "7"]),
    ("rnbqkbnr/pppppppp/8/9/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 5"]),
    ("rnbqkbnr/pppppppp/8/8/44/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 4"]),
    ("rnbqkbnr/pppppppp/8/0p7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 5", "0"]),
    ("rnbqkbnr/ppxppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 7", "x"]),
    ("rnbqkbnr/pppppppp/8/3♞4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &["rank 5", "♞"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", &["move"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR W KQkq - 0 1", &["move"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxq - 0 1", &["castling"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KK - 0 1", &["castling"]),
    ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", &["castling"]),
    ("r3k2r/8/8/8/8/8/4K3/R6R w KQkq - 0 1", &["castling"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1", &["en passant"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e3 0 1", &["en passant", "e3"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 1", &["en passant", "e6"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - x 1", &["half"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -1 1", &["half"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0", &["number"]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 99999999999999999999", &["number"]),
    ("8/8/8/8/8/8/8/4K3 w - - 0 1", &["black", "king"]),
    ("4k3/8/8/8/8/8/8/8 w - - 0 1", &["white", "king"]),
    ("4k3/8/8/8/8/8/8/3KK3 w - - 0 1", &["white", "2 kings"]),
    ("8/8/8/8/8/8/8/8 w - - 0 1", &["king"]),
    ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", &["black", "check"]),
    ("8/8/8/3kK3/8/8/8/8 w - - 0 1", &["check"]),
    ("P3k3/8/8/8/8/8/8/4K3 w - - 0 1", &["pawn", "a8"]),
    ("4k3/pppppppp/p7/8/8/8/8/4K3 w - - 0 1", &["black", "9 pawns"]),
];

#[test]
fn a_bad_position_says_what_is_wrong_and_leaves_the_game_alone() {
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    let before = page.look();
    let mut told = before.status.clone();
    for (fen, words) in BAD {
        page.change_fragment(&fen_fragment(fen));
        let last = std::mem::take(&mut told);
        let view = page.look_until("a message about the address", |view| view.status != last);
        told = view.status.clone();
        let plain = told.to_lowercase();
        for word in words {
            assert!(plain.contains(&word.to_lowercase()), "{fen:?}: {told:?} does not speak of {word:?}");
        }
        page.until("the message in sight", || page.visible_message().is_some());
        assert_eq!(page.visible_message().as_deref(), Some(told.trim()));
        assert_eq!(
            (&view.fen, &view.sans, &view.result),
            (&before.fen, &before.sans, &before.result),
            "{fen:?}"
        );
        assert_eq!(view.pieces, before.pieces);
    }
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "c5", "Nf3"], "and the game goes on");
    assert_eq!(page.browser().console_errors(), [""; 0]);
}

#[test]
fn a_bad_setting_says_what_is_wrong() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let before = page.look();
    for (fragment, words) in [
        ("#en-passant=perhaps", ["en-passant", "perhaps"]),
        ("#rules=house", ["rules", "house"]),
        ("#fen=%ff%fe", ["fen", "fen"]),
    ] {
        let last = page.status();
        page.change_fragment(fragment);
        let view = page.look_until("a message about the address", |view| view.status != last);
        assert!(words.iter().all(|word| view.status.contains(word)), "{fragment}: {:?}", view.status);
        assert_eq!((&view.fen, &view.sans), (&before.fen, &before.sans));
    }
}

#[test]
fn the_first_address_may_be_bad_too() {
    let page = Page::open(&fen_fragment("4k3/8/8/8/8/8/8/8 w - - 0 1"));
    let view = page.look();
    assert_eq!(
        view.fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "a ready board all the same"
    );
    assert!(view.status.contains("king"), "{:?}", view.status);
    page.until("the message in sight", || page.visible_message().as_deref() == Some(view.status.trim()));
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn a_good_position_puts_a_new_game_on_the_board() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let fen = "8/8/8/8/8/4k3/4p3/4K3 b - - 3 70";
    page.change_fragment(&fen_fragment(fen));
    let view = page.look_until("the position of the address", |view| view.fen == fen);
    assert!(view.sans.is_empty() && view.last_move.is_empty());
    assert_eq!(view.result, "*");
    page.drag("e3", "d3");
    assert_eq!(page.sans(), ["Kd3"]);
}
