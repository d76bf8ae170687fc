//! Serializes imported games for sending from a web worker to the page. The data are texts only,
//! because parsers for richer types would enlarge the download of the page.
//!
//! - a game: six headers, start FEN, moves, score, place of the fault in the game, index of the
//!   first identical game, annotations, notes (two texts each)
//! - a fault: line, column, code, faulty text, and the piece and squares that the fault concerns

use std::io::ErrorKind;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::imported_games::{ImportedGame, ImportedGames};
use crate::game::wire::v1::{self, values::mv};
use crate::rules::pgn::{PgnError, PgnFault, PgnResult, ReadNote, TextPlace};
use crate::rules::{Bitboard, Laws, Position, PositionSetup, Role, SanError};

/// Imported games as texts: the games, the faults, and whether the file contains more games than
/// were read.
type ImportText = (Vec<Vec<String>>, Vec<Vec<String>>, bool);

/// The code for every fault of a FEN. The receiver parses the FEN again to find the exact fault.
const FEN_FAULT: &str = "bad-fen";

impl Serialize for ImportedGames {
    /// Serializes imported games as texts, for a web worker to send to the page.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let texts: ImportText = (
            self.games.iter().map(write_game).collect(),
            self.faults.iter().map(write_fault).collect(),
            self.has_more,
        );
        texts.serialize(to)
    }
}

impl<'de> Deserialize<'de> for ImportedGames {
    /// Deserializes imported games from the texts that a web worker has sent to the page.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ImportedGames, D::Error> {
        read_import(ImportText::deserialize(from)?).ok_or_else(|| D::Error::custom("nothing that was read"))
    }
}

/// Converts the texts from a web worker into imported games; `None` if a text is invalid.
///
/// `more` says whether the file contains more games than were read.
fn read_import((games, faults, more): ImportText) -> Option<ImportedGames> {
    let found = games.into_iter().map(read_game).collect::<Option<_>>()?;
    let faults = faults.into_iter().map(read_fault).collect::<Option<_>>()?;
    Some(ImportedGames { games: found, faults, has_more: more })
}

/// Converts an imported game to texts, for a web worker to send to the page.
///
/// There are twelve texts, and two for each note of the PGN reader.
fn write_game(game: &ImportedGame) -> Vec<String> {
    let v1::HeadersV1 { event, site, date, round, white, black } = game.headers.clone().into();
    let moves: Vec<_> = game.moves.iter().map(|m| mv::write(*m)).collect();
    let (start, moves, score) =
        (PositionSetup::from(&game.start).to_string(), moves.join(" "), game.score.to_string());
    let fault = game.fault.map(|place| format!("{} {}", place.line, place.column)).unwrap_or_default();
    let same = game.duplicate_of.map(|same| same.to_string()).unwrap_or_default();
    let mut texts = vec![
        event,
        site,
        date,
        round,
        white,
        black,
        start,
        moves,
        score,
        fault,
        same,
        game.annotations.clone(),
    ];
    for note in &game.notes {
        let letters = if let ReadNote::Letters(letters) = note { letters.clone() } else { String::new() };
        texts.extend([note.code().to_owned(), letters]);
    }
    texts
}

/// Converts the texts from a web worker into an imported game; `None` if a text is invalid.
///
/// There are twelve texts, and two for each note of the PGN reader.
fn read_game(mut texts: Vec<String>) -> Option<ImportedGame> {
    let notes = texts.split_off(texts.len().min(12));
    let notes = notes
        .chunks(2)
        .map(|note| ReadNote::from_code(note.first()?, note.get(1)?))
        .collect::<Option<_>>()?;
    let [event, site, date, round, white, black, start, moves, score, fault, same, annotations] =
        texts.try_into().ok()?;
    let fault = match fault.split_once(' ') {
        Some((line, column)) => Some(TextPlace { line: line.parse().ok()?, column: column.parse().ok()? }),
        None => None,
    };
    let same = if same.is_empty() { None } else { Some(same.parse().ok()?) };
    let headers = v1::HeadersV1 { event, site, date, round, white, black }.into_headers_of_people();
    let moves = moves.split_whitespace().map(mv::read).collect::<Option<_>>()?;
    let start: PositionSetup = start.parse().ok()?;
    let (start, score) = (start.position(Laws::default()).ok()?, PgnResult::read(&score));
    Some(ImportedGame { headers, start, moves, score, annotations, notes, fault, duplicate_of: same })
}

/// Converts a fault of a PGN text to five texts, for a web worker to send to the page.
///
/// The texts are line, column, code, faulty text, and the piece and squares that the fault
/// concerns.
fn write_fault(error: &PgnError) -> Vec<String> {
    let (code, text, named) = match &error.fault {
        PgnFault::Fen { text, .. } => (FEN_FAULT, text.clone(), String::new()),
        PgnFault::Move { text, fault } => (fault.code(), text.clone(), piece_and_squares(fault)),
        PgnFault::Variant(name) => (error.fault.code(), name.clone(), String::new()),
        PgnFault::TooLong(plies) => (error.fault.code(), plies.to_string(), String::new()),
        PgnFault::Unopened(bracket) => (error.fault.code(), bracket.to_string(), String::new()),
        fault => (fault.code(), String::new(), String::new()),
    };
    vec![error.place.line.to_string(), error.place.column.to_string(), code.to_owned(), text, named]
}

/// Returns the piece and the squares that the fault of a move in a PGN text concerns, as text:
/// `n f3`, `b1 d2`.
fn piece_and_squares(fault: &SanError) -> String {
    let (role, squares) = match *fault {
        SanError::NoneGoesThere { role, to } => (Some(role), to.into()),
        SanError::LeavesKingInCheck { by: squares } | SanError::Ambiguous { from: squares } => {
            (None, squares)
        }
        SanError::NothingToTake { to } | SanError::PromotionMissing { to } | SanError::NoPromotion { to } => {
            (None, to.into())
        }
        _ => (None, Bitboard::EMPTY),
    };
    let role = role.map(|role| role.char().to_string());
    role.into_iter().chain(squares.iter().map(|square| square.to_string())).collect::<Vec<_>>().join(" ")
}

/// Converts five texts from a web worker into a fault of a PGN text; `None` if a text is invalid.
fn read_fault(texts: Vec<String>) -> Option<PgnError> {
    let [line, column, code, text, named] = texts.try_into().ok()?;
    let fault = match code.as_str() {
        "bad-tag" => PgnFault::Tag,
        "open-comment" => PgnFault::OpenComment,
        "open-variation" => PgnFault::OpenVariation,
        "variation-of-nothing" => PgnFault::VariationOfNothing,
        "too-deep" => PgnFault::TooDeep,
        "too-long" => PgnFault::TooLong(text.parse().ok()?),
        "unopened-bracket" => PgnFault::Unopened(text.chars().next()?),
        "bad-glyph" => PgnFault::Glyph,
        "null-move" => PgnFault::NullMove,
        "other-variant" => PgnFault::Variant(text),
        // The texts do not contain the cause of the input error.
        "unreadable" => PgnFault::Read(ErrorKind::Other),
        FEN_FAULT => PgnFault::Fen { fault: Position::from_fen_of_game(&text, Laws::default()).err()?, text },
        code => PgnFault::Move { fault: read_move_fault(code, &named)?, text },
    };
    Some(PgnError { place: TextPlace { line: line.parse().ok()?, column: column.parse().ok()? }, fault })
}

/// Returns the fault of a move in a PGN text, from the fault's code and the text `named`.
///
/// `named` holds the piece and the squares that the fault concerns, such as `n f3`. `None` if the
/// code is unknown, or if the piece or square is missing.
fn read_move_fault(code: &str, named: &str) -> Option<SanError> {
    let squares: Bitboard = named.split(' ').filter_map(|name| name.parse().ok()).collect();
    let to = squares.lowest_square();
    Some(match code {
        "not-san" => SanError::NotSan,
        "none-goes-there" => {
            SanError::NoneGoesThere { role: Role::from_char(named.chars().next()?)?, to: to? }
        }
        "leaves-king-in-check" => SanError::LeavesKingInCheck { by: squares },
        "ambiguous" => SanError::Ambiguous { from: squares },
        "nothing-to-take" => SanError::NothingToTake { to: to? },
        "promotion-missing" => SanError::PromotionMissing { to: to? },
        "no-promotion" => SanError::NoPromotion { to: to? },
        "no-castling-right" => SanError::NoCastlingRight,
        "castling-out-of-check" => SanError::CastlingOutOfCheck,
        "castling-obstructed" => SanError::CastlingObstructed,
        _ => return None,
    })
}
