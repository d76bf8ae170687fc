//! Ends of games that are decided by material alone.

use crate::game::{DeadPosition, FlagFall};
use crate::rules::{Bitboard, Color, Position, Role};

/// Whether the game is drawn because of the material alone, under the house rule `rule` about dead
/// positions.
pub(in crate::game) fn is_dead(position: &Position, rule: DeadPosition) -> bool {
    match rule {
        DeadPosition::Exact | DeadPosition::Material => position.is_insufficient_material(),
        DeadPosition::ListedMaterial => is_dead_material(position),
    }
}

/// Whether material alone shows that `color` cannot win when the opponent's flag falls, under the
/// house rule `rule`.
pub(in crate::game) fn cannot_win(position: &Position, color: Color, rule: FlagFall) -> bool {
    match rule {
        FlagFall::Exact | FlagFall::Material => position.has_insufficient_material(color),
        FlagFall::LoneKing => count_pieces(position, color) == 1,
        FlagFall::Loss => false,
    }
}

/// Whether the material is a king against a king, a king and one minor piece against a king, or
/// king and bishop against king and bishop with both bishops on squares of the same colour.
fn is_dead_material(position: &Position) -> bool {
    let (white, black) = (count_pieces(position, Color::White), count_pieces(position, Color::Black));
    let minor = |color, role: Role| position.pieces_of(color, role);
    let bishops = minor(Color::White, Role::Bishop) | minor(Color::Black, Role::Bishop);
    let knights = minor(Color::White, Role::Knight) | minor(Color::Black, Role::Knight);
    match (white, black) {
        (1, 1) => true,
        (2, 1) | (1, 2) => bishops.len() + knights.len() == 1,
        (2, 2) => bishops.len() == 2 && bishops_on_one_color(bishops),
        _ => false,
    }
}

/// Whether `squares`, the squares of the bishops, are all light or all dark.
fn bishops_on_one_color(squares: Bitboard) -> bool {
    let light = squares.iter().filter(|square| square.is_light()).count();
    light == 0 || light == squares.iter().count()
}

/// Returns the number of pieces of `color` on the board, pawns and the king included.
fn count_pieces(position: &Position, color: Color) -> usize {
    Role::ALL.into_iter().map(|role| position.pieces_of(color, role).iter().count()).sum()
}
