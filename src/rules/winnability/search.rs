//! The search for a helpmate, which is also the list of all positions that can come.
//!
//! See section 7 of `docs/algorithms/winnability.md`.
//!
//! Positions wait in buckets by what the [`Guide`] thinks of them; the nearest is taken next, the newest of
//! equals first. Every position is met once. If a mate is met, there it is. If nothing waits any more, every
//! position that legal moves lead to has been met, save those behind a position that was shown to be hopeless;
//! as a hopeless position has only hopeless ones behind it, there is no mate.

use super::super::Color;
use super::super::board::{Black, Board, Side, White};
use super::super::generate::visitors::{self, Make};
use super::super::generate::{attackers, generate, has_en_passant_capture};
use super::guide::{Guide, breach};
use super::locked::locked_pawns;
use super::material;
use super::novelty::Novelty;
use super::packed::Packed;
use super::patience::Patience;
use super::queue::{BUCKETS, QUEUES, Queue};
use super::reach::Reach;
use super::skeleton::{Limits, Skeleton};
use super::tempo::{self, Tempo};
use super::visited::{Lookup, Met, NONE, Visited};

/// What it costs to begin a listing, in skeletons.
const SKELETON_COST: i64 = 40;

/// How a search ended.
pub(super) enum Found {
    /// The boards from the first to the mate.
    Mate(Vec<Board>),
    /// All positions were met, this many, and none is a mate.
    End(u64),
    /// It may go on another time.
    Part,
    /// It cannot go on, and shows nothing.
    Stuck,
}

const THIRD: usize = BUCKETS / 3;

/// The queues: by the first guess, by another, and by what is new. The other guess is the guide's second or, where pawns are
/// locked, how near a king is to taking one.
const FIRST: usize = 0;
const OTHER: usize = 1;
const NEW: usize = 2;

/// So many pairs of pawns face to face, and it is asked how near a king is to taking one.
const LOCKED: usize = 2;

/// What a move leads to.
struct Child {
    board: Board,
    key: Packed,
    place: Lookup,
}

impl Child {
    fn of(board: &Board, en_passant: bool) -> Child {
        let mut board = *board;
        // The same rule as a `Position` has: an en passant square only where somebody may take.
        if board.en_passant().is_some() && (!en_passant || !has_en_passant_capture::<false>(&board)) {
            board.set_en_passant(None);
        }
        Child { board, key: Packed::of(&board), place: Lookup::default() }
    }
}

/// What tells one order from another in which positions are looked at.
#[derive(Clone, Copy)]
pub(super) struct Order {
    /// Guesses within so much are about the same.
    pub(super) within: usize,
    /// Where pawns are locked, whether a mate is looked for in nests rather than in huddles.
    pub(super) nests: bool,
    /// Whether the moves of each position are met from the last to the first. So even the same guesses lead elsewhere, for of
    /// equals the newest is taken, and what is new is so for the first who shows it.
    pub(super) turned: bool,
    /// Whether every other position is taken by the first guess.
    pub(super) guessed: bool,
}

/// A search for a mate by one side.
pub(super) struct Search {
    winner: Color,
    en_passant: bool,
    guide: Guide,
    store: Visited,
    /// Room for what is being met.
    children: Vec<Child>,
    queues: [Queue; QUEUES],
    /// What has been seen, once the other queues are in use.
    wide: Option<Novelty>,
    /// Every older position is done.
    oldest: u32,
    /// Moves are met from the last to the first.
    turned: bool,
    /// Every other position is taken by the first guess.
    guessed: bool,
    /// Whether so many pawns are locked that taking one of them is what matters.
    locked: bool,
    nodes: u64,
    /// Skeletons looked at.
    listed: u64,
    /// What may still be spent on skeletons.
    credit: i64,
    /// How many nodes and skeletons there may be in all.
    most: u64,
    patience: Patience,
    /// For each side that may run out of moves, once that has been looked at.
    tempo: [Option<Tempo>; 2],
    skeleton_bytes: usize,
    /// No king gets to a pawn from where it is now, nor before a pawn moves or is taken.
    shut: bool,
    mate: Option<u32>,
    /// There was no room for a position.
    full: bool,
    /// Positions that waited were forgotten.
    forgetful: bool,
}

impl Search {
    /// A quarter of the memory is for skeletons, the rest for positions.
    pub(super) fn new(board: &Board, winner: Color, en_passant: bool, bytes: usize) -> Search {
        let mut search = Search {
            winner,
            en_passant,
            guide: Guide::new(winner),
            store: Visited::new((bytes - bytes / 4).saturating_sub(Novelty::BYTES)),
            children: Vec::new(),
            queues: [const { Queue::new() }; QUEUES],
            wide: None,
            oldest: 0,
            turned: false,
            guessed: false,
            locked: locked_pawns(board) >= LOCKED,
            nodes: 0,
            listed: 0,
            credit: 0,
            most: 0,
            patience: Patience::new(board),
            tempo: [None; 2],
            skeleton_bytes: bytes / 4,
            shut: false,
            mate: None,
            full: false,
            forgetful: false,
        };
        if let Met::New(index) = search.store.meet(Packed::of(board), NONE) {
            search.wait(index, None, board);
        }
        search
    }

    /// How many positions and skeletons have had their moves looked at.
    pub(super) fn spent(&self) -> u64 {
        self.nodes + self.listed
    }

    /// Goes on until a mate, the end, this many nodes in all, or this many more nodes and skeletons.
    pub(super) fn run(&mut self, nodes: u64, more: u64) -> Found {
        self.most = self.spent().saturating_add(more);
        loop {
            if let Some(mate) = self.mate {
                return Found::Mate(self.line(mate));
            }
            if self.full && !self.forget() {
                return Found::Stuck;
            }
            if self.nodes >= nodes || self.spent() >= self.most {
                return Found::Part;
            }
            let Some(index) = self.next() else {
                return if self.forgetful { Found::Stuck } else { Found::End(self.store.len().into()) };
            };
            self.nodes += 1;
            self.store.set_done(index);
            let board = self.store.get(index).key.board();
            match board.turn() {
                Color::White => self.expand::<White>(&board, index),
                Color::Black => self.expand::<Black>(&board, index),
            }
        }
    }

    /// Leaves out from now on what moves do not suffice for.
    pub(super) fn count_moves(&mut self, tempo: [Option<Tempo>; 2]) {
        self.tempo = tempo;
    }

    /// Begins anew, and more thoroughly: other guesses count too, what is new comes before what is not, the oldest
    /// positions have their turn or, where pawns are locked, those that are near to taking one, and skeletons are listed, so
    /// many in all. If it does all that already and most of what it has met is done, it is soon at its end, and only goes on.
    pub(super) fn widen(&mut self, credit: i64, Order { within, nests, turned, guessed }: Order) {
        (self.credit, self.turned, self.guessed) = (credit, turned, guessed);
        if self.wide.is_some() && self.store.count_done() > self.store.len() / 2 {
            return;
        }
        let first = self.store.get(0).key;
        self.guide.seek_nests(nests);
        self.patience = Patience::new(&first.board());
        self.store.clear();
        (self.full, self.forgetful) = (false, false);
        self.queues = [const { Queue::new() }; QUEUES];
        self.wide = Some(if self.locked {
            Novelty::new(within, false)
        } else {
            Novelty::new((within / 3).max(1), true)
        });
        self.oldest = 0;
        if let Met::New(index) = self.store.meet(first, NONE) {
            self.wait(index, None, &first.board());
        }
    }

    /// Makes room, if that helps: of those that wait, the nearest are kept. From now on the search shows nothing by
    /// coming to its end, but it may still find a mate.
    #[cold]
    fn forget(&mut self) -> bool {
        let mut kept = self.store.done().to_vec();
        if self.wide.is_none() || self.store.count_done() > self.store.limit() / 2 {
            return false;
        }
        let most = self.store.limit() as usize / 10;
        let store = &self.store;
        let waiting =
            self.queues.each_mut().map(|queue| queue.take_best(most, |index| !store.is_done(index)));
        for &(index, _) in waiting.iter().flatten() {
            kept[index as usize / 64] |= 1 << (index % 64);
        }
        let numbers = self.store.retain(kept);
        for (queue, waiting) in self.queues.iter_mut().zip(&waiting) {
            for &(index, cost) in waiting.iter().rev() {
                queue.put(numbers.of(index), cost as usize);
            }
        }
        (self.full, self.forgetful, self.oldest) = (false, true, 0);
        true
    }

    fn wait(&mut self, index: u32, from: Option<&Board>, board: &Board) {
        let Some(wide) = &mut self.wide else {
            return self.queues[FIRST].put(index, self.guide.cost(board));
        };
        let (cost, other) = self.guide.costs(board);
        let least = cost.min(other);
        // What is new comes first, whatever it is thought of.
        let rank = wide.of(from, board, least) as usize * THIRD + least.min(THIRD - 1);
        self.queues[FIRST].put(index, cost);
        self.queues[NEW].put(index, rank);
        if !self.locked {
            self.queues[OTHER].put(index, other);
        } else if !(self.shut && from.is_some_and(|from| from.pawns == board.pawns))
            && let Some(breach) = breach(board)
        {
            self.queues[OTHER].put(index, breach * 4 + (least / 8).min(3));
        }
    }

    fn next(&mut self) -> Option<u32> {
        if self.wide.is_none() {
            return self.take(FIRST);
        }
        match self.nodes % 8 {
            1 | 3 | 5 | 7 if self.guessed => self.take(FIRST),
            0 => self.take(FIRST),
            3 => self.take(OTHER).or_else(|| self.take(NEW)),
            5 if self.locked => self.take(OTHER).or_else(|| self.take(NEW)),
            7 if !self.locked => self.take_oldest(),
            _ => self.take(NEW),
        }
    }

    fn take(&mut self, which: usize) -> Option<u32> {
        loop {
            let index = self.queues[which].take()?;
            if !self.store.is_done(index) {
                return Some(index);
            }
        }
    }

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

    /// Meets all positions that one move leads to. Whether they are known is looked up for all of them at once, so
    /// that the waits for memory overlap.
    fn expand<S: Side>(&mut self, board: &Board, index: u32) {
        self.shut = self.wide.is_some() && self.locked && breach(board).is_none();
        let mut children = std::mem::take(&mut self.children);
        let mut visitor =
            Make { board, then: |next: &Board| children.push(Child::of(next, self.en_passant)) };
        generate::<S, _, true>(board, &mut visitor);
        for child in &mut children {
            child.place = self.store.place(&child.key);
        }
        for child in &children {
            std::hint::black_box(self.store.guess(child.place));
        }
        if self.turned {
            children.reverse();
        }
        for child in children.drain(..) {
            if self.mate.is_none() {
                self.meet(board, &child, index);
            }
        }
        self.children = children;
    }

    fn meet(&mut self, from: &Board, child: &Child, parent: u32) {
        let next = &child.board;
        match self.store.meet_at(child.place, child.key, parent) {
            Met::Before => {}
            Met::Full => self.full = true,
            Met::New(index) if is_mate(next, self.winner) => self.mate = Some(index),
            Met::New(index) => {
                if tempo::forbid_mate(&self.tempo, next)
                    || is_irreversible(from, next) && self.is_hopeless(next)
                {
                    self.store.set_done(index);
                } else {
                    self.wait(index, Some(from), next);
                }
            }
        }
    }

    /// Shown to be unwinnable without a search.
    fn is_hopeless(&mut self, board: &Board) -> bool {
        if material::forbids_mate_by(board, self.winner) {
            return true;
        }
        if !self.patience.asks() {
            return false;
        }
        let hopeless = Reach::of_forbids_mate_by(board, self.en_passant, self.winner);
        self.patience.learns(hopeless);
        if hopeless {
            return true;
        }
        if self.wide.is_none() || self.credit <= 0 {
            return false;
        }
        let reach = Reach::of(board, self.en_passant);
        let limits = Limits {
            skeletons: self.credit.unsigned_abs(),
            most: self.most.saturating_sub(self.spent()),
            bytes: self.skeleton_bytes,
            in_order: false,
        };
        let (hopeless, looked) =
            Skeleton::forbids_mate_by(board, &reach, self.winner, self.en_passant, limits);
        self.listed += looked;
        self.credit -= SKELETON_COST + looked as i64;
        hopeless
    }

    fn line(&self, mut index: u32) -> Vec<Board> {
        let mut line = Vec::new();
        while index != NONE {
            let entry = self.store.get(index);
            line.push(entry.key.board());
            index = entry.parent;
        }
        line.reverse();
        line
    }
}

/// Whether a pawn moved or something was taken: only then can reasoning see more than it saw before.
fn is_irreversible(from: &Board, next: &Board) -> bool {
    from.pawns != next.pawns || from.occupied().len() != next.occupied().len()
}

/// Whether `winner` has mated.
pub(super) fn is_mate(board: &Board, winner: Color) -> bool {
    let loser = !winner;
    board.turn() == loser
        && !attackers(board, board.king(loser), winner, board.occupied()).is_empty()
        && visitors::count(board) == 0
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::super::Position;
    use super::*;

    /// With one pair of pawns face to face the schedule is that of locked positions, the search is not.
    #[test]
    fn every_order_searches_where_one_pair_of_pawns_is_locked() {
        let position = Position::from_fen("k7/1p6/1P6/8/8/8/8/K7 w - - 0 1").unwrap();
        for within in 1..=16 {
            let mut search = Search::new(position.board(), Color::White, true, 1 << 20);
            search.widen(0, Order { within, nests: false, turned: false, guessed: false });
            assert!(matches!(search.run(10, 100), Found::Part), "{within}");
        }
    }
}
