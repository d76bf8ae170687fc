//! Draws a piece while a player drags it. This module changes the HTML elements directly, without
//! Yew.
//!
//! The caller moves the dragged piece at most once per frame. The mark and the shadow of the piece
//! on the target square change only when the pointer enters another square.

use super::geometry::{Bounds, square_transform};
use super::gesture::{PiecePress, Point};
use super::square_mark::{SquareMark, query};
use crate::app::table::view::BoardView;
use crate::rules::Square;
use crate::ui::names::piece_code;
use gloo_timers::future::TimeoutFuture;
use wasm_bindgen_futures::spawn_local;
use web_sys::{CssStyleDeclaration, HtmlElement};

/// Time for which a dropped piece has the CSS class `snapping` (the piece slides back) or `still`
/// (no animation), in milliseconds. The transition of `snapping` in the style sheet is a little
/// shorter.
const DROP_CLASS_MS: u32 = 130;

/// A piece that a player drags over the chessboard.
pub(super) struct HeldPiece {
    /// Press from which the drag began.
    pub(super) press: PiecePress,
    element: HtmlElement,
    /// Style of the element, fetched once because every frame of the drag changes the style.
    style: CssStyleDeclaration,
    /// Code of the piece, such as `wN`.
    kind: String,
    /// Mark on the target square under the piece.
    hovered: SquareMark,
}

impl HeldPiece {
    /// Picks up the piece on the pressed square, and marks the element of the piece as held. `None`
    /// if the board shows no piece on this square.
    pub(super) fn pick_up(board: &HtmlElement, press: PiecePress, view: &BoardView) -> Option<HeldPiece> {
        let selector = format!(".piece[data-on=\"{}\"]", press.from);
        let element = query(board, &selector)?;
        let piece = view.pieces.iter().find(|piece| piece.square == press.from)?.piece;
        set_class(&element, "snapping", false);
        set_class(&element, "held", true);
        let style = element.style();
        Some(HeldPiece {
            press,
            element,
            style,
            kind: piece_code(piece),
            hovered: SquareMark::new("data-hovered"),
        })
    }

    /// Moves the held piece to the pointer at `at`, and marks the square under the pointer if the
    /// piece can legally move to this square.
    pub(super) fn follow(&mut self, board: &HtmlElement, bounds: Bounds, at: Point, view: &BoardView) {
        let is_turned = view.turned_player == Some(view.turn);
        write_transform(&self.style, &bounds.held_transform(at, self.press, is_turned));
        let under = bounds.square_at(at, view.orientation).filter(|square| view.targets.contains(*square));
        if under != self.hovered.square() {
            self.mark_target(board, under, view);
        }
    }

    /// Marks the square `under` the held piece, and shows a shadow of the piece on this square. If
    /// `under` is `None`, removes the mark and the shadow.
    fn mark_target(&mut self, board: &HtmlElement, under: Option<Square>, view: &BoardView) {
        self.hovered.move_to(board, under);
        let marker = query(board, ".marker");
        let Some(square) = under else {
            return if let Some(marker) = marker {
                let _ = marker.remove_attribute("data-kind");
            };
        };
        if let Some(marker) = marker {
            let _ = marker.set_attribute("data-kind", &self.kind);
            write_transform(
                &marker.style(),
                &square_transform(square, view.orientation, view.turned_player == Some(view.turn)),
            );
        }
    }

    /// Drops the held piece on the target square of a move.
    ///
    /// The piece stays where it was dropped until the caller has rendered the chessboard with the
    /// move and calls [`LandingPiece::settle`]. That call shows the piece on its new square without
    /// an animation.
    pub(super) fn put_down(mut self, board: &HtmlElement, view: &BoardView) -> LandingPiece {
        self.mark_target(board, None, view);
        set_class(&self.element, "held", false);
        add_class_briefly(self.element, "still");
        LandingPiece(self.style)
    }

    /// Ends the drag without a move: the held piece slides back to its square.
    pub(super) fn snap_back(mut self, board: &HtmlElement, view: &BoardView) {
        self.mark_target(board, None, view);
        set_class(&self.element, "held", false);
        add_class_briefly(self.element, "snapping");
        LandingPiece(self.style).settle();
    }
}

/// A piece that a player has dropped, and that the chessboard still shows where the player dropped
/// it.
pub(super) struct LandingPiece(CssStyleDeclaration);

impl LandingPiece {
    /// Removes the CSS transform that holds the piece where it was dropped, so that the piece
    /// appears on its square.
    pub(super) fn settle(self) {
        let _ = self.0.remove_property("transform");
    }
}

/// Gives the element of a dropped piece a CSS class, and removes the class after [`DROP_CLASS_MS`].
fn add_class_briefly(element: HtmlElement, class: &'static str) {
    set_class(&element, class, true);
    spawn_local(async move {
        TimeoutFuture::new(DROP_CLASS_MS).await;
        set_class(&element, class, false);
    });
}

/// Adds a CSS class to an element if `on` is true, otherwise removes the class.
fn set_class(element: &HtmlElement, class: &str, on: bool) {
    let _ = element.class_list().toggle_with_force(class, on);
}

/// Sets the CSS transform of a held piece or its shadow. If the browser refuses the transform, the
/// piece does not move on the screen. The game is not affected.
fn write_transform(style: &CssStyleDeclaration, transform: &str) {
    let _ = style.set_property("transform", transform);
}
