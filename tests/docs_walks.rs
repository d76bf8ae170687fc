//! The section "Walks" of `docs/architecture.md` follows actions through the code. The files and
//! functions that the section names exist.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fs;
use std::path::Path;

const DOCUMENT: &str = include_str!("../docs/architecture.md");

/// The file and the functions of a step such as "1. `file`, `function`: …"; `None` for any other
/// line.
fn step(line: &str) -> Option<(&str, Vec<&str>)> {
    let (number, rest) = line.split_once(". `")?;
    number.parse::<usize>().ok()?;
    let (names, _) = rest.split_once("`: ").unwrap_or_else(|| panic!("a step without names: {line}"));
    let mut names = names.split("`, `");
    Some((names.next()?, names.collect()))
}

fn defines(source: &str, function: &str) -> bool {
    let name = format!("fn {function}");
    source.match_indices(&name).any(|(at, _)| source[at + name.len()..].starts_with(['(', '<']))
}

#[test]
fn every_file_and_function_of_the_walks_is_there() {
    let (_, walks) = DOCUMENT.split_once("\n### Walks\n").unwrap();
    let (walks, _) = walks.split_once("\n### ").unwrap();
    let mut missing = Vec::new();
    let steps: Vec<_> = walks.lines().filter_map(step).collect();
    for (file, functions) in &steps {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file);
        let Ok(source) = fs::read_to_string(&path) else {
            missing.push((*file).to_owned());
            continue;
        };
        assert!(!functions.is_empty(), "{file}: which function?");
        let lost = functions.iter().filter(|function| !defines(&source, function));
        missing.extend(lost.map(|function| format!("{file}: {function}")));
    }
    assert_eq!(missing, Vec::<String>::new());
    assert!(walks.matches("\n**").count() >= 5 && steps.len() > 40, "{}", steps.len());
}

#[test]
fn a_function_that_is_gone_is_found() {
    assert_eq!(step("3. `app/a.rs`, `f`, `g`: it."), Some(("app/a.rs", vec!["f", "g"])));
    assert_eq!(step("Each step names a file."), None);
    assert!(defines("pub fn go(", "go") && !defines("pub fn go_on(", "go"));
}
