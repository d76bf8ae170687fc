//! Study of a position, for a hint or a review. A worker does it, so question and answer are text.

use super::level::OpponentLevel;
use super::mate::forced_mate;
use super::record;
use super::search::{MATE_SCORE, OpponentSearch};
use crate::game::Game;
use crate::rules::{Move, Position};

/// The start of a text from [`study_text`]. No task text begins with it.
const STUDY_TEXT: &str = "study ";

/// Greatest length of a proved mate, in moves.
const MAX_MATE_MOVES: u32 = 5;

/// A request to the computer opponent to analyse a position, for a hint or for the review of a
/// game.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyRequest {
    game: Game,
    /// Greatest number of positions searched.
    nodes: u64,
    /// Greatest time of the search, in milliseconds.
    pub millis: u32,
}

/// What the computer opponent has found in a position, as seen by the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StudyResult {
    /// The score with best play, in hundredths of a pawn. A mate is 30,000 minus the number of
    /// half-moves to it; negative if the side to move is mated.
    pub score: i32,
    /// The number of moves of a proved mate; `None` without one.
    pub mate_in: Option<u32>,
    /// The best play of both sides, beginning with the best move.
    pub line: Vec<Move>,
}

/// Returns a request to analyse the position after `plies` half-moves of a game, as text for the
/// web worker. `nodes` limits the searched positions, `millis` the time in milliseconds.
pub fn study_text(game: &Game, plies: usize, nodes: u64, millis: u32) -> String {
    format!("{STUDY_TEXT}{nodes} {millis}\n{}", record::write_game_text(game, plies))
}

impl StudyRequest {
    /// Parses a request to analyse a position, as [`study_text`] returns it; `None` if it is
    /// invalid.
    pub fn read(text: &str) -> Option<StudyRequest> {
        let mut lines = text.strip_prefix(STUDY_TEXT)?.split('\n');
        let (nodes, millis) = lines.next()?.split_once(' ')?;
        let (nodes, millis) = (nodes.parse().ok()?, millis.parse().ok()?);
        Some(StudyRequest { game: record::read_game_text(&mut lines)?, nodes, millis })
    }

    /// Analyses the position of the request and returns the result as text; `None` if no move is
    /// possible. `stop` is called every 256 positions; once it returns `true`, the best result so
    /// far is returned.
    pub fn study_as_text(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let position = self.game.position();
        let seen = self.search(stop)?;
        let mate = seen.mate_in.unwrap_or_default();
        let mut text = format!("{} {mate}", seen.score);
        let mut at = position.clone();
        for mv in seen.line {
            text.push(' ');
            text += &at.uci(mv);
            at = at.play_unchecked(mv);
        }
        Some(text)
    }

    /// Searches the position of the request for the best move and for a forced mate; `None` if no
    /// move is possible. `stop` returns `true` to end the search early.
    fn search(&self, stop: &mut dyn FnMut() -> bool) -> Option<StudyResult> {
        let game = &self.game;
        let position = game.position();
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        let earlier =
            (game.repetition_start_ply()..game.moves().len()).filter_map(|ply| game.position_at(ply));
        let level = OpponentLevel::ALL[6].with_node_limit(self.nodes);
        let mut search = OpponentSearch::new(level, 0, game.rules(), earlier, stop);
        let found = search.best_move(position, &moves)?;
        // A mate must come before the fifty-move limit.
        let most = MAX_MATE_MOVES.min(49_u32.saturating_sub(position.halfmove_clock() / 2));
        if let Some(line) = forced_mate(position, most, Some(found.best), self.nodes) {
            let mate = line.len() as u32 / 2 + 1;
            return Some(StudyResult { score: MATE_SCORE - line.len() as i32, mate_in: Some(mate), line });
        }
        let line = search.principal_line(position, found.best);
        Some(StudyResult { score: found.score, mate_in: None, line })
    }
}

impl StudyResult {
    /// Parses the result of an analysis from the text that the web worker returns; `None` if it is
    /// invalid in this position.
    pub fn read(text: &str, position: &Position) -> Option<StudyResult> {
        let mut words = text.split(' ');
        let score: i32 =
            words.next()?.parse().ok().filter(|score| (-MATE_SCORE..=MATE_SCORE).contains(score))?;
        let mate = words.next()?.parse().ok().map(|mate: u32| (mate > 0).then_some(mate))?;
        let mut at = position.clone();
        let mut line = Vec::new();
        for uci in words {
            let mv = at.legal_moves().into_iter().find(|&mv| at.uci(mv) == uci)?;
            line.push(mv);
            at = at.play_unchecked(mv);
        }
        (!line.is_empty()).then_some(StudyResult { score, mate_in: mate, line })
    }

    /// Whether the analysis has found a mate by the side to move, proved or not.
    pub(super) fn gives_mate(&self) -> bool {
        self.score > MATE_SCORE - 1_000
    }

    /// Whether the analysis has found that the side to move will be mated, proved or not.
    pub(super) fn is_mated(&self) -> bool {
        self.score < 1_000 - MATE_SCORE
    }
}
