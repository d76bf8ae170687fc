//! Rules of axe-core for accessible pages, checked on every screen. A usual test run covers one
//! appearance and one text direction; the long test `axe` covers all.

use crate::screens;
use std::path::PathBuf;
use std::{env, fs};
use tabiya_e2e::{Page, print_line, project, sampled, skip};

/// The appearances to check: each has a name, and the system preferences that select the
/// appearance.
const LOOKS: [(&str, &[(&str, &str)]); 4] = [
    ("light", &[("prefers-color-scheme", "light")]),
    ("dark", &[("prefers-color-scheme", "dark")]),
    ("contrast", &[("prefers-color-scheme", "light"), ("prefers-contrast", "more")]),
    ("forced", &[("prefers-color-scheme", "dark"), ("forced-colors", "active")]),
];

/// Script that checks the rules of WCAG levels A and AA, best practices and experimental rules.
const RUN: &str = "const done = arguments[0];
    axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'tag', values: [
        'wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental',
    ] } }).then(({ violations }) => done(JSON.stringify(violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${failureSummary.replace(/\\s+/g, ' ').slice(0, 240)})`)))),
        fault => done(JSON.stringify([String(fault)])))";

/// Returns the path of axe-core, which is not part of the project; `cargo xtask test --long axe`
/// downloads it.
fn file() -> PathBuf {
    let usual = || project().join("target/bench/axe/node_modules/axe-core/axe.min.js");
    env::var_os("TABIYA_AXE").map_or_else(usual, PathBuf::from)
}

/// By default checks one combination of appearance and language; the environment variable
/// `TABIYA_AXE_LOOKS` sets the number of combinations. Skipped without axe-core.
#[test]
fn axe_finds_nothing_on_any_screen() {
    let Ok(axe) = fs::read_to_string(file()) else {
        skip("no axe-core here; `cargo xtask test --long axe` gets it");
    };
    let all = LOOKS.iter().flat_map(|look| ["en", "ar"].map(|tag| (look, tag)));
    let page = Page::open("");
    page.add_preload_script(&axe);
    let mut found = Vec::new();
    for ((look, features), tag) in sampled(all.collect(), 1, "TABIYA_AXE_LOOKS") {
        page.browser().prefer_all(features);
        for screen in screens::chosen() {
            screen.visit(&page, tag);
            screens::wait_for_finite_animations(&page);
            let name = format!("{} in {tag}, {look}", screen.name);
            let said = page.browser().read_later(RUN);
            let violations: Vec<String> =
                said.as_str().and_then(|said| serde_json::from_str(said).ok()).unwrap_or_default();
            assert!(said.is_string(), "{name}: axe says nothing");
            print_line(&format!("{name}: {}", violations.len()));
            for violation in violations {
                print_line(&format!("  {violation}"));
                found.push(format!("{name}: {violation}"));
            }
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}
