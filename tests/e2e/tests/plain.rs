//! The page as `trunk build --release` makes it without the tools of this workspace: no part of the
//! program loads on demand.

use tabiya_e2e::Page;

/// Checks that the program, the translations, the worker of the computer opponent and the
/// tournaments are all in the build.
#[test]
fn a_game_is_played_and_a_tournament_begins() {
    let page = Page::open("");
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drag(from, to);
    }
    let view = page.read_view_until("mate", |view| view.reason.as_deref() == Some("checkmate"));
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    page.click_action("settings");
    page.until("the settings", || page.visible_box("[data-dialog=settings]").is_some());
    page.choose("language", "de");
    page.read_view_until("German", |view| view.sans == ["f3", "e5", "g4", "Dh4#"]);
    page.click_on("[data-dialog=settings] [data-action=close]");
    page.load("#black=computer-1&first-move=free");
    page.drag("e2", "e4");
    page.read_view_until("the computer's move", |view| view.sans.len() == 2);
    page.click_action("club");
    let new_event = "[data-action=new-event]";
    page.until("the tournaments", || page.has(new_event));
    page.scroll_to(new_event);
    page.click_on(new_event);
    page.until("the form", || page.has("[name=event-players]"));
    page.write("[name=event-players]", "Ada\nBen\nCleo\nDan");
    page.scroll_to("[data-action=create-event]");
    page.click_on("[data-action=create-event]");
    page.until("the tournament", || page.has("[data-club=event]"));
    page.reload();
    page.read_view_until("the game", |view| view.sans.len() == 2);
    assert_eq!(page.browser().console_errors(), [""; 0]);
}
