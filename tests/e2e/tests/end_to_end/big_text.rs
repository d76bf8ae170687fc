//! Text of twice the usual size, and small telephones in landscape: nothing is cut off, covered or
//! out of reach.

use serde_json::json;
use tabiya_e2e::Page;

/// Returns the faults of the layout in four states of a game with clocks: after a move, while Black
/// chooses between a draw offer and a draw claim, while an earlier position is shown, and while the
/// page asks Black to confirm resigning.
fn faults_of(page: &Page, language: &str, seats: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let mut look = |state: &str| {
        let mut found = page.measures().faults;
        if ["draw", "resigning"].contains(&state) {
            // In these states, the player's choices may cover the panel beside the board, but
            // nothing else.
            found.retain(|fault| !is_of_covered_panel(fault));
        }
        faults.extend(found.iter().map(|fault| format!("{language}, {seats}, {state}: {fault}")));
    };
    page.load_fresh(&format!(
        "#lang={language}&clock=5400+30&first-move=free&seats={seats}&white=Ann&black=Benjamin%20Bell"
    ));
    page.drag("e2", "e4");
    look("play");
    page.click_on("[data-action=draw][data-side=black]");
    page.until("the choices", || page.has("[data-action=close-draw]"));
    look("draw");
    page.click_on("[data-action=close-draw]");
    page.click_action("previous");
    page.until("the start position", || page.has("[data-action=live]"));
    look("looking back");
    page.click_action("live");
    page.click_of("black", "resign");
    page.until("the question", || page.has("[data-dialog=resign]"));
    look("resigning");
    faults
}

/// Whether a fault of the layout only concerns covered parts of the panel beside the board.
fn is_of_covered_panel(fault: &str) -> bool {
    let panel = ["rules-chip", "first", "previous", "next", "last", "type-move"];
    let (covered, by) = fault.split_once(" under ").unwrap_or((fault, "nothing"));
    by != "nothing" && panel.contains(&covered)
        || ["black and result over each other", "black and score-sheet over each other"].contains(&fault)
}

/// The test sets the browser's default size of text to 32 pixels, twice the usual size.
#[test]
fn text_of_twice_the_size_has_room() {
    let page = Page::open("");
    page.browser().resize(1100, 800);
    page.browser().devtools("Page.setFontSizes", json!({ "fontSizes": { "standard": 32 } }));
    let mut faults = Vec::new();
    for seats in ["one-side", "face-to-face", "side-by-side"] {
        for language in ["en", "uk"] {
            faults.extend(faults_of(&page, language, seats));
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// The players sit face to face with a telephone in landscape between them.
#[test]
fn a_telephone_between_two_players_has_room_for_all() {
    let page = Page::open("");
    let mut faults = Vec::new();
    for (width, height) in [(640, 360), (667, 320)] {
        page.browser().resize(width, height);
        for language in ["en", "uk", "hi", "de", "ar"] {
            let found = faults_of(&page, language, "face-to-face");
            faults.extend(found.into_iter().map(|fault| format!("{width}×{height}, {fault}")));
        }
    }
    assert_eq!(faults, [""; 0]);
}
