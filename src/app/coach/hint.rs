//! Hints, which reveal a good move step by step.

use crate::opponent::StudyResult;
use crate::rules::{Bitboard, File, Move, MoveKind, Piece, Position, San, Square};

/// Number of steps in which a hint is revealed: the region of the board, the piece, the move.
const HINT_STEPS: u8 = 3;

/// The coach's hint for the player to move, revealed step by step.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// A good move is being searched.
    Thinking,
    /// No hint is available.
    Unavailable,
    /// A hint with the number of its visible steps, from 1 to 3: the region, the piece, the move.
    Revealed(u8, HintContent),
}

/// The content of a hint: a good move, and the region and the piece that are revealed before the
/// move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintContent {
    /// The number of moves in which the side to move provably mates; `None` without such a proof.
    pub mate_in: Option<u32>,
    /// The region of the board.
    pub region: BoardRegion,
    /// The piece that moves, and its square.
    pub piece: (Square, Piece),
    /// The square to which the piece goes.
    pub to: Square,
    /// The move.
    pub san: San,
    /// The squares to mark on the board at each step: the region, then the square of the piece,
    /// then the first and the last square of the move.
    squares: [Bitboard; HINT_STEPS as usize],
}

/// A region of the board in which a hint suggests looking for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardRegion {
    /// Around the king of the side to move.
    OwnKing,
    /// Around the opponent's king.
    OtherKing,
    /// The f-, g- and h-files.
    KingSide,
    /// The a-, b- and c-files.
    QueenSide,
    /// The d- and e-files.
    Centre,
}

impl Hint {
    /// Returns the squares to mark on the board for the last revealed step; empty if no step is
    /// revealed.
    pub fn squares(&self) -> Bitboard {
        match self {
            Hint::Revealed(step @ 1..=HINT_STEPS, content) => content.squares[usize::from(step - 1)],
            _ => Bitboard::EMPTY,
        }
    }

    /// Reveals one more step of the hint: first the region, then the piece, then the move.
    pub(super) fn reveal_next_step(&mut self) {
        if let Hint::Revealed(steps, _) = self {
            *steps = (*steps + 1).min(HINT_STEPS);
        }
    }
}

impl HintContent {
    /// Returns two opposite corners of the region: its first and its last square in the order from
    /// a1 to h8. For the region of a king, both are the king's square.
    pub fn region_corners(&self) -> (Square, Square) {
        let squares = self.squares[0];
        let first = squares.lowest_square().unwrap_or(self.to);
        (first, squares.iter().last().unwrap_or(first))
    }

    /// Returns the hint for the best move in this position. `seen` is the engine's result. `None`
    /// if the result has no move.
    pub(super) fn of_best_move(position: &Position, seen: &StudyResult) -> Option<HintContent> {
        let mv = *seen.line.first()?;
        let piece = position.piece_at(mv.from())?;
        let place = BoardRegion::of_move(position, mv);
        Some(HintContent {
            mate_in: seen.mate_in,
            region: place,
            piece: (mv.from(), piece),
            to: mv.to(),
            san: position.san(mv),
            squares: [place.squares(position), mv.from().into(), [mv.from(), mv.to()].into_iter().collect()],
        })
    }
}

impl BoardRegion {
    /// Returns the region of the board that a hint for the move `mv` reveals first.
    fn of_move(position: &Position, mv: Move) -> BoardRegion {
        let us = position.turn();
        let castles = matches!(mv.kind(), MoveKind::CastleKingSide | MoveKind::CastleQueenSide);
        let near = |king: Square, reach: usize| {
            let files = king.file().index().abs_diff(mv.to().file().index());
            files.max(king.rank().index().abs_diff(mv.to().rank().index())) <= reach
        };
        if position.is_check() || castles {
            return BoardRegion::OwnKing;
        }
        if near(position.king(!us), 2) {
            return BoardRegion::OtherKing;
        }
        match mv.to().file().index() {
            0..3 => BoardRegion::QueenSide,
            3..5 => BoardRegion::Centre,
            _ => BoardRegion::KingSide,
        }
    }

    /// Returns the squares of the region: only the king's square, or all squares of the files.
    fn squares(self, position: &Position) -> Bitboard {
        let files = |from, to| {
            File::ALL[from..to].iter().fold(Bitboard::EMPTY, |all, file| all | Bitboard::file(*file))
        };
        match self {
            BoardRegion::OwnKing => position.king(position.turn()).into(),
            BoardRegion::OtherKing => position.king(!position.turn()).into(),
            BoardRegion::QueenSide => files(0, 3),
            BoardRegion::Centre => files(3, 5),
            BoardRegion::KingSide => files(5, 8),
        }
    }
}
