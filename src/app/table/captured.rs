//! Material that a player has captured, and the player's lead in material.

use crate::game::LineCursor;
use crate::rules::{Color, Position, Role};

/// The pieces that one player has captured, and the player's lead in material in points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CapturedMaterial {
    /// The captured pieces, most valuable first. A promoted piece counts in its promoted role.
    /// Exception: after a correction of the position by the arbiter, promoted pieces captured
    /// before the correction count as pawns.
    pub roles: Vec<Role>,
    /// The lead of the player in material on the board, in points (queen 9, rook 5, bishop and
    /// knight 3, pawn 1). 0 if the player does not lead.
    pub lead: u32,
}

impl CapturedMaterial {
    /// Returns the pieces that the player `by` has captured before the position `shown`, and this
    /// player's lead in this position.
    pub fn up_to(shown: LineCursor<'_>, by: Color) -> CapturedMaterial {
        let correction = shown.corrections.iter().rfind(|correction| correction.ply <= shown.ply);
        let (from, mut before) = correction.map_or((0, shown.start), |it| (it.ply, &it.position));
        let mut taken = if from > 0 { missing_pieces(shown.start, before, !by) } else { Vec::new() };
        for played in shown.moves.iter().take(shown.ply).skip(from) {
            if before.turn() == by {
                taken.extend(before.captured_by(played.mv).map(|(_, piece)| piece.role));
            }
            before = &played.position;
        }
        let one_kind = |role: Role| taken.iter().copied().filter(move |it| *it == role);
        let roles = ROLES_BY_VALUE.into_iter().flat_map(one_kind).collect();
        let on_board = |color| -> u32 {
            let pieces = shown.position().pieces().filter(|(_, piece)| piece.color == color);
            pieces.map(|(_, piece)| piece_value(piece.role)).sum()
        };
        CapturedMaterial { roles, lead: on_board(by).saturating_sub(on_board(!by)) }
    }
}

/// Returns the pieces of the colour `of` that count as captured after an arbiter has corrected the
/// position to `now`. These are the pieces that are on the board in `start`, but not in `now`. If
/// `now` has more pieces of a role than `start`, each extra piece counts as a promoted pawn. For
/// each extra piece, one missing pawn does not count as captured.
fn missing_pieces(start: &Position, now: &Position, of: Color) -> Vec<Role> {
    let count = |position: &Position, role| position.pieces_of(of, role).len();
    let mut promoted = 0;
    let mut gone = Vec::new();
    for role in ROLES_BY_VALUE {
        let (was, is) = (count(start, role), count(now, role));
        promoted += is.saturating_sub(was);
        let spared = if role == Role::Pawn { promoted } else { 0 };
        gone.extend(std::iter::repeat_n(role, was.saturating_sub(is + spared)));
    }
    gone
}

/// The roles that can be captured, most valuable first.
const ROLES_BY_VALUE: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// Returns the customary value of a piece, in points.
fn piece_value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}
