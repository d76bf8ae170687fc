//! Saves regularly that the page is alive while a chess clock runs. Detects gaps: times in which
//! play was impossible because the page was frozen or the device slept.

use crate::app::storage::{LivenessEvent, LivenessMonitor};
use crate::app::{GameId, Msg, table};
use crate::browser::document::crash;
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::storage::writing::StorageWriter;
use crate::browser::time::clock::PageClock;
use crate::game::Instant;
use gloo_events::EventListener;
use gloo_timers::callback::Interval;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// The heartbeat of the page: saves regularly that the page is alive while a chess clock runs. Also
/// detects gaps: times in which play was impossible because the page was frozen or the device
/// slept.
pub(crate) struct Heartbeat {
    clock: Rc<PageClock>,
    writer: Rc<StorageWriter>,
    sender: MessageSender,
    monitor: RefCell<LivenessMonitor>,
    /// Whether the time of day has jumped ahead, and the jump has not been reported yet.
    jumped: Cell<bool>,
    /// The timer of the heartbeat; `None` while no chess clock runs.
    timer: RefCell<Option<Interval>>,
}

impl Heartbeat {
    /// Creates a heartbeat that is not running. `writer` saves the times at which the page was
    /// alive; `post` receives messages about gaps.
    pub(crate) fn new(clock: Rc<PageClock>, writer: Rc<StorageWriter>, post: MessageSender) -> Rc<Heartbeat> {
        let (monitor, jumped, timer) = Default::default();
        Rc::new(Heartbeat { clock, writer, sender: post, monitor, jumped, timer })
    }

    /// Starts the heartbeat for `game`, whose chess clock runs. With `None`, stops the heartbeat.
    pub(crate) fn beat_for(self: &Rc<Heartbeat>, game: Option<GameId>) {
        self.clock.compare_from_now();
        self.monitor.borrow_mut().watch_game(game, self.clock.now());
        let timer = game.map(|_| {
            let me = Rc::downgrade(self);
            Interval::new(LivenessMonitor::HEARTBEAT_MS, move || {
                if let Some(me) = me.upgrade() {
                    me.beat(LivenessMonitor::beat);
                }
            })
        });
        self.timer.replace(timer);
    }

    /// Returns a listener that records when the page becomes hidden or visible, because browsers
    /// may freeze a hidden page. The listener works until it is dropped. Returns `None` outside a
    /// page.
    pub(crate) fn watch(self: &Rc<Heartbeat>) -> Option<EventListener> {
        let document = web_sys::window()?.document()?;
        let (me, seen) = (Rc::downgrade(self), document.clone());
        Some(EventListener::new(&document, "visibilitychange", move |_| {
            if let Some(me) = me.upgrade() {
                me.beat(if seen.hidden() {
                    LivenessMonitor::note_hidden
                } else {
                    LivenessMonitor::note_visible
                });
            }
        }))
    }

    /// Returns a message to the app about a gap (a time in which play was impossible), if there is
    /// one that has not been reported. The caller must handle this message before any other.
    pub(crate) fn gap(&self) -> Option<Msg> {
        let now = self.now();
        let gap = self.monitor.borrow_mut().detect_gap(now);
        gap.map(|from| self.absence_message(from))
    }

    /// Returns the message to the app that play was impossible from the instant `from` until now.
    /// The message is [`table::Msg::ClockJumped`] if the time of day has jumped ahead, because the
    /// device slept or its clock was changed; otherwise [`table::Msg::PlayGap`].
    fn absence_message(&self, from: Instant) -> Msg {
        match self.jumped.take() {
            true => table::Msg::ClockJumped { from }.into(),
            false => table::Msg::PlayGap { from }.into(),
        }
    }

    /// Returns the current instant of the page's clock. If the device has slept, corrects the clock
    /// first.
    fn now(&self) -> Instant {
        self.wake_up();
        self.clock.now()
    }

    /// If a chess clock was running, advances the page's clock by the time that the device has
    /// slept.
    pub(crate) fn wake_up(&self) {
        if self.monitor.borrow().is_clock_running() && self.clock.make_up_for_sleep() {
            self.jumped.set(true);
        }
    }

    /// Records an event, such as that the page becomes hidden, by calling the method `what` of
    /// [`LivenessMonitor`]. Depending on the result, saves that the page is alive or sends a
    /// message about a gap.
    fn beat(&self, what: fn(&mut LivenessMonitor, Instant) -> Option<LivenessEvent>) {
        // After a crash of the page, play is impossible, so the page does not count as alive.
        if crash::is_crash_page_shown() {
            return;
        }
        let now = self.now();
        let pulse = what(&mut self.monitor.borrow_mut(), now);
        match pulse {
            Some(LivenessEvent::Alive { game, at, hides }) => self.writer.take_heartbeat((game, at), hides),
            Some(LivenessEvent::Gap { from }) => self.sender.send(self.absence_message(from)),
            None => {}
        }
    }
}
