//! What only some processors can do.
//!
//! The two files here are the only ones in the crate that hold `unsafe`: one call each, safe wherever the processor has
//! the instruction. The rest of the crate denies it.

#[cfg(target_arch = "x86_64")]
mod count_bits;
#[cfg(target_feature = "bmi2")]
mod gather;

#[cfg(target_arch = "x86_64")]
pub(super) use count_bits::CountsBits;
#[cfg(target_feature = "bmi2")]
pub(super) use gather::gather;
