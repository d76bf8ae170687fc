//! Takes the screenshots for the README and the guide, and saves them as `docs/pictures/*.webp`.
//! `cargo xtask pictures` runs this program.

use data_encoding::BASE64;
use serde_json::{Value, json};
use std::fs;
use tabiya_e2e::{Key, OPENING, Page, project, wait_for_animations};

/// Maximum size of a picture, in bytes.
const LIMIT: usize = 90_000;

/// Device pixels for each CSS pixel in the pictures of the README, and in the pictures of the
/// guide.
const SCALES: [f64; 2] = [2.0, 1.5];

/// Players, rules and clock of the games in the pictures, as the fragment of an address.
const GAME: &str = "#white=Anna&black=Ben&rules=fide&clock=900%2B10&first-move=free";

const PLAYERS: &str = "Anna Berg, 1890\nBen Okafor, 1820\nChiara Conti, 1785\nDaniel Weiss, 1710\n\
    Elif Demir, 1655\nFarid Nazari, 1600\nGwen Morris, 1540\nHiro Tanaka, 1490";

/// Takes all screenshots for the README and the guide.
fn main() {
    let page = Page::open("");
    page.browser().prefer(false, true);
    game(&page);
    face_to_face(&page);
    new_game(&page);
    clocks(&page);
    draw_offer(&page);
    claim(&page);
    why(&page);
    keys(&page);
    languages(&page);
    tournament(&page);
    link(&page);
    backup(&page);
}

/// Gives the browser's window this width and height in CSS pixels, with `scale` device pixels for
/// each CSS pixel.
fn resize(page: &Page, (width, height): (u32, u32), scale: f64) {
    let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
    page.browser().devtools("Emulation.setDeviceMetricsOverride", size);
}

/// Opens a new game in a window of this size and plays `moves`, given in UCI notation.
///
/// `fragment` is the part of the address from `#` on, with the game's settings.
fn play(page: &Page, size: (u32, u32), fragment: &str, moves: &str) {
    resize(page, size, SCALES[1]);
    page.load(fragment);
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
    let count = moves.split_whitespace().count();
    page.until("every move to be played", || page.sans().len() == count);
}

/// Opens a screen of the app, such as the settings, by its address, without touching the game.
fn go(page: &Page, screen: &str) {
    page.change_fragment(&format!("#{screen}"));
    page.until(screen, || page.has("dialog[open] .dialog-body"));
}

/// Waits for the page's first element that matches a CSS selector, scrolls it into view and clicks
/// it.
fn press(page: &Page, selector: &str) {
    page.until(selector, || page.has(selector));
    page.scroll_and_click(selector);
}

/// Saves a screenshot of the window as `docs/pictures/NAME.webp`.
fn save(page: &Page, name: &str) {
    save_part(page, name, &Value::Null);
}

/// Saves a screenshot of the first element that matches a CSS selector, with a margin, as
/// `docs/pictures/NAME.webp`.
fn save_element(page: &Page, name: &str, selector: &str) {
    const MARGIN: f64 = 4.0;
    page.scroll_to(selector);
    let [left, top, width, height] = page.box_of(selector);
    let part = json!({ "x": left - MARGIN, "y": top - MARGIN, "width": width + 2.0 * MARGIN,
        "height": height + 2.0 * MARGIN, "scale": 1 });
    save_part(page, name, &part);
}

/// Saves a screenshot of a rectangle of the window as `docs/pictures/NAME.webp`. `part` is the
/// rectangle as the DevTools parameter `clip`, or null for the whole window.
fn save_part(page: &Page, name: &str, part: &Value) {
    wait_for_animations(page);
    let mut parameters = json!({ "format": "webp", "quality": 60 });
    if !part.is_null() {
        parameters["clip"] = part.clone();
    }
    let answer = page.browser().devtools("Page.captureScreenshot", parameters);
    let Some(data) = answer["data"].as_str() else { panic!("{name}: no picture: {answer}") };
    let picture = BASE64.decode(data.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(picture.len() < LIMIT, "{name} has {} B", picture.len());
    let path = project().join("docs/pictures").join(name).with_extension("webp");
    fs::write(&path, &picture).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    println!("{}: {} B", path.display(), picture.len());
}

/// Takes the documentation's screenshot of a game with clocks on a laptop, in which a selected
/// knight shows its target squares.
fn game(page: &Page) {
    play(page, (1180, 760), &format!("{GAME}&seats=one-side"), OPENING);
    page.click("d2");
    resize(page, (1180, 760), SCALES[0]);
    page.mouse().move_to_point(1170.0, 750.0);
    save(page, "game");
}

/// Takes the documentation's screenshot of a game on a tablet that lies between two people.
fn face_to_face(page: &Page) {
    play(page, (820, 1180), &format!("{GAME}&seats=face-to-face"), OPENING);
    resize(page, (820, 1180), SCALES[0]);
    page.mouse().move_to_point(810.0, 1170.0);
    save(page, "face-to-face");
}

/// Takes the documentation's screenshot of the dialog for a new game.
fn new_game(page: &Page) {
    play(page, (720, 980), &format!("{GAME}&seats=one-side"), "");
    go(page, "new-game");
    save_element(page, "new-game", "dialog[open]");
}

/// Takes the documentation's screenshot of a tablet that shows large chess clocks.
fn clocks(page: &Page) {
    play(page, (820, 1180), "#rules=fide&clock=180%2B2&seats=clock-first&white=Anna&black=Ben", "e2e4 e7e5");
    save(page, "clock-first");
}

/// Takes the documentation's screenshot of a draw offer, a question at the opponent's edge of the
/// board.
fn draw_offer(page: &Page) {
    play(page, (1180, 760), &format!("{GAME}&seats=one-side"), OPENING);
    page.click_of("white", "offer-draw");
    page.until("the question", || page.has_enabled_button("black", "accept-draw"));
    save_element(page, "draw-offer", "[data-edge=black]");
}

/// Takes the documentation's screenshot of the panel in which a player claims a draw.
fn claim(page: &Page) {
    let knights = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    play(page, (900, 760), &format!("{GAME}&seats=one-side"), knights);
    page.click_of("black", "claim-draw");
    page.until("the claim", || page.has("[data-dialog=claim]"));
    save_element(page, "claim", "[data-dialog=claim]");
}

/// Takes the documentation's screenshot of the explanation of a checkmate.
fn why(page: &Page) {
    play(page, (1100, 700), "#rules=fide&white=Anna&black=Ben", "f2f3 e7e5 g2g4 d8h4");
    press(page, "[data-action=why]");
    page.until("the explanation", || page.has("[data-why]"));
    page.mouse().move_to_point(1170.0, 750.0);
    save(page, "why");
}

/// Takes the documentation's screenshot of the list of keyboard shortcuts.
fn keys(page: &Page) {
    play(page, (900, 900), &format!("{GAME}&seats=one-side"), "");
    page.browser().read("document.querySelector('[data-square=e2]').focus()", vec![]);
    page.press_key(Key::Char('?'));
    page.until("the keys", || page.has("dialog[open][data-dialog=keys] kbd"));
    save_element(page, "keys", "dialog[open]");
}

/// Takes the documentation's screenshot of a telephone with White's texts in German and Black's in
/// Arabic.
fn languages(page: &Page) {
    let fragment = format!("{GAME}&seats=face-to-face&white-lang=de&black-lang=ar");
    play(page, (400, 800), &fragment, "e2e4 c7c5 g1f3 d7d6");
    page.click_of("black", "offer-draw");
    page.until("the question", || page.has_enabled_button("white", "accept-draw"));
    save(page, "languages");
}

/// Takes the documentation's screenshot of a tournament after three results of its first round.
fn tournament(page: &Page) {
    play(page, (1000, 900), GAME, "");
    go(page, "club");
    press(page, "[data-action=new-event]");
    page.until("its fields", || page.has("[data-club=new]"));
    page.write("[name=event-name]", "Summer open");
    press(page, "label:has([value=swiss])");
    page.write("[name=event-players]", PLAYERS);
    press(page, "[data-action=create-event]");
    press(page, "[data-action=draw-round]");
    for (board, result) in [(1, 1), (2, 2), (3, 1)] {
        press(page, &format!("[data-board='{board}'] .club-picker [data-action=result]:nth-child({result})"));
        page.until("the result", || page.has(&format!("[data-board='{board}'][data-over]")));
    }
    page.scroll_to("dialog[open] .dialog-body > *");
    save_element(page, "tournament", "dialog[open]");
}

/// Takes the documentation's screenshot of a link to a game, with its QR code.
fn link(page: &Page) {
    play(page, (720, 980), &format!("{GAME}&seats=one-side"), OPENING);
    go(page, "sheet");
    press(page, "[data-action=make-link]");
    page.until("the code", || page.has("svg[data-code]"));
    page.scroll_to("svg[data-code]");
    save_element(page, "link", "dialog[open]");
}

/// Takes the documentation's screenshot of the settings that back up and restore all data.
fn backup(page: &Page) {
    go(page, "settings");
    page.show_setting("[data-device]");
    page.scroll_to("[data-device]");
    save_element(page, "backup", "dialog[open]");
}
