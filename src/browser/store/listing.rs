//! The list of all that is saved: a part of it is read, something in it is deleted and saved again.

use super::backup::{field, whole};
use super::database::{Durability, Writing, entries_of, key_of_entry, key_of_game, raw};
use super::reader::Reader;
use super::{Removed, Store};
use crate::app::dialogs::{self, games};
use crate::app::kept::{BackupFault, Found, Listing, Saved, StoreName, in_order, part, side_by_side};
use crate::app::records::{ALIVE, ELSEWHERE, Record};
use crate::app::{DiskMsg, GameId};
use idb::{Error, KeyRange, ObjectStore, Query};
use js_sys::Reflect;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

impl Store {
    /// Reads so many pages of the list from there on; [`games::Msg::Listed`] brings them.
    pub(in crate::browser) fn list(self: &Rc<Store>, from: usize, pages: usize, unfinished: Vec<GameId>) {
        let me = self.clone();
        spawn_local(async move {
            let reader = me.reader().await;
            let mut listing = Listing::default();
            let listed = async {
                let (writing, tab) = me.begin_backup(Durability::Relaxed)?;
                let list = if from == 0 { Rc::default() } else { me.list.borrow().clone() };
                let list =
                    if list.is_empty() { whole(&writing, order(&writing, &unfinished).await)? } else { list };
                me.list.replace(list.clone());
                listing = whole(&writing, read(&writing, reader, &list, from, pages).await)?;
                Ok(writing.done(tab).await?)
            };
            if let Err(BackupFault::Storage(fault)) = listed.await {
                me.post.send(DiskMsg::Failed(fault).into());
            }
            me.post.send(dialogs::Msg::Games(games::Msg::Listed(Box::new(listing))).into());
        });
    }

    /// Saves games from elsewhere; [`games::Msg::Added`] says that it is done.
    pub(in crate::browser) fn add_elsewhere(self: &Rc<Store>, lines: Vec<(GameId, String)>) {
        self.list.replace(Rc::default());
        let me = self.clone();
        spawn_local(async move {
            let added = async {
                let (writing, tab) = me.begin_backup(Durability::Relaxed)?;
                whole(&writing, add(&writing, lines))?;
                Ok(writing.done(tab).await?)
            };
            let msg = match added.await {
                Ok(()) => games::Msg::Added,
                Err(BackupFault::Storage(fault)) => {
                    me.post.send(DiskMsg::Failed(fault).into());
                    games::Msg::StopComing
                }
                Err(_) => games::Msg::StopComing,
            };
            me.post.send(dialogs::Msg::Games(msg).into());
        });
    }

    /// Deletes something, or saves again what was deleted.
    pub(in crate::browser) fn change_list(self: &Rc<Store>, what: Saved, delete: bool) {
        self.list.replace(Rc::default());
        let me = self.clone();
        spawn_local(async move {
            let changed = async {
                let (writing, tab) = me.begin_backup(Durability::Strict)?;
                let changed =
                    if delete { me.delete(&writing, what).await } else { me.undelete(&writing, what).await };
                whole(&writing, changed)?;
                Ok(writing.done(tab).await?)
            };
            if let Err(BackupFault::Storage(fault)) = changed.await {
                me.post.send(DiskMsg::Failed(fault).into());
            }
        });
    }

    async fn delete(&self, writing: &Writing, what: Saved) -> Result<(), Error> {
        let mut removed: Vec<Removed> = Vec::new();
        match what {
            Saved::Game(game) => {
                let games = writing.store(StoreName::Games)?;
                let begun = games.get(key_of_game(game))?.await?;
                removed.extend(begun.map(|record| (StoreName::Games, record, None)));
                games.delete(key_of_game(game))?;
                let entries = writing.store(StoreName::Entries)?;
                for record in entries.get_all(Some(entries_of(game)?), None)?.await? {
                    let number = Reflect::get(&record, &"number".into()).unwrap_or_default();
                    entries.delete(key_of_entry(game, &number))?;
                    removed.push((StoreName::Entries, record, None));
                }
            }
            Saved::Rescued(number) => {
                let (damaged, key) = (writing.store(StoreName::Damaged)?, JsValue::from(number));
                let record = damaged.get(Query::from(key.clone()))?.await?;
                removed.extend(record.map(|record| (StoreName::Damaged, record, Some(key.clone()))));
                damaged.delete(Query::from(key))?;
            }
        }
        self.deleted.borrow_mut().push((what, removed));
        Ok(())
    }

    async fn undelete(&self, writing: &Writing, what: Saved) -> Result<(), Error> {
        // Waits for what was begun before it: that is when there is something to take.
        writing.store(StoreName::State)?.get(JsValue::from_str(ALIVE))?.await?;
        let place = self.deleted.borrow().iter().rposition(|(deleted, _)| *deleted == what);
        let Some(place) = place else { return Ok(()) };
        let (_, removed) = self.deleted.borrow_mut().remove(place);
        for (store, record, key) in &removed {
            writing.store(*store)?.add(record, key.as_ref())?;
        }
        Ok(())
    }
}

fn add(writing: &Writing, lines: Vec<(GameId, String)>) -> Result<(), Error> {
    let games = writing.store(StoreName::Games)?;
    for (game, line) in lines {
        games.add(&raw(&Record::of_elsewhere(game, line)), None)?;
    }
    Ok(())
}

/// A game from elsewhere, by the record it begins with.
fn elsewhere(record: &JsValue, game: GameId) -> Option<Found> {
    let version = field(record, "version").as_f64()?;
    let line = field(record, "text").as_string().filter(|_| version == f64::from(ELSEWHERE))?;
    Some(Found::Elsewhere { game, line })
}

/// Reads the keys of all that is saved: what the list is.
async fn order(writing: &Writing, unfinished: &[GameId]) -> Result<Rc<[Saved]>, Error> {
    let (games, damaged) = (writing.store(StoreName::Games)?, writing.store(StoreName::Damaged)?);
    let names = names_of(&games).await?;
    let rescued = damaged.get_all_keys(None, None)?.await?;
    let rescued: Vec<_> = rescued.iter().filter_map(JsValue::as_f64).map(|number| number as u32).collect();
    Ok(in_order(unfinished, &rescued, &names).into())
}

/// So many names of games are read at once: there may be a hundred thousand, and the page must not stand still.
const NAMES_AT_ONCE: u32 = 4_000;

/// The names of all games, in their order.
async fn names_of(games: &ObjectStore) -> Result<Vec<GameId>, Error> {
    let mut names: Vec<GameId> = Vec::new();
    loop {
        let after = names.last().map(|last| KeyRange::lower_bound(&key_of_game(*last), Some(true)));
        let some = games.get_all_keys(after.transpose()?.map(Query::from), Some(NAMES_AT_ONCE))?.await?;
        let known = names.len();
        names.extend(some.iter().filter_map(JsValue::as_f64).filter_map(GameId::from_number));
        if some.len() < NAMES_AT_ONCE as usize || names.len() == known {
            return Ok(names);
        }
    }
}

/// Reads what belongs to this part of the list.
async fn read(
    writing: &Writing,
    reader: Reader,
    list: &[Saved],
    from: usize,
    pages: usize,
) -> Result<Listing, Error> {
    let (games, damaged) = (writing.store(StoreName::Games)?, writing.store(StoreName::Damaged)?);
    let (from, part) = part(list, from, pages);
    let begun = beginnings(&games, part).await?;
    let mut found = Vec::new();
    for name in part {
        found.push(match name {
            Saved::Game(game) => {
                let begun = match begun.binary_search_by_key(game, |(name, _)| *name) {
                    Ok(place) => begun.get(place).map(|(_, record)| record.clone()),
                    Err(_) => games.get(key_of_game(*game))?.await?,
                };
                match begun.and_then(|record| elsewhere(&record, *game)) {
                    Some(found) => found,
                    None => Found::Game(Box::new(reader.game(writing, *game).await?)),
                }
            }
            Saved::Rescued(number) => {
                let record = damaged.get(Query::from(JsValue::from(*number)))?.await?.unwrap_or_default();
                let pgn = Reflect::get(&record, &"pgn".into()).unwrap_or_default();
                Found::Rescued { number: *number, pgn: pgn.as_string().unwrap_or_default() }
            }
        });
    }
    Ok(Listing { total: list.len(), from, found })
}

/// The records with which the games of this part begin, as far as they lie side by side on the disk: one reading brings them all,
/// by their names.
async fn beginnings(games: &ObjectStore, part: &[Saved]) -> Result<Vec<(GameId, JsValue)>, Error> {
    let Some((first, last)) = side_by_side(part) else { return Ok(Vec::new()) };
    let range = KeyRange::bound(&key_of_game(first), &key_of_game(last), None, None)?;
    let records = games.get_all(Some(range.into()), Some(part.len() as u32))?.await?;
    let name = |record: &JsValue| field(record, "game").as_f64().and_then(GameId::from_number);
    Ok(records.into_iter().filter_map(|record| Some((name(&record)?, record))).collect())
}
