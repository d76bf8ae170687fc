//! Matches between neighbouring levels of the computer opponent.
//!
//! `cargo run --release --no-default-features --example ladder -- [OPTIONS]`, with the options
//! `--games N`, `--seed N`, `--level N` and `--values FILE`.
//!
//! Each level plays a match against the next lower level. With `--level`, only level N does. Levels
//! are numbered from 0, so N is 1 to 6. Each opening is played twice, with both colours. Prints a
//! line for each match: score, error and speed.
//!
//! Each line of the file of `--values` replaces the values that determine the strength of a level,
//! such as the search depth (see `OpponentLevel::with_values`). The first line is for level 0. An
//! empty line changes nothing.

use std::process::ExitCode;
use std::time::Instant as Watch;

use tabiya::game::{Game, GameSetup, Instant};
use tabiya::opponent::{ComputerOpponent, OpponentLevel};
use tabiya::rules::{Color, Position};

/// Number of half-moves after which a game is a draw.
const LONGEST: usize = 300;

/// Plays the matches that the command line selects, and prints their results.
fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| -> Option<u64> {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1)?.parse().ok()
    };
    let (games, seed, only) =
        (value("--games").unwrap_or(400), value("--seed").unwrap_or(1), value("--level"));
    if games < 2 || only.is_some_and(|level| !(1..7).contains(&level)) {
        eprintln!("usage: ladder [--games N, 2 or more] [--seed N] [--level 1..6] [--values FILE]");
        return ExitCode::from(2);
    }
    let mut levels = OpponentLevel::ALL;
    if let Some(at) = arguments.iter().position(|argument| argument == "--values") {
        let text = arguments.get(at + 1).and_then(|path| std::fs::read_to_string(path).ok());
        let Some(text) = text else {
            eprintln!("the file with the values cannot be read");
            return ExitCode::from(2);
        };
        for (level, line) in levels.iter_mut().zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let Some(other) = level.with_values(line) else {
                eprintln!("these are no values: {line}");
                return ExitCode::from(2);
            };
            *level = other;
        }
    }
    for (lower, upper) in levels.into_iter().zip(levels.into_iter().skip(1)) {
        if only.is_some_and(|level| level != u64::from(upper.number)) {
            continue;
        }
        let watch = Watch::now();
        let (mut points, mut squares, mut nodes) = (0.0, 0.0, 0);
        for number in 0..games {
            // Each opening is played twice, once with each colour.
            let color = if number % 2 == 0 { Color::White } else { Color::Black };
            let (score, looked_at) = play([upper, lower], color, seed, number);
            points += score;
            squares += score * score;
            nodes += looked_at;
        }
        let count = games as f64;
        let mean = points / count;
        let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
        let seconds = watch.elapsed().as_secs_f64();
        println!(
            "{} beats {}: {:.1} % ± {:.1} (95 %) in {games} games, seed {seed}; {:.0} nodes a second",
            upper.number,
            lower.number,
            100.0 * mean,
            196.0 * error,
            nodes as f64 / seconds
        );
    }
    ExitCode::SUCCESS
}

/// Plays a game between two levels of the computer opponent, in which `levels[0]` plays `color`.
/// Returns the points of `levels[0]` (0, 0.5 or 1), and the total number of positions that the two
/// levels searched.
///
/// `seed` and the game's `number` determine the opening.
fn play(levels: [OpponentLevel; 2], color: Color, seed: u64, number: u64) -> (f64, u64) {
    let opening = seed.wrapping_mul(1_000_003).wrapping_add(number / 2);
    let computers =
        levels.map(|level| ComputerOpponent::new(level, opening.wrapping_mul(31) + u64::from(level.number)));
    let mut game = Game::new(GameSetup { start: start(opening), ..GameSetup::default() });
    let mut nodes = 0;
    for ply in 0..LONGEST {
        let computer = computers[usize::from(game.turn() != color)];
        let Some(choice) = computer.choose_action(&game, &mut || false) else { break };
        nodes += choice.nodes;
        if let Err(refusal) = game.apply(Instant::from_millis(ply as u64), choice.event) {
            eprintln!("refused: {refusal:?}");
            break;
        }
        // A pending result depends on whether a side can still mate, which this program does not
        // examine. A pending resignation counts as a loss, any other pending result as a draw.
        if game.outcome().is_some() || game.pending_result().is_some() {
            break;
        }
        let open: Vec<_> = game.draw_claims(game.turn()).into_iter().collect();
        if !open.is_empty() {
            break;
        }
    }
    let winner =
        game.outcome().and_then(|outcome| outcome.winner()).or_else(|| match game.pending_result() {
            Some(tabiya::game::PendingResult::Resignation(by)) => Some(!*by),
            _ => None,
        });
    (winner.map_or(0.5, |winner| f64::from(u8::from(winner == color))), nodes)
}

/// Returns the position after a random opening of six half-moves; `opening` is its number.
fn start(opening: u64) -> Position {
    let mut lot = opening;
    let mut position = Position::initial();
    for _ in 0..6 {
        lot = lot.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let moves = position.legal_moves();
        let Some(&mv) = moves.get((lot >> 33) as usize % moves.len().max(1)) else { break };
        position = position.play_unchecked(mv);
    }
    position
}
