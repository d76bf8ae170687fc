//! Links restore saved games. There is one game for each fact that a link could lose. Links leave
//! out former names of players, and the ticket of a tournament board: the secret code with which
//! another device reports the result of the board.

use std::fmt::Write as _;

use tabiya::game::link::{LinkError, SharedGame};
use tabiya::game::{
    ClockPress, ClockStop, Edition, Event, FirstIncrement, FirstMove, GameResult, GameSetup, Headers,
    HouseRules, Journal, PendingResult, SelfCheck, Span, TimeAllowance, TimeBonus, TimeControl, TimeStage,
    Verdict,
};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::{Color, Move, MoveKind, Position, Square};

use super::desk::Desk;
use super::saved;

/// Name of a case, and the function that makes its game.
type Case = (&'static str, fn() -> Desk);

/// One game for each fact that a link could lose.
const CASES: &[Case] = &[
    ("stage-after-correction", stage_after_correction),
    ("unpressed-move", unpressed_move),
    ("unpressed-moves-of-both", unpressed_moves_of_both),
    ("clock-of-white-only", || clock_of_one(White)),
    ("clock-of-black-only", || clock_of_one(Black)),
    ("limit-of-one-player", limit_of_one_player),
    ("time-set-before-free-move", time_set_before_free_move),
    ("time-given-before-start", time_given_before_start),
    ("flag-being-settled", flag_being_settled),
    ("flag-behind-dead-position", flag_behind_dead_position),
    ("resignation-being-settled", || concluded(Event::Resign(White))),
    ("draw-being-settled", draw_being_settled),
    ("decision-being-settled", || {
        concluded(Event::Decide { result: GameResult::BothLose, why: "Both!".into() })
    }),
    ("self-check-being-settled", self_check_being_settled),
    ("open-question", open_question),
    ("doubtful-position", doubtful_position),
    ("open-offer", || offered(HouseRules::fide())),
    ("secret-offer", || offered(HouseRules::lobby())),
    ("offer-on-the-sheet", offer_on_the_sheet),
    ("open-takeback", open_takeback),
    ("open-redo", open_redo),
    ("takeback-with-clocks", takeback_with_clocks),
    ("declared-move", declared_move),
    ("suspended", suspended),
    ("suspended-turn-taken-back", suspended_turn_taken_back),
    ("paused", paused),
    ("running-increment", || running(TimeBonus::Increment(Span::from_secs(3)))),
    ("running-bronstein", || running(TimeBonus::Bronstein(Span::from_secs(3)))),
    ("running-delay", || running(TimeBonus::Delay(Span::from_secs(30)))),
    ("running-hourglass", || running(TimeBonus::Hourglass)),
    ("waits-for-start", waits_for_start),
    ("started", started),
    ("first-increment", first_increment),
    ("self-check-of-another-set", self_check_of_another_set),
    ("second-edition", second_edition),
    ("announced-checks", announced_checks),
    ("no-points", || decided(GameResult::BothLose)),
    ("half-a-point-for-white", || decided(GameResult::HalfPoint(White))),
    ("half-a-point-for-black", || decided(GameResult::HalfPoint(Black))),
    ("words-of-the-arbiter", || decided(GameResult::Draw)),
    ("corrected-and-over", corrected_and_over),
    ("end-undone", end_undone),
    ("late-junk", late_junk),
];

fn clocked(rules: HouseRules, time: TimeControl) -> Desk {
    Desk::with(GameSetup { rules, time, ..GameSetup::default() })
}

fn blitz() -> TimeControl {
    "180+2".parse().unwrap()
}

fn stage_after_correction() -> Desk {
    let stage = |moves, mins| TimeStage { moves, time: Span::from_mins(mins), bonus: TimeBonus::None };
    let stages = vec![stage(Some(2), 5), stage(Some(20), 3), stage(None, 1)];
    let mut desk = clocked(
        HouseRules::fp_club(),
        TimeControl::same_for_both(TimeAllowance { stages, per_move: None }).unwrap(),
    );
    desk.play("e4 e5 Nf3 Nc6 Bb5");
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R b KQkq - 3 3".to_owned();
    desk.wait(1_234).ok(Event::CorrectPosition { fen, why: "It was the knight.".to_owned() });
    desk.play("Nf6");
    desk
}

fn tapped() -> TimeControl {
    blitz().with_press(ClockPress::Tap).with_first_move(FirstMove::Timed)
}

fn unpressed_move() -> Desk {
    let mut desk = clocked(HouseRules::fp_club(), tapped());
    desk.ok(Event::Start);
    desk.play("e4").wait(700).ok(Event::Press(White));
    desk.play("e5").wait(2_000);
    assert_eq!(desk.game.awaited_press(), Some(Black));
    desk
}

fn unpressed_moves_of_both() -> Desk {
    let mut desk = clocked(HouseRules::fide(), tapped());
    desk.play("e4 e5");
    desk
}

fn clock_of_one(color: Color) -> Desk {
    let timed = TimeAllowance::with_total(Span::from_mins(5), TimeBonus::Increment(Span::from_secs(1)));
    let time = TimeControl::new(timed, TimeAllowance::default()).unwrap();
    let time = if color == White { time } else { time.swapped() };
    let mut desk = clocked(HouseRules::fp_club(), time);
    desk.play("e4 e5 Nf3").wait(4_321);
    desk
}

fn limit_of_one_player() -> Desk {
    let limit = TimeAllowance { stages: Vec::new(), per_move: Some(Span::from_secs(30)) };
    let mut desk = clocked(HouseRules::lobby(), TimeControl::new(TimeAllowance::default(), limit).unwrap());
    desk.play("e4").wait(12_000);
    desk
}

fn time_set_before_free_move() -> Desk {
    let mut desk = clocked(HouseRules::fide(), blitz());
    desk.wait(5_000).ok(Event::SetClock { color: Black, left: Span::from_secs(77) });
    desk
}

fn time_given_before_start() -> Desk {
    let mut desk = clocked(HouseRules::fide(), blitz().with_first_move(FirstMove::Timed));
    desk.ok(Event::GiveTime { to: White, time: Span::from_secs(60) });
    desk
}

fn flag_being_settled() -> Desk {
    let mut desk = clocked(HouseRules::fide(), TimeControl::with_total(Span::from_secs(60)));
    desk.play("e4 e5").wait(61_000).ok(Event::Tick);
    assert!(matches!(desk.game.pending_result(), Some(PendingResult::Flag(White))));
    desk
}

fn flag_behind_dead_position() -> Desk {
    let (rules, time) = (HouseRules::fide(), TimeControl::with_total(Span::from_secs(60)));
    let mut desk = Desk::unanswered(GameSetup { rules, time, ..GameSetup::default() });
    desk.play("e4").wait(90_000).ok(Event::Tick);
    assert_eq!(desk.game.flag_fallen(), Some(Black));
    desk
}

/// Returns a game after `event`, which ends the game once the question is answered whether the
/// position is dead.
fn concluded(event: Event) -> Desk {
    let mut desk = Desk::unanswered(GameSetup::default());
    desk.play("e4").ok(event);
    assert!(desk.game.pending_result().is_some());
    desk
}

fn draw_being_settled() -> Desk {
    let mut desk = Desk::unanswered(GameSetup::default());
    desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1").ok(Event::Claim { by: Black, intended: Some(g8()) });
    assert!(matches!(desk.game.pending_result(), Some(PendingResult::Draw(..))));
    desk
}

fn g8() -> Move {
    Move::new(Square::F6, Square::G8, MoveKind::Normal)
}

fn self_check_being_settled() -> Desk {
    let rules = HouseRules { check_warnings: false, ..HouseRules::fide() };
    let mut desk = Desk::with(GameSetup { rules, time: blitz(), ..GameSetup::default() });
    desk.play("e4 e5 Qh5 Nc6 Qxf7+ e8e7");
    assert!(matches!(desk.game.pending_result(), Some(PendingResult::KingLeftInCheck(_))));
    desk
}

fn open_question() -> Desk {
    let mut desk = Desk::asking(HouseRules::fide(), "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    desk.play("Ke2");
    assert!(desk.game.question().is_some());
    desk
}

fn doubtful_position() -> Desk {
    let mut desk = Desk::asking(HouseRules::fide(), "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1");
    desk.verdict(Verdict::Undetermined);
    assert!(desk.game.is_dead_position_undecided());
    desk
}

fn offered(rules: HouseRules) -> Desk {
    let mut desk = Desk::new(rules);
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    desk
}

fn offer_on_the_sheet() -> Desk {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    desk.play("Nf3 Nc6 Bb5").ok(Event::Resign(Black));
    desk
}

fn open_takeback() -> Desk {
    let mut desk = Desk::new(HouseRules::fp_club());
    desk.play("e4 e5 Nf3").ok(Event::AskTakeback(White));
    desk
}

fn open_redo() -> Desk {
    let mut desk = Desk::new(HouseRules::fp_club());
    desk.play("e4 e5 Nf3").ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    desk.ok(Event::AskRedo(White));
    desk
}

fn takeback_with_clocks() -> Desk {
    let mut desk = clocked(HouseRules::fp_club(), blitz());
    desk.play("e4 e5 Nf3").wait(5_000).ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    desk
}

fn declared_move() -> Desk {
    let rules = HouseRules { wrong_claim_penalty: Some(Span::from_secs(90)), ..HouseRules::fide() };
    let mut desk = clocked(rules, blitz());
    desk.play("Nf3 Nf6 Ng1").ok(Event::Claim { by: Black, intended: Some(g8()) });
    assert_eq!(desk.game.declared_move(), Some(g8()));
    desk
}

fn suspended() -> Desk {
    let mut desk = clocked(HouseRules::fp_club(), blitz());
    desk.play("e4 e5 Nf3");
    let from = desk.wait(2_000).now;
    desk.wait(40_000).ok(Event::Suspend { from });
    assert!(matches!(desk.game.clock_stop(), ClockStop::Suspended(_)));
    desk
}

fn suspended_turn_taken_back() -> Desk {
    let mut desk = suspended();
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    desk
}

fn paused() -> Desk {
    let mut desk = clocked(HouseRules::fp_club(), blitz());
    desk.play("e4 e5").wait(2_500).ok(Event::Pause);
    desk.wait(60_000);
    desk
}

fn running(bonus: TimeBonus) -> Desk {
    let time = TimeControl::same_for_both(TimeAllowance::with_total(Span::from_mins(3), bonus)).unwrap();
    let mut desk = clocked(HouseRules::fp_club(), time);
    desk.play("e4 e5 Nf3 Nc6").wait(7_654);
    desk
}

fn waits_for_start() -> Desk {
    let mut desk = clocked(HouseRules::fp_club(), blitz().with_first_move(FirstMove::Timed));
    desk.wait(9_000);
    desk
}

fn started() -> Desk {
    let mut desk = waits_for_start();
    desk.ok(Event::Start);
    desk.wait(3_000);
    desk
}

fn first_increment() -> Desk {
    let time: TimeControl = "5400+30".parse().unwrap();
    let mut desk = clocked(HouseRules::fp_club(), time.with_first_increment(FirstIncrement::AtStart));
    desk.play("d4");
    desk
}

fn self_check_of_another_set() -> Desk {
    let rules = HouseRules { check_warnings: false, self_check: SelfCheck::Exact, ..HouseRules::lobby() };
    let mut desk = Desk::new(rules);
    desk.play("d4");
    desk
}

fn second_edition() -> Desk {
    let mut desk = Desk::with(GameSetup { edition: Edition::Second, ..GameSetup::default() });
    desk.play("e4 e5");
    desk
}

fn announced_checks() -> Desk {
    let mut desk = clocked(HouseRules::lobby(), blitz());
    desk.play("e4 e5");
    desk.ok(Event::ChangeRules(HouseRules { announce_check: true, ..HouseRules::lobby() }));
    desk
}

fn decided(result: GameResult) -> Desk {
    let mut desk = Desk::new(HouseRules::fp_club());
    desk.play("e4 e5").ok(Event::Decide { result, why: "Both telephones rang.".to_owned() });
    desk
}

fn corrected_and_over() -> Desk {
    let mut desk = Desk::new(HouseRules::fp_club());
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2".to_owned();
    desk.play("f3 e5 Nh3").ok(Event::CorrectPosition { fen, why: String::new() });
    desk.play("Qh4#");
    desk
}

fn end_undone() -> Desk {
    let mut desk = clocked(HouseRules::fp_club(), blitz());
    desk.play("e4 e5").wait(1_000).ok(Event::Resign(White));
    desk.wait(2_000).ok(Event::UndoEnd(White));
    desk
}

/// Returns a game that receives an impossible move after a player's time is used up. Instead of the
/// move, the game records the flag fall.
fn late_junk() -> Desk {
    let mut desk = clocked(HouseRules::fide(), TimeControl::with_total(Span::from_secs(60)));
    desk.play("e4 e5").wait(61_000).ok(Event::Move(Move::new(Square::A1, Square::H7, MoveKind::EnPassant)));
    desk
}

#[test]
fn a_link_holds_what_the_saved_game_holds() {
    let mut faults = Vec::new();
    for (name, desk) in CASES {
        let desk = desk();
        for now in [desk.game.last_change(), desk.now] {
            faults
                .extend(saved::fault(&desk.journal, &desk.game, now).map(|fault| format!("{name}: {fault}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Writes a link for each case, and asserts that it equals the published link in `links-2.txt` and
/// is read as the same game.
#[test]
fn whole_games_that_were_sent_are_read_and_written() {
    let sent = include_str!("data/links-2.txt");
    let mut written = String::new();
    for (name, desk) in CASES {
        let desk = desk();
        let shared = SharedGame::from_game(&desk.game, desk.now);
        let link = shared.to_link().unwrap();
        assert_eq!(SharedGame::from_link(&link).as_ref(), Ok(&shared), "{name}");
        let _ = writeln!(written, "{name} {link}");
    }
    assert_eq!(written, sent, "{written}");
    let whole = written.lines().filter(|line| line.contains(" 2")).count();
    assert!(whole + 3 > CASES.len(), "{written}");
}

/// Removes each event in turn from the journal in a link, and checks that the comparison of games
/// reports the difference.
#[test]
fn a_fault_in_a_link_is_seen() {
    let mut seen = 0;
    for (name, desk) in CASES {
        let desk = desk();
        let shared = SharedGame::from_game(&desk.game, desk.now);
        let Some(journal) = shared.saved_journal.as_deref() else { continue };
        for number in 0..journal.events.len() {
            let mut events = journal.events.clone();
            let (_, event) = events.remove(number);
            let without = Journal { events, ..journal.clone() };
            // Without the removed event, a later event may be invalid.
            if without.replay().fault.is_some() {
                continue;
            }
            let link = SharedGame { saved_journal: Some(Box::new(without)), ..shared.clone() }.to_link();
            let Ok(link) = link else { continue };
            let Ok(opened) = saved::opened(&link) else { continue };
            let fault = saved::fault_of_link(&desk.game, desk.now, &opened, &link);
            assert!(fault.is_some(), "{name} without event {number}, {event:?}");
            seen += 1;
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn what_the_short_form_says_makes_a_short_link() {
    let is_short = |desk: &Desk| SharedGame::from_game(&desk.game, desk.now).saved_journal.is_none();
    let mut desk = Desk::new(HouseRules::fp_club());
    assert!(is_short(&desk));
    desk.play("e4 e5");
    assert!(is_short(&desk));
    desk.ok(Event::Resign(White));
    assert!(is_short(&desk), "it is over");
    let mut desk = clocked(HouseRules::fide(), blitz());
    assert!(is_short(&desk), "its clocks have not run");
    desk.play("f3 e5 g4 Qh4#");
    assert!(is_short(&desk), "it is over");
}

/// A game that is too long for a link makes no link at all, rather than an incomplete link.
#[test]
fn a_game_that_is_too_long_makes_no_link() {
    let mut desk = clocked(HouseRules::fp_club(), blitz());
    desk.play("e4");
    for number in 0..16_000_u64 {
        desk.now = desk.now.plus_millis(1 + number % 7);
        let event = if number % 2 == 0 { Event::Pause } else { Event::Resume };
        desk.game.apply(desk.now, event).unwrap();
    }
    assert_eq!(SharedGame::from_game(&desk.game, desk.now).to_link(), Err(LinkError::TooLong));
    let mut desk = Desk::new(HouseRules::fp_club());
    desk.play("e4").ok(Event::Decide { result: GameResult::BothLose, why: "x".repeat(5_000) });
    assert_eq!(SharedGame::from_game(&desk.game, desk.now).to_link(), Err(LinkError::Text));
    let mut random = crate::common::Random(7);
    let mut desk = clocked(HouseRules::fp_club(), TimeControl::with_total(TimeControl::MAX_TIME));
    desk.play("e4 e5");
    for number in 0..12_000_u64 {
        desk.now =
            tabiya::game::Instant::from_micros(desk.now.as_micros() + 1 + random.below(1 << 20) as u64);
        let event = if number % 2 == 0 { Event::Pause } else { Event::Resume };
        desk.game.apply(desk.now, event).unwrap();
    }
    assert_eq!(
        SharedGame::from_game(&desk.game, desk.now).to_link(),
        Err(LinkError::TooLong),
        "too many characters"
    );
}

/// Links contain neither the secret ticket of a tournament board nor former names of players.
#[test]
fn no_link_has_a_ticket_or_former_names() {
    let headers = Headers { site: "board:abc".to_owned(), white: "Ada".to_owned(), ..Headers::default() };
    let mut desk = Desk::with(GameSetup { headers: headers.clone(), time: blitz(), ..GameSetup::default() });
    desk.play("e4 e5");
    desk.ok(Event::SetHeaders(Headers { white: "Countess".to_owned(), ..headers }));
    let shared = SharedGame::from_game(&desk.game, desk.now);
    assert_eq!(shared.setup.headers.site, "board:abc");
    let link = SharedGame::from_link(&shared.to_link().unwrap()).unwrap();
    let journal = link.to_journal();
    assert_eq!((journal.setup.headers.site.as_str(), journal.setup.headers.white.as_str()), ("", "Countess"));
    assert!(!journal.events.iter().any(|(_, event)| matches!(event, Event::SetHeaders(_))));
    assert!(!link.to_pgn_game().to_string().contains("board:"));
}

/// Journals and links restore games with changed rules and unusual start positions: a position of
/// Chess960, and a position just after a double step of a pawn.
#[test]
fn odd_starts_come_back_whole() {
    for start in
        [Position::chess960(123).unwrap(), Position::from_fen("4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 1").unwrap()]
    {
        let rules = HouseRules { en_passant: false, check_warnings: false, ..HouseRules::fide() };
        let mut desk = Desk::with(GameSetup { rules, start, time: blitz(), ..GameSetup::default() });
        let mv = desk.game.position().legal_moves()[0];
        desk.wait(1_000).ok(Event::Move(mv));
        assert_eq!(saved::fault(&desk.journal, &desk.game, desk.now), None);
    }
}

/// The link of a game of forty moves, with clocks and with verdicts whether a side can still mate,
/// fits into one QR code. The times of events are whole milliseconds, or multiples of 100 µs, the
/// resolution of the clock in Chromium.
#[test]
fn forty_moves_with_clocks_fit_into_a_code_for_a_camera() {
    let mut random = crate::common::Random(0x9e37_79b9_7f4a_7c15);
    let line = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5 Nc3 Bb7 \
        Bg5 b4 Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6 Nc4 Nxc4 Bxc4 Nb6 Ne5 Rae8 Bxf7+ Rxf7 Nxf7 Rxe1+ \
        Qxe1 Kxf7 Qe3 Qg5 Qxg5 hxg5 b3 Ke6 a3 Kd6 axb4 cxb4 Ra5 Nd5 f3 Bc8 Kf2 Bf5 Ra7 g6 Ra6+ Kc5 Ke1 Nf4 g3 Nxh3 Kd2 \
        Kb5 Rd6 Kc5";
    let by_tap = ClockPress::Tap;
    for (rules, press, unit, most) in [
        (HouseRules::fp_club(), ClockPress::Move, 1_000, 310),
        (HouseRules::fp_club(), ClockPress::Move, 100, 360),
        (HouseRules::fide(), ClockPress::Move, 1_000, 400),
        (HouseRules::fide(), ClockPress::Move, 100, 500),
        (HouseRules::fide(), by_tap, 100, 700),
    ] {
        let time: TimeControl = "5400+30".parse().unwrap();
        let mut desk =
            Desk::unanswered(GameSetup { rules, time: time.with_press(press), ..GameSetup::default() });
        let mut later = |desk: &mut Desk, most: usize, event: Event| {
            let micros = unit * (1 + random.below(most * 1_000 / unit as usize) as u64);
            desk.now = desk.now + Span::from_micros(micros);
            desk.ok(event);
        };
        for (number, san) in line.split_whitespace().enumerate() {
            let (mv, mover) = (desk.mv(san), desk.game.turn());
            later(&mut desk, [20_000, 40_000, 90_000, 200_000][number % 4], Event::Move(mv));
            if let Some(question) = desk.game.question().map(|question| question.id) {
                later(
                    &mut desk,
                    30,
                    Event::Answer { question, verdict: Verdict::Winnable { line: Vec::new() } },
                );
            }
            if press == by_tap {
                later(&mut desk, 1_000, Event::Press(mover));
            }
        }
        let running = SharedGame::from_game(&desk.game, desk.now);
        let link = running.to_link().unwrap();
        let short = SharedGame { saved_journal: None, ..running }.to_link().unwrap();
        println!("{press:?} {unit}: {} characters, {} in the short form", link.len(), short.len());
        assert!(link.len() <= most, "{} of {most}", link.len());
    }
}
