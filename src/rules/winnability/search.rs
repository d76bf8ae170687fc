//! Searches for a helpmate (moves of both sides that end in mate), or visits all positions that can
//! arise, which proves that there is no helpmate.
//!
//! See section 7 of `docs/algorithms/winnability.md`.
//!
//! The [`MateEstimator`] gives two estimates of how far a position is from a mate. Waiting
//! positions are in a queue ordered by the first estimate. The position with the lowest estimate is
//! expanded next (its moves are visited); among equal estimates, the newest. After
//! [`MateSearch::restart_in_order`], queues by other measures take turns with this queue. Every
//! position is visited once. A visited mate is the answer. If no position is waiting, the search
//! has visited every position that legal moves lead to, except those after a position that is
//! proved to lead to no mate. So there is no mate.

use super::super::Color;
use super::super::board::{Black, Board, Side, White};
use super::super::generate::visitors::{self, MoveMaker};
use super::super::generate::{attackers, has_en_passant_capture, visit_moves};
use super::estimates::{MateEstimator, pawn_capture_cost};
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

/// Fixed cost of starting a proof that lists position classes (sets of similar positions, see the
/// module `position_classes`), expressed as a number of classes.
const LISTING_COST: i64 = 40;

/// Outcome of a search for a helpmate: any series of legal moves of both sides that ends in mate.
pub(super) enum SearchOutcome {
    /// A mate is found: the boards from the first position to the mate, both included.
    Mate(Vec<Board>),
    /// No position is left to visit, and none of the visited positions is a mate. The number counts
    /// the visited positions.
    End(u64),
    /// Nothing is decided within the limits; the search may continue.
    Part,
    /// Nothing is decided, and the search cannot continue.
    Stuck,
}

/// Number of buckets in the novelty queue for each of the three levels of novelty.
///
/// The novelty of a position tells whether units are on squares that are new in the search.
const BUCKETS_PER_LEVEL: usize = BUCKETS / 3;

/// Index of the queue that is ordered by the first estimate of the distance from a mate.
const FIRST_ESTIMATE: usize = 0;
/// Index of the queue that is ordered by the second estimate or, with two or more blocked pairs of
/// pawns, by king entry: how near a king is to capturing a pawn.
const SECOND_ESTIMATE_OR_KING_ENTRY: usize = 1;
/// Index of the queue that is ordered by novelty, and among equally novel positions by the lower of
/// the two estimates.
const NOVELTY: usize = 2;

/// Least number of blocked pairs of pawns with which king entry guides the search.
const LOCKED_PAIRS_FOR_KING_ENTRY: usize = 2;

/// Position after one move in the search, with its prepared look-up among the visited positions.
struct ChildPosition {
    /// The board after the move.
    board: Board,
    /// The packed board, by which visited positions are compared.
    key: PackedBoard,
    /// The result of looking up the position among the visited positions; before the look-up, a
    /// default value.
    place: Lookup,
}

impl ChildPosition {
    /// Packs a board after a move of the search; the caller looks it up among the visited positions
    /// later.
    ///
    /// The en passant square is kept only if `en_passant` says that pawns may capture en passant,
    /// and such a capture is possible.
    fn of(board: &Board, en_passant: bool) -> ChildPosition {
        let mut board = *board;
        // An en passant square without a capture is dropped, as in a `Position`, so that equal
        // positions are packed into equal keys.
        if board.en_passant().is_some() && (!en_passant || !has_en_passant_capture::<false>(&board)) {
            board.set_en_passant(None);
        }
        ChildPosition { board, key: PackedBoard::pack(&board), place: Lookup::default() }
    }
}

/// Order in which a search for a mate visits positions.
#[derive(Clone, Copy)]
pub(super) struct SearchOrder {
    /// Width of the intervals in which estimates count as the same when novelty is judged. With
    /// fewer than two blocked pairs of pawns, a third of this value is the width.
    pub(super) interval: usize,
    /// Whether the search looks for mates in pawn cages (squares almost shut in by pawns) rather
    /// than smothered mates, if two or more pairs of pawns are blocked.
    pub(super) seeks_pawn_cages: bool,
    /// Whether the moves of each position are visited in reverse order.
    ///
    /// This changes the search: among positions with equal estimates, the newest is taken first,
    /// and only the first position that shows something new counts as novel.
    pub(super) reverses_moves: bool,
    /// Whether five of eight positions are taken from the queue [`FIRST_ESTIMATE`], the others from
    /// the queue [`NOVELTY`].
    pub(super) prefers_estimate: bool,
}

/// Search for a helpmate: any series of legal moves of both sides in which `winner` mates.
///
/// Visits each position once. If all positions are visited and none is a mate, `winner` can never
/// mate.
pub(super) struct MateSearch {
    /// The side that is to give the mate; both sides help it.
    winner: Color,
    /// Whether pawns may capture en passant.
    en_passant: bool,
    /// Estimates how far a position is from a mate.
    guide: MateEstimator,
    /// The positions visited.
    store: VisitedPositions,
    /// Buffer for the positions after the moves of one position.
    children: Vec<ChildPosition>,
    /// The waiting positions, by the indices [`FIRST_ESTIMATE`], [`SECOND_ESTIMATE_OR_KING_ENTRY`]
    /// and [`NOVELTY`].
    queues: [BucketQueue; QUEUES],
    /// The novelty table; `None` until [`MateSearch::restart_in_order`] puts the queues other than
    /// [`FIRST_ESTIMATE`] into use.
    novelty: Option<NoveltyTable>,
    /// A lower bound on the number of the oldest waiting position: all positions with lower numbers
    /// are done.
    first_waiting: u32,
    /// Whether the moves of each position are visited in reverse order.
    reverses_moves: bool,
    /// Whether positions are taken only from the queues [`FIRST_ESTIMATE`] and [`NOVELTY`], mostly
    /// from [`FIRST_ESTIMATE`].
    prefers_estimate: bool,
    /// Whether so many pairs of pawns are blocked that king entry guides the search.
    locked: bool,
    /// Number of positions expanded.
    nodes: u64,
    /// Number of position classes expanded.
    listed: u64,
    /// Number of position classes that may still be expanded.
    classes_left: i64,
    /// Limit of expanded positions and position classes together.
    most: u64,
    /// Decides at which positions a proof is tried.
    proof_frequency: ProofFrequency,
    /// By colour: the bound on the pawn moves left to a side that has no other moves; `None` if
    /// there is no bound.
    tempo: [Option<TempoBound>; 2],
    /// Limit of memory for listing position classes, in bytes.
    listing_bytes: usize,
    /// Whether, in the position being expanded, no king can come to capture a pawn before a pawn
    /// moves or is captured by a piece.
    no_king_entry: bool,
    /// The number of the mating position, once visited.
    mate: Option<u32>,
    /// Whether there was no room in memory for a new position.
    full: bool,
    /// Whether waiting positions have been dropped, so that the search can no longer prove that
    /// there is no mate.
    forgetful: bool,
}

impl MateSearch {
    /// Prepares a search from `board` for legal moves of both sides that end in a mate by `winner`.
    ///
    /// `en_passant` tells whether pawns may capture en passant. `bytes` limits the memory: three
    /// quarters are for visited positions, their queues and the novelty table, and one quarter is
    /// for proofs that no mate can follow a position.
    pub(super) fn new(board: &Board, winner: Color, en_passant: bool, bytes: usize) -> MateSearch {
        let mut search = MateSearch {
            winner,
            en_passant,
            guide: MateEstimator::new(winner),
            store: VisitedPositions::new((bytes - bytes / 4).saturating_sub(NoveltyTable::BYTES)),
            children: Vec::new(),
            queues: [const { BucketQueue::new() }; QUEUES],
            novelty: None,
            first_waiting: 0,
            reverses_moves: false,
            prefers_estimate: false,
            locked: count_blocked_pawn_pairs(board) >= LOCKED_PAIRS_FOR_KING_ENTRY,
            nodes: 0,
            listed: 0,
            classes_left: 0,
            most: 0,
            proof_frequency: ProofFrequency::new(board),
            tempo: [None; 2],
            listing_bytes: bytes / 4,
            no_king_entry: false,
            mate: None,
            full: false,
            forgetful: false,
        };
        if let InsertOutcome::New(index) = search.store.insert(PackedBoard::pack(board), NONE) {
            search.enqueue(index, None, board);
        }
        search
    }

    /// Returns how many positions and position classes the search for a mate has expanded in all.
    ///
    /// Position classes are listed to prove that no mate can follow a position.
    pub(super) fn nodes_spent(&self) -> u64 {
        self.nodes + self.listed
    }

    /// Searches for a mate until one is found, all positions are visited, or a limit is reached.
    ///
    /// `nodes` limits the positions expanded since the start of the search. `more` limits the
    /// positions and position classes expanded in this call.
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

    /// Sets, by colour, a bound on the pawn moves left to a side without other moves; `None` for no
    /// bound.
    ///
    /// The search then drops each position in which a bound shows that no pawn can promote in time,
    /// so that no mate follows.
    pub(super) fn set_tempo_bounds(&mut self, tempo: [Option<TempoBound>; 2]) {
        self.tempo = tempo;
    }

    /// Starts the search again in another order, guided by more measures and with more proofs.
    ///
    /// Positions are then taken from several queues in turns. If `order` prefers the first
    /// estimate, positions are taken by this estimate or by novelty. Otherwise most are taken by
    /// novelty, some by the first estimate, and some by other measures. With two or more blocked
    /// pairs of pawns, the other measure is how near a king is to capturing a pawn. With fewer, the
    /// other measures are the second estimate and the time of waiting.
    ///
    /// Up to `max_classes` position classes are listed to prove that no mate can follow a position.
    /// A search that has been restarted before and is done with more than half of its positions
    /// keeps them and continues.
    pub(super) fn restart_in_order(&mut self, max_classes: i64, order: SearchOrder) {
        (self.classes_left, self.reverses_moves, self.prefers_estimate) =
            (max_classes, order.reverses_moves, order.prefers_estimate);
        if self.novelty.is_some() && self.store.count_done() > self.store.len() / 2 {
            return;
        }
        let first = self.store.get(0).key;
        self.guide.choose_mate_pattern(order.seeks_pawn_cages);
        self.proof_frequency = ProofFrequency::new(&first.unpack());
        self.store.clear();
        (self.full, self.forgetful) = (false, false);
        self.queues = [const { BucketQueue::new() }; QUEUES];
        self.novelty = Some(if self.locked {
            NoveltyTable::new(order.interval, false)
        } else {
            NoveltyTable::new((order.interval / 3).max(1), true)
        });
        self.first_waiting = 0;
        if let InsertOutcome::New(index) = self.store.insert(first, NONE) {
            self.enqueue(index, None, &first.unpack());
        }
    }

    /// Makes room in memory: drops the positions that wait to be expanded, except the best ones.
    ///
    /// Before the first [`restart_in_order`](MateSearch::restart_in_order), or if positions that do
    /// not wait take more than half of the room, nothing is dropped and the result is `false`.
    /// After dropping positions, the search can find a mate, but cannot prove that there is none.
    #[cold]
    fn shrink(&mut self) -> bool {
        let mut kept = self.store.done_bits().to_vec();
        if self.novelty.is_none() || self.store.count_done() > self.store.limit() / 2 {
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
        (self.full, self.forgetful, self.first_waiting) = (false, true, 0);
        true
    }

    /// Adds a visited position to the queue of the first estimate and, after the first
    /// [`restart_in_order`](MateSearch::restart_in_order), to the other queues.
    ///
    /// `index` is the number of the position. `from` is the position one move earlier, or `None` at
    /// the start.
    fn enqueue(&mut self, index: u32, from: Option<&Board>, board: &Board) {
        let Some(novelty_table) = &mut self.novelty else {
            return self.queues[FIRST_ESTIMATE].push(index, self.guide.cost(board));
        };
        let (cost, other) = self.guide.costs(board);
        let least = cost.min(other);
        // Novel positions come first, whatever the estimate.
        let rank = novelty_table.level_of(from, board, least) as usize * BUCKETS_PER_LEVEL
            + least.min(BUCKETS_PER_LEVEL - 1);
        self.queues[FIRST_ESTIMATE].push(index, cost);
        self.queues[NOVELTY].push(index, rank);
        if !self.locked {
            self.queues[SECOND_ESTIMATE_OR_KING_ENTRY].push(index, other);
        } else if !(self.no_king_entry && from.is_some_and(|from| from.pawns == board.pawns))
            && let Some(breach) = pawn_capture_cost(board)
        {
            self.queues[SECOND_ESTIMATE_OR_KING_ENTRY].push(index, breach * 4 + (least / 8).min(3));
        }
    }

    /// Removes and returns the number of the position to expand next; `None` if no position waits.
    ///
    /// The queues take turns.
    fn next(&mut self) -> Option<u32> {
        if self.novelty.is_none() {
            return self.dequeue(FIRST_ESTIMATE);
        }
        match self.nodes % 8 {
            1 | 3 | 5 | 7 if self.prefers_estimate => self.dequeue(FIRST_ESTIMATE),
            0 => self.dequeue(FIRST_ESTIMATE),
            3 => self.dequeue(SECOND_ESTIMATE_OR_KING_ENTRY).or_else(|| self.dequeue(NOVELTY)),
            5 if self.locked => self.dequeue(SECOND_ESTIMATE_OR_KING_ENTRY).or_else(|| self.dequeue(NOVELTY)),
            7 if !self.locked => self.take_oldest(),
            _ => self.dequeue(NOVELTY),
        }
    }

    /// Removes positions from one queue up to the first that still waits; returns the number of
    /// that position.
    ///
    /// Positions already expanded, or proved to lead to no mate, do not wait. `which` is the index
    /// of the queue. `None` if no position in the queue waits.
    fn dequeue(&mut self, which: usize) -> Option<u32> {
        loop {
            let index = self.queues[which].pop()?;
            if !self.store.is_done(index) {
                return Some(index);
            }
        }
    }

    /// Returns the number of the waiting position that was visited first; `None` if no position
    /// waits.
    fn take_oldest(&mut self) -> Option<u32> {
        while self.first_waiting < self.store.len() {
            let index = self.first_waiting;
            self.first_waiting += 1;
            if !self.store.is_done(index) {
                return Some(index);
            }
        }
        None
    }

    /// Visits all positions one move after `board`: tests each for mate and adds the new ones to
    /// the queues.
    ///
    /// `index` is the number of the position `board`; `S` is the side to move. All positions after
    /// the moves are looked up among the visited positions before any is added, so that memory
    /// latencies overlap.
    fn expand<S: Side>(&mut self, board: &Board, index: u32) {
        self.no_king_entry = self.novelty.is_some() && self.locked && pawn_capture_cost(board).is_none();
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
        if self.reverses_moves {
            children.reverse();
        }
        for child in children.drain(..) {
            if self.mate.is_none() {
                self.add_child(board, &child, index);
            }
        }
        self.children = children;
    }

    /// Adds `child`, the position after one move from `from`, to the visited positions, if it is
    /// new.
    ///
    /// A mate is recorded as the result of the search. A position that is proved to lead to no mate
    /// is marked as done; any other is queued to be expanded. `parent` is the number of `from`.
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

    /// Whether a proof without searching shows that no mate by `winner` can follow a position.
    ///
    /// Also `false` if no proof is tried. The more proofs fail, the more rarely proofs are tried.
    fn is_hopeless(&mut self, board: &Board) -> bool {
        if material::forbids_mate_by(board, self.winner) {
            return true;
        }
        if !self.proof_frequency.allows_proof() {
            return false;
        }
        let hopeless = ReachBound::proves_no_mate_by(board, self.en_passant, self.winner);
        self.proof_frequency.record_outcome(hopeless);
        if hopeless {
            return true;
        }
        if self.novelty.is_none() || self.classes_left <= 0 {
            return false;
        }
        let reach = ReachBound::of(board, self.en_passant);
        let limits = ListingLimits {
            max_classes: self.classes_left.unsigned_abs(),
            max_classes_in_total: self.most.saturating_sub(self.nodes_spent()),
            bytes: self.listing_bytes,
            in_order: false,
        };
        let (hopeless, expanded) =
            PositionClassListing::forbids_mate_by(board, &reach, self.winner, self.en_passant, limits);
        self.listed += expanded;
        self.classes_left -= LISTING_COST + expanded as i64;
        hopeless
    }

    /// Returns the boards from the first position of the search to the mate, whose number is
    /// `index`.
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

/// Whether a pawn moved or a unit was captured in the move from the board `from` to the board
/// `next`.
///
/// Proofs are tried only after such moves. After a failed proof, another proof rarely succeeds
/// before the next such move.
fn is_irreversible(from: &Board, next: &Board) -> bool {
    from.pawns != next.pawns || from.occupied().len() != next.occupied().len()
}

/// Whether a board is checkmate, with `winner` giving the mate.
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

    /// With fewer than two blocked pairs of pawns, the search divides `interval` by three, but the
    /// novelty table needs an interval of at least 1.
    #[test]
    fn every_order_searches_where_one_pair_of_pawns_is_locked() {
        let position = Position::from_fen("k7/1p6/1P6/8/8/8/8/K7 w - - 0 1").unwrap();
        for interval in 1..=16 {
            let mut search = MateSearch::new(position.board(), Color::White, true, 1 << 20);
            search.restart_in_order(
                0,
                SearchOrder {
                    interval,
                    seeks_pawn_cages: false,
                    reverses_moves: false,
                    prefers_estimate: false,
                },
            );
            assert!(matches!(search.run(10, 100), SearchOutcome::Part), "{interval}");
        }
    }
}
