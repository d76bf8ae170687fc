//! A page that stands still: the time is asked about before whatever is heard first. Both of the browser's clocks are
//! stand-ins; a page hears messages as the browser hands them over.

use super::page::{Page, square};
use tabiya::app::kept::{DayClock, Heart, Pulse};
use tabiya::app::table;
use tabiya::game::{Event, Halt, Instant};
use tabiya::rules::Color;

struct Device {
    page: Page,
    /// The time of day and the monotonic clock, in milliseconds.
    day: f64,
    monotonic: f64,
    clock: DayClock,
    heart: Heart,
}

impl Device {
    /// White's clock runs.
    fn thinking() -> Device {
        let mut page = Page::with("clock=60&first-move=free");
        page.drag("e2e4 e7e5");
        let day = page.now as f64;
        let mut clock = DayClock::new(day, 0.0);
        clock.compare_from(day, 0.0);
        let mut heart = Heart::default();
        heart.beat_for(page.table().session.ticking(), clock.now(0.0));
        Device { page, day, monotonic: 0.0, clock, heart }
    }

    /// So much time passes on the clock of day and on the other one.
    fn pass(&mut self, day: f64, monotonic: f64) -> &mut Device {
        self.day += day;
        self.monotonic += monotonic;
        self
    }

    fn now(&mut self) -> Instant {
        self.clock.make_up_for_sleep(self.day, self.monotonic);
        self.clock.now(self.monotonic)
    }

    fn beat(&mut self) -> Option<Pulse> {
        let now = self.now();
        self.heart.beat(now)
    }

    /// The page hears of an event, and before it that nobody could play, if that is so.
    fn hear(&mut self, event: Event) {
        // What the page of these tests lets pass by itself.
        let now = self.pass(200.0, 200.0).now();
        self.page.now = now.as_millis();
        if let Some(from) = self.heart.gap(now) {
            self.page.send(table::Msg::Gap { from });
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
        matches!(self.page.game().halt(), Halt::Suspended(_))
    }
}

#[test]
fn the_first_press_after_a_stall_waits_for_the_question() {
    // The page stood still; the lid was shut, on devices whose clocks go on while they sleep and on others; the time of
    // day was set back while it was.
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
        // The beat that comes late has nothing to add.
        assert!(!matches!(device.beat(), Some(Pulse::Gap { .. })), "{what}");
        device.hear(Event::Return { refund: true });
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
