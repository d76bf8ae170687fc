//! Verifies a helpmate by playing it: each move must be legal, and the last position mate.
//!
//! Every answer "winnable" is verified in this way, with one exception: a position that is mate, or
//! becomes mate by forced moves (each the only legal move). Forced moves come from the list of
//! legal moves, so they are not verified; the module `case` puts them before the verified moves.

use super::super::board::Board;
use super::super::{Move, Position};
use super::Winnability;

/// Verifies moves that are claimed to lead to a mate by playing them from `position`.
///
/// Returns [`Winnability::Winnable`] with the moves if they are legal and end in mate, otherwise
/// [`Winnability::Undetermined`].
pub(super) fn replay_moves(position: &Position, moves: &[Move]) -> Winnability {
    let mut at = position.clone();
    for &m in moves {
        if !at.is_legal(m) {
            return Winnability::Undetermined;
        }
        at = at.play_unchecked(m);
    }
    is_mated_after(&at, moves.to_vec())
}

/// Verifies a series of boards that is claimed to lead to a mate, by finding the moves between
/// them.
///
/// `line` begins with the board of `position`. Returns [`Winnability::Winnable`] with the moves if
/// they are legal and end in mate, otherwise [`Winnability::Undetermined`].
pub(super) fn replay_boards(position: &Position, line: &[Board]) -> Winnability {
    let mut at = position.clone();
    let mut moves = Vec::with_capacity(line.len());
    for board in line.iter().skip(1) {
        let list = at.legal_moves();
        let us = board.by_color(at.turn());
        let mut like = list.iter().filter(|&&m| {
            if !m.is_castle() && (us.contains(m.from()) || !us.contains(m.to())) {
                return false;
            }
            let after = at.board().play(m);
            after.white == board.white && after.black == board.black && after.pawns == board.pawns
        });
        let step =
            like.find_map(|&m| Some((m, at.play_unchecked(m))).filter(|(_, next)| next.board() == board));
        let Some((m, next)) = step else {
            return Winnability::Undetermined;
        };
        moves.push(m);
        at = next;
    }
    is_mated_after(&at, moves)
}

/// Returns [`Winnability::Winnable`] with `moves` if `at`, the position after them, is checkmate.
///
/// Otherwise returns [`Winnability::Undetermined`], since the moves prove nothing.
fn is_mated_after(at: &Position, moves: Vec<Move>) -> Winnability {
    if at.is_checkmate() { Winnability::Winnable(moves) } else { Winnability::Undetermined }
}
