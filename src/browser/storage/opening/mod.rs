//! What was there when the page was opened.

pub(crate) mod leaving;
mod ownership;
pub(crate) mod records;

use super::connection::{Connection, OnOpened, Opening, State, Way, mark};
use super::database::faults::Failure;
use super::database::{self, DatabaseAge, Opened};
use super::reading::summary_rows::SummaryRows;
use super::writing::Writer;
use super::writing::open::Open;
use crate::app::kept::{SavedGameRecords, StorageFault, put_board_aside};
use crate::app::{DiskMsg, StorageTrouble, StoredData};
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use ownership::{OwnershipObstacle, look, make_ours};
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// How long the page waits for its storage before it goes on without, in milliseconds.
const PATIENCE_MS: u32 = 4_000;
/// The shortest time between two looks whether there is room by now, in milliseconds.
const SHORTEST_MS: u32 = 1_000;
/// The longest time between two looks whether there is room by now, in milliseconds.
const LONGEST_MS: u32 = 32_000;
/// How often a page that was put away looks whether it is back, in milliseconds. While it is away its timers stand still.
const BACK_MS: u32 = 50;

/// What opens the storage.
pub(crate) struct Opener {
    connection: Rc<Connection>,
    writer: Rc<Writer>,
    rows: Rc<SummaryRows>,
}

/// One opening, until it has succeeded, failed, or another one has taken its place.
struct OpeningAttempt {
    way: Way,
    /// The mark that this tab will leave.
    tab: u32,
    then: OnOpened,
}

impl Opener {
    /// What opens this storage, for this writer; missing rows of summaries are written after that.
    pub(crate) fn new(writer: Rc<Writer>, rows: Rc<SummaryRows>) -> Rc<Opener> {
        Rc::new(Opener { connection: writer.connection.clone(), writer, rows })
    }

    /// Opens the storage and hands over what is in it. If that takes too long, the page goes on without; what it saves
    /// is written as soon as the storage is open after all.
    pub(crate) fn open(self: &Rc<Opener>, then: impl FnOnce(StoredData) + 'static) {
        self.begin(Way::Awaited, Box::new(then));
    }

    /// Opens the storage beside a page that is played on already, as nothing can be in it. If something is, or it cannot be
    /// used, that comes as [`DiskMsg::Opened`].
    pub(crate) fn open_beside(self: &Rc<Opener>) {
        let post = self.connection.post.clone();
        let then = Box::new(move |stored: StoredData| {
            if !stored.is_empty() {
                post.send(DiskMsg::Opened(Box::new(stored)).into());
            }
        });
        self.begin(Way::Beside, then);
    }

    /// Takes the storage over from the tab that has it; what is in it comes as [`DiskMsg::Opened`].
    pub(crate) fn take_over(self: &Rc<Opener>) {
        self.begin(Way::ByForce, self.hand_over());
    }

    /// Reads everything again: another tab has written meanwhile.
    pub(crate) fn read_again(self: &Rc<Opener>) {
        self.begin(Way::Awaited, self.hand_over());
    }

    fn hand_over(&self) -> Box<dyn FnOnce(StoredData)> {
        let post = self.connection.post.clone();
        Box::new(move |stored| post.send(DiskMsg::Opened(Box::new(stored)).into()))
    }

    fn begin(self: &Rc<Opener>, way: Way, then: Box<dyn FnOnce(StoredData)>) {
        let then: OnOpened = Rc::new(Cell::new(Some(then)));
        let tab = mark();
        let opening = Opening { way, tab, waiting: Vec::new(), then: then.clone(), database: None };
        if let Some(before) = self.connection.state.replace(State::Opening(opening)).database() {
            before.close();
        }
        let attempt = OpeningAttempt { way, tab, then: then.clone() };
        // A tab that takes the game over has nothing of its own to go on with: it waits.
        let too_late = (way != Way::ByForce).then(|| {
            Timeout::new(PATIENCE_MS, move || {
                if let Some(then) = then.take() {
                    let trouble = Some(StorageTrouble::Storage(StorageFault::NoAnswer));
                    then(StoredData { trouble, ..StoredData::default() });
                }
            })
        });
        spawn_local(self.clone().go_on(attempt, too_late));
    }

    /// Sees the opening through.
    async fn go_on(self: Rc<Opener>, attempt: OpeningAttempt, too_late: Option<Timeout>) {
        let (mut stored, is_shown, attempted) = self.until_decided(&attempt).await;
        drop(too_late);
        // It was lost meanwhile, or is being opened once more: that attempt has closed the connection.
        if !self.is_current(&attempt) {
            return;
        }
        let then = attempt.then.take();
        let state = match attempted {
            Ok(mut open) => {
                if then.is_none() {
                    // The players know that nothing was saved, and will hear that all is.
                    let _ = open.outbox.note_delay();
                }
                if !is_shown && (then.is_none() || self.is_played_on()) {
                    stored = StoredData::default();
                    open.journal = SavedGameRecords::default();
                    open.at_hand = put_board_aside(std::mem::take(&mut open.at_hand));
                }
                State::Open(open)
            }
            Err(obstacle) => self.state_without_writing(obstacle, &mut stored),
        };
        self.enter(state, then.is_none());
        if let Some(then) = then {
            then(stored);
        }
    }

    /// Tries until the stores are this tab's or cannot be. Answers with what was found, and whether it is shown already
    /// while nothing can be written.
    async fn until_decided(
        self: &Rc<Opener>,
        attempt: &OpeningAttempt,
    ) -> (StoredData, bool, Result<Open, OwnershipObstacle>) {
        let (mut is_shown, mut wait, mut pause) = (false, 0, SHORTEST_MS);
        loop {
            // Nothing is begun while the page is away; it has let go of the game then.
            while wait > 0 || self.connection.is_away() {
                TimeoutFuture::new(wait.max(BACK_MS)).await;
                wait = 0;
            }
            let (departures, mut stored) = (self.connection.departures(), StoredData::default());
            let attempted = self.try_once(attempt, &mut stored).await;
            if departures != self.connection.departures() {
                // The page was put away meanwhile: it is opened once more when the page is back.
                if self.is_current(attempt)
                    && let State::Opening(opening) = &mut *self.connection.state.borrow_mut()
                {
                    opening.disconnect();
                }
                self.connection.lock.let_go();
                continue;
            }
            match attempted {
                Err(OwnershipObstacle::NoWriting(fault)) if self.is_current(attempt) => {
                    // What is to be saved waits until it can be written.
                    (wait, pause) = (pause, LONGEST_MS.min(2 * pause));
                    is_shown |= self.show_unwritten(attempt, stored, fault);
                }
                attempted => return (stored, is_shown, attempted),
            }
        }
    }

    /// The state of a storage that this tab cannot write to. What is there can be looked at and backed up all the same.
    fn state_without_writing(&self, obstacle: OwnershipObstacle, stored: &mut StoredData) -> State {
        if self.is_played_on() {
            *stored = StoredData::default();
        }
        let trouble = match obstacle {
            OwnershipObstacle::Failed(Failure::NotOurs | Failure::Cleared) => StorageTrouble::OtherTab,
            OwnershipObstacle::Failed(Failure::Refused(fault)) | OwnershipObstacle::NoWriting(fault) => {
                StorageTrouble::Storage(fault)
            }
            OwnershipObstacle::Later => StorageTrouble::LaterDatabase,
        };
        let database = self.connection.state.borrow().database().cloned();
        let database = database.filter(|_| trouble != StorageTrouble::OtherTab);
        stored.trouble = Some(trouble);
        database.map_or(State::Closed, State::ReadOnly)
    }

    /// Goes from opening to another state, and saves what has waited for it. `is_late`: the page has gone on without.
    fn enter(&self, state: State, is_late: bool) {
        let connection = &self.connection;
        if let State::Opening(mut opening) = connection.state.replace(state) {
            if let State::Closed = &*connection.state.borrow() {
                opening.disconnect();
            }
            opening.waiting.into_iter().for_each(|keep| self.writer.keep(keep));
        }
        if let State::Open(open) = &mut *connection.state.borrow_mut()
            && is_late
            && open.under_way.is_empty()
        {
            self.writer.worked(open);
        }
    }

    /// What could be read is shown where nothing can be written, unless the players know of it; says whether it is now.
    fn show_unwritten(&self, attempt: &OpeningAttempt, found: StoredData, fault: StorageFault) -> bool {
        let Some(then) = attempt.then.take() else { return false };
        let shows = !self.is_played_on();
        let found = if shows { found } else { StoredData::default() };
        self.connection.clock.be_after(found.last_instant());
        then(StoredData { trouble: Some(StorageTrouble::Storage(fault)), ..found });
        shows
    }

    /// Whether players who wait for nothing have something to be saved already.
    fn is_played_on(&self) -> bool {
        let state = self.connection.state.borrow();
        matches!(&*state, State::Opening(opening) if opening.way == Way::Beside && !opening.waiting.is_empty())
    }

    /// Whether the storage is still being opened, and by this attempt.
    fn is_current(&self, attempt: &OpeningAttempt) -> bool {
        let state = self.connection.state.borrow();
        matches!(&*state, State::Opening(opening) if Rc::ptr_eq(&opening.then, &attempt.then))
    }

    async fn try_once(
        self: &Rc<Opener>,
        attempt: &OpeningAttempt,
        stored: &mut StoredData,
    ) -> Result<Open, OwnershipObstacle> {
        let Opened { database, age } = self.connect(attempt).await?;
        let connection = &self.connection;
        if age == DatabaseAge::Later {
            // A page of that version may have it.
            connection.lock.let_go();
            look(&database, connection.records_code().await, stored).await;
            return Err(OwnershipObstacle::Later);
        }
        let left = &connection.unload_backup;
        // Where the page is played on meanwhile, what was left is its own: it was about to go, and has stayed.
        let is_our_own = attempt.way == Way::Beside;
        if is_our_own && age != DatabaseAge::New {
            // The reader would take it for another page's, and write it.
            left.forget();
        }
        let was_left = !is_our_own && left.is_there();
        // A transaction waits for nothing but itself: the reader comes before it. What is new has nothing to be read.
        let reader =
            if age == DatabaseAge::New && !was_left { None } else { Some(connection.records_code().await) };
        let made = make_ours(&database, attempt.tab, reader, was_left.then_some(left), stored).await;
        let (at_hand, left_alone) = match made {
            Ok(found) => found,
            Err(Failure::Refused(fault)) => {
                if let Some(reader) = reader.filter(|_| !stored.has_games()) {
                    look(&database, reader, stored).await;
                }
                // What the page before left is not in what is shown: the next page writes it, and nothing comes before it.
                return Err(if was_left {
                    Failure::Refused(fault).into()
                } else {
                    OwnershipObstacle::NoWriting(fault)
                });
            }
            Err(failure) => return Err(failure.into()),
        };
        if !is_our_own {
            left.forget();
        }
        if reader.is_some() {
            // What is new lacks no rows.
            self.rows.write_missing();
        }
        connection.clock.be_after(stored.last_instant());
        let journal = SavedGameRecords::of_stored(stored);
        // What this page left itself stays there until it is written: the page may still go.
        Ok(Open { journal, left: left.is_there(), ..Open::new(database, attempt.tab, at_hand, left_alone) })
    }

    /// Takes the lock between the tabs and connects to the database.
    async fn connect(self: &Rc<Opener>, attempt: &OpeningAttempt) -> Result<Opened, OwnershipObstacle> {
        let (connection, is_forced) = (&self.connection, attempt.way == Way::ByForce);
        if is_forced {
            // First of all: the other tab goes on until this one can.
            connection.records_code().await;
        }
        if !connection.lock.take(is_forced, connection.on_lost()).await {
            return Err(Failure::NotOurs.into());
        }
        let (on_newer, on_closed) = (self.writer.on_newer(), self.writer.on_closed());
        let opened = database::open(connection.running.clone(), on_newer, on_closed).await?;
        if !self.is_current(attempt) {
            opened.database.close();
            return Err(Failure::NotOurs.into());
        }
        if let State::Opening(opening) = &mut *connection.state.borrow_mut() {
            opening.disconnect();
            opening.database = Some(opened.database.clone());
        }
        Ok(opened)
    }
}
