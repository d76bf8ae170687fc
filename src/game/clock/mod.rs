//! Two clocks, of which one runs at most; time is an argument.
//!
//! [`TimeControl`] says what each player is given, [`Clock`] keeps the account. Nothing is counted in ticks: the
//! time left is worked out from the instant the clock was started, and is written down only when the clock is
//! stopped, so that nothing is lost or given away at a switch of sides.

mod control;
mod error;
mod halt;
mod hands;
mod notation;
mod presets;
mod shown;
mod state;

pub use control::{Allowance, Bonus, ClockPress, FirstIncrement, FirstMove, Stage, TimeControl};
pub use error::{TimeControlError, TimeFault};
pub(super) use halt::Away;
pub use halt::{ClockEdit, Gap, Halt};
pub use notation::ParseTimeControlError;
pub use presets::{TIME_PRESETS, TimePreset};
pub use shown::Shown;
pub use state::{Clock, Reading};

pub(super) use state::ClockState;
