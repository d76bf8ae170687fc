//! Reviews of finished games: the page and a web worker exchange studies (analyses of a position)
//! as text, and mistakes are found and classified.
#![allow(clippy::unwrap_used)]

use tabiya::game::{Event, Game, GameSetup, HouseRules, Instant, Preset};
use tabiya::opponent::{GameReview, MistakeCost, StudyRequest, StudyResult, review_game, study_text};
use tabiya::rules::{Color, Position, Role};

fn played(rules: HouseRules, fen: Option<&str>, sans: &str) -> Game {
    let start = fen.map_or_else(Position::initial, |fen| fen.parse().unwrap());
    let mut game = Game::new(GameSetup { rules, start, ..GameSetup::default() });
    for (ply, san) in (0..).zip(sans.split_whitespace()) {
        let mv = game.position().parse_san(san).unwrap();
        game.apply(Instant::from_millis(ply), Event::Move(mv)).unwrap();
    }
    game
}

fn seen(game: &Game, ply: usize) -> Option<StudyResult> {
    let read = StudyRequest::read(&study_text(game, ply, 8_000, 1_000)).unwrap();
    assert_eq!(read.millis, 1_000);
    let text = read.study_as_text(&mut || false)?;
    Some(StudyResult::read(&text, game.position_at(ply).unwrap()).unwrap())
}

fn back(game: &Game) -> GameReview {
    let all: Vec<_> = (0..=game.moves().len()).map(|ply| seen(game, ply)).collect();
    review_game(game, 0, &all)
}

/// The costliest mistake of a colour: the number of half-moves before the mistake, its cost, and
/// the better move.
fn worst(back: &GameReview, game: &Game, color: Color) -> Option<(usize, MistakeCost, String)> {
    let slip = back.shown_mistakes(color).next()?;
    let better = game.position_at(slip.ply)?.san(*slip.better_line.first()?).to_string();
    Some((slip.ply, slip.cost, better))
}

#[test]
fn mates_that_were_let_and_missed_are_facts() {
    let game = played(HouseRules::default(), None, "f3 e5 g4 Qh4#");
    let found = back(&game);
    let (ply, cost, _) = worst(&found, &game, Color::White).unwrap();
    assert_eq!((ply, cost), (2, MistakeCost::AllowedMate(1)));
    assert_eq!(found.mistakes[1], []);
    assert_eq!((found.chances.len(), found.chances[4]), (5, 0), "Black has won");

    let game = played(HouseRules::default(), None, "e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    let found = back(&game);
    let (ply, cost, _) = worst(&found, &game, Color::Black).unwrap();
    assert_eq!((ply, cost, found.chances[7]), (5, MistakeCost::AllowedMate(1), 1_000));

    // A missed mate is among the costly mistakes if it costs enough expected score. After Ra2
    // White is a rook up, which is worth less than the mate Ra8#.
    let rook = Some("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    let game = played(HouseRules::default(), rook, "Ra2 h6");
    let found = back(&game);
    let worst = worst(&found, &game, Color::White).unwrap();
    assert_eq!(worst, (0, MistakeCost::MissedMate(1), "Ra8#".to_owned()));
    assert_eq!((found.mistakes[0].len(), found.missed_mates[0].len()), (1, 0), "it cost something");
}

/// Missed mates after which the position is still won are listed beside the costly mistakes.
#[test]
fn mates_that_cost_nothing_stand_beside_the_costly_mistakes() {
    let queen = Some("6k1/5ppp/8/8/8/8/Q4PPP/R5K1 w - - 0 1");
    let game = played(HouseRules::default(), queen, "Rb1 Kh8 Rc1 Kg8 Rd1 Kh8 Re1 Kg8 Rf1 h6");
    let found = back(&game);
    assert_eq!(found.mistakes[0], []);
    let told: Vec<_> = found.shown_mistakes(Color::White).map(|slip| (slip.ply, slip.cost)).collect();
    // With the king on h8, the analysis finds a forced mate even after White's quiet move. So no
    // mate counts as missed there.
    assert_eq!(told, [0, 4, 8].map(|ply| (ply, MistakeCost::MissedMate(1))));
}

#[test]
fn a_stalemate_is_a_fact() {
    for preset in Preset::ALL {
        let queen = Some("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
        let game = played(preset.rules(), queen, "Qf7");
        let found = back(&game);
        let worst = worst(&found, &game, Color::White).unwrap();
        assert_eq!(worst, (0, MistakeCost::Stalemate, "Qf8#".to_owned()));
        assert_eq!(found.chances, [1_000, 500]);
    }
}

#[test]
fn pieces_that_were_lost_or_not_taken_are_named() {
    let game = played(HouseRules::default(), None, "e4 e5 Nf3 Nc6 Nxe5 Nxe5 d4 Ng6");
    let (ply, cost, _) = worst(&back(&game), &game, Color::White).unwrap();
    assert!(
        matches!(cost, MistakeCost::LostPiece(piece) if (piece.color, piece.role) == (Color::White, Role::Knight))
    );
    assert_eq!(ply, 4);

    // The queen could be captured, and neither player notices.
    let game = played(HouseRules::default(), None, "e4 e5 Nf3 Qg5 a3 Qg6 d3 d6");
    let found = back(&game);
    let (ply, cost, better) = worst(&found, &game, Color::White).unwrap();
    assert!(matches!(cost, MistakeCost::MissedCapture(piece) if piece.role == Role::Queen), "{cost:?}");
    assert_eq!((ply, better.as_str()), (4, "Nxg5"));
    let (ply, cost, _) = worst(&found, &game, Color::Black).unwrap();
    assert!(matches!(cost, MistakeCost::LostPiece(piece) if piece.role == Role::Queen), "{cost:?}");
    assert_eq!(ply, 3);
    assert!(found.mistakes.iter().all(|slips| slips.len() <= 3));
}

/// A half-move after which only one side can no longer mate is reported for that side. The
/// half-move after which neither side can mate is reported once, for the game.
#[test]
fn a_dead_position_is_told_once() {
    let game = played(HouseRules::default(), None, "e4 e5 Nf3 Nc6");
    for (white, black, dead, alone) in [
        (Some(3), Some(3), Some(3), [None, None]),
        (Some(0), Some(0), Some(0), [None, None]),
        (Some(4), Some(0), Some(4), [None, Some(0)]),
        (Some(2), None, None, [Some(2), None]),
        (None, None, None, [None, None]),
    ] {
        let mut found = review_game(&game, 0, &[None, None, None, None, None]);
        for (color, from) in Color::ALL.into_iter().zip([white, black]) {
            from.into_iter().for_each(|from| found.set_unwinnable_from(color, from));
        }
        assert_eq!(found.dead_from_ply(), dead);
        assert_eq!(Color::ALL.map(|color| found.unwinnable_from_ply(color)), alone, "{white:?} {black:?}");
    }
}

/// Malformed text is refused, and a study stops early when its callback returns `true`.
#[test]
fn bad_texts_are_no_studies() {
    let game = played(HouseRules::lobby(), None, "e4 e5");
    let hurried =
        StudyRequest::read(&study_text(&game, 2, 1_000_000, 5)).unwrap().study_as_text(&mut || true).unwrap();
    assert!(StudyResult::read(&hurried, game.position()).is_some());
    for text in ["", "study", "study 1", "study x 1\nfide\n\n", "study 1 1\nfide\n8/8 w\n"] {
        assert_eq!(StudyRequest::read(text), None, "{text}");
    }
    for text in ["", "0", "0 0", "0 x g1f3", "99999 0 g1f3", "0 0 e2e4", "0 0 g1f3 g1f3"] {
        assert_eq!(StudyResult::read(text, game.position()), None, "{text}");
    }
}
