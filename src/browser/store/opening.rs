//! What was there when the page was opened.

use super::database::{Durability, Failure, Writing};
use super::reader::Reader;
use super::{Open, Opening, State, Store, Then, Way, database, left, mark, raw};
use crate::app::kept::{AtHand, Journal, LeftAlone, StorageFault, StoreName, gone_on_without, records_of};
use crate::app::records::Record;
use crate::app::{DiskMsg, Stored, Trouble};
use crate::browser::rest::Rest;
use gloo_timers::callback::Timeout;
use gloo_timers::future::TimeoutFuture;
use std::cell::Cell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;

/// How long the page waits for its storage before it goes on without, in milliseconds.
const PATIENCE_MS: u32 = 4_000;
/// After how long what reads the records is asked for again, where it could not be had, in milliseconds.
const AGAIN_MS: u32 = 1_000;
/// How often a page that was put away looks whether it is back, in milliseconds. While it is away its timers stand still.
const BACK_MS: u32 = 50;

impl Opening {
    /// Leaves what was played beside the opening of stores that are new to the next page.
    pub(super) fn leave(&self) {
        if self.way != Way::Beside || self.waiting.is_empty() {
            return;
        }
        let mut at_hand = AtHand::default();
        let records: Vec<_> =
            self.waiting.iter().flat_map(|keep| records_of(keep.clone(), &mut at_hand)).collect();
        // Where nothing can be left, it goes with the page.
        let _ = left::leave_first(self.tab, records.iter());
    }
}

impl Store {
    /// Opens the storage and hands over what is in it. If that takes too long, the page goes on without; what it saves
    /// is written as soon as the storage is open after all.
    pub(in crate::browser) fn open(self: &Rc<Store>, then: impl FnOnce(Stored) + 'static) {
        self.begin_opening(Way::Awaited, Box::new(then), None);
    }

    /// Opens the storage beside a page that is played on already, as nothing can be in it. If something is, or it cannot be
    /// used, that comes as [`DiskMsg::Opened`]. What does that is in the rest of the code, and waits for it.
    pub(in crate::browser) fn open_beside(self: &Rc<Store>, rest: Rc<Rest>) {
        let post = self.post.clone();
        let then = Box::new(move |stored: Stored| {
            if !stored.is_nothing() {
                post.send(DiskMsg::Opened(Box::new(stored)).into());
            }
        });
        self.begin_opening(Way::Beside, then, Some(rest));
    }

    /// Takes the storage over from the tab that has it; what is in it comes as [`DiskMsg::Opened`].
    #[inline(never)]
    pub(in crate::browser) fn take_over(self: &Rc<Store>) {
        self.begin_opening(Way::ByForce, self.hand_over(), None);
    }

    fn hand_over(&self) -> Box<dyn FnOnce(Stored)> {
        let post = self.post.clone();
        Box::new(move |stored| post.send(DiskMsg::Opened(Box::new(stored)).into()))
    }

    /// Reads everything again: another tab has written meanwhile.
    #[inline(never)]
    pub(super) fn read_again(self: &Rc<Store>) {
        self.begin_opening(Way::Awaited, self.hand_over(), None);
    }

    fn begin_opening(self: &Rc<Store>, way: Way, then: Box<dyn FnOnce(Stored)>, rest: Option<Rc<Rest>>) {
        let then: Then = Rc::new(Cell::new(Some(then)));
        let tab = mark();
        let opening = Opening { way, tab, waiting: Vec::new(), then: then.clone(), database: None };
        if let State::Open(before) = self.state.replace(State::Opening(opening)) {
            before.database.close();
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
        let opening = self.clone().go_on_opening(way, tab, waiting_for_it, too_late);
        match rest {
            None => spawn_local(opening),
            Some(rest) => spawn_local(async move {
                rest.here().await;
                spawn_local(opening);
            }),
        }
    }

    /// Sees the opening through.
    async fn go_on_opening(
        self: Rc<Store>,
        way: Way,
        tab: u32,
        waiting_for_it: Then,
        too_late: Option<Timeout>,
    ) {
        let (mut stored, attempted) = loop {
            let (departures, mut stored) = (self.departures.get(), Stored::default());
            let attempted = self.attempt(way, tab, &waiting_for_it, &mut stored).await;
            if self.departures.get() == departures {
                break (stored, attempted);
            }
            // The page was put away meanwhile, and has let go of the game: it is opened once more when the page is back.
            attempted.iter().for_each(|open| open.database.close());
            while self.away.get() {
                TimeoutFuture::new(BACK_MS).await;
            }
        };
        drop(too_late);
        // It was lost meanwhile, or is being opened once more.
        if !self.is_opening(&waiting_for_it) {
            attempted.iter().for_each(|open| open.database.close());
            return;
        }
        let then = waiting_for_it.take();
        let state = match attempted {
            Ok(mut open) => {
                if then.is_none() {
                    // The players know that nothing was saved, and will hear that all is.
                    let _ = open.outbox.late();
                }
                if then.is_none() || self.is_played_on() {
                    stored = Stored::default();
                    open.journal = Journal::default();
                    open.at_hand = gone_on_without(std::mem::take(&mut open.at_hand));
                }
                State::Open(open)
            }
            Err(failure) => {
                stored.trouble = Some(match failure {
                    Failure::NotOurs | Failure::Cleared => Trouble::Elsewhere,
                    Failure::Refused(fault) => Trouble::Storage(fault),
                });
                State::Closed
            }
        };
        if let State::Opening(opening) = self.state.replace(state) {
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
    ) -> Result<Open, Failure> {
        if way == Way::ByForce {
            // First of all: the other tab goes on until this one can.
            self.reader().await;
        }
        if !self.lock.take(way == Way::ByForce, self.on_lost()).await {
            return Err(Failure::NotOurs);
        }
        let (database, is_new) = database::open(self.on_newer(), self.on_closed()).await?;
        if !self.is_opening(then) {
            database.close();
            return Err(Failure::NotOurs);
        }
        if let State::Opening(opening) = &mut *self.state.borrow_mut() {
            opening.database = Some(database.clone());
        }
        // A transaction waits for nothing but itself: the reader comes before it. What is new has nothing to be read.
        if way == Way::Beside {
            // It is this page's own, which was about to go and has stayed.
            left::forget();
        }
        let was_left = left::is_there();
        let reader = if is_new && !was_left { None } else { Some(self.reader().await) };
        // A mark need not be on the disk before the board is on the screen: whatever is written strictly takes it along.
        let durability = if was_left { Durability::Strict } else { Durability::Relaxed };
        let writing = Writing::begin(&database, durability, false, &StoreName::ALL)?;
        let (at_hand, left_alone) = match all(&writing, tab, reader, stored).await {
            Ok(found) => found,
            Err(error) => {
                writing.call_off().await;
                return Err(error.into());
            }
        };
        writing.done(tab).await?;
        left::forget();
        self.clock.be_after(stored.last_instant());
        let journal = Journal::of(stored);
        Ok(Open { journal, ..Open::new(database, tab, at_hand, left_alone) })
    }

    /// What reads the records. Where it cannot be had the storage is as one that does not answer: the page goes on without
    /// it, and it is asked for again and again.
    pub(super) async fn reader(&self) -> Reader {
        loop {
            if let Some(reader) = (self.reader)().await {
                return reader;
            }
            TimeoutFuture::new(AGAIN_MS).await;
        }
    }
}

/// Reads all that is at hand and makes this tab the owner.
async fn all(
    writing: &Writing,
    tab: u32,
    reader: Option<Reader>,
    stored: &mut Stored,
) -> Result<(AtHand, LeftAlone), idb::Error> {
    let found = match reader {
        Some(reader) => reader.read(writing, stored).await?,
        None => Default::default(),
    };
    writing.store(StoreName::State)?.put(&raw(&Record::of_owner(tab)), None)?;
    Ok(found)
}
