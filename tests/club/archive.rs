//! Games from elsewhere, as they are kept and found.

use proptest::prelude::*;
use tabiya::club::{Archived, Query};
use tabiya::game::pgn::{Import, ReadGame};

/// Promotions, castling of both kinds, Chess960, a start with Black to move, names with everything in them, no moves at all.
const GAMES: &str = "[White \"A\tda \\\"the\\\" Countess\"]\n[Black \"Ünal, 王\"]\n[Event \"Cup\"]\n[Site \"Here\"]\n[Round \"2.1\"]\n[Date \"1990.01.??\"]\n
1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Nxe4 1/2-1/2\n
[SetUp \"1\"]\n[FEN \"2k5/P7/8/8/8/8/p7/2K5 b - - 3 40\"]\n\n40... Kb7 41. Kb2 1/2-1/2\n
[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1\"]\n\n1. a8=N h1=B 2. Nb6 *\n
[SetUp \"1\"]\n[FEN \"1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1\"]\n\n1. O-O O-O-O 1-0\n
[White \"Nobody\"]\n\n0-1\n";

fn games() -> Vec<ReadGame> {
    let import = Import::read(GAMES);
    assert_eq!((import.found.len(), &import.faults[..]), (5, &[][..]));
    import.found
}

#[test]
fn a_game_is_the_same_after_its_line() {
    for game in games() {
        let line = Archived::of(&game, Some(("C70", "Ruy Lopez"))).to_line();
        assert!(!line.contains('\n'), "{line}");
        let back = Archived::from_line(&line).unwrap();
        assert_eq!(back.plies(), game.moves.len());
        assert_eq!(back.opening, ("C70".to_owned(), "Ruy Lopez".to_owned()));
        let read = back.game().unwrap();
        assert_eq!((&read.start, &read.moves, read.score), (&game.start, &game.moves, game.score));
        // A tab would end the name too early.
        assert_eq!(read.headers.white, game.headers.white.replace('\t', " "));
        assert_eq!(read.headers.black, game.headers.black);
        let again = Import::read(&back.pgn());
        assert_eq!((again.found.len(), again.faults.len()), (1, 0), "{}", back.pgn());
        assert_eq!((&again.found[0].moves, again.found[0].score), (&game.moves, game.score));
        assert_eq!(again.found[0].headers, read.headers);
        assert!(back.pgn().contains("[ECO \"C70\"]\n[Opening \"Ruy Lopez\"]"));
        assert_eq!(back.as_far_as(1).map(|game| game.moves.len()), Some(game.moves.len().min(1)));
    }
}

/// As the first version has written it: it has to open for ever.
#[test]
fn a_line_of_the_first_version_opens() {
    let line =
        "1\tCup\tHere\t1990.01.??\t2.1\tAda\tAlan\t1/2-1/2\tC40\tKing's Knight Opening\t\te2e4 e7e5 g1f3";
    let game = Archived::from_line(line).unwrap();
    assert_eq!((game.headers.site.as_str(), game.headers.round.as_str(), game.plies()), ("Here", "2.1", 3));
    assert_eq!(game.to_line(), line);
    let line = "1\t\t\t\t\t\t\t*\t\t\t1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w KQkq - 0 1\tc1g1 c8b8 h2h3";
    let game = Archived::from_line(line).unwrap().game().unwrap();
    assert_eq!(
        game.start.play(game.moves[0]).unwrap().to_fen(),
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1R3RK1 b kq - 1 1"
    );
}

#[test]
fn a_line_that_is_none_is_refused() {
    let line = Archived::of(&games()[0], None).to_line();
    let later = line.replacen('1', "2", 1);
    let (short, _) = line.rsplit_once('\t').unwrap();
    for text in ["", "1", "{}", &later, short] {
        assert_eq!(Archived::from_line(text), None, "{text}");
    }
    let illegal = format!("{line} a1a8");
    assert_eq!(Archived::from_line(&illegal).and_then(|game| game.game()), None);
    assert_eq!(Archived::from_line(&illegal).map(|game| game.pgn()).as_deref(), Some(""));
}

#[test]
fn words_and_dates_are_found_as_people_type_them() {
    let known = Query::known(["Ada Lovelace", "Ünal, 王", "1990.01.17", "1-0", "", "C60", "Ruy Lopez"]);
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
        assert_eq!(Query::new(text).finds(&known), found, "{text}");
    }
    assert!(Query::new(" \t").is_empty() && !Query::new("a").is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever lies on the disk does no harm.
    #[test]
    fn no_bad_line_does_harm(game in 0..5_usize, at in 0..200_usize, put in ".{0,3}", text in "1(\t[a-h1-8 ]{0,9}){11}") {
        let mut line = Archived::of(&games()[game], None).to_line();
        let at = line.char_indices().map(|(at, _)| at).nth(at).unwrap_or(line.len());
        line.insert_str(at, &put);
        for line in [line, text] {
            if let Some(game) = Archived::from_line(&line) {
                let once = Archived::from_line(&game.to_line());
                prop_assert!(once.is_some());
                prop_assert_eq!(once.as_ref().and_then(|game| Archived::from_line(&game.to_line())), once);
                let _ = (game.game(), game.pgn(), game.plies());
            }
        }
    }
}
