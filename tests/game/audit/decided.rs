//! The arbiter ends a game with a result and a reason (003).

use super::super::desk::Desk;
use tabiya::game::pgn::{Score, games};
use tabiya::game::{Event, Explanation, HouseRules, Preset, Reason, Refusal, Setup, Verdict};
use tabiya::rules::Color::{self, Black, White};

fn decides(winner: Option<Color>) -> Event {
    Event::Decide { winner, why: "a telephone {rang}".to_owned() }
}

fn desk(rules: HouseRules) -> Desk {
    let mut desk = Desk::with(Setup { rules, time: "60+0".parse().unwrap(), ..Setup::default() });
    if desk.game.waits_for_start() {
        desk.ok(Event::Start);
    }
    desk.play("e4 e5");
    desk
}

#[test]
fn the_arbiter_ends_a_game_with_any_result() {
    for rules in Preset::ALL.map(Preset::rules) {
        for (winner, score, read) in [
            (Some(White), "1-0", Score::Win(White)),
            (Some(Black), "0-1", Score::Win(Black)),
            (None, "1/2-1/2", Score::Draw),
        ] {
            let mut desk = desk(rules.clone());
            desk.ok(decides(winner));
            assert_eq!(desk.outcome(), format!("{score} arbiter"));
            assert!(Reason::ALL.contains(&desk.game.outcome().unwrap().reason));
            let why = "a telephone {rang}".to_owned();
            assert_eq!(desk.game.explanation(), Some(&Explanation::Arbiter { why }));
            let pgn = desk.game.pgn();
            assert!(pgn.contains("[Termination \"adjudication\"]"), "{pgn}");
            let record = games(&pgn, desk.game.rules().laws()).next().unwrap().unwrap();
            assert_eq!((record.moves().len(), record.score), (2, read));
            let said = record.main.moves[1].comments.last().map(String::as_str);
            assert_eq!(said, Some("arbiter: a telephone {rang)"), "a closing brace would end it");
            assert!(matches!(desk.apply(decides(None)), Err(Refusal::GameOver(_))), "once");
            assert_eq!(desk.journal.replay().game, desk.game);
        }
    }
}

#[test]
fn also_while_the_clocks_stand_still_and_before_the_first_move() {
    let mut paused = desk(HouseRules::fide());
    paused.ok(Event::Pause);
    paused.ok(decides(Some(Black)));
    assert_eq!(paused.outcome(), "0-1 arbiter");
    let mut fresh = Desk::new(HouseRules::fide());
    fresh.ok(Event::Decide { winner: None, why: String::new() });
    assert_eq!((fresh.outcome().as_str(), fresh.game.explanation()), ("1/2-1/2 arbiter", None));
    assert!(fresh.game.pgn().ends_with("{arbiter} 1/2-1/2\n"), "{}", fresh.game.pgn());
}

#[test]
fn it_waits_for_the_answer_that_could_change_it() {
    for (verdict, outcome) in
        [(Verdict::Unwinnable, "1/2-1/2 dead-position"), (Verdict::Undetermined, "1-0 arbiter")]
    {
        let mut desk = Desk::asking(HouseRules::fide(), "4k3/8/p1p1p1p1/P1P1P1P1/8/8/8/4K3 w - - 0 1");
        desk.play("Kd2");
        desk.ok(decides(Some(White)));
        assert_eq!(desk.outcome(), "*");
        desk.verdict(verdict.clone());
        assert_eq!(desk.outcome(), outcome);
        assert_eq!(desk.game.is_undecided(), verdict == Verdict::Undetermined);
        assert_eq!(desk.journal.replay().game, desk.game);
    }
}

#[test]
fn for_five_seconds_it_can_be_undone_and_nobody_pays() {
    let mut desk = desk(HouseRules::fide());
    desk.wait(1_000);
    let left = Color::ALL.map(|color| desk.left(color));
    desk.ok(decides(Some(Black)));
    desk.wait(4_999).ok(Event::UndoEnd(White));
    assert_eq!((desk.outcome().as_str(), Color::ALL.map(|color| desk.left(color))), ("*", left));
    assert_eq!(desk.journal.replay().game, desk.game);
    desk.ok(decides(Some(Black)));
    desk.wait(5_000);
    assert!(matches!(desk.apply(Event::UndoEnd(White)), Err(Refusal::GameOver(_))));
}

#[test]
fn it_is_written_in_the_journal_by_its_result() {
    let text = serde_json::to_string(&decides(Some(White))).unwrap();
    assert_eq!(text, r#"{"decide":{"winner":"w","why":"a telephone {rang}"}}"#);
    for event in [decides(None), decides(Some(Black))] {
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    }
    assert!(serde_json::from_str::<Event>(r#"{"decide":{"winner":"x","why":""}}"#).is_err());
}
