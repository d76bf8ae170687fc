//! Results of a flag fall, under each value of the house rule on flag falls.

use tabiya::game::{Event, Explanation, HouseRules, MateVerdict, Refusal, Span, TimeControl, Verdict};
use tabiya::rules::{Color, Square};

use super::super::desk::Desk;
use super::dead::CLOSED;

/// Plays the first legal move of each side from `fen`, White first, and lets White's flag fall.
fn white_flag(rules: HouseRules, fen: &str) -> Desk {
    let time = TimeControl::with_total(Span::from_secs(60));
    let mut desk = Desk::timed(rules, fen, time);
    let moves = desk.game.position().legal_moves();
    desk.ok(Event::Move(moves[0]));
    let replies = desk.game.position().legal_moves();
    desk.wait(1_000).ok(Event::Move(replies[0]));
    desk.wait(59_999).ok(Event::Tick);
    assert_eq!((desk.outcome().as_str(), desk.left(Color::White)), ("*", 1));
    let changes = desk.wait(1).ok(Event::Tick);
    assert_eq!(
        (changes.flag_fell, changes.is_too_late, desk.left(Color::White)),
        (Some(Color::White), false, 0)
    );
    desk
}

const BLACK_QUEEN: &str = "4k2q/8/8/8/8/8/P7/K7 w - - 0 1";
const BLACK_KING: &str = "4k3/8/8/8/8/8/P7/K7 w - - 0 1";
const BLACK_KNIGHT_AGAINST_QUEEN: &str = "4k2n/8/8/8/8/8/8/KQ6 w - - 0 1";

fn mate_verdict(desk: &Desk) -> &MateVerdict {
    match desk.game.explanation() {
        Some(Explanation::FlagFall { mate_verdict, .. }) => mate_verdict,
        other => panic!("{other:?}"),
    }
}

pub(super) fn flag_exact(rules: HouseRules) {
    // Material decides, without a question.
    let desk = white_flag(rules.clone(), BLACK_KING);
    assert_eq!(
        (desk.outcome().as_str(), mate_verdict(&desk)),
        ("1/2-1/2 flag-fall", &MateVerdict::NotEnoughMaterial)
    );
    let desk = white_flag(rules.clone(), BLACK_KNIGHT_AGAINST_QUEEN);
    assert_eq!(desk.outcome(), "1/2-1/2 flag-fall");
    assert_eq!(mate_verdict(&desk).code(), "not-enough-material");
    // If material does not decide, the game asks whether the opponent can mate. Until the answer,
    // it refuses moves and resignations.
    let mut desk = white_flag(rules.clone(), BLACK_QUEEN);
    assert_eq!((desk.outcome().as_str(), desk.game.flag_fallen()), ("*", Some(Color::White)));
    assert_eq!(desk.apply(Event::Resign(Color::Black)), Err(Refusal::FlagFallen(Color::White)));
    assert!(Square::ALL.into_iter().all(|square| desk.game.playable_from(square).is_empty()));
    let line = vec![desk.game.position().legal_moves()[0]];
    desk.verdict(Verdict::Winnable { line: line.clone() });
    assert_eq!(
        (desk.outcome().as_str(), mate_verdict(&desk)),
        ("0-1 flag-fall", &MateVerdict::CanMate(line))
    );
    assert_eq!(mate_verdict(&desk).code(), "can-mate");

    let mut desk = white_flag(rules.clone(), CLOSED);
    desk.verdict(Verdict::Unwinnable);
    assert_eq!(desk.outcome(), "1/2-1/2 flag-fall");
    assert_eq!(mate_verdict(&desk), &MateVerdict::CannotMate);

    let mut desk = white_flag(rules, CLOSED);
    desk.verdict(Verdict::Undetermined);
    assert_eq!((desk.outcome().as_str(), mate_verdict(&desk)), ("0-1 flag-fall", &MateVerdict::Undetermined));
}

pub(super) fn flag_by_material(rules: HouseRules) {
    assert_eq!(white_flag(rules.clone(), BLACK_KING).outcome(), "1/2-1/2 flag-fall");
    assert_eq!(white_flag(rules.clone(), BLACK_KNIGHT_AGAINST_QUEEN).outcome(), "1/2-1/2 flag-fall");
    let desk = white_flag(rules.clone(), CLOSED);
    assert_eq!(
        (desk.outcome().as_str(), mate_verdict(&desk)),
        ("0-1 flag-fall", &MateVerdict::EnoughMaterial)
    );
    assert_eq!(white_flag(rules, BLACK_QUEEN).outcome(), "0-1 flag-fall");
}

pub(super) fn flag_by_lone_king(rules: HouseRules) {
    let desk = white_flag(rules.clone(), BLACK_KING);
    assert_eq!((desk.outcome().as_str(), mate_verdict(&desk)), ("1/2-1/2 flag-fall", &MateVerdict::LoneKing));
    let desk = white_flag(rules.clone(), BLACK_KNIGHT_AGAINST_QUEEN);
    assert_eq!((desk.outcome().as_str(), mate_verdict(&desk)), ("0-1 flag-fall", &MateVerdict::MoreThanKing));
    assert_eq!(white_flag(rules, BLACK_QUEEN).outcome(), "0-1 flag-fall");
}

pub(super) fn flag_always_loses(rules: HouseRules) {
    for fen in [BLACK_KING, BLACK_KNIGHT_AGAINST_QUEEN, BLACK_QUEEN, CLOSED] {
        let desk = white_flag(rules.clone(), fen);
        assert_eq!(
            (desk.outcome().as_str(), mate_verdict(&desk)),
            ("0-1 flag-fall", &MateVerdict::NotAsked),
            "{fen}"
        );
    }
}
