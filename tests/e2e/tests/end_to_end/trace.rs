//! How much time a drag takes on the page's main thread.

use std::f64::consts::TAU;
use tabiya_e2e::{Options, Page, Span, percentile, print_line, throttle};

const STEPS: usize = 300;

/// Permitted time of a pointer move on the main thread, in milliseconds: half of a frame at 60
/// frames a second. The browser needs the other half for drawing.
const HALF_A_FRAME: f64 = 8.0;

/// Time that scripts take for each `pointermove` event, in milliseconds: in the listeners of the
/// event, and in animation frames before the next `pointermove`. `time` returns microseconds.
fn per_move(spans: &[Span], time: impl Fn(&Span) -> f64) -> Vec<f64> {
    let mut costs: Vec<f64> = Vec::new();
    for span in spans {
        match (span.name.as_str(), span.event.as_deref()) {
            ("EventDispatch", Some("pointermove")) => costs.push(time(span) / 1000.0),
            ("FireAnimationFrame", _) => {
                if let Some(last) = costs.last_mut() {
                    *last += time(span) / 1000.0;
                }
            }
            _ => {}
        }
    }
    costs
}

/// Activities between the last press and the last release of the pointer.
fn last_drag(spans: &[Span]) -> &[Span] {
    let last = |name: &str| spans.iter().rposition(|span| span.event.as_deref() == Some(name));
    match (last("pointerdown"), last("pointerup")) {
        (Some(press), Some(release)) if press < release => &spans[press..release],
        _ => panic!("no drag in a trace of {} spans", spans.len()),
    }
}

#[test]
fn a_long_drag_leaves_time_for_every_frame() {
    let page = Page::open_with("/", "", Options { trace: true, ..Options::default() });
    // One drag for each side first, so that code that runs only once has run.
    page.drag("b1", "c3");
    page.drag("b8", "c6");

    // The pointer draws a rose curve over the whole board, which crosses many squares and targets.
    let [left, top, width, height] = page.box_of("[data-board]");
    let rose = (0..STEPS).map(|step| {
        let turn = TAU * step as f64 / STEPS as f64;
        let radius = 0.48 * (5.0 * turn).cos();
        let along = |start: f64, size: f64, part: f64| (start + size * (0.5 + part)).round();
        (along(left, width, radius * turn.cos()), along(top, height, radius * turn.sin()))
    });
    page.mouse().drag_along("c3", rose, "d5");
    assert_eq!(page.sans().last().map(String::as_str), Some("Nd5"));

    let spans = page.browser().trace();
    let drag = last_drag(&spans);
    let running = per_move(drag, |span| span.running);
    let by_the_clock = per_move(drag, |span| span.duration);
    for (what, costs) in [("on the thread", &running), ("by the clock", &by_the_clock)] {
        assert!(costs.len() > STEPS / 2, "the trace shows {} of {STEPS} moves", costs.len());
        print_line(&format!(
            "script time per pointermove {what}, over {} moves: p50 {:.3} ms, p99 {:.3} ms, most {:.3} ms",
            costs.len(),
            percentile(costs, 50.0),
            percentile(costs, 99.0),
            percentile(costs, 100.0)
        ));
    }
    // The test checks the thread's processor time, because the elapsed time includes other
    // processes.
    let slow = percentile(&running, 99.0);
    assert!(slow <= HALF_A_FRAME * throttle(), "one move in a hundred takes {slow:.3} ms");
}
