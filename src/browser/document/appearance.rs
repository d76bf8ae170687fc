//! The page bears what the players have chosen of its look: as words in `data-looks`, and with the style for them, which comes on
//! demand. Both lie in local storage too, where `xtask/src/ship/first_paint.js` finds them before anything is painted.

use crate::app::{Appearance, PageMsg};
use crate::browser::document::{crash, stylesheets};
use crate::browser::resources::asset;
use crate::browser::runtime::messages::MessageSender;
use crate::browser::storage::local_storage::LocalStorage;
use crate::browser::web;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{CssStyleSheet, Document, Element, Window};

/// Where it lies: the words, the colour around the page, the style, a line for each.
const PLACE: &str = "tabiya.looks";
/// What holds the style, a property of the document.
const SHEET: &str = "looks";
/// The style, as the page knows it.
const STYLE: &str = "looks.css";

/// How the page looks.
pub(crate) struct PageAppearance {
    post: MessageSender,
    /// Whether it has been said how it is to look.
    asked: Cell<bool>,
    /// How it looks, or will as soon as its style is here; `None`: as the first paint has left it.
    wanted: RefCell<Option<Appearance>>,
}

impl PageAppearance {
    /// As the first paint has left it; `post` hears that a file cannot be had.
    pub(crate) fn new(post: MessageSender) -> Rc<PageAppearance> {
        Rc::new(PageAppearance { post, asked: Cell::default(), wanted: RefCell::default() })
    }

    /// Whether something has to be done so that the page looks so. There is nothing where it is to look as usual and nothing was
    /// chosen at an earlier visit. A style that the first paint has put on may be one of an earlier version.
    pub(crate) fn has_to_change(&self, looks: &Appearance) -> bool {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let is_bare = root.is_some_and(|root| !root.has_attribute("data-looks"));
        let is_first = !self.asked.replace(true);
        !(is_first && is_bare && words(looks).is_empty())
    }

    /// Gives the page this appearance. Where a file for it cannot be loaded, the page stays as it was and a message says so.
    pub(crate) fn show(self: &Rc<PageAppearance>, looks: Appearance) {
        self.wanted.replace(Some(looks.clone()));
        let me = self.clone();
        spawn_local(async move {
            let words = words(&looks);
            let style = if words.is_empty() { Some(String::new()) } else { style(&looks).await };
            if me.wanted.borrow().as_ref() != Some(&looks) {
                return;
            }
            match style {
                Some(style) => {
                    // A browser that knows no sheets without an element shows the rest.
                    let _ = put_on(&words, &style);
                }
                None => me.post.send(PageMsg::CodeNotLoaded.into()),
            }
        });
    }
}

/// What the page bears: what was chosen, and high contrast where nobody has chosen how the page looks and the device asks for more.
fn words(looks: &Appearance) -> String {
    if looks.value_of("theme") == Some("auto") && web::media_matches("(prefers-contrast: more)") {
        return ["contrast", looks.words()].join(" ").trim_end().to_owned();
    }
    looks.words().to_owned()
}

/// The style for what is chosen, in one line.
async fn style(looks: &Appearance) -> Option<String> {
    let mut style = in_one_line(std::str::from_utf8(&asset::bytes(STYLE).await?).ok()?);
    if let Some(set) = looks.value_of("pieces").filter(|set| *set != "classic") {
        let picture = asset::bytes(&format!("pieces-{set}.svg")).await?;
        style.push_str("@layer states{.piece,.mini{background-image:url(\"data:image/svg+xml,");
        style.push_str(&as_address(&String::from_utf8(picture).ok()?));
        style.push_str("\")}}");
    }
    Some(style)
}

/// A style sheet without its comments, and with one space where any white space was.
fn in_one_line(css: &str) -> String {
    let without_comments = css.split("/*").enumerate().map(|(at, part)| match part.split_once("*/") {
        Some((_, after)) if at > 0 => after,
        _ => part,
    });
    without_comments.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A picture as an address within quotes.
fn as_address(svg: &str) -> String {
    let mut address = String::with_capacity(svg.len() * 5 / 4);
    for letter in svg.trim().chars() {
        match letter {
            '"' => address.push('\''),
            '%' => address.push_str("%25"),
            '#' => address.push_str("%23"),
            '<' => address.push_str("%3C"),
            '>' => address.push_str("%3E"),
            '\n' => address.push(' '),
            _ => address.push(letter),
        }
    }
    address
}

fn put_on(words: &str, style: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let root = document.document_element().ok_or(JsValue::NULL)?;
    let dressed = adopt(&document, style);
    if words.is_empty() {
        root.remove_attribute("data-looks")?;
    } else {
        root.set_attribute("data-looks", words)?;
    }
    let colour = around(&window, &document, &root)?;
    // What is erased is not written again.
    if !crash::is_shown() {
        let text = [words, &colour, style].join("\n");
        let _ = LocalStorage::of_page().with(|storage| match words {
            "" => storage.remove_item(PLACE),
            _ => storage.set_item(PLACE, &text),
        });
    }
    dressed
}

/// The style is in force. The sheet for it is there from the first paint on, or becomes the document's last one.
fn adopt(document: &Document, style: &str) -> Result<(), JsValue> {
    let known = web::field(document, SHEET);
    let sheet: CssStyleSheet = if known.is_object() {
        known.unchecked_into()
    } else if style.is_empty() {
        return Ok(());
    } else {
        let sheet = stylesheets::new_sheet(document)?;
        web::set_field(document, SHEET, &sheet);
        sheet
    };
    sheet.replace_sync(style)
}

/// The colour of what the browser shows around the page; empty where it goes by the device.
fn around(window: &Window, document: &Document, root: &Element) -> Result<String, JsValue> {
    let own = document.query_selector("meta[name=theme-color]:not([media])")?;
    let chosen = ["light", "dark", "contrast"];
    let words = root.get_attribute("data-looks").unwrap_or_default();
    if !words.split(' ').any(|word| chosen.contains(&word)) {
        if let Some(own) = own {
            own.remove();
        }
        return Ok(String::new());
    }
    let style = window.get_computed_style(root)?;
    let page = style.map(|style| style.get_property_value("--page")).transpose()?;
    let colour = page.unwrap_or_default().trim().to_owned();
    let own = match own {
        Some(own) => own,
        None => {
            let own = document.create_element("meta")?;
            own.set_attribute("name", "theme-color")?;
            // The first one that holds is taken.
            document.head().ok_or(JsValue::NULL)?.prepend_with_node_1(&own)?;
            own
        }
    };
    own.set_attribute("content", &colour)?;
    Ok(colour)
}

#[cfg(test)]
mod tests {
    use super::as_address;

    #[test]
    fn a_picture_ends_no_quotes_and_no_line() {
        let address = as_address("<svg a=\"#b\">\n50%</svg>\n");
        assert_eq!(address, "%3Csvg a='%23b'%3E 50%25%3C/svg%3E");
    }
}
