//! Handles records that cannot be written unchanged, for example because their key is taken.
//!
//! No record of a game or tournament ever overwrites another record. A record that is already on
//! the disk is skipped. If the disk has a different record with the same key, the new record is
//! moved to the store of damaged records, with the reason. Later records of the same game or
//! tournament are moved there, too. All other records are written.

use super::backup::RawRecord;
use super::store_records::StoreName;
use super::stored::GameId;
use std::collections::BTreeSet;
use thiserror::Error;

/// Decision on a record to be written to the disk, which may already have a record with the same
/// key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteDecision {
    /// Write the record.
    Write,
    /// Skip the record: it is already on the disk.
    Skip,
    /// Move the record to the store of damaged records, for this reason.
    SetAside(SetAsideReason),
}

/// Why a record cannot be written to its own object store and is moved to the store of damaged
/// records.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetAsideReason {
    /// Another record on the disk has the same key.
    #[error("another record has its key")]
    KeyTaken,
    /// An earlier record of the same game or tournament was moved to the store of damaged records.
    #[error("it follows a record that was set aside")]
    FollowsSetAside,
    /// The browser refuses the record. Contains the browser's message.
    #[error("the browser refuses it: {0}")]
    Unwritable(String),
}

/// Owner of a journal: a game or the club. The journals of the club are those of tournaments, of
/// edits to players, and of notes on games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum JournalOwner {
    /// A game. Contains the id of the game.
    Game(GameId),
    /// The club. Contains the id of the journal.
    Club(GameId),
}

/// Guard that keeps saved records of games and tournaments from being overwritten. Decides for each
/// record whether to write it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collisions {
    /// The owners of journals of which a record was moved to the store of damaged records.
    journals_set_aside: BTreeSet<JournalOwner>,
}

impl Collisions {
    /// Decides whether to write `record` to the object store `store`, to skip it because the store
    /// has it already, or to move it to the store of damaged records. `found` is the record on the
    /// disk with the same key, if there is one.
    pub fn decide<R: RawRecord>(&mut self, store: StoreName, record: &R, found: Option<&R>) -> WriteDecision {
        let journal = Collisions::owner_of(store, record);
        match found {
            // A new state record (settings, open games) replaces the old one. Damaged records
            // cannot collide, because each gets a new number as its key.
            _ if matches!(store, StoreName::State | StoreName::Damaged) => WriteDecision::Write,
            Some(found) if found.is_same(record) => WriteDecision::Skip,
            Some(_) => self.set_aside(store, record, SetAsideReason::KeyTaken),
            None if journal.is_some_and(|journal| self.journals_set_aside.contains(&journal)) => {
                WriteDecision::SetAside(SetAsideReason::FollowsSetAside)
            }
            None => WriteDecision::Write,
        }
    }

    /// Decides to move `record` to the store of damaged records, for the reason `why`. From then
    /// on, later records of the same game or tournament are moved there, too.
    pub fn set_aside<R: RawRecord>(
        &mut self,
        store: StoreName,
        record: &R,
        why: SetAsideReason,
    ) -> WriteDecision {
        self.journals_set_aside.extend(Collisions::owner_of(store, record));
        WriteDecision::SetAside(why)
    }

    /// Whether no record of a game or tournament has been moved to the store of damaged records.
    pub fn is_empty(&self) -> bool {
        self.journals_set_aside.is_empty()
    }

    /// Forgets that records of a game were moved to the store of damaged records. Later records of
    /// the game are then written normally. Called when the game gets another id.
    pub fn forget_game(&mut self, game: GameId) {
        self.journals_set_aside.remove(&JournalOwner::Game(game));
    }

    /// Returns the owner of the journal that a record belongs to; `None` for other records, such as
    /// settings.
    fn owner_of<R: RawRecord>(store: StoreName, record: &R) -> Option<JournalOwner> {
        let game = record.number_field("game").and_then(GameId::from_number)?;
        match store {
            StoreName::Games | StoreName::Entries => Some(JournalOwner::Game(game)),
            StoreName::Club => Some(JournalOwner::Club(game)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A record for tests: the id of its game, and its content.
    #[derive(Clone, Debug, PartialEq)]
    struct TestRecord(u32, &'static str);

    impl RawRecord for TestRecord {
        fn number_field(&self, field: &str) -> Option<f64> {
            (field == "game").then_some(f64::from(self.0))
        }

        fn is_same(&self, other: &TestRecord) -> bool {
            self == other
        }

        /// Returns the record unchanged. Never called, because these tests change no game ids.
        fn with_game(&self, _: GameId) -> TestRecord {
            self.clone()
        }
    }

    const E4: TestRecord = TestRecord(1, "e4");
    const D4: TestRecord = TestRecord(1, "d4");
    const TAKEN: WriteDecision = WriteDecision::SetAside(SetAsideReason::KeyTaken);
    const FOLLOWS: WriteDecision = WriteDecision::SetAside(SetAsideReason::FollowsSetAside);

    #[test]
    fn decision_depends_on_the_record_with_the_key() {
        for store in [StoreName::Games, StoreName::Entries, StoreName::Club] {
            let fate = |found| Collisions::default().decide(store, &E4, found);
            assert_eq!(
                [fate(None), fate(Some(&E4)), fate(Some(&D4))],
                [WriteDecision::Write, WriteDecision::Skip, TAKEN]
            );
        }
    }

    #[test]
    fn state_records_are_always_written() {
        assert_eq!(Collisions::default().decide(StoreName::State, &E4, Some(&D4)), WriteDecision::Write);
    }

    #[test]
    fn only_later_records_of_the_journal_are_set_aside() {
        let mut collisions = Collisions::default();
        assert_eq!(collisions.decide(StoreName::Entries, &E4, Some(&D4)), TAKEN);
        assert_eq!(collisions.decide(StoreName::Entries, &TestRecord(1, "e5"), None), FOLLOWS);
        assert_eq!(
            collisions.decide(StoreName::Entries, &TestRecord(2, "e4"), None),
            WriteDecision::Write,
            "another game"
        );
        assert_eq!(
            collisions.decide(StoreName::Club, &TestRecord(1, "a word"), None),
            WriteDecision::Write,
            "a journal"
        );
        assert_eq!(
            collisions.decide(StoreName::State, &TestRecord(1, "current"), None),
            WriteDecision::Write
        );
    }

    #[test]
    fn refused_record_sets_later_records_aside() {
        let mut collisions = Collisions::default();
        let why = SetAsideReason::Unwritable("DataError".to_owned());
        assert_eq!(collisions.set_aside(StoreName::Entries, &E4, why.clone()), WriteDecision::SetAside(why));
        assert_eq!(collisions.decide(StoreName::Entries, &TestRecord(1, "e5"), None), FOLLOWS);
    }
}
