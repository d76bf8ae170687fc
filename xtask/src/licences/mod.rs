//! Licences: which ones a dependency may have, and what the page says about everything that is in it.

mod accepted;
mod asset;
mod texts;

pub(crate) use accepted::faults;
pub(crate) use asset::{is_current, name_build, renew};
