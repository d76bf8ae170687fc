//! The heartbeat, carried out: a beat every so often, and a look when the page is hidden or seen.

use crate::app::kept::{LivenessEvent, LivenessMonitor};
use crate::app::{GameId, Msg, table};
use crate::browser::document::crash;
use crate::browser::runtime::messages::MessageSender;
use crate::browser::storage::writing::Writer;
use crate::browser::time::clock::Clock;
use crate::game::Instant;
use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Beats while a clock runs.
pub(crate) struct Heartbeat {
    clock: Rc<Clock>,
    writer: Rc<Writer>,
    post: MessageSender,
    heart: RefCell<LivenessMonitor>,
    /// Whether the time of day has jumped since the page was last known to be alive.
    jumped: Cell<bool>,
    beating: RefCell<Option<Interval>>,
}

impl Heartbeat {
    pub(crate) fn new(clock: Rc<Clock>, writer: Rc<Writer>, post: MessageSender) -> Rc<Heartbeat> {
        let (heart, jumped, beating) = Default::default();
        Rc::new(Heartbeat { clock, writer, post, heart, jumped, beating })
    }

    /// From now on, or no more, the time that the page is alive is written down for this game.
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

    /// Looks whether the page is seen, for as long as what is returned lives.
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

    /// That nobody could play for a while, if that is so and nobody has said it yet: to be heard before anything else.
    pub(crate) fn gap(&self) -> Option<Msg> {
        let now = self.now();
        let gap = self.heart.borrow_mut().detect_gap(now);
        gap.map(|from| self.tell(from))
    }

    /// The message that play was impossible since then, and why.
    fn tell(&self, from: Instant) -> Msg {
        match self.jumped.take() {
            true => table::Msg::ClockJumped { from }.into(),
            false => table::Msg::PlayGap { from }.into(),
        }
    }

    /// The present moment. The clock is put right first if the device has slept.
    fn now(&self) -> Instant {
        self.wake_up();
        self.clock.now()
    }

    /// Puts the clock right if the device has slept while a game's clock ran.
    pub(crate) fn wake_up(&self) {
        if self.heart.borrow().is_clock_running() && self.clock.make_up_for_sleep() {
            self.jumped.set(true);
        }
    }

    fn feel(&self, what: fn(&mut LivenessMonitor, Instant) -> Option<LivenessEvent>) {
        // A broken page is not alive: nobody can play from here on.
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
