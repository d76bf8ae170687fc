//! What a page that is loaded again finds.

use tabiya_e2e::Page;

#[test]
fn a_game_is_back_after_the_page_is_loaded_again() {
    let page = Page::open("");
    for (from, onto) in [("e2", "e4"), ("e7", "e5"), ("g1", "f3")] {
        page.drag(from, onto);
    }
    let before = page.look();
    page.reload();
    let after = page.look();
    assert_eq!((&after.fen, &after.sans, &after.result), (&before.fen, &before.sans, &before.result));
    assert_eq!(after.last_move, before.last_move);
    page.drag("b8", "c6");
    page.load("");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
