//! Bit gathering (`pext`) in one instruction, for builds that target processors with it.
#![allow(unsafe_code)]

/// Gathers the bits of `from` at the positions of the set bits of `mask` into the low bits
/// (`pext`).
///
/// Compiled only for processors that do so in one instruction.
#[inline(always)]
pub(in crate::rules) fn gather(from: u64, mask: u64) -> u64 {
    // SAFETY: this is compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pext_u64(from, mask) }
}
