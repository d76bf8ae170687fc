//! Stalls of the page while a chess clock runs. The first event after a stall of more than three
//! seconds reports a gap, in which the players could not play, and the page asks them about it. The
//! tests simulate both clocks of a browser, the time of day and the monotonic clock.

use super::page::{Page, square};
use tabiya::app::storage::{DayClock, LivenessEvent, LivenessMonitor};
use tabiya::app::table;
use tabiya::game::{ClockStop, Event, Instant};
use tabiya::rules::Color;

struct Device {
    page: Page,
    /// Time of day in milliseconds.
    day: f64,
    /// Time of the monotonic clock in milliseconds.
    monotonic: f64,
    clock: DayClock,
    monitor: LivenessMonitor,
}

impl Device {
    /// A device on which White's clock runs.
    fn thinking() -> Device {
        let mut page = Page::with("clock=60&first-move=free");
        page.drag("e2e4 e7e5");
        let day = page.now as f64;
        let mut clock = DayClock::new(day, 0.0);
        clock.set_comparison(day, 0.0);
        let mut monitor = LivenessMonitor::default();
        monitor.watch_game(page.table().session.game_with_running_clock(), clock.now(0.0));
        Device { page, day, monotonic: 0.0, clock, monitor }
    }

    /// Advances the time of day and the monotonic clock, each by its own number of milliseconds.
    fn pass(&mut self, day: f64, monotonic: f64) -> &mut Device {
        self.day += day;
        self.monotonic += monotonic;
        self
    }

    fn now(&mut self) -> Instant {
        self.clock.advance_by_sleep(self.day, self.monotonic);
        self.clock.now(self.monotonic)
    }

    fn beat(&mut self) -> Option<LivenessEvent> {
        let now = self.now();
        self.monitor.beat(now)
    }

    /// Sends an event to the page. If a gap is detected, reports the gap first.
    fn hear(&mut self, event: Event) {
        // Each message to the page adds 100 ms to `page.now`, and this function sends at most two
        // messages. The 200 ms on the device's clocks keep `page.now` from going back at the next
        // call.
        let now = self.pass(200.0, 200.0).now();
        self.page.now = now.as_millis();
        if let Some(from) = self.monitor.detect_gap(now) {
            self.page.send(table::Msg::PlayGap { from });
        }
        self.page.act(event);
    }

    fn play(&mut self, from: &str, to: &str) {
        let moves = self.page.game().position().legal_moves();
        let mv = moves.into_iter().find(|mv| mv.from() == square(from) && mv.to() == square(to));
        self.hear(Event::Move(mv.expect("a legal move")));
    }

    fn left(&self) -> u64 {
        let game = self.page.game();
        let reading = game.clock().expect("a clock").reading(Color::White, game.last_change());
        reading.left.expect("a time").as_millis()
    }

    fn is_asked(&self) -> bool {
        matches!(self.page.game().clock_stop(), ClockStop::Suspended(_))
    }
}

#[test]
fn the_first_press_after_a_stall_waits_for_the_question() {
    // Milliseconds that pass on the time of day and on the monotonic clock. The monotonic clock of
    // some devices stops while the lid is closed.
    for (what, day, monotonic) in [
        ("a stall", 6_000.0, 6_000.0),
        ("a lid", 60_000.0, 0.0),
        ("a lid", 3_600_000.0, 3_600_000.0),
        ("a lid and a clock set back", -3_600_000.0, 30_000.0),
        ("a clock set forward", 3_600_000.0, 10.0),
    ] {
        let mut device = Device::thinking();
        let before = device.left();
        device.pass(day, monotonic).play("g1", "f3");
        assert!(device.is_asked(), "{what}");
        assert_eq!(device.page.sans(), ["e4", "e5"], "{what}");
        assert!(before - device.left() < 1_000, "{what}: {} of {before}", device.left());
        // A heartbeat after the gap reports no second gap.
        assert!(!matches!(device.beat(), Some(LivenessEvent::Gap { .. })), "{what}");
        device.hear(Event::EndAbsence { refund: true });
        device.play("g1", "f3");
        assert_eq!(device.page.sans(), ["e4", "e5", "Nf3"], "{what}");
        assert!(before - device.left() < 1_000, "{what}: {} of {before}", device.left());
    }
}

#[test]
fn a_flag_does_not_fall_while_the_page_stands_still() {
    let mut device = Device::thinking();
    device.pass(90_000.0, 90_000.0).hear(Event::Tick);
    assert!(device.is_asked());
    assert_eq!(device.page.game().flag_fallen(), None);
}

#[test]
fn a_clock_that_is_set_back_and_a_busy_moment_are_nobodys_time() {
    for (what, day, monotonic) in
        [("a busy moment", 2_500.0, 2_500.0), ("a clock set back", -3_600_000.0, 100.0)]
    {
        let mut device = Device::thinking();
        let before = device.left();
        device.pass(day, monotonic).play("g1", "f3");
        assert!(!device.is_asked(), "{what}");
        assert_eq!(device.page.sans(), ["e4", "e5", "Nf3"], "{what}");
        assert!(before - device.left() < 4_000, "{what}");
    }
}
