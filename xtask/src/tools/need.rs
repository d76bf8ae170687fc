//! Tools that commands need.

use anyhow::Result;

use super::program::Program;
use super::rust::{Checks, WasmLibrary};
use super::system;
use super::tool::Tool;

/// Required tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// rustfmt and Clippy.
    Checks,
    /// The standard library for `wasm32-unknown-unknown`.
    WasmStd,
    /// Trunk, which builds and serves the page.
    Trunk,
    /// wasm-bindgen command-line tool of the locked version, and its test runner.
    WasmBindgen,
    /// Binaryen's optimizer.
    WasmOpt,
    /// Chromium or Chrome, and the matching driver.
    Browser,
    /// Firefox.
    Firefox,
    /// Driver for Firefox.
    Geckodriver,
    /// WebKit, its driver, and a virtual screen.
    WebKit,
    /// Fonts with the letters of all languages of the page. Without them, the end-to-end tests of
    /// letters are skipped.
    Fonts,
    /// nginx and Apache. Without them, the end-to-end tests with these servers are skipped.
    WebServers,
    /// Cargo subcommand that drives libFuzzer.
    CargoFuzz,
}

impl Need {
    /// Tools for serving, building and testing, in order of installation.
    pub(crate) const ALL: [Self; 11] = [
        Self::Checks,
        Self::WasmStd,
        Self::WasmOpt,
        Self::WasmBindgen,
        Self::Trunk,
        Self::Browser,
        Self::Firefox,
        Self::Geckodriver,
        Self::WebKit,
        Self::Fonts,
        Self::WebServers,
    ];

    /// Tools for building the page.
    pub(crate) const PAGE: [Self; 4] = [Self::WasmStd, Self::WasmOpt, Self::WasmBindgen, Self::Trunk];

    /// Returns the tool.
    pub(super) fn tool(self) -> Result<Box<dyn Tool>> {
        Ok(match self {
            Self::Checks => Box::new(Checks),
            Self::WasmStd => Box::new(WasmLibrary),
            Self::Trunk => Box::new(Program::trunk()),
            Self::WasmBindgen => Box::new(Program::wasm_bindgen()?),
            Self::WasmOpt => Box::new(Program::wasm_opt()),
            Self::Geckodriver => Box::new(Program::geckodriver()),
            Self::CargoFuzz => Box::new(Program::cargo_fuzz()),
            Self::Browser => Box::new(system::CHROMIUM),
            Self::Firefox => Box::new(system::FIREFOX),
            Self::WebKit => Box::new(system::WEBKIT),
            Self::Fonts => Box::new(system::FONTS),
            Self::WebServers => Box::new(system::WEB_SERVERS),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_has_a_name_a_plan_and_a_way_by_hand() {
        for need in Need::ALL {
            let tool = need.tool().unwrap();
            for text in [tool.name(), tool.plan(), tool.by_hand()] {
                assert!(!text.is_empty() && !text.contains('\n'), "{need:?}: {text}");
            }
        }
    }
}
