//! Tasks for the computer opponent and its decisions, as lines of text for a worker.

use super::choose::ComputerOpponent;
use super::level::OpponentLevel;
use super::record::{self, playable_move};
use crate::game::{Event, Game};
use crate::rules::{Color, Move};
use std::fmt::Write as _;

/// A task for the computer opponent: to move, or to answer a draw offer.
#[derive(Clone, Debug, PartialEq)]
pub struct DecisionTask {
    /// The computer opponent that decides.
    partner: ComputerOpponent,
    /// The game, without its clocks.
    game: Game,
    /// The computer's colour if it has to answer a draw offer; `None` if it is to move.
    offered_to: Option<Color>,
    /// Thinking time, in milliseconds.
    pub millis: u32,
}

/// A decision of the computer opponent, parsed from text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpponentDecision {
    /// A move, perhaps with a draw offer.
    Move {
        /// The move.
        mv: Move,
        /// Whether the opponent offers a draw.
        offers: bool,
    },
    /// A draw claim in the present position.
    Claim,
    /// A resignation.
    Resign,
    /// The answer to a draw offer: whether it is accepted.
    AnswerDraw(bool),
}

/// Returns a task for the computer opponent as text for the web worker. With `offered_to`, the
/// computer has this colour and answers a draw offer; with `None`, it moves. `millis` limits its
/// thinking time.
///
/// The lines: level, seed and time; the rules; the start position; the moves; the draw offer, if
/// there is one.
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
    /// Parses the text of a task for the computer opponent, as [`task_text`] returns it; `None` if
    /// it is invalid.
    pub fn read(text: &str) -> Option<DecisionTask> {
        let mut lines = text.split('\n');
        let mut numbers = lines.next()?.split(' ');
        let level = OpponentLevel::from_number(numbers.next()?.parse().ok()?)?;
        let partner = ComputerOpponent::new(level, numbers.next()?.parse().ok()?);
        let millis = numbers.next()?.parse().ok()?;
        let game = record::read_game_text(&mut lines)?;
        let offered_to = lines.next()?.chars().next().and_then(Color::from_char);
        Some(DecisionTask { partner, game, offered_to, millis })
    }

    /// Returns as text what the computer opponent decides: a move, a claim, its resignation, or the
    /// answer to a draw offer. `None` if no move is possible; `stop` is as for
    /// [`ComputerOpponent::choose_action`].
    pub fn decide_as_text(&self, stop: &mut dyn FnMut() -> bool) -> Option<String> {
        let DecisionTask { partner, game, .. } = self;
        if let Some(us) = self.offered_to {
            return Some(if partner.accepts_draw(game, us, stop)? { "accept" } else { "decline" }.to_owned());
        }
        let choice = partner.choose_action(game, stop)?;
        Some(match &choice.event {
            Event::Move(mv) => {
                let offer = if partner.offers_draw(game, &choice) { " draw" } else { "" };
                format!("{}{offer}", game.position().uci(*mv))
            }
            Event::Claim { .. } => "claim".to_owned(),
            _ => "resign".to_owned(),
        })
    }
}

impl OpponentDecision {
    /// Parses the text of a computer opponent's decision; `None` if its move is impossible in this
    /// game.
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
