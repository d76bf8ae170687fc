//! Saves the board for the next visit, which paints the board before the app has loaded
//! (`xtask/src/ship/first_paint.js`).
//!
//! While a page (one browser tab) has the game, the saved board is marked as in use, and no other
//! page paints it. When the user leaves the page, the mark is removed.

use crate::browser::document::crash;
use crate::browser::resources::service_worker;
use crate::browser::storage::local_storage::LocalStorage;
use gloo_events::EventListener;
use std::cell::RefCell;
use std::rc::Rc;

/// The local storage key of the board that the next visit paints.
const STORAGE_KEY: &str = "tabiya.board";
/// Prefix of the saved board while an open page has the game.
const IN_USE_MARK: &str = "*";

/// Whether this is the first visit to the app in this browser: local storage has no board to paint,
/// and no service worker delivered the page.
pub(crate) fn is_first_visit(storage: &LocalStorage) -> bool {
    let never_painted = storage.with(|storage| storage.get_item(STORAGE_KEY)) == Some(None);
    never_painted && !service_worker::is_served_by_a_worker()
}

/// Saves the board, so that the next visit can paint it before the app has loaded.
pub(crate) struct FirstPaint {
    storage: LocalStorage,
    /// The last saved board; `None` if this page does not have the game.
    board: RefCell<Option<String>>,
}

impl FirstPaint {
    /// Creates an object that saves the board for the next visit to `storage`. It has not saved a
    /// board yet.
    pub(crate) fn new(storage: LocalStorage) -> Rc<FirstPaint> {
        Rc::new(FirstPaint { storage, board: RefCell::default() })
    }

    /// Saves the board for the next visit, if it has changed. `board` is the text of
    /// [`first_paint()`](crate::app::first_paint()). `None` if this page does not have the game;
    /// then nothing is saved.
    pub(crate) fn save_board(&self, board: Option<String>) {
        let changed = self.board.replace(board.clone()) != board;
        if let Some(board) = board.filter(|_| changed) {
            write(&self.storage, IN_USE_MARK, &board);
        }
    }

    /// Returns the listeners that mark the saved board as free when the user leaves the page, and
    /// as in use when the user comes back to the page by the Back button. Other pages paint only a
    /// free board.
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
        vec![on("pagehide", ""), on("pageshow", IN_USE_MARK)]
    }
}

/// Saves a board in local storage for the next visit, with the language and direction of the page.
/// `mark` is [`IN_USE_MARK`] while this page has the game, and empty after the user has left the
/// page.
fn write(storage: &LocalStorage, mark: &str, board: &str) {
    // Nothing is written after all data have been erased. After a crash, nothing is written either,
    // so that the next visit does not paint the game that caused the crash.
    if crash::is_crash_page_shown() {
        return;
    }
    // The language and its direction are saved too, if they are set, because right-to-left pages
    // have the board on the other side.
    let root = web_sys::window().and_then(|window| window.document()?.document_element());
    let said =
        root.and_then(|root| Some([root.get_attribute("lang")?, root.get_attribute("dir")?].join(" ")));
    let text = [mark, board, " ", &said.unwrap_or_default()].concat();
    // If the browser refuses, the next visit paints an empty board.
    let _ = storage.with(|storage| storage.set_item(STORAGE_KEY, text.trim_end()));
}
