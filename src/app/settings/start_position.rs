//! The start position of the next game.

use crate::rules::characters::plain_number;
use crate::rules::{Laws, Position};
use serde::{Deserialize, Serialize};

/// The start position of the next game. Saved as a text: empty for the initial position, `chess960`
/// for a random one, the number of a Chess960 position, or a FEN.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum StartPosition {
    /// The initial position of chess.
    #[default]
    Initial,
    /// One of the 960 start positions of Chess960, drawn for each game.
    RandomChess960,
    /// The start position of Chess960 with this number, 0 to 959.
    Chess960(u16),
    /// A position that was set up, as FEN.
    Position(String),
}

impl StartPosition {
    /// Start positions with odds (one player gives a piece, a pawn or the first move), as pairs of
    /// a name and a FEN.
    pub const ODDS: [(&'static str, &'static str); 5] = [
        ("black-first", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1"),
        ("pawn", "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        ("knight", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1"),
        ("rook", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"),
        ("queen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1"),
    ];

    /// Parses the number of a Chess960 start position; `None` if the text is no number from 0 to
    /// 959.
    pub fn parse_number(text: &str) -> Option<u16> {
        let text = plain_number(text);
        let digits = text.bytes().all(|byte| byte.is_ascii_digit());
        text.parse().ok().filter(|number| digits && *number < 960)
    }

    /// Returns the name of this start position in the list of the settings: `usual`, `chess960`,
    /// one of the [odds](StartPosition::ODDS), or `position`.
    pub fn name(&self) -> &'static str {
        match self {
            StartPosition::Initial => "usual",
            StartPosition::RandomChess960 | StartPosition::Chess960(_) => "chess960",
            StartPosition::Position(fen) => {
                StartPosition::ODDS.iter().find(|(_, odds)| odds == fen).map_or("position", |(name, _)| name)
            }
        }
    }

    /// Returns the start position with this name in the list of the settings. `None` for unknown
    /// names, and for `position`, because the players enter that position themselves.
    pub(in crate::app) fn from_name(name: &str) -> Option<StartPosition> {
        match name {
            "usual" => Some(StartPosition::Initial),
            "chess960" => Some(StartPosition::RandomChess960),
            _ => {
                let (_, fen) = StartPosition::ODDS.iter().find(|(odds, _)| *odds == name)?;
                Some(StartPosition::Position((*fen).to_owned()))
            }
        }
    }

    /// Returns the position from which a game with this setting starts. `None` means the initial
    /// position. Also returns `None` if no game can start from the FEN of the setting. `laws` say
    /// whether en passant captures exist. `random` is a random number that selects a random
    /// Chess960 position.
    pub(in crate::app) fn position(&self, laws: Laws, random: u64) -> Option<Position> {
        match self {
            StartPosition::Initial => None,
            StartPosition::RandomChess960 => Position::chess960_with((random % 960) as u16, laws),
            StartPosition::Chess960(number) => Position::chess960_with(*number, laws),
            StartPosition::Position(fen) => Position::from_fen_of_game(fen, laws).ok(),
        }
    }

    /// Whether this start position is the initial position of standard chess.
    pub(in crate::app) fn is_initial(&self) -> bool {
        *self == StartPosition::Initial
    }
}

impl From<String> for StartPosition {
    /// Parses a saved start position: `chess960`, a Chess960 number, or a FEN. Any other text, for
    /// example of a later version, becomes the initial position, so that the other settings stay
    /// readable.
    fn from(text: String) -> StartPosition {
        if text == "chess960" {
            return StartPosition::RandomChess960;
        }
        if let Some(number) = StartPosition::parse_number(&text) {
            return StartPosition::Chess960(number);
        }
        match Position::from_fen_of_game(&text, Laws::default()) {
            Ok(_) => StartPosition::Position(text),
            Err(_) => StartPosition::Initial,
        }
    }
}

impl From<StartPosition> for String {
    /// Returns the text that saves this start position: empty for the initial position, `chess960`
    /// for a random one, a Chess960 number, or a FEN.
    fn from(start: StartPosition) -> String {
        match start {
            StartPosition::Initial => String::new(),
            StartPosition::RandomChess960 => "chess960".to_owned(),
            StartPosition::Chess960(number) => number.to_string(),
            StartPosition::Position(fen) => fen,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_and_names_lead_back() {
        let odds = StartPosition::ODDS.map(|(_, fen)| StartPosition::Position(fen.to_owned()));
        let all = [
            StartPosition::Initial,
            StartPosition::RandomChess960,
            StartPosition::Chess960(0),
            StartPosition::Chess960(959),
        ]
        .into_iter()
        .chain(odds);
        for start in all {
            assert_eq!(StartPosition::from(String::from(start.clone())), start);
            let named = StartPosition::from_name(start.name()).expect("a name of the list");
            assert_eq!(named.name(), start.name());
            let position = start.position(Laws::default(), 518);
            assert_eq!(position.is_none(), start.is_initial(), "{start:?}");
        }
        for text in ["", "960", "-1", "+1", "house", "8/8/8/8/8/8/8/8 w - - 0 1"] {
            assert_eq!(StartPosition::from(text.to_owned()), StartPosition::Initial, "{text}");
        }
    }

    #[test]
    fn odds_remove_one_piece() {
        let usual = Position::initial();
        for (name, fen) in StartPosition::ODDS {
            let start = Position::from_fen_of_game(fen, Laws::default()).expect("a start");
            let missing = usual.pieces().count() - start.pieces().count();
            assert_eq!(missing, usize::from(name != "black-first"), "{name}");
        }
    }
}
