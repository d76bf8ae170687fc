//! What only some processors can do. The only place in the crate with `unsafe` in it, for two calls whose one condition is
//! that the processor has the instruction.
#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
use super::board::{Board, Side};
#[cfg(target_arch = "x86_64")]
use super::count::count;

/// The bits of `from` at the places of `mask`, moved together. Only where the program is built for processors that do it
/// in one instruction.
#[cfg(target_feature = "bmi2")]
#[inline(always)]
pub(super) fn gather(from: u64, mask: u64) -> u64 {
    // SAFETY: this is compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pext_u64(from, mask) }
}

/// The proof that this processor counts bits, and clears the lowest, in one instruction, as nearly all of its kind do that
/// are in use. A program built for all of them takes a dozen to count, a quarter of the work in counting moves.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(super) struct CountsBits(());

#[cfg(target_arch = "x86_64")]
impl CountsBits {
    pub(super) fn detect() -> Option<CountsBits> {
        let has = is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2");
        has.then_some(CountsBits(()))
    }

    /// Counts the legal moves of the side `S`.
    #[inline(always)]
    pub(super) fn count_moves<S: Side>(self, board: &Board) -> u64 {
        // SAFETY: a `CountsBits` exists only where `detect` found what is needed.
        unsafe { count_moves::<S>(board) }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "popcnt,bmi1,bmi2")]
#[inline(never)]
fn count_moves<S: Side>(board: &Board) -> u64 {
    count::<S>(board)
}
