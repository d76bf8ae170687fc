//! Exact verdicts on dead positions and fallen flags: a search decides whether mate is still
//! possible. Two tests read collections of positions in `../shared/data/winnability`.

use std::io::Read;

use tabiya::game::{
    Event, Explanation, FirstMove, Game, GameSetup, HouseRules, Instant, MateVerdict, Span, TimeControl,
};
use tabiya::rules::winnability::Budget;
use tabiya::rules::{Color, Position};

use super::desk::Desk;

/// A pawn wall that neither king can pass.
const CLOSED: &str = "8/5k2/8/p1p1p1p1/P1P1P1P1/8/5K2/8 w - - 0 1";

/// Lets the flag of the player to move fall in this position under FIDE rules, and answers the
/// question whether the opponent can mate.
fn flag(fen: &str) -> Game {
    let start = Position::from_fen(fen).unwrap_or_else(|fault| panic!("{fen}: {fault}"));
    let time = TimeControl::with_total(Span::from_secs(60)).with_first_move(FirstMove::Timed);
    let mut game = Game::new(GameSetup { start, time, ..GameSetup::default() });
    if game.outcome().is_none() {
        game.apply(Instant::from_millis(0), Event::Start).unwrap();
        game.apply(Instant::from_millis(60_000), Event::Tick).unwrap();
        game.answer_open_questions(Instant::from_millis(60_001), &Budget::default());
    }
    game
}

fn said(game: &Game) -> String {
    let outcome = game.outcome().expect("over");
    format!("{} {}", outcome.score(), outcome.reason.code())
}

#[test]
fn a_closed_wall_is_a_draw_at_once() {
    for rules in [HouseRules::fide(), HouseRules::lobby()] {
        let mut desk = Desk::asking(rules, CLOSED);
        assert_eq!(desk.outcome(), "*");
        let changes =
            desk.game.answer_open_questions(desk.now, &Budget::default()).expect("a question was open");
        assert!(changes.ended.is_some());
        assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
        // In the initial position either side can mate, so the game continues.
        let mut desk = Desk::new(HouseRules::fide());
        desk.game.answer_open_questions(desk.now, &Budget::default());
        assert!(desk.game.question().is_none());
        desk.play("e4 e5");
    }
}

#[test]
fn questions_and_answers_travel_as_text() {
    for en_passant in [true, false] {
        let mut desk = Desk::asking(HouseRules { en_passant, ..HouseRules::fide() }, CLOSED);
        let text = serde_json::to_string(desk.game.question().unwrap()).unwrap();
        let question: tabiya::game::Question = serde_json::from_str(&text).unwrap();
        assert_eq!(Some(&question), desk.game.question());
        let text = serde_json::to_string(&question.answer(&Budget::default())).unwrap();
        desk.verdict(serde_json::from_str(&text).unwrap());
        assert_eq!(desk.outcome(), "1/2-1/2 dead-position");
    }
}

#[test]
fn a_fallen_flag_shows_the_mate_or_says_that_there_is_none() {
    let game = flag("4k2q/8/8/8/8/8/P7/K7 w - - 0 1");
    assert_eq!(said(&game), "0-1 flag-fall");
    let Some(Explanation::FlagFall { mate_verdict: MateVerdict::CanMate(line), .. }) = game.explanation()
    else {
        panic!()
    };
    let end = line.iter().fold(game.position().clone(), |position, mv| position.play(*mv).unwrap());
    assert!(end.is_checkmate() && end.turn() == Color::White);

    // A position that was dead before the flag fell is drawn as a dead position.
    assert_eq!(said(&flag(CLOSED)), "1/2-1/2 dead-position");
}

fn rows(name: &str) -> Option<String> {
    let path = format!("{}/../shared/data/winnability/{name}.tsv.gz", env!("CARGO_MANIFEST_DIR"));
    let Ok(file) = std::fs::File::open(&path) else {
        println!("skipped: {path} is not there");
        return None;
    };
    let mut text = String::new();
    flate2::read::GzDecoder::new(file).read_to_string(&mut text).unwrap();
    Some(text)
}

/// Games of the collection `flagged` that were lost on time although the winner could not mate:
/// FIDE rules make them draws.
#[test]
fn games_lost_on_time_that_were_draws() {
    let Some(text) = rows("flagged") else { return };
    let mut judged = 0;
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, winner, "unwinnable"] = fields[..] else { panic!("{line}") };
        // [`flag`] lets the flag of the player to move fall, so the test skips games that this
        // player won.
        if fen.split(' ').nth(1) == Some(winner) {
            continue;
        }
        let game = flag(fen);
        assert_eq!(game.outcome().map(|outcome| outcome.score()), Some("1/2-1/2"), "{line}");
        judged += 1;
    }
    println!("{judged} fallen flags, all drawn");
    assert!(judged > 1_000);
}

/// After a flag fall in a final position of the collection `games`, the result follows the
/// collection's verdict whether the winner can mate.
#[test]
fn flags_fall_as_the_position_deserves() {
    let Some(text) = rows("games") else { return };
    let (mut won, mut drawn) = (0, 0);
    for line in text.lines() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fen, winner, verdict] = fields[..] else { panic!("{line}") };
        let start = Position::from_fen(fen).unwrap();
        if fen.split(' ').nth(1) == Some(winner) || !start.has_legal_move() {
            continue;
        }
        let game = flag(fen);
        let score = game.outcome().map(|outcome| outcome.score());
        let expected = match (verdict, winner) {
            ("unwinnable", _) => "1/2-1/2",
            (_, "w") => "1-0",
            _ => "0-1",
        };
        assert_eq!(score, Some(expected), "{line}");
        if verdict == "unwinnable" { drawn += 1 } else { won += 1 }
    }
    println!("{won} lost on time, {drawn} drawn");
}
