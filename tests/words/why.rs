//! Texts that explain the end of a game.

use crate::{english, german};
use tabiya::rules::{Position, Square, WhyDead};
use tabiya::words::Words;

fn said(words: &Words, fen: &str) -> Vec<String> {
    let position = Position::from_fen(fen).expect(fen);
    words.no_move_explanation(&position, &position.why_no_move().expect("no legal move"))
}

#[test]
fn a_mate_is_told_square_by_square() {
    let back_rank = "4R1k1/5ppp/8/8/8/8/8/4K3 b - - 0 1";
    assert_eq!(
        said(&english(), back_rank),
        [
            "Check from the rook on e8.",
            "Its own pieces block f7, g7 and h7.",
            "Cannot go to f8 and h8: attacked by the rook on e8.",
            "No other piece can capture the attacker or move in between.",
        ]
    );
    assert_eq!(
        said(&german(), back_rank),
        [
            "Schach gibt: Turm auf e8.",
            "Eigene Figuren versperren f7, g7 und h7.",
            "Kein Zug nach f8 und h8: angegriffen von Turm auf e8.",
            "Keine andere Figur kann den Angreifer schlagen oder dazwischenziehen.",
        ]
    );
    // No piece can interpose between a king and a knight, or between a king and a piece next to it.
    for fen in ["6rk/5Npp/8/8/8/8/8/4K3 b - - 0 1", "k7/PP6/1K6/8/8/8/8/8 b - - 0 1"] {
        let last = said(&english(), fen).pop();
        assert_eq!(last.as_deref(), Some("No other piece can capture the attacker."), "{fen}");
    }
}

#[test]
fn a_stalemate_says_who_is_pinned_and_who_is_stuck() {
    assert_eq!(
        said(&english(), "7k/8/8/8/8/8/5q2/r2N3K w - - 0 1"),
        [
            "The king is not in check, and there is no legal move.",
            "Cannot go to g1, g2 and h2: attacked by the queen on f2.",
            "No move to b2, f2, c3 and e3 for the knight on d1: that would be check from the rook on a1.",
        ]
    );
    let last = said(&english(), "7k/p6P/P5K1/8/8/8/8/8 b - - 0 1").pop();
    assert_eq!(last.as_deref(), Some("Cannot move: the pawn on a7."));
}

#[test]
fn a_dead_position_says_what_is_left() {
    let position = Position::from_fen("4k3/8/8/8/8/8/8/4KN2 w - - 0 1").expect("a position");
    let words = english();
    assert_eq!(
        words.dead_position_sentence(&position, WhyDead::OneMinor(Square::F1)),
        "Besides the kings there is only the knight on f1, and that is not enough to mate."
    );
    let others = [WhyDead::LoneKings, WhyDead::BishopsOfOneColour(Square::F1.into()), WhyDead::NoWay];
    let said: Vec<_> = others.into_iter().map(|why| words.dead_position_sentence(&position, why)).collect();
    assert!(
        said.iter().all(|said| said.ends_with('.')) && said[0] != said[1] && said[1] != said[2],
        "{said:?}"
    );
}
