//! The board of the review, on which the players can move pieces of both sides.

use super::state::{ReviewFault, ReviewState};
use super::update::TreeChange;
use crate::app::settings::seating::Orientation;
use crate::game::tree::{GameTree, Shape, TreeError};
use crate::rules::{Bitboard, CastlingSide, Move, MoveKind, Position, Role, Square};
use std::rc::Rc;

impl ReviewState {
    /// Handles a press of a square on the review's board: selects a piece, or moves the selected
    /// piece. Returns whether the tree of moves may have changed.
    pub(super) fn press_square(&mut self, square: Square) -> TreeChange {
        self.cursor = square;
        match self.selected.take() {
            Some(from) if from == square => TreeChange::None,
            Some(from) if self.moves_to(from, square).next().is_some() => self.drop_piece(from, square),
            _ => {
                self.selected = Some(square).filter(|square| self.is_movable(*square));
                TreeChange::None
            }
        }
    }

    /// Handles the drop of a piece from the square `from` on the square `to`: plays the move if it
    /// is legal. A promotion waits until its piece is chosen. Returns whether the tree of moves may
    /// have changed.
    pub(super) fn drop_piece(&mut self, from: Square, to: Square) -> TreeChange {
        self.selected = None;
        let mv = self.moves_to(from, to).next();
        match mv {
            None => TreeChange::None,
            Some(mv) if mv.promotion().is_some() => {
                self.promotion = Some((from, to));
                TreeChange::None
            }
            Some(mv) => self.play(mv),
        }
    }

    /// Completes a promotion with the chosen piece `role`; `None` cancels the move. Returns whether
    /// the tree of moves may have changed.
    pub(super) fn promote(&mut self, role: Option<Role>) -> TreeChange {
        let Some((from, to)) = self.promotion.take() else { return TreeChange::None };
        self.cursor = if role.is_some() { to } else { from };
        let mv = self.moves_to(from, to).find(|mv| role.is_some() && mv.promotion() == role);
        mv.map_or(TreeChange::None, |mv| self.play(mv))
    }

    /// Plays the move `mv` in the shown position, and shows the position after it. Adds the move to
    /// the tree if the tree does not contain it. Returns whether the tree may have changed. The
    /// tree can refuse the move, for example because there are too many moves.
    fn play(&mut self, mv: Move) -> TreeChange {
        let at = self.at;
        let mut played = at;
        let change = self.change_tree(|tree| {
            played = tree.play_move(at, mv)?;
            Ok(())
        });
        if change != TreeChange::Refused {
            self.go_to(played);
        }
        change
    }

    /// Adds the line with the index `index` of the computer's evaluation to the tree of moves, and
    /// shows the position after the first move of the line. Returns whether the tree may have
    /// changed.
    pub(super) fn add_computer_line(&mut self, index: usize) -> TreeChange {
        let line = self.evaluation().and_then(|evaluation| evaluation.lines().get(index));
        let Some(moves) = line.map(|line| line.line.clone()) else { return TreeChange::None };
        let at = self.at;
        let mut first = None;
        let change = self.change_tree(|tree| {
            let mut last = at;
            for mv in moves {
                last = tree.play_move(last, mv)?;
                first.get_or_insert(last);
            }
            Ok(())
        });
        let Some(first) = first else { return change };
        self.go_to(first);
        // Even if the tree refused a move of the line, the earlier moves of the line have been
        // added.
        TreeChange::Changed
    }

    /// Returns the legal moves from one square to another: several for a promotion. A king move to
    /// the square of the castling rook means castling.
    fn moves_to(&self, from: Square, to: Square) -> impl Iterator<Item = Move> {
        let moves = self.position().map(|position| {
            let legal = position.legal_moves_from(from).to_vec();
            let by_rook = |mv: &Move| castling_rook(position, *mv) == Some(to);
            let direct: Vec<_> = legal.iter().copied().filter(|mv| mv.to() == to).collect();
            if direct.is_empty() { legal.into_iter().filter(by_rook).collect() } else { direct }
        });
        moves.unwrap_or_default().into_iter()
    }

    /// Whether the piece on a square can be selected for a move.
    fn is_movable(&self, square: Square) -> bool {
        self.movable().contains(square)
    }

    /// Returns the squares of the pieces that can be moved: the pieces of the side to move. Empty
    /// while the choice of a promotion piece is open.
    pub fn movable(&self) -> Bitboard {
        match self.position() {
            Some(position) if self.promotion.is_none() => position.by_color(position.turn()),
            _ => Bitboard::EMPTY,
        }
    }

    /// Returns the position that the review shows; `None` until the game has been read.
    pub fn position(&self) -> Option<&Position> {
        self.tree.as_ref().map(|tree| tree.position(self.at))
    }

    /// Returns the legal moves of the selected piece. Each castling move comes with the square of
    /// the rook, because a player can also castle by moving the king to this square. Any other move
    /// comes with `None`.
    pub fn selected_moves(&self) -> Vec<(Move, Option<Square>)> {
        let Some((position, from)) = self.position().zip(self.selected) else { return Vec::new() };
        let moves = position.legal_moves_from(from).to_vec();
        moves.into_iter().map(|mv| (mv, castling_rook(position, mv))).collect()
    }

    /// Returns the arrows and circles that players have drawn on the shown position.
    pub fn shapes(&self) -> Vec<Shape> {
        self.tree.as_ref().map(|tree| tree.shapes(self.at)).unwrap_or_default()
    }

    /// Returns which side is at the bottom of the review's board.
    pub fn orientation(&self) -> Orientation {
        self.near.by_color(Orientation::White, Orientation::Black)
    }

    /// Draws an arrow or a circle on the shown position, as part of the notes. If the position
    /// already has this shape in this colour, removes the shape instead. If the position has this
    /// shape in another colour, changes the colour.
    pub(super) fn toggle_shape(&mut self, shape: Shape) -> TreeChange {
        let (at, mut shapes) = (self.at, self.shapes());
        let is_there = shapes.contains(&shape);
        shapes.retain(|other| (other.from, other.to) != (shape.from, shape.to));
        if !is_there {
            shapes.push(shape);
        }
        self.change_tree(|tree| tree.set_shapes(at, &shapes))
    }

    /// Changes the tree of moves with `edit`. If the tree refuses the change, for example because
    /// there are too many moves, stores the reason for the dialog to show.
    pub(super) fn change_tree(
        &mut self,
        edit: impl FnOnce(&mut GameTree) -> Result<(), TreeError>,
    ) -> TreeChange {
        let Some(tree) = &mut self.tree else { return TreeChange::None };
        match edit(Rc::make_mut(tree)) {
            Ok(()) => TreeChange::Changed,
            Err(fault) => {
                self.fault = Some(ReviewFault::Refused(fault));
                TreeChange::Refused
            }
        }
    }
}

/// Returns the square of the rook in a castling move; `None` for any other move.
fn castling_rook(position: &Position, mv: Move) -> Option<Square> {
    let side = match mv.kind() {
        MoveKind::CastleKingSide => CastlingSide::KingSide,
        MoveKind::CastleQueenSide => CastlingSide::QueenSide,
        _ => return None,
    };
    position.castling_rights().rook(position.turn(), side)
}
