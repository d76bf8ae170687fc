//! `cargo xtask bench pgn [rounds] [--games FILE]`: compares the speed of this project's PGN reader
//! with the speed of the libraries `pgn-reader` and `shakmaty` together, in thousands of games a
//! second. Both readers check that the moves are legal.
//!
//! FILE is a PGN file, plain or gzipped, whose text is read ten times in a row. Without FILE, the
//! games are random games from a fixed seed.
//!
//! Each round measures every reader once, so a slow moment of the machine affects all readers. Each
//! figure is the median of the rounds, in processor time. The program fails if a reader finds a
//! wrong number of half-moves.

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Read as _};
use std::ops::ControlFlow;
use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ThreadTime;
use pgn_reader::{SanPlus, Visitor};
use shakmaty::{Chess, Position as _};
use tabiya::rules::Position;
use tabiya::rules::pgn::PgnReader;

/// Number of random games to read if the command line names no file.
const GAMES: usize = 10_000;

/// Number of times that the text of a file is read in a row.
const TIMES: usize = 10;

/// Limit of half-moves in a game, passed to [`PgnReader::moves_only`].
const LONGEST: usize = 4_000;

/// PGN reader under comparison: its name, and a function that counts the half-moves in a PGN text.
type Program = (&'static str, fn(&str) -> usize);

/// Readers under comparison: this project's reader in three modes, and the other libraries.
const PROGRAMS: [Program; 4] = [
    ("tabiya, for a list of games", |text| {
        ours(PgnReader::new(text.as_bytes()).moves_only(LONGEST).up_to_faults())
    }),
    ("tabiya, without variations", |text| ours(PgnReader::new(text.as_bytes()).skipping_variations())),
    ("tabiya, everything", |text| ours(PgnReader::new(text.as_bytes()))),
    ("pgn-reader 0.29 + shakmaty 0.30", theirs),
];

/// Measures and prints how fast each reader reads the games.
fn main() -> ExitCode {
    let (mut rounds, mut text) = (5, None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        if word == "--games" {
            match words.next().map_or_else(|| Err(io::Error::other("which file?")), |file| read(&file)) {
                Ok(games) => text = Some(games.repeat(TIMES)),
                Err(fault) => {
                    eprintln!("--games: {fault}");
                    return ExitCode::FAILURE;
                }
            }
        } else if let Ok(number) = word.parse() {
            rounds = number;
        }
    }
    let rounds = rounds.max(1);
    let text = text.unwrap_or_else(games);
    let all = PgnReader::new(text.as_bytes()).flatten();
    let (games, plies) =
        all.fold((0_u32, 0), |(games, plies), game| (games + 1, plies + game.main.moves.len()));
    println!("{games} games, {plies} half-moves, {:.1} MB, {rounds} rounds", text.len() as f64 / 1e6);
    let mut times = vec![Vec::new(); PROGRAMS.len()];
    for _ in 0..rounds {
        for ((name, read), times) in PROGRAMS.iter().zip(&mut times) {
            let started = ThreadTime::now();
            let found = read(&text);
            times.push(started.elapsed());
            if found != plies {
                eprintln!("{name}: {found} half-moves instead of {plies}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("| program | thousand games a second |\n|---|---:|");
    for ((name, _), times) in PROGRAMS.iter().zip(&mut times) {
        times.sort();
        let median: Duration = times[times.len() / 2];
        println!("| {name} | {:.1} |", f64::from(games) / median.as_secs_f64() / 1e3);
    }
    ExitCode::SUCCESS
}

/// Counts the half-moves of the main lines of all games that `reader` reads.
fn ours<R: std::io::BufRead>(reader: PgnReader<R>) -> usize {
    reader.map(|game| game.map_or(0, |game| game.main.moves.len())).sum()
}

/// Visitor for the library `pgn-reader` that counts the legal moves in the main lines of all games.
struct Moves(usize);

impl Visitor for Moves {
    type Tags = ();
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    /// Begins every game in the initial position.
    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    /// Plays and counts a move; stops reading the game at an illegal move.
    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        let Ok(mv) = san.san.to_move(position) else { return ControlFlow::Break(()) };
        position.play_unchecked(mv);
        self.0 += 1;
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Chess) {}
}

/// Counts the half-moves of all games in `text` with the libraries `pgn-reader` and `shakmaty`.
fn theirs(text: &str) -> usize {
    let mut moves = Moves(0);
    let mut reader = pgn_reader::Reader::new(text.as_bytes());
    while let Ok(Some(())) = reader.read_game(&mut moves) {}
    moves.0
}

/// Returns the text of the PGN file at the path `file`, plain or gzipped.
fn read(file: &str) -> io::Result<String> {
    let bytes = fs::read(file)?;
    let mut text = String::new();
    if file.ends_with(".gz") {
        flate2::read::MultiGzDecoder::new(&bytes[..]).read_to_string(&mut text)?;
    } else {
        text = String::from_utf8(bytes).map_err(io::Error::other)?;
    }
    Ok(text)
}

/// Returns [`GAMES`] random games as PGN text, the same in every run.
fn games() -> String {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut text = String::new();
    for number in 1..=GAMES {
        let _ = write!(
            text,
            "[Event \"Random games\"]\n[Site \"?\"]\n[Date \"2026.11.23\"]\n[Round \"{number}\"]\n[White \"Ada\"]\n[Black \"Alan\"]\n[Result \"*\"]\n\n"
        );
        let mut position = Position::initial();
        for ply in 0..80 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            let mv = moves[(random >> 33) as usize % moves.len()];
            if ply % 2 == 0 {
                let _ = write!(text, "{}. ", ply / 2 + 1);
            }
            let end = if ply % 12 == 11 { "\n" } else { " " };
            let _ = write!(text, "{}{end}", position.san(mv));
            position = position.play_unchecked(mv);
        }
        text.push_str("*\n\n");
    }
    text
}
