//! Games against the computer, also after a reload and after a failure of the computer's worker.
//! Also hints, and the look back, which shows the players' mistakes in a finished game.

use crate::storage::{open_with, play};
use serde_json::{Value, json};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen, uci::UciMove};
use tabiya_e2e::{BrowserKind, Options, Page, percentile, print_line, save_screenshots, skip, windows};

/// The computer plays Black at its lowest level.
const AGAINST: &str = "#black=Partner%20%E2%91%A0&first-move=free&clock=none";

#[test]
fn a_partner_answers_and_grants_a_takeback() {
    let page = Page::open(AGAINST);
    page.until("the partner's seat to be shown", || page.has("html[data-partner=black]"));
    play(&page, "a2a3");
    page.read_view_until("an answer", |view| view.sans.len() == 2);
    play(&page, "b2b3");
    page.read_view_until("another", |view| view.sans.len() == 4);
    page.click_of("white", "undo");
    page.read_view_until("the move and its answer to be taken back", |view| view.sans.len() == 2);
    play(&page, "c2c3");
    page.load("");
    page.read_view_until("an answer after the reload", |view| view.sans.len() == 4);
}

#[test]
fn a_partner_that_dies_in_mid_thought_is_started_again_and_then_missed() {
    // The worker fails at the first attempt of its first task, and at both attempts of its second
    // task.
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
    page.read_view_until("an answer by the second worker", |view| view.sans.len() == 2);
    play(&page, "b2b3");
    page.until("the page to say so", || page.has("[data-notice=partner-missing]"));
    // Black has made one move, so one of these two pawns is on its initial square.
    let target = ["g7", "b7"].into_iter().find(|from| page.has(&format!("[data-piece=bP][data-on={from}]")));
    let from = target.expect("a pawn at home");
    page.drag(from, &from.replace('7', "6"));
    page.read_view_until("its move by hand", |view| view.sans.len() == 4);
    play(&page, "c2c3");
    page.read_view_until("an answer again", |view| view.sans.len() == 6);
}

#[test]
fn hints_come_step_by_step_and_a_game_that_is_over_is_looked_back_at() {
    let fen = "7k/8/6K1/8/8/8/8/5Q2%20w%20-%20-%200%201";
    let page = Page::open(&format!("#fen={fen}&black=Partner%20%E2%91%A0&first-move=free&clock=none"));
    for step in 1..=3 {
        page.until("the button for a hint", || page.has("[data-coach=hint] [data-action=hint]:enabled"));
        page.click_action("hint");
        page.until("the hint's next step", || page.has(&format!("[data-hint='{step}']")));
        page.until("what it costs", || page.has("[data-coach=hint] [data-unrated]"));
    }
    save_screenshots(&page, "hint", windows(), |_| {});
    // White plays a move that is not the hint.
    page.drag("f1", "f7");
    page.until("the hint to be gone", || !page.has("[data-coach=hint]"));
    page.until("the way to look back", || page.has("[data-action=look-back]"));
    // On a telephone the result card covers the button for looking back.
    page.until("the card", || page.visible_box("[data-card] [data-action=look-through]").is_some());
    page.click_action("look-through");
    page.until("the card to be gone", || !page.has("[data-card]"));
    page.click_action("look-back");
    page.until("the look back", || page.has("[data-dialog=game] [data-curve='2']"));
    // Black has only a king, so Black can never mate.
    page.until("what is proved", || page.has("[data-slips=black] [data-hopeless='0']"));
    assert!(!page.has("[data-opening]"), "no one has named this start");
    page.click_on("[data-slips=white] [data-cost=stalemate]");
    page.until("the position before it", || page.has("[data-line='0']"));
    for (width, height) in [(1280, 757), (740, 360), (360, 740)] {
        page.browser().resize(width, height);
        page.until("the window's new size", || page.layout().window == [f64::from(width), f64::from(height)]);
        page.scroll_to("[data-cost=stalemate]");
        page.click_on("[data-cost=stalemate]");
        for part in ["[data-line] [data-board]", "[data-action=line-next]"] {
            page.until("the lesson in sight", || {
                let [_, top, _, high] = page.box_of(part);
                top >= 0.0 && top + high <= f64::from(height)
            });
        }
    }
    save_screenshots(&page, "look-back", windows().into_iter().chain([(1280, 757)]), |page| {
        page.scroll_to("[data-cost=stalemate]");
        page.click_on("[data-cost=stalemate]");
    });
    page.click_action("line-next");
    page.until("the better move", || page.has("[data-line='1'] [data-piece=wQ][data-on=f8]"));
}

#[test]
fn a_look_back_names_the_opening_and_the_piece_that_was_lost() {
    let page = Page::open("#first-move=free&clock=none");
    play(&page, "e2e4 e7e5 g1f3 d8g5 f3g5");
    page.click_of("black", "resign");
    page.answer_of("black", "resign");
    page.read_view_until("the end", |view| view.result == "1-0");
    page.click_action("game");
    page.until("the way to look back", || page.has("[data-dialog=game] [data-action=look-back]"));
    page.click_action("look-back");
    page.until("the look back", || page.has("[data-dialog=game] [data-curve]"));
    page.until("the opening", || page.has("[data-coach=opening][data-opening=C40][data-left='3']"));
    assert!(page.has("[data-slips=black] [data-cost=lost][data-ply='3']"), "the queen went");
}

#[test]
fn a_game_against_a_partner_has_a_rating_in_the_look_back_and_among_the_players() {
    let page = Page::open(&format!("{AGAINST}&white=Ada"));
    page.until("the partner's seat to be shown", || page.has("html[data-partner=black]"));
    play(&page, "a2a3");
    page.read_view_until("an answer", |view| view.sans.len() == 2);
    page.click_of("white", "resign");
    page.answer_of("white", "resign");
    page.read_view_until("the end", |view| view.result == "0-1");
    page.until("the way to look back", || page.has("[data-action=look-back]"));
    page.click_action("look-back");
    page.until("the look back", || page.has("[data-dialog=game] [data-curve='3']"));
    page.until("the rating", || page.has("[data-dialog=game] [data-practice]"));
    let told = page.visible_text("[data-practice]").unwrap_or_default();
    let numbers = told.split(|letter: char| !letter.is_ascii_digit()).filter(|number| !number.is_empty());
    assert_eq!(numbers.take(1).collect::<Vec<_>>(), ["1500"], "what it was comes first: {told}");
    save_screenshots(&page, "partner-look-back", windows(), |page| page.scroll_to("[data-practice]"));
    page.browser().prefer(false, false);
    page.browser().resize(1180, 820);
    page.load("#club");
    page.until("the way to the players", || page.has("[data-action=club-players]:enabled"));
    page.click_action("club-players");
    page.until("who has played", || page.has("[data-player=Ada]"));
    page.click_on("[data-player=Ada] [data-action=player]");
    page.until("the rating in the profile", || page.has("[data-player=Ada] [data-practice]"));
    assert!(!page.has("[data-tally]"), "no one else was there");
    save_screenshots(&page, "partner-profile", windows(), |page| page.scroll_to("[data-practice]"));
}

/// Factor by which the processor is slowed down, to simulate a phone.
const TELEPHONE: u32 = 6;

/// Longest delay that people do not notice, in milliseconds.
const LONG: f64 = 50.0;

/// Script that records how long each frame takes while the computer thinks, and the greatest number
/// of workers at once. The first frame of each thought is recorded separately, because it draws the
/// player's move. If `__kill` is set, the script kills the worker that gets the next task.
const WATCH: &str =
    "window.__frames = []; window.__first = []; window.__alive = new Set(); window.__most = 0;
    let last = 0, count = 0;
    const frame = (now) => {
        const thinks = document.documentElement?.dataset.thinks;
        if (thinks && last) (count++ ? __frames : __first).push(now - last);
        if (!thinks) count = 0;
        last = thinks ? now : 0;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    const made = window.Worker;
    window.Worker = class extends made {
        constructor(...asked) {
            super(...asked);
            __alive.add(this);
            window.__most = Math.max(__most, __alive.size);
        }
        postMessage(message) {
            super.postMessage(message);
            if (typeof message === 'string' && window.__kill) {
                window.__kill = false;
                window.__killed = true;
                setTimeout(() => super.terminate(), 20);
            }
        }
        terminate() {
            __alive.delete(this);
            super.terminate();
        }
    }";

/// Returns, in UCI notation, a legal move other than a promotion: the capture of the most valuable
/// piece or, if there is no capture, the move that `lot` selects.
fn some_move(fen: &str, lot: usize) -> String {
    let setup: Fen = fen.parse().expect("a FEN");
    let position: Chess = setup.into_position(CastlingMode::Standard).expect("a position");
    let moves: Vec<_> = position.legal_moves().into_iter().filter(|mv| !mv.is_promotion()).collect();
    let dearest = moves.iter().filter_map(|mv| Some((mv.capture()?, mv))).max_by_key(|(role, _)| *role);
    let mv = dearest.map_or_else(|| &moves[lot * 7 % moves.len()], |(_, mv)| mv);
    UciMove::from_standard(*mv).to_string()
}

/// Returns the size of the JavaScript heap after garbage collection, in bytes.
fn heap(page: &Page) -> f64 {
    for _ in 0..2 {
        page.browser().devtools("HeapProfiler.collectGarbage", json!({}));
    }
    page.browser().devtools("Runtime.getHeapUsage", json!({}))["usedSize"].as_f64().expect("a figure")
}

#[test]
fn a_partner_leaves_a_slow_page_free_and_may_be_killed_in_mid_thought() {
    if BrowserKind::wanted() != BrowserKind::Chromium {
        skip("only the DevTools of Chromium slow a page down and tell what its thread did");
    }
    let page = Page::open_with("/tabiya/", "", Options { trace: true, ..Options::default() });
    page.browser().devtools("Emulation.setCPUThrottlingRate", json!({ "rate": TELEPHONE }));
    page.add_preload_script(WATCH);
    page.load("#black=Partner%20%E2%91%A6&first-move=free&clock=none");
    page.until("the partner's seat to be shown", || page.has("html[data-partner=black]"));
    let (mut warm, mut moves) = (0.0, 0);
    while moves < 24 {
        let uci = some_move(&page.fen(), moves);
        let is_to_be_killed = moves == 8;
        if is_to_be_killed {
            // The browser does not report that the worker has ended. The page notices this after a
            // while.
            page.browser().read("window.__kill = true; return null", vec![]);
        }
        play(&page, &uci);
        moves += 2;
        if is_to_be_killed {
            page.until("a thought to be cut off", || {
                page.browser().read("return window.__killed === true", vec![]) == true
            });
        }
        let answered =
            page.read_view_until("an answer", |view| view.sans.len() == moves || view.result != "*");
        if answered.result != "*" {
            break;
        }
        if moves == 14 {
            warm = heap(&page);
        }
    }
    assert!(moves >= 14, "the game went on after it was killed");
    let (after, alive) = (heap(&page), page.browser().read("return window.__most", vec![]));
    let noted = |name: &str| -> Vec<f64> {
        let noted = page.browser().read(&format!("return {name}"), vec![]);
        noted.as_array().into_iter().flatten().filter_map(Value::as_f64).collect()
    };
    let (first, frames) = (noted("__first"), noted("__frames"));
    let over = frames.iter().filter(|time| **time > LONG).count();
    print_line(&format!(
        "{} half-moves at {TELEPHONE}×; {} frames while it thought: half within {:.1} ms, 99 in 100 within {:.1}, longest {:.1}, \
         {over} over {LONG} ms; the frames that paint what was played: half within {:.1}, longest {:.1}; heap {:.0} kB after 14 half-moves, {:.0} kB at the end; workers at once: {alive}",
        moves,
        frames.len(),
        percentile(&frames, 50.0),
        percentile(&frames, 99.0),
        percentile(&frames, 100.0),
        percentile(&first, 50.0),
        percentile(&first, 100.0),
        warm / 1e3,
        after / 1e3,
    ));
    // The test limits the CPU time that the page uses, and not the duration of frames, because
    // other programs affect that duration.
    let spans = page.browser().trace();
    let work: Vec<f64> = spans
        .iter()
        .filter(|span| span.name == "FireAnimationFrame" || span.event.as_deref() == Some("message"))
        .map(|span| span.running / 1e3)
        .collect();
    print_line(&format!(
        "the longest piece of work that a message or a frame caused: {:.1} ms",
        percentile(&work, 100.0)
    ));
    assert!(!frames.is_empty() && !work.is_empty(), "something was seen");
    assert!(
        percentile(&work, 100.0) <= LONG,
        "the page itself is held for {:.1} ms",
        percentile(&work, 100.0)
    );
    assert!(alive.as_u64().is_some_and(|alive| alive <= 2), "the partner's and the arbiter's: {alive}");
    assert!(after < warm * 1.25 + 500_000.0, "{warm} and then {after}");
}
