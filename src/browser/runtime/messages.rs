//! The way from the browser to the page: messages that nobody has asked for just now.

use crate::app::Msg;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

/// Where messages are handed in. Each part of the browser has one of these; all lead to the same page.
#[derive(Clone, Default)]
pub(crate) struct MessageSender(Rc<RefCell<Receiver>>);

enum Receiver {
    /// There is no page yet.
    Waiting(Vec<Msg>),
    Page(Callback<Msg>),
}

impl Default for Receiver {
    fn default() -> Receiver {
        Receiver::Waiting(Vec::new())
    }
}

impl MessageSender {
    /// From now on messages go there. Those that have come before are handed over.
    pub(crate) fn listen(&self, on: Callback<Msg>) -> Vec<Msg> {
        match self.0.replace(Receiver::Page(on)) {
            Receiver::Waiting(waiting) => waiting,
            Receiver::Page(_) => Vec::new(),
        }
    }

    /// Sends a message to the page. It is dealt with at once: not to be called while a message is.
    pub(crate) fn send(&self, msg: Msg) {
        let page = match &mut *self.0.borrow_mut() {
            Receiver::Waiting(waiting) => return waiting.push(msg),
            Receiver::Page(page) => page.clone(),
        };
        page.emit(msg);
    }

    /// Sends a message once what is being done now is done.
    pub(crate) fn send_later(&self, msg: Msg) {
        let post = self.clone();
        spawn_local(async move { post.send(msg) });
    }
}
