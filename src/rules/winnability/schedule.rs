//! Decides whether a side can still mate by trying the methods in order, from cheap to expensive.
//!
//! See section 8 of `docs/algorithms/winnability.md`.

use super::super::board::Board;
use super::super::{Color, Position};
use super::estimates::MateEstimator;
use super::locked::count_blocked_pawn_pairs;
use super::playout::Playout;
use super::position_classes::{ListingLimits, PositionClassListings};
use super::reach::ReachBound;
use super::search::{MateSearch, SearchOrder, SearchOutcome, is_mate};
use super::tempo::{self, TempoBound};
use super::{Budget, NoMateProof, ProofMethod, Winnability, replay};

/// Number of positions that a first search expands if there are few legal moves.
const SHORT_SEARCH_NODES: u64 = 12;

/// Number of playouts (short games in which both sides help one side to mate) before any proof is
/// tried.
const FIRST_PLAYOUTS: u32 = 3;
/// Number of playouts after the bound on reachable squares has given no proof.
const MORE_PLAYOUTS: u32 = 9;
/// Number of positions that the search expands before position classes are listed.
const FIRST_SEARCH_NODES: u64 = 64;
/// Number of positions that the search expands if a single bishop or knight has to mate.
const SINGLE_MINOR_SEARCH_NODES: u64 = 2_000;
/// Numbers of playouts after the first search: the first number with blocked pawns, the second
/// without.
///
/// With blocked pawns, playouts mostly fail.
const LAST_PLAYOUTS: [u32; 2] = [4, 16];

/// Limits of one stage in deciding whether a side can still mate; later stages have higher limits.
///
/// A stage first lists position classes (sets of similar positions), to prove that the side cannot
/// mate, and then continues a search for a mate.
#[derive(Clone, Copy)]
struct ProofStage {
    /// The number of lists of position classes that are tried. The lists differ in the pieces whose
    /// squares their classes store.
    listings: usize,
    /// The limit of position classes in each list; some lists multiply it by a factor.
    max_classes: u64,
    /// Whether a list tries the moves of its classes in the order in which their pawns and living
    /// pieces can arise: see [`ListingLimits`].
    in_order: bool,
    /// The number of position classes that the search may list for its own proofs, and the order in
    /// which the search starts again. `None` if the search continues in its present order. Without
    /// blocked pawns, the search starts again only in the first stage.
    restart: Option<(i64, SearchOrder)>,
    /// The stage ends when the search has expanded this many positions since its start, in this and
    /// earlier stages.
    nodes: u64,
}

/// Special number of lists that means all lists.
const ALL: usize = usize::MAX;

/// Last stage: all lists of position classes, and the search until the budget is used up.
const LAST_STAGE: ProofStage =
    ProofStage { listings: ALL, max_classes: 600_000, in_order: true, restart: None, nodes: u64::MAX };

/// Order of the search that looks for smothered mates if two or more pairs of pawns are blocked.
const SMOTHERED_ORDER: SearchOrder =
    SearchOrder { interval: 12, seeks_pawn_cages: false, reverses_moves: false, prefers_estimate: false };
/// Order that looks for smothered mates, with narrower intervals of estimates. Positions in one
/// interval count as equally near to a mate.
const NARROW_SMOTHERED_ORDER: SearchOrder = SearchOrder { interval: 8, ..SMOTHERED_ORDER };
/// Order that looks for smothered mates, with the moves of each position visited in reverse order.
const MIRRORED_SMOTHERED_ORDER: SearchOrder = SearchOrder { reverses_moves: true, ..SMOTHERED_ORDER };
/// Order that looks for smothered mates, with moves in reverse order and the narrowest intervals.
const FINE_MIRRORED_SMOTHERED_ORDER: SearchOrder = SearchOrder { interval: 2, ..MIRRORED_SMOTHERED_ORDER };
/// Order of the search that mostly takes the positions that seem nearest to a mate, and more rarely
/// those that show something new.
const ESTIMATE_ORDER: SearchOrder = SearchOrder { prefers_estimate: true, ..FINE_MIRRORED_SMOTHERED_ORDER };
/// Order of the search that looks for mates in pawn cages (squares almost shut in by pawns).
const CAGE_ORDER: SearchOrder = SearchOrder { interval: 16, seeks_pawn_cages: true, ..SMOTHERED_ORDER };
/// Order that looks for mates in pawn cages, with the moves of each position visited in reverse
/// order.
const MIRRORED_CAGE_ORDER: SearchOrder = SearchOrder { reverses_moves: true, ..CAGE_ORDER };

/// Least number of pieces (without pawns and kings) with which the search looks for pawn cages
/// first.
///
/// With so many pieces, looking for pawn cages is mostly faster than looking for smothered mates.
/// With fewer pieces, looking for pawn cages sometimes takes many times as long.
const CROWDED_PIECES: usize = 10;

/// Returns the stages of deciding whether a side can mate, for five orders of the search for a
/// mate.
///
/// The number beside each order limits the positions expanded in this and all earlier orders. At
/// this limit, the search starts again in the next order. Most searches are short, but some go
/// astray early and take ten times as long. Each order goes astray on different positions. Starting
/// again loses the visited positions, but a search that has reached its limit would rarely finish
/// soon.
#[rustfmt::skip]
const fn stages([first, second, third, fourth, fifth]: [(SearchOrder, u64); 5]) -> [ProofStage; 9] {
    [
        ProofStage { listings: 2, max_classes: 300, in_order: false, restart: Some((500, first.0)), nodes: 200 },
        ProofStage { listings: 2, max_classes: 2_000, in_order: false, restart: None, nodes: 1_000 },
        ProofStage { listings: ALL, max_classes: 4_000, in_order: false, restart: Some((3_000, first.0)), nodes: 5_000 },
        ProofStage { listings: ALL, max_classes: 15_000, in_order: true, restart: None, nodes: first.1 },
        restart_stage(second),
        restart_stage(third),
        restart_stage(fourth),
        restart_stage(fifth),
        LAST_STAGE,
    ]
}

/// Returns a stage in which the search starts again in `order`.
///
/// The stage ends when the search has expanded `nodes` positions since its start, in this and
/// earlier stages. It lists no position classes; only the search may list some for its own proofs.
const fn restart_stage((order, nodes): (SearchOrder, u64)) -> ProofStage {
    ProofStage { listings: 0, max_classes: 0, in_order: false, restart: Some((3_000, order)), nodes }
}

/// Stages for most positions.
const USUAL_STAGES: [ProofStage; 9] = stages([
    (SMOTHERED_ORDER, 12_000),
    (ESTIMATE_ORDER, 20_000),
    (MIRRORED_SMOTHERED_ORDER, 36_000),
    (FINE_MIRRORED_SMOTHERED_ORDER, 52_000),
    (NARROW_SMOTHERED_ORDER, 68_000),
]);
/// Stages for positions with many pieces and blocked pawns.
const CROWDED_STAGES: [ProofStage; 9] = stages([
    (CAGE_ORDER, 12_000),
    (SMOTHERED_ORDER, 22_000),
    (MIRRORED_CAGE_ORDER, 32_000),
    (FINE_MIRRORED_SMOTHERED_ORDER, 42_000),
    (MIRRORED_SMOTHERED_ORDER, 58_000),
]);

/// Stages for positions in which a side has only pawn moves left, which `tempo` counts.
///
/// From such a position, few positions can follow. Position classes cannot prove what counting the
/// pawn moves proves.
#[rustfmt::skip]
const TEMPO_STAGES: [ProofStage; 4] = [
    USUAL_STAGES[0],
    USUAL_STAGES[1],
    ProofStage { listings: 0, max_classes: 0, in_order: false, restart: Some((20_000, SMOTHERED_ORDER)), nodes: 400_000 },
    LAST_STAGE,
];

/// Returns the stages of deciding whether a side can still mate from a board.
///
/// `has_tempo` tells whether a side has only pawn moves left, which can be counted. `locked` tells
/// whether any pawns are blocked.
fn stages_for(board: &Board, has_tempo: bool, locked: bool) -> &'static [ProofStage] {
    // The two extra units are the kings.
    let is_crowded = locked && (board.occupied() & !board.pawns).len() >= CROWDED_PIECES + 2;
    match (has_tempo, is_crowded) {
        (true, _) => &TEMPO_STAGES,
        (false, true) => &CROWDED_STAGES,
        (false, false) => &USUAL_STAGES,
    }
}

/// Index of the stage in which, if pawns are blocked, a proof is tried for each legal move
/// separately.
///
/// With few moves, all lists of position classes are tried for each move, otherwise only the first
/// list, which is mostly short.
const ROOT_MOVES_STAGE: usize = 2;
/// Limit of position classes for each legal move in the stage [`ROOT_MOVES_STAGE`], unless there
/// are few moves.
const MAX_CLASSES_PER_ROOT_MOVE: u64 = 1_000;

/// Schedule of the methods that decide whether `winner` can still mate, with their progress.
///
/// Cheap methods come first. Expensive methods take turns, each time with higher limits.
pub(super) struct ProofSchedule {
    /// The side whose ability to mate is in question.
    winner: Color,
    /// Whether pawns may capture en passant.
    en_passant: bool,
    /// The limits of work and memory.
    budget: Budget,
    /// The player of playouts: short games in which both sides help `winner` to mate.
    playout: Playout,
    /// The search for a mate, once begun.
    search: Option<MateSearch>,
    /// The number of position classes expanded outside the search.
    listed: u64,
    /// The method that is in use, or that decided the answer.
    method: ProofMethod,
}

impl ProofSchedule {
    /// Returns a schedule for deciding whether `winner` can still mate, with no method tried yet.
    ///
    /// `budget` limits work and memory. `en_passant` tells whether pawns may capture en passant.
    pub(super) fn new(winner: Color, en_passant: bool, budget: &Budget) -> ProofSchedule {
        let playout = Playout::new(winner, en_passant);
        let (search, listed, method) = (None, 0, ProofMethod::Playout);
        ProofSchedule { winner, en_passant, budget: *budget, playout, search, listed, method }
    }

    /// Returns the work done so far: the number of positions and position classes whose moves were
    /// generated.
    pub(super) fn nodes_spent(&self) -> u64 {
        self.playout.nodes + self.search.as_ref().map_or(0, MateSearch::nodes_spent) + self.listed
    }

    /// Returns the method that decided whether the side can still mate, or the last one tried.
    pub(super) fn method(&self) -> ProofMethod {
        self.method
    }

    /// Returns the number of positions and position classes whose moves may still be generated
    /// within the budget.
    fn nodes_left(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.nodes_spent())
    }

    /// Decides whether `winner` can still mate, trying one method after the other.
    ///
    /// `few` tells whether the position has so few legal moves that perhaps only few positions can
    /// follow. `known` holds the bound on reachable squares once it is computed, so that the answer
    /// for the other side can use the bound too.
    pub(super) fn answer(
        &mut self,
        position: &Position,
        few: bool,
        known: &mut Option<ReachBound>,
    ) -> Winnability {
        let board = position.board();
        if few && let Some(answer) = self.run_search(position, SHORT_SEARCH_NODES) {
            return answer;
        }
        let locked = count_blocked_pawn_pairs(board);
        let early = locked >= 3 || locked >= 1 && (board.straights & board.by_color(self.winner)).is_empty();
        if early && self.reach_bound(board, known).forbids_mate_by(self.winner) {
            return Winnability::Unwinnable(NoMateProof::Static);
        }
        // Playouts do not find the few ways in which a single bishop or knight can mate.
        if MateEstimator::new(self.winner).has_single_minor(board) {
            if self.reach_bound(board, known).forbids_mate_by(self.winner) {
                return Winnability::Unwinnable(NoMateProof::Static);
            }
            if let Some(answer) = self.run_search(position, SINGLE_MINOR_SEARCH_NODES) {
                return answer;
            }
        }
        if let Some(answer) = self.run_playouts(position, FIRST_PLAYOUTS) {
            return answer;
        }
        let reach = self.reach_bound(board, known);
        if reach.forbids_mate_by(self.winner) {
            return Winnability::Unwinnable(NoMateProof::Static);
        }
        let last_games = LAST_PLAYOUTS[usize::from(locked == 0)];
        self.run_playouts(position, MORE_PLAYOUTS)
            .or_else(|| self.run_search(position, FIRST_SEARCH_NODES))
            .or_else(|| self.run_playouts(position, last_games))
            .or_else(|| self.run_stages(position, &reach, locked > 0, few))
            .unwrap_or(Winnability::Undetermined)
    }

    /// Returns the upper bound on the squares that units can ever reach, computed once and kept in
    /// `known`.
    ///
    /// Also records this bound as the method in use, for the statistics.
    fn reach_bound(&mut self, board: &Board, known: &mut Option<ReachBound>) -> ReachBound {
        self.method = ProofMethod::Reach;
        *known.get_or_insert_with(|| ReachBound::of(board, self.en_passant))
    }

    /// Plays up to `games` playouts; returns the answer if one ends in mate, otherwise `None`.
    fn run_playouts(&mut self, position: &Position, games: u32) -> Option<Winnability> {
        self.method = ProofMethod::Playout;
        let nodes = self.playout.nodes + self.nodes_left();
        let moves = self.playout.run(position.board(), games, nodes)?;
        Some(replay::replay_moves(position, moves))
    }

    /// Continues the search for a mate until it has expanded `nodes` positions since its start.
    ///
    /// Returns the answer if it is found, `None` if the search can continue later, and
    /// [`Winnability::Undetermined`] if it cannot or the budget is used up.
    fn run_search(&mut self, position: &Position, nodes: u64) -> Option<Winnability> {
        self.method = ProofMethod::Search;
        let left = self.nodes_left();
        let search = self.search.get_or_insert_with(|| {
            MateSearch::new(position.board(), self.winner, self.en_passant, self.budget.bytes)
        });
        match search.run(nodes, left) {
            SearchOutcome::Mate(line) => Some(replay::replay_boards(position, &line)),
            SearchOutcome::End(listed) => Some(Winnability::Unwinnable(NoMateProof::Closure(listed))),
            SearchOutcome::Stuck => Some(Winnability::Undetermined),
            SearchOutcome::Part if self.nodes_left() == 0 => Some(Winnability::Undetermined),
            SearchOutcome::Part => None,
        }
    }

    /// Decides whether the side can mate by listing position classes and by search, in turns.
    ///
    /// Each stage has higher limits. If no position class that can arise contains a mate, the side
    /// cannot mate. Returns `None` or [`Winnability::Undetermined`] if nothing is decided. `reach`
    /// bounds the squares that units can reach. `locked` tells whether pawns block each other,
    /// `few` whether there are few legal moves.
    fn run_stages(
        &mut self,
        position: &Position,
        reach: &ReachBound,
        locked: bool,
        few: bool,
    ) -> Option<Winnability> {
        let board = position.board();
        self.method = ProofMethod::Tempo;
        let tempo = TempoBound::of(board, self.en_passant, self.winner);
        if tempo::forbid_mate(&tempo, board) {
            return Some(Winnability::Unwinnable(NoMateProof::Static));
        }
        let has_tempo = tempo.iter().any(Option::is_some);
        if let Some(search) = &mut self.search {
            search.set_tempo_bounds(tempo);
        }
        let mut listings = None;
        for (i, stage) in stages_for(board, has_tempo, locked).iter().enumerate() {
            // Without blocked pawns, listing position classes rarely gives a proof, so only the
            // stages with all lists try it.
            if stage.listings == ALL || locked && stage.listings > 0 {
                let limits = ListingLimits {
                    max_classes: stage.max_classes,
                    max_classes_in_total: self.nodes_left(),
                    bytes: self.budget.bytes / 4,
                    in_order: stage.in_order,
                };
                self.method = ProofMethod::PositionClasses;
                let listings = listings.get_or_insert_with(|| {
                    PositionClassListings::new(board, reach, self.winner, self.en_passant)
                });
                let (is_proved, expanded) = listings.forbid_mate(board, limits, stage.listings);
                self.listed += expanded;
                if is_proved {
                    return Some(Winnability::Unwinnable(NoMateProof::Static));
                }
            }
            let (class_limit, list_count) =
                if few { (stage.max_classes, ALL) } else { (MAX_CLASSES_PER_ROOT_MOVE, 1) };
            if locked
                && i == ROOT_MOVES_STAGE
                && self.forbids_mate_after_each_move(position, class_limit, list_count)
            {
                return Some(Winnability::Unwinnable(NoMateProof::Static));
            }
            if let (Some((max_classes, order)), Some(search), true) =
                (stage.restart, &mut self.search, locked || i == 0)
            {
                search.restart_in_order(max_classes, order);
            }
            match self.run_search(position, stage.nodes) {
                // If the search is out of memory, listing position classes may still give a proof.
                Some(Winnability::Undetermined) if self.nodes_left() > 0 => {}
                None => {}
                answer => return answer,
            }
        }
        None
    }

    /// Whether there is a proof, for each legal move separately, that no mate is possible after
    /// this move.
    ///
    /// The proofs use the squares that units can reach, or up to `list_count` lists of position
    /// classes, with the limit `class_limit` for each list. If a move has only one reply, the reply
    /// is played too.
    fn forbids_mate_after_each_move(
        &mut self,
        position: &Position,
        class_limit: u64,
        list_count: usize,
    ) -> bool {
        self.method = ProofMethod::PositionClassesByMove;
        position.legal_moves().into_iter().all(|mv| {
            let mut next = position.play_unchecked(mv);
            if let [only] = next.legal_moves()[..] {
                next = next.play_unchecked(only);
            }
            let board = next.board();
            if next.legal_moves().is_empty() {
                return !is_mate(board, self.winner);
            }
            let reach = ReachBound::of(board, self.en_passant);
            let limits = ListingLimits {
                max_classes: class_limit,
                max_classes_in_total: self.nodes_left(),
                bytes: self.budget.bytes / 4,
                in_order: false,
            };
            let mut listings = PositionClassListings::new(board, &reach, self.winner, self.en_passant);
            let (is_proved, expanded) = listings.forbid_mate(board, limits, list_count);
            self.listed += expanded;
            reach.forbids_mate_by(self.winner) || is_proved
        })
    }
}
