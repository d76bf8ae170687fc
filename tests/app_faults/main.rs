//! Random sequences with faults of the storage, the worker and the lock in them: whatever fails, comes late or never,
//! nothing that the disk has taken is lost, no two tabs write, and the page comes back as it was.
//!
//! `PROPTEST_CASES=1000000 cargo test --release --no-default-features --test app_faults` for a million.
//!
//! | file | what it is |
//! |---|---|
//! | `actions` | what players, the disk, the worker and another tab can do |
//! | `disk` | a disk that carries out transactions whole or not at all, for one owner |
//! | `tab` | a page and what it has sent to the disk |
//! | `world` | two tabs over one disk, and all that must hold |
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
