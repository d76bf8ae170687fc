//! Draw offers, draw claims, takebacks, resignations, and the ends of games.

use serde_json::Value;
use tabiya_e2e::{Key, Page, fen_fragment};

/// Drags moves in UCI notation.
fn play(page: &Page, moves: &str) {
    let before = page.sans().len();
    for uci in moves.split_whitespace() {
        page.drag(&uci[0..2], &uci[2..4]);
    }
    assert_eq!(page.sans().len(), before + moves.split_whitespace().count());
}

/// Asserts that the game ends with this result and reason, on screen and for screen readers.
fn assert_over(page: &Page, result: &str, reason: &str) {
    let view = page.read_view_until("the end of the game", |view| view.result != "*");
    assert_eq!((view.result.as_str(), view.reason.as_deref()), (result, Some(reason)));
    assert_eq!(view.said.last().map(String::as_str), Some("over"));
}

/// Returns the numbers of half-moves after which the repeated position was on the board, from the
/// buttons with which the page proves that a draw by repetition is right.
fn proof(page: &Page) -> Value {
    page.browser()
        .read("return [...document.querySelectorAll('[data-proof]')].map(e => e.dataset.proof)", vec![])
}

/// Whether the page asks the player to confirm resigning. The buttons of this question replace the
/// player's other buttons.
fn asked_to_resign(page: &Page, side: &str) -> bool {
    page.has_enabled_button(side, "resign")
        && !page.has(&format!("[data-action=\"draw\"][data-side=\"{side}\"]"))
}

fn assert_goes_on(page: &Page) {
    assert_eq!(page.read_view().result, "*");
}

#[test]
fn a_draw_is_offered_refused_offered_again_and_accepted() {
    let page = Page::open("");
    play(&page, "e2e4 e7e5");
    page.click_of("white", "offer-draw");
    assert_eq!(page.announcement_codes(), ["notice"]);
    assert!(
        page.has_enabled_button("black", "accept-draw") && page.has_enabled_button("black", "decline-draw")
    );
    assert!(!page.has_enabled_button("white", "accept-draw"), "no one accepts their own offer");
    assert!(!page.has_enabled_button("white", "offer-draw"), "one offer at a time");
    page.answer_of("black", "decline-draw");
    page.see_notice("draw-declined");
    assert!(!page.has_enabled_button("black", "accept-draw"));
    assert_goes_on(&page);

    page.click_of("black", "offer-draw");
    assert!(page.has_enabled_button("white", "accept-draw"));
    page.answer_of("white", "accept-draw");
    assert_over(&page, "1/2-1/2", "agreement");
    assert!(!page.has_enabled_button("black", "offer-draw"), "there is nothing more to ask for");
}

#[test]
fn a_move_declines_an_offer() {
    let page = Page::open("");
    page.click_of("white", "offer-draw");
    play(&page, "e2e4");
    assert!(
        page.has_enabled_button("black", "accept-draw"),
        "an offer outlives the move of the one who made it"
    );
    play(&page, "e7e5");
    assert!(!page.has_enabled_button("black", "accept-draw"));
    assert_eq!(page.announcement_codes(), ["moved", "notice"]);
    page.see_notice("draw-declined");
    assert_goes_on(&page);
}

#[test]
fn in_the_lobby_an_offer_comes_with_the_move() {
    let page = Page::open("#rules=lobby");
    assert!(!page.has_enabled_button("black", "offer-draw"), "it is offered in one's own turn");
    let said = page.announcement_codes();
    page.click_of("white", "offer-draw");
    page.until("the offer to be made", || !page.has_enabled_button("white", "offer-draw"));
    assert_eq!(page.announcement_codes(), said, "it is secret before the move");
    assert!(!page.has_enabled_button("black", "accept-draw"), "it is not delivered before the move");
    play(&page, "e2e4");
    assert!(page.has_enabled_button("black", "accept-draw"));
    assert_eq!(page.announcement_codes(), ["moved", "notice"], "the offer comes after the move");
    play(&page, "e7e5");
    assert!(!page.has_enabled_button("black", "accept-draw"), "it was declined by moving");
    page.see_notice("draw-declined");

    page.click_of("white", "offer-draw");
    play(&page, "g1f3");
    page.answer_of("black", "accept-draw");
    assert_over(&page, "1/2-1/2", "agreement");
}

#[test]
fn a_wrong_claim_changes_nothing_and_says_why() {
    // Under FlyOrDie's rules, a claim does not declare a move.
    let page = Page::open("#rules=fly-or-die&clock=none");
    play(&page, "e2e4 e7e5");
    let before = page.read_view();
    page.click_of("white", "claim-draw");
    page.see_notice("wrong-claim");
    let view = page.read_view();
    assert_eq!((&view.fen, &view.sans, &view.result), (&before.fen, &before.sans, &before.result));
    page.click_of("black", "claim-draw");
    page.see_notice("not-your-turn");
    play(&page, "g1f3");
}

#[test]
fn a_claim_with_the_move_about_to_be_made_shows_its_proof() {
    let page = Page::open("");
    play(&page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    page.click_of("black", "claim-draw");
    page.until("the choice of the move", || page.visible_box("[data-dialog=claim]").is_some());
    assert_eq!(page.sans().len(), 7, "nothing is played");

    // The position occurs for the third time only after Ng8, so a claim with a6 is wrong.
    page.press_keys(&"a6".chars().map(Key::Char).collect::<Vec<_>>());
    assert_eq!(page.browser().read("return document.activeElement.name", vec![]), "intended-move");
    page.click_action("claim");
    page.see_notice("wrong-claim");
    assert_goes_on(&page);

    page.click_of("black", "claim-draw");
    page.until("the choice of the move", || page.visible_box("[data-dialog=claim]").is_some());
    page.press_keys(&"Ng8".chars().map(Key::Char).collect::<Vec<_>>());
    page.click_action("claim");
    assert_over(&page, "1/2-1/2", "threefold");
    let view = page.read_view();
    assert_eq!(view.sans.len(), 7, "the move is declared and not played");
    let explanation = page.visible_text("[data-explanation]").unwrap_or_default();
    assert!(explanation.contains("Ng8"), "the declared move is named: {explanation}");

    // The proof has a button for each occurrence of the position.
    assert_eq!(proof(&page), serde_json::json!(["0", "4", "8"]));
    for ply in [0, 4, 8] {
        page.click_on(&format!("[data-proof=\"{ply}\"]"));
        let fen = page.fen();
        assert!(fen.starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - "), "{ply}: {fen}");
    }
    page.click_action("live");
    assert_eq!(page.fen(), view.fen);
}

#[test]
fn with_check_warnings_off_a_king_left_in_check_loses() {
    let page =
        Page::open(&(fen_fragment("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1") + "&rules=lobby&check-warnings=off"));
    page.click("e2");
    assert!(page.target_squares().contains(&"c3".to_owned()), "the knight may go");
    page.click("c3");
    assert_over(&page, "0-1", "left-king-in-check");
    assert_eq!(page.read_view().check, ["e1"], "the king that could be taken is shown");
    page.until("the explanation, with the king's square", || {
        page.visible_text("[data-explanation]").is_some_and(|explanation| explanation.contains("e1"))
    });
}

/// Eleven half-moves. The initial placement of the pieces occurs again after eight half-moves and,
/// if c6b8 follows, after twelve. These two positions have other castling rights than the initial
/// position, because the rooks have moved.
const SAME_LAYOUT: &str = "g1f3 g8f6 h1g1 h8g8 g1h1 g8h8 f3g1 f6g8 b1c3 b8c6 c3b1";

#[test]
fn in_the_lobby_the_third_identical_layout_draws() {
    let page = Page::open("#rules=lobby");
    play(&page, SAME_LAYOUT);
    assert_goes_on(&page);
    play(&page, "c6b8");
    assert_over(&page, "1/2-1/2", "threefold");
    page.see_explanation();
    assert_eq!(proof(&page), serde_json::json!(["0", "8", "12"]));

    page.load("#rules=fide");
    play(&page, SAME_LAYOUT);
    play(&page, "c6b8");
    assert_goes_on(&page);
}

#[test]
fn a_move_is_taken_back_and_played_again_by_consent() {
    let page = Page::open("");
    assert!(!page.has_enabled_button("white", "undo"), "there is nothing to take back");
    play(&page, "e2e4 e7e5");
    page.click_of("black", "undo");
    assert_eq!(page.announcement_codes(), ["notice"]);
    assert!(page.has_enabled_button("white", "consent") && page.has_enabled_button("white", "dissent"));
    assert_eq!(page.sans(), ["e4", "e5"], "not before the other player allows it");
    assert!(!page.has_enabled_button("black", "consent"), "no one allows it themselves");
    page.answer_of("white", "dissent");
    page.see_notice("not-granted");
    assert_eq!(page.sans(), ["e4", "e5"]);

    page.click_of("black", "undo");
    page.answer_of("white", "consent");
    assert_eq!(page.sans(), ["e4"]);
    page.click_of("black", "redo");
    page.answer_of("white", "consent");
    assert_eq!(page.sans(), ["e4", "e5"]);

    // White takes back e4, White's last move, and with it Black's reply.
    page.click_of("white", "undo");
    page.answer_of("black", "consent");
    assert!(page.sans().is_empty());
    play(&page, "d2d4");
    assert!(
        !page.has_enabled_button("white", "redo"),
        "another move was played: there is nothing to play again"
    );
}

#[test]
fn a_player_resigns_by_the_flag_and_an_answer() {
    let page = Page::open("");
    page.click_of("black", "resign");
    assert_eq!(page.announcement_codes(), ["confirm-resignation"]);
    assert_goes_on(&page);
    assert!(asked_to_resign(&page, "black") && !asked_to_resign(&page, "white"));
    // Without an answer the question disappears.
    page.until("the question to be forgotten", || !asked_to_resign(&page, "black"));
    assert_goes_on(&page);
    page.click_of("black", "resign");
    page.answer_of("black", "resign");
    assert_over(&page, "1-0", "resignation");
}

#[test]
fn a_mate_wins_over_a_draw_by_the_same_move() {
    // White to move, after 99 half-moves without a capture or a pawn move. With `rules=lobby`, the
    // hundredth such half-move draws at once unless it mates.
    let page = Page::open(&(fen_fragment("7k/8/5KQ1/8/8/8/8/8 w - - 99 80") + "&rules=lobby"));
    page.drag("g6", "g7");
    assert_over(&page, "1-0", "checkmate");
    page.load(&(fen_fragment("7k/8/5KQ1/8/8/8/8/8 w - - 99 80") + "&rules=lobby"));
    page.drag("g6", "g5");
    assert_over(&page, "1/2-1/2", "fifty-moves");
}

#[test]
fn a_wrong_claim_may_cost_two_minutes() {
    let page = Page::open("#clock=60&first-move=free&wrong-claim-penalty=on");
    play(&page, "e2e4 e7e5");
    let before = page.read_view();
    let black = page.clock("black").millis();
    page.click_of("white", "claim-draw");
    page.press_keys(&"a3".chars().map(Key::Char).collect::<Vec<_>>());
    page.click_action("claim");
    page.see_notice("wrong-claim");
    assert_eq!(page.clock("black").millis(), black + 120_000);
    let after = page.read_view();
    assert_eq!((after.fen, after.sans, after.result), (before.fen, before.sans, before.result));
}

#[test]
fn a_takeback_gives_the_time_back() {
    let page = Page::open("#clock=19&first-move=free");
    play(&page, "e2e4 e7e5 g1f3");
    let white = page.clock("white").millis();
    page.until("Black to think for two seconds", || page.clock("black").millis() < 17_000);
    play(&page, "b8c6");
    page.until("White to think for two seconds", || page.clock("white").millis() + 2_000 < white);
    let black = page.clock("black").millis();
    page.click_of("black", "undo");
    page.answer_of("white", "consent");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    assert_eq!(page.clock("white").millis(), white, "what White thought about the move is given back");
    assert!(page.clock("black").running && !page.clock("white").running);
    assert!(page.clock("black").millis() <= black, "what Black had thought before it is not");
}

#[test]
fn a_fallen_flag_shows_the_mate_that_was_possible() {
    // White has a pawn on the seventh rank, but no quick mate.
    let page = Page::open(&(fen_fragment("7k/P7/8/8/8/8/8/K7 w - - 0 1") + "&clock=2&first-move=free"));
    play(&page, "a1b2");
    assert_over(&page, "1-0", "flag-fall");
    page.see_explanation();
    let over = page.read_view();
    page.click_action("show-mate");
    page.until("the line", || page.visible_box("[data-looking=mate]").is_some());
    assert!(page.visible_text("[data-step=\"1\"][aria-current]").is_some(), "its first move is on the board");
    assert_ne!(page.fen(), over.fen);
    let mut seen = vec![page.fen()];
    while page.visible_box("[data-action=next]:not([aria-disabled])").is_some() {
        page.click_action("next");
        assert_ne!(page.fen(), *seen.last().unwrap(), "every tap is a move");
        seen.push(page.fen());
        assert!(seen.len() < 200, "a line has an end");
    }
    let last = "return [...document.querySelectorAll('[data-step]')].at(-1).textContent";
    let last = page.browser().read(last, vec![]);
    assert!(last.as_str().is_some_and(|san| san.ends_with('#')), "it ends in mate, not with {last}");
    assert_eq!(page.read_view().check.len(), 1);
    page.click_action("live");
    assert_eq!(page.fen(), over.fen);
}
