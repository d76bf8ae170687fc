//! The way from the browser's rooms to the page: messages that nobody has asked for just now.

use crate::app::Msg;
use std::cell::RefCell;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

thread_local! {
    static POST: RefCell<Post> = const { RefCell::new(Post::Waiting(Vec::new())) };
}

enum Post {
    /// There is no page yet.
    Waiting(Vec<Msg>),
    To(Callback<Msg>),
}

/// From now on messages go there. Those that have come before are handed over.
pub fn listen(on: Callback<Msg>) -> Vec<Msg> {
    match POST.replace(Post::To(on)) {
        Post::Waiting(waiting) => waiting,
        Post::To(_) => Vec::new(),
    }
}

/// Sends a message to the page. It is dealt with at once: not to be called while a message is.
pub fn send(msg: Msg) {
    let mut msg = Some(msg);
    let to = POST.with_borrow_mut(|post| match post {
        Post::Waiting(waiting) => {
            waiting.extend(msg.take());
            None
        }
        Post::To(page) => Some(page.clone()),
    });
    if let (Some(page), Some(msg)) = (to, msg) {
        page.emit(msg);
    }
}

/// Sends a message once what is being done now is done.
pub(super) fn send_later(msg: Msg) {
    spawn_local(async move { send(msg) });
}
