//! What could not be written waits here. It is written with the next thing that is, or by itself after a while, and always
//! in the order in which it happened.

use super::at_hand::AtHand;
use super::backup::RawRecord;
use super::collision::{Collisions, Fate, WhyAside};
use super::faults::StorageFault;
use super::renaming::Renamed;
use super::writing::{StoreName, Written};

/// Records that could not be written, and whether the players know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outbox {
    unwritten: Vec<Turn>,
    /// How many records there have been.
    turns: u32,
    /// Whether it has been said that something could not be written, and not yet that it could.
    said: bool,
    /// How often writing has failed since it last worked.
    failures: u32,
    /// Whether one of the records can never be written as it is: then each is written by itself.
    one_by_one: bool,
    /// What was set aside.
    collisions: Collisions,
}

/// A record, and which one it is: what happened later must not be overtaken by what is written again.
pub type Turn = (u32, Written);

/// What is written in one transaction.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Batch {
    /// The records, in order.
    pub records: Vec<Turn>,
    /// Whether it must be on the disk before it counts as written.
    pub strict: bool,
}

impl Batch {
    /// What is worth writing again if this fails: all but heartbeats.
    pub fn worth_keeping(mut self) -> Vec<Turn> {
        self.records.retain(|(_, written)| {
            written.store != StoreName::State || written.record.settings.is_some() || written.is_at_hand()
        });
        self.records
    }
}

impl Outbox {
    /// What is to be written now: what waits here and the games `at_hand`, then what is new. What was waiting is
    /// written strictly, whatever comes with it.
    pub fn batch(&mut self, new: Vec<Written>, strict: bool, at_hand: &AtHand) -> Batch {
        let mut records = std::mem::take(&mut self.unwritten);
        let again = !records.is_empty();
        // Which games were at hand then is out of date.
        records.retain(|(_, written)| !written.is_at_hand());
        let at_hand = again.then(|| Written::at_hand(at_hand));
        for record in at_hand.into_iter().chain(new) {
            self.turns += 1;
            records.push((self.turns, record));
        }
        Batch { records, strict: strict || again }
    }

    /// These could not be written. Answers with the fault if the players are to be told: once, until something could
    /// be written again. Where one of them can never be written, the others can be at once: the players need not know.
    pub fn failed(&mut self, records: Vec<Turn>, fault: StorageFault) -> Option<StorageFault> {
        let is_of_one = matches!(fault, StorageFault::Unwritable(_)) && !records.is_empty();
        self.wait(records);
        if is_of_one {
            self.one_by_one = true;
            return None;
        }
        self.failures += 1;
        (!std::mem::replace(&mut self.said, true)).then_some(fault)
    }

    /// These cannot be written yet, and nobody needs to know: they wait.
    pub fn wait(&mut self, records: Vec<Turn>) {
        for record in records {
            // As a rule what comes is the last one.
            let place = self.unwritten.partition_point(|(turn, _)| *turn <= record.0);
            self.unwritten.insert(place, record);
        }
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

    /// The same without what waits in it; the players still know what they know.
    pub fn emptied(self) -> Outbox {
        Outbox { said: self.said, ..Outbox::default() }
    }

    /// What would be lost if the page went now, in order: what waits here, what is `under_way`, and the games `at_hand`.
    pub fn unwritten<'a>(&self, under_way: impl Iterator<Item = &'a Batch>, at_hand: &AtHand) -> Vec<Turn> {
        let mut all = self.clone();
        under_way.for_each(|batch| all.wait(batch.clone().worth_keeping()));
        all.batch(Vec::new(), true, at_hand).records
    }

    /// Whether what waits here is to be written record by record.
    pub fn is_one_by_one(&self) -> bool {
        self.one_by_one
    }

    /// The record that is to be written next where each is written by itself. After the last one they are written
    /// together again, unless one was set aside: then whatever follows it is to be set aside, too.
    pub fn next_alone(&mut self) -> Option<Turn> {
        let next = self.unwritten.first().cloned();
        self.one_by_one = next.is_some() || !self.collisions.is_empty();
        next
    }

    /// The record of that turn is written, or set aside: it waits no more.
    pub fn settled(&mut self, turn: u32) {
        self.unwritten.retain(|(other, _)| *other != turn);
    }

    /// What to do with the record that is written by itself, where `found` has its key.
    pub fn fate<R: RawRecord>(&mut self, store: StoreName, record: &R, found: Option<&R>) -> Fate {
        self.collisions.fate(store, record, found)
    }

    /// The browser refuses that record for good: so it and what follows it in its game are set aside.
    pub fn refuse<R: RawRecord>(&mut self, store: StoreName, record: &R, why: String) -> Fate {
        self.collisions.set_aside(store, record, WhyAside::Unwritable(why))
    }

    /// A game goes on under another name, and these records of it are written by now.
    pub fn rename(&mut self, renamed: Renamed, written: &[Written]) {
        self.unwritten.retain(|(_, waiting)| !written.contains(waiting));
        for (_, waiting) in &mut self.unwritten {
            *waiting = renamed.record(waiting.clone());
        }
        self.collisions.forget(renamed.from);
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
        batch.records.iter().map(|(_, written)| written.record.number).collect()
    }

    /// Records of an outbox that has sent off none before.
    fn first(records: Vec<Written>) -> Vec<Turn> {
        (1..).zip(records).collect()
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
        assert_eq!(outbox.failed(first(vec![entry(0), entry(1)]), full()), Some(full()));
        let batch = outbox.batch(vec![entry(2)], false, &AT_HAND);
        assert_eq!(numbers(&batch), [Some(0), Some(1), None, Some(2)]);
        assert_eq!(batch.records[2].1.record, Record::of_current(Some(GameId(1)), &[]));
        assert!(batch.strict);
        outbox.failed(batch.worth_keeping(), full());
        let again = outbox.batch(Vec::new(), false, &(None, Vec::new()));
        assert_eq!(numbers(&again), [Some(0), Some(1), Some(2), None]);
        assert_eq!(again.records[3].1.record, Record::of_current(None, &[]), "as they are by now");
    }

    #[test]
    fn settings_and_which_games_are_at_hand_are_worth_keeping_and_heartbeats_are_not() {
        let settings = Record::of_settings(crate::app::Settings::default());
        let settings = Written { store: StoreName::State, record: settings };
        let life =
            Written { store: StoreName::State, record: Record::of_life(GameId(1), Instant::default()) };
        let records = first(vec![settings.clone(), life, Written::at_hand(&AT_HAND)]);
        let kept = Batch { records, strict: true }.worth_keeping();
        assert_eq!(kept, [(1, settings), (3, Written::at_hand(&AT_HAND))]);
    }

    #[test]
    fn what_a_page_that_goes_leaves_unwritten_has_its_order_and_the_games_at_hand_last() {
        let mut outbox = Outbox::default();
        let [one, two, three] = [0, 1, 2].map(|number| outbox.batch(vec![entry(number)], true, &AT_HAND));
        outbox.failed(two.worth_keeping(), full());
        let life =
            Written { store: StoreName::State, record: Record::of_life(GameId(1), Instant::default()) };
        let beat = Batch { records: vec![(9, life)], strict: false };
        let left = outbox.unwritten([&one, &three, &beat].into_iter(), &AT_HAND);
        let left: Vec<Written> = left.into_iter().map(|(_, written)| written).collect();
        assert_eq!(left, [entry(0), entry(1), entry(2), Written::at_hand(&AT_HAND)]);
        assert!(outbox.is_waiting(), "nothing has left it");
    }

    #[test]
    fn it_is_tried_again_less_and_less_often() {
        let mut outbox = Outbox::default();
        let mut waits = Vec::new();
        for _ in 0..20 {
            outbox.failed(first(vec![entry(0)]), full());
            waits.push(outbox.try_again_in());
        }
        assert_eq!(waits[..4], [500, 1_000, 2_000, 4_000]);
        assert_eq!(waits.last(), Some(&32_000));
        outbox.batch(Vec::new(), true, &AT_HAND);
        outbox.worked();
        outbox.failed(first(vec![entry(0)]), full());
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
    fn what_fails_keeps_its_order_whichever_is_known_first() {
        for earlier_first in [true, false] {
            let mut outbox = Outbox::default();
            // Both had been begun before either was known to fail.
            let [one, two] = [0, 1].map(|number| outbox.batch(vec![entry(number)], true, &AT_HAND));
            let (first, second) = if earlier_first { (one, two) } else { (two, one) };
            outbox.failed(first.worth_keeping(), full());
            outbox.failed(second.worth_keeping(), full());
            assert_eq!(numbers(&outbox.batch(Vec::new(), true, &AT_HAND)), [Some(0), Some(1), None]);
        }
    }

    #[test]
    fn a_record_that_can_never_be_written_holds_up_no_other() {
        let mut outbox = Outbox::default();
        let refused = || StorageFault::Unwritable("taken".to_owned());
        let batch = outbox.batch((0..3).map(entry).collect(), true, &AT_HAND);
        assert_eq!(outbox.failed(batch.worth_keeping(), refused()), None, "the players need not know yet");
        assert!(outbox.is_one_by_one());
        let mut written = Vec::new();
        while let Some((turn, record)) = outbox.next_alone() {
            outbox.settled(turn);
            written.push(record);
        }
        assert_eq!(written, [entry(0), entry(1), entry(2)]);
        assert!(!outbox.is_one_by_one() && !outbox.is_waiting());
        assert_eq!(outbox.failed(Vec::new(), refused()), Some(refused()), "nothing that waits is the reason");
    }

    #[test]
    fn what_was_played_meanwhile_follows_under_the_other_name() {
        let mut outbox = Outbox::default();
        let batch = outbox.batch(vec![entry(0), entry(1)], true, &AT_HAND);
        outbox.failed(batch.worth_keeping(), StorageFault::Unwritable(String::new()));
        let other = Renamed { from: GameId(1), to: GameId(2) };
        outbox.rename(other, &[entry(0)]);
        let (_, next) = outbox.next_alone().unwrap();
        assert_eq!(next, other.record(entry(1)));
        assert_eq!(next.record.game, Some(GameId(2)));
    }

    #[test]
    fn it_is_said_once_and_again_when_it_works() {
        let mut outbox = Outbox::default();
        assert_eq!(outbox.failed(first(vec![entry(0)]), full()), Some(full()));
        assert_eq!(outbox.failed(first(vec![entry(1)]), full()), None);
        assert!(!outbox.worked(), "one that was begun earlier worked; the others still wait");
        outbox.batch(Vec::new(), true, &AT_HAND);
        assert!(outbox.worked());
        assert!(!outbox.worked(), "once");
        assert_eq!(outbox.failed(Vec::new(), StorageFault::Silent), Some(StorageFault::Silent));
        assert!(outbox.worked(), "nothing waits where only damage could not be moved");
    }
}
