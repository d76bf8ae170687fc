//! What is said about clocks.

use super::color;
use crate::game::{ClockEdit, Game, Reading, Shown, Span, TimeControlError, TimeFault};
use crate::rules::Color;

/// Label of the button over a clock that completes the turn.
pub const PRESS_CLOCK: &str = "Press the clock";
/// Label of the buttons that start the first clock.
pub const START_CLOCK: &str = "Start the clock";
/// Label of the button by which a player gives the other one time.
pub const GIVE_TIME: &str = "Give the opponent 15 seconds";
/// Label of the button that opens the arbiter's dialog, and its heading.
pub const SET_CLOCKS: &str = "Set the clocks";
/// What the arbiter's dialog is for.
pub const SET_CLOCKS_HINT: &str =
    "For an arbiter. Minutes, or hours:minutes:seconds. Every change is written down.";
/// Label of the button that sets one clock.
pub const SET_CLOCK: &str = "Set";
/// Label of the button that adds to one clock.
pub const ADD_15: &str = "+15 s";
/// Heading of the list of changes made by hand.
pub const CLOCK_EDITS: &str = "Changed so far";
/// Said at a field that holds no time.
pub const NOT_A_TIME: &str = "Not a time: write 5, 5:00 or 1:30:00.";
/// Said at a field that holds no whole number of moves.
pub const NOT_A_NUMBER: &str = "A whole number of moves, or nothing.";
/// Said at a field that holds no number of seconds.
pub const NOT_SECONDS: &str = "Seconds: a number.";
/// Said aloud, where the players want sounds, when check is announced.
pub const SPOKEN_CHECK: &str = "Check";

/// The name of a player's clock for screen readers.
pub fn clock_name(whose: Color) -> &'static str {
    whose.fold("White's clock", "Black's clock")
}

/// Whose tap on the clock is waited for.
pub fn press_awaited(whose: Color) -> String {
    format!("{}: press your clock", color(whose))
}

/// What a clock says besides what runs out first: the limit for the move or what is left in all, the delay that it
/// still waits, the moves that the stage still asks for. Empty if there is nothing of the kind.
pub fn clock_note(reading: &Reading) -> String {
    match (reading.left, reading.move_left) {
        (Some(left), Some(limit)) if limit < left => return format!("total {}", Shown::new(left)),
        (Some(_), Some(limit)) => return format!("move {}", Shown::new(limit)),
        (None, Some(_)) => return "for this move".to_owned(),
        (_, None) => {}
    }
    if reading.running && !reading.delay_left.is_zero() {
        return format!("waits {}", reading.delay_left.as_micros().div_ceil(1_000_000));
    }
    match reading.moves_to_go {
        Some(1) => "1 move to go".to_owned(),
        Some(moves) => format!("{moves} moves to go"),
        None => String::new(),
    }
}

/// What is wrong with a custom clock, at the field where it can be put right.
pub fn time_control_fault(fault: TimeControlError) -> &'static str {
    match fault.fault {
        TimeFault::NoTime => "There must be some time for the first move.",
        TimeFault::NoMoves { .. } => "One move at least, or nothing for the rest of the game.",
        TimeFault::NoTimePerMove => "More than nothing, or leave it empty.",
        TimeFault::StageAfterLast { .. } => "For how many moves? Another stage follows.",
        TimeFault::LongStage { .. } | TimeFault::LongBonus { .. } | TimeFault::LongPerMove => {
            "A thousand hours at most."
        }
    }
}

/// One change of a clock by hand, as the arbiter's dialog lists it.
pub fn clock_edit(edit: &ClockEdit, game: &Game) -> String {
    let when = game.numbered_san(edit.ply).map_or("At the start".to_owned(), |san| format!("After {san}"));
    let time = |left: Span| Shown::new(left).to_string();
    format!("{when}: {} {} → {}", color(edit.color), time(edit.before), time(edit.after))
}
