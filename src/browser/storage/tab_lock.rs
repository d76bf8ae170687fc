//! One tab at a time: a lock that the browser keeps between the tabs of an origin and gives back whatever becomes of
//! its tab.
//!
//! A page that is left lets go of it, because the browser may put the page away whole and bring it back later. A tab
//! that has the game says so when another one asks, over a channel between the tabs: so a lock that a vanished page
//! still holds is told from a tab where somebody plays. What follows from each answer is in [`TabLockRequest`].

use crate::app::kept::{LockAnswer, TabLockRequest, TabLockStep};
use crate::browser::web;
use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};

const NAME: &str = "tabiya";
/// Question of a tab: which tab has the game?
const WHO: &str = "who";
/// Answer of the tab that has the game.
const HERE: &str = "here";

/// Callback for the loss of the game to another tab; the first caller takes it.
type OnLost = Rc<Cell<Option<Box<dyn FnOnce()>>>>;

/// Lock of this tab.
#[derive(Default)]
pub(crate) struct TabLock {
    /// Function that releases the lock.
    release: RefCell<Option<Function>>,
    /// Channel that answers other tabs.
    answering: RefCell<Option<TabChannel>>,
}

impl TabLock {
    /// Requests the lock, optionally by force, and returns whether this tab has the game. `lost` is
    /// called if another tab takes it later.
    pub(crate) async fn take(self: &Rc<TabLock>, by_force: bool, lost: impl FnOnce() + 'static) -> bool {
        if self.release.borrow().is_some() {
            return true;
        }
        let lost: OnLost = Rc::new(Cell::new(Some(Box::new(lost))));
        if by_force {
            self.ask(true, &lost).await;
        } else if !self.claim(&lost).await {
            return false;
        }
        self.answering.replace(TabChannel::open(|channel, word| {
            if word == WHO {
                tell(channel, HERE);
            }
        }));
        true
    }

    /// Releases the lock, because the page is being left.
    pub(crate) fn let_go(&self) {
        self.answering.take();
        if let Some(release) = self.release.take() {
            // It settles a promise of ours, which does not fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    async fn claim(self: &Rc<TabLock>, lost: &OnLost) -> bool {
        let mut claim = TabLockRequest::default();
        let another = Rc::new(Cell::new(false));
        let mut asking = None;
        loop {
            let answer = self.ask(false, lost).await;
            match claim.next_step(answer, another.get()) {
                TabLockStep::OpenGame => return true,
                TabLockStep::OtherTabPlays => return false,
                TabLockStep::TakeByForce => {
                    self.ask(true, lost).await;
                    return true;
                }
                TabLockStep::AskAgain => {
                    let heard = another.clone();
                    asking = asking
                        .or_else(|| TabChannel::open(move |_, word| heard.set(heard.get() || word == HERE)));
                    if let Some(asking) = &asking {
                        asking.say(WHO);
                    }
                    TimeoutFuture::new(TabLockRequest::POLL_INTERVAL_MS).await;
                }
            }
        }
    }

    async fn ask(self: &Rc<TabLock>, by_force: bool, lost: &OnLost) -> LockAnswer {
        let Some(locks) = web::locks() else { return LockAnswer::Unknown };
        let how = if by_force { "steal" } else { "ifAvailable" };
        let options = web::object([(how, true.into())]);
        let answer = Promise::new(&mut |resolve, _| {
            let given = Rc::new(Cell::new(false));
            let granted = {
                let (me, given, resolve) = (self.clone(), given.clone(), resolve.clone());
                Closure::once_into_js(move |lock: JsValue| {
                    given.set(!lock.is_null());
                    say(&resolve, given.get().into());
                    if given.get() { me.hold() } else { JsValue::UNDEFINED }
                })
            };
            match locks.request(NAME, &options, granted.unchecked_ref()) {
                // The promise ends when this tab releases the lock, when another tab steals it, or
                // when the browser refuses an answer.
                Ok(held) => {
                    let (lost, resolve) = (lost.clone(), resolve.clone());
                    spawn_local(async move {
                        if JsFuture::from(held).await.is_err() {
                            say(&resolve, JsValue::NULL);
                            if let Some(lost) = lost.take().filter(|_| given.get()) {
                                lost();
                            }
                        }
                    });
                }
                Err(_) => say(&resolve, JsValue::NULL),
            }
            spawn_local(async move {
                for _ in 0..TabLockRequest::MAX_POLLS {
                    TimeoutFuture::new(TabLockRequest::POLL_INTERVAL_MS).await;
                }
                say(&resolve, JsValue::NULL);
            });
        });
        match JsFuture::from(answer).await.ok().and_then(|given| given.as_bool()) {
            Some(true) => LockAnswer::Granted,
            Some(false) => LockAnswer::HeldElsewhere,
            None => LockAnswer::Unknown,
        }
    }

    /// Returns a promise that resolves when this tab releases the lock.
    fn hold(&self) -> JsValue {
        Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        })
        .into()
    }
}

/// Answers the request. Only the first answer counts.
fn say(resolve: &Function, answer: JsValue) {
    // It settles a promise of ours, which does not fail.
    let _ = resolve.call1(&JsValue::NULL, &answer);
}

/// Channel between the tabs of an origin; closes when dropped.
struct TabChannel {
    raw: BroadcastChannel,
    _hearing: EventListener,
}

impl TabChannel {
    /// Opens the channel and calls `hear` for messages of other tabs. Returns `None` if the browser
    /// has no channels; then no tab answers.
    fn open(mut hear: impl FnMut(&BroadcastChannel, &str) + 'static) -> Option<TabChannel> {
        let raw = BroadcastChannel::new(NAME).ok()?;
        let channel = raw.clone();
        let hearing = EventListener::new(&raw, "message", move |event| {
            if let Some(word) = event.dyn_ref::<MessageEvent>().and_then(|event| event.data().as_string()) {
                hear(&channel, &word);
            }
        });
        Some(TabChannel { raw, _hearing: hearing })
    }

    fn say(&self, word: &str) {
        tell(&self.raw, word);
    }
}

impl Drop for TabChannel {
    fn drop(&mut self) {
        self.raw.close();
    }
}

fn tell(channel: &BroadcastChannel, word: &str) {
    // A closed channel has no listeners; the error is ignored.
    let _ = channel.post_message(&word.into());
}
