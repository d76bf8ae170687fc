//! Tests whether a game can lead to the pawns, promoted pieces and missing pieces of a position.

use crate::rules::{Bitboard, Color, FenError, Position, Role};

/// Marker for pawns that no number of captures can bring to their squares.
const NEVER: u32 = u32::MAX;

/// Checks that a side has at most as many promoted pieces as missing pawns.
///
/// A second queen, a third rook or knight, and a second bishop of one square colour must be
/// promoted pawns.
///
/// # Errors
/// [`FenError::Promoted`] if there are more promoted pieces than missing pawns.
pub(in crate::rules) fn check_promotions(position: &Position, color: Color) -> Result<(), FenError> {
    let count = |role| position.pieces_of(color, role).len();
    let bishops = position.pieces_of(color, Role::Bishop);
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

/// Checks that a side's pawns can have reached their squares by captures of the opponent's missing
/// pieces.
///
/// # Errors
/// [`FenError::PawnCaptures`] if the pawns need more captures than the opponent has missing pieces.
pub(in crate::rules) fn check_pawn_captures(position: &Position, color: Color) -> Result<(), FenError> {
    let lost = 16_usize.saturating_sub(position.by_color(!color).len());
    let needed = least_captures(position, color);
    if needed as usize > lost {
        return Err(FenError::PawnCaptures { color, lost });
    }
    Ok(())
}

/// Returns the least number of captures with which a side's pawns can have reached their squares.
///
/// Each capture moves a pawn one file sideways and one rank ahead. Returns [`NEVER`] if no number
/// of captures is enough.
fn least_captures(position: &Position, color: Color) -> u32 {
    // The fewest captures of the pawns seen so far, indexed by the bit set of the files on which
    // these pawns started.
    let mut fewest = [NEVER; 256];
    fewest[0] = 0;
    for pawn in position.pieces_of(color, Role::Pawn).iter() {
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
