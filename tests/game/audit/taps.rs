//! Tapped clocks (FIDE 6.2): a move is complete with the player's tap, or with the player's next
//! move. A reply of the opponent before the tap does not complete the move: the clock of the player
//! who has not tapped keeps running.

use tabiya::game::{ClockPress, DrawOffers, Event, FirstMove, HouseRules, Refusal, Span, TimeControl};
use tabiya::rules::Color::{self, Black, White};

use super::super::desk::Desk;
use super::under;

const SECOND: u64 = 1_000;

/// An action of a player, which takes a second.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Act {
    Moves(Color),
    Taps(Color),
}
use Act::{Moves, Taps};

const ACTS: [Act; 4] = [Moves(White), Taps(White), Moves(Black), Taps(Black)];

/// A game of 60 seconds for each player, with an increment of two seconds. White's clock is
/// started. Players may offer a draw only in their own turn.
fn desk() -> Desk {
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(2));
    let time = time.with_press(ClockPress::Tap).with_first_move(FirstMove::Timed);
    let mut desk = under(HouseRules::fp_club(), time);
    desk.ok(Event::Start);
    desk
}

/// Waits a second, and performs `act`; fails if the game refuses the act. A move is the first legal
/// pawn move, or the first legal move if no pawn can move.
fn does(desk: &mut Desk, act: Act) -> Result<(), Refusal> {
    desk.wait(SECOND);
    let event = match act {
        Taps(by) => Event::Press(by),
        Moves(by) => {
            if desk.game.turn() != by {
                return Err(Refusal::NotYourTurn);
            }
            let moves = desk.game.position().legal_moves();
            // Pawn moves come first, so that no position repeats.
            let pawn = moves.iter().find(|mv| mv.from().rank() != mv.to().rank() && is_pawn(desk, mv.from()));
            Event::Move(*pawn.or(moves.iter().next()).unwrap())
        }
    };
    desk.apply(event).map(|_| ())
}

fn is_pawn(desk: &Desk, square: tabiya::rules::Square) -> bool {
    let piece = desk.game.position().piece_at(square);
    piece.is_some_and(|piece| piece.role == tabiya::rules::Role::Pawn)
}

/// The player who may offer a draw; panics if both players or neither may.
fn offers(desk: &Desk) -> Color {
    let may: Vec<Color> = Color::ALL.into_iter().filter(|by| desk.game.may_offer_draw(*by)).collect();
    let [one] = may[..] else { panic!("{may:?} may offer") };
    one
}

/// A row of [`ROWS`]: the acts; then the player whose clock runs, the player who may offer a draw,
/// and the numbers of moves of White and of Black that have earned an increment.
type Row = (&'static [Act], Color, Color, [u64; 2]);

const ROWS: &[Row] = &[
    (&[], White, White, [0, 0]),
    (&[Moves(White)], White, White, [0, 0]),
    (&[Moves(White), Taps(White)], Black, Black, [1, 0]),
    // Black replies before the tap: White's clock still runs.
    (&[Moves(White), Moves(Black)], White, White, [0, 0]),
    // White taps: although Black has moved already, Black's clock runs until Black taps.
    (&[Moves(White), Moves(Black), Taps(White)], Black, Black, [1, 0]),
    (&[Moves(White), Moves(Black), Taps(White), Taps(Black)], White, White, [1, 1]),
    // White's next move completes White's first turn, as a tap would.
    (&[Moves(White), Moves(Black), Moves(White)], White, White, [1, 0]),
    (&[Moves(White), Moves(Black), Moves(White), Taps(White)], Black, Black, [2, 0]),
    (&[Moves(White), Moves(Black), Moves(White), Taps(White), Moves(Black)], Black, Black, [2, 1]),
    (
        &[Moves(White), Moves(Black), Moves(White), Taps(White), Moves(Black), Taps(Black)],
        White,
        White,
        [2, 2],
    ),
    // White, whose turn it is on the board, replies before Black taps.
    (&[Moves(White), Moves(Black), Taps(White), Moves(White)], Black, Black, [1, 0]),
    (&[Moves(White), Moves(Black), Taps(White), Moves(White), Taps(Black)], White, White, [1, 1]),
    (&[Moves(White), Moves(Black), Moves(White), Moves(Black)], White, White, [1, 1]),
];

#[test]
fn the_table() {
    for (acts, runs, may_offer, earned) in ROWS {
        let mut desk = desk();
        let mut spent = [0, 0];
        for act in *acts {
            let clock = desk.game.clock().unwrap().running().unwrap();
            spent[clock as usize] += SECOND;
            assert_eq!(does(&mut desk, *act), Ok(()), "{act:?} in {acts:?}");
        }
        assert_eq!(desk.game.clock().unwrap().running(), Some(*runs), "{acts:?}");
        assert_eq!(offers(&desk), *may_offer, "{acts:?}");
        for color in Color::ALL {
            let side = color as usize;
            assert_eq!(desk.left(color), 60_000 - spent[side] + 2_000 * earned[side], "{color:?}: {acts:?}");
        }
    }
}

/// A short model of the rule, to compare the game with.
#[derive(Clone, Debug)]
struct Model {
    on_board: Color,
    runs: Color,
    incomplete: [bool; 2],
    left: [u64; 2],
}

impl Model {
    fn accepts(&self, act: Act) -> bool {
        match act {
            Moves(by) => self.on_board == by,
            // A player whose clock runs may tap after a move that is not complete, if the opponent
            // can then move or tap.
            Taps(by) => {
                let opponent_acts = self.on_board != by || self.incomplete[!by as usize];
                self.runs == by && self.incomplete[by as usize] && opponent_acts
            }
        }
    }

    fn does(&mut self, act: Act) {
        match act {
            Moves(by) => {
                self.complete(by);
                self.incomplete[by as usize] = true;
                self.on_board = !by;
            }
            Taps(by) => {
                self.complete(by);
                self.runs = !by;
            }
        }
    }

    fn complete(&mut self, by: Color) {
        if std::mem::take(&mut self.incomplete[by as usize]) {
            self.left[by as usize] += 2_000;
        }
    }
}

#[test]
fn every_small_sequence() {
    let mut tried = 0;
    let model = Model { on_board: White, runs: White, incomplete: [false; 2], left: [60_000; 2] };
    let mut open = vec![(desk(), model)];
    for _ in 0..10 {
        let mut next = Vec::new();
        for (desk, model) in open {
            for act in ACTS {
                let (mut desk, mut model) = (desk.clone(), model.clone());
                let accepted = does(&mut desk, act);
                model.left[model.runs as usize] -= SECOND;
                assert_eq!(accepted.is_ok(), model.accepts(act), "{act:?} after {:?}", desk.journal.events);
                tried += 1;
                if accepted.is_err() {
                    continue;
                }
                model.does(act);
                assert_eq!(desk.game.clock().unwrap().running(), Some(model.runs), "{model:?}");
                assert_eq!(offers(&desk), model.runs, "{model:?}");
                assert_eq!(Color::ALL.map(|color| desk.left(color)), model.left, "{model:?}");
                assert!(desk.journal.replay().game == desk.game);
                next.push((desk, model));
            }
        }
        open = next;
    }
    assert!(tried > 450, "{tried}");
}

#[test]
fn a_free_first_move_starts_no_clock_before_the_tap() {
    let time = TimeControl::fischer(Span::from_secs(60), Span::from_secs(2)).with_press(ClockPress::Tap);
    let mut desk = under(HouseRules::fp_club(), time);
    desk.wait(9_000).play("e4 e5");
    assert_eq!(desk.game.clock().unwrap().running(), None);
    desk.wait(9_000).ok(Event::Press(White));
    assert_eq!((desk.game.clock().unwrap().running(), desk.left(White)), (Some(Black), 62_000));
}

#[test]
fn the_reply_can_mate_and_the_flag_can_fall_after_it() {
    let mut desk = desk();
    desk.play("f3").ok(Event::Press(White));
    desk.play("e5").ok(Event::Press(Black));
    desk.play("g4 Qh4#");
    assert_eq!(desk.outcome(), "0-1 checkmate");
    let mut desk = self::desk();
    desk.play("e4 e5").wait(60_000).ok(Event::Tick);
    assert_eq!(desk.outcome(), "0-1 flag-fall", "White has not tapped");
}

#[test]
fn an_offer_in_ones_own_turn_is_delivered_with_the_tap() {
    let rules = HouseRules { draw_offers: DrawOffers::WithMove, ..HouseRules::fp_club() };
    let time = TimeControl::with_total(Span::from_secs(60)).with_press(ClockPress::Tap);
    let mut desk = under(rules.clone(), time.clone());
    desk.play("e4").ok(Event::OfferDraw(White));
    assert_eq!(desk.apply(Event::AcceptDraw(Black)), Err(Refusal::NoOffer));
    // The tap delivers the offer. A reply before the tap does not decline the offer, because it is
    // not delivered yet.
    let reply = desk.mv("e5");
    assert!(desk.ok(Event::Move(reply)).declined.is_none());
    assert!(desk.ok(Event::Press(White)).offered.is_some_and(|offer| offer.is_delivered));
    desk.ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
    // White's next move without a tap delivers the offer too, because it completes White's turn.
    let mut desk = under(rules, time);
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    let next = desk.mv("Nf3");
    assert!(desk.ok(Event::Move(next)).offered.is_some_and(|offer| offer.is_delivered));
}

#[test]
fn a_takeback_brings_back_whose_tap_was_missing() {
    let mut desk = desk();
    desk.play("e4 e5");
    desk.ok(Event::AskTakeback(Black));
    desk.ok(Event::GrantRequest(White));
    assert_eq!((desk.game.awaited_press(), desk.game.clock().unwrap().running()), (Some(White), Some(White)));
    desk.play("e5 Nf3");
    assert_eq!(desk.left(White), 60_000 - 4_000 + 2_000, "the move taken back is made again");
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(desk.left(White), 56_000, "the first move is not complete again");
    desk.ok(Event::Press(White));
    assert_eq!(desk.left(White), 58_000);
}
