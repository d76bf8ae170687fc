//! Computes an upper bound on the squares that units can ever reach; if no mate fits into these
//! squares, a side can never mate.
//!
//! See section 4 of `docs/algorithms/winnability.md`.
//!
//! The bound is a set of squares for each side and role, and a set of squares `left`. The unit on a
//! square in the given position is the *first occupant* of the square; if it may move or be
//! captured, the square is in `left`. The bound starts with the given position and grows by rules
//! until nothing is added.
//!
//! # Why the bound holds
//!
//! Suppose that some series of legal moves breaks the bound, and take the first move that does: it
//! brings a unit to a square outside the set of its side and role, or moves or captures the first
//! occupant of a square not in `left`. Before this move, every unit is inside its set, and every
//! square not in `left` still has its first occupant. So everything that this move *needs* is
//! within the bound. The rules below add the result of every move whose needs are within the bound.
//! So the result is within the bound too, a contradiction. The needs:
//!
//! * *Moving*: a unit crosses only squares that are empty at that time: squares empty at the start,
//!   or squares of `left` (together: `passable`). The unit lands on such a square, or captures a
//!   first occupant of the other side that has never moved. Any other captured unit has moved onto
//!   its square, which is therefore passable.
//! * *Pawns* capture only where some enemy unit other than the king can be. This includes captures
//!   en passant: the capturer lands on the square that the captured pawn has crossed, and the rules
//!   treat a double step as two single steps. So the crossed square is in the set of the captured
//!   pawn. Only a capture en passant that is possible at the start has to be added separately.
//! * *Opposing pawns* on a file cannot pass each other while both stay on the file. Call an enemy
//!   pawn *loyal* if it never captures and is never captured, so that it stays on its file. Suppose
//!   that none of our pawns ever comes to this file by capturing. Then our pawns on the file have
//!   been there from the start. Suppose that one of them stepped onto the square where the loyal
//!   pawn started. The loyal pawn would already have left this square towards our side, so it would
//!   be behind our pawn. The two pawns would have passed each other, which neither single nor
//!   double steps allow. So none of our pawns ever steps onto the square where a loyal pawn
//!   started.
//! * *Promotion* puts a piece of any role on the last rank.
//! * *Kings* never step onto a square attacked by an enemy unit that has never moved and cannot
//!   have been captured. A pawn, knight or king attacks its squares in any case; a slider attacks
//!   along squares that no unit can ever enter.
//! * *Castling* needs its squares to be empty; ignoring its other conditions only widens the bound.
//! * Side to move, pins, checks and stalemates are ignored, which only widens the bound.

use super::super::board::{Board, castling_targets};
use super::super::{Bitboard, Color, Role, attacks, sliders};
use super::set_moves::{diagonal_rays, diagonal_steps, king_steps, leaps, straight_rays, straight_steps};

/// Index of the pawn in arrays by role.
pub(super) const PAWN: usize = Role::Pawn.index();
/// Index of the knight in arrays by role.
pub(super) const KNIGHT: usize = Role::Knight.index();
/// Index of the bishop in arrays by role.
pub(super) const BISHOP: usize = Role::Bishop.index();
/// Index of the rook in arrays by role.
pub(super) const ROOK: usize = Role::Rook.index();
/// Index of the queen in arrays by role.
pub(super) const QUEEN: usize = Role::Queen.index();
/// Index of the king in arrays by role.
pub(super) const KING: usize = Role::King.index();

/// The ranks on which pawns promote.
pub(super) const LAST_RANKS: u64 = 0xff00_0000_0000_00ff;

/// Sets of squares of one side's units, one for each role, such as all squares that its rooks can
/// reach.
pub(super) type SetsByRole = [u64; 6];

/// Upper bound on the squares that the units of each side and role can ever reach from a position,
/// the *start*.
///
/// If no mate fits into these sets of squares, a side can never mate. In arrays by colour, White
/// comes first.
#[derive(Clone, Copy)]
pub(super) struct ReachBound {
    /// The squares that units can reach, by colour and role.
    pub(super) by: [SetsByRole; 2],
    /// The squares of the units at the start, by colour and role.
    start: [SetsByRole; 2],
    /// The squares whose first occupant (the unit there at the start) may move or be captured.
    left: u64,
    /// The squares, at the start, of the pawns that may capture or be captured.
    disloyal: u64,
    /// By colour: all squares of the files that a pawn may enter by capturing.
    entered: [u64; 2],
    /// The squares that are occupied at the start.
    occupied: u64,
    /// The squares whose first occupant, by assumption, is never captured.
    spared: u64,
    /// Whether pawns on the last rank become pieces; otherwise they stay pawns.
    promotes: bool,
}

/// Returns `set` shifted by one rank in the direction in which pawns of this colour move.
pub(super) fn one_rank_ahead(color: Color, set: u64) -> u64 {
    match color {
        Color::White => set << 8,
        Color::Black => set >> 8,
    }
}

/// Returns the squares that pawns of this colour on the squares of `set` attack.
pub(super) fn pawn_attacks(color: Color, set: u64) -> u64 {
    attacks::pawn_set_attacks(color, Bitboard::from_bits(set)).bits()
}

/// Returns `set` and all squares behind its squares: those on the same file that are nearer to this
/// colour's first rank.
pub(super) fn squares_behind(color: Color, mut set: u64) -> u64 {
    for shift in [8, 16, 32] {
        set |= color.by_color(set >> shift, set << shift);
    }
    set
}

/// Returns all squares of the files on which a square of `set` is.
fn files_of(set: u64) -> u64 {
    squares_behind(Color::White, set) | squares_behind(Color::Black, set)
}

/// Returns the squares of a side's units on the board, a set for each role.
fn pieces(board: &Board, color: Color) -> SetsByRole {
    Role::ALL.map(|role| (board.by_color(color) & board.by_role(role)).bits())
}

/// Returns the squares of a side's units of all roles: the union of its sets for each role.
pub(super) fn union(by: &SetsByRole) -> u64 {
    by[PAWN] | by[KNIGHT] | by[BISHOP] | by[ROOK] | by[QUEEN] | by[KING]
}

/// Returns the squares of a side's units of all roles but pawns: the union of these sets.
fn pieces_of(by: &SetsByRole) -> u64 {
    by[KNIGHT] | by[BISHOP] | by[ROOK] | by[QUEEN] | by[KING]
}

/// Returns the squares of a side's units of all roles but the king: the union of these sets.
pub(super) fn all_but_king(by: &SetsByRole) -> u64 {
    by[PAWN] | by[KNIGHT] | by[BISHOP] | by[ROOK] | by[QUEEN]
}

/// Returns the squares of the knights, bishops, rooks and queens that can move at least one step.
///
/// `start` has the squares of these pieces by role, `onto` the squares that they may enter.
fn movable(start: &SetsByRole, onto: u64) -> u64 {
    start[KNIGHT] & leaps(onto)
        | (start[BISHOP] | start[QUEEN]) & diagonal_steps(onto)
        | (start[ROOK] | start[QUEEN]) & straight_steps(onto)
}

impl ReachBound {
    /// Computes an upper bound on the squares that the units of each side and role can ever reach.
    ///
    /// `en_passant` tells whether pawns may capture en passant.
    pub(super) fn of(board: &Board, en_passant: bool) -> ReachBound {
        ReachBound::sparing(board, en_passant, 0)
    }

    /// Whether the bound proves that the piece on `square` never moves before it is captured.
    ///
    /// `square` is given as a bit. `en_passant` tells whether pawns may capture en passant.
    pub(super) fn is_frozen(board: &Board, en_passant: bool, square: u64) -> bool {
        ReachBound::sparing(board, en_passant, square).left & square == 0
    }

    /// Whether `winner` can never mate, because no mate fits into the squares that units can ever
    /// reach.
    ///
    /// Stops computing these squares as soon as a mate fits. `en_passant` tells whether pawns may
    /// capture en passant.
    pub(super) fn proves_no_mate_by(board: &Board, en_passant: bool, winner: Color) -> bool {
        let mut reach = ReachBound::start_of(board, en_passant, 0);
        loop {
            if !reach.forbids_mate_by(winner) {
                return false;
            }
            if !reach.grow_once(board) {
                return true;
            }
        }
    }

    /// Computes an upper bound on the squares that units can reach before the first promotion of a
    /// pawn.
    ///
    /// Pawns may come to the last rank, but stay pawns. `en_passant` tells whether pawns may
    /// capture en passant.
    pub(super) fn before_promotion(board: &Board, en_passant: bool) -> ReachBound {
        ReachBound { promotes: false, ..ReachBound::start_of(board, en_passant, 0) }
            .with_all_rules_applied(board)
    }

    /// Computes an upper bound on the squares that units can reach if the units that are on
    /// `spared` squares at the start are never captured.
    ///
    /// `en_passant` tells whether pawns may capture en passant.
    fn sparing(board: &Board, en_passant: bool, spared: u64) -> ReachBound {
        ReachBound::start_of(board, en_passant, spared).with_all_rules_applied(board)
    }

    /// Applies all rules to the bound until they add no more squares.
    fn with_all_rules_applied(mut self, board: &Board) -> ReachBound {
        while self.grow_once(board) {}
        self
    }

    /// Returns the bound before any rule is applied: each unit reaches only its own square.
    ///
    /// If `en_passant` is `true` and a capture en passant is possible at once, the squares of this
    /// capture are included. Units on `spared` squares are never captured.
    fn start_of(board: &Board, en_passant: bool, spared: u64) -> ReachBound {
        let start = Color::ALL.map(|color| pieces(board, color));
        let occupied = board.occupied().bits();
        let mut reach = ReachBound {
            by: start,
            start,
            left: 0,
            disloyal: 0,
            entered: [0; 2],
            occupied,
            spared,
            promotes: true,
        };
        if let (true, Some(to)) = (en_passant, board.en_passant()) {
            let us = board.turn();
            let to = Bitboard::of(to).bits();
            if pawn_attacks(!us, to) & start[us as usize][PAWN] != 0 {
                reach.by[us as usize][PAWN] |= to;
                let moved_or_taken =
                    one_rank_ahead(!us, to) | pawn_attacks(!us, to) & start[us as usize][PAWN];
                reach.left |= moved_or_taken;
                reach.disloyal |= moved_or_taken;
                reach.entered[us as usize] |= files_of(to);
            }
        }
        reach
    }

    /// Applies every rule once for both sides; returns whether the bound has grown.
    fn grow_once(&mut self, board: &Board) -> bool {
        let before = (self.by, self.left, self.disloyal, self.entered);
        for color in Color::ALL {
            self.grow(board, color);
        }
        before != (self.by, self.left, self.disloyal, self.entered)
    }

    /// Returns the squares of all units in the position for which this bound was computed.
    ///
    /// There is a set of squares for each colour (White first) and role.
    pub(super) fn start(&self) -> &[SetsByRole; 2] {
        &self.start
    }

    /// Returns the squares whose first occupant (the unit there at the start) may move or be
    /// captured.
    pub(super) fn may_be_vacated(&self) -> u64 {
        self.left
    }

    /// Returns the squares that may be empty at some time, so that other units can cross or enter
    /// them.
    pub(super) fn passable(&self) -> u64 {
        !self.occupied | self.left
    }

    /// Returns the squares on which `color` may capture an enemy unit that has never moved.
    ///
    /// Kings and units on spared squares are excluded.
    fn capturable_by(&self, color: Color) -> u64 {
        all_but_king(&self.start[!color as usize]) & !self.spared
    }

    /// Whether the king of this side may ever move, by this upper bound on reachable squares.
    pub(super) fn king_moves(&self, color: Color) -> bool {
        self.by[color as usize][KING] != self.start[color as usize][KING]
    }

    /// Whether any knight, bishop, rook or queen that this side has on the board may ever move.
    ///
    /// This is judged by the upper bound on reachable squares; promoted pieces do not count.
    pub(super) fn pieces_move(&self, color: Color) -> bool {
        movable(&self.start[color as usize], self.passable() | self.capturable_by(color)) != 0
    }

    /// Whether a pawn of this side may ever capture, by this upper bound on reachable squares.
    ///
    /// A capture en passant that is possible at the start does not count.
    pub(super) fn pawns_capture(&self, color: Color) -> bool {
        pawn_attacks(color, self.by[color as usize][PAWN]) & all_but_king(&self.by[!color as usize]) != 0
    }

    /// Applies every rule once for the units of one side.
    ///
    /// From the squares that units can reach so far, each rule derives further squares.
    fn grow(&mut self, board: &Board, color: Color) {
        let (us, them) = (color as usize, !color as usize);
        let pass = self.passable();
        let prey = self.capturable_by(color);
        let onto = pass | prey;
        let danger = self.always_attacked_by(!color);
        let king_onto = onto & !danger;
        let targets = all_but_king(&self.by[them]);

        let mut by = self.by[us];
        let pawns = by[PAWN];
        let strikes = pawn_attacks(color, pawns) & targets;
        self.entered[us] |= files_of(strikes);
        let may_take = pawns & pawn_attacks(!color, targets);
        let may_be_taken = pawns & (pieces_of(&self.by[them]) | pawn_attacks(!color, self.by[them][PAWN]));
        self.disloyal |= self.start[us][PAWN] & squares_behind(color, may_take | may_be_taken);
        let facing = self.start[them][PAWN] & !self.disloyal & !self.entered[us];
        let free = pass & !facing;
        by[PAWN] |= one_rank_ahead(color, pawns) & free | strikes;
        if self.promotes {
            let promoted = by[PAWN] & LAST_RANKS;
            by[PAWN] &= !LAST_RANKS;
            for role in [KNIGHT, BISHOP, ROOK, QUEEN] {
                by[role] |= promoted;
            }
        }
        by[KNIGHT] |= leaps(by[KNIGHT]) & onto;
        by[BISHOP] |= diagonal_rays(by[BISHOP], pass) & onto;
        by[ROOK] |= straight_rays(by[ROOK], pass) & onto;
        by[QUEEN] |= (diagonal_rays(by[QUEEN], pass) | straight_rays(by[QUEEN], pass)) & onto;
        by[KING] |= king_steps(by[KING]) & king_onto;

        let start = &self.start[us];
        let mut left = movable(start, onto)
            | start[KING] & king_steps(king_onto)
            | start[PAWN] & (one_rank_ahead(!color, free) | pawn_attacks(!color, targets));

        let home = color.by_color(0xff, 0xff << 56);
        for rook in board.castling & Bitboard::from_bits(home) {
            let king = board.king(color);
            let (king_to, rook_to) = castling_targets(king, rook);
            let both = Bitboard::of(king) | Bitboard::of(rook);
            let path = sliders::between(king, king_to) | sliders::between(rook, rook_to);
            let path = (path | Bitboard::of(king_to) | Bitboard::of(rook_to)) & !both;
            if path.bits() & !pass == 0 {
                by[KING] |= Bitboard::of(king_to).bits();
                by[ROOK] |= Bitboard::of(rook_to).bits();
                left |= both.bits();
            }
        }
        // A unit that comes to a square on which an enemy unit stood at the start captures that
        // enemy unit, or the enemy unit has left. So the square belongs to `left`.
        left |= union(&by) & prey;
        self.by[us] = by;
        self.left |= left;
    }

    /// Returns squares that this side always attacks, whatever moves are made.
    ///
    /// The attacking units never move and are never captured, and no unit can block their lines to
    /// these squares.
    pub(super) fn always_attacked_by(&self, color: Color) -> u64 {
        let stuck = |role: usize| self.start[color as usize][role] & !self.left;
        let never_entered = !(self.occupied | union(&self.by[0]) | union(&self.by[1]));
        pawn_attacks(color, stuck(PAWN))
            | leaps(stuck(KNIGHT))
            | king_steps(stuck(KING))
            | diagonal_rays(stuck(BISHOP) | stuck(QUEEN), never_entered)
            | straight_rays(stuck(ROOK) | stuck(QUEEN), never_entered)
    }

    /// Whether `winner` can never mate, because no mate fits into the squares that units can ever
    /// reach.
    ///
    /// The target king is the king to be mated. Every mate has these properties:
    /// - A unit other than the king gives check (a king's move gives check only by uncovering a
    ///   line).
    /// - Every square around the target king is guarded or holds a unit of the target king's side.
    /// - A pawn that gives check is beside the target king, so another unit guards the pawn.
    /// - All these units are on squares that they can reach. The lines of sliders run over squares
    ///   that can be empty or hold the target king.
    ///
    /// If no square that the target king can reach allows all this, there is no mate.
    pub(super) fn forbids_mate_by(&self, winner: Color) -> bool {
        let (us, them) = (&self.by[winner as usize], &self.by[!winner as usize]);
        let through = self.passable() | them[KING];
        let officers = leaps(us[KNIGHT])
            | diagonal_rays(us[BISHOP] | us[QUEEN], through)
            | straight_rays(us[ROOK] | us[QUEEN], through);
        let guarded = officers | pawn_attacks(winner, us[PAWN]) | king_steps(us[KING]);
        let checks = officers | pawn_attacks(winner, us[PAWN] & guarded);
        let open = !(guarded | all_but_king(them));
        them[KING] & checks & !king_steps(open) == 0
    }
}
