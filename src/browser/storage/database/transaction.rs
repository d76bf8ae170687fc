//! Transactions, which only the tab that owns the stores completes.

use super::faults::{Failure, why};
use super::keys::key_of_game;
use crate::app::GameId;
use crate::app::kept::{BackupFault, StorageFault, StoreName};
use crate::app::records::OWNER_KEY;
use crate::browser::web::{self, field};
use crate::game::Span;
use gloo_timers::future::TimeoutFuture;
use idb::request::futures::GetStoreRequestFuture;
use idb::{ObjectStore, TransactionFuture, TransactionResult};
use js_sys::Array;
use std::cell::RefCell;
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{IdbDatabase, IdbTransaction};

/// The time after which a transaction that writes many games ends and another one begins: a move is written between them.
pub(crate) const SLICE: Span = Span::from_millis(8);

/// How surely a transaction is on the disk before it is said to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durability {
    /// The system has been told to write it through to the disk.
    Strict,
    /// The system has it.
    Relaxed,
}

/// A connection to the database.
#[derive(Clone)]
pub(crate) struct Database {
    raw: IdbDatabase,
    running: RunningTransactions,
}

impl Database {
    /// The connection that the browser has opened.
    pub(crate) fn new(raw: IdbDatabase, running: RunningTransactions) -> Database {
        Database { raw, running }
    }

    /// Whether it has this store: a database of a later version may lack some.
    pub(crate) fn has(&self, store: StoreName) -> bool {
        self.raw.object_store_names().contains(store.name())
    }

    /// Closes it once its transactions are over.
    pub(crate) fn close(&self) {
        self.raw.close();
    }
}

/// The transactions of this page that are not over, on all of its connections.
#[derive(Clone, Default)]
pub(crate) struct RunningTransactions(Rc<RefCell<Vec<IdbTransaction>>>);

impl RunningTransactions {
    /// Calls off every transaction that still needs the page: this page is put away, and they would hold up those of
    /// every page after it.
    pub(crate) fn call_off(&self) {
        for transaction in &*self.0.borrow() {
            // One that needs nothing more of the page is already committing; leave it.
            let _ = transaction.abort();
        }
    }

    fn add(&self, transaction: &IdbTransaction) {
        self.0.borrow_mut().push(transaction.clone());
    }

    fn remove(&self, transaction: &IdbTransaction) {
        self.0.borrow_mut().retain(|other| other != transaction);
    }
}

/// A transaction on stores: it waits for those that were begun before it on any of them, so they are carried out in order.
///
/// Its events are listened to from its beginning, and to the end: it must be seen through by [`Writing::done`] or
/// [`Writing::call_off`].
pub(crate) struct Writing {
    raw: IdbTransaction,
    ended: TransactionFuture,
    owner: Option<GetStoreRequestFuture>,
    running: RunningTransactions,
}

impl Writing {
    /// Begins a transaction. It is for the tab that owns the stores; `as_owner` is false for the one that makes this
    /// tab the owner.
    pub(crate) fn begin(
        database: &Database,
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
                Some(writing.store(StoreName::State)?.get(JsValue::from_str(OWNER_KEY))?.into_future());
        }
        Ok(writing)
    }

    /// Begins one that writes nothing, on every store that is there: a database of a later version may lack some.
    pub(crate) fn read_only(database: &Database) -> Result<Writing, idb::Error> {
        let stores: Vec<_> = StoreName::ALL.into_iter().filter(|store| database.has(*store)).collect();
        Writing::reading(database, &stores)
    }

    /// Begins one that writes nothing, on these stores.
    pub(crate) fn reading(database: &Database, stores: &[StoreName]) -> Result<Writing, idb::Error> {
        Writing::in_mode(database, "readonly", "relaxed", stores)
    }

    /// Waits until a transaction that writes nothing is over.
    pub(crate) async fn read(self) -> Result<(), Failure> {
        self.done(0).await
    }

    fn in_mode(
        database: &Database,
        mode: &str,
        durability: &str,
        stores: &[StoreName],
    ) -> Result<Writing, idb::Error> {
        let stores: Array = stores.iter().map(|store| JsValue::from_str(store.name())).collect();
        let raw = web::begin_transaction(&database.raw, &stores, mode, durability)
            .map_err(idb::Error::TransactionOpenFailed)?;
        database.running.add(&raw);
        let ended = idb::Transaction::from(raw.clone()).into_future();
        Ok(Writing { raw, ended, owner: None, running: database.running.clone() })
    }

    /// What stops it, also while somebody waits for its end.
    pub(crate) fn raw(&self) -> IdbTransaction {
        self.raw.clone()
    }

    /// One of the stores.
    pub(crate) fn store(&self, store: StoreName) -> Result<ObjectStore, idb::Error> {
        self.raw.object_store(store.name()).map(ObjectStore::from).map_err(idb::Error::ObjectStoreNotFound)
    }

    /// What was done in it, or that it is called off because of a fault.
    pub(crate) fn checked<T>(&self, done: Result<T, idb::Error>) -> Result<T, BackupFault> {
        done.map_err(|error| {
            // One that is over has nothing to call off.
            let _ = self.raw.abort();
            error.into()
        })
    }

    /// Deletes the summary of a game that changes: it is derived again.
    pub(crate) fn forget_summary(&self, game: GameId) -> Result<(), idb::Error> {
        self.store(StoreName::Summaries)?.delete(key_of_game(game)).map(drop)
    }

    /// Waits until it has been carried out; nothing is, if the stores do not belong to the tab of this mark.
    pub(crate) async fn done(self, tab: u32) -> Result<(), Failure> {
        let Writing { raw, ended, owner, running } = self;
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
        running.remove(&raw);
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
        self.running.remove(&self.raw);
        why(&self.raw)
    }
}

/// Of a transaction with several requests that fail, each says so, and then the transaction itself. The first of it has been
/// heard, and what heard it is gone.
fn stop_listening(writing: &IdbTransaction) {
    writing.set_onerror(None);
    writing.set_onabort(None);
    writing.set_oncomplete(None);
}
