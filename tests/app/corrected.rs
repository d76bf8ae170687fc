//! The arbiter's correction of the position, and resigning on the score sheet.

use super::page::{Page, square};
use tabiya::app::dialogs::{self, Dialog, DialogView, Kind, arbiter};
use tabiya::app::table::view::{ScoreSheetView, SheetSection};
use tabiya::app::table::{self, CapturedMaterial, ClaimStep, PlayerQuestion, ReviewStep};
use tabiya::app::{AnnouncementItem, FocusTarget, LinePlace, NoticeContent, SaveCommand};
use tabiya::game::{EndReason, Event, GameResult};
use tabiya::rules::{Color, FenError, Position, Role};

const RIGHT: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

fn put(page: &mut Page, fen: &str) {
    let msg =
        arbiter::Msg::CorrectPosition { fen: fen.to_owned(), why: " a knight\n had slipped ".to_owned() };
    page.open(Kind::Arbiter).send(dialogs::Msg::Arbiter(msg));
}

fn proposed(page: &Page) -> String {
    match page.view().dialog.as_deref() {
        Some(DialogView::Arbiter(view)) => view.fen.clone().expect("a board"),
        other => panic!("the arbiter's dialog is not open: {other:?}"),
    }
}

#[test]
fn the_dialog_proposes_the_position_that_is_looked_at() {
    let mut page = Page::new();
    page.play("e4 e5 Nf3 Nc6").open(Kind::Arbiter);
    assert_eq!(proposed(&page), page.game().position().to_fen());
    page.close().show_position(ReviewStep::ToPly(2));
    page.open(Kind::Arbiter);
    assert_eq!(proposed(&page), RIGHT);
}

#[test]
fn what_is_no_position_is_named_in_the_dialog_and_changes_nothing() {
    let mut page = Page::new();
    page.play("e4 e5");
    let before = page.game().clone();
    for (fen, fault) in [
        ("nonsense", FenError::Fields { count: 1 }),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", FenError::Kings { color: Color::Black, count: 0 }),
        // No game can reach this position: after a pawn move, the half-move clock is 0.
        ("4k3/8/8/8/3P4/8/8/4K3 b - d3 5 9", FenError::EnPassantQuiet { square: square("d3") }),
    ] {
        put(&mut page, fen);
        let misplaced =
            arbiter::ArbiterDialog { position_fault: Some(fault), ..arbiter::ArbiterDialog::default() };
        assert_eq!(page.dialog(), Some(&Dialog::Arbiter(misplaced)));
        assert!(page.asks_for(FocusTarget::Fault) && page.kept().next().is_none());
    }
    assert_eq!(page.game(), &before);
    // The other fields of the dialog keep working.
    page.send(dialogs::Msg::Arbiter(arbiter::Msg::Choose(Some(GameResult::Draw))));
    page.send(dialogs::Msg::Arbiter(arbiter::Msg::Decide(String::new())));
    assert_eq!(page.result(), Some(("1/2-1/2", "arbiter")));
}

#[test]
fn a_position_as_people_paste_it_is_put_on_the_board_with_a_notice() {
    for (fen, code) in [
        (RIGHT.to_owned(), "position-put-right"),
        (RIGHT.replace(' ', "\t"), "loose-fen"),
        (format!("FEN: \"{RIGHT}\""), "loose-fen"),
        (RIGHT.replace("0 2", "- -"), "loose-fen"),
    ] {
        let mut page = Page::new();
        page.play("e4 e5 Nf3 Nc6");
        put(&mut page, &fen);
        assert_eq!(page.dialog(), None, "{fen}");
        assert_eq!(page.game().position().placement(), Position::from_fen(RIGHT).unwrap().placement());
        assert_eq!(page.what().map(NoticeContent::code), Some(code), "{fen}");
        let [AnnouncementItem::Notice(NoticeContent::PositionCorrected { .. }), ..] = page.said() else {
            panic!("{:?}", page.said())
        };
        // The saved game holds the FEN in its standard form.
        let strict = |keep: &SaveCommand| match keep {
            SaveCommand::AddEvent { entry, .. } => match &entry.event {
                Event::CorrectPosition { fen, .. } => Position::from_fen(fen).is_ok(),
                _ => false,
            },
            _ => false,
        };
        assert!(page.kept().any(strict), "{fen}");
    }
}

#[test]
fn the_board_and_the_players_hear_of_it_and_the_disk_holds_it() {
    let mut page = Page::new();
    page.play("e4 e5 Nf3 Nc6")
        .answer_open_questions_winnable()
        .press("f1")
        .show_position(ReviewStep::ToPly(1));
    page.send(table::Msg::Resign(Color::White)).wait(10);
    put(&mut page, &format!(" {RIGHT}\n"));
    assert_eq!((page.dialog(), page.fen().as_str()), (None, RIGHT));
    let what = NoticeContent::PositionCorrected { turn: Color::White, check: false };
    assert_eq!((page.what(), page.said()), (Some(&what), &[AnnouncementItem::Notice(what.clone())][..]));
    let event = Event::CorrectPosition { fen: RIGHT.to_owned(), why: "a knight had slipped".to_owned() };
    assert!(
        page.kept().any(|keep| matches!(keep, SaveCommand::AddEvent { entry, .. } if entry.event == event))
    );
    assert_eq!((page.table().question_to(Color::White), &page.table().board_review), (None, &None));
    assert!(page.board().selected.is_none() && page.board().last_move.is_empty(), "no move led to it");
    // The game continues from the corrected position.
    page.drag("d2d4");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6", "d4"]);
}

#[test]
fn a_claim_that_was_being_chosen_is_none_any_more() {
    let mut page = Page::new();
    page.play("e4 e5").answer_open_questions_winnable().send(table::Msg::ClaimDraw(Color::White));
    page.send(table::Msg::ChooseClaimMove(ClaimStep::Choose(0)));
    assert!(page.table().pending_claim.is_some());
    put(&mut page, &RIGHT.replace(" w ", " b "));
    assert!(page.table().pending_claim.is_none());
}

#[test]
fn the_columns_of_the_score_sheet_go_by_the_side_to_move() {
    let mut page = Page::new();
    page.play("e4 e5 Nf3");
    let sections = |page: &Page| ScoreSheetView::of_table(page.table()).sections;
    let whole = SheetSection { first_ply: 0, number: 1, is_black_first: false };
    assert_eq!(sections(&page), [whole]);
    put(&mut page, RIGHT);
    page.play("d4");
    put(&mut page, &RIGHT.replace(" w ", " b ").replace("0 2", "0 7"));
    page.play("Nf6");
    assert_eq!(
        sections(&page),
        [
            whole,
            SheetSection { first_ply: 3, number: 2, is_black_first: false },
            SheetSection { first_ply: 4, number: 7, is_black_first: true },
        ]
    );
    // Stepping back shows first the corrected position, then the moves before the correction.
    assert_eq!(page.show_position(ReviewStep::ToPly(3)), RIGHT);
    let place = LinePlace::Start { turn: Color::White, check: false, is_corrected: true };
    assert_eq!(page.said(), [AnnouncementItem::PositionShown(place)]);
    assert_eq!(page.show_position(ReviewStep::ToPly(2)), page.game().moves()[1].position.to_fen());
}

#[test]
fn what_was_taken_is_counted_by_what_the_board_lacks() {
    let mut page = Page::new();
    page.play("e4 d5 exd5 Qxd5");
    let taken = |page: &Page, by| CapturedMaterial::up_to(page.table().shown(), by).roles;
    assert_eq!(
        (taken(&page, Color::White), taken(&page, Color::Black)),
        (vec![Role::Pawn], vec![Role::Pawn])
    );
    // The arbiter puts White's pawn back on d5 and removes Black's queen. Afterwards White lacks a
    // rook and a pawn. The pawn counts as promoted, not as captured, because White has two queens.
    put(&mut page, "rnb1kbnr/ppp1pppp/8/3P4/8/8/PPPP2PP/QNBQKBNR w Kkq - 0 3");
    assert_eq!(taken(&page, Color::White), [Role::Queen, Role::Pawn]);
    assert_eq!(taken(&page, Color::Black), [Role::Rook]);
    page.show_position(ReviewStep::ToPly(2));
    assert_eq!(taken(&page, Color::White), []);
}

#[test]
fn a_position_put_right_before_the_first_move_is_a_game_to_lose() {
    let mut page = Page::new();
    put(&mut page, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1");
    page.send(table::Msg::NewGame);
    assert_eq!(page.table().session.games_aside().len(), 1);
}

#[test]
fn the_score_sheet_has_a_place_to_resign_in() {
    let mut page = Page::new();
    let place = |page: &Page| ScoreSheetView::of_table(page.table()).resigning_player;
    assert_eq!(place(&page), None, "an empty sheet is no game yet");
    page.play("e4");
    assert_eq!(place(&page), Some(Color::Black));
    page.play("e5");
    assert_eq!(place(&page), Some(Color::White));
    page.show_position(ReviewStep::ToPly(1));
    assert_eq!(place(&page), None, "the first empty place is in sight only in the game now");
    page.show_position(ReviewStep::BackToGame);
    // Resigning first asks the player to confirm.
    page.send(table::Msg::Resign(Color::White));
    assert_eq!(
        (page.table().question_to(Color::White), page.result()),
        (Some(PlayerQuestion::ConfirmResignation), None)
    );
    assert_eq!(place(&page), None, "asked already");
    page.wait(600).send(table::Msg::AnswerQuestion { by: Color::White, yes: true });
    assert_eq!((page.result(), place(&page)), (Some(("0-1", "resignation")), None));
}

#[test]
fn whoever_has_something_to_answer_answers_that_first() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::Black));
    assert_eq!(page.table().question_to(Color::White), Some(PlayerQuestion::Draw));
    assert_eq!(ScoreSheetView::of_table(page.table()).resigning_player, None);
}

#[test]
fn a_position_that_ends_the_game_can_be_undone_at_white_s_place() {
    let mut page = Page::new();
    page.play("e4 e5").answer_open_questions_winnable();
    let before = page.fen();
    put(&mut page, "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    assert_eq!(page.result(), Some(("1-0", "checkmate")));
    assert_eq!(page.table().question_to(Color::White), Some(PlayerQuestion::UndoEnd(EndReason::Arbiter)));
    assert_eq!(page.table().question_to(Color::Black), None);
    page.wait(600).send(table::Msg::AnswerQuestion { by: Color::White, yes: true });
    assert_eq!((page.result(), page.fen()), (None, before));
}
