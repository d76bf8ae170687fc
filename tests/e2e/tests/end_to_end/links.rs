//! Links that hold a whole game, from one browser to another.

use tabiya_e2e::{OPENING, Page, save_screenshots, windows};

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

/// Makes a link to the game in the score sheet dialog, and returns the part of the link from its
/// `#`.
fn link_of(page: &Page) -> String {
    page.click_action("game");
    page.until("the dialog", || page.visible_box("[data-dialog=game]").is_some());
    page.scroll_to("[data-action=make-link]");
    page.click_action("make-link");
    page.until("the link", || page.has("textarea[name=link]"));
    let url = page.browser().read("return document.querySelector('textarea[name=link]').value", vec![]);
    let url = url.as_str().unwrap_or_default().to_owned();
    let at = url.find('#').expect("a link has a fragment");
    url[at..].to_owned()
}

fn open_link(page: &Page, link: &str) {
    page.load(link);
    page.until("the game in the link", || page.visible_box("[data-dialog=link] [data-plies]").is_some());
}

#[test]
fn a_game_goes_from_one_browser_to_another_and_is_played_on() {
    let here = Page::open("#clock=600+5&first-move=free");
    play(&here, "e2e4 e7e5 g1f3");
    let link = link_of(&here);
    assert!(link.starts_with("#game=") && link.len() < 100, "{link}");
    assert!(here.has("svg[data-code] path"), "a camera reads it");
    here.scroll_to("[data-action=copy-link]");
    here.click_action("copy-link");
    here.read_view_until("the copy", |view| view.said == ["copied"]);

    let there = Page::open("");
    play(&there, "d2d4");
    open_link(&there, &link);
    assert!(there.has("[data-link-clocks]") && there.has("[data-puts-aside]"));
    there.click_action("link-play-on");
    there.read_view_until("the game", |view| view.sans == ["e4", "e5", "Nf3"]);
    there.until("the way back", || there.visible_box("[data-notice=put-aside]").is_some());
    assert_eq!(there.fragment(), "", "the address no longer says what is on the board");
    there.reload();
    there.read_view_until("the game is kept", |view| view.sans == ["e4", "e5", "Nf3"]);
    there.click_on("[data-halted] [data-action=pause]");
    play(&there, "b8c6");
    there.read_view_until("the next move", |view| view.sans.len() == 4);
    assert_eq!(there.browser().console_errors(), [""; 0]);
}

#[test]
fn a_bad_link_says_what_is_wrong() {
    let page = Page::open("");
    play(&page, "e2e4");
    for (link, code) in [
        ("#game=1OKc", "link-incomplete"),
        ("#game=", "link-empty"),
        ("#game=9x", "link-later"),
        ("#game=~x", "link-character"),
    ] {
        page.change_fragment(link);
        page.until(code, || page.visible_box(&format!("[data-dialog=link] [data-notice={code}]")).is_some());
        assert!(!page.has("[data-action=link-play-on]"));
        page.click_on("[data-dialog=link] [data-action=close]");
        page.until("the dialog to be closed", || !page.has("[data-dialog=link]"));
        assert_eq!(page.sans(), ["e4"]);
    }
}

#[test]
fn links_in_pictures() {
    let page = Page::open("#clock=900+5&first-move=free");
    play(&page, OPENING);
    let link = link_of(&page);
    save_screenshots(&page, "link-out", windows(), |page| page.scroll_to("svg[data-code]"));
    page.scroll_to("[data-dialog=game] [data-action=close]");
    page.click_on("[data-dialog=game] [data-action=close]");
    page.browser().resize(1180, 820);
    open_link(&page, &link);
    save_screenshots(&page, "link-in", windows(), |page| {
        page.scroll_to("[data-dialog=link] [data-action=close]")
    });
}
