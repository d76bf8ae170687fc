//! Tests whether the pawns of a side, its promoted pieces and the opponent's missing pieces are
//! consistent.

use crate::rules::{Bitboard, Color, FenError, Position, Role};

/// Number of captures that stands for a pawn structure which no captures can produce.
const NEVER: u32 = u32::MAX;

/// Checks that a side has no more promoted pieces than missing pawns, as in any game.
///
/// A second queen or a third knight, for example, must be a promoted pawn.
pub(in crate::rules) fn check_promotions(position: &Position, color: Color) -> Result<(), FenError> {
    let count = |role| position.by(color, role).len();
    let bishops = position.by(color, Role::Bishop);
    let on = |shade: Bitboard| (bishops & shade).len();
    let promoted = count(Role::Queen).saturating_sub(1)
        + [count(Role::Rook), count(Role::Knight)].map(|of| of.saturating_sub(2)).iter().sum::<usize>()
        + [on(Bitboard::LIGHT), on(Bitboard::DARK)].map(|of| of.saturating_sub(1)).iter().sum::<usize>();
    let missing = 8_usize.saturating_sub(count(Role::Pawn));
    if promoted > missing {
        return Err(FenError::Promoted { color, promoted, missing });
    }
    Ok(())
}

/// Checks that a side's pawns can have come to their files by captures, as in any game.
///
/// The pawns must not need more captures than the number of pieces that the opponent has lost.
pub(in crate::rules) fn check_pawn_captures(position: &Position, color: Color) -> Result<(), FenError> {
    let lost = 16_usize.saturating_sub(position.by_color(!color).len());
    let needed = least_captures(position, color);
    if needed as usize > lost {
        return Err(FenError::PawnCaptures { color, lost });
    }
    Ok(())
}

/// Returns the least number of captures with which a side's pawns can have come to their squares.
///
/// A capture moves a pawn one file sideways and one rank ahead. [`NEVER`] if no captures suffice.
fn least_captures(position: &Position, color: Color) -> u32 {
    // The fewest captures of the pawns seen so far, indexed by the set of their original files.
    let mut fewest = [NEVER; 256];
    fewest[0] = 0;
    for pawn in position.by(color, Role::Pawn).iter() {
        let (file, rank) = (pawn.file().index(), pawn.rank().index());
        let steps = color.by_color(rank.saturating_sub(1), 6_usize.saturating_sub(rank));
        let mut next = [NEVER; 256];
        for (files, so_far) in fewest.into_iter().enumerate().filter(|(_, so_far)| *so_far != NEVER) {
            for from in (0..8_usize).filter(|from| files >> from & 1 == 0 && from.abs_diff(file) <= steps) {
                let place = &mut next[files | 1 << from];
                *place = (*place).min(so_far + from.abs_diff(file) as u32);
            }
        }
        fewest = next;
    }
    fewest.into_iter().min().unwrap_or(NEVER)
}
