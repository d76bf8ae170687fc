//! Replays stored games from their records, as far as the records are valid.

use super::JournalEntry;
use crate::game::{Event, Game, GameSetup};

/// Game replayed from its stored records, as far as the records are valid.
#[derive(Clone, Debug, PartialEq)]
pub struct ReopenedGame {
    /// The game before the first invalid record.
    pub game: Game,
    /// Number of valid records before the first invalid record.
    pub good_records: u32,
    /// Place and fault of the first invalid record, such as `record 1: is missing`; neither this
    /// record nor any later one was used. `None` if all records are valid.
    pub fault: Option<String>,
}

/// Replays a game from its stored records, up to the first invalid record.
///
/// A record is valid if it can be read, has the next number, is accepted by the game, and leaves
/// the game with the recorded fingerprint. `records` holds an error text for each unreadable
/// record. Records are sorted by number. Of several records with the same number, the first valid
/// record counts.
pub fn reopen_game(setup: GameSetup, records: &[Result<JournalEntry, String>]) -> ReopenedGame {
    let (entries, unreadable) = in_number_order(records);
    if unreadable.is_none()
        && let Some(game) = reopen_whole(&setup, &entries)
    {
        return ReopenedGame { game, good_records: entries.len() as u32, fault: None };
    }
    let mut game = Game::new(setup);
    let mut good = 0;
    for same_number in entries.chunk_by(|one, other| one.number == other.number) {
        let after = match same_number {
            [entry, ..] if entry.number != good => Err(unreadable.map_or_else(missing_record, str::to_owned)),
            candidates => apply_first_valid(&game, candidates),
        };
        match after {
            Ok(after) => game = after,
            Err(fault) => {
                return ReopenedGame { game, good_records: good, fault: Some(fault_at_record(good, &fault)) };
            }
        }
        good += 1;
    }
    let fault = unreadable.map(|fault| fault_at_record(good, fault));
    ReopenedGame { game, good_records: good, fault }
}

/// Replays as much of a stored game as possible, to list or view the game, not to continue it.
///
/// Stops at a missing record, and at a move or correction that the game refuses. Ignores
/// fingerprints and other refused events. Uses the default setup if `setup` is missing. For a
/// damaged game, the result can have more moves than the result of [`reopen_game`].
pub fn replay_leniently(setup: Option<GameSetup>, records: &[Result<JournalEntry, String>]) -> Game {
    let (entries, _) = in_number_order(records);
    let mut game = Game::new(setup.unwrap_or_default());
    for (number, entry) in (0..).zip(entries) {
        let refused = entry.number != number || game.apply(entry.at, entry.event.clone()).is_err();
        // Moves after a refused move or correction make no sense. After any other refused event,
        // such as a change of a clock, the moves still make sense.
        let places = matches!(entry.event, Event::Move(_) | Event::CorrectPosition { .. });
        if refused && (entry.number != number || places) {
            break;
        }
    }
    game
}

/// Returns the readable records of a stored game, sorted by their number, without identical copies.
///
/// The second part is the error of the first unreadable record; `None` if all are readable.
fn in_number_order(records: &[Result<JournalEntry, String>]) -> (Vec<&JournalEntry>, Option<&str>) {
    let mut entries: Vec<&JournalEntry> = Vec::with_capacity(records.len());
    for entry in records.iter().flatten() {
        // Undamaged records are in order, so the search from the end nearly always ends at its
        // first step.
        let before = entries.iter().rposition(|other| other.number <= entry.number);
        if before.is_none_or(|place| entries[place] != entry) {
            entries.insert(before.map_or(0, |place| place + 1), entry);
        }
    }
    (entries, records.iter().find_map(|record| record.as_ref().err()).map(String::as_str))
}

/// Replays a stored game; returns `None` if any of its records is not valid.
///
/// Compares only the last record's fingerprint (hash of the game), because that fingerprint depends
/// on all earlier records.
fn reopen_whole(setup: &GameSetup, entries: &[&JournalEntry]) -> Option<Game> {
    let mut game = Game::new(setup.clone());
    for (number, entry) in (0..).zip(entries) {
        if entry.number != number || game.apply(entry.at, entry.event.clone()).is_err() {
            return None;
        }
    }
    let sound = entries
        .last()
        .and_then(|last| last.fingerprint_after)
        .is_none_or(|after| after == game.fingerprint());
    sound.then_some(game)
}

/// Applies the first valid record in `candidates`, stored records with the same number, to a copy
/// of `game`.
///
/// Returns the game after that record. If none of `candidates` is valid, returns the error text of
/// the last record.
fn apply_first_valid(game: &Game, candidates: &[&JournalEntry]) -> Result<Game, String> {
    let mut fault = missing_record();
    for entry in candidates {
        let mut after = game.clone();
        match after.apply(entry.at, entry.event.clone()) {
            Err(refusal) => fault = refusal.code().to_owned(),
            Ok(_) if entry.fingerprint_after.is_some_and(|print| print != after.fingerprint()) => {
                fault = "leads to another game than it did when it was written".to_owned();
            }
            Ok(_) => return Ok(after),
        }
    }
    Err(fault)
}

/// Returns the error text for a game record that is missing in storage.
fn missing_record() -> String {
    "is missing".to_owned()
}

/// Returns the error text `fault` of a stored game, with the record's place before it:
/// `record 1: is missing`.
///
/// `number` counts records from 0, the text from 1.
fn fault_at_record(number: u32, fault: &str) -> String {
    format!("record {}: {fault}", number + 1)
}
