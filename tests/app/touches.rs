//! Accidental and repeated presses, draw claims, the Back button, and backups.

use super::page::Page;
use tabiya::app::dialogs::{DialogView, Kind, sheet};
use tabiya::app::table::{self, ClaimStep, MIN_ANSWER_DELAY_MS, PlayerQuestion};
use tabiya::app::{
    AnnouncementItem, BackupFault, Effect, FileTarget, NoticeContent, PageMsg, Route, Share, Sound,
    StoreEffect, device,
};
use tabiya::game::{EndReason, Event, RequestKind};
use tabiya::rules::Color;

/// An action of a player on the page.
type PlayerAction = fn(&mut Page);

fn reply(by: Color, yes: bool) -> table::Msg {
    table::Msg::AnswerQuestion { by, yes }
}

/// A page on which the player `by` has pressed Resign and confirmed the resignation.
fn resigned(by: Color) -> Page {
    let mut page = Page::timed();
    page.drag("e2e4").send(table::Msg::Resign(by)).wait(MIN_ANSWER_DELAY_MS).send(reply(by, true));
    assert_eq!(page.result().map(|(_, reason)| reason), Some("resignation"));
    page
}

/// Downloads the game from the score sheet; returns the text of the file.
fn saved(page: &mut Page) -> String {
    page.open(Kind::Sheet).in_sheet(sheet::Msg::Download);
    let texts = page.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::Download { text, .. }) => Some(text.clone()),
        _ => None,
    });
    texts.expect("a file")
}

#[test]
fn a_double_tap_on_the_flag_does_not_resign() {
    for gap in [0, 50, 100, 300, 499, 600, 2_000] {
        let mut page = Page::timed();
        page.drag("e2e4")
            .send(table::Msg::Resign(Color::Black))
            .wait(gap)
            .send(table::Msg::Resign(Color::Black));
        assert_eq!(page.result(), None, "after {gap} ms");
    }
}

#[test]
fn a_question_is_deaf_for_its_first_half_second() {
    // Actions, each with the question that Black must then answer.
    let asks: [(PlayerAction, PlayerQuestion); 3] = [
        (
            |page| {
                page.send(table::Msg::Resign(Color::Black));
            },
            PlayerQuestion::ConfirmResignation,
        ),
        (
            |page| {
                page.act(Event::OfferDraw(Color::White));
            },
            PlayerQuestion::Draw,
        ),
        (
            |page| {
                page.act(Event::AskTakeback(Color::White));
            },
            PlayerQuestion::Request(RequestKind::Takeback(1)),
        ),
    ];
    for (ask, what) in asks {
        for yes in [true, false] {
            let mut page = Page::timed();
            page.drag("e2e4 e7e5 g1f3");
            ask(&mut page);
            assert_eq!(page.table().question_to(Color::Black), Some(what));
            for _ in 0..5 {
                page.send(reply(Color::Black, yes)).wait(99);
            }
            assert_eq!(
                (page.table().question_to(Color::Black), page.result()),
                (Some(what), None),
                "{what:?}"
            );
            page.send(reply(Color::White, yes));
            assert_eq!(
                page.table().question_to(Color::Black),
                Some(what),
                "who is not asked does not answer"
            );
            page.wait(5).send(reply(Color::Black, yes));
            assert_ne!(page.table().question_to(Color::Black), Some(what), "{what:?}");
        }
    }
}

#[test]
fn a_second_press_on_play_leaves_the_way_back() {
    let mut page = Page::new();
    page.play("e4").start_game();
    let code = |page: &Page| page.notice().map(|notice| notice.content.code());
    assert_eq!(code(&page), Some("put-aside"));
    page.act(Event::AskTakeback(Color::White));
    assert_eq!(code(&page), Some("put-aside"));
    page.drop("e2", "e5");
    assert_ne!(code(&page), Some("put-aside"), "a move says why it is refused");
}

#[test]
fn who_keeps_playing_does() {
    let mut page = Page::timed();
    page.drag("e2e4")
        .send(table::Msg::Resign(Color::White))
        .wait(MIN_ANSWER_DELAY_MS)
        .send(reply(Color::White, false));
    assert_eq!((page.table().pending_resignation, page.result()), (None, None));
    page.send(reply(Color::White, true));
    assert_eq!(page.result(), None, "nothing is asked any more");
}

#[test]
fn who_resigned_undoes_it_for_five_seconds() {
    for by in Color::ALL {
        let mut page = resigned(by);
        assert_eq!(page.table().question_to(by), Some(PlayerQuestion::UndoEnd(EndReason::Resignation)));
        assert_eq!(page.table().question_to(!by), None);
        page.wait(MIN_ANSWER_DELAY_MS - 1).send(reply(by, true));
        assert!(page.result().is_some(), "its question is deaf at first too");
        page.wait(4_500).send(reply(by, true));
        assert_eq!((page.result(), page.what()), (None, Some(&NoticeContent::EndUndone)));
        page.drag("e7e5");
        assert_eq!(page.sans(), ["e4", "e5"]);

        let mut page = resigned(by);
        page.wait(5_000).send(table::Msg::Wake);
        assert_eq!(page.table().question_to(by), None);
        page.wait(MIN_ANSWER_DELAY_MS).send(reply(by, true)).act(Event::UndoEnd(by));
        assert_eq!(page.result().map(|(_, reason)| reason), Some("resignation"), "it stands");
    }
}

#[test]
fn after_an_agreement_one_asks_to_undo_it_and_the_other_answers() {
    let agreed = || {
        let mut page = Page::timed();
        page.drag("e2e4 e7e5")
            .act(Event::OfferDraw(Color::White))
            .wait(MIN_ANSWER_DELAY_MS)
            .send(reply(Color::Black, true));
        page.wait(MIN_ANSWER_DELAY_MS).send(reply(Color::White, true));
        assert_eq!(page.result(), Some(("1/2-1/2", "agreement")));
        assert_eq!(page.said(), [AnnouncementItem::Notice(NoticeContent::UndoAsked(Color::White))]);
        assert_eq!(
            [Color::White, Color::Black].map(|by| page.table().question_to(by)),
            [None, Some(PlayerQuestion::GrantUndo)]
        );
        page
    };
    let mut page = agreed();
    page.wait(4_000).send(reply(Color::Black, true));
    assert_eq!((page.result(), page.game().draw_offer()), (None, None));
    let mut page = agreed();
    page.wait(MIN_ANSWER_DELAY_MS).send(reply(Color::Black, false));
    assert!(page.result().is_some());
    assert_eq!(Color::ALL.map(|by| page.table().question_to(by)), [None, None], "it stands at once");
}

#[test]
fn a_result_goes_nowhere_while_it_can_be_undone() {
    let mut page = Page::timed();
    page.set("sounds", "on").drag("e2e4").act(Event::Resign(Color::White));
    assert!(page.heard().is_empty(), "{:?}", page.effects);
    assert!(saved(&mut page).contains("[Result \"*\"]"));
    let until = page.woken_at();
    assert_eq!(until, None, "it is asked for already");
    page.wait(5_000).send(table::Msg::Wake);
    assert_eq!(page.heard(), [Sound::End]);
    assert!(saved(&mut page).contains("[Result \"0-1\"]"));
    page.send(table::Msg::Wake);
    assert!(page.heard().is_empty(), "once");
}

#[test]
fn a_mate_is_heard_at_once() {
    let mut page = Page::timed();
    page.set("sounds", "on").drag("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(page.heard(), [Sound::End]);
    assert_eq!(Color::ALL.map(|by| page.table().question_to(by)), [None, None]);
    assert!(saved(&mut page).contains("[Result \"0-1\"]"));
}

#[test]
fn a_second_new_game_leaves_the_way_back() {
    let mut page = Page::timed();
    page.drag("e2e4 e7e5").send(table::Msg::NewGame).wait(120).send(table::Msg::NewGame);
    assert_eq!(page.what(), Some(&NoticeContent::PutAside));
    page.wait(3_000).send(table::Msg::NewGame);
    assert_eq!(page.what(), Some(&NoticeContent::PutAside), "an untouched game is no reason to forget it");
}

#[test]
fn three_new_games_in_a_row_leave_every_unfinished_one_within_reach() {
    let mut page = Page::timed();
    for first in ["e2e4", "d2d4", "c2c4"] {
        page.wait(1_000).drag(first).wait(1_000).send(table::Msg::NewGame);
    }
    let mut found = Vec::new();
    for _ in 0..6 {
        let oldest = page.table().session.games_aside().len() - 1;
        page.wait(1_000).send(table::Msg::Restore(oldest));
        found.extend(page.sans());
    }
    found.sort();
    found.dedup();
    assert_eq!(found, ["c4", "d4", "e4"]);
    assert_eq!(page.table().session.games_aside().len(), 2, "none is there twice");
}

#[test]
fn each_game_that_was_put_aside_has_its_button() {
    let mut page = Page::timed();
    for first in ["e2e4", "d2d4", "c2c4"] {
        page.wait(1_000).drag(first).wait(1_000).send(table::Msg::NewGame);
    }
    page.open(Kind::Settings).wait(1_000).send(table::Msg::Restore(1));
    assert_eq!((page.sans(), page.dialog()), (vec!["d4".to_owned()], None));
    page.wait(1_000).send(table::Msg::Restore(7));
    assert_eq!(page.sans(), ["d4"], "there is no such game");
}

#[test]
fn a_king_castles_by_coming_down_on_its_rook() {
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (rook, san) in [("h1", "O-O"), ("a1", "O-O-O")] {
        let mut page = Page::at(fen);
        page.drop("e1", rook);
        assert_eq!(page.sans(), [san], "by drag");
        let mut page = Page::at(fen);
        page.press("e1").press(rook);
        assert_eq!(page.sans(), [san], "by tap");
    }
}

#[test]
fn whoever_is_to_move_may_always_declare_a_move() {
    let mut page = Page::timed();
    page.drag("e2e4 e7e5").send(table::Msg::ClaimDraw(Color::White));
    assert_eq!(page.what(), None, "it is not refused before a move is declared");
    let view = page.view().claim.expect("the choice of a move");
    assert_eq!((view.by, view.chosen, view.moves.len()), (Color::White, None, 29));
    let so_far = view.refusal.expect("what counts");
    assert_eq!((so_far.occurrences, so_far.halfmoves), (Some(1), Some(0)));
    page.send(table::Msg::ClaimDraw(Color::Black));
    assert!(matches!(page.what(), Some(NoticeContent::Refused { .. })), "Black is not to move");
}

#[test]
fn a_claim_is_at_the_side_of_the_player_who_claims() {
    for (address, is_far) in [
        ("", [false, true]),
        ("orientation=black", [true, false]),
        ("orientation=left", [false, true]),
        ("orientation=right", [true, false]),
        ("seats=passing", [false, false]),
    ] {
        let mut page = Page::with(address);
        let mut claims = |moves: &str, by| {
            page.play(moves).send(table::Msg::ClaimDraw(by));
            page.view().claim.map(|view| (view.by, view.is_far))
        };
        let claims = [claims("e4 e5", Color::White), claims("Nf3", Color::Black)];
        let expected = [(Color::White, is_far[0]), (Color::Black, is_far[1])];
        assert_eq!(claims, expected.map(Some), "{address}");
    }
}

#[test]
fn nothing_is_declared_before_a_move_is_chosen() {
    let mut page = Page::timed();
    page.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1").send(table::Msg::ClaimDraw(Color::Black));
    let so_far = page.view().claim.and_then(|view| view.refusal).expect("what counts");
    assert_eq!((so_far.occurrences, so_far.halfmoves), (Some(2), Some(7)));
    page.send(table::Msg::ChooseClaimMove(ClaimStep::ClaimDraw));
    assert!(page.view().claim.is_some() && page.what().is_none() && page.result().is_none());
    page.send(table::Msg::ChooseClaimMove(ClaimStep::Choose(999)))
        .send(table::Msg::ChooseClaimMove(ClaimStep::ClaimDraw));
    assert!(page.view().claim.is_some(), "there is no such move");
    page.drag("f6g8");
    assert_eq!(page.sans().len(), 7, "the move is not played");
    assert_eq!(page.board().declared, super::page::squares("f6 g8"));
    page.send(table::Msg::ChooseClaimMove(ClaimStep::ClaimDraw));
    assert_eq!(page.result(), Some(("1/2-1/2", "threefold")));
    assert_eq!(page.view().claim, None);
}

#[test]
fn a_move_is_declared_by_tap_and_a_promotion_by_its_piece() {
    let mut page = Page::at("k7/6P1/8/8/8/8/8/K7 w - - 0 1");
    page.play("Kb1 Kb8").send(table::Msg::ClaimDraw(Color::White));
    page.press("g7").press("g8").send(table::Msg::Promote(tabiya::rules::Role::Rook));
    let view = page.view().claim.expect("the choice");
    let chosen = view.chosen.map(|number| view.moves[number].to_string());
    assert_eq!(chosen.as_deref(), Some("g8=R+"));
    assert_eq!(page.sans(), ["Kb1", "Kb8"]);
    page.send(PageMsg::Escape);
    assert_eq!(page.view().claim, None, "there is no claim");
    page.drag("b1b2");
    assert_eq!(page.sans().len(), 3);
}

#[test]
fn the_choice_follows_the_board() {
    let mut page = Page::timed();
    page.play("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1").send(table::Msg::ClaimDraw(Color::Black)).drag("f6g8");
    page.act(Event::AskTakeback(Color::Black)).act(Event::GrantRequest(Color::White));
    let view = page.view().claim.expect("it is still Black's turn");
    assert_eq!((page.sans().len(), view.chosen), (5, None));
    assert_eq!(view.moves.len(), page.game().position().legal_moves().len());
    page.play("Nf6");
    assert_eq!(page.view().claim, None, "it is not this player's turn any more");
}

#[test]
fn what_is_open_is_a_step_that_back_takes_back() {
    let opened: [PlayerAction; 5] = [
        |page| {
            page.open(Kind::Arbiter);
        },
        |page| {
            page.import("1. e4 e5 *");
        },
        |page| {
            page.send(table::Msg::ClaimDraw(Color::Black));
        },
        |page| {
            page.open(Kind::Settings);
        },
        |page| {
            page.open(Kind::Sheet);
        },
    ];
    for (number, open) in opened.iter().enumerate() {
        let mut page = Page::with("clock=60");
        page.play("e4");
        open(&mut page);
        assert_ne!(page.goes_to().unwrap_or_default(), Route::Table, "{number}");
        page.address("");
        assert_eq!((page.dialog(), page.view().claim, page.view().review), (None, None, None), "{number}");
        assert_eq!((page.ready().route(), page.goes_to()), (Route::Table, None), "{number}");
    }
    // The page has the address `open` while a claim, a promotion or an imported game is open.
    // Visited directly, this address opens nothing.
    let page = Page::with("open");
    assert_eq!((page.goes_to(), page.what()), (Some(Route::Table), None));
    // Going back cancels an open choice of a promotion piece.
    let mut page = Page::at("k7/6P1/8/8/8/8/8/K7 w - - 0 1");
    page.drag("g7g8");
    assert_eq!(page.goes_to(), Some(Route::OpenItem));
    page.address("");
    assert_eq!((page.board().promotion, page.sans().len()), (None, 0));
}

#[test]
fn back_closes_the_innermost_first() {
    let mut page = Page::new();
    page.import("1. e4 e5 *").open(Kind::Settings);
    page.address("");
    assert_eq!(page.dialog(), None);
    assert!(page.view().review.is_some());
    assert_eq!(page.goes_to(), Some(Route::OpenItem), "one more step");
    page.address("");
    assert_eq!((page.view().review, page.goes_to()), (None, None));
}

#[test]
fn saving_everything_says_that_it_is_done() {
    let mut page = Page::new();
    page.open(Kind::Settings).send(device::Msg::SaveBackup);
    let saved = |page: &Page| match page.view().dialog.as_deref() {
        Some(DialogView::Settings(view)) => view.saved,
        other => panic!("the settings are not open: {other:?}"),
    };
    page.send(device::Msg::Progress(3)).send(device::Msg::BackupSaved(None));
    assert_eq!((page.what(), saved(&page)), (None, None), "the share sheet was closed");
    assert_eq!(page.ready().device.progress, None);
    for target in [FileTarget::Downloads, FileTarget::OtherProgram] {
        page.send(device::Msg::BackupSaved(Some(target)));
        assert_eq!((page.what(), saved(&page)), (Some(&NoticeContent::BackupSaved(target)), Some(target)));
    }
    page.close().open(Kind::Settings);
    assert_eq!(saved(&page), None, "that was then");
}

#[test]
fn one_backup_is_saved_or_restored_at_a_time() {
    let mut page = Page::new();
    page.open(Kind::Settings).send(device::Msg::SaveBackup).send(device::Msg::Progress(0));
    let begins =
        |page: &Page| page.asks_for(StoreEffect::SaveBackup) || page.asks_for(StoreEffect::RestoreBackup);
    for another in [device::Msg::SaveBackup, device::Msg::FileChosen] {
        assert!(!begins(page.send(another)));
    }
    page.send(device::Msg::Stop);
    assert!(!begins(page.send(device::Msg::FileChosen)), "the storage has not said that it has stopped");
    page.send(device::Msg::Failed(BackupFault::Stopped));
    assert!(begins(page.send(device::Msg::FileChosen)));
}
