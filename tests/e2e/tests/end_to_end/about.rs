//! The dialog with the version of the page and its licences.

use tabiya_e2e::Page;

#[test]
fn version_and_licences_are_in_the_page() {
    let page = Page::open("");
    page.click_action("about");
    page.until("the dialog", || page.visible_box("[data-dialog=about]").is_some());
    let version = "return document.querySelector('[data-version]').dataset.version";
    let version = page.browser().read(version, vec![]);
    let version = version.as_str().unwrap_or_default();
    assert_eq!(version.split('.').filter(|part| part.parse::<u32>().is_ok()).count(), 3, "{version}");
    assert!(page.visible_text("[data-version]").is_some_and(|words| words.contains(version)));
    // The licences load when the dialog opens. This button shows them.
    page.click_on("[data-action=licences]");
    let licences = "return document.querySelectorAll('[data-licences] > *').length";
    let count = || page.browser().read(licences, vec![]).as_u64().unwrap_or_default();
    page.until("the licences", || count() > 10);
    let said = "return Number(document.querySelector('[data-licences]').dataset.licences)";
    assert_eq!(page.browser().read(said, vec![]), count(), "each part has a place in the list");
    page.scroll_and_click("[data-dialog=about] [data-action=close]");
    page.until("the dialog to be closed", || page.visible_box("[data-dialog=about]").is_none());
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
