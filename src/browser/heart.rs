//! The heartbeat: while a clock runs, the disk knows that the page is alive, and time in which nobody could play is
//! noticed.
//!
//! A page that is hidden for more than a moment, a device that sleeps, a browser that stops the page: each is a gap.
//! It is told once, with the moment it began at; what becomes of its time is for the players to say.

use super::post::send;
use super::{clock, store};
use crate::app::{GameId, Msg};
use crate::game::{Instant, Span};
use gloo_events::EventListener;
use gloo_timers::callback::{Interval, Timeout};
use std::cell::RefCell;
use web_sys::Document;

/// Between two beats, in milliseconds: with what a busy machine adds to it, what a clock may lose when the page is
/// killed.
const BEAT_MS: u32 = 50;
/// What may pass unnoticed, in milliseconds.
const GAP_MS: u32 = 3_000;

thread_local! {
    static HEART: RefCell<Option<Heart>> = const { RefCell::new(None) };
}

struct Heart {
    game: GameId,
    /// The last moment at which the page was seen to be alive.
    last: Instant,
    /// Since when it has been hidden, until that has been told.
    hidden: Option<Instant>,
    /// Tells it, if the page stays hidden.
    telling: Option<Timeout>,
    _beat: Interval,
    _visibility: Option<EventListener>,
}

/// From now on, or no more, the time that the page is alive is written down for this game.
pub(super) fn beat_for(game: Option<GameId>) {
    let heart = game.map(|game| {
        clock::compare_from_now();
        let document = web_sys::window().and_then(|window| window.document());
        let visibility = document.map(|document| {
            let seen = document.clone();
            EventListener::new(&document, "visibilitychange", move |_| look(&seen))
        });
        let beat = Interval::new(BEAT_MS, beat);
        Heart { game, last: clock::now(), hidden: None, telling: None, _beat: beat, _visibility: visibility }
    });
    HEART.replace(heart);
}

/// The page is broken: from here on nobody could play, and it is not alive any more. Whatever state it is in.
pub(super) fn stop() {
    HEART.with(|heart| {
        if let Ok(mut heart) = heart.try_borrow_mut() {
            *heart = None;
        }
    });
}

fn beat() {
    clock::make_up_for_sleep();
    let now = clock::now();
    let gap = HEART.with_borrow_mut(|heart| {
        let heart = heart.as_mut()?;
        if heart.hidden.is_some() {
            return None;
        }
        let since = std::mem::replace(&mut heart.last, now);
        if now.since(since) > GAP {
            return Some(since);
        }
        store::alive(heart.game, now);
        None
    });
    if let Some(from) = gap {
        send(Msg::Gap { from });
    }
}

/// The page has been hidden, or is seen again.
fn look(document: &Document) {
    clock::make_up_for_sleep();
    let now = clock::now();
    let gap = HEART.with_borrow_mut(|heart| {
        let heart = heart.as_mut()?;
        if document.hidden() {
            heart.hidden = Some(now);
            heart.telling = Some(Timeout::new(GAP_MS, tell));
            store::alive(heart.game, now);
            return None;
        }
        heart.last = now;
        heart.telling = None;
        // A page that was stopped while it was hidden has not told of it.
        heart.hidden.take().filter(|&since| now.since(since) > GAP)
    });
    if let Some(from) = gap {
        send(Msg::Gap { from });
    }
}

/// The page has stayed hidden: told at once, so that no flag falls behind its players' backs.
fn tell() {
    let hidden = HEART.with_borrow(|heart| heart.as_ref().and_then(|heart| heart.hidden));
    if let Some(from) = hidden {
        send(Msg::Gap { from });
    }
}

const GAP: Span = Span::from_millis(GAP_MS as u64);
