//! Visitors of the move generator that list or make the moves, and functions that list or count the
//! moves of a board.

use super::{MoveVisitor, PawnMoves, visit_moves};
use crate::rules::board::{Black, Board, Side, White, castling_targets};
use crate::rules::{Bitboard, Color, Move, MoveKind, MoveList, Rank, Role, Square};

/// Returns the start square of a pawn move that ends on `to`. `step` is the index of the target
/// square minus the index of the start square, such as 8 for a white pawn's single step.
#[inline(always)]
fn pawn_origin(to: Square, step: i8) -> Square {
    Square::wrapping((to.index() as u32).wrapping_sub(step as u32))
}

/// Returns three differences of square indices (target minus start) for a pawn of `S`: of a single
/// step, of a capture towards the h-file, and of a capture towards the a-file.
fn pawn_index_steps<S: Side>() -> [i8; 3] {
    [S::AHEAD, S::AHEAD + 1, S::AHEAD - 1]
}

impl PawnMoves {
    /// Returns the target squares of the pawn moves without promotion, in three sets: single steps,
    /// captures towards the h-file, captures towards the a-file. Double steps are not included.
    ///
    /// The number with each set is the index of the target square minus the index of the start
    /// square.
    #[inline(always)]
    fn without_promotion<S: Side>(&self) -> [(i8, Bitboard); 3] {
        let before = !S::relative_rank(Rank::Eighth);
        let [ahead, east, west] = pawn_index_steps::<S>();
        [
            (ahead, self.single_steps & before),
            (east, self.captures_towards_h & before),
            (west, self.captures_towards_a & before),
        ]
    }

    /// Returns the target squares of the promotions in three sets: by single steps, by captures
    /// towards the h-file, by captures towards the a-file.
    #[inline(always)]
    pub(in crate::rules) fn promotions<S: Side>(&self) -> [Bitboard; 3] {
        let last = S::relative_rank(Rank::Eighth);
        [self.single_steps & last, self.captures_towards_h & last, self.captures_towards_a & last]
    }
}

/// Visitor of the move generator that appends the moves to a list.
struct MoveLister<'a> {
    /// The square of the moving side's king.
    king: Square,
    /// The list to which the moves are appended.
    moves: &'a mut MoveList,
}

impl MoveLister<'_> {
    /// Appends moves of the kind `Normal` of one piece, from `from` to each of `targets`.
    #[inline(always)]
    fn push_piece_moves(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.moves.push(Move::new(from, to, MoveKind::Normal));
        }
    }
}

impl<S: Side> MoveVisitor<S> for MoveLister<'_> {
    fn knight(&mut self, from: Square, targets: Bitboard) {
        self.push_piece_moves(from, targets);
    }
    fn slider(&mut self, from: Square, targets: Bitboard) {
        self.push_piece_moves(from, targets);
    }
    fn king(&mut self, from: Square, targets: Bitboard) {
        self.push_piece_moves(from, targets);
    }
    fn pawns(&mut self, moves: PawnMoves) {
        for (step, targets) in moves.without_promotion::<S>() {
            for to in targets {
                self.moves.push(Move::new(pawn_origin(to, step), to, MoveKind::Normal));
            }
        }
        for to in moves.double_steps {
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
    fn en_passant(&mut self, from: Square, to: Square) {
        self.moves.push(Move::new(from, to, MoveKind::EnPassant));
    }
    fn castle(&mut self, rook: Square) {
        let kind = if rook > self.king { MoveKind::CastleKingSide } else { MoveKind::CastleQueenSide };
        self.moves.push(Move::new(self.king, castling_targets(self.king, rook).0, kind));
    }
}

/// Visitor of the move generator that makes every move on a copy of the board and calls the
/// function `then` with the resulting board.
pub(in crate::rules) struct MoveMaker<'a, F> {
    /// The board before the move.
    pub(in crate::rules) board: &'a Board,
    /// The function to call with the board after each move.
    pub(in crate::rules) then: F,
}

impl<S: Side, F: FnMut(&Board)> MoveVisitor<S> for MoveMaker<'_, F> {
    #[inline(always)]
    fn knight(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            (self.then)(&self.board.knight_move::<S>(from.into(), to.into()));
        }
    }
    #[inline(always)]
    fn slider(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            (self.then)(&self.board.slider_move::<S>(from.into(), to.into()));
        }
    }
    #[inline(always)]
    fn king(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            (self.then)(&self.board.king_move::<S>(from.into(), to));
        }
    }
    #[inline(always)]
    fn pawns(&mut self, moves: PawnMoves) {
        for (step, targets) in moves.without_promotion::<S>() {
            for to in targets {
                (self.then)(&self.board.pawn_move::<S>(pawn_origin(to, step).into(), to.into()));
            }
        }
        for to in moves.double_steps {
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
    #[inline(always)]
    fn en_passant(&mut self, from: Square, to: Square) {
        (self.then)(&self.board.en_passant_move::<S>(from.into(), to.into()));
    }
    #[inline(always)]
    fn castle(&mut self, rook: Square) {
        (self.then)(&self.board.castle::<S>(rook));
    }
}

/// Returns the list of the legal moves of the side to move. If `LEGAL` is `false`, returns all
/// pseudo-legal moves instead, which may leave the mover's own king attacked.
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

/// Returns the number of legal moves of the side to move, without listing them.
pub(in crate::rules) fn count_moves(board: &Board) -> u64 {
    match board.turn() {
        Color::White => super::count::count_legal_moves::<White>(board),
        Color::Black => super::count::count_legal_moves::<Black>(board),
    }
}
