//! Erasing all data of the page.

use tabiya_e2e::{Page, WindowContent};

/// Returns a page with names, a game, settings and offline files, which asks whether to erase
/// everything.
fn asked() -> Page {
    let page = Page::open("");
    page.until_offline_ready();
    page.load("#white=Anna&black=Ben");
    page.drag("e2", "e4");
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.choose("language", "de");
    // Texts in another language have other sizes, so the test waits for the layout to settle.
    let language = "return document.documentElement.lang";
    page.until("the words", || page.browser().read(language, vec![]) == "de");
    page.show_setting("[data-action=erase-everything]");
    page.scroll_to("[data-action=erase-everything]");
    page.click_action("erase-everything");
    page.until("the question", || page.visible_text("[data-ask=erase]").is_some());
    page.scroll_to("[data-action=erase]");
    page
}

#[test]
fn everything_is_erased_and_nothing_is_left() {
    let page = asked();
    assert!(page.stored_names().len() >= 4, "a database, two caches, a worker: {:?}", page.stored_names());
    page.click_action("erase");
    page.until("it is done", || page.has("[data-action=reload]"));
    assert_eq!(page.stored_names(), Vec::<String>::new());
    // Gives the page time to finish pending writes.
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!(page.stored_names(), Vec::<String>::new());
    page.click_action("reload");
    page.until("a fresh board", || page.shown() == WindowContent::Board);
    let view = page.read_view();
    assert_eq!(view.sans, Vec::<String>::new());
    assert_eq!(page.browser().read("return document.documentElement.lang", vec![]), "en");
}

#[test]
fn it_is_asked_once_and_no_is_an_answer() {
    let page = asked();
    let before = page.stored_names();
    page.click_action("keep");
    page.until("the question is gone", || !page.has("[data-ask=erase]"));
    assert_eq!(page.stored_names(), before);
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn another_tab_does_not_write_it_back() {
    let page = asked();
    let (first, url) = (page.browser().tab(), page.server().url());
    let second = page.browser().open_tab();
    page.browser().go(&url);
    page.until("the other tab has nothing to play", || page.has("[data-dialog=elsewhere]"));
    // Erasing also removes the service worker, which must be installed first.
    page.until_offline_ready();
    page.browser().go_to_tab(&first);
    page.click_action("erase");
    page.until("it is done", || page.has("[data-action=reload]"));
    assert_eq!(page.stored_names(), Vec::<String>::new());
    page.browser().go_to_tab(&second);
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert_eq!(page.stored_names(), Vec::<String>::new());
    page.browser().go_to_tab(&first);
    std::thread::sleep(std::time::Duration::from_secs(1));
    assert_eq!(page.stored_names(), Vec::<String>::new(), "nor when it is seen again");
}

#[test]
fn what_a_page_left_unwritten_goes_even_where_the_worker_cannot_be_asked() {
    let page = asked();
    page.browser().read(
        "ServiceWorkerContainer.prototype.getRegistration = () => Promise.reject(new Error('denied by the test'));
        localStorage.setItem('tabiya.left', '[1]')",
        vec![],
    );
    page.click_action("erase");
    page.until("it is done", || page.has("[data-action=reload]"));
    assert!(page.browser().read("return localStorage.getItem('tabiya.left')", vec![]).is_null());
}
