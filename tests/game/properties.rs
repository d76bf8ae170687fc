//! Random games, compared with independent accounts of their clocks and positions: the game stays
//! consistent under any sequence of events.
//!
//! `PROPTEST_CASES=1000000 cargo test --release --no-default-features --test game properties` runs
//! a million games.

use proptest::prelude::*;
use tabiya::game::{
    ClockStop, Event, Game, Instant, Journal, JournalEntry, Refusal, ReopenedGame, reopen_game,
};
use tabiya::rules::{Color, Square};

use super::actions::{action, event, moment, setup};
use super::boards::Boards;
use super::books::Books;
use super::strategies::wait;

/// Whether the finished game `over` accepts an event. New names are always accepted. `UndoEnd` and
/// `DeclineRequest` are accepted while the end can be undone.
fn is_open_to(over: &Game, event: &Event) -> bool {
    match event {
        Event::SetHeaders(_) => true,
        Event::UndoEnd(_) | Event::DeclineRequest(_) => over.undoable_end().is_some(),
        _ => false,
    }
}

fn check_clocks(game: &Game, books: &Books, now: Instant) -> Result<(), TestCaseError> {
    let Some(clock) = game.clock() else { return Ok(()) };
    // A player's time may be used up although the game has recorded no flag fall, because entering
    // names does not record one. The clocks then stay at the deadline.
    let now = clock.deadline().map_or(now, |deadline| deadline.min(now));
    let accounts = books.accounts(now.as_micros());
    for color in Color::ALL {
        let reading = clock.reading(color, now);
        let account = accounts[color as usize];
        prop_assert_eq!(i128::from(reading.spent.as_micros()), account.spent, "{:?} spent", color);
        if let Some(left) = reading.left {
            prop_assert_eq!(i128::from(left.as_micros()), account.left, "{:?} left", color);
            prop_assert_eq!(i128::from(reading.received.as_micros()), account.given, "{:?} given", color);
            prop_assert_eq!(left + reading.spent, reading.received, "{:?}: left + spent = received", color);
        }
    }
    if let Some(wake) = clock.next_wake(now) {
        prop_assert!(wake > now);
        // Until the instant `wake`, at which the page next draws the clocks, no displayed time
        // changes.
        let last = Instant::from_micros(wake.as_micros() - 1);
        for color in Color::ALL {
            let shown = |at| clock.reading(color, at).to_display();
            prop_assert_eq!(shown(now), shown(last), "{:?} from {:?} to {:?}", color, now, last);
        }
    }
    Ok(())
}

fn cases() -> ProptestConfig {
    // PROPTEST_CASES overrides the default of 256.
    ProptestConfig { failure_persistence: None, max_shrink_iters: 20_000, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(cases())]

    #[test]
    fn any_events_in_any_order(
        setup in setup(),
        actions in proptest::collection::vec((wait(), action()), 1..120),
    ) {
        let mut game = Game::new(setup.clone());
        let mut books = Books::new(&setup);
        let mut boards = Boards::new(&setup);
        let mut journal = Journal { setup, events: Vec::new() };
        let mut states = vec![game.clone()];
        let mut now = Instant::from_micros(0);
        for (wait, action) in &actions {
            now = moment(&game, now, *wait);
            let before = game.clone();
            let event = event(&game, now, action);
            match game.apply(now, event.clone()) {
                Err(refusal) => {
                    prop_assert!(before == game, "{:?} was refused ({}) and changed something", event, refusal);
                }
                Ok(changes) => {
                    let was_over = before.outcome();
                    prop_assert!(was_over.is_none() || is_open_to(&before, &event), "{:?} after the end", event);
                    prop_assert_eq!(changes.has_changes, before != game);
                    prop_assert_eq!(changes.ended, game.outcome().filter(|_| was_over.is_none()));
                    if changes.has_changes {
                        books.keep(&before, &game, &event, now);
                        boards.keep(&before, &game, &event, &changes);
                        journal.events.push((now, event));
                        states.push(game.clone());
                    }
                }
            }
            if let Some(outcome) = game.outcome() {
                prop_assert_eq!(game.apply(now, Event::Tick), Err(Refusal::GameOver(outcome)));
                prop_assert!(game.question().is_none() && game.draw_offer().is_none() && game.open_request().is_none());
                prop_assert!(Square::ALL.into_iter().all(|square| game.playable_from(square).is_empty()));
                prop_assert!(game.clock().is_none_or(|clock| clock.running().is_none()));
            } else if game.accepts_moves() {
                prop_assert!(game.position().has_legal_move());
            }
            prop_assert!(game.clock_stop() == ClockStop::None || game.clock().is_some_and(|clock| clock.running().is_none()));
            check_clocks(&game, &books, now)?;
            prop_assert_eq!(boards.differ(&game), None);
        }
        // The text of the journal restores the same game after every event.
        let text = serde_json::to_string(&journal).expect("a journal is serialisable");
        let read: Journal = serde_json::from_str(&text).expect("and readable");
        prop_assert_eq!(&read.events, &journal.events);
        let mut again = Game::new(read.setup.clone());
        for (number, (at, event)) in read.events.iter().enumerate() {
            prop_assert!(again == states[number], "after {} events", number);
            prop_assert!(again.apply(*at, event.clone()).is_ok());
        }
        prop_assert_eq!(format!("{again:?}"), format!("{game:?}"));
        prop_assert_eq!(again.pgn(), game.pgn());
        let replay = read.replay();
        prop_assert_eq!(replay.fault, None);
        prop_assert!(replay.game == game);
        // Stored entries, each with the fingerprint (a hash) of the game after the event, restore
        // the same game too, whether it is finished or not.
        let entries = (0..).zip(read.events).zip(&states[1..]).map(|((number, (at, event)), after)| {
            Ok(JournalEntry { number, at, event, fingerprint_after: Some(after.fingerprint()) })
        });
        let ReopenedGame { game: reopened, fault, .. } = reopen_game(read.setup, &entries.collect::<Vec<_>>());
        prop_assert_eq!(fault, None);
        prop_assert!(reopened == game);
        // The PGN holds the moves since the last correction. A losing move into check is not among
        // them: it is written as a comment.
        let readable = game.outcome().is_none_or(|outcome| outcome.reason.code() != "left-king-in-check");
        if readable {
            let record = tabiya::game::pgn::games(&game.pgn(), game.rules().laws()).next();
            let record = record.expect("a game").map_err(|fault| TestCaseError::fail(fault.to_string()))?;
            let since_correction = &game.moves()[game.last_correction_ply()..];
            prop_assert_eq!(record.moves(), since_correction.iter().map(|played| played.mv).collect::<Vec<_>>());
            let from = game.position_at(game.last_correction_ply()).map(|position| position.to_fen());
            prop_assert_eq!(Some(record.start.to_fen()), from);
        }
    }

    #[test]
    fn any_text_as_pgn(text in "(\\[Event \"[a-z]*\"\\]\n|[1-9]\\. |[a-h][1-8] |O-O |N[a-h][1-8] |\\(|\\)|\\{|\\}|;|\n|%|\"|\\*|1-0|\\$[0-9]|\\PC){0,60}") {
        let lines = text.lines().count().max(1);
        for game in tabiya::game::pgn::games(&text, Default::default()) {
            match game {
                Ok(record) => prop_assert!((1..=lines).contains(&record.place.line)),
                Err(fault) => prop_assert!((1..=lines).contains(&fault.place.line)),
            }
        }
    }
}
