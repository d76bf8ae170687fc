//! Clock, timer, and liveness of the page while a clock runs.

pub(crate) mod clock;
pub(crate) mod liveness;
