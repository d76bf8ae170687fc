//! The computer's evaluation of a position: the best lines of moves, searched in rounds of growing
//! length.

use crate::app::effect::CoachEffect;
use crate::app::update::Update;
use crate::game::tree::NodeId;
use crate::opponent::{StudyResult, position_study_text};
use crate::rules::{Move, Position};

/// Search time of each round, in milliseconds. The lines of moves share this time equally. After
/// the last round (nine seconds in all), the search ends, to save power.
const ROUND_MILLIS: [u32; 3] = [600, 2_400, 6_000];

/// Maximum number of positions searched for a line. This number is so large that in practice only
/// the search time limits the search.
const MAX_NODES: u64 = 50_000_000;

/// The computer's evaluation of a position: the best lines of moves, searched in rounds of growing
/// length.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// The move before the evaluated position.
    pub(super) node: NodeId,
    /// Number of complete rounds.
    round: usize,
    /// The lines found in the round in progress, best first.
    found: Vec<StudyResult>,
    /// The lines of the last complete round, best first.
    complete: Vec<StudyResult>,
    /// Number of lines to search.
    pub(super) line_count: usize,
    /// Progress of the search.
    pub(super) progress: EvaluationProgress,
}

/// Progress of the computer's evaluation of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationProgress {
    /// A search is in progress.
    Searching,
    /// All rounds are complete, or more rounds could not change the result.
    Over,
    /// The computer is busy with another task, or cannot be started.
    Unavailable,
}

impl Evaluation {
    /// Returns the lines of the last complete round, best first. During the first round, returns
    /// the lines found so far. Empty before the first result, and if no move is possible.
    pub fn lines(&self) -> &[StudyResult] {
        if self.complete.is_empty() { &self.found } else { &self.complete }
    }

    /// Returns the progress of the search.
    pub fn progress(&self) -> EvaluationProgress {
        self.progress
    }

    /// Returns White's expected score in the evaluated `position`, in thousandths of a point;
    /// `None` before the first result. If `position` is checkmate or stalemate, returns the actual
    /// score.
    pub fn white_chance(&self, position: &Position) -> Option<u32> {
        let turn = position.turn();
        let chance = match self.lines().first() {
            Some(best) => best.winning_chance(),
            None if position.has_legal_move() => return None,
            None if position.is_checkmate() => 0,
            None => 500,
        };
        Some(turn.by_color(chance, 1_000 - chance))
    }

    /// Whether the evaluation searches more than one line of moves.
    pub fn has_many_lines(&self) -> bool {
        self.line_count > 1
    }

    /// Creates the evaluation of the position after the move `node`, and requests the first line.
    pub(super) fn begin(node: NodeId, position: &Position, line_count: usize) -> (Evaluation, Update) {
        let mut evaluation = Evaluation {
            node,
            round: 0,
            found: Vec::new(),
            complete: Vec::new(),
            line_count,
            progress: EvaluationProgress::Searching,
        };
        let update = evaluation.ask(position);
        (evaluation, update)
    }

    /// Requests the next line of the round in progress: the best line whose first move differs from
    /// the first moves of all lines that the round has found. After the last round, ends the
    /// evaluation.
    fn ask(&mut self, position: &Position) -> Update {
        let Some(round_millis) = ROUND_MILLIS.get(self.round) else {
            self.progress = EvaluationProgress::Over;
            return Update::none();
        };
        let begun: Vec<Move> = self.found.iter().filter_map(|line| line.line.first().copied()).collect();
        let millis = round_millis / self.line_count as u32;
        Update::effect(CoachEffect::Evaluate(position_study_text(position, &begun, MAX_NODES, millis)))
    }

    /// Stores the answer to the last request. Then requests the next line, or begins the next
    /// round. An empty answer means that no other first move is possible. Does nothing if no search
    /// is in progress.
    pub(super) fn store(&mut self, answer: &str, position: &Position) -> Update {
        if self.progress != EvaluationProgress::Searching {
            return Update::none();
        }
        let line = StudyResult::read(answer, position);
        let is_last = line.is_none() || self.found.len() + 1 == self.line_count;
        self.found.extend(line);
        if is_last {
            self.complete = std::mem::take(&mut self.found);
            self.round += 1;
            // More rounds cannot change a proved mate.
            let is_mate = self.complete.first().is_some_and(|best| best.mate_in.is_some());
            if self.complete.is_empty() || is_mate {
                self.progress = EvaluationProgress::Over;
                return Update::none();
            }
        }
        self.ask(position)
    }
}
