//! Applies the appearance that the players chose, as words in the attribute `data-looks`, and as a
//! style sheet that is loaded on demand. Local storage has a copy of both. The script
//! `xtask/src/ship/first_paint.js` reads this copy before the first paint.

use crate::app::{Appearance, OwnColor, PageMsg, SquareColors, own_pieces_svg};
use crate::browser::document::{crash, stylesheets};
use crate::browser::resources::asset;
use crate::browser::runtime::message_sender::MessageSender;
use crate::browser::storage::local_storage::LocalStorage;
use crate::browser::web;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{CssStyleSheet, Document, Element, Window};

/// The local storage key of the appearance. The value has three lines: the words of `data-looks`,
/// the theme color, and the CSS.
const STORAGE_KEY: &str = "tabiya.looks";
/// The JavaScript property of the document that holds the style sheet of the appearance.
const STYLE_PROPERTY: &str = "looks";
/// The name of the file with the common CSS of all appearances except the default appearance, which
/// needs no CSS.
const STYLE: &str = "looks.css";

/// Applies the appearance that the players chose to the page: theme, colours and piece set.
pub(crate) struct PageAppearance {
    sender: MessageSender,
    /// Whether an appearance has been requested.
    asked: Cell<bool>,
    /// The current appearance, or the appearance that is being loaded. `None` until an appearance
    /// is requested; the page then still has the look of the first paint.
    wanted: RefCell<Option<Appearance>>,
}

impl PageAppearance {
    /// Creates the object that applies the chosen appearance to the page. At first, the page does
    /// not change. `post` gets a message if a file of a chosen appearance cannot be loaded.
    pub(crate) fn new(post: MessageSender) -> Rc<PageAppearance> {
        Rc::new(PageAppearance { sender: post, asked: Cell::default(), wanted: RefCell::default() })
    }

    /// Whether the page must change to show the appearance `looks`. `false` only at the first call,
    /// if `looks` is the default appearance and the page already shows it.
    pub(crate) fn has_to_change(&self, looks: &Appearance) -> bool {
        let root = web_sys::window().and_then(|window| window.document()?.document_element());
        let is_bare = root.is_some_and(|root| !root.has_attribute("data-looks"));
        let is_first = !self.asked.replace(true);
        !(is_first && is_bare && looks.is_default() && !wants_contrast())
    }

    /// Applies the appearance `looks` (theme, colours, piece set) to the page. If a file of the
    /// appearance cannot be loaded, the page stays unchanged, and [`PageMsg::CodeNotLoaded`] is
    /// sent.
    pub(crate) fn show(self: &Rc<PageAppearance>, looks: Appearance) {
        self.wanted.replace(Some(looks.clone()));
        let me = self.clone();
        spawn_local(async move {
            let words = data_looks_value(&looks);
            let style = if words.is_empty() { Some(String::new()) } else { style(&looks).await };
            if me.wanted.borrow().as_ref() != Some(&looks) {
                return;
            }
            match style {
                Some(style) => {
                    // In a browser without constructable style sheets, the CSS cannot be applied,
                    // only the attribute.
                    let _ = set_attributes(&words, &style);
                }
                None => me.sender.send(PageMsg::CodeNotLoaded.into()),
            }
        });
    }
}

/// Returns the value of the attribute `data-looks` of the page's root element, for selectors in
/// style sheets. The value lists the players' choices. It also has `contrast` if the theme is
/// automatic and the device requests more contrast.
fn data_looks_value(looks: &Appearance) -> String {
    if looks.value_of("theme") == Some("auto") && wants_contrast() {
        return ["contrast", looks.words()].join(" ").trim_end().to_owned();
    }
    looks.words().to_owned()
}

/// Whether the device requests more contrast.
fn wants_contrast() -> bool {
    web::media_matches("(prefers-contrast: more)")
}

/// Loads the CSS of an appearance, with the players' own colours and the picture of the piece set.
/// Returns it as one line; `None` if a file cannot be loaded.
async fn style(looks: &Appearance) -> Option<String> {
    let mut style = in_one_line(std::str::from_utf8(&asset::bytes(STYLE).await?).ok()?);
    if looks.value_of("board") == Some("own") {
        style.push_str(&own_board_style(looks));
    }
    let picture = match looks.value_of("pieces") {
        None | Some("classic") => return Some(style),
        Some("own") => {
            let [white, black] = [OwnColor::WhitePieces, OwnColor::BlackPieces].map(|of| looks.own_color(of));
            own_pieces_svg(white, black)
        }
        Some(set) => String::from_utf8(asset::bytes(&format!("pieces-{set}.svg")).await?).ok()?,
    };
    style.push_str("@layer states{.piece,.mini{background-image:url(\"data:image/svg+xml,");
    style.push_str(&escape_for_data_url(&picture));
    style.push_str("\")}}");
    Some(style)
}

/// Returns the CSS for a board in the colours that the players have chosen.
fn own_board_style(looks: &Appearance) -> String {
    let kinds = [("light", OwnColor::LightSquares), ("dark", OwnColor::DarkSquares)];
    let properties = kinds.map(|(kind, of)| {
        let SquareColors { plain, last_move, selected, mark } = SquareColors::of(looks.own_color(of));
        format!(
            "--sq-{kind}:{plain};--last-{kind}:{last_move};--sel-{kind}:{selected};--coord-{kind}:{mark};"
        )
    });
    format!("@layer states{{:root[data-looks~=own-board]{{{}}}}}", properties.concat())
}

/// Removes comments from a CSS text and collapses white space, so that the text has only one line.
fn in_one_line(css: &str) -> String {
    let without_comments = css.split("/*").enumerate().map(|(at, part)| match part.split_once("*/") {
        Some((_, after)) if at > 0 => after,
        _ => part,
    });
    without_comments.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Escapes an SVG text for a `data:` address in double quotes.
fn escape_for_data_url(svg: &str) -> String {
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

/// Applies an appearance to the document: the words as the value of `data-looks`, and the CSS
/// `style`. Saves both in local storage, so that the next visit shows them before the app has
/// loaded. For the default appearance (`words` is empty), deletes the saved copy. `Err` if the
/// browser refuses an attribute or the CSS.
fn set_attributes(words: &str, style: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let root = document.document_element().ok_or(JsValue::NULL)?;
    let dressed = adopt_appearance(&document, style);
    if words.is_empty() {
        root.remove_attribute("data-looks")?;
    } else {
        root.set_attribute("data-looks", words)?;
    }
    let colour = theme_color(&window, &document, &root)?;
    // The page must not write while it shows the crash page, or the page that confirms that all
    // data were erased.
    if !crash::is_crash_page_shown() {
        let text = [words, &colour, style].join("\n");
        let _ = LocalStorage::of_page().with(|storage| match words {
            "" => storage.remove_item(STORAGE_KEY),
            _ => storage.set_item(STORAGE_KEY, &text),
        });
    }
    dressed
}

/// Applies the CSS `style` of an appearance to the document. Replaces the style sheet of the
/// previous appearance; if there is none, adds a sheet after all others.
fn adopt_appearance(document: &Document, style: &str) -> Result<(), JsValue> {
    let known = web::js_field(document, STYLE_PROPERTY);
    let sheet: CssStyleSheet = if known.is_object() {
        known.unchecked_into()
    } else if style.is_empty() {
        return Ok(());
    } else {
        let sheet = stylesheets::new_sheet(document)?;
        web::set_js_field(document, STYLE_PROPERTY, &sheet);
        sheet
    };
    sheet.replace_sync(style)
}

/// Sets the colour of the browser's own bars (theme colour) to the colour of the theme in
/// `data-looks`. Returns this colour; empty if the device chooses the theme.
fn theme_color(window: &Window, document: &Document, root: &Element) -> Result<String, JsValue> {
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
            // The browser takes the first matching element, so this element must come first.
            document.head().ok_or(JsValue::NULL)?.prepend_with_node_1(&own)?;
            own
        }
    };
    own.set_attribute("content", &colour)?;
    Ok(colour)
}

#[cfg(test)]
mod tests {
    use super::{escape_for_data_url, own_board_style};
    use crate::app::{Appearance, OwnColor, Rgb};

    #[test]
    fn own_board_has_the_chosen_colors() {
        let looks = Appearance::default().with_own_color(OwnColor::DarkSquares, Rgb::BLACK);
        assert_eq!(
            own_board_style(&looks),
            "@layer states{:root[data-looks~=own-board]{--sq-light:#efe0c4;--last-light:#efd172;\
             --sel-light:#b5d6ba;--coord-light:#000000;--sq-dark:#000000;--last-dark:#493300;\
             --sel-dark:#09332a;--coord-dark:#ffffff;}}"
        );
    }

    #[test]
    fn a_picture_ends_no_quotes_and_no_line() {
        let address = escape_for_data_url("<svg a=\"#b\">\n50%</svg>\n");
        assert_eq!(address, "%3Csvg a='%23b'%3E 50%25%3C/svg%3E");
    }
}
