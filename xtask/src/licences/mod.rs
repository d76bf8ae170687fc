//! Licences of dependencies: a check that they are accepted, and the licence file of the page.

mod accepted;
mod asset;
mod texts;

pub(crate) use accepted::faults;
pub(crate) use asset::{is_current, name_build, renew};
