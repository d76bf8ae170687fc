//! Accuracy of the clocks: a bullet game is compared with a clock outside the browser.
//!
//! With `TABIYA_CLOCK_MINUTES=10` the test plays for ten minutes and allows an error of 20 ms, on
//! an idle machine. Otherwise it takes twelve seconds and allows for a busy machine.

use std::time::{Duration, Instant};
use tabiya_e2e::{ClockRecording, Page, Tick, print_line};

/// Knights move out and back; the rules must not end the game by repetition.
const ROUND: [(&str, &str); 4] = [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")];
const RULES: &str =
    "#clock=3600&first-move=free&threefold=off&fivefold=off&fifty-moves=off&seventy-five-moves=off";
/// Time of each clock at the start, in milliseconds.
const GIVEN: f64 = 3_600_000.0;
/// Permitted error of a clock in milliseconds: with `TABIYA_CLOCK_MINUTES`, and without.
const MEASURED_MS: f64 = 20.0;
const LOOKED_AT_MS: f64 = 1_000.0;

/// Permitted difference between a move's recorded instant and its press, in milliseconds: twice the
/// browser's rounding.
const BOOKED_MS: f64 = 0.5;

/// Instants of the moves in the records on the disk, in milliseconds.
fn booked(page: &Page) -> Vec<f64> {
    let script = r#"
        const done = arguments[arguments.length - 1];
        const request = indexedDB.open('tabiya');
        request.onsuccess = () => {
            const all = request.result.transaction('entries').objectStore('entries').getAll();
            all.onsuccess = () => {
                request.result.close();
                done(all.result.filter(({ entry }) => /^[a-h][1-8]/.test(entry))
                    .map(({ entry }) => parseInt(entry.split(' ')[1], 36) / 1000));
            };
        };
    "#;
    let at = page.browser().read_later(script);
    at.as_array().into_iter().flatten().map(|at| at.as_f64().unwrap_or(f64::NAN)).collect()
}

/// Compares the test's clock with the page's clock. Returns an instant of the test's clock, the
/// page's time at that instant in milliseconds, and the possible error in milliseconds, which is
/// half of the round trip. Of many measurements, takes the one with the smallest error.
fn compare(page: &Page) -> (Instant, f64, f64) {
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

fn left(tick: &Tick) -> f64 {
    let parts = tick.text.split(':').map(|part| part.parse::<f64>().unwrap_or(f64::NAN));
    1_000.0 * parts.fold(0.0, |sum, part| 60.0 * sum + part)
}

#[test]
fn bullet_moves_against_an_outside_clock() {
    let wanted = std::env::var("TABIYA_CLOCK_MINUTES").ok().and_then(|text| text.parse::<f64>().ok());
    let minutes = wanted.unwrap_or(0.2);
    let allowed = if wanted.is_some() { MEASURED_MS } else { LOOKED_AT_MS };
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
    // Of each two presses, the first selects the piece and the second plays the move.
    let moves: Vec<f64> = presses.chunks_exact(2).map(|pair| pair[1]).collect();
    // On a busy machine the page handles the last presses late.
    page.until("every move on the sheet", || page.sans().len() == moves.len());
    let end = compare(&page);
    // Each move is recorded with the instant of its press, however late the page handles the press.
    let booked = booked(&page);
    assert_eq!(booked.len(), moves.len());
    let zero = booked[0] - moves[0];
    let off = booked.iter().zip(&moves).map(|(booked, pressed)| booked - zero - pressed);
    let off = off.fold(0.0, |most: f64, off| if off.abs() > most.abs() { off } else { most });
    print_line(&format!("of {} moves none is booked more than {off:+.3} ms from its press", moves.len()));
    assert!(off.abs() < BOOKED_MS, "a move is booked {off} ms from its press");
    assert!(moves.len() > 20, "{} moves", moves.len());

    // Computes the time used by each player independently, from the presses. White's first move is
    // free, and starts Black's clock.
    let mut spent = [0.0_f64; 2];
    for (number, pair) in moves.windows(2).enumerate() {
        spent[(number + 1) % 2] += pair[1] - pair[0];
    }
    let last = moves.len() - 1;
    // Compares the displays of the clock that runs at the end, and of the other clock during the
    // turn before.
    let mut worst = 0.0_f64;
    for (side, number, from, to) in
        [("black", 1, moves[last], f64::INFINITY), ("white", 0, moves[last - 1], moves[last])]
    {
        // Time that the player has used before this turn, by the independent account.
        let own = if to.is_finite() { spent[number] - (to - from) } else { spent[number] };
        let seen = ticks.iter().filter(|tick| tick.side == side && tick.at > from && tick.at < to);
        let errors: Vec<f64> = seen.map(|tick| left(tick) - (GIVEN - own - (tick.at - from))).collect();
        assert!(errors.len() >= 3, "{side} was seen to change {} times", errors.len());
        // A timer may be late, but never early, so the smallest error is that of the clock itself.
        let clock = errors
            .iter()
            .copied()
            .fold(f64::INFINITY, |least, error| if error.abs() < least.abs() { error } else { least });
        let shown = errors
            .iter()
            .copied()
            .fold(0.0, |most: f64, error| if error.abs() > most.abs() { error } else { most });
        print_line(&format!(
            "{side}'s clock: {clock:+.2} ms off after {} moves; as shown, {shown:+.2} ms at most",
            moves.len()
        ));
        worst = if clock.abs() > worst.abs() { clock } else { worst };
    }
    // Difference between the page's time and the test's clock over the whole test.
    let outside = end.0.duration_since(start.0).as_secs_f64() * 1_000.0;
    let drift = (end.1 - start.1) - outside;
    let asking = start.2 + end.2;
    print_line(&format!(
        "the page's time against the outside clock over {:.1} s: {drift:+.2} ms (known to ±{asking:.2} ms); in all {:+.2} ms",
        outside / 1_000.0,
        worst + drift
    ));
    assert!(worst.abs() + drift.abs() < allowed, "{worst} ms in the game and {drift} ms of the page's time");
}
