//! Thousands of random messages: the page stays consistent, the times of the clocks add up, and the
//! saved records restore the game.
//!
//! `PROPTEST_CASES=2000000 cargo test --release --no-default-features --test app_random` runs two
//! million cases.
#![cfg(not(target_family = "wasm"))]
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod coverage;
mod setups;
#[path = "../common/strategies.rs"]
mod strategies;
mod world;

use actions::action;
use proptest::prelude::*;
use setups::settings;
use strategies::wait;
use world::World;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_messages_in_any_order(
        settings in settings(),
        actions in proptest::collection::vec((wait(), action()), 1..40),
    ) {
        let mut world = World::new(settings)?;
        for (wait, action) in &actions {
            world.wait(*wait);
            world.act(action)?;
        }
        world.replay_all()?;
    }
}
