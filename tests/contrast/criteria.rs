//! The table of WCAG 2.2 in `docs/accessibility.md` is complete: each criterion of the levels A and
//! AA has a row that says where it is met or why it does not apply, and the end-to-end tests that
//! the table names exist.

use std::fs;
use std::path::Path;

/// The criteria of WCAG 2.2 at level A, in the order of the recommendation.
const A: &str = "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 \
    2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2";
/// The criteria of WCAG 2.2 at level AA, in the order of the recommendation.
const AA: &str = "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 \
    2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3";

fn table() -> String {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/accessibility.md");
    fs::read_to_string(&place).unwrap_or_else(|fault| panic!("{}: {fault}", place.display()))
}

#[test]
fn every_criterion_of_level_a_and_aa_has_its_row() {
    let known = [(A, "A"), (AA, "AA")].map(|(all, level)| all.split(' ').map(move |number| (number, level)));
    let order = |number: &str| -> Vec<u32> { number.split('.').map(|part| part.parse().unwrap()).collect() };
    let mut known: Vec<_> = known.into_iter().flatten().collect();
    known.sort_by_key(|(number, _)| order(number));
    assert_eq!(known.len(), 55, "so many WCAG 2.2 has");
    let text = table();
    let rows: Vec<Vec<&str>> = text
        .lines()
        .filter(|line| line.starts_with("| ") && line[2..].starts_with(|c: char| c.is_ascii_digit()))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let said: Vec<_> =
        rows.iter().map(|row| (row[0].split(' ').next().unwrap_or_default(), row[1])).collect();
    assert_eq!(said, known);
    for row in rows {
        assert!(row.len() == 3 && row[2].len() > 10, "nothing is said of {row:?}");
    }
}

#[test]
fn the_stories_that_the_table_names_are_there() {
    let stories = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/e2e/tests/end_to_end");
    let text = table();
    let named: Vec<&str> =
        text.split("`end_to_end/").skip(1).filter_map(|rest| rest.split('`').next()).collect();
    assert!(named.len() > 20, "{named:?}");
    for name in named {
        // The table also names the folder of the end-to-end tests, without a file name.
        if !name.is_empty() {
            let story = name.trim_end_matches(".rs");
            assert!(stories.join(format!("{story}.rs")).is_file(), "there is no story {name}");
        }
    }
}
