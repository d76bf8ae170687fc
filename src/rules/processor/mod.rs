//! Processor instructions that only some processors have, to make the move generator faster.
//!
//! The two other files in this folder have one `unsafe` call each. Such a call is safe on any
//! processor with the instructions. The rest of the crate denies `unsafe`.

#[cfg(target_arch = "x86_64")]
mod count_bits;
#[cfg(target_feature = "bmi2")]
mod gather;

#[cfg(target_arch = "x86_64")]
pub(super) use count_bits::CountsBits;
#[cfg(target_feature = "bmi2")]
pub(super) use gather::gather;
