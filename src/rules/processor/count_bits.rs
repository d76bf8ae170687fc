//! Population count in one instruction, detected at run time.
#![allow(unsafe_code)]

use crate::rules::board::{Board, Side};
use crate::rules::generate::count::count_legal_moves;

/// Proof that this processor counts bits and clears the lowest bit in single instructions.
///
/// Code compiled for these instructions may run only where a value of this type exists. Nearly
/// every x86-64 processor in use has them. Without them, counting the bits of a set takes a dozen
/// instructions, and a quarter of the time in which moves are counted.
#[derive(Clone, Copy)]
pub(in crate::rules) struct CountsBits(());

impl CountsBits {
    /// Returns the proof that the processor has the instructions for counting bits; `None` if it
    /// lacks them.
    pub(in crate::rules) fn detect() -> Option<CountsBits> {
        let has = is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        has.then_some(CountsBits(()))
    }

    /// Counts the legal moves of the side `S`, which is to move, with the instructions for counting
    /// bits.
    #[inline(always)]
    pub(in crate::rules) fn count_moves<S: Side>(self, board: &Board) -> u64 {
        // SAFETY: a `CountsBits` exists only if `detect` found the instructions.
        unsafe { count_moves::<S>(board) }
    }
}

/// Counts the legal moves of the side `S`, which is to move; compiled for the bit-counting
/// instructions.
#[target_feature(enable = "popcnt,bmi1,bmi2")]
#[inline(never)]
fn count_moves<S: Side>(board: &Board) -> u64 {
    count_legal_moves::<S>(board)
}
