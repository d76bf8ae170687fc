//! The partner beside public engines: what it is worth, how fast it looks, what it finds.
//!
//! | file | what is in it |
//! |---|---|
//! | `uci` | an engine in a process of its own, spoken to by UCI |
//! | `peers` | which engines are here |
//! | `starts` | how games begin |
//! | `rating` | games against them, and what comes of these as a rating |
//! | `positions` | the positions that are kept as data |
//! | `proof` | whether a move mates in time, whatever is replied |
//! | `speed` | nodes a second, natively and in WebAssembly; how long each depth takes |
//! | `tactics` | mates and wins out of games of our own: how they are found and proved, and how many are solved |

#[cfg(not(target_family = "wasm"))]
pub mod peers;
pub mod positions;
#[cfg(not(target_family = "wasm"))]
pub mod proof;
#[cfg(not(target_family = "wasm"))]
pub mod rating;
#[cfg(not(target_family = "wasm"))]
pub mod speed;
#[cfg(not(target_family = "wasm"))]
pub mod starts;
#[cfg(not(target_family = "wasm"))]
pub mod tactics;
#[cfg(not(target_family = "wasm"))]
pub mod uci;
