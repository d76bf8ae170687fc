//! Search: alpha-beta with iterative deepening.

use super::evaluate::evaluate;
use super::level::OpponentLevel;
use super::move_ordering::{MoveHistory, is_plain_loss, material_gain};
use super::pseudo_random::{happens_with_chance, mix_bits, symmetric_number};
use super::transposition_table::{ScoreBound, TranspositionTable};
use crate::game::{DrawRule, HouseRules, SamePosition};
use crate::rules::{Move, Position};

/// Score of an immediate mate; each half-move before the mate lowers it by one.
pub(super) const MATE_SCORE: i32 = 30_000;

/// Greatest depth of a line, checks and captures included.
const MAX_PLY: usize = 96;

/// Greatest number of half-moves of a returned line.
const MAX_LINE_PLIES: usize = 6;

/// The best move that the computer opponent's search has found, with its score and the number of
/// positions searched.
#[derive(Clone, Debug)]
pub(super) struct SearchResult {
    pub(super) best: Move,
    /// The score for the side to move, in hundredths of a pawn.
    pub(super) score: i32,
    pub(super) nodes: u64,
}

/// A search for the computer opponent's best move in one position, by alpha-beta with iterative
/// deepening.
pub(super) struct OpponentSearch<'a> {
    level: OpponentLevel,
    seed: u64,
    /// Criterion of repetitions that draw at once or that a player can claim.
    repetition: Option<SamePosition>,
    quiet_limit: u32,
    stop: &'a mut dyn FnMut() -> bool,
    stopped: bool,
    nodes: u64,
    table: TranspositionTable,
    memory: MoveHistory,
    /// Keys of the positions of the game and of the present line.
    path: Vec<u64>,
}

impl<'a> OpponentSearch<'a> {
    /// Prepares a search for the computer opponent's best move. `seed` determines the random
    /// mistakes of the level, `earlier` yields the previous positions of the game in order, and
    /// `stop` returns `true` to end the search early.
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
            memory: MoveHistory::new(MAX_PLY),
            path,
        }
    }

    /// Searches for the best of these legal moves; `None` without moves.
    pub(super) fn best_move(&mut self, position: &Position, moves: &[Move]) -> Option<SearchResult> {
        let mut order = self.noticed_moves(position, moves);
        let mut found = SearchResult { best: *order.first()?, score: evaluate(position), nodes: 0 };
        for depth in 1..=self.level.depth {
            let mut best: Option<(usize, i32)> = None;
            let mut alpha = -MATE_SCORE;
            self.path.push(repetition_hash(position, self.repetition));
            for (at, &mv) in order.iter().enumerate() {
                let next = position.play_unchecked(mv);
                let mut score = if at == 0 {
                    -MATE_SCORE - 1
                } else {
                    -self.alpha_beta(&next, depth - 1, -alpha - 1, -alpha, 1, true)
                };
                if at == 0 || score > alpha {
                    score = -self.alpha_beta(&next, depth - 1, -MATE_SCORE, -alpha, 1, true);
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
            // An unfinished depth still counts: it began with the best move of the depth before.
            if let Some((at, score)) = best {
                found = SearchResult { best: order[at], score, nodes: self.nodes };
                order[..=at].rotate_right(1);
            }
            if self.stopped || MATE_SCORE - found.score.abs() <= depth || order.len() == 1 && depth > 3 {
                break;
            }
        }
        found.nodes = self.nodes;
        Some(found)
    }

    /// Returns the expected play of both sides, beginning with the move `first`, as far as the
    /// search for the best move knows it.
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

    /// Returns those of the moves that the computer opponent does not overlook at its level: at
    /// least one.
    fn noticed_moves(&self, position: &Position, moves: &[Move]) -> Vec<Move> {
        let seen: Vec<Move> = moves.iter().copied().filter(|&mv| !self.is_overlooked(position, mv)).collect();
        if seen.is_empty() { moves.to_vec() } else { seen }
    }

    /// Whether the computer opponent overlooks a move at its level, at random: only a move that
    /// goes far or backwards. The answer for a move stays the same during a search.
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

    /// Evaluates a position for the side to move, in hundredths of a pawn, with the random error of
    /// the computer opponent's level.
    fn evaluate_with_error(&self, position: &Position) -> i32 {
        let score = evaluate(position);
        if self.level.noise == 0 {
            return score;
        }
        score + symmetric_number(mix_bits(position.zobrist() ^ self.seed), self.level.noise)
    }

    /// Counts a searched position. Returns whether the search has to end, because of its limit or
    /// of `stop`.
    fn count_node_and_check_stop(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes >= self.level.nodes || self.nodes & 0xFF == 0 && (self.stop)() {
            self.stopped = true;
        }
        self.stopped
    }

    /// Whether a position with the key (hash) `key` occurred in the last `back` half-moves of the
    /// game and the searched line.
    fn is_repeated(&self, key: u64, back: u32) -> bool {
        self.repetition.is_some() && self.path.iter().rev().take(back as usize).any(|&earlier| earlier == key)
    }

    /// Returns the score of a position for the side to move, searched to `depth` half-moves by
    /// alpha-beta. Scores outside the window from `alpha` to `beta` are only bounds. `ply` is the
    /// distance from the root of the search; `may_pass` allows to try what happens if the side to
    /// move passes (null move).
    fn alpha_beta(
        &mut self,
        position: &Position,
        depth: i32,
        mut alpha: i32,
        beta: i32,
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
            return self.quiescence(position, alpha, beta, ply);
        }
        let known = self.table.get(key);
        let is_narrow = beta - alpha == 1;
        if let Some(entry) = known.filter(|entry| is_narrow && entry.depth >= depth) {
            let score = score_from_table(entry.score, ply);
            let is_enough = match entry.bound {
                ScoreBound::Exact => true,
                ScoreBound::AtLeast => score >= beta,
                ScoreBound::AtMost => score <= alpha,
            };
            if is_enough {
                return score;
            }
        }
        let legal = position.legal_moves();
        if legal.is_empty() {
            return if is_check { ply as i32 - MATE_SCORE } else { 0 };
        }
        if position.halfmove_clock() >= self.quiet_limit {
            return 0;
        }
        if may_pass
            && is_narrow
            && depth >= 3
            && has_pieces(position)
            && self.evaluate_with_error(position) >= beta
            && let Some(passed) = position.null_move()
        {
            self.path.push(sameness);
            let score = -self.alpha_beta(&passed, depth - 3 - depth / 6, -beta, 1 - beta, ply + 1, false);
            self.path.pop();
            if score >= beta && !self.stopped {
                return beta;
            }
        }
        let (mut best, mut best_move, floor) = (-MATE_SCORE, None, alpha);
        let order = self.memory.sort_moves(position, &legal, known.and_then(|entry| entry.best), ply);
        self.path.push(sameness);
        let mut looked_at = 0;
        for mv in order {
            if looked_at > 0 && self.is_overlooked(position, mv) {
                continue;
            }
            let next = position.play_unchecked(mv);
            let is_quiet = material_gain(position, mv) == 0;
            let mut score = alpha + 1;
            if looked_at > 0 {
                let late = is_quiet && !is_check && depth >= 3 && looked_at >= 4;
                let less = if late { 1 + i32::from(looked_at >= 12) + i32::from(depth >= 7) } else { 0 };
                score = -self.alpha_beta(&next, depth - 1 - less, -alpha - 1, -alpha, ply + 1, true);
                if less > 0 && score > alpha {
                    score = -self.alpha_beta(&next, depth - 1, -alpha - 1, -alpha, ply + 1, true);
                }
            }
            if looked_at == 0 || score > alpha && score < beta {
                score = -self.alpha_beta(&next, depth - 1, -beta, -alpha, ply + 1, true);
            }
            looked_at += 1;
            if self.stopped {
                break;
            }
            if score > best {
                (best, best_move) = (score, Some(mv));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                if is_quiet {
                    self.memory.record_refutation(position, mv, ply, depth);
                }
                break;
            }
        }
        self.path.pop();
        if self.stopped {
            return 0;
        }
        let bound = match best {
            _ if best >= beta => ScoreBound::AtLeast,
            _ if best > floor => ScoreBound::Exact,
            _ => ScoreBound::AtMost,
        };
        self.table.put(key, best_move, score_to_table(best, ply), depth, bound);
        best
    }

    /// Returns the score of a position for the side to move: searches captures and queen promotions
    /// until the position is quiet. Scores outside the window from `alpha` to `beta` are only
    /// bounds; `ply` is the distance from the root of the search.
    fn quiescence(&mut self, position: &Position, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        let stand = self.evaluate_with_error(position);
        // Testing whether there is any move is cheaper than listing them.
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
        for mv in self.memory.sort_moves(position, &moves, None, MAX_PLY) {
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

/// Whether the side to move has pieces other than king and pawns. If not, zugzwang is likely, and
/// the search must not try a null move.
fn has_pieces(position: &Position) -> bool {
    use crate::rules::Role::{King, Pawn};
    let us = position.turn();
    let plain = position.by(us, Pawn) | position.by(us, King);
    !(position.by_color(us) & !plain).is_empty()
}

/// Returns a hash that is equal for positions that count as the same for repetition. `rule` is the
/// house rule that says which; `None` if repetition has no effect.
fn repetition_hash(position: &Position, rule: Option<SamePosition>) -> u64 {
    match rule {
        Some(SamePosition::Placement) => position.pieces().fold(0, |sum, (square, piece)| {
            let kind = (piece.role.index() << 1 | piece.color.index()) << 6;
            sum ^ mix_bits((kind | square.index()) as u64)
        }),
        _ => position.zobrist(),
    }
}

/// Converts a score of the search for storage in the transposition table: mates then count from the
/// position. `ply` is the distance of the position from the root of the search.
fn score_to_table(score: i32, ply: usize) -> i32 {
    shift_mate_score(score, ply as i32)
}

/// Converts a score stored in the transposition table for the search: mates then count from the
/// root of the search. `ply` is the distance of the position from the root.
fn score_from_table(score: i32, ply: usize) -> i32 {
    shift_mate_score(score, -(ply as i32))
}

/// Adds `by` half-moves to a score that stands for a mate; other scores stay. In the transposition
/// table mates count from the position, in the search from its root.
fn shift_mate_score(score: i32, by: i32) -> i32 {
    match score {
        _ if score > MATE_SCORE - 1_000 => score + by,
        _ if score < 1_000 - MATE_SCORE => score - by,
        _ => score,
    }
}
