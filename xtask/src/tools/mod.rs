//! The tools that a command needs beyond Rust itself: which are missing, how they are had, where they are.

mod apt;
mod browser;
mod cargo_tool;
mod debian;
mod firefox;
mod pins;
mod release;
mod rust_parts;
mod wasm_opt;
mod wasm_std;

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail};

pub(crate) use browser::webdriver_settings;

/// Something that a command cannot do without.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// rustfmt and Clippy.
    Checks,
    /// The standard library for `wasm32-unknown-unknown`.
    WasmStd,
    /// Trunk, which builds and serves the page.
    Trunk,
    /// The wasm-bindgen command-line tool of the locked version, and its test runner.
    WasmBindgen,
    /// Binaryen's optimiser.
    WasmOpt,
    /// Chromium or Chrome, and the driver that goes with it.
    Browser,
    /// Firefox.
    Firefox,
    /// The driver that goes with Firefox.
    Geckodriver,
    /// The cargo subcommand that drives libFuzzer.
    CargoFuzz,
}

impl Need {
    /// Every tool that serving, building and testing take, in the order in which they are best fetched.
    pub(crate) const ALL: [Self; 8] = [
        Self::Checks,
        Self::WasmStd,
        Self::WasmOpt,
        Self::WasmBindgen,
        Self::Trunk,
        Self::Browser,
        Self::Firefox,
        Self::Geckodriver,
    ];

    /// What building the page takes.
    pub(crate) const PAGE: [Self; 4] = [Self::WasmStd, Self::WasmOpt, Self::WasmBindgen, Self::Trunk];

    /// The tool's name, with the version that is wanted where only one will do.
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
            Self::CargoFuzz => cargo_tool::cargo_fuzz().name(),
        })
    }

    /// Where it is, if it is here. Fetches nothing.
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
            Self::CargoFuzz => cargo_tool::cargo_fuzz().find(),
        }
    }

    /// What getting it would do, in a few words.
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
            Self::CargoFuzz => cargo_tool::cargo_fuzz().plan(),
        })
    }

    /// Gets it. The error says why it could not be had.
    fn get(self) -> Result<Found> {
        match self {
            Self::Checks => rust_parts::get(),
            Self::WasmStd => wasm_std::get(),
            Self::Trunk => cargo_tool::trunk().get(),
            Self::WasmBindgen => cargo_tool::wasm_bindgen()?.get(),
            Self::WasmOpt => wasm_opt::get(),
            Self::Browser => browser::get(),
            Self::Firefox => firefox::get(),
            Self::Geckodriver => cargo_tool::geckodriver().get(),
            Self::CargoFuzz => cargo_tool::cargo_fuzz().get(),
        }
    }

    /// The command by which a person could get it.
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
            Self::CargoFuzz => cargo_tool::cargo_fuzz().by_hand(),
        })
    }
}

/// A tool that is here.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Found {
    /// Where it is, for people to read.
    pub(crate) place: String,
    /// Folders that go in front of PATH.
    path: Vec<PathBuf>,
    /// Environment variables that name it.
    vars: Vec<(&'static str, OsString)>,
}

impl Found {
    /// A tool that is reached without any help.
    fn already(place: impl Into<String>) -> Self {
        Self { place: place.into(), ..Self::default() }
    }

    /// A tool whose programs are in this folder.
    fn in_folder(folder: PathBuf) -> Self {
        Self { place: folder.display().to_string(), path: vec![folder], vars: Vec::new() }
    }
}

/// The tools that a command needs, found or fetched, to be lent to the programs it starts.
#[derive(Debug, Default)]
pub(crate) struct Kit {
    found: Vec<(Need, Found)>,
    lacking: Vec<(Need, String)>,
}

impl Kit {
    /// Finds these tools and gets the missing ones. What cannot be had is printed, a line each, and remembered.
    pub(crate) fn gather(needs: &[Need]) -> Result<Self> {
        let mut kit = Self::default();
        let mut missing = Vec::new();
        for &need in needs {
            match need.find()? {
                Some(found) => kit.found.push((need, found)),
                None => missing.push(need),
            }
        }
        if missing.is_empty() {
            return Ok(kit);
        }
        println!("Missing here:");
        for need in &missing {
            println!("  {}: {}", need.name()?, need.plan()?);
        }
        for need in missing {
            let name = need.name()?;
            println!("Getting {name} …");
            let start = Instant::now();
            match need.get() {
                Ok(found) => {
                    println!("  {name}: {} ({} s)", found.place, start.elapsed().as_secs());
                    kit.found.push((need, found));
                }
                Err(why) => {
                    let line = format!("{name} cannot be had: {why:#}; by hand: {}", need.by_hand()?);
                    println!("  {line}");
                    kit.lacking.push((need, line));
                }
            }
        }
        Ok(kit)
    }

    /// As [`Kit::gather`], and an error if any of them cannot be had.
    pub(crate) fn complete(needs: &[Need]) -> Result<Self> {
        let kit = Self::gather(needs)?;
        if !kit.lacking.is_empty() {
            bail!("not all that is needed is here");
        }
        Ok(kit)
    }

    /// Why one of these could not be had, if one could not.
    pub(crate) fn lacks(&self, needs: &[Need]) -> Option<&str> {
        self.lacking.iter().find(|(need, _)| needs.contains(need)).map(|(_, line)| line.as_str())
    }

    /// Lets a program find these of the kit's tools: PATH and the variables that name them.
    pub(crate) fn lend(&self, command: &mut Command, needs: &[Need]) {
        let mut path = Vec::new();
        for (_, found) in self.found.iter().filter(|(need, _)| needs.contains(need)) {
            path.extend(found.path.iter().cloned());
            command.envs(found.vars.iter().map(|(name, value)| (name, value)));
        }
        if !path.is_empty() {
            path.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
            if let Ok(path) = env::join_paths(path) {
                command.env("PATH", path);
            }
        }
    }

    /// The value of a variable by which the kit names one of its tools, such as `CHROME`.
    pub(crate) fn var(&self, name: &str) -> Option<&OsString> {
        let mut vars = self.found.iter().flat_map(|(_, found)| &found.vars);
        vars.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

/// The one thing a version print-out must carry to be the version that is wanted: the number as a word of its own.
fn says_version(printed: &str, version: &str) -> bool {
    printed.split_whitespace().any(|word| word.trim_matches(['(', ')', ',', 'v']) == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_must_match_as_a_whole_word() {
        assert!(says_version("wasm-bindgen 0.2.130", "0.2.130"));
        assert!(says_version("trunk 0.21.14 (abc)", "0.21.14"));
        assert!(says_version("wasm-opt version 132 (version_132)", "132"));
        assert!(!says_version("wasm-bindgen 0.2.13", "0.2.130"));
        assert!(!says_version("wasm-bindgen 0.2.1301", "0.2.130"));
    }

    #[test]
    fn only_what_is_asked_for_is_lent() {
        let kit = Kit {
            found: vec![
                (Need::Trunk, Found::in_folder("/cache/trunk/bin".into())),
                (Need::WasmStd, Found { vars: vec![("RUSTC", "/cache/rustc".into())], ..Found::default() }),
            ],
            lacking: vec![(Need::Browser, "no browser".to_owned())],
        };
        let mut command = Command::new("cargo");
        kit.lend(&mut command, &[Need::Trunk]);
        let lent: Vec<_> = command.get_envs().map(|(name, _)| name.to_owned()).collect();
        assert_eq!(lent, ["PATH"]);
        assert_eq!(kit.var("RUSTC"), Some(&"/cache/rustc".into()));
        assert_eq!(kit.lacks(&Need::PAGE), None);
        assert_eq!(kit.lacks(&[Need::Browser]), Some("no browser"));
    }

    #[test]
    fn every_tool_has_a_name_a_plan_and_a_way_by_hand() {
        for need in Need::ALL {
            for text in [need.name().unwrap(), need.plan().unwrap(), need.by_hand().unwrap()] {
                assert!(!text.is_empty() && !text.contains('\n'), "{need:?}: {text}");
            }
        }
    }
}
