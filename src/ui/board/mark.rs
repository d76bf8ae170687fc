//! A mark that stands on one square at a time and is written past Yew, as the pointer goes.

use crate::rules::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// An attribute that at most one square of a board bears.
pub(super) struct Mark {
    name: &'static str,
    on: Option<(Square, Element)>,
}

impl Mark {
    /// A mark of this name, on no square yet.
    pub(super) fn new(name: &'static str) -> Mark {
        Mark { name, on: None }
    }

    /// The square that bears it.
    pub(super) fn square(&self) -> Option<Square> {
        self.on.as_ref().map(|(square, _)| *square)
    }

    /// Takes it to another square, or off the board.
    pub(super) fn put(&mut self, board: &HtmlElement, square: Option<Square>) {
        if let Some((_, element)) = self.on.take() {
            let _ = element.remove_attribute(self.name);
        }
        if let Some(square) = square
            && let Some(element) = query(board, &format!("[data-square=\"{square}\"]"))
        {
            let _ = element.set_attribute(self.name, "");
            self.on = Some((square, element.into()));
        }
    }
}

/// The first element of the board that a selector finds.
pub(super) fn query(board: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    board.query_selector(selector).ok().flatten()?.dyn_into().ok()
}
