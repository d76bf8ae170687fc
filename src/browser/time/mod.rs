//! The clock, the timer, and whether the page is alive while a clock runs.

pub(crate) mod clock;
pub(crate) mod liveness;
