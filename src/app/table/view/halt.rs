//! Views of the overlay over the board while the clocks are stopped, and of the pause button.

use crate::app::table::Table;
use crate::game::{AbsenceCost, ClockStop, Event};

/// What the screen shows on the overlay that covers the board while the clocks are stopped. Each
/// variant is a reason for the stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoppedOverlayView {
    /// The players have paused the game.
    Paused,
    /// The game was interrupted, for example while the page was closed. The players decide whether
    /// the time of the interruption counts. Contains the length of the interruption, and the clock
    /// time that it would cost.
    Suspended(AbsenceCost),
    /// As `Suspended`, but the device's time of day jumped, so the length may be wrong: the device
    /// slept, or its time was set.
    ClockJumped(AbsenceCost),
}

impl StoppedOverlayView {
    /// Returns the view of the overlay over the board. `None` if the clocks are not stopped, or if
    /// a player has closed the overlay.
    pub fn of_table(table: &Table) -> Option<StoppedOverlayView> {
        if table.is_card_or_overlay_closed {
            return None;
        }
        let game = table.session.game();
        match game.clock_stop() {
            ClockStop::Paused => Some(StoppedOverlayView::Paused),
            ClockStop::Suspended(from) if table.clock_jump == Some(from) => {
                game.undecided_absence().map(StoppedOverlayView::ClockJumped)
            }
            _ => game.undecided_absence().map(StoppedOverlayView::Suspended),
        }
    }
}

/// What the screen shows on the button that starts, pauses or resumes the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseButtonView {
    /// Starts a clock that waits for the start.
    Start,
    /// Resumes the clocks.
    Resume,
    /// Pauses the clocks. `false` if the button is disabled, because no clock runs.
    Pause(bool),
}

impl PauseButtonView {
    /// Returns the view of the button that starts, pauses or resumes the clocks. `None` if there is
    /// no clock, or if the game is over.
    pub fn of_table(table: &Table) -> Option<PauseButtonView> {
        let game = table.session.game();
        let clock = game.clock().filter(|_| game.outcome().is_none())?;
        Some(if game.waits_for_start() {
            PauseButtonView::Start
        } else if game.clock_stop() == ClockStop::Paused {
            PauseButtonView::Resume
        } else {
            PauseButtonView::Pause(clock.running().is_some())
        })
    }

    /// Returns the game event that a press of this button causes.
    pub fn event(self) -> Event {
        match self {
            PauseButtonView::Start => Event::Start,
            PauseButtonView::Resume => Event::Resume,
            PauseButtonView::Pause(_) => Event::Pause,
        }
    }
}
