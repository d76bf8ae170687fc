//! Reads a file of games or positions as the page does, and prints what it contains.
//!
//! `cargo run --release --no-default-features --example import -- FILE [OPTION]`, where OPTION is
//! `--pgn`, `--find TEXT` or `--same`:
//!
//! - Without an option: a JSON object per line for each game or position.
//! - `--pgn`: the games as PGN, as the app's archive of saved games exports them.
//! - `--find`: the numbers of the games that a search for the text finds, one per line.
//! - `--same`: for each game that duplicates an earlier one, a line with the numbers of the earlier
//!   game and of the duplicate.
//!
//! Games are numbered from 1 in the order of the file, including unreadable games.

use std::collections::HashSet;
use std::error::Error;
use std::fs::File;
use std::io::{BufReader, BufWriter, Write};
use std::process::ExitCode;

use serde::{Serialize, Serializer};
use tabiya::club::{ArchivedGame, Duplicates, GameQuery};
use tabiya::game::pgn::{PgnError, PgnGame};
use tabiya::openings::Openings;

const USAGE: &str = "usage: import FILE [--pgn | --find TEXT | --same]";

/// Output that the command line requests.
enum Asked {
    /// Each game as JSON.
    Records,
    /// The games as PGN, as the archive exports them.
    Pgn,
    /// The numbers of the games that match this query.
    Find(Box<GameQuery>),
    /// Pairs of numbers: an earlier game, and a game that duplicates it.
    Same,
}

/// Reads the file on the command line, and prints the requested output about its games.
fn main() -> ExitCode {
    let Some((file, asked)) = options(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match answer(&file, &asked) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{file}: {fault}");
            ExitCode::from(2)
        }
    }
}

/// Parses the command line: the path of the file, and the requested output. `None` if it is
/// invalid.
fn options(args: impl Iterator<Item = String>) -> Option<(String, Asked)> {
    let args: Vec<String> = args.collect();
    let (file, asked) = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [file] => (file, Asked::Records),
        [file, "--pgn"] | ["--pgn", file] => (file, Asked::Pgn),
        [file, "--same"] | ["--same", file] => (file, Asked::Same),
        [file, "--find", text] | ["--find", text, file] => {
            (file, Asked::Find(Box::new(GameQuery::new(text))))
        }
        _ => return None,
    };
    Some((file.to_owned(), asked))
}

/// Reads the games or positions in a file, and prints the requested output about them.
fn answer(file: &str, asked: &Asked) -> Result<(), Box<dyn Error>> {
    let input = BufReader::with_capacity(65_536, File::open(file)?);
    let mut out = BufWriter::new(std::io::stdout().lock());
    let openings = Openings::read(include_bytes!("../src/openings/openings.txt"))?;
    let mut seen = Duplicates::default();
    // Maps the index of a game in `seen` to the number of the game in the file.
    let mut compared = Vec::new();
    for (number, game) in (1_usize..).zip(ArchivedGame::pgn_games(input)) {
        match asked {
            Asked::Records => writeln!(out, "{}", serde_json::to_string(&Record::of(number, game))?)?,
            Asked::Pgn => {
                if let Some(game) = game.ok().and_then(|game| kept(game, &openings)) {
                    writeln!(out, "{}", game.pgn())?;
                }
            }
            Asked::Find(query) => {
                if game.is_ok_and(|game| is_found(game, query, &openings)) {
                    writeln!(out, "{number}")?;
                }
            }
            Asked::Same => {
                if let Some(game) = game.ok().and_then(|game| kept(game, &openings)) {
                    compared.push(number);
                    if let Some(same) = seen.add_archived(&game) {
                        writeln!(out, "{} {number}", compared[same])?;
                    }
                }
            }
        }
    }
    out.flush()?;
    Ok(())
}

/// Game or position that was read from a file, as JSON in the form described in docs/automation.md.
#[derive(Serialize)]
struct Record {
    game: usize,
    tags: Tags,
    result: String,
    plies: usize,
    start: Option<String>,
    fen: Option<String>,
    notes: Vec<&'static str>,
    fault: Option<Fault>,
}

/// Fault in a file of games, as JSON: its place and its code.
#[derive(Serialize)]
struct Fault {
    line: usize,
    column: usize,
    code: &'static str,
}

/// PGN tags of a game in the order of the file, as a JSON object. If a tag is repeated, only the
/// first value is written.
struct Tags(Vec<(String, String)>);

impl Serialize for Tags {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut seen = HashSet::new();
        to.collect_map(self.0.iter().filter(|(name, _)| seen.insert(name)).map(|(name, value)| (name, value)))
    }
}

impl Fault {
    /// Converts an error of the PGN reader to its JSON form.
    fn of(error: &PgnError) -> Fault {
        Fault { line: error.place.line, column: error.place.column, code: error.fault.code() }
    }
}

impl Record {
    /// Converts game number `number` of a file, or the error of reading it, to its JSON form.
    fn of(number: usize, read: Result<PgnGame, PgnError>) -> Record {
        match read {
            Ok(game) => {
                let moves = game.moves();
                let end = moves.iter().fold(game.start.clone(), |position, mv| position.play_unchecked(*mv));
                Record {
                    game: number,
                    result: game.score.to_string(),
                    plies: moves.len(),
                    start: Some(game.start.to_fen()),
                    fen: Some(end.to_fen()),
                    notes: game.notes.iter().map(|note| note.code()).collect(),
                    fault: game.fault.as_ref().map(Fault::of),
                    tags: Tags(game.tags),
                }
            }
            Err(error) => Record {
                game: number,
                tags: Tags(Vec::new()),
                result: "*".to_owned(),
                plies: 0,
                start: None,
                fen: None,
                notes: Vec::new(),
                fault: Some(Fault::of(&error)),
            },
        }
    }
}

/// Converts a PGN game to an archived game with the name of its opening. The result is what the
/// archive contains after the game is written to a line and read back. `None` if the game cannot be
/// archived.
fn kept(game: PgnGame, openings: &Openings) -> Option<ArchivedGame> {
    let game = ArchivedGame::from_pgn(game);
    let read = game.to_imported_game_up_to(openings.last_named_ply())?;
    let opening = openings.name_of_game(&read.start, &read.moves).map(|(_, it)| (it.code, it.name));
    let (code, name) = opening.unwrap_or_default();
    ArchivedGame::from_line(&game.with_opening((code.to_owned(), name.to_owned())).to_line())
}

/// Whether a search for `query` in the archive of saved games would find this PGN game.
fn is_found(game: PgnGame, query: &GameQuery, openings: &Openings) -> bool {
    kept(game, openings).is_some_and(|game| {
        let (headers, score, (code, name)) = (&game.headers, game.score.to_string(), &game.opening);
        let known = GameQuery::searchable_text([
            headers.white.as_str(),
            &headers.black,
            &headers.date,
            &headers.event,
            &headers.site,
            &headers.round,
            &score,
            code,
            name,
        ]);
        query.matches_words(&known) && query.matches_position(&game)
    })
}
