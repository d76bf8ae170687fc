//! Transactions of the app's database. Only the tab that owns the database can commit a write
//! transaction. Exception: the transaction that makes a tab the owner.

use super::faults::{WriteFailure, abort_reason, request_fault};
use super::keys::key_of_game;
use crate::app::GameId;
use crate::app::records::OWNER_KEY;
use crate::app::storage::{BackupFault, StorageFault, StoreName};
use crate::browser::web::{self, js_field};
use crate::game::Span;
use gloo_events::EventListener;
use idb::request::futures::GetStoreRequestFuture;
use idb::{ObjectStore, TransactionFuture, TransactionResult};
use js_sys::Array;
use std::cell::RefCell;
use std::future::IntoFuture;
use std::rc::Rc;
use wasm_bindgen::JsValue;
use web_sys::{IdbDatabase, IdbTransaction};

/// Time after which a transaction that restores games takes no further games. The remaining games
/// go into later transactions, so that a move can be written in between.
pub(crate) const TRANSACTION_MS: Span = Span::from_millis(8);

/// How safe data must be on the disk before a database transaction counts as committed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Durability {
    /// The operating system has been asked to flush the data to the disk.
    Strict,
    /// The operating system has received the data.
    Relaxed,
}

/// A connection to the database, and the list of its running transactions.
#[derive(Clone)]
pub(crate) struct Database {
    /// The connection, as an object of the browser.
    raw: IdbDatabase,
    /// The unfinished transactions of this page.
    running: RunningTransactions,
}

impl Database {
    /// Wraps a database connection that the browser has opened. The transactions on the connection
    /// are listed in `running`.
    pub(crate) fn new(raw: IdbDatabase, running: RunningTransactions) -> Database {
        Database { raw, running }
    }

    /// Whether the database has this object store. A store can be missing if a later version of the
    /// app has written the database.
    pub(crate) fn has(&self, store: StoreName) -> bool {
        self.raw.object_store_names().contains(store.name())
    }

    /// Closes the connection to the database once its transactions have finished.
    pub(crate) fn close(&self) {
        self.raw.close();
    }
}

/// The list of the unfinished database transactions of this page, on all of its connections.
#[derive(Clone, Default)]
pub(crate) struct RunningTransactions(Rc<RefCell<Vec<IdbTransaction>>>);

impl RunningTransactions {
    /// Aborts all database transactions of this page that are not committing yet. Called when the
    /// browser suspends the page: the suspended transactions would block the transactions of later
    /// pages.
    pub(crate) fn abort_all(&self) {
        for transaction in &*self.0.borrow() {
            // A transaction that is already committing cannot be aborted, and finishes without the
            // page.
            let _ = transaction.abort();
        }
    }

    /// Adds a running database transaction to the list.
    fn add(&self, transaction: &IdbTransaction) {
        self.0.borrow_mut().push(transaction.clone());
    }

    /// Removes a finished database transaction from the list.
    fn remove(&self, transaction: &IdbTransaction) {
        self.0.borrow_mut().retain(|other| other != transaction);
    }
}

/// A database transaction on some object stores. The browser runs a transaction only after all
/// earlier transactions that share a store with it, unless both are read-only.
///
/// Finish every transaction with [`Transaction::commit`], [`Transaction::finish_reading`] or
/// [`Transaction::abort`]. These functions wait for the end of the transaction, remove its event
/// listeners, and remove it from the list of running transactions.
pub(crate) struct Transaction {
    raw: IdbTransaction,
    /// Resolves when the transaction has finished, or earlier, when one of its requests fails.
    ended: TransactionFuture,
    /// Request for the record that names the owner of the database; `None` if the commit does not
    /// depend on the owner.
    owner: Option<GetStoreRequestFuture>,
    running: RunningTransactions,
    failure: FirstFailure,
}

/// The error of the first failed request of a database transaction. The transaction itself reports
/// this error only later, and not at all in WebKit.
struct FirstFailure {
    fault: Rc<RefCell<Option<StorageFault>>>,
    /// Listens for failed requests until it is dropped.
    _listener: EventListener,
}

impl FirstFailure {
    /// Starts to listen for failed requests of a database transaction.
    fn listen(raw: &IdbTransaction) -> FirstFailure {
        let fault = Rc::<RefCell<Option<StorageFault>>>::default();
        let first = fault.clone();
        let _listener = EventListener::new(raw, "error", move |event| {
            let mut first = first.borrow_mut();
            *first = first.take().or_else(|| request_fault(event));
        });
        FirstFailure { fault, _listener }
    }

    /// Returns why the browser aborted the database transaction: the error of the transaction, or
    /// else the error of its first failed request. `None` if neither has an error.
    fn reason(&self, raw: &IdbTransaction) -> Option<StorageFault> {
        abort_reason(raw).or_else(|| self.fault.borrow_mut().take())
    }
}

impl Transaction {
    /// Begins a write transaction of the database on these object stores. With `as_owner`, the
    /// transaction commits only if the database names this tab as its owner. The transaction that
    /// writes the owner's record does not use `as_owner`.
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
        let mut transaction = Transaction::begin_in_mode(database, "readwrite", durability, stores)?;
        if as_owner {
            transaction.owner =
                Some(transaction.store(StoreName::State)?.get(JsValue::from_str(OWNER_KEY))?.into_future());
        }
        Ok(transaction)
    }

    /// Begins a read-only transaction on all object stores of the database. A store that a later
    /// version of the app has removed is left out.
    pub(crate) fn begin_reading_all(database: &Database) -> Result<Transaction, idb::Error> {
        let stores: Vec<_> = StoreName::ALL.into_iter().filter(|store| database.has(*store)).collect();
        Transaction::begin_reading(database, &stores)
    }

    /// Begins a read-only transaction on these object stores of the database.
    pub(crate) fn begin_reading(
        database: &Database,
        stores: &[StoreName],
    ) -> Result<Transaction, idb::Error> {
        Transaction::begin_in_mode(database, "readonly", "relaxed", stores)
    }

    /// Ends this read-only transaction and waits until it has finished.
    pub(crate) async fn finish_reading(self) -> Result<(), WriteFailure> {
        self.commit(0).await
    }

    /// Begins a database transaction on these object stores. `mode` and `durability` are values
    /// that IndexedDB defines, such as `readwrite` and `strict`.
    fn begin_in_mode(
        database: &Database,
        mode: &str,
        durability: &str,
        stores: &[StoreName],
    ) -> Result<Transaction, idb::Error> {
        let stores: Array = stores.iter().map(|store| JsValue::from_str(store.name())).collect();
        let raw = web::begin_transaction(&database.raw, &stores, mode, durability)
            .map_err(idb::Error::TransactionOpenFailed)?;
        database.running.add(&raw);
        // This listener must come before the listeners of `ended`. A failed request resolves
        // `ended`, and the code that awaits `ended` may run before later listeners of the same
        // event.
        let failure = FirstFailure::listen(&raw);
        let ended = idb::Transaction::from(raw.clone()).into_future();
        Ok(Transaction { raw, ended, owner: None, running: database.running.clone(), failure })
    }

    /// Returns the browser's object for this database transaction. Other code can abort the
    /// transaction with it.
    pub(crate) fn raw(&self) -> IdbTransaction {
        self.raw.clone()
    }

    /// Returns an object store of the database, for requests in this transaction.
    pub(crate) fn store(&self, store: StoreName) -> Result<ObjectStore, idb::Error> {
        self.raw.object_store(store.name()).map(ObjectStore::from).map_err(idb::Error::ObjectStoreNotFound)
    }

    /// Aborts this database transaction if `done`, the result of its requests, is an error.
    /// Converts the error to a [`BackupFault`]. Never commits.
    pub(crate) fn abort_on_error<T>(&self, done: Result<T, idb::Error>) -> Result<T, BackupFault> {
        done.map_err(|error| {
            // A transaction that has finished cannot be aborted.
            let _ = self.raw.abort();
            error.into()
        })
    }

    /// Deletes the stored summary of a game. Call this in a transaction that changes the game,
    /// because the summary would become wrong. The app derives a new summary later.
    pub(crate) fn forget_summary(&self, game: GameId) -> Result<(), idb::Error> {
        self.store(StoreName::Summaries)?.delete(key_of_game(game)).map(drop)
    }

    /// Commits the transaction and waits for its end. A transaction that was begun with `as_owner`
    /// commits only if the database names the tab with the number `tab` as its owner; otherwise it
    /// is aborted. So two tabs never both write.
    pub(crate) async fn commit(self, tab: u32) -> Result<(), WriteFailure> {
        let Transaction { raw, ended, owner, running, failure } = self;
        let ours = match owner {
            Some(owner) => owner
                .await
                .map(|owner| owner.map(|owner| js_field(&owner, "number").as_f64() == Some(f64::from(tab)))),
            None => Ok(Some(true)),
        };
        match ours {
            // The abort fails without harm if the transaction has already finished.
            Ok(None | Some(false)) => drop(raw.abort()),
            // No more requests follow. The browser finishes a committing transaction even if the
            // page closes.
            _ => web::commit(&raw),
        }
        let ended = ended.await;
        stop_listening(&raw);
        running.remove(&raw);
        match (ours, ended) {
            (Ok(Some(false)), _) => Err(WriteFailure::OwnedByOtherTab),
            (Ok(None), _) => Err(WriteFailure::Cleared),
            (Ok(Some(true)), Ok(TransactionResult::Committed)) => Ok(()),
            _ => Err(WriteFailure::Refused(
                failure.reason(&raw).unwrap_or_else(|| StorageFault::Denied("AbortError".to_owned())),
            )),
        }
    }

    /// Aborts the database transaction and waits for its end. Returns the error of an earlier
    /// failed request, or the reason of an earlier abort by the browser; `None` if the browser has
    /// reported neither.
    pub(crate) async fn abort(self) -> Option<StorageFault> {
        // A transaction that has finished cannot be aborted.
        let _ = self.raw.abort();
        if let Some(owner) = self.owner {
            let _ = owner.await;
        }
        let _ = self.ended.await;
        stop_listening(&self.raw);
        self.running.remove(&self.raw);
        self.failure.reason(&self.raw)
    }
}

/// Removes the event handlers of [`Transaction::ended`] from a finished transaction. Their Rust
/// closures are already freed. After a failed request the browser may still send events, and
/// calling a freed closure throws a JavaScript error.
fn stop_listening(transaction: &IdbTransaction) {
    transaction.set_onerror(None);
    transaction.set_onabort(None);
    transaction.set_oncomplete(None);
}
