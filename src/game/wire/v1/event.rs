//! The stored form of a game's events.

use std::iter;

use serde::{Deserialize, Serialize};

use super::rules::HouseRulesV1;
use super::values;
use crate::game::wire::frozen::stored_as;
use crate::game::wire::v2::HeadersV2;
use crate::game::{self as today, GameResult, Instant, Span};
use crate::rules::{Color, Move};

/// Stored form of one event of a game, in storage format version 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventV1 {
    /// The clock is started before the first move.
    #[serde(rename = "start")]
    Start,
    /// A move.
    #[serde(rename = "move")]
    Move(#[serde(with = "values::mv")] Move),
    /// A player presses the clock.
    #[serde(rename = "press")]
    Press(#[serde(with = "values::color")] Color),
    /// A player resigns.
    #[serde(rename = "resign")]
    Resign(#[serde(with = "values::color")] Color),
    /// A player offers a draw.
    #[serde(rename = "offer-draw")]
    OfferDraw(#[serde(with = "values::color")] Color),
    /// A player accepts the opponent's draw offer.
    #[serde(rename = "accept-draw")]
    AcceptDraw(#[serde(with = "values::color")] Color),
    /// A player declines the opponent's draw offer.
    #[serde(rename = "decline-draw")]
    DeclineDraw(#[serde(with = "values::color")] Color),
    /// A player claims a draw.
    #[serde(rename = "claim")]
    Claim {
        /// The claimant.
        #[serde(with = "values::color")]
        by: Color,
        /// The move that is declared with the claim, if any.
        #[serde(with = "values::maybe_mv", default)]
        intended: Option<Move>,
    },
    /// A player asks to take back their last move, and the reply to it if there is one.
    #[serde(rename = "ask-takeback")]
    AskTakeback(#[serde(with = "values::color")] Color),
    /// A player asks to make the moves again that the last takeback removed.
    #[serde(rename = "ask-redo")]
    AskRedo(#[serde(with = "values::color")] Color),
    /// A player grants the opponent's request.
    #[serde(rename = "consent")]
    Consent(#[serde(with = "values::color")] Color),
    /// A player declines the opponent's request, or withdraws their own.
    #[serde(rename = "dissent")]
    Dissent(#[serde(with = "values::color")] Color),
    /// The clocks are paused.
    #[serde(rename = "pause")]
    Pause,
    /// The pause ends.
    #[serde(rename = "resume")]
    Resume,
    /// An interruption begins, in which the game cannot be played.
    #[serde(rename = "suspend")]
    Suspend {
        /// Start of the interruption, in microseconds since the start of 1970.
        from: u64,
    },
    /// The interruption ends.
    #[serde(rename = "return")]
    Return {
        /// Whether the time of the interruption is given back to the player whose clock ran;
        /// otherwise it is charged.
        refund: bool,
    },
    /// Time is added to a player's clock.
    #[serde(rename = "give-time")]
    GiveTime {
        /// The player whose clock gets the time.
        #[serde(with = "values::color")]
        to: Color,
        /// The time, in microseconds.
        time: u64,
    },
    /// The arbiter sets the time left on a player's clock.
    #[serde(rename = "set-clock")]
    SetClock {
        /// The player whose clock is set.
        #[serde(with = "values::color")]
        color: Color,
        /// The time left, in microseconds.
        left: u64,
    },
    /// The arbiter ends the game, or the players give the result of a game for which the app is
    /// only the clock.
    #[serde(rename = "decide")]
    Decide {
        /// The result: the colour of the winner, `null` for a draw, or the name of a result that
        /// PGN does not know.
        #[serde(rename = "winner", with = "values::result", default)]
        result: GameResult,
        /// The arbiter's reason.
        why: String,
    },
    /// The arbiter corrects the position.
    #[serde(rename = "put-right")]
    PutRight {
        /// The corrected position, as FEN.
        fen: String,
        /// The arbiter's reason.
        why: String,
    },
    /// The answer to the question whether a side can still mate.
    #[serde(rename = "answer")]
    Answer {
        /// The number of the question.
        question: u32,
        /// The answer.
        verdict: VerdictV1,
    },
    /// The house rules are changed.
    #[serde(rename = "change-rules")]
    ChangeRules(HouseRulesV1),
    /// The headers are replaced. Version 2 of the headers adds who plays each colour, and the
    /// ticket (the secret code of a tournament game that is not played on the arbiter's device).
    #[serde(rename = "set-headers")]
    SetHeaders(HeadersV2),
    /// The end of the game is undone by this player.
    #[serde(rename = "undo-end")]
    UndoEnd(#[serde(with = "values::color")] Color),
    /// This player has made an illegal move in a game for which the app is only the clock. Older
    /// versions of the app do not know this event, but they never read it: the setup of such a game
    /// has the version number 6, and they do not open a game with an unknown number.
    #[serde(rename = "illegal-move")]
    IllegalMove(#[serde(with = "values::color")] Color),
    /// Time has passed.
    #[serde(rename = "tick")]
    Tick,
}

/// Stored answer to the game's question whether a side can still mate, in storage format version 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum VerdictV1 {
    /// A mate is possible.
    #[serde(rename = "winnable")]
    Winnable {
        /// One series of moves to the mate; may be empty.
        #[serde(with = "values::line", default)]
        line: Vec<Move>,
    },
    /// No mate is possible.
    #[serde(rename = "unwinnable")]
    Unwinnable,
    /// The search ended without an answer.
    #[serde(rename = "undetermined")]
    Undetermined,
}

impl From<today::Event> for EventV1 {
    /// Converts a game event to its stored form.
    fn from(event: today::Event) -> EventV1 {
        match event {
            today::Event::Start => EventV1::Start,
            today::Event::Move(mv) => EventV1::Move(mv),
            today::Event::Press(by) => EventV1::Press(by),
            today::Event::Resign(by) => EventV1::Resign(by),
            today::Event::OfferDraw(by) => EventV1::OfferDraw(by),
            today::Event::AcceptDraw(by) => EventV1::AcceptDraw(by),
            today::Event::DeclineDraw(by) => EventV1::DeclineDraw(by),
            today::Event::Claim { by, intended } => EventV1::Claim { by, intended },
            today::Event::AskTakeback(by) => EventV1::AskTakeback(by),
            today::Event::AskRedo(by) => EventV1::AskRedo(by),
            today::Event::GrantRequest(by) => EventV1::Consent(by),
            today::Event::DeclineRequest(by) => EventV1::Dissent(by),
            today::Event::Pause => EventV1::Pause,
            today::Event::Resume => EventV1::Resume,
            today::Event::Suspend { from } => EventV1::Suspend { from: from.as_micros() },
            today::Event::EndAbsence { refund } => EventV1::Return { refund },
            today::Event::GiveTime { to, time } => EventV1::GiveTime { to, time: time.as_micros() },
            today::Event::SetClock { color, left } => EventV1::SetClock { color, left: left.as_micros() },
            today::Event::Decide { result, why } => EventV1::Decide { result, why },
            today::Event::CorrectPosition { fen, why } => EventV1::PutRight { fen, why },
            today::Event::Answer { question, verdict } => {
                EventV1::Answer { question, verdict: verdict.into() }
            }
            today::Event::ChangeRules(rules) => EventV1::ChangeRules(rules.into()),
            today::Event::SetHeaders(headers) => EventV1::SetHeaders(headers.into()),
            today::Event::UndoEnd(by) => EventV1::UndoEnd(by),
            today::Event::IllegalMove(by) => EventV1::IllegalMove(by),
            today::Event::Tick => EventV1::Tick,
        }
    }
}

impl TryFrom<EventV1> for today::Event {
    type Error = &'static str;

    /// Converts a stored game event to the type with which the program works.
    ///
    /// Fails on a house rule, or a level of the computer, that this version of the program does not
    /// know.
    fn try_from(event: EventV1) -> Result<today::Event, &'static str> {
        Ok(match event {
            EventV1::Start => today::Event::Start,
            EventV1::Move(mv) => today::Event::Move(mv),
            EventV1::Press(by) => today::Event::Press(by),
            EventV1::Resign(by) => today::Event::Resign(by),
            EventV1::OfferDraw(by) => today::Event::OfferDraw(by),
            EventV1::AcceptDraw(by) => today::Event::AcceptDraw(by),
            EventV1::DeclineDraw(by) => today::Event::DeclineDraw(by),
            EventV1::Claim { by, intended } => today::Event::Claim { by, intended },
            EventV1::AskTakeback(by) => today::Event::AskTakeback(by),
            EventV1::AskRedo(by) => today::Event::AskRedo(by),
            EventV1::Consent(by) => today::Event::GrantRequest(by),
            EventV1::Dissent(by) => today::Event::DeclineRequest(by),
            EventV1::Pause => today::Event::Pause,
            EventV1::Resume => today::Event::Resume,
            EventV1::Suspend { from } => today::Event::Suspend { from: Instant::from_micros(from) },
            EventV1::Return { refund } => today::Event::EndAbsence { refund },
            EventV1::GiveTime { to, time } => today::Event::GiveTime { to, time: Span::from_micros(time) },
            EventV1::SetClock { color, left } => {
                today::Event::SetClock { color, left: Span::from_micros(left) }
            }
            EventV1::Decide { result, why } => today::Event::Decide { result, why },
            EventV1::PutRight { fen, why } => today::Event::CorrectPosition { fen, why },
            EventV1::Answer { question, verdict } => {
                today::Event::Answer { question, verdict: verdict.into() }
            }
            EventV1::ChangeRules(rules) => today::Event::ChangeRules(rules.try_into()?),
            EventV1::SetHeaders(headers) => today::Event::SetHeaders(headers.try_into()?),
            EventV1::UndoEnd(by) => today::Event::UndoEnd(by),
            EventV1::IllegalMove(by) => today::Event::IllegalMove(by),
            EventV1::Tick => today::Event::Tick,
        })
    }
}

impl From<today::Verdict> for VerdictV1 {
    /// Converts the answer to the game's question, whether a side can still mate, to its stored
    /// form.
    fn from(verdict: today::Verdict) -> VerdictV1 {
        match verdict {
            today::Verdict::Winnable { line } => VerdictV1::Winnable { line },
            today::Verdict::Unwinnable => VerdictV1::Unwinnable,
            today::Verdict::Undetermined => VerdictV1::Undetermined,
        }
    }
}

impl From<VerdictV1> for today::Verdict {
    /// Converts the stored answer to the game's question, whether a side can still mate, to the
    /// type with which the program works.
    fn from(verdict: VerdictV1) -> today::Verdict {
        match verdict {
            VerdictV1::Winnable { line } => today::Verdict::Winnable { line },
            VerdictV1::Unwinnable => today::Verdict::Unwinnable,
            VerdictV1::Undetermined => today::Verdict::Undetermined,
        }
    }
}

stored_as!(today::Event => EventV1);
stored_as!(today::Verdict => VerdictV1);

impl today::Verdict {
    /// Returns the answer to the game's question, whether a side can still mate, as text for a web
    /// worker to send.
    ///
    /// The text is `unwinnable`, `undetermined`, or `winnable` with the moves to a mate, such as
    /// `winnable f2f3 e7e5++ g2g4++ d8h4`. Moves are written as in storage format version 1, where
    /// `++` marks a double step of a pawn.
    pub fn to_text(&self) -> String {
        match self {
            today::Verdict::Winnable { line } => {
                let moves = line.iter().map(|mv| values::mv::write(*mv));
                iter::once("winnable".to_owned()).chain(moves).collect::<Vec<_>>().join(" ")
            }
            today::Verdict::Unwinnable => "unwinnable".to_owned(),
            today::Verdict::Undetermined => "undetermined".to_owned(),
        }
    }

    /// Parses the answer to the game's question, whether a side can still mate, as
    /// [`to_text`](today::Verdict::to_text) writes it; `None` for any other text.
    pub fn from_text(text: &str) -> Option<today::Verdict> {
        let mut words = text.split(' ');
        let verdict = match words.next()? {
            "winnable" => {
                let line = words.by_ref().map(values::mv::read).collect::<Option<_>>()?;
                today::Verdict::Winnable { line }
            }
            "unwinnable" => today::Verdict::Unwinnable,
            "undetermined" => today::Verdict::Undetermined,
            _ => return None,
        };
        words.next().is_none().then_some(verdict)
    }
}

#[cfg(test)]
mod tests {
    use super::today::Verdict;
    use crate::rules::Position;

    #[test]
    fn an_answer_comes_back_from_its_text() {
        let start = Position::initial();
        let lines = [Vec::new(), start.legal_moves().to_vec()];
        let winnable = lines.map(|line| Verdict::Winnable { line });
        for verdict in winnable.into_iter().chain([Verdict::Unwinnable, Verdict::Undetermined]) {
            assert_eq!(Verdict::from_text(&verdict.to_text()), Some(verdict));
        }
    }

    #[test]
    fn other_texts_are_no_answers() {
        for text in ["", " ", "winnable ", "winnable e2e9", "unwinnable e2e4", "Winnable", "null"] {
            assert_eq!(Verdict::from_text(text), None, "{text:?}");
        }
    }
}
