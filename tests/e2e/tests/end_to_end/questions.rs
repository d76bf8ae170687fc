//! Questions between two players in every seating (how the players sit around the screen): each
//! player answers at their own edge, and both can be asked at once.

use crate::seats::seating_names;
use std::cmp::Ordering;
use tabiya_e2e::{Area, Page, sampled};

/// Opens a page in a window of the size of a tablet, with clocks that start with the first move.
fn seated(seats: &str) -> Page {
    let page = Page::open("");
    page.browser().resize(820, 1180);
    begin(&page, seats);
    page
}

fn begin(page: &Page, seats: &str) {
    page.load_fresh(&format!("#clock=900&first-move=free&seats={seats}"));
}

fn play(page: &Page, moves: &str) {
    for uci in moves.split_whitespace() {
        page.drag(&uci[..2], &uci[2..4]);
    }
}

/// Asserts that a player's question is nearer to that player's edge than to the other player's
/// edge, and turned towards that player.
fn assert_at_their_edge(page: &Page, seats: &str, side: &str, action: &str) {
    let answer = format!("[data-action={action}][data-side={side}]");
    page.until(&format!("{seats}: {answer}"), || page.visible_box(&answer).is_some());
    let at = |selector: &str| -> Area {
        page.visible_box(selector).unwrap_or_else(|| panic!("{seats}: {selector} is not there"))
    };
    let other = if side == "white" { "black" } else { "white" };
    let distance = |edge: &Area| {
        let answer = at(&answer);
        let middle = |area: &Area| (area.left + area.width / 2.0, area.top + area.height / 2.0);
        let ((x, y), (left, top)) = (middle(&answer), middle(edge));
        (x - left).hypot(y - top)
    };
    let (own, others) = (at(&format!("[data-edge={side}]")), at(&format!("[data-edge={other}]")));
    assert!(distance(&own) < distance(&others), "{seats}: {answer} lies nearer to {other}");
    let turn = "let turn = 0;
        for (let element = document.querySelector(arguments[0]); element; element = element.parentElement) {
            const { rotate } = getComputedStyle(element);
            turn += rotate === 'none' ? 0 : parseFloat(rotate);
        }
        return turn % 360";
    let is_opposite = matches!(seats, "face-to-face" | "clock-first") && side == "black";
    let turned = page.browser().read(turn, vec![answer.as_str().into()]).as_f64();
    assert_eq!(turned, Some(if is_opposite { 180.0 } else { 0.0 }), "{seats}: {answer}");
}

fn answer(page: &Page, seats: &str, side: &str, action: &str) {
    assert_at_their_edge(page, seats, side, action);
    page.answer_of(side, action);
}

/// Plays three games to the end, with takebacks, draw offers, a draw claim and resignations.
/// Answers each question and checks where it appears.
fn an_evening(page: &Page, seats: &str) {
    play(page, "e2e4 e7e5 g1f3");
    page.click_of("white", "undo");
    answer(page, seats, "black", "consent");
    page.read_view_until("the takeback", |view| view.sans == ["e4", "e5"]);
    page.click_of("black", "undo");
    answer(page, seats, "white", "dissent");
    page.until("the answer", || !page.has("[data-action=dissent]"));
    assert_eq!(page.sans(), ["e4", "e5"], "{seats}");

    page.click_of("black", "offer-draw");
    answer(page, seats, "white", "decline-draw");
    play(page, "g1f3 b8c6");
    page.click_of("white", "resign");
    answer(page, seats, "white", "keep-playing");
    page.until("the game to continue", || !page.has("[data-dialog=resign]"));

    // Each player has an open question and answers it.
    page.click_of("black", "offer-draw");
    page.click_of("black", "resign");
    page.until("Black is asked", || page.has("[data-action=keep-playing][data-side=black]"));
    page.until("White is asked", || page.has("[data-action=accept-draw][data-side=white]"));
    answer(page, seats, "black", "keep-playing");
    page.until("Black has answered", || !page.has("[data-dialog=resign]"));
    assert_eq!(page.read_view().result, "*", "{seats}: White has not answered");
    answer(page, seats, "white", "accept-draw");
    let view = page.read_view_until("the draw", |view| view.result != "*");
    assert_eq!(view.reason.as_deref(), Some("agreement"), "{seats}");

    begin(page, seats);
    play(page, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8");
    page.click_of("white", "claim-draw");
    let view = page.read_view_until("the draw", |view| view.result != "*");
    assert_eq!(view.reason.as_deref(), Some("threefold"), "{seats}");

    begin(page, seats);
    play(page, "e2e4");
    page.click_of("black", "resign");
    answer(page, seats, "black", "resign");
    let view = page.read_view_until("the end", |view| view.result != "*");
    assert_eq!((view.result.as_str(), view.reason.as_deref()), ("1-0", Some("resignation")), "{seats}");
}

/// Checks two seatings, or as many as the environment variable `TABIYA_SEATS` says.
#[test]
fn an_evening_however_they_sit() {
    for seats in sampled(seating_names().to_vec(), 2, "TABIYA_SEATS") {
        an_evening(&seated(seats), seats);
    }
}

/// Checks the first two windows, or as many as the environment variable `TABIYA_WINDOWS` says.
#[test]
fn a_request_keeps_the_names_and_its_answers_are_in_order() {
    let windows = vec![(360, 740), (740, 360), (320, 568), (820, 1180), (1180, 820), (1440, 900)];
    let page = Page::open("");
    for (width, height) in sampled(windows, 2, "TABIYA_WINDOWS") {
        page.browser().resize(width, height);
        for seats in ["one-side", "face-to-face", "side-by-side"] {
            let place = format!("{seats} at {width}×{height}");
            page.load_fresh(&format!("#clock=900&first-move=free&seats={seats}&white=Anna&black=Benjamin"));
            play(&page, "e2e4 e7e5");
            page.click_of("white", "offer-draw");
            page.until("the offer", || page.has("[data-action=accept-draw][data-side=black]"));
            let name = page.visible_box("[data-edge=black] .player-name");
            assert!(name.is_some_and(|name| name.width > 20.0), "{place}: {name:?}");
            let text = page.visible_text("[data-edge=black] .edge-text");
            assert_eq!(text.as_deref(), Some("Anna offers a draw"), "{place}");
            let waits = page.visible_text("[data-edge=white] [data-waiting]");
            assert_eq!(waits.as_deref(), Some("Waiting for Benjamin"), "{place}");
            let [decline, accept] = ["decline-draw", "accept-draw"]
                .map(|action| page.area(&format!("[data-action={action}][data-side=black]")));
            assert!(decline.height >= 48.0 && accept.height >= 48.0, "{place}: {decline:?} {accept:?}");
            // In reading order, "decline" comes before "accept". The buttons of the far player are
            // turned, so their order on the screen is reversed.
            let declines_first =
                (decline.top, decline.left).partial_cmp(&(accept.top, accept.left)) == Some(Ordering::Less);
            let is_turned = seats == "face-to-face";
            assert!(declines_first != is_turned, "{place}: {decline:?} {accept:?}");
        }
    }
}

#[test]
fn who_asked_for_a_takeback_withdraws_it() {
    let page = Page::open("#white=Anna&black=Boris");
    play(&page, "e2e4 e7e5");
    page.click_of("black", "undo");
    page.until("White is asked", || page.has("[data-action=consent][data-side=white]"));
    page.click_of("black", "withdraw");
    page.until("nothing is asked", || !page.has("[data-action=consent]"));
    page.see_notice("withdrawn");
    assert_eq!(page.visible_text("[data-notice] p").as_deref(), Some("Boris withdraws the request."));
    assert_eq!(page.sans(), ["e4", "e5"]);
}

/// Checks the first two windows, or as many as the environment variable `TABIYA_WINDOWS` says.
#[test]
fn the_question_whether_to_resign_covers_no_square() {
    let windows = vec![(360, 740), (740, 360), (640, 360), (820, 1180), (1440, 900)];
    let page = Page::open("");
    for (width, height) in sampled(windows, 2, "TABIYA_WINDOWS") {
        page.browser().resize(width, height);
        for fragment in ["", "#clock=900&first-move=free"] {
            page.load_fresh(fragment);
            play(&page, "e2e4");
            for side in ["white", "black"] {
                page.click_of(side, "resign");
                page.until("the question", || page.has("[data-dialog=resign]"));
                let (question, board) = (page.area("[data-dialog=resign]"), page.area("[data-board]"));
                let covers = question.left < board.left + board.width
                    && board.left < question.left + question.width
                    && question.top < board.top + board.height
                    && board.top < question.top + question.height;
                assert!(!covers, "{side} at {width}×{height} with {fragment:?}: {question:?}");
                page.answer_of(side, "keep-playing");
                page.until("the question to go", || !page.has("[data-dialog=resign]"));
            }
        }
    }
}

#[test]
fn a_pawn_of_the_far_player_is_promoted_as_that_player_sees_it() {
    let page = Page::open("");
    page.browser().resize(820, 1180);
    page.load_fresh("#seats=face-to-face&fen=8%2FP5k1%2F8%2F8%2F8%2F6K1%2Fp7%2F8%20b%20-%20-%200%201");
    page.drag("a2", "a1");
    assert_eq!(page.read_view().promotion, ["q", "r", "b", "n"]);
    let turned = "const style = getComputedStyle(document.querySelector('[data-promote=q] .mini'));
        return style.rotate";
    assert_eq!(page.browser().read(turned, vec![]), "180deg");
    page.promote('r');
    page.drag("a7", "a8");
    assert_eq!(page.browser().read(turned, vec![]), "none");
    page.promote('q');
    assert_eq!(page.sans(), ["a1=R", "a8=Q"]);
}
