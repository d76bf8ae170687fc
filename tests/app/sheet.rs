//! Games that go out and come in.

use super::faults;
use super::page::Page;
use tabiya::app;
use tabiya::app::dialogs::{Kind, sheet::Msg};
use tabiya::app::table::view::SheetView;
use tabiya::app::table::{self, About, Look, Looking};
use tabiya::app::{Effect, FilePurpose, Focus, Keep, PageMsg, Route, Said, Share, What};
use tabiya::game::pgn::{PgnError, Place, Score, games};
use tabiya::game::{Event, Headers};
use tabiya::rules::{Color, Laws, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_head_of_the_sheet_is_written_before_during_and_after_the_game() {
    let mut page = Page::new();
    let named = |white: &str| Headers { white: white.to_owned(), ..Headers::default() };
    page.open(Kind::Sheet).in_sheet(Msg::SetHeaders(named("Ada")));
    assert_eq!(page.id(), None, "an untouched board is not worth a record");
    assert!(page.game().pgn().contains("[White \"Ada\"]"));
    page.send(PageMsg::Today("2026.11.21".to_owned())).play("f3 e5");
    assert_eq!(page.table().session.keeping().setup.headers.date, "2026.11.21", "the day of the first move");
    let headers = Headers { date: "2026.11.20".to_owned(), ..named("Ada Lovelace") };
    page.in_sheet(Msg::SetHeaders(headers.clone()));
    assert!(page.kept().any(|keep| matches!(keep,
        Keep::Event { entry, .. } if entry.event == Event::SetHeaders(headers.clone()))));
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
fn offers_stand_on_the_sheet_and_are_read_out() {
    let mut page = Page::new();
    page.play("e4 e5").act(Event::OfferDraw(Color::Black)).play("Nf3").act(Event::OfferDraw(Color::White));
    assert_eq!(SheetView::of(page.table()).offers, [2, 3]);
    assert!(page.game().pgn().contains("1. e4 e5 {(=)} 2. Nf3 {(=)}"), "{}", page.game().pgn());
    page.look(Look::Step(2));
    let [Said::At(app::Place::After(moved))] = page.said() else { panic!("{:?}", page.said()) };
    assert_eq!(moved.played.offered, Some(Color::Black));
}

#[test]
fn copies_and_files() {
    let mut page = Page::new();
    page.play("e4 e5").look(Look::First);
    page.open(Kind::Sheet);
    assert!(page.sheet().said.is_none());
    assert!(page.asks_for(Focus::Dialog));
    page.in_sheet(Msg::CopyFen);
    let copy = |text: &str| [Effect::Share(Share::Copy(text.to_owned()))];
    assert_eq!(page.effects, copy(START), "the position that is looked at");
    page.in_sheet(Msg::Copied(true));
    assert_eq!(page.sheet().said, Some(Said::Copied(true)));
    assert_eq!(page.said(), [Said::Copied(true)]);
    page.in_sheet(Msg::CopyPgn);
    let pgn = page.game().pgn();
    assert_eq!(page.effects, copy(&pgn));
    page.in_sheet(Msg::Copied(false));
    assert_eq!(page.sheet().said, Some(Said::Copied(false)));
    page.in_sheet(Msg::Download);
    let download = Share::Download { name: "game.pgn".to_owned(), text: pgn.clone() };
    assert_eq!(page.effects, [Effect::Share(download)]);
    assert_eq!((&page.sheet().said, page.said()), (&Some(Said::Downloaded), &[Said::Downloaded][..]));
    // What went out comes in again, move by move.
    let record = games(&pgn, Laws::default()).next().expect("a game").expect("readable");
    page.in_sheet(Msg::FileChosen);
    assert_eq!(page.effects, [Effect::Share(Share::ReadFile(FilePurpose::Games))]);
    page.in_sheet(Msg::Import(pgn));
    assert_eq!(page.dialog(), None);
    let sans: Vec<_> = page.table().shown().moves.iter().map(|played| played.san.to_string()).collect();
    assert_eq!((sans, record.moves().len()), (vec!["e4".to_owned(), "e5".to_owned()], 2));
}

#[test]
fn a_game_from_elsewhere_is_looked_at_beside_the_one_in_progress() {
    let mut page = Page::new();
    page.play("d4");
    let game = page.game().clone();
    page.import("[White \"Ada\"]\n[Black \"Alan\"]\n\n1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0");
    assert_eq!(page.game(), &game);
    let Some(Looking::Aside { about: About::Record { headers, score }, at: 5, .. }) = &page.table().looking
    else {
        panic!("{:?}", page.table().looking)
    };
    assert_eq!((headers.black.as_str(), *score), ("Alan", Score::Win(Color::White)));
    assert_eq!(page.board().check, Some(Square::E7));
    page.look(Look::Step(2));
    page.press("d2");
    assert_eq!(page.what(), Some(&What::LookingAtAnother));
    page.send(table::Msg::PlayOn);
    assert_eq!(page.table().looking, None);
    assert!(page.fen().starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq"));
    assert_eq!(page.table().session.put_aside().first().map(|aside| &aside.game), Some(&game));
    page.play("Nf3").send(table::Msg::Restore(0));
    assert_eq!(page.game().start().to_fen(), START);
    // In one's own game there is nothing to play on from.
    page.look(Look::First);
    page.send(table::Msg::PlayOn);
    assert_eq!(page.table().looking, Some(Looking::Back(0)));
}

#[test]
fn a_position_from_elsewhere_is_looked_at_and_played_on_from() {
    let mut page = Page::with("rules=lobby");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";
    page.import(fen);
    assert_eq!(page.fen(), fen);
    page.send(table::Msg::PlayOn);
    assert_eq!((page.fen().as_str(), page.table().looking.is_none()), (fen, true));
    assert_eq!(page.game().rules().to_string(), "lobby");
}

#[test]
fn of_several_games_one_is_chosen_and_faults_are_told() {
    let mut page = Page::new();
    page.play("d4");
    let before = page.board();
    page.import("1. e4 *\n\n1. e5 *\n\n[White \"Ada\"]\n\n1. c4 c5 *\n");
    // The dialog stays open: a choice is to be made.
    let import = &page.sheet().import;
    assert_eq!((import.found.len(), import.faults.len()), (2, 1));
    assert_eq!(import.faults[0].place, Place { line: 3, column: 4 });
    assert_eq!(page.said(), [Said::Found(2, Some(Box::new(import.faults[0].clone())))]);
    assert_eq!(page.board(), before);
    page.in_sheet(Msg::LookAt(7));
    assert_eq!(page.table().looking, None);
    page.in_sheet(Msg::LookAt(1));
    assert_eq!(page.table().shown().moves.len(), 2);
    assert_eq!(page.dialog(), None);
}

#[test]
fn what_cannot_be_read_touches_nothing() {
    let mut page = Page::new();
    page.play("d4");
    let before = page.board();
    page.import("  \n");
    assert_eq!(page.said(), [Said::NothingToRead]);
    assert_eq!(page.sheet().said, Some(Said::NothingToRead));
    for (text, column, words) in [
        ("1. e4 e5 2. Ke3", 13, "Ke3"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", 1, "bad FEN: 7 ranks"),
        ("Dear Ada, here is my game", 1, "Dear"),
    ] {
        page.import(text);
        let [Said::Found(0, Some(fault))] = page.said() else { panic!("{:?}", page.said()) };
        let PgnError { place, .. } = **fault;
        assert_eq!(place, Place { line: 1, column });
        assert!(fault.to_string().contains(words), "{fault}");
        assert_eq!((page.board(), page.sheet().import.faults.len()), (before.clone(), 1));
    }
    page.in_sheet(Msg::ImportFailed(faults::file()));
    assert_eq!(page.said(), [Said::CannotRead(faults::file())]);
    assert_eq!(page.sheet().import.faults.len(), 0, "what was wrong with the text before is gone");
    page.close();
    assert!(page.asks_for(Focus::SheetButton));
    assert_eq!(page.goes_to(), Some(Route::Table));
    page.in_sheet(Msg::Import("1. e4 *".to_owned()));
    assert_eq!(page.table().looking, None, "nothing is read where nothing was asked for");
}
