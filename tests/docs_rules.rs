//! `docs/rules.md` and `tests/data/rules.tsv` describe the rule options of the four presets as they
//! are in the code.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use tabiya::game::{Preset, RuleOption};

const TABLE: &str = include_str!("data/rules.tsv");
const DOCUMENT: &str = include_str!("../docs/rules.md");

/// Rows of the table in `tests/data/rules.tsv`, without its heading.
fn rows() -> Vec<Vec<&'static str>> {
    TABLE.lines().skip(1).map(|line| line.split('\t').collect()).collect()
}

#[test]
fn the_table_lists_every_option_with_the_value_of_each_set() {
    let listed: Vec<_> = rows().iter().map(|row| row[0]).collect();
    assert_eq!(listed, RuleOption::ALL.map(RuleOption::name));
    for row in rows() {
        let option = RuleOption::from_name(row[0]).unwrap();
        for (preset, value) in Preset::ALL.into_iter().zip(&row[1..]) {
            assert_eq!(preset.rules().option_value(option).name(), *value, "{option:?} of {preset:?}");
        }
    }
}

#[test]
fn the_document_has_the_same_table() {
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>();
    let is_row = |line: &&str| line.starts_with("| `");
    let written: Vec<_> = DOCUMENT.lines().filter(is_row).map(cells).collect();
    let rows = rows();
    assert_eq!(written.len(), rows.len());
    for (written, row) in written.iter().zip(rows) {
        assert_eq!(written[0], format!("`{}`", row[0]));
        assert_eq!(written[1..], row[1..]);
    }
}

#[test]
fn the_document_describes_every_option_and_value() {
    for option in RuleOption::ALL {
        let title = format!(": `{}`", option.name());
        let heading = DOCUMENT.lines().find(|line| line.starts_with("### ") && line.ends_with(&title));
        assert!(heading.is_some(), "no section for {}", option.name());
        for value in option.values().iter().filter(|_| !option.is_switch()) {
            assert!(DOCUMENT.contains(&format!("`{}`", value.name())), "{}: {}", option.name(), value.name());
        }
    }
}
