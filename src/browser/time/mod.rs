//! The page's clock, its timers, and the detection of times when the page is not alive.

pub(crate) mod clock;
pub(crate) mod liveness;
