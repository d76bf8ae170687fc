//! What stands on the screen after a panic: what happened, and the game so far as PGN to copy.
//!
//! Written without Yew and without the model, both of which may be in any state by then.

use crate::words::{PluralForm, Words};
use gloo_events::EventListener;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlTextAreaElement};

// These two are statics because the panic hook must be `Send` and `Sync`, which nothing of the page is, and because it
// runs in whatever state the page is in: what it reads must not lie behind anything that may be borrowed or half changed.
thread_local! {
    static PGN: RefCell<String> = const { RefCell::new(String::new()) };
    static SHOWN: Cell<bool> = const { Cell::new(false) };
}

/// Keeps the game so far at hand.
pub(super) fn keep(pgn: String) {
    PGN.with(|kept| {
        if let Ok(mut kept) = kept.try_borrow_mut() {
            *kept = pgn;
        }
    });
}

/// From now on a panic, or a trap that no panic announced, shows the crash page.
pub fn install() {
    // Told to Yew, which would otherwise put a hook of its own in the place of ours.
    yew::set_custom_panic_hook(Box::new(|info| show(&info.to_string())));
    if let Some(window) = web_sys::window() {
        EventListener::new(&window, "error", |event| {
            if let Some(event) = event.dyn_ref::<web_sys::ErrorEvent>()
                && event.error().is_instance_of::<js_sys::WebAssembly::RuntimeError>()
            {
                show(&event.message());
            }
        })
        .forget();
    }
}

/// Whether the page is broken and the crash page stands in its place.
pub(super) fn is_shown() -> bool {
    SHOWN.get()
}

/// Puts the crash page in the place of everything else. The first fault is the one that tells; later ones
/// are its echoes.
fn show(what_happened: &str) {
    web_sys::console::error_1(&what_happened.into());
    if SHOWN.replace(true) {
        return;
    }
    let document = web_sys::window().and_then(|window| window.document());
    if let Some(document) = document {
        // If even this fails there is nothing left to try; the console has the message.
        let _ = draw(&document, what_happened);
    }
}

fn draw(document: &Document, what_happened: &str) -> Result<(), wasm_bindgen::JsValue> {
    let Some(body) = document.body() else { return Ok(()) };
    let page = document.create_element("section")?;
    page.set_class_name("crash");
    page.set_attribute("role", "alert")?;
    // English is part of the program: nothing else can be relied on here.
    let words = Words::english(Rc::new(|_, _| PluralForm::Other));
    let add = |name: &str, words: &str| -> Result<Element, wasm_bindgen::JsValue> {
        let element = document.create_element(name)?;
        element.set_text_content(Some(words));
        page.append_child(&element)?;
        Ok(element)
    };
    add("h1", words.crash())?;
    add("p", words.crash_hint())?;
    let pgn = PGN.with(|kept| kept.try_borrow().map(|pgn| pgn.clone()).unwrap_or_default());
    let area = add("textarea", &pgn)?.dyn_into::<HtmlTextAreaElement>()?;
    area.set_class_name("crash-pgn");
    area.set_read_only(true);
    area.set_attribute("aria-label", words.crash_pgn())?;
    let copy = add("button", words.copy())?;
    copy.set_class_name("button primary");
    copy.set_attribute("data-action", "copy-pgn")?;
    EventListener::new(&copy, "click", move |_| {
        area.select();
        if let Some(window) = web_sys::window() {
            // Where the clipboard is denied the text is selected, ready to be copied by hand.
            let _ = window.navigator().clipboard().write_text(&area.value());
        }
    })
    .forget();
    let reload = add("button", words.reload())?;
    reload.set_class_name("button");
    reload.set_attribute("data-action", "reload")?;
    EventListener::new(&reload, "click", |_| {
        if let Some(window) = web_sys::window() {
            let _ = window.location().reload();
        }
    })
    .forget();
    let details = add("pre", what_happened)?;
    details.set_class_name("crash-details");
    body.replace_children_with_node_1(&page);
    Ok(())
}
