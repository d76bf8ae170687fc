//! Opens the storage and reads the saved data when a page starts. Before that, the page takes the
//! tab lock, which lets only one browser tab at a time open the saved data.

mod ownership;
pub(crate) mod page_lifecycle;
pub(crate) mod records;

use super::connection::{Connection, OnOpened, OpenMode, PendingOpening, State, tab_mark};
use super::database::faults::WriteFailure;
use super::database::{self, DatabaseAge, OpenedDatabase};
use super::reading::summary_rows::SummaryRows;
use super::writing::StorageWriter;
use super::writing::open_stores::OpenStores;
use crate::app::storage::{SavedGameRecords, StorageFault, put_board_aside};
use crate::app::{DiskMsg, StorageTrouble, StoredData};
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use ownership::{OwnershipObstacle, read_without_ownership, take_ownership};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// Time that the page waits for its storage before it continues without saved data, in
/// milliseconds.
const OPENING_TIMEOUT_MS: u32 = 4_000;
/// Shortest delay between two attempts to open a storage that cannot be written, in milliseconds.
const MIN_RETRY_MS: u32 = 1_000;
/// Longest delay between two attempts to open a storage that cannot be written, in milliseconds.
const MAX_RETRY_MS: u32 = 32_000;
/// Interval between checks whether the page is still suspended, in milliseconds. Timers stop while
/// the page is suspended, so the first check runs when the page has returned.
const RETURN_POLL_MS: u32 = 50;

/// Opens the storage of saved data, and makes this tab its owner.
pub(crate) struct Opener {
    connection: Rc<Connection>,
    writer: Rc<StorageWriter>,
    rows: Rc<SummaryRows>,
}

/// An attempt to open the storage of saved data. The attempt ends when it succeeds or fails, or
/// when a newer one replaces it.
struct OpeningAttempt {
    mode: OpenMode,
    /// The number that marks this tab as the owner of the database.
    tab: u32,
    /// Callback that receives the saved data.
    then: OnOpened,
}

impl Opener {
    /// Creates an opener of the storage to which `writer` writes. Once the storage is open, `rows`
    /// writes missing summaries of games.
    pub(crate) fn new(writer: Rc<StorageWriter>, rows: Rc<SummaryRows>) -> Rc<Opener> {
        Rc::new(Opener { connection: writer.connection.clone(), writer, rows })
    }

    /// Opens the storage and passes the saved data to `then`. If that takes longer than
    /// [`OPENING_TIMEOUT_MS`], the page starts without saved data; its save commands wait until the
    /// storage is open.
    pub(crate) fn open(self: &Rc<Opener>, then: impl FnOnce(StoredData) + 'static) {
        self.begin(OpenMode::Awaited, Box::new(then));
    }

    /// Opens the storage of saved data in the background during a first visit. The page is already
    /// in use, because no saved data is expected. Sends [`DiskMsg::Opened`] if there is saved data
    /// after all, or if the storage cannot be used.
    pub(crate) fn open_in_background(self: &Rc<Opener>) {
        let post = self.connection.sender.clone();
        let then = Box::new(move |stored: StoredData| {
            if !stored.is_empty() {
                post.send(DiskMsg::Opened(Box::new(stored)).into());
            }
        });
        self.begin(OpenMode::InBackground, then);
    }

    /// Takes the storage of saved data from the browser tab that owns it, so that this tab can
    /// play. Sends [`DiskMsg::Opened`] with the saved data.
    pub(crate) fn take_over(self: &Rc<Opener>) {
        self.begin(OpenMode::ByForce, self.send_opened_callback());
    }

    /// Opens the storage again and reads all saved data. Called after another tab has written to
    /// the storage, or after the data was cleared.
    pub(crate) fn read_again(self: &Rc<Opener>) {
        self.begin(OpenMode::Awaited, self.send_opened_callback());
    }

    /// Returns a callback that sends the saved data to the page with [`DiskMsg::Opened`].
    fn send_opened_callback(&self) -> Box<dyn FnOnce(StoredData)> {
        let post = self.connection.sender.clone();
        Box::new(move |stored| post.send(DiskMsg::Opened(Box::new(stored)).into()))
    }

    /// Starts to open the storage of saved data, and gives up any earlier attempt. `then` receives
    /// the saved data.
    fn begin(self: &Rc<Opener>, mode: OpenMode, then: Box<dyn FnOnce(StoredData)>) {
        let then: OnOpened = Rc::new(Cell::new(Some(then)));
        let tab = tab_mark();
        let opening = PendingOpening { mode, tab, waiting: Vec::new(), then: then.clone(), database: None };
        if let Some(before) = self.connection.state.replace(State::Opening(opening)).database() {
            before.close();
        }
        let attempt = OpeningAttempt { mode, tab, then: then.clone() };
        // A tab that takes the storage from another tab has no time limit, because it cannot
        // continue without the saved data.
        let too_late = (mode != OpenMode::ByForce).then(|| {
            Timeout::new(OPENING_TIMEOUT_MS, move || {
                if let Some(then) = then.take() {
                    let trouble = Some(StorageTrouble::Storage(StorageFault::NoAnswer));
                    then(StoredData { trouble, ..StoredData::default() });
                }
            })
        });
        spawn_local(self.clone().run_opening(attempt, too_late));
    }

    /// Runs an attempt to open the storage until it succeeds, fails or is replaced. `too_late` is
    /// the timer that starts the page without saved data. It is cancelled when the attempt has
    /// ended.
    async fn run_opening(self: Rc<Opener>, attempt: OpeningAttempt, too_late: Option<Timeout>) {
        let (mut stored, is_shown, attempted) = self.open_with_retries(&attempt).await;
        drop(too_late);
        // The result is useless if the storage was lost meanwhile, or if a newer attempt has
        // replaced this one and closed the connection.
        if !self.is_current(&attempt) {
            return;
        }
        let then = attempt.then.take();
        let state = match attempted {
            Ok(mut open) => {
                if then.is_none() {
                    // The page already shows a warning that nothing is saved. The call records
                    // this, so that the app tells the players when saving works again.
                    let _ = open.autosave_queue.note_delay();
                }
                // The players may have begun a game before the saved data arrived. Their game stays
                // on the board, and the saved game goes to the list of games.
                if !is_shown && (then.is_none() || self.has_changes_to_save()) {
                    stored = StoredData::default();
                    open.current_game_records = SavedGameRecords::default();
                    open.open_games = put_board_aside(std::mem::take(&mut open.open_games));
                }
                State::Open(open)
            }
            Err(obstacle) => self.unwritable_state(obstacle, &mut stored),
        };
        self.enter_state(state, then.is_none());
        if let Some(then) = then {
            then(stored);
        }
    }

    /// Tries to open the storage until this tab owns it or cannot get it. If the database can be
    /// opened but not written ([`OwnershipObstacle::WriteRefused`]), shows the saved data and tries
    /// again. Returns the saved data, whether the page already shows the saved data, and the
    /// result.
    async fn open_with_retries(
        self: &Rc<Opener>,
        attempt: &OpeningAttempt,
    ) -> (StoredData, bool, Result<OpenStores, OwnershipObstacle>) {
        let (mut is_shown, mut wait, mut pause) = (false, 0, MIN_RETRY_MS);
        loop {
            // A suspended page waits, because it has given up the tab lock.
            while wait > 0 || self.connection.is_away() {
                TimeoutFuture::new(wait.max(RETURN_POLL_MS)).await;
                wait = 0;
            }
            let (departures, mut stored) = (self.connection.departures(), StoredData::default());
            let attempted = self.try_once(attempt, &mut stored).await;
            if departures != self.connection.departures() {
                // The page was suspended during the attempt. The loop opens the storage again when
                // the page has returned.
                if self.is_current(attempt)
                    && let State::Opening(opening) = &mut *self.connection.state.borrow_mut()
                {
                    opening.disconnect();
                }
                self.connection.lock.release();
                continue;
            }
            match attempted {
                Err(OwnershipObstacle::WriteRefused(fault)) if self.is_current(attempt) => {
                    (wait, pause) = (pause, MAX_RETRY_MS.min(2 * pause));
                    is_shown |= self.show_with_save_warning(attempt, stored, fault);
                }
                attempted => return (stored, is_shown, attempted),
            }
        }
    }

    /// Returns the state of a storage that this tab cannot write because of `obstacle`. The state
    /// is read-only if the database is connected, unless another tab owns it or it was cleared;
    /// otherwise closed. Puts the reason into `stored.trouble`, to notify the players. Removes the
    /// saved data from `stored` if the page already has changes to save.
    fn unwritable_state(&self, obstacle: OwnershipObstacle, stored: &mut StoredData) -> State {
        if self.has_changes_to_save() {
            *stored = StoredData::default();
        }
        let trouble = match obstacle {
            OwnershipObstacle::Failed(WriteFailure::OwnedByOtherTab | WriteFailure::Cleared) => {
                StorageTrouble::OtherTab
            }
            OwnershipObstacle::Failed(WriteFailure::Refused(fault))
            | OwnershipObstacle::WriteRefused(fault) => StorageTrouble::Storage(fault),
            OwnershipObstacle::LaterVersion => StorageTrouble::LaterDatabase,
        };
        let database = self.connection.state.borrow().database().cloned();
        let database = database.filter(|_| trouble != StorageTrouble::OtherTab);
        stored.trouble = Some(trouble);
        database.map_or(State::Closed, State::ReadOnly)
    }

    /// Ends the opening of the storage. Sets the storage to `state` and carries out the queued save
    /// commands; if the storage cannot be written, drops them. `is_late` says whether the page is
    /// already in use, without saved data or with a warning that saving does not work.
    fn enter_state(&self, state: State, is_late: bool) {
        let connection = &self.connection;
        if let State::Opening(mut opening) = connection.state.replace(state) {
            if let State::Closed = &*connection.state.borrow() {
                opening.disconnect();
            }
            opening.waiting.into_iter().for_each(|keep| self.writer.save(keep));
        }
        if let State::Open(open) = &mut *connection.state.borrow_mut()
            && is_late
            && open.running_writes.is_empty()
        {
            self.writer.write_succeeded(open);
        }
    }

    /// Passes the saved data `found` to the page, with the warning that saving does not work
    /// because of `fault`. A page that already has changes to save gets only the warning.
    ///
    /// Returns whether the page got the saved data. Does nothing if this attempt to open the
    /// storage has already passed data to the page.
    fn show_with_save_warning(
        &self,
        attempt: &OpeningAttempt,
        found: StoredData,
        fault: StorageFault,
    ) -> bool {
        let Some(then) = attempt.then.take() else { return false };
        let shows = !self.has_changes_to_save();
        let found = if shows { found } else { StoredData::default() };
        self.connection.clock.ensure_after(found.last_instant());
        then(StoredData { trouble: Some(StorageTrouble::Storage(fault)), ..found });
        shows
    }

    /// Whether the storage is being opened in the background ([`OpenMode::InBackground`]) and save
    /// commands, such as for a move, are waiting for it.
    fn has_changes_to_save(&self) -> bool {
        let state = self.connection.state.borrow();
        matches!(&*state, State::Opening(opening) if opening.mode == OpenMode::InBackground && !opening.waiting.is_empty())
    }

    /// Whether this attempt, and not a later one, is opening the storage.
    fn is_current(&self, attempt: &OpeningAttempt) -> bool {
        let state = self.connection.state.borrow();
        matches!(&*state, State::Opening(opening) if Rc::ptr_eq(&opening.then, &attempt.then))
    }

    /// Tries once to connect to the database, to become its owner, and to read the saved data into
    /// `stored`.
    async fn try_once(
        self: &Rc<Opener>,
        attempt: &OpeningAttempt,
        stored: &mut StoredData,
    ) -> Result<OpenStores, OwnershipObstacle> {
        let OpenedDatabase { database, age } = self.connect(attempt).await?;
        let connection = &self.connection;
        if age == DatabaseAge::Later {
            // A page of the later version may need the lock.
            connection.lock.release();
            read_without_ownership(&database, connection.records_code().await, stored).await;
            return Err(OwnershipObstacle::LaterVersion);
        }
        let left = &connection.unload_backup;
        // On a first visit (`OpenMode::InBackground`), a backup of unwritten records can only come
        // from this page: the page wrote the backup because the user was about to leave, but the
        // user stayed.
        let is_our_own = attempt.mode == OpenMode::InBackground;
        if is_our_own && age != DatabaseAge::New {
            // If the backup stayed, a later opening would take it for the backup of an earlier
            // page. But if the database is new, the backup stays until its records are written.
            left.delete();
        }
        let was_left = !is_our_own && left.is_there();
        // The code that reads records is loaded before the transaction begins, because the browser
        // ends a transaction that waits for anything but its own requests. A new database has
        // nothing to read.
        let reader =
            if age == DatabaseAge::New && !was_left { None } else { Some(connection.records_code().await) };
        let made = take_ownership(&database, attempt.tab, reader, was_left.then_some(left), stored).await;
        let (open_games, protected_keys) = match made {
            Ok(found) => found,
            Err(WriteFailure::Refused(fault)) => {
                if let Some(reader) = reader.filter(|_| !stored.has_games()) {
                    read_without_ownership(&database, reader, stored).await;
                }
                // If an earlier page left a backup that could not be written, the saved data may
                // lack records. `WriteRefused` would let the players continue an incomplete game,
                // and would save their moves later. So the storage becomes read-only.
                return Err(if was_left {
                    WriteFailure::Refused(fault).into()
                } else {
                    OwnershipObstacle::WriteRefused(fault)
                });
            }
            Err(failure) => return Err(failure.into()),
        };
        if !is_our_own {
            left.delete();
        }
        // Without `reader` the database is new, so no summary is missing.
        if reader.is_some() {
            self.rows.write_missing();
        }
        connection.clock.ensure_after(stored.last_instant());
        let journal = SavedGameRecords::of_stored(stored);
        // In a new database, this page's own backup stays until its records are written, because
        // the page may be closed before that.
        Ok(OpenStores {
            current_game_records: journal,
            is_backed_up: left.is_there(),
            ..OpenStores::new(database, attempt.tab, open_games, protected_keys)
        })
    }

    /// Takes the tab lock, which only one tab at a time can hold, and connects to the database.
    async fn connect(
        self: &Rc<Opener>,
        attempt: &OpeningAttempt,
    ) -> Result<OpenedDatabase, OwnershipObstacle> {
        let (connection, is_forced) = (&self.connection, attempt.mode == OpenMode::ByForce);
        if is_forced {
            // The code that reads records is loaded before the lock is taken, so that the other tab
            // can play until then.
            connection.records_code().await;
        }
        if !connection.lock.take(is_forced, connection.on_lock_lost()).await {
            return Err(WriteFailure::OwnedByOtherTab.into());
        }
        let (on_upgrade_or_deletion, on_closed) =
            (self.writer.on_upgrade_or_deletion(), self.writer.on_closed());
        let opened =
            database::open_database(connection.running.clone(), on_upgrade_or_deletion, on_closed).await?;
        if !self.is_current(attempt) {
            opened.database.close();
            return Err(WriteFailure::OwnedByOtherTab.into());
        }
        if let State::Opening(opening) = &mut *connection.state.borrow_mut() {
            opening.disconnect();
            opening.database = Some(opened.database.clone());
        }
        Ok(opened)
    }
}
