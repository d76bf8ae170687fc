//! The arbiter sets the clocks, puts a position right and ends the game.

use crate::app::effect::Focus;
use crate::app::upshot::Upshot;
use crate::game::{Event, GameResult, Shown, Span};
use crate::rules::pgn::Note;
use crate::rules::{Color, FenError, PastedFen};
use crate::words::plain;

/// The arbiter's dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The player whose field holds no time.
    pub fault: Option<Color>,
    /// The result that the arbiter has chosen and not yet confirmed.
    pub deciding: Option<GameResult>,
    /// What is wrong with the position that the arbiter would put on the board.
    pub misplaced: Option<FenError>,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The arbiter sets a clock.
    Set {
        /// Whose.
        color: Color,
        /// What was typed.
        typed: String,
    },
    /// The arbiter adds the usual time to a clock.
    Add(Color),
    /// The arbiter chooses a result, and is asked whether that is meant; `None`: it is not.
    Choose(Option<GameResult>),
    /// The result chosen is meant, for this reason.
    Decide(String),
    /// The arbiter puts the position right.
    PutRight {
        /// What is to stand on the board, as FEN.
        fen: String,
        /// Why.
        why: String,
    },
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// The arbiter changes a clock or ends the game.
    Act(Event),
    /// The arbiter puts the position right.
    PutRight {
        /// With which event.
        event: Event,
        /// How the position was read, where it is not quite written as FEN.
        note: Option<Note>,
    },
}

/// The time that one tap adds.
const ADDED: Span = Span::from_secs(15);

/// Ends the game once that is confirmed; sets a clock to what was typed; if that is no time, its field says so and nothing changes.
pub(super) fn update(clocks: &mut Clocks, msg: Msg) -> Upshot<Done> {
    let (color, typed) = match msg {
        Msg::Add(to) => return Upshot::done(Done::Act(Event::GiveTime { to, time: ADDED })),
        Msg::Set { color, typed } => (color, typed),
        Msg::PutRight { fen, why } => {
            let pasted = PastedFen::new(&fen);
            let event = Event::PutRight { fen: pasted.fen().to_owned(), why: plain(why.trim()) };
            return Upshot::done(Done::PutRight { event, note: pasted.note() });
        }
        Msg::Choose(result) => {
            clocks.deciding = result;
            return Upshot::none();
        }
        Msg::Decide(why) => {
            let event = |result| Done::Act(Event::Decide { result, why: plain(&why) });
            return clocks.deciding.take().map_or_else(Upshot::none, |result| Upshot::done(event(result)));
        }
    };
    match Shown::read(&typed) {
        Some(left) if !left.is_zero() => {
            clocks.fault = None;
            Upshot::done(Done::Act(Event::SetClock { color, left }))
        }
        _ => {
            clocks.fault = Some(color);
            Upshot::effect(Focus::Fault)
        }
    }
}
