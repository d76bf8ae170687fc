//! Finding duplicate games in a large collection, without false positives.

use tabiya::club::Duplicates;
use tabiya::game::Headers;
use tabiya::game::pgn::ImportedGames;
use tabiya::rules::pgn::PgnResult;
use tabiya::rules::{Color, Move, Position};

use crate::common::Random;

/// Number of different games in the collection.
const GAMES: usize = 100_000;
/// Number of duplicates that the test adds to the collection.
const PLANTED: usize = GAMES / 100;

fn random_game(random: &mut Random) -> Vec<Move> {
    let mut position = Position::initial();
    let mut moves = Vec::new();
    for _ in 0..20 + random.below(20) {
        let legal = position.legal_moves();
        if legal.is_empty() {
            break;
        }
        moves.push(legal[random.below(legal.len())]);
        position = position.play_unchecked(moves[moves.len() - 1]);
    }
    moves
}

fn headers(number: usize) -> Headers {
    Headers {
        event: format!("Open {}", number % 7),
        date: format!("2026.{:02}.{:02}", 1 + number % 12, 1 + number % 28),
        round: format!("{}", 1 + number % 9),
        white: format!("Player{}, Ada", number % 1_000),
        black: format!("Player{}, Alan", number % 999 + 1_000),
        ..Headers::default()
    }
}

/// Headers of the same game as another database might write them. `way` chooses the difference.
fn otherwise(headers: &Headers, way: usize) -> Headers {
    let mut other = headers.clone();
    match way % 5 {
        0 => {}
        1 => other.event = "The same under another name".to_owned(),
        2 => other.white = headers.white.replace(", Ada", ", A."),
        3 => {
            other.date.replace_range(8.., "??");
            other.round.clear();
        }
        _ => {
            let (last, first) = headers.black.split_once(", ").unwrap();
            other.black = format!("{first} {}", last.to_uppercase());
        }
    }
    other
}

#[test]
fn one_in_a_hundred_among_a_hundred_thousand_is_found() {
    let mut random = Random(0x5eed_5eed_5eed_5eed);
    let start = Position::initial();
    let mut seen = Duplicates::default();
    let mut planted = Vec::new();
    for number in 0..GAMES {
        let (moves, headers) = (random_game(&mut random), headers(number));
        assert_eq!(seen.add(&headers, &start, &moves, PgnResult::Win(Color::White)), None, "{number}");
        if number % (GAMES / PLANTED) == 0 {
            planted.push((number, headers, moves));
        }
    }
    assert_eq!((planted.len(), seen.len()), (PLANTED, GAMES));
    for (number, headers, moves) in &planted {
        let score = if number % 3 == 0 { PgnResult::Unknown } else { PgnResult::Win(Color::White) };
        assert_eq!(seen.add(&otherwise(headers, number / 100), &start, moves, score), Some(*number));
    }
    // A game with another player, date, result or first move is no duplicate.
    for (number, headers, moves) in planted.into_iter().take(100) {
        let stranger = Headers { white: "Somebody Else".to_owned(), ..headers.clone() };
        let later = Headers { date: "2027.01.01".to_owned(), ..headers.clone() };
        assert_eq!(seen.add(&stranger, &start, &moves, PgnResult::Unknown), None, "{number}");
        assert_eq!(seen.add(&later, &start, &moves, PgnResult::Unknown), None, "{number}");
        assert_eq!(seen.add(&headers, &start, &moves, PgnResult::Draw), None, "{number}");
        assert_eq!(seen.add(&headers, &start, &moves[1..], PgnResult::Unknown), None, "{number}");
    }
}

#[test]
fn games_without_moves_are_the_same_only_to_the_letter() {
    let (start, mut seen) = (Position::initial(), Duplicates::default());
    assert!(seen.is_empty());
    let ada = Headers { white: "Ada".to_owned(), ..Headers::default() };
    assert_eq!(seen.add(&Headers::default(), &start, &[], PgnResult::Unknown), None);
    assert_eq!(seen.add(&ada, &start, &[], PgnResult::Unknown), None);
    assert_eq!(seen.add(&ada, &start, &[], PgnResult::Unknown), Some(1));
    let other = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(seen.add(&ada, &other, &[], PgnResult::Unknown), None, "another position");
}

#[test]
fn a_file_of_one_game_with_other_names_takes_no_hours() {
    let (start, mut seen) = (Position::initial(), Duplicates::default());
    for number in 0..20_000 {
        let headers = Headers { white: format!("w{number}"), ..Headers::default() };
        assert_eq!(seen.add(&headers, &start, &[], PgnResult::Unknown), None);
    }
}

/// The same name in composed and in decomposed Unicode counts as equal.
#[test]
fn composed_and_decomposed_names_are_one() {
    let game =
        |name: &str, moves: &str| format!("[White \"{name}\"]\n[Event \"Caf\u{e9}\"]\n\n{moves} *\n\n");
    for moves in ["1. e4 c6", ""] {
        let text = game("Go\u{308}\u{df}ler, Zoe\u{308}", moves)
            + &game("G\u{f6}\u{df}ler, Zo\u{eb}", moves)
            + &game("Gossler, Zoe", moves);
        let mut import = ImportedGames::read(&text);
        Duplicates::mark_duplicates(&mut import);
        let same: Vec<_> = import.games.iter().map(|game| game.duplicate_of).collect();
        assert_eq!(same, [None, Some(0), None], "{moves}");
    }
}
