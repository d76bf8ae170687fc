//! Restores a backup file, game by game. [`storage`](crate::app::storage) decides how games of the
//! backup are merged with saved games. If the file ends early, the games before this point are
//! restored, but not the settings.
//!
//! A club journal has the saved changes of a tournament, of the player profiles, or of the notes on
//! a game. The open games are the game on the board and the unfinished games that were put aside.

use super::backup_line::{BackupLine, backup_head, records};
use super::lines::VERSION_FIELD;
use crate::app::records::Record;
use crate::app::storage::{
    BackupFault, GameMerge, GameRecords, LineFault, ProtectedKeys, RawRecord, RestoreReport,
    SavedGameRecords, StoreName, StoreRecord, candidate_ids, check_backup_version, merge_state_records,
};
use crate::app::{DiskMsg, GameId, StoredData, device};
use crate::browser::document::address;
use crate::browser::sharing::files::FileLines;
use crate::browser::storage::connection::{Connection, State};
use crate::browser::storage::database::folding::read_entries;
use crate::browser::storage::database::keys::{entries_of, key_of_game, to_js_record};
use crate::browser::storage::database::raw_record::to_json;
use crate::browser::storage::database::transaction::{Durability, TRANSACTION_MS, Transaction};
use crate::browser::web::js_field;
use crate::browser::workers::backup_lines::in_lines;
use crate::club::{GameNotes, NotesJournal};
use gloo_timers::future::TimeoutFuture;
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use wasm_bindgen::prelude::*;
use web_sys::Blob;

/// Number of games to read from the file before writing them.
const GAMES_AT_ONCE: usize = 100;
/// Delay before the next attempt to read the saved data, in milliseconds.
const REREAD_DELAY_MS: u32 = 1_000;
/// Maximum number of attempts to read the saved data after a restore.
const ATTEMPTS: u32 = 5;

/// A restore of a backup file, and what it has restored so far.
pub(crate) struct RestoreRun<'a> {
    /// The storage to which the backup is restored.
    connection: &'a Connection,
    /// Set to true to stop the restore.
    is_stopping: &'a Cell<bool>,
    /// What has been restored, and which lines were refused.
    restored: RestoreReport,
    /// The ids under which the games are now saved, by their ids in the file.
    renamed: BTreeMap<GameId, GameId>,
    /// Number of restored games, for the progress message.
    games: u64,
    /// Whether the restore has committed a transaction.
    has_committed: bool,
}

impl RestoreRun<'_> {
    /// Creates a restore of a backup file. It has not restored anything yet. It stops when
    /// `is_stopping` becomes true.
    pub(crate) fn new<'a>(connection: &'a Connection, is_stopping: &'a Cell<bool>) -> RestoreRun<'a> {
        RestoreRun {
            connection,
            is_stopping,
            restored: RestoreReport::default(),
            renamed: BTreeMap::new(),
            games: 0,
            has_committed: false,
        }
    }

    /// Whether the restore has committed a transaction, even a transaction without changes.
    pub(crate) fn has_committed(&self) -> bool {
        self.has_committed
    }

    /// Returns the message to the app that reports how the restore ended. `taken` is the result of
    /// [`RestoreRun::restore_file`].
    pub(crate) fn result(self, taken: Result<(), BackupFault>) -> device::Msg {
        match taken {
            Ok(()) => device::Msg::Restored(Box::new(self.restored)),
            Err(fault) if !self.has_committed || fault == BackupFault::Stopped => device::Msg::Failed(fault),
            Err(_) => device::Msg::Failed(BackupFault::CutOff),
        }
    }

    /// Restores a backup file. If the file ends early, the games and club journals before this
    /// point are restored, but not the settings. The error is then [`BackupFault::CutOff`].
    pub(crate) async fn restore_file(&mut self, file: Blob) -> Result<(), BackupFault> {
        let mut lines = FileLines::of(file.clone());
        let mut head = backup_head(&mut lines).await?;
        if head.is_none() {
            // The file is of an earlier version, or an editor has changed its lines.
            lines = FileLines::of(in_lines(&file).await.ok_or(BackupFault::NotABackup)?);
            head = backup_head(&mut lines).await?;
        }
        let head = head.ok_or(BackupFault::NotABackup)?;
        check_backup_version(js_field(&head, VERSION_FIELD).as_f64())?;
        self.restore_lines(&mut lines).await?;
        self.finish(&head).await
    }

    /// Restores, in batches, the games and club journals of a backup file, from the second line on.
    async fn restore_lines(&mut self, lines: &mut FileLines) -> Result<(), BackupFault> {
        let (mut part, mut number) = (Vec::new(), 1);
        let ended = loop {
            let Ok(Some(line)) = lines.next().await else { break false };
            number += 1;
            if self.is_stopping.get() {
                return Err(BackupFault::Stopped);
            }
            let line = line.trim().trim_end_matches(',');
            if line == "]}" {
                break true;
            }
            match BackupLine::read(line) {
                Ok(BackupLine::Game(id, game)) => part.push((number, id, game)),
                Ok(BackupLine::Journal(id, journal)) => {
                    // A journal with notes on a game needs the id that the restored game gets. So
                    // the games in earlier lines are restored first.
                    self.put(&std::mem::take(&mut part)).await?;
                    self.put_club(number, id, &journal).await?;
                }
                Err(fault) => self.restored.add_refusal(number, fault),
            }
            if part.len() == GAMES_AT_ONCE {
                self.put(&std::mem::take(&mut part)).await?;
            }
        };
        self.put(&part).await?;
        if ended { Ok(()) } else { Err(BackupFault::CutOff) }
    }

    /// Merges games of the backup with the saved games, in short transactions. `games` has for each
    /// game its line number in the file, its id in the file, and its records. Counts each game as
    /// restored or refused.
    async fn put(&mut self, mut games: &[(u64, GameId, GameRecords<JsValue>)]) -> Result<(), BackupFault> {
        while !games.is_empty() {
            let (transaction, tab) = self.connection.begin_writing(Durability::Relaxed, &StoreName::ALL)?;
            let (begun, mut arrived) = (self.connection.clock.now(), Vec::new());
            while let Some(((line, id, game), rest)) = games.split_first()
                && self.connection.clock.now().since(begun) < TRANSACTION_MS
            {
                arrived.push((
                    *line,
                    *id,
                    transaction.abort_on_error(put_game(&transaction, *id, game).await)?,
                ));
                games = rest;
            }
            transaction.commit(tab).await?;
            self.has_committed = true;
            for (line, id, arrived) in arrived {
                match arrived {
                    Some((here, arrival)) => {
                        self.games += 1;
                        self.renamed.insert(id, here);
                        self.restored.games.insert(here, arrival);
                    }
                    None => self.restored.add_refusal(line, LineFault::InvalidGameId),
                }
            }
        }
        self.connection.sender.send(device::Msg::Progress(self.games).into());
        Ok(())
    }

    /// Merges a club journal of the backup with the saved journals, under its id `id`. If a
    /// different saved journal has this id, the restored journal gets another id. Notes on a game
    /// always get the id under which this game is now saved, and are merged with its saved notes.
    /// `line` is the line number in the file.
    async fn put_club(
        &mut self,
        line: u64,
        id: GameId,
        journal: &GameRecords<JsValue>,
    ) -> Result<(), BackupFault> {
        let is_notes = is_notes_journal(&journal.entries);
        let game = self.renamed.get(&id).filter(|_| is_notes);
        let ids = candidate_ids(game.copied().unwrap_or(id)).take(if is_notes { 1 } else { usize::MAX });
        let (transaction, tab) = self.connection.begin_writing(Durability::Relaxed, &StoreName::ALL)?;
        let put = async {
            let club = transaction.store(StoreName::Club)?;
            for here in ids {
                let entries = club.get_all(Some(entries_of(here)?), None)?.await?;
                let known = GameRecords { setup_record: None, entries };
                let records = match journal.with_game(here).merge_with(&known) {
                    Some((_, records)) => records.into_iter().map(|(_, record)| record).collect(),
                    None if is_notes && is_notes_journal(&known.entries) => {
                        merge_notes(here, &known.entries, &journal.entries)
                    }
                    None => continue,
                };
                for record in &records {
                    club.add(record, None)?;
                }
                return Ok(true);
            }
            Ok(false)
        };
        let has_come = transaction.abort_on_error(put.await)?;
        transaction.commit(tab).await?;
        self.has_committed = true;
        if !has_come {
            self.restored.add_refusal(line, LineFault::InvalidGameId);
        }
        Ok(())
    }

    /// Merges the state records (such as the settings) and the damaged records (which the app could
    /// not read) of the backup with the saved records. `head` is the parsed first line of the
    /// backup file, which has these records.
    async fn finish(&mut self, head: &JsValue) -> Result<(), BackupFault> {
        // The code for records is loaded before the transaction begins. A transaction ends when the
        // page waits for something other than requests of this transaction.
        let reader = self.connection.records_code().await;
        let protected_keys = match &*self.connection.state.borrow() {
            State::Open(open) => open.protected_keys.clone(),
            _ => ProtectedKeys::default(),
        };
        let (transaction, tab) = self.connection.begin_writing(Durability::Strict, &StoreName::ALL)?;
        let put = async {
            let damaged = transaction.store(StoreName::Damaged)?;
            let mut known: BTreeSet<String> =
                damaged.get_all(None, None)?.await?.iter().map(to_json).collect();
            for record in records(head, StoreName::Damaged) {
                if known.insert(to_json(&record)) {
                    damaged.put(&record, None)?;
                }
            }
            let state = transaction.store(StoreName::State)?;
            let here = reader.state_records(state.get_all(None, None)?.await?);
            let there = reader.state_records(records(head, StoreName::State));
            let mut begun = BTreeSet::new();
            for game in
                there.open_game_ids().into_iter().map(|game| *self.renamed.get(&game).unwrap_or(&game))
            {
                if transaction.store(StoreName::Games)?.get_key(key_of_game(game))?.await?.is_some() {
                    begun.insert(game);
                }
            }
            let is_here = |game| begun.contains(&game) || self.restored.games.contains_key(&game);
            for record in merge_state_records(&there, &here, &self.renamed, is_here) {
                let written = StoreRecord { store: StoreName::State, record };
                if protected_keys.allows_writing(&written) {
                    state.put(&to_js_record(&written.record), None)?;
                }
            }
            Ok(())
        };
        transaction.abort_on_error(put.await)?;
        transaction.commit(tab).await?;
        self.has_committed = true;
        Ok(())
    }
}

/// Whether the records of a club journal are a user's notes on a game.
fn is_notes_journal(records: &[JsValue]) -> bool {
    let first = records.first().and_then(|record| js_field(record, "text").as_string());
    first.is_some_and(|text| GameNotes::is_notes_text(&text))
}

/// Returns the record that adds the notes `there`, from a backup, to the notes `here`, which are
/// saved for `game`. Empty if there is nothing to add.
fn merge_notes(game: GameId, here: &[JsValue], there: &[JsValue]) -> Vec<JsValue> {
    let read = |records: &[JsValue]| {
        let number = |record: &JsValue| record.number_field("number").unwrap_or_default() as u32;
        let text = |record: &JsValue| js_field(record, "text").as_string().unwrap_or_default();
        let lines: Vec<_> = records.iter().map(|record| (number(record), text(record))).collect();
        NotesJournal::read(lines.iter().map(|(number, text)| (*number, text.as_str())))
    };
    let added = read(here).merge(&read(there));
    let record = added.map(|(number, text)| Record::of_club_line(game, number, text));
    record.iter().map(to_js_record).collect()
}

/// Reads the saved data again after a restore, and shows the data on the page, together with
/// changes that this page has not written yet. `is_whole` says whether the restore was complete. If
/// so, the restored record of the open games determines which games are open. Otherwise the games
/// that are open in this page stay open.
pub(crate) async fn reread_storage(connection: &Connection, is_whole: bool) {
    for attempt in 0..ATTEMPTS {
        if attempt > 0 {
            TimeoutFuture::new(REREAD_DELAY_MS).await;
        }
        if let Ok(stored) = read_settings_and_open_games(connection, is_whole).await {
            address::clear_fragment();
            return connection.sender.send(DiskMsg::Opened(Box::new(stored)).into());
        }
    }
}

/// Reads the settings and the open games again, and adds the changes that this page has not written
/// yet. If `is_whole`, the saved record of the open games determines which games are open.
/// Otherwise the games that are open in this page stay open.
async fn read_settings_and_open_games(
    connection: &Connection,
    is_whole: bool,
) -> Result<StoredData, BackupFault> {
    let reader = connection.records_code().await;
    let open_games = match &*connection.state.borrow() {
        State::Open(open) if !is_whole => Some(open.open_games.clone()),
        _ => None,
    };
    let current = open_games.as_ref().and_then(|(game, _)| *game);
    let reading = connection.begin_reading(&StoreName::ALL)?;
    let mut stored = StoredData::default();
    let (found, protected_keys) =
        reading.abort_on_error(reader.read(&reading, &mut stored, open_games.clone()).await)?;
    reading.finish_reading().await?;
    if let State::Open(open) = &mut *connection.state.borrow_mut() {
        stored.add_unwritten(current, &open.unwritten());
        (open.open_games, open.protected_keys) = (open_games.unwrap_or(found), protected_keys);
        open.current_game_records = SavedGameRecords::of_stored(&stored);
    }
    connection.clock.ensure_after(stored.last_instant());
    Ok(stored)
}

/// Merges a game of the backup with the saved games, under `id`, its id in the backup. If a
/// different saved game has this id, the restored game gets another id. Returns the id of the game
/// in the storage, and how the game was merged. `None` if all ids that may be tried are taken.
async fn put_game(
    transaction: &Transaction,
    id: GameId,
    game: &GameRecords<JsValue>,
) -> Result<Option<(GameId, GameMerge)>, idb::Error> {
    let (games, entries) = (transaction.store(StoreName::Games)?, transaction.store(StoreName::Entries)?);
    for here in candidate_ids(id) {
        let known = GameRecords {
            setup_record: games.get(key_of_game(here))?.await?,
            entries: read_entries(transaction, here).await?,
        };
        let arrived =
            if here == id { game.merge_with(&known) } else { game.with_game(here).merge_with(&known) };
        let Some((arrival, records)) = arrived else { continue };
        if !records.is_empty() {
            transaction.forget_summary(here)?;
        }
        for (store, record) in &records {
            let store = if *store == StoreName::Games { &games } else { &entries };
            store.add(record, None)?;
        }
        let beside = here != id && arrival == GameMerge::Added;
        return Ok(Some((here, if beside { GameMerge::AddedUnderNewId } else { arrival })));
    }
    Ok(None)
}
