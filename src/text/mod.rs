//! Every string that a person reads or hears, in one place, ready to be translated.
//!
//! Nothing here decides anything: the functions take values of the game and answer with words.

mod arbiter;
mod clock;
mod device;
mod settings;
mod sheet;
mod storage;
mod version;

pub use arbiter::*;
pub use clock::*;
pub use device::*;
pub use settings::*;
pub use sheet::*;
pub use storage::*;
pub use version::*;

use crate::game::{Outcome, Played, Reason};
use crate::rules::{Color, MoveKind, Piece, Position, Role, Square};

/// The product's name.
pub const BRAND: &str = "Tabiya";
/// Label of the button that starts a new game.
pub const NEW_GAME: &str = "New game";
/// Label of the button that turns the board round.
pub const FLIP: &str = "Flip the board";
/// Label of the button that opens the settings, and the heading of that dialog.
pub const SETTINGS: &str = "Settings";
/// Label of buttons that close a dialog or a message.
pub const CLOSE: &str = "Close";
/// Label of the button that goes back to the game a new one has replaced.
pub const BACK_TO_GAME: &str = "Back to it";
/// Said when a game in progress has been put aside for a new one.
pub const GAME_PUT_ASIDE: &str = "The unfinished game was put aside.";
/// Said when that game is on the board again.
pub const GAME_IS_BACK: &str = "The game is back where it was.";
/// Name of the board for screen readers.
pub const BOARD: &str = "Chess board";
/// Heading of the promotion picker for screen readers.
pub const PROMOTE_TO: &str = "Promote to";
/// The on-screen announcement of a check, where the players want one.
pub const CHECK: &str = "Check!";
/// Said when a piece is put down where it may not go.
pub const NOT_A_LEGAL_MOVE: &str = "Not a legal move.";
/// Shown on an empty score sheet.
pub const NO_MOVES_YET: &str = "The moves will stand here.";
/// Said to a screen reader when a new game begins.
pub const GAME_READY: &str = "New game. White to move.";

/// The name of a colour at the start of a sentence.
pub fn color(color: Color) -> &'static str {
    color.fold("White", "Black")
}

/// The name of a colour within a sentence.
fn color_within(color: Color) -> &'static str {
    color.fold("white", "black")
}

/// The name of a kind of piece within a sentence.
pub fn role(role: Role) -> &'static str {
    match role {
        Role::Pawn => "pawn",
        Role::Knight => "knight",
        Role::Bishop => "bishop",
        Role::Rook => "rook",
        Role::Queen => "queen",
        Role::King => "king",
    }
}

/// The accessible name of a square: `e4, white pawn`, or `e4` where it is empty.
pub fn square(square: Square, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) => format!("{square}, {} {}", color_within(piece.color), role(piece.role)),
        None => square.to_string(),
    }
}

/// Whose turn it is, as the page shows it.
pub fn to_move(turn: Color, in_check: bool) -> String {
    let check = if in_check { ", in check" } else { "" };
    format!("{} to move{check}", color(turn))
}

/// A played move as it is read aloud: `White: knight g1 to f3, check.`
pub fn spoken_move(before: &Position, played: &Played) -> String {
    let mv = played.mv;
    let mover = color(before.turn());
    let what = match mv.kind() {
        MoveKind::CastleKingSide => "castles king side".to_owned(),
        MoveKind::CastleQueenSide => "castles queen side".to_owned(),
        kind => {
            let piece = before.piece_at(mv.from()).map_or("piece", |piece| role(piece.role));
            let mut words = match before.captured_by(mv) {
                Some((_, taken)) => {
                    format!("{piece} {} takes {} on {}", mv.from(), role(taken.role), mv.to())
                }
                None => format!("{piece} {} to {}", mv.from(), mv.to()),
            };
            if kind == MoveKind::EnPassant {
                words += " en passant";
            }
            if let Some(promoted) = mv.promotion() {
                words += &format!(", promotes to a {}", role(promoted));
            }
            words
        }
    };
    let check = if played.position.is_checkmate() {
        ", checkmate"
    } else if played.position.is_check() {
        ", check"
    } else {
        ""
    };
    format!("{mover}: {what}{check}.")
}

/// The score as it is shown, with a proper half.
pub fn score(outcome: Outcome) -> &'static str {
    match outcome.winner {
        Some(Color::White) => "1–0",
        Some(Color::Black) => "0–1",
        None => "½–½",
    }
}

/// Why the game is over, as a sentence without its stop.
pub fn reason(outcome: Outcome) -> String {
    let winner = outcome.winner.map(color).unwrap_or_default();
    let loser = outcome.winner.map(|winner| color(!winner)).unwrap_or_default();
    match outcome.reason {
        Reason::Checkmate => format!("{winner} wins by checkmate"),
        Reason::Resignation => format!("{loser} resigned"),
        Reason::FlagFall if outcome.winner.is_none() => {
            "Draw: time ran out, but no mate is possible".to_owned()
        }
        Reason::FlagFall => format!("{loser} ran out of time"),
        Reason::LeftKingInCheck => format!("{loser} left the king in check"),
        Reason::Stalemate => "Draw by stalemate".to_owned(),
        Reason::Agreement => "Draw by agreement".to_owned(),
        Reason::DeadPosition => "Draw: nobody can mate any more (dead position)".to_owned(),
        Reason::InsufficientMaterial => "Draw: not enough material to mate".to_owned(),
        Reason::Threefold => "Draw: the same position three times".to_owned(),
        Reason::Fivefold => "Draw: the same position five times".to_owned(),
        Reason::FiftyMoves => "Draw: fifty moves without a capture or a pawn move".to_owned(),
        Reason::SeventyFiveMoves => "Draw: seventy-five moves without a capture or a pawn move".to_owned(),
    }
}

/// Why a move was refused that would only have been illegal for leaving the own king in check.
/// `attackers` are the pieces that would give that check; `already` is whether the king stands in check now.
pub fn king_would_be_in_check(attackers: &[(Square, Piece)], already: bool) -> String {
    let by = attackers
        .iter()
        .map(|(square, piece)| format!("the {} on {square}", role(piece.role)))
        .collect::<Vec<_>>()
        .join(" and ");
    if already {
        format!("Your king would still be in check, from {by}.")
    } else {
        format!("That would leave your king in check from {by}.")
    }
}

/// The captured material of one side, for screen readers: `Black has taken: queen, pawn`.
pub fn taken(by: Color, roles: &[Role]) -> String {
    if roles.is_empty() {
        return format!("{} has taken nothing", color(by));
    }
    let list = roles.iter().map(|taken| role(*taken)).collect::<Vec<_>>().join(", ");
    format!("{} has taken: {list}", color(by))
}

/// The name of a piece, as the promotion picker's buttons have it.
pub fn piece(piece: Piece) -> String {
    format!("{} {}", color_within(piece.color), role(piece.role))
}

/// An address that could not be used.
pub fn bad_address(fault: &dyn std::fmt::Display, game_in_progress: bool) -> String {
    let rest = if game_in_progress { " The game on the board goes on." } else { "" };
    format!("This address could not be opened: {fault}.{rest}")
}

/// Heading of the page after a fault of ours.
pub const CRASH: &str = "Tabiya has stopped";
/// What can be done about it.
pub const CRASH_HINT: &str =
    "A fault of ours, not of yours. Here is the game so far; copy it before you reload the page.";
/// Name of the field with the game so far.
pub const CRASH_PGN: &str = "The game so far, as PGN";
/// Label of buttons that copy to the clipboard.
pub const COPY: &str = "Copy";
/// Label of the button that reloads the page.
pub const RELOAD: &str = "Reload";
