//! Measures stalls of the page: the longest frame, the longest interval between two calls of a
//! timer, and the longest task.

use serde_json::Value;
use tabiya_e2e::Page;

const RECORD: &str = "
    const seen = window.__still = { frame: 0, beat: 0, task: 0, on: true };
    let frame = performance.now(), beat = frame;
    const draw = () => {
        const now = performance.now();
        seen.frame = Math.max(seen.frame, now - frame);
        frame = now;
        if (seen.on) requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
    const timer = setInterval(() => {
        const now = performance.now();
        seen.beat = Math.max(seen.beat, now - beat);
        beat = now;
        if (!seen.on) clearInterval(timer);
    }, 4);
    seen.stop = () => {
        // The frame and the timer interval that have not ended yet count too.
        const now = performance.now();
        seen.on = false;
        return Math.max(seen.frame, now - frame, seen.beat, now - beat, seen.task);
    };
    try {
        new PerformanceObserver((list) => {
            for (const task of list.getEntries()) if (seen.on) seen.task = Math.max(seen.task, task.duration);
        }).observe({ type: 'longtask' });
    } catch { /* Not every browser has it. */ }";

/// Starts to measure stalls.
pub(super) fn watch(page: &Page) {
    page.browser().read(RECORD, vec![]);
}

/// Returns the longest stall since [`watch`], in milliseconds.
pub(super) fn longest(page: &Page) -> f64 {
    // Waits until the last frame is drawn and the observer of tasks has run.
    let script = "const done = arguments[arguments.length - 1];
        requestAnimationFrame(() => setTimeout(() => done(window.__still.stop()), 50));";
    match page.browser().read_later(script) {
        Value::Number(number) => number.as_f64().unwrap_or(f64::NAN),
        other => panic!("no one watched the page: {other}"),
    }
}
