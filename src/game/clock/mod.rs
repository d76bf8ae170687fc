//! The two chess clocks of a game, of which at most one runs. Functions get the present time as an
//! argument.
//!
//! [`TimeControl`] says how much time each player has, and [`Clock`] how much of it is left. A
//! running clock does not count down: its time left is computed from the stored time and the
//! instant at which the clock was started.

mod clock_events;
mod clock_stop;
mod control;
mod display;
mod error;
mod notation;
mod presets;
mod state;
mod without_board;

pub(super) use clock_stop::Absence;
pub use clock_stop::{AbsenceCost, ClockEdit, ClockStop};
pub use control::{ClockPress, FirstIncrement, FirstMove, TimeAllowance, TimeBonus, TimeControl, TimeStage};
pub use display::ClockDisplay;
pub use error::{TimeControlError, TimeFault};
pub use notation::ParseTimeControlError;
pub use presets::{TIME_PRESETS, TimePreset};
pub use state::{Clock, ClockReading};

pub(super) use state::ClockState;
