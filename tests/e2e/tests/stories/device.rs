//! Everything goes out as one file, and comes in again on another device.

use serde_json::json;
use std::path::PathBuf;
use tabiya_e2e::{Page, Scratch};

/// Saves everything to a file in that folder.
fn export(page: &Page, folder: &Scratch) -> PathBuf {
    let allow = json!({ "behavior": "allow", "downloadPath": folder.path().display().to_string() });
    page.browser().devtools("Browser.setDownloadBehavior", allow);
    page.click_action("settings");
    page.scroll_to("[data-action=export-all]");
    page.click_action("export-all");
    page.until("word that it is done", || page.visible_box("[data-saved]").is_some());
    let file = folder.path().join("tabiya-everything.json");
    page.until("the file is there", || file.is_file());
    page.click_action("close");
    file
}

/// Takes everything from a file of ours: the page is loaded again.
fn take(page: &Page, file: &std::path::Path) {
    page.browser().read("window.before = true", vec![]);
    import(page, file);
    let loaded = "return !window.before && document.querySelectorAll('[data-square]').length === 64";
    page.until("the page was loaded again", || page.browser().read(loaded, vec![]) == true);
}

/// Opens a file in the field for such files.
fn import(page: &Page, file: &std::path::Path) {
    page.click_action("settings");
    page.scroll_to("[data-action=export-all]");
    page.choose_file("input[name=import-all]", file);
}

#[test]
fn everything_goes_to_another_device() {
    let folder = Scratch::new();
    let page = Page::open("");
    page.drag("e2", "e4");
    page.drag("c7", "c5");
    page.click_action("settings");
    page.until("a figure", || {
        page.words("[data-device]").is_some_and(|words| words.contains(|c: char| c.is_ascii_digit()))
    });
    page.click_action("close");
    let file = export(&page, &folder);
    drop(page);

    let other = Page::open("");
    other.drag("d2", "d4");
    take(&other, &file);
    let view = other.look_until("the game has come", |view| view.sans == ["e4", "c5"]);
    assert_eq!(view.result, "*");
    other.drag("g1", "f3");
    assert_eq!(other.sans(), ["e4", "c5", "Nf3"]);

    // The same again adds nothing: the game has gone on here.
    take(&other, &file);
    other.look_until("the game is as it was here", |view| view.sans == ["e4", "c5", "Nf3"]);
}

#[test]
fn what_is_no_such_file_changes_nothing() {
    let folder = Scratch::new();
    let page = Page::open("");
    page.drag("e2", "e4");
    for (name, text) in
        [("empty.json", "{}"), ("text.json", "not at all"), ("later.json", "{\"tabiya\": 99}")]
    {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("a file");
        import(&page, &file);
        page.see_notice("backup-failed");
        assert_eq!(page.sans(), ["e4"], "{name}");
        page.click_action("dismiss");
    }
}
