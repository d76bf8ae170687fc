//! Instructions that only some processors have.
//!
//! The two files in this folder are the only ones in the crate with `unsafe`: one call each, safe
//! on any processor with the instruction. The rest of the crate denies it.

#[cfg(target_arch = "x86_64")]
mod count_bits;
#[cfg(target_feature = "bmi2")]
mod gather;

#[cfg(target_arch = "x86_64")]
pub(super) use count_bits::CountsBits;
#[cfg(target_feature = "bmi2")]
pub(super) use gather::gather;
