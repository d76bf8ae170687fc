//! A simulated disk: each transaction is carried out as a whole or not at all, and only the tab
//! that owns the disk may write.

use proptest::test_runner::TestCaseError;
use std::collections::BTreeMap;
use tabiya::app::records::{HEARTBEAT_KEY, OPEN_GAMES_KEY, Record, SETTINGS_KEY};
use tabiya::app::storage::{OpenGames, StoreName, StoreRecord, WriteBatch, newest_game_on_board};
use tabiya::app::{GameId, Settings, StoredData, StoredGame};
use tabiya::game::{GameSetup, Instant, JournalEntry};

#[derive(Default)]
pub(crate) struct Disk {
    /// The tab whose `mark` equals this number owns the disk: only this tab may write.
    pub(crate) owner: u32,
    pub(crate) games: BTreeMap<GameId, (GameSetup, Vec<JournalEntry>)>,
    singles: BTreeMap<String, Record>,
}

impl Disk {
    /// Carries out a transaction. Fails if a game would overwrite another game, or if an entry is
    /// not the next entry of a game on the disk.
    pub(crate) fn carry_out(&mut self, batch: &WriteBatch) -> Result<(), TestCaseError> {
        let mut records: Vec<_> = batch.records.iter().map(|(_, written)| written).collect();
        // The records of a transaction have no order. Games come first here, then entries by
        // number, so that each entry finds its game and the preceding entry.
        records.sort_by_key(|written| (written.store != StoreName::Games, written.record.number));
        for written in records {
            let record = &written.record;
            match (written.store, record.game, record.number) {
                (StoreName::Games, Some(game), _) => {
                    let setup = record.setup.clone().ok_or_else(|| TestCaseError::fail("no setup"))?;
                    if self.games.insert(game, (setup, Vec::new())).is_some() {
                        return Err(TestCaseError::fail("a game was written over another"));
                    }
                }
                (StoreName::Entries, Some(game), Some(number)) => {
                    let Some((_, entries)) = self.games.get_mut(&game) else {
                        return Err(TestCaseError::fail("an event of a game that is not there"));
                    };
                    if number as usize != entries.len() {
                        let there = entries.len();
                        return Err(TestCaseError::fail(format!("entry {number} after {there} entries")));
                    }
                    entries.push(record.to_entry().ok_or_else(|| TestCaseError::fail("no entry"))?);
                }
                (StoreName::State, ..) => {
                    let key = record.key.clone().ok_or_else(|| TestCaseError::fail("no key"))?;
                    self.singles.insert(key, record.clone());
                }
                _ => return Err(TestCaseError::fail("a record of no kind")),
            }
        }
        Ok(())
    }

    /// The game or entry that the disk holds under the key of `written`. `None` if the disk has no
    /// such game or entry, or if `written` is neither a game nor an entry.
    pub(crate) fn same_key(&self, written: &StoreRecord) -> Option<Record> {
        let (game, number) = (written.record.game?, written.record.number);
        let (setup, entries) = self.games.get(&game)?;
        match written.store {
            StoreName::Games => Some(Record::of_setup(game, setup.clone())),
            StoreName::Entries => Some(Record::of_entry(game, entries.get(number? as usize)?.clone())),
            _ => None,
        }
    }

    /// Records that the clock of `game` ran at the instant `at`.
    pub(crate) fn beat(&mut self, game: GameId, at: Instant) {
        self.singles.insert(HEARTBEAT_KEY.to_owned(), Record::of_heartbeat(game, at));
    }

    pub(crate) fn settings(&self) -> Option<&Settings> {
        self.singles.get(SETTINGS_KEY)?.settings.as_ref()
    }

    /// The game on the board, and the unfinished games that were put aside.
    pub(crate) fn open_games(&self) -> OpenGames {
        match self.singles.get(OPEN_GAMES_KEY) {
            Some(record) => {
                let aside = record.aside.into_iter().chain(record.before.iter().copied());
                (record.game, aside.collect())
            }
            None => newest_game_on_board(self.games.keys().map(|id| Some(id.0 as f64))),
        }
    }

    /// Data that a tab finds when it opens the storage.
    pub(crate) fn found(&self) -> StoredData {
        let (current, aside) = self.open_games();
        StoredData {
            current: current.map(|id| self.game(id)),
            aside: aside.into_iter().map(|id| self.game(id)).collect(),
            settings: self.settings().cloned(),
            ..StoredData::default()
        }
    }

    fn game(&self, id: GameId) -> StoredGame {
        let alive = self.singles.get(HEARTBEAT_KEY).filter(|record| record.game == Some(id));
        let found = self.games.get(&id);
        StoredGame {
            id,
            setup: found.map(|(setup, _)| setup.clone()).ok_or_else(|| "it is not there".to_owned()),
            entries: found.into_iter().flat_map(|(_, entries)| entries).cloned().map(Ok).collect(),
            last_heartbeat: alive.and_then(|record| record.at),
            is_later_version: false,
        }
    }
}
