//! The arbiter sets the clocks.

use crate::app::effect::Focus;
use crate::app::upshot::Upshot;
use crate::game::{Event, Shown, Span};
use crate::rules::Color;

/// The dialog in which the arbiter sets the clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The player whose field holds no time.
    pub fault: Option<Color>,
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
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// The arbiter changes a clock.
    Act(Event),
}

/// The time that one tap adds.
const ADDED: Span = Span::from_secs(15);

/// Sets a clock to what was typed; if that is no time, its field says so and nothing changes.
pub(super) fn update(clocks: &mut Clocks, msg: Msg) -> Upshot<Done> {
    let (color, typed) = match msg {
        Msg::Add(to) => return Upshot::done(Done::Act(Event::GiveTime { to, time: ADDED })),
        Msg::Set { color, typed } => (color, typed),
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
