//! The heartbeat, carried out: a beat every so often, a look when the page is hidden or seen.

use super::crash;
use super::post::Post;
use super::store::Store;
use super::time::Clock;
use crate::app::kept::{Heart, Pulse};
use crate::app::{GameId, table};
use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use std::rc::{Rc, Weak};
use web_sys::Document;

/// Beats while a clock runs.
pub(super) struct Heartbeat {
    clock: Rc<Clock>,
    store: Rc<Store>,
    post: Post,
    running: RefCell<Option<Running>>,
    /// Waits until a page whose players were told to be away is seen again.
    returning: RefCell<Option<EventListener>>,
}

struct Running {
    heart: Heart,
    /// Tells that the page has stayed hidden.
    telling: Option<Timeout>,
    _beat: Interval,
    _visibility: Option<EventListener>,
}

impl Heartbeat {
    pub(super) fn new(clock: Rc<Clock>, store: Rc<Store>, post: Post) -> Rc<Heartbeat> {
        Rc::new(Heartbeat { clock, store, post, running: RefCell::default(), returning: RefCell::default() })
    }

    /// From now on, or no more, the time that the page is alive is written down for this game.
    pub(super) fn beat_for(self: &Rc<Heartbeat>, game: Option<GameId>) {
        let running = game.map(|game| {
            self.clock.compare_from_now();
            let document = web_sys::window().and_then(|window| window.document());
            let visibility = document.map(|document| {
                let (seen, me) = (document.clone(), Rc::downgrade(self));
                EventListener::new(&document, "visibilitychange", move |_| look(&me, &seen))
            });
            let me = Rc::downgrade(self);
            let beat = Interval::new(Heart::BEAT_MS, move || beat(&me));
            let heart = Heart::new(game, self.clock.now());
            Running { heart, telling: None, _beat: beat, _visibility: visibility }
        });
        self.running.replace(running);
    }

    /// Carries out what a beat has come to.
    fn feel(&self, pulse: Option<Pulse>) {
        match pulse {
            Some(Pulse::Alive { game, at }) => self.store.alive(game, at),
            Some(Pulse::Gap { from }) => self.post.send(table::Msg::Gap { from }.into()),
            None => {}
        }
    }
}

fn beat(heartbeat: &Weak<Heartbeat>) {
    // A broken page is not alive: nobody can play from here on.
    let Some(me) = heartbeat.upgrade().filter(|_| !crash::is_shown()) else { return };
    me.clock.make_up_for_sleep();
    let now = me.clock.now();
    let pulse = me.running.borrow_mut().as_mut().and_then(|running| running.heart.beat(now));
    me.feel(pulse);
}

/// The page has been hidden, or is seen again.
fn look(heartbeat: &Weak<Heartbeat>, document: &Document) {
    let Some(me) = heartbeat.upgrade().filter(|_| !crash::is_shown()) else { return };
    me.clock.make_up_for_sleep();
    let now = me.clock.now();
    let pulse = me.running.borrow_mut().as_mut().and_then(|running| {
        if document.hidden() {
            let me = Rc::downgrade(&me);
            running.telling = Some(Timeout::new(Heart::GAP_MS, move || tell(&me)));
            Some(running.heart.hide(now))
        } else {
            running.telling = None;
            running.heart.show(now)
        }
    });
    me.feel(pulse);
}

/// The page has stayed hidden. The gap is told at once, which stops the clock and with it the heartbeat; and told once
/// more when the page is seen again, because it lasts until then.
fn tell(heartbeat: &Weak<Heartbeat>) {
    let Some(me) = heartbeat.upgrade().filter(|_| !crash::is_shown()) else { return };
    let pulse = me.running.borrow().as_ref().and_then(|running| running.heart.still_hidden());
    let document = web_sys::window().and_then(|window| window.document());
    if let (Some(pulse), Some(document)) = (pulse, document) {
        let back = Rc::downgrade(&me);
        let seen = EventListener::once(&document, "visibilitychange", move |_| {
            if let Some(me) = back.upgrade().filter(|_| !crash::is_shown()) {
                me.clock.make_up_for_sleep();
                me.feel(Some(pulse));
            }
        });
        me.returning.replace(Some(seen));
    }
    me.feel(pulse);
}
