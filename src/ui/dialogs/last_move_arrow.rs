//! Arrow of the last move on the board of the game.

use super::arrow::{arrow_path, centre};
use crate::app::table::view::BoardView;
use crate::rules::{Role, Square};
use yew::prelude::*;

/// Distance between the tip of the arrow and the centre of the target square. The unit is the side
/// of a square.
const TIP_GAP: f64 = 0.3;

/// Renders an arrow for the last move on the board, if the players have switched this on. After
/// castling, the arrow shows the move of the king. A king that castles without moving, as Chess960
/// allows, gets a circle.
///
/// The attribute `display` hides the arrow until the style sheet `looks.css` has loaded, because
/// this style sheet places the arrow over the squares.
pub(super) fn last_move_arrow(view: &BoardView) -> Html {
    let ends = view.has_last_move_arrow.then(|| last_move_ends(view)).flatten();
    let Some((from, to)) = ends else { return Html::default() };
    let drawn = if from == to {
        let (x, y) = centre(to, view.orientation);
        html! { <circle cx={x.to_string()} cy={y.to_string()} r=".44" /> }
    } else {
        html! { <path d={arrow_path(from, to, view.orientation, TIP_GAP)} /> }
    };
    html! {
        <svg class="last-move-arrow" data-arrow={format!("{from}{to}")} viewBox="0 0 8 8" display="none"
            pointer-events="none" aria-hidden="true">{ drawn }</svg>
    }
}

/// Returns the start and the target square of the last move that a board shows; `None` if it shows
/// no last move. The squares are equal if a king castles without moving.
fn last_move_ends(view: &BoardView) -> Option<(Square, Square)> {
    // Rates a square of the last move; the target square has the highest rate. The king has rate 3
    // because, after castling in Chess960, the rook can be on the king's start square. Rate 1 is
    // for a moved piece that is not drawn because the opponent has chosen a move that captures it,
    // but has not confirmed this move yet.
    let likelihood = |square: &Square| {
        let moved = view.pieces.iter().find(|it| it.square == *square && it.piece.color != view.turn);
        match moved {
            Some(moved) if moved.piece.role == Role::King => 3,
            Some(_) => 2,
            None => u8::from(view.declared.contains(*square)),
        }
    };
    let to = view.last_move.iter().max_by_key(likelihood)?;
    Some((view.last_move.iter().find(|square| *square != to).unwrap_or(to), to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, Position};

    /// Returns the ends of the arrow, such as `e2e4`, on a board that shows the position `fen` and
    /// marks `from` and `to` as the squares of the last move.
    fn ends(fen: &str, from: &str, to: &str) -> Option<String> {
        let square = |name: &str| name.parse::<Square>().expect("a square");
        let position: Position = fen.parse().expect("a position");
        let mut view = BoardView::of_position(&position, None::<Move>);
        view.last_move = [square(from), square(to)].into_iter().collect();
        last_move_ends(&view).map(|(from, to)| format!("{from}{to}"))
    }

    #[test]
    fn arrow_points_from_start_square_to_target_square() {
        let after = |fen, from, to| ends(fen, from, to).expect("an arrow");
        assert_eq!(after("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1", "e2", "e4"), "e2e4");
        assert_eq!(after("4k3/8/8/8/8/8/4P3/Q3K3 b - - 0 1", "a8", "a1"), "a8a1");
        assert_eq!(after("4k3/8/8/8/8/8/8/5RK1 b - - 0 1", "e1", "g1"), "e1g1");
        // Castling in Chess960: the king has moved from f1 to g1, and the rook is on f1 after the
        // move.
        assert_eq!(after("4k3/8/8/8/8/8/8/5RK1 b - - 0 1", "f1", "g1"), "f1g1");
        assert_eq!(after("4k3/8/8/8/8/8/8/5RK1 b - - 0 1", "g1", "g1"), "g1g1");
    }

    #[test]
    fn piece_that_an_unconfirmed_move_would_capture_keeps_its_arrow() {
        let position: Position = "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1".parse().expect("a position");
        let mut view = BoardView::of_position(&position, None);
        view.last_move = [Square::E2, Square::E4].into_iter().collect();
        view.pieces.retain(|piece| piece.square != Square::E4);
        view.declared = [Square::D5, Square::E4].into_iter().collect();
        assert_eq!(last_move_ends(&view), Some((Square::E2, Square::E4)));
    }

    #[test]
    fn board_without_last_move_has_no_arrow() {
        assert_eq!(last_move_ends(&BoardView::of_position(&Position::initial(), None)), None);
    }
}
