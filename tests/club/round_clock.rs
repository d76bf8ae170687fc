//! The clock of a tournament round, which shows the time left for all games of the round.

use tabiya::club::RoundClock;
use tabiya::game::{Instant, Span};

fn at(seconds: u64) -> Instant {
    Instant::from_millis(seconds * 1_000)
}

#[test]
fn it_runs_while_nobody_looks_and_stops_at_nothing() {
    let clock = RoundClock::new(2, Span::from_mins(60));
    assert_eq!(
        (clock.round(), clock.is_running(), clock.time_left(at(500))),
        (2, false, Span::from_mins(60))
    );
    let running = clock.started(at(1_000));
    assert!(running.is_running());
    assert_eq!(running.time_left(at(1_000)), Span::from_mins(60));
    assert_eq!(running.time_left(at(1_600)), Span::from_mins(50));
    let stopped = running.stopped(at(1_600));
    assert_eq!((stopped.is_running(), stopped.time_left(at(9_999))), (false, Span::from_mins(50)));
    let again = stopped.started(at(10_000));
    assert_eq!(again.time_left(at(10_060)), Span::from_mins(49));
    // Starting a running clock has no effect.
    assert_eq!(again.started(at(10_060)).time_left(at(10_120)), Span::from_mins(48));
    assert_eq!(again.time_left(at(99_999)), Span::ZERO);
    // At an instant before its start, the clock shows the whole time.
    assert_eq!(running.time_left(at(1)), Span::from_mins(60));
}

/// The stored text restores the same clock.
#[test]
fn its_text_gives_the_same_clock() {
    let clock = RoundClock::new(0, Span::from_mins(5)).started(at(7));
    let text = serde_json::to_string(&clock).unwrap();
    assert_eq!(text, r#"{"round":0,"left":300000000,"since":7000000}"#);
    assert_eq!(serde_json::from_str::<RoundClock>(&text).unwrap(), clock);
}
