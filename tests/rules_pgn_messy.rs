//! Malformed PGN as in real files: the moves that are read, the notes on what deviates from the
//! standard, and the moves of a broken game up to its error.
#![allow(clippy::unwrap_used)]

use tabiya::game::pgn::ImportedGames;
use tabiya::rules::pgn::{PgnReader, ReadNote};

/// A kind of file: name, text, moves of each game, notes, and errors.
type Kind = (&'static str, &'static [u8], &'static [&'static str], &'static str, &'static str);

const OPEN: &str = "e2e4 e7e5 g1f3 b8c6";

const KINDS: &[Kind] = &[
    ("moves of engines", b"1. e2e4 e7e5 2. g1f3 b8c6 *", &[OPEN], "engine-moves", ""),
    (
        "castling and promotion of engines",
        b"[FEN \"4k3/1P6/8/8/8/8/8/4K2R w K - 0 1\"]\n\ne1g1 e8e7 b7b8q *",
        &["e1g1 e8e7 b7b8q"],
        "engine-moves",
        "",
    ),
    ("long algebraic", b"1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 *", &[OPEN], "", ""),
    (
        "long algebraic, captures and castling",
        b"1. e2-e4 d7-d5 2. e4xd5 Qd8xd5 3. Ng1-f3 Qd5-a5 4. Bf1-e2 Qa5xa2 5. Ke1-g1 *",
        &["e2e4 d7d5 e4d5 d8d5 g1f3 d5a5 f1e2 a5a2 e1g1"],
        "",
        "",
    ),
    ("German", b"1. e4 e5 2. Sf3 Sc6 *", &[OPEN], "other-letters K D T L S", ""),
    (
        "German, a queen in the end",
        b"[FEN \"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. b8=D+ Kf7 2. Db3+ *",
        &["b7b8q e8f7 b8b3"],
        "other-letters K D T L S",
        "",
    ),
    ("French", "1. e4 e5 2. Cf3 Cc6 3. Fb5 Fe7 4. Re2 *".as_bytes(), &["e2e4 e7e5 g1f3 b8c6 f1b5 f8e7 e1e2"], "other-letters R D T F C", ""),
    ("Spanish", "1. e4 e5 2. Cf3 Cc6 3. Ab5 *".as_bytes(), &["e2e4 e7e5 g1f3 b8c6 f1b5"], "other-letters R D T A C", ""),
    // Moves that were read as pawn moves are read again once the language of the piece letters is
    // known.
    ("Dutch", b"1. Pf3 Pc6 2. e4 e5 3. Lb5 *", &["g1f3 b8c6 e2e4 e7e5 f1b5"], "other-letters K D T L P", ""),
    ("Polish", b"1. e4 e5 2. Sf3 Sc6 3. Gb5 *", &["e2e4 e7e5 g1f3 b8c6 f1b5"], "other-letters K H W G S", ""),
    ("Hungarian", b"1. e4 e5 2. Hf3 Hc6 3. Fb5 a6 4. Bg1 *", &["e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 h1g1"], "other-letters K V B F H", ""),
    (
        "Russian",
        "1. e4 e5 2. Сc4 Кc6 3. Кf3 Сc5 4. О-О *".as_bytes(),
        &["e2e4 e7e5 f1c4 b8c6 g1f3 f8c5 e1g1"],
        "other-letters Кр Ф Л С К",
        "",
    ),
    // The Finnish letter of knights is the English letter of rooks.
    ("Finnish", b"1. e4 e5 2. Rf3 Rc6 3. Lb5 *", &["e2e4 e7e5 g1f3 b8c6 f1b5"], "other-letters K D T L R", ""),
    // `K` is also the Turkish letter of a rook, but no rook can move to e3 either.
    ("an illegal move of the king", b"1. d4 d5 2. Ke3 e6 *", &["d2d4 d7d5"], "", "none-goes-there"),
    ("a null move", b"1. e4 e5 2. Nf3 -- 3. d4 *\n\n1. d4 *", &["e2e4 e7e5 g1f3", "d2d4"], "", "null-move"),
    ("another null move", b"1. e4 e5 2. Nf3 Nc6 3. Z0 *", &[OPEN], "", "null-move"),
    ("a null move of engines", b"1. e4 0000 *", &["e2e4"], "", "null-move"),
    (
        "comments in comments",
        b"1. e4 {good {very\ngood} so they say} e5 2. Nf3 {a {b {c} d} e} Nc6 *",
        &[OPEN],
        "nested-comment",
        "",
    ),
    ("a brace in a comment", b"1. e4 {:-{ } e5 2. Nf3 Nc6 {fine} *", &[OPEN], "", ""),
    ("no tags", b"1. e4 e5 1-0\n1. d4 0-1\n", &["e2e4 e7e5", "d2d4"], "", ""),
    ("no move numbers", b"e4 e5 Nf3 Nc6 1-0", &[OPEN], "", ""),
    (
        "no result",
        b"[White \"A\"]\n\n1. e4 e5\n\n[White \"B\"]\n\n1. d4\n",
        &["e2e4 e7e5", "d2d4"],
        "",
        "",
    ),
    ("no result and no tags", b"1. e4 e5\n2. Nf3\n\n1. d4 d5\n\n1.c4\n", &["e2e4 e7e5 g1f3", "d2d4 d7d5", "c2c4"], "no-result", ""),
    ("nothing but moves", b"e4 e5 Nf3 Nc6", &[OPEN], "", ""),
    ("Latin-1", b"[White \"J\xf6rg \x96 Andr\xe9\"]\n\n1. e4 e5 2. Nf3 Nc6 \xbd-\xbd", &[OPEN], "old-letters", ""),
    ("CR alone", b"[White \"A\"]\r\r1. e4 ; to the end\re5\r% no move\r2. Nf3 Nc6 *\r", &[OPEN], "", ""),
    ("CR and LF", b"[White \"A\"]\r\n\r\n1. e4 ; to the end\r\ne5\r\n% no move\r\n2. Nf3 Nc6 *\r\n", &[OPEN], "", ""),
    (
        "marks of byte order",
        b"\xef\xbb\xbf\xef\xbb\xbf% no game\n\xef\xbb\xbf[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\xef\xbb\xbf",
        &[OPEN],
        "",
        "",
    ),
    ("another variant", b"[Variant \"Atomic\"]\n\n1. e4 *\n\n[White \"A\"]\n\n1. d4 *", &["d2d4"], "", "other-variant"),
    ("an illegal move", b"1. e4 e5 2. Nf3 Nf3 3. d4 *", &["e2e4 e7e5 g1f3"], "", "none-goes-there"),
    ("a word among the moves", b"1. e4 e5 hello 2. Nf3 *", &["e2e4 e7e5"], "", "not-san"),
    ("brackets that close nothing", b"1. e4 ) e5 ] 2. Nf3 } Nc6 *", &[OPEN], "", "unopened-bracket"),
    ("a sign without a number", b"1. e4 $ e5 2. Nf3 Nc6 *", &[OPEN], "", "bad-glyph"),
    ("a tag without its end", b"[White \"A\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 Nc6 *", &[OPEN], "", "bad-tag"),
    ("a comment without its end", b"1. e4 e5 {and so on\n2. Nf3 *", &["e2e4 e7e5"], "", "open-comment"),
    ("a variation without its end", b"1. e4 e5 (1... c5 2. Nf3", &["e2e4 e7e5"], "", "open-variation"),
    ("no move at all before the fault", b"1. e5 *", &[], "", "none-goes-there"),
];

fn noted(notes: &[ReadNote]) -> Vec<String> {
    let letters = |note: &ReadNote| match note {
        ReadNote::Letters(letters) => format!(" {letters}"),
        _ => String::new(),
    };
    notes.iter().map(|note| note.code().to_owned() + &letters(note)).collect()
}

#[test]
fn every_kind_of_file_is_read_as_far_as_it_goes() {
    println!(
        "| kind | moves that were read | what was noted | what was said to be wrong |\n|---|---|---|---|"
    );
    for (kind, text, games, notes, fault) in KINDS {
        let import = ImportedGames::read_from(*text);
        let moves =
            |plies: &[tabiya::rules::Move]| plies.iter().map(|mv| mv.uci()).collect::<Vec<_>>().join(" ");
        let found: Vec<_> = import.games.iter().map(|game| moves(&game.moves)).collect();
        assert_eq!(found, *games, "{kind}: {:?}", import.faults);
        let mut said: Vec<_> = import.games.iter().flat_map(|game| noted(&game.notes)).collect();
        said.dedup();
        assert_eq!(said.join(" "), *notes, "{kind}");
        let faults: Vec<_> = import.faults.iter().map(|error| error.fault.code()).collect();
        assert_eq!(faults.join(" "), *fault, "{kind}: {:?}", import.faults);
        let told: Vec<_> = import.faults.iter().map(|error| error.to_string()).collect();
        println!("| {kind} | {} | {notes} | {} |", found.join("; "), told.join("; "));
    }
}

#[test]
fn the_names_in_an_old_file_are_letters() {
    let import = ImportedGames::read_from(&b"[White \"J\xf6rg \x96 Andr\xe9\"]\n\n1. e4 *"[..]);
    assert_eq!(import.games[0].headers.white, "Jörg – André");
}

#[test]
fn who_asks_for_whole_games_gets_no_half_ones() {
    let text = "1. e4 e5 -- *\n\n1. d4 d5 *";
    let strict: Vec<_> = PgnReader::new(text.as_bytes()).map(|game| game.is_ok()).collect();
    assert_eq!(strict, [false, true]);
    let game = PgnReader::new(text.as_bytes()).up_to_faults().next().unwrap().unwrap();
    assert_eq!((game.moves().len(), game.fault.unwrap().place.column), (2, 10));
}

#[test]
fn variations_in_other_letters_are_kept() {
    let text = "1. e4 (1. Sf3 Sf6) e5 2. Nf3 (2. Lc4 Sf6) Nc6 *";
    let game = PgnReader::new(text.as_bytes()).next().unwrap().unwrap();
    let variation = |ply: usize| {
        game.main.moves[ply].variations[0]
            .moves
            .iter()
            .map(|step| step.mv.uci())
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!((variation(0), variation(2)), ("g1f3 g8f6".to_owned(), "f1c4 g8f6".to_owned()));
    assert_eq!(game.moves().len(), 4);
}

#[test]
fn a_comment_within_a_comment_is_kept_with_its_words() {
    let text = "1. e4 {good {very good} so they say} e5 *";
    let game = PgnReader::new(text.as_bytes()).next().unwrap().unwrap();
    assert_eq!(game.main.moves[0].comments, ["good {very good so they say"]);
    assert_eq!(game.moves().len(), 2);
}

/// Texts like those in [`KINDS`] are read quickly, even when they are repeated 20,000 times.
#[test]
fn no_mess_is_slow() {
    let many = 20_000;
    for (again, games) in
        [("{ { } ", 0), ("e4 {a {b} c} e5 *\n", 500), ("e4 Sf6 Nc3 Dx *\n", 500), ("e4 Sf6 Nc3 Kf9 *\n", 500)]
    {
        let text = again.repeat(many);
        let started = std::time::Instant::now();
        assert_eq!(ImportedGames::read(&text).games.len(), games, "{again}");
        assert!(started.elapsed().as_secs() < 5, "{again}");
    }
}

/// A reader that keeps annotations reads the same moves, and reports the same errors, as a reader
/// that ignores annotations.
#[test]
fn whatever_is_said_games_go_as_far() {
    for (name, bytes, ..) in KINDS {
        let plain = PgnReader::new(*bytes).moves_only(ImportedGames::MAX_GAME_PLIES).up_to_faults();
        let whole = PgnReader::new(*bytes)
            .with_annotations_up_to(ImportedGames::MAX_GAME_PLIES, 100_000)
            .up_to_faults();
        let [plain, whole] = [plain, whole].map(|reader| {
            let read = |game: tabiya::rules::pgn::PgnGame| (game.moves(), game.score, game.fault, game.notes);
            reader.map(|game| game.map(read)).collect::<Vec<_>>()
        });
        assert_eq!(plain, whole, "{name}");
    }
}

#[test]
fn what_cannot_be_read_in_a_variation_is_a_comment_there() {
    for (text, written) in [
        ("1. e4 (1. d4 -- 2. c4) e5 *", "1. e4 (1. d4 {-- c4}) 1... e5 *"),
        ("1. e4 (1. Ke4 e5 (1... c5 $1) {or so}) e5 *", "1. e4 ({Ke4 e5 (c5 $1) or so}) 1... e5 *"),
        ("(1. d4 d5) 1. e4 e5 *", "{(d4 d5)} 1. e4 e5 *"),
        ("1. e4 (1. d4 ((1. c4) 1. b4) d5) e5 *", "1. e4 (1. d4 ({(c4)} 1. b4) 1... d5) 1... e5 *"),
        ("1. e4 (1. d4 d5 1-0) e5 *", "1. e4 (1. d4 d5 {1-0}) 1... e5 *"),
        ("1. e4 (1. d4 } $x d5) e5 *", "1. e4 (1. d4 {x d5}) 1... e5 *"),
        ("1. e4 e5 (1... Kf3 2. d4", "1. e4 e5 ({Kf3 d4}) *"),
    ] {
        let read = |text: &str| {
            let reader = PgnReader::new(text.as_bytes()).with_annotations_up_to(500, 1_000).up_to_faults();
            reader.map(Result::unwrap).map(|game| game.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(read(text), [format!("{written}\n")], "{text}");
        assert_eq!(read(written), [format!("{written}\n")], "once more: {text}");
    }
}

/// The imported games, the codes of their notes, and the errors with their places. A game is its
/// annotated text, or its moves in UCI notation if it has no annotations.
fn kept(text: &str) -> (Vec<String>, String, String) {
    let import = ImportedGames::read(text);
    let games = import.games.iter().map(|game| match &game.annotations[..] {
        "" => game.moves.iter().map(|mv| mv.uci()).collect::<Vec<_>>().join(" "),
        annotations => annotations.to_owned(),
    });
    let notes = import.games.iter().flat_map(|game| noted(&game.notes)).collect::<Vec<_>>();
    let faults: Vec<_> = import
        .faults
        .iter()
        .map(|error| format!("{}:{} {}", error.place.line, error.place.column, error.fault.code()))
        .collect();
    (games.collect(), notes.join(" "), faults.join(" "))
}

/// After a null move or an illegal move the main line ends, and its rest becomes a comment.
#[test]
fn what_follows_a_fault_in_the_main_line_is_a_comment() {
    for (text, written, fault) in [
        (
            "1. e4 e5 2. -- Nf6 3. d4 {c} (3. c4 $1) 1-0",
            "1. e4 e5 {-- Nf6 d4 c (c4 $1)} 1-0",
            "1:13 null-move",
        ),
        (
            "1. e4 {a} e5\n2. Z0 (2. Nf3 1-0) Nf6 ) $5 3. @@@@ * {end}",
            "1. e4 {a} 1... e5 {Z0 (Nf3 1-0) Nf6 $5 @@@@ end} *",
            "2:4 null-move",
        ),
        ("1. e4 (1. d4) NULL 2. d4 (2. c4", "1. e4 (1. d4) {NULL d4 (c4)} *", "1:15 null-move"),
        ("1. e4 e5 2. Nf3 Nf3 3. d4 {x} 1-0", "1. e4 e5 2. Nf3 {Nf3 d4 x} 1-0", "1:17 none-goes-there"),
        ("1. e4 e5 hello 2. Nf3 *", "1. e4 e5 {hello Nf3} *", "1:10 not-san"),
        ("1. e4 e5 2. –– d5 *", "1. e4 e5 {–– d5} *", "1:13 null-move"),
    ] {
        assert_eq!(kept(text), (vec![written.to_owned()], String::new(), fault.to_owned()), "{text}");
        assert_eq!(kept(written).0, [written], "once more");
        // The fault does not affect the next game.
        let two = kept(&format!("{text}\n\n[White \"Kim\"]\n\n1. c4 *"));
        assert_eq!(two.0, [written, "c2c4"], "{text}");
    }
    let long = format!("1. e4 -- {} *", "d4 ".repeat(200_000));
    let (games, notes, _) = kept(&long);
    assert!(games[0].len() < 300_000 && notes == "shortened", "{} {notes}", games[0].len());
}

#[test]
fn null_moves_in_variations_are_noted() {
    for null in ["--", "Z0", "z0", "@@@@", "null", "0000"] {
        let text = format!("1. e4 e5 (1... c5 2. {null} {{threat}} d5 (2... d6) 3. exd5) 2. Nf3 *");
        let written = format!("1. e4 e5 (1... c5 {{{null} threat d5 (d6) exd5}}) 2. Nf3 *");
        assert_eq!(kept(&text), (vec![written], "null-moves".to_owned(), String::new()));
    }
}

#[test]
fn results_in_variations_are_comments() {
    for (text, written) in [
        ("1. e4 e5 (1... c5 2. Nf3 1-0 1-0) *", "1. e4 e5 (1... c5 2. Nf3 {1-0}) *"),
        ("1. e4 e5 (1... c5 2. Nf3 (1-0)) *", "1. e4 e5 (1... c5 2. Nf3 {1-0}) *"),
        ("1. e4 e5 (1... c5 (1 : 0) 2. Nf3 (½-½)) *", "1. e4 e5 (1... c5 {1-0} 2. Nf3 {1/2-1/2}) *"),
        ("1. e4 e5 (1... c5 (1... c6) (*) 2. Nf3) *", "1. e4 e5 (1... c5 (1... c6) {*} 2. Nf3) *"),
        ("1. e4 e5 (1-0) 2. Nf3 *", "1. e4 e5 {1-0} 2. Nf3 *"),
    ] {
        assert_eq!(kept(text), (vec![written.to_owned()], String::new(), String::new()), "{text}");
    }
}

#[test]
fn a_result_written_twice_is_no_further_game() {
    for between in [" ", "\n", "\r\n"] {
        for last in ["[White \"Kim\"]\n\n1. d4 *", "1. d4 *"] {
            let text = format!("1. e4 e5 1-0{between}1-0\n\n{last}");
            assert_eq!(kept(&text).0, ["e2e4 e7e5", "d2d4"], "{text}");
        }
    }
    assert_eq!(kept("1. e4 1-0\n1-0\n1-0\n").0, ["e2e4"]);
    assert_eq!(kept("1. e4 1-0\n0-1\n").0, ["e2e4", ""], "another result");
    assert_eq!(kept("[White \"Kim\"]\n\n1-0\n[White \"Lea\"]\n1-0\n").0.len(), 2);
}

#[test]
fn a_piece_letter_may_stand_apart() {
    for (text, written, notes) in [
        ("1. N f3 N f6 2. g3 *", "g1f3 g8f6 g2g3", "loose-moves"),
        ("1. e4 e5 2.N f3! N c6 3. B b5 *", "1. e4 e5 2. Nf3 $1 Nc6 3. Bb5 *", "loose-moves"),
        ("1. e4 d5 2. N c3 N f6 3. N xd5 N b8d7 *", "e2e4 d7d5 b1c3 g8f6 c3d5 b8d7", "loose-moves"),
        ("1. e4 e5 2. S f3 S c6 *", "e2e4 e7e5 g1f3 b8c6", "other-letters K D T L S loose-moves"),
        ("1. e4 e5 (1... N f6) *", "1. e4 e5 (1... Nf6) *", "loose-moves"),
        // Here `N` is the sign of a novelty.
        ("1. e4 c5 N 2. f4 *", "1. e4 c5 $146 2. f4 *", ""),
        ("1. e4 c5 N f4 *", "1. e4 c5 $146 2. f4 *", ""),
        ("1. e4 c5 $146 f3 *", "1. e4 c5 $146 2. f3 *", ""),
        ("1. e4 c5N 2. Nf3N! d6 *", "1. e4 c5 $146 2. Nf3 $146 $1 d6 *", ""),
    ] {
        assert_eq!(kept(text), (vec![written.to_owned()], notes.to_owned(), String::new()), "{text}");
    }
    assert_eq!(kept("1. e4 e5 2. N f6 d4 *").2, "1:13 none-goes-there");
}

#[test]
fn comments_before_the_tags_are_kept() {
    let text = "; about\n{these games}\n[White \"Kim\"]\n\n{more} 1. e4 * {after}\n{next}\n[White \"Lea\"]\n\n1. d4 *\n";
    let games = ["{about} {these games} {more} 1. e4 {after} *", "{next} 1. d4 *"];
    assert_eq!(kept(text), (games.map(str::to_owned).to_vec(), String::new(), String::new()));
    assert_eq!(kept("{alone}").0.len(), 0);
}

/// Annotations are kept up to the limit of the caller; a note says that some were left out.
#[test]
fn what_is_said_is_kept_as_far_as_there_is_room() {
    let deep = format!("1. e4 {} e5 *", "(1. d4 ".repeat(5_000) + &")".repeat(5_000));
    let long = format!("1. e4 {{{}}} e5 *", "words ".repeat(100_000));
    let many = format!("1. e4 {} e5 *", "{word} ".repeat(100_000));
    let signs = format!("1. e4 {} e5 *", "$1 ".repeat(100_000));
    let wide = format!("1. e4 {} e5 *", "(1. d4 d5 2. c4) ".repeat(100_000));
    let tags = format!("{}\n1. e4 e5 *", "[Annotator \"Ada\"]\n".repeat(100_000));
    for text in [deep, long, many, signs, wide, tags] {
        let game =
            PgnReader::new(text.as_bytes()).with_annotations_up_to(500, 2_000).next().unwrap().unwrap();
        assert_eq!((game.moves().len(), &game.notes[..]), (2, &[ReadNote::Shortened][..]));
        assert!(game.to_string().len() < 20_000, "{}", game.to_string().len());
    }
}
