//! The page.

use tabiya::{browser, ui};

fn main() {
    browser::install_crash_page();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    match root {
        Some(root) => {
            root.set_inner_html("");
            yew::Renderer::<ui::Page>::with_root(root).render();
        }
        None => panic!("the page has no element with the id `app`"),
    };
}
