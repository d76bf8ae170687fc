//! What could not be written waits here. It is written with the next thing that is, or by itself after a while.

use super::at_hand::AtHand;
use super::faults::StorageFault;
use super::writing::{StoreName, Written};

/// Records that could not be written, and whether the players know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outbox {
    unwritten: Vec<Written>,
    /// Whether it has been said that something could not be written, and not yet that it could.
    said: bool,
    /// How often writing has failed since it last worked.
    failures: u32,
}

/// What is written in one transaction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Batch {
    /// The records, in order.
    pub records: Vec<Written>,
    /// Whether it must be on the disk before it counts as written.
    pub strict: bool,
}

impl Batch {
    /// What is worth writing again if this fails: of what there is one of, only the settings are not out of date by then.
    pub fn worth_keeping(self) -> Vec<Written> {
        let mut records = self.records;
        records.retain(|Written { store, record }| *store != StoreName::State || record.settings.is_some());
        records
    }
}

impl Outbox {
    /// What is to be written now: what waits here and the games `at_hand`, then what is new. What was waiting is
    /// written strictly, whatever comes with it.
    pub fn batch(&mut self, mut new: Vec<Written>, strict: bool, at_hand: &AtHand) -> Batch {
        let mut records = std::mem::take(&mut self.unwritten);
        let again = !records.is_empty();
        if again {
            records.push(Written::at_hand(at_hand));
        }
        records.append(&mut new);
        Batch { records, strict: strict || again }
    }

    /// These could not be written. Answers with the fault if the players are to be told: once, until something could
    /// be written again.
    pub fn failed(&mut self, mut records: Vec<Written>, fault: StorageFault) -> Option<StorageFault> {
        self.failures += 1;
        // They were begun before whatever waits here by now.
        records.append(&mut self.unwritten);
        self.unwritten = records;
        (!std::mem::replace(&mut self.said, true)).then_some(fault)
    }

    /// These cannot be written yet, and nobody needs to know: they wait.
    pub fn wait(&mut self, records: Vec<Written>) {
        self.unwritten.extend(records);
    }

    /// Something has been written. Whether the players are to be told that all is well again: not while something
    /// that was begun later still waits.
    pub fn worked(&mut self) -> bool {
        self.failures = 0;
        self.unwritten.is_empty() && std::mem::take(&mut self.said)
    }

    /// Something is on its way for longer than it should be. Answers as [`Outbox::failed`] does.
    pub fn late(&mut self) -> Option<StorageFault> {
        (!std::mem::replace(&mut self.said, true)).then_some(StorageFault::Silent)
    }

    /// Whether anything waits here.
    pub fn is_waiting(&self) -> bool {
        !self.unwritten.is_empty()
    }

    /// When to try again after a failure, in milliseconds: soon at first, then less and less often.
    pub fn try_again_in(&self) -> u32 {
        const LONGEST: u32 = 32_000;
        LONGEST.min(250 << self.failures.min(16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::GameId;
    use crate::app::records::Record;
    use crate::game::{Entry, Event, Instant};

    fn entry(number: u32) -> Written {
        let entry = Entry { number, at: Instant::default(), event: Event::Tick, after: Some(0) };
        Written { store: StoreName::Entries, record: Record::of_entry(GameId(1), entry) }
    }

    fn numbers(batch: &Batch) -> Vec<Option<u32>> {
        batch.records.iter().map(|written| written.record.number).collect()
    }

    fn full() -> StorageFault {
        StorageFault::Full("full".to_owned())
    }

    const AT_HAND: AtHand = (Some(GameId(1)), Vec::new());

    #[test]
    fn what_is_new_is_all_while_nothing_fails() {
        let mut outbox = Outbox::default();
        let batch = outbox.batch(vec![entry(0)], false, &AT_HAND);
        assert_eq!((numbers(&batch), batch.strict), (vec![Some(0)], false));
        assert!(!outbox.worked(), "there is nothing to say");
    }

    #[test]
    fn what_failed_goes_first_with_the_games_at_hand_and_strictly() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.failed(vec![entry(0), entry(1)], full()), Some(full()));
        let batch = outbox.batch(vec![entry(2)], false, &AT_HAND);
        assert_eq!(numbers(&batch), [Some(0), Some(1), None, Some(2)]);
        assert_eq!(batch.records[2].record, Record::of_current(Some(GameId(1)), &[]));
        assert!(batch.strict);
        assert_eq!(batch.worth_keeping(), [entry(0), entry(1), entry(2)]);
    }

    #[test]
    fn settings_that_could_not_be_written_are_worth_keeping() {
        let settings = Record::of_settings(crate::app::Settings::default());
        let settings = Written { store: StoreName::State, record: settings };
        let life =
            Written { store: StoreName::State, record: Record::of_life(GameId(1), Instant::default()) };
        let batch = Batch { records: vec![settings.clone(), life, Written::at_hand(&AT_HAND)], strict: true };
        assert_eq!(batch.worth_keeping(), [settings]);
    }

    #[test]
    fn it_is_tried_again_less_and_less_often() {
        let mut outbox = Outbox::default();
        let mut waits = Vec::new();
        for _ in 0..20 {
            outbox.failed(vec![entry(0)], full());
            waits.push(outbox.try_again_in());
        }
        assert_eq!(waits[..4], [500, 1_000, 2_000, 4_000]);
        assert_eq!(waits.last(), Some(&32_000));
        outbox.batch(Vec::new(), true, &AT_HAND);
        outbox.worked();
        outbox.failed(vec![entry(0)], full());
        assert_eq!(outbox.try_again_in(), 500);
    }

    #[test]
    fn what_is_late_is_told_once_and_that_it_came_after_all() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.late(), Some(StorageFault::Silent));
        assert_eq!(outbox.late(), None);
        assert!(outbox.worked());
        assert!(!outbox.worked());
    }

    #[test]
    fn two_that_fail_one_after_the_other_keep_their_order() {
        let mut outbox = Outbox::default();
        // Both had been begun before the first was known to fail; the answer to the second may come first.
        let (first, second) = (outbox.batch(vec![entry(0)], true, &AT_HAND), vec![entry(1)]);
        let second = outbox.batch(second, true, &AT_HAND);
        outbox.failed(second.worth_keeping(), full());
        outbox.failed(first.worth_keeping(), full());
        assert_eq!(numbers(&outbox.batch(Vec::new(), true, &AT_HAND)), [Some(0), Some(1), None]);
    }

    #[test]
    fn it_is_said_once_and_again_when_it_works() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.failed(vec![entry(0)], full()), Some(full()));
        assert_eq!(outbox.failed(vec![entry(1)], full()), None);
        assert!(!outbox.worked(), "one that was begun earlier worked; the others still wait");
        outbox.batch(Vec::new(), true, &AT_HAND);
        assert!(outbox.worked());
        assert!(!outbox.worked(), "once");
        assert_eq!(outbox.failed(Vec::new(), StorageFault::Silent), Some(StorageFault::Silent));
        assert!(outbox.worked(), "nothing waits where only damage could not be moved");
    }
}
