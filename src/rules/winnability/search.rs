//! Search for a helpmate, which also enumerates all positions that can arise.
//!
//! See section 7 of `docs/algorithms/winnability.md`.
//!
//! Waiting positions are in a queue by the estimate of the [`MateEstimator`]; the lowest is taken
//! next, among equals the newest. After [`MateSearch::widen`], queues by other measures have their
//! turns, too. Every position is visited once. If a mate is visited, it is the answer. If no
//! position is waiting, every position that legal moves lead to has been visited, except those
//! behind a position proved unwinnable. Everything behind such a position is unwinnable too, so
//! there is no mate.

use super::super::Color;
use super::super::board::{Black, Board, Side, White};
use super::super::generate::visitors::{self, MoveMaker};
use super::super::generate::{attackers, has_en_passant_capture, visit_moves};
use super::estimates::{MateEstimator, king_entry_cost};
use super::locked::count_blocked_pawn_pairs;
use super::material;
use super::novelty::NoveltyTable;
use super::packed::PackedBoard;
use super::position_classes::{ListingLimits, PositionClassListing};
use super::proof_frequency::ProofFrequency;
use super::queue::{BUCKETS, BucketQueue, QUEUES};
use super::reach::ReachBound;
use super::tempo::{self, TempoBound};
use super::visited::{InsertOutcome, Lookup, NONE, VisitedPositions};

/// Fixed cost of starting to list position classes, counted in classes.
const LISTING_COST: i64 = 40;

/// Outcome of a search for any series of legal moves that ends in mate.
pub(super) enum SearchOutcome {
    /// A mate: the boards from the first position to it.
    Mate(Vec<Board>),
    /// No position is left to visit, and none of those visited, this many, is a mate.
    End(u64),
    /// Nothing is decided; the search may continue.
    Part,
    /// Nothing is decided, and the search cannot continue.
    Stuck,
}

/// Number of costs in the novelty queue for each level of novelty.
const THIRD: usize = BUCKETS / 3;

/// The queue by the first estimate.
const FIRST: usize = 0;
/// The queue by the second estimate or, with two or more blocked pairs of pawns, by king entry: how
/// near a king is to capturing a pawn.
const OTHER: usize = 1;
/// The queue by novelty.
const NEW: usize = 2;

/// Number of blocked pairs of pawns from which a king's way to a pawn guides the search.
const LOCKED_PAIRS_FOR_KING_ENTRY: usize = 2;

/// Position after one move, with its place in the table of visited positions.
struct ChildPosition {
    board: Board,
    key: PackedBoard,
    place: Lookup,
}

impl ChildPosition {
    /// Packs a board after a move of the search; it is not looked up among visited positions yet.
    ///
    /// The en passant square is kept only if the rule applies (`en_passant`) and a capture is
    /// possible.
    fn of(board: &Board, en_passant: bool) -> ChildPosition {
        let mut board = *board;
        // A `Position` does the same, so that equal positions are packed into equal keys.
        if board.en_passant().is_some() && (!en_passant || !has_en_passant_capture::<false>(&board)) {
            board.set_en_passant(None);
        }
        ChildPosition { board, key: PackedBoard::pack(&board), place: Lookup::default() }
    }
}

/// Order in which a search for a mate visits positions.
#[derive(Clone, Copy)]
pub(super) struct SearchOrder {
    /// Width of the intervals in which estimates count as the same.
    pub(super) within: usize,
    /// Whether the search looks for mates in pawn cages rather than smothered mates, if two or more
    /// pairs of pawns are blocked.
    pub(super) nests: bool,
    /// Whether the moves of each position are visited in reverse. Even equal estimates then lead
    /// elsewhere: among equals the newest is taken, and novelty belongs to the first position that
    /// shows it.
    pub(super) turned: bool,
    /// Whether every other position is taken by the first estimate.
    pub(super) guessed: bool,
}

/// Search for any series of legal moves in which one side mates, both sides helping.
///
/// Visits each position once. If all are visited without a mate, the side can never mate.
pub(super) struct MateSearch {
    winner: Color,
    en_passant: bool,
    guide: MateEstimator,
    store: VisitedPositions,
    /// Buffer for the positions after the moves of one position.
    children: Vec<ChildPosition>,
    queues: [BucketQueue; QUEUES],
    /// Novelty table, once [`MateSearch::widen`] has put the other queues into use.
    wide: Option<NoveltyTable>,
    /// The number of the oldest position that may wait: every older one is done.
    oldest: u32,
    /// Whether moves are visited in reverse.
    turned: bool,
    /// Whether every other position is taken by the first estimate.
    guessed: bool,
    /// Whether so many pairs of pawns are blocked that king entry guides the search.
    locked: bool,
    nodes: u64,
    /// Number of position classes expanded.
    listed: u64,
    /// Number of position classes that may still be expanded.
    credit: i64,
    /// Limit of nodes and position classes together.
    most: u64,
    patience: ProofFrequency,
    /// Tempo bounds for each side that may run out of moves, once computed.
    tempo: [Option<TempoBound>; 2],
    listing_bytes: usize,
    /// Whether in the position being expanded no king can come to capture a pawn before a pawn
    /// moves or is captured by a piece.
    shut: bool,
    mate: Option<u32>,
    /// Whether a position found no room.
    full: bool,
    /// Whether waiting positions were dropped.
    forgetful: bool,
}

impl MateSearch {
    /// Returns a search from `board` for any legal moves of both sides that end in a mate by
    /// `winner`.
    ///
    /// `en_passant`: whether pawns may capture en passant. `bytes` limits the memory: three
    /// quarters are for visited positions, the rest for proofs that no mate can follow one.
    pub(super) fn new(board: &Board, winner: Color, en_passant: bool, bytes: usize) -> MateSearch {
        let mut search = MateSearch {
            winner,
            en_passant,
            guide: MateEstimator::new(winner),
            store: VisitedPositions::new((bytes - bytes / 4).saturating_sub(NoveltyTable::BYTES)),
            children: Vec::new(),
            queues: [const { BucketQueue::new() }; QUEUES],
            wide: None,
            oldest: 0,
            turned: false,
            guessed: false,
            locked: count_blocked_pawn_pairs(board) >= LOCKED_PAIRS_FOR_KING_ENTRY,
            nodes: 0,
            listed: 0,
            credit: 0,
            most: 0,
            patience: ProofFrequency::new(board),
            tempo: [None; 2],
            listing_bytes: bytes / 4,
            shut: false,
            mate: None,
            full: false,
            forgetful: false,
        };
        if let InsertOutcome::New(index) = search.store.insert(PackedBoard::pack(board), NONE) {
            search.enqueue(index, None, board);
        }
        search
    }

    /// Returns how many positions and position classes the search has expanded in all.
    ///
    /// A class has positions that agree in pawns, kings and some pieces; listing classes can prove
    /// that there is no mate.
    pub(super) fn nodes_spent(&self) -> u64 {
        self.nodes + self.listed
    }

    /// Searches for a mate until one is found, all positions are visited, or a limit is reached.
    ///
    /// Limits are `nodes` expanded positions since the start of the search, and `more` positions
    /// and classes of positions in this call.
    pub(super) fn run(&mut self, nodes: u64, more: u64) -> SearchOutcome {
        self.most = self.nodes_spent().saturating_add(more);
        loop {
            if let Some(mate) = self.mate {
                return SearchOutcome::Mate(self.line_to_mate(mate));
            }
            if self.full && !self.shrink() {
                return SearchOutcome::Stuck;
            }
            if self.nodes >= nodes || self.nodes_spent() >= self.most {
                return SearchOutcome::Part;
            }
            let Some(index) = self.next() else {
                return if self.forgetful {
                    SearchOutcome::Stuck
                } else {
                    SearchOutcome::End(self.store.len().into())
                };
            };
            self.nodes += 1;
            self.store.set_done(index);
            let board = self.store.get(index).key.unpack();
            match board.turn() {
                Color::White => self.expand::<White>(&board, index),
                Color::Black => self.expand::<Black>(&board, index),
            }
        }
    }

    /// Gives the search a bound on the pawn moves that each side has left; `None` for no bound.
    ///
    /// If a bound shows that no pawn can promote in time, no mate follows, and the position is
    /// pruned.
    pub(super) fn set_tempo_bounds(&mut self, tempo: [Option<TempoBound>; 2]) {
        self.tempo = tempo;
    }

    /// Starts the search for a mate again in another order, guided and pruned in more ways.
    ///
    /// From now on novel positions come first, other estimates count too, and the oldest positions
    /// (or, with blocked pawns, those in which a king is near to capturing a pawn) have their turn.
    /// Up to `credit` position classes are listed to prove that no mate can follow a position. A
    /// search that does all this already, and is done with more than half of its positions, keeps
    /// these and continues.
    pub(super) fn widen(&mut self, credit: i64, SearchOrder { within, nests, turned, guessed }: SearchOrder) {
        (self.credit, self.turned, self.guessed) = (credit, turned, guessed);
        if self.wide.is_some() && self.store.count_done() > self.store.len() / 2 {
            return;
        }
        let first = self.store.get(0).key;
        self.guide.choose_mate_pattern(nests);
        self.patience = ProofFrequency::new(&first.unpack());
        self.store.clear();
        (self.full, self.forgetful) = (false, false);
        self.queues = [const { BucketQueue::new() }; QUEUES];
        self.wide = Some(if self.locked {
            NoveltyTable::new(within, false)
        } else {
            NoveltyTable::new((within / 3).max(1), true)
        });
        self.oldest = 0;
        if let InsertOutcome::New(index) = self.store.insert(first, NONE) {
            self.enqueue(index, None, &first.unpack());
        }
    }

    /// Makes room by dropping the positions that wait to be expanded, except the best ones.
    ///
    /// Returns `false`, without dropping any, before the first [`widen`](MateSearch::widen), or if
    /// more than half of the room is taken by positions that do not wait. After dropping some, the
    /// search can find a mate, but cannot prove that there is none.
    #[cold]
    fn shrink(&mut self) -> bool {
        let mut kept = self.store.done_bits().to_vec();
        if self.wide.is_none() || self.store.count_done() > self.store.limit() / 2 {
            return false;
        }
        let most = self.store.limit() as usize / 10;
        let store = &self.store;
        let waiting =
            self.queues.each_mut().map(|queue| queue.drain_best(most, |index| !store.is_done(index)));
        for &(index, _) in waiting.iter().flatten() {
            kept[index as usize / 64] |= 1 << (index % 64);
        }
        let numbers = self.store.retain(kept);
        for (queue, waiting) in self.queues.iter_mut().zip(&waiting) {
            for &(index, cost) in waiting.iter().rev() {
                queue.push(numbers.new_number(index), cost as usize);
            }
        }
        (self.full, self.forgetful, self.oldest) = (false, true, 0);
        true
    }

    /// Adds a visited position to the queues, by its estimated distance from a mate and its
    /// novelty.
    ///
    /// `index` is the number of the position, `from` the position one move earlier.
    fn enqueue(&mut self, index: u32, from: Option<&Board>, board: &Board) {
        let Some(wide) = &mut self.wide else {
            return self.queues[FIRST].push(index, self.guide.cost(board));
        };
        let (cost, other) = self.guide.costs(board);
        let least = cost.min(other);
        // Novel positions come first, whatever their estimate.
        let rank = wide.level_of(from, board, least) as usize * THIRD + least.min(THIRD - 1);
        self.queues[FIRST].push(index, cost);
        self.queues[NEW].push(index, rank);
        if !self.locked {
            self.queues[OTHER].push(index, other);
        } else if !(self.shut && from.is_some_and(|from| from.pawns == board.pawns))
            && let Some(breach) = king_entry_cost(board)
        {
            self.queues[OTHER].push(index, breach * 4 + (least / 8).min(3));
        }
    }

    /// Removes and returns the number of the position to expand next in the search for a mate.
    ///
    /// `None` if no position waits.
    fn next(&mut self) -> Option<u32> {
        if self.wide.is_none() {
            return self.dequeue(FIRST);
        }
        match self.nodes % 8 {
            1 | 3 | 5 | 7 if self.guessed => self.dequeue(FIRST),
            0 => self.dequeue(FIRST),
            3 => self.dequeue(OTHER).or_else(|| self.dequeue(NEW)),
            5 if self.locked => self.dequeue(OTHER).or_else(|| self.dequeue(NEW)),
            7 if !self.locked => self.take_oldest(),
            _ => self.dequeue(NEW),
        }
    }

    /// Removes and returns the best position of one queue that is neither expanded nor pruned.
    ///
    /// `which` is the index of the queue; `None` if the queue is empty.
    fn dequeue(&mut self, which: usize) -> Option<u32> {
        loop {
            let index = self.queues[which].pop()?;
            if !self.store.is_done(index) {
                return Some(index);
            }
        }
    }

    /// Returns the number of the position visited first among those that still wait to be expanded.
    ///
    /// `None` if no position waits.
    fn take_oldest(&mut self) -> Option<u32> {
        while self.oldest < self.store.len() {
            let index = self.oldest;
            self.oldest += 1;
            if !self.store.is_done(index) {
                return Some(index);
            }
        }
        None
    }

    /// Visits all positions one move after a position: looks for a mate, and adds new ones to the
    /// queues.
    ///
    /// `index` is the number of the position `board`. The positions after its moves are all looked
    /// up in the table of visited positions at once, so that memory latencies overlap.
    fn expand<S: Side>(&mut self, board: &Board, index: u32) {
        self.shut = self.wide.is_some() && self.locked && king_entry_cost(board).is_none();
        let mut children = std::mem::take(&mut self.children);
        let mut visitor =
            MoveMaker { board, then: |next: &Board| children.push(ChildPosition::of(next, self.en_passant)) };
        visit_moves::<S, _, true>(board, &mut visitor);
        for child in &mut children {
            child.place = self.store.look_up_slot(&child.key);
        }
        for child in &children {
            std::hint::black_box(self.store.prefetch(child.place));
        }
        if self.turned {
            children.reverse();
        }
        for child in children.drain(..) {
            if self.mate.is_none() {
                self.add_child(board, &child, index);
            }
        }
        self.children = children;
    }

    /// Adds `child`, the position after one move from `from`, to the visited ones, if it is new.
    ///
    /// A mate is recorded as the result of the search. A position from which no mate can follow is
    /// marked as done; any other is queued to be expanded. `parent` is the number of `from`.
    fn add_child(&mut self, from: &Board, child: &ChildPosition, parent: u32) {
        let next = &child.board;
        match self.store.insert_at(child.place, child.key, parent) {
            InsertOutcome::Before => {}
            InsertOutcome::Full => self.full = true,
            InsertOutcome::New(index) if is_mate(next, self.winner) => self.mate = Some(index),
            InsertOutcome::New(index) => {
                if tempo::forbid_mate(&self.tempo, next)
                    || is_irreversible(from, next) && self.is_hopeless(next)
                {
                    self.store.set_done(index);
                } else {
                    self.enqueue(index, Some(from), next);
                }
            }
        }
    }

    /// Whether it is proved, without searching, that the mate searched for cannot follow a
    /// position.
    ///
    /// `false` also if no proof was tried: the more proofs fail, the more rarely they are tried.
    fn is_hopeless(&mut self, board: &Board) -> bool {
        if material::forbids_mate_by(board, self.winner) {
            return true;
        }
        if !self.patience.should_prove() {
            return false;
        }
        let hopeless = ReachBound::proves_no_mate_by(board, self.en_passant, self.winner);
        self.patience.record_outcome(hopeless);
        if hopeless {
            return true;
        }
        if self.wide.is_none() || self.credit <= 0 {
            return false;
        }
        let reach = ReachBound::of(board, self.en_passant);
        let limits = ListingLimits {
            max_classes: self.credit.unsigned_abs(),
            max_classes_in_total: self.most.saturating_sub(self.nodes_spent()),
            bytes: self.listing_bytes,
            in_order: false,
        };
        let (hopeless, looked) =
            PositionClassListing::forbids_mate_by(board, &reach, self.winner, self.en_passant, limits);
        self.listed += looked;
        self.credit -= LISTING_COST + looked as i64;
        hopeless
    }

    /// Returns the boards on the way from the first position to the mate number `index`.
    fn line_to_mate(&self, mut index: u32) -> Vec<Board> {
        let mut line = Vec::new();
        while index != NONE {
            let entry = self.store.get(index);
            line.push(entry.key.unpack());
            index = entry.parent;
        }
        line.reverse();
        line
    }
}

/// Whether a pawn moved or a unit was captured between two boards.
///
/// Only after such a move can a proof that no mate follows succeed where it failed before.
fn is_irreversible(from: &Board, next: &Board) -> bool {
    from.pawns != next.pawns || from.occupied().len() != next.occupied().len()
}

/// Whether a board is checkmate, given by `winner`.
pub(super) fn is_mate(board: &Board, winner: Color) -> bool {
    let loser = !winner;
    board.turn() == loser
        && !attackers(board, board.king(loser), winner, board.occupied()).is_empty()
        && visitors::count_moves(board) == 0
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::Position;
    use super::*;

    /// With one blocked pair the schedule is that of blocked positions, but the search is not.
    #[test]
    fn every_order_searches_where_one_pair_of_pawns_is_locked() {
        let position = Position::from_fen("k7/1p6/1P6/8/8/8/8/K7 w - - 0 1").unwrap();
        for within in 1..=16 {
            let mut search = MateSearch::new(position.board(), Color::White, true, 1 << 20);
            search.widen(0, SearchOrder { within, nests: false, turned: false, guessed: false });
            assert!(matches!(search.run(10, 100), SearchOutcome::Part), "{within}");
        }
    }
}
