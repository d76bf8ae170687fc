//! List of the development tools that commands of `cargo xtask` may need.

use super::rust::{Checks, WasmLibrary};
use super::tool::Tool;
use super::{program, system};

/// Development tool, or group of tools, that a command of `cargo xtask` may need.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// rustfmt and Clippy.
    Checks,
    /// The standard library for `wasm32-unknown-unknown`.
    WasmStd,
    /// Trunk, which builds and serves the page.
    Trunk,
    /// `wasm-opt`, Binaryen's optimizer for WebAssembly.
    WasmOpt,
    /// Chromium or Chrome, and the matching WebDriver program.
    Browser,
    /// Firefox.
    Firefox,
    /// WebDriver program for Firefox.
    Geckodriver,
    /// WebKit, its WebDriver program, and a virtual screen.
    WebKit,
    /// Fonts with the letters of all languages of the page. The end-to-end test that checks the
    /// letters leaves out a language without a font.
    Fonts,
    /// nginx and Apache. Without them, the end-to-end tests with these servers are skipped.
    WebServers,
    /// Cargo subcommand that drives libFuzzer.
    CargoFuzz,
}

impl Need {
    /// Tools for serving, building and testing, in order of installation: all except `CargoFuzz`.
    pub(crate) const ALL: [Self; 10] = [
        Self::Checks,
        Self::WasmStd,
        Self::WasmOpt,
        Self::Trunk,
        Self::Browser,
        Self::Firefox,
        Self::Geckodriver,
        Self::WebKit,
        Self::Fonts,
        Self::WebServers,
    ];

    /// Tools for building the page.
    pub(crate) const PAGE: [Self; 3] = [Self::WasmStd, Self::WasmOpt, Self::Trunk];

    /// Returns the object that finds and installs this tool.
    pub(super) fn tool(self) -> &'static dyn Tool {
        match self {
            Self::Checks => &Checks,
            Self::WasmStd => &WasmLibrary,
            Self::Trunk => &program::TRUNK,
            Self::WasmOpt => &program::WASM_OPT,
            Self::Geckodriver => &program::GECKODRIVER,
            Self::CargoFuzz => &program::CARGO_FUZZ,
            Self::Browser => &system::CHROMIUM,
            Self::Firefox => &system::FIREFOX,
            Self::WebKit => &system::WEBKIT,
            Self::Fonts => &system::FONTS,
            Self::WebServers => &system::WEB_SERVERS,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_has_a_name_a_plan_and_a_way_by_hand() {
        for need in Need::ALL {
            let tool = need.tool();
            for text in [tool.name(), tool.plan(), tool.by_hand()] {
                assert!(!text.is_empty() && !text.contains('\n'), "{need:?}: {text}");
            }
        }
    }
}
