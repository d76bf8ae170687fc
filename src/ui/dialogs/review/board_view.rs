//! Conversion of the state of a review to what its chessboard shows.

use crate::app::dialogs::review::ReviewState;
use crate::app::table::view::{BoardView, PointerMode};

/// Returns what the chessboard of a reviewed game shows; `None` until the game has been read.
///
/// `pointer_mode` is the players' setting: pieces are moved by dragging, by pressing, or both.
pub(super) fn review_board_view(review: &ReviewState, pointer_mode: PointerMode) -> Option<BoardView> {
    let (tree, position) = (review.tree()?, review.position()?);
    let moves = review.selected_moves();
    let captures = moves.iter().filter(|(mv, _)| position.captured_by(*mv).is_some());
    let mut view = BoardView {
        orientation: review.orientation(),
        movable: review.movable(),
        selected: review.selected(),
        targets: moves.iter().map(|(mv, _)| mv.to()).collect(),
        extra_targets: moves.iter().filter_map(|(_, rook)| *rook).collect(),
        captures: captures.map(|(mv, _)| mv.to()).collect(),
        declared: review.drawing_from().into_iter().collect(),
        cursor: review.cursor(),
        promotion: review.promotion().map(|(_, to)| to),
        pointer_mode,
        ..BoardView::of_position(position, tree.move_at(review.at()))
    };
    if let Some((from, to)) = review.promotion() {
        view.pieces.iter_mut().filter(|piece| piece.square == from).for_each(|piece| piece.drawn_square = to);
    }
    Some(view)
}
