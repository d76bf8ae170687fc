//! The arbiter's decisions: any result, with a reason.

use super::super::desk::Desk;
use tabiya::game::GameResult::{BothLose, Draw, HalfPoint, Win};
use tabiya::game::pgn::{PgnResult, games};
use tabiya::game::{
    EndReason, Event, Explanation, GameResult, GameSetup, HalfPoints, HouseRules, Preset, Refusal, Verdict,
};
use tabiya::rules::Color::{self, Black, White};

fn decides(result: GameResult) -> Event {
    Event::Decide { result, why: "a telephone {rang}".to_owned() }
}

fn desk(rules: HouseRules) -> Desk {
    let mut desk = Desk::with(GameSetup { rules, time: "60+0".parse().unwrap(), ..GameSetup::default() });
    if desk.game.waits_for_start() {
        desk.ok(Event::Start);
    }
    desk.play("e4 e5");
    desk
}

#[test]
fn the_arbiter_ends_a_game_with_any_result() {
    for rules in Preset::ALL.map(Preset::rules) {
        for (result, score, read) in [
            (Win(White), "1-0", PgnResult::Win(White)),
            (Win(Black), "0-1", PgnResult::Win(Black)),
            (Draw, "1/2-1/2", PgnResult::Draw),
            // PGN has no result for these scores.
            (BothLose, "0-0", PgnResult::Unknown),
            (HalfPoint(White), "1/2-0", PgnResult::Unknown),
            (HalfPoint(Black), "0-1/2", PgnResult::Unknown),
        ] {
            let mut desk = desk(rules.clone());
            desk.ok(decides(result));
            assert_eq!(desk.outcome(), format!("{score} arbiter"));
            assert!(EndReason::ALL.contains(&desk.game.outcome().unwrap().reason));
            let why = "a telephone {rang}".to_owned();
            assert_eq!(desk.game.explanation(), Some(&Explanation::Arbiter { why }));
            let pgn = desk.game.pgn();
            assert!(pgn.contains("[Termination \"adjudication\"]"), "{pgn}");
            let record = games(&pgn, desk.game.rules().laws()).next().unwrap().unwrap();
            assert_eq!((record.moves().len(), record.score), (2, read));
            let said = record.main.moves[1].comments.last().map(String::as_str);
            let named = if read == PgnResult::Unknown { format!(" {score}") } else { String::new() };
            let words = format!("arbiter{named}: a telephone {{rang)");
            assert_eq!(said, Some(words.as_str()), "a closing brace would end it");
            assert!(
                pgn.contains(&format!("[Result \"{read}\"]")) && pgn.trim_end().ends_with(&read.to_string()),
                "{pgn}"
            );
            assert!(matches!(desk.apply(decides(Draw)), Err(Refusal::GameOver(_))), "once");
            assert_eq!(desk.journal.replay().game, desk.game);
        }
    }
}

#[test]
fn also_while_the_clocks_stand_still_and_before_the_first_move() {
    let mut paused = desk(HouseRules::fide());
    paused.ok(Event::Pause);
    paused.ok(decides(Win(Black)));
    assert_eq!(paused.outcome(), "0-1 arbiter");
    let mut fresh = Desk::new(HouseRules::fide());
    fresh.ok(Event::Decide { result: Draw, why: String::new() });
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
        desk.ok(decides(Win(White)));
        assert_eq!(desk.outcome(), "*");
        desk.verdict(verdict.clone());
        assert_eq!(desk.outcome(), outcome);
        assert_eq!(desk.game.is_dead_position_undecided(), verdict == Verdict::Undetermined);
        assert_eq!(desk.journal.replay().game, desk.game);
    }
}

#[test]
fn for_five_seconds_it_can_be_undone_and_nobody_pays() {
    let mut desk = desk(HouseRules::fide());
    desk.wait(1_000);
    let left = Color::ALL.map(|color| desk.left(color));
    desk.ok(decides(Win(Black)));
    desk.wait(4_999).ok(Event::UndoEnd(White));
    assert_eq!((desk.outcome().as_str(), Color::ALL.map(|color| desk.left(color))), ("*", left));
    assert_eq!(desk.journal.replay().game, desk.game);
    desk.ok(decides(Win(Black)));
    desk.wait(5_000);
    assert!(matches!(desk.apply(Event::UndoEnd(White)), Err(Refusal::GameOver(_))));
}

#[test]
fn it_is_written_in_the_journal_by_its_result() {
    let decision = |result| Event::Decide { result, why: String::new() };
    for (result, written) in [
        (Win(White), r#""w""#),
        (Win(Black), r#""b""#),
        (Draw, "null"),
        (BothLose, r#""0-0""#),
        (HalfPoint(White), r#""1/2-0""#),
        (HalfPoint(Black), r#""0-1/2""#),
    ] {
        let text = format!(r#"{{"decide":{{"winner":{written},"why":""}}}}"#);
        assert_eq!(serde_json::to_string(&decision(result)).unwrap(), text);
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), decision(result));
    }
    // A decision without `winner` is a draw: browsers leave out fields without a value.
    assert_eq!(serde_json::from_str::<Event>(r#"{"decide":{"why":""}}"#).unwrap(), decision(Draw));
    for bad in ["x", "1-0", "1/2-1/2", ""] {
        let text = format!(r#"{{"decide":{{"winner":"{bad}","why":""}}}}"#);
        assert!(serde_json::from_str::<Event>(&text).is_err(), "{bad}");
    }
}

#[test]
fn what_it_gives_each_player_adds_up() {
    for (result, halves) in GameResult::ALL.into_iter().zip([[2, 0], [1, 1], [0, 2], [1, 0], [0, 0], [0, 1]])
    {
        assert_eq!(
            Color::ALL.map(|color| result.points(color)),
            halves.map(HalfPoints::from_halves),
            "{result:?}"
        );
        assert_eq!(GameResult::from_name(result.name()), Some(result));
        assert_eq!(result.is_decisive_or_draw(), halves.iter().sum::<u32>() == 2);
    }
}
