//! Tools that commands need, and how each one is found and installed.

use anyhow::Result;

use super::found::Found;
use super::{browser, cargo_tool, firefox, fonts, rust_parts, wasm_opt, wasm_std, web_servers, webkit};

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

    /// Returns the tool's name, with the version if a certain one is required.
    pub(crate) fn name(self) -> Result<String> {
        Ok(match self {
            Self::Checks => rust_parts::NAME.to_owned(),
            Self::WasmStd => wasm_std::NAME.to_owned(),
            Self::Trunk => cargo_tool::trunk().name(),
            Self::WasmBindgen => cargo_tool::wasm_bindgen()?.name(),
            Self::WasmOpt => wasm_opt::name(),
            Self::Browser => browser::NAME.to_owned(),
            Self::Firefox => firefox::NAME.to_owned(),
            Self::Geckodriver => cargo_tool::geckodriver().name(),
            Self::WebKit => webkit::NAME.to_owned(),
            Self::Fonts => fonts::NAME.to_owned(),
            Self::WebServers => web_servers::NAME.to_owned(),
            Self::CargoFuzz => cargo_tool::cargo_fuzz().name(),
        })
    }

    /// Finds the tool without downloading.
    pub(crate) fn find(self) -> Result<Option<Found>> {
        match self {
            Self::Checks => Ok(rust_parts::find()),
            Self::WasmStd => Ok(wasm_std::find()),
            Self::Trunk => cargo_tool::trunk().find(),
            Self::WasmBindgen => cargo_tool::wasm_bindgen()?.find(),
            Self::WasmOpt => wasm_opt::find(),
            Self::Browser => Ok(browser::find().ok()),
            Self::Firefox => Ok(firefox::find().ok()),
            Self::Geckodriver => cargo_tool::geckodriver().find(),
            Self::WebKit => Ok(webkit::find().ok()),
            Self::Fonts => Ok(fonts::find().ok()),
            Self::WebServers => Ok(web_servers::find().ok()),
            Self::CargoFuzz => cargo_tool::cargo_fuzz().find(),
        }
    }

    /// Describes the installation in a few words.
    pub(crate) fn plan(self) -> Result<String> {
        Ok(match self {
            Self::Checks => rust_parts::PLAN.to_owned(),
            Self::WasmStd => wasm_std::PLAN.to_owned(),
            Self::Trunk => cargo_tool::trunk().plan(),
            Self::WasmBindgen => cargo_tool::wasm_bindgen()?.plan(),
            Self::WasmOpt => wasm_opt::PLAN.to_owned(),
            Self::Browser => browser::plan(),
            Self::Firefox => firefox::plan(),
            Self::Geckodriver => cargo_tool::geckodriver().plan(),
            Self::WebKit => webkit::plan(),
            Self::Fonts => fonts::plan(),
            Self::WebServers => web_servers::plan(),
            Self::CargoFuzz => cargo_tool::cargo_fuzz().plan(),
        })
    }

    /// Installs the tool. The error contains the reason of a failure.
    pub(super) fn get(self) -> Result<Found> {
        match self {
            Self::Checks => rust_parts::get(),
            Self::WasmStd => wasm_std::get(),
            Self::Trunk => cargo_tool::trunk().get(),
            Self::WasmBindgen => cargo_tool::wasm_bindgen()?.get(),
            Self::WasmOpt => wasm_opt::get(),
            Self::Browser => browser::get(),
            Self::Firefox => firefox::get(),
            Self::Geckodriver => cargo_tool::geckodriver().get(),
            Self::WebKit => webkit::get(),
            Self::Fonts => fonts::get(),
            Self::WebServers => web_servers::get(),
            Self::CargoFuzz => cargo_tool::cargo_fuzz().get(),
        }
    }

    /// Returns the command for a manual installation.
    pub(crate) fn by_hand(self) -> Result<String> {
        Ok(match self {
            Self::Checks => rust_parts::BY_HAND.to_owned(),
            Self::WasmStd => wasm_std::BY_HAND.to_owned(),
            Self::Trunk => cargo_tool::trunk().by_hand(),
            Self::WasmBindgen => cargo_tool::wasm_bindgen()?.by_hand(),
            Self::WasmOpt => wasm_opt::by_hand(),
            Self::Browser => browser::BY_HAND.to_owned(),
            Self::Firefox => firefox::BY_HAND.to_owned(),
            Self::Geckodriver => cargo_tool::geckodriver().by_hand(),
            Self::WebKit => webkit::BY_HAND.to_owned(),
            Self::Fonts => fonts::BY_HAND.to_owned(),
            Self::WebServers => web_servers::BY_HAND.to_owned(),
            Self::CargoFuzz => cargo_tool::cargo_fuzz().by_hand(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tool_has_a_name_a_plan_and_a_way_by_hand() {
        for need in Need::ALL {
            for text in [need.name().unwrap(), need.plan().unwrap(), need.by_hand().unwrap()] {
                assert!(!text.is_empty() && !text.contains('\n'), "{need:?}: {text}");
            }
        }
    }
}
