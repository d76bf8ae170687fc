//! The list of players, operated with the pointer.

use super::club::{go, press};
use super::device::close;
use tabiya_e2e::Page;

/// Plays a game in which Black mates in two moves.
fn mate(page: &Page) {
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        page.drag(from, to);
    }
    page.read_view_until("mate", |view| view.result == "0-1");
}

/// Opens the list of players.
fn open(page: &Page) {
    go(page);
    press(page, "[data-action=club-players]");
    page.until("the players", || page.has("[data-player]"));
}

/// Merges two entries of the same player, and renames the player. A reload preserves both changes.
/// One press then undoes the renaming, and another press starts a game between the last two
/// players.
#[test]
fn a_player_is_merged_and_renamed_and_a_quick_match_begins() {
    let page = Page::open("#white=Ada&black=Ben");
    mate(&page);
    page.load("#white=ada&black=Ben");
    mate(&page);
    open(&page);
    press(&page, "[data-player=ada] [data-action=player]");
    page.until("what can be done", || page.has("[name=player-other]"));
    let script = "const option = [...document.querySelectorAll('[name=player-other] option')]
        .find(option => option.textContent === 'Ada'); return option.value";
    let ada = page.browser().read(script, vec![]);
    page.choose("player-other", ada.as_str().unwrap_or_default());
    press(&page, "[data-action=merge-players]");
    page.until("they are one", || !page.has("[data-player=ada]") && page.has("[data-player=Ada]"));
    page.until("Ada is unfolded", || page.has("[data-player=Ada] [name=player-name]"));
    page.type_into("player-name", "Ada Lovelace");
    press(&page, "[data-action=rename-player]");
    page.until("the name", || page.has("[data-player='Ada Lovelace']"));
    close(&page);
    page.reload();
    open(&page);
    assert!(page.has("[data-player='Ada Lovelace']") && !page.has("[data-player=Ada], [data-player=ada]"));
    press(&page, "[data-action=undo-step]");
    page.until("one step back", || page.has("[data-player=Ada]"));
    press(&page, "[data-action=quick-match]");
    page.until("the board", || !page.has("dialog"));
    for (side, name) in [("white", "Ben"), ("black", "Ada")] {
        let edge = page.visible_text(&format!("[data-edge={side}]")).unwrap_or_default();
        assert!(edge.contains(name), "{side}: {edge}");
    }
    page.drag("e2", "e4");
    page.read_view_until("it runs", |view| view.sans == ["e4"]);
}
