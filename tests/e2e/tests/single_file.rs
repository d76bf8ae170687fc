//! The page in a single file, opened from the disk without a host or a network.

use tabiya_e2e::{BrowserKind, Options, Page, dist, print_line, single_file};

/// Plays fool's mate by dragging pieces.
#[test]
fn a_game_is_played_to_mate() {
    let file = single_file();
    let page = Page::open_file(&file, Options::default());
    let browser = BrowserKind::wanted();
    for (from, onto) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drag(from, onto);
    }
    let view = page.read_view();
    assert_eq!((view.result.as_str(), view.reason.as_deref()), ("0-1", Some("checkmate")), "in {browser}");
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    let outside = "return performance.getEntriesByType('resource').map((entry) => entry.name) \
        .filter((name) => !/^(data|blob):/.test(name))";
    assert_eq!(page.browser().read(outside, vec![]).as_array().map(Vec::len), Some(0), "in {browser}");
    let bytes = std::fs::metadata(&file).map(|file| file.len()).unwrap_or_default();
    print_line(&format!("one file of {bytes} B, played to mate in {browser}"));
}

/// The file contains languages that the page in several files loads separately. The test chooses
/// only German, then English.
#[test]
fn every_language_is_in_the_file() {
    let page = Page::open_file(&single_file(), Options::default());
    page.drag("g1", "f3");
    for (language, san) in [("de", "Sf3"), ("en", "Nf3")] {
        page.click_action("settings");
        page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
        page.choose("language", language);
        page.read_view_until(language, |view| view.sans == [san]);
        page.click_on("[data-dialog=settings] [data-action=close]");
        page.until("the settings to be closed", || page.visible_box("[data-dialog=settings]").is_none());
    }
}

/// The page in several files cannot start from a folder. Instead, it shows the name of the single
/// file.
#[test]
fn a_page_that_was_opened_from_a_folder_names_the_single_file() {
    let page = Page::open_file(&single_file(), Options::default());
    page.browser().go(&format!("file://{}", dist().join("index.html").display()));
    page.until("the explanation", || {
        page.visible_text("[role=alert]").is_some_and(|words| words.contains("tabiya.html"))
    });
}

#[test]
fn pages_from_files_share_one_storage_and_the_settings_say_so() {
    let page = Page::open_file(&single_file(), Options::default());
    page.click_action("settings");
    page.show_setting("[data-notice=storage-shared-by-files]");
}
