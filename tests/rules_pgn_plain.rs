//! The reader has a fast path for plain moves, and reads all other text word by word. Both ways
//! give the same result on any text. The test replaces spaces by no-break spaces, at which the fast
//! path stops, so that most moves are read word by word.
#![allow(clippy::unwrap_used)]

mod common;

use std::fmt::Write;

use common::Random;
use tabiya::rules::Position;
use tabiya::rules::pgn::PgnReader;

/// Parts of messy files, and moves that are nearly plain.
const BITS: &[&str] = &[
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    ";",
    "$",
    "%",
    "\n",
    "\r\n",
    "\n\n",
    "\r",
    " ",
    " 1. ",
    "1.",
    " 2...",
    "12.",
    " 1-0 ",
    "0-1",
    " * ",
    "1/2",
    " e4 ",
    "e2e4 ",
    " g1f3 ",
    " Sf3 ",
    "Lb5 ",
    " e8=Q ",
    "e8(Q)",
    " O-O ",
    "0-0",
    "O-O-O+ ",
    " o-o ",
    " -- ",
    "Z0 ",
    "e.p.",
    "+",
    "#",
    "!",
    "?!",
    " $6 ",
    " N ",
    "x",
    ":",
    "=",
    "-",
    "é",
    "♘f3",
    "[A \"x\"]\n",
    "1.e4 ",
    "Nf3 ",
    "Ke2 ",
    "...",
    "\0",
    "К",
    "Nge2 ",
    "Ke1-g1 ",
    "a1 ",
    "R1a3 ",
    "Nb1xd2+ ",
];

fn game(random: &mut Random, text: &mut String) {
    let mut position = Position::initial();
    text.push_str("[Event \"one\"]\n\n");
    for ply in 0..2 + random.below(60) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[random.below(moves.len())];
        if ply % 2 == 0 {
            let _ = write!(text, "{}.{}", ply / 2 + 1, ["", " "][random.below(2)]);
        }
        let _ = write!(text, "{}{}", position.san(mv), ["\n", " ", " ", " ", " ", " "][random.below(6)]);
        position = position.play_unchecked(mv);
    }
    text.push_str(["*\n\n", "1-0\n\n", "\n\n"][random.below(3)]);
}

/// Everything that the reader returns for a text, in four of its modes.
fn read(text: &str) -> String {
    let reader = || PgnReader::new(text.as_bytes());
    let readers = [
        reader(),
        reader().up_to_faults(),
        reader().skipping_variations(),
        reader().moves_only(40).up_to_faults(),
    ];
    let mut read = String::new();
    for game in readers.into_iter().flatten() {
        let _ = writeln!(read, "{game:?}");
    }
    read
}

#[test]
fn moves_in_one_go_and_word_by_word_are_the_same() {
    let mut random = Random(0x9147);
    let mut moves = 0;
    for _ in 0..1_500 {
        let mut text = String::new();
        (0..1 + random.below(3)).for_each(|_| game(&mut random, &mut text));
        for _ in 0..random.below(6) {
            let at =
                (random.below(text.len())..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(0);
            match random.below(5) {
                0 => {
                    text.remove(at);
                }
                1 => {
                    let end = (at + random.below(20)..text.len()).find(|end| text.is_char_boundary(*end));
                    text.replace_range(at..end.unwrap_or(at), "");
                }
                _ => text.insert_str(at, BITS[random.below(BITS.len())]),
            }
        }
        moves += text.matches(' ').count();
        // An `Event` tag ends an unclosed comment only if a plain space precedes its value.
        let apart = read(&text.replace(' ', "\u{a0}").replace("[Event\u{a0}", "[Event "));
        assert_eq!(read(&text), apart.replace("\\u{a0}", " "), "{text:?}");
    }
    assert!(moves > 50_000, "{moves}");
}
