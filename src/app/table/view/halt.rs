//! What lies over the board while the clocks stand still, and the button that stops them.

use crate::app::table::Table;
use crate::game::{Event, Gap, Halt};

/// What lies over the board while the clocks stand still.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HaltView {
    /// The players have paused the game.
    Paused,
    /// A gap in which the game could not be played: the players have to say whether it counts.
    Suspended(Gap),
    /// The same where the time of day has jumped: the device slept, or its clock was changed.
    ClockJumped(Gap),
}

impl HaltView {
    /// What lies over this table's board, if anything does and nobody has put it away.
    pub fn of(table: &Table) -> Option<HaltView> {
        if table.card_away {
            return None;
        }
        let game = table.session.game();
        match game.halt() {
            Halt::Paused => Some(HaltView::Paused),
            Halt::Suspended(from) if table.clock_jump == Some(from) => game.gap().map(HaltView::ClockJumped),
            _ => game.gap().map(HaltView::Suspended),
        }
    }
}

/// The button that starts, pauses or resumes the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseView {
    /// Starts the clock that waits for it.
    Start,
    /// Lets the clocks go on.
    Resume,
    /// Stops the clocks; `false` where none runs.
    Pause(bool),
}

impl PauseView {
    /// The button of this table; none where no clock will run any more.
    pub fn of(table: &Table) -> Option<PauseView> {
        let game = table.session.game();
        let clock = game.clock().filter(|_| game.outcome().is_none())?;
        Some(if game.waits_for_start() {
            PauseView::Start
        } else if game.halt() == Halt::Paused {
            PauseView::Resume
        } else {
            PauseView::Pause(clock.running().is_some())
        })
    }

    /// What a tap on it does.
    pub fn event(self) -> Event {
        match self {
            PauseView::Start => Event::Start,
            PauseView::Resume => Event::Resume,
            PauseView::Pause(_) => Event::Pause,
        }
    }
}
