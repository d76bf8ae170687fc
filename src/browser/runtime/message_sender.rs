//! Sends messages of the browser runtime, such as results of effects, to the page's root component.

use crate::app::Msg;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Sends messages to the app, through the page's root component. All clones send to the same page.
#[derive(Clone, Default)]
pub(crate) struct MessageSender(Rc<RefCell<Receiver>>);

/// Destination of messages to the page: first a queue, then the callback of the page's root
/// component.
enum Receiver {
    /// The page does not listen yet; messages are queued.
    Waiting(Vec<Msg>),
    /// The page handles messages with this callback.
    Page(Callback<Msg>),
}

impl Default for Receiver {
    /// Returns a receiver that queues messages, because the page does not listen yet.
    fn default() -> Receiver {
        Receiver::Waiting(Vec::new())
    }
}

impl MessageSender {
    /// Sets the callback `on`, which handles messages to the page from now on. Returns the messages
    /// that were queued before.
    pub(crate) fn listen(&self, on: Callback<Msg>) -> Vec<Msg> {
        match self.0.replace(Receiver::Page(on)) {
            Receiver::Waiting(waiting) => waiting,
            Receiver::Page(_) => Vec::new(),
        }
    }

    /// Sends a message to the page, which handles it before this function returns. Must not be
    /// called while the page handles another message.
    pub(crate) fn send(&self, msg: Msg) {
        let page = match &mut *self.0.borrow_mut() {
            Receiver::Waiting(waiting) => return waiting.push(msg),
            Receiver::Page(page) => page.clone(),
        };
        page.emit(msg);
    }

    /// Sends a message to the page after the current JavaScript task. May be called while the page
    /// handles another message.
    pub(crate) fn send_later(&self, msg: Msg) {
        let post = self.clone();
        spawn_local(async move { post.send(msg) });
    }
}
