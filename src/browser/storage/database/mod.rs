//! Opens the IndexedDB database of the app, and upgrades a database of an earlier version.

pub(crate) mod faults;
pub(crate) mod folding;
pub(crate) mod keys;
pub(crate) mod raw_record;
pub(crate) mod transaction;

use crate::app::storage::StoreName;
use crate::browser::web::js_field;
use faults::name_of;
use idb::event::VersionChangeEvent;
use idb::{DatabaseEvent, Factory, KeyPath, ObjectStoreParams};
use std::cell::Cell;
use std::rc::Rc;
use transaction::{Database, RunningTransactions};
use wasm_bindgen::prelude::*;
use web_sys::{IdbTransaction, IdbVersionChangeEvent};

const NAME: &str = "tabiya";
/// The upgrade steps of the database, in order; the first one creates version 1. A published step
/// must never change, because it has already run on users' databases. (Records have version numbers
/// of their own.)
const UPGRADE_STEPS: [UpgradeStep; 3] = [create_stores, add_club, add_summaries];

/// Function that upgrades the database from one version to the next, by adding object stores.
type UpgradeStep = fn(&idb::Database) -> Result<(), idb::Error>;

/// An open database, and how its version compares with the version that this page knows.
pub(crate) struct OpenedDatabase {
    /// The connection to the database.
    pub(crate) database: Database,
    /// How the version of the database compares with the version that this page knows.
    pub(crate) age: DatabaseAge,
}

/// How the version of the database compares with the version that this page knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DatabaseAge {
    /// There was no database, and this page has created it.
    New,
    /// The database has the version that this page knows, possibly after an upgrade.
    Known,
    /// A later version of the app created or upgraded the database: this page must not write to it.
    Later,
}

/// Opens the database, and creates it if it does not exist. Opens a database of a later version of
/// the app unchanged, for reading.
///
/// Calls `on_upgrade_or_deletion(false)` when another tab wants to upgrade the database,
/// `on_upgrade_or_deletion(true)` when the database is about to be deleted, and `on_close` when the
/// browser closes the connection. Transactions on the connection are listed in `running`.
///
/// # Errors
/// If the database cannot be opened, created or upgraded. A failed upgrade changes nothing.
pub(crate) async fn open_database(
    running: RunningTransactions,
    on_upgrade_or_deletion: impl FnOnce(bool) + 'static,
    on_close: impl FnOnce() + 'static,
) -> Result<OpenedDatabase, idb::Error> {
    let (mut database, age) = match open_at_version(Some(UPGRADE_STEPS.len() as u32)).await {
        Err(error) if name_of(&error).as_deref() == Some("VersionError") => {
            (open_at_version(None).await?.0, DatabaseAge::Later)
        }
        opened => opened?,
    };
    database.on_version_change(move |event| {
        on_upgrade_or_deletion(event.unchecked_ref::<IdbVersionChangeEvent>().new_version().is_none());
    });
    database.on_close(move |_| on_close());
    database.forget_callbacks();
    Ok(OpenedDatabase { database: Database::new(database.into(), running), age })
}

/// Opens the database and upgrades it to `version`. If `version` is `None`, opens the database
/// without an upgrade.
async fn open_at_version(version: Option<u32>) -> Result<(idb::Database, DatabaseAge), idb::Error> {
    let (fault, is_new) = (Rc::new(Cell::new(None)), Rc::new(Cell::new(false)));
    let mut request = Factory::new()?.open(NAME, version)?;
    let (found, made) = (fault.clone(), is_new.clone());
    request.on_upgrade_needed(move |event| match upgrade_stores(&event) {
        // Without `version`, the browser requests an upgrade only for a missing database: the
        // database was deleted after the first attempt to open it. So there is nothing to open.
        Ok(_) if version.is_none() => abort_upgrade(event),
        Ok(from) => made.set(from == 0),
        Err(error) => {
            abort_upgrade(event);
            found.set(Some(error));
        }
    });
    let opened = request.await;
    if let Some(fault) = fault.take() {
        return Err(fault);
    }
    Ok((opened?, if is_new.get() { DatabaseAge::New } else { DatabaseAge::Known }))
}

/// Upgrades the object stores of the database step by step to the version of this page. Returns the
/// version before the upgrade; 0 if the database is new.
fn upgrade_stores(event: &VersionChangeEvent) -> Result<usize, idb::Error> {
    let (database, done) = (event.database()?, event.old_version()? as usize);
    UPGRADE_STEPS.iter().skip(done).try_for_each(|step| step(&database))?;
    Ok(done)
}

/// Aborts an upgrade of the database that the browser has begun; the database stays unchanged.
fn abort_upgrade(event: VersionChangeEvent) {
    let transaction = js_field(&js_field(&event.into(), "target"), "transaction");
    if let Some(transaction) = transaction.dyn_ref::<IdbTransaction>() {
        // A transaction that has finished cannot be aborted.
        let _ = transaction.abort();
    }
}

/// Creates the object stores of version 1: games, their entries (journal lines), records that exist
/// only once, such as the settings, and records that could not be read or written.
fn create_stores(database: &idb::Database) -> Result<(), idb::Error> {
    add_store(database, StoreName::Games, &["game"])?;
    add_store(database, StoreName::Entries, &["game", "number"])?;
    add_store(database, StoreName::State, &["key"])?;
    add_store(database, StoreName::Damaged, &[])
}

/// Adds the object store of version 2: the saved changes of tournaments, of player profiles, and of
/// notes on games.
fn add_club(database: &idb::Database) -> Result<(), idb::Error> {
    add_store(database, StoreName::Club, &["game", "number"])
}

/// Adds the object store of version 3: game summaries, which lists of games need.
fn add_summaries(database: &idb::Database) -> Result<(), idb::Error> {
    add_store(database, StoreName::Summaries, &["game"])
}

/// Adds an object store to the database. `key` names the fields that form a record's key. Without
/// such fields, the database numbers the records.
fn add_store(database: &idb::Database, store: StoreName, key: &[&str]) -> Result<(), idb::Error> {
    let mut params = ObjectStoreParams::new();
    match key {
        [] => params.auto_increment(true),
        [field] => params.key_path(Some(KeyPath::new_single(field))),
        fields => params.key_path(Some(KeyPath::new_array(fields.iter().copied()))),
    };
    database.create_object_store(store.name(), params).map(drop)
}
