//! Analysis of a position by the computer: for a hint, for the review of a game, or for a position
//! that players look at. A web worker does the analysis, so request and result can be written as
//! text.

use super::level::OpponentLevel;
use super::mate::forced_mate;
use super::record;
use super::search::{MATE_SCORE, OpponentSearch};
use crate::game::{Game, GameSetup, HouseRules, TimeControl};
use crate::rules::{Move, Position};
use std::fmt::Write as _;

/// Beginning of every text from [`study_text`] or [`position_study_text`]. It tells the web worker
/// that the text is not from [`task_text`](super::task_text).
const STUDY_TEXT: &str = "study ";

/// Greatest length, in moves, of a forced mate for which the analysis searches.
const MAX_MATE_MOVES: u32 = 5;

/// Request to the web worker to analyse a position.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyRequest {
    /// The game that ends with the position to analyse.
    game: Game,
    /// Moves that the analysis leaves out, to find the best of the other moves.
    excluded: Vec<Move>,
    /// Greatest number of positions in the search for the best move. The search for a forced mate
    /// has the same limit.
    nodes: u64,
    /// Greatest time of the search for the best move, in milliseconds.
    pub millis: u32,
}

/// Result of the computer's analysis of a position, as seen by the side to move: score, best line,
/// and the length of a proved mate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyResult {
    /// The score with best play, in hundredths of a pawn. A mate counts 30,000 minus the number of
    /// half-moves to the mate. The score is negative if the side to move will be mated.
    pub score: i32,
    /// The number of moves in which the side to move provably mates; `None` without such a proof.
    pub mate_in: Option<u32>,
    /// The depth of the search in half-moves.
    pub depth: u32,
    /// The best play of both sides, beginning with the best move.
    pub line: Vec<Move>,
}

/// Writes a request to analyse the position after `plies` half-moves of a game, as text for the web
/// worker. `nodes` limits the number of searched positions, `millis` the time in milliseconds.
pub fn study_text(game: &Game, plies: usize, nodes: u64, millis: u32) -> String {
    format!("{STUDY_TEXT}{nodes} {millis}\n{}", record::write_game_text(game, plies))
}

/// Writes a request to analyse `position` without the moves before it, as text for the web worker.
/// The house rules are those of FIDE, but without en passant if the laws of `position` exclude it.
/// The analysis leaves out the moves in `excluded`. `nodes` limits the number of searched
/// positions, `millis` the time in milliseconds.
pub fn position_study_text(position: &Position, excluded: &[Move], nodes: u64, millis: u32) -> String {
    let mut text = format!("{STUDY_TEXT}{nodes} {millis}");
    for &mv in excluded {
        // Writing to memory does not fail.
        let _ = write!(text, " {}", position.uci(mv));
    }
    let rules = HouseRules { en_passant: position.laws().en_passant, ..HouseRules::default() };
    let setup = GameSetup {
        rules,
        start: position.clone(),
        time: TimeControl::without_clocks(),
        ..GameSetup::default()
    };
    text + "\n" + &record::write_game_text(&Game::new(setup), 0)
}

impl StudyRequest {
    /// Parses a request to analyse a position from the text that [`study_text`] or
    /// [`position_study_text`] writes; `None` if the text is invalid.
    pub fn read(text: &str) -> Option<StudyRequest> {
        let mut lines = text.strip_prefix(STUDY_TEXT)?.split('\n');
        let mut words = lines.next()?.split(' ');
        let (nodes, millis) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        let game = record::read_game_text(&mut lines)?;
        let excluded = words.map(|uci| record::playable_move(&game, uci)).collect::<Option<_>>()?;
        Some(StudyRequest { game, excluded, nodes, millis })
    }

    /// Analyses the position of this request and returns the result as text, which
    /// [`StudyResult::read`] parses; `None` if no move is possible.
    ///
    /// The search for the best move calls `stop` every 256 positions and ends with the best result
    /// so far once `stop` returns `true`. The search for a forced mate follows and does not call
    /// `stop`.
    pub fn study_as_text(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let position = self.game.position();
        let seen = self.search(stop)?;
        let mate = seen.mate_in.unwrap_or_default();
        let mut text = format!("{} {mate} {}", seen.score, seen.depth);
        let mut at = position.clone();
        for mv in seen.line {
            text.push(' ');
            text += &at.uci(mv);
            at = at.play_unchecked(mv);
        }
        Some(text)
    }

    /// Searches the position of this analysis request for the best move and for a forced mate;
    /// `None` if no move is possible. `stop` returns `true` to end the search for the best move
    /// early.
    fn search(&self, stop: &mut dyn FnMut() -> bool) -> Option<StudyResult> {
        let game = &self.game;
        let position = game.position();
        let moves: Vec<Move> =
            position.legal_moves().into_iter().filter(|mv| !self.excluded.contains(mv)).collect();
        let earlier =
            (game.last_correction_ply()..game.moves().len()).filter_map(|ply| game.position_at(ply));
        let level = OpponentLevel::ALL[6].with_node_limit(self.nodes);
        let mut search = OpponentSearch::new(level, 0, game.rules(), earlier, stop);
        let found = search.best_move(position, &moves)?;
        // The mate must come before the fifty-move rule draws the game.
        let most = MAX_MATE_MOVES.min(49_u32.saturating_sub(position.halfmove_clock() / 2));
        // With excluded moves there is no search for a mate, because the mate could begin with one
        // of them.
        if self.excluded.is_empty()
            && let Some(line) = forced_mate(position, most, Some(found.best), self.nodes)
        {
            let (plies, mate) = (line.len() as i32, line.len() as u32 / 2 + 1);
            return Some(StudyResult {
                score: MATE_SCORE - plies,
                mate_in: Some(mate),
                depth: found.depth,
                line,
            });
        }
        let line = search.principal_line(position, found.best);
        Some(StudyResult { score: found.score, mate_in: None, depth: found.depth, line })
    }
}

impl StudyResult {
    /// Parses the result of an analysis from the text that the web worker returns; `None` if the
    /// text is invalid or its moves are illegal in `position`, the analysed position.
    pub fn read(text: &str, position: &Position) -> Option<StudyResult> {
        let mut words = text.split(' ');
        let score: i32 =
            words.next()?.parse().ok().filter(|score| (-MATE_SCORE..=MATE_SCORE).contains(score))?;
        let mate = words.next()?.parse().ok().map(|mate: u32| (mate > 0).then_some(mate))?;
        let depth = words.next()?.parse().ok()?;
        let mut at = position.clone();
        let mut line = Vec::new();
        for uci in words {
            let mv = at.legal_moves().into_iter().find(|&mv| at.uci(mv) == uci)?;
            line.push(mv);
            at = at.play_unchecked(mv);
        }
        (!line.is_empty()).then_some(StudyResult { score, mate_in: mate, depth, line })
    }

    /// Returns the number of moves to mate according to the score of this analysis, negative if the
    /// side to move will be mated; `None` if the score is not the score of a mate. The mate need
    /// not be proved.
    pub fn moves_to_mate(&self) -> Option<i32> {
        let moves = (MATE_SCORE - self.score.abs() + 1) / 2;
        (self.gives_mate() || self.is_mated()).then_some(moves * self.score.signum())
    }

    /// Returns the expected score of the side to move, in thousandths of a point.
    pub fn winning_chance(&self) -> u32 {
        winning_chance(self.score)
    }

    /// Whether the score of this analysis says that the side to move can force mate. The mate need
    /// not be proved.
    pub(super) fn gives_mate(&self) -> bool {
        self.score > MATE_SCORE - 1_000
    }

    /// Whether the score of this analysis says that the side to move will be mated. The mate need
    /// not be proved.
    pub(super) fn is_mated(&self) -> bool {
        self.score < 1_000 - MATE_SCORE
    }
}

/// Converts an evaluation in hundredths of a pawn to the expected score in thousandths of a point:
/// about 590 for an extra pawn.
fn winning_chance(score: i32) -> u32 {
    let chance = 1_000.0 / (1.0 + (-f64::from(score) / 270.0).exp());
    chance.round().clamp(0.0, 1_000.0) as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_fair_and_end_at_the_ends() {
        assert_eq!(winning_chance(0), 500);
        assert_eq!(winning_chance(30_000), 1_000);
        assert_eq!(winning_chance(-30_000), 0);
        assert_eq!(winning_chance(100) + winning_chance(-100), 1_000);
        assert!((570..610).contains(&winning_chance(100)));
    }
}
