//! Games read whole, every move found and played: `cargo bench -p tabiya-bench --bench games [-- FILE]`.
//!
//! Reads the games of a PGN (`.gz` or plain), ten times over, or without a file 2,000 games of random moves, always the same.
//! Rounds are interleaved, each figure is the median of five of them, and both readers must find the same number of moves.

use std::io::Read;
use std::ops::ControlFlow;
use std::process::ExitCode;

use cpu_time::ThreadTime;
use pgn_reader::{SanPlus, Visitor};
use shakmaty::{Chess, Position as _};
use tabiya::rules::pgn::{PgnGame, Reader};
use tabiya::rules::{Laws, Position};
use tabiya_bench::table::median;

const ROUNDS: usize = 5;
const TIMES: usize = 10;

fn main() -> ExitCode {
    let file = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    let text = match file.as_deref().map_or_else(|| Ok(made()), read) {
        Ok(text) => text.repeat(TIMES),
        Err(fault) => {
            eprintln!("{fault}");
            return ExitCode::FAILURE;
        }
    };
    let readers = [("tabiya", ours as fn(&str) -> usize), ("pgn-reader", theirs)];
    let mut seconds = readers.map(|_| Vec::new());
    let mut moves = readers.map(|_| 0);
    for _ in 0..ROUNDS {
        for (i, (_, count)) in readers.iter().enumerate() {
            let start = ThreadTime::now();
            moves[i] = count(&text);
            seconds[i].push(start.elapsed().as_secs_f64());
        }
    }
    if moves[0] != moves[1] {
        eprintln!("they find {} and {} moves", moves[0], moves[1]);
        return ExitCode::FAILURE;
    }
    let medians = seconds.map(median);
    println!("{} moves, {:.1} MB", moves[0], text.len() as f64 / 1e6);
    for ((name, _), seconds) in readers.iter().zip(medians) {
        let per_move = seconds / moves[0] as f64 * 1e9;
        println!("{name:<12} {:>8.1} ms {per_move:>8.1} ns a move", seconds * 1e3);
    }
    println!("tabiya is {:.2} times as fast", medians[1] / medians[0]);
    ExitCode::SUCCESS
}

fn read(file: &str) -> Result<String, String> {
    let named = |fault| format!("{file}: {fault}");
    let bytes = std::fs::read(file).map_err(named)?;
    let mut text = String::new();
    if file.ends_with(".gz") {
        flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text).map_err(named)?;
        Ok(text)
    } else {
        String::from_utf8(bytes).map_err(|fault| format!("{file}: {fault}"))
    }
}

/// 2,000 games of 80 half-moves or fewer, by the luck of one seed.
fn made() -> String {
    let mut luck = 0x2545_f491_4f6c_dd1d_u64;
    let game = |_| {
        let mut position = Position::initial();
        let mut game = PgnGame::from_position(position.clone());
        for _ in 0..80 {
            luck ^= luck << 13;
            luck ^= luck >> 7;
            luck ^= luck << 17;
            let moves = position.legal_moves();
            let Some(&m) = moves.get(luck as usize % moves.len().max(1)) else { break };
            game.main.push(m);
            position = position.play_unchecked(m);
        }
        format!("[Event \"Made\"]\n\n{game}\n")
    };
    (0..2_000).map(game).collect()
}

/// Broken games count nothing.
fn ours(text: &str) -> usize {
    let games = Reader::new(text.as_bytes()).under(Laws::default()).skipping_variations();
    games.flatten().map(|game| game.main.moves.len()).sum()
}

fn theirs(text: &str) -> usize {
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    let mut moves = 0;
    while let Ok(Some(count)) = reader.read_game(&mut Count) {
        moves += count;
    }
    moves
}

/// Plays the moves of a game from the initial position and counts them.
struct Count;

impl Visitor for Count {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, (Chess, usize)> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn san(&mut self, (position, count): &mut (Chess, usize), san: SanPlus) -> ControlFlow<usize> {
        match san.san.to_move(position) {
            Ok(m) => {
                position.play_unchecked(m);
                *count += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(0),
        }
    }

    fn end_game(&mut self, (_, count): (Chess, usize)) -> usize {
        count
    }
}
