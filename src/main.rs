//! The page.

use tabiya::app::Msg;
use tabiya::{browser, ui};

fn main() {
    browser::install_crash_page();
    let root = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id("app"));
    match root {
        // Until it is known what was on the board, the empty one that came with the page stands.
        Some(root) => browser::open_store(move |stored| {
            browser::send(Msg::Opened(Box::new(stored)));
            root.set_inner_html("");
            yew::Renderer::<ui::Page>::with_root(root).render();
        }),
        None => panic!("the page has no element with the id `app`"),
    };
}
