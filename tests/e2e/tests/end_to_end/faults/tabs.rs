//! A second tab, and a new version, during a game.

use super::{load_again, open, play};
use tabiya_e2e::{Build, Page};

#[test]
fn a_second_tab() {
    let page = open("");
    play(&page, "e2e4");
    let first = page.browser().tab();
    page.browser().open_tab();
    page.load("");
    page.until("the dialog", || page.has("[data-dialog=elsewhere]"));
    let did = page.reaction();
    page.click_action("take-over");
    page.read_view_until("the game", |view| view.sans == ["e4"]);
    play(&page, "e7e5");
    page.browser().go_to_tab(&first);
    page.until("the first tab to know", || page.has("[data-dialog=elsewhere]"));
    page.click_action("take-over");
    page.read_view_until("what was played there", |view| view.sans == ["e4", "e5"]);
    play(&page, "g1f3");
    load_again(&page);
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    page.record_fault("a second tab", &did, "all moves of both");
}

#[test]
fn a_new_version_in_mid_game() {
    let page = Page::open("");
    page.until_offline_ready();
    page.load("");
    play(&page, "e2e4 e7e5");
    let build = Build::titled("New");
    page.server().serve_folder(build.path());
    page.look_for_update();
    // During the game the page does not offer the new version and does not load it by itself.
    play(&page, "g1f3");
    assert_eq!(page.title(), "Tabiya");
    let did = page.reaction();
    assert_eq!(did, "plays on");
    load_again(&page);
    assert_eq!((page.title().as_str(), page.sans().len()), ("Tabiya", 3), "nor with a reload");
    page.take_update();
    page.read_view_until("the game in the new version", |view| view.sans == ["e4", "e5", "Nf3"]);
    assert_eq!(page.title(), "New");
    play(&page, "b8c6");
    load_again(&page);
    assert_eq!(page.sans().len(), 4);
    page.record_fault("a new version in mid-game", &did, "all moves, in the old version and in the new one");
}
