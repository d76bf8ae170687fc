//! What was there when the page was opened.

pub(crate) mod leaving;
pub(crate) mod records;

use crate::app::kept::{AtHand, Journal, LeftAlone, StorageFault, StoreName, gone_on_without, records_of};
use crate::app::records::Record;
use crate::app::{DiskMsg, Stored, Trouble};
use crate::browser::storage::database::{Age, Durability, Failure, Opened, Writing};
use crate::browser::storage::opening::records::Reader;
use crate::browser::storage::writing::unload_backup;
use crate::browser::storage::{Open, Opening, State, Store, Then, Way, database, mark, raw};
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use std::cell::Cell;
use std::pin::Pin;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::IdbDatabase;

/// How long the page waits for its storage before it goes on without, in milliseconds.
const PATIENCE_MS: u32 = 4_000;
/// After how long what reads the records is asked for again, where it could not be had, in milliseconds.
const AGAIN_MS: u32 = 1_000;
/// The longest time between two looks whether there is room by now, in milliseconds.
const LONGEST_MS: u32 = 32_000;
/// How often a page that was put away looks whether it is back, in milliseconds. While it is away its timers stand still.
const BACK_MS: u32 = 50;

impl Opening {
    /// Leaves what was played beside the opening of stores that are new to the next page.
    pub(crate) fn leave(&self) {
        if self.way != Way::Beside || self.waiting.is_empty() {
            return;
        }
        let mut at_hand = AtHand::default();
        let records: Vec<_> =
            self.waiting.iter().flat_map(|keep| records_of(keep.clone(), &mut at_hand)).collect();
        // Where nothing can be left, it goes with the page.
        let _ = unload_backup::leave_first(self.tab, records.iter());
    }
}

impl Store {
    /// Opens the storage and hands over what is in it. If that takes too long, the page goes on without; what it saves
    /// is written as soon as the storage is open after all.
    pub(crate) fn open(self: &Rc<Store>, then: impl FnOnce(Stored) + 'static) {
        self.begin_opening(Way::Awaited, Box::new(then));
    }

    /// Opens the storage beside a page that is played on already, as nothing can be in it. If something is, or it cannot be
    /// used, that comes as [`DiskMsg::Opened`].
    pub(crate) fn open_beside(self: &Rc<Store>) {
        let post = self.post.clone();
        let then = Box::new(move |stored: Stored| {
            if !stored.is_nothing() {
                post.send(DiskMsg::Opened(Box::new(stored)).into());
            }
        });
        self.begin_opening(Way::Beside, then);
    }

    /// Takes the storage over from the tab that has it; what is in it comes as [`DiskMsg::Opened`].
    pub(crate) fn take_over(self: &Rc<Store>) {
        self.begin_opening(Way::ByForce, self.hand_over());
    }

    fn hand_over(&self) -> Box<dyn FnOnce(Stored)> {
        let post = self.post.clone();
        Box::new(move |stored| post.send(DiskMsg::Opened(Box::new(stored)).into()))
    }

    /// Reads everything again: another tab has written meanwhile.
    pub(crate) fn read_again(self: &Rc<Store>) {
        self.begin_opening(Way::Awaited, self.hand_over());
    }

    fn begin_opening(self: &Rc<Store>, way: Way, then: Box<dyn FnOnce(Stored)>) {
        let then: Then = Rc::new(Cell::new(Some(then)));
        let tab = mark();
        let opening = Opening { way, tab, waiting: Vec::new(), then: then.clone(), database: None };
        if let Some(before) = self.state.replace(State::Opening(opening)).database() {
            before.close();
        }
        let waiting_for_it = then.clone();
        // A tab that takes the game over has nothing of its own to go on with: it waits.
        let too_late = (way != Way::ByForce).then(|| {
            Timeout::new(PATIENCE_MS, move || {
                if let Some(then) = then.take() {
                    let trouble = Some(Trouble::Storage(StorageFault::Silent));
                    then(Stored { trouble, ..Stored::default() });
                }
            })
        });
        spawn_local(self.clone().go_on_opening(way, tab, waiting_for_it, too_late));
    }

    /// Sees the opening through.
    async fn go_on_opening(
        self: Rc<Store>,
        way: Way,
        tab: u32,
        waiting_for_it: Then,
        too_late: Option<Timeout>,
    ) {
        let (mut is_shown, mut wait, mut pause) = (false, 0, AGAIN_MS);
        let (mut stored, attempted) = loop {
            // Nothing is begun while the page is away; it has let go of the game then.
            while wait > 0 || self.away.get() {
                TimeoutFuture::new(wait.max(BACK_MS)).await;
                wait = 0;
            }
            let (departures, mut stored) = (self.departures.get(), Stored::default());
            let attempted = self.attempt(way, tab, &waiting_for_it, &mut stored).await;
            if departures != self.departures.get() {
                // The page was put away meanwhile: it is opened once more when the page is back.
                if self.is_opening(&waiting_for_it)
                    && let State::Opening(opening) = &mut *self.state.borrow_mut()
                {
                    opening.disconnect();
                }
                self.lock.let_go();
                continue;
            }
            match attempted {
                Err(Obstacle::NoWriting(fault)) if self.is_opening(&waiting_for_it) => {
                    // What is to be saved waits until it can be written.
                    (wait, pause) = (pause, LONGEST_MS.min(2 * pause));
                    is_shown |= self.show_unwritten(&waiting_for_it, stored, fault);
                }
                attempted => break (stored, attempted),
            }
        };
        drop(too_late);
        // It was lost meanwhile, or is being opened once more: that attempt has closed the connection.
        if !self.is_opening(&waiting_for_it) {
            return;
        }
        let then = waiting_for_it.take();
        let state = match attempted {
            Ok(mut open) => {
                if then.is_none() {
                    // The players know that nothing was saved, and will hear that all is.
                    let _ = open.outbox.late();
                }
                if !is_shown && (then.is_none() || self.is_played_on()) {
                    stored = Stored::default();
                    open.journal = Journal::default();
                    open.at_hand = gone_on_without(std::mem::take(&mut open.at_hand));
                }
                self.summarize_missing();
                State::Open(open)
            }
            Err(obstacle) => {
                if self.is_played_on() {
                    stored = Stored::default();
                }
                let trouble = match obstacle {
                    Obstacle::Failed(Failure::NotOurs | Failure::Cleared) => Trouble::Elsewhere,
                    Obstacle::Failed(Failure::Refused(fault)) | Obstacle::NoWriting(fault) => {
                        Trouble::Storage(fault)
                    }
                    Obstacle::Later => Trouble::LaterDatabase,
                };
                // What is there can be looked at and backed up, also where nothing can be written.
                let database = self.state.borrow().database().cloned();
                let database = database.filter(|_| trouble != Trouble::Elsewhere);
                stored.trouble = Some(trouble);
                database.map_or(State::Closed, State::ReadOnly)
            }
        };
        if let State::Opening(mut opening) = self.state.replace(state) {
            if let State::Closed = &*self.state.borrow() {
                opening.disconnect();
            }
            opening.waiting.into_iter().for_each(|keep| self.keep(keep));
        }
        if let (State::Open(open), None) = (&mut *self.state.borrow_mut(), &then)
            && open.under_way.is_empty()
        {
            self.worked(open);
        }
        if let Some(then) = then {
            then(stored);
        }
    }

    /// What could be read is shown where nothing can be written, unless the players know of it; says whether it is now.
    fn show_unwritten(&self, then: &Then, found: Stored, fault: StorageFault) -> bool {
        let Some(then) = then.take() else { return false };
        let shows = !self.is_played_on();
        let found = if shows { found } else { Stored::default() };
        self.clock.be_after(found.last_instant());
        then(Stored { trouble: Some(Trouble::Storage(fault)), ..found });
        shows
    }

    /// Whether players who wait for nothing have something to be saved already.
    fn is_played_on(&self) -> bool {
        let state = self.state.borrow();
        matches!(&*state, State::Opening(opening) if opening.way == Way::Beside && !opening.waiting.is_empty())
    }

    /// Whether it is still being opened, and for this.
    fn is_opening(&self, then: &Then) -> bool {
        matches!(&*self.state.borrow(), State::Opening(opening) if Rc::ptr_eq(&opening.then, then))
    }

    async fn attempt(
        self: &Rc<Store>,
        way: Way,
        tab: u32,
        then: &Then,
        stored: &mut Stored,
    ) -> Result<Open, Obstacle> {
        if way == Way::ByForce {
            // First of all: the other tab goes on until this one can.
            self.reader().await;
        }
        if !self.lock.take(way == Way::ByForce, self.on_lost()).await {
            return Err(Failure::NotOurs.into());
        }
        let Opened { database, age } = database::open(self.on_newer(), self.on_closed()).await?;
        if !self.is_opening(then) {
            database.close();
            return Err(Failure::NotOurs.into());
        }
        if let State::Opening(opening) = &mut *self.state.borrow_mut() {
            opening.disconnect();
            opening.database = Some(database.clone());
        }
        if age == Age::Later {
            // A page of that version may have it.
            self.lock.let_go();
            look(&database, self.reader().await, stored).await;
            return Err(Obstacle::Later);
        }
        let is_new = age == Age::New;
        // Where the page is played on meanwhile, what was left is its own: it was about to go, and has stayed.
        let is_our_own = way == Way::Beside;
        if is_our_own && !is_new {
            // The reader would take it for another page's, and write it.
            unload_backup::forget();
        }
        let was_left = !is_our_own && unload_backup::is_there();
        // A transaction waits for nothing but itself: the reader comes before it. What is new has nothing to be read.
        let reader = if is_new && !was_left { None } else { Some(self.reader().await) };
        // A mark need not be on the disk before the board is on the screen: whatever is written strictly takes it along.
        let durability = if was_left { Durability::Strict } else { Durability::Relaxed };
        let made = make_ours(&database, durability, tab, reader, was_left, stored).await;
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
                    Obstacle::NoWriting(fault)
                });
            }
            Err(failure) => return Err(failure.into()),
        };
        if !is_our_own {
            unload_backup::forget();
        }
        self.clock.be_after(stored.last_instant());
        let journal = Journal::of(stored);
        // What this page left itself stays there until it is written: the page may still go.
        Ok(Open { journal, left: unload_backup::is_there(), ..Open::new(database, tab, at_hand, left_alone) })
    }

    /// What reads the records. Where it cannot be had the storage is as one that does not answer: the page goes on without
    /// it, and it is asked for again and again.
    pub(crate) async fn reader(&self) -> Reader {
        loop {
            if let Some(reader) = (self.reader)().await {
                return reader;
            }
            TimeoutFuture::new(AGAIN_MS).await;
        }
    }
}

/// Why this tab does not have the stores.
enum Obstacle {
    /// They cannot be used, or are another tab's.
    Failed(Failure),
    /// They can be opened, and nothing can be written: the disk is full, say. It may be otherwise later.
    NoWriting(StorageFault),
    /// A later version of the app has made them: they can be read.
    Later,
}

impl<F: Into<Failure>> From<F> for Obstacle {
    fn from(failure: F) -> Obstacle {
        Obstacle::Failed(failure.into())
    }
}

/// Reads all that is at hand and makes this tab the owner.
async fn make_ours(
    database: &IdbDatabase,
    durability: Durability,
    tab: u32,
    reader: Option<Reader>,
    was_left: bool,
    stored: &mut Stored,
) -> Result<(AtHand, LeftAlone), Failure> {
    let writing = Writing::begin(database, durability, false, &StoreName::ALL)?;
    match all(&writing, tab, reader, was_left, stored).await {
        Ok(found) => {
            writing.done(tab).await?;
            Ok(found)
        }
        Err(error) => {
            // Where the browser has called it off it says why; the request that failed may not.
            let fault = writing.call_off().await;
            Err(fault.map_or_else(|| error.into(), Failure::Refused))
        }
    }
}

/// Reads all that is at hand, and changes nothing.
fn look<'a>(
    database: &'a IdbDatabase,
    reader: Reader,
    stored: &'a mut Stored,
) -> Pin<Box<dyn Future<Output = ()> + 'a>> {
    Box::pin(async move {
        if let Ok(reading) = Writing::read_only(database) {
            // What cannot be read either is not there.
            if reader.read(&reading, stored, None).await.is_err() {
                *stored = Stored::default();
            }
            reading.call_off().await;
        }
    })
}

/// What is to happen in that transaction.
async fn all(
    writing: &Writing,
    tab: u32,
    reader: Option<Reader>,
    was_left: bool,
    stored: &mut Stored,
) -> Result<(AtHand, LeftAlone), idb::Error> {
    if was_left {
        stored.set_aside = unload_backup::write(writing).await?;
    }
    let found = match reader {
        Some(reader) => reader.read(writing, stored, None).await?,
        None => Default::default(),
    };
    writing.store(StoreName::State)?.put(&raw(&Record::of_owner(tab)), None)?;
    Ok(found)
}
