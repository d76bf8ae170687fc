//! Addresses with a start position that no game can reach. If the page finds the fault, it refuses
//! the address with a reason, and the game on the board continues.

use super::page::Page;
use tabiya::app::{AddressError, NoticeContent};

/// Positions, each with the code of the fault that the page finds; `ok` if the page finds none.
const IMPOSSIBLE: [(&str, &str); 9] = [
    ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1", "fen-check-unexplained"),
    ("4k3/8/8/1B6/8/8/8/4KR1B b - - 0 1", "ok"),
    ("4k3/8/8/1B5Q/8/8/8/4K3 b - - 0 1", "fen-check-unexplained"),
    ("4k3/3P1P2/8/8/8/8/8/4K3 b - - 0 1", "fen-check-unexplained"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/QNBQKBNR w Kkq - 0 1", "fen-promoted"),
    ("rnbqkbnr/pppppppp/8/8/4P3/4P3/PPPP2PP/RNBQKBNR b KQkq - 0 1", "ok"),
    ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 3 10", "fen-en-passant-quiet"),
    ("4k3/8/8/8/4P3/8/8/4K3 b - e3 1 10", "fen-en-passant-quiet"),
    ("4k3/8/5P2/8/8/8/8/4K3 b - - 0 1", "ok"),
];

#[test]
fn an_address_with_one_is_refused() {
    for (fen, code) in IMPOSSIBLE {
        let mut page = Page::new();
        page.play("e4 e5").address(&format!("fen={}", fen.replace(' ', "%20")));
        match page.what() {
            Some(NoticeContent::BadAddress { fault: AddressError::Fen(fault), playing: true }) => {
                assert_eq!(fault.code(), code, "{fen}");
                assert_eq!(page.sans(), ["e4", "e5"]);
            }
            _ => assert_eq!((code, page.fen().as_str()), ("ok", fen)),
        }
    }
}
