//! Gathering bits in one instruction, in a program that was built for processors that can.
#![allow(unsafe_code)]

/// The bits of `from` at the places of `mask`, moved together. Only where the program is built for processors that do it
/// in one instruction.
#[inline(always)]
pub(in crate::rules) fn gather(from: u64, mask: u64) -> u64 {
    // SAFETY: this is compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pext_u64(from, mask) }
}
