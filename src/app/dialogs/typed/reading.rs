//! Parses typed or spoken text as a move.

use crate::game::Game;
use crate::rules::{Bitboard, Move, Role, San, SanError, SanStep};

/// Returns the legal move that a typed or spoken text means. `spellings` are the possible spellings
/// of the text, likeliest first. The result is the first spelling that is a legal move.
///
/// # Errors
/// [`SanError::Ambiguous`] if another spelling gives a different move that is equally likely. If no
/// spelling is a legal move, the error of the first spelling that has the form of a move.
pub fn read_spellings(game: &Game, spellings: &[String]) -> Result<Move, SanError> {
    let mut fault = SanError::NotSan;
    let mut found: Option<Move> = None;
    for spelling in spellings {
        match (read_spelling(game, spelling), found) {
            (Ok(mv), None) => found = Some(mv),
            (Ok(mv), Some(other)) if are_equally_likely(game, mv, other) => {
                return Err(SanError::Ambiguous {
                    from: Bitboard::from(mv.from()) | Bitboard::from(other.from()),
                });
            }
            (Err(why), _) if fault == SanError::NotSan => fault = why,
            _ => {}
        }
    }
    found.ok_or(fault)
}

/// Whether a text can equally well mean either of two different moves: both castle, or both are
/// pawn moves to the same square.
fn are_equally_likely(game: &Game, one: Move, other: Move) -> bool {
    let is_pawn =
        |mv: Move| game.position().piece_at(mv.from()).is_some_and(|piece| piece.role == Role::Pawn);
    let castles = one.is_castle() && other.is_castle();
    one != other && (castles || is_pawn(one) && is_pawn(other) && one.to() == other.to())
}

/// Parses a spelling of a typed or spoken move. If the house rules allow moves that leave the
/// mover's king in check, also finds these moves. Fails if the spelling is not a move that can be
/// played in this position.
fn read_spelling(game: &Game, spelling: &str) -> Result<Move, SanError> {
    let position = game.position();
    let read = super::parse_typed_move(position, spelling);
    let Err(fault @ SanError::LeavesKingInCheck { .. }) = read else { return read };
    let written = spelling.parse().ok().and_then(|san: San| match san.step {
        SanStep::Move(written) => Some(written),
        SanStep::Castle(_) => None,
    });
    let meant = |mv: &Move| match &written {
        Some(written) => {
            let role = position.piece_at(mv.from()).map(|piece| piece.role);
            role == Some(written.role)
                && mv.to() == written.to
                && mv.promotion() == written.promotion
                && written.file.is_none_or(|file| file == mv.from().file())
                && written.rank.is_none_or(|rank| rank == mv.from().rank())
        }
        None => mv.uci() == spelling.to_ascii_lowercase(),
    };
    let own = position.by_color(position.turn());
    let mut fits = own.iter().flat_map(|from| game.playable_from(from).to_vec()).filter(meant);
    match (fits.next(), fits.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(fault),
    }
}
