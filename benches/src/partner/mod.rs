//! Benchmarks of the computer opponent ("partner"): strength, speed and tactics, compared with
//! other engines.
//!
//! | file | contents |
//! |---|---|
//! | `uci` | an engine in a separate process, controlled by UCI |
//! | `peers` | the available engines |
//! | `starts` | openings of the games |
//! | `rating` | games against the engines, and the resulting rating |
//! | `positions` | positions for speed and tactics, from `benches/data/partner.tsv` |
//! | `proof` | proof that a move forces mate in a number of moves |
//! | `speed` | nodes a second, natively and in WebAssembly; time to depth |
//! | `tactics` | collecting and solving mates and wins from games of the opponent |

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
