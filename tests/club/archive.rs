//! Archive of imported games: storage and search.

use proptest::prelude::*;
use std::io::Read;
use std::path::Path;
use tabiya::club::{ArchivedGame, GameQuery};
use tabiya::game::link::SharedGame;
use tabiya::game::pgn::{ImportedGame, ImportedGames, PgnGame, PgnReader, pgn_without_ticket};

/// Games with promotions, castling on both sides, Chess960, a start with Black to move, unusual
/// names, and no moves at all.
const GAMES: &str = "[White \"A\tda \\\"the\\\" Countess\"]\n[Black \"Ünal, 王\"]\n[Event \"Cup\"]\n[Site \"Here\"]\n[Round \"2.1\"]\n[Date \"1990.01.??\"]\n
1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4 1/2-1/2\n
[SetUp \"1\"]\n[FEN \"2k5/P7/8/8/8/8/p7/2K5 b - - 3 40\"]\n\n40... Kb7 41. Kb2 1/2-1/2\n
[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"]\n\n1. a8=N h1=B 2. Nb6 *\n
[SetUp \"1\"]\n[FEN \"1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1\"]\n\n1. O-O O-O-O 1-0\n
[White \"Nobody\"]\n\n0-1\n";

fn games() -> Vec<ImportedGame> {
    let import = ImportedGames::read(GAMES);
    assert_eq!((import.games.len(), &import.faults[..]), (5, &[][..]));
    import.games
}

#[test]
fn a_game_is_the_same_after_its_line() {
    for game in games() {
        let line = ArchivedGame::from_imported(&game, Some(("C70", "Ruy Lopez"))).to_line();
        assert!(!line.contains('\n'), "{line}");
        let back = ArchivedGame::from_line(&line).unwrap();
        assert_eq!(back.plies(), game.moves.len());
        assert_eq!(back.opening, ("C70".to_owned(), "Ruy Lopez".to_owned()));
        let read = back.to_imported_game().unwrap();
        assert_eq!((&read.start, &read.moves, read.score), (&game.start, &game.moves, game.score));
        // A tab separates fields of the stored line, so it becomes a space.
        assert_eq!(read.headers.white, game.headers.white.replace('\t', " "));
        assert_eq!(read.headers.black, game.headers.black);
        let again = ImportedGames::read(&back.pgn());
        assert_eq!((again.games.len(), again.faults.len()), (1, 0), "{}", back.pgn());
        assert_eq!((&again.games[0].moves, again.games[0].score), (&game.moves, game.score));
        assert_eq!(again.games[0].headers, read.headers);
        assert!(back.pgn().contains("[ECO \"C70\"]\n[Opening \"Ruy Lopez\"]"));
        assert_eq!(
            back.to_imported_game_up_to(1).map(|game| game.moves.len()),
            Some(game.moves.len().min(1))
        );
    }
}

/// Archive lines in version 1 of the format stay readable.
#[test]
fn a_line_of_the_first_version_opens() {
    let line =
        "1\tCup\tHere\t1990.01.??\t2.1\tAda\tAlan\t1/2-1/2\tC40\tKing's Knight Opening\t\te2e4 e7e5 g1f3";
    let game = ArchivedGame::from_line(line).unwrap();
    assert_eq!((game.headers.site.as_str(), game.headers.round.as_str(), game.plies()), ("Here", "2.1", 3));
    assert_eq!(ArchivedGame::from_line(&game.to_line()), Some(game.clone()), "in today's version");
    let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
    assert!(GameQuery::new(after_e4).matches_position(&game), "its positions are found");
    let line = "1\t\t\t\t\t\t\t*\t\t\t1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1\tc1g1 c8b8 h2h3";
    let game = ArchivedGame::from_line(line).unwrap().to_imported_game().unwrap();
    assert_eq!(
        game.start.play(game.moves[0]).unwrap().to_fen(),
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 b kq - 1 1"
    );
}

#[test]
fn a_line_that_is_none_is_refused() {
    let line = ArchivedGame::from_imported(&games()[0], None).to_line();
    let later = line.replacen('2', "3", 1);
    let (short, _) = line.rsplit_once('\t').unwrap();
    for text in ["", "1", "{}", &later, short] {
        assert_eq!(ArchivedGame::from_line(text), None, "{text}");
    }
    let illegal = line.replace(" e5", " a1a8").replace("e2e4", "e2e5");
    assert_eq!(ArchivedGame::from_line(&illegal).and_then(|game| game.to_imported_game()), None);
    assert_eq!(ArchivedGame::from_line(&illegal).map(|game| game.pgn()).as_deref(), Some(""));
}

#[test]
fn words_and_dates_are_found_as_people_type_them() {
    let known =
        GameQuery::searchable_text(["Ada Lovelace", "Ünal, 王", "1990.01.17", "1-0", "", "C60", "Ruy Lopez"]);
    for (text, found) in [
        ("", true),
        ("  ada  LOPEZ ", true),
        ("ünal 王", true),
        ("1990-01-17", true),
        ("1990.01", true),
        ("1-0 c60", true),
        ("0-1", false),
        ("ada turing", false),
        ("lopez\nada", true),
    ] {
        assert_eq!(GameQuery::new(text).matches_words(&known), found, "{text}");
    }
    assert!(GameQuery::new(" \t").is_empty() && !GameQuery::new("a").is_empty());
}

/// Indexes of the games in `text` that reach the position `asked`.
fn reached(text: &str, asked: &str) -> Vec<usize> {
    let query = GameQuery::new(asked);
    assert!(!query.is_empty(), "{asked}");
    let games: Vec<_> =
        ImportedGames::read(text).games.iter().map(|game| ArchivedGame::from_imported(game, None)).collect();
    (0..games.len()).filter(|game| query.matches_position(&games[*game])).collect()
}

#[test]
fn games_are_found_by_a_position_however_it_was_reached() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n\n1. Nf3 Nc6 2. e4 e5 *\n\n1. e3 e5 2. e4 Nc6 3. Nf3 d6 *\n\n1. d4 d5 *\n
[SetUp \"1\"]\n[FEN \"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w Kkq - 2 3\"]\n\n3. Bc4 *\n";
    let pieces = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    for (asked, games) in [
        // If the query has the side to move and the castling rights, they must match. The move
        // counters need not.
        (format!("{pieces} w KQkq - 2 3"), vec![0, 1]),
        (format!("{pieces} w KQkq - 17 40"), vec![0, 1]),
        (format!("{pieces} w KQkq -"), vec![0, 1]),
        (format!("{pieces} b KQkq -"), vec![2]),
        (format!("{pieces} w Kkq - 0 1"), vec![4]),
        (pieces.to_owned(), vec![0, 1, 2, 4]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(), vec![0, 1, 2, 3]),
        // An en passant square counts only if a pawn can capture there.
        ("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 1".to_owned(), vec![3]),
        ("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1".to_owned(), vec![3]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_owned(), vec![]),
    ] {
        assert_eq!(reached(text, &asked), games, "{asked}");
    }
}

#[test]
fn a_position_and_words_are_asked_for_at_once() {
    let fen = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1";
    let known = GameQuery::searchable_text(["Ada Lovelace", "1990.01.17"]);
    for (asked, finds) in [
        (format!("ada {fen} 1990"), true),
        (format!("{fen} turing"), false),
        (fen.to_owned(), true),
        // This text is not a position, so the query treats it as words.
        ("1/2/3/4/5/6/7/8 w".to_owned(), false),
    ] {
        assert_eq!(GameQuery::new(&asked).matches_words(&known), finds, "{asked}");
    }
    let game = ArchivedGame::from_imported(&ImportedGames::read("1. e4 *").games[0], None);
    assert!(!GameQuery::new(&format!("ada {fen} 1990")).matches_position(&game));
    assert!(GameQuery::new("ada").matches_position(&game), "no position is asked for");
}

/// Games with comments, glyphs such as `!` and `$10`, clock times, variations and custom tags, as
/// other programs write them.
const SAID: &str = "[White \"Ada\"]\n[WhiteElo \"2100\"]\n[TimeControl \"300+2\"]\n[ECO \"C44\"]\n
{Before it} 1. e4! {[%clk 0:05:00] the \u{201c}best\u{201d}} e5 $10 {a} {b} (1... c5 2. Nf3 {open} (2. c3 $5) 2... d6) (1... e6)
2. Nf3 ; to the end of the line\n Nc6 (2... -- 3. Nxe5) 3. d4 {after {within} it} exd4 {[%clk 0:04:58.3]} 1/2-1/2\n
[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"]\n[Annotator \"Grace\"]\n\n1. a8=N?? h1=B {%} {[Event \"no\"]} *\n
[White \"Nobody\"]\n[Black \"J\u{f6}rg\"]\n\n{only words} 0-1\n";

/// The moves and annotations of a game as PGN text, and the tags that the archive does not store in
/// fields of their own.
fn all_of(game: &PgnGame) -> (String, Vec<(String, String)>) {
    let mut moves = game.clone();
    let own = ["Event", "Site", "Date", "Round", "White", "Black", "Result", "SetUp", "FEN"];
    moves.tags.retain(|(name, _)| !own.contains(&name.as_str()));
    let tags = std::mem::take(&mut moves.tags);
    (moves.to_string(), tags)
}

/// Archives each game of a PGN text, reads it back, and asserts that nothing has changed. Returns
/// the number of games and the number of annotated games.
fn there_and_back(text: &str) -> (usize, usize) {
    let (mut games, mut said) = (0, 0);
    for game in ArchivedGame::pgn_games(text.as_bytes()).flatten() {
        games += 1;
        let line = ArchivedGame::from_pgn(game.clone()).to_line();
        assert!(!line.contains(['\n', '\r']), "{line}");
        let back = ArchivedGame::from_line(&line).unwrap();
        said += usize::from(back.is_annotated());
        assert_eq!(back.to_line(), line);
        assert_eq!(back.to_imported_game().unwrap().headers, ImportedGame::from(game.clone()).headers);
        assert_eq!(all_of(&back.to_pgn_game().unwrap()), all_of(&game), "{line}");
        // The exported PGN describes the same game as the imported PGN.
        let out = back.pgn();
        let again =
            PgnReader::new(out.as_bytes()).next().unwrap().unwrap_or_else(|fault| panic!("{fault}: {out}"));
        assert_eq!(all_of(&again), all_of(&game), "{out}");
        assert_eq!((again.score, &again.start), (game.score, &game.start));
        assert_eq!(ArchivedGame::from_pgn(PgnGame { fault: None, ..again }).pgn(), out);
    }
    (games, said)
}

#[test]
fn what_is_said_of_a_game_goes_in_and_comes_out() {
    assert_eq!(there_and_back(SAID), (3, 3));
    assert_eq!(there_and_back(GAMES), (5, 0), "of most games nothing more is said, and that takes no room");
    let plain = ArchivedGame::from_line(&ArchivedGame::from_imported(&games()[0], None).to_line()).unwrap();
    assert!(!plain.is_annotated() && plain.to_pgn_game().is_some());
    let own = ArchivedGame::from_pgn(ArchivedGame::pgn_games(SAID.as_bytes()).next().unwrap().unwrap());
    assert!(own.clone().with_opening(("C40".into(), "King's Knight".into())).pgn().contains("[ECO \"C44\"]"));
    assert!(!own.without_annotations().pgn().contains("best"));
}

#[test]
fn what_is_said_of_real_games_goes_in_and_comes_out() {
    assert_eq!(there_and_back(include_str!("../game/data/games.pgn")), (2, 0));
    let shared = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/data/games/real.pgn.gz");
    let Ok(file) = std::fs::File::open(shared) else { return };
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    let (games, said) = there_and_back(&text);
    println!("{games} games, more is said of {said}");
    assert!(games > 1_000);
}

/// If the annotations of an archive line are not valid PGN or belong to other moves, the game has
/// its moves without annotations.
#[test]
fn what_is_said_of_other_moves_is_left_out() {
    for said in ["1. d4 {queen} *", "{", "(", "[", "e4 e5 e6", "1. e4 {[%clk", "]})"] {
        let line = format!("1\t\t\t\t\t\t\t*\t\t\t\te2e4 e7e5\t{said}");
        let game = ArchivedGame::from_line(&line).unwrap();
        assert_eq!(game.to_pgn_game().map(|record| record.moves().len()), Some(2), "{said}");
        assert!(game.pgn().ends_with("\n1. e4 e5 *\n"), "{said}: {}", game.pgn());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// A damaged archive line is refused, or it is read as a game that can be written and read
    /// again.
    #[test]
    fn no_bad_line_does_harm(game in 0..5_usize, at in 0..200_usize, put in ".{0,3}", text in "[12](\t[a-h1-8 ]{0,9}){11,13}") {
        let mut line = ArchivedGame::from_imported(&games()[game], None).to_line();
        let at = line.char_indices().map(|(at, _)| at).nth(at).unwrap_or(line.len());
        line.insert_str(at, &put);
        for line in [line, text] {
            if let Some(game) = ArchivedGame::from_line(&line) {
                let once = ArchivedGame::from_line(&game.to_line());
                prop_assert!(once.is_some());
                prop_assert_eq!(once.as_ref().and_then(|game| ArchivedGame::from_line(&game.to_line())), once);
                let _ = (game.to_imported_game(), game.pgn(), game.plies());
            }
        }
    }
}

/// The archive does not export the ticket of a tournament game, the secret with which a device
/// reports the result. PGNs of earlier versions have the ticket in the tag `Site`.
#[test]
fn no_ticket_goes_out_of_the_archive() {
    const OLD: &str =
        "[Event \"Friday\"]\n[Site \"board:1awljAAEAAwEqMmDGoSK_akc\"]\n[Round \"1.1\"]\n\n1. e4 e5 *\n";
    let read = ImportedGames::read(OLD).games.remove(0);
    let line = ArchivedGame::from_imported(&read, None).to_line();
    assert!(line.contains("board:"), "what is stored stays");
    let pgn = ArchivedGame::from_line(&line).expect("a line").pgn();
    assert!(pgn.contains("[Site \"?\"]") && !pgn.contains("board:"), "{pgn}");
    let rescued = pgn_without_ticket(OLD);
    assert_eq!(rescued, OLD.replace("board:1awljAAEAAwEqMmDGoSK_akc", "?"));
    assert!(!SharedGame::from(read).to_pgn_game().to_string().contains("board:"));
    for place in ["board: 12", "board:", "board:abc", "Board:1awljAAEAAwEqMmDGoSK_akc", "Bern"] {
        let pgn = OLD.replace("board:1awljAAEAAwEqMmDGoSK_akc", place);
        assert_eq!(pgn_without_ticket(&pgn), pgn, "a place");
        let read = ImportedGames::read(&pgn).games.remove(0);
        assert_eq!((read.headers.site.as_str(), read.headers.ticket.as_str()), (place, ""));
        let line = ArchivedGame::from_imported(&read, None).to_line();
        let archived = ArchivedGame::from_line(&line).expect("a line");
        assert!(archived.pgn().contains(&format!("[Site \"{place}\"]")), "{}", archived.pgn());
    }
}

/// Comments stay unchanged, even if they quote a tag, follow a variation, or span several lines.
#[test]
fn comments_come_out_as_they_went_in() {
    for quoted in ["FEN \"7k/8/8/8/8/8/8/7K w - - 0 1\"", "SetUp \"1\"", "Event \"Cup\"", "White \"Ira\""] {
        for words in 0..24 {
            let text = format!(
                "[SetUp \"1\"]\n[FEN \"7k/8/8/8/8/8/P7/7K w - - 0 1\"]\n[Annotator \"Nia\"]\n\n1. a4 {{{} [{quoted}] as it says}} (1. a3 {{b}}) {{c}} Kg7 $1 *",
                "word ".repeat(words)
            );
            let game = ArchivedGame::pgn_games(text.as_bytes()).next().unwrap().unwrap();
            let back = ArchivedGame::from_line(&ArchivedGame::from_pgn(game.clone()).to_line()).unwrap();
            assert_eq!(all_of(&back.to_pgn_game().unwrap()), all_of(&game), "{text}");
            let again = PgnReader::new(back.pgn().as_bytes()).next().unwrap().unwrap();
            assert_eq!(all_of(&again), all_of(&game), "{}", back.pgn());
        }
    }
}

#[test]
fn games_are_found_whatever_the_accents_and_the_form_of_a_date() {
    let names = [
        ("Gößler, Zoë", "2019.11.03"),
        ("Go\u{308}ßler, Zoe\u{308}", "2019.11.03"),
        ("D’Arcy", "2019.03.11"),
        ("d'arcy", "3.11.2019"),
        ("İLKER ŁĘCKI", "2019.??.??"),
        ("Жукова", "2020.01.01"),
    ];
    let known = names.map(|(name, date)| GameQuery::searchable_text([name, date]));
    let found = |text: &str| {
        let query = GameQuery::new(text);
        (0..names.len()).filter(|at| query.matches_words(&known[*at])).collect::<Vec<_>>()
    };
    for (text, games) in [
        ("gossler zoe", &[0, 1][..]),
        ("GÖSSLER", &[0, 1]),
        ("Gößler", &[0, 1]),
        ("darcy", &[2, 3]),
        ("d`Arcy", &[2, 3]),
        ("ilker lecki", &[4]),
        ("ılker", &[4]),
        ("ЖУКОВА", &[5]),
        ("3.11.2019", &[0, 1, 3]),
        ("03/11/2019", &[0, 1, 2, 3]),
        ("2019-11-03", &[0, 1, 3]),
        ("2019-3-11", &[2]),
        ("2019", &[0, 1, 2, 3, 4]),
        ("", &[0, 1, 2, 3, 4, 5]),
    ] {
        assert_eq!(found(text), games, "{text}");
    }
}

#[test]
fn a_position_is_found_as_people_paste_it() {
    let game = &games()[2];
    let archived = ArchivedGame::from_imported(game, None);
    for text in [
        "\"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"",
        "4k3/P7/8/8/8/8/7p/4K3/ W - -",
        "fen: 4k3/P7/8/8/8/8/7p/4K3 w",
    ] {
        let query = GameQuery::new(text);
        assert!(query.matches_position(&archived) && query.matches_words("") && !query.is_empty(), "{text}");
        assert!(!query.matches_position(&ArchivedGame::from_imported(&games()[0], None)), "{text}");
    }
}
