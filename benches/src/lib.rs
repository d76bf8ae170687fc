//! The tree of legal moves, walked by this project's rules and by other libraries, in the fastest way each offers.
//!
//! Unpublished: some of the peers are under licences that the app does not carry. Every peer is a feature, so that a
//! program for WebAssembly can be built with one alone, and weighed.

#[cfg(all(feature = "tabiya", not(target_family = "wasm")))]
pub mod closed;
#[cfg(all(feature = "tabiya", not(target_family = "wasm")))]
pub mod minors;
#[cfg(not(target_family = "wasm"))]
pub mod native;
pub mod peers;
pub mod positions;
#[cfg(not(target_family = "wasm"))]
pub mod questions;
#[cfg(all(feature = "tabiya", not(target_family = "wasm")))]
mod random;
pub mod table;
#[cfg(not(target_family = "wasm"))]
pub mod wasm;

/// For WebAssembly: counts leaves with the one peer that is built in; `u64::MAX` when the position is refused.
#[cfg(target_family = "wasm")]
#[unsafe(no_mangle)]
pub extern "C" fn perft(position: usize, depth: u32, making: bool) -> u64 {
    match (peers::ALL.first(), positions::ALL.get(position)) {
        (Some(peer), Some(position)) => (peer.count)(position.fen, depth, making),
        _ => u64::MAX,
    }
}
