//! Proves that a side can never mate by listing position classes.
//!
//! A *position class* is all positions with the same side to move and with kings, pawns and, as far
//! as needed, other pieces on the same squares. Few classes stand for millions of positions. The
//! *winner* is the side that is to be proved unable to mate, the *loser* the other side.
//!
//! See section 6 of `docs/algorithms/winnability.md`.
//!
//! A position class stores the pawns, the kings and the side to move. What it stores about each
//! piece depends on the level of the piece, which is chosen when the listing begins
//! ([`PieceLevels`]):
//!
//! * An *immovable* piece never moves and is never captured. A *fixed* piece never moves, but may
//!   be captured.
//! * For a *tracked* piece, the class stores the square, or that the piece is captured.
//! * An *untracked* piece may be captured, or on any square of a set: the squares to which it may
//!   have come. It blocks no unit. Promoted pieces are untracked. In some listings, pawns of the
//!   loser that have room to move are untracked too.
//!
//! The sets of squares of untracked pieces are kept once for all position classes with the same
//! pawns and living pieces, in their [`Structure`]. The sets only grow. When they grow, all classes
//! with the structure are expanded again (their moves are tried again).
//!
//! Every legal move corresponds to one of these moves between classes (modules `moves`, `pawns`):
//!
//! * a king's step to a square that no known enemy unit (a unit that is not untracked) attacks;
//! * a pawn's move, or its capture of a known unit;
//! * a pawn's capture of an untracked piece that may be on the target square; the piece then counts
//!   as captured, unless it is a promoted piece;
//! * a tracked piece's move, blocked by known units;
//! * an untracked piece's move, which changes only the side to move, or captures a known unit
//!   within reach.
//!
//! If a king or a piece captures an untracked piece, the set of squares of that untracked piece
//! does not change, because an untracked piece counts as possibly captured in any case.
//!
//! A move is left out if, after the move, a king, a pawn or a known piece certainly attacks the
//! mover's king. The attack of a known slider is certain along squares that no known unit occupies
//! and where no untracked piece may be. A square that a unit of the loser has just left is empty,
//! but no class stores this. If the empty square opens a certain check, the replies are therefore
//! tried at once (`discovery_squares`).
//!
//! Untracked pieces slide through known units. They stop only at pawns, immovable and fixed pieces,
//! and squares occupied in every position class listed so far (`permanent_blockers`).
//!
//! All position classes that can arise are listed, usually a few thousand in place of millions of
//! positions. For each position that can arise, one of the classes fits: the position agrees with
//! all that the class stores, and each untracked piece on the board is on a square of its set.
//!
//! If no listed position class could contain a mate (`mate`), there is no mate. Tracking more
//! pieces makes the listing longer but more precise, so several choices are tried in turn
//! (`listings`).
//!
//! Castling is not among the moves: with castling rights left, nothing is proved.

mod answer;
mod certain_attacks;
mod change;
mod known_units;
mod last_move;
mod listings;
mod mate;
mod moves;
mod pawns;
mod permanent_blockers;
mod piece_levels;
mod position_class;
mod structure;

use super::super::board::Board;
use super::super::{Bitboard, Color};
use super::reach::{ReachBound, one_rank_ahead, pawn_attacks};
use known_units::KnownUnits;
use last_move::LastMoveKinds;
pub(super) use listings::PositionClassListings;
use permanent_blockers::PermanentBlockers;
use piece_levels::{KnowledgeLevel, MAX_PIECES, PieceLevels, TrackingChoice, UNTRACKED_PAWN};
use position_class::{CAPTURED, NONE, PositionClass, PositionClassQueue, PositionClassSet};
use structure::{Structure, StructureKey, StructureMap, UntrackedSets};

/// The most structures (sets of pawns and living pieces) in a listing; with more, nothing is
/// proved.
const MAX_STRUCTURES: usize = 4_000;

/// Limits of work and memory for listing position classes, to prove that a side can never mate.
///
/// Beyond a limit nothing is proved.
#[derive(Clone, Copy)]
pub(super) struct ListingLimits {
    /// The most position classes expanded in each listing.
    pub(super) max_classes: u64,
    /// The most position classes that one call expands in all listings together.
    pub(super) max_classes_in_total: u64,
    /// The approximate limit of memory, in bytes.
    pub(super) bytes: usize,
    /// Whether structures (pawns and living pieces) are expanded in the order in which they can
    /// arise. If so, most position classes are expanded only once, but possible mates are found
    /// later.
    pub(super) in_order: bool,
}

/// Outcome of listing position classes to prove that a side can never mate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ListingOutcome {
    /// All classes that can arise are listed, and none could contain a mate: the proof succeeds.
    NoMate,
    /// A listed position class could contain a mate, so this listing proves nothing.
    Mate,
    /// A limit of classes is reached before the listing is complete. The listing may continue with
    /// higher limits.
    Part,
    /// The limit of memory or of structures is reached, so the listing cannot continue.
    TooMuch,
}

/// List of all position classes found so far, in the proof that `winner` can never mate.
///
/// If the list is complete and none of its classes can contain a mate, there is no mate.
pub(super) struct PositionClassListing {
    /// The side that is to be proved unable to mate.
    winner: Color,
    /// Whether pawns may capture en passant.
    en_passant: bool,
    /// The pieces on the board at the start, and how much the classes say about the square of each.
    levels: PieceLevels,
    /// The squares of immovable pieces.
    walls: u64,
    /// All structures found so far; each is shared by the classes with the same pawns and living
    /// pieces.
    structures: Vec<Structure>,
    /// The index of each structure by its pawns and living pieces.
    by_key: StructureMap,
    /// The classes found so far, each with a number.
    found_classes: PositionClassSet,
    /// The squares occupied in every class listed so far.
    blockers: PermanentBlockers,
    /// A square (a bit) that a unit of the loser has just left, so that no untracked unit of the
    /// loser can be on it; 0 for none.
    vacant: u64,
    /// The classes still to be expanded.
    waiting: PositionClassQueue,
    /// Buffer for the position classes after the moves of one class.
    buffered: Vec<(PositionClass, LastMoveKinds)>,
    /// The number of position classes expanded.
    expanded: u64,
    /// The limit of memory, in bytes.
    limit: usize,
    /// Whether a listed position class could contain a mate.
    may_contain_mate: bool,
    /// Whether the limit of memory or of structures was reached.
    full: bool,
}

impl PositionClassListing {
    /// Tries to prove that `winner` can never mate, by listing all position classes within
    /// `limits`.
    ///
    /// Returns whether the proof succeeds, and how many classes were expanded. The classes track as
    /// few pieces as possible. `reach` bounds the squares that units can reach. `en_passant` tells
    /// whether pawns may capture en passant.
    pub(super) fn forbids_mate_by(
        board: &Board,
        reach: &ReachBound,
        winner: Color,
        en_passant: bool,
        limits: ListingLimits,
    ) -> (bool, u64) {
        let levels = PieceLevels::of(board, reach, en_passant).filter(|_| board.castling.is_empty());
        let Some(levels) = levels else { return (false, 0) };
        let levels = levels.with_tracked(board, winner, TrackingChoice::Nothing);
        let mut listing = PositionClassListing::new(board, winner, en_passant, levels, limits);
        let listed = listing.continue_listing(limits);
        (listed == ListingOutcome::NoMate, listing.expanded)
    }

    /// Returns a list of position classes that begins with the class of `board`.
    ///
    /// `levels` chooses the tracked pieces. The complete list may prove that `winner` can never
    /// mate. `en_passant` tells whether pawns may capture en passant. `limits` limits work and
    /// memory.
    fn new(
        board: &Board,
        winner: Color,
        en_passant: bool,
        levels: PieceLevels,
        limits: ListingLimits,
    ) -> PositionClassListing {
        let walls = levels
            .men
            .iter()
            .filter(|man| man.level == KnowledgeLevel::Immovable)
            .fold(0, |all, man| all | man.square);
        let mut listing = PositionClassListing {
            winner,
            en_passant,
            levels,
            walls,
            structures: Vec::new(),
            by_key: StructureMap::default(),
            found_classes: PositionClassSet::new(),
            blockers: PermanentBlockers::ALL,
            vacant: 0,
            waiting: PositionClassQueue::new(limits.in_order),
            buffered: Vec::new(),
            expanded: 0,
            limit: limits.bytes,
            may_contain_mate: false,
            full: false,
        };
        listing.start(board);
        listing.list_buffered();
        listing
    }

    /// Expands position classes until all are listed, a mate seems possible, or a limit is reached.
    ///
    /// To expand a class means to list the classes after its moves. If all are listed and none can
    /// contain a mate, there is no mate.
    fn continue_listing(&mut self, limits: ListingLimits) -> ListingOutcome {
        self.limit = limits.bytes;
        let until = limits.max_classes.min(self.expanded.saturating_add(limits.max_classes_in_total));
        while !self.may_contain_mate && !self.full {
            // A complete listing has expanded every class that it has found. So the listing cannot
            // become complete if it has found more classes than the limit.
            let far = self.expanded >= until || self.found_classes.len() as u64 > limits.max_classes;
            if far && !self.waiting.is_empty() {
                return ListingOutcome::Part;
            }
            let Some(index) = self.waiting.pop() else { return ListingOutcome::NoMate };
            self.expanded += 1;
            let entry = self.found_classes.get_mut(index);
            entry.is_unexpanded = false;
            let class = entry.class;
            self.expand(class);
            self.list_buffered();
        }
        if self.may_contain_mate { ListingOutcome::Mate } else { ListingOutcome::TooMuch }
    }

    /// Returns the memory that the list of position classes takes, in bytes, rounded up.
    fn bytes(&self) -> usize {
        // The factors leave room: while a vector grows, its old and new memory exist together, and
        // a map never uses all its slots.
        let structure = 2 * (size_of::<Structure>() + 4 * size_of::<(StructureKey, u16)>());
        self.structures.len() * structure + self.found_classes.bytes() + self.waiting.bytes()
    }

    /// Adds the position class of `board`, with which the list of classes begins.
    ///
    /// Also buffers the classes after each possible en passant capture, since a class does not
    /// store whether such captures are possible.
    fn start(&mut self, board: &Board) {
        let mut untracked = UntrackedSets { men: [0; MAX_PIECES], promoted: [[0; 4]; 2] };
        let (mut alive, mut slots) = (0, Vec::new());
        for (i, man) in self.levels.men.iter().enumerate() {
            match man.level {
                KnowledgeLevel::Tracked => slots.push(u64::from(man.square.trailing_zeros())),
                KnowledgeLevel::Untracked => {
                    untracked.men[i] = man.square;
                    alive |= 1 << i;
                }
                KnowledgeLevel::Immovable | KnowledgeLevel::Fixed => alive |= 1 << i,
            }
        }
        let loose = self.levels.men.iter().filter(|man| man.role == UNTRACKED_PAWN);
        let loose = loose.fold(0, |all, man| all | man.square);
        let pawns = Color::ALL.map(|color| (board.pawns & board.by_color(color)).bits() & !loose);
        let kings = Color::ALL.map(|color| Bitboard::of(board.king(color)).bits());
        let us = board.turn();
        let Some(index) = self.structure_of(pawns, alive, &untracked) else { return };
        let mut class = PositionClass::new(index, us, kings);
        // The squares of pieces of the same colour and role come in ascending order, as a position
        // class requires.
        for (slot, square) in slots.into_iter().enumerate() {
            class = class.with_tracked_square(slot, square);
        }
        self.list_class(class, LastMoveKinds::NO_CHECK);
        if let (true, Some(passed)) = (self.en_passant, board.en_passant()) {
            let passed = Bitboard::of(passed).bits();
            let units = self.known_units(class);
            for taker in Bitboard::from_bits(pawn_attacks(!us, passed) & pawns[us as usize]) {
                let taker = Bitboard::of(taker).bits();
                self.buffer_pawn_move(class, &units, us, taker, passed, one_rank_ahead(!us, passed));
            }
        }
    }

    /// Returns the index of the structure with these pawns and living pieces; adds it if it is new.
    ///
    /// A structure is the common data of all position classes with the same pawns and living
    /// pieces. `alive` has a bit for each living piece whose square the classes do not store.
    /// `untracked` has the squares on which each untracked piece may be. If the structure exists
    /// already, its sets grow to contain these squares. `None` if there is no room for a new
    /// structure.
    fn structure_of(&mut self, pawns: [u64; 2], alive: u32, untracked: &UntrackedSets) -> Option<u16> {
        if let Some(&index) = self.by_key.get(&StructureKey::new(pawns, alive)) {
            let structure = &mut self.structures[index as usize];
            if !structure.untracked.covers(untracked) {
                structure.untracked = structure.untracked.joined(untracked);
                structure.recompute(&self.levels, self.winner, self.blockers);
                self.reschedule_classes(index);
            }
            return Some(index);
        }
        if self.structures.len() == MAX_STRUCTURES || self.bytes() > self.limit {
            self.full = true;
            return None;
        }
        let index = self.structures.len() as u16;
        self.structures.push(Structure::new(
            &self.levels,
            self.winner,
            pawns,
            alive,
            untracked,
            self.blockers,
        ));
        self.by_key.insert(StructureKey::new(pawns, alive), index);
        Some(index)
    }

    /// Records which squares are empty in one more position class.
    ///
    /// `units` holds the units on known squares of that class. A square occupied in every class so
    /// far blocks the pieces whose squares the classes leave open. If such a square is empty in
    /// this class, these pieces reach more squares, and all classes are expanded again.
    fn record_empty_squares(&mut self, units: &KnownUnits) {
        if !self.blockers.narrow(units, !self.winner) {
            return;
        }
        for index in 0..self.structures.len() {
            self.structures[index].recompute(&self.levels, self.winner, self.blockers);
            self.reschedule_classes(index as u16);
        }
    }

    /// Queues all position classes of one structure to be expanded again, and tests them for a
    /// mate.
    ///
    /// This is needed if a piece may be on more squares than before. A structure is the common data
    /// of classes with the same pawns and living pieces; `structure_index` is its index.
    fn reschedule_classes(&mut self, structure_index: u16) {
        let mut index = self.structures[structure_index as usize].newest;
        while index != NONE && !self.may_contain_mate {
            let entry = self.found_classes.get(index);
            if entry.class.turn() != self.winner
                && self.allows_mate(entry.class, LastMoveKinds(entry.last_move_kinds))
            {
                self.may_contain_mate = true;
            }
            if !entry.is_unexpanded {
                self.found_classes.get_mut(index).is_unexpanded = true;
                self.waiting.push(index, self.structures[structure_index as usize].age);
            }
            index = entry.previous_of_structure;
        }
    }

    /// Adds the buffered classes to the list of all classes, and empties the buffer.
    ///
    /// Adds no more classes once a class could contain a mate. The hash table is first read for all
    /// buffered classes, so that memory latencies overlap.
    fn list_buffered(&mut self) {
        let mut buffered = std::mem::take(&mut self.buffered);
        let found = buffered.iter().fold(0, |found, &(class, _)| found ^ self.found_classes.prefetch(class));
        std::hint::black_box(found);
        for (class, last_move) in buffered.drain(..) {
            if !self.may_contain_mate {
                self.list_class(class, last_move);
            }
        }
        self.buffered = buffered;
    }

    /// Adds a position class to the list if it is new, and tests whether it may contain a mate.
    ///
    /// `last_move` has the possible kinds of the last move that led to the class. A class in which
    /// the side that may mate has only its king left is not added, since no mate can follow.
    fn list_class(&mut self, class: PositionClass, last_move: LastMoveKinds) {
        if self.is_bare(class) {
            return;
        }
        let (index, new) = self.found_classes.insert(class);
        let entry = self.found_classes.get_mut(index);
        let more = LastMoveKinds(last_move.0 & !entry.last_move_kinds);
        entry.last_move_kinds |= last_move.0;
        if new {
            let structure = &mut self.structures[class.structure_index() as usize];
            entry.previous_of_structure = structure.newest;
            entry.is_unexpanded = true;
            structure.newest = index;
            self.waiting.push(index, structure.age);
            self.full |= self.found_classes.len().is_multiple_of(256) && self.bytes() > self.limit;
            if self.blockers.standing != 0 {
                self.record_empty_squares(&self.known_units(class));
            }
        }
        if more.0 != 0 && class.turn() != self.winner && self.allows_mate(class, more) {
            self.may_contain_mate = true;
        }
    }

    /// Whether the side that may mate has only its king left in all positions of the class `class`.
    fn is_bare(&self, class: PositionClass) -> bool {
        let structure = &self.structures[class.structure_index() as usize];
        let w = self.winner as usize;
        let known = structure.pawns[w]
            | structure.untracked_squares[w]
            | structure.frozen[w].iter().fold(0, |all, set| all | set);
        known == 0
            && (self.levels.tracked.iter().enumerate())
                .all(|(slot, &(color, _))| color != self.winner || class.tracked_square(slot) == CAPTURED)
    }
}
