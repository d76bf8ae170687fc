//! The processor instruction `pext`, which gathers bits. This file is only in programs that are
//! compiled for processors with this instruction.
#![allow(unsafe_code)]

/// Gathers the bits of `from` at the positions of the set bits of `mask` into the low bits of the
/// result, with the processor instruction `pext`.
///
/// The result tells which attack set of a bishop or rook applies: see `attacks::sliders`.
#[inline(always)]
pub(in crate::rules) fn gather(from: u64, mask: u64) -> u64 {
    // SAFETY: compiled only for processors that have the instruction.
    unsafe { std::arch::x86_64::_pext_u64(from, mask) }
}
