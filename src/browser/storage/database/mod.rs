//! Database: its stores, and their upgrade from older versions.

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
/// Upgrade steps of the stores, the first one to version 1. Each record holds the version of its
/// content. A released step never changes, because databases have run it.
const STEPS: [UpgradeStep; 3] = [make, add_club, add_summaries];

/// Step that upgrades the stores to the next version.
type UpgradeStep = fn(&idb::Database) -> Result<(), idb::Error>;

/// Opened database.
pub(crate) struct OpenedDatabase {
    pub(crate) database: Database,
    pub(crate) age: DatabaseAge,
}

/// Relation of the database's version to this page's version.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DatabaseAge {
    /// New database, created by this page.
    New,
    /// Database of this version, possibly after an upgrade.
    Known,
    /// Database of a later version of the app; this page must not write to it.
    Later,
}

/// Opens the database, or creates it. A database of a later version is opened unchanged, for
/// reading. `on_newer` is called when another tab wants to upgrade the stores, or with `true` when
/// they are to be deleted; `on_close` when the browser closes the connection for its own reasons.
///
/// # Errors
/// If the database cannot be opened, created or upgraded; it is unchanged then.
pub(crate) async fn open(
    running: RunningTransactions,
    on_newer: impl FnOnce(bool) + 'static,
    on_close: impl FnOnce() + 'static,
) -> Result<OpenedDatabase, idb::Error> {
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
    Ok(OpenedDatabase { database: Database::new(database.into(), running), age })
}

/// Opens the database in that version, or in its current one.
async fn at_version(version: Option<u32>) -> Result<(idb::Database, DatabaseAge), idb::Error> {
    let (fault, is_new) = (Rc::new(Cell::new(None)), Rc::new(Cell::new(false)));
    let mut request = Factory::new()?.open(NAME, version)?;
    let (found, made) = (fault.clone(), is_new.clone());
    request.on_upgrade_needed(move |event| match upgrade(&event) {
        // The database to be opened unchanged has been deleted meanwhile.
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

/// Upgrades the stores step by step. Returns their previous version, 0 for a new database.
fn upgrade(event: &VersionChangeEvent) -> Result<usize, idb::Error> {
    let (database, done) = (event.database()?, event.old_version()? as usize);
    STEPS.iter().skip(done).try_for_each(|step| step(&database))?;
    Ok(done)
}

/// Aborts the upgrade, which leaves the stores unchanged.
fn call_off(event: VersionChangeEvent) {
    let transaction = field(&field(&event.into(), "target"), "transaction");
    if let Some(transaction) = transaction.dyn_ref::<IdbTransaction>() {
        // An ended transaction has changed nothing; the error is ignored.
        let _ = transaction.abort();
    }
}

fn make(database: &idb::Database) -> Result<(), idb::Error> {
    add(database, StoreName::Games, &["game"])?;
    add(database, StoreName::Entries, &["game", "number"])?;
    add(database, StoreName::State, &["key"])?;
    add(database, StoreName::Damaged, &[])
}

/// Adds the store for the club's journals.
fn add_club(database: &idb::Database) -> Result<(), idb::Error> {
    add(database, StoreName::Club, &["game", "number"])
}

/// Adds the store for the summaries of games.
fn add_summaries(database: &idb::Database) -> Result<(), idb::Error> {
    add(database, StoreName::Summaries, &["game"])
}

/// Adds a store with these key fields, or with numbered records if there are none.
fn add(database: &idb::Database, store: StoreName, key: &[&str]) -> Result<(), idb::Error> {
    let mut params = ObjectStoreParams::new();
    match key {
        [] => params.auto_increment(true),
        [field] => params.key_path(Some(KeyPath::new_single(field))),
        fields => params.key_path(Some(KeyPath::new_array(fields.iter().copied()))),
    };
    database.create_object_store(store.name(), params).map(drop)
}
