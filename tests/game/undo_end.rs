//! A resignation, a claim of a draw or an agreement may be a mistake, so it can be undone within
//! five seconds after it has ended the game. Ends by a move, by a flag fall, or by a correct claim
//! under FIDE's articles are final.

use super::desk::Desk;
use tabiya::game::{DrawRule, Edition, Event, GameSetup, HouseRules, Refusal, Span, Verdict};
use tabiya::rules::Color::{self, Black, White};
use tabiya::rules::Position;

/// Games, each with an event that ends it and with the player who undoes that event.
fn spoken() -> Vec<(Desk, Event, Color)> {
    let third = |rules| repeated(rules, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    let fide = || third(HouseRules::fide());
    vec![
        (fide(), Event::Resign(Black), Black),
        (fide(), Event::Resign(White), White),
        (third(HouseRules::fp_club()), Event::Claim { by: Black, intended: None }, Black),
        (third(HouseRules::fly_or_die()), Event::Claim { by: White, intended: None }, White),
    ]
}

fn repeated(rules: HouseRules, moves: &str) -> Desk {
    let mut desk = Desk::with(GameSetup { rules, time: "60+0".parse().unwrap(), ..GameSetup::default() });
    desk.play(moves);
    desk
}

/// A correct claim under FIDE's articles cannot be withdrawn (FIDE 9.5.1), in the FIDE preset and
/// in other rules that use these articles.
#[test]
fn a_right_claim_under_fides_articles_is_final() {
    let penalty = HouseRules { wrong_claim_penalty: Some(Span::from_mins(2)), ..HouseRules::fide() };
    let announced = HouseRules { announce_check: true, ..HouseRules::fide() };
    let mixed = HouseRules { threefold: DrawRule::IntendedMoveToo, ..HouseRules::fp_club() };
    for rules in [HouseRules::fide(), penalty, announced, mixed] {
        for intended in [false, true] {
            let mut desk = repeated(rules.clone(), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
            let (by, intended) = if intended { (Black, Some(desk.mv("Ng8"))) } else { (White, None) };
            if intended.is_none() {
                desk.play("Ng8");
            }
            desk.ok(Event::Claim { by, intended });
            assert_eq!(desk.outcome(), "1/2-1/2 threefold");
            assert!(desk.game.undoable_end().is_none());
            for by in Color::ALL {
                assert!(!desk.game.may_undo_end(by), "{rules}");
                assert!(matches!(desk.apply(Event::UndoEnd(by)), Err(Refusal::GameOver(_))), "{rules}");
            }
        }
    }
    // The fifty-move rule, with a claim that waits for the verdict whether the position is dead.
    let start = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 99 80").unwrap();
    let mut desk = Desk::unanswered(GameSetup { start, ..GameSetup::default() });
    desk.play("Ra2").ok(Event::Claim { by: Black, intended: None });
    assert_eq!(desk.outcome(), "*");
    desk.verdict(Verdict::Winnable { line: Vec::new() });
    assert_eq!((desk.outcome().as_str(), desk.game.undoable_end().is_none()), ("1/2-1/2 fifty-moves", true));
    // Here only the threefold repetition follows FIDE's articles. The fifty-move rule is a house
    // rule, so a claim under it can be undone.
    let fifty = HouseRules { fifty_moves: DrawRule::PlayerToMove, ..HouseRules::fide() };
    let mut desk = Desk::from_fen(fifty, "4k3/8/8/8/8/8/8/R3K3 w - - 99 80");
    desk.play("Ra2").ok(Event::Claim { by: Black, intended: None });
    desk.ok(Event::UndoEnd(Black));
}

/// A game that began under an earlier edition (version) of the app's rulings keeps that edition, in
/// which a correct claim can be undone.
#[test]
fn in_a_game_of_an_earlier_edition_it_can_be_undone() {
    let mut desk = Desk::with(GameSetup { edition: Edition::Second, ..GameSetup::default() });
    desk.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8").ok(Event::Claim { by: White, intended: None });
    desk.ok(Event::UndoEnd(White));
    assert_eq!((desk.outcome().as_str(), desk.journal.replay().fault), ("*", None));
}

#[test]
fn whoever_ended_the_game_by_a_word_undoes_it_and_no_time_is_charged() {
    for (mut desk, event, by) in spoken() {
        desk.wait(2_000);
        let before = desk.game.clone();
        let left = Color::ALL.map(|color| desk.left(color));
        desk.ok(event.clone());
        desk.answer_open_question_winnable();
        assert_ne!(desk.outcome(), "*", "{event:?}");
        desk.wait(4_999);
        assert!(!desk.game.may_undo_end(!by) && desk.game.may_undo_end(by), "{event:?}");
        assert!(matches!(desk.apply(Event::UndoEnd(!by)), Err(Refusal::GameOver(_))), "{event:?}");
        desk.ok(Event::UndoEnd(by));
        assert_eq!(desk.outcome(), "*", "{event:?}");
        assert_eq!(Color::ALL.map(|color| desk.left(color)), left, "{event:?}: no one pays for it");
        assert_eq!(desk.game.clock().unwrap().running(), before.clock().unwrap().running());
        desk.wait(1_000);
        let turn = desk.game.turn();
        assert_eq!(desk.left(turn), left[turn as usize] - 1_000, "{event:?}: the clock continues");
        assert_eq!(desk.journal.replay().game, desk.game, "{event:?}");
    }
}

#[test]
fn after_five_seconds_the_end_stands() {
    for (mut desk, event, by) in spoken() {
        desk.ok(event.clone());
        desk.answer_open_question_winnable().wait(5_000);
        assert!(matches!(desk.apply(Event::UndoEnd(by)), Err(Refusal::GameOver(_))), "{event:?}");
    }
}

fn agreed() -> Desk {
    let mut desk = Desk::new(HouseRules::fide());
    desk.play("e4 e5").ok(Event::OfferDraw(White));
    desk.wait(100).ok(Event::AcceptDraw(Black));
    assert_eq!(desk.outcome(), "1/2-1/2 agreement");
    desk
}

#[test]
fn after_an_agreement_one_asks_and_the_other_grants() {
    for by in [White, Black] {
        let mut desk = agreed();
        desk.wait(4_000).ok(Event::UndoEnd(by));
        assert_eq!(desk.outcome(), "1/2-1/2 agreement", "not without the other");
        assert!(matches!(desk.apply(Event::UndoEnd(by)), Err(Refusal::GameOver(_))), "nor by asking twice");
        assert!(matches!(desk.apply(Event::DeclineRequest(by)), Err(Refusal::GameOver(_))));
        // The other player has five seconds to agree.
        desk.wait(4_999).ok(Event::UndoEnd(!by));
        assert_eq!((desk.outcome().as_str(), desk.game.draw_offer()), ("*", None));
        assert_eq!(desk.journal.replay().game, desk.game);
    }
}

#[test]
fn an_agreement_stands_where_the_other_does_not_grant_it() {
    let mut desk = agreed();
    desk.ok(Event::UndoEnd(White));
    desk.ok(Event::DeclineRequest(Black));
    assert!(desk.game.undoable_end().is_none());
    assert!(matches!(desk.apply(Event::UndoEnd(White)), Err(Refusal::GameOver(_))));
    let mut desk = agreed();
    desk.ok(Event::UndoEnd(White));
    desk.wait(5_000);
    assert!(matches!(desk.apply(Event::UndoEnd(Black)), Err(Refusal::GameOver(_))), "too late");
}

#[test]
fn what_comes_by_itself_stands() {
    let ends: [(&str, &str, &str); 3] = [
        ("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2", "Qh4", "0-1 checkmate"),
        ("k7/8/1K6/8/8/8/2Q5/8 w - - 0 1", "Qc7", "1/2-1/2 stalemate"),
        ("8/8/4k3/8/8/4K3/4p3/8 w - - 0 1", "Kxe2", "1/2-1/2 dead-position"),
    ];
    for (fen, mv, end) in ends {
        let mut desk = Desk::from_fen(HouseRules::fide(), fen);
        desk.play(mv);
        assert_eq!(desk.outcome(), end);
        for by in Color::ALL {
            assert!(!desk.game.may_undo_end(by), "{end}");
            assert!(matches!(desk.apply(Event::UndoEnd(by)), Err(Refusal::GameOver(_))), "{end}");
        }
    }
    let mut desk = Desk::with(GameSetup {
        time: "60+0".parse().unwrap(),
        rules: HouseRules::lobby(),
        ..GameSetup::default()
    });
    desk.play("e4").wait(60_000).ok(Event::Resign(White));
    assert_eq!(desk.outcome(), "1-0 flag-fall", "the word came too late");
    assert!(matches!(desk.apply(Event::UndoEnd(White)), Err(Refusal::GameOver(_))));
}

#[test]
fn an_open_question_is_asked_again() {
    let mut desk = Desk::unanswered(GameSetup { rules: HouseRules::lobby(), ..GameSetup::default() });
    desk.play("e4");
    let id = desk.game.question().expect("whether it is dead").id;
    desk.ok(Event::Resign(White));
    desk.verdict(Verdict::Undetermined);
    let changes = desk.ok(Event::UndoEnd(White));
    assert_eq!(changes.question.map(|question| question.id), Some(id));
    assert_eq!(desk.apply(Event::UndoEnd(White)), Err(Refusal::NoRequest), "the game is not over");
}
