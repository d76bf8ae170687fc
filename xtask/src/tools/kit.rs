//! Set of tools for the programs that a command starts.

use std::env;
use std::ffi::OsString;
use std::process::Command;
use std::time::Instant;

use anyhow::{Result, bail};

use super::need::Need;
use super::tool::Found;

/// Tools that a command needs, found or installed, to pass on to the programs that it starts.
#[derive(Debug, Default)]
pub(crate) struct Kit {
    /// Available tools.
    found: Vec<(Need, Found)>,
    /// Missing tools, each with a line that says why it is missing and how to get it.
    lacking: Vec<(Need, String)>,
}

impl Kit {
    /// Finds these tools and installs none.
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

    /// Finds these tools, prints which ones are missing, and installs those. Prints and records each
    /// tool that is still not available.
    pub(crate) fn gather(needs: &[Need]) -> Self {
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

    /// Like [`Kit::gather`], but fails if a tool is not available.
    pub(crate) fn complete(needs: &[Need]) -> Result<Self> {
        let kit = Self::gather(needs);
        if !kit.lacking.is_empty() {
            bail!("not all that is needed is here");
        }
        Ok(kit)
    }

    /// Prints where each tool is, then the missing ones and how they would be installed. Returns
    /// whether a tool is missing.
    pub(crate) fn report(&self) -> bool {
        for (need, found) in &self.found {
            println!("here     {}: {}", need.tool().name(), found.place);
        }
        self.lacking.iter().for_each(|(_, line)| println!("missing  {line}"));
        !self.lacking.is_empty()
    }

    /// Returns the reasons why some of these tools are not available, if any is missing.
    pub(crate) fn lacks(&self, needs: &[Need]) -> Option<String> {
        let lacking = self.lacking.iter().filter(|(need, _)| needs.contains(need));
        let lines: Vec<&str> = lacking.map(|(_, line)| line.as_str()).collect();
        (!lines.is_empty()).then(|| lines.join("; "))
    }

    /// Sets PATH and the environment variables of a command so that it finds these tools.
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

    /// Returns an environment variable that locates a tool, such as `CHROME`.
    pub(crate) fn var(&self, name: &str) -> Option<&OsString> {
        let mut vars = self.found.iter().flat_map(|(_, found)| &found.vars);
        vars.find(|(key, _)| *key == name).map(|(_, value)| value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_asked_for_is_lent() {
        let kit = Kit {
            found: vec![
                (Need::Trunk, Found::in_folder("/cache/trunk/bin".into())),
                (Need::WasmStd, Found::by_variables([("RUSTC", "/cache/rustc".into())])),
            ],
            lacking: vec![(Need::Browser, "no browser".to_owned())],
        };
        let mut command = Command::new("cargo");
        kit.lend(&mut command, &[Need::Trunk]);
        let lent: Vec<_> = command.get_envs().map(|(name, _)| name.to_owned()).collect();
        assert_eq!(lent, ["PATH"]);
        assert_eq!(kit.var("RUSTC"), Some(&"/cache/rustc".into()));
        assert_eq!(kit.lacks(&Need::PAGE), None);
        assert_eq!(kit.lacks(&[Need::Browser]).as_deref(), Some("no browser"));
    }
}
