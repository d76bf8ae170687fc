//! Search of the computer opponent for the best move: alpha-beta with iterative deepening.

use super::evaluate::evaluate;
use super::level::OpponentLevel;
use super::move_ordering::{MoveHistory, is_plain_loss, material_gain};
use super::pseudo_random::{happens_with_chance, mix_bits, symmetric_number};
use super::transposition_table::{ScoreBound, TableEntry, TranspositionTable};
use crate::game::{DrawRule, HouseRules, SamePosition};
use crate::rules::{Move, Position};

/// Highest score, in hundredths of a pawn. The score of a mate is this number minus the number of
/// half-moves to the mate.
pub(super) const MATE_SCORE: i32 = 30_000;

/// Greatest depth of a searched line in half-moves, including extensions for checks and captures.
const MAX_PLY: usize = 96;

/// Greatest number of half-moves of a line that [`OpponentSearch::principal_line`] returns.
const MAX_LINE_PLIES: usize = 6;

/// Result of the computer opponent's search: the best move, its score, the depth, and the number of
/// positions searched.
#[derive(Clone, Debug)]
pub(super) struct SearchResult {
    /// The best move.
    pub(super) best: Move,
    /// The score for the side to move, in hundredths of a pawn.
    pub(super) score: i32,
    /// The depth of the search in half-moves; 0 if no move was searched.
    pub(super) depth: u32,
    /// The number of positions searched.
    pub(super) nodes: u64,
}

/// Alpha-beta window: the range of scores in which a search has to be exact. The side to move is
/// already sure of `alpha`; the opponent would avoid a position worth `beta` or more.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// Returns the alpha-beta window from `alpha` to `alpha + 1`. A search in this window tells
    /// only whether the score is above `alpha`.
    fn narrow(alpha: i32) -> Window {
        Window { alpha, beta: alpha + 1 }
    }

    /// Returns the same alpha-beta window for the opponent's scores: both bounds exchanged and
    /// negated.
    fn of_opponent(self) -> Window {
        Window { alpha: -self.beta, beta: -self.alpha }
    }

    /// Whether no score lies between `alpha` and `beta` of this alpha-beta window. A search in such
    /// a window tells only whether the score is above `alpha`.
    fn is_narrow(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// Returns the score in a transposition table entry if no search in this window is needed: the
    /// score is exact, a lower bound of at least `beta`, or an upper bound of at most `alpha`.
    /// Otherwise returns `None`. `ply` is the distance of the position from the root of the search.
    fn decisive_score(self, entry: &TableEntry, ply: usize) -> Option<i32> {
        let score = score_from_table(entry.score, ply);
        let is_decisive = match entry.bound {
            ScoreBound::Exact => true,
            ScoreBound::AtLeast => score >= self.beta,
            ScoreBound::AtMost => score <= self.alpha,
        };
        is_decisive.then_some(score)
    }

    /// Classifies `best`, the score that a search in this alpha-beta window has found, as the exact
    /// score, a lower bound or an upper bound.
    fn bound(self, best: i32) -> ScoreBound {
        match best {
            _ if best >= self.beta => ScoreBound::AtLeast,
            _ if best > self.alpha => ScoreBound::Exact,
            _ => ScoreBound::AtMost,
        }
    }
}

/// Search for the computer opponent's best move in one position, by alpha-beta with iterative
/// deepening.
pub(super) struct OpponentSearch<'a> {
    level: OpponentLevel,
    /// Seed of the level's random mistakes.
    seed: u64,
    /// House rule that says when two positions count as the same; `None` if repetition never draws.
    repetition: Option<SamePosition>,
    /// Number of half-moves without a capture or pawn move after which the game is drawn;
    /// `u32::MAX` if the house rules have no such draw.
    quiet_limit: u32,
    /// Returns `true` to end the search early.
    stop: &'a mut dyn FnMut() -> bool,
    /// Whether the search has to end, because it has reached the limit of positions or `stop` has
    /// returned `true`.
    stopped: bool,
    /// Number of positions searched.
    nodes: u64,
    table: TranspositionTable,
    move_history: MoveHistory,
    /// Repetition hashes of the earlier positions of the game and of the line being searched.
    path: Vec<u64>,
}

impl<'a> OpponentSearch<'a> {
    /// Prepares a search for the computer opponent's best move. `seed` determines the random
    /// mistakes of the level. `earlier` yields the game's earlier positions in order, to detect
    /// repetitions. `stop` returns `true` to end the search early.
    pub(super) fn new(
        level: OpponentLevel,
        seed: u64,
        rules: &HouseRules,
        earlier: impl Iterator<Item = &'a Position>,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> OpponentSearch<'a> {
        let counts = rules.threefold != DrawRule::Off || rules.fivefold;
        let repetition = counts.then_some(rules.same_position);
        let quiet_limit = match (rules.fifty_moves, rules.seventy_five_moves) {
            (DrawRule::Off, true) => 150,
            (DrawRule::Off, false) => u32::MAX,
            _ => 100,
        };
        let path = earlier.map(|position| repetition_hash(position, repetition)).collect();
        OpponentSearch {
            level,
            seed,
            repetition,
            quiet_limit,
            stop,
            stopped: false,
            nodes: 0,
            table: TranspositionTable::new(level.nodes * 2),
            move_history: MoveHistory::new(MAX_PLY),
            path,
        }
    }

    /// Returns the best of the legal moves `moves` in a position, by iterative deepening; `None` if
    /// `moves` is empty.
    pub(super) fn best_move(&mut self, position: &Position, moves: &[Move]) -> Option<SearchResult> {
        let mut order = self.noticed_moves(position, moves);
        let mut found = SearchResult { best: *order.first()?, score: evaluate(position), depth: 0, nodes: 0 };
        for depth in 1..=self.level.depth {
            let mut best: Option<(usize, i32)> = None;
            let mut alpha = -MATE_SCORE;
            self.path.push(repetition_hash(position, self.repetition));
            for (at, &mv) in order.iter().enumerate() {
                let next = position.play_unchecked(mv);
                let mut score = if at == 0 {
                    -MATE_SCORE - 1
                } else {
                    -self.alpha_beta(&next, depth - 1, Window::narrow(alpha).of_opponent(), 1, true)
                };
                if at == 0 || score > alpha {
                    let window = Window { alpha, beta: MATE_SCORE };
                    score = -self.alpha_beta(&next, depth - 1, window.of_opponent(), 1, true);
                }
                if self.stopped {
                    break;
                }
                if best.is_none_or(|(_, known)| score > known) {
                    best = Some((at, score));
                    alpha = alpha.max(score);
                }
            }
            self.path.pop();
            // Every depth begins with the best move of the depth before. So even an interrupted
            // depth replaces this move only by a better one, and its result counts too.
            if let Some((at, score)) = best {
                found = SearchResult { best: order[at], score, depth: depth as u32, nodes: self.nodes };
                order[..=at].rotate_right(1);
            }
            if self.stopped || MATE_SCORE - found.score.abs() <= depth || order.len() == 1 && depth > 3 {
                break;
            }
        }
        found.nodes = self.nodes;
        Some(found)
    }

    /// Returns the principal variation: the best move `first`, then the best play of both sides, as
    /// far as the transposition table holds it.
    pub(super) fn principal_line(&self, position: &Position, first: Move) -> Vec<Move> {
        let mut line = vec![first];
        let mut next = position.play_unchecked(first);
        while line.len() < MAX_LINE_PLIES
            && let Some(mv) = self.table.get(next.zobrist()).and_then(|entry| entry.best)
            && next.is_legal(mv)
        {
            line.push(mv);
            next = next.play_unchecked(mv);
        }
        line
    }

    /// Returns the moves of `moves` that the computer opponent, at its level, does not overlook at
    /// random. If the computer would overlook every move, returns all moves.
    fn noticed_moves(&self, position: &Position, moves: &[Move]) -> Vec<Move> {
        let seen: Vec<Move> = moves.iter().copied().filter(|&mv| !self.is_overlooked(position, mv)).collect();
        if seen.is_empty() { moves.to_vec() } else { seen }
    }

    /// Whether the computer opponent, at its level, overlooks a move by chance. Only a move of at
    /// least four squares or a backward move can be overlooked. Within one search, the result for a
    /// move is always the same.
    fn is_overlooked(&self, position: &Position, mv: Move) -> bool {
        if self.level.overlook_chance == 0 {
            return false;
        }
        let (from, to) = (mv.from(), mv.to());
        let climb = to.rank().index() as i32 - from.rank().index() as i32;
        let across = to.file().index().abs_diff(from.file().index()) as i32;
        let is_backward = position.turn().by_color(climb, -climb) < 0;
        let is_far = climb.abs().max(across) >= 4;
        let lot = mix_bits(self.seed ^ (from.index() << 6 | to.index()) as u64);
        (is_backward || is_far) && happens_with_chance(lot, self.level.overlook_chance)
    }

    /// Returns the static evaluation of a position for the side to move, in hundredths of a pawn,
    /// with the random error of the computer opponent's level.
    fn evaluate_with_error(&self, position: &Position) -> i32 {
        let score = evaluate(position);
        if self.level.noise == 0 {
            return score;
        }
        score + symmetric_number(mix_bits(position.zobrist() ^ self.seed), self.level.noise)
    }

    /// Counts a searched position. Returns whether the search has to end, because it has reached
    /// the limit of positions or `stop` has returned `true`.
    fn count_node_and_check_stop(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.level.nodes || self.nodes & 0xFF == 0 && (self.stop)() {
            self.stopped = true;
        }
        self.stopped
    }

    /// Whether a position with the repetition hash `key` occurred in the last `back` half-moves of
    /// the game and of the line being searched. `false` if repetition never draws under the house
    /// rules.
    fn is_repeated(&self, key: u64, back: u32) -> bool {
        self.repetition.is_some() && self.path.iter().rev().take(back as usize).any(|&earlier| earlier == key)
    }

    /// Returns the score of a position for the side to move, by an alpha-beta search of `depth`
    /// half-moves. A score outside `window` is only a bound; once `stopped` is set, the score means
    /// nothing. `ply` is the distance from the root of the search. With `may_pass`, the search may
    /// try a null move (passing) in this position.
    fn alpha_beta(
        &mut self,
        position: &Position,
        depth: i32,
        window: Window,
        ply: usize,
        may_pass: bool,
    ) -> i32 {
        if self.count_node_and_check_stop() {
            return 0;
        }
        let key = position.zobrist();
        let sameness = if self.repetition == Some(SamePosition::Placement) {
            repetition_hash(position, self.repetition)
        } else {
            key
        };
        if self.is_repeated(sameness, position.halfmove_clock()) {
            return 0;
        }
        let is_check = position.is_check();
        let depth = depth + i32::from(is_check && self.level.depth > 1);
        if depth <= 0 || ply >= MAX_PLY - 1 {
            return self.quiescence(position, window.alpha, window.beta, ply);
        }
        let known = self.table.get(key);
        let deep_enough = known.filter(|entry| window.is_narrow() && entry.depth >= depth);
        if let Some(score) = deep_enough.and_then(|entry| window.decisive_score(&entry, ply)) {
            return score;
        }
        let legal = position.legal_moves();
        if legal.is_empty() {
            return if is_check { ply as i32 - MATE_SCORE } else { 0 };
        }
        if position.halfmove_clock() >= self.quiet_limit {
            return 0;
        }
        if may_pass && window.is_narrow() && self.is_pass_enough(position, sameness, depth, window.beta, ply)
        {
            return window.beta;
        }
        let order = self.move_history.sort_moves(position, &legal, known.and_then(|entry| entry.best), ply);
        self.path.push(sameness);
        let (best, best_move) = self.best_reply(position, &order, depth, window, ply);
        self.path.pop();
        if self.stopped {
            return 0;
        }
        self.table.put(key, best_move, score_to_table(best, ply), depth, window.bound(best));
        best
    }

    /// Whether the side to move reaches the score `beta` even if it passes (null-move pruning);
    /// then the search can skip the position. `sameness` is the repetition hash of the position,
    /// `depth` the remaining search depth in half-moves, and `ply` the distance from the root.
    fn is_pass_enough(
        &mut self,
        position: &Position,
        sameness: u64,
        depth: i32,
        beta: i32,
        ply: usize,
    ) -> bool {
        if depth < 3 || !has_pieces_besides_pawns(position) || self.evaluate_with_error(position) < beta {
            return false;
        }
        let Some(passed) = position.null_move() else { return false };
        let window = Window::narrow(beta - 1).of_opponent();
        self.path.push(sameness);
        let score = -self.alpha_beta(&passed, depth - 3 - depth / 6, window, ply + 1, false);
        self.path.pop();
        score >= beta && !self.stopped
    }

    /// Searches the moves of `order` in this order until a move is too good for the opponent to
    /// allow (beta cutoff). Leaves out moves that the level overlooks, but never the first move.
    /// Returns the best score and the move with this score. The move is `None` if the search was
    /// stopped during the first move. `depth` is the remaining search depth in half-moves, and
    /// `ply` the distance from the root of the search.
    fn best_reply(
        &mut self,
        position: &Position,
        order: &[Move],
        depth: i32,
        mut window: Window,
        ply: usize,
    ) -> (i32, Option<Move>) {
        let is_check = position.is_check();
        let (mut best, mut best_move, mut searched) = (-MATE_SCORE, None, 0);
        for &mv in order {
            if searched > 0 && self.is_overlooked(position, mv) {
                continue;
            }
            let is_quiet = material_gain(position, mv) == 0;
            let is_late = is_quiet && !is_check && depth >= 3 && searched >= 4;
            let reduction = if is_late { 1 + i32::from(searched >= 12) + i32::from(depth >= 7) } else { 0 };
            let next = position.play_unchecked(mv);
            let score = self.score_move(&next, depth - 1, reduction, window, ply, searched == 0);
            searched += 1;
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_move) = (score, Some(mv));
            }
            window.alpha = window.alpha.max(score);
            if window.alpha >= window.beta {
                if is_quiet {
                    self.move_history.record_refutation(position, mv, ply, depth);
                }
                break;
            }
        }
        (best, best_move)
    }

    /// Returns the score of the move that led to `next`, for the side that made the move. `depth`
    /// is the remaining search depth in half-moves, `ply` the distance of the position before the
    /// move from the root of the search.
    ///
    /// The first move is searched in the full window. Each other move is first searched in the
    /// narrow window from `alpha` to `alpha + 1`, and `reduction` half-moves less deep (late move
    /// reduction). A move that then scores above `alpha` is searched again at full depth, and in
    /// the full window if needed.
    fn score_move(
        &mut self,
        next: &Position,
        depth: i32,
        reduction: i32,
        window: Window,
        ply: usize,
        is_first: bool,
    ) -> i32 {
        let mut score = window.alpha + 1;
        if !is_first {
            let narrow = Window::narrow(window.alpha).of_opponent();
            score = -self.alpha_beta(next, depth - reduction, narrow, ply + 1, true);
            if reduction > 0 && score > window.alpha {
                score = -self.alpha_beta(next, depth, narrow, ply + 1, true);
            }
        }
        if is_first || score > window.alpha && score < window.beta {
            score = -self.alpha_beta(next, depth, window.of_opponent(), ply + 1, true);
        }
        score
    }

    /// Returns the score of a position for the side to move, by a quiescence search: captures and
    /// queen promotions are searched until the position is quiet. A score outside the window from
    /// `alpha` to `beta` is only a bound. `ply` is the distance from the root of the search.
    fn quiescence(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        let stand = self.evaluate_with_error(position);
        // If `stays` is true, the evaluation is the result unless the game is over. To test whether
        // the game is over, `has_legal_move` is cheaper than a list of all moves.
        let stays = !self.level.follows_captures || stand >= beta || ply >= MAX_PLY - 1;
        if stays && position.has_legal_move() {
            return stand;
        }
        let mut moves = position.legal_moves();
        if moves.is_empty() {
            return if position.is_check() { ply as i32 - MATE_SCORE } else { 0 };
        }
        alpha = alpha.max(stand);
        let mut best = stand;
        moves.retain(|mv| {
            let gain = material_gain(position, mv);
            gain > 0
                && stand + gain + 200 > alpha
                && !is_plain_loss(position, mv)
                && !self.is_overlooked(position, mv)
        });
        for mv in self.move_history.sort_moves(position, &moves, None, MAX_PLY) {
            if self.count_node_and_check_stop() {
                break;
            }
            let score = -self.quiescence(&position.play_unchecked(mv), -beta, -alpha, ply + 1);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

/// Whether the side to move has pieces other than king and pawns. Without such pieces, zugzwang is
/// likely, and the search must not try a null move.
fn has_pieces_besides_pawns(position: &Position) -> bool {
    use crate::rules::Role::{King, Pawn};
    let us = position.turn();
    let plain = position.pieces_of(us, Pawn) | position.pieces_of(us, King);
    !(position.by_color(us) & !plain).is_empty()
}

/// Returns the repetition hash of a position. Two positions that count as the same by the house
/// rule `rule` have the same hash. `rule` is `None` if repetition never draws.
fn repetition_hash(position: &Position, rule: Option<SamePosition>) -> u64 {
    match rule {
        Some(SamePosition::Placement) => position.pieces().fold(0, |sum, (square, piece)| {
            let kind = (piece.role.index() << 1 | piece.color.index()) << 6;
            sum ^ mix_bits((kind | square.index()) as u64)
        }),
        _ => position.zobrist(),
    }
}

/// Converts a score of the search to a score in the transposition table. In the table, the
/// half-moves to a mate count from the stored position instead of from the root. `ply` is the
/// distance of the position from the root of the search.
fn score_to_table(score: i32, ply: usize) -> i32 {
    shift_mate_score(score, ply as i32)
}

/// Converts a score in the transposition table to a score of the search. In the search, the
/// half-moves to a mate count from the root instead of from the stored position. `ply` is the
/// distance of the position from the root of the search.
fn score_from_table(score: i32, ply: usize) -> i32 {
    shift_mate_score(score, -(ply as i32))
}

/// Changes a mate score of the search as if the mate were `by` half-moves nearer; returns other
/// scores unchanged.
fn shift_mate_score(score: i32, by: i32) -> i32 {
    match score {
        _ if score > MATE_SCORE - 1_000 => score + by,
        _ if score < 1_000 - MATE_SCORE => score - by,
        _ => score,
    }
}
