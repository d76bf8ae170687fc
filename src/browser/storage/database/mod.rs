//! The database: its stores, and transactions that only the tab that owns them completes.

use crate::app::GameId;
use crate::app::kept::{StorageFault, StoreName};
use crate::app::records::{OWNER, Record};
use crate::browser::web::{self, field};
use crate::game::Span;
use gloo_timers::future::TimeoutFuture;
use idb::event::VersionChangeEvent;
use idb::request::futures::GetStoreRequestFuture;
use idb::{
    DatabaseEvent, Factory, KeyPath, KeyRange, ObjectStore, ObjectStoreParams, Query, TransactionFuture,
    TransactionResult,
};
use js_sys::Array;
use std::cell::{Cell, RefCell};
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{IdbDatabase, IdbTransaction, IdbVersionChangeEvent};

const NAME: &str = "tabiya";
/// What each version of the stores has that the one before it had not, from version 1 on; the version of what lies in
/// them is in each record. A step that stands here never changes: databases have been through it.
const STEPS: [Step; 3] = [make, add_club, add_summaries];

/// The time after which a transaction that writes many games ends and another one begins: a move is written between them.
pub(crate) const SLICE: Span = Span::from_millis(8);

/// What brings the stores from one version to the next.
type Step = fn(&idb::Database) -> Result<(), idb::Error>;

/// How surely a transaction is on the disk before it is said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durability {
    /// The system has been told to write it through to the disk.
    Strict,
    /// The system has it.
    Relaxed,
}

/// The database as it was found.
pub(crate) struct Opened {
    pub(crate) database: IdbDatabase,
    pub(crate) age: Age,
}

/// What the version of the database is to this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Age {
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
    on_newer: impl FnOnce(bool) + 'static,
    on_close: impl FnOnce() + 'static,
) -> Result<Opened, idb::Error> {
    let (mut database, age) = match at_version(Some(STEPS.len() as u32)).await {
        Err(error) if name_of(&error).as_deref() == Some("VersionError") => {
            (at_version(None).await?.0, Age::Later)
        }
        opened => opened?,
    };
    database.on_version_change(move |event| {
        on_newer(event.unchecked_ref::<IdbVersionChangeEvent>().new_version().is_none());
    });
    database.on_close(move |_| on_close());
    database.forget_callbacks();
    Ok(Opened { database: database.into(), age })
}

/// Opens the database in that version, or in the one that it has.
async fn at_version(version: Option<u32>) -> Result<(idb::Database, Age), idb::Error> {
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
    Ok((opened?, if is_new.get() { Age::New } else { Age::Known }))
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

/// The key of how a game began.
pub(crate) fn key_of_game(game: GameId) -> JsValue {
    // Microseconds since 1970: a whole number that a float holds exactly for another two hundred years.
    JsValue::from_f64(game.0 as f64)
}

/// The key of an entry of a game.
pub(crate) fn key_of_entry(game: GameId, number: &JsValue) -> JsValue {
    Array::of2(&key_of_game(game), number).into()
}

/// Deletes the summary of a game that changes: it is derived again.
pub(crate) fn forget_summary(writing: &Writing, game: GameId) -> Result<(), idb::Error> {
    writing.store(StoreName::Summaries)?.delete(key_of_game(game)).map(drop)
}

/// All the entries of a game, whatever their numbers are.
pub(crate) fn entries_of(game: GameId) -> Result<Query, idb::Error> {
    // Among keys a list comes after everything else, and a shorter list before a longer one.
    let (first, last) = (Array::of1(&key_of_game(game)), key_of_entry(game, &Array::new()));
    Ok(KeyRange::bound(&first, &last, None, None)?.into())
}

/// A transaction on stores: it waits for those that were begun before it on any of them, so they are carried out in order.
///
/// Its events are listened to from its beginning, and to the end: it must be seen through by [`Writing::done`] or
/// [`Writing::call_off`].
pub(crate) struct Writing {
    raw: IdbTransaction,
    ended: TransactionFuture,
    owner: Option<GetStoreRequestFuture>,
}

/// Why something was not written.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Another tab owns the stores.
    NotOurs,
    /// Nobody owns them: they have been cleared.
    Cleared,
    /// The storage cannot be used.
    Refused(StorageFault),
}

impl From<idb::Error> for Failure {
    fn from(error: idb::Error) -> Failure {
        Failure::Refused(match (&error, name_of(&error)) {
            (idb::Error::IndexedDbNotFound(_), _) => StorageFault::Denied("IndexedDB".to_owned()),
            (_, Some(name)) => fault_of(&name, message_of(&error)),
            (_, None) => StorageFault::Denied(String::new()),
        })
    }
}

/// What the browser threw, or said of a request that failed: an exception.
fn thrown(error: &idb::Error) -> Option<js_sys::Error> {
    use idb::Error::{
        AddFailed, DomException, GetFailed, IndexedDbOpenFailed, TransactionOpenFailed, UpdateFailed,
    };
    let thrown: JsValue = match error {
        DomException(exception) => exception.into(),
        IndexedDbOpenFailed(fault)
        | TransactionOpenFailed(fault)
        | AddFailed(fault)
        | UpdateFailed(fault)
        | GetFailed(fault) => fault.clone(),
        _ => return None,
    };
    thrown.dyn_into().ok()
}

/// The name of the exception behind an error: `QuotaExceededError`, say.
fn name_of(error: &idb::Error) -> Option<String> {
    Some(thrown(error)?.name().into())
}

fn message_of(error: &idb::Error) -> String {
    thrown(error).map(|thrown| String::from(thrown.message())).unwrap_or_default()
}

impl Writing {
    /// Begins a transaction. It is for the tab that owns the stores; `as_owner` is false for the one that makes this
    /// tab the owner.
    pub(crate) fn begin(
        database: &IdbDatabase,
        durability: Durability,
        as_owner: bool,
        stores: &[StoreName],
    ) -> Result<Writing, idb::Error> {
        let durability = match durability {
            Durability::Strict => "strict",
            Durability::Relaxed => "relaxed",
        };
        let mut writing = Writing::in_mode(database, "readwrite", durability, stores)?;
        if as_owner {
            writing.owner =
                Some(writing.store(StoreName::State)?.get(JsValue::from_str(OWNER))?.into_future());
        }
        Ok(writing)
    }

    /// Begins one that writes nothing, on every store that is there: a database of a later version may lack some.
    pub(crate) fn read_only(database: &IdbDatabase) -> Result<Writing, idb::Error> {
        let names = database.object_store_names();
        let stores: Vec<_> =
            StoreName::ALL.into_iter().filter(|store| names.contains(store.name())).collect();
        Writing::reading(database, &stores)
    }

    /// Begins one that writes nothing, on these stores.
    pub(crate) fn reading(database: &IdbDatabase, stores: &[StoreName]) -> Result<Writing, idb::Error> {
        Writing::in_mode(database, "readonly", "relaxed", stores)
    }

    /// Waits until a transaction that writes nothing is over.
    pub(crate) async fn read(self) -> Result<(), Failure> {
        self.done(0).await
    }

    fn in_mode(
        database: &IdbDatabase,
        mode: &str,
        durability: &str,
        stores: &[StoreName],
    ) -> Result<Writing, idb::Error> {
        let stores: Array = stores.iter().map(|store| JsValue::from_str(store.name())).collect();
        let raw = web::begin_transaction(database, &stores, mode, durability)
            .map_err(idb::Error::TransactionOpenFailed)?;
        GOING_ON.with_borrow_mut(|going_on| going_on.push(raw.clone()));
        let ended = idb::Transaction::from(raw.clone()).into_future();
        Ok(Writing { raw, ended, owner: None })
    }

    /// What stops it, also while somebody waits for its end.
    pub(crate) fn raw(&self) -> IdbTransaction {
        self.raw.clone()
    }

    /// One of the stores.
    pub(crate) fn store(&self, store: StoreName) -> Result<ObjectStore, idb::Error> {
        self.raw.object_store(store.name()).map(ObjectStore::from).map_err(idb::Error::ObjectStoreNotFound)
    }

    /// Waits until it has been carried out; nothing is, if the stores do not belong to the tab of this mark.
    pub(crate) async fn done(self, tab: u32) -> Result<(), Failure> {
        let Writing { raw, ended, owner } = self;
        let ours = match owner {
            Some(owner) => owner
                .await
                .map(|owner| owner.map(|owner| field(&owner, "number").as_f64() == Some(f64::from(tab)))),
            None => Ok(Some(true)),
        };
        match ours {
            // If it is over already, this changes nothing: how it ended is seen below.
            Ok(None | Some(false)) => drop(raw.abort()),
            // Nothing more is asked of it. From here on it does not need the page, which may go.
            _ => web::commit(&raw),
        }
        let ended = ended.await;
        stop_listening(&raw);
        if !matches!(ended, Ok(TransactionResult::Committed)) && raw.error().is_none() {
            // A request that fails says so before its transaction knows why it is called off.
            TimeoutFuture::new(0).await;
        }
        is_over(&raw);
        match (ours, ended) {
            (Ok(Some(false)), _) => Err(Failure::NotOurs),
            (Ok(None), _) => Err(Failure::Cleared),
            (Ok(Some(true)), Ok(TransactionResult::Committed)) => Ok(()),
            _ => Err(Failure::Refused(
                why(&raw).unwrap_or_else(|| StorageFault::Denied("AbortError".to_owned())),
            )),
        }
    }

    /// Nothing of it is carried out. Answers with what was wrong with it, where the browser knows.
    pub(crate) async fn call_off(self) -> Option<StorageFault> {
        // If it is over already, it is.
        let _ = self.raw.abort();
        if let Some(owner) = self.owner {
            let _ = owner.await;
        }
        let _ = self.ended.await;
        stop_listening(&self.raw);
        is_over(&self.raw);
        why(&self.raw)
    }
}

thread_local! {
    /// The transactions that go on.
    static GOING_ON: RefCell<Vec<IdbTransaction>> = const { RefCell::new(Vec::new()) };
}

/// Of a transaction with several requests that fail, each says so, and then the transaction itself. The first of it has been
/// heard, and what heard it is gone.
fn stop_listening(writing: &IdbTransaction) {
    writing.set_onerror(None);
    writing.set_onabort(None);
    writing.set_oncomplete(None);
}

fn is_over(writing: &IdbTransaction) {
    GOING_ON.with_borrow_mut(|going_on| going_on.retain(|other| other != writing));
}

/// Calls off every transaction that still needs the page: this page is put away, and they would hold up those of every
/// page after it.
pub(crate) fn call_off_all() {
    GOING_ON.with_borrow(|going_on| {
        for writing in going_on {
            // One that needs nothing more of the page goes its way.
            let _ = writing.abort();
        }
    });
}

/// Why the browser has called a transaction off; `None` where it does not say.
fn why(writing: &IdbTransaction) -> Option<StorageFault> {
    writing.error().map(|error| fault_of(&error.name(), error.message()))
}

/// The fault that a DOM exception of this name and message stands for.
fn fault_of(name: &str, message: String) -> StorageFault {
    match name {
        "QuotaExceededError" => StorageFault::Full(message),
        "ConstraintError" | "DataError" | "DataCloneError" => {
            StorageFault::Unwritable(format!("{name}: {message}"))
        }
        _ => StorageFault::Denied(message),
    }
}

/// The record as the database takes it. What cannot be one (none of ours) is refused by the database.
pub(crate) fn raw(record: &Record) -> JsValue {
    serde_wasm_bindgen::to_value(record).unwrap_or_default()
}
