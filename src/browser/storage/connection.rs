//! Connection of this tab to the storage: closed, opening, read-only or open.

use super::database::transaction::{Database, Durability, RunningTransactions, Transaction};
use super::opening::records::{RecordsCode, RecordsPart};
use super::tab_lock::TabLock;
use super::writing::open::OpenStores;
use super::writing::unload_backup::UnloadBackup;
use crate::app::kept::{BackupFault, OpenGames, StoreName, records_to_save};
use crate::app::{DiskMsg, SaveCommand, StorageTrouble, StoredData, device};
use crate::browser::runtime::messages::MessageSender;
use crate::browser::time::clock::PageClock;
use crate::lazy::Lazy;
use gloo_timers::future::TimeoutFuture;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Interval at which a reading checks whether the storage is open, in milliseconds.
const LOOK_MS: u32 = 50;
/// Delay before a failed load of the code for records is repeated, in milliseconds.
const FETCH_AGAIN_MS: u32 = 1_000;

/// Storage of this tab, shared by everything that reads and writes it.
pub(crate) struct Connection {
    pub(crate) state: RefCell<State>,
    pub(crate) lock: Rc<TabLock>,
    /// Unfinished transactions.
    pub(crate) running: RunningTransactions,
    /// Backup of records that the page has not written when it is left.
    pub(crate) unload_backup: UnloadBackup,
    pub(crate) clock: Rc<PageClock>,
    pub(crate) post: MessageSender,
    /// Whether the page is being left or is in the back-forward cache; then no transaction is
    /// started.
    away: Cell<bool>,
    /// Number of times that the page has been left.
    departures: Cell<u32>,
    /// Code for saved records, which a first visit does not need.
    records: Lazy<RecordsCode>,
}

// The enum has only one instance.
#[allow(clippy::large_enum_variant)]
pub(crate) enum State {
    /// The storage is not available, or another tab has it. Records are dropped.
    Closed,
    /// The storage is opening or not writable yet. Records are queued.
    Opening(PendingOpening),
    /// The storage can be read but never written. Records are dropped.
    ReadOnly(Database),
    Open(OpenStores),
}

/// Callback for the data found; the first caller takes it.
pub(crate) type OnOpened = Rc<Cell<Option<Box<dyn FnOnce(StoredData)>>>>;

/// Mode in which the storage is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum OpenMode {
    /// The page waits for the saved data.
    Awaited,
    /// The page runs meanwhile.
    Beside,
    /// The page waits, and takes the storage over from the tab that has it.
    ByForce,
}

/// Storage while it is opening.
pub(crate) struct PendingOpening {
    pub(crate) way: OpenMode,
    /// Mark of this tab as owner.
    pub(crate) tab: u32,
    /// Records to be saved, queued meanwhile.
    pub(crate) waiting: Vec<SaveCommand>,
    /// Callback for the data found.
    pub(crate) then: OnOpened,
    /// Database connection, if established: readable while writing is not possible.
    pub(crate) database: Option<Database>,
}

impl PendingOpening {
    /// Closes the database connection.
    pub(crate) fn disconnect(&mut self) {
        if let Some(database) = self.database.take() {
            database.close();
        }
    }

    /// Leaves the records of a first visit to the next page, if the stores are still being created.
    fn leave(&self, unload_backup: &UnloadBackup) {
        if self.way != OpenMode::Beside || self.waiting.is_empty() {
            return;
        }
        let mut at_hand = OpenGames::default();
        let records: Vec<_> =
            self.waiting.iter().flat_map(|keep| records_to_save(keep.clone(), &mut at_hand)).collect();
        // If local storage is not available, these records are lost with the page.
        let _ = unload_backup.leave_first(self.tab, records.iter());
    }
}

impl State {
    /// Returns the database connection, if there is one.
    pub(crate) fn database(&self) -> Option<&Database> {
        match self {
            State::Closed => None,
            State::Opening(opening) => opening.database.as_ref(),
            State::ReadOnly(database) => Some(database),
            State::Open(open) => Some(&open.database),
        }
    }

    /// Leaves unwritten records to the next page.
    pub(crate) fn leave(&mut self, unload_backup: &UnloadBackup) {
        match self {
            State::Closed | State::ReadOnly(_) => {}
            State::Opening(opening) => opening.leave(unload_backup),
            State::Open(open) => open.leave(unload_backup),
        }
    }
}

impl Connection {
    /// Creates a storage that has not been opened.
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
            post,
            away: Cell::default(),
            departures: Cell::default(),
            records,
        })
    }

    /// Whether the page is being left or is in the back-forward cache.
    pub(crate) fn is_away(&self) -> bool {
        self.away.get()
    }

    /// Returns the number of times that the page has been left.
    pub(crate) fn departures(&self) -> u32 {
        self.departures.get()
    }

    /// Notes that the page is being left.
    pub(crate) fn depart(&self) {
        self.away.set(true);
        self.departures.set(self.departures.get() + 1);
    }

    /// Notes that the page has come back.
    pub(crate) fn come_back(&self) {
        self.away.set(false);
    }

    /// Begins a read-only transaction. It waits only for running writes.
    ///
    /// # Errors
    /// If there is no database to read.
    pub(crate) fn begin_reading(&self, stores: &[StoreName]) -> Result<Transaction, BackupFault> {
        let state = self.state.borrow();
        let database = state.database().ok_or(BackupFault::NoStorage)?;
        // A database of a later version may lack some stores.
        if !stores.iter().all(|store| database.has(*store)) {
            return Err(BackupFault::NoStorage);
        }
        Ok(Transaction::reading(database, stores)?)
    }

    /// Begins a writing transaction. Returns this tab's mark too.
    ///
    /// # Errors
    /// If the storage is not open for writing.
    pub(crate) fn begin_writing(
        &self,
        durability: Durability,
        stores: &[StoreName],
    ) -> Result<(Transaction, u32), BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) => {
                Ok((Transaction::begin(&open.database, durability, true, stores)?, open.tab))
            }
            _ => Err(BackupFault::NoStorage),
        }
    }

    /// Whether the database has none of the app's stores, because a later version has changed them.
    pub(crate) fn has_no_stores(&self) -> bool {
        let state = self.state.borrow();
        state.database().is_some_and(|database| !StoreName::ALL.iter().any(|store| database.has(*store)))
    }

    /// Waits until the saved data is readable, or is known to be unavailable.
    pub(crate) async fn until_readable(&self) {
        let is_waiting = || {
            let state = self.state.borrow();
            matches!(*state, State::Opening(_)) && state.database().is_none()
        };
        while is_waiting() {
            TimeoutFuture::new(LOOK_MS).await;
        }
    }

    /// Loads the code for records that a first visit does not need. If it is not available, the
    /// storage behaves like one that does not answer: the page continues without it, and loading is
    /// repeated until it succeeds.
    pub(crate) async fn records_code(&self) -> &'static dyn RecordsPart {
        loop {
            if let Some(code) = self.records.load().await {
                return code.part();
            }
            TimeoutFuture::new(FETCH_AGAIN_MS).await;
        }
    }

    /// Reports to the players that a change could not be written, even if nothing can be written at
    /// all.
    pub(crate) fn report_unwritten(&self, fault: BackupFault) {
        match fault {
            BackupFault::NoStorage => self.post.send(device::Msg::Failed(fault).into()),
            BackupFault::Storage(fault) => self.post.send(DiskMsg::SaveFailed(fault).into()),
            // Faults of files and backups are reported elsewhere.
            _ => {}
        }
    }

    /// Gives the stores up to another tab; nothing is written after that.
    pub(crate) fn lose(&self) {
        let (database, then) = match self.state.replace(State::Closed) {
            State::Closed => return,
            State::Opening(opening) => (opening.database, opening.then.take()),
            State::ReadOnly(database) => (Some(database), None),
            State::Open(open) => (Some(open.database), None),
        };
        // An open connection would block the tab that wants the stores.
        database.iter().for_each(Database::close);
        self.lock.let_go();
        match then {
            Some(then) => {
                then(StoredData { trouble: Some(StorageTrouble::OtherTab), ..StoredData::default() })
            }
            None => self.post.send(DiskMsg::TakenOver.into()),
        }
    }

    /// Returns a callback that calls [`Connection::lose`] when another tab takes the stores.
    pub(crate) fn on_lost(self: &Rc<Connection>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.lose();
            }
        }
    }
}

/// Returns a random mark for this tab.
pub(crate) fn mark() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
