//! A game written as PGN.

use std::fmt::Write as _;

use super::super::{Game, Reason, Span};
use crate::rules::{Color, Position};

/// PGN asks for lines below 80 characters.
const WIDTH: usize = 79;

impl Game {
    /// The game as PGN: the seven tags, `SetUp` and `FEN` if it did not start from the initial position,
    /// `TimeControl`, `Termination`, `HouseRules`, and the moves with the time left after each.
    pub fn pgn(&self) -> String {
        write(self)
    }
}

fn write(game: &Game) -> String {
    let mut text = String::new();
    for (name, value) in tags(game) {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "[{name} \"{}\"]", escaped(&value));
    }
    text.push('\n');
    let mut column = 0;
    for token in movetext(game) {
        let length = token.chars().count();
        if column > 0 && column + 1 + length > WIDTH {
            text.push('\n');
            column = 0;
        }
        if column > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(&token);
        column += length;
    }
    text.push('\n');
    text
}

fn tags(game: &Game) -> Vec<(&'static str, String)> {
    let headers = game.headers();
    let or = |text: &str, unknown: &str| if text.is_empty() { unknown.to_owned() } else { text.to_owned() };
    let mut tags = vec![
        ("Event", or(&headers.event, "?")),
        ("Site", or(&headers.site, "?")),
        ("Date", or(&headers.date, "????.??.??")),
        ("Round", or(&headers.round, "?")),
        ("White", or(&headers.white, "?")),
        ("Black", or(&headers.black, "?")),
        ("Result", result(game).to_owned()),
    ];
    let fen = game.start().to_fen();
    if fen != Position::initial().to_fen() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", fen));
    }
    match game.clock().map(|clock| clock.control()) {
        None => tags.push(("TimeControl", "-".to_owned())),
        Some(control) if control.white == control.black => tags.push(("TimeControl", control.white.to_pgn())),
        Some(control) => {
            tags.push(("TimeControl", "?".to_owned()));
            tags.push(("WhiteTimeControl", control.white.to_pgn()));
            tags.push(("BlackTimeControl", control.black.to_pgn()));
        }
    }
    tags.push(("Termination", termination(game).to_owned()));
    tags.push(("HouseRules", game.rules().to_string()));
    tags
}

fn movetext(game: &Game) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut after_comment = true;
    for (ply, played) in game.moves().iter().enumerate() {
        let Some(before) = game.position_at(ply) else { break };
        match before.turn() {
            Color::White => tokens.push(format!("{}.", before.fullmove_number())),
            Color::Black if after_comment => tokens.push(format!("{}...", before.fullmove_number())),
            Color::Black => {}
        }
        tokens.push(played.san.clone());
        after_comment = played.clock.is_some();
        if let Some(left) = played.clock {
            tokens.push("{[%clk".to_owned());
            tokens.push(format!("{}]}}", clk(left)));
        }
    }
    if let Some(outcome) = game.outcome() {
        let words = outcome.reason.code().replace('-', " ");
        let mut words = words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        if let Some(first) = words.first_mut() {
            first.insert(0, '{');
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        tokens.extend(words);
    }
    tokens.push(result(game).to_owned());
    tokens
}

fn result(game: &Game) -> &'static str {
    game.outcome().map_or("*", |outcome| outcome.score())
}

/// The words that the PGN standard has for it.
fn termination(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.reason) {
        None => "unterminated",
        Some(Reason::FlagFall) => "time forfeit",
        Some(Reason::LeftKingInCheck) => "rules infraction",
        Some(_) => "normal",
    }
}

/// Hours, minutes, seconds, and milliseconds where there are any.
fn clk(left: Span) -> String {
    let (secs, millis) = (left.as_secs(), left.as_millis() % 1_000);
    let mut text = format!("{}:{:02}:{:02}", secs / 3_600, secs / 60 % 60, secs % 60);
    if millis > 0 {
        let decimals = format!("{millis:03}");
        let _ = write!(text, ".{}", decimals.trim_end_matches('0'));
    }
    text
}

/// A tag's value: quotes and backslashes escaped, what cannot be printed left out.
fn escaped(value: &str) -> String {
    let printable = value.chars().filter(|c| !c.is_control());
    printable.flat_map(|c| (c == '"' || c == '\\').then_some('\\').into_iter().chain([c])).collect()
}
