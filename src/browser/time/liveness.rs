//! Saves regularly, while a chess clock runs, that the page is alive, and reports times in which
//! play was impossible: the page was frozen, or the device asleep.

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

/// Saves regularly, while a chess clock runs, that the page is alive, and detects gaps: times in
/// which the page was frozen or the device asleep, so that no move was possible.
pub(crate) struct Heartbeat {
    clock: Rc<PageClock>,
    writer: Rc<StorageWriter>,
    sender: MessageSender,
    /// The liveness state of the page.
    monitor: RefCell<LivenessMonitor>,
    /// Whether a jump of the time of day has been detected but not reported.
    jumped: Cell<bool>,
    /// The timer of the heartbeat, while a clock runs.
    timer: RefCell<Option<Interval>>,
}

impl Heartbeat {
    /// Creates a heartbeat (the regular saving of the time until which the page was alive) that is
    /// not running yet. `writer` saves this time; messages about gaps, in which play was
    /// impossible, are sent to `post`.
    pub(crate) fn new(clock: Rc<PageClock>, writer: Rc<StorageWriter>, post: MessageSender) -> Rc<Heartbeat> {
        let (monitor, jumped, timer) = Default::default();
        Rc::new(Heartbeat { clock, writer, sender: post, monitor, jumped, timer })
    }

    /// Starts to save regularly that the page is alive, while the chess clock of `game` runs;
    /// `None` stops the saving.
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
    /// may freeze a hidden page. The listener works until it is dropped. `None` outside a page.
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

    /// Returns a message to the app about a gap in which play was impossible (page frozen, device
    /// asleep), if the gap has not been reported yet. The caller must handle it before any other
    /// message.
    pub(crate) fn gap(&self) -> Option<Msg> {
        let now = self.now();
        let gap = self.monitor.borrow_mut().detect_gap(now);
        gap.map(|from| self.absence_message(from))
    }

    /// Returns the message to the app that no play was possible from the instant `from` until the
    /// present. The message is [`table::Msg::ClockJumped`] if the time of day has jumped (the
    /// device slept, or its clock was changed), otherwise [`table::Msg::PlayGap`].
    fn absence_message(&self, from: Instant) -> Msg {
        match self.jumped.take() {
            true => table::Msg::ClockJumped { from }.into(),
            false => table::Msg::PlayGap { from }.into(),
        }
    }

    /// Returns the current instant of the page's clock, after a correction of the clock if the
    /// device has slept.
    fn now(&self) -> Instant {
        self.wake_up();
        self.clock.now()
    }

    /// Advances the page's clock by the time that the device has slept, if a chess clock was
    /// running.
    pub(crate) fn wake_up(&self) {
        if self.monitor.borrow().is_clock_running() && self.clock.make_up_for_sleep() {
            self.jumped.set(true);
        }
    }

    /// Records one event, such as that the page becomes hidden, by calling `what`, a method of
    /// [`LivenessMonitor`]. According to its result, saves that the page is alive, or sends a
    /// message about a gap in which play was impossible.
    fn beat(&self, what: fn(&mut LivenessMonitor, Instant) -> Option<LivenessEvent>) {
        // A crashed page does not count as alive: play is impossible from here on.
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
