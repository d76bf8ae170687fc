//! Schedule of the methods that decide whether a side can still mate.
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

/// Positions expanded by the first search for a mate if only few positions may arise.
const SHORT_SEARCH_NODES: u64 = 12;

/// Number of playouts (short games in which both sides help one to mate) before any reasoning.
const FIRST_PLAYOUTS: u32 = 3;
/// Number of playouts after the bound on the squares that units can reach.
const MORE_PLAYOUTS: u32 = 9;
/// Positions expanded by the search for a mate before position classes are listed.
const FIRST_SEARCH_NODES: u64 = 64;
/// Positions expanded by that search if a single bishop or knight has to mate: nearly always
/// enough.
const SINGLE_MINOR_SEARCH_NODES: u64 = 2_000;
/// Numbers of further playouts: with blocked pairs of pawns, and without.
///
/// With such pairs, playouts mostly fail.
const LAST_PLAYOUTS: [u32; 2] = [4, 16];

/// Limits of one stage in deciding whether a side can still mate.
///
/// A stage first lists position classes (positions that agree in pawns, kings and some pieces), to
/// prove that the side cannot, and then continues a search for a mate. Later stages go farther.
#[derive(Clone, Copy)]
struct ProofStage {
    /// The number of listings tried; the next field is the limit of position classes for each.
    listings: usize,
    max_classes: u64,
    /// Whether the listings go through structures in their order: see [`ListingLimits`].
    in_order: bool,
    /// For a search that starts again: how many position classes it may list at first, and its
    /// order.
    restart: Option<(i64, SearchOrder)>,
    /// Limit of the search, in nodes from its start.
    nodes: u64,
}

/// Number of listings that stands for all of them.
const ALL: usize = usize::MAX;

/// Last stage: all listings of position classes, and the search until the budget is used up.
const LAST_SEARCH_NODES: ProofStage =
    ProofStage { listings: ALL, max_classes: 600_000, in_order: true, restart: None, nodes: u64::MAX };

/// Order of the search towards smothered mates.
const SMOTHERED_ORDER: SearchOrder = SearchOrder { within: 12, nests: false, turned: false, guessed: false };
/// Order of the search towards smothered mates, with estimates in narrower intervals.
const COARSE_SMOTHERED_ORDER: SearchOrder = SearchOrder { within: 8, ..SMOTHERED_ORDER };
/// Order of the search towards smothered mates, with the moves of each position reversed.
const MIRRORED_SMOTHERED_ORDER: SearchOrder = SearchOrder { turned: true, ..SMOTHERED_ORDER };
/// Order of the search towards smothered mates, with the moves reversed and the narrowest
/// intervals.
const FINE_MIRRORED_SMOTHERED_ORDER: SearchOrder = SearchOrder { within: 2, ..MIRRORED_SMOTHERED_ORDER };
/// Order of the search by the first estimate more than by novelty.
const ESTIMATE_ORDER: SearchOrder = SearchOrder { guessed: true, ..FINE_MIRRORED_SMOTHERED_ORDER };
/// Order of the search towards mates in pawn cages.
const CAGE_ORDER: SearchOrder = SearchOrder { within: 16, nests: true, ..SMOTHERED_ORDER };
/// Order of the search towards mates in pawn cages, with the moves of each position reversed.
const MIRRORED_CAGE_ORDER: SearchOrder = SearchOrder { turned: true, ..CAGE_ORDER };

/// Least number of pieces with which the search looks for pawn cages first.
///
/// Then this is mostly shorter than the search for smothered mates. With fewer pieces it sometimes
/// takes many times as long.
const CROWDED_PIECES: usize = 10;

/// Returns the stages of deciding whether a side can mate, for five orders of the search.
///
/// With each order comes the number of positions, expanded in all, at which the search starts again
/// in the next order. Most searches for a mate are short, but some go astray early and take ten
/// times as long, and each order has other such cases. Starting again loses the visited positions,
/// but a search that is still running by then would hardly have visited all soon.
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
        LAST_SEARCH_NODES,
    ]
}

/// Returns a stage that only restarts the search for a mate, in the given `order`.
///
/// Other stages also list position classes, to prove that there is no mate. The stage ends when the
/// search has expanded `nodes` positions, those of earlier stages included.
const fn restart_stage((order, nodes): (SearchOrder, u64)) -> ProofStage {
    ProofStage { listings: 0, max_classes: 0, in_order: false, restart: Some((3_000, order)), nodes }
}

/// Stages of a proof for most positions.
const USUAL_STAGES: [ProofStage; 9] = stages([
    (SMOTHERED_ORDER, 12_000),
    (ESTIMATE_ORDER, 20_000),
    (MIRRORED_SMOTHERED_ORDER, 36_000),
    (FINE_MIRRORED_SMOTHERED_ORDER, 52_000),
    (COARSE_SMOTHERED_ORDER, 68_000),
]);
/// Stages of a proof for positions with many pieces and blocked pawns.
const CROWDED_STAGES: [ProofStage; 9] = stages([
    (CAGE_ORDER, 12_000),
    (SMOTHERED_ORDER, 22_000),
    (MIRRORED_CAGE_ORDER, 32_000),
    (FINE_MIRRORED_SMOTHERED_ORDER, 42_000),
    (MIRRORED_SMOTHERED_ORDER, 58_000),
]);

/// Stages of a proof for positions where tempo applies (section 5).
///
/// Few positions are left to search, and position classes do not show what counting moves does.
#[rustfmt::skip]
const TEMPO_STAGES: [ProofStage; 4] = [
    USUAL_STAGES[0],
    USUAL_STAGES[1],
    ProofStage { listings: 0, max_classes: 0, in_order: false, restart: Some((20_000, SMOTHERED_ORDER)), nodes: 400_000 },
    LAST_SEARCH_NODES,
];

/// Returns the stages of deciding whether a side can still mate from a board.
///
/// `has_tempo`: whether a side has only pawn moves left, which can be counted; `locked`: whether
/// pawns are blocked.
fn stages_for(board: &Board, has_tempo: bool, locked: bool) -> &'static [ProofStage] {
    // The two extra units are the kings.
    let is_crowded = locked && (board.occupied() & !board.pawns).len() >= CROWDED_PIECES + 2;
    match (has_tempo, is_crowded) {
        (true, _) => &TEMPO_STAGES,
        (false, true) => &CROWDED_STAGES,
        (false, false) => &USUAL_STAGES,
    }
}

/// The stage in which each legal move is tried alone.
///
/// All listings are tried if there are few moves, otherwise only the first one, which is mostly
/// short.
const ROOT_MOVES_STAGE: usize = 2;
/// Limit of position classes in that stage if there are many moves.
const MAX_CLASSES_PER_ROOT_MOVE: u64 = 1_000;

/// Schedule of the methods that decide whether `winner` can still mate, with their progress.
///
/// Cheap methods come first; expensive ones take turns, each going farther than before.
pub(super) struct ProofSchedule {
    winner: Color,
    en_passant: bool,
    budget: Budget,
    playout: Playout,
    search: Option<MateSearch>,
    /// The number of position classes expanded outside the search.
    listed: u64,
    /// The current method.
    method: ProofMethod,
}

impl ProofSchedule {
    /// Returns a schedule for deciding whether `winner` can still mate, with no method tried yet.
    ///
    /// `budget` limits work and memory. `en_passant`: whether pawns may capture en passant.
    pub(super) fn new(winner: Color, en_passant: bool, budget: &Budget) -> ProofSchedule {
        let playout = Playout::new(winner, en_passant);
        let (search, listed, method) = (None, 0, ProofMethod::Playout);
        ProofSchedule { winner, en_passant, budget: *budget, playout, search, listed, method }
    }

    /// Returns the work done so far: positions, and classes of positions, whose moves were
    /// generated.
    pub(super) fn nodes_spent(&self) -> u64 {
        self.playout.nodes + self.search.as_ref().map_or(0, MateSearch::nodes_spent) + self.listed
    }

    /// Returns the method that decided whether the side can still mate, or the last one tried.
    pub(super) fn method(&self) -> ProofMethod {
        self.method
    }

    /// Returns how many positions may still be expanded within the budget.
    fn nodes_left(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.nodes_spent())
    }

    /// Decides whether the schedule's `winner` can still mate, trying one method after the other.
    ///
    /// `few`: whether few positions can follow. `known` holds the bound on the squares that units
    /// can reach, once it is computed, so that the question about the other side can use it too.
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
        // A single bishop or knight mates in few ways, which playouts do not find by chance.
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

    /// Returns an upper bound on the squares that units can ever reach from a board.
    ///
    /// `known` holds the bound if it has been computed before; otherwise it is computed and put
    /// there. For the statistics, the bound is recorded as the method now in use.
    fn reach_bound(&mut self, board: &Board, known: &mut Option<ReachBound>) -> ReachBound {
        self.method = ProofMethod::Reach;
        *known.get_or_insert_with(|| ReachBound::of(board, self.en_passant))
    }

    /// Plays up to `games` playouts (short games in which both sides help one to mate); returns the
    /// answer if one ends in mate.
    fn run_playouts(&mut self, position: &Position, games: u32) -> Option<Winnability> {
        self.method = ProofMethod::Playout;
        let nodes = self.playout.nodes + self.nodes_left();
        let moves = self.playout.run(position.board(), games, nodes)?;
        Some(replay::replay_moves(position, moves))
    }

    /// Continues the search for a mate until it has expanded `nodes` positions since its start.
    ///
    /// Returns the answer if it is decided; `None` if the search can continue later; `Undetermined`
    /// if it cannot.
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

    /// Lists position classes and searches for a mate in turns, farther in each stage.
    ///
    /// A position class has positions that agree in pawns, kings and some pieces; if none listed
    /// allows a mate, there is none. `None` if the question stays open. `reach` bounds the squares
    /// that units can reach; `locked`: whether pawns block each other; `few`: whether there are few
    /// legal moves.
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
        for (i, look) in stages_for(board, has_tempo, locked).iter().enumerate() {
            // Without blocked pawns, listings mostly show nothing.
            if look.listings == ALL || locked && look.listings > 0 {
                let limits = ListingLimits {
                    max_classes: look.max_classes,
                    max_classes_in_total: self.nodes_left(),
                    bytes: self.budget.bytes / 4,
                    in_order: look.in_order,
                };
                self.method = ProofMethod::PositionClasses;
                let listings = listings.get_or_insert_with(|| {
                    PositionClassListings::new(board, reach, self.winner, self.en_passant)
                });
                let (none, looked) = listings.forbid_mate(board, limits, look.listings);
                self.listed += looked;
                if none {
                    return Some(Winnability::Unwinnable(NoMateProof::Static));
                }
            }
            let (skeletons, kinds) =
                if few { (look.max_classes, ALL) } else { (MAX_CLASSES_PER_ROOT_MOVE, 1) };
            if locked && i == ROOT_MOVES_STAGE && self.forbids_each(position, skeletons, kinds) {
                return Some(Winnability::Unwinnable(NoMateProof::Static));
            }
            if let (Some((credit, order)), Some(search), true) =
                (look.restart, &mut self.search, locked || i == 0)
            {
                search.widen(credit, order);
            }
            match self.run_search(position, look.nodes) {
                // If the search is stuck, a listing may still give a proof.
                Some(Winnability::Undetermined) if self.nodes_left() > 0 => {}
                None => {}
                answer => return answer,
            }
        }
        None
    }

    /// Whether proofs for each legal move separately show that no mate can follow.
    ///
    /// After a move, more is known about which piece guards what. The proofs use the squares that
    /// units can reach, or `list_count` lists of up to `class_limit` position classes (positions that
    /// agree in pawns, kings and some pieces). If a move has only one reply, the reply is played
    /// too.
    fn forbids_each(&mut self, position: &Position, class_limit: u64, list_count: usize) -> bool {
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
            let (none, looked) = listings.forbid_mate(board, limits, list_count);
            self.listed += looked;
            reach.forbids_mate_by(self.winner) || none
        })
    }
}
