//! A stored game is played again, as far as its records make sense.

use super::Entry;
use crate::game::{Event, Game, Setup};

/// A game made from its records.
#[derive(Clone, Debug, PartialEq)]
pub struct Reopened {
    /// The game as far as its records make sense.
    pub game: Game,
    /// How many records that are, from the first.
    pub good: u32,
    /// What is wrong with the first bad one, and where it is; nothing from there on was used.
    pub fault: Option<String>,
}

/// Plays a game again from its records, in the order of their numbers. A record counts if it can be read, has the
/// next number, is accepted by the game, and leaves the game as it was when the record was written. Records that lie
/// in another order are put in theirs, and one that is there twice counts once.
pub fn reopen(setup: Setup, records: &[Result<Entry, String>]) -> Reopened {
    let (entries, unreadable) = in_order(records);
    if unreadable.is_none()
        && let Some(game) = all(&setup, &entries)
    {
        return Reopened { game, good: entries.len() as u32, fault: None };
    }
    let mut game = Game::new(setup);
    let mut good = 0;
    for same_number in entries.chunk_by(|one, other| one.number == other.number) {
        let after = match same_number {
            [entry, ..] if entry.number != good => Err(unreadable.map_or_else(missing, str::to_owned)),
            candidates => first_that_fits(&game, candidates),
        };
        match after {
            Ok(after) => game = after,
            Err(fault) => return Reopened { game, good, fault: Some(at_record(good, &fault)) },
        }
        good += 1;
    }
    let fault = unreadable.map(|fault| at_record(good, fault));
    Reopened { game, good, fault }
}

/// The game as far as its records make any sense at all, whatever it started from and whatever their fingerprints
/// say: to be read, not to be played on. For records that [`reopen`] can make less of.
pub fn salvage(setup: Option<Setup>, records: &[Result<Entry, String>]) -> Game {
    let (entries, _) = in_order(records);
    let mut game = Game::new(setup.unwrap_or_default());
    for (number, entry) in (0..).zip(entries) {
        let refused = entry.number != number || game.apply(entry.at, entry.event.clone()).is_err();
        // Without a move, or a position put right, there is no sense in the next one; without a word about the clocks there is.
        let places = matches!(entry.event, Event::Move(_) | Event::PutRight { .. });
        if refused && (entry.number != number || places) {
            break;
        }
    }
    game
}

/// The records that can be read, by number, each once; and why the first of the others cannot.
fn in_order(records: &[Result<Entry, String>]) -> (Vec<&Entry>, Option<&str>) {
    let mut entries: Vec<&Entry> = Vec::with_capacity(records.len());
    for entry in records.iter().flatten() {
        // They are in order but for damage: nearly always it is the last place.
        let before = entries.iter().rposition(|other| other.number <= entry.number);
        if before.is_none_or(|place| entries[place] != entry) {
            entries.insert(before.map_or(0, |place| place + 1), entry);
        }
    }
    (entries, records.iter().find_map(|record| record.as_ref().err()).map(String::as_str))
}

/// The game, if there is nothing wrong anywhere. What the game was in between need not be compared: it is in what
/// the game is at the end.
fn all(setup: &Setup, entries: &[&Entry]) -> Option<Game> {
    let mut game = Game::new(setup.clone());
    for (number, entry) in (0..).zip(entries) {
        if entry.number != number || game.apply(entry.at, entry.event.clone()).is_err() {
            return None;
        }
    }
    let sound = entries.last().and_then(|last| last.after).is_none_or(|after| after == game.fingerprint());
    sound.then_some(game)
}

/// The game after the first of these entries that it can have been followed by; why not, if it is none.
fn first_that_fits(game: &Game, candidates: &[&Entry]) -> Result<Game, String> {
    let mut fault = missing();
    for entry in candidates {
        let mut after = game.clone();
        match after.apply(entry.at, entry.event.clone()) {
            Err(refusal) => fault = refusal.code().to_owned(),
            Ok(_) if entry.after.is_some_and(|print| print != after.fingerprint()) => {
                fault = "leads to another game than it did when it was written".to_owned();
            }
            Ok(_) => return Ok(after),
        }
    }
    Err(fault)
}

fn missing() -> String {
    "is missing".to_owned()
}

fn at_record(number: u32, fault: &str) -> String {
    format!("record {}: {fault}", number + 1)
}
