//! Messages to the page, and effects whose code is loaded on demand.

pub(crate) mod lazy;
pub(crate) mod lazy_effects;
pub(crate) mod messages;
