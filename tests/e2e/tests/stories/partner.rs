//! One person alone plays against a partner: it answers, grants a takeback, is there after a reload, and its worker may die.

use crate::storage::{open_with, play};
use tabiya_e2e::Page;

/// The partner of the lowest level plays Black.
const AGAINST: &str = "#black=Partner%20%E2%91%A0&first-move=free&clock=none";

#[test]
fn a_partner_answers_and_grants_a_takeback() {
    let page = Page::open(AGAINST);
    page.until("the partner's seat to be shown", || page.has("html[data-partner=black]"));
    play(&page, "a2a3");
    page.look_until("an answer", |view| view.sans.len() == 2);
    play(&page, "b2b3");
    page.look_until("another", |view| view.sans.len() == 4);
    page.click_of("white", "undo");
    page.look_until("the move and its answer to be taken back", |view| view.sans.len() == 2);
    play(&page, "c2c3");
    page.load("");
    page.look_until("an answer after the reload", |view| view.sans.len() == 4);
}

#[test]
fn a_partner_that_dies_in_mid_thought_is_started_again_and_then_missed() {
    // Its first thought dies once, its second one twice.
    let script = "window.__asked = 0; const made = window.Worker;
        window.Worker = class extends made {
            postMessage(message) {
                if (typeof message !== 'string' || ![1, 3, 4].includes(++window.__asked)) {
                    return super.postMessage(message);
                }
                setTimeout(() => { this.dispatchEvent(new ErrorEvent('error')); super.terminate(); });
            }
        }";
    let page = open_with(script, AGAINST);
    play(&page, "a2a3");
    page.look_until("an answer by the second worker", |view| view.sans.len() == 2);
    play(&page, "b2b3");
    page.until("the page to say so", || page.has("[data-notice=partner-missing]"));
    // Black has made one move: one of these two pawns stands at home, and nothing before it.
    let target = ["g7", "b7"].into_iter().find(|from| page.has(&format!("[data-piece=bP][data-on={from}]")));
    let from = target.expect("a pawn at home");
    page.drag(from, &from.replace('7', "6"));
    page.look_until("its move by hand", |view| view.sans.len() == 4);
    play(&page, "c2c3");
    page.look_until("an answer again", |view| view.sans.len() == 6);
}

#[test]
fn hints_come_step_by_step_and_a_game_that_is_over_is_looked_back_at() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2%20w%20-%20-%200%201";
    let page = Page::open(&format!("#fen={fen}&black=Partner%20%E2%91%A0&first-move=free&clock=none"));
    for step in 1..=3 {
        page.until("the button for a hint", || page.has("[data-coach=hint] [data-action=hint]:enabled"));
        page.click_action("hint");
        page.until("the hint's next step", || page.has(&format!("[data-hint='{step}']")));
    }
    // Not as the hint has it.
    page.drag("f1", "f7");
    page.until("the hint to be gone", || !page.has("[data-coach=hint]"));
    page.until("the way to look back", || page.has("[data-action=look-back]"));
    page.click_action("look-back");
    page.until("the look back", || page.has("[data-dialog=game] [data-curve='2']"));
    // The king alone never mates.
    page.until("what is proved", || page.has("[data-slips=black] [data-hopeless='0']"));
    page.click_on("[data-slips=white] [data-cost=stalemate]");
    page.until("the position before it", || page.has("[data-line='0']"));
    page.click_action("line-next");
    page.until("the better move", || page.has("[data-line='1'] [data-piece=wQ][data-on=f8]"));
}
