//! What is said about keeping the game.

use crate::game::Span;

/// Said where another tab has the game.
pub const OPEN_ELSEWHERE: &str = "The game is open in another tab.";
/// What can be done about it.
pub const OPEN_ELSEWHERE_HINT: &str =
    "Only one tab at a time may change the game. Take it over, and it goes on here; the other tab stops.";
/// Why nothing can be kept, where the browser has not answered.
pub const STORAGE_SILENT: &str = "the browser does not answer";
/// Label of the button that takes the game over.
pub const TAKE_OVER: &str = "Take over";
/// Heading over the question what becomes of the time that nobody played in.
pub const AWAY: &str = "The clock has waited";
/// Label of the button that gives that time back.
pub const REFUND: &str = "Do not count it";
/// Label of the button that charges that time.
pub const CHARGE: &str = "Count it";
/// Heading while the clocks are stopped.
pub const PAUSED: &str = "The clocks are stopped";
/// Label of the button that stops the clocks.
pub const PAUSE: &str = "Pause";
/// Label of the button that lets them go on.
pub const RESUME: &str = "Go on";

/// How long nobody could play.
pub fn away(gap: Span) -> String {
    let secs = gap.as_secs();
    let (hours, mins) = (secs / 3_600, secs / 60 % 60);
    let time = match (hours, mins) {
        (0, 0) if secs == 0 => "less than a second".to_owned(),
        (0, 0) => format!("{secs} s"),
        (0, _) => format!("{mins} min {} s", secs % 60),
        _ => format!("{hours} h {mins} min"),
    };
    format!("Nobody could play for {time}. Does it count?")
}

/// Nothing can be kept.
pub fn storage_failed(why: &str) -> String {
    format!("This browser does not let the game be kept ({why}). Play goes on, but a reload would lose it.")
}

/// What could not be kept is kept now.
pub const STORAGE_WORKS: &str = "The game is kept again, nothing of it is missing.";

/// The records of the last game are damaged.
pub fn record_damaged(fault: &str) -> String {
    format!(
        "The record of the last game is damaged ({fault}). It was set aside, with all that could be read."
    )
}
