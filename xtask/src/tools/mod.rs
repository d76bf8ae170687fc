//! Detection and installation of the development tools that commands of `cargo xtask` need in
//! addition to Rust.

mod compiler;
mod kit;
mod need;
mod program;
mod rust;
mod system;
mod tool;
mod without_rustup;

pub(crate) use compiler::warn_of_other_compiler;
pub(crate) use kit::Kit;
pub(crate) use need::Need;
