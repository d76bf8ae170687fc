//! What `Cargo.lock` says about a crate.

use std::fs;

use anyhow::{Context, Result};

use crate::workspace;

/// The version of `wasm-bindgen` that the page is built with: its command-line tool must be of the very same one.
pub(crate) fn wasm_bindgen() -> Result<String> {
    let path = workspace::root().join("Cargo.lock");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    version(&text, "wasm-bindgen").context("Cargo.lock names no wasm-bindgen")
}

/// The version of the first package of this name in the text of a lock file.
fn version(lock: &str, package: &str) -> Option<String> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    let version = lines.next()?.strip_prefix("version = \"")?.strip_suffix('"')?;
    Some(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::version;

    const LOCK: &str = "\
[[package]]
name = \"wasm-bindgen-shared\"
version = \"0.2.9\"

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.130\"
source = \"registry\"
";

    #[test]
    fn a_version_is_found_by_the_whole_name() {
        assert_eq!(version(LOCK, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(version(LOCK, "wasm"), None);
        assert_eq!(version("name = \"wasm-bindgen\"", "wasm-bindgen"), None);
    }

    #[test]
    fn our_own_lock_file_names_it() {
        assert!(super::wasm_bindgen().unwrap().starts_with("0.2."));
    }
}
