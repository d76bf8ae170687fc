//! Speed of the computer opponent, compared with Stockfish: nodes a second, natively and in
//! WebAssembly, and time to depth.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use cpu_time::ThreadTime;
use tabiya::game::{Game, GameSetup};
use tabiya::opponent::{ComputerOpponent, OpponentLevel};
use tabiya::rules::Position;

use super::peers;
use super::positions::{Kind, stored_positions};
use super::uci::Engine;
use crate::wasm;

/// Search depths to which the time is measured.
const DEPTHS: [u32; 4] = [4, 6, 8, 10];

/// Prints how many nodes a second the computer opponent and Stockfish search in middlegame
/// positions. Each search ends after `each` nodes.
///
/// # Errors
/// If the data file cannot be read or is faulty, or Stockfish exits.
pub fn nodes(each: u64) -> Result<(), String> {
    let positions = stored_positions(|kind| kind == Kind::Plain)?;
    println!("nodes a second of processor time, {} positions, {each} nodes in each\n", positions.len());
    let watch = ThreadTime::now();
    let looked_at: u64 = positions
        .iter()
        .map(|known| look(&known.position, OpponentLevel::ALL[6].with_node_limit(each)))
        .sum();
    row("tabiya", "native", looked_at as f64 / watch.elapsed().as_secs_f64());
    for profile in ["release", "page"] {
        match in_wasm(profile, positions.len(), each) {
            Ok(speed) => row("tabiya", &format!("wasm, profile {profile}"), speed),
            Err(missing) => println!("tabiya in wasm, profile {profile}: {missing}"),
        }
    }
    for (place, engine) in [("native", peers::stockfish()), ("wasm", peers::stockfish_in_wasm())] {
        match engine {
            Ok(mut engine) => {
                let (mut looked_at, before) = (0, engine.processor_time());
                let mut took = Duration::ZERO;
                for known in &positions {
                    let position = format!("fen {}", known.position.to_fen());
                    let answer =
                        engine.ask(&position, &format!("nodes {each}")).map_err(|fault| fault.to_string())?;
                    looked_at += answer.nodes;
                    took += answer.took;
                }
                let spent =
                    engine.processor_time().zip(before).map_or(took, |(after, before)| after - before);
                row(&engine.name, place, looked_at as f64 / spent.as_secs_f64());
            }
            Err(missing) => println!("{missing}"),
        }
    }
    Ok(())
}

/// Prints a line of the table of search speeds: a program, where it ran, and its nodes a second.
fn row(name: &str, place: &str, speed: f64) {
    println!("{name:<34} {place:<22} {:>10.0}", speed);
}

/// Searches a position with a level of the computer opponent, and returns the number of nodes
/// searched.
fn look(position: &Position, level: OpponentLevel) -> u64 {
    let game = Game::new(GameSetup { start: position.clone(), ..GameSetup::default() });
    ComputerOpponent::new(level, 1).choose_action(&game, &mut || false).map_or(0, |choice| choice.nodes)
}

/// Measures the computer opponent's speed in WebAssembly, built with the Cargo profile `profile`,
/// in nodes a second.
///
/// The opponent searches `each` nodes in each of the first `positions` stored middlegame positions.
/// `Err` is the reason why nothing was measured, for example that Node.js is missing.
fn in_wasm(profile: &str, positions: usize, each: u64) -> Result<f64, String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = here.join("../target/bench-wasm");
    fs::create_dir_all(&folder).map_err(|fault| fault.to_string())?;
    let built = wasm::build("partner", profile, &folder).map_err(|fault| fault.to_string())?;
    let module = built.ok_or("does not build for wasm32-unknown-unknown (is the target installed?)")?;
    let mut node = Command::new("node");
    node.arg(here.join("partner/nodes.mjs")).arg(module).args([positions.to_string(), each.to_string()]);
    let output = node.output().map_err(|fault| format!("no Node.js: {fault}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    let &[looked_at, seconds] = numbers.as_slice() else {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    };
    Ok(looked_at / seconds)
}

/// Prints how long the computer opponent and Stockfish take to search middlegame positions to fixed
/// depths.
///
/// After `most` seconds of processor time, a search of the computer opponent is stopped. Stockfish
/// always completes its search.
///
/// # Errors
/// If the data file cannot be read or is faulty, or Stockfish exits.
pub fn depths(most: f64) -> Result<(), String> {
    let positions = stored_positions(|kind| kind == Kind::Plain)?;
    println!(
        "\nprocessor time to depth, {} positions, milliseconds (a depth of one program is not that of another)\n",
        positions.len()
    );
    println!(
        "{:<34} {:>5} {:>10} {:>10} {:>10} {:>16}",
        "", "depth", "quartile", "median", "nine of 10", "in time"
    );
    let mut peer = peers::stockfish();
    if let Err(missing) = &peer {
        println!("{missing}");
    }
    for depth in DEPTHS {
        let level = OpponentLevel::ALL[6]
            .with_values(&format!("{depth} {} 0 0 1", u32::MAX))
            .ok_or("no such level")?;
        let ours = positions.iter().map(|known| {
            let game = Game::new(GameSetup { start: known.position.clone(), ..GameSetup::default() });
            let watch = ThreadTime::now();
            ComputerOpponent::new(level, 1)
                .choose_action(&game, &mut || watch.elapsed().as_secs_f64() > most);
            watch.elapsed()
        });
        print_times("tabiya", depth, ours.collect(), most);
        if let Ok(engine) = &mut peer {
            let theirs: Result<Vec<Duration>, String> = positions
                .iter()
                .map(|known| time_to(engine, &known.position, depth).map_err(|fault| fault.to_string()))
                .collect();
            print_times(&engine.name.clone(), depth, theirs?, most);
        }
    }
    Ok(())
}

/// Measures how long an engine takes to search a position to `depth`. The result is processor time
/// if the operating system reports that time, otherwise elapsed time.
fn time_to(engine: &mut Engine, position: &Position, depth: u32) -> std::io::Result<Duration> {
    engine.begin_anew()?;
    // The engine clears its tables before its next search. Because of this short search, the
    // measured time does not include the clearing.
    engine.ask("startpos", "depth 1")?;
    let before = engine.processor_time();
    let answer = engine.ask(&format!("fen {}", position.to_fen()), &format!("depth {depth}"))?;
    Ok(engine.processor_time().zip(before).map_or(answer.took, |(after, before)| after - before))
}

/// Prints a line of the table of search times: the lower quartile, the median and the 90th
/// percentile of the times of the program `name` to `depth`, and how many of the times are at most
/// `most` seconds.
fn print_times(name: &str, depth: u32, mut times: Vec<Duration>, most: f64) {
    times.sort();
    let at = |part: f64| {
        times
            .get(((times.len() - 1) as f64 * part) as usize)
            .map_or(f64::NAN, |time| time.as_secs_f64() * 1e3)
    };
    let done = times.iter().filter(|time| time.as_secs_f64() <= most).count();
    println!(
        "{name:<34} {depth:>5} {:>10.1} {:>10.1} {:>10.1} {done:>10} of {}",
        at(0.25),
        at(0.5),
        at(0.9),
        times.len()
    );
}
