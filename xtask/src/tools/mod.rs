//! Tools that a command needs in addition to Rust: detection and installation.

mod apt;
mod browser;
mod cargo_tool;
mod debian;
mod firefox;
mod fonts;
mod found;
mod kit;
mod need;
mod pins;
mod release;
mod rust_parts;
mod wasm_opt;
mod wasm_std;
mod web_servers;
mod webkit;

pub(crate) use browser::webdriver_settings;
pub(crate) use kit::Kit;
pub(crate) use need::Need;
