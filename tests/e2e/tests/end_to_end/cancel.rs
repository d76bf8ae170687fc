//! Interrupted drags: each leaves the game unchanged, the piece on its square, and the board
//! usable.

use tabiya_e2e::{BrowserKind, Key, Page, skip};

/// Holds a pawn over e4, interrupts the drag, and asserts that the drag is over, with the pawn on
/// its square.
fn interrupted(what: &str, interrupt: impl FnOnce(&Page)) -> Page {
    let page = Page::open("");
    page.listen(&[
        "blur",
        "visibilitychange",
        "resize",
        "pointercancel",
        "lostpointercapture",
        "pointerdown",
        "contextmenu",
    ]);
    let before = page.read_view();
    page.mouse().press("e2");
    page.mouse().move_to("e4");
    page.read_view_until("the drag", |view| view.hovered == ["e4"]);
    interrupt(&page);
    let view = page
        .read_view_until("the end of the drag", |view| view.hovered.is_empty() && view.targets.is_empty());
    assert_eq!((&view.fen, &view.sans), (&before.fen, &before.sans), "{what} plays nothing");
    let (home, piece) = (page.box_of("[data-square=e2]"), || page.box_of("[data-piece][data-on=e2]"));
    page.until("the pawn to be back on e2", || piece() == home);
    page
}

/// Releases the button over a legal target, which must have no effect, and then drags pieces as
/// usual.
fn assert_game_continues(page: &Page) {
    page.mouse().release();
    assert!(page.sans().is_empty(), "letting go after the end of a drag drops nothing");
    page.drag("e2", "e4");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

/// Asserts that the browser, not a script, sent the event `name`.
fn assert_heard(page: &Page, name: &str) {
    let is_there = || page.heard().iter().any(|event| event.name == name && event.trusted);
    // Firefox sends events to a tab in the background with a delay.
    page.until(&format!("the event {name}"), is_there);
}

#[test]
fn by_escape() {
    let page = interrupted("Escape", |page| page.press_key(Key::Escape));
    assert_game_continues(&page);
}

#[test]
fn by_the_right_button() {
    let page = interrupted("the right button", |page| page.mouse().press_right());
    if page.browser().kind() == BrowserKind::WebKit {
        skip("the right button opens a menu of WebKit's window, which its driver cannot close");
    }
    page.mouse().release_right();
    assert_game_continues(&page);
}

#[test]
fn by_a_finger_while_the_mouse_drags() {
    let page = interrupted("a finger", |page| {
        page.finger(0).press("d4");
        let felt = || page.heard().iter().any(|event| event.pointer.as_deref() == Some("touch"));
        page.until("the finger to be felt", felt);
    });
    page.finger(0).release();
    assert_game_continues(&page);
}

#[test]
fn by_a_lost_capture() {
    // A script makes the board release the pointer, as a browser may do. The browser then sends the
    // event `lostpointercapture`.
    let page = interrupted("a lost capture", |page| {
        let script = "const board = document.querySelector('[data-board]');
            const held = [...Array(64).keys()].filter(id => board.hasPointerCapture(id));
            held.forEach(id => board.releasePointerCapture(id));
            return held.length";
        assert_eq!(page.browser().read(script, vec![]), 1, "the board had captured the pointer");
        page.mouse().move_to("d4");
    });
    assert_heard(&page, "lostpointercapture");
    assert_game_continues(&page);
}

#[test]
fn by_a_new_shape_of_the_window() {
    let page = interrupted("a new size", |page| page.browser().resize(900, 700));
    assert_heard(&page, "resize");
    assert_game_continues(&page);
}

#[test]
fn by_a_window_that_loses_the_focus() {
    // In a headless browser a window cannot lose the focus to another window, but it can lose the
    // focus to an embedded document.
    let page = interrupted("a lost focus", |page| {
        let script = "document.body.append(document.createElement('iframe')); document.querySelector('iframe').focus()";
        page.browser().read(script, vec![]);
    });
    assert_heard(&page, "blur");
    page.browser().read("document.querySelector('iframe').remove()", vec![]);
    assert_game_continues(&page);
}

#[test]
fn by_another_tab() {
    let page = interrupted("another tab", |page| {
        page.browser().visit_another_tab();
        if page.browser().kind() == BrowserKind::WebKit {
            skip("the driver of WebKit opens a tab in another window: the page stays in sight");
        }
    });
    assert_heard(&page, "visibilitychange");
    assert_game_continues(&page);
}

#[test]
fn of_a_finger_by_the_system() {
    let page = Page::open("");
    page.listen(&["pointercancel"]);
    let finger = page.finger(0);
    finger.press("e2");
    finger.move_to("e4");
    page.read_view_until("the drag", |view| view.hovered == ["e4"]);
    finger.be_cancelled();
    let view = page
        .read_view_until("the end of the drag", |view| view.hovered.is_empty() && view.targets.is_empty());
    assert_heard(&page, "pointercancel");
    assert!(view.sans.is_empty());
    page.finger(0).drag("e2", "e4");
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"]);
}

#[test]
fn of_a_finger_by_the_mouse() {
    let page = Page::open("");
    let finger = page.finger(0);
    finger.press("e2");
    finger.move_to("e4");
    page.read_view_until("the drag", |view| view.hovered == ["e4"]);
    page.mouse().click("d4");
    let view = page
        .read_view_until("the end of the drag", |view| view.hovered.is_empty() && view.targets.is_empty());
    assert!(view.sans.is_empty());
    finger.release();
    assert!(page.sans().is_empty());
    page.drag("e2", "e4");
    assert_eq!(page.sans(), ["e4"]);
}

#[test]
fn not_by_a_palm() {
    let page = Page::open("");
    page.listen(&["pointerdown"]);
    let (finger, palm) = (page.finger(0), page.finger(1));
    finger.press("e2");
    finger.move_to("e3");
    palm.press("g4");
    let touches = || page.heard().iter().filter(|event| event.pointer.as_deref() == Some("touch")).count();
    page.until("the palm to be felt", || touches() == 2);
    palm.move_to("h5");
    finger.move_to("e4");
    page.read_view_until("the drag to continue under the finger", |view| view.hovered == ["e4"]);
    palm.release();
    finger.release();
    assert_eq!(page.sans(), ["e4"]);
}
