//! The clock, timers, and the detection of times when the page is not alive.

pub(crate) mod clock;
pub(crate) mod liveness;
