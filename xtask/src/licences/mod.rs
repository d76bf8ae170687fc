//! Licences: which ones dependencies may have, and the licence list of the page.

mod accepted;
mod asset;
mod texts;

pub(crate) use accepted::faults;
pub(crate) use asset::{is_current, name_build, renew};
