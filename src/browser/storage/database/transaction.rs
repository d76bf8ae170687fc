//! Transactions of the app's database. A transaction that writes is committed only by the tab that
//! owns the database.

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

/// Time after which a transaction that restores games takes no more games. The other games follow
/// in further transactions, and a move can be written in between.
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
    /// The browser's connection.
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

    /// Whether the database has this object store. A database of a later version of the app may
    /// lack some.
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
    /// Aborts every database transaction that still needs the page. Called when the browser
    /// suspends the page, because the transactions of a suspended page would block those of later
    /// pages.
    pub(crate) fn abort_all(&self) {
        for transaction in &*self.0.borrow() {
            // A transaction that is already committing does not need the page, and cannot be
            // aborted.
            let _ = transaction.abort();
        }
    }

    /// Adds a running database transaction to the list.
    fn add(&self, transaction: &IdbTransaction) {
        self.0.borrow_mut().push(transaction.clone());
    }

    /// Removes a database transaction that has finished from the list of running ones.
    fn remove(&self, transaction: &IdbTransaction) {
        self.0.borrow_mut().retain(|other| other != transaction);
    }
}

/// A database transaction on some object stores. A transaction waits for earlier ones on any of the
/// same stores, unless both only read.
///
/// Finish every transaction with [`Transaction::commit`], [`Transaction::finish_reading`] or
/// [`Transaction::abort`]: these functions wait for its end, remove its event listeners, and take
/// it off the list of running transactions.
pub(crate) struct Transaction {
    raw: IdbTransaction,
    /// Resolves when the transaction has finished, or already when one of its requests fails.
    ended: TransactionFuture,
    /// Request for the record that names the owner of the database, if only the owner may commit.
    owner: Option<GetStoreRequestFuture>,
    running: RunningTransactions,
    failure: FirstFailure,
}

/// The error of the first failed request of a database transaction. The error is recorded here
/// because the transaction itself gets the error later, and in WebKit never.
struct FirstFailure {
    fault: Rc<RefCell<Option<StorageFault>>>,
    /// Listens for failed requests until it is dropped.
    _listener: EventListener,
}

impl FirstFailure {
    /// Listens for failed requests of a database transaction. The returned value holds the error of
    /// the first one.
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
    /// else of its first failed request. `None` if neither has an error.
    fn reason(&self, raw: &IdbTransaction) -> Option<StorageFault> {
        abort_reason(raw).or_else(|| self.fault.borrow_mut().take())
    }
}

impl Transaction {
    /// Begins a write transaction of the database on these object stores. `as_owner` says whether
    /// to commit only if this tab is marked as the owner of the database; it is `false` for the
    /// transaction that sets this mark.
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
        // Listens before `ended` does: a failed request resolves `ended`, and the code that waits
        // for `ended` may run before the next listener of the same event.
        let failure = FirstFailure::listen(&raw);
        let ended = idb::Transaction::from(raw.clone()).into_future();
        Ok(Transaction { raw, ended, owner: None, running: database.running.clone(), failure })
    }

    /// Returns the browser's own object of this database transaction, with which other code can
    /// abort it.
    pub(crate) fn raw(&self) -> IdbTransaction {
        self.raw.clone()
    }

    /// Returns an object store of the database, for requests in this transaction.
    pub(crate) fn store(&self, store: StoreName) -> Result<ObjectStore, idb::Error> {
        self.raw.object_store(store.name()).map(ObjectStore::from).map_err(idb::Error::ObjectStoreNotFound)
    }

    /// Aborts this database transaction if `done`, the result of its requests, is an error. Returns
    /// `done`, with the error as a [`BackupFault`]. Does not commit.
    pub(crate) fn abort_on_error<T>(&self, done: Result<T, idb::Error>) -> Result<T, BackupFault> {
        done.map_err(|error| {
            // A transaction that has finished cannot be aborted.
            let _ = self.raw.abort();
            error.into()
        })
    }

    /// Deletes the stored summary of a game, because this transaction changes the game. The summary
    /// is derived again later.
    pub(crate) fn forget_summary(&self, game: GameId) -> Result<(), idb::Error> {
        self.store(StoreName::Summaries)?.delete(key_of_game(game)).map(drop)
    }

    /// Commits the transaction and waits for its end. A transaction that only the owner may commit
    /// writes nothing unless the number `tab` marks this tab as the owner of the database, so that
    /// two tabs never both write.
    pub(crate) async fn commit(self, tab: u32) -> Result<(), WriteFailure> {
        let Transaction { raw, ended, owner, running, failure } = self;
        let ours = match owner {
            Some(owner) => owner
                .await
                .map(|owner| owner.map(|owner| js_field(&owner, "number").as_f64() == Some(f64::from(tab)))),
            None => Ok(Some(true)),
        };
        match ours {
            // Aborting a finished transaction has no effect; the result below shows how it ended.
            Ok(None | Some(false)) => drop(raw.abort()),
            // No more requests follow. After the commit the transaction does not need the page,
            // which may close.
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

    /// Aborts the database transaction and waits for its end. Returns why one of its requests
    /// failed, or why the browser aborted it, before this call; `None` if neither happened or the
    /// browser gives no reason.
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

/// Removes the event handlers that the future `ended` has set on a finished transaction. The
/// handlers are freed by now, but after a failed request further events can follow, and the call of
/// a freed handler is a JavaScript error.
fn stop_listening(transaction: &IdbTransaction) {
    transaction.set_onerror(None);
    transaction.set_onabort(None);
    transaction.set_oncomplete(None);
}
