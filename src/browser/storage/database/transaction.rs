//! Transactions, which only the tab that owns the stores completes.

use super::faults::{WriteFailure, why};
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

/// Duration after which a transaction that writes many games ends and another one begins, so that a
/// move can be written in between.
pub(crate) const SLICE: Span = Span::from_millis(8);

/// Guarantee with which a transaction reports completion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durability {
    /// Reports after the system has been asked to write to the physical disk.
    Strict,
    /// Reports as soon as the system has the data.
    Relaxed,
}

/// Connection to the database.
#[derive(Clone)]
pub(crate) struct Database {
    raw: IdbDatabase,
    running: RunningTransactions,
}

impl Database {
    /// Wraps the connection that the browser has opened.
    pub(crate) fn new(raw: IdbDatabase, running: RunningTransactions) -> Database {
        Database { raw, running }
    }

    /// Whether the database has this store; one of a later version may lack some.
    pub(crate) fn has(&self, store: StoreName) -> bool {
        self.raw.object_store_names().contains(store.name())
    }

    /// Closes the connection after its transactions have ended.
    pub(crate) fn close(&self) {
        self.raw.close();
    }
}

/// Unfinished transactions of this page, on all of its connections.
#[derive(Clone, Default)]
pub(crate) struct RunningTransactions(Rc<RefCell<Vec<IdbTransaction>>>);

impl RunningTransactions {
    /// Aborts every transaction that still needs the page: in the back-forward cache they would
    /// block the transactions of later pages.
    pub(crate) fn call_off(&self) {
        for transaction in &*self.0.borrow() {
            // A transaction that is already committing cannot be aborted; leave it.
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

/// Transaction on stores: it waits for earlier transactions on any of them, so they run in order.
///
/// Its listeners exist from beginning to end, so every transaction must end with [`Transaction::done`]
/// or [`Transaction::call_off`].
pub(crate) struct Transaction {
    raw: IdbTransaction,
    ended: TransactionFuture,
    owner: Option<GetStoreRequestFuture>,
    running: RunningTransactions,
}

impl Transaction {
    /// Begins a transaction, which requires that this tab owns the stores; `as_owner` is false for
    /// the transaction that makes this tab the owner.
    pub(crate) fn begin(
        database: &Database,
        durability: Durability,
        as_owner: bool,
        stores: &[StoreName],
    ) -> Result<Transaction, idb::Error> {
        let durability = match durability {
            Durability::Strict => "strict",
            Durability::Relaxed => "relaxed",
        };
        let mut writing = Transaction::in_mode(database, "readwrite", durability, stores)?;
        if as_owner {
            writing.owner =
                Some(writing.store(StoreName::State)?.get(JsValue::from_str(OWNER_KEY))?.into_future());
        }
        Ok(writing)
    }

    /// Begins a read-only transaction on every existing store; a database of a later version may
    /// lack some.
    pub(crate) fn read_only(database: &Database) -> Result<Transaction, idb::Error> {
        let stores: Vec<_> = StoreName::ALL.into_iter().filter(|store| database.has(*store)).collect();
        Transaction::reading(database, &stores)
    }

    /// Begins a read-only transaction on these stores.
    pub(crate) fn reading(database: &Database, stores: &[StoreName]) -> Result<Transaction, idb::Error> {
        Transaction::in_mode(database, "readonly", "relaxed", stores)
    }

    /// Waits until a read-only transaction has ended.
    pub(crate) async fn read(self) -> Result<(), WriteFailure> {
        self.done(0).await
    }

    fn in_mode(
        database: &Database,
        mode: &str,
        durability: &str,
        stores: &[StoreName],
    ) -> Result<Transaction, idb::Error> {
        let stores: Array = stores.iter().map(|store| JsValue::from_str(store.name())).collect();
        let raw = web::begin_transaction(&database.raw, &stores, mode, durability)
            .map_err(idb::Error::TransactionOpenFailed)?;
        database.running.add(&raw);
        let ended = idb::Transaction::from(raw.clone()).into_future();
        Ok(Transaction { raw, ended, owner: None, running: database.running.clone() })
    }

    /// Returns the browser's transaction, which can be aborted while another task waits for its
    /// end.
    pub(crate) fn raw(&self) -> IdbTransaction {
        self.raw.clone()
    }

    /// Returns one of the stores.
    pub(crate) fn store(&self, store: StoreName) -> Result<ObjectStore, idb::Error> {
        self.raw.object_store(store.name()).map(ObjectStore::from).map_err(idb::Error::ObjectStoreNotFound)
    }

    /// Returns the result of requests, or aborts the transaction after a fault.
    pub(crate) fn checked<T>(&self, done: Result<T, idb::Error>) -> Result<T, BackupFault> {
        done.map_err(|error| {
            // An ended transaction cannot be aborted; the error is ignored.
            let _ = self.raw.abort();
            error.into()
        })
    }

    /// Deletes the summary of a game that changes; it is computed again later.
    pub(crate) fn forget_summary(&self, game: GameId) -> Result<(), idb::Error> {
        self.store(StoreName::Summaries)?.delete(key_of_game(game)).map(drop)
    }

    /// Waits until the transaction has completed. Aborts it if the tab with this mark does not own
    /// the stores.
    pub(crate) async fn done(self, tab: u32) -> Result<(), WriteFailure> {
        let Transaction { raw, ended, owner, running } = self;
        let ours = match owner {
            Some(owner) => owner
                .await
                .map(|owner| owner.map(|owner| field(&owner, "number").as_f64() == Some(f64::from(tab)))),
            None => Ok(Some(true)),
        };
        match ours {
            // If the transaction has ended already, this has no effect; its outcome is checked
            // below.
            Ok(None | Some(false)) => drop(raw.abort()),
            // No requests remain, so the transaction can commit even if the page goes away.
            _ => web::commit(&raw),
        }
        let ended = ended.await;
        stop_listening(&raw);
        if !matches!(ended, Ok(TransactionResult::Committed)) && raw.error().is_none() {
            // A failed request is reported before its transaction knows the reason of the abort.
            TimeoutFuture::new(0).await;
        }
        running.remove(&raw);
        match (ours, ended) {
            (Ok(Some(false)), _) => Err(WriteFailure::NotOurs),
            (Ok(None), _) => Err(WriteFailure::Cleared),
            (Ok(Some(true)), Ok(TransactionResult::Committed)) => Ok(()),
            _ => Err(WriteFailure::Refused(
                why(&raw).unwrap_or_else(|| StorageFault::Denied("AbortError".to_owned())),
            )),
        }
    }

    /// Aborts the transaction. Returns its fault, if the browser knows one.
    pub(crate) async fn call_off(self) -> Option<StorageFault> {
        // An ended transaction cannot be aborted; the error is ignored.
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

/// Removes the error handlers. Each failed request of a transaction reports an error, and then the
/// transaction itself; after the first report its listener no longer exists.
fn stop_listening(writing: &IdbTransaction) {
    writing.set_onerror(None);
    writing.set_onabort(None);
    writing.set_oncomplete(None);
}
