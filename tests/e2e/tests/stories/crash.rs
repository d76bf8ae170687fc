//! A page that breaks.

use tabiya_e2e::Page;

#[test]
fn a_panic_leaves_the_game_to_copy_and_not_a_dead_page() {
    let page = Page::open("");
    page.drag("e2", "e4");
    // From here on the document refuses every new node, and the next drawing panics.
    page.browser()
        .read("Node.prototype.insertBefore = () => { throw new Error('broken by the test') }", vec![]);
    page.drag("e7", "e5");
    let crashed = "return document.querySelector('.crash') !== null";
    page.until("the page of a crash", || page.browser().read(crashed, vec![]) == true);
    let read = |script: &str| page.browser().read(script, vec![]).as_str().unwrap_or_default().to_owned();
    let pgn = read("return document.querySelector('.crash-pgn').value");
    assert!(pgn.contains("1. e4 e5"), "the game so far, the move that broke the page included: {pgn}");
    let details = read("return document.querySelector('.crash-details').textContent");
    assert!(details.contains("panicked"), "it says what happened: {details}");
    let labels = "return [...document.querySelectorAll('.crash h1, .crash p, .crash button')]
        .filter(element => !element.textContent.trim()).length";
    assert_eq!(page.browser().read(labels, vec![]), 0, "nothing is without words");
    page.click_on("[data-action=copy-pgn]");
    let chosen = read("return getSelection().toString() || document.activeElement.value");
    assert!(chosen.contains("1. e4 e5"), "copied, or at least selected to be copied: {chosen}");
    page.click_on("[data-action=reload]");
    let board = "return document.querySelectorAll('[data-piece]').length === 32";
    page.until("a fresh board", || page.browser().read(board, vec![]) == true);
}
