//! The worker that decides whether a side can still mate: its answers, and what happens if the
//! worker is slow, missing or fails.

use crate::storage::{self, play};
use tabiya_e2e::{Page, fen_fragment};

/// After the move g3–g4 the pawns block the position for good.
const ABOUT_TO_LOCK: &str = "7k/8/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/8/K7 w - - 0 1";

/// Opens a page in which `script` replaces the class `Worker`. The script can use the browser's own
/// class as `made`.
fn open_with(script: &str, fragment: &str) -> Page {
    storage::open_with(&format!("window.__workers = 0; const made = window.Worker; {script}"), fragment)
}

fn workers(page: &Page) -> serde_json::Value {
    page.browser().read("return window.__workers", vec![])
}

/// Script for workers that load their code and fail at their first question. `which` is a condition
/// in JavaScript that says which workers fail, such as `this.number === 1`.
fn dying(which: &str) -> String {
    format!(
        "window.Worker = class extends made {{
            constructor(script) {{ super(script); this.number = ++window.__workers; }}
            postMessage(message) {{
                if (message instanceof Uint8Array || !({which})) return super.postMessage(message);
                // The event comes first, because a terminated worker dispatches no event in WebKit.
                setTimeout(() => {{ this.dispatchEvent(new ErrorEvent('error')); super.terminate(); }});
            }}
        }}"
    )
}

#[test]
fn a_worker_that_dies_of_a_question_is_started_again() {
    let page = open_with(&dying("this.number === 1"), &fen_fragment(ABOUT_TO_LOCK));
    play(&page, "g3g4");
    let view = page.read_view_until("the end", |view| view.result != "*");
    assert_eq!(view.reason.as_deref(), Some("dead-position"));
    assert_eq!(workers(&page), 2);
}

#[test]
fn a_worker_that_dies_every_time_is_started_again_once_for_a_question_and_play_goes_on() {
    let page = open_with(&dying("true"), &fen_fragment(ABOUT_TO_LOCK));
    page.until("the start to be asked about twice", || workers(&page) == 2);
    play(&page, "g3g4");
    page.until("the move to be asked about twice", || workers(&page) == 4);
    std::thread::sleep(std::time::Duration::from_secs(2));
    assert_eq!(workers(&page), 4);
    let view = page.read_view();
    assert_eq!((view.result.as_str(), view.sans.len()), ("*", 1), "no one knows that it is over");
    play(&page, "h8g8");
    assert_eq!(page.read_view().sans.len(), 2);
}

#[test]
fn a_pawn_chain_that_locks_the_board_ends_the_game_at_once() {
    let page = open_with("", &fen_fragment(ABOUT_TO_LOCK));
    assert_eq!(page.read_view().result, "*", "the white king could still come through on g4");
    play(&page, "g3g4");
    let view = page.read_view_until("the end", |view| view.result != "*");
    assert_eq!((view.result.as_str(), view.reason.as_deref()), ("1/2-1/2", Some("dead-position")));
    let worker = "return performance.getEntriesByType('resource').some(entry => /worker/.test(entry.name))";
    assert_eq!(page.browser().read(worker, vec![]), true, "it was the worker that knew");
    page.load("");
    assert_eq!(page.read_view().reason.as_deref(), Some("dead-position"));
}

#[test]
fn where_there_is_no_worker_a_flag_falls_and_the_opponent_could_still_mate() {
    for script in [
        "window.Worker = function () { throw new Error('denied by the test') }",
        "window.Worker = function () { return new made('./nothing.js') }",
    ] {
        let start = fen_fragment("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1") + "&clock=1&first-move=free";
        let page = open_with(script, &start);
        play(&page, "e2e4");
        let view = page.read_view_until("the flag to fall", |view| view.result != "*");
        assert_eq!((view.result.as_str(), view.reason.as_deref()), ("1-0", Some("flag-fall")), "{script}");
        page.see_explanation();
        assert!(!page.has("[data-action=show-mate]"), "no mate was found: the search found no answer");
    }
}

#[test]
fn a_worker_that_is_busy_with_an_old_question_is_not_waited_for() {
    // The first worker loads its code but never receives a question.
    let script = "window.Worker = class extends made {
            constructor(script) { super(script); this.deaf = ++window.__workers === 1; }
            postMessage(message) { if (!this.deaf || message instanceof Uint8Array) super.postMessage(message); }
        }";
    let page = open_with(script, &fen_fragment(ABOUT_TO_LOCK));
    play(&page, "a1b1 h8g8 g3g4");
    let view = page.read_view_until("the end", |view| view.result != "*");
    assert_eq!(view.reason.as_deref(), Some("dead-position"));
    assert_eq!(workers(&page), 2);
}
