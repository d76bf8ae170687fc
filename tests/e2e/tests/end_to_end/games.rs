//! Whole games by dragging pieces.

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, EnPassantMode, Position};
use tabiya_e2e::{Browser, Options, Page, View};

/// A game with every kind of move: Black castles king's side, White queen's side; 11. axb6 is en
/// passant; four pawns promote, to a rook, a queen, a knight and a bishop; the game ends in mate.
const EVERY_KIND_OF_MOVE: &str = "e2e4 g8f6 c2c4 h7h5 a2a4 f6d5 b2b4 e7e6 f2f3 f7f5 d2d3 f5e4 c4d5 e4f3 b1d2 f3g2 \
    a4a5 g2h1r d5d6 b7b5 a5b6 c7c5 d3d4 g7g5 d1a4 c5b4 h2h3 f8e7 a4a3 b4a3 b6a7 e8g8 a7b8q c8a6 d6e7 d7d5 e7f8n \
    g5g4 g1f3 h5h4 b8f4 g4h3 c1b2 a3a2 e1c1 d8b6 d2e4 a2a1b f4c7 b6b2";

const STALEMATE: &str = "e2e3 a7a5 d1h5 a8a6 h5a5 h7h5 h2h4 a6h6 a5c7 f7f6 c7d7 e8f7 d7b7 d8d3 b7b8 d3h7 b8c8 f7g6 \
    c8e6";

/// Drags the moves of a game in UCI notation. After every move, compares the board and the score
/// sheet with the library `shakmaty`.
fn play(page: &Page, game: &str) -> View {
    let mut position = Chess::default();
    let mut sans = Vec::new();
    for uci in game.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
        if let Some(role) = uci.chars().nth(4) {
            page.promote(role);
        }
        let mv = uci.parse::<UciMove>().ok().and_then(|uci| uci.to_move(&position).ok());
        let mv = mv.unwrap_or_else(|| panic!("the story itself has an illegal move, {uci}"));
        sans.push(SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string());
        let view = page.read_view();
        assert_eq!(view.fen, Fen::from_position(&position, EnPassantMode::Legal).to_string(), "after {uci}");
        assert_eq!(view.sans, sans);
        assert_eq!(view.check.len(), usize::from(position.is_check()), "after {uci}");
    }
    page.read_view()
}

/// Asserts that the piece on `square` cannot be picked up.
fn assert_cannot_pick_up(page: &Page, square: &str) {
    let before = page.read_view();
    page.click(square);
    let after = page.read_view();
    assert!(after.targets.is_empty(), "a piece of a finished game was picked up");
    assert_eq!((before.fen, before.sans), (after.fen, after.sans));
}

#[test]
fn fools_mate() {
    let page = Page::open("");
    let view = page.read_view();
    assert_eq!(view.result, "*");
    assert_eq!(view.reason, None);
    assert_eq!(view.orientation, "white");

    let view = play(&page, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(view.result, "0-1");
    assert_eq!(view.reason.as_deref(), Some("checkmate"));
    assert_eq!(view.sans, ["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(view.check, ["e1"]);
    assert_eq!(Vec::from_iter(&view.last_move), ["d8", "h4"]);
    assert_eq!(view.said, ["moved", "over"]);
    assert_cannot_pick_up(&page, "e2");
}

#[test]
fn every_kind_of_move() {
    let page = Page::open("");
    let view = play(&page, EVERY_KIND_OF_MOVE);
    for san in ["O-O", "O-O-O", "axb6", "gxh1=R", "axb8=Q", "exf8=N", "a1=B", "Qxb2#"] {
        // A sign for check or mate may follow `san`.
        assert!(view.sans.iter().any(|played| played.starts_with(san)), "no {san} on the score sheet");
    }
    assert_eq!(view.result, "0-1");
    assert_eq!(view.reason.as_deref(), Some("checkmate"));
    assert_eq!(page.browser().console_errors(), [""; 0], "a whole game leaves the console clean");
}

#[test]
fn stalemate() {
    let page = Page::open("");
    let view = play(&page, STALEMATE);
    assert_eq!(view.result, "1/2-1/2");
    assert_eq!(view.reason.as_deref(), Some("stalemate"));
    assert!(view.check.is_empty());
    assert_eq!(view.said, ["moved", "over"]);
    assert_cannot_pick_up(&page, "g6");
}

#[test]
fn bare_kings_are_a_draw() {
    let page = Page::open_fen("8/8/8/3k4/8/8/4p3/4K3 w - - 0 1");
    page.drag("e1", "e2");
    let view = page.read_view();
    assert_eq!(view.result, "1/2-1/2");
    assert_eq!(view.reason.as_deref(), Some("dead-position"));
    assert_eq!(view.sans, ["Kxe2"]);
    assert_cannot_pick_up(&page, "d5");
}

#[test]
fn a_new_game_after_the_last_one() {
    let page = Page::open("");
    play(&page, "f2f3 e7e5 g2g4 d8h4");
    page.new_game();
    let view = page.read_view();
    assert_eq!(view.fen, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(view.result, "*");
    assert!(view.sans.is_empty() && view.last_move.is_empty() && view.check.is_empty());
    play(&page, "e2e4 e7e5");
}

#[test]
fn a_board_turned_round_is_the_same_board() {
    let page = Page::open("");
    page.drag("e2", "e4");
    let before = page.read_view();
    page.click_action("flip");
    let view = page.read_view();
    assert_eq!(view.orientation, "black");
    assert_eq!(view.fen, before.fen);
    let ([a1_left, a1_top, ..], [h8_left, h8_top, ..]) =
        (page.box_of("[data-square=a1]"), page.box_of("[data-square=h8]"));
    assert!(a1_left > h8_left && a1_top < h8_top, "a1 is at the upper right now");
    page.drag("e7", "e5");
    page.drag("g1", "f3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
}

#[test]
fn under_a_sub_path() {
    let page = Page::open_with("/a/b/", "", Options::default());
    play(&page, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(page.read_view().result, "0-1");
    // A file whose address lacks the sub-path would cause an error in the console.
    assert_eq!(page.browser().console_errors(), [""; 0]);
    assert_pieces_are_drawn(page.browser());
}

/// Asserts that the page has loaded every file without an error, and that an SVG image is among
/// them.
fn assert_pieces_are_drawn(browser: &Browser) {
    let script = "const loaded = performance.getEntriesByType('resource');
        return loaded.filter(entry => (entry.responseStatus ?? 200) !== 200).map(entry => entry.name)
            .concat(loaded.some(entry => /svg/.test(entry.name)) ? [] : ['no drawing was loaded'])";
    assert_eq!(browser.read(script, vec![]), serde_json::json!([]));
}
