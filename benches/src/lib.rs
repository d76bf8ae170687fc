//! Enumeration of the tree of legal moves, by this project's rules and by other libraries, each in
//! its fastest way.
//!
//! Unpublished: some of the other libraries have licences that the app does not carry. Every
//! library is a feature, so that a WebAssembly program can contain only one, for a comparison of
//! sizes.

#[cfg(all(feature = "tabiya", not(target_family = "wasm")))]
pub mod closed;
#[cfg(all(feature = "tabiya", not(target_family = "wasm")))]
pub mod minors;
#[cfg(not(target_family = "wasm"))]
pub mod native;
#[cfg(feature = "tabiya")]
pub mod partner;
pub mod peers;
pub mod positions;
#[cfg(not(target_family = "wasm"))]
pub mod questions;
#[cfg(all(feature = "tabiya", not(target_family = "wasm")))]
mod random;
pub mod table;
#[cfg(not(target_family = "wasm"))]
pub mod wasm;

/// Counts the leaves of the tree of legal moves, for JavaScript, with the one library that is built
/// in.
///
/// `position` is an index into the benchmark's positions; `making` makes the last moves too instead
/// of counting them. `u64::MAX` if the position is refused.
#[cfg(target_family = "wasm")]
#[unsafe(no_mangle)]
pub extern "C" fn perft(position: usize, depth: u32, making: bool) -> u64 {
    match (peers::ALL.first(), positions::ALL.get(position)) {
        (Some(peer), Some(position)) => (peer.count)(position.fen, depth, making),
        _ => u64::MAX,
    }
}

/// Returns how many nodes the computer opponent's search visits, for JavaScript, with at most
/// `nodes`.
///
/// `position` is an index into the stored middlegame positions; 0 if there is none.
#[cfg(feature = "partner")]
#[unsafe(no_mangle)]
pub extern "C" fn partner_nodes(position: usize, nodes: u32) -> u32 {
    use tabiya::game::{Game, GameSetup};
    use tabiya::opponent::{ComputerOpponent, OpponentLevel};
    let known = partner::positions::of(|kind| kind == partner::positions::Kind::Plain).unwrap_or_default();
    let Some(known) = known.get(position) else { return 0 };
    let game = Game::new(GameSetup { start: known.position.clone(), ..GameSetup::default() });
    let level = OpponentLevel::ALL[6].with_node_limit(u64::from(nodes));
    ComputerOpponent::new(level, 1)
        .choose_action(&game, &mut || false)
        .map_or(0, |choice| choice.nodes as u32)
}
