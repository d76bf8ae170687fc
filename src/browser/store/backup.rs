//! Everything that is saved, as one file, and back. What comes in is decided by [`merge`].

use super::database::{Durability, Failure, Writing, entries_of, key_of_game};
use super::{State, Store, raw};
use crate::app::kept::{Backup, BackupFault, RawRecord, StoreName, check_mark, merge};
use crate::app::records::{Singles, VERSION};
use crate::app::{GameId, device};
use crate::browser::from_js::JsReader;
use crate::browser::{address, files};
use js_sys::{Array, JSON, Object, Reflect};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The field that tells such a file, and holds the version of the records' shapes.
const MARK: &str = "tabiya";

/// The name of the file.
const BACKUP_FILE: &str = "tabiya-everything.json";

impl From<Failure> for BackupFault {
    fn from(failure: Failure) -> BackupFault {
        match failure {
            Failure::NotOurs => BackupFault::NothingStored,
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
    pub(in crate::browser) fn export(self: &Rc<Store>) {
        let me = self.clone();
        spawn_local(async move {
            let told = me.gather().await.and_then(|file| {
                files::download(BACKUP_FILE, "application/json", &file)
                    .map_err(|_| BackupFault::NothingStored)
            });
            me.post.send(told.map_or_else(device::Msg::Failed, |()| device::Msg::Exported).into());
        });
    }

    /// Takes everything from the text of such a file; the page is then loaded again, with what has come.
    pub(in crate::browser) fn import(self: &Rc<Store>, file: String) {
        let me = self.clone();
        spawn_local(async move {
            match me.take(&file).await {
                // A page that cannot be loaded again shows the games when it is opened the next time.
                Ok(()) => {
                    address::leave();
                    drop(web_sys::window().map(|window| window.location().reload()));
                }
                Err(fault) => me.post.send(device::Msg::Failed(fault).into()),
            }
        });
    }

    /// A transaction on all that is saved, and this tab's mark.
    fn begin_backup(&self) -> Result<(Writing, u32), BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) => {
                Ok((Writing::begin(&open.database, Durability::Strict, true, &StoreName::ALL)?, open.tab))
            }
            _ => Err(BackupFault::NothingStored),
        }
    }

    async fn gather(&self) -> Result<String, BackupFault> {
        let (writing, tab) = self.begin_backup()?;
        let read = async {
            let file = Object::new();
            let _ = Reflect::set(&file, &MARK.into(), &VERSION.into());
            for store in StoreName::ALL {
                let records: Array = writing.store(store)?.get_all(None, None)?.await?.into_iter().collect();
                let _ = Reflect::set(&file, &store.name().into(), &records);
            }
            Ok::<_, idb::Error>(file)
        };
        match read.await {
            Ok(file) => {
                writing.done(tab).await?;
                JSON::stringify(&file).map(String::from).map_err(|_| BackupFault::NothingStored)
            }
            Err(error) => {
                writing.call_off().await;
                Err(error.into())
            }
        }
    }

    async fn take(&self, file: &str) -> Result<(), BackupFault> {
        let parcel = Parcel::open(file)?;
        let (writing, tab) = self.begin_backup()?;
        match put(&writing, &parcel).await {
            Ok(()) => Ok(writing.done(tab).await?),
            Err(error) => {
                writing.call_off().await;
                Err(error.into())
            }
        }
    }
}

/// What stands in the file, by the store.
struct Parcel(JsValue);

impl Parcel {
    fn open(file: &str) -> Result<Parcel, BackupFault> {
        let parcel = JSON::parse(file).map_err(|_| BackupFault::NotABackup)?;
        check_mark(field(&parcel, MARK).as_f64())?;
        Ok(Parcel(parcel))
    }

    fn records(&self, store: StoreName) -> Vec<JsValue> {
        let records = field(&self.0, store.name());
        let records = if Array::is_array(&records) { Array::from(&records).to_vec() } else { Vec::new() };
        records.into_iter().filter(JsValue::is_object).collect()
    }
}

fn field(of: &JsValue, name: &str) -> JsValue {
    Reflect::get(of, &name.into()).unwrap_or_default()
}

impl RawRecord for JsValue {
    fn number(&self, name: &str) -> Option<f64> {
        field(self, name).as_f64()
    }

    fn same(&self, other: &JsValue) -> bool {
        // Both were written by the same code, so their fields stand in the same order.
        let text = |record: &JsValue| JSON::stringify(record).ok().map(String::from);
        text(self).is_some() && text(self) == text(other)
    }
}

async fn put(writing: &Writing, parcel: &Parcel) -> Result<(), idb::Error> {
    let there = Backup {
        games: parcel.records(StoreName::Games),
        entries: parcel.records(StoreName::Entries),
        damaged: parcel.records(StoreName::Damaged),
    };
    let here = touched_by(&there, writing).await?;
    let state = writing.store(StoreName::State)?.get_all(None, None)?.await?;
    let singles_here = Singles::read(state.into_iter().map(JsReader));
    let singles_there = Singles::read(parcel.records(StoreName::State).into_iter().map(JsReader));
    let merge = merge(there, &here, &singles_there, &singles_here);
    for (store, record) in &merge.records {
        writing.store(*store)?.put(record, None)?;
    }
    for record in &merge.singles {
        writing.store(StoreName::State)?.put(&raw(record), None)?;
    }
    Ok(())
}

/// What there is here of the games that a backup names.
async fn touched_by(there: &Backup<JsValue>, writing: &Writing) -> Result<Backup<JsValue>, idb::Error> {
    let mut here = Backup { games: Vec::new(), entries: Vec::new(), damaged: Vec::new() };
    // In order, each once. A backup has them in order already, so nearly every one goes to the end.
    let mut names: Vec<GameId> = Vec::new();
    for name in there.games.iter().filter_map(|game| game.number("game")).filter_map(GameId::from_number) {
        if let Err(place) = names.binary_search(&name) {
            names.insert(place, name);
        }
    }
    for game in names {
        here.games.extend(writing.store(StoreName::Games)?.get(key_of_game(game))?.await?);
        here.entries
            .extend(writing.store(StoreName::Entries)?.get_all(Some(entries_of(game)?), None)?.await?);
    }
    Ok(here)
}
