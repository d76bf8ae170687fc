//! Channel for messages from the browser to the page that no call is waiting for.

use crate::app::Msg;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Sender of messages to the page. All clones lead to the same page.
#[derive(Clone, Default)]
pub(crate) struct MessageSender(Rc<RefCell<Receiver>>);

enum Receiver {
    /// No page yet; messages are queued.
    Waiting(Vec<Msg>),
    Page(Callback<Msg>),
}

impl Default for Receiver {
    fn default() -> Receiver {
        Receiver::Waiting(Vec::new())
    }
}

impl MessageSender {
    /// Sets the receiver. Returns the messages queued so far.
    pub(crate) fn listen(&self, on: Callback<Msg>) -> Vec<Msg> {
        match self.0.replace(Receiver::Page(on)) {
            Receiver::Waiting(waiting) => waiting,
            Receiver::Page(_) => Vec::new(),
        }
    }

    /// Sends a message, which the page processes synchronously: never call this during an update.
    pub(crate) fn send(&self, msg: Msg) {
        let page = match &mut *self.0.borrow_mut() {
            Receiver::Waiting(waiting) => return waiting.push(msg),
            Receiver::Page(page) => page.clone(),
        };
        page.emit(msg);
    }

    /// Sends a message after the current task.
    pub(crate) fn send_later(&self, msg: Msg) {
        let post = self.clone();
        spawn_local(async move { post.send(msg) });
    }
}
