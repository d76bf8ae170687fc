//! Merges the data found on the disk with records that the page has not written yet.

use super::autosave_queue::NumberedRecord;
use super::store_records::{StoreName, StoreRecord};
use super::stored::{GameId, StoredData, StoredGame};

impl StoredData {
    /// Adds records that this page has not written to the disk yet (`unwritten`) to the open games
    /// that were read from the disk. Changes only the games in memory. Entries and setups that were
    /// read from the disk stay unchanged.
    ///
    /// `current` is the game on the board. If this game was not read, but its setup is among the
    /// unwritten records, adds the game.
    pub fn add_unwritten(&mut self, current: Option<GameId>, unwritten: &[NumberedRecord]) {
        let begins = |id: &GameId| {
            let begun =
                |written: &StoreRecord| written.store == StoreName::Games && written.record.game == Some(*id);
            unwritten.iter().any(|(_, written)| begun(written))
        };
        if self.current.is_none()
            && let Some(id) = current.filter(begins)
        {
            let setup = Err(String::new());
            self.current = Some(StoredGame {
                id,
                setup,
                entries: Vec::new(),
                last_heartbeat: None,
                is_later_version: false,
            });
        }
        for (_, written) in unwritten {
            let mut games = self.current.iter_mut().chain(&mut self.aside);
            if let Some(game) = games.find(|game| written.record.game == Some(game.id)) {
                game.add_record(written);
            }
        }
    }
}

impl StoredGame {
    /// Adds the setup or journal entry (move or other event) in this record to the game, unless the
    /// game already has this setup or an entry with this number.
    fn add_record(&mut self, StoreRecord { store, record }: &StoreRecord) {
        match (store, &record.setup, record.to_entry()) {
            (StoreName::Games, Some(setup), _) if self.setup.is_err() => self.setup = Ok(setup.clone()),
            (StoreName::Entries, _, Some(new))
                if !self.entries.iter().flatten().any(|entry| entry.number == new.number) =>
            {
                self.entries.push(Ok(new));
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::records::Record;
    use crate::game::{Event, GameSetup, Instant, JournalEntry};

    /// Returns a journal entry for tests, with this number, made at `ms` milliseconds.
    fn entry(number: u32, ms: u64) -> JournalEntry {
        JournalEntry { number, at: Instant::from_millis(ms), event: Event::Pause, fingerprint_after: Some(0) }
    }

    /// Returns a database record with this journal entry of a game, and 1 as its sequence number.
    fn numbered_record(game: u64, entry: JournalEntry) -> NumberedRecord {
        (1, StoreRecord { store: StoreName::Entries, record: Record::of_entry(GameId(game), entry) })
    }

    /// Returns the data that the page finds on the disk if game 7 with these entries is on the
    /// board.
    fn found(entries: Vec<Result<JournalEntry, String>>) -> StoredData {
        let game = StoredGame {
            id: GameId(7),
            setup: Ok(GameSetup::default()),
            entries,
            last_heartbeat: None,
            is_later_version: false,
        };
        StoredData { current: Some(game), ..StoredData::default() }
    }

    #[test]
    fn unwritten_entries_follow_written_ones() {
        let mut stored = found(vec![Ok(entry(0, 1))]);
        stored.add_unwritten(None, &[numbered_record(7, entry(1, 2)), numbered_record(8, entry(2, 3))]);
        assert_eq!(stored, found(vec![Ok(entry(0, 1)), Ok(entry(1, 2))]));
    }

    #[test]
    fn records_on_the_disk_stay_unchanged() {
        let mut stored = found(vec![Ok(entry(0, 1))]);
        stored.add_unwritten(None, &[numbered_record(7, entry(0, 9))]);
        assert_eq!(stored, found(vec![Ok(entry(0, 1))]));
    }

    #[test]
    fn game_with_unwritten_setup_is_restored() {
        let begun = StoreRecord {
            store: StoreName::Games,
            record: Record::of_setup(GameId(7), GameSetup::default()),
        };
        let mut stored = StoredData::default();
        stored.add_unwritten(Some(GameId(7)), &[(1, begun.clone()), numbered_record(7, entry(0, 1))]);
        assert_eq!(stored, found(vec![Ok(entry(0, 1))]));
        let mut stored = StoredData::default();
        stored.add_unwritten(Some(GameId(8)), &[(1, begun)]);
        assert_eq!(stored, StoredData::default(), "that one is not on the board");
    }
}
