//! Copy of the saved records of the game on the board. If the browser clears the storage in
//! mid-game, these records are written again.

use super::records::Record;
use super::renaming::GameRename;
use super::store_records::{StoreName, StoreRecord};
use super::stored::{GameId, StoredData};
use crate::game::replay_leniently;

/// Copy of all saved records of the game on the board, to write them again if the browser clears
/// the storage in mid-game. Empty if some record of the game is unknown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedGameRecords(Vec<StoreRecord>);

impl SavedGameRecords {
    /// Returns a copy of the records of the game on the board, as found on the disk. Empty if one
    /// of these records is damaged.
    pub fn of_stored(stored: &StoredData) -> SavedGameRecords {
        let Some(game) = &stored.current else { return SavedGameRecords::default() };
        let begun = game.setup.clone().map(|setup| Record::of_setup(game.id, setup));
        let entries =
            game.entries.iter().cloned().map(|entry| entry.map(|entry| Record::of_entry(game.id, entry)));
        let written = |store| move |record| StoreRecord { store, record };
        let begun = begun.map(written(StoreName::Games));
        let entries = entries.map(|entry| entry.map(written(StoreName::Entries)));
        SavedGameRecords(std::iter::once(begun).chain(entries).collect::<Result<_, _>>().unwrap_or_default())
    }

    /// Adds records that were written to the disk, if they belong to the game on the board. When
    /// another game comes to the board, drops the records of the old game.
    pub fn add_written(&mut self, records: &[StoreRecord]) {
        for written in records {
            let same = written.record.game == self.game();
            match written.store {
                StoreName::Games => self.0 = vec![written.clone()],
                StoreName::Entries if same => self.0.push(written.clone()),
                // Another saved game comes to the board. Its earlier records are only on the disk,
                // so a complete copy is not possible.
                StoreName::State if written.is_open_games() && !same => self.0.clear(),
                _ => {}
            }
        }
    }

    /// Returns the copied records, in the order in which they were written.
    pub fn records(&self) -> &[StoreRecord] {
        &self.0
    }

    /// Returns the id of the game whose records are copied; `None` if there are no records.
    pub fn game(&self) -> Option<GameId> {
        self.0.first()?.record.game
    }

    /// Changes the id of the game in all copied records.
    pub fn rename_game(&mut self, renamed: GameRename) {
        self.0.iter_mut().for_each(|written| *written = renamed.rename_record(written.clone()));
    }

    /// Returns the readable part of the copied game as PGN.
    pub fn to_pgn(&self) -> String {
        let setup = self.0.first().and_then(|begun| begun.record.setup.clone());
        let entries = self.0.iter().filter_map(|written| written.record.to_entry()).map(Ok);
        replay_leniently(setup, &entries.collect::<Vec<_>>()).pgn()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::storage::{SaveCommand, StoredGame, records_to_save};
    use crate::game::{Event, GameSetup, Instant, JournalEntry};

    fn entry(number: u32) -> JournalEntry {
        JournalEntry { number, at: Instant::default(), event: Event::Pause, fingerprint_after: Some(0) }
    }

    /// Returns the copy after these save commands.
    fn copy_after(commands: Vec<SaveCommand>) -> SavedGameRecords {
        let (mut journal, mut open_games) = (SavedGameRecords::default(), Default::default());
        commands.into_iter().for_each(|keep| journal.add_written(&records_to_save(keep, &mut open_games)));
        journal
    }

    fn begin(game: u64) -> SaveCommand {
        SaveCommand::BeginGame { game: GameId(game), setup: Box::default() }
    }

    fn event(game: u64, number: u32) -> SaveCommand {
        SaveCommand::AddEvent { game: GameId(game), entry: entry(number) }
    }

    /// Returns the data that the page finds on the disk if game 7 with these entries is on the
    /// board.
    fn stored(entries: Vec<Result<JournalEntry, String>>) -> StoredData {
        let setup = Ok(GameSetup::default());
        let current =
            StoredGame { id: GameId(7), setup, entries, last_heartbeat: None, is_later_version: false };
        StoredData { current: Some(current), ..StoredData::default() }
    }

    #[test]
    fn found_and_written_records_make_the_whole_game() {
        let mut journal = SavedGameRecords::of_stored(&stored(vec![Ok(entry(0))]));
        journal.add_written(&records_to_save(event(7, 1), &mut Default::default()));
        assert_eq!(journal, copy_after(vec![begin(7), event(7, 0), event(7, 1)]));
        assert_eq!(journal.records().len(), 3);
    }

    #[test]
    fn only_the_game_on_the_board_is_remembered() {
        let next = copy_after(vec![begin(7), event(7, 0), begin(8), event(7, 1), event(8, 0)]);
        assert_eq!(next, copy_after(vec![begin(8), event(8, 0)]));
        let other = SaveCommand::SetOpenGames { game: Some(GameId(3)), aside: vec![GameId(7)] };
        assert_eq!(
            copy_after(vec![begin(7), event(7, 0), other, event(3, 5)]),
            SavedGameRecords::default(),
            "how it went is not known"
        );
    }

    #[test]
    fn renamed_game_is_kept_under_its_new_id() {
        let mut journal = copy_after(vec![begin(7), event(7, 0)]);
        journal.rename_game(GameRename { from: GameId(7), to: GameId(8) });
        assert_eq!(journal, copy_after(vec![begin(8), event(8, 0)]));
        assert!(journal.to_pgn().contains("[Event "), "{}", journal.to_pgn());
    }

    #[test]
    fn damaged_game_has_no_records() {
        assert_eq!(
            SavedGameRecords::of_stored(&stored(vec![Ok(entry(0)), Err("torn".to_owned())])),
            SavedGameRecords::default()
        );
    }
}
