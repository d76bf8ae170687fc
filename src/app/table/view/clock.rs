//! View of one player's chess clock, without the time on it.

use crate::app::table::Table;
use crate::game::{Clock, ClockPress, Event};
use crate::rules::Color;

/// What the screen shows of one player's chess clock, without the time on it. The screen reads the
/// time, which changes constantly, from the clock itself.
#[derive(Clone, Debug, PartialEq)]
pub struct ClockView {
    /// Whether the clock runs.
    pub is_running: bool,
    /// Whether the game waits until this player, who has moved, presses the clock.
    pub is_awaited: bool,
    /// Whether the game waits until this player starts the clock of the opponent, who is to move.
    pub awaits_start: bool,
    /// The event that a tap on the clock causes; `None` if a tap does nothing.
    pub tap_event: Option<Event>,
}

impl ClockView {
    /// Returns the view of one player's chess clock; `None` if the board screen shows no clock for
    /// this player.
    pub fn of_table(table: &Table, color: Color) -> Option<ClockView> {
        let game = table.session.game();
        // If the app is only the clock of the game, a dialog shows the clocks, and the board screen
        // does not.
        let is_shown =
            |clock: &&Clock| !game.is_clock_only() && !clock.control().allowance(color).is_without_clock();
        let clock = game.clock().filter(is_shown)?;
        // At the start of the game, the clock of the player to move is started (FIDE 6.6). In the
        // app, the opponent of this player starts it.
        let starts = game.waits_for_start() && color != game.turn();
        let pressed = (clock.control().press() == ClockPress::Tap || starts) && game.outcome().is_none();
        Some(ClockView {
            is_running: clock.running() == Some(color),
            is_awaited: game.awaited_press() == Some(color),
            awaits_start: starts,
            tap_event: pressed.then_some(if starts { Event::Start } else { Event::Press(color) }),
        })
    }
}
