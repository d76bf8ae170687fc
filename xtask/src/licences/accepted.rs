//! Check that every dependency has an accepted licence.

use anyhow::Result;
use cargo_metadata::Package;
use spdx::{Expression, ParseMode};

use super::texts;
use crate::packages;

/// Licences accepted in every package: in packages of the page, and of the tools that build and
/// test the page. All are permissive, except the MPL, which is copyleft only for its own files.
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

/// Licences also accepted in packages that only [`BENCHMARKS`] or `dev-dependencies` bring in, such
/// as a library with which a benchmark compares the app. These packages are never distributed.
const ACCEPTED_IF_NOT_SHIPPED: [&str; 3] = ["AGPL-3.0", "GPL-2.0", "GPL-3.0"];

/// Workspace member whose dependencies serve only for comparison and are never shipped.
const BENCHMARKS: &str = "tabiya-bench";

/// Checks the licences of all packages, including the packages of the workspace, and the page's
/// licence file. Returns the number of packages, and a line for each fault.
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

/// Returns why a package's licence is not accepted; `None` if it is accepted.
///
/// `is_built_in` is true for a package from which the page or a tool of the workspace is built. It
/// is false for a package that only [`BENCHMARKS`] or `dev-dependencies` bring in. Such a package
/// may also have a licence of [`ACCEPTED_IF_NOT_SHIPPED`].
fn fault(package: &Package, is_built_in: bool) -> Option<String> {
    let fault = match &package.license {
        None => "it names no licence".to_owned(),
        Some(licence) => fault_of(licence, is_built_in)?,
    };
    Some(format!("{} {}: {fault}", package.name, package.version))
}

/// Returns why an SPDX licence expression such as `MIT OR Apache-2.0` is not accepted; `None` if it
/// is accepted. `is_built_in` is false for a package that only [`BENCHMARKS`] or `dev-dependencies`
/// bring in.
fn fault_of(licence: &str, is_built_in: bool) -> Option<String> {
    // Older packages write `MIT/Apache-2.0`.
    let expression = match Expression::parse_mode(licence, ParseMode::LAX) {
        Ok(expression) => expression,
        Err(fault) => return Some(format!("`{licence}` is no licence expression: {}", fault.reason)),
    };
    let fits = expression.evaluate(|asked| {
        asked.license.id().is_some_and(|id| {
            let name = id.name.trim_end_matches("-only").trim_end_matches("-or-later");
            ACCEPTED.contains(&name) || !is_built_in && ACCEPTED_IF_NOT_SHIPPED.contains(&name)
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
