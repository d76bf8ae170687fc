//! Queue of database records, such as moves, that are not written to the disk yet because a write
//! failed. The queued records are written together with the next records, or by themselves after a
//! delay, always in their original order.

use super::backup::RawRecord;
use super::collision::{Collisions, SetAsideReason, WriteDecision};
use super::faults::StorageFault;
use super::open_games::OpenGames;
use super::renaming::GameRename;
use super::store_records::{StoreName, StoreRecord};

/// Queue of database records, such as moves of a game, that are not written to the disk yet,
/// usually because a write failed. Also remembers whether the players know that saving fails.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AutosaveQueue {
    /// The queued records, in the order of their sequence numbers.
    queued: Vec<NumberedRecord>,
    /// The sequence number of the newest record.
    last_number: u32,
    /// Whether the players have been notified of a failure, but not yet of the recovery.
    is_failure_known: bool,
    /// Number of failures since the last success.
    failures: u32,
    /// Whether each record is written in a transaction of its own. Needed if one record can never
    /// be written unchanged, because this record would make a common transaction fail.
    writes_one_by_one: bool,
    /// The games and tournaments of which a record was moved to the store of damaged records.
    collisions: Collisions,
}

/// A database record to be saved, with its sequence number. Records are written in the order of
/// these numbers, even when a failed write is repeated.
pub type NumberedRecord = (u32, StoreRecord);

/// Batch of database records (moves, settings and so on) that one transaction writes together.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WriteBatch {
    /// The records with their sequence numbers, in order.
    pub records: Vec<NumberedRecord>,
    /// Whether the transaction counts as complete only once its data are on the disk.
    pub is_strict: bool,
}

impl WriteBatch {
    /// Returns the records of this batch to write again if its transaction fails. Leaves out
    /// heartbeats (the times at which the page was still running), which are soon out of date.
    pub fn worth_retrying(mut self) -> Vec<NumberedRecord> {
        self.records.retain(|(_, written)| {
            written.store != StoreName::State || written.record.settings.is_some() || written.is_open_games()
        });
        self.records
    }
}

impl AutosaveQueue {
    /// Takes all records from the queue, appends the `new` ones, and returns them as one batch to
    /// write.
    ///
    /// If the queue was not empty, the batch also has a record that lists the `open_games`: the
    /// game on the board, and the unfinished games that were put aside. This record comes before
    /// the new ones. With `strict`, or if the queue was not empty, the batch is strict: it counts
    /// as written only once it is on the disk.
    pub fn next_batch(&mut self, new: Vec<StoreRecord>, strict: bool, open_games: &OpenGames) -> WriteBatch {
        let mut records = std::mem::take(&mut self.queued);
        let again = !records.is_empty();
        // A queued record that lists the open games is out of date; the new one below replaces it.
        records.retain(|(_, written)| !written.is_open_games());
        let open_games_record = again.then(|| StoreRecord::of_open_games(open_games));
        for record in open_games_record.into_iter().chain(new) {
            self.last_number += 1;
            records.push((self.last_number, record));
        }
        WriteBatch { records, is_strict: strict || again }
    }

    /// Puts records whose write has failed back into the queue. At the first failure, returns
    /// `fault`, to notify the players. Returns `None` for further failures until saving works
    /// again.
    ///
    /// Also returns `None` for a fault of a single record ([`StorageFault::Unwritable`]). From then
    /// on, the queued records are written one by one.
    pub fn requeue_failed(
        &mut self,
        records: Vec<NumberedRecord>,
        fault: StorageFault,
    ) -> Option<StorageFault> {
        let is_single_record_fault = matches!(fault, StorageFault::Unwritable(_)) && !records.is_empty();
        self.enqueue(records);
        if is_single_record_fault {
            self.writes_one_by_one = true;
            return None;
        }
        self.failures += 1;
        (!std::mem::replace(&mut self.is_failure_known, true)).then_some(fault)
    }

    /// Adds records to the queue, in the order of their sequence numbers, without a notice to the
    /// players. The records are written to the disk later.
    pub fn enqueue(&mut self, records: Vec<NumberedRecord>) {
        for record in records {
            // Usually inserts at the end, because most queued records have lower numbers.
            let place = self.queued.partition_point(|(sequence_number, _)| *sequence_number <= record.0);
            self.queued.insert(place, record);
        }
    }

    /// Notes that a write to the disk has succeeded. Returns whether to notify the players that
    /// saving works again. That is the case if they have been notified of a failure, and no record
    /// is queued any more.
    pub fn note_success(&mut self) -> bool {
        self.failures = 0;
        self.queued.is_empty() && std::mem::take(&mut self.is_failure_known)
    }

    /// Notes that a write to the disk takes too long. Returns [`StorageFault::NoAnswer`], to notify
    /// the players. Returns `None` if they have been notified of a failure already, and saving has
    /// not worked since.
    pub fn note_delay(&mut self) -> Option<StorageFault> {
        (!std::mem::replace(&mut self.is_failure_known, true)).then_some(StorageFault::NoAnswer)
    }

    /// Returns an empty queue that still remembers whether the players have been notified of a
    /// failure. Used after the browser has cleared the database.
    pub fn without_records(self) -> AutosaveQueue {
        AutosaveQueue { is_failure_known: self.is_failure_known, ..AutosaveQueue::default() }
    }

    /// Returns the records that would be lost if the page closed now, in order. The caller can then
    /// keep them elsewhere, for example in the browser's `localStorage`.
    ///
    /// These are the queued records, and the records of the batches that are being written
    /// (`under_way`), without heartbeats. If there is any such record, a record that lists the
    /// `open_games` comes last.
    pub fn all_unwritten<'a>(
        &self,
        under_way: impl Iterator<Item = &'a WriteBatch>,
        open_games: &OpenGames,
    ) -> Vec<NumberedRecord> {
        let mut all = self.clone();
        under_way.for_each(|batch| all.enqueue(batch.clone().worth_retrying()));
        all.next_batch(Vec::new(), true, open_games).records
    }

    /// Whether each queued record must be written in a transaction of its own. Needed if one record
    /// can never be written unchanged.
    pub fn is_one_by_one(&self) -> bool {
        self.writes_one_by_one
    }

    /// Returns the first queued record, to be written in a transaction of its own; `None` if the
    /// queue is empty.
    ///
    /// If the queue is empty, ends the writing of records one by one. Exception: if a record was
    /// moved to the store of damaged records, later records of the same game or tournament must
    /// move there too, so records are still written one by one.
    pub fn next_single_record(&mut self) -> Option<NumberedRecord> {
        let next = self.queued.first().cloned();
        self.writes_one_by_one = next.is_some() || !self.collisions.is_empty();
        next
    }

    /// Removes from the queue the record with the sequence number `number`, which was written to
    /// the disk or moved to the store of damaged records.
    pub fn remove_record(&mut self, number: u32) {
        self.queued.retain(|(other, _)| *other != number);
    }

    /// Decides whether to write `record` to the object store `store`, to skip it because the store
    /// has it already, or to move it to the store of damaged records. `found` is the record on the
    /// disk with the same key, if there is one.
    pub fn decide<R: RawRecord>(&mut self, store: StoreName, record: &R, found: Option<&R>) -> WriteDecision {
        self.collisions.decide(store, record, found)
    }

    /// Decides to move a record that the browser never accepts to the store of damaged records,
    /// with the browser's message `why`. From then on, later records of the same game or tournament
    /// are moved there, too.
    pub fn refuse_record<R: RawRecord>(
        &mut self,
        store: StoreName,
        record: &R,
        why: String,
    ) -> WriteDecision {
        self.collisions.set_aside(store, record, SetAsideReason::Unwritable(why))
    }

    /// Replaces the id of a game in the queued records. `written` are records with the old id that
    /// are already on the disk under the new id. These records are removed from the queue.
    pub fn rename_game(&mut self, renamed: GameRename, written: &[StoreRecord]) {
        self.queued.retain(|(_, waiting)| !written.contains(waiting));
        for (_, waiting) in &mut self.queued {
            *waiting = renamed.rename_record(waiting.clone());
        }
        self.collisions.forget_game(renamed.from);
    }

    /// Whether the queue has any record.
    pub fn is_waiting(&self) -> bool {
        !self.queued.is_empty()
    }

    /// Returns the delay before the next attempt to write, in milliseconds. The delay doubles with
    /// each failure, up to 32 seconds.
    pub fn retry_delay_ms(&self) -> u32 {
        const LONGEST: u32 = 32_000;
        LONGEST.min(250 << self.failures.min(16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::GameId;
    use crate::app::records::Record;
    use crate::game::{Event, Instant, JournalEntry};

    /// Returns the record of the journal entry `number` of game 1.
    fn entry(number: u32) -> StoreRecord {
        let entry =
            JournalEntry { number, at: Instant::default(), event: Event::Tick, fingerprint_after: Some(0) };
        StoreRecord { store: StoreName::Entries, record: Record::of_entry(GameId(1), entry) }
    }

    /// Returns the entry number of each record in a batch; `None` for a record that is no journal
    /// entry.
    fn numbers(batch: &WriteBatch) -> Vec<Option<u32>> {
        batch.records.iter().map(|(_, written)| written.record.number).collect()
    }

    /// Numbers test records from 1, like the first records of a queue.
    fn first(records: Vec<StoreRecord>) -> Vec<NumberedRecord> {
        (1..).zip(records).collect()
    }

    fn full() -> StorageFault {
        StorageFault::Full("full".to_owned())
    }

    const OPEN_GAMES: OpenGames = (Some(GameId(1)), Vec::new());

    #[test]
    fn batch_holds_only_new_records_while_writing_works() {
        let mut outbox = AutosaveQueue::default();
        let batch = outbox.next_batch(vec![entry(0)], false, &OPEN_GAMES);
        assert_eq!((numbers(&batch), batch.is_strict), (vec![Some(0)], false));
        assert!(!outbox.note_success(), "there is nothing to say");
    }

    #[test]
    fn failed_records_go_first_in_a_strict_batch() {
        let mut outbox = AutosaveQueue::default();
        assert_eq!(outbox.requeue_failed(first(vec![entry(0), entry(1)]), full()), Some(full()));
        let batch = outbox.next_batch(vec![entry(2)], false, &OPEN_GAMES);
        assert_eq!(numbers(&batch), [Some(0), Some(1), None, Some(2)]);
        assert_eq!(batch.records[2].1.record, Record::of_open_games(Some(GameId(1)), &[]));
        assert!(batch.is_strict);
        outbox.requeue_failed(batch.worth_retrying(), full());
        let again = outbox.next_batch(Vec::new(), false, &(None, Vec::new()));
        assert_eq!(numbers(&again), [Some(0), Some(1), Some(2), None]);
        assert_eq!(again.records[3].1.record, Record::of_open_games(None, &[]), "as they are by now");
    }

    #[test]
    fn settings_and_which_games_are_at_hand_are_worth_keeping_and_heartbeats_are_not() {
        let settings = Record::of_settings(crate::app::Settings::default());
        let settings = StoreRecord { store: StoreName::State, record: settings };
        let heartbeat = StoreRecord {
            store: StoreName::State,
            record: Record::of_heartbeat(GameId(1), Instant::default()),
        };
        let records = first(vec![settings.clone(), heartbeat, StoreRecord::of_open_games(&OPEN_GAMES)]);
        let kept = WriteBatch { records, is_strict: true }.worth_retrying();
        assert_eq!(kept, [(1, settings), (3, StoreRecord::of_open_games(&OPEN_GAMES))]);
    }

    #[test]
    fn unwritten_records_keep_order_with_open_games_last() {
        let mut outbox = AutosaveQueue::default();
        let [one, two, three] =
            [0, 1, 2].map(|number| outbox.next_batch(vec![entry(number)], true, &OPEN_GAMES));
        outbox.requeue_failed(two.worth_retrying(), full());
        let heartbeat = StoreRecord {
            store: StoreName::State,
            record: Record::of_heartbeat(GameId(1), Instant::default()),
        };
        let beat = WriteBatch { records: vec![(9, heartbeat)], is_strict: false };
        let left = outbox.all_unwritten([&one, &three, &beat].into_iter(), &OPEN_GAMES);
        let left: Vec<StoreRecord> = left.into_iter().map(|(_, written)| written).collect();
        assert_eq!(left, [entry(0), entry(1), entry(2), StoreRecord::of_open_games(&OPEN_GAMES)]);
        assert!(outbox.is_waiting(), "nothing has left it");
    }

    #[test]
    fn retry_delay_doubles() {
        let mut outbox = AutosaveQueue::default();
        let mut waits = Vec::new();
        for _ in 0..20 {
            outbox.requeue_failed(first(vec![entry(0)]), full());
            waits.push(outbox.retry_delay_ms());
        }
        assert_eq!(waits[..4], [500, 1_000, 2_000, 4_000]);
        assert_eq!(waits.last(), Some(&32_000));
        outbox.next_batch(Vec::new(), true, &OPEN_GAMES);
        outbox.note_success();
        outbox.requeue_failed(first(vec![entry(0)]), full());
        assert_eq!(outbox.retry_delay_ms(), 500);
    }

    #[test]
    fn late_write_is_reported_once_with_its_recovery() {
        let mut outbox = AutosaveQueue::default();
        assert_eq!(outbox.note_delay(), Some(StorageFault::NoAnswer));
        assert_eq!(outbox.note_delay(), None);
        assert!(outbox.note_success());
        assert!(!outbox.note_success());
    }

    #[test]
    fn failed_batches_keep_their_order() {
        for earlier_first in [true, false] {
            let mut outbox = AutosaveQueue::default();
            // Both writes began before either failed.
            let [one, two] = [0, 1].map(|number| outbox.next_batch(vec![entry(number)], true, &OPEN_GAMES));
            let (first, second) = if earlier_first { (one, two) } else { (two, one) };
            outbox.requeue_failed(first.worth_retrying(), full());
            outbox.requeue_failed(second.worth_retrying(), full());
            assert_eq!(numbers(&outbox.next_batch(Vec::new(), true, &OPEN_GAMES)), [Some(0), Some(1), None]);
        }
    }

    #[test]
    fn unwritable_record_does_not_block_others() {
        let mut outbox = AutosaveQueue::default();
        let refused = || StorageFault::Unwritable("taken".to_owned());
        let batch = outbox.next_batch((0..3).map(entry).collect(), true, &OPEN_GAMES);
        assert_eq!(
            outbox.requeue_failed(batch.worth_retrying(), refused()),
            None,
            "the players need not know yet"
        );
        assert!(outbox.is_one_by_one());
        let mut written = Vec::new();
        while let Some((sequence_number, record)) = outbox.next_single_record() {
            outbox.remove_record(sequence_number);
            written.push(record);
        }
        assert_eq!(written, [entry(0), entry(1), entry(2)]);
        assert!(!outbox.is_one_by_one() && !outbox.is_waiting());
        assert_eq!(
            outbox.requeue_failed(Vec::new(), refused()),
            Some(refused()),
            "nothing that waits is the reason"
        );
        assert_eq!(outbox.retry_delay_ms(), 500, "the next attempt waits, as after any other failure");
    }

    #[test]
    fn waiting_records_get_the_new_id() {
        let mut outbox = AutosaveQueue::default();
        let batch = outbox.next_batch(vec![entry(0), entry(1)], true, &OPEN_GAMES);
        outbox.requeue_failed(batch.worth_retrying(), StorageFault::Unwritable(String::new()));
        let other = GameRename { from: GameId(1), to: GameId(2) };
        outbox.rename_game(other, &[entry(0)]);
        let (_, next) = outbox.next_single_record().unwrap();
        assert_eq!(next, other.rename_record(entry(1)));
        assert_eq!(next.record.game, Some(GameId(2)));
    }

    #[test]
    fn failure_and_recovery_are_reported_once() {
        let mut outbox = AutosaveQueue::default();
        assert_eq!(outbox.requeue_failed(first(vec![entry(0)]), full()), Some(full()));
        assert_eq!(outbox.requeue_failed(first(vec![entry(1)]), full()), None);
        assert!(!outbox.note_success(), "one that was begun earlier worked; the others still wait");
        outbox.next_batch(Vec::new(), true, &OPEN_GAMES);
        assert!(outbox.note_success());
        assert!(!outbox.note_success(), "once");
        assert_eq!(outbox.requeue_failed(Vec::new(), StorageFault::NoAnswer), Some(StorageFault::NoAnswer));
        assert!(outbox.note_success(), "nothing waits where only damage could not be moved");
    }
}
