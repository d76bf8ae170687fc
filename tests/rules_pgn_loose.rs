//! Loose PGN as people and other programs write it: text whose meaning is clear is read, and
//! deviations from the standard are noted.
#![allow(clippy::unwrap_used)]

use tabiya::game::pgn::{ImportedGames, read_games};
use tabiya::rules::pgn::{PgnFault, PgnGame, PgnReader};
use tabiya::rules::{Position, SanError};

fn read(text: &str) -> Vec<PgnGame> {
    let reader = PgnReader::new(text.as_bytes()).up_to_faults();
    reader.map(|game| game.unwrap_or_else(|fault| panic!("{fault}: {text}"))).collect()
}

fn moves(game: &PgnGame) -> String {
    game.moves().iter().map(|mv| mv.uci()).collect::<Vec<_>>().join(" ")
}

fn codes(game: &PgnGame) -> String {
    game.notes.iter().map(|note| note.code()).collect::<Vec<_>>().join(" ")
}

/// Result, moves and notes of each game.
fn told(text: &str) -> Vec<(String, String, String)> {
    let games = read(text);
    for game in &games {
        assert_eq!(game.fault, None, "{text}");
    }
    games.iter().map(|game| (game.score.to_string(), moves(game), codes(game))).collect()
}

const CARO: &str = "e2e4 c7c6 d2d4 d7d5";

#[test]
fn a_game_without_moves_does_not_take_those_of_the_next() {
    let absent = "[Event \"Round 4\"]\n[White \"Ira\"]\n[Black \"Jon\"]\n[Result \"*\"]\n";
    let next = "[Event \"Round 4\"]\n[White \"Kim\"]\n[Black \"Lea\"]\n[Result \"0-1\"]\n\n1. e4 c6 0-1\n";
    let without_event =
        "[White \"Ira\"]\n[Black \"Jon\"]\n\n[Date \"2021.04.05\"]\n[White \"Kim\"]\n\n1. e4 c6 0-1\n";
    for text in [
        format!("{absent}\n{next}"),
        format!("{absent}\r\n \t\r\n{next}"),
        format!("{absent}{next}"),
        format!("{absent}{{ nobody came }}\n{next}"),
        format!("{absent}\n{{ nobody came }} +/-\n\n{next}"),
        format!("{absent}\n% for programs\n{next}"),
        without_event.to_owned(),
    ] {
        let games = read(&text);
        let [first, second] = &games[..] else { panic!("{}: {text}", games.len()) };
        assert_eq!(
            (first.tag("White"), moves(first).as_str(), codes(first).as_str()),
            (Some("Ira"), "", "no-result"),
            "{text}"
        );
        assert_eq!(
            (second.tag("White"), moves(second).as_str(), codes(second).as_str()),
            (Some("Kim"), "e2e4 c7c6", ""),
            "{text}"
        );
        assert_eq!(first.score.to_string(), "*");
        assert_eq!(second.score.to_string(), "0-1");
    }
    // An error of the second game is not reported for the first.
    let text = "[White \"Ira\"]\n\n[Variant \"Atomic\"] [White \"Kim\"]\n\n1. e4 *";
    let both: Vec<_> = PgnReader::new(text.as_bytes()).up_to_faults().collect();
    assert!(
        matches!(&both[..], [Ok(_), Err(error)] if (error.place.line, error.place.column) == (3, 1)),
        "{both:?}"
    );
    // Tags of one game with a blank line between them.
    let one = read("[Event \"a\"]\n\n[White \"Ira\"]\n[Annotator \"x\"]\n\n[Annotator \"y\"]\n1. e4 *");
    assert_eq!((one.len(), one[0].tags.len()), (1, 4));
}

#[test]
fn results_in_other_signs_are_results() {
    for (word, score, note) in [
        ("½-½", "1/2-1/2", ""),
        ("½½", "1/2-1/2", "loose-result"),
        ("0.5-0.5", "1/2-1/2", "loose-result"),
        ("0,5:0,5", "1/2-1/2", "loose-result"),
        ("1/2 - 1/2", "1/2-1/2", "loose-result"),
        ("0-1F", "0-1", "loose-result"),
        ("0 : 1", "0-1", "loose-result"),
        ("0 – 1", "0-1", "loose-result"),
        ("1:0", "1-0", "loose-result"),
        ("1\u{200e}-\u{200e}0", "1-0", "stray-signs"),
        ("-/+", "0-1", "loose-result"),
        ("+:-", "0-1", "loose-result"),
        ("0-0", "*", "unknown-result"),
        ("0:0", "*", "unknown-result"),
        ("0 - 0", "*", "unknown-result"),
        ("1/2-0", "*", "unknown-result"),
        ("0-1 }", "0-1", "stray-signs"),
        ("0-1 )", "0-1", "stray-signs"),
        ("0-1 !", "0-1", "stray-signs"),
        ("0-1 0-1", "0-1", "stray-signs"),
        ("0-1 forfeit", "0-1", "stray-signs"),
    ] {
        let text = format!(
            "[White \"Ira\"]\n[Result \"0-1\"]\n\n1. e4 c6 2. d4 d5 {word}\n\n[White \"Kim\"]\n\n1. c4 *\n"
        );
        let games = told(&text);
        assert_eq!(games.len(), 2, "{word}: {games:?}");
        assert_eq!(games[0], (score.to_owned(), CARO.to_owned(), note.to_owned()), "{word}");
        assert_eq!(games[1], ("*".to_owned(), "c2c4".to_owned(), String::new()), "{word}");
    }
}

#[test]
fn zeros_are_castling_or_a_result() {
    let open = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7";
    for (text, plies, result) in [
        (format!("[Result \"0-0\"]\n\n{open} 0-0\n\n[White \"Kim\"]\n\n*"), 6, "unknown-result"),
        (format!("[Result \"0-0\"]\n\n{open} 4. 0-0 0-0 0-0"), 8, "unknown-result"),
        (format!("[Result \"1-0\"]\n\n{open} 4. 0-0 1-0"), 7, ""),
        (format!("{open} 4. 0-0\n\n[White \"Kim\"]\n\n*"), 7, ""),
        ("1. e4 e5 0-0 {both stayed away}".to_owned(), 2, "unknown-result"),
        ("[Result \"0-0\"]\n\n0-0".to_owned(), 0, "unknown-result"),
    ] {
        let games = read(&text);
        assert_eq!((games[0].moves().len(), codes(&games[0]).as_str()), (plies, result), "{text}");
        assert_eq!(games[0].fault, None);
    }
}

#[test]
fn tags_keep_their_names_and_their_texts() {
    let text = "[BlackType: \"program\"]\n[Team+1 \"a\"]\n[White-Team \"b\"]\n[Black Elo \"1900\"]\n[White 'Ida \"Ace\" May']\n[Event “Cup”]\n[Site Ely]\n\n1. e4 *";
    let game = read(text).remove(0);
    let tags: Vec<_> = game.tags.iter().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(
        tags,
        [
            "BlackType:=program",
            "Team+1=a",
            "White-Team=b",
            "BlackElo=1900",
            "White=Ida \"Ace\" May",
            "Event=Cup",
            "Site=Ely"
        ]
    );
    assert_eq!(codes(&game), "loose-tag");
    let again = read(&game.to_string()).remove(0);
    assert_eq!(
        (again.tags, again.notes.len()),
        (game.tags, 0),
        "and they are written so that every program reads them"
    );
}

#[test]
fn tags_of_a_position_say_it_loosely_or_not_at_all() {
    let start = Position::initial().to_fen();
    for (tags, fen, note) in [
        ("[SetUp \"0\"]\n[FEN \"\"]", &*start, ""),
        ("[FEN \"\"]", &*start, "empty-fen"),
        ("[SetUp \"1\"]\n[FEN \"?\"]", &*start, "empty-fen"),
        ("[FEN \"startpos\"]", &*start, "empty-fen"),
        ("[FEN \"7k/8/8/8/8/8/P7/7K w - - fmvn 30; hmvc 4;\"]", "7k/8/8/8/8/8/P7/7K w - - 4 30", "loose-fen"),
        ("[FEN \"7k/8/8/8/8/8/P7/7K W – – 4 0\"]", "7k/8/8/8/8/8/P7/7K w - - 4 1", "loose-fen"),
        ("[FEN \"7k/8/8/8/8/8/P7/7K w - - - -\"]", "7k/8/8/8/8/8/P7/7K w - - 0 1", "loose-fen"),
        ("[FEN \" 7k/8/8/8/8/8/P7/7K  w - -  4 30 \"]", "7k/8/8/8/8/8/P7/7K w - - 4 30", "loose-fen"),
    ] {
        let game = read(&format!("{tags}\n\n1. a4 *")).remove(0);
        assert_eq!(
            (game.start.to_fen().as_str(), codes(&game).as_str(), game.moves().len()),
            (fen, note, 1),
            "{tags}"
        );
        let again = read(&game.to_string()).remove(0);
        assert_eq!((again.start.to_fen(), again.notes.len()), (game.start.to_fen(), 0), "{tags}");
    }
    let refused = PgnReader::new(&b"[FEN \"7k/8 w\"]\n\n1. a4 *"[..]).next().unwrap().unwrap_err();
    assert_eq!((refused.fault.code(), refused.place.line), ("fen-field-count", 1));
}

#[test]
fn chess960_has_many_names() {
    for name in [
        "Chess960",
        "chess 960",
        "FischerRandom",
        "Fischer Random Chess",
        "Fischerandom",
        "wild/fr",
        "960",
        "Freestyle Chess",
    ] {
        let text = format!(
            "[Variant \"{name}\"]\n[FEN \"bqrkrbnn/pppppppp/8/8/8/8/PPPPPPPP/BQRKRBNN w KQkq - 0 1\"]\n\n1. e4 e5 *"
        );
        assert_eq!(read(&text)[0].moves().len(), 2, "{name}");
    }
    for name in ["Atomic", "Crazyhouse", "Three-check", "wild/5", "King of the Hill", "Shatranj"] {
        let text = format!("[Variant \"{name}\"]\n\n1. e4 e5 *");
        let fault = PgnReader::new(text.as_bytes()).up_to_faults().next().unwrap().unwrap_err();
        assert_eq!(fault.fault, PgnFault::Variant(name.to_owned()));
    }
}

/// Texts, each with the moves that are read from it, in UCI notation, and with the codes of the
/// notes.
const MOVES: &[(&str, &str, &str)] = &[
    ("1. d4 e5 2. de d6 3. ed Bxd6", "d2d4 e7e5 d4e5 d7d6 e5d6 f8d6", "loose-moves"),
    ("1. d4 e5 2. dxe", "d2d4 e7e5 d4e5", "loose-moves"),
    ("1. e4 a6 2. e5 d5 3. ed", "e2e4 a7a6 e4e5 d7d5 e5d6", "loose-moves"),
    ("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. Kg1 Kg8", "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1g1 e8g8", "loose-moves"),
    ("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. OO o-o", "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1g1 e8g8", "loose-moves"),
    ("1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 00 O - O", "e2e4 e7e5 g1f3 g8f6 f1e2 f8e7 e1g1 e8g8", "loose-moves"),
    (
        "1. d4 d5 2. Nc3 Nc6 3. Bf4 Bf5 4. Qd2 Qd7 5. Kc1 OOO",
        "d2d4 d7d5 b1c3 b8c6 c1f4 c8f5 d1d2 d8d7 e1c1 e8c8",
        "loose-moves",
    ),
    ("1. e4, c6, 2. d4, d5", CARO, "stray-signs"),
    ("1) e4 c6 2) d4 d5", CARO, "stray-signs"),
    ("1)e4 c6 (1) ... e5) 2)d4 d5", CARO, "stray-signs"),
    ("1 . e4 c6 2 . d4 d5", CARO, ""),
    ("1. e4 1… c6 2. d4 2 … d5", CARO, ""),
    ("1. e4 .. c6 2: d4 2. ... d5", CARO, ""),
    ("1. e4. c6. 2. d4 d5.", CARO, "stray-signs"),
    ("1. e4 | c6 2. d4 – d5", CARO, "stray-signs"),
    ("1.e4 c6 2.d4 d5 mate", CARO, ""),
    ("1.e4 c6 2.d4 check d5 ch.", CARO, ""),
    ("1. e4\u{200b} \u{2060}c6 2. d\u{ad}4 d5\u{200f}", CARO, "stray-signs"),
    ("1. е4 с6 2. d4 d5", CARO, "look-alikes"),
    ("1. ｅ４ ｃ６ 2. d4 d5", CARO, "look-alikes"),
    ("1. e4 c6 2. Вc4 d5 3. Вb3", "e2e4 c7c6 f1c4 d7d5 c4b3", "look-alikes"),
    ("1. e4 $400 c6 2. d4 $1000 d5 $1", CARO, "unknown-glyph"),
    ("1. e4‼ c6⁇ 2. d4 ⁉ d5⁈", CARO, ""),
];

#[test]
fn moves_are_read_as_people_write_them() {
    for (text, read, notes) in MOVES {
        let text = format!("[White \"Ira\"]\n\n{text} *\n\n[White \"Kim\"]\n\n1. c4 *\n");
        let games = told(&text);
        assert_eq!(games.len(), 2, "{text}: {games:?}");
        assert_eq!(games[0], ("*".to_owned(), (*read).to_owned(), (*notes).to_owned()), "{text}");
    }
    let signs = read("1. e4‼ c6⁇ 2. d4 ⁉ d5⁈ *").remove(0);
    let glyphs: Vec<_> = signs.main.moves.iter().flat_map(|step| &step.glyphs).map(|glyph| glyph.0).collect();
    assert_eq!(glyphs, [3, 4, 5, 6]);
}

#[test]
fn what_is_not_clear_is_refused() {
    for (text, plies, code) in [
        // Two pawns on the e-file can capture on the d-file.
        ("[FEN \"4k3/8/3p4/4P3/3p4/4P3/8/4K3 w - - 0 1\"]\n\n1. ed *", 0, "ambiguous"),
        ("[FEN \"3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. ed *", 0, "promotion-missing"),
        ("1. e4 e5 2. ed *", 2, "not-san"),
        ("1. e4 e5 2. Kg1 *", 2, "none-goes-there"),
        ("1. e4 e5 zz2. d4 *", 2, "not-san"),
        ("1. e4 c6 a3. d4 *", 2, "not-san"),
    ] {
        let read = PgnReader::new(text.as_bytes()).up_to_faults().next().unwrap();
        let (count, fault) = match read {
            Ok(game) => (game.moves().len(), game.fault.unwrap().fault),
            Err(error) => (0, error.fault),
        };
        assert_eq!((count, fault.code()), (plies, code), "{text}");
    }
    let promoted = Position::from_fen("3nk3/4P3/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert_eq!(promoted.parse_loosely("ed=N").map(|(mv, _)| mv.uci()), Ok("e7d8n".to_owned()));
    assert_eq!(
        promoted.parse_loosely("Kg1"),
        Err(SanError::NoneGoesThere { role: tabiya::rules::Role::King, to: tabiya::rules::Square::G1 })
    );
}

#[test]
fn the_letters_of_a_game_are_known_from_all_of_its_words() {
    // Only `Tg1` shows that the letters are Dutch. `Pf3` could also be a pawn move.
    let game = read("1. Pf3 a6 2. Pg5 (2. e4) a5 3. Pe4 a4 4. Pc5 Pc6 5. Tg1 *").remove(0);
    assert_eq!((game.moves().len(), codes(&game).as_str()), (9, "other-letters"));
    // Here no move shows another language, so the illegal move `Ke4` is an error.
    let game = read("1. e4 e5 2. Ke4 Ke5 3. Ke3 *").remove(0);
    assert_eq!((game.moves().len(), codes(&game).as_str()), (2, ""));
}

#[test]
fn comments_and_variations_keep_their_order() {
    for text in [
        "1. e4 {a} (1. d4 {b} 1... d5) {c} {d} (1. c4) {e} 1... e5 *",
        "1. e4 (1. d4 (1. c4) {b}) {[%clk 0:01:00]} 1... e5 *",
        "1. e4 $6 $14 {[%eval 0.1]} {b} 1... e5 (1... c5) {behind} 2. Nf3 *",
    ] {
        let game = read(text).remove(0);
        assert_eq!(game.to_string(), format!("{text}\n"));
    }
    assert_eq!(read("1. e4?! $6 !? $5 e5 *")[0].to_string(), "1. e4 $6 $5 e5 *\n");
    let clock = read("1. e4 (1. d4) {[%clk 0:01:00]} e5 *").remove(0);
    assert_eq!(clock.main.moves[0].command("clk"), Some("0:01:00"));
}

#[test]
fn files_in_utf_16_are_read() {
    let text = "[White \"Zoë 龙\"]\r\n\r\n1. e4 c6 2. d4 d5 1-0\r\n";
    let fen = "7k/8/8/8/8/8/P7/7K w - - 4 30\n7k/8/8/8/8/8/P7/7K b - - 4 30\n";
    for mark in ["", "\u{feff}"] {
        for to_bytes in [u16::to_le_bytes, u16::to_be_bytes] {
            let bytes =
                |text: &str| format!("{mark}{text}").encode_utf16().flat_map(to_bytes).collect::<Vec<u8>>();
            let import = ImportedGames::read_from(&bytes(text)[..]);
            assert_eq!((import.games.len(), &*import.games[0].headers.white), (1, "Zoë 龙"));
            assert_eq!(import.games[0].moves.len(), 4);
            assert_eq!(ImportedGames::read_from(&bytes(fen)[..]).games.len(), 2);
        }
    }
}

#[test]
fn positions_are_read_a_line_each() {
    let text = "# endings\n\n7k/8/8/8/8/8/P7/7K w - - bm a4; id \"one; of \\\"two\\\"\";\n\
                7k/8/8/8/8/8/P7/7K b - - hmvc 4; fmvn 30;\n\
                FEN: 7k/8/8/8/8/8/P7/7K\tw\t-\t-\t0\t0\n\
                7k/8/8/8/8/8/P7/7K w - x 0 1\n";
    let read: Vec<_> = read_games(text.as_bytes(), |reader| reader).collect();
    let fens: Vec<_> =
        read.iter().map(|game| game.as_ref().map(|game| (game.start.to_fen(), codes(game)))).collect();
    assert_eq!(fens[0], Ok(("7k/8/8/8/8/8/P7/7K w - - 0 1".to_owned(), String::new())));
    assert_eq!(fens[1], Ok(("7k/8/8/8/8/8/P7/7K b - - 4 30".to_owned(), String::new())));
    assert_eq!(fens[2], Ok(("7k/8/8/8/8/8/P7/7K w - - 0 1".to_owned(), "loose-fen".to_owned())));
    let fault = fens[3].as_ref().unwrap_err();
    assert_eq!((fault.fault.code(), fault.place.line, fault.place.column), ("fen-en-passant", 6, 24));
    assert_eq!(fens.len(), 4);
}

/// Control characters in comments become spaces. Otherwise a written game could begin with zero
/// bytes, and would be read as UTF-16.
#[test]
fn control_characters_in_comments_are_blanks() {
    fn whole(text: &str) -> PgnReader<&[u8]> {
        PgnReader::new(text.as_bytes()).with_annotations_up_to(100, 1_000)
    }
    let texts = [
        "1. {\0\0a\u{1b}b\0} e4 *",
        "1. {\0} e4 *",
        "1. e4 {\u{85}\u{7f}a} *",
        "1. e4 {a {b\0c} d\0 e} *",
        "1. e4 (1. d4 xyz\0z) e5 *",
    ];
    for text in texts {
        let written = match whole(text).next() {
            Some(Ok(game)) => game.to_string(),
            other => panic!("{text:?}: {other:?}"),
        };
        assert!(!written.trim_end().contains(char::is_control), "{written:?}");
        let again = whole(&written).next().unwrap().unwrap();
        assert_eq!(again.to_string(), written, "{text:?}");
    }
}

#[test]
fn several_signs_and_signs_of_positions_stand_directly_behind_moves() {
    for (text, glyphs, notes) in [
        ("1. e4!± c6", "$1 $16", ""),
        ("1. e4+/- c6", "$16", ""),
        ("1. e4= c6", "$10", ""),
        ("1. e4+= c6", "$14", ""),
        ("1. e4+- c6", "$18", ""),
        ("1. e4-+ c6", "$19", ""),
        ("1. e4 +− c6", "$18", ""),
        ("1. e4−+ c6", "$19", ""),
        ("1. e4!?=∞ c6", "$5 $44", ""),
        ("1. e4 !±→ c6", "$1 $16 $40", ""),
        ("1. e4→ c6", "$40", ""),
        ("1. e4!!! c6", "", ""),
        ("1. e4○ c6", "", "stray-signs"),
        ("1. e4 ○ c6", "", "stray-signs"),
        ("1. e4 mate! c6", "$1", ""),
    ] {
        let games = read(&format!("{text} 2. d4 *"));
        assert_eq!((games.len(), moves(&games[0]).as_str()), (1, "e2e4 c7c6 d2d4"), "{text}");
        assert_eq!(games[0].fault, None, "{text}");
        let found: Vec<_> = games[0].main.moves[0].glyphs.iter().map(|glyph| glyph.to_string()).collect();
        assert_eq!((found.join(" ").as_str(), codes(&games[0]).as_str()), (glyphs, notes), "{text}");
    }
    // The first `+` is the sign of check; `+-` and `=` behind it are glyphs.
    let game = read("[FEN \"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. b8=Q++- Kd7 2. Qb5+= Ke7 *").remove(0);
    assert_eq!(game.main.moves.iter().map(|step| step.glyphs.len()).collect::<Vec<_>>(), [1, 0, 1, 0]);
}

#[test]
fn a_comment_behind_the_result_belongs_to_the_game() {
    for (text, comments) in [
        ("1. e4 c6 1-0 {Black resigns}", "Black resigns"),
        ("1. e4 c6 {a} 1-0 {b} {c}", "a|b|c"),
        ("1. e4 c6 1-0 ; by phone", "by phone"),
        ("1. e4 c6 {a} 1-0 * {b}", "a|b"),
    ] {
        let games = read(&format!("{text}\n\n{{the next}} 1. d4 *\n"));
        let said: Vec<_> = games.iter().map(|game| game.score.to_string()).collect();
        assert_eq!(said, ["1-0", "*"], "{text}");
        assert_eq!(games[0].main.moves[1].comments.join("|"), comments, "{text}");
        assert_eq!(games[1].main.comments, ["the next"], "{text}");
    }
    let alone = read("[White \"Ira\"]\n\n0-1 {Ira did not come}\n").remove(0);
    assert_eq!((alone.moves().len(), &alone.main.comments[..]), (0, &["Ira did not come".to_owned()][..]));
}

#[test]
fn comments_in_odd_places_keep_their_words() {
    for (text, comments) in [
        ("1. e4 {won {by 12 moves, 1-0} in (2) games $5} c6 *", "won {by 12 moves, 1-0 in (2) games $5"),
        ("1. e4 [%clk 0:05:00] c6 *", "[%clk 0:05:00]"),
        ("1. e4 {a}{b};c\nc6 *", "a|b|c"),
        ("1. {a} e4 ;b\n{c} 1... {d} c6 *", "b|c|d"),
        ("1. e4 {a\n%b\n;c} c6 *", "a %b ;c"),
    ] {
        let game = read(text).remove(0);
        assert_eq!((game.fault.as_ref(), moves(&game).as_str()), (None, "e2e4 c7c6"), "{text}");
        assert_eq!(game.main.moves[0].comments.join("|"), comments, "{text}");
        let again = read(&game.to_string()).remove(0);
        assert_eq!(again.main, game.main, "{text}");
    }
}
