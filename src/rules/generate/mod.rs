//! Finding the moves.
//!
//! No move is tried out. First it is found which pieces give check and which of our own are pinned; a piece
//! then goes where its attacks, the squares that answer a check, and its pin agree. Only en passant, which
//! clears two squares of one line at once, is looked at by its outcome.

pub(in crate::rules) mod count;
mod perft;
pub(in crate::rules) mod visitors;

pub use perft::{perft, perft_making};

use crate::rules::board::{Black, Board, Side, White};
use crate::rules::{Bitboard, Color, Rank, Square, attacks, sliders};

/// What becomes of the moves that are found: counted, listed, made.
pub(in crate::rules) trait Visitor<S: Side> {
    /// A knight on `from` may go to each of `targets`.
    fn knight(&mut self, from: Square, targets: Bitboard);
    /// A bishop, rook or queen may. A queen comes twice, for her diagonals and for her lines.
    fn slider(&mut self, from: Square, targets: Bitboard);
    /// The king may.
    fn king(&mut self, from: Square, targets: Bitboard);
    /// Pawns may.
    fn pawns(&mut self, moves: PawnMoves);
    /// The pawn on `from` may take in passing, landing on `to`.
    fn en_passant(&mut self, from: Square, to: Square);
    /// The king may castle with the rook on this square.
    fn castle(&mut self, rook: Square);
}

/// Where pawns may go, all of them at once, by the way they go.
pub(in crate::rules) struct PawnMoves {
    /// One square ahead.
    pub(in crate::rules) ahead: Bitboard,
    /// Two squares ahead.
    pub(in crate::rules) twice: Bitboard,
    /// Taking towards the h-file.
    pub(in crate::rules) easts: Bitboard,
    /// Taking towards the a-file.
    pub(in crate::rules) wests: Bitboard,
}

/// Shows the moves of the side `S`, whose turn it is, to the visitor: the legal ones, or with `LEGAL` false also
/// those that leave their own king in check. Castling keeps all its own conditions either way.
#[inline(always)]
pub(in crate::rules) fn generate<S: Side, V: Visitor<S>, const LEGAL: bool>(board: &Board, visitor: &mut V) {
    let us = board.color(S::COLOR);
    let them = board.color(S::Them::COLOR);
    let occupied = us | them;
    let king = board.king(S::COLOR);

    let mut checkers =
        attacks::knight(king) & board.knights & them | attacks::pawn(S::COLOR, king) & board.pawns & them;
    let mut answers = checkers;

    // Snipers: their sliders that would see the king if none of our pieces stood between.
    let (mut diagonal_pins, mut straight_pins) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for sniper in sliders::bishop(king, them) & board.diagonals & them {
        let path = sliders::between(king, sniper);
        let ray = path | Bitboard::of(sniper);
        let shields = path & us;
        if shields.is_empty() {
            checkers |= Bitboard::of(sniper);
            answers |= ray;
        } else if !shields.has_several() {
            diagonal_pins |= ray;
        }
    }
    for sniper in sliders::rook(king, them) & board.straights & them {
        let path = sliders::between(king, sniper);
        let ray = path | Bitboard::of(sniper);
        let shields = path & us;
        if shields.is_empty() {
            checkers |= Bitboard::of(sniper);
            answers |= ray;
        } else if !shields.has_several() {
            straight_pins |= ray;
        }
    }

    // The king and the rooks that nothing parts from him. What is attacked matters to them alone.
    let steps = attacks::king(king) & !us;
    let mut rooks = board.castling & S::rank(Rank::First);
    if !rooks.is_empty() {
        rooks &= if checkers.is_empty() { sliders::rook(king, occupied) } else { Bitboard::EMPTY };
    }
    if !LEGAL {
        visitor.king(king, steps);
    }
    if LEGAL && !steps.is_empty() || !rooks.is_empty() {
        let far = !rooks.is_empty();
        let danger = danger::<S>(board, king, far);
        if LEGAL {
            visitor.king(king, steps & !danger);
        }
        for rook in rooks {
            castle::<S, V>(king, rook, occupied, danger, straight_pins, visitor);
        }
    }

    let mut targets = !us;
    if LEGAL {
        if !checkers.is_empty() {
            if checkers.has_several() {
                return;
            }
            targets = answers;
        }
    } else {
        diagonal_pins = Bitboard::EMPTY;
        straight_pins = Bitboard::EMPTY;
    }
    let pins = diagonal_pins | straight_pins;

    for from in board.knights & us & !pins {
        visitor.knight(from, attacks::knight(from) & targets);
    }
    let (diagonals, straights) = (board.diagonals & us & !pins, board.straights & us & !pins);
    for from in diagonals & !straights {
        visitor.slider(from, sliders::bishop(from, occupied) & targets);
    }
    for from in straights & !diagonals {
        visitor.slider(from, sliders::rook(from, occupied) & targets);
    }
    for from in diagonals & straights {
        visitor.slider(from, (sliders::bishop(from, occupied) | sliders::rook(from, occupied)) & targets);
    }
    if !pins.is_empty() {
        for from in board.diagonals & us & diagonal_pins {
            visitor.slider(from, sliders::bishop(from, occupied) & targets & diagonal_pins);
        }
        for from in board.straights & us & straight_pins {
            visitor.slider(from, sliders::rook(from, occupied) & targets & straight_pins);
        }
    }
    pawns::<S, V, LEGAL>(board, targets, diagonal_pins, straight_pins, visitor);
}

/// All pawns at once (FIDE 3.7).
#[inline(always)]
fn pawns<S: Side, V: Visitor<S>, const LEGAL: bool>(
    board: &Board,
    targets: Bitboard,
    diagonal_pins: Bitboard,
    straight_pins: Bitboard,
    visitor: &mut V,
) {
    let them = board.color(S::Them::COLOR);
    let empty = !board.occupied();
    let pawns = board.pawns & board.color(S::COLOR);
    let free = pawns & !(diagonal_pins | straight_pins);

    let ahead = (S::ahead(free) | S::ahead(pawns & straight_pins) & straight_pins) & empty;
    let twice = S::ahead(ahead & S::rank(Rank::Third)) & empty & targets;
    let ahead = ahead & targets;
    let prey = them & targets;
    let pinned = pawns & diagonal_pins;
    let easts = (shift::<S, 1>(free) | shift::<S, 1>(pinned) & diagonal_pins) & prey;
    let wests = (shift::<S, -1>(free) | shift::<S, -1>(pinned) & diagonal_pins) & prey;
    visitor.pawns(PawnMoves { ahead, twice, easts, wests });
    if let Some(to) = board.en_passant() {
        for from in attacks::pawn(S::Them::COLOR, to) & pawns {
            if !LEGAL || !exposes_king::<S>(board, from, to) {
                visitor.en_passant(from, to);
            }
        }
    }
}

/// Where pawns capture towards the h-file (`FILE` = 1) or the a-file (−1).
#[inline(always)]
fn shift<S: Side, const FILE: i8>(set: Bitboard) -> Bitboard {
    let Bitboard(b) = S::ahead(set);
    Bitboard(if FILE > 0 { b << 1 & !0x0101_0101_0101_0101 } else { b >> 1 & !0x8080_8080_8080_8080 })
}

/// Whether the capture in passing would leave its own king attacked. Both pawns leave their squares, so a
/// rook or queen along the rank counts, as does any line that the taken pawn closed.
#[cold]
fn exposes_king<S: Side>(board: &Board, from: Square, to: Square) -> bool {
    let after = board.en_passant_move::<S>(Bitboard::of(from), Bitboard::of(to));
    !attackers(&after, board.king(S::COLOR), S::Them::COLOR, after.occupied()).is_empty()
}

/// One castling (FIDE 3.8.2), the king not being in check: every square that king and rook cross or reach is
/// empty but for themselves, none that the king crosses or reaches is attacked, and the rook does not,
/// by leaving (only in Chess960 it can), open the back rank on the king.
#[inline(always)]
fn castle<S: Side, V: Visitor<S>>(
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

/// The squares that are attacked and where the king of `S` must not step: right for those beside him, and with `far` for
/// all. He does not hide what is behind him.
#[inline(always)]
fn danger<S: Side>(board: &Board, king: Square, far: bool) -> Bitboard {
    let them = board.color(S::Them::COLOR);
    let occupied = board.occupied() ^ Bitboard::of(king);
    let mut attacked =
        attacks::pawns(S::Them::COLOR, board.pawns & them) | attacks::king(board.king(S::Them::COLOR));
    for from in board.knights & them {
        attacked |= attacks::knight(from);
    }
    let (mut diagonals, mut straights) = (board.diagonals & them, board.straights & them);
    if !far {
        diagonals &= sliders::bishops_near(king);
        straights &= sliders::rooks_near(king);
    }
    for from in diagonals {
        attacked |= sliders::bishop(from, occupied);
    }
    for from in straights {
        attacked |= sliders::rook(from, occupied);
    }
    attacked
}

/// The pieces of a colour that attack a square.
#[inline]
pub(in crate::rules) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    (attacks::pawn(!by, square) & board.pawns
        | attacks::knight(square) & board.knights
        | attacks::king(square) & Bitboard::of(board.king(by))
        | sliders::bishop(square, occupied) & board.diagonals
        | sliders::rook(square, occupied) & board.straights)
        & board.color(by)
}

/// Whether a pawn of the side to move can take in passing; with `LEGAL`, without leaving its king attacked.
pub(in crate::rules) fn has_en_passant_capture<const LEGAL: bool>(board: &Board) -> bool {
    let us = board.turn();
    let Some(to) = board.en_passant() else { return false };
    let mut takers = attacks::pawn(!us, to) & board.pawns & board.color(us);
    if LEGAL {
        let exposed: fn(&Board, Square, Square) -> bool = match us {
            Color::White => exposes_king::<White>,
            Color::Black => exposes_king::<Black>,
        };
        takers = takers.iter().filter(|&from| !exposed(board, from, to)).collect();
    }
    !takers.is_empty()
}
