//! What the players can choose of the look, which comes when it is chosen: one style sheet, and the sets of pieces.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::workspace;

/// The style sheet, as the page knows it.
pub(super) const STYLE: &str = "looks.css";
/// The sets of pieces beside the one that comes with the page.
pub(super) const SETS: [&str; 2] = ["pieces-simple.svg", "pieces-clear.svg"];

/// Writes all of it into the folder of what comes later.
pub(super) fn add(later: &Path) -> Result<()> {
    let folder = workspace::root().join("static/looks");
    fs::write(later.join(STYLE), style()?).context("cannot write the style of the looks")?;
    for set in SETS {
        fs::copy(folder.join(set), later.join(set)).with_context(|| format!("cannot copy {set}"))?;
    }
    Ok(())
}

/// The style sheet in one line. A page that is light or dark by choice has the colours of one that is so by itself.
fn style() -> Result<String> {
    let read = |name: &str| {
        let place = workspace::root().join("static").join(name);
        fs::read_to_string(&place).with_context(|| format!("cannot read {}", place.display()))
    };
    let (tokens, dark) = (read("styles/tokens.css")?, read("styles/states/dark.css")?);
    let light = between(&tokens, "/* Paper and ink */", "/* Four spacings")?;
    let dark = between(&dark, ":root {", "}")?;
    let chosen = |word: &str, colours: &str| {
        format!("@layer states {{ :root[data-looks~=\"{word}\"] {{ color-scheme: {word}; {colours} }} }}")
    };
    let light_and_dark = chosen("light", light) + &chosen("dark", &format!("{light} {dark}"));
    Ok(in_one_line(&(light_and_dark + &read("looks/looks.css")?)))
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Result<&'a str> {
    let rest = text.split_once(start).with_context(|| format!("no style sheet has {start}"))?.1;
    Ok(rest.split_once(end).with_context(|| format!("nothing ends with {end}"))?.0)
}

/// A style sheet without its comments, and with one space where any white space was.
fn in_one_line(css: &str) -> String {
    let mut parts = css.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    let rest = parts.filter_map(|part| part.split_once("*/")).map(|(_, after)| after);
    rest.fold(first, |all, after| all + after).split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_and_dark_by_choice_are_those_of_the_page() {
        let style = style().expect("a style sheet");
        assert!(!style.contains('\n') && !style.contains("/*"), "a line of local storage");
        let light = between(&style, "[data-looks~=\"light\"] {", "}").expect("light");
        let dark = between(&style, "[data-looks~=\"dark\"] {", "}").expect("dark");
        assert!(light.contains("--page: #f3ece0;") && !light.contains("#1e1a17"), "{light}");
        let (first, last) = (dark.find("--page: #f3ece0;"), dark.find("--page: #1e1a17;"));
        assert!(first.is_some() && first < last, "what dark leaves out is as in light: {dark}");
        for block in [light, dark] {
            assert!(block.contains("--sq-light") && !block.contains("--space"), "colours alone: {block}");
        }
        assert_eq!(style.matches('{').count(), style.matches('}').count());
    }

    #[test]
    fn comments_go_and_strings_stay() {
        assert_eq!(in_one_line("/* a */ b {\n  c: \"d\"; /* e */\n}\n"), "b { c: \"d\"; }");
    }
}
