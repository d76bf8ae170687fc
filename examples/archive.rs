//! Measures how fast games are imported into the archive of saved games, and how fast a search
//! finds games in the archive.
//!
//! `cargo run --release --no-default-features --example archive -- [GAMES]`
//!
//! Generates random games (100,000 by default). Every hundredth game is added a second time, with
//! an abbreviated player name, as a duplicate to be found. Prints the results and times. Does the
//! same work as the page, except that it writes nothing to the disk.

use std::env;
use std::error::Error;
use std::fmt::Write as _;
use std::time::Instant;

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng as _, SeedableRng as _};
use tabiya::club::{ArchivedGame, Duplicates, GameQuery};
use tabiya::openings::Openings;
use tabiya::rules::Position;

/// Generator of random numbers from a fixed seed.
struct Lot(SplitMix64);

impl Lot {
    /// Returns the next random number, from 0 to `end - 1`.
    fn below(&mut self, end: usize) -> usize {
        self.0.next_u64() as usize % end
    }
}

/// Returns the moves of a random game as PGN text: 60 to 99 half-moves, or fewer if the game ends.
fn movetext(lot: &mut Lot) -> String {
    let mut position = Position::initial();
    let mut text = String::new();
    for ply in 0..60 + lot.below(40) {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let mv = moves[lot.below(moves.len())];
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        }
        let _ = write!(text, "{} ", position.san(mv));
        position = position.play_unchecked(mv);
    }
    text
}

/// Generates random games, imports them, searches for some of them, and prints the times.
fn main() -> Result<(), Box<dyn Error>> {
    let count: usize = env::args().nth(1).map_or(Ok(100_000), |count| count.parse())?;
    let mut lot = Lot(SplitMix64::seed_from_u64(18));
    let (mut text, mut planted) = (String::new(), 0);
    for number in 0..count {
        let (white, black, day) = (lot.below(5_000), lot.below(5_000), 1 + lot.below(28));
        let moves = movetext(&mut lot);
        let result = ["1-0", "0-1", "1/2-1/2"][lot.below(3)];
        let mut game = |white: &str| {
            let _ = write!(
                text,
                "[White \"{white}\"]\n[Black \"Player {black}\"]\n[Date \"2026.01.{day:02}\"]\n[Result \"{result}\"]\n\n{moves}{result}\n\n"
            );
        };
        game(&format!("Player, Number {white}"));
        if number % 100 == 0 {
            planted += 1;
            game(&format!("Player, N. {white}"));
        }
    }
    println!("{} games, {planted} of them planted twice, {} MB", count + planted, text.len() / 1_000_000);

    let openings = Openings::read(include_bytes!("../src/openings/openings.txt"))?;
    let begun = Instant::now();
    let (mut seen, mut same, mut faults, mut named) = (Duplicates::default(), 0, 0, 0);
    let (mut known, mut games, mut bytes) = (Vec::new(), Vec::new(), 0);
    for game in ArchivedGame::pgn_games(text.as_bytes()) {
        let Ok(game) = game else {
            faults += 1;
            continue;
        };
        let mut game = ArchivedGame::from_pgn(game);
        let Some(read) = game.to_imported_game_up_to(openings.last_named_ply()) else { continue };
        let opening = openings.name_of_game(&read.start, &read.moves).map(|(_, it)| (it.code, it.name));
        named += usize::from(opening.is_some());
        if let Some((code, name)) = opening {
            game.opening = (code.to_owned(), name.to_owned());
        }
        if seen.add_archived(&game).is_some() {
            same += 1;
            continue;
        }
        bytes += game.to_line().len();
        let (headers, (code, name)) = (&game.headers, &game.opening);
        known.push(GameQuery::searchable_text([
            headers.white.as_str(),
            &headers.black,
            &headers.date,
            code,
            name,
        ]));
        games.push(game);
    }
    let took = begun.elapsed();
    println!(
        "read, named, compared, written: {:.1} s, {:.0} games a second; {} are new, {same} were here, {faults} faulty; {named} openings have a name; {} B a game on the disk",
        took.as_secs_f64(),
        (count + planted) as f64 / took.as_secs_f64(),
        known.len(),
        bytes / known.len().max(1),
    );
    for asked in ["player 4711", "2026-01-17 c20", "sicilian", "no such player"] {
        let query = GameQuery::new(asked);
        let begun = Instant::now();
        let found = known.iter().filter(|known| query.matches_words(known)).count();
        println!("\"{asked}\": {found} found in {:.1} ms", begun.elapsed().as_secs_f64() * 1_000.0);
    }
    let last = games.last().and_then(ArchivedGame::to_imported_game).map(|game| {
        let played = game.moves.iter().take(30);
        played.fold(game.start.clone(), |position, mv| position.play_unchecked(*mv)).to_fen()
    });
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        &last.unwrap_or_default(),
    ] {
        let query = GameQuery::new(fen);
        let begun = Instant::now();
        let found = games.iter().filter(|game| query.matches_position(game)).count();
        println!("\"{fen}\": {found} found in {:.1} ms", begun.elapsed().as_secs_f64() * 1_000.0);
    }
    Ok(())
}
