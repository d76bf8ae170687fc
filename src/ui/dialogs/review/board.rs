//! Chessboard of a reviewed game, on which arrows and circles can be drawn. Dragging and keys are
//! the same as during a game.

use super::drawings::drawings;
use super::messages::send;
use crate::app::dialogs::review::Msg;
use crate::app::table;
use crate::app::table::view::BoardView;
use crate::app::{self};
use crate::game::tree::{Shape, ShapeColor};
use crate::rules::{Bitboard, Square};
use crate::ui::board::{BoardComponent, Bounds, DRAG_THRESHOLD, Point};
use crate::words::Words;
use gloo_timers::callback::Timeout;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Time after which a finger that rests on a square begins to draw, in milliseconds.
const LONG_PRESS_MS: u32 = 400;

/// Properties of the chessboard of a reviewed game.
#[derive(Properties, PartialEq)]
pub(super) struct ReviewBoardProps {
    pub(super) board: Rc<BoardView>,
    /// Arrows and circles of the shown position.
    pub(super) shapes: Vec<Shape>,
    /// Colour of the next arrow or circle, chosen beside the board.
    pub(super) color: ShapeColor,
    pub(super) words: Words,
    pub(super) on: Callback<app::Msg>,
}

/// Message to the chessboard component of a reviewed game, about a pointer that draws an arrow or
/// circle.
pub(super) enum BoardMsg {
    /// A pointer goes down.
    Down(PointerEvent),
    /// A pressed pointer moves.
    Moved(PointerEvent),
    /// A pointer goes up.
    Up(PointerEvent),
    /// The browser has cancelled the pointer.
    Cancelled,
    /// A finger has rested on its square for [`LONG_PRESS_MS`].
    Rested,
}

/// An arrow or circle that a pointer is drawing on the chessboard of a reviewed game.
struct DrawingStroke {
    pointer: i32,
    start: Point,
    from: Square,
    /// Square under the pointer; `None` while the pointer is off the board.
    to: Option<Square>,
    /// Colour chosen with Shift or Alt; `None` for the colour chosen beside the board.
    color: Option<ShapeColor>,
    /// Whether the pointer draws. A finger draws only after a long press ([`LONG_PRESS_MS`]);
    /// before, the finger can move a piece.
    has_begun: bool,
}

/// The chessboard of a reviewed game, on which arrows and circles can be drawn with the right
/// mouse button or a resting finger.
pub(super) struct ReviewBoard {
    root: NodeRef,
    stroke: Option<DrawingStroke>,
    rest: Option<Timeout>,
}

impl Component for ReviewBoard {
    type Message = BoardMsg;
    type Properties = ReviewBoardProps;

    /// Creates the chessboard; no arrow or circle is being drawn.
    fn create(_: &Context<ReviewBoard>) -> ReviewBoard {
        ReviewBoard { root: NodeRef::default(), stroke: None, rest: None }
    }

    /// Handles a pointer event on the chessboard, or the end of a long press. Returns whether to
    /// render again.
    fn update(&mut self, ctx: &Context<ReviewBoard>, msg: BoardMsg) -> bool {
        match msg {
            BoardMsg::Down(event) => self.down(ctx, &event),
            BoardMsg::Moved(event) => self.moved(ctx, &event),
            BoardMsg::Up(event) => self.up(ctx, &event),
            BoardMsg::Cancelled => {
                self.rest = None;
                self.stroke.take().is_some()
            }
            BoardMsg::Rested => {
                let stroke = self.stroke.as_mut();
                stroke.map(|stroke| stroke.has_begun = true).is_some()
            }
        }
    }

    /// Renders the chessboard with its arrows and circles. While an arrow is drawn, no piece can be
    /// moved.
    fn view(&self, ctx: &Context<ReviewBoard>) -> Html {
        let ReviewBoardProps { board, shapes, color, words, on } = ctx.props();
        let stroke = self.stroke.as_ref().filter(|stroke| stroke.has_begun);
        // At the start of the long press, the finger may have pressed a piece. The board cancels
        // that press because no piece is movable.
        let shown = match stroke {
            Some(_) => Rc::new(BoardView { movable: Bitboard::EMPTY, ..BoardView::clone(board) }),
            None => board.clone(),
        };
        let mut drawn = shapes.clone();
        drawn.extend(stroke.and_then(|stroke| stroke.shape(*color)));
        let link = ctx.link();
        html! {
            <div class="review-board lesson" ref={self.root.clone()} onpointerdown={link.callback(BoardMsg::Down)}
                onpointermove={link.batch_callback(|event: PointerEvent| (event.buttons() != 0).then_some(BoardMsg::Moved(event)))}
                onpointerup={link.callback(BoardMsg::Up)} onpointercancel={link.callback(|_| BoardMsg::Cancelled)}>
                <BoardComponent view={shown} words={words.clone()} on={review_message(on)} />
                { drawings(&drawn, board.orientation) }
            </div>
        }
    }
}

impl ReviewBoard {
    /// Handles a pointer that goes down on the board. Starts an arrow or circle: with the right
    /// button at once, with a finger after a long press. A second press, or another button, cancels
    /// the drawing. Returns whether to render again.
    fn down(&mut self, ctx: &Context<ReviewBoard>, event: &PointerEvent) -> bool {
        let is_touch = event.pointer_type() == "touch";
        if self.stroke.take().is_some() || !(event.button() == 2 || is_touch) {
            self.rest = None;
            return true;
        }
        let start = point(event);
        let Some(from) = self.square_at(ctx, start) else { return false };
        let color = match (event.shift_key(), event.alt_key()) {
            (true, true) => Some(ShapeColor::Yellow),
            (true, false) => Some(ShapeColor::Red),
            (false, true) => Some(ShapeColor::Blue),
            (false, false) => None,
        };
        if is_touch {
            let link = ctx.link().clone();
            self.rest = Some(Timeout::new(LONG_PRESS_MS, move || link.send_message(BoardMsg::Rested)));
        } else if let Some(root) = self.root.cast::<Element>() {
            // If the capture fails, drawing works only while the pointer is over the board.
            let _ = root.set_pointer_capture(event.pointer_id());
        }
        self.stroke = Some(DrawingStroke {
            pointer: event.pointer_id(),
            start,
            from,
            to: Some(from),
            color,
            has_begun: !is_touch,
        });
        true
    }

    /// Handles the move of a pointer that draws: makes the arrow end on the square under the
    /// pointer. Returns whether to render again.
    fn moved(&mut self, ctx: &Context<ReviewBoard>, event: &PointerEvent) -> bool {
        let at = point(event);
        let to = self.square_at(ctx, at);
        let Some(stroke) = self.stroke.as_mut().filter(|stroke| stroke.pointer == event.pointer_id()) else {
            return false;
        };
        if !stroke.has_begun {
            if (at.x - stroke.start.x).hypot(at.y - stroke.start.y) >= DRAG_THRESHOLD {
                // The finger drags a piece.
                (self.stroke, self.rest) = (None, None);
            }
            return false;
        }
        std::mem::replace(&mut stroke.to, to) != to
    }

    /// Handles a pointer that goes up: adds the finished arrow or circle to the analysis, or
    /// removes the same arrow or circle if the analysis has it. Returns whether to render again.
    fn up(&mut self, ctx: &Context<ReviewBoard>, event: &PointerEvent) -> bool {
        self.rest = None;
        let Some(stroke) = self.stroke.take_if(|stroke| stroke.pointer == event.pointer_id()) else {
            return false;
        };
        if let (true, Some(to)) = (stroke.has_begun, self.square_at(ctx, point(event))) {
            ctx.props().on.emit(send(Msg::Draw { from: stroke.from, to, color: stroke.color }));
        }
        true
    }

    /// Returns the square of the chessboard under a point; `None` off the board.
    fn square_at(&self, ctx: &Context<ReviewBoard>, at: Point) -> Option<Square> {
        let board = self.root.cast::<Element>()?.query_selector("[data-board]").ok().flatten()?;
        let bounds = board.get_bounding_client_rect();
        let bounds = Bounds { left: bounds.left(), top: bounds.top(), size: bounds.width() };
        bounds.square_at(at, ctx.props().board.orientation)
    }
}

impl DrawingStroke {
    /// Returns the arrow or circle that is being drawn; `None` while the pointer is off the
    /// chessboard.
    ///
    /// The shape has the colour chosen with Shift or Alt when the pointer went down, otherwise
    /// `color`.
    fn shape(&self, color: ShapeColor) -> Option<Shape> {
        let to = self.to?;
        let color = self.color.unwrap_or(color);
        Some(Shape { color, from: self.from, to: Some(to).filter(|to| *to != self.from) })
    }
}

/// Returns the place of a pointer event in the browser's viewport, in CSS pixels.
fn point(event: &PointerEvent) -> Point {
    Point { x: f64::from(event.client_x()), y: f64::from(event.client_y()) }
}

/// Returns the callback for the chessboard of a reviewed game: turns board messages into messages
/// of the review instead of the game in progress.
fn review_message(on: &Callback<app::Msg>) -> Callback<app::Msg> {
    let on = on.clone();
    Callback::from(move |msg: app::Msg| {
        let app::Msg::Table(msg) = msg else { return };
        let msg = match msg {
            table::Msg::Press(square) => Msg::Press(square),
            table::Msg::Drop { from, to } => Msg::Drop { from, to },
            table::Msg::Deselect | table::Msg::DropOutside(_) => Msg::Deselect,
            table::Msg::Promote(role) => Msg::Promote(Some(role)),
            table::Msg::CancelPromotion => Msg::Promote(None),
            msg => match msg.requested_cursor_move() {
                Some(by) => Msg::Cursor(by),
                None => return,
            },
        };
        on.emit(send(msg));
    })
}
