//! Accuracy of the clocks: a test compares the clocks of a bullet game with the clock of the test
//! process.
//!
//! By default the test plays for twelve seconds and allows an error of 1 s, for a busy machine.
//! With `TABIYA_CLOCK_MINUTES=10` it plays for ten minutes and allows 20 ms, on an idle machine.

use std::time::{Duration, Instant};
use tabiya_e2e::{ClockRecording, Page, Tick, print_line};

/// Moves that the test repeats: a knight of each side moves out and back.
const ROUND: [(&str, &str); 4] = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
/// Settings with one hour for each player, and without draws by repetition or by the number of
/// moves.
const RULES: &str =
    "#clock=3600&first-move=free&threefold=off&fivefold=off&fifty-moves=off&seventy-five-moves=off";
/// Time of each clock at the start, in milliseconds.
pub(super) const GIVEN: f64 = 3_600_000.0;
/// Permitted error of a clock if `TABIYA_CLOCK_MINUTES` is set, in milliseconds.
const IDLE_TOLERANCE_MS: f64 = 20.0;
/// Permitted error of a clock if `TABIYA_CLOCK_MINUTES` is not set, in milliseconds.
pub(super) const BUSY_TOLERANCE_MS: f64 = 1_000.0;

/// Permitted difference between the recorded instant of a move and the instant of its press, in
/// milliseconds. The limit is not 0, because timestamps are rounded.
const RECORD_TOLERANCE_MS: f64 = 0.5;

/// Returns the number of minutes in `TABIYA_CLOCK_MINUTES`; `None` if the variable is not set.
pub(super) fn minutes_wanted() -> Option<f64> {
    std::env::var("TABIYA_CLOCK_MINUTES").ok()?.parse().ok()
}

/// Returns the instants of moves or clock presses in the saved records, in milliseconds. The
/// regular expression `kind` selects the records.
pub(super) fn recorded_instants(page: &Page, kind: &str) -> Vec<f64> {
    let script = r#"
        const done = arguments[arguments.length - 1];
        const request = indexedDB.open('tabiya');
        request.onsuccess = () => {
            const all = request.result.transaction('entries').objectStore('entries').getAll();
            all.onsuccess = () => {
                request.result.close();
                done(all.result.filter(({ entry }) => /KIND/.test(entry))
                    .map(({ entry }) => parseInt(entry.split(' ')[1], 36) / 1000));
            };
        };
    "#;
    let at = page.browser().read_later(&script.replace("KIND", kind));
    at.as_array().into_iter().flatten().map(|at| at.as_f64().unwrap_or(f64::NAN)).collect()
}

/// Returns the greatest difference between the recorded instants of moves or clock presses and the
/// instants of the presses themselves, in milliseconds. The two use different zero points, so the
/// first record is assumed to be exact.
pub(super) fn greatest_record_error(recorded: &[f64], presses: &[f64]) -> f64 {
    assert_eq!(recorded.len(), presses.len(), "as many records as presses");
    let zero = recorded[0] - presses[0];
    greatest(recorded.iter().zip(presses).map(|(recorded, pressed)| recorded - zero - pressed))
}

/// Returns the number that is farthest from 0; 0 if there are no numbers.
fn greatest(numbers: impl Iterator<Item = f64>) -> f64 {
    numbers.fold(0.0, |most: f64, number| if number.abs() > most.abs() { number } else { most })
}

/// Compares the test's clock with the page's clock. Returns an instant of the test's clock, the
/// page's time at that instant in milliseconds, and the possible error in milliseconds, which is
/// half of the round trip. Measures 40 times and returns the measurement with the smallest error.
pub(super) fn compare(page: &Page) -> (Instant, f64, f64) {
    let ask = || {
        let before = Instant::now();
        let at = page.browser().read("return performance.now()", vec![]).as_f64();
        let took = before.elapsed();
        (before + took / 2, at.unwrap_or(f64::NAN), took.as_secs_f64() * 500.0)
    };
    let answers = (0..40).map(|_| ask());
    let best = answers.min_by(|a, b| a.2.total_cmp(&b.2));
    best.unwrap_or_else(|| panic!("nothing was asked"))
}

/// Prints and returns by how many milliseconds the page's clock has gained on the test's clock
/// between two results of [`compare`].
pub(super) fn drift(start: (Instant, f64, f64), end: (Instant, f64, f64)) -> f64 {
    let outside = end.0.duration_since(start.0).as_secs_f64() * 1_000.0;
    let drift = (end.1 - start.1) - outside;
    print_line(&format!(
        "the page's time against the outside clock over {:.1} s: {drift:+.2} ms (known to ±{:.2} ms)",
        outside / 1_000.0,
        start.2 + end.2
    ));
    drift
}

/// Returns the time that each player has used between the first and the last press, in
/// milliseconds. The first player is the one whose clock the first press starts. Each later press
/// ends a turn.
pub(super) fn time_used(presses: &[f64]) -> [f64; 2] {
    let mut used = [0.0_f64; 2];
    for (number, pair) in presses.windows(2).enumerate() {
        used[number % 2] += pair[1] - pair[0];
    }
    used
}

/// Compares the displayed time of the running clock with the computed time in the last two turns,
/// one turn of each player. Returns the greater of the two clocks' errors in milliseconds, and
/// prints both.
///
/// `presses` are as in [`time_used`]. `sides` are the two players, first the player whose clock the
/// first press starts. `given` is the time of each clock at the start, in milliseconds. In each of
/// the two turns, the display must change at least three times.
pub(super) fn greatest_error(sides: [&str; 2], presses: &[f64], ticks: &[Tick], given: f64) -> f64 {
    let used = time_used(presses);
    let last = presses.len() - 1;
    let turns = [(last, presses[last], f64::INFINITY), (last - 1, presses[last - 1], presses[last])];
    let mut worst = 0.0_f64;
    for (turn, from, to) in turns {
        let (side, used) = (sides[turn % 2], used[turn % 2]);
        // Time that the player has used before this turn.
        let own = if to.is_finite() { used - (to - from) } else { used };
        let seen = ticks.iter().filter(|tick| tick.side == side && tick.at > from && tick.at < to);
        let errors: Vec<f64> = seen.map(|tick| tick.millis() - (given - own - (tick.at - from))).collect();
        assert!(errors.len() >= 3, "{side} was seen to change {} times", errors.len());
        // The display may change late, but never early, so the smallest error is the error of the
        // clock itself.
        let clock = errors.iter().copied().min_by(|a, b| a.abs().total_cmp(&b.abs())).unwrap_or_default();
        let shown = greatest(errors.into_iter());
        print_line(&format!(
            "{side}'s clock: {clock:+.2} ms off after {} presses; as shown, {shown:+.2} ms at most",
            presses.len()
        ));
        worst = greatest([worst, clock].into_iter());
    }
    worst
}

#[test]
fn bullet_moves_against_an_outside_clock() {
    let wanted = minutes_wanted();
    let minutes = wanted.unwrap_or(0.2);
    let allowed = if wanted.is_some() { IDLE_TOLERANCE_MS } else { BUSY_TOLERANCE_MS };
    let page = Page::open(RULES);
    page.watch_clocks();
    let start = compare(&page);
    let until = Instant::now() + Duration::from_secs_f64(60.0 * minutes);
    while Instant::now() < until {
        for (from, onto) in ROUND {
            page.mouse().click_each(&[from, onto]);
        }
    }
    // Each clock runs for a few seconds, so that its displayed time changes.
    std::thread::sleep(Duration::from_millis(3_200));
    page.mouse().click_each(&[ROUND[0].0, ROUND[0].1]);
    std::thread::sleep(Duration::from_millis(3_200));
    let ClockRecording { ticks, presses, .. } = page.watched_clocks();
    // In each pair of presses, the first press selects the piece and the second plays the move.
    let moves: Vec<f64> = presses.chunks_exact(2).map(|pair| pair[1]).collect();
    // On a busy machine the page handles the last presses late.
    page.until("every move on the sheet", || page.sans().len() == moves.len());
    let end = compare(&page);
    // The page must record each move with the instant of its press, even if it handles the press
    // late.
    let off = greatest_record_error(&recorded_instants(&page, "^[a-h][1-8]"), &moves);
    print_line(&format!("of {} moves none is recorded more than {off:+.3} ms from its press", moves.len()));
    assert!(off.abs() < RECORD_TOLERANCE_MS, "a move is recorded {off} ms from its press");
    assert!(moves.len() > 20, "{} moves", moves.len());

    // White's first move takes no time and starts Black's clock.
    let worst = greatest_error(["black", "white"], &moves, &ticks, GIVEN);
    let drift = drift(start, end);
    assert!(worst.abs() + drift.abs() < allowed, "{worst} ms in the game and {drift} ms of the page's time");
}
