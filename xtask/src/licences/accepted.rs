//! Accepted licences of dependencies.

use anyhow::Result;
use cargo_metadata::Package;
use spdx::{Expression, ParseMode};

use super::texts;
use crate::packages;

/// Licences accepted in the page and in the tools that build and test it: all permissive, or (the
/// MPL) copyleft for its own files alone.
const ACCEPTED: [&str; 13] = [
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Licences also accepted in a benchmark's peer or a test's reference implementation, which are
/// never distributed.
const BESIDE_US: [&str; 3] = ["AGPL-3.0", "GPL-2.0", "GPL-3.0"];

/// Workspace member whose dependencies are only compared with and never shipped.
const BENCHMARKS: &str = "tabiya-bench";

/// Returns the number of checked dependencies, and a line for each licence fault.
pub(crate) fn faults() -> Result<(usize, Vec<String>)> {
    let packages = &packages::metadata()?.packages;
    let built = packages::built_in_all_but(BENCHMARKS)?;
    let is_built = |package: &Package| built.iter().any(|built| built.id == package.id);
    let mut faults: Vec<String> =
        packages.iter().filter_map(|package| fault(package, is_built(package))).collect();
    for package in packages::in_the_page()? {
        if let Err(fault) = texts::of(package) {
            faults.push(format!("{fault:#}"));
        }
    }
    if !super::is_current()? {
        faults.push("static/licences.json is out of date: `cargo xtask licences` renews it".to_owned());
    }
    faults.sort();
    Ok((packages.len(), faults))
}

/// Returns the licence fault of a package, if it has one.
fn fault(package: &Package, is_built_in: bool) -> Option<String> {
    let fault = match &package.license {
        None => "it names no licence".to_owned(),
        Some(licence) => fault_of(licence, is_built_in)?,
    };
    Some(format!("{} {}: {fault}", package.name, package.version))
}

/// Returns the fault of a licence expression, if it has one.
fn fault_of(licence: &str, is_built_in: bool) -> Option<String> {
    // Older packages write `MIT/Apache-2.0`.
    let expression = match Expression::parse_mode(licence, ParseMode::LAX) {
        Ok(expression) => expression,
        Err(fault) => return Some(format!("`{licence}` is no licence expression: {}", fault.reason)),
    };
    let fits = expression.evaluate(|asked| {
        asked.license.id().is_some_and(|id| {
            let name = id.name.trim_end_matches("-only").trim_end_matches("-or-later");
            ACCEPTED.contains(&name) || !is_built_in && BESIDE_US.contains(&name)
        })
    });
    (!fits).then(|| {
        let place = if is_built_in { "in what is built here" } else { "even beside it" };
        format!("`{licence}` is not accepted {place}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_needs_one_accepted_licence_and_a_sum_needs_all() {
        for fine in [
            "MIT",
            "MIT OR Apache-2.0",
            "Apache-2.0/MIT",
            "MIT OR GPL-3.0-only",
            "(MIT OR Apache-2.0) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception",
            "MPL-2.0",
        ] {
            assert_eq!(fault_of(fine, true), None, "{fine}");
        }
        for wrong in ["GPL-3.0-or-later", "MIT AND GPL-2.0-only", "SSPL-1.0", "LicenseRef-own", "free"] {
            assert!(fault_of(wrong, true).is_some(), "{wrong}");
        }
    }

    #[test]
    fn what_ships_nothing_may_be_copyleft() {
        for licence in ["GPL-3.0-or-later", "AGPL-3.0-or-later", "GPL-2.0-only"] {
            assert_eq!(fault_of(licence, false), None, "{licence}");
            assert_eq!(
                fault_of(licence, true),
                Some(format!("`{licence}` is not accepted in what is built here"))
            );
        }
        assert!(fault_of("SSPL-1.0", false).is_some());
    }
}
