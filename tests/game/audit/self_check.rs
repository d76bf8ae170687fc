//! FIDE 7.5.5 with check warnings off: a player whose move leaves the player's own king in check
//! loses. If the opponent cannot mate by any series of legal moves, the game is a draw instead. In
//! presets other than FIDE's, the move always loses.

use tabiya::game::{
    Edition, EndReason, Event, Explanation, GameSetup, HouseRules, JournalEntry, MateVerdict, Preset,
    SelfCheck, TimeControl, Verdict, reopen_game,
};
use tabiya::rules::Color::{Black, White};
use tabiya::rules::Position;

use super::super::desk::Desk;

/// White's king can step next to Black's lone king. In the second position White's queen is pinned
/// by a rook.
const LONE_KING: &str = "8/8/8/8/8/4k3/7Q/4K3 w - - 0 1";
const ROOK: &str = "4k3/4r3/8/8/8/8/4Q3/4K3 w - - 0 1";

fn unwarned(rules: HouseRules) -> HouseRules {
    HouseRules { check_warnings: false, ..rules }
}

fn desk(rules: HouseRules, fen: &str) -> Desk {
    Desk::from_fen(unwarned(rules), fen)
}

#[test]
fn the_sets_say_which() {
    for preset in Preset::ALL {
        let expected = if preset == Preset::Fide { SelfCheck::Exact } else { SelfCheck::Loss };
        assert_eq!(preset.rules().self_check, expected, "{preset:?}");
        let outcome = if preset == Preset::Fide { "1/2-1/2" } else { "0-1" };
        let mut desk = desk(preset.rules(), LONE_KING);
        desk.play("e1e2");
        assert_eq!(desk.outcome(), format!("{outcome} left-king-in-check"));
        // Every rule set can be combined with either value of `self_check`.
        for (self_check, outcome) in [(SelfCheck::Exact, "1/2-1/2"), (SelfCheck::Loss, "0-1")] {
            let mut desk = self::desk(HouseRules { self_check, ..preset.rules() }, LONE_KING);
            desk.play("e1e2");
            assert_eq!(desk.outcome(), format!("{outcome} left-king-in-check"), "{preset:?}");
        }
    }
}

#[test]
fn against_too_little_material_it_draws_at_once() {
    for (fen, mv) in [
        (LONE_KING, "e1e2"),
        ("8/8/8/8/8/4K3/7q/4k3 b - - 0 1", "e1e2"),
        // Black has only a knight. White ignores the knight's check, or moves the king to a square
        // that the knight attacks.
        ("4k3/8/8/8/8/3n4/8/1Q2K3 w - - 0 1", "b1a1"),
        ("4k3/8/8/8/8/4n3/8/1Q2K3 w - - 0 1", "e1d1"),
    ] {
        let mut desk = desk(HouseRules::fide(), fen);
        let by = desk.game.turn();
        desk.play(mv);
        assert_eq!(desk.outcome(), "1/2-1/2 left-king-in-check", "{fen}");
        let Some(Explanation::KingLeftInCheck { by: left, mate_verdict, .. }) = desk.game.explanation()
        else {
            panic!("{fen}")
        };
        assert_eq!((*left, mate_verdict.is_draw()), (by, true), "{fen}");
        assert!(desk.journal.replay().game == desk.game);
    }
}

#[test]
fn else_it_is_asked_about_the_position_before_the_move() {
    for (verdict, outcome) in [
        (Verdict::Winnable { line: Vec::new() }, "0-1"),
        (Verdict::Unwinnable, "1/2-1/2"),
        (Verdict::Undetermined, "0-1"),
    ] {
        let mut desk = desk(HouseRules::fide(), ROOK);
        desk.play("e2a6");
        assert_eq!((desk.outcome().as_str(), desk.game.moves().len()), ("*", 0), "it waits");
        let question = desk.game.question().expect("whether Black can mate").clone();
        assert_eq!(question.position.to_fen(), ROOK);
        let again = desk.mv("Kd1");
        assert!(desk.apply(Event::Move(again)).is_err() && desk.apply(Event::Resign(White)).is_err());
        desk.wait(3_000).verdict(verdict.clone());
        assert_eq!(desk.outcome(), format!("{outcome} left-king-in-check"), "{verdict:?}");
        assert_eq!(desk.game.moves()[0].san.to_string(), "Qa6");
        assert!(desk.journal.replay().game == desk.game);
    }
}

/// The game first asks whether the position before the move was dead. If it was, the game had
/// already been drawn by the move that reached that position.
#[test]
fn whether_the_position_was_dead_is_asked_first() {
    for (dead, outcome) in [
        (Verdict::Unwinnable, "1/2-1/2 dead-position"),
        (Verdict::Undetermined, "1/2-1/2 left-king-in-check"),
    ] {
        let start = Position::from_fen(LONE_KING).unwrap();
        let setup = GameSetup { rules: unwarned(HouseRules::fide()), start, ..GameSetup::default() };
        let mut desk = Desk::unanswered(setup);
        desk.play("e1e2");
        assert_eq!(desk.outcome(), "*");
        desk.verdict(dead);
        assert_eq!(desk.outcome(), outcome);
    }
    let start = Position::from_fen(ROOK).unwrap();
    let mut desk =
        Desk::unanswered(GameSetup { rules: unwarned(HouseRules::fide()), start, ..GameSetup::default() });
    desk.play("e2a6").verdict(Verdict::Undetermined);
    assert_eq!(desk.outcome(), "*", "now whether Black can mate");
    desk.verdict(Verdict::Unwinnable);
    assert_eq!(desk.outcome(), "1/2-1/2 left-king-in-check");
}

#[test]
fn it_is_written_as_a_draw() {
    let time: TimeControl = "60+0".parse().unwrap();
    let start = Position::from_fen(LONE_KING).unwrap();
    let setup = GameSetup { rules: unwarned(HouseRules::fide()), start, time, ..GameSetup::default() };
    let mut desk = Desk::with(setup.clone());
    desk.play("e1e2");
    let pgn = desk.game.pgn();
    assert!(pgn.contains("[Termination \"rules infraction\"]"), "{pgn}");
    assert!(pgn.contains("[HouseRules \"fide; check-warnings=off\"]"), "{pgn}");
    assert!(pgn.contains("{Ke2 left king in check}") && pgn.trim_end().ends_with("1/2-1/2"), "{pgn}");
    let outcome = desk.game.outcome().unwrap();
    assert_eq!((outcome.winner(), outcome.reason), (None, EndReason::LeftKingInCheck));
    // The journal's entries restore the game.
    let text = serde_json::to_string(&desk.journal).unwrap();
    let read: tabiya::game::Journal = serde_json::from_str(&text).unwrap();
    let last = read.events.len() - 1;
    let entries = (0..).zip(read.events).map(|(number, (at, event))| {
        let after = (number as usize == last).then(|| desk.game.fingerprint());
        Ok(JournalEntry { number, at, event, fingerprint_after: after })
    });
    let reopened = reopen_game(read.setup, &entries.collect::<Vec<_>>());
    assert_eq!((reopened.fault, reopened.game == desk.game), (None, true));
}

#[test]
fn what_does_not_say_is_from_before_there_was_a_choice() {
    let old: HouseRules = serde_json::from_str(r#"{"check-warnings":false,"resignation":"exact"}"#).unwrap();
    assert_eq!(old.option_name("self-check"), Some("loss"));
    let start = Position::from_fen(LONE_KING).unwrap();
    let mut desk =
        Desk::with(GameSetup { rules: old.clone(), start, edition: Edition::Second, ..GameSetup::default() });
    desk.play("e1e2");
    assert_eq!(desk.outcome(), "0-1 left-king-in-check");
    assert!(desk.game.pgn().contains("[HouseRules \"fide; check-warnings=off\"]"), "as it named them");
    let mate_verdict = desk.game.explanation().and_then(Explanation::mate_verdict);
    assert_eq!(mate_verdict, Some(&MateVerdict::NotAsked));
    assert_eq!(old.upgraded_from(Edition::Second), unwarned(HouseRules::fide()));
    // With check warnings on, no player can move into check, so the value of `self_check` does not
    // change the name of the rules. `SelfCheck::Loss` is the default and is not written.
    let warned = HouseRules { check_warnings: true, ..old };
    assert_eq!(warned.named_preset(), Some(Preset::Fide));
    let text = serde_json::to_string(&HouseRules::lobby()).unwrap();
    assert!(!text.contains("self-check"), "{text}");
    assert_eq!(desk.game.outcome().and_then(|outcome| outcome.winner()), Some(Black));
}
