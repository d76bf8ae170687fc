//! Reads the list of all saved games in batches, and deletes and restores items of the list.

use super::summaries::{
    GAMES_AT_ONCE, KnownSummary, ROWS_AT_ONCE, game_ids, game_records, known_summaries, line_of, whole_games,
};
use super::summary_rows::add_imported_row;
use super::{DialogReading, DialogReadings, or_nothing};
use crate::app::GameId;
use crate::app::dialogs::{self, games};
use crate::app::records::{HEARTBEAT_KEY, Record};
use crate::app::storage::{
    BackupFault, ListedGame, SavedGamesPart, SavedItem, StoreName, order_saved_games, select_pages,
};
use crate::browser::storage::connection::Connection;
use crate::browser::storage::database::keys::{entries_of, key_of_entry, key_of_game, to_js_record};
use crate::browser::storage::database::transaction::{Durability, Transaction};
use crate::browser::web::js_field;
use idb::{Error, Query};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// A deleted record: its object store, the record itself, and its key if the record does not
/// contain the key.
type RemovedRecord = (StoreName, JsValue, Option<JsValue>);

/// The list of all saved games.
pub(crate) struct SavedList {
    connection: Rc<Connection>,
    readings: Rc<DialogReadings>,
    /// The cached items of the whole list, in order. Empty if nothing is cached.
    order: RefCell<Rc<[SavedItem]>>,
    /// The items that were deleted since the app started, with their records. A restored item is
    /// removed from this list.
    deleted: RefCell<Vec<(SavedItem, Vec<RemovedRecord>)>>,
}

impl SavedList {
    /// Creates the list of saved games without reading it. `readings` ends a read of the list when
    /// the dialog is closed.
    pub(crate) fn new(connection: Rc<Connection>, readings: Rc<DialogReadings>) -> Rc<SavedList> {
        Rc::new(SavedList { connection, readings, order: RefCell::default(), deleted: RefCell::default() })
    }

    /// Drops the cached order of the list of saved games. Call this when games are added or
    /// removed. The next read of the list determines the order again.
    pub(crate) fn forget(&self) {
        self.order.replace(Rc::default());
    }

    /// Reads `pages` pages of the list of saved games, from the item with the index `from`. The
    /// games `unfinished` come first in the list. With `whole`, reads whole games instead of
    /// summaries. Sends [`games::Msg::Listed`] with the items, or [`games::Msg::NotRead`] after a
    /// failure.
    pub(crate) fn read(
        self: &Rc<SavedList>,
        from: usize,
        pages: usize,
        whole: bool,
        unfinished: Vec<GameId>,
    ) {
        let me = self.clone();
        spawn_local(async move {
            let reading = me.readings.begin();
            me.connection.until_readable().await;
            let listed = me.read_list(from, pages, whole, &unfinished, &reading).await;
            if !reading.is_wanted() {
                return;
            }
            let listed = or_nothing(&me.connection, listed);
            let msg = listed.map_or(games::Msg::NotRead, |listing| games::Msg::Listed(Box::new(listing)));
            me.connection.sender.send(dialogs::Msg::Games(msg).into());
        });
    }

    /// Reads one item of the list of saved games, such as a game, with all its records. Sends
    /// [`games::Msg::Whole`] with the item, or [`games::Msg::NotRead`] after a failure.
    pub(crate) fn read_saved(self: &Rc<SavedList>, item: SavedItem) {
        let me = self.clone();
        spawn_local(async move {
            let found = me.read_parts(&[item], true, &me.readings.begin()).await;
            let whole = |found: Vec<ListedGame>| games::Msg::Whole(found.into_iter().next().map(Box::new));
            me.connection.sender.send(dialogs::Msg::Games(found.map_or(games::Msg::NotRead, whole)).into());
        });
    }

    /// Reads pages of the list of saved games, with the parameters of [`SavedList::read`]. Reads
    /// the order of the list first if it is not cached or `from` is 0.
    async fn read_list(
        &self,
        from: usize,
        pages: usize,
        whole: bool,
        unfinished: &[GameId],
        reading: &DialogReading,
    ) -> Result<SavedGamesPart, BackupFault> {
        let mut list = if from == 0 { Rc::default() } else { self.order.borrow().clone() };
        if list.is_empty() {
            list = self.read_order(unfinished).await?;
            self.order.replace(list.clone());
        }
        let (from, part) = select_pages(&list, from, pages);
        let mut found = Vec::with_capacity(part.len());
        for some in part.chunks(ROWS_AT_ONCE).take_while(|_| reading.is_wanted()) {
            found.extend(self.read_parts(some, whole, reading).await?);
        }
        Ok(SavedGamesPart { total_count: list.len(), first_index: from, items: found })
    }

    /// Reads the ids of all saved games and damaged records. Returns them as items in the order of
    /// the list, which starts with the `unfinished` games.
    async fn read_order(&self, unfinished: &[GameId]) -> Result<Rc<[SavedItem]>, BackupFault> {
        let games = game_ids(&self.connection, StoreName::Games).await?;
        let reading = self.connection.begin_reading(&[StoreName::Damaged])?;
        let rescued = reading.abort_on_error(damaged_keys(&reading).await)?;
        reading.finish_reading().await?;
        let rescued: Vec<_> =
            rescued.iter().filter_map(JsValue::as_f64).map(|number| number as u32).collect();
        Ok(order_saved_games(unfinished, &rescued, &games).into())
    }

    /// Reads these items of the list of saved games, in order. With `whole`, reads whole games
    /// instead of summaries. Stops reading summaries when the dialog that began `reading` is
    /// closed. Returns a game without content if the game was deleted meanwhile.
    async fn read_parts(
        &self,
        part: &[SavedItem],
        whole: bool,
        reading: &DialogReading,
    ) -> Result<Vec<ListedGame>, BackupFault> {
        let game = |item: &SavedItem| if let SavedItem::Game(game) = item { Some(*game) } else { None };
        let mut ids: Vec<GameId> = part.iter().filter_map(game).collect();
        ids.sort_unstable();
        let mut known = BTreeMap::new();
        if !whole {
            known = known_summaries(&self.connection, &ids, || reading.is_wanted()).await?.known;
        }
        // For a game played in the app, `known` has all that is needed, so nothing more is read.
        // The remaining games are imported games, which have one record each. With `whole`, `known`
        // is empty, and all games remain.
        ids.retain(|id| !matches!(known.get(id), Some(KnownSummary::Played(_) | KnownSummary::Later(_))));
        let lines = game_records(&self.connection, StoreName::Games, &ids).await?;
        let mut lines: BTreeMap<_, _> =
            lines.into_iter().filter_map(|(game, record)| Some((game, line_of(&record)?))).collect();
        let mut games = BTreeMap::new();
        if whole {
            ids.retain(|id| !lines.contains_key(id));
            let reader = self.connection.records_code().await;
            for some in ids.chunks(GAMES_AT_ONCE) {
                let read = whole_games(&self.connection, reader, some).await?;
                games.extend(read.into_iter().map(|game| (game.id, game)));
            }
        }
        let rescued: Vec<u32> = part
            .iter()
            .filter_map(|item| if let SavedItem::Rescued(number) = item { Some(*number) } else { None })
            .collect();
        let mut rescued = self.rescued_pgns(&rescued).await?;
        let found = |item: &SavedItem| match item {
            SavedItem::Rescued(number) => {
                ListedGame::Rescued { number: *number, pgn: rescued.remove(number).unwrap_or_default() }
            }
            SavedItem::Game(game) => match (games.remove(game), known.remove(game), lines.remove(game)) {
                (Some(stored), ..) => ListedGame::Whole(Box::new(stored)),
                (_, Some(KnownSummary::Played(summary)), _) => ListedGame::Summary(summary),
                (_, Some(KnownSummary::Later(stored)), _) => ListedGame::Whole(stored),
                (_, _, line) => ListedGame::Imported { game: *game, line: line.unwrap_or_default() },
            },
        };
        Ok(part.iter().map(found).collect())
    }

    /// Reads the PGN texts that were rescued from damaged games. `numbers` are the keys of the
    /// damaged records. Returns the texts by key.
    async fn rescued_pgns(&self, numbers: &[u32]) -> Result<BTreeMap<u32, String>, BackupFault> {
        let mut texts = BTreeMap::new();
        if numbers.is_empty() {
            return Ok(texts);
        }
        let reading = self.connection.begin_reading(&[StoreName::Damaged])?;
        for number in numbers {
            let record = reading.abort_on_error(damaged_record(&reading, *number).await)?;
            texts.extend(js_field(&record, "pgn").as_string().map(|pgn| (*number, pgn)));
        }
        reading.finish_reading().await?;
        Ok(texts)
    }

    /// Saves imported games, each given by its id and its content as one line of text. Sends
    /// [`games::Msg::Added`] when the games are saved, or [`games::Msg::StopImport`] after a
    /// failure.
    pub(crate) fn add_imported(self: &Rc<SavedList>, lines: Vec<(GameId, String)>) {
        self.forget();
        let me = self.clone();
        spawn_local(async move {
            let added = async {
                let (transaction, tab) = me.connection.begin_writing(Durability::Relaxed, &StoreName::ALL)?;
                transaction.abort_on_error(add_imported_games(&transaction, lines))?;
                Ok(transaction.commit(tab).await?)
            };
            let msg = match added.await {
                Ok(()) => games::Msg::Added,
                Err(fault) => {
                    me.connection.report_unwritten(fault);
                    games::Msg::StopImport
                }
            };
            me.connection.sender.send(dialogs::Msg::Games(msg).into());
        });
    }

    /// If `delete`, deletes an item of the list of saved games, such as a game; otherwise restores
    /// the deleted item.
    pub(crate) fn delete_or_restore(self: &Rc<SavedList>, what: SavedItem, delete: bool) {
        self.forget();
        let me = self.clone();
        spawn_local(async move {
            let changed = async {
                let (transaction, tab) = me.connection.begin_writing(Durability::Strict, &StoreName::ALL)?;
                let changed = if delete {
                    me.delete(&transaction, what).await
                } else {
                    me.undelete(&transaction, what).await
                };
                transaction.abort_on_error(changed)?;
                Ok(transaction.commit(tab).await?)
            };
            if let Err(fault) = changed.await {
                me.connection.report_unwritten(fault);
            }
        });
    }

    /// Deletes the records of an item of the list. Keeps the records in memory for
    /// [`SavedList::undelete`].
    async fn delete(&self, transaction: &Transaction, what: SavedItem) -> Result<(), Error> {
        let mut removed: Vec<RemovedRecord> = Vec::new();
        match what {
            SavedItem::Game(game) => {
                let games = transaction.store(StoreName::Games)?;
                let begun = games.get(key_of_game(game))?.await?;
                removed.extend(begun.map(|record| (StoreName::Games, record, None)));
                games.delete(key_of_game(game))?;
                transaction.forget_summary(game)?;
                let entries = transaction.store(StoreName::Entries)?;
                for record in entries.get_all(Some(entries_of(game)?), None)?.await? {
                    let number = js_field(&record, "number");
                    entries.delete(key_of_entry(game, &number))?;
                    removed.push((StoreName::Entries, record, None));
                }
            }
            SavedItem::Rescued(number) => {
                let (damaged, key) = (transaction.store(StoreName::Damaged)?, JsValue::from(number));
                let record = damaged.get(Query::from(key.clone()))?.await?;
                removed.extend(record.map(|record| (StoreName::Damaged, record, Some(key.clone()))));
                damaged.delete(Query::from(key))?;
            }
        }
        self.deleted.borrow_mut().push((what, removed));
        Ok(())
    }

    /// Writes the records of a deleted item of the list back to the database.
    async fn undelete(&self, transaction: &Transaction, what: SavedItem) -> Result<(), Error> {
        // This read waits for the earlier transaction that deletes the item. After the wait,
        // `self.deleted` contains the deleted records.
        transaction.store(StoreName::State)?.get(JsValue::from_str(HEARTBEAT_KEY))?.await?;
        let place = self.deleted.borrow().iter().rposition(|(deleted, _)| *deleted == what);
        let Some(place) = place else { return Ok(()) };
        let (_, removed) = self.deleted.borrow_mut().remove(place);
        if let SavedItem::Game(game) = what {
            transaction.forget_summary(game)?;
        }
        for (store, record, key) in &removed {
            transaction.store(*store)?.add(record, key.as_ref())?;
        }
        Ok(())
    }
}

/// Adds imported games to the database, each given by its id and its content as one line of text.
/// Also writes a summary row for each game, which says that the game is imported.
fn add_imported_games(transaction: &Transaction, lines: Vec<(GameId, String)>) -> Result<(), Error> {
    let games = transaction.store(StoreName::Games)?;
    for (game, line) in lines {
        games.add(&to_js_record(&Record::of_imported_game(game, line)), None)?;
        add_imported_row(transaction, game)?;
    }
    Ok(())
}

/// Returns the database keys of the records that were set aside as damaged.
async fn damaged_keys(reading: &Transaction) -> Result<Vec<JsValue>, Error> {
    reading.store(StoreName::Damaged)?.get_all_keys(None, None)?.await
}

/// Returns the damaged record with this number; `undefined` if there is none.
async fn damaged_record(reading: &Transaction, number: u32) -> Result<JsValue, Error> {
    let record = reading.store(StoreName::Damaged)?.get(Query::from(JsValue::from(number)))?.await?;
    Ok(record.unwrap_or_default())
}
