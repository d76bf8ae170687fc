//! Everything that is saved, as one file: it goes out in parts, so that no part has to hold the whole, and the players can
//! play on between them.

pub(crate) mod lines;
pub(crate) mod restore;

use crate::app::device;
use crate::app::kept::{BACKUP_VERSION, BackupFault, RawRecord, StoreName, by_game};
use crate::app::{GameId, kept};
use crate::browser::sharing::files;
use crate::browser::storage::backup::lines::{EACH, MARK};
use crate::browser::storage::database::{Durability, Failure, Writing, entries_of};
use crate::browser::storage::{State, Store};
use crate::browser::web::{field, object, set_field};
use idb::{KeyRange, Query};
use js_sys::{Array, JSON, Object};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// So many games of a file are read before they come in.
pub(crate) const AT_ONCE: usize = 100;
/// So many games go out in one transaction.
const OUT_AT_ONCE: usize = 10;

/// The name of the file.
const BACKUP_FILE: &str = "tabiya-everything.json";

impl From<Failure> for BackupFault {
    fn from(failure: Failure) -> BackupFault {
        match failure {
            Failure::NotOurs | Failure::Cleared => BackupFault::NothingStored,
            Failure::Refused(fault) => BackupFault::Storage(fault),
        }
    }
}

impl From<idb::Error> for BackupFault {
    fn from(error: idb::Error) -> BackupFault {
        Failure::from(error).into()
    }
}

impl Store {
    /// Hands everything over as a file.
    pub(crate) fn export(self: &Rc<Store>) {
        let me = self.clone();
        self.stopping.set(false);
        spawn_local(async move {
            let told = me.gather().await.and_then(|parts| {
                files::download_parts(BACKUP_FILE, "application/json", &parts)
                    .map_err(|_| BackupFault::NothingStored)
            });
            me.post.send(told.map_or_else(device::Msg::Failed, |()| device::Msg::Exported).into());
        });
    }

    /// A transaction on all that is saved, and this tab's mark.
    pub(crate) fn begin_backup(&self, durability: Durability) -> Result<(Writing, u32), BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) => {
                Ok((Writing::begin(&open.database, durability, true, &StoreName::ALL)?, open.tab))
            }
            _ => Err(BackupFault::NothingStored),
        }
    }

    /// The file, part by part.
    async fn gather(&self) -> Result<Array, BackupFault> {
        self.until_readable().await;
        if self.has_no_stores() {
            return Ok(Array::of2(&head_text(&Object::new()).into(), &"\n]}\n".into()));
        }
        let stores = [StoreName::State, StoreName::Damaged, StoreName::Games, StoreName::Club];
        let reading = self.begin_reading(&stores)?;
        let (head, names, journals) = whole(&reading, head(&reading).await)?;
        reading.read().await?;
        let parts = Array::of1(&head);
        let mut lines = 0;
        for names in names.chunks(OUT_AT_ONCE) {
            if self.stopping.get() {
                return Err(BackupFault::Stopped);
            }
            let reading = self.begin_reading(&[StoreName::Games, StoreName::Entries])?;
            let part = whole(&reading, games(&reading, names, &mut lines).await)?;
            reading.read().await?;
            parts.push(&part.into());
            self.post.send(device::Msg::Progress(lines).into());
        }
        for journal in journals {
            let reading = self.begin_reading(&[StoreName::Club])?;
            let part = whole(&reading, club(&reading, journal, &mut lines).await)?;
            reading.read().await?;
            parts.push(&part.into());
        }
        parts.push(&"\n]}\n".into());
        Ok(parts)
    }
}

/// What was read, or that the transaction is called off.
pub(crate) fn whole<T>(writing: &Writing, read: Result<T, idb::Error>) -> Result<T, BackupFault> {
    read.map_err(|error| {
        // One that is over has nothing to call off.
        let _ = writing.raw().abort();
        error.into()
    })
}

/// The first line, with everything but the games and the club; and the names of the games and of the club's journals.
async fn head(writing: &Writing) -> Result<(JsValue, Vec<GameId>, Vec<GameId>), idb::Error> {
    let file = Object::new();
    for store in [StoreName::State, StoreName::Damaged] {
        let records: Array = writing.store(store)?.get_all(None, None)?.await?.into_iter().collect();
        set_field(&file, store.name(), &records);
    }
    let games = writing.store(StoreName::Games)?.get_all_keys(None, None)?.await?;
    let names = games.iter().filter_map(JsValue::as_f64).filter_map(GameId::from_number).collect();
    let head = head_text(&file);
    let club = writing.store(StoreName::Club)?.get_all_keys(None, None)?.await?;
    let journal = |key: &JsValue| key.dyn_ref::<Array>()?.get(0).as_f64().and_then(GameId::from_number);
    let mut journals: Vec<GameId> = club.iter().filter_map(journal).collect();
    journals.dedup();
    Ok((head.into(), names, journals))
}

/// The first line with these fields. The list of games is left open: each of them is a line.
fn head_text(fields: &Object) -> String {
    let file = object([(MARK, BACKUP_VERSION.into())]);
    let file = text(&Object::assign(&file, fields));
    file.strip_suffix('}').unwrap_or(&file).to_owned() + ",\"" + EACH + "\":["
}

/// A line for a journal of the club.
async fn club(writing: &Writing, journal: GameId, lines: &mut u64) -> Result<String, idb::Error> {
    let records = writing.store(StoreName::Club)?.get_all(Some(entries_of(journal)?), None)?.await?;
    let records: Array = records.into_iter().collect();
    let line = object([(StoreName::Club.name(), records.into())]);
    let before = if *lines == 0 { "\n" } else { ",\n" };
    *lines += 1;
    Ok(before.to_owned() + &text(&line))
}

/// A line for each of these games, which stand in the order of their names.
async fn games(writing: &Writing, names: &[GameId], lines: &mut u64) -> Result<String, idb::Error> {
    let (Some(first), Some(last)) = (names.first(), names.last()) else { return Ok(String::new()) };
    let key = |game: &GameId| JsValue::from_f64(game.0 as f64);
    let range = Query::from(KeyRange::bound(&key(first), &key(last), None, None)?);
    let begun = writing.store(StoreName::Games)?.get_all(Some(range), None)?.await?;
    let (from, to) = (Array::of1(&key(first)), Array::of2(&key(last), &Array::new()));
    let range = Query::from(KeyRange::bound(&from, &to, None, None)?);
    let entries = writing.store(StoreName::Entries)?.get_all(Some(range), None)?.await?;
    let mut part = String::new();
    for game in by_game(begun, entries).into_values() {
        part += if *lines == 0 { "\n" } else { ",\n" };
        *lines += 1;
        let line = Object::new();
        if let Some(begun) = &game.begun {
            set_field(&line, "begun", begun);
        }
        set_field(&line, "entries", &game.entries.into_iter().collect::<Array>());
        part += &text(&line);
    }
    Ok(part)
}

/// Whether two values say the same, in whatever order their fields stand. A field without a value is none.
fn is_alike(one: &JsValue, other: &JsValue) -> bool {
    let (Some(one_object), Some(other_object)) = (one.dyn_ref::<Object>(), other.dyn_ref::<Object>()) else {
        return one == other;
    };
    if Array::is_array(one) != Array::is_array(other) {
        return false;
    }
    let names = |of: &Object| Object::keys(of).iter().filter_map(|name| name.as_string()).collect();
    let names: [Vec<String>; 2] = [names(one_object), names(other_object)];
    names.iter().flatten().all(|name| is_alike(&field(one, name), &field(other, name)))
}

/// A value of ours as JSON.
pub(crate) fn text(value: &JsValue) -> String {
    JSON::stringify(value).map(String::from).unwrap_or_default()
}

impl RawRecord for JsValue {
    fn number(&self, name: &str) -> Option<f64> {
        field(self, name).as_f64()
    }

    fn same(&self, other: &JsValue) -> bool {
        // As a rule both were written by the same code, so that their fields stand in the same order.
        text(self) == text(other) || is_alike(self, other)
    }

    fn of_game(&self, game: kept::GameId) -> JsValue {
        let copy = Object::assign(&Object::new(), self.unchecked_ref());
        set_field(&copy, "game", &JsValue::from_f64(game.0 as f64));
        copy.into()
    }
}
