//! Joins the page's style sheets: the style sheets of the head into one inline `style` element, the
//! style sheets of the body into one file.
//!
//! There are many style sheets, which `index.html` links one by one. In the shipped page, the style
//! sheets of the head are inline with their pictures, so that the board is painted without further
//! requests. The style sheets of the body are needed after the first paint. Joined rules also
//! compress better.

use anyhow::{Context, Result, ensure};
use lol_html::element;
use lol_html::html_content::ContentType;
use percent_encoding::{AsciiSet, CONTROLS, utf8_percent_encode};

use super::markup::rewrite;
use super::names::PAGE;
use crate::files::{self, Files};

/// Name of the joined style sheet of the body, before it gets a hash of its content.
const LATE: &str = "style.css";

/// Joins the style sheets that the page links: the style sheets of the head into one inline `style`
/// element, the style sheets of the body into one file.
///
/// The inline element is at the end of the head, so that files linked before it load in parallel.
/// The joined file is linked at the place of the first of its style sheets.
pub(super) fn joined(mut files: Files) -> Result<Files> {
    let html = files::text(&files, PAGE)?;
    let (head, body) = html.split_once("</head>").context("the page has no end of its head")?;
    let (head, style) = without_links(head, &mut files, "")?;
    let (body, late) = without_links(body, &mut files, &format!("<link href=./{LATE} rel=stylesheet>"))?;
    ensure!(!style.is_empty(), "the page links no style sheet");
    let style = with_pictures(style, &mut files);
    ensure!(!style.contains("</"), "the style sheet holds what would end its element");
    if !late.is_empty() {
        files.insert(LATE.to_owned(), late.into_bytes());
    }
    let page = format!("{head}<style>{style}</style></head>{body}");
    files.insert(PAGE.to_owned(), page.into_bytes());
    Ok(files)
}

/// Removes the links to style sheets from a part of the page's HTML. Returns the changed HTML, and
/// the joined content of the style sheets, which are removed from `files`.
///
/// `in_place` is the HTML that replaces the first link.
fn without_links(html: &str, files: &mut Files, in_place: &str) -> Result<(String, String)> {
    let mut style = String::new();
    let take = element!("link[rel=stylesheet]", |link| {
        if style.is_empty() {
            link.before(in_place, ContentType::Html);
        }
        link.remove();
        let href = link.get_attribute("href").unwrap_or_default();
        let bytes =
            files.remove(href.trim_start_matches("./")).ok_or_else(|| format!("there is no {href}"))?;
        style.push_str(std::str::from_utf8(&bytes)?);
        Ok(())
    });
    let html = rewrite(html, [take])?;
    Ok((html, style))
}

/// Returns a style sheet with its SVG pictures as data URLs, in place of links to them. Removes
/// the pictures from `files`, because nothing else uses them.
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

/// Characters of an SVG picture that must be escaped in a data URL.
const ESCAPED: &AsciiSet = &CONTROLS.add(b'%').add(b'#').add(b'<').add(b'>');

/// Returns an SVG picture as a data URL in text form, which compresses better than Base64.
fn as_address(svg: &[u8]) -> String {
    // The style sheet puts the data URL into double quotes, so the picture must not contain any.
    let picture = String::from_utf8_lossy(svg).trim().replace('"', "'");
    format!("data:image/svg+xml,{}", utf8_percent_encode(&picture, ESCAPED))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::markup::attributes;
    use super::*;
    use crate::workspace;

    /// Returns a page with these files, each a name and its content.
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
    }

    #[test]
    fn a_page_without_its_style_is_an_error() {
        assert!(joined(files(&[("index.html", "<head></head>")])).is_err());
        let page = "<head><link href=./a.css rel=stylesheet></head>";
        assert!(joined(files(&[("index.html", page)])).is_err(), "there is no such file");
        assert!(joined(files(&[("index.html", page), ("a.css", "a{content:'</style>'}")])).is_err());
        assert!(joined(files(&[("index.html", page), ("a.css", "a{}")])).is_ok());
    }

    /// A style sheet that `index.html` does not link is missing in the page. `tokens.css` sets the
    /// order of the CSS layers; a style sheet linked before it would change that order.
    #[test]
    fn every_part_of_the_style_sheet_is_linked_once_and_after_the_order_of_the_layers() {
        let root = workspace::root();
        let html = fs::read_to_string(root.join("index.html")).expect("a page");
        let mut linked = attributes(&html, "link[rel=css]", "href").expect("links");
        assert_eq!(linked[0], "static/styles/tokens.css");
        // Style sheets of the dialogs are in the dialogs' code.
        let cuts = fs::read_to_string(root.join("src/main.rs")).expect("where the page is cut");
        let in_code = cuts.split("include_str!(\"../").filter_map(|rest| rest.split('"').next());
        linked.extend(in_code.filter(|name| name.starts_with("static/styles/")).map(str::to_owned));
        let styles = files::read(&root.join("static/styles")).expect("style sheets").into_keys();
        let written =
            styles.map(|name| format!("static/styles/{name}")).filter(|name| name.ends_with(".css"));
        linked.sort();
        assert_eq!(linked, written.collect::<Vec<_>>());
        let tokens = fs::read_to_string(root.join("static/styles/tokens.css")).expect("tokens");
        assert!(tokens.contains("@layer tokens, base, layout, components, fit, states;"));
    }

    /// Style sheets of components contain neither media queries nor colours.
    #[test]
    fn a_component_asks_for_no_window_and_names_no_colour() {
        let folder = workspace::root().join("static/styles/components");
        for (name, bytes) in files::read(&folder).expect("style sheets") {
            let text = String::from_utf8(bytes).expect("text");
            for foreign in ["@media", "#", "rgb(", "hsl("] {
                assert!(!text.contains(foreign), "{foreign} in {name}");
            }
            assert!(text.contains("@layer components {"), "{name}");
        }
    }
}
