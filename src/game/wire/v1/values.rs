//! Serialization of chess values (colours, moves, positions, results) for stored games. This code
//! is here because the module `rules` contains no serialization.

use crate::rules::{Laws, Position, PositionSetup};

/// Parses a stored chess position from its FEN; `laws` says whether the house rules allow en
/// passant.
///
/// If the FEN is invalid, the error is the code of its fault.
fn read_position(text: &str, laws: Laws) -> Result<Position, &'static str> {
    let setup: Result<PositionSetup, _> = text.parse();
    setup.and_then(|setup| setup.position(laws)).map_err(|fault| fault.code())
}

/// Serialization of a player's colour as `"w"` or `"b"`.
pub(in crate::game) mod color {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Color;

    /// Serializes a player's colour as `"w"` or `"b"`.
    pub(in crate::game) fn serialize<S: Serializer>(color: &Color, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(color.to_char())
    }

    /// Deserializes a player's colour from `"w"` or `"b"`.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Color, D::Error> {
        Color::from_char(char::deserialize(from)?).ok_or_else(|| D::Error::custom("a colour is w or b"))
    }
}

/// Serialization of a game result: `"w"` or `"b"` for a win, `null` for a draw, or the name of a
/// result that PGN does not know, such as `"0-0"`.
pub(in crate::game) mod result {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::game::GameResult;
    use crate::rules::Color;

    /// Returns the name of a game result, such as `1-0`. The name goes into the fingerprint (hash)
    /// of a game, so it never changes.
    pub(in crate::game) fn name(result: GameResult) -> &'static str {
        match result {
            GameResult::Win(Color::White) => "1-0",
            GameResult::Win(Color::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::HalfPoint(Color::White) => "1/2-0",
            GameResult::HalfPoint(Color::Black) => "0-1/2",
        }
    }

    /// Returns the text of a game result in stored games: `w` or `b` for a win, or a name such as
    /// `0-0` for a result that PGN does not know; `None` for a draw.
    fn text(result: GameResult) -> Option<&'static str> {
        match result {
            GameResult::Draw => None,
            GameResult::Win(Color::White) => Some("w"),
            GameResult::Win(Color::Black) => Some("b"),
            GameResult::BothLose | GameResult::HalfPoint(_) => Some(name(result)),
        }
    }

    /// Serializes a game result: `"w"` or `"b"` for a win, `null` for a draw, or a name such as
    /// `"0-0"`.
    pub(in crate::game) fn serialize<S: Serializer>(result: &GameResult, to: S) -> Result<S::Ok, S::Error> {
        text(*result).serialize(to)
    }

    /// Deserializes a game result: `"w"` or `"b"` for a win, `null` for a draw, or a name such as
    /// `"0-0"`.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<GameResult, D::Error> {
        let read = Option::<String>::deserialize(from)?;
        let result = GameResult::ALL.into_iter().find(|result| text(*result) == read.as_deref());
        result.ok_or_else(|| D::Error::custom("not a result"))
    }
}

/// Serialization of a chess position as its FEN, written by [`PositionSetup`]. The FEN does not say
/// whether the house rules allow en passant.
pub(in crate::game) mod position {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::{Laws, Position, PositionSetup};

    /// Serializes a chess position as its FEN, without saying whether the house rules allow en
    /// passant.
    pub(in crate::game) fn serialize<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&PositionSetup::from(position))
    }

    /// Deserializes a chess position from its FEN, assuming that the house rules allow en passant.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        super::read_position(&String::deserialize(from)?, Laws::default()).map_err(D::Error::custom)
    }
}

/// Serialization of a chess position as its FEN and a flag: whether the house rules allow en
/// passant.
pub(in crate::game) mod lawful {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::{Laws, Position, PositionSetup};

    /// Serializes a chess position as its FEN and a flag: whether the house rules allow en passant.
    pub(in crate::game) fn serialize<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
        (PositionSetup::from(position).to_string(), position.laws().en_passant).serialize(to)
    }

    /// Deserializes a chess position from its FEN and a flag: whether the house rules allow en
    /// passant.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Position, D::Error> {
        let (fen, en_passant) = <(String, bool)>::deserialize(from)?;
        super::read_position(&fen, Laws { en_passant }).map_err(D::Error::custom)
    }
}

/// Serialization of a chess move as text: its two squares and, for special moves, their kind.
/// Examples are `e2e4++` (a double step of a pawn), `e5d6ep`, `e1g1oo`, `e1c1ooo` and `e7e8=q`.
pub(in crate::game) mod mv {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::{Move, MoveKind, Role};

    /// Serializes a chess move as text: its squares and, for special moves, their kind, such as
    /// `e2e4++`.
    pub(in crate::game) fn serialize<S: Serializer>(mv: &Move, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&write(*mv))
    }

    /// Deserializes a chess move from text: its squares and, for special moves, their kind, such as
    /// `e2e4++`.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Move, D::Error> {
        read(&String::deserialize(from)?).ok_or_else(|| D::Error::custom("not a move"))
    }

    /// Returns a chess move as stored text: its squares and, for special moves, their kind, such as
    /// `e2e4++` or `e7e8=q`.
    pub(in crate::game) fn write(mv: Move) -> String {
        let special = match mv.kind() {
            MoveKind::Normal => "",
            MoveKind::DoublePush => "++",
            MoveKind::EnPassant => "ep",
            MoveKind::CastleKingSide => "oo",
            MoveKind::CastleQueenSide => "ooo",
            MoveKind::Promotion(role) => return format!("{}{}={}", mv.from(), mv.to(), role.char()),
        };
        format!("{}{}{special}", mv.from(), mv.to())
    }

    /// Parses a chess move from stored text, as [`write()`] writes it; `None` for any other text.
    pub(in crate::game) fn read(text: &str) -> Option<Move> {
        let (from, to) = (text.get(0..2)?.parse().ok()?, text.get(2..4)?.parse().ok()?);
        let kind = match text.get(4..)? {
            "" => MoveKind::Normal,
            "++" => MoveKind::DoublePush,
            "ep" => MoveKind::EnPassant,
            "oo" => MoveKind::CastleKingSide,
            "ooo" => MoveKind::CastleQueenSide,
            special => MoveKind::Promotion(Role::from_char(special.strip_prefix('=')?.parse().ok()?)?),
        };
        Some(Move::new(from, to, kind))
    }
}

/// Serialization of an optional chess move.
pub(in crate::game) mod maybe_mv {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::rules::Move;

    /// Serializes an optional chess move: a text such as `"e2e4++"`, or `null`.
    pub(in crate::game) fn serialize<S: Serializer>(mv: &Option<Move>, to: S) -> Result<S::Ok, S::Error> {
        mv.map(super::mv::write).serialize(to)
    }

    /// Deserializes an optional chess move: a text such as `"e2e4++"`, or `null`.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Move>, D::Error> {
        let text: Option<String> = Option::deserialize(from)?;
        text.map(|text| super::mv::read(&text).ok_or_else(|| D::Error::custom("not a move"))).transpose()
    }
}

/// Serialization of a line of chess moves.
pub(in crate::game) mod line {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use crate::rules::Move;

    /// Serializes a line of chess moves as a list of texts such as `e2e4++`.
    pub(in crate::game) fn serialize<S: Serializer>(line: &[Move], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(line.iter().map(|mv| super::mv::write(*mv)))
    }

    /// Deserializes a line of chess moves from a list of texts such as `e2e4++`.
    pub(in crate::game) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Move>, D::Error> {
        let texts = Vec::<String>::deserialize(from)?;
        let read = |text: &String| super::mv::read(text).ok_or_else(|| D::Error::custom("not a move"));
        texts.iter().map(read).collect()
    }
}
