//! Visitors of the move generator: count, list or make the moves.

use super::{MoveVisitor, PawnMoves, visit_moves};
use crate::rules::board::{Black, Board, Side, White, castling_targets};
use crate::rules::{Bitboard, Color, Move, MoveKind, MoveList, Rank, Role, Square};

/// Returns the square from which a pawn has come to `to`.
///
/// `step` is the difference of the square indices, such as 8 for a white pawn's single step.
#[inline(always)]
fn pawn_origin(to: Square, step: i8) -> Square {
    Square::wrapping((to.index() as u32).wrapping_sub(step as u32))
}

/// Returns the differences of square index in a pawn's single step, and in its captures to each
/// side.
///
/// The captures are first to the east (the h-file's side), then to the west.
fn pawn_index_steps<S: Side>() -> [i8; 3] {
    [S::AHEAD, S::AHEAD + 1, S::AHEAD - 1]
}

impl PawnMoves {
    /// Returns three sets of target squares: single steps and captures that are no promotions.
    ///
    /// The order: steps, captures to the east (the h-file's side), captures to the west. The number
    /// before each set is the difference of square index from the start square to the target.
    #[inline(always)]
    fn without_promotion<S: Side>(&self) -> [(i8, Bitboard); 3] {
        let before = !S::relative_rank(Rank::Eighth);
        let [ahead, east, west] = pawn_index_steps::<S>();
        [(ahead, self.ahead & before), (east, self.easts & before), (west, self.wests & before)]
    }

    /// Returns the squares on the last rank to which pawns move: by single steps, then by captures.
    ///
    /// Captures are first to the east (the h-file's side), then to the west.
    #[inline(always)]
    pub(in crate::rules) fn promotions<S: Side>(&self) -> [Bitboard; 3] {
        let last = S::relative_rank(Rank::Eighth);
        [self.ahead & last, self.easts & last, self.wests & last]
    }
}

/// Visitor of the move generator that appends the moves to a list.
struct MoveLister<'a> {
    king: Square,
    moves: &'a mut MoveList,
}

impl MoveLister<'_> {
    /// Appends a normal move of one piece from `from` to each of `targets` to the list.
    #[inline(always)]
    fn push_piece_moves(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.moves.push(Move::new(from, to, MoveKind::Normal));
        }
    }
}

impl<S: Side> MoveVisitor<S> for MoveLister<'_> {
    /// Adds the moves of a knight from `from` to each of `targets` to the list.
    fn knight(&mut self, from: Square, targets: Bitboard) {
        self.push_piece_moves(from, targets);
    }
    /// Adds the moves of a bishop, rook or queen from `from` to each of `targets` to the list.
    fn slider(&mut self, from: Square, targets: Bitboard) {
        self.push_piece_moves(from, targets);
    }
    /// Adds the moves of the king from `from` to each of `targets` to the list, without castling.
    fn king(&mut self, from: Square, targets: Bitboard) {
        self.push_piece_moves(from, targets);
    }
    /// Adds the moves of all pawns to the list, except en passant captures.
    fn pawns(&mut self, moves: PawnMoves) {
        for (step, targets) in moves.without_promotion::<S>() {
            for to in targets {
                self.moves.push(Move::new(pawn_origin(to, step), to, MoveKind::Normal));
            }
        }
        for to in moves.twice {
            self.moves.push(Move::new(pawn_origin(to, 2 * S::AHEAD), to, MoveKind::DoublePush));
        }
        for (step, targets) in pawn_index_steps::<S>().into_iter().zip(moves.promotions::<S>()) {
            for to in targets {
                for role in Role::PROMOTIONS {
                    self.moves.push(Move::new(pawn_origin(to, step), to, MoveKind::Promotion(role)));
                }
            }
        }
    }
    /// Adds the en passant capture by the pawn on `from`, which moves to `to`, to the list.
    fn en_passant(&mut self, from: Square, to: Square) {
        self.moves.push(Move::new(from, to, MoveKind::EnPassant));
    }
    /// Adds the castling move with the rook on this square to the list.
    fn castle(&mut self, rook: Square) {
        let kind = if rook > self.king { MoveKind::CastleKingSide } else { MoveKind::CastleQueenSide };
        self.moves.push(Move::new(self.king, castling_targets(self.king, rook).0, kind));
    }
}

/// Visitor of the move generator that makes every move and calls the function `then` with each
/// resulting board.
pub(in crate::rules) struct MoveMaker<'a, F> {
    pub(in crate::rules) board: &'a Board,
    pub(in crate::rules) then: F,
}

impl<S: Side, F: FnMut(&Board)> MoveVisitor<S> for MoveMaker<'_, F> {
    /// Calls `self.then` with the board after each move of a knight from `from` to one of
    /// `targets`.
    #[inline(always)]
    fn knight(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            (self.then)(&self.board.knight_move::<S>(from.into(), to.into()));
        }
    }
    /// Calls `self.then` with the board after each move of a bishop, rook or queen.
    ///
    /// The piece moves from `from` to one of `targets`.
    #[inline(always)]
    fn slider(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            (self.then)(&self.board.slider_move::<S>(from.into(), to.into()));
        }
    }
    /// Calls `self.then` with the board after each move of the king from `from` to one of
    /// `targets`.
    #[inline(always)]
    fn king(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            (self.then)(&self.board.king_move::<S>(from.into(), to));
        }
    }
    /// Calls `self.then` with the board after each pawn move, except en passant captures.
    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        for (step, targets) in moves.without_promotion::<S>() {
            for to in targets {
                (self.then)(&self.board.pawn_move::<S>(pawn_origin(to, step).into(), to.into()));
            }
        }
        for to in moves.twice {
            (self.then)(&self.board.double_push::<S>(pawn_origin(to, 2 * S::AHEAD), to));
        }
        for (step, targets) in pawn_index_steps::<S>().into_iter().zip(moves.promotions::<S>()) {
            for to in targets {
                for role in Role::PROMOTIONS {
                    (self.then)(&self.board.promotion::<S>(pawn_origin(to, step).into(), to.into(), role));
                }
            }
        }
    }
    /// Calls `self.then` with the board after the en passant capture by the pawn on `from`.
    ///
    /// That pawn moves to `to`.
    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.then)(&self.board.en_passant_move::<S>(from.into(), to.into()));
    }
    /// Calls `self.then` with the board after castling with the rook on this square.
    #[inline(always)]
    fn castle(&mut self, rook: Square) {
        (self.then)(&self.board.castle::<S>(rook));
    }
}

/// Lists the legal moves of the side to move, or with `LEGAL` false all pseudo-legal ones.
///
/// Pseudo-legal moves are those that the pieces can make, whether or not their own king is attacked
/// afterwards.
pub(in crate::rules) fn list_moves<const LEGAL: bool>(board: &Board) -> MoveList {
    let mut moves = MoveList::new();
    let king = board.king(board.turn());
    let mut visitor = MoveLister { king, moves: &mut moves };
    match board.turn() {
        Color::White => visit_moves::<White, _, LEGAL>(board, &mut visitor),
        Color::Black => visit_moves::<Black, _, LEGAL>(board, &mut visitor),
    }
    moves
}

/// Counts the legal moves of the side to move.
pub(in crate::rules) fn count_moves(board: &Board) -> u64 {
    match board.turn() {
        Color::White => super::count::count_legal_moves::<White>(board),
        Color::Black => super::count::count_legal_moves::<Black>(board),
    }
}
