//! Typed moves, in the words and letters of several languages.

use crate::{data, english, german, locales, plurals};
use tabiya::app::dialogs::typed::read_spellings;
use tabiya::game::{Game, GameSetup, HouseRules};
use tabiya::rules::Position;
use tabiya::words::{Language, Words};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// White can castle on both sides, promote on a8 or by capturing on b8, and capture en passant.
const RICH: &str = "1r2k3/P7/8/3pP3/8/2N3N1/8/R3K2R w KQ d6 0 1";
const PAWNS: &str = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PINNED: &str = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";
const CHECKED: &str = "4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1";

/// Meaning of a typed text in a position: the move in UCI notation, or the code of the error.
fn meant(words: &Words, fen: &str, text: &str) -> String {
    let game =
        Game::new(GameSetup { start: Position::from_fen(fen).expect("a position"), ..GameSetup::default() });
    match read_spellings(&game, &words.typed_spellings(text)) {
        Ok(mv) => mv.uci(),
        Err(fault) => fault.code().to_owned(),
    }
}

fn check(words: &Words, table: &[(&str, &str, &str)]) {
    for (fen, text, means) in table {
        assert_eq!(meant(words, fen, text), *means, "{text}");
    }
}

/// Typed texts with the same meaning in every language: FEN, typed text, and move or error code.
const NOTATION: [(&str, &str, &str); 47] = [
    // First, texts in which characters of other scripts replace letters and digits of the notation.
    (START, "Е4", "e2e4"),
    (START, "Е2Е4", "e2e4"),
    (START, "Ε2-Ε4", "e2e4"),
    (START, "ε4", "e2e4"),
    (START, "е2 е4", "e2e4"),
    (START, "в3", "b2b3"),
    (START, "н4", "h2h4"),
    (START, "aЗ", "a2a3"),
    (START, "Ｎｆ３", "g1f3"),
    (START, "ｇ１ｆ３", "g1f3"),
    (START, "Nf٣", "g1f3"),
    (START, "Nf۳", "g1f3"),
    (START, "Nf३", "g1f3"),
    (RICH, "о-о", "e1g1"),
    (RICH, "０－０－０", "e1c1"),
    (START, "е4", "e2e4"),
    (START, "е2е4", "e2e4"),
    (START, "e٤", "e2e4"),
    (START, "e४", "e2e4"),
    (START, "ｅ４", "e2e4"),
    (PAWNS, "ехd5", "e4d5"),
    (PAWNS, "схd5", "c4d5"),
    (RICH, "О-О", "e1g1"),
    (RICH, "О-О-О", "e1c1"),
    (RICH, "0–0", "e1g1"),
    (START, "e4", "e2e4"),
    (START, " e4! ", "e2e4"),
    (START, "g1f3", "g1f3"),
    (START, "G1F3", "g1f3"),
    (START, "g1-f3", "g1f3"),
    (START, "g1 f3", "g1f3"),
    (START, "♘f3", "g1f3"),
    (RICH, "0-0", "e1g1"),
    (RICH, "o-o-o", "e1c1"),
    (RICH, "e1g1", "e1g1"),
    (RICH, "exd6", "e5d6"),
    (RICH, "exd6 e.p.", "e5d6"),
    (RICH, "a7a8n", "a7a8n"),
    (RICH, "a7a8", "promotion-missing"),
    (RICH, "a8", "promotion-missing"),
    (START, "e2e5", "none-goes-there"),
    (START, "e5e6", "none-goes-there"),
    (START, "0-0", "castling-obstructed"),
    (CHECKED, "0-0", "castling-out-of-check"),
    (PINNED, "e2c3", "leaves-king-in-check"),
    (START, "", "not-san"),
    (START, "e9", "not-san"),
];

#[test]
fn notation_is_read_in_every_language() {
    check(&english(), &NOTATION);
    check(&german(), &NOTATION);
}

/// In every language, a move can be typed as the page writes it. The names of squares can be typed
/// with letters and digits of other scripts.
#[test]
fn every_language_reads_its_own_letters_and_names() {
    let moves = [
        (START, "g1f3"),
        (START, "b1c3"),
        (START, "e2e4"),
        (RICH, "e1f2"),
        (RICH, "a1a6"),
        (RICH, "a7b8q"),
        (RICH, "a7a8n"),
        (RICH, "c3d5"),
        (RICH, "e5d6"),
        (RICH, "e1g1"),
        (RICH, "e1c1"),
        ("4k3/8/8/8/8/8/8/2BQK3 w - - 0 1", "c1a3"),
        ("4k3/8/8/8/8/8/8/2BQK3 w - - 0 1", "d1h5"),
    ];
    let scripts = [
        ("abcdefgh", "12345678"),
        ("аьсdеfgһ", "12345678"),
        ("ａｂｃｄｅｆｇｈ", "１２３４５６７８"),
        ("abcdefgh", "١٢٣٤٥٦٧٨"),
        ("abcdefgh", "۱۲۳۴۵۶۷۸"),
        ("abcdefgh", "१२३४५६७८"),
    ];
    for language in Language::ALL {
        let words = Words::load(&data(&locales(), language), plurals()).expect("data of this build");
        for (fen, uci) in moves {
            let position = Position::from_fen(fen).expect("a position");
            let mv = position.parse_uci(uci).expect("a move");
            let written = words.san_text(position.san(mv));
            let role = position.piece_at(mv.from()).expect("a piece").role;
            let mut texts = vec![written];
            if mv.promotion().is_none() && !mv.is_castle() {
                let from_to = format!("{} {} {}", words.role(role), mv.from(), mv.to());
                texts.push(from_to);
            }
            for text in texts {
                for (files, ranks) in scripts {
                    let typed: String = text
                        .chars()
                        .map(|c| {
                            let at = |of: &str| of.chars().position(|it| it == c);
                            let of = |to: &str, at| to.chars().nth(at).expect("eight of them");
                            match (at("abcdefgh"), at("12345678")) {
                                // A text with blanks contains the name of a piece, so its letters
                                // stay.
                                (Some(file), _) if !text.contains(' ') => of(files, file),
                                (_, Some(rank)) => of(ranks, rank),
                                _ => c,
                            }
                        })
                        .collect();
                    assert_eq!(meant(&words, fen, &typed), uci, "{language:?}: {typed}");
                }
            }
        }
    }
}

#[test]
fn chinese_is_read_without_blanks() {
    let zh = Words::load(&data(&locales(), Language::Zh), plurals()).expect("data of this build");
    check(&zh, &NOTATION);
    check(
        &zh,
        &[
            (START, "马f3", "g1f3"),
            (START, "马 g1 走到 f3", "g1f3"),
            (RICH, "短易位", "e1g1"),
            (RICH, "长易位", "e1c1"),
            (RICH, "王车易位", "ambiguous"),
            (RICH, "兵a8 变 马", "a7a8n"),
            (START, "马走到f3", "g1f3"),
            (RICH, "马吃d5", "c3d5"),
            (RICH, "马吃兵d5", "c3d5"),
            (RICH, "兵吃过路兵d6", "e5d6"),
            (RICH, "兵a8升变为马", "a7a8n"),
            (START, "马飞到f3", "not-san"),
        ],
    );
}

/// Hindi words are understood with and without nukta dots, because people type both.
#[test]
fn hindi_is_read_however_it_is_spelled() {
    let hi = Words::load(&data(&locales(), Language::Hi), plurals()).expect("data of this build");
    check(&hi, &NOTATION);
    check(
        &hi,
        &[
            (START, "घोड़ा f3", "g1f3"),
            (START, "घो\u{95c}ा f3", "g1f3"),
            (START, "घोडा f3", "g1f3"),
            (START, "घोड़ा g1 से f3", "g1f3"),
            (START, "प्यादा e2 से e4 पर", "e2e4"),
            (RICH, "छोटी किलेबंदी", "e1g1"),
            (RICH, "लंबी किलेबंदी", "e1c1"),
            (RICH, "वजीर की ओर किलेबंदी", "e1c1"),
            (RICH, "राजा की तरफ़ कैसलिंग", "e1g1"),
            (RICH, "किलेबंदी", "ambiguous"),
            (RICH, "घोड़ा d5 पर प्यादे को मारता है", "c3d5"),
            (RICH, "प्यादा मारे d6 एन पासां", "e5d6"),
            (RICH, "a8 वज़ीर", "a7a8q"),
            (RICH, "a8 वजीर", "a7a8q"),
            (RICH, "a8 व\u{91c}\u{93c}ीर", "a7a8q"),
            (RICH, "a8 व\u{95b}ीर", "a7a8q"),
            (RICH, "प्यादा a8, घोड़ा बना", "a7a8n"),
            (START, "ऊँट c4", "none-goes-there"),
            (START, "ऊंट c4", "none-goes-there"),
            (START, "Springer f3", "not-san"),
        ],
    );
}

#[test]
fn ukrainian_is_read_in_both_cases() {
    let uk = Words::load(&data(&locales(), Language::Uk), plurals()).expect("data of this build");
    check(&uk, &NOTATION);
    check(
        &uk,
        &[
            (START, "Кf3", "g1f3"),
            (START, "кf3", "g1f3"),
            (START, "Кінь f3", "g1f3"),
            (START, "кінь g1 на f3", "g1f3"),
            (START, "Кінь сз", "b1c3"),
            (START, "кінь с3", "b1c3"),
            (START, "пішак е2 е4", "e2e4"),
            (START, "пішак е٤", "e2e4"),
            (RICH, "Крf2", "e1f2"),
            (RICH, "крf2", "e1f2"),
            (RICH, "коротка рокіровка", "e1g1"),
            (RICH, "Рокіровка в довгий бік", "e1c1"),
            (RICH, "довга рокіровка", "e1c1"),
            (RICH, "рокіровка", "ambiguous"),
            (RICH, "кінь бере пішака на d5", "c3d5"),
            (RICH, "пішак бере d6, взяття на проході", "e5d6"),
            (RICH, "a8 ферзь", "a7a8q"),
            (RICH, "пішак a8, перетворення на коня", "a7a8n"),
            (RICH, "axb8Т", "a7b8r"),
            (START, "слон c4", "none-goes-there"),
            (START, "Springer f3", "not-san"),
        ],
    );
}

#[test]
fn english_is_read() {
    check(
        &english(),
        &[
            (START, "Nf3", "g1f3"),
            (START, "nf3", "g1f3"),
            (START, "knight f3", "g1f3"),
            (START, "Knight to f3", "g1f3"),
            (START, "knight g1 to f3", "g1f3"),
            (START, "pawn e4", "e2e4"),
            (START, "pawn from e2 to e4", "e2e4"),
            (RICH, "castle short", "e1g1"),
            (RICH, "castles kingside", "e1g1"),
            (RICH, "castle queen side", "e1c1"),
            (RICH, "castle long", "e1c1"),
            (RICH, "castle", "ambiguous"),
            (CHECKED, "castle short", "castling-out-of-check"),
            (RICH, "e takes d6", "e5d6"),
            (RICH, "pawn takes d6 en passant", "e5d6"),
            (PAWNS, "pawn takes d5", "ambiguous"),
            (PAWNS, "c takes d5", "c4d5"),
            (RICH, "knight takes pawn on d5", "c3d5"),
            (RICH, "a8 queen", "a7a8q"),
            (RICH, "pawn a8 promotes to knight", "a7a8n"),
            (RICH, "a takes b8 rook", "a7b8r"),
            (RICH, "knight e4", "ambiguous"),
            (RICH, "knight c e4", "c3e4"),
            (KNIGHTS, "knight d2", "ambiguous"),
            (KNIGHTS, "knight b d2", "b1d2"),
            (KNIGHTS, "knight 3 d2", "f3d2"),
            (KNIGHTS, "knight takes d2", "nothing-to-take"),
            (PINNED, "knight c3", "leaves-king-in-check"),
            (START, "bishop c4", "none-goes-there"),
            (START, "rook", "not-san"),
            (START, "knight to the sofa", "not-san"),
            (START, "Springer f3", "not-san"),
        ],
    );
}

#[test]
fn german_is_read_and_so_are_the_letters_of_english() {
    check(
        &german(),
        &[
            (START, "Sf3", "g1f3"),
            (START, "sf3", "g1f3"),
            (START, "Nf3", "g1f3"),
            (START, "Springer f3", "g1f3"),
            (START, "Springer von g1 nach f3", "g1f3"),
            (START, "Bauer e4", "e2e4"),
            (RICH, "kurze Rochade", "e1g1"),
            (RICH, "Rochade lang", "e1c1"),
            (RICH, "große Rochade", "e1c1"),
            (RICH, "Rochade", "ambiguous"),
            (RICH, "e schlägt d6", "e5d6"),
            (RICH, "Springer schlägt Bauer d5", "c3d5"),
            (RICH, "a8D", "a7a8q"),
            (RICH, "a8=S", "a7a8n"),
            (RICH, "axb8T", "a7b8r"),
            (RICH, "Bauer a8 Umwandlung in Dame", "a7a8q"),
            (RICH, "Ta5", "a1a5"),
            (KNIGHTS, "Springer d2", "ambiguous"),
            (KNIGHTS, "Sbd2", "b1d2"),
            (START, "Läufer c4", "none-goes-there"),
            (START, "Pferdchen f3", "not-san"),
        ],
    );
}

#[test]
fn where_warnings_are_off_a_move_into_check_is_a_move() {
    let rules = HouseRules { check_warnings: false, ..HouseRules::lobby() };
    let start = Position::from_fen(PINNED).expect("a position");
    let game = Game::new(GameSetup { rules, start, ..GameSetup::default() });
    for text in ["Nc3", "knight c3", "e2c3"] {
        assert_eq!(
            read_spellings(&game, &english().typed_spellings(text)).map(|mv| mv.uci()),
            Ok("e2c3".to_owned()),
            "{text}"
        );
    }
}

#[test]
fn no_text_is_too_much() {
    for text in ["x".repeat(100_000), "knight ".repeat(10_000), "\u{0}\u{fe0f}🙂".repeat(50), "ß".to_owned()]
    {
        assert_eq!(meant(&english(), START, &text), "not-san");
        assert_eq!(meant(&german(), START, &text), "not-san");
    }
}

#[test]
fn why_not_is_said_in_words() {
    let fault = |words: &Words, fen: &str, text: &str| {
        let game = Game::new(GameSetup {
            start: Position::from_fen(fen).expect("a position"),
            ..GameSetup::default()
        });
        words.typed_fault(text, &read_spellings(&game, &words.typed_spellings(text)).expect_err("no move"))
    };
    assert_eq!(fault(&english(), START, "sofa"), "“sofa” cannot be read as a move.");
    assert_eq!(
        fault(&english(), KNIGHTS, "knight d2"),
        "knight d2 does not say which piece moves: those on b1 and f3 can."
    );
    assert_eq!(fault(&german(), START, "Sofa"), "„Sofa“ ist kein lesbarer Zug.");
}
