//! Typed moves: several moves in one dialog, their faults, and moves typed after the end of the
//! game.

use super::page::Page;
use tabiya::app::dialogs::typed::{FieldContent, TypedLine, TypedMoveDialog};
use tabiya::app::dialogs::{Dialog, DialogView, Kind, Msg, typed};
use tabiya::app::table::{self, ReviewStep};
use tabiya::app::{AnnouncementItem, FocusTarget};
use tabiya::game::{Event, GameResult};
use tabiya::opponent::OpponentLevel;
use tabiya::rules::Color;

/// Opens the dialog for typed moves, and switches it to several moves.
fn open_for_several(page: &mut Page) {
    page.open(Kind::Typed).send(Msg::Typed(typed::Msg::TakeSeveral(true)));
}

/// Types a text of several moves. `knight` stands for `N`.
fn type_line(page: &mut Page, text: &str) {
    let line = TypedLine::split(text, |part| vec![part.replace("knight ", "N")]);
    page.send(Msg::Typed(typed::Msg::PlayLine(Box::new(line))));
}

/// Types a single move.
fn type_move(page: &mut Page, text: &str) {
    let play = typed::Msg::Play { text: text.to_owned(), spellings: vec![text.to_owned()] };
    page.open(Kind::Typed).send(Msg::Typed(play));
}

/// The dialog for typed moves, which must be open.
fn dialog(page: &Page) -> &TypedMoveDialog {
    match page.dialog() {
        Some(Dialog::Typed(typed)) => typed,
        other => panic!("the dialog for typed moves is not open: {other:?}"),
    }
}

/// The text that the dialog could not play, and the code of its fault.
fn fault(page: &Page) -> Option<(&str, &'static str)> {
    dialog(page).fault.as_ref().map(|(text, fault)| (&**text, fault.code()))
}

/// The last move of the game, as the dialog shows it.
fn shown_move(page: &Page) -> Option<String> {
    match page.view().dialog.as_deref() {
        Some(DialogView::Typed(view)) => view.last_move.map(|mv| mv.to_string()),
        other => panic!("the dialog for typed moves is not open: {other:?}"),
    }
}

#[test]
fn the_dialog_stays_open_for_several_moves() {
    let mut page = Page::new();
    open_for_several(&mut page);
    assert_eq!((dialog(&page).field.clone(), shown_move(&page)), (FieldContent::default(), None));
    for (number, (san, shown)) in
        [("e4", "1. e4"), ("e5", "1… e5"), ("knight f3", "2. Nf3")].into_iter().enumerate()
    {
        type_line(&mut page, san);
        assert_eq!((page.sans().len(), fault(&page)), (number + 1, None));
        assert_eq!(shown_move(&page).as_deref(), Some(shown));
        assert!(matches!(page.said(), [AnnouncementItem::Moved(_)]));
        let FieldContent { text, writes, .. } = &dialog(&page).field;
        assert_eq!((&**text, *writes as usize), ("", number + 1), "the field is emptied each time");
    }
}

#[test]
fn the_switch_stays_as_it_was_left() {
    let mut page = Page::new();
    page.open(Kind::Typed);
    assert!(!dialog(&page).takes_several);
    page.send(Msg::Typed(typed::Msg::TakeSeveral(true))).close().open(Kind::Typed);
    assert!(dialog(&page).takes_several);
    page.send(Msg::Typed(typed::Msg::TakeSeveral(false))).close();
    type_move(&mut page, "e4");
    assert_eq!((page.sans().len(), page.dialog()), (1, None));
}

#[test]
fn a_text_is_played_up_to_its_first_fault() {
    let mut page = Page::new();
    open_for_several(&mut page);
    type_line(&mut page, "1. e4 e5 2. Nf3");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3"]);
    type_line(&mut page, "2... Nc6 3.Bb5 Nf5 4. O-O");
    assert_eq!(page.sans(), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    assert_eq!(fault(&page), Some(("Nf5", "none-goes-there")));
    assert_eq!(dialog(&page).field, FieldContent { text: "Nf5 4. O-O".to_owned(), selected: 3, writes: 2 });
    assert!(page.asks_for(FocusTarget::Fault));
    // A repeated fault is announced again.
    assert!(!dialog(&page).repeats_error);
    type_line(&mut page, "Nf5 4. O-O");
    assert!(dialog(&page).repeats_error);
    type_line(&mut page, "Nf6 4. O-O");
    assert_eq!((page.sans().len(), fault(&page)), (7, None));
    // `knight f5` is read as one illegal move, not as two moves.
    type_line(&mut page, "knight f5");
    assert_eq!(fault(&page), Some(("knight f5", "none-goes-there")));
    type_line(&mut page, "");
    assert_eq!(fault(&page), Some(("", "not-san")));
}

#[test]
fn two_squares_are_one_move_where_they_can_be() {
    let mut page = Page::new();
    open_for_several(&mut page);
    type_line(&mut page, "e2 e4");
    assert_eq!(page.sans(), ["e4"]);
    type_line(&mut page, "e5 d4");
    assert_eq!(page.sans(), ["e4", "e5", "d4"]);
    type_line(&mut page, "e5 d4");
    assert_eq!(page.sans(), ["e4", "e5", "d4", "exd4"]);
}

#[test]
fn the_dialog_closes_when_the_game_ends() {
    let mut page = Page::new();
    open_for_several(&mut page);
    type_line(&mut page, "f3 e5 g4 Qh4#");
    assert_eq!((page.result(), page.dialog()), (Some(("0-1", "checkmate")), None));
    assert!(page.asks_for(FocusTarget::Board));

    // The field keeps the text after the mating move, and the fault is `game-over`.
    let mut page = Page::new();
    open_for_several(&mut page);
    type_line(&mut page, "f3 e5 g4 Qh4# a3");
    assert_eq!((fault(&page), &*dialog(&page).field.text), (Some(("a3", "game-over")), "a3"));

    // A flag fall closes the dialog.
    let mut page = Page::with("clock=5&first-move=free");
    open_for_several(&mut page);
    type_line(&mut page, "e4 e5");
    page.wait(6_000).send(table::Msg::Wake).answer_open_questions_winnable();
    assert_eq!((page.result(), page.dialog()), (Some(("0-1", "flag-fall")), None));
}

#[test]
fn a_move_typed_after_the_end_is_answered() {
    for end in [
        Event::Resign(Color::Black),
        Event::Decide { result: GameResult::Draw, why: "no time left".to_owned() },
    ] {
        let mut page = Page::new();
        page.play("e4").act(end.clone()).answer_open_questions_winnable();
        assert!(page.result().is_some());
        type_move(&mut page, "e5");
        assert_eq!((fault(&page), page.sans().len()), (Some(("e5", "game-over")), 1), "{end:?}");
        // With several moves allowed, the text is refused too.
        page.send(Msg::Typed(typed::Msg::TakeSeveral(true)));
        type_line(&mut page, "e5 Nf3");
        assert_eq!((fault(&page), &*dialog(&page).field.text), (Some(("e5", "game-over")), "e5 Nf3"));
    }
}

#[test]
fn typed_moves_need_no_confirmation() {
    let mut page = Page::new();
    page.set("confirm", "on").drop("d2", "d4");
    assert!(page.table().input.pending.is_some());
    open_for_several(&mut page);
    type_line(&mut page, "e4 e5");
    assert_eq!((page.sans(), page.table().input.pending.is_none()), (vec!["e4".into(), "e5".into()], true));
}

#[test]
fn a_promotion_must_name_its_piece() {
    let mut page = Page::at("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    open_for_several(&mut page);
    type_line(&mut page, "a8 Kd7");
    assert_eq!((fault(&page), page.sans().len()), (Some(("a8", "promotion-missing")), 0));
    type_line(&mut page, "a8=Q Kd7");
    assert_eq!((fault(&page), page.sans().len()), (None, 2));
}

#[test]
fn a_text_stops_where_the_computer_is_to_move() {
    let mut page = Page::with(&format!("black={}&first-move=free", OpponentLevel::ALL[0].name()));
    open_for_several(&mut page);
    type_line(&mut page, "e4 e5");
    assert_eq!((page.sans(), fault(&page)), (vec!["e4".to_owned()], None));
    assert_eq!(dialog(&page).field.text, "e5", "the move of the computer is not played for it");
}

#[test]
fn what_the_board_refuses_is_shown_in_the_dialog() {
    let mut page = Page::with("clock=60&first-move=free");
    page.play("e4 e5").act(Event::Pause);
    open_for_several(&mut page);
    type_line(&mut page, "Nf3 Nc6");
    assert_eq!((fault(&page), page.sans().len()), (Some(("Nf3", "paused")), 2));
    assert_eq!(dialog(&page).field.text, "Nf3 Nc6");
    page.close().act(Event::Resume).show_position(ReviewStep::First);
    open_for_several(&mut page);
    type_line(&mut page, "Nf3 Nc6");
    assert_eq!((fault(&page), page.game().moves().len()), (Some(("Nf3", "looking-back")), 2));
}

#[test]
fn a_claim_names_the_first_typed_move() {
    let mut page = Page::at("8/8/8/8/8/4k3/8/R3K3 w Q - 98 80");
    page.play("Ra2").send(table::Msg::ClaimDraw(Color::Black));
    open_for_several(&mut page);
    type_line(&mut page, "Kd3");
    assert_eq!((page.game().moves().len(), page.dialog()), (1, None), "it is declared, not played");
    assert!(page.table().pending_claim.is_some_and(|claiming| claiming.chosen.is_some()));
}
