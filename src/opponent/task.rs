//! Tasks for the computer opponent and its decisions, as lines of text. A web worker receives the
//! task and returns the decision.

use super::choose::ComputerOpponent;
use super::level::OpponentLevel;
use super::record::{self, playable_move};
use crate::game::{Event, Game};
use crate::rules::{Color, Move};
use std::fmt::Write as _;

/// Task for the computer opponent in its web worker: to move, or to answer a draw offer.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionTask {
    /// The computer opponent that decides.
    computer: ComputerOpponent,
    /// The game, without its clocks.
    game: Game,
    /// The computer's colour if the computer has to answer a draw offer; `None` if the computer has
    /// to move.
    offered_to: Option<Color>,
    /// Greatest time to search, in milliseconds.
    pub millis: u32,
}

/// Decision of the computer opponent, as the page reads it from the web worker's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentDecision {
    /// A move, perhaps with a draw offer.
    Move {
        /// The move.
        mv: Move,
        /// Whether the computer offers a draw.
        offers: bool,
    },
    /// A draw claim for the position on the board, without a move.
    Claim,
    /// A resignation.
    Resign,
    /// The answer to the player's draw offer: whether the computer accepts it.
    AnswerDraw(bool),
}

/// Writes a task for the computer opponent as text for the web worker. If `offered_to` is a colour,
/// the computer plays this colour and has to answer a draw offer; with `None`, the computer has to
/// move. `millis` limits the search time in milliseconds.
///
/// The text has five lines: level, seed and time; the house rules; the start position; the moves;
/// the letter of `offered_to`, or a space for `None`.
pub fn task_text(
    game: &Game,
    level: OpponentLevel,
    seed: u64,
    offered_to: Option<Color>,
    millis: u32,
) -> String {
    let mut text =
        format!("{} {seed} {millis}\n{}", level.number, record::write_game_text(game, game.moves().len()));
    // Writing to memory does not fail.
    let _ = write!(text, "\n{}", offered_to.map_or(' ', Color::to_char));
    text
}

impl DecisionTask {
    /// Parses a task for the computer opponent from the text that [`task_text`] writes; `None` if
    /// the text is invalid.
    pub fn read(text: &str) -> Option<DecisionTask> {
        let mut lines = text.split('\n');
        let mut numbers = lines.next()?.split(' ');
        let level = OpponentLevel::from_number(numbers.next()?.parse().ok()?)?;
        let computer = ComputerOpponent::new(level, numbers.next()?.parse().ok()?);
        let millis = numbers.next()?.parse().ok()?;
        let game = record::read_game_text(&mut lines)?;
        let offered_to = lines.next()?.chars().next().and_then(Color::from_char);
        Some(DecisionTask { computer, game, offered_to, millis })
    }

    /// Returns the computer opponent's decision on this task as text, which
    /// [`OpponentDecision::read`] parses: a move, a draw claim, a resignation, or the answer to a
    /// draw offer. `None` if no move is possible. `stop` ends the search early by returning `true`.
    pub fn decide_as_text(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let DecisionTask { computer, game, .. } = self;
        if let Some(us) = self.offered_to {
            return Some(
                if computer.accepts_draw(game, us, stop)? { "accept" } else { "decline" }.to_owned(),
            );
        }
        let choice = computer.choose_action(game, stop)?;
        Some(match &choice.event {
            Event::Move(mv) => {
                let offer = if computer.offers_draw(game, &choice) { " draw" } else { "" };
                format!("{}{offer}", game.position().uci(*mv))
            }
            Event::Claim { .. } => "claim".to_owned(),
            _ => "resign".to_owned(),
        })
    }
}

impl OpponentDecision {
    /// Parses the computer opponent's decision from the text that its web worker returns; `None` if
    /// the text is no decision or its move is not playable in this game.
    pub fn read(text: &str, game: &Game) -> Option<OpponentDecision> {
        Some(match text {
            "accept" => OpponentDecision::AnswerDraw(true),
            "decline" => OpponentDecision::AnswerDraw(false),
            "claim" => OpponentDecision::Claim,
            "resign" => OpponentDecision::Resign,
            text => {
                let (uci, offers) = text.strip_suffix(" draw").map_or((text, false), |uci| (uci, true));
                OpponentDecision::Move { mv: playable_move(game, uci)?, offers }
            }
        })
    }
}
