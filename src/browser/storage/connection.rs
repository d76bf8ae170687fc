//! State of the storage of saved data in this browser tab: closed, opening, read-only, or open.

use super::database::transaction::{Database, Durability, RunningTransactions, Transaction};
use super::opening::records::{RecordsCode, RecordsPart};
use super::tab_lock::TabLock;
use super::writing::open_stores::OpenStores;
use super::writing::unload_backup::UnloadBackup;
use crate::app::storage::{BackupFault, OpenGames, StoreName, records_to_save};
use crate::app::{DiskMsg, SaveCommand, StorageTrouble, StoredData, device};
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::time::clock::PageClock;
use crate::lazy::Lazy;
use gloo_timers::future::TimeoutFuture;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Interval between two checks whether the storage can be read, in milliseconds.
const POLL_MS: u32 = 50;
/// Delay before the code that reads saved records is requested again after a failure, in
/// milliseconds.
const REFETCH_DELAY_MS: u32 = 1_000;

/// This tab's connection to the storage of saved data. All code that reads or writes saved data
/// uses this connection.
pub(crate) struct Connection {
    /// Whether the storage is closed, opening, read-only or open.
    pub(crate) state: RefCell<State>,
    /// The tab lock. Only one tab at a time can have it.
    pub(crate) lock: Rc<TabLock>,
    /// The transactions that have not ended.
    pub(crate) running: RunningTransactions,
    /// Backup in local storage for records that are not written yet when the user leaves the page.
    pub(crate) unload_backup: UnloadBackup,
    pub(crate) clock: Rc<PageClock>,
    pub(crate) sender: MessageSender,
    /// Whether the user is leaving the page, or the page is in the back-forward cache. No database
    /// transaction begins in this state.
    away: Cell<bool>,
    /// Number of times that the user has left the page.
    departures: Cell<u32>,
    /// Loads the code that reads saved records. A first visit does not need this code.
    records: Lazy<RecordsCode>,
}

/// State of the storage of saved data in this browser tab.
// There is only one value of this type, so the size of the type does not matter.
#[allow(clippy::large_enum_variant)]
pub(crate) enum State {
    /// The storage cannot be used, or belongs to another tab. Save commands are dropped.
    Closed,
    /// The storage is being opened, or cannot be written yet. Save commands are queued.
    Opening(PendingOpening),
    /// The storage can be read, but not written. Save commands are dropped.
    ReadOnly(Database),
    /// The storage can be read and written.
    Open(OpenStores),
}

/// Callback that receives the saved data once the storage is open. Runs at most once.
pub(crate) type OnOpened = Rc<Cell<Option<Box<dyn FnOnce(StoredData)>>>>;

/// How the page opens the storage of saved data.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpenMode {
    /// The page waits for the saved data.
    Awaited,
    /// The players use the page while the storage opens in the background.
    InBackground,
    /// The page waits for the saved data, and takes the storage from the tab that has it.
    ByForce,
}

/// The storage of saved data while it is opening, with the queued save commands.
pub(crate) struct PendingOpening {
    pub(crate) mode: OpenMode,
    /// The number that marks this tab as the owner of the database.
    pub(crate) tab: u32,
    /// The queued save commands.
    pub(crate) waiting: Vec<SaveCommand>,
    /// Callback that receives the saved data.
    pub(crate) then: OnOpened,
    /// The connection to the database; `None` until it exists. Saved data can be read over this
    /// connection even before it is possible to write.
    pub(crate) database: Option<Database>,
}

impl PendingOpening {
    /// Closes the connection to the database, if the connection exists.
    pub(crate) fn disconnect(&mut self) {
        if let Some(database) = self.database.take() {
            database.close();
        }
    }

    /// Backs up the queued save commands in local storage; the next page writes them to the
    /// database. Does nothing unless the players use the page while the storage opens in the
    /// background ([`OpenMode::InBackground`]).
    fn back_up_unwritten(&self, unload_backup: &UnloadBackup) {
        if self.mode != OpenMode::InBackground || self.waiting.is_empty() {
            return;
        }
        let mut open_games = OpenGames::default();
        let records: Vec<_> =
            self.waiting.iter().flat_map(|keep| records_to_save(keep.clone(), &mut open_games)).collect();
        // If the backup fails, these records are lost when the page closes.
        let _ = unload_backup.back_up_while_opening(self.tab, records.iter());
    }
}

impl State {
    /// Returns the connection to the database; `None` if there is no connection.
    pub(crate) fn database(&self) -> Option<&Database> {
        match self {
            State::Closed => None,
            State::Opening(opening) => opening.database.as_ref(),
            State::ReadOnly(database) => Some(database),
            State::Open(open) => Some(&open.database),
        }
    }

    /// Backs up all unwritten records in local storage (`unload_backup`), because the user is
    /// leaving the page. The next page writes these records to the database.
    pub(crate) fn back_up_unwritten(&mut self, unload_backup: &UnloadBackup) {
        match self {
            State::Closed | State::ReadOnly(_) => {}
            State::Opening(opening) => opening.back_up_unwritten(unload_backup),
            State::Open(open) => open.back_up_unwritten(unload_backup),
        }
    }
}

impl Connection {
    /// Creates the connection to the storage of saved data, without opening it. `unload_backup` is
    /// for records that are not written yet when the user leaves the page. `records` loads the code
    /// that reads saved records.
    pub(crate) fn new(
        clock: Rc<PageClock>,
        post: MessageSender,
        unload_backup: UnloadBackup,
        records: Lazy<RecordsCode>,
    ) -> Rc<Connection> {
        Rc::new(Connection {
            state: RefCell::new(State::Closed),
            lock: Rc::default(),
            running: RunningTransactions::default(),
            unload_backup,
            clock,
            sender: post,
            away: Cell::default(),
            departures: Cell::default(),
            records,
        })
    }

    /// Whether the user is leaving the page, or the page is in the browser's back-forward cache.
    pub(crate) fn is_away(&self) -> bool {
        self.away.get()
    }

    /// Returns how many times the user has left the page. A task that compares the number before
    /// and after a wait knows whether the user left the page during the wait.
    pub(crate) fn departures(&self) -> u32 {
        self.departures.get()
    }

    /// Notes that the user is leaving the page. From then on, no database transaction begins.
    pub(crate) fn note_departure(&self) {
        self.away.set(true);
        self.departures.set(self.departures.get() + 1);
    }

    /// Notes that the page has come back from the browser's back-forward cache. Database
    /// transactions may begin again.
    pub(crate) fn note_return(&self) {
        self.away.set(false);
    }

    /// Begins a read-only transaction of the database on these object stores. The transaction waits
    /// only for earlier write transactions.
    ///
    /// # Errors
    /// If there is no connection to the database, if a store is missing, or if the browser refuses.
    pub(crate) fn begin_reading(&self, stores: &[StoreName]) -> Result<Transaction, BackupFault> {
        let state = self.state.borrow();
        let database = state.database().ok_or(BackupFault::StorageUnavailable)?;
        // A database of a later version may lack some stores.
        if !stores.iter().all(|store| database.has(*store)) {
            return Err(BackupFault::StorageUnavailable);
        }
        Ok(Transaction::begin_reading(database, stores)?)
    }

    /// Begins a write transaction of the database on these object stores. Returns the transaction,
    /// and the number that marks this tab as the owner of the database, which the commit needs.
    ///
    /// # Errors
    /// If the storage is not open for writing, or if the browser refuses.
    pub(crate) fn begin_writing(
        &self,
        durability: Durability,
        stores: &[StoreName],
    ) -> Result<(Transaction, u32), BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) => {
                Ok((Transaction::begin(&open.database, durability, true, stores)?, open.owner_mark))
            }
            _ => Err(BackupFault::StorageUnavailable),
        }
    }

    /// Whether the database has none of the object stores that this version of the app knows. This
    /// is possible if a later version has changed the database.
    pub(crate) fn has_no_stores(&self) -> bool {
        let state = self.state.borrow();
        state.database().is_some_and(|database| !StoreName::ALL.iter().any(|store| database.has(*store)))
    }

    /// Waits until saved data can be read, or until the opening has failed.
    pub(crate) async fn until_readable(&self) {
        let is_waiting = || {
            let state = self.state.borrow();
            matches!(*state, State::Opening(_)) && state.database().is_none()
        };
        while is_waiting() {
            TimeoutFuture::new(POLL_MS).await;
        }
    }

    /// Loads the code that reads saved records. Retries until loading succeeds. During this time
    /// the page behaves as if the storage did not answer.
    pub(crate) async fn records_code(&self) -> &'static dyn RecordsPart {
        loop {
            if let Some(code) = self.records.load().await {
                return code.part();
            }
            TimeoutFuture::new(REFETCH_DELAY_MS).await;
        }
    }

    /// Shows the players that a change of the saved data failed. `fault` is the reason.
    pub(crate) fn report_unwritten(&self, fault: BackupFault) {
        match fault {
            BackupFault::StorageUnavailable => self.sender.send(device::Msg::Failed(fault).into()),
            BackupFault::Storage(fault) => self.sender.send(DiskMsg::SaveFailed(fault).into()),
            // Other code reports faults of files and backups.
            _ => {}
        }
    }

    /// Closes the storage of saved data, because another tab takes it over or upgrades the
    /// database. After that, this tab writes nothing.
    pub(crate) fn give_up_ownership(&self) {
        let (database, then) = match self.state.replace(State::Closed) {
            State::Closed => return,
            State::Opening(opening) => (opening.database, opening.then.take()),
            State::ReadOnly(database) => (Some(database), None),
            State::Open(open) => (Some(open.database), None),
        };
        // An open connection would block the other tab, which needs the database.
        database.iter().for_each(Database::close);
        self.lock.release();
        match then {
            Some(then) => {
                then(StoredData { trouble: Some(StorageTrouble::OtherTab), ..StoredData::default() })
            }
            None => self.sender.send(DiskMsg::TakenOver.into()),
        }
    }

    /// Returns a callback that closes the storage of saved data in this tab. Call it when another
    /// tab takes the tab lock.
    pub(crate) fn on_lock_lost(self: &Rc<Connection>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.give_up_ownership();
            }
        }
    }
}

/// Returns a random number that marks this browser tab as the owner of the database.
pub(crate) fn tab_mark() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
