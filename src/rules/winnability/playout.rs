//! Playouts: short games in which both sides help one side, the winner, to mate.
//!
//! See section 3 of `docs/algorithms/winnability.md`.
//!
//! Both sides follow simple rules with a little noise. The winner promotes, captures and approaches
//! the other king; the loser walks the king to the edge and spares the winner's units. Playouts
//! decide most positions of real games within a few microseconds. The noise comes from a fixed
//! seed, so the result for a position is always the same.

use super::super::board::{Black, Board, Side, White, castling_targets};
use super::super::generate::{MoveVisitor, PawnMoves, has_en_passant_capture, visit_moves};
use super::super::{Bitboard, Color, Move, MoveKind, Rank, Role, Square, attacks, sliders, visitors};
use super::chance::PlayoutRandom;
use super::estimates::{distance, edge_distances};

/// The most half-moves of one playout.
const MAX_PLAYOUT_PLIES: usize = 90;

/// Player of playouts from a position: short games in which both sides help one side to mate.
///
/// A playout that ends in mate proves that this side can still mate. Playouts decide most
/// positions.
pub(super) struct Playout {
    /// The side that both sides help to mate.
    winner: Color,
    /// Whether pawns may capture en passant.
    en_passant: bool,
    /// The random numbers that vary the moves.
    chance: PlayoutRandom,
    /// The moves of the current playout.
    moves: Vec<Move>,
    /// Whether the last move of the current playout mates.
    mated: bool,
    /// The half-moves played so far in all playouts.
    pub(super) nodes: u64,
}

impl Playout {
    /// Returns a player of playouts: short games in which both sides help `winner` to mate.
    ///
    /// `en_passant` tells whether pawns may capture en passant.
    pub(super) fn new(winner: Color, en_passant: bool) -> Playout {
        let moves = Vec::with_capacity(MAX_PLAYOUT_PLIES);
        Playout { winner, en_passant, chance: PlayoutRandom::new(), moves, mated: false, nodes: 0 }
    }

    /// Plays up to `games` playouts from a board; returns the moves of the first playout that ends
    /// in mate.
    ///
    /// Returns `None` if no playout ends in mate. Stops when `nodes` half-moves have been played in
    /// all calls together.
    pub(super) fn run(&mut self, board: &Board, games: u32, nodes: u64) -> Option<&[Move]> {
        for _ in 0..games {
            self.moves.clear();
            if self.play(*board, nodes) {
                return Some(&self.moves);
            }
        }
        None
    }

    /// Plays one playout; returns whether it ends in mate.
    ///
    /// Stops when `nodes` half-moves have been played in all playouts together.
    fn play(&mut self, mut board: Board, nodes: u64) -> bool {
        while self.moves.len() < MAX_PLAYOUT_PLIES && self.nodes < nodes {
            self.nodes += 1;
            let found = match board.turn() {
                Color::White => self.choose::<White>(&board),
                Color::Black => self.choose::<Black>(&board),
            };
            let Some(m) = found else { return false };
            self.moves.push(m);
            if self.mated {
                return true;
            }
            board = board.play(m);
            if board.en_passant().is_some() && (!self.en_passant || !has_en_passant_capture::<false>(&board))
            {
                board.set_en_passant(None);
            }
        }
        false
    }

    /// Chooses the next move of a playout.
    ///
    /// The choice is a mating move of the winner, if one is found, otherwise the move with the best
    /// score. Sets `mated` if the move mates. `S` is the side to move. `None` if there is no legal
    /// move.
    fn choose<S: Side>(&mut self, board: &Board) -> Option<Move> {
        let us = board.by_color(self.winner);
        let prey = board.king(!self.winner);
        let mut choice = MoveChooser {
            board,
            ours: S::COLOR == self.winner,
            prey,
            king: board.king(self.winner),
            officers: us & (board.straights | board.diagonals | board.knights),
            pawns_run: (us & board.straights).is_empty(),
            chance: &mut self.chance,
            checks: CheckSquares::of(board, self.winner),
            best: i32::MIN,
            choice: None,
            mate: None,
            winner: self.winner,
        };
        visit_moves::<S, _, true>(board, &mut choice);
        self.mated = choice.mate.is_some();
        choice.mate.or(choice.choice)
    }
}

/// Squares from which a unit gives check to the king to be mated: a set for each way of moving.
struct CheckSquares {
    /// For rooks and queens.
    straight: Bitboard,
    /// For bishops and queens.
    diagonal: Bitboard,
    /// For knights.
    leap: Bitboard,
    /// For pawns.
    pawn: Bitboard,
}

impl CheckSquares {
    /// Returns the squares from which units of `winner` would give check to the other king.
    fn of(board: &Board, winner: Color) -> CheckSquares {
        let prey = board.king(!winner);
        let occupied = board.occupied();
        CheckSquares {
            straight: sliders::rook_attacks(prey, occupied),
            diagonal: sliders::bishop_attacks(prey, occupied),
            leap: attacks::knight_attacks(prey),
            pawn: attacks::pawn_attacks(!winner, prey),
        }
    }
}

/// Visitor of the legal moves that scores each move for a playout and remembers the best move.
///
/// A move of the winner that mates, with the moved unit giving check, comes before all others.
/// Mates by discovered check or by castling are not recognized.
struct MoveChooser<'a> {
    /// The board before the move.
    board: &'a Board,
    /// The side that both sides help to mate.
    winner: Color,
    /// Whether the side to move is the winner.
    ours: bool,
    /// The square of the target king: the king to be mated.
    prey: Square,
    /// The square of the winner's king.
    king: Square,
    /// The squares of the winner's knights, bishops, rooks and queens.
    officers: Bitboard,
    /// Whether the winner has neither rook nor queen. If so, the winner's pawn moves score high.
    pawns_run: bool,
    /// The random numbers that vary the scores.
    chance: &'a mut PlayoutRandom,
    /// The squares from which the winner's units would give check.
    checks: CheckSquares,
    /// The score of the best move so far.
    best: i32,
    /// The best move so far.
    choice: Option<Move>,
    /// A move that mates, once found.
    mate: Option<Move>,
}

impl MoveChooser<'_> {
    /// Remembers a move if its score plus a little random noise is the best so far.
    fn offer(&mut self, m: Move, score: i32) {
        let score = score + self.chance.next_below_eight();
        if score > self.best {
            self.best = score;
            self.choice = Some(m);
        }
    }

    /// Remembers `m` as the mating move if it leaves no legal reply.
    ///
    /// The caller makes sure that `m` gives check.
    fn try_mate(&mut self, m: Move) {
        if self.mate.is_none() && visitors::count_moves(&self.board.play(m)) == 0 {
            self.mate = Some(m);
        }
    }

    /// Returns the part of a move's score that depends on its target square `to`.
    ///
    /// A capture raises the score of the winner's moves and lowers the score of the loser's moves.
    fn target_score(&self, to: Square) -> i32 {
        if self.ours {
            16 * i32::from(self.board.by_color(!self.winner).contains(to))
        } else if self.officers.contains(to) {
            -40
        } else if self.board.by_color(self.winner).contains(to) {
            if self.officers.is_empty() { -40 } else { -12 }
        } else {
            0
        }
    }

    /// Scores the moves of a knight, bishop, rook or queen from `from` to each of `targets`.
    ///
    /// From a square of `checks`, the piece would give check to the target king. So the winner's
    /// moves to these squares are tested for mate.
    fn offer_piece(&mut self, from: Square, targets: Bitboard, checks: Bitboard) {
        if self.ours {
            for to in targets & checks {
                self.try_mate(Move::new(from, to, MoveKind::Normal));
            }
        }
        for to in targets {
            let nearer = if self.ours { distance(from, self.prey) - distance(to, self.prey) } else { 0 };
            self.offer(Move::new(from, to, MoveKind::Normal), 2 * nearer + self.target_score(to));
        }
    }

    /// Scores a pawn's promotions to queen and knight.
    ///
    /// The pawn moves from `from` to `to`, possibly with a capture. A promotion that gives check to
    /// the target king is tested for mate.
    fn offer_promotion(&mut self, from: Square, to: Square) {
        for role in [Role::Queen, Role::Knight] {
            let m = Move::new(from, to, MoveKind::Promotion(role));
            let checks = match role {
                Role::Knight => self.checks.leap,
                _ => self.checks.straight | self.checks.diagonal,
            };
            if self.ours && checks.contains(to) {
                self.try_mate(m);
            }
            let score = if !self.ours {
                -6
            } else if role == Role::Queen {
                60
            } else {
                0
            };
            self.offer(m, score + self.target_score(to));
        }
    }

    /// Scores a pawn move that is no promotion.
    ///
    /// The pawn moves from `from` to `to`. `kind` distinguishes double steps and en passant
    /// captures from other moves. If the pawn gives check to the target king, the move is tested
    /// for mate.
    fn offer_pawn(&mut self, from: Square, to: Square, kind: MoveKind) {
        let m = Move::new(from, to, kind);
        if self.ours && self.checks.pawn.contains(to) {
            self.try_mate(m);
        }
        let step = if !self.ours {
            0
        } else if self.pawns_run {
            14
        } else {
            2
        };
        self.offer(m, step + self.target_score(to));
    }
}

/// Returns the square from which a pawn moves to `to`.
///
/// `step` is the difference of the square indices, such as 8 for a white pawn's single step.
fn pawn_origin(to: Square, step: i8) -> Square {
    Square::wrapping((to.index() as u32).wrapping_sub(step as u32))
}

impl<S: Side> MoveVisitor<S> for MoveChooser<'_> {
    /// Scores the moves of the knight on `from` to each of `targets`.
    fn knight(&mut self, from: Square, targets: Bitboard) {
        self.offer_piece(from, targets, self.checks.leap);
    }

    /// Scores the moves of the bishop, rook or queen on `from` to each of `targets`.
    fn slider(&mut self, from: Square, targets: Bitboard) {
        let mut checks = Bitboard::EMPTY;
        if self.board.straights.contains(from) {
            checks |= self.checks.straight;
        }
        if self.board.diagonals.contains(from) {
            checks |= self.checks.diagonal;
        }
        self.offer_piece(from, targets, checks);
    }

    /// Scores the king's moves from `from` to each of `targets`.
    ///
    /// The winner's king approaches the target king. The target king goes to the edge, to the
    /// corner and towards the winner's king.
    fn king(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            let score = if self.ours {
                if distance(to, self.prey) >= 2 {
                    4 * (distance(from, self.prey) - distance(to, self.prey))
                } else {
                    0
                }
            } else {
                let ((edge, corner), (new_edge, new_corner)) = (edge_distances(from), edge_distances(to));
                8 * (edge - new_edge)
                    + 2 * (corner - new_corner)
                    + 2 * (distance(from, self.king).max(2) - distance(to, self.king).max(2))
            };
            self.offer(Move::new(from, to, MoveKind::Normal), score + self.target_score(to));
        }
    }

    /// Scores the pawn moves except en passant captures.
    fn pawns(&mut self, moves: PawnMoves) {
        let last = S::relative_rank(Rank::Eighth);
        for (targets, step) in
            [(moves.single_steps, 0), (moves.captures_towards_h, 1), (moves.captures_towards_a, -1)]
        {
            for to in targets {
                let from = pawn_origin(to, S::AHEAD + step);
                if last.contains(to) {
                    self.offer_promotion(from, to);
                } else {
                    self.offer_pawn(from, to, MoveKind::Normal);
                }
            }
        }
        for to in moves.double_steps {
            self.offer_pawn(pawn_origin(to, 2 * S::AHEAD), to, MoveKind::DoublePush);
        }
    }

    /// Scores the en passant capture by the pawn on `from`, which moves to `to`.
    fn en_passant(&mut self, from: Square, to: Square) {
        self.offer_pawn(from, to, MoveKind::EnPassant);
    }

    /// Scores castling with the rook on the square `rook`.
    fn castle(&mut self, rook: Square) {
        let king = self.board.king(S::COLOR);
        let kind = if rook > king { MoveKind::CastleKingSide } else { MoveKind::CastleQueenSide };
        self.offer(Move::new(king, castling_targets(king, rook).0, kind), 0);
    }
}
