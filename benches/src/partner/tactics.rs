//! Benchmark of tactics: the computer opponent, at its highest level, must find mates and wins.
//!
//! The positions are from games of the computer opponent, and stored in `benches/data/partner.tsv`.
//! Stockfish found the mates and wins in these games. This project's own search has proved the
//! mates, a deeper search of Stockfish has proved the wins.

use std::collections::BTreeMap;
use std::io;

use cpu_time::ThreadTime;
use tabiya::game::{Event, Game, GameSetup, Instant};
use tabiya::opponent::{ComputerOpponent, OpponentLevel, StudyRequest, StudyResult, study_text};
use tabiya::rules::Position;

use super::peers;
use super::positions::{Kind, StoredPosition, stored_positions};
use super::proof::mates;
use super::starts::start;
use super::uci::{Answer, Engine};

/// Numbers of positions to collect: mates, wins, and plain positions (for measuring speed).
const WANTED: [usize; 3] = [150, 150, 50];

/// Minimum number of half-moves between two mates or wins from one game.
const APART: usize = 6;

/// Search limits of Stockfish, as arguments of the UCI command `go`: the first to find a mate or
/// win, the second to prove a win.
const DEPTHS: [&str; 2] = ["depth 6", "depth 14"];

/// Stockfish's scores, in centipawns, in a position that counts as a win: the minimum for the best
/// move, and the maximum for every other move.
const GAP: (i32, i32) = (300, 80);

/// Minimum score that means a forced mate, see [`Line::score`](super::uci::Line::score).
const MATE: i32 = 90_000;

/// Node limit of the search with which this project proves a mate.
const BUDGET: u64 = 400_000;

/// Fractions of the time limit for the successive attempts at a position.
const TRIES: [f64; 3] = [0.04, 0.2, 1.0];

/// Prints how many stored mates and wins the computer opponent finds.
///
/// `seconds` is the limit of processor time for the last attempt at a position. Earlier attempts
/// get a fraction of that time (`TRIES`), and a right answer ends the attempts. In a position with
/// a mate, every move that forces mate at least as fast as the stored move is right.
///
/// # Errors
/// If the data file is faulty.
pub fn solve(seconds: f64) -> Result<(), String> {
    let mut counts: BTreeMap<&str, [u32; TRIES.len() + 1]> = BTreeMap::new();
    for known in stored_positions(|kind| kind != Kind::Plain)? {
        let name = if known.kind == Kind::Win { "wins" } else { "mates" };
        let count = counts.entry(name).or_default();
        count[TRIES.len()] += 1;
        let mut last = String::new();
        let solved = TRIES.iter().position(|part| {
            last = found(&known.position, part * seconds);
            known.best.contains(&last) || is_as_good(&known, &last)
        });
        match solved {
            Some(first) => count[first..TRIES.len()].iter_mut().for_each(|count| *count += 1),
            None => {
                println!("missed: {} {last} instead of {}", known.position.to_fen(), known.best.join(" or "))
            }
        }
    }
    for (name, count) in counts {
        for (part, solved) in TRIES.iter().zip(count) {
            println!(
                "{name}: {solved} of {} solved within {} s of processor time",
                count[TRIES.len()],
                part * seconds
            );
        }
    }
    Ok(())
}

/// Whether `known` is a position with a forced mate, and the move `uci` forces mate at least as
/// fast as the stored move.
fn is_as_good(known: &StoredPosition, uci: &str) -> bool {
    let Kind::Mate(moves) = known.kind else { return false };
    let position = &known.position;
    let played = position.legal_moves().into_iter().find(|&mv| &*position.uci(mv) == uci);
    played.is_some_and(|mv| mates(position, mv, moves))
}

/// Returns the move, in UCI notation, that the computer opponent finds at its highest level in
/// `seconds` of processor time. The text is empty if the opponent chooses no move.
fn found(position: &Position, seconds: f64) -> String {
    let game = Game::new(GameSetup { start: position.clone(), ..GameSetup::default() });
    let watch = ThreadTime::now();
    let partner = ComputerOpponent::new(OpponentLevel::ALL[6].with_node_limit(1 << 40), 1);
    match partner
        .choose_action(&game, &mut || watch.elapsed().as_secs_f64() > seconds)
        .map(|choice| choice.event)
    {
        Some(Event::Move(mv)) => position.uci(mv).to_string(),
        _ => String::new(),
    }
}

/// Collects positions from games of the computer opponent (mates, wins, and plain positions for
/// measuring speed), and prints them in the format of the data file.
///
/// The games are numbered from `seed` on. The number of a game determines its opening and its
/// levels.
///
/// # Errors
/// If Stockfish is missing or exits.
pub fn make(seed: u64) -> Result<(), String> {
    let mut engine = peers::stockfish()?;
    engine.set("MultiPV", "2").map_err(|fault| fault.to_string())?;
    println!(
        "# Positions out of games between levels of the partner: `cargo xtask bench partner make --seed {seed}`."
    );
    println!(
        "# Levels that have changed since play other games; what is known of these positions stays true."
    );
    println!(
        "# A mate is proved by our own search of every reply; it is the only one that {} sees at {}.",
        engine.name, DEPTHS[0]
    );
    println!(
        "# A win is proved by {}, {}: {} or more, any other move {} or less.",
        engine.name, DEPTHS[1], GAP.0, GAP.1
    );
    println!("# kind\tbest moves\tFEN");
    let mut made = [0; 3];
    for number in seed.. {
        if made == WANTED {
            break;
        }
        let found = play_and_collect(number, &mut engine, &mut made).map_err(|fault| fault.to_string())?;
        found.iter().for_each(|line| println!("{line}"));
        eprintln!("game {number}: {made:?} of {WANTED:?}");
    }
    Ok(())
}

/// Plays a game between two levels of the computer opponent, and returns the positions that are
/// useful for the benchmarks, each as a line of the data file.
///
/// The game's `number` determines its moves. `made` counts the mates, wins and plain positions
/// collected so far, and is updated.
fn play_and_collect(number: u64, engine: &mut Engine, made: &mut [usize; 3]) -> io::Result<Vec<String>> {
    let partners = [2 + number % 3, 2 + number / 3 % 3]
        .map(|level| ComputerOpponent::new(OpponentLevel::ALL[level as usize], number));
    let mut game = Game::new(GameSetup::default());
    let (mut lines, mut last) = (Vec::new(), 0);
    let mut opening_moves = start(number).into_iter();
    for ply in 0..160 {
        let position = game.position().clone();
        if ply == 10 + (number * 7 % 40) as usize && made[2] < WANTED[2] {
            made[2] += 1;
            lines.push(format!("plain\t\t{}", position.to_fen()));
        }
        if ply >= 8 && ply >= last + APART {
            let found = tactic(&game, &position, engine, *made)?;
            if let Some((at, line)) = found {
                made[at] += 1;
                lines.push(line);
                last = ply;
            }
        }
        let event = match opening_moves.next() {
            Some(mv) => Event::Move(mv),
            None => match partners[position.turn().index()].choose_action(&game, &mut || false) {
                Some(choice) => choice.event,
                None => break,
            },
        };
        let refused = game.apply(Instant::from_millis(ply as u64), event).is_err();
        if refused || game.outcome().is_some() || game.pending_result().is_some() {
            break;
        }
    }
    Ok(lines)
}

/// Tests whether the last position of a game has a forced mate or exactly one winning move.
///
/// Returns 0 for a mate or 1 for a win, and the position's line for the data file. Returns `None`
/// if no mate or win is proved, or if enough positions of this kind are collected. Mates in one and
/// wins by a recapture do not count. `made` holds the numbers of mates, wins and plain positions
/// collected so far.
fn tactic(
    game: &Game,
    position: &Position,
    engine: &mut Engine,
    made: [usize; 3],
) -> io::Result<Option<(usize, String)>> {
    let asked = format!("fen {}", position.to_fen());
    let first = engine.ask(&asked, DEPTHS[0])?;
    let Some((best, next)) = best_two_lines(&first) else { return Ok(None) };
    let is_mate = (MATE..99_999).contains(&best.score) && next.score < MATE;
    if is_mate && made[0] < WANTED[0] {
        let text = study_text(game, game.moves().len(), BUDGET, 0);
        let seen = StudyRequest::read(&text)
            .and_then(|study| study.study_as_text(&mut || false))
            .and_then(|said| StudyResult::read(&said, position));
        let proved = seen.filter(|seen| seen.line.first().is_some_and(|&mv| position.uci(mv) == *best.first));
        let line = proved
            .and_then(|seen| seen.mate_in)
            .map(|moves| format!("mate {moves}\t{}\t{}", best.first, position.to_fen()));
        return Ok(line.map(|line| (0, line)));
    }
    let may_win = |best: i32, next: i32| (GAP.0..MATE).contains(&best) && next <= GAP.1;
    let takes_back = game.moves().last().is_some_and(|last| {
        let square = last.mv.to().to_string();
        best.first.get(2..4) == Some(square.as_str())
    });
    if made[1] < WANTED[1] && !takes_back && may_win(best.score, next.score) {
        let proof = engine.ask(&asked, DEPTHS[1])?;
        let holds = best_two_lines(&proof)
            .is_some_and(|(sure, next)| sure.first == best.first && may_win(sure.score, next.score));
        return Ok(holds.then(|| (1, format!("win\t{}\t{}", best.first, position.to_fen()))));
    }
    Ok(None)
}

/// Returns the best and the second-best line of moves in an engine's answer; `None` if the answer
/// has fewer than two lines.
fn best_two_lines(answer: &Answer) -> Option<(&super::uci::Line, &super::uci::Line)> {
    answer.lines.first().zip(answer.lines.get(1))
}
