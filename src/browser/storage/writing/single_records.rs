//! Writes queued records one by one. So a record that the browser refuses does not block the other
//! records.

use super::collisions::{same_key, set_aside, write_unless_taken};
use super::open_stores::OpenStores;
use crate::app::storage::{
    GameId, GameRename, NumberedRecord, OpenGames, SetAsideReason, StorageFault, StoreName, StoreRecord,
    WriteDecision, candidate_ids,
};
use crate::browser::storage::connection::{Connection, State};
use crate::browser::storage::database::faults::WriteFailure;
use crate::browser::storage::database::keys::{entries_of, key_of_game, to_js_record};
use crate::browser::storage::database::transaction::{Database, Durability, Transaction};
use idb::Error;
use wasm_bindgen::JsValue;

/// A queued record that is written in its own database transaction.
pub(crate) struct SingleRecord {
    database: Database,
    /// The number that marks this tab as the owner of the database, the only tab that may write.
    pub(crate) tab: u32,
    /// The record and its sequence number.
    queued_record: NumberedRecord,
    /// All records of the game on the board, and the game in PGN; `None` if the queued record does
    /// not belong to that game.
    game: Option<(Vec<StoreRecord>, String)>,
    open_games: OpenGames,
}

/// Reports that a record could not be written and was moved to the store of damaged records.
pub(crate) struct RecordSetAside {
    /// The old and the new id of the game on the board, if its id has changed.
    pub(crate) renamed: Option<GameRename>,
}

impl SingleRecord {
    /// Returns the next queued record of `open`; `None` if no record is queued.
    pub(crate) fn next(open: &mut OpenStores) -> Option<SingleRecord> {
        let queued_record = open.next_writable_record()?;
        let is_of_game = matches!(queued_record.1.store, StoreName::Games | StoreName::Entries)
            && queued_record.1.record.game == open.current_game_records.game();
        let game = is_of_game
            .then(|| (open.current_game_records.records().to_vec(), open.current_game_records.to_pgn()));
        Some(SingleRecord {
            database: open.database.clone(),
            tab: open.owner_mark,
            queued_record,
            game,
            open_games: open.open_games.clone(),
        })
    }

    /// Writes the record, or moves it to the store of damaged records if it cannot be written. If
    /// the record belongs to the game on the board and its key is taken, also saves that whole game
    /// under a new id. Returns a report if the record was moved.
    pub(crate) async fn write(
        &self,
        connection: &Connection,
    ) -> Result<Option<RecordSetAside>, WriteFailure> {
        let (sequence_number, written) = &self.queued_record;
        let (store, record) = (written.store, to_js_record(&written.record));
        let fate = self.try_to_write(connection, store, &record).await?;
        let aside = match fate {
            WriteDecision::SetAside(why) => {
                Some(RecordSetAside { renamed: self.set_aside(store, &record, why).await? })
            }
            WriteDecision::Write | WriteDecision::Skip => None,
        };
        if let State::Open(open) = &mut *connection.state.borrow_mut()
            && open.owner_mark == self.tab
        {
            open.autosave_queue.remove_record(*sequence_number);
            let renamed = aside.as_ref().and_then(|aside| aside.renamed);
            if let (Some(renamed), Some((records, _))) = (renamed, &self.game) {
                open.rename(renamed, records);
            }
        }
        Ok(aside)
    }

    /// Writes the record if its key is free. Returns whether the record was written, was skipped,
    /// or must be moved to the damaged records.
    async fn try_to_write(
        &self,
        connection: &Connection,
        store: StoreName,
        record: &JsValue,
    ) -> Result<WriteDecision, WriteFailure> {
        let mut fate = WriteDecision::Write;
        let tried = async {
            let transaction = Transaction::begin(&self.database, Durability::Strict, true, &StoreName::ALL)?;
            let found = same_key(&transaction, store, record).await;
            let written = found.and_then(|found| {
                if let State::Open(open) = &mut *connection.state.borrow_mut() {
                    fate = open.autosave_queue.decide(store, record, found.as_ref());
                }
                if fate == WriteDecision::Write {
                    write_unless_taken(&transaction, store, record)
                } else {
                    Ok(())
                }
            });
            finish_transaction(transaction, self.tab, written).await
        };
        match tried.await {
            Err(WriteFailure::Refused(StorageFault::Unwritable(why))) => {
                if let State::Open(open) = &mut *connection.state.borrow_mut() {
                    fate = open.autosave_queue.refuse_record(store, record, why);
                }
            }
            done => done?,
        }
        Ok(fate)
    }

    /// Moves the record to the store of damaged records, for the reason `why`. If the game gets a
    /// new id, returns the old and the new one.
    async fn set_aside(
        &self,
        store: StoreName,
        record: &JsValue,
        why: SetAsideReason,
    ) -> Result<Option<GameRename>, WriteFailure> {
        let transaction = Transaction::begin(&self.database, Durability::Strict, true, &StoreName::ALL)?;
        let pgn = self.game.as_ref().map_or("", |(_, pgn)| pgn);
        let moved = async {
            set_aside(&transaction, store, record, &why, pgn)?;
            // A new id does not help if the browser refuses the record itself.
            match (why, &self.game) {
                (SetAsideReason::KeyTaken, Some((records, _))) => {
                    save_under_free_id(&transaction, records, &self.open_games).await
                }
                _ => Ok(None),
            }
        };
        let moved = moved.await;
        finish_transaction(transaction, self.tab, moved).await
    }
}

/// Commits the transaction if the result `done` of its requests is `Ok`, otherwise aborts it.
/// Returns the value of `done`. `tab` is the number that marks this tab as the owner of the
/// database.
async fn finish_transaction<T>(
    transaction: Transaction,
    tab: u32,
    done: Result<T, Error>,
) -> Result<T, WriteFailure> {
    match done {
        Ok(done) => transaction.commit(tab).await.map(|()| done),
        Err(error) => {
            let fault = transaction.abort().await;
            Err(fault.map_or_else(|| error.into(), WriteFailure::Refused))
        }
    }
}

/// Saves a game whose id is taken, with all its `records`, under the first free id that
/// [`candidate_ids`] yields. Returns the old and the new id; `None` if none of these ids is free.
async fn save_under_free_id(
    transaction: &Transaction,
    records: &[StoreRecord],
    open_games: &OpenGames,
) -> Result<Option<GameRename>, Error> {
    let Some(from) = records.first().and_then(|begun| begun.record.game) else { return Ok(None) };
    for to in candidate_ids(from).skip(1) {
        if !is_free(transaction, to).await? {
            continue;
        }
        let renamed = GameRename { from, to };
        let open_games_record = StoreRecord::of_open_games(&renamed.rename_open_games(open_games.clone()));
        for written in
            records.iter().cloned().map(|written| renamed.rename_record(written)).chain([open_games_record])
        {
            write_unless_taken(transaction, written.store, &to_js_record(&written.record))?;
        }
        return Ok(Some(renamed));
    }
    Ok(None)
}

/// Whether no game in the database has this id.
async fn is_free(transaction: &Transaction, id: GameId) -> Result<bool, Error> {
    let begun = transaction.store(StoreName::Games)?.get(key_of_game(id))?.await?;
    let entries = transaction.store(StoreName::Entries)?.count(Some(entries_of(id)?))?.await?;
    Ok(begun.is_none() && entries == 0)
}
