//! Mark on at most one square of the chessboard. This module changes the HTML elements directly,
//! because the mark follows the pointer, and a render by Yew for each change would be slow.

use crate::rules::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// An HTML attribute that at most one square of a chessboard has, such as `data-hovered` on the
/// square under a dragged piece.
pub(super) struct SquareMark {
    name: &'static str,
    on: Option<(Square, Element)>,
}

impl SquareMark {
    /// Creates a mark that is on no square yet. `name` is the HTML attribute that a marked square
    /// has.
    pub(super) fn new(name: &'static str) -> SquareMark {
        SquareMark { name, on: None }
    }

    /// Returns the marked square; `None` if no square is marked.
    pub(super) fn square(&self) -> Option<Square> {
        self.on.as_ref().map(|(square, _)| *square)
    }

    /// Marks `square` instead of the square that was marked before; `None` removes the mark.
    pub(super) fn move_to(&mut self, board: &HtmlElement, square: Option<Square>) {
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

/// Returns the first element within the chessboard that matches a CSS selector; `None` if no
/// element matches.
pub(super) fn query(board: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    board.query_selector(selector).ok().flatten()?.dyn_into().ok()
}
