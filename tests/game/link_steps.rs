//! Random play: after each step, the saved game and the link of the game must both restore the same
//! game. A finished game may have a short link (version 1), which need only restore the moves, the
//! clocks to half a second, and the result.
//!
//! The environment variable `TABIYA_LINK_STEPS` sets the number of steps; `cargo xtask test --long
//! link-steps` runs a million.

use std::cell::Cell;

use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use tabiya::game::{ClockStop, Edition, Event, Game, GameSetup, Instant, Journal, Preset, Verdict};
use tabiya::rules::Position;

use super::actions::{action, event, moment, setup};
use super::saved;
use super::strategies::wait;

/// A random setup of [`setup`], under a random edition (version) of the app's rulings. One game in
/// three has the house rules of a preset, one in eight starts from a Chess960 position.
fn any_setup() -> impl Strategy<Value = GameSetup> {
    let preset = proptest::option::weighted(0.33, select(&Preset::ALL[..]));
    let chess960 = proptest::option::weighted(0.125, 0_u16..960);
    let edition = select(vec![Edition::Third, Edition::Third, Edition::Second, Edition::First]);
    (setup(), preset, chess960, edition).prop_map(|(setup, preset, chess960, edition)| {
        let rules = preset.map_or(setup.rules, Preset::rules);
        let start = chess960.and_then(Position::chess960).unwrap_or(setup.start);
        GameSetup { rules, start, edition, ..setup }
    })
}

/// Returns an event that lets the game continue after a refusal: the event ends a pause or an
/// absence, answers the open question, or presses or starts the clock.
fn unblocking_event(game: &Game, number: usize) -> Event {
    match (game.clock_stop(), game.question(), game.awaited_press()) {
        (ClockStop::Paused, ..) => Event::Resume,
        (ClockStop::Suspended(_), ..) => Event::EndAbsence { refund: number.is_multiple_of(2) },
        (_, Some(question), _) => {
            Event::Answer { question: question.id, verdict: Verdict::Winnable { line: Vec::new() } }
        }
        (_, _, Some(color)) => Event::Press(color),
        _ => Event::Start,
    }
}

#[test]
fn every_step_is_saved_and_linked() {
    let wanted: u64 = std::env::var("TABIYA_LINK_STEPS").ok().and_then(|n| n.parse().ok()).unwrap_or(1_500);
    let (steps, games) = (Cell::new(0), Cell::new(0));
    let game = (any_setup(), proptest::collection::vec((wait(), action()), 1..60));
    while steps.get() < wanted {
        let config = ProptestConfig { cases: 50, failure_persistence: None, ..ProptestConfig::default() };
        let result = TestRunner::new(config).run(&game, |(setup, actions)| {
            let mut game = Game::new(setup.clone());
            let mut journal = Journal { setup, events: Vec::new() };
            let mut now = Instant::default();
            for (number, (wait, action)) in actions.iter().enumerate() {
                let then = moment(&game, now, *wait);
                let mut event = event(&game, then, action);
                let mut after = game.clone();
                let mut changes = after.apply(then, event.clone());
                if changes.is_err() {
                    event = unblocking_event(&game, number);
                    changes = after.apply(then, event.clone());
                }
                // Three of four events that would end the game are skipped, so that games get long.
                let ends = game.outcome().is_none() && after.outcome().is_some();
                if ends && !number.is_multiple_of(4) {
                    continue;
                }
                (game, now) = (after, then);
                if changes.is_ok_and(|changes| changes.has_changes) {
                    journal.events.push((now, event));
                    let fault = saved::fault(&journal, &game, now);
                    prop_assert!(fault.is_none(), "{}", fault.unwrap_or_default());
                    steps.set(steps.get() + 1);
                }
            }
            games.set(games.get() + 1);
            Ok(())
        });
        if let Err(fault) = result {
            panic!("after {} steps: {fault}", steps.get());
        }
    }
    println!("{} steps in {} games", steps.get(), games.get());
}
