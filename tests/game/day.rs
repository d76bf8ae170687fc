//! Games of 24 hours whose clocks run, stop and are read: the times are right to the millisecond,
//! and the journal holds exactly the players' actions, besides the program's verdicts whether a
//! side can still mate.

use tabiya::game::{Event, GameSetup, HouseRules, Span, TimeAllowance, TimeBonus, TimeControl};
use tabiya::rules::Color::{self, Black, White};

use super::desk::Desk;

/// A day in milliseconds.
const DAY: u64 = 86_400_000;
/// Each player's time, in milliseconds: more than a day.
const TOTAL: u64 = 90_000_000;
/// Moves that repeat without end; the rules of these games do not end a game by repetition.
const ROUND: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

/// Random numbers from a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) % bound
    }
}

/// The time in milliseconds that a clock must show after a move that took `took` milliseconds.
/// `left` is the time before the move.
fn after(bonus: TimeBonus, left: u64, took: u64) -> u64 {
    match bonus {
        TimeBonus::Increment(span) => left - took + span.as_millis(),
        TimeBonus::Delay(span) => left - took.saturating_sub(span.as_millis()),
        TimeBonus::Bronstein(span) => left - took + took.min(span.as_millis()),
        _ => left - took,
    }
}

fn endless() -> HouseRules {
    let mut rules = HouseRules::lobby();
    for option in ["threefold", "fivefold", "fifty-moves", "seventy-five-moves"] {
        rules.set_by_name(option, "off").unwrap_or_else(|fault| panic!("{option}: {fault:?}"));
    }
    rules
}

/// Plays for 24 hours with `bonus`. Returns the number of recorded events, without verdicts, and
/// the number of the players' actions.
fn day(bonus: TimeBonus) -> (usize, usize) {
    let time = TimeControl::same_for_both(TimeAllowance::with_total(Span::from_millis(TOTAL), bonus))
        .expect("a time control");
    let mut desk = Desk::with(GameSetup { rules: endless(), time, ..GameSetup::default() });
    let (mut random, mut left, mut deeds) = (Random(24), [TOTAL; 2], 0);
    let side = |color: Color| usize::from(color == Black);
    for number in 0_usize.. {
        if desk.now.as_millis() >= DAY {
            break;
        }
        let mover = if number % 2 == 0 { White } else { Black };
        // The thinking time comes in pieces, with a tick of the clock after each.
        let mut took = 0;
        for _ in 0..random.below(40) {
            let piece = random.below(10_000);
            desk.wait(piece);
            took += piece;
            // A tick neither changes nor records anything.
            assert!(
                !desk.game.apply(desk.now, Event::Tick).is_ok_and(|changes| changes.has_changes),
                "nothing has happened"
            );
        }
        if number > 1 && random.below(10) == 0 {
            let aside = random.below(5_000_000);
            match random.below(3) {
                0 => {
                    desk.ok(Event::Pause);
                    desk.wait(aside).ok(Event::Resume);
                    deeds += 2;
                }
                refunded => {
                    let from = desk.now;
                    desk.wait(aside).ok(Event::Suspend { from });
                    let refund = refunded == 1;
                    desk.wait(random.below(1_000)).ok(Event::EndAbsence { refund });
                    // The second wait costs nothing: no clock runs while the players decide whether
                    // the absence is charged.
                    took += if refund { 0 } else { aside };
                    deeds += 2;
                }
            }
        }
        let mv = desk.mv(ROUND[number % 4]);
        desk.ok(Event::Move(mv));
        deeds += 1;
        // The first move is free.
        let took = if number == 0 { 0 } else { took };
        left[side(mover)] = after(bonus, left[side(mover)], took);
        for color in [White, Black] {
            assert_eq!(desk.left(color), left[side(color)], "{bonus:?}, {color:?} after move {number}");
        }
    }
    assert!(left.iter().all(|left| *left > 0));
    // Verdicts whether a side can still mate come from the program, not from the players.
    let done = desk.journal.events.iter().filter(|(_, event)| !matches!(event, Event::Answer { .. }));
    (done.count(), deeds)
}

#[test]
fn the_sums_of_a_day_are_right_to_the_millisecond_and_the_journal_holds_what_was_done() {
    let span = Span::from_millis(5_432);
    for bonus in
        [TimeBonus::None, TimeBonus::Increment(span), TimeBonus::Delay(span), TimeBonus::Bronstein(span)]
    {
        let (events, deeds) = day(bonus);
        assert!(deeds > 200, "{bonus:?}: a day has {deeds}");
        assert_eq!(events, deeds, "{bonus:?}");
    }
}
