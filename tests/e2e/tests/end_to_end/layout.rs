//! Layout: everything is visible in windows of every size.

use crate::words;
use tabiya_e2e::{Layout, Page, fen_fragment, print_line, project, sampled};

const WINDOWS: [(u32, u32); 9] = [
    (320, 568),
    (568, 320),
    (667, 375),
    (360, 740),
    (740, 360),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1440, 900),
];

/// Returns the sizes in [`WINDOWS`] that the browser of the test supports.
pub(crate) fn windows(page: &Page) -> impl Iterator<Item = (u32, u32)> {
    WINDOWS.into_iter().filter(|(width, _)| page.browser().can_be(*width))
}

/// White to move mates in one. Most pieces are captured.
const LATE: &str = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 31";

/// Six half-moves in which each side captures a pawn.
const SCANDINAVIAN: [(&str, &str); 6] =
    [("e2", "e4"), ("d7", "d5"), ("e4", "d5"), ("d8", "d5"), ("b1", "c3"), ("d5", "a5")];

#[track_caller]
fn assert_nothing_scrolls(layout: &Layout, place: &str) {
    let out = layout.reaches_out.join("\n");
    assert_eq!(layout.document, layout.window, "{place}: there is nothing to scroll:\n{out}");
}

/// Asserts that the board, the buttons and the players' edges are completely visible, and that
/// nothing scrolls. The board can have any orientation.
#[track_caller]
pub(crate) fn assert_on_screen(page: &Page, what: &str) {
    let layout = page.layout();
    let [width, height] = layout.window;
    let place = format!("{what} at {width}×{height}");
    assert_nothing_scrolls(&layout, &place);
    assert!(layout.board.within(width, height), "{place}: the board {:?}", layout.board);
    assert_eq!(layout.board.width % 8.0, 0.0, "{place}: the board is {} wide", layout.board.width);
    for (name, button) in &layout.buttons {
        assert!(button.within(width, height), "{place}: the button {name:?} {button:?}");
        assert!(button.width >= 24.0 && button.height >= 24.0, "{place}: {name:?} is too small for a finger");
    }
    for player in &layout.players {
        assert!(player.within(width, height) && player.height > 0.0, "{place}: a player {player:?}");
    }
}

fn assert_all_in_sight(page: &Page, what: &str) {
    assert_in_sight_but_for_the_turn(page, what);
    let [width, height] = page.layout().window;
    let result = page.visible_box("[data-result]");
    assert!(
        result.is_some_and(|result| result.within(width, height) && result.height > 0.0),
        "{what} at {width}×{height}: {result:?}"
    );
}

/// Asserts that everything is visible except the text that names the side to move. The status line
/// may show a message instead, or the number of the earlier position on the board. White must be at
/// the bottom.
fn assert_in_sight_but_for_the_turn(page: &Page, what: &str) {
    let layout = page.layout();
    let [width, height] = layout.window;
    let place = format!("{what} at {width}×{height}");
    assert_nothing_scrolls(&layout, &place);
    assert!(layout.board.within(width, height), "{place}: the board {:?}", layout.board);
    assert!(layout.buttons.len() >= 2, "{place}: New game and flip at least");
    for (name, button) in &layout.buttons {
        assert!(button.within(width, height), "{place}: the button {name:?} {button:?}");
        assert!(button.width >= 24.0 && button.height >= 24.0, "{place}: {name:?} is too small for a finger");
    }
    // If the score sheet scrolls, the buttons of some moves may be outside its visible part.
    let moves = page.sans();
    let spoilt: Vec<_> = layout.spoilt_buttons.iter().filter(|name| !moves.contains(name)).collect();
    assert_eq!(spoilt, [""; 0], "{place}");
    for player in &layout.players {
        assert!(player.within(width, height) && player.height > 0.0, "{place}: a player {player:?}");
    }
    assert_eq!(layout.cut_off, [""; 0], "{place}");

    // The board has eight squares of whole pixels in each direction.
    assert_eq!(layout.board.width, layout.board.height, "{place}");
    assert_eq!(layout.board.width % 8.0, 0.0, "{place}: the board is {} wide", layout.board.width);
    assert!(layout.board.width >= 0.5 * width.min(height), "{place}: a board of {}", layout.board.width);
    let side = layout.board.width / 8.0;
    assert_eq!(layout.squares.len(), 64);
    for (square, at) in &layout.squares {
        let file = f64::from(square.as_bytes()[0] - b'a');
        let row = f64::from(b'8' - square.as_bytes()[1]);
        let exact = [layout.board.left + file * side, layout.board.top + row * side, side, side];
        let found = [at.left, at.top, at.width, at.height];
        let close = exact.iter().zip(found).all(|(exact, found)| (exact - found).abs() < 0.02);
        assert!(close, "{place}: {square} is {found:?}, not {exact:?}");
    }
}

#[test]
fn nothing_is_cut_off_on_any_screen() {
    let page = Page::open("");
    for (width, height) in windows(&page) {
        page.browser().resize(width, height);
        page.load_fresh("");
        assert_all_in_sight(&page, "a new game");

        for (from, onto) in SCANDINAVIAN {
            page.drag(from, onto);
        }
        assert_all_in_sight(&page, "a game under way");
        let last = page.visible_box("[data-ply=\"6\"]");
        let in_sight = last.is_some_and(|last| last.within(f64::from(width), f64::from(height)));
        assert!(in_sight, "the last move at {width}×{height}: {last:?}");

        page.load_fresh(&fen_fragment(LATE));
        page.drag("a1", "a8");
        // The result card appears after a delay.
        page.until("the card", || page.visible_box("[data-card=result] [data-action=rematch]").is_some());
        assert_all_in_sight(&page, "a game that is over");
        page.load_fresh(&fen_fragment("4k3/8/8/8/8/8/8/8 w - - 0 1"));
        // The message about the invalid address replaces the text that names the side to move.
        assert_in_sight_but_for_the_turn(&page, "a message");
    }
}

#[test]
fn nothing_is_cut_off_with_clocks_and_questions() {
    let page = Page::open("");
    for (width, height) in windows(&page) {
        page.browser().resize(width, height);
        page.load_fresh("#clock=36000+30&first-move=free&rules=fide");
        assert_all_in_sight(&page, "clocks that stand");
        with_clocks_and_questions(&page);
    }
}

/// Checks the layout of a page with clocks, and of the questions between the players.
fn with_clocks_and_questions(page: &Page) {
    for (from, onto) in SCANDINAVIAN {
        page.drag(from, onto);
    }
    assert_all_in_sight(page, "clocks that run");
    page.click_action("first");
    assert_in_sight_but_for_the_turn(page, "an earlier position while clocks run");
    page.click_action("live");
    page.click_on("[data-side=black][data-action=undo]");
    // The takeback request may cover the panel or the bar, but never the board.
    assert_on_screen(page, "a question");
    page.answer_of("white", "consent");
    // Closes the notice about the takeback, which covers the score sheet.
    page.click_action("dismiss");
    page.click_on("[data-side=white][data-action=resign]");
    // The question whether to resign may cover the panel or the bar, but never the board.
    assert_on_screen(page, "a resignation that waits, and a move to be played again");
    page.click_action("pause");
    assert_all_in_sight(page, "clocks that were stopped");
}

/// Returns the languages with a catalogue. The first is German, which has the longest words; the
/// second is Arabic, which is written from right to left.
fn languages() -> Vec<String> {
    let files = std::fs::read_dir(project().join("locales")).into_iter().flatten().flatten();
    let mut tags: Vec<String> =
        files.filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".ftl")?.to_owned())).collect();
    tags.sort_by_key(|tag| (tag != "de", tag != "ar", tag.clone()));
    tags
}

/// By default checks the first window in German and in Arabic; the environment variable
/// `TABIYA_SCREENS` sets the number of combinations.
#[test]
fn nothing_is_cut_off_in_any_language() {
    let all: Vec<_> = WINDOWS
        .into_iter()
        .flat_map(|window| languages().into_iter().map(move |tag| (tag, window)))
        .collect();
    let page = Page::open("");
    for (tag, (width, height)) in &sampled(all, 2, "TABIYA_SCREENS") {
        if !page.browser().can_be(*width) {
            continue;
        }
        page.browser().resize(*width, *height);
        page.load_fresh("#clock=36000+30&first-move=free&rules=fide");
        words::choose_language(&page, tag, tag);
        print_line(&format!("{tag} at {width}×{height}"));
        with_clocks_and_questions(&page);
    }
}

#[test]
fn a_long_score_sheet_keeps_its_last_move_in_sight() {
    let page = Page::open("");
    let screens =
        [(320, 568), (740, 360), (1180, 820)].into_iter().filter(|(width, _)| page.browser().can_be(*width));
    for (width, height) in screens {
        page.browser().resize(width, height);
        page.load_fresh("");
        for _ in 0..4 {
            for (from, onto) in [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")] {
                page.drag(from, onto);
            }
            // The pawn moves prevent the end by a fivefold repetition.
            let pawns = [
                ("a2", "a3"),
                ("a7", "a6"),
                ("b2", "b3"),
                ("b7", "b6"),
                ("c2", "c3"),
                ("c7", "c6"),
                ("d2", "d3"),
                ("d7", "d6"),
            ];
            let played = page.sans().len() / 6;
            for (from, onto) in &pawns[2 * played..2 * played + 2] {
                page.drag(from, onto);
            }
        }
        let view = page.read_view();
        assert_eq!(view.sans.len(), 24);
        let last = page.visible_box("[data-ply=\"24\"]");
        let in_sight = last.is_some_and(|last| last.within(f64::from(width), f64::from(height)));
        assert!(in_sight, "the last move at {width}×{height}: {last:?}");
        assert_all_in_sight(&page, "a long game");
    }
}

#[test]
fn a_window_that_changes_its_shape() {
    let page = Page::open("");
    page.drag("e2", "e4");
    for (width, height) in [(360, 740), (740, 360), (1440, 900)] {
        page.browser().resize(width, height);
        let full = format!("{width}×{height}");
        page.until(&full, || page.layout().window == [f64::from(width), f64::from(height)]);
        // A browser may lay out the page a little later than it reports the new size of the window.
        page.until("the board to follow", || page.layout().board.width >= f64::from(width.min(height)) / 2.0);
        assert_all_in_sight(&page, "a game that was resized");
    }
    page.drag("e7", "e5");
    assert_eq!(page.sans(), ["e4", "e5"], "the board knows its new place");
}
