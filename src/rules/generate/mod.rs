//! Move generator.
//!
//! The generator makes no move to test it. It first finds the checkers and the pinned pieces; a
//! piece then moves to the squares that its attack set, the answers to a check and its pin have in
//! common. Only en passant, which clears two squares of one line, is tested by its outcome.

pub(in crate::rules) mod count;
mod perft;
pub(in crate::rules) mod visitors;

pub use perft::{perft, perft_making};

use crate::rules::board::{Black, Board, Side, White};
use crate::rules::{Bitboard, Color, Rank, Square, attacks, sliders};

/// Receiver of the moves that the move generator finds in a position: counts, lists or makes them.
///
/// In each method, `targets` are the squares to which the piece on `from` can move.
pub(in crate::rules) trait MoveVisitor<S: Side> {
    /// Receives the moves of a knight from `from` to each of `targets`.
    fn knight(&mut self, from: Square, targets: Bitboard);
    /// Receives the moves of a bishop, rook or queen from `from` to each of `targets`.
    ///
    /// Called twice for a queen: for diagonals, and for ranks and files.
    fn slider(&mut self, from: Square, targets: Bitboard);
    /// Receives the moves of the king from `from` to each of `targets`, without castling.
    fn king(&mut self, from: Square, targets: Bitboard);
    /// Receives the moves of all pawns at once, except en passant captures.
    fn pawns(&mut self, moves: PawnMoves);
    /// Receives the en passant capture by the pawn on `from`, which moves to `to`.
    fn en_passant(&mut self, from: Square, to: Square);
    /// Receives the castling move with the rook on this square.
    fn castle(&mut self, rook: Square);
}

/// Target squares of all pawns of the side to move, one set for each kind of move.
pub(in crate::rules) struct PawnMoves {
    /// One square ahead.
    pub(in crate::rules) ahead: Bitboard,
    /// Two squares ahead.
    pub(in crate::rules) twice: Bitboard,
    /// Captures towards the h-file.
    pub(in crate::rules) easts: Bitboard,
    /// Captures towards the a-file.
    pub(in crate::rules) wests: Bitboard,
}

/// Finds the moves of the side `S`, which is to move, and passes them to the visitor.
///
/// These are the legal moves, or with `LEGAL` false also moves that leave the own king in check.
/// Castling meets all its conditions either way.
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

/// Pieces that check the king of the side to move, and lines along which pieces are pinned to it.
struct ChecksAndPins {
    /// Enemy pieces that give check.
    checkers: Bitboard,
    /// Squares where another piece answers a check by a single piece: it captures it or stands in
    /// between.
    answers: Bitboard,
    /// For pieces pinned on a diagonal, the squares from the king to the pinning piece, included.
    diagonal_pins: Bitboard,
    /// The same for pieces pinned on a rank or file.
    straight_pins: Bitboard,
}

/// Finds the checks and pins of the king of the side `S`.
#[inline(always)]
fn checks_and_pins<S: Side>(board: &Board) -> ChecksAndPins {
    let (us, them) = (board.by_color(S::COLOR), board.by_color(S::Them::COLOR));
    let king = board.king(S::COLOR);
    let checkers = attacks::knight_attacks(king) & board.knights & them
        | attacks::pawn_attacks(S::COLOR, king) & board.pawns & them;
    let (diagonal_pins, straight_pins) = (Bitboard::EMPTY, Bitboard::EMPTY);
    let mut found = ChecksAndPins { checkers, answers: checkers, diagonal_pins, straight_pins };
    // Snipers: enemy sliders that would attack the king if none of our pieces stood between.
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
    /// Adds the check by the enemy slider on `sniper`, unless one of our pieces stands in between.
    ///
    /// `us` are the squares of our pieces. If exactly one of them stands between slider and king,
    /// that piece is pinned: returns the line of the pin, from beside the king to the slider
    /// included. Returns the empty set otherwise.
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

/// Generates the moves of the king, castling included.
#[inline(always)]
fn king_moves<S: Side, V: MoveVisitor<S>, const LEGAL: bool>(
    board: &Board,
    lines: &ChecksAndPins,
    visitor: &mut V,
) {
    let (us, occupied, king) = (board.by_color(S::COLOR), board.occupied(), board.king(S::COLOR));
    // Attacked squares matter only to the king and to the rooks with nothing between them and it.
    let steps = attacks::king_attacks(king) & !us;
    let mut rooks = board.castling & S::relative_rank(Rank::First);
    if !rooks.is_empty() {
        rooks &=
            if lines.checkers.is_empty() { sliders::rook_attacks(king, occupied) } else { Bitboard::EMPTY };
    }
    if !LEGAL {
        visitor.king(king, steps);
    }
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

/// Generates the moves of the knights, bishops, rooks and queens (FIDE 3.2 to 3.6).
///
/// `targets` are the squares that a move may reach. `lines` has the lines from the king to each
/// pinning piece; an own piece on such a line is pinned and moves only along that line.
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

/// Finds the moves of all pawns of `S` at once (FIDE 3.7) and passes them to the visitor.
///
/// `targets` are the squares that a move may reach, for example to answer a check. The two pin sets
/// are the lines from the king to each pinning piece; a pawn there moves only along its line.
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

    let ahead = (S::ahead(free) | S::ahead(pawns & straight_pins) & straight_pins) & empty;
    let twice = S::ahead(ahead & S::relative_rank(Rank::Third)) & empty & targets;
    let ahead = ahead & targets;
    let prey = them & targets;
    let pinned = pawns & diagonal_pins;
    let easts = (shift_to_capture::<S, 1>(free) | shift_to_capture::<S, 1>(pinned) & diagonal_pins) & prey;
    let wests = (shift_to_capture::<S, -1>(free) | shift_to_capture::<S, -1>(pinned) & diagonal_pins) & prey;
    visitor.pawns(PawnMoves { ahead, twice, easts, wests });
    if let Some(to) = board.en_passant() {
        for from in attacks::pawn_attacks(S::Them::COLOR, to) & pawns {
            if !LEGAL || !exposes_king::<S>(board, from, to) {
                visitor.en_passant(from, to);
            }
        }
    }
}

/// Returns the squares that pawns of `S` on the squares of `set` attack on one side.
///
/// That side is towards the h-file if `FILE` is 1, towards the a-file if it is −1.
#[inline(always)]
fn shift_to_capture<S: Side, const FILE: i8>(set: Bitboard) -> Bitboard {
    let Bitboard(b) = S::ahead(set);
    Bitboard(if FILE > 0 { b << 1 & !0x0101_0101_0101_0101 } else { b >> 1 & !0x8080_8080_8080_8080 })
}

/// Whether the en passant capture from `from` to `to` leaves the capturer's own king attacked.
///
/// Both pawns leave their squares, so lines along the rank open, as does any line that the captured
/// pawn closed.
#[cold]
fn exposes_king<S: Side>(board: &Board, from: Square, to: Square) -> bool {
    let after = board.en_passant_move::<S>(Bitboard::of(from), Bitboard::of(to));
    !attackers(&after, board.king(S::COLOR), S::Them::COLOR, after.occupied()).is_empty()
}

/// Passes one castling move (FIDE 3.8.2) to the visitor if its conditions are met.
///
/// The caller must know that the king is not in check. The conditions tested here:
/// * every square that king and rook cross or reach is empty apart from these two;
/// * no square that the king crosses or reaches is attacked, that is in `danger`;
/// * the rook, by leaving, does not open the back rank to an attack on the king (possible in
///   Chess960 only): the rook is not in `straight_pins`, the lines of pins on ranks and files.
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

/// Returns the squares that the king of `S` must not enter because the other side attacks them.
///
/// If `far` is true, all attacked squares are found, as castling needs; otherwise squares that are
/// not beside the king may be missing. Sliders attack through the king.
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

/// Returns the pieces of colour `by` that attack `square`, given the squares that are not empty.
#[inline]
pub(in crate::rules) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    (attacks::pawn_attacks(!by, square) & board.pawns
        | attacks::knight_attacks(square) & board.knights
        | attacks::king_attacks(square) & Bitboard::of(board.king(by))
        | sliders::bishop_attacks(square, occupied) & board.diagonals
        | sliders::rook_attacks(square, occupied) & board.straights)
        & board.by_color(by)
}

/// Whether a pawn of the side to move can capture en passant.
///
/// With `LEGAL`, captures that leave the own king attacked do not count.
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
