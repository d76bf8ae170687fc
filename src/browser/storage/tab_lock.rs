//! The tab lock, which lets only one browser tab at a time play and open the saved data. All tabs
//! of an origin share the lock, which is one of the browser's Web Locks. The browser releases the
//! lock when the tab that holds it is closed.
//!
//! A page releases the lock when the user leaves the page, because the browser may keep the page in
//! memory and restore it later. A tab that holds the lock answers other tabs over a broadcast
//! channel. A tab that does not answer counts as gone. [`TabLockRequest`] decides on the next step
//! after each answer.

use crate::app::storage::{LockAnswer, TabLockRequest, TabLockStep};
use crate::browser::web;
use gloo_events::EventListener;
use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Promise};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{BroadcastChannel, MessageEvent};

/// The name of the lock and of the broadcast channel.
const NAME: &str = "tabiya";
/// Message that asks whether a tab holds the lock.
const ASK_OWNER: &str = "who";
/// Answer of the tab that holds the lock.
const OWNER_ANSWER: &str = "here";

/// Callback that runs at most once, when another tab takes the lock from this tab.
type OnLost = Rc<Cell<Option<Box<dyn FnOnce()>>>>;

/// The tab lock, as seen by this tab.
#[derive(Default)]
pub(crate) struct TabLock {
    /// Function that releases the lock: it resolves the promise that holds the lock. `None` while
    /// this tab does not hold the lock.
    release: RefCell<Option<Function>>,
    /// Channel on which this tab answers other tabs while it holds the lock; `None` without the
    /// lock, or if the browser has no broadcast channels.
    answering: RefCell<Option<TabChannel>>,
}

impl TabLock {
    /// Requests the lock for this tab. With `by_force`, takes the lock from the tab that holds it.
    /// Returns whether this tab may open the saved data. Calls `lost` if another tab takes the lock
    /// later.
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
            if word == ASK_OWNER {
                post_to_channel(channel, OWNER_ANSWER);
            }
        }));
        true
    }

    /// Releases the tab lock, so that another browser tab can play.
    pub(crate) fn release(&self) {
        self.answering.take();
        if let Some(release) = self.release.take() {
            // Resolving a promise cannot fail.
            let _ = release.call0(&JsValue::NULL);
        }
    }

    /// Requests the lock without force, and repeats the request or takes the lock by force, as
    /// [`TabLockRequest`] decides. Returns whether this tab may open the saved data. Calls `lost`
    /// if another tab takes the lock later.
    async fn claim(self: &Rc<TabLock>, lost: &OnLost) -> bool {
        let mut claim = TabLockRequest::default();
        let owner_answered = Rc::new(Cell::new(false));
        let mut asking = None;
        loop {
            let answer = self.ask(false, lost).await;
            match claim.next_step(answer, owner_answered.get()) {
                TabLockStep::OpenGame => return true,
                TabLockStep::OtherTabPlays => return false,
                TabLockStep::TakeByForce => {
                    self.ask(true, lost).await;
                    return true;
                }
                TabLockStep::AskAgain => {
                    let heard = owner_answered.clone();
                    asking = asking.or_else(|| {
                        TabChannel::open(move |_, word| heard.set(heard.get() || word == OWNER_ANSWER))
                    });
                    if let Some(asking) = &asking {
                        asking.say(ASK_OWNER);
                    }
                    TimeoutFuture::new(TabLockRequest::POLL_INTERVAL_MS).await;
                }
            }
        }
    }

    /// Sends one lock request to the browser and returns the browser's answer, or
    /// [`LockAnswer::Unknown`] after a time limit. With `by_force`, takes the lock from another
    /// tab. Calls `lost` if another tab takes the lock later.
    async fn ask(self: &Rc<TabLock>, by_force: bool, lost: &OnLost) -> LockAnswer {
        let Some(locks) = web::locks() else { return LockAnswer::Unknown };
        let how = if by_force { "steal" } else { "ifAvailable" };
        let options = web::js_object([(how, true.into())]);
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
                // The promise `held` settles immediately if another tab holds the lock or the
                // browser rejects the request. Otherwise it settles when this tab releases the lock
                // or another tab takes it by force.
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

    /// Returns a promise that resolves when this tab releases the lock. The browser keeps the lock
    /// for this tab until then, unless another tab takes it by force.
    fn hold(&self) -> JsValue {
        Promise::new(&mut |release, _| {
            self.release.replace(Some(release));
        })
        .into()
    }
}

/// Resolves the promise of a lock request with the browser's answer: `true` if the lock is granted,
/// `false` if another tab holds it, `null` if unknown. `resolve` is the function that resolves the
/// promise; only its first call has an effect.
fn say(resolve: &Function, answer: JsValue) {
    // Resolving a promise cannot fail.
    let _ = resolve.call1(&JsValue::NULL, &answer);
}

/// The broadcast channel on which the tabs of the app ask which tab holds the tab lock. Dropping
/// this value closes the channel.
struct TabChannel {
    raw: BroadcastChannel,
    _hearing: EventListener,
}

impl TabChannel {
    /// Opens the broadcast channel between the tabs of the app. `hear` receives each message of
    /// another tab, and the channel for sending an answer. Returns `None` if the browser has no
    /// broadcast channels.
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

    /// Sends the message `word` to the other tabs of the app.
    fn say(&self, word: &str) {
        post_to_channel(&self.raw, word);
    }
}

impl Drop for TabChannel {
    /// Closes the broadcast channel.
    fn drop(&mut self) {
        self.raw.close();
    }
}

/// Sends the message `word` to the other tabs of the app over `channel`.
fn post_to_channel(channel: &BroadcastChannel, word: &str) {
    // Fails only if the channel is closed.
    let _ = channel.post_message(&word.into());
}
