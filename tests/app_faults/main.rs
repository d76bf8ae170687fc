//! Random actions of the players, with faults of the storage, of the worker, and of the lock that
//! lets only one tab write. The disk keeps every acknowledged event, two tabs never write at once,
//! and each reload restores the game.
//!
//! `PROPTEST_CASES=1000000 cargo test --release --no-default-features --test app_faults` runs a
//! million cases.
//!
//! | file | content |
//! |---|---|
//! | `actions` | actions of players, the disk, the worker and another tab |
//! | `disk` | a simulated disk with atomic transactions for one owner |
//! | `tab` | a page and its transactions |
//! | `world` | two tabs and one disk, and their invariants |
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod disk;
mod tab;
mod world;

use actions::action;
use proptest::prelude::*;
use world::World;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_fails_nothing_is_lost(actions in proptest::collection::vec(action(), 1..40)) {
        let mut world = World::new()?;
        for action in &actions {
            world.act(action)?;
        }
        world.end()?;
    }
}
