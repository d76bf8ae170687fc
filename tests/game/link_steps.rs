//! Random play, step by step: after each step the game is saved and opened again, and goes into a link and back, and is
//! the same game.
//!
//! `TABIYA_LINK_STEPS` says how many steps; `cargo xtask test --long link-steps` does a million.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use tabiya::game::{Edition, Game, Instant, Journal, Preset, Setup};
use tabiya::rules::Position;

use super::actions::{action, event, moment, setup};
use super::saved;
use super::strategies::wait;

/// Any setup of [`setup`], one game in three under a published set, one in eight from a start of Chess960, under any
/// edition of the rulings.
fn any_setup() -> impl Strategy<Value = Setup> {
    let preset = proptest::option::weighted(0.33, select(&Preset::ALL[..]));
    let chess960 = proptest::option::weighted(0.125, 0_u16..960);
    let edition = select(vec![Edition::Third, Edition::Third, Edition::Second, Edition::First]);
    (setup(), preset, chess960, edition).prop_map(|(setup, preset, chess960, edition)| {
        let rules = preset.map_or(setup.rules, Preset::rules);
        let start = chess960.and_then(Position::chess960).unwrap_or(setup.start);
        Setup { rules, start, edition, ..setup }
    })
}

#[test]
fn every_step_is_saved_and_linked() {
    let wanted: u64 = std::env::var("TABIYA_LINK_STEPS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_500);
    let (steps, whole) = (Cell::new(0), Cell::new(0));
    let game = (any_setup(), proptest::collection::vec((wait(), action()), 1..80));
    while steps.get() < wanted {
        let config = ProptestConfig { cases: 50, failure_persistence: None, ..ProptestConfig::default() };
        let result = TestRunner::new(config).run(&game, |(setup, actions)| {
            let mut game = Game::new(setup.clone());
            let mut journal = Journal { setup, events: Vec::new() };
            let mut now = Instant::default();
            for (wait, action) in &actions {
                now = moment(&game, now, *wait);
                let event = event(&game, now, action);
                if game.apply(now, event.clone()).is_ok_and(|changes| changes.any) {
                    journal.events.push((now, event));
                    let fault = saved::fault(&journal, &game, now);
                    prop_assert!(fault.is_none(), "{}", fault.unwrap_or_default());
                    steps.set(steps.get() + 1);
                }
            }
            whole.set(whole.get() + u64::from(!game.events().is_empty()));
            Ok(())
        });
        if let Err(fault) = result {
            panic!("after {} steps: {fault}", steps.get());
        }
    }
    println!("{} steps in {} games", steps.get(), whole.get());
}
