//! The database: its stores, and how an older one is brought up to date.

pub(crate) mod faults;
pub(crate) mod folding;
pub(crate) mod keys;
pub(crate) mod raw_record;
pub(crate) mod transaction;

use crate::app::kept::StoreName;
use crate::browser::web::field;
use faults::name_of;
use idb::event::VersionChangeEvent;
use idb::{DatabaseEvent, Factory, KeyPath, ObjectStoreParams};
use std::cell::Cell;
use std::rc::Rc;
use transaction::{Database, RunningTransactions};
use wasm_bindgen::prelude::*;
use web_sys::{IdbTransaction, IdbVersionChangeEvent};

const NAME: &str = "tabiya";
/// What each version of the stores has that the one before it had not, from version 1 on; the version of what lies in
/// them is in each record. A step that stands here never changes: databases have been through it.
const STEPS: [Step; 3] = [make, add_club, add_summaries];

/// What brings the stores from one version to the next.
type Step = fn(&idb::Database) -> Result<(), idb::Error>;

/// The database as it was found.
pub(crate) struct Opened {
    pub(crate) database: Database,
    pub(crate) age: DatabaseAge,
}

/// What the version of the database is to this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DatabaseAge {
    /// There was no database, and this page has made it.
    New,
    /// It is as this page makes it, or has been brought to that.
    Known,
    /// A later version of the app has made it: nothing of this page's may be written there.
    Later,
}

/// Opens the database; makes it where there is none. One of a later version is opened as it is, to be read. `on_newer`: another
/// tab wants to bring the stores to a later version, or, if it is told `true`, somebody wants to delete them. `on_close`: the
/// browser has closed the connection, for reasons of its own.
///
/// # Errors
/// If it cannot be opened, made or brought to this version; it stays as it was then.
pub(crate) async fn open(
    running: RunningTransactions,
    on_newer: impl FnOnce(bool) + 'static,
    on_close: impl FnOnce() + 'static,
) -> Result<Opened, idb::Error> {
    let (mut database, age) = match at_version(Some(STEPS.len() as u32)).await {
        Err(error) if name_of(&error).as_deref() == Some("VersionError") => {
            (at_version(None).await?.0, DatabaseAge::Later)
        }
        opened => opened?,
    };
    database.on_version_change(move |event| {
        on_newer(event.unchecked_ref::<IdbVersionChangeEvent>().new_version().is_none());
    });
    database.on_close(move |_| on_close());
    database.forget_callbacks();
    Ok(Opened { database: Database::new(database.into(), running), age })
}

/// Opens the database in that version, or in the one that it has.
async fn at_version(version: Option<u32>) -> Result<(idb::Database, DatabaseAge), idb::Error> {
    let (fault, is_new) = (Rc::new(Cell::new(None)), Rc::new(Cell::new(false)));
    let mut request = Factory::new()?.open(NAME, version)?;
    let (found, made) = (fault.clone(), is_new.clone());
    request.on_upgrade_needed(move |event| match upgrade(&event) {
        // One that was to be opened as it is has gone meanwhile.
        Ok(_) if version.is_none() => call_off(event),
        Ok(from) => made.set(from == 0),
        Err(error) => {
            call_off(event);
            found.set(Some(error));
        }
    });
    let opened = request.await;
    if let Some(fault) = fault.take() {
        return Err(fault);
    }
    Ok((opened?, if is_new.get() { DatabaseAge::New } else { DatabaseAge::Known }))
}

/// Brings the stores to the present version, step by step; says which they had, 0 where there were none.
fn upgrade(event: &VersionChangeEvent) -> Result<usize, idb::Error> {
    let (database, done) = (event.database()?, event.old_version()? as usize);
    STEPS.iter().skip(done).try_for_each(|step| step(&database))?;
    Ok(done)
}

/// Leaves the stores as they were.
fn call_off(event: VersionChangeEvent) {
    let transaction = field(&field(&event.into(), "target"), "transaction");
    if let Some(transaction) = transaction.dyn_ref::<IdbTransaction>() {
        // One that is over has done nothing.
        let _ = transaction.abort();
    }
}

fn make(database: &idb::Database) -> Result<(), idb::Error> {
    add(database, StoreName::Games, &["game"])?;
    add(database, StoreName::Entries, &["game", "number"])?;
    add(database, StoreName::State, &["key"])?;
    add(database, StoreName::Damaged, &[])
}

/// The journals of the club.
fn add_club(database: &idb::Database) -> Result<(), idb::Error> {
    add(database, StoreName::Club, &["game", "number"])
}

/// What lists need to know of each game.
fn add_summaries(database: &idb::Database) -> Result<(), idb::Error> {
    add(database, StoreName::Summaries, &["game"])
}

/// A store whose records have their key in these fields; without any they are numbered.
fn add(database: &idb::Database, store: StoreName, key: &[&str]) -> Result<(), idb::Error> {
    let mut params = ObjectStoreParams::new();
    match key {
        [] => params.auto_increment(true),
        [field] => params.key_path(Some(KeyPath::new_single(field))),
        fields => params.key_path(Some(KeyPath::new_array(fields.iter().copied()))),
    };
    database.create_object_store(store.name(), params).map(drop)
}
