//! Counting of legal moves with the processor's instructions for bits (`popcnt`, BMI1 and BMI2). The
//! program tests at run time whether the processor has these instructions.
#![allow(unsafe_code)]

use crate::rules::board::{Board, Side};
use crate::rules::generate::count::count_legal_moves;

/// Proof that this x86-64 processor has the instruction `popcnt` and the instruction sets BMI1 and
/// BMI2, which make it fast to count and to list the squares of a bitboard.
///
/// Code compiled for these instructions may run only if a value of this type exists. Nearly every
/// x86-64 processor in use has these instructions. Without them, a quarter of the time of counting
/// moves is spent on counting bits.
#[derive(Clone, Copy)]
pub(in crate::rules) struct CountsBits(());

impl CountsBits {
    /// Tests whether this processor has the fast bit-counting instructions, and returns the proof;
    /// `None` if it does not have them.
    pub(in crate::rules) fn detect() -> Option<CountsBits> {
        let has = is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        has.then_some(CountsBits(()))
    }

    /// Returns the number of legal moves of the side `S`, which is to move, counted with the
    /// processor's bit-counting instructions.
    #[inline(always)]
    pub(in crate::rules) fn count_moves<S: Side>(self, board: &Board) -> u64 {
        // SAFETY: a `CountsBits` exists only if `detect` found the instructions.
        unsafe { count_moves::<S>(board) }
    }
}

/// Returns the number of legal moves of the side `S`, which is to move. Compiled for processors
/// with bit-counting instructions.
#[target_feature(enable = "popcnt,bmi1,bmi2")]
#[inline(never)]
fn count_moves<S: Side>(board: &Board) -> u64 {
    count_legal_moves::<S>(board)
}
