//! Judges the games of a PGN file under a set of house rules.
//!
//! `cargo run --release --example adjudicate -- --rules fide [--nodes N] < games.pgn`
//!
//! Prints a line for each game: `plies=<n> result=<r> reason=<r> claims=<list> fen=<final fen>`.
//! The line describes the position after the last move, or the position in which the rules end the
//! game earlier.
//!
//! - `reason` is `-` for an unfinished game.
//! - `claims` are the draws that a player can claim in the position, `-` if there are none.
//! - `--nodes` limits the search for a possible mate, under rules that detect dead positions
//!   exactly. If the search does not decide, the position counts as not dead.
//!
//! For a faulty game, the line is `error line <n>: <what>`. The program continues with the next
//! game and returns the exit code 1.

use std::io::{Read, Write};
use std::process::ExitCode;

use tabiya::game::pgn::{self, PgnGame};
use tabiya::game::{
    DeadPosition, EndReason, Game, HouseRules, Journal, MatingSide, Preset, Question, Verdict,
};
use tabiya::rules::Color;
use tabiya::rules::winnability::Budget;

const USAGE: &str = "usage: adjudicate [--rules fide|fp-club|fly-or-die|lobby] [--nodes N] < games.pgn";

/// Reads games from standard input, and prints the judgement of each under the chosen rules.
fn main() -> ExitCode {
    let (rules, budget) = match options(std::env::args().skip(1)) {
        Ok(options) => options,
        Err(fault) => {
            eprintln!("{fault}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    let mut bytes = Vec::new();
    if let Err(fault) = std::io::stdin().lock().read_to_end(&mut bytes) {
        eprintln!("standard input: {fault}");
        return ExitCode::from(2);
    }
    // Old files are not always UTF-8. Replacement characters in a name do not affect the judgement.
    let text = String::from_utf8_lossy(&bytes);
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let mut code = ExitCode::SUCCESS;
    for game in pgn::games(&text, rules.laws()) {
        let written = match game {
            Ok(record) => writeln!(out, "{}", judgement(&rules, &record, &budget)),
            Err(fault) => {
                code = ExitCode::from(1);
                writeln!(
                    out,
                    "error line {}: {} (column {})",
                    fault.place.line, fault.fault, fault.place.column
                )
            }
        };
        if written.is_err() {
            // The program that reads this output has closed it.
            return code;
        }
    }
    if out.flush().is_err() { ExitCode::from(2) } else { code }
}

/// Usual limits of the search whether a side can still mate. They are greater than
/// [`Budget::default`], because no player waits for the answer.
const BUDGET: Budget = Budget { nodes: 4_000_000, bytes: 256 << 20 };

/// Parses the command line: the house rules, and the search limits for the question whether a side
/// can still mate.
fn options(mut args: impl Iterator<Item = String>) -> Result<(HouseRules, Budget), String> {
    let mut rules = HouseRules::default();
    let mut budget = BUDGET;
    while let Some(arg) = args.next() {
        let (name, value) = match arg.split_once('=') {
            Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
            None => (arg, args.next()),
        };
        let value = value.ok_or_else(|| format!("{name}: which?"));
        match name.as_str() {
            "--rules" => {
                let value = value?;
                rules = Preset::from_name(&value).ok_or_else(|| format!("{value}: no such rules"))?.rules();
            }
            "--nodes" => budget.nodes = value?.parse().map_err(|_| "--nodes: not a number".to_owned())?,
            _ => return Err(format!("{name}: no such option")),
        }
    }
    Ok((rules, budget))
}

/// Plays a PGN game under the house rules, and returns the line of output about the game. `budget`
/// limits the search whether a side can still mate.
pub(crate) fn judgement(rules: &HouseRules, record: &PgnGame, budget: &Budget) -> String {
    let journal = Journal::from_pgn(record, rules.clone());
    let game = play(&journal, None);
    // Every position after a dead position is dead too. If the last position is not dead, then no
    // earlier position is dead, and one search is enough.
    let game = if ends_dead(&game, budget) { play(&journal, Some(budget)) } else { game };
    let (result, reason) = match game.outcome() {
        Some(outcome) => (outcome.score(), outcome.reason.code()),
        None => ("*", "-"),
    };
    let fen = game.position().to_fen();
    format!("plies={} result={result} reason={reason} claims={} fen={fen}", game.moves().len(), claims(&game))
}

/// Plays the moves of `journal` until the game ends. The moves are legal, so the game refuses a
/// move only after its end.
///
/// If `exactly` is `Some`, the game's open questions whether a side can still mate are answered
/// before each move, with these search limits. If it is `None`, the questions stay open.
fn play(journal: &Journal, exactly: Option<&Budget>) -> Game {
    let mut game = Game::new(journal.setup.clone());
    for (at, event) in &journal.events {
        if let Some(budget) = exactly {
            game.answer_open_questions(*at, budget);
        }
        if game.apply(*at, event.clone()).is_err() {
            break;
        }
    }
    if let Some(budget) = exactly {
        game.answer_open_questions(game.last_change(), budget);
    }
    game
}

/// Whether the last position is dead: neither side can mate any more (FIDE 5.2.2). `false` after
/// checkmate, or if the house rules do not detect dead positions exactly.
fn ends_dead(game: &Game, budget: &Budget) -> bool {
    let asked = game.rules().dead_position == DeadPosition::Exact;
    let mated = game.outcome().is_some_and(|outcome| outcome.reason == EndReason::Checkmate);
    let question = Question { id: 0, position: game.position().clone(), mating_side: MatingSide::Either };
    asked && !mated && question.answer(budget) == Verdict::Unwinnable
}

/// Returns the codes of the draws that either player can claim in the position, separated by
/// commas; `-` if there is none.
fn claims(game: &Game) -> String {
    let mut names: Vec<&str> = Vec::new();
    for proof in Color::ALL.into_iter().flat_map(|color| game.draw_claims(color)) {
        let name = proof.reason().code();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}
