//! What the next visit paints before the app is there (`xtask/src/ship/first_paint.js`).
//!
//! While a page has the game, what lies there is marked as in use, and no other page paints it: only a page that is left
//! leaves its board to the next one.

use crate::browser::document::crash;
use crate::browser::resources::service_worker;
use crate::browser::storage::local_storage::LocalStorage;
use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;

/// Where it lies.
const PLACE: &str = "tabiya.board";
/// Before the board of a page that has the game.
const IN_USE: &str = "*";

/// Whether no page of ours has been open in this browser yet, for all that can be known at once.
pub(crate) fn is_first_visit(storage: &LocalStorage) -> bool {
    let never_painted = storage.with(|storage| storage.get_item(PLACE)) == Some(None);
    never_painted && !service_worker::is_served_by_a_worker()
}

/// The board of this page, as the next visit is to paint it.
pub(crate) struct FirstPaint {
    storage: LocalStorage,
    board: RefCell<Option<String>>,
}

impl FirstPaint {
    /// No board yet; it lies in this storage.
    pub(crate) fn new(storage: LocalStorage) -> Rc<FirstPaint> {
        Rc::new(FirstPaint { storage, board: RefCell::default() })
    }

    /// The board looks like this from now on; `None`: the game is not here.
    pub(crate) fn hold(&self, board: Option<String>) {
        let changed = self.board.replace(board.clone()) != board;
        if let Some(board) = board.filter(|_| changed) {
            write(&self.storage, IN_USE, &board);
        }
    }

    /// Leaves the board to the next page when this one is left, and marks it again when the same page comes back.
    pub(crate) fn watch(self: &Rc<FirstPaint>) -> Vec<EventListener> {
        let Some(window) = web_sys::window() else { return Vec::new() };
        let on = |name: &'static str, mark: &'static str| {
            let me = Rc::downgrade(self);
            EventListener::new(&window, name, move |_| {
                if let Some(me) = me.upgrade()
                    && let Some(board) = &*me.board.borrow()
                {
                    write(&me.storage, mark, board);
                }
            })
        };
        vec![on("pagehide", ""), on("pageshow", IN_USE)]
    }
}

fn write(storage: &LocalStorage, mark: &str, board: &str) {
    // What is erased is not written again, and a game that broke the page may not be on the board the next time.
    if crash::is_shown() {
        return;
    }
    // The language and its direction, where the page has said them: the board lies at the other side of a page from right to left.
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let said =
        root.and_then(|root| Some([root.get_attribute("lang")?, root.get_attribute("dir")?].join(" ")));
    let text = [mark, board, " ", &said.unwrap_or_default()].concat();
    // Where nothing can be written, the next visit begins with an empty board.
    let _ = storage.with(|storage| storage.set_item(PLACE, text.trim_end()));
}
