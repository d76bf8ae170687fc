//! Hints, one step at a time, and the review of a finished game. The page discards a hint after the
//! next move, and a review when a new game starts.

use super::page::{Page, square, squares};
use tabiya::app::dialogs::Kind;
use tabiya::app::table::{self, ReviewStep};
use tabiya::app::{BoardRegion, ChosenMistake, CoachReview, Hint, PageMsg, coach};
use tabiya::game::Event;
use tabiya::openings::Openings;
use tabiya::opponent::{MistakeCost, OpponentLevel};
use tabiya::rules::{Color, Role};

/// Whether the score sheet notes that a hint was given.
fn is_marked(page: &Page) -> bool {
    Color::ALL.into_iter().any(|color| OpponentLevel::has_given_hint(page.game().headers(), color))
}

#[test]
fn hints_are_for_who_practises() {
    for (address, may) in [
        ("clock=none", true),
        ("clock=300", false),
        ("clock=300&black=Partner ③", true),
        ("clock=none&white=Partner ③", false),
    ] {
        let mut page = Page::with(address);
        assert_eq!(page.coached().can_ask_hint, may, "{address}");
        page.send(coach::Msg::AskHint);
        assert_eq!(page.coach.asked.is_some(), may, "{address}");
        assert!(!page.coached().can_ask_review);
    }
}

#[test]
fn a_hint_marks_no_squares_of_an_earlier_position() {
    let mut page = Page::with("clock=none");
    page.play("e4 e5").send(coach::Msg::AskHint);
    assert_eq!(page.board().hinted, squares(""), "not before it is found");
    page.coach_studies();
    assert_ne!(page.board().hinted, squares(""));
    page.send(table::Msg::StepReview(ReviewStep::First));
    assert_eq!(page.board().hinted, squares(""));
}

#[test]
fn a_hint_comes_step_by_step_and_is_for_one_position() {
    let mut page = Page::with("fen=6k1/5ppp/8/8/8/8/5PPP/R5K1%20w%20-%20-%200%201&clock=none");
    page.send(coach::Msg::AskHint);
    page.send(coach::Msg::AskHint);
    assert_eq!((page.coach.asks, &page.coached().hint), (1, &Some(Hint::Thinking)), "it is asked once");
    page.coach_studies();
    assert_eq!(page.coach.ends, 1, "the worker ends with its hint");
    let files: String = (1..=8).map(|rank| format!("a{rank} b{rank} c{rank} ")).collect();
    for (step, marked) in [(1, &*files), (2, "a1"), (3, "a1 a8"), (3, "a1 a8")] {
        assert_eq!(page.board().hinted, squares(marked), "step {step}");
        let Some(Hint::Revealed(told, clue)) = page.coached().hint else { panic!("{:?}", page.coached()) };
        assert_eq!(told, step);
        assert_eq!((clue.mate_in, clue.region), (Some(1), BoardRegion::QueenSide));
        assert_eq!(clue.region_corners(), (square("a1"), square("c8")));
        assert_eq!((clue.piece.0, clue.to), (square("a1"), square("a8")));
        assert_eq!((clue.piece.1.role, clue.san.to_string().as_str()), (Role::Rook, "Ra8#"));
        page.send(coach::Msg::AskHint);
    }
    page.play("h3");
    assert_eq!((page.coached().hint.clone(), page.board().hinted), (None, squares("")));
    // A hint that comes too late is dropped, and a failure of the worker ends only the hint.
    page.send(coach::Msg::AskHint);
    page.play("h6");
    assert_eq!(page.coach.ends, 2);
    page.send(coach::Msg::Studied("0 0 1 g1h2".to_owned()));
    assert_eq!(page.coached().hint, None);
    page.send(coach::Msg::AskHint);
    page.send(coach::Msg::Failed);
    assert_eq!(page.coached().hint, Some(Hint::Unavailable));
    page.send(coach::Msg::AskHint);
    page.coach_studies();
    assert!(matches!(page.coached().hint, Some(Hint::Revealed(1, _))));
}

/// A hint in a game against the computer is noted on the score sheet, and the player learns with
/// the first hint that the game is unrated.
#[test]
fn a_hint_against_a_partner_is_written_down_and_told_once() {
    let mut page = Page::with("clock=none&white=Ada&black=Partner ③");
    let names = |page: &Page| {
        let headers = page.game().headers();
        [headers.white.clone(), headers.black.clone()]
    };
    let helped = || ["Ada".to_owned(), "Partner ③ with hints".to_owned()];
    page.play("e4 e5");
    // A failing worker gives no hint.
    page.send(coach::Msg::AskHint);
    assert!(page.coached().is_unrated, "told while it is looked for");
    page.send(coach::Msg::Failed);
    assert!(!page.coached().is_unrated && !is_marked(&page));
    page.send(coach::Msg::AskHint);
    page.coach_studies();
    assert!(is_marked(&page) && page.coached().is_unrated);
    assert!(matches!(page.coached().hint, Some(Hint::Revealed(1, _))), "the hint stays");
    assert_eq!(names(&page), helped());
    page.send(coach::Msg::AskHint);
    assert!(page.kept().next().is_none(), "it is written once");
    // The next hint does not add a second note. A takeback does not remove the note.
    page.play("Nf3 Nc6");
    page.send(coach::Msg::AskHint);
    page.coach_studies();
    assert!(!page.coached().is_unrated && page.kept().next().is_none());
    page.act(Event::AskTakeback(Color::White)).computer_acts(false);
    assert_eq!((page.game().moves().len(), names(&page)), (2, helped()));
    assert!(page.game().pgn().contains("[Black \"Partner ③ with hints\"]"));
    assert_eq!(
        OpponentLevel::playing_color(page.game().headers(), Color::Black),
        Some(OpponentLevel::ALL[2]),
        "it plays on"
    );

    // The next game starts without the note, and the match score continues.
    page.act(Event::Resign(Color::White));
    let score = |page: &Page| {
        Color::ALL.map(|color| page.app.ready().map(|ready| ready.settings.running_score.points(color)))
    };
    page.send(PageMsg::Rematch);
    assert_eq!(names(&page), ["Partner ③".to_owned(), "Ada".to_owned()]);
    let after_one = score(&page);
    page.play("e4 e5").act(Event::Resign(Color::Black)).send(PageMsg::Rematch);
    assert_eq!(score(&page)[1].map(|points| points.halves()), after_one[0].map(|points| points.halves() + 2));
}

/// A hint before the first move is noted together with that move, because a game is not saved
/// before its first move.
#[test]
fn a_hint_for_the_first_move_is_written_down_with_it() {
    let mut page = Page::with("clock=none&black=Partner ③");
    page.send(coach::Msg::AskHint);
    page.coach_studies();
    assert!(page.coached().is_unrated && !is_marked(&page));
    page.play("e4");
    assert!(is_marked(&page));
    assert!(OpponentLevel::has_given_hint(page.game().headers(), Color::Black));

    // A hint in one game is not noted in the next game.
    let mut page = Page::with("clock=none&black=Partner ③");
    page.send(coach::Msg::AskHint);
    page.coach_studies();
    page.address("clock=none&black=Partner ③&fen=6k1/5ppp/8/8/8/8/5PPP/R5K1%20w%20-%20-%200%201");
    page.play("Ra2");
    assert!(!is_marked(&page));

    // Without the computer as opponent, no note is made.
    let mut page = Page::with("clock=none");
    page.play("e4 e5");
    page.send(coach::Msg::AskHint);
    page.coach_studies();
    assert!(matches!(page.coached().hint, Some(Hint::Revealed(1, _))));
    assert!(!page.coached().is_unrated && !is_marked(&page));
}

#[test]
fn a_game_is_looked_back_at_and_a_new_one_ends_that() {
    let mut page = Page::with("clock=300&rules=fide&first-move=free");
    page.play("e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7#");
    assert!(page.coached().can_ask_review && !page.coached().can_ask_hint);
    page.send(coach::Msg::AskReview);
    assert_eq!(page.coached().review, Some(CoachReview::InProgress(Vec::new(), 8)));
    page.coach_studies();
    let Some(CoachReview::Finished(story)) = page.coached().review.clone() else {
        panic!("{:?}", page.coached())
    };
    assert_eq!((page.coach.asks, page.coach.ends), (7, 1), "the last position has no move");
    let slip = &story.mistakes.mistakes[Color::Black as usize][0];
    assert_eq!((slip.ply, slip.cost), (5, MistakeCost::AllowedMate(1)));
    let names = Openings::read(include_bytes!("../../src/openings/openings.txt")).expect("the names");
    let (plies, opening) = story.opening(&names).expect("a name");
    assert_eq!(opening.code, "C20");
    let named = |ply| names.name_of_position(story.game.position_at(ply).expect("a position"));
    assert_eq!(named(plies), Some(opening));
    assert!((plies + 1..=7).all(|ply| named(ply).is_none()), "the last that has one");
    let (shown, sans) = story.better_line(slip.ply, &slip.better_line, 1).expect("a line");
    assert_eq!((sans.len(), sans[0].number), (slip.better_line.len(), 3));
    assert_eq!(shown.turn(), Color::White);
    // A mistake is shown step by step, until the sheet is closed.
    let chosen = |steps| ChosenMistake { color: Color::Black, index: 0, steps };
    page.open(Kind::Sheet);
    for steps in [0, 1, slip.better_line.len()] {
        page.send(coach::Msg::ShowMistake(chosen(steps)));
        assert_eq!(page.coached().chosen_mistake, Some(chosen(steps)));
    }
    for nonsense in [chosen(slip.better_line.len() + 1), ChosenMistake { index: 9, ..chosen(0) }] {
        page.send(coach::Msg::ShowMistake(nonsense));
        assert_eq!(page.coached().chosen_mistake, Some(chosen(slip.better_line.len())));
    }
    page.close();
    assert_eq!(page.coached().chosen_mistake, None);

    page.send(coach::Msg::Stop);
    assert_eq!(page.coached().review, None);

    page.send(coach::Msg::AskReview);
    page.start_game();
    assert_eq!(
        (page.coached().review.is_none(), page.coach.asked.is_none()),
        (true, true),
        "a new game ends it"
    );
    assert!(!page.coached().can_ask_review);
}

#[test]
fn every_end_of_a_game_can_be_looked_back_at() {
    // The test has two ends of a game: a king left in check, and a resignation.
    let lobby = "rules=lobby&check-warnings=off&clock=none";
    let mut page = Page::with(lobby);
    page.play("e4 e5 Qh5");
    let into_check = page.game().playable_from("f7".parse().expect("a square"));
    page.act(Event::Move(into_check[0]));
    assert!(page.game().outcome().is_some());
    page.send(coach::Msg::AskReview);
    page.coach_studies();
    assert!(matches!(page.coached().review, Some(CoachReview::Finished(_))), "{:?}", page.coached());

    let mut page = Page::with("clock=none");
    page.play("e4 e5 Nf3 Nc6").act(Event::Resign(Color::White));
    page.send(coach::Msg::AskReview);
    page.coach_studies();
    let Some(CoachReview::Finished(story)) = &page.coached().review else { panic!("{:?}", page.coached()) };
    assert_eq!((story.mistakes.chances.len(), &story.mistakes.mistakes), (5, &[vec![], vec![]]));
    assert!((350..650).contains(&story.mistakes.chances[4]), "resigning is no mistake of the board");

    // A failing worker ends the review; the player can start it again.
    page.send(coach::Msg::Stop);
    page.send(coach::Msg::AskReview);
    page.send(coach::Msg::Failed);
    assert_eq!(page.coached().review, Some(CoachReview::Unavailable));
    page.send(coach::Msg::AskReview);
    page.coach_studies();
    assert!(matches!(page.coached().review, Some(CoachReview::Finished(_))));
}

/// The half-move from which a player can no longer mate is proved, not estimated.
#[test]
fn who_could_mate_no_more_is_proved() {
    // Only the pawn can still win for White. Its capture ends the game with a draw.
    let pawn = "8/8/8/3k4/8/3K4/4P3/8%20w%20-%20-%200%201";
    let mut page = Page::with(&format!("fen={pawn}&rules=fp-club&dead-position=listed-material&clock=none"));
    page.play("e4 Ke5 Ke3 Ke6 Kd3 Ke5 Kc3 Kxe4");
    page.send(coach::Msg::AskReview);
    page.coach_studies();
    assert!(page.coach_proves() >= 2);
    let Some(CoachReview::Finished(story)) = &page.coached().review else { panic!("{:?}", page.coached()) };
    assert_eq!(story.mistakes.unwinnable_from, [Some(8), Some(0)], "Black never had what mates");
    assert_eq!(story.mistakes.dead_from_ply(), Some(8));
    assert_eq!(story.mistakes.chances[8], 500);
    assert!(story.mistakes.chances.iter().all(|chance| *chance >= 500));

    // If the worker gives no answer, nothing is proved.
    page.send(coach::Msg::Stop);
    page.send(coach::Msg::AskReview);
    page.coach_studies();
    page.send(coach::Msg::Judged(None));
    page.send(coach::Msg::Judged(None));
    let Some(CoachReview::Finished(story)) = &page.coached().review else { panic!("{:?}", page.coached()) };
    assert_eq!((story.mistakes.unwinnable_from, page.to_prove.is_none()), ([None; 2], true));
}
