//! Lessons on the rules, and their exercises.

use super::page::Page;
use std::collections::BTreeSet;
use tabiya::app::Route;
use tabiya::app::dialogs::learn::{
    CHAPTERS, EXERCISES, ExerciseGoal, ExerciseVerdict, Learn, LearnPage, Msg, rule_differences,
};
use tabiya::app::dialogs::{self, Dialog, DialogView, Kind};
use tabiya::game::{Preset, RuleOption};
use tabiya::rules::{CastlingSide, Move, Position, Role, Square};

/// Every exercise with its solution: moves in UCI notation, or squares to select.
const SOLUTIONS: [(&str, &[&str]); 24] = [
    ("rook", &["d1d4"]),
    ("bishop", &["d2g5"]),
    ("queen", &["d1a4"]),
    ("knight", &["d5f6"]),
    ("king", &["a1a2"]),
    ("pawn-first", &["e2e4"]),
    ("pawn-takes", &["e4d5"]),
    ("en-passant", &["e5d6"]),
    ("promote", &["a7a8q"]),
    ("promote-knight", &["c7c8n"]),
    ("castle-short", &["e1g1"]),
    ("castle-long", &["e1c1"]),
    ("castle-which", &["e1c1"]),
    ("castle-why-not", &["g4"]),
    ("check", &["a1a8"]),
    ("flee", &["e1d2"]),
    ("block", &["f1e2"]),
    ("take-checker", &["a4e8"]),
    ("mate-back", &["a1a8"]),
    ("mate-queen", &["g6g7"]),
    ("mate-rooks", &["b1b8"]),
    ("mate-not-stalemate", &["c1c8"]),
    ("stalemate", &["b5b6"]),
    ("mate-in-two", &["b5b7", "a6a8"]),
];

fn learn(page: &Page) -> &Learn {
    match page.dialog() {
        Some(Dialog::Learn(learn)) => learn,
        other => panic!("not the rules: {other:?}"),
    }
}

fn send(page: &mut Page, msg: Msg) {
    page.send(dialogs::Msg::Learn(msg));
}

/// Performs a step of a solution on the board: selects a square, or makes a move by a drop or by
/// two presses.
fn do_it(page: &mut Page, text: &str, by_drop: bool) {
    let square = |at: usize| -> Square { text[at..at + 2].parse().expect("a square") };
    if text.len() == 2 {
        return send(page, Msg::Press(square(0)));
    }
    if by_drop {
        send(page, Msg::Drop { from: square(0), to: square(2) });
    } else {
        send(page, Msg::Press(square(0)));
        send(page, Msg::Press(square(2)));
    }
    if let Some(letter) = text.chars().nth(4) {
        assert!(learn(page).promotion.is_some(), "{text}");
        send(page, Msg::Promote(Role::from_char(letter)));
    }
}

#[test]
fn every_exercise_is_solved_by_its_solution() {
    for by_drop in [false, true] {
        let mut page = Page::new();
        page.open(Kind::Learn);
        for (number, (name, moves)) in SOLUTIONS.into_iter().enumerate() {
            send(&mut page, Msg::OpenExercise(number));
            assert_eq!(EXERCISES[number].name, name);
            for (step, text) in moves.iter().enumerate() {
                assert_eq!(learn(&page).step, step, "{name}");
                do_it(&mut page, text, by_drop);
            }
            assert_eq!(learn(&page).verdict, Some(ExerciseVerdict::Solved), "{name}");
            assert!(learn(&page).is_solved(number));
        }
        assert_eq!(learn(&page).solved_count(), 24);
        assert_eq!(page.game().moves().len(), 0, "the game is not touched");
    }
}

#[test]
fn home_continues_at_the_first_exercise_that_is_not_solved() {
    let mut page = Page::new();
    page.open(Kind::Learn);
    assert_eq!(learn(&page).page, LearnPage::Home);
    for expected in [0, 1, 2] {
        send(&mut page, Msg::Continue);
        assert_eq!((learn(&page).page, learn(&page).exercise), (LearnPage::Exercise, expected));
        do_it(&mut page, SOLUTIONS[expected].1[0], true);
        send(&mut page, Msg::Show(LearnPage::Home));
        assert_eq!(learn(&page).solved_count(), expected + 1);
    }
    // The reopened dialog continues at the first exercise that is not solved.
    page.close().open(Kind::Learn);
    send(&mut page, Msg::Continue);
    assert_eq!(learn(&page).exercise, 3);
    // An exercise that is solved again counts once.
    send(&mut page, Msg::OpenExercise(0));
    do_it(&mut page, SOLUTIONS[0].1[0], true);
    assert_eq!(page.settings().solved_exercises, ["rook", "bishop", "queen"]);
}

#[test]
fn every_exercise_is_in_one_chapter() {
    assert_eq!(CHAPTERS.iter().map(|(_, count)| count).sum::<usize>(), EXERCISES.len());
}

/// Returns the legal moves in the position that reach the goal of an exercise.
fn accepted(position: &Position, goal: ExerciseGoal) -> Vec<Move> {
    position.legal_moves().iter().copied().filter(|mv| goal.is_done_by(position, *mv)).collect()
}

#[test]
fn every_exercise_is_a_position_where_white_moves_and_not_every_move_will_do() {
    let mut names = BTreeSet::new();
    for exercise in EXERCISES {
        assert!(names.insert(exercise.name), "{} twice", exercise.name);
        let position =
            Position::from_fen(exercise.fen).unwrap_or_else(|fault| panic!("{}: {fault}", exercise.name));
        assert_eq!(position.turn(), tabiya::rules::Color::White, "{}", exercise.name);
        let goal = exercise.steps[0].goal;
        if let ExerciseGoal::Point(square) = goal {
            assert!(position.piece_at(square).is_some());
            continue;
        }
        let good = accepted(&position, goal).len();
        assert!(good >= 1, "{}: no move does it", exercise.name);
        assert!(good < position.legal_moves().len(), "{}: every move does it", exercise.name);
        // The opponent's reply, if there is one, is legal.
        let reply = exercise.steps[0]
            .reply
            .map(|reply| position.play_unchecked(accepted(&position, goal)[0]).parse_uci(reply));
        assert!(reply.is_none_or(|reply| reply.is_ok()), "{}", exercise.name);
    }
}

#[test]
fn what_an_exercise_says_of_its_position_is_so() {
    let position = |name: &str| {
        let exercise = EXERCISES.into_iter().find(|exercise| exercise.name == name).expect("an exercise");
        Position::from_fen(exercise.fen).expect("a position")
    };
    let castles = |position: &Position, side| !accepted(position, ExerciseGoal::Castle(side)).is_empty();
    assert!(!castles(&position("castle-which"), CastlingSide::KingSide));
    let why = position("castle-why-not");
    assert!(!castles(&why, CastlingSide::QueenSide));
    let without = Position::from_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1").expect("a position");
    assert!(castles(&without, CastlingSide::QueenSide), "it is the bishop that prevents it");
    for name in ["flee", "block", "take-checker"] {
        assert!(position(name).is_check(), "{name}");
    }
    assert_eq!(accepted(&position("mate-back"), ExerciseGoal::Mate).len(), 1);
    assert!(
        !accepted(&position("mate-not-stalemate"), ExerciseGoal::Stalemate).is_empty(),
        "there is a way to go wrong"
    );
    assert!(accepted(&position("stalemate"), ExerciseGoal::Mate).is_empty());
    let knight = position("promote-knight");
    assert!(
        accepted(&knight, ExerciseGoal::Promote(Role::Knight))
            .iter()
            .all(|mv| knight.play_unchecked(*mv).is_check())
    );
}

#[test]
fn what_is_not_asked_for_is_not_played() {
    let mut page = Page::new();
    page.open(Kind::Learn);
    send(&mut page, Msg::OpenExercise(0));
    let before = learn(&page).position.clone();
    do_it(&mut page, "d1e1", true);
    assert_eq!((learn(&page).verdict, learn(&page).repeats_verdict), (Some(ExerciseVerdict::Another), false));
    do_it(&mut page, "d1c1", true);
    assert_eq!((learn(&page).verdict, learn(&page).repeats_verdict), (Some(ExerciseVerdict::Another), true));
    do_it(&mut page, "d1e2", true);
    assert_eq!(learn(&page).verdict, Some(ExerciseVerdict::Wrong));
    assert_eq!(learn(&page).position, before);
    send(&mut page, Msg::OpenExercise(13));
    do_it(&mut page, "e1", true);
    assert_eq!(learn(&page).verdict, Some(ExerciseVerdict::Wrong), "that is not the piece");
    send(&mut page, Msg::OpenExercise(usize::MAX));
    assert_eq!(learn(&page).exercise, 23, "no exercise is beyond the last");
}

#[test]
fn a_promotion_is_chosen_and_may_be_taken_back() {
    let mut page = Page::new();
    page.open(Kind::Learn);
    send(&mut page, Msg::OpenExercise(9));
    send(&mut page, Msg::Drop { from: Square::C7, to: Square::C8 });
    send(&mut page, Msg::Promote(None));
    assert_eq!((learn(&page).promotion, learn(&page).cursor), (None, Square::C7));
    do_it(&mut page, "c7c8q", false);
    assert_eq!(learn(&page).verdict, Some(ExerciseVerdict::Another));
    do_it(&mut page, "c7c8n", false);
    assert_eq!(learn(&page).verdict, Some(ExerciseVerdict::Solved));
    do_it(&mut page, "a1b1", false);
    assert_eq!(learn(&page).verdict, Some(ExerciseVerdict::Solved), "nothing is asked for any more");
}

#[test]
fn the_table_of_the_sets_is_what_their_rules_say() {
    let rows = rule_differences();
    for option in RuleOption::ALL {
        let values = Preset::ALL.map(|preset| preset.rules().option_value(option));
        let row = rows.iter().find(|row| row.option == option);
        let differs = values.iter().any(|value| *value != values[0]);
        assert_eq!(row.map(|row| row.values), differs.then_some(values), "{option}");
    }
    assert!(rows.len() > 5);
}

#[test]
fn the_rules_shown_are_those_of_the_game_on_the_board() {
    let mut page = Page::with("rules=lobby&en-passant=off&clock=300");
    page.address("learn");
    assert_eq!(page.ready().route(), Route::Dialog(Kind::Learn));
    let view = page.view().dialog.expect("a dialog");
    let DialogView::Learn(view) = &*view else { panic!("not the rules") };
    assert!(!view.rules.en_passant && !view.clock.is_without_clocks());
    page.close();
    assert_eq!(page.goes_to(), Some(Route::Table));
}
