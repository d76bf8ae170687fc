//! The storage as this tab has it: closed, being opened, to be read, or open.

use super::database::transaction::{Database, Durability, RunningTransactions, Writing};
use super::opening::records::{RecordsCode, RecordsPart};
use super::tab_lock::TabLock;
use super::writing::open::Open;
use super::writing::unload_backup::UnloadBackup;
use crate::app::kept::{BackupFault, OpenGames, StoreName, records_to_save};
use crate::app::{DiskMsg, SaveCommand, StorageTrouble, StoredData, device};
use crate::browser::runtime::messages::MessageSender;
use crate::browser::time::clock::Clock;
use crate::lazy::Lazy;
use gloo_timers::future::TimeoutFuture;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// How often a reading looks whether the storage is open by now, in milliseconds.
const LOOK_MS: u32 = 50;
/// After how long the code that reads records is asked for again, where it could not be had, in milliseconds.
const FETCH_AGAIN_MS: u32 = 1_000;

/// The storage of this tab, shared by all that reads and writes it.
pub(crate) struct Connection {
    pub(crate) state: RefCell<State>,
    pub(crate) lock: Rc<TabLock>,
    /// The transactions that are not over.
    pub(crate) running: RunningTransactions,
    /// What the page leaves unwritten.
    pub(crate) unload_backup: UnloadBackup,
    pub(crate) clock: Rc<Clock>,
    pub(crate) post: MessageSender,
    /// Whether the page is being left, or has been put away: then nothing is begun.
    away: Cell<bool>,
    /// How often that has been so.
    departures: Cell<u32>,
    /// Loads the code for records that a first visit does without.
    records: Lazy<RecordsCode>,
}

// There is one.
#[allow(clippy::large_enum_variant)]
pub(crate) enum State {
    /// It cannot be used, or belongs to another tab. What is to be saved is not.
    Closed,
    /// It is being opened, or nothing can be written yet: what is to be saved waits.
    Opening(Opening),
    /// It can be read, and never written. What is to be saved is not.
    ReadOnly(Database),
    Open(Open),
}

/// What is done with what was found, by the first that comes.
pub(crate) type OnOpened = Rc<Cell<Option<Box<dyn FnOnce(StoredData)>>>>;

/// In which way the storage is opened.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Way {
    /// The page waits for what is in it.
    Awaited,
    /// The page goes on meanwhile.
    Beside,
    /// The page waits, and takes it from the tab that has it.
    ByForce,
}

/// The storage while it is being opened.
pub(crate) struct Opening {
    pub(crate) way: Way,
    /// The mark that this tab will leave.
    pub(crate) tab: u32,
    /// What is to be saved meanwhile.
    pub(crate) waiting: Vec<SaveCommand>,
    /// What is done with what is found.
    pub(crate) then: OnOpened,
    /// The connection, once there is one: it is read from while nothing can be written.
    pub(crate) database: Option<Database>,
}

impl Opening {
    /// Lets go of the connection.
    pub(crate) fn disconnect(&mut self) {
        if let Some(database) = self.database.take() {
            database.close();
        }
    }

    /// Leaves what was played beside the opening of stores that are new to the next page.
    fn leave(&self, unload_backup: &UnloadBackup) {
        if self.way != Way::Beside || self.waiting.is_empty() {
            return;
        }
        let mut at_hand = OpenGames::default();
        let records: Vec<_> =
            self.waiting.iter().flat_map(|keep| records_to_save(keep.clone(), &mut at_hand)).collect();
        // Where nothing can be left, it goes with the page.
        let _ = unload_backup.leave_first(self.tab, records.iter());
    }
}

impl State {
    /// The connection to what is saved, if there is one.
    pub(crate) fn database(&self) -> Option<&Database> {
        match self {
            State::Closed => None,
            State::Opening(opening) => opening.database.as_ref(),
            State::ReadOnly(database) => Some(database),
            State::Open(open) => Some(&open.database),
        }
    }

    /// Leaves what is not written yet to the next page.
    pub(crate) fn leave(&mut self, unload_backup: &UnloadBackup) {
        match self {
            State::Closed | State::ReadOnly(_) => {}
            State::Opening(opening) => opening.leave(unload_backup),
            State::Open(open) => open.leave(unload_backup),
        }
    }
}

impl Connection {
    /// A storage that has not been opened.
    pub(crate) fn new(
        clock: Rc<Clock>,
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

    /// Whether the page is being left, or has been put away.
    pub(crate) fn is_away(&self) -> bool {
        self.away.get()
    }

    /// How often the page has been left.
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

    /// Begins a transaction that only reads. It waits for what is being written, and nothing else.
    ///
    /// # Errors
    /// If there is nothing to read from.
    pub(crate) fn begin_reading(&self, stores: &[StoreName]) -> Result<Writing, BackupFault> {
        let state = self.state.borrow();
        let database = state.database().ok_or(BackupFault::NoStorage)?;
        // A database of a later version may lack some.
        if !stores.iter().all(|store| database.has(*store)) {
            return Err(BackupFault::NoStorage);
        }
        Ok(Writing::reading(database, stores)?)
    }

    /// Begins a transaction that writes; answers with this tab's mark, too.
    ///
    /// # Errors
    /// If the storage is not open to be written.
    pub(crate) fn begin_writing(
        &self,
        durability: Durability,
        stores: &[StoreName],
    ) -> Result<(Writing, u32), BackupFault> {
        match &*self.state.borrow() {
            State::Open(open) => Ok((Writing::begin(&open.database, durability, true, stores)?, open.tab)),
            _ => Err(BackupFault::NoStorage),
        }
    }

    /// Whether there is a database, and nothing of ours in it: a later version has made it otherwise.
    pub(crate) fn has_no_stores(&self) -> bool {
        let state = self.state.borrow();
        state.database().is_some_and(|database| !StoreName::ALL.iter().any(|store| database.has(*store)))
    }

    /// Waits until what is saved can be read, or cannot be had at all.
    pub(crate) async fn until_readable(&self) {
        let is_waiting = || {
            let state = self.state.borrow();
            matches!(*state, State::Opening(_)) && state.database().is_none()
        };
        while is_waiting() {
            TimeoutFuture::new(LOOK_MS).await;
        }
    }

    /// The code for records that a first visit does without. Where it cannot be had the storage is as one that does not answer: the page continues
    /// without it, and it is asked for again and again.
    pub(crate) async fn records_code(&self) -> &'static dyn RecordsPart {
        loop {
            if let Some(code) = self.records.load().await {
                return code.part();
            }
            TimeoutFuture::new(FETCH_AGAIN_MS).await;
        }
    }

    /// Tells the players that a change could not be written, also where nothing can be.
    pub(crate) fn report_unwritten(&self, fault: BackupFault) {
        match fault {
            BackupFault::NoStorage => self.post.send(device::Msg::Failed(fault).into()),
            BackupFault::Storage(fault) => self.post.send(DiskMsg::SaveFailed(fault).into()),
            // Faults of files and backups.
            _ => {}
        }
    }

    /// The stores belong to another tab now, and nothing is written from here on.
    pub(crate) fn lose(&self) {
        let (database, then) = match self.state.replace(State::Closed) {
            State::Closed => return,
            State::Opening(opening) => (opening.database, opening.then.take()),
            State::ReadOnly(database) => (Some(database), None),
            State::Open(open) => (Some(open.database), None),
        };
        // What still hangs on the connection holds up whoever wants the stores.
        database.iter().for_each(Database::close);
        self.lock.let_go();
        match then {
            Some(then) => {
                then(StoredData { trouble: Some(StorageTrouble::OtherTab), ..StoredData::default() })
            }
            None => self.post.send(DiskMsg::TakenOver.into()),
        }
    }

    /// Calls [`Connection::lose`] when another tab takes the stores.
    pub(crate) fn on_lost(self: &Rc<Connection>) -> impl FnOnce() + 'static {
        let me = Rc::downgrade(self);
        move || {
            if let Some(me) = me.upgrade() {
                me.lose();
            }
        }
    }
}

/// A mark for this tab.
pub(crate) fn mark() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
