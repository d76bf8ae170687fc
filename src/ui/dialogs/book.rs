//! The names of openings, once they are here.

use crate::app::dialogs::same::Same;
use crate::openings::{Openings, Reading};
use gloo_timers::future::TimeoutFuture;
use std::cell::RefCell;
use std::future::Future;
use std::pin::Pin;

/// The file with the names, on its way; `None` if it cannot be had now.
pub type BookOnItsWay = Pin<Box<dyn Future<Output = Option<Vec<u8>>>>>;

/// Where the file with the names comes from.
#[derive(Clone, Copy, Debug)]
pub struct FetchBook(pub fn() -> BookOnItsWay);

/// There is only one: nothing is drawn again because of it.
impl PartialEq for FetchBook {
    fn eq(&self, _: &FetchBook) -> bool {
        true
    }
}

thread_local! {
    static BOOK: RefCell<Option<Same<Openings>>> = const { RefCell::new(None) };
}

/// So many lines are read between two frames: each is a few moves.
const LINES: usize = 150;

impl FetchBook {
    /// The names; `None` where they cannot be had now. They are read once, bit by bit, so that a move is not kept waiting.
    pub(super) async fn names(self) -> Option<Same<Openings>> {
        if let Some(names) = BOOK.with_borrow(Clone::clone) {
            return Some(names);
        }
        let mut reading = Reading::new(&(self.0)().await?).ok()?;
        while !reading.go_on(LINES).ok()? {
            TimeoutFuture::new(0).await;
        }
        let names = Same::new(reading.done());
        BOOK.set(Some(names.clone()));
        Some(names)
    }
}
