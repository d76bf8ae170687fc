//! The page.

use tabiya::browser::{Browser, install_crash_page};
use tabiya::page::{Page, PageProps};

fn main() {
    install_crash_page();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    let browser = Browser::new();
    match root {
        // Until it is known what was on the board, the empty one that came with the page stands.
        Some(root) => browser.clone().open(move || {
            root.set_inner_html("");
            yew::Renderer::<Page>::with_root_and_props(root, PageProps { browser }).render();
        }),
        None => panic!("the page has no element with the id `app`"),
    };
}
