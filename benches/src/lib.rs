//! Benchmarks that compare this project with other chess libraries and engines: move generation,
//! reading PGN, winnability, and the computer opponent.
//!
//! This package is separate from the app, because the app does not accept the licences of some of
//! these libraries. Each library except `pgn-reader` has a Cargo feature. For the comparison in
//! WebAssembly, each library of [`peers::ALL`] is built into a module with only the feature of that
//! library.

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

/// Counts the leaves of the tree of legal moves (perft) with the only library in this WebAssembly
/// module. Called from JavaScript.
///
/// `position` is an index into [`positions::ALL`], `depth` is in half-moves. If `making`, the moves
/// to the leaves are also made; otherwise they are only counted. Returns `u64::MAX` if `position`
/// is out of range or the library refuses the position.
#[cfg(target_family = "wasm")]
#[unsafe(no_mangle)]
pub extern "C" fn perft(position: usize, depth: u32, making: bool) -> u64 {
    match (peers::ALL.first(), positions::ALL.get(position)) {
        (Some(peer), Some(position)) => (peer.count)(position.fen, depth, making),
        _ => u64::MAX,
    }
}

/// Lets the computer opponent search a stored middlegame position, and returns the number of nodes
/// searched. Called from JavaScript to measure the opponent's speed.
///
/// `position` is an index into the stored middlegame positions; `nodes` is the limit of the search.
/// Returns 0 if `position` is out of range.
#[cfg(feature = "partner")]
#[unsafe(no_mangle)]
pub extern "C" fn partner_nodes(position: usize, nodes: u32) -> u32 {
    use tabiya::game::{Game, GameSetup};
    use tabiya::opponent::{ComputerOpponent, OpponentLevel};
    let known = partner::positions::stored_positions(|kind| kind == partner::positions::Kind::Plain)
        .unwrap_or_default();
    let Some(known) = known.get(position) else { return 0 };
    let game = Game::new(GameSetup { start: known.position.clone(), ..GameSetup::default() });
    let level = OpponentLevel::ALL[6].with_node_limit(u64::from(nodes));
    ComputerOpponent::new(level, 1)
        .choose_action(&game, &mut || false)
        .map_or(0, |choice| choice.nodes as u32)
}
