//! Chooses the pieces whose squares a position class stores. A position class is a set of
//! positions: it stores the squares of some pieces (*tracked* pieces) and leaves the squares of
//! others open (*untracked* pieces).
//!
//! Also computes the squares that pieces attack or reach. The *winner* is the side that is to give
//! mate, the *loser* the other side.

use super::super::super::board::Board;
use super::super::super::{Bitboard, Color};
use super::super::reach::{BISHOP, KNIGHT, QUEEN, ROOK, ReachBound, one_rank_ahead, pawn_attacks};
use super::super::set_moves::{diagonal_rays, king_steps, leaps, straight_rays};
use super::position_class::MAX_TRACKED;

/// Greatest number of [`PieceEntry`] values for which position classes are listed.
pub(super) const MAX_PIECES: usize = 24;
/// The roles other than king and pawn, as indices into arrays of the module `reach`.
pub(super) const PIECE_ROLES: [usize; 4] = [KNIGHT, BISHOP, ROOK, QUEEN];

/// Level that says how much a position class tells about the square of a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum KnowledgeLevel {
    /// The piece never moves and is never captured.
    Immovable,
    /// The piece never moves, but may be captured.
    Fixed,
    /// The position class leaves the square open: the piece may be on any square of a set, or
    /// captured.
    Untracked,
    /// The position class stores the square of the piece, or that it is captured.
    Tracked,
}

/// Piece on the board when the listing of position classes starts, with the level that says what
/// classes store about its square.
///
/// Pawns whose squares the classes leave open count as pieces, too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct PieceEntry {
    /// The colour of the piece.
    pub(super) color: Color,
    /// The role: an index into [`PIECE_ROLES`], or [`UNTRACKED_PAWN`].
    pub(super) role: usize,
    /// The square at the start, as a bit.
    pub(super) square: u64,
    /// How much the classes say about the square of the piece.
    pub(super) level: KnowledgeLevel,
}

/// All pieces on the board when the listing of position classes starts, each with its level.
///
/// The level says whether the classes store the square of the piece or leave it open.
#[derive(Clone)]
pub(super) struct PieceLevels {
    /// The pieces; the index of each is its bit in sets of living pieces.
    pub(super) men: Vec<PieceEntry>,
    /// `tracked[i]` is the colour and role of the piece whose square is in slot `i` of a position
    /// class; pieces of the same colour and role have adjacent slots.
    pub(super) tracked: Vec<(Color, usize)>,
}

/// The role of an untracked pawn; all other roles are indices into [`PIECE_ROLES`].
pub(super) const UNTRACKED_PAWN: usize = PIECE_ROLES.len();

/// Returns the squares that pieces of one role on the squares of `from` attack or can step to.
///
/// `role` is an index into [`PIECE_ROLES`], or [`UNTRACKED_PAWN`]. A line ends with the first
/// square outside `through`. Pawns step only to squares of `through`.
pub(super) fn attacks_and_steps(color: Color, role: usize, from: u64, through: u64) -> u64 {
    match PIECE_ROLES.get(role) {
        None => pawn_attacks(color, from) | one_rank_ahead(color, from) & through,
        Some(&KNIGHT) => leaps(from),
        Some(&BISHOP) => diagonal_rays(from, through),
        Some(&ROOK) => straight_rays(from, through),
        Some(_) => diagonal_rays(from, through) | straight_rays(from, through),
    }
}

/// Returns all squares that pieces of one role on `set` reach in any number of moves, `set`
/// included.
///
/// `role` is an index into [`PIECE_ROLES`], or [`UNTRACKED_PAWN`]. The pieces enter only squares of
/// `through`.
pub(super) fn reachable_squares(color: Color, role: usize, mut set: u64, through: u64) -> u64 {
    loop {
        let next = set | attacks_and_steps(color, role, set, through) & through;
        if next == set {
            return set;
        }
        set = next;
    }
}

/// Choice of the tracked pieces: those whose squares position classes store.
///
/// Under each choice, pieces that can hardly move are tracked too. More tracked pieces make more
/// classes, and a stronger proof that a side cannot mate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules::winnability) enum TrackingChoice {
    /// Only pieces that can hardly move.
    Nothing,
    /// Pieces that can reach at most [`CONFINED_SQUARES`] squares if no pawn moves.
    Confined,
    /// All knights.
    Knights,
    /// All rooks and queens.
    RooksAndQueens,
    /// All pieces of one side.
    All(Color),
    /// All pieces of both sides.
    Everything,
    /// All pieces except those of one side and one role. The role is an index into [`PIECE_ROLES`].
    AllBut(Color, usize),
    /// All pieces of the winner, and those of the loser within two king's steps of a king. Under
    /// this choice, pawns of the loser that can step ahead are untracked.
    NearKings,
}

/// A piece that can reach at most this many squares, if no pawn moves, can hardly move: it is
/// tracked under each [`TrackingChoice`], as long as fewer than [`MAX_TRACKED`] pieces are tracked.
const CRAMPED_SQUARES: u32 = 6;
/// A piece that can reach at most this many squares, if no pawn moves, counts as confined.
const CONFINED_SQUARES: u32 = 12;

impl PieceLevels {
    /// Returns all pieces with their levels; no piece is tracked yet.
    ///
    /// A piece that never moves is immovable or fixed; any other piece is untracked. `reach` bounds
    /// the squares that units can reach. `en_passant` tells whether pawns may capture en passant.
    /// `None` if there are too many pieces.
    pub(super) fn of(board: &Board, reach: &ReachBound, en_passant: bool) -> Option<PieceLevels> {
        let mut men = Vec::with_capacity(MAX_PIECES);
        for color in Color::ALL {
            for (role, &index) in PIECE_ROLES.iter().enumerate() {
                for square in Bitboard::from_bits(reach.start()[color as usize][index]) {
                    let square = Bitboard::of(square).bits();
                    let level = if reach.may_be_vacated() & square == 0 {
                        KnowledgeLevel::Immovable
                    } else if ReachBound::is_frozen(board, en_passant, square) {
                        KnowledgeLevel::Fixed
                    } else {
                        KnowledgeLevel::Untracked
                    };
                    men.push(PieceEntry { color, role, square, level });
                }
            }
        }
        (men.len() <= MAX_PIECES).then_some(PieceLevels { men, tracked: Vec::new() })
    }

    /// Returns the same pieces, with the pieces of `choice` tracked: position classes store their
    /// squares.
    ///
    /// Pieces that can hardly move are tracked too. Immovable and fixed pieces keep their levels.
    /// At most [`MAX_TRACKED`] pieces are tracked. `winner` is the side that is to be proved unable
    /// to mate.
    pub(super) fn with_tracked(&self, board: &Board, winner: Color, choice: TrackingChoice) -> PieceLevels {
        let solid =
            |man: &&PieceEntry| matches!(man.level, KnowledgeLevel::Immovable | KnowledgeLevel::Fixed);
        let standing = self.men.iter().filter(solid).fold(0, |all, man| all | man.square);
        let through = !(board.pawns.bits() | standing);
        let kings = Color::ALL.map(|color| Bitboard::of(board.king(color)).bits());
        let near = king_steps(king_steps(kings[0] | kings[1]));
        let mut levels = PieceLevels { men: self.men.clone(), tracked: Vec::new() };
        for man in &mut levels.men {
            let room = reachable_squares(man.color, man.role, man.square, through).count_ones();
            let chosen = match choice {
                TrackingChoice::Nothing => false,
                TrackingChoice::Confined => room <= CONFINED_SQUARES,
                TrackingChoice::Knights => PIECE_ROLES[man.role] == KNIGHT,
                TrackingChoice::RooksAndQueens => matches!(PIECE_ROLES[man.role], ROOK | QUEEN),
                TrackingChoice::All(color) => man.color == color,
                TrackingChoice::Everything => true,
                TrackingChoice::AllBut(color, role) => (man.color, man.role) != (color, role),
                TrackingChoice::NearKings => man.color == winner || man.square & near != 0,
            };
            if man.level == KnowledgeLevel::Untracked
                && levels.tracked.len() < MAX_TRACKED
                && (chosen || room <= CRAMPED_SQUARES)
            {
                man.level = KnowledgeLevel::Tracked;
                levels.tracked.push((man.color, man.role));
            }
        }
        if choice == TrackingChoice::NearKings {
            levels.untrack_pawns(board, !winner);
        }
        levels
    }

    /// Whether no piece on the board at the start is untracked.
    ///
    /// If so, each position class fixes the squares of all these pieces, but not the squares of
    /// promoted pieces.
    pub(super) fn knows_all_squares(&self) -> bool {
        self.men.iter().all(|man| man.level != KnowledgeLevel::Untracked)
    }

    /// Untracks the pawns of `color` that can step ahead: classes leave their squares open.
    ///
    /// With fewer squares to store, there are fewer classes. Does nothing if the board has an en
    /// passant square, or if there would be too many pieces.
    fn untrack_pawns(&mut self, board: &Board, color: Color) {
        let pawns = (board.pawns & board.by_color(color)).bits();
        let loose = pawns & one_rank_ahead(!color, !board.occupied().bits());
        if board.en_passant().is_some() || self.men.len() + loose.count_ones() as usize > MAX_PIECES {
            return;
        }
        for square in Bitboard::from_bits(loose) {
            let square = Bitboard::of(square).bits();
            self.men.push(PieceEntry {
                color,
                role: UNTRACKED_PAWN,
                square,
                level: KnowledgeLevel::Untracked,
            });
        }
    }
}
