//! The page's clock and timers. Detects times when the page was frozen or the device asleep.

pub(crate) mod clock;
pub(crate) mod liveness;
