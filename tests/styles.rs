//! Style sheets: selectors that would make moves slow are forbidden, themes have all colours, and
//! media queries have names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Appends the path and the text of every style sheet in a folder and its subfolders to `found`.
fn sheets(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            sheets(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "css") {
            found.push((path.display().to_string(), std::fs::read_to_string(&path).expect("text")));
        }
    }
}

/// For each `:has()` in a style sheet, the compound selector before it.
fn asking(sheet: &str) -> impl Iterator<Item = &str> {
    sheet.match_indices(":has(").map(|(at, _)| {
        let before = &sheet[..at];
        let start = before.rfind([' ', ',', '>', '\n', '{']).map_or(0, |space| space + 1);
        &before[start..]
    })
}

/// Whether a compound selector names an element that contains the score sheet.
fn holds_the_sheet(part: &str) -> bool {
    let outer = ["html", "body", "main", ":root", ".table", ".side", "[data-seats"];
    outer.iter().any(|outer| part.contains(outer))
}

/// Elements that contain the score sheet must not be selected with `:has()`. Otherwise each new
/// line of the score sheet would restyle a large part of the page. Styles for printing may use
/// `:has()`, because they apply only while a browser prints.
#[test]
fn nothing_around_the_score_sheet_asks_what_is_in_it() {
    let mut all = Vec::new();
    sheets(&Path::new(env!("CARGO_MANIFEST_DIR")).join("static"), &mut all);
    let mut asked = 0;
    for (name, sheet) in &all {
        let sheet = sheet.split("@media print").next().unwrap_or_default();
        for part in asking(sheet) {
            asked += 1;
            assert!(!holds_the_sheet(part), "{name}: {part}:has(…)");
        }
    }
    assert!(asked > 20, "{asked} of them found in {} sheets", all.len());
}

#[test]
fn what_asks_is_found() {
    let parts: Vec<&str> =
        asking(".a .table.b:has(.clock) p, .c > .side:has(i) { }\n.player:has(.clock):has(.asked) { }")
            .collect();
    assert_eq!(parts, [".table.b", ".side", ".player", ".player:has(.clock)"]);
    assert!(holds_the_sheet(parts[0]) && holds_the_sheet(parts[1]) && !holds_the_sheet(parts[2]));
}

/// The CSS declarations between `start` and `end`: values by name, without comments.
fn declarations(css: &str, start: &str, end: &str) -> BTreeMap<String, String> {
    let block = css.split_once(start).expect(start).1.split_once(end).expect(end).0;
    let code: String =
        block.split("/*").map(|part| part.split_once("*/").map_or(part, |(_, after)| after)).collect();
    let declarations = code.split(';').filter_map(|one| one.split_once(':'));
    declarations.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

/// The light and dark colours that a player can choose (`looks.css`) are equal to the default
/// colours (`tokens.css` and `dark.css`).
#[test]
fn light_and_dark_by_choice_have_the_colours_of_the_page() {
    let read = |name: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
        std::fs::read_to_string(folder.join(name)).expect(name)
    };
    let looks = read("looks/looks.css");
    let mut colours = declarations(&read("styles/tokens.css"), "color-scheme: light dark;", "--space-1:");
    for (word, more) in [("light", None), ("dark", Some(read("styles/states/dark.css")))] {
        colours.extend(more.iter().flat_map(|dark| declarations(dark, ":root {", "}")));
        let mut chosen = declarations(&looks, &format!("[data-looks~=\"{word}\"] {{"), "}");
        assert_eq!(chosen.remove("color-scheme").as_deref(), Some(word));
        assert_eq!(chosen, colours, "{word}");
        assert!(chosen.len() > 25, "{chosen:?}");
    }
}

/// Every media query of the layout has only conditions from the table at the top of `common.css`,
/// which gives each condition a name. The comment above the query begins with these names.
#[test]
fn every_media_query_of_the_layout_has_names_from_the_table() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static/styles");
    let mut all = Vec::new();
    sheets(&folder.join("layout"), &mut all);
    let table = &all.iter().find(|(name, _)| name.ends_with("common.css")).expect("a table").1;
    let rows = table.lines().take_while(|line| !line.starts_with("*/"));
    let windows: BTreeMap<&str, &str> = rows
        .filter_map(|line| line.strip_prefix("     ")?.split_once("  "))
        .map(|(name, condition)| (condition.trim(), name))
        .filter(|(condition, _)| condition.starts_with('('))
        .collect();
    let mut used = BTreeSet::new();
    for (file, sheet) in &all {
        for (at, _) in sheet.match_indices("@media ") {
            let conditions = sheet[at..].strip_prefix("@media ").and_then(|rest| rest.split_once(" {"));
            let conditions = conditions.expect("a block").0;
            let names: Option<Vec<&str>> =
                conditions.split(", ").map(|one| windows.get(one).copied()).collect();
            let names = names.unwrap_or_else(|| panic!("{file}: {conditions} is not in the table"));
            let comment = sheet[..at].rfind("/* ").map(|start| sheet[start + 3..at].trim_end());
            let comment = comment.filter(|text| text.matches("*/").count() == 1).unwrap_or_default();
            let written = comment.split([':', '*']).next().unwrap_or_default().trim();
            assert_eq!(written, names.join(", "), "{file}: {conditions}");
            used.extend(names);
        }
    }
    assert_eq!(used, windows.values().copied().collect(), "a name that no media query has");
}
