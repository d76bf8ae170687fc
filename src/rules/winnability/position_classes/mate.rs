//! Tests whether some position of a position class may be checkmate. A wrong "yes" is possible, a
//! wrong "no" is not.
//!
//! A position class is a set of positions. A unit (piece, pawn or king) is *known* if it is on the
//! same square in all of them; an *untracked* unit may be on any square of a set. The *winner* is
//! the side that is to give mate, the *loser* the other side; the *target king* is the loser's
//! king.
//!
//! In a mate, at least these conditions hold:
//!
//! * The winner has just moved.
//! * Each square around the target king is occupied by a unit of the loser or attacked by a unit of
//!   the winner. Each untracked unit of the loser fills at most one of these squares. An untracked
//!   unit of the winner counts as attacking from every square where it may be.
//! * No unguarded unit of the winner is on a square around the target king.
//! * The check comes from the unit that moved last, or along a line that this unit has opened,
//!   since the king was not in check before.
//!
//! If the winner has at most two untracked pieces, none of them promoted, the test also puts these
//! pieces on chosen squares. It tries each piece on the squares around the target king, and on
//! every square from which the piece attacks the king or a square around the king. On any other
//! square, the piece does not matter and counts as absent. For each placement, the test checks the
//! same conditions and whether a unit certainly answers the check (see `answer`).

use super::super::super::{Bitboard, Square};
use super::super::reach::pawn_attacks;
use super::super::set_moves::{diagonal_rays, king_steps, leaps, straight_rays};
use super::PositionClassListing;
use super::answer::{CertainCheck, PlacedUnits};
use super::known_units::KnownUnits;
use super::last_move::LastMoveKinds;
use super::piece_levels::{MAX_PIECES, attacks_and_steps};
use super::position_class::PositionClass;

/// The most placements of untracked pieces that a mate test tries.
///
/// Untracked pieces are those whose squares the class leaves open. If there are more placements, a
/// mate counts as possible.
const MAX_PLACEMENTS: usize = 1024;

/// Squares that one side's pieces attack along diagonals, along ranks and files, or by knight's
/// moves.
#[derive(Clone, Copy, Default)]
struct KnownAttacks {
    /// Squares attacked along diagonals.
    diagonal: u64,
    /// Squares attacked along ranks and files.
    straight: u64,
    /// Squares attacked by knights.
    leap: u64,
}

impl KnownAttacks {
    /// Returns the squares that pieces on the given squares attack; pawns and king do not count.
    ///
    /// `by_role` has the squares of knights, bishops, rooks and queens. The squares of `occupied`
    /// block lines.
    fn of(by_role: &[u64; 4], occupied: u64) -> KnownAttacks {
        let [knights, bishops, rooks, queens] = *by_role;
        KnownAttacks {
            diagonal: if bishops | queens == 0 { 0 } else { diagonal_rays(bishops | queens, !occupied) },
            straight: if rooks | queens == 0 { 0 } else { straight_rays(rooks | queens, !occupied) },
            leap: leaps(knights),
        }
    }

    /// Returns all squares that the side's knights, bishops, rooks and queens attack.
    fn all(&self) -> u64 {
        self.diagonal | self.straight | self.leap
    }

    /// Returns the squares that the side's bishops, rooks and queens attack.
    fn sliding(&self) -> u64 {
        self.diagonal | self.straight
    }
}

impl PositionClassListing {
    /// Whether some position of the class `class` may be checkmate.
    ///
    /// A wrong `true` is possible, a wrong `false` is not. The side to be mated is to move.
    /// `last_move` has the possible kinds of the last move, which limit the checks.
    pub(super) fn allows_mate(&self, class: PositionClass, last_move: LastMoveKinds) -> bool {
        let (w, l) = (self.winner as usize, !self.winner as usize);
        let structure = &self.structures[class.structure_index() as usize];
        let units = self.known_units(class);
        let king = units.kings[l];
        let known = KnownAttacks::of(&units.officers[w], units.occupied() & !king);
        let untracked =
            KnownAttacks { diagonal: structure.diagonal, straight: structure.straight, leap: structure.leap };
        let Some(flights) = self.flights_to_fill(&units, last_move, &known, &untracked, 0) else {
            return false;
        };
        if !self.can_fill(class, flights, None) {
            return false;
        }
        if structure.untracked.promoted[w] != [0; 4] {
            return true;
        }
        let sets = self.levels.men.iter().zip(&structure.untracked.men);
        let mut few = sets
            .filter(|(man, set)| man.color == self.winner && **set != 0)
            .map(|(man, &set)| (man.role, set));
        match [few.next(), few.next(), few.next()] {
            [None, ..] => self.try_placements(class, &units, last_move, &[]),
            [Some(one), None, _] => self.try_placements(class, &units, last_move, &[one]),
            [Some(one), Some(two), None] => self.try_placements(class, &units, last_move, &[one, two]),
            _ => true,
        }
    }

    /// Returns the squares beside the king to be mated that untracked units must block in a mate.
    ///
    /// These are the squares that no unit of the mating side can attack and that no known unit of
    /// the king's side occupies. `None` if there can be no mate: either no last move of the kinds
    /// `last_move` gives check, or an unguarded unit of the mating side is beside the king.
    ///
    /// `units` holds the units on known squares. `known` are the squares that pieces of the mating
    /// side attack from known squares, `untracked` the squares that its untracked pieces attack;
    /// both leave out pawns and king. `placed` are the squares on which the mate test has put
    /// untracked pieces, or 0 if it has put none.
    fn flights_to_fill(
        &self,
        units: &KnownUnits,
        last_move: LastMoveKinds,
        known: &KnownAttacks,
        untracked: &KnownAttacks,
        placed: u64,
    ) -> Option<u64> {
        let (w, l) = (self.winner as usize, !self.winner as usize);
        let king = units.kings[l];
        let pawns = pawn_attacks(self.winner, units.pawns[w]);
        let (all, sliding) = (known.all() | untracked.all(), known.sliding() | untracked.sliding());
        let checked = last_move.intersects(LastMoveKinds::UNTRACKED)
            && (untracked.all() | sliding) & king != 0
            || last_move.intersects(LastMoveKinds::PAWN) && (untracked.all() | sliding | pawns) & king != 0
            || last_move.intersects(LastMoveKinds::TRACKED) && (known.all() | sliding) & king != 0
            || last_move.intersects(LastMoveKinds::OFF_DIAGONAL)
                && (known.diagonal | untracked.diagonal) & king != 0
            || last_move.intersects(LastMoveKinds::OFF_LINE)
                && (known.straight | untracked.straight) & king != 0;
        if !checked {
            return None;
        }
        let guarded = pawns | king_steps(units.kings[w]) | all;
        let open = king_steps(king) & !guarded & !units.men[l];
        (open & (units.men[w] | placed) == 0).then_some(open)
    }

    /// Whether some placement of the mating side's untracked pieces makes checkmate possible.
    ///
    /// Untracked pieces are those whose squares the position class leaves open. `untracked` has the
    /// role of each (at most two) and the squares on which it may be. `last_move` has the possible
    /// kinds of the last move. If there are too many placements to try, the result is `true`.
    fn try_placements(
        &self,
        class: PositionClass,
        units: &KnownUnits,
        last_move: LastMoveKinds,
        untracked: &[(usize, u64)],
    ) -> bool {
        let (w, l) = (self.winner as usize, !self.winner as usize);
        let king = units.kings[l];
        let zone = king | king_steps(king);
        let occupied = units.occupied() & !king;
        let mut options: [Vec<(usize, u64)>; 2] = [vec![(0, 0)], vec![(0, 0)]];
        for (&(role, set), options) in untracked.iter().zip(&mut options) {
            for square in Bitboard::from_bits(set & !units.occupied()) {
                let bit = Bitboard::of(square).bits();
                if attacks_and_steps(self.winner, role, bit, !occupied) & zone != 0 || bit & zone != 0 {
                    options.push((role, bit));
                }
            }
        }
        if options[0].len() * options[1].len() > MAX_PLACEMENTS {
            return true;
        }
        let absent = |i: usize, at: u64| at == 0 && i < untracked.len();
        options[0].iter().any(|&(a, at)| {
            options[1].iter().any(|&(b, other)| {
                if at & other != 0 {
                    return false;
                }
                let mut by_role = [0; 4];
                by_role[a] |= at;
                by_role[b] |= other;
                let occupied = occupied | at | other;
                let known = KnownAttacks::of(&units.officers[w], occupied);
                let untracked = KnownAttacks::of(&by_role, occupied);
                let Some(flights) = self.flights_to_fill(units, last_move, &known, &untracked, at | other)
                else {
                    return false;
                };
                let placed = PlacedUnits { by_role, absent: absent(0, at) || absent(1, other) };
                let check = self.certain_check(class, units, &placed);
                self.can_fill(class, flights, check.as_ref())
                    && check.is_none_or(|check| !self.is_answered(units, &check))
            })
        })
    }

    /// Whether untracked units of the mated side can block all squares of `open` beside their king.
    ///
    /// Untracked units are those whose squares the position class `class` leaves open. A unit may
    /// block only a square from which that unit could not answer `check` by capturing or
    /// interposing. The number of promoted pieces is not known, so promoted pieces may block any
    /// number of squares. Each other unit may block at most one square. The assignment of these
    /// units to squares is a bipartite matching.
    fn can_fill(&self, class: PositionClass, open: u64, check: Option<&CertainCheck>) -> bool {
        let untracked = &self.structures[class.structure_index() as usize].untracked;
        let promoted = &untracked.promoted[!self.winner as usize];
        let idle =
            |role: usize, square: u64| check.is_none_or(|check| !self.would_answer(check, role, square));
        let anyone = |square: &Square| {
            let bit = Bitboard::of(*square).bits();
            promoted.iter().enumerate().any(|(role, set)| set & bit != 0 && idle(role, bit))
        };
        let mut filler = [64u8; MAX_PIECES];
        Bitboard::from_bits(open)
            .iter()
            .filter(|square| !anyone(square))
            .all(|square| self.find_filler(&untracked.men, square, &idle, &mut filler, &mut 0))
    }

    /// Assigns a unit of the mated side to `square` beside its own king, to block it; returns
    /// whether such a unit is found.
    ///
    /// This is one step of a bipartite matching, which may move units assigned earlier to other
    /// squares. `untracked` has the squares on which each unit may be. `filler` has the square
    /// assigned to each unit, or 64 for none. `tried` has a bit for each unit that this step has
    /// tried. `idle` tells whether a unit of the given role on the given square cannot answer the
    /// check.
    fn find_filler(
        &self,
        untracked: &[u64; MAX_PIECES],
        square: Square,
        idle: &impl Fn(usize, u64) -> bool,
        filler: &mut [u8; MAX_PIECES],
        tried: &mut u32,
    ) -> bool {
        let bit = Bitboard::of(square).bits();
        for (i, man) in self.levels.men.iter().enumerate() {
            if man.color == self.winner
                || *tried >> i & 1 != 0
                || untracked[i] & bit == 0
                || !idle(man.role, bit)
            {
                continue;
            }
            *tried |= 1 << i;
            let free = match Square::ALL.get(filler[i] as usize) {
                None => true,
                Some(&taken) => self.find_filler(untracked, taken, idle, filler, tried),
            };
            if free {
                filler[i] = square.index() as u8;
                return true;
            }
        }
        false
    }
}
