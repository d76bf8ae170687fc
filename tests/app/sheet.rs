//! The score sheet: headers, draw offers, the opening, and exported games.

use super::page::Page;
use tabiya::app;
use tabiya::app::dialogs::{DialogView, Kind, sheet::Msg};
use tabiya::app::table::view::ScoreSheetView;
use tabiya::app::table::{self, ReviewStep};
use tabiya::app::{
    AnnouncementItem, Effect, FileTarget, NoticeContent, PageEffect, PageMsg, SaveCommand, Share,
    ShareResult, dialogs,
};
use tabiya::game::{Event, Headers};
use tabiya::openings::Openings;
use tabiya::rules::Color;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_head_of_the_sheet_is_written_before_during_and_after_the_game() {
    let mut page = Page::new();
    let named = |white: &str| Headers { white: white.to_owned(), ..Headers::default() };
    page.open(Kind::Sheet).in_sheet(Msg::SetHeaders(named("Ada")));
    assert_eq!(page.id(), None, "an untouched board is not worth a record");
    assert!(page.game().pgn().contains("[White \"Ada\"]"));
    page.send(PageMsg::Today("2026.11.21".to_owned())).play("f3 e5");
    assert_eq!(
        page.table().session.save_state().setup.headers.date,
        "2026.11.21",
        "the day of the first move"
    );
    let headers = Headers { date: "2026.11.20".to_owned(), ..named("Ada Lovelace") };
    page.in_sheet(Msg::SetHeaders(headers.clone()));
    assert!(page.kept().any(|keep| matches!(keep,
        SaveCommand::AddEvent { entry, .. } if entry.event == Event::SetHeaders(headers.clone()))));
    page.play("g4 Qh4");
    assert!(page.game().outcome().is_some());
    page.in_sheet(Msg::SetHeaders(Headers { event: "Match".to_owned(), ..headers }));
    for tag in ["[White \"Ada Lovelace\"]", "[Date \"2026.11.20\"]", "[Event \"Match\"]", "[Result \"0-1\"]"]
    {
        assert!(page.game().pgn().contains(tag), "{tag}");
    }
    page.send(table::Msg::NewGame);
    let next = page.game().headers();
    assert_eq!((next.white.as_str(), next.date.as_str()), ("Ada Lovelace", ""), "they play on, another day");
}

#[test]
fn a_game_has_the_day_on_which_its_clock_was_started() {
    let mut page = Page::with("clock=300&first-move=timed");
    page.send(PageMsg::Today("2026.11.21".to_owned())).act(Event::Start).play("e4");
    assert!(page.game().pgn().contains("[Date \"2026.11.21\"]"), "{}", page.game().pgn());
}

#[test]
fn offers_stand_on_the_sheet_and_are_read_out() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::Black)).play("Nf3").act(Event::OfferDraw(Color::White));
    assert_eq!(ScoreSheetView::of_table(page.table()).offers, [2, 3]);
    assert!(page.game().pgn().contains("1. e4 e5 {(=)} 2. Nf3 {(=)}"), "{}", page.game().pgn());
    page.show_position(ReviewStep::ToPly(2));
    let [AnnouncementItem::PositionShown(app::LinePlace::After(moved))] = page.said() else {
        panic!("{:?}", page.said())
    };
    assert_eq!(moved.played.offered_by, Some(Color::Black));
}

#[test]
fn the_opening_is_that_of_the_moves_shown_until_the_arbiter_puts_a_position_right() {
    let names = "openings 1\nC20 0King's Pawn Game\nC40 0King's Knight Opening\n\ne4 e5= Nf3=\n";
    let names = Openings::read(names.as_bytes()).unwrap();
    let named = |page: &Page| {
        ScoreSheetView::of_table(page.table()).opening(&names).map(|opening| opening.code.to_owned())
    };
    let mut page = Page::new();
    page.play("e4");
    assert_eq!(named(&page), None);
    page.play("e5").play("Nf3 a6 h3");
    assert_eq!(named(&page).as_deref(), Some("C40"));
    page.show_position(ReviewStep::ToPly(2));
    assert_eq!(named(&page).as_deref(), Some("C20"));
    page.show_position(ReviewStep::ToPly(1));
    assert_eq!(named(&page), None);
    // Even a game that does not start from the initial position gets an opening name when it
    // reaches a position of the opening book.
    let mut page = Page::at("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    page.play("e5");
    assert_eq!(named(&page).as_deref(), Some("C20"));
    let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".to_owned();
    page.act(Event::CorrectPosition { fen, why: String::new() }).play("Nf3");
    assert_eq!(named(&page).as_deref(), Some("C20"));
}

#[test]
fn copies_and_files() {
    let mut page = Page::new();
    page.play("e4 e5").show_position(ReviewStep::First);
    page.open(Kind::Sheet);
    assert!(page.sheet().said.is_none());
    assert!(page.asks_for(PageEffect::ShowDialog));
    page.in_sheet(Msg::CopyFen);
    let copy = |text: &str| [Effect::Share(Share::Copy(text.to_owned()))];
    assert_eq!(page.effects, copy(START), "the position that is looked at");
    page.send(dialogs::Msg::Shared(ShareResult::Copied(true)));
    assert_eq!(page.sheet().said, Some(AnnouncementItem::Copied(true)));
    assert_eq!(page.said(), [AnnouncementItem::Copied(true)]);
    page.in_sheet(Msg::CopyPgn);
    let pgn = page.game().pgn();
    assert_eq!(page.effects, copy(&pgn));
    page.send(dialogs::Msg::Shared(ShareResult::Copied(false)));
    assert_eq!(page.sheet().said, Some(AnnouncementItem::Copied(false)));
    page.in_sheet(Msg::Download);
    let download = Share::Download { name: "game.pgn".to_owned(), text: pgn.clone() };
    assert_eq!(page.effects, [Effect::Share(download)]);
    assert_eq!(page.sheet().said, None, "nothing is saved yet");
    for (result, said) in [
        (ShareResult::FileSaved(FileTarget::Downloads), AnnouncementItem::FileSaved(FileTarget::Downloads)),
        (
            ShareResult::FileSaved(FileTarget::OtherProgram),
            AnnouncementItem::FileSaved(FileTarget::OtherProgram),
        ),
        (ShareResult::FileNotSaved, AnnouncementItem::FileNotSaved),
    ] {
        page.in_sheet(Msg::Download).send(dialogs::Msg::Shared(result));
        assert_eq!((page.sheet().said.as_ref(), page.said()), (Some(&said), &[said.clone()][..]));
    }
    for png in [false, true] {
        page.in_sheet(Msg::Picture(png));
        let [Effect::Share(Share::Picture { name, svg, png: drawn })] = &page.effects[..] else {
            panic!("{:?}", page.effects)
        };
        assert_eq!((name.as_str(), *drawn), ("game", png));
        assert_eq!(svg.matches("<use href=\"#pieces\"/>").count(), 32);
        assert!(!svg.contains("#eecd70"), "no move has led to the position shown");
    }
}

/// The app reports the result of a download even after the score sheet has closed, because a
/// picture may be ready only then.
#[test]
fn a_file_that_cannot_be_saved_is_told_wherever_the_players_are() {
    let mut page = Page::new();
    for dialog in [None, Some(Kind::Games), Some(Kind::Club)] {
        page.close();
        dialog.map(|kind| page.open(kind));
        page.send(dialogs::Msg::Shared(ShareResult::FileSaved(FileTarget::Downloads)));
        assert_eq!(
            (page.said(), page.what()),
            (&[AnnouncementItem::FileSaved(FileTarget::Downloads)][..], None),
            "{dialog:?}"
        );
        page.send(dialogs::Msg::Shared(ShareResult::FileNotSaved));
        assert_eq!(page.what(), Some(&NoticeContent::NotDownloaded), "{dialog:?}");
        page.send(table::Msg::DismissNotice);
    }
}

#[test]
fn exported_pgn_has_the_time_used_where_the_score_sheet_shows_it() {
    let mut page = Page::with("clock=60");
    page.play("e4 e5");
    for is_on in [false, true] {
        page.set("move-times", if is_on { "on" } else { "off" }).open(Kind::Sheet);
        let expected = if is_on { page.game().pgn_with_times_used() } else { page.game().pgn() };
        let Some(DialogView::Sheet(view)) = page.view().dialog.as_deref().cloned() else {
            panic!("no score sheet")
        };
        page.in_sheet(Msg::CopyPgn);
        assert_eq!((view.pgn.contains("[%emt "), &view.pgn), (is_on, &expected));
        assert_eq!(page.effects, [Effect::Share(Share::Copy(expected))]);
    }
}
