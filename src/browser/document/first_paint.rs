//! First paint of the next visit, shown before the app has loaded
//! (`xtask/src/ship/first_paint.js`).
//!
//! While a page has the game, the saved board is marked as in use and no other page paints it; a
//! page that is left removes the mark.

use crate::browser::document::crash;
use crate::browser::resources::service_worker;
use crate::browser::storage::local_storage::LocalStorage;
use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;

/// Key in local storage.
const PLACE: &str = "tabiya.board";
/// Prefix of a board that is in use.
const IN_USE: &str = "*";

/// Whether no page of the app has been open in this browser yet, as far as can be known
/// synchronously.
pub(crate) fn is_first_visit(storage: &LocalStorage) -> bool {
    let never_painted = storage.with(|storage| storage.get_item(PLACE)) == Some(None);
    never_painted && !service_worker::is_served_by_a_worker()
}

/// Board of this page, for the next visit's first paint.
pub(crate) struct FirstPaint {
    storage: LocalStorage,
    board: RefCell<Option<String>>,
}

impl FirstPaint {
    /// Creates the state without a board, for this storage.
    pub(crate) fn new(storage: LocalStorage) -> Rc<FirstPaint> {
        Rc::new(FirstPaint { storage, board: RefCell::default() })
    }

    /// Saves the current board; `None` if the game is not in this tab.
    pub(crate) fn hold(&self, board: Option<String>) {
        let changed = self.board.replace(board.clone()) != board;
        if let Some(board) = board.filter(|_| changed) {
            write(&self.storage, IN_USE, &board);
        }
    }

    /// Releases the board when the page is left, and marks it again when the same page comes back.
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
    // Does not write again after all data has been erased or after a crash: the game that caused
    // the crash may not be on the board next time.
    if crash::is_shown() {
        return;
    }
    // Includes the language and its direction, once known: in a right-to-left page the board is on
    // the other side.
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let said =
        root.and_then(|root| Some([root.get_attribute("lang")?, root.get_attribute("dir")?].join(" ")));
    let text = [mark, board, " ", &said.unwrap_or_default()].concat();
    // If writing fails, the next visit begins with an empty board.
    let _ = storage.with(|storage| storage.set_item(PLACE, text.trim_end()));
}
