//! Style sheets of the page, joined into one inline style.
//!
//! The style sheet has a file for each part, which `index.html` links one by one for development.
//! In the shipped page, the ones linked in the head become one inline element with their pictures,
//! so that the board is painted without further requests. The ones linked in the body, after the
//! first paint, become one file. Similar rules in one file compress better.

use anyhow::{Context, Result, bail};

use crate::files::Files;

/// Style sheet linked in the body, before its name follows its content.
const LATE: &str = "style.css";

/// Joins the linked style sheets: those of the head at the end of the head, so that files linked
/// before them load in parallel; the others at the place of the first one.
pub(super) fn joined(mut files: Files) -> Result<Files> {
    let index = files.get("index.html").context("the page has no index.html")?;
    let html = String::from_utf8(index.clone())?;
    let (head, body) = html.split_once("</head>").context("the page has no end of its head")?;
    let (head, style, _) = without_links(head, &mut files)?;
    let (mut body, late, place) = without_links(body, &mut files)?;
    if style.is_empty() {
        bail!("the page links no style sheet");
    }
    let style = with_pictures(style, &mut files);
    if style.contains("</") {
        bail!("the style sheet holds what would end its element");
    }
    if let Some(place) = place {
        body.insert_str(place, &format!("<link href=./{LATE} rel=stylesheet>"));
        files.insert(LATE.to_owned(), late.into_bytes());
    }
    let page = format!("{head}<style>{style}</style></head>{body}");
    files.insert("index.html".to_owned(), page.into_bytes());
    Ok(files)
}

/// Returns a part of the page without its links to style sheets, their content, and the position of
/// the first.
fn without_links(html: &str, files: &mut Files) -> Result<(String, String, Option<usize>)> {
    let mut page = String::with_capacity(html.len());
    let (mut style, mut place) = (String::new(), None);
    let mut rest = html;
    while let Some(start) = rest.find("<link ") {
        let end = start + rest[start..].find('>').context("a link of the page has no end")? + 1;
        let link = &rest[start..end];
        page.push_str(&rest[..start]);
        if is_style(link) {
            place.get_or_insert(page.len());
            let name = address(link).with_context(|| format!("{link} has no address"))?;
            let bytes = files.remove(name).with_context(|| format!("there is no {name}"))?;
            style.push_str(std::str::from_utf8(&bytes).with_context(|| format!("{name} is no text"))?);
        } else {
            page.push_str(link);
        }
        rest = &rest[end..];
    }
    page.push_str(rest);
    Ok((page, style, place))
}

/// Inlines the pictures that a style names. Removes their files, because nothing else uses them.
fn with_pictures(mut style: String, files: &mut Files) -> String {
    let names: Vec<String> = files.keys().filter(|name| name.ends_with(".svg")).cloned().collect();
    for name in names {
        let link = format!("url({name})");
        if style.contains(&link)
            && let Some(picture) = files.remove(&name)
        {
            style = style.replace(&link, &format!("url(\"{}\")", as_address(&picture)));
        }
    }
    style
}

/// Returns a picture as a data URL in text form, which compresses with the page.
fn as_address(svg: &[u8]) -> String {
    let mut address = "data:image/svg+xml,".to_owned();
    for letter in String::from_utf8_lossy(svg).trim().chars() {
        match letter {
            // A picture may use both kinds of quotes, but inside the style's quotes only this one.
            '"' => address.push('\''),
            '%' | '#' | '<' | '>' | '\n' => address.push_str(&format!("%{:02X}", u32::from(letter))),
            _ => address.push(letter),
        }
    }
    address
}

/// Returns the content of the style elements of a page.
pub(super) fn elements(html: &str) -> Vec<String> {
    let rest = html.split("<style>").skip(1);
    rest.filter_map(|rest| rest.split_once("</style>")).map(|(style, _)| style.to_owned()).collect()
}

/// Whether a link loads a style sheet.
fn is_style(link: &str) -> bool {
    ["rel=stylesheet", "rel=\"stylesheet\""].iter().any(|kind| link.contains(kind))
}

/// Returns the file name in a link.
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

    fn files(list: &[(&str, &str)]) -> Files {
        list.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn the_sheets_become_one_in_the_order_of_their_links() {
        let files = files(&[
            (
                "index.html",
                "<head><link href=icon.svg rel=icon><link href=./b-1.css integrity=sha256-x rel=stylesheet>\
                 <link rel=\"stylesheet\" href=\"./a-1.css\"><link href=m.json rel=manifest></head><p>\
                 <link rel=stylesheet href=./d.css><link rel=stylesheet href=./c.css></p>",
            ),
            ("a-1.css", "a{background:url(a.svg)}"),
            ("b-1.css", "@layer x;"),
            ("c.css", "c{}"),
            ("d.css", "d{}"),
            ("a.svg", "<svg id=\"#%\"/>\n"),
            ("icon.svg", "<svg/>"),
        ]);
        let files = joined(files).expect("a style sheet");
        assert_eq!(files.keys().collect::<Vec<_>>(), ["icon.svg", "index.html", "style.css"]);
        assert_eq!(files["style.css"], b"d{}c{}");
        let style = "@layer x;a{background:url(\"data:image/svg+xml,%3Csvg id='%23%25'/%3E\")}";
        let page = format!(
            "<head><link href=icon.svg rel=icon><link href=m.json rel=manifest><style>{style}</style></head><p>\
             <link href=./style.css rel=stylesheet></p>"
        );
        let shipped = String::from_utf8_lossy(&files["index.html"]);
        assert_eq!(shipped, page);
        assert_eq!(elements(&shipped), [style]);
    }

    #[test]
    fn a_page_without_its_style_is_an_error() {
        assert!(joined(files(&[("index.html", "<head></head>")])).is_err());
        let page = "<head><link href=./a.css rel=stylesheet></head>";
        assert!(joined(files(&[("index.html", page)])).is_err(), "there is no such file");
        assert!(joined(files(&[("index.html", page), ("a.css", "a{content:'</style>'}")])).is_err());
        assert!(joined(files(&[("index.html", page), ("a.css", "a{}")])).is_ok());
    }

    /// A file without a link is not part of the page; one before the layer order would change that
    /// order.
    #[test]
    fn every_part_of_the_style_sheet_is_linked_once_and_after_the_order_of_the_layers() {
        let root = workspace::root();
        let html = fs::read_to_string(root.join("index.html")).expect("a page");
        let mut linked: Vec<&str> =
            html.lines().filter(|line| line.contains("rel=\"css\"")).filter_map(address).collect();
        assert_eq!(linked.first(), Some(&"static/styles/tokens.css"));
        // Style sheets of the dialogs are in the dialogs' code.
        let cuts = fs::read_to_string(root.join("src/main.rs")).expect("where the page is cut");
        let in_code = cuts.split("include_str!(\"../").filter_map(|rest| rest.split('"').next());
        linked.extend(in_code.filter(|name| name.starts_with("static/styles/")));
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
        let tokens = fs::read_to_string(root.join("static/styles/tokens.css")).expect("tokens");
        assert!(tokens.contains("@layer tokens, base, layout, components, states;"));
    }

    /// Only one file arranges the parts of the page, and only one defines colours.
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
