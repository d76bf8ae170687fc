//! Kit of development tools: finds or installs the tools that a command of `cargo xtask` needs, and
//! passes their paths to the programs that the command starts.

use std::env;
use std::ffi::OsString;
use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail};

use super::need::Need;
use super::tool::Found;

/// Development tools that a command of `cargo xtask` needs, whether found or missing.
#[derive(Debug, Default)]
pub(crate) struct Kit {
    /// Available tools.
    found: Vec<(Need, Found)>,
    /// Missing tools, each with a line that says why it is missing and how to get it.
    lacking: Vec<(Need, String)>,
}

impl Kit {
    /// Looks for these tools on this machine; installs none.
    pub(crate) fn find(needs: &[Need]) -> Self {
        let mut kit = Self::default();
        for &need in needs {
            let tool = need.tool();
            match tool.find() {
                Ok(found) => kit.found.push((need, found)),
                Err(why) => {
                    let [name, plan, by_hand] = [tool.name(), tool.plan(), tool.by_hand()];
                    kit.lacking.push((need, format!("{name}: {why:#}; {plan} (by hand: {by_hand})")));
                }
            }
        }
        kit
    }

    /// Looks for these tools, prints which ones are missing, and installs them. A tool that cannot
    /// be installed is printed and recorded as missing.
    pub(crate) fn find_or_install(needs: &[Need]) -> Self {
        let mut kit = Self::find(needs);
        if !kit.lacking.is_empty() {
            println!("To install:");
            kit.lacking.iter().for_each(|(_, line)| println!("  {line}"));
        }
        for (need, _) in std::mem::take(&mut kit.lacking) {
            let tool = need.tool();
            let name = tool.name();
            println!("Installing {name} …");
            let start = Instant::now();
            match tool.install().and_then(|()| tool.find()) {
                Ok(found) => {
                    println!("  {name}: {} ({} s)", found.place, start.elapsed().as_secs());
                    kit.found.push((need, found));
                }
                Err(why) => {
                    let line = format!("{name} cannot be installed: {why:#}; by hand: {}", tool.by_hand());
                    println!("  {line}");
                    kit.lacking.push((need, line));
                }
            }
        }
        kit
    }

    /// Looks for these tools and installs the missing ones, as [`Kit::find_or_install`] does; fails
    /// if a tool cannot be installed.
    pub(crate) fn complete(needs: &[Need]) -> Result<Self> {
        let kit = Self::find_or_install(needs);
        if !kit.lacking.is_empty() {
            bail!("not all that is needed is here");
        }
        Ok(kit)
    }

    /// Prints where each tool of this kit is, then the missing ones and how they would be
    /// installed. Returns whether a tool is missing.
    pub(crate) fn report(&self) -> bool {
        for (need, found) in &self.found {
            println!("here     {}: {}", need.tool().name(), found.place);
        }
        self.lacking.iter().for_each(|(_, line)| println!("missing  {line}"));
        !self.lacking.is_empty()
    }

    /// Returns the reasons why tools among `needs` are missing, as text; `None` if all are there.
    pub(crate) fn lacks(&self, needs: &[Need]) -> Option<String> {
        let lacking = self.lacking.iter().filter(|(need, _)| needs.contains(need));
        let lines: Vec<&str> = lacking.map(|(_, line)| line.as_str()).collect();
        (!lines.is_empty()).then(|| lines.join("; "))
    }

    /// Sets PATH and other environment variables of a command so that it finds those tools of the
    /// kit that are among `needs`.
    pub(crate) fn set_environment(&self, command: &mut Command, needs: &[Need]) {
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

    /// Returns the value of an environment variable that locates a tool of this kit, such as
    /// `CHROME`; `None` if the kit has no such tool.
    pub(crate) fn var(&self, name: &str) -> Option<&OsString> {
        let mut vars = self.found.iter().flat_map(|(_, found)| &found.vars);
        vars.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_gets_the_tools_it_asks_for() {
        let kit = Kit {
            found: vec![
                (Need::Trunk, Found::in_folder("/cache/trunk/bin".into())),
                (Need::WasmStd, Found::by_variables([("RUSTC", "/cache/rustc".into())])),
            ],
            lacking: vec![(Need::Browser, "no browser".to_owned())],
        };
        let mut command = Command::new("cargo");
        kit.set_environment(&mut command, &[Need::Trunk]);
        let set: Vec<_> = command.get_envs().map(|(name, _)| name.to_owned()).collect();
        assert_eq!(set, ["PATH"]);
        assert_eq!(kit.var("RUSTC"), Some(&"/cache/rustc".into()));
        assert_eq!(kit.lacks(&Need::PAGE), None);
        assert_eq!(kit.lacks(&[Need::Browser]).as_deref(), Some("no browser"));
    }
}
