//! One style sheet of many.
//!
//! The style sheet is written in a file for each part, and `index.html` links them one by one: so it is served while
//! it is being worked on. What ships is one file, in the order of the links: one request, and what is alike in the
//! parts compresses together.

use anyhow::{Context, Result, bail};

use crate::files::Files;

/// The style sheet of the shipped page, before its name follows its content.
const JOINED: &str = "style.css";

/// Joins the style sheets that the page links; the place of the first is the place of them all.
pub(super) fn joined(mut files: Files) -> Result<Files> {
    let index = files.get("index.html").context("the page has no index.html")?;
    let html = String::from_utf8(index.clone())?;
    let mut page = String::with_capacity(html.len());
    let mut style = Vec::new();
    let mut rest = html.as_str();
    while let Some(start) = rest.find("<link ") {
        let end = start + rest[start..].find('>').context("a link of the page has no end")? + 1;
        let link = &rest[start..end];
        page.push_str(&rest[..start]);
        if is_style(link) {
            let name = address(link).with_context(|| format!("{link} has no address"))?;
            if style.is_empty() {
                page.push_str(&format!("<link href=./{JOINED} rel=stylesheet>"));
            }
            style.extend(files.remove(name).with_context(|| format!("there is no {name}"))?);
        } else {
            page.push_str(link);
        }
        rest = &rest[end..];
    }
    if style.is_empty() {
        bail!("the page links no style sheet");
    }
    page.push_str(rest);
    files.insert("index.html".to_owned(), page.into_bytes());
    files.insert(JOINED.to_owned(), style);
    Ok(files)
}

fn is_style(link: &str) -> bool {
    ["rel=stylesheet", "rel=\"stylesheet\""].iter().any(|kind| link.contains(kind))
}

/// The name of the file that a link leads to.
fn address(link: &str) -> Option<&str> {
    let start = link.find("href=")? + "href=".len();
    let address = link[start..].trim_start_matches('"');
    let end = address.find(['"', ' ', '>'])?;
    Some(address[..end].trim_start_matches("./"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::workspace;
    use std::fs;

    #[test]
    fn the_sheets_become_one_in_the_order_of_their_links() {
        let files: Files = [
            (
                "index.html",
                "<head><link href=icon.svg rel=icon><link href=./b-1.css integrity=sha384-x rel=stylesheet>\
                 <link rel=\"stylesheet\" href=\"./a-1.css\"><link href=m.json rel=manifest></head><p>",
            ),
            ("a-1.css", "a{}"),
            ("b-1.css", "@layer x;"),
            ("icon.svg", "<svg/>"),
        ]
        .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
        .into();
        let files = joined(files).expect("a style sheet");
        assert_eq!(files.keys().collect::<Vec<_>>(), ["icon.svg", "index.html", "style.css"]);
        assert_eq!(files["style.css"], b"@layer x;a{}");
        let page = "<head><link href=icon.svg rel=icon><link href=./style.css rel=stylesheet>\
            <link href=m.json rel=manifest></head><p>";
        assert_eq!(String::from_utf8_lossy(&files["index.html"]), page);
    }

    #[test]
    fn a_page_without_its_style_is_an_error() {
        let page = |html: &str| Files::from([("index.html".to_owned(), html.as_bytes().to_vec())]);
        assert!(joined(page("<head></head>")).is_err());
        assert!(joined(page("<link href=./gone.css rel=stylesheet>")).is_err());
    }

    /// A file that nobody links is never seen; one that comes before the order of the layers would change it.
    #[test]
    fn every_part_of_the_style_sheet_is_linked_once_and_after_the_order_of_the_layers() {
        let root = workspace::root();
        let html = fs::read_to_string(root.join("index.html")).expect("a page");
        let linked: Vec<&str> =
            html.lines().filter(|line| line.contains("rel=\"css\"")).filter_map(address).collect();
        let mut written = Vec::new();
        for folder in ["static/styles", "static/styles/components", "static/styles/states"] {
            for entry in fs::read_dir(root.join(folder)).expect("a folder") {
                let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
                if name.ends_with(".css") {
                    written.push(format!("{folder}/{name}"));
                }
            }
        }
        let mut sorted = linked.clone();
        sorted.sort_unstable();
        written.sort_unstable();
        assert_eq!(sorted, written);
        assert_eq!(linked.first(), Some(&"static/styles/tokens.css"));
        let tokens = fs::read_to_string(root.join("static/styles/tokens.css")).expect("tokens");
        assert!(tokens.contains("@layer tokens, base, layout, components, states;"));
    }

    /// Where the parts of the page lie is decided in one file, what colours they have in another.
    #[test]
    fn a_component_asks_for_no_window_and_names_no_colour() {
        let folder = workspace::root().join("static/styles/components");
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).expect("a style sheet");
            for foreign in ["@media", "#", "rgb(", "hsl("] {
                assert!(!text.contains(foreign), "{foreign} in {}", path.display());
            }
            assert!(text.contains("@layer components {"), "{}", path.display());
        }
    }
}
