//! Move generator: finds all legal moves of a position.
//!
//! The generator does not make a move to test whether it is legal. It first finds the checking and
//! the pinned pieces. In check, a move must answer the check. A pinned piece must stay on the line
//! of its pin. An en passant capture removes two pawns from one rank, so it can open a line to the
//! king although neither pawn is pinned. So only this move is made on a copy of the board to test
//! whether it is legal.

pub(in crate::rules) mod count;
mod perft;
pub(in crate::rules) mod visitors;

pub use perft::{perft, perft_making};

use crate::rules::board::{Black, Board, Side, White};
use crate::rules::{Bitboard, Color, Rank, Square, attacks, sliders};

/// Receiver (visitor) of the moves that the move generator finds in a position. Implementations
/// count, list, make or score the moves.
///
/// In the methods for pieces, `targets` are the squares to which the piece on `from` can move.
pub(in crate::rules) trait MoveVisitor<S: Side> {
    /// Receives the moves of a knight from `from` to each of `targets`.
    fn knight(&mut self, from: Square, targets: Bitboard);
    /// Receives the moves of a bishop, rook or queen from `from` to each of `targets`.
    fn slider(&mut self, from: Square, targets: Bitboard);
    /// Receives the moves of the king from `from` to each of `targets`, without castling.
    fn king(&mut self, from: Square, targets: Bitboard);
    /// Receives the moves of all pawns at once, except en passant captures.
    fn pawns(&mut self, moves: PawnMoves);
    /// Receives an en passant capture: the pawn on `from` moves to `to`.
    fn en_passant(&mut self, from: Square, to: Square);
    /// Receives a castling move; `rook` is the start square of the rook.
    fn castle(&mut self, rook: Square);
}

/// Moves of all pawns of the side to move, except en passant captures: one set of target squares
/// for each kind of move.
pub(in crate::rules) struct PawnMoves {
    /// Targets of single steps.
    pub(in crate::rules) single_steps: Bitboard,
    /// Targets of double steps.
    pub(in crate::rules) double_steps: Bitboard,
    /// Targets of captures towards the h-file.
    pub(in crate::rules) captures_towards_h: Bitboard,
    /// Targets of captures towards the a-file.
    pub(in crate::rules) captures_towards_a: Bitboard,
}

/// Generates the moves of the side `S`, which is to move, and passes them to the visitor.
///
/// With `LEGAL`, generates only legal moves. Otherwise, also generates moves that leave the mover's
/// own king attacked (pseudo-legal moves). In both cases, generates only legal castling moves.
#[inline(always)]
pub(in crate::rules) fn visit_moves<S: Side, V: MoveVisitor<S>, const LEGAL: bool>(
    board: &Board,
    visitor: &mut V,
) {
    let mut lines = checks_and_pins::<S>(board);
    king_moves::<S, V, LEGAL>(board, &lines, visitor);
    let mut targets = !board.by_color(S::COLOR);
    if LEGAL {
        if !lines.checkers.is_empty() {
            if lines.checkers.has_several() {
                return;
            }
            targets = lines.answers;
        }
    } else {
        lines.diagonal_pins = Bitboard::EMPTY;
        lines.straight_pins = Bitboard::EMPTY;
    }
    piece_moves::<S, V>(board, targets, &lines, visitor);
    pawns::<S, V, LEGAL>(board, targets, lines.diagonal_pins, lines.straight_pins, visitor);
}

/// Checks and pins of the king of the side to move: the checking pieces, and the lines along which
/// the king's own pieces are pinned.
struct ChecksAndPins {
    /// Squares of the enemy pieces that give check.
    checkers: Bitboard,
    /// Squares to which a piece other than the king can move to answer the check: the square of the
    /// checking piece, and the squares between the checking piece and the king. Empty without
    /// check; not used in a double check.
    answers: Bitboard,
    /// Lines of pins on diagonals: for each pinning piece, its square and all squares between it
    /// and the king.
    diagonal_pins: Bitboard,
    /// Lines of pins on ranks and files: for each pinning piece, its square and all squares between
    /// it and the king.
    straight_pins: Bitboard,
}

/// Finds the pieces that check the king of the side `S`, and the lines of pins to that king.
#[inline(always)]
fn checks_and_pins<S: Side>(board: &Board) -> ChecksAndPins {
    let (us, them) = (board.by_color(S::COLOR), board.by_color(S::Them::COLOR));
    let king = board.king(S::COLOR);
    let checkers = attacks::knight_attacks(king) & board.knights & them
        | attacks::pawn_attacks(S::COLOR, king) & board.pawns & them;
    let (diagonal_pins, straight_pins) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut found = ChecksAndPins { checkers, answers: checkers, diagonal_pins, straight_pins };
    // Snipers: enemy bishops, rooks and queens that would attack the king if the king's own pieces
    // were not there.
    for sniper in sliders::bishop_attacks(king, them) & board.diagonals & them {
        let pin = found.add_sniper(king, sniper, us);
        found.diagonal_pins |= pin;
    }
    for sniper in sliders::rook_attacks(king, them) & board.straights & them {
        let pin = found.add_sniper(king, sniper, us);
        found.straight_pins |= pin;
    }
    found
}

impl ChecksAndPins {
    /// Adds the check, or finds the pin, by the enemy bishop, rook or queen on `sniper`. The sniper
    /// is on a line with the king. `us` are the squares of the king's own pieces.
    ///
    /// If no piece of `us` is between king and sniper, adds the check. If exactly one piece of `us`
    /// is between them, this piece is pinned: returns the line of the pin, from the square beside
    /// the king to `sniper`. Otherwise returns the empty set.
    #[inline(always)]
    fn add_sniper(&mut self, king: Square, sniper: Square, us: Bitboard) -> Bitboard {
        let path = sliders::between(king, sniper);
        let ray = path | Bitboard::of(sniper);
        let shields = path & us;
        if shields.is_empty() {
            self.checkers |= Bitboard::of(sniper);
            self.answers |= ray;
        } else if !shields.has_several() {
            return ray;
        }
        Bitboard::EMPTY
    }
}

/// Generates the moves of the king of the side `S`, including castling, for the visitor. With
/// `LEGAL`, leaves out moves to attacked squares. `lines` are the checks and pins.
#[inline(always)]
fn king_moves<S: Side, V: MoveVisitor<S>, const LEGAL: bool>(
    board: &Board,
    lines: &ChecksAndPins,
    visitor: &mut V,
) {
    let (us, occupied, king) = (board.by_color(S::COLOR), board.occupied(), board.king(S::COLOR));
    let steps = attacks::king_attacks(king) & !us;
    let mut rooks = board.castling & S::relative_rank(Rank::First);
    if !rooks.is_empty() {
        rooks &=
            if lines.checkers.is_empty() { sliders::rook_attacks(king, occupied) } else { Bitboard::EMPTY };
    }
    if !LEGAL {
        visitor.king(king, steps);
    }
    // The attacked squares are needed only if the king can step or castle.
    if LEGAL && !steps.is_empty() || !rooks.is_empty() {
        let far = !rooks.is_empty();
        let danger = king_danger_squares::<S>(board, king, far);
        if LEGAL {
            visitor.king(king, steps & !danger);
        }
        for rook in rooks {
            castle::<S, V>(king, rook, occupied, danger, lines.straight_pins, visitor);
        }
    }
}

/// Generates the moves of the knights, bishops, rooks and queens of `S` (FIDE 3.2 to 3.6) for the
/// visitor.
///
/// `targets` are the squares that a move may reach, for example to answer a check. `lines` has the
/// lines of pins. A pinned piece moves only along the line of its pin.
#[inline(always)]
fn piece_moves<S: Side, V: MoveVisitor<S>>(
    board: &Board,
    targets: Bitboard,
    lines: &ChecksAndPins,
    visitor: &mut V,
) {
    let (us, occupied) = (board.by_color(S::COLOR), board.occupied());
    let (diagonal_pins, straight_pins) = (lines.diagonal_pins, lines.straight_pins);
    let pins = diagonal_pins | straight_pins;
    for from in board.knights & us & !pins {
        visitor.knight(from, attacks::knight_attacks(from) & targets);
    }
    let (diagonals, straights) = (board.diagonals & us & !pins, board.straights & us & !pins);
    for from in diagonals & !straights {
        visitor.slider(from, sliders::bishop_attacks(from, occupied) & targets);
    }
    for from in straights & !diagonals {
        visitor.slider(from, sliders::rook_attacks(from, occupied) & targets);
    }
    for from in diagonals & straights {
        visitor.slider(
            from,
            (sliders::bishop_attacks(from, occupied) | sliders::rook_attacks(from, occupied)) & targets,
        );
    }
    if !pins.is_empty() {
        for from in board.diagonals & us & diagonal_pins {
            visitor.slider(from, sliders::bishop_attacks(from, occupied) & targets & diagonal_pins);
        }
        for from in board.straights & us & straight_pins {
            visitor.slider(from, sliders::rook_attacks(from, occupied) & targets & straight_pins);
        }
    }
}

/// Generates the moves of all pawns of `S` at once (FIDE 3.7) for the visitor.
///
/// `targets` are the squares that a move may reach, for example to answer a check. `diagonal_pins`
/// and `straight_pins` are the lines of pins. A pinned pawn moves only along the line of its pin.
/// With `LEGAL`, en passant captures that leave the own king attacked are left out.
#[inline(always)]
fn pawns<S: Side, V: MoveVisitor<S>, const LEGAL: bool>(
    board: &Board,
    targets: Bitboard,
    diagonal_pins: Bitboard,
    straight_pins: Bitboard,
    visitor: &mut V,
) {
    let them = board.by_color(S::Them::COLOR);
    let empty = !board.occupied();
    let pawns = board.pawns & board.by_color(S::COLOR);
    let free = pawns & !(diagonal_pins | straight_pins);

    let single_steps = (S::ahead(free) | S::ahead(pawns & straight_pins) & straight_pins) & empty;
    let double_steps = S::ahead(single_steps & S::relative_rank(Rank::Third)) & empty & targets;
    let single_steps = single_steps & targets;
    let prey = them & targets;
    let pinned = pawns & diagonal_pins;
    let captures_towards_h =
        (shift_to_capture::<S, 1>(free) | shift_to_capture::<S, 1>(pinned) & diagonal_pins) & prey;
    let captures_towards_a =
        (shift_to_capture::<S, -1>(free) | shift_to_capture::<S, -1>(pinned) & diagonal_pins) & prey;
    visitor.pawns(PawnMoves { single_steps, double_steps, captures_towards_h, captures_towards_a });
    if let Some(to) = board.en_passant() {
        // `exposes_king` also finds captures that leave a check unanswered, so `targets` is not
        // needed.
        for from in attacks::pawn_attacks(S::Them::COLOR, to) & pawns {
            if !LEGAL || !exposes_king::<S>(board, from, to) {
                visitor.en_passant(from, to);
            }
        }
    }
}

/// Returns the squares that pawns of `S` on the squares of `set` attack in one of their two
/// diagonal directions: towards the h-file if `FILE` is 1, towards the a-file if it is −1.
#[inline(always)]
fn shift_to_capture<S: Side, const FILE: i8>(set: Bitboard) -> Bitboard {
    let Bitboard(b) = S::ahead(set);
    Bitboard(if FILE > 0 { b << 1 & !0x0101_0101_0101_0101 } else { b >> 1 & !0x8080_8080_8080_8080 })
}

/// Whether the en passant capture from `from` to `to` leaves the capturing side's king attacked.
///
/// Two pawns leave their squares, so the capture can open a line that the pin of a single piece
/// does not show.
#[cold]
fn exposes_king<S: Side>(board: &Board, from: Square, to: Square) -> bool {
    let after = board.en_passant_move::<S>(Bitboard::of(from), Bitboard::of(to));
    !attackers(&after, board.king(S::COLOR), S::Them::COLOR, after.occupied()).is_empty()
}

/// Passes one castling move (FIDE 3.8.2) to the visitor of the move generator if it is legal.
///
/// The caller must know that the king is not in check. The conditions tested here:
/// * every square that king and rook cross or reach is empty, except for king and rook;
/// * no square that the king crosses or reaches is in `danger`, the attacked squares;
/// * the rook is not in `straight_pins`, the lines of pins on ranks and files. In Chess960,
///   castling with a pinned rook could open the back rank to an attack on the king.
#[inline(always)]
fn castle<S: Side, V: MoveVisitor<S>>(
    king: Square,
    rook: Square,
    occupied: Bitboard,
    danger: Bitboard,
    straight_pins: Bitboard,
    visitor: &mut V,
) {
    let (king_to, rook_to) = crate::rules::board::castling_targets(king, rook);
    let king_path = sliders::between(king, king_to) | Bitboard::of(king_to);
    let rook_path = sliders::between(rook, rook_to) | Bitboard::of(rook_to);
    let others = occupied & !(Bitboard::of(king) | Bitboard::of(rook));
    if ((king_path | rook_path) & others).is_empty()
        && (king_path & danger).is_empty()
        && !straight_pins.contains(rook)
    {
        visitor.castle(rook);
    }
}

/// Returns the squares that the king of `S` must not enter because the other side attacks them. The
/// attacks are computed as if the king were not on the board.
///
/// If `far` is true, returns all attacked squares, as castling needs. Otherwise attacked squares
/// that are not beside the king may be missing.
#[inline(always)]
fn king_danger_squares<S: Side>(board: &Board, king: Square, far: bool) -> Bitboard {
    let them = board.by_color(S::Them::COLOR);
    let occupied = board.occupied() ^ Bitboard::of(king);
    let mut attacked = attacks::pawn_set_attacks(S::Them::COLOR, board.pawns & them)
        | attacks::king_attacks(board.king(S::Them::COLOR));
    for from in board.knights & them {
        attacked |= attacks::knight_attacks(from);
    }
    let (mut diagonals, mut straights) = (board.diagonals & them, board.straights & them);
    if !far {
        diagonals &= sliders::bishop_squares_aimed_near_king(king);
        straights &= sliders::rook_squares_aimed_near_king(king);
    }
    for from in diagonals {
        attacked |= sliders::bishop_attacks(from, occupied);
    }
    for from in straights {
        attacked |= sliders::rook_attacks(from, occupied);
    }
    attacked
}

/// Returns the squares of the pieces of colour `by` that attack `square`. `occupied` are the
/// squares that block lines. They may differ from the occupied squares of the board.
#[inline]
pub(in crate::rules) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    (attacks::pawn_attacks(!by, square) & board.pawns
        | attacks::knight_attacks(square) & board.knights
        | attacks::king_attacks(square) & Bitboard::of(board.king(by))
        | sliders::bishop_attacks(square, occupied) & board.diagonals
        | sliders::rook_attacks(square, occupied) & board.straights)
        & board.by_color(by)
}

/// Whether a pawn of the side to move can capture en passant. With `LEGAL`, a capture that leaves
/// the mover's own king attacked does not count.
pub(in crate::rules) fn has_en_passant_capture<const LEGAL: bool>(board: &Board) -> bool {
    let us = board.turn();
    let Some(to) = board.en_passant() else { return false };
    let mut takers = attacks::pawn_attacks(!us, to) & board.pawns & board.by_color(us);
    if LEGAL {
        let exposed: fn(&Board, Square, Square) -> bool = match us {
            Color::White => exposes_king::<White>,
            Color::Black => exposes_king::<Black>,
        };
        takers = takers.iter().filter(|&from| !exposed(board, from, to)).collect();
    }
    !takers.is_empty()
}
