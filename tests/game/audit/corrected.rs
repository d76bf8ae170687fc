//! The arbiter's corrections of the position by a FEN, after an irregularity; the game continues
//! from the new position.

use super::super::desk::Desk;
use tabiya::game::pgn::games;
use tabiya::game::{
    ClockStop, DrawProof, Event, FirstMove, GameSetup, HouseRules, Journal, JournalEntry, LineCursor, Preset,
    Refusal, TimeControl, Verdict, WrongClaim, reopen_game, replay_leniently,
};
use tabiya::rules::Color::{self, Black, White};
use tabiya::rules::FenError;

/// The position after 1. e4 e5.
const RIGHT: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn put(fen: &str) -> Event {
    Event::CorrectPosition { fen: fen.to_owned(), why: String::new() }
}

fn desk(rules: HouseRules, time: &str, moves: &str) -> Desk {
    let mut desk = Desk::with(GameSetup { rules, time: time.parse().unwrap(), ..GameSetup::default() });
    if desk.game.waits_for_start() {
        desk.ok(Event::Start);
    }
    desk.play(moves);
    desk
}

fn fen(desk: &Desk) -> String {
    desk.game.position().to_fen()
}

#[test]
fn the_game_goes_on_from_the_position_and_its_journal_makes_it_again() {
    for rules in Preset::ALL.map(Preset::rules) {
        let mut desk = desk(rules, "60+0", "e4 e5 Nf3 Nc6");
        desk.ok(put(RIGHT));
        assert_eq!((fen(&desk).as_str(), desk.game.moves().len()), (RIGHT, 4));
        desk.play("d4 exd4");
        assert_eq!(fen(&desk), "rnbqkbnr/pppp1ppp/8/8/3pP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3");
        let number = |ply| desk.game.numbered_san(ply).unwrap().to_string();
        assert_eq!([number(4), number(5), number(6)], ["2… Nc6", "2. d4", "2… exd4"]);
        assert_eq!(desk.journal.replay().game, desk.game);
        let text = serde_json::to_string(&desk.journal).unwrap();
        assert_eq!(serde_json::from_str::<Journal>(&text).unwrap().replay().game, desk.game);
    }
}

#[test]
fn it_is_written_in_the_journal_by_its_fen() {
    let event = Event::CorrectPosition { fen: RIGHT.to_owned(), why: "a knight".to_owned() };
    let text = serde_json::to_string(&event).unwrap();
    assert_eq!(text, format!(r#"{{"put-right":{{"fen":"{RIGHT}","why":"a knight"}}}}"#));
    assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
}

#[test]
fn what_is_no_position_is_refused_and_changes_nothing() {
    let cases = [
        ("", FenError::Fields { count: 1 }),
        ("4k3/8/8/8/8/8/8/8 w - - 0 1", FenError::Kings { color: White, count: 0 }),
        ("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1", FenError::OpponentInCheck { color: Black }),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", FenError::CastlingRight { color: White, found: 'K' }),
    ];
    for (fen, fault) in cases {
        let mut desk = desk(HouseRules::fide(), "60+0", "e4 e5");
        assert_eq!(desk.apply(put(fen)), Err(Refusal::BadPosition(fault)), "{fen}");
        assert_eq!(desk.game.corrections(), []);
    }
}

#[test]
fn what_the_fen_says_holds_under_the_laws_of_the_game() {
    // Black may capture the pawn on d4 en passant on d3.
    let passed = "4k3/8/8/8/2pP4/8/8/4K2R b K d3 0 30";
    for (rules, captures) in
        [(HouseRules::fide(), 1), (HouseRules { en_passant: false, ..HouseRules::lobby() }, 0)]
    {
        let mut desk = desk(rules, "60+0", "e4 e5");
        desk.ok(put(passed));
        let c4 = "c4".parse().unwrap();
        let to_d3 = desk.game.playable_from(c4).iter().filter(|mv| mv.to().to_string() == "d3").count();
        assert_eq!((desk.game.turn(), to_d3), (Black, captures));
        desk.play("Ke7 O-O");
        assert_eq!(desk.game.moves().len(), 4);
    }
}

#[test]
fn no_claim_looks_back_behind_it() {
    // The position has occurred twice. After the arbiter sets the same position, its occurrences
    // are counted from one again.
    let mut desk = desk(HouseRules::fide(), "600+0", "Nf3 Nf6 Ng1 Ng8");
    let start = fen(&desk);
    assert_eq!(wrong(&desk).occurrences, Some(2));
    desk.ok(put(&start));
    assert_eq!(wrong(&desk).occurrences, Some(1));
    desk.play("Nf3 Nf6 Ng1 Ng8");
    assert_eq!(wrong(&desk).occurrences, Some(2));
    desk.play("Nf3 Nf6 Ng1 Ng8");
    let Ok(DrawProof::Repetition(times)) = desk.game.check_draw_claim(White, None) else {
        panic!("three times")
    };
    assert_eq!(times.iter().map(|time| time.ply).collect::<Vec<_>>(), [4, 8, 12]);
    // The same under the lobby's rules, where the third occurrence of a placement of pieces is a
    // draw at once.
    let mut lobby = Desk::new(HouseRules::lobby());
    lobby.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    lobby.ok(put("rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 7 4"));
    lobby.play("Ng8 Nf3 Nf6 Ng1");
    assert_eq!(lobby.outcome(), "*");
    lobby.play("Ng8 Nf3 Nf6 Ng1");
    assert_eq!(lobby.outcome(), "1/2-1/2 threefold");
}

fn wrong(desk: &Desk) -> WrongClaim {
    match desk.game.check_draw_claim(desk.game.turn(), None) {
        Err(Refusal::WrongClaim(wrong)) => wrong,
        other => panic!("{other:?}"),
    }
}

#[test]
fn moves_without_progress_count_as_the_fen_says() {
    let mut desk = desk(HouseRules::fide(), "600+0", "e4 e5");
    desk.ok(put("4k3/8/8/8/8/8/8/4K2R w - - 98 70"));
    desk.play("Rh2");
    assert_eq!(wrong(&desk).halfmoves, Some(99));
    desk.play("Kd8");
    assert_eq!(desk.game.check_draw_claim(White, None), Ok(DrawProof::NoProgress(100)));
    desk.ok(put("4k3/8/8/8/8/8/8/4K2R w - - 149 90"));
    desk.play("Rh2");
    assert_eq!(desk.outcome(), "1/2-1/2 seventy-five-moves");
}

#[test]
fn taking_back_does_not_cross_it_and_nothing_is_left_to_play_again() {
    let mut desk = desk(HouseRules::fide(), "60+0", "e4 e5 Nf3 Nc6");
    desk.ok(Event::AskTakeback(Black));
    desk.ok(Event::GrantRequest(White));
    assert!(desk.game.can_redo());
    desk.ok(Event::OfferDraw(White));
    desk.ok(Event::AskTakeback(White));
    desk.ok(put(RIGHT));
    assert_eq!((desk.game.can_redo(), desk.game.open_request(), desk.game.draw_offer()), (false, None, None));
    assert_eq!([White, Black].map(|by| desk.game.takeback_plies(by)), [None, None]);
    assert_eq!(desk.apply(Event::AskTakeback(White)), Err(Refusal::NothingToTakeBack));
    desk.play("d4");
    assert_eq!([White, Black].map(|by| desk.game.takeback_plies(by)), [Some(1), None]);
    desk.ok(Event::AskTakeback(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!((fen(&desk).as_str(), desk.game.moves().len()), (RIGHT, 3));
    desk.ok(Event::AskRedo(White));
    desk.ok(Event::GrantRequest(Black));
    assert_eq!(desk.game.moves().len(), 4);
}

#[test]
fn the_clock_of_whoever_is_to_move_runs() {
    // The correction keeps the side to move, so the turn continues.
    let mut same = desk(HouseRules::fide(), "60+5", "e4 e5");
    same.wait(3_000).ok(put(RIGHT));
    same.wait(1_000);
    assert_eq!([White, Black].map(|color| same.left(color)), [65_000 - 4_000, 64_000]);
    // The correction changes the side to move. White has used three seconds, and earns no
    // increment, because the correction completes no move.
    let mut other = desk(HouseRules::fide(), "60+5", "e4 e5");
    other.wait(3_000).ok(put(&RIGHT.replace(" w ", " b ")));
    assert_eq!(other.game.clock().unwrap().running(), Some(Black));
    other.wait(2_000);
    assert_eq!([White, Black].map(|color| other.left(color)), [65_000 - 3_000, 64_000 - 2_000]);
    other.play("Nf6");
    assert_eq!((other.game.clock().unwrap().running(), other.left(Black)), (Some(White), 66_000));
    // Stopped clocks stay stopped.
    let mut paused = desk(HouseRules::fide(), "60+0", "e4 e5");
    paused.ok(Event::Pause);
    paused.ok(put(&RIGHT.replace(" w ", " b ")));
    assert_eq!((paused.game.clock_stop(), paused.game.clock().unwrap().running()), (ClockStop::Paused, None));
    paused.ok(Event::Resume);
    assert_eq!(paused.game.clock().unwrap().running(), Some(Black));
}

#[test]
fn before_the_first_move_the_game_still_waits_for_its_start() {
    let time: TimeControl = "60+0".parse().unwrap();
    let time = time.with_first_move(FirstMove::Timed);
    let mut desk = Desk::with(GameSetup { time, ..GameSetup::default() });
    let odd = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R b KQkq - 0 1";
    desk.ok(put(odd));
    assert!(desk.game.waits_for_start());
    desk.ok(Event::Press(White));
    assert_eq!(desk.game.clock().unwrap().running(), Some(Black));
    desk.play("e5");
    assert!(desk.game.pgn().contains(&format!("[FEN \"{odd}\"]")), "{}", desk.game.pgn());
}

#[test]
fn with_tapped_clocks_a_move_that_is_not_completed_stays_so_unless_the_turn_changes() {
    let tapped = |fen: &str| {
        let time: TimeControl = "60+0".parse().unwrap();
        let time = time.with_press(tabiya::game::ClockPress::Tap);
        let mut desk = Desk::with(GameSetup { rules: HouseRules::fp_club(), time, ..GameSetup::default() });
        desk.play("e4");
        desk.ok(Event::Press(White));
        desk.play("e5");
        desk.ok(put(fen));
        (desk.game.awaited_press(), desk.game.clock().unwrap().running())
    };
    assert_eq!(tapped(RIGHT), (Some(Black), Some(Black)));
    assert_eq!(tapped(&RIGHT.replace(" w ", " b ")), (None, Some(Black)));
}

#[test]
fn time_away_is_settled_first() {
    let mut desk = desk(HouseRules::fide(), "60+0", "e4 e5");
    desk.wait(1_000);
    desk.ok(Event::Suspend { from: desk.now });
    assert_eq!(desk.apply(put(RIGHT)), Err(Refusal::Suspended));
    desk.ok(Event::EndAbsence { refund: true });
    desk.ok(put(RIGHT));
}

#[test]
fn agreeing_needs_a_move_of_both_also_behind_it() {
    let mut desk = desk(HouseRules::fide(), "60+0", "e4");
    desk.ok(put("rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR w KQkq - 0 2"));
    desk.play("d4");
    desk.ok(Event::OfferDraw(Black));
    assert_eq!(desk.apply(Event::AcceptDraw(White)), Err(Refusal::TooEarlyToAgree));
    desk.play("d5");
    desk.ok(Event::AcceptDraw(White));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
}

#[test]
fn a_position_that_ends_the_game_ends_it_and_can_be_undone() {
    for (fen, outcome) in [
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2 stalemate"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "1-0 checkmate"),
        ("7k/8/6K1/8/8/8/8/8 b - - 0 1", "1/2-1/2 dead-position"),
    ] {
        let mut desk = desk(HouseRules::fide(), "60+0", "e4 e5");
        desk.wait(1_000);
        let (before, left) = (desk.game.clone(), Color::ALL.map(|color| desk.left(color)));
        let changes = desk.ok(put(fen));
        assert_eq!((desk.outcome().as_str(), changes.ended), (outcome, desk.game.outcome()));
        assert!(matches!(desk.apply(put(RIGHT)), Err(Refusal::GameOver(_))));
        // The arbiter undoes the end of the game by an event of White, as after a result that the
        // arbiter decides.
        assert_eq!(Color::ALL.map(|by| desk.game.may_undo_end(by)), [true, false], "{outcome}");
        desk.wait(4_999).ok(Event::UndoEnd(White));
        assert_eq!((desk.outcome().as_str(), desk.game.position()), ("*", before.position()));
        assert_eq!((Color::ALL.map(|color| desk.left(color)), desk.game.corrections()), (left, &[][..]));
        desk.ok(put(fen));
        desk.wait(5_000);
        assert!(matches!(desk.apply(Event::UndoEnd(White)), Err(Refusal::GameOver(_))), "too late");
        assert_eq!(desk.journal.replay().game, desk.game);
    }
}

#[test]
fn so_can_one_that_is_found_dead_but_not_a_flag_that_falls_after_it() {
    let blocked = "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 b - - 0 1";
    let setup =
        GameSetup { rules: HouseRules::lobby(), time: "60+0".parse().unwrap(), ..GameSetup::default() };
    let mut desk = Desk::unanswered(setup);
    desk.play("e4").ok(put(blocked));
    let mut late = desk.clone();
    desk.wait(1_000).verdict(Verdict::Unwinnable);
    assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
    desk.ok(Event::UndoEnd(White));
    assert_eq!(
        (desk.outcome().as_str(), desk.game.moves().len(), desk.game.corrections()),
        ("*", 1, &[][..])
    );
    assert_eq!(desk.journal.replay().game, desk.game);
    late.verdict(Verdict::Undetermined);
    late.wait(60_000).ok(Event::Tick);
    assert_eq!((late.outcome().as_str(), late.game.undoable_end().is_none()), ("1-0 flag-fall", true));
}

#[test]
fn while_something_waits_for_an_answer_the_arbiter_waits_too() {
    let blocked = "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1";
    let mut desk = Desk::asking(HouseRules::fide(), blocked);
    desk.ok(Event::Resign(White));
    assert_eq!(desk.apply(put(RIGHT)), Err(Refusal::BeingSettled));
    // If no result waits for the answer to the open question, the game accepts the correction, and
    // asks whether the new position is dead.
    let mut desk = Desk::asking(HouseRules::fide(), blocked);
    let asked = desk.game.question().unwrap().id;
    let changes = desk.ok(put("4k3/8/8/8/8/8/8/4K2R w - - 0 1"));
    let question = changes.question.unwrap();
    assert!(question.id != asked && question.position == *desk.game.position());
}

#[test]
fn its_pgn_is_the_game_from_there_on_with_the_moves_before_in_a_comment() {
    let mut desk = Desk::from_fen(HouseRules::fide(), "4k3/8/8/8/8/8/8/RN2K3 b Q - 0 1");
    desk.play("Kd7 Nc3");
    desk.ok(Event::CorrectPosition { fen: RIGHT.to_owned(), why: "wrong {board}".to_owned() });
    desk.play("d4 exd4");
    desk.ok(put(&RIGHT.replace(" w ", " b ")));
    desk.play("Nf6 Nc3");
    let pgn = desk.game.pgn();
    let read = games(&pgn, desk.game.rules().laws()).next().unwrap().unwrap();
    assert_eq!(read.start.to_fen(), RIGHT.replace(" w ", " b "));
    assert_eq!((read.tag("SetUp"), read.moves().len()), (Some("1"), 2));
    assert_eq!(
        read.main.comments,
        [
            "from 4k3/8/8/8/8/8/8/RN2K3 b Q - 0 1: 1... Kd7 2. Nc3 the arbiter put the position right: wrong {board)",
            &format!("from {RIGHT}: 2. d4 exd4 the arbiter put the position right"),
        ]
    );
    let again = Journal::from_pgn(&read, HouseRules::fide()).replay();
    assert_eq!((again.fault, again.game.position()), (None, desk.game.position()));
}

#[test]
fn a_place_in_the_game_is_what_it_went_on_from() {
    let mut desk = desk(HouseRules::fide(), "60+0", "e4 e5 Nf3");
    desk.ok(put(RIGHT));
    desk.play("d4");
    let at = |ply| -> LineCursor<'_> { desk.game.cursor_at(ply) };
    assert_eq!((at(3).position().to_fen().as_str(), at(3).last_move()), (RIGHT, None), "no move led to it");
    assert_eq!(
        (at(4).position_before().to_fen().as_str(), at(4).last_move().unwrap().san.to_string()),
        (RIGHT, "d4".into())
    );
    assert_eq!(desk.game.position_at(5), None);
    assert_eq!(at(2).position(), &desk.game.moves()[1].position);
}

#[test]
fn records_that_hold_it_are_read_and_one_that_is_damaged_ends_what_is_read() {
    let mut desk = desk(HouseRules::fp_club(), "60+0", "e4 e5");
    desk.ok(put(RIGHT));
    desk.play("d4 exd4");
    let mut game = tabiya::game::Game::new(desk.journal.setup.clone());
    let mut entries = Vec::new();
    for (number, (at, event)) in (0..).zip(desk.journal.events.clone()) {
        game.apply(at, event.clone()).unwrap();
        entries.push(JournalEntry { number, at, event, fingerprint_after: Some(game.fingerprint()) });
    }
    let records = |entries: &[JournalEntry]| {
        entries.iter().cloned().map(Ok).collect::<Vec<Result<JournalEntry, String>>>()
    };
    let opened = reopen_game(desk.journal.setup.clone(), &records(&entries));
    assert_eq!((opened.fault, &opened.game), (None, &desk.game));
    let mut damaged = entries.clone();
    damaged[2].event = put("nonsense");
    let opened = reopen_game(desk.journal.setup.clone(), &records(&damaged));
    assert_eq!((opened.good_records, opened.fault.as_deref()), (2, Some("record 3: bad-position")));
    assert_eq!(replay_leniently(Some(desk.journal.setup.clone()), &records(&damaged)).moves().len(), 2);
    // With another reason the game differs, so the fingerprint in the record does not match.
    let mut other = entries[..3].to_vec();
    other[2].event = Event::CorrectPosition { fen: RIGHT.to_owned(), why: "late".to_owned() };
    assert!(reopen_game(desk.journal.setup.clone(), &records(&other)).fault.is_some());
}
