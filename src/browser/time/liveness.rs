//! Heartbeat: regular beats while a clock runs, and checks when the page is hidden or shown.

use crate::app::kept::{LivenessEvent, LivenessMonitor};
use crate::app::{GameId, Msg, table};
use crate::browser::document::crash;
use crate::browser::runtime::messages::MessageSender;
use crate::browser::storage::writing::StorageWriter;
use crate::browser::time::clock::PageClock;
use crate::game::Instant;
use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Heartbeat while a clock runs.
pub(crate) struct Heartbeat {
    clock: Rc<PageClock>,
    writer: Rc<StorageWriter>,
    post: MessageSender,
    heart: RefCell<LivenessMonitor>,
    /// Whether a jump of the time of day has been detected but not reported.
    jumped: Cell<bool>,
    beating: RefCell<Option<Interval>>,
}

impl Heartbeat {
    pub(crate) fn new(clock: Rc<PageClock>, writer: Rc<StorageWriter>, post: MessageSender) -> Rc<Heartbeat> {
        let (heart, jumped, beating) = Default::default();
        Rc::new(Heartbeat { clock, writer, post, heart, jumped, beating })
    }

    /// Starts or stops the recording of liveness for a game.
    pub(crate) fn beat_for(self: &Rc<Heartbeat>, game: Option<GameId>) {
        self.clock.compare_from_now();
        self.heart.borrow_mut().watch_game(game, self.clock.now());
        let beating = game.map(|_| {
            let me = Rc::downgrade(self);
            Interval::new(LivenessMonitor::HEARTBEAT_MS, move || {
                if let Some(me) = me.upgrade() {
                    me.feel(LivenessMonitor::beat);
                }
            })
        });
        self.beating.replace(beating);
    }

    /// Watches the visibility of the page, as long as the returned listener lives.
    pub(crate) fn watch(self: &Rc<Heartbeat>) -> Option<EventListener> {
        let document = web_sys::window()?.document()?;
        let (me, seen) = (Rc::downgrade(self), document.clone());
        Some(EventListener::new(&document, "visibilitychange", move |_| {
            if let Some(me) = me.upgrade() {
                me.feel(if seen.hidden() {
                    LivenessMonitor::note_hidden
                } else {
                    LivenessMonitor::note_visible
                });
            }
        }))
    }

    /// Returns a message if play was impossible for a period that has not been reported; process it
    /// before anything else.
    pub(crate) fn gap(&self) -> Option<Msg> {
        let now = self.now();
        let gap = self.heart.borrow_mut().detect_gap(now);
        gap.map(|from| self.tell(from))
    }

    /// Returns the message that play was impossible since an instant, and why.
    fn tell(&self, from: Instant) -> Msg {
        match self.jumped.take() {
            true => table::Msg::ClockJumped { from }.into(),
            false => table::Msg::PlayGap { from }.into(),
        }
    }

    /// Returns the current instant, after correcting the clock for sleep.
    fn now(&self) -> Instant {
        self.wake_up();
        self.clock.now()
    }

    /// Corrects the clock if the device has slept while a game's clock ran.
    pub(crate) fn wake_up(&self) {
        if self.heart.borrow().is_clock_running() && self.clock.make_up_for_sleep() {
            self.jumped.set(true);
        }
    }

    fn feel(&self, what: fn(&mut LivenessMonitor, Instant) -> Option<LivenessEvent>) {
        // After a crash the page does not count as alive: play is impossible from then on.
        if crash::is_shown() {
            return;
        }
        let now = self.now();
        let pulse = what(&mut self.heart.borrow_mut(), now);
        match pulse {
            Some(LivenessEvent::Alive { game, at, hides }) => self.writer.alive((game, at), hides),
            Some(LivenessEvent::Gap { from }) => self.post.send(self.tell(from)),
            None => {}
        }
    }
}
