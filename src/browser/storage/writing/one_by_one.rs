//! Where one record can never be written as it is, each is written by itself: it holds up no other.

use super::collisions::{same_key, set_aside, write};
use super::open::Open;
use crate::app::kept::{
    GameId, GameRename, NumberedRecord, OpenGames, SetAsideReason, StorageFault, StoreName, StoreRecord,
    WriteDecision, candidate_ids,
};
use crate::browser::storage::connection::{Connection, State};
use crate::browser::storage::database::faults::Failure;
use crate::browser::storage::database::keys::{entries_of, key_of_game, raw};
use crate::browser::storage::database::transaction::{Database, Durability, Writing};
use idb::Error;
use wasm_bindgen::JsValue;

/// A record that is written by itself, and what is needed for that.
pub(crate) struct SingleRecord {
    database: Database,
    /// The mark of this tab.
    pub(crate) tab: u32,
    turn: NumberedRecord,
    /// All records of the game on the board, and its PGN, if the record belongs to it.
    game: Option<(Vec<StoreRecord>, String)>,
    at_hand: OpenGames,
}

/// A record that was set aside.
pub(crate) struct RecordSetAside {
    /// The other name under which the game on the board goes on, if it does.
    pub(crate) renamed: Option<GameRename>,
}

impl SingleRecord {
    /// The next record that is to be written by itself; `None` if there is none.
    pub(crate) fn next(open: &mut Open) -> Option<SingleRecord> {
        let turn = open.next_allowed()?;
        let is_of_game = matches!(turn.1.store, StoreName::Games | StoreName::Entries)
            && turn.1.record.game == open.journal.game();
        let game = is_of_game.then(|| (open.journal.records().to_vec(), open.journal.to_pgn()));
        Some(SingleRecord {
            database: open.database.clone(),
            tab: open.tab,
            turn,
            game,
            at_hand: open.at_hand.clone(),
        })
    }

    /// Writes the record, or sets it aside. The game on the board goes on under another name then, whole.
    pub(crate) async fn write(&self, connection: &Connection) -> Result<Option<RecordSetAside>, Failure> {
        let (turn, written) = &self.turn;
        let (store, record) = (written.store, raw(&written.record));
        let fate = self.try_to_write(connection, store, &record).await?;
        let aside = match fate {
            WriteDecision::SetAside(why) => {
                Some(RecordSetAside { renamed: self.set_aside(store, &record, why).await? })
            }
            WriteDecision::Write | WriteDecision::Skip => None,
        };
        if let State::Open(open) = &mut *connection.state.borrow_mut()
            && open.tab == self.tab
        {
            open.outbox.remove_record(*turn);
            let renamed = aside.as_ref().and_then(|aside| aside.renamed);
            if let (Some(renamed), Some((records, _))) = (renamed, &self.game) {
                open.rename(renamed, records);
            }
        }
        Ok(aside)
    }

    /// Writes the record if nothing else lies where it belongs, and says what became of it.
    async fn try_to_write(
        &self,
        connection: &Connection,
        store: StoreName,
        record: &JsValue,
    ) -> Result<WriteDecision, Failure> {
        let mut fate = WriteDecision::Write;
        let tried = async {
            let writing = Writing::begin(&self.database, Durability::Strict, true, &StoreName::ALL)?;
            let found = same_key(&writing, store, record).await;
            let written = found.and_then(|found| {
                if let State::Open(open) = &mut *connection.state.borrow_mut() {
                    fate = open.outbox.decide(store, record, found.as_ref());
                }
                if fate == WriteDecision::Write { write(&writing, store, record) } else { Ok(()) }
            });
            finish(writing, self.tab, written).await
        };
        match tried.await {
            Err(Failure::Refused(StorageFault::Unwritable(why))) => {
                if let State::Open(open) = &mut *connection.state.borrow_mut() {
                    fate = open.outbox.refuse_record(store, record, why);
                }
            }
            done => done?,
        }
        Ok(fate)
    }

    /// Puts the record among the damaged ones. Answers with the other name of the game, if it goes on under one.
    async fn set_aside(
        &self,
        store: StoreName,
        record: &JsValue,
        why: SetAsideReason,
    ) -> Result<Option<GameRename>, Failure> {
        let writing = Writing::begin(&self.database, Durability::Strict, true, &StoreName::ALL)?;
        let pgn = self.game.as_ref().map_or("", |(_, pgn)| pgn);
        let moved = async {
            set_aside(&writing, store, record, &why, pgn)?;
            // What the browser refuses it refuses under any name.
            match (why, &self.game) {
                (SetAsideReason::KeyTaken, Some((records, _))) => {
                    go_on_beside(&writing, records, &self.at_hand).await
                }
                _ => Ok(None),
            }
        };
        let moved = moved.await;
        finish(writing, self.tab, moved).await
    }
}

/// Ends a transaction: it is carried out, or, where something of it failed, called off.
async fn finish<T>(writing: Writing, tab: u32, done: Result<T, Error>) -> Result<T, Failure> {
    match done {
        Ok(done) => writing.done(tab).await.map(|()| done),
        Err(error) => {
            let fault = writing.call_off().await;
            Err(fault.map_or_else(|| error.into(), Failure::Refused))
        }
    }
}

/// Writes the game on the board under the first name that is free.
async fn go_on_beside(
    writing: &Writing,
    records: &[StoreRecord],
    at_hand: &OpenGames,
) -> Result<Option<GameRename>, Error> {
    let Some(from) = records.first().and_then(|begun| begun.record.game) else { return Ok(None) };
    for to in candidate_ids(from).skip(1) {
        if !is_free(writing, to).await? {
            continue;
        }
        let renamed = GameRename { from, to };
        let at_hand = StoreRecord::of_open_games(&renamed.rename_open_games(at_hand.clone()));
        for written in records.iter().cloned().map(|written| renamed.rename_record(written)).chain([at_hand])
        {
            write(writing, written.store, &raw(&written.record))?;
        }
        return Ok(Some(renamed));
    }
    Ok(None)
}

/// Whether no game has this name.
async fn is_free(writing: &Writing, name: GameId) -> Result<bool, Error> {
    let begun = writing.store(StoreName::Games)?.get(key_of_game(name))?.await?;
    let entries = writing.store(StoreName::Entries)?.count(Some(entries_of(name)?))?.await?;
    Ok(begun.is_none() && entries == 0)
}
