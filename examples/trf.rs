//! Reads a FIDE tournament report (TRF) as the page does, and prints its content.
//!
//! `cargo run --release --no-default-features --example trf -- FILE [--write]`
//!
//! Without an option, prints one JSON object. With `--write`, converts the report to an event of
//! the app's club, and prints that event as a report. If the file is not a report, prints
//! `{"fault":{…}}` and returns the exit code 1.

use std::collections::BTreeMap;
use std::process::ExitCode;

use serde_json::{Value, json};
use tabiya::club::event::EventFormat;
use tabiya::club::record::{Bye, PairingResult};
use tabiya::club::trf::{
    ReportGame, ReportHeading, ReportRound, ReportTournament, decode_report, write_report,
};
use tabiya::rules::Color;

const USAGE: &str = "usage: trf FILE [--write]";

/// Reads the report that the command line names, and prints it as JSON or as a report.
fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (file, is_write) = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [file] => (file, false),
        [file, "--write"] | ["--write", file] => (file, true),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    let bytes = match std::fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            eprintln!("{file}: {error}");
            return ExitCode::from(2);
        }
    };
    let tournament = match ReportTournament::read(&decode_report(&bytes)) {
        Ok(tournament) => tournament,
        Err(fault) => {
            let fault = json!({ "line": fault.line, "column": fault.column, "code": fault.kind.code() });
            println!("{}", json!({ "fault": fault }));
            return ExitCode::FAILURE;
        }
    };
    if !is_write {
        println!("{}", described(&tournament));
        return ExitCode::SUCCESS;
    }
    let event = match tournament.to_event() {
        Ok(event) => event,
        Err(broken) => {
            eprintln!("{file}: {broken:?}");
            return ExitCode::FAILURE;
        }
    };
    if let Some(report) = write_report(&event, &ReportHeading::default(), Some(&tournament)) {
        print!("{report}");
    }
    ExitCode::SUCCESS
}

/// Converts a tournament report (FIDE TRF) to JSON, in the form described in docs/automation.md.
fn described(tournament: &ReportTournament) -> Value {
    let format = match tournament.format {
        EventFormat::RoundRobin { double: true } => "double-round-robin",
        EventFormat::RoundRobin { double: false } | EventFormat::MostWins => "round-robin",
        _ => "swiss",
    };
    let number = |player: usize| tournament.players[player].number;
    let players = tournament.players.iter().map(|player| {
        json!({
            "no": player.number,
            "name": player.name,
            "rating": player.rating,
            "fide_id": player.details.fide_id,
            "title": player.details.title,
            "federation": player.details.federation,
            "sex": player.details.sex,
            "birth": player.details.birth,
            "points": player.half_points.map(decimal),
        })
    });
    let mut rounds = tournament.rounds.clone();
    let mut absent: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (&(round, player), &bye) in &tournament.future_byes {
        absent.entry((round + 1).to_string()).or_default().push(number(player));
        // A bye in the next round already scores points, unless it is a zero-point bye. So the bye
        // is also listed with the games of that round.
        if round == tournament.paired_rounds && bye != Bye::Zero {
            rounds.resize(rounds.len().max(round + 1), ReportRound::default());
            if !rounds[round].byes.contains(&(player, bye)) {
                rounds[round].byes.push((player, bye));
            }
        }
    }
    let rounds = rounds.iter().map(|round| {
        let games = round.games.iter().map(|game| described_game(game, &number));
        let byes = round.byes.iter().map(|&(player, bye)| {
            let points = decimal(tournament.points.points_of_bye(bye));
            json!({ "player": number(player), "bye": bye_name(bye), "points": points })
        });
        games.chain(byes).collect::<Value>()
    });
    let mut forbidden: Vec<[usize; 2]> =
        tournament.forbidden.iter().map(|one| one.pair.map(number)).collect();
    forbidden.sort_unstable();
    forbidden.dedup();
    let points = tournament.points;
    let notes = tournament
        .notes
        .iter()
        .map(|note| json!({ "line": note.line, "column": note.column, "code": note.kind.code() }));
    json!({
        "format": format,
        "players": players.collect::<Value>(),
        "rounds": rounds.collect::<Value>(),
        "points": {
            "win": decimal(points.win),
            "draw": decimal(points.draw),
            "loss": decimal(points.loss),
        },
        "initial_color": tournament.initial_color.map(|color| color.by_color("white", "black")),
        "forbidden": forbidden,
        "absent": absent,
        "notes": notes.collect::<Value>(),
    })
}

/// Converts a game of a tournament report to JSON. `number` converts a player's index to the
/// player's number in the report.
fn described_game(game: &ReportGame, number: &impl Fn(usize) -> usize) -> Value {
    let halves = |score: PairingResult| Color::ALL.map(|color| decimal(score.half_points(color)));
    json!({
        "white": number(game.pairing.white),
        "black": number(game.pairing.black),
        "score": game.result.map(halves),
        "rated": game.is_rated && game.result.is_none_or(PairingResult::is_game),
        "forfeit": game.result.is_some_and(|score| !score.is_game()),
    })
}

/// Returns the name of a kind of bye in the JSON output, such as `half`.
fn bye_name(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "pairing",
        Bye::Full => "full",
        Bye::Half => "half",
        Bye::Zero => "zero",
    }
}

/// Converts half-points to points as a JSON number, an integer where possible.
fn decimal(half_points: u32) -> Value {
    if half_points.is_multiple_of(2) { json!(half_points / 2) } else { json!(f64::from(half_points) / 2.0) }
}
