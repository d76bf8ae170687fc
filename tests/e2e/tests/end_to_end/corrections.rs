//! The arbiter's correction of the position; resignation on the score sheet and by tipping the
//! king.

use std::thread::sleep;
use std::time::Duration;
use tabiya_e2e::{Key, Page};

const RIGHT: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 2";

/// Slightly longer than the time for which a new dialog ignores presses of its buttons.
const ANSWER_DELAY: Duration = Duration::from_millis(600);

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
}

fn open_the_arbiters_dialog(page: &Page) {
    page.click_action("game");
    page.scroll_to("[data-action=arbiter]");
    page.click_action("arbiter");
    page.until("the dialog", || page.visible_box("[data-dialog=clocks]").is_some());
}

fn put_right(page: &Page, fen: &str) {
    page.scroll_to("[data-action=put-right]");
    page.write("input[name=fen]", fen);
    page.click_action("put-right");
}

#[test]
fn the_arbiter_puts_a_position_right_and_the_game_goes_on_from_there() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5 g1f3 b8c6");
    open_the_arbiters_dialog(&page);
    assert_eq!(page.field_value("input[name=fen]"), page.fen());
    put_right(&page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQ1BNR b kq - 0 2");
    page.until("what is wrong with it", || page.has("input[name=fen][aria-invalid=true]"));
    assert!(page.visible_text("#fen-fault").is_some_and(|words| !words.is_empty()));
    put_right(&page, RIGHT);
    page.read_view_until("the position", |view| view.fen == RIGHT);
    page.see_notice("position-put-right");
    assert!(!page.has("[data-dialog]") && page.read_view().last_move.is_empty());

    // Black's next move is written in Black's column. The moves before the correction cannot be
    // taken back.
    assert!(!page.has_enabled_button("white", "undo") && !page.has_enabled_button("black", "undo"));
    play(&page, "g8f6");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6", "Nf6"]);
    let columns = "return [...document.querySelectorAll('.move-row')].map(row =>
        [...row.children].slice(1).map(ply => ply.dataset.ply ?? '-').join())";
    let columns = page.browser().read(columns, vec![]);
    assert_eq!(columns, serde_json::json!(["1,2", "3,4", "-,5", "-,-"]));
    assert!(page.has_enabled_button("black", "undo"));
    page.reload();
    page.read_view_until("the game", |view| view.sans.len() == 5);
    assert_eq!(page.browser().read("return document.querySelectorAll('.put-right').length", vec![]), 1);

    // The players can still look at the moves before the correction.
    page.press_keys(&[Key::Left]);
    assert_eq!(page.fen(), RIGHT);
    page.press_keys(&[Key::Left]);
    assert!(page.fen().starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b"), "{}", page.fen());
}

#[test]
fn a_player_resigns_on_the_score_sheet() {
    let page = Page::open("");
    for (width, height) in [(360, 740), (1440, 900), (740, 360)] {
        page.browser().resize(width, height);
        page.load_fresh("");
        assert!(!page.has("[data-action=write-resigns]"));
        play(&page, "e2e4 e7e5");
        page.read_view_until("both moves", |view| view.sans.len() == 2);
        page.until("White's place to resign in", || page.has("[data-action=write-resigns][data-side=white]"));
        assert!(!page.has("[data-action=write-resigns][data-side=black]"));
        page.scroll_to("[data-action=write-resigns]");
        page.click_of("white", "write-resigns");
        page.until("the question", || page.visible_box("[data-dialog=resign][data-side=white]").is_some());
        assert_eq!(page.read_view().result, "*");
        assert!(!page.has("[data-action=write-resigns]"), "asked already");
        sleep(ANSWER_DELAY);
        page.click_of("white", "keep-playing");
        page.until("the place again", || page.has("[data-action=write-resigns]"));
        page.click_on("[data-ply=\"1\"]");
        assert!(!page.has("[data-action=write-resigns]"), "while looking back");
        page.click_action("live");
        page.click_of("white", "write-resigns");
        sleep(ANSWER_DELAY);
        page.click_of("white", "resign");
        page.read_view_until("the end", |view| view.result == "0-1");
        assert!(!page.has("[data-action=write-resigns]"));
    }
}

#[test]
fn a_tipped_king_asks_whether_to_resign_and_other_pieces_snap_back() {
    let page = Page::open("");
    page.browser().resize(1440, 900);
    play(&page, "e2e4 e7e5");
    let [left, top, width, height] = page.box_of("[data-board]");
    let square = width / 8.0;
    let mouse = page.mouse();
    let asked = || page.has("[data-dialog=resign]");
    for (piece, onto) in [
        // Drops the king less than half a square beyond the edge of the board.
        ("e1", (left + width + 0.4 * square, top + 2.0 * square)),
        ("d1", (left + width + 1.5 * square, top + 2.0 * square)),
        // The opponent's king cannot be dragged.
        ("e8", (left + width + 1.5 * square, top + 2.0 * square)),
    ] {
        mouse.press(piece);
        mouse.move_to("d4");
        mouse.move_to_point(onto.0, onto.1);
        mouse.release();
        assert!(!asked(), "{piece}");
    }
    mouse.press("e1");
    mouse.move_to("e2");
    mouse.move_to_point(left + width + 0.7 * square, top + height / 2.0);
    mouse.release();
    page.until("the question", asked);
    assert!(page.has("[data-dialog=resign][data-side=white]"));
    let view = page.read_view();
    assert_eq!((view.result.as_str(), view.sans.len()), ("*", 2), "never at once");
    sleep(ANSWER_DELAY);
    page.click_of("white", "resign");
    page.read_view_until("the end", |view| view.reason.as_deref() == Some("resignation"));
}
