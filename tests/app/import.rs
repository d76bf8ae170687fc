//! Import of games and positions.

use super::page::Page;
use std::collections::BTreeSet;
use tabiya::app::dialogs::Kind;
use tabiya::app::dialogs::import::{Msg, Progress};
use tabiya::app::table::view::EdgeActions;
use tabiya::app::table::{self, BoardReview, LineKind, ReviewStep};
use tabiya::app::{
    AnnouncementItem, BackgroundEffect, DiskMsg, Effect, FocusTarget, GameId, Msg as AppMsg, NoticeContent,
    OpenedGame, PageMsg, Route, SaveCommand, StoreEffect,
};
use tabiya::club::ArchivedGame;
use tabiya::game::pgn::{ImportedGame, ImportedGames, PgnError, PgnResult, TextPlace, games};
use tabiya::game::{ClockStop, Event, Headers};
use tabiya::rules::pgn::{PgnFault, ReadNote};
use tabiya::rules::{Color, Laws, Position, Square};
use tabiya::words::PlayerName;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn what_went_out_comes_in_again_move_by_move() {
    let mut page = Page::new();
    page.play("e4 e5");
    let pgn = page.game().pgn();
    let record = games(&pgn, Laws::default()).next().expect("a game").expect("readable");
    page.open(Kind::Import).in_import(Msg::FileChosen);
    assert_eq!(page.effects, [Effect::Background(BackgroundEffect::ReadFile)]);
    page.in_import(Msg::Text(pgn)).work();
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
    let Some(BoardReview::OtherLine { about: LineKind::ImportedGame(opened), at: 5, .. }) =
        &page.table().board_review
    else {
        panic!("{:?}", page.table().board_review)
    };
    let OpenedGame { game: opened, .. } = &**opened;
    assert_eq!((opened.headers.black.as_str(), opened.score), ("Alan", PgnResult::Win(Color::White)));
    assert_eq!(page.board().check, Some(Square::E7));
    // The edges of the board show the names of the imported game, and no button or clock of the
    // game in progress.
    for (edge, name) in page.view().edges.iter().zip(["Alan", "Ada"]) {
        assert_eq!(edge.name, PlayerName::Person(name.to_owned()));
        assert_eq!((&edge.actions, &edge.clock), (&EdgeActions::None, &None));
    }
    page.show_position(ReviewStep::ToPly(2));
    page.press("d2");
    assert_eq!(page.what(), Some(&NoticeContent::MoveInImportedGame));
    page.send(table::Msg::PlayFromReview);
    assert_eq!(page.table().board_review, None);
    assert!(page.fen().starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq"));
    assert_eq!(page.sans(), ["e4", "e5"]);
    assert_eq!(page.table().session.games_aside().first().map(|aside| &aside.game), Some(&game));
    page.play("Nf3").send(table::Msg::Restore(0));
    assert_eq!(page.game().start().to_fen(), START);
    // From an earlier position of the game in progress, no new game can be started.
    page.show_position(ReviewStep::First);
    page.send(table::Msg::PlayFromReview);
    assert_eq!(page.table().board_review, Some(BoardReview::EarlierPosition(0)));
}

#[test]
fn a_position_from_elsewhere_is_looked_at_and_played_on_from() {
    let mut page = Page::with("rules=lobby");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";
    page.import(fen);
    assert_eq!(page.fen(), fen);
    page.send(table::Msg::PlayFromReview);
    assert_eq!((page.fen().as_str(), page.table().board_review.is_none()), (fen, true));
    assert_eq!(page.game().rules().to_string(), "lobby");
}

/// Returns the imported games that the last message saves. Each string is one game in the format in
/// which the app saves imported games.
fn saved_imports(page: &Page) -> Vec<String> {
    let lines = page.effects.iter().filter_map(|effect| match effect {
        Effect::Store(StoreEffect::AddImportedGames(games)) => Some(games),
        _ => None,
    });
    lines.flatten().map(|(_, line)| line.clone()).collect()
}

const SHUFFLED: &str =
    "[White \"Ada\"]\n[Black \"Alan\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 1-0";

#[test]
fn game_played_from_an_imported_one_has_its_moves_and_names() {
    let mut page = Page::new();
    page.send(PageMsg::Today("2026.11.28".to_owned())).import(SHUFFLED);
    page.show_position(ReviewStep::ToPly(6));
    page.send(table::Msg::PlayFromReview);
    assert_eq!(page.sans(), ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6"]);
    let Headers { white, black, date, .. } = page.game().headers();
    assert_eq!((white.as_str(), black.as_str(), date.as_str()), ("Ada", "Alan", "2026.11.28"));
    assert!(matches!(page.said(), [AnnouncementItem::NewGame { .. }]), "{:?}", page.said());
    assert_eq!(page.game().takeback_plies(Color::White), Some(2));
    // Before these two moves, the start position has been on the board twice.
    page.play("Ng1 Ng8").act(Event::Claim { by: Color::White, intended: None });
    assert_eq!(page.result(), Some(("1/2-1/2", "threefold")));
}

#[test]
fn moves_from_before_the_new_game_can_be_taken_back() {
    let mut page = Page::with("clock=300+5");
    page.import(SHUFFLED);
    page.send(table::Msg::PlayFromReview);
    page.act(Event::Resume).act(Event::AskTakeback(Color::White)).act(Event::GrantRequest(Color::Black));
    assert_eq!(page.sans().len(), 8);
    assert_eq!(Color::ALL.map(|color| page.clock(color)), ["5:00", "5:00"]);
}

#[test]
fn game_played_from_is_saved_once() {
    let mut page = Page::new();
    page.import(SHUFFLED);
    page.show_position(ReviewStep::ToPly(2));
    page.send(table::Msg::PlayFromReview);
    let saved = saved_imports(&page);
    let [line] = &saved[..] else { panic!("{saved:?}") };
    let game = ArchivedGame::from_line(line).expect("an archived game");
    assert_eq!(
        (game.headers.white.as_str(), game.plies(), game.score),
        ("Ada", 9, PgnResult::Win(Color::White))
    );
    // The new game is saved at once too, under another id.
    let ids: Vec<GameId> = page
        .kept()
        .filter_map(|command| match command {
            SaveCommand::BeginGame { game, .. } => Some(*game),
            _ => None,
        })
        .collect();
    let imported = page.effects.iter().find_map(|effect| match effect {
        Effect::Store(StoreEffect::AddImportedGames(games)) => Some(games[0].0),
        _ => None,
    });
    assert_eq!(ids.len(), 1);
    assert_ne!(Some(ids[0]), imported);
    page.import(SHUFFLED);
    page.send(table::Msg::PlayFromReview);
    assert_eq!((saved_imports(&page), page.sans().len()), (vec![], 9));
}

#[test]
fn game_played_from_begins_with_full_clocks_that_stand() {
    for options in ["clock=300+5", "clock=300+5&press=tap", "clock=300+5&first-move=timed", "clock=300"] {
        let mut page = Page::with(options);
        page.import(SHUFFLED);
        page.send(table::Msg::PlayFromReview);
        assert_eq!((page.sans().len(), page.game().clock_stop()), (9, ClockStop::Paused), "{options}");
        assert_eq!(Color::ALL.map(|color| page.clock(color)), ["5:00", "5:00"], "{options}");
        page.act(Event::Resume).wait(10_000).play("e5");
        assert_eq!(page.sans().len(), 10, "{options}");
    }
}

#[test]
fn players_of_the_next_game_keep_their_names() {
    let mut page = Page::with("white=Anna&black=Ben");
    page.import(SHUFFLED);
    page.send(table::Msg::PlayFromReview);
    let Headers { white, black, .. } = page.game().headers();
    assert_eq!((white.as_str(), black.as_str()), ("Anna", "Ben"));
}

#[test]
fn moves_that_the_rules_of_the_new_game_do_not_allow_are_left_out() {
    let mut page = Page::with("rules=lobby");
    page.import(SHUFFLED);
    page.send(table::Msg::PlayFromReview);
    assert_eq!(
        (page.sans().len(), page.result()),
        (0, None),
        "in the lobby the third repetition ends the game"
    );
    assert!(page.fen().starts_with("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"));
}

#[test]
fn of_several_games_one_is_chosen_and_faults_are_told() {
    let mut page = Page::new();
    page.play("d4");
    let before = page.board();
    page.import("1. e4 *\n\n1. e5 *\n\n[White \"Ada\"]\n\n1. c4 c5 *\n");
    // The dialog stays open, so that the players can choose a game.
    let import = &page.incoming().import;
    assert_eq!((import.games.len(), import.faults.len()), (2, 1));
    assert_eq!(import.faults[0].place, TextPlace { line: 3, column: 4 });
    assert_eq!(page.said(), [AnnouncementItem::GamesFound(2, Some(Box::new(import.faults[0].clone())))]);
    assert_eq!(page.board(), before);
    page.in_import(Msg::LookAt(7));
    assert_eq!(page.table().board_review, None);
    page.in_import(Msg::LookAt(1));
    assert_eq!(page.table().shown().moves.len(), 2);
    assert_eq!(page.dialog(), None);
}

#[test]
fn the_moves_before_an_error_are_opened() {
    let mut page = Page::new();
    page.import("1. e4 e5 2. Ke3");
    let number = page.incoming().readable_part().expect("two moves");
    page.in_import(Msg::LookAt(number));
    assert_eq!(
        (page.dialog(), page.board().fen.split(' ').next()),
        (None, Some("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"))
    );
    // If no move precedes the error, nothing can be opened. If there are several games, the players
    // choose one.
    for text in ["1. Ke3", "1. e4 e5 *", "1. e4 e5 2. Ke3 *\n\n[White \"Ada\"]\n\n1. d4 *"] {
        let mut page = Page::new();
        page.import(text);
        if page.dialog().is_some() {
            assert_eq!(page.incoming().readable_part(), None, "{text}");
        }
    }
}

#[test]
fn a_game_with_a_skipped_fault_is_not_cut_short() {
    let place = TextPlace { line: 1, column: 10 };
    let game = ImportedGame { fault: Some(place), ..ImportedGame::from_position(Position::initial()) };
    for (fault, is_cut_short) in
        [(PgnFault::Tag, false), (PgnFault::Glyph, false), (PgnFault::NullMove, true)]
    {
        let faults = vec![PgnError { place, fault }];
        let import = ImportedGames { games: vec![game.clone()], faults, has_more: false };
        assert_eq!(import.is_cut_short(&game), is_cut_short, "{:?}", import.faults);
    }
}

#[test]
fn what_cannot_be_read_touches_nothing() {
    let mut page = Page::new();
    page.play("d4");
    let before = page.board();
    page.import("  \n");
    assert_eq!(page.said(), [AnnouncementItem::NothingToRead]);
    assert_eq!(page.incoming().said, Some(AnnouncementItem::NothingToRead));
    for (text, found, column, words) in [
        // A game with an error can be viewed up to the error.
        ("1. e4 e5 2. Ke3", 1, 13, "Ke3"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", 0, 1, "bad FEN: 7 ranks"),
        ("Dear Ada, here is my game", 0, 1, "Dear"),
    ] {
        page.import(text);
        let [AnnouncementItem::GamesFound(there, Some(fault))] = page.said() else {
            panic!("{:?}", page.said())
        };
        assert_eq!(*there, found, "{text}");
        let PgnError { place, .. } = **fault;
        assert_eq!(place, TextPlace { line: 1, column });
        assert!(fault.to_string().contains(words), "{fault}");
        assert_eq!((page.board(), page.incoming().import.faults.len()), (before.clone(), 1));
    }
    page.in_import(Msg::FileChosen);
    assert_eq!(page.said(), [AnnouncementItem::ReadingText]);
    assert_eq!(page.incoming().import.faults.len(), 0, "what was wrong with the text before is gone");
    page.close();
    assert!(page.asks_for(FocusTarget::SheetButton));
    assert_eq!(page.goes_to(), Some(Route::Table));
    page.in_import(Msg::Text("1. e4 *".to_owned()));
    assert_eq!(page.table().board_review, None, "nothing is read where nothing was asked for");
}

/// A page whose import dialog has sent `text` to the worker that reads it.
fn reading(text: &str) -> Page {
    let mut page = Page::new();
    page.play("d4").open(Kind::Import).in_import(Msg::Text(text.to_owned()));
    assert_eq!(
        (page.given().as_deref(), page.incoming().said.as_ref()),
        (Some(text), Some(&AnnouncementItem::ReadingText))
    );
    assert_eq!(page.said(), [AnnouncementItem::ReadingText]);
    page
}

fn read(text: &str) -> Msg {
    Msg::Read(Some(Box::new(ImportedGames::read(text))))
}

#[test]
fn an_answer_that_nobody_waits_for_is_dropped() {
    let text = "1. e4 *";
    // The worker answers after an empty text was pasted, after the dialog was closed, and after
    // reading was stopped.
    let mut page = reading(text);
    page.in_import(Msg::Text(" \n".to_owned())).in_import(read(text));
    assert_eq!(
        (&page.incoming().said, &page.table().board_review),
        (&Some(AnnouncementItem::NothingToRead), &None)
    );
    let mut page = reading(text);
    page.close().in_import(read(text));
    assert_eq!((page.dialog(), &page.table().board_review), (None, &None));
    page.open(Kind::Import).in_import(read(text)).in_import(Msg::Progress(Progress { read: 1, of: 2 }));
    assert_eq!(
        (&page.incoming().said, page.incoming().reading),
        (&None, None),
        "this dialog has asked for nothing"
    );
    let mut page = reading(text);
    page.in_import(Msg::StopReading).in_import(read(text));
    assert_eq!(
        (&page.incoming().said, &page.table().board_review),
        (&Some(AnnouncementItem::ReadingStopped), &None)
    );
}

#[test]
fn reading_says_how_far_it_is_and_can_be_stopped() {
    let mut page = reading("1. e4 *");
    let progress = Progress { read: 12, of: 50 };
    page.in_import(Msg::Progress(progress));
    assert_eq!(page.incoming().reading, Some(progress));
    page.in_import(Msg::StopReading);
    assert_eq!(page.effects, [Effect::Background(BackgroundEffect::StopReading)]);
    assert_eq!((page.incoming().reading, page.said()), (None, &[AnnouncementItem::ReadingStopped][..]));
    page.in_import(Msg::StopReading);
    assert_eq!(page.effects, [], "there is nothing to stop");
    // Closing the dialog stops the worker.
    let mut page = reading("1. e4 *");
    page.close();
    assert!(page.effects.contains(&Effect::Background(BackgroundEffect::StopReading)), "{:?}", page.effects);
}

#[test]
fn what_takes_the_place_of_the_dialog_stops_the_worker() {
    for msg in [AppMsg::from(PageMsg::OpenDialog(Kind::Settings)), DiskMsg::TakenOver.into()] {
        let mut page = reading("1. e4 *");
        page.send(msg.clone());
        let stop = Effect::Background(BackgroundEffect::StopReading);
        assert!(page.effects.contains(&stop), "{msg:?}: {:?}", page.effects);
    }
}

#[test]
fn a_long_text_is_being_read_from_the_moment_it_is_pasted() {
    let mut page = reading("1. e4 *");
    page.in_import(Msg::Pasted);
    assert_eq!(
        page.effects,
        [Effect::Background(BackgroundEffect::StopReading)],
        "an earlier text is read no further"
    );
    assert_eq!(
        (page.incoming().reading, page.said()),
        (Some(Progress::default()), &[AnnouncementItem::ReadingText][..])
    );
    page.in_import(Msg::FileChosen);
    assert_eq!(page.effects, [Effect::Background(BackgroundEffect::ReadFile)]);
    page.in_import(read("1. e4 e5 *"));
    assert_eq!((page.dialog(), page.table().shown().moves.len()), (None, 2));
}

#[test]
fn of_many_games_a_hundred_more_are_in_sight_each_time() {
    let mut page = Page::new();
    page.import(&"1. e4 *\n".repeat(250));
    let mut seen = vec![page.incoming().in_sight];
    while page.incoming().in_sight < page.incoming().import.games.len() {
        page.in_import(Msg::ShowMore);
        seen.push(page.incoming().in_sight);
    }
    assert_eq!(seen, [100, 200, 300]);
    page.in_import(Msg::LookAt(249));
    assert_eq!(page.table().shown().moves.len(), 1);
}

#[test]
fn where_nobody_reads_the_dialog_says_so_and_goes_on() {
    let text = "1. e4 *";
    let mut page = reading(text);
    let before = page.board();
    page.in_import(Msg::Read(None));
    assert_eq!(
        (page.incoming().reading, &page.incoming().said),
        (None, &Some(AnnouncementItem::ReaderFailed))
    );
    assert_eq!((page.said(), page.board()), (&[AnnouncementItem::ReaderFailed][..], before));
    page.in_import(Msg::Text(text.to_owned())).work();
    assert_eq!((page.dialog(), page.table().shown().moves.len()), (None, 1), "asked again, it is read");
}

/// The worker sends its result to the page in serialized form. This form keeps the games with all
/// details, and every fault with its place and value.
#[test]
fn what_was_read_travels_unchanged() {
    let texts = [
        "[White \"Ada \\\"A\\\" L\"]\n[Black \"Ä, 龙\"]\n[Date \"2026.11.??\"]\n\n1. e4 {good} e6 2. e5 d5 3. exd6 0-1",
        "[FEN \"r3k2r/P7/8/8/8/8/8/R3K2R w KQkq - 3 40\"]\n\n1. O-O O-O-O 2. a8=N 1/2-1/2",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*",
        "[FEN \"4k3/8/8 w - - 0 1\"]\n\n*",
        "[Variant \"Crazy house\"]\n\n1. e4 *",
        "[White Ada\n\n1. e4 *",
        "1. e4 {no end",
        "1. e4 (1. d4",
        "1. e4 )",
        "1. e4 ] *",
        "1. e4 $ *",
        "Dear Ada",
        "1. Nf4 *",
        "1. e4 e5 2. d4 Bb4 3. Ne2 *",
        "1. e4 e5 2. d3 Bb4 3. Nd2 *",
        "1. d4 e6 2. c4 Bb4 3. a3 *",
        "[FEN \"4k3/8/8/8/8/2N5/8/N3K3 w - - 0 1\"]\n\n1. Nb3 Kd7 2. Nb5 Kc6 3. N5d4 Kd6 4. Nf3 *",
        "[FEN \"4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1\"]\n\n1. Nf3 *",
        "[FEN \"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"]\n\n1. Nd2 *",
        "1. exf3 *",
        "1. e4 Sf6 2. g1f3 {a {b} c} -- *",
        "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8 *",
        "1. e4=Q *",
        "[FEN \"4k3/8/8/8/8/8/8/R3K2R w - - 0 1\"]\n\n1. O-O *",
        "[FEN \"4k3/8/8/8/4r3/8/8/R3K2R w KQ - 0 1\"]\n\n1. O-O *",
        "1. O-O *",
    ];
    let mut codes = BTreeSet::new();
    for text in texts {
        let import = ImportedGames::read(text);
        let plain = serde_json::to_string(&import).expect("plain values");
        assert_eq!(
            serde_json::from_str::<ImportedGames>(&plain).expect("what was written"),
            import,
            "{plain}"
        );
        codes.extend(import.faults.iter().map(|fault| fault.fault.code()));
    }
    let all = "ambiguous bad-glyph bad-tag castling-obstructed castling-out-of-check leaves-king-in-check \
        no-castling-right no-promotion none-goes-there not-san nothing-to-take null-move open-comment open-variation \
        other-variant promotion-missing unopened-bracket";
    let missing: Vec<_> = all.split_whitespace().filter(|code| !codes.contains(code)).collect();
    assert_eq!(missing, Vec::<&str>::new(), "{codes:?}");
    assert!(codes.len() > all.split_whitespace().count(), "and those of positions: {codes:?}");
    for nonsense in
        ["null", "[[],[],0]", "[[[\"Ada\"]],[],false]", "[[],[[\"1\",\"1\",\"bad\",\"\",\"\"]],false]"]
    {
        assert!(serde_json::from_str::<ImportedGames>(nonsense).is_err(), "{nonsense}");
    }
}

#[test]
fn a_fault_in_a_position_and_a_game_that_is_too_long_travel_unchanged() {
    let knights = "Nf3 Nf6 Ng1 Ng8 ".repeat(ImportedGames::MAX_GAME_PLIES / 4);
    // The last text is a position that no game can reach.
    for (text, found) in [
        (format!("{knights} Nf3 *"), 1),
        ("8/8/8/8/8/8/8/8 w - - 0 1".to_owned(), 0),
        ("4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1".to_owned(), 0),
    ] {
        let import = ImportedGames::read(&text);
        assert_eq!((import.games.len(), import.faults.len()), (found, 1));
        let plain = serde_json::to_string(&import).expect("plain values");
        assert_eq!(serde_json::from_str::<ImportedGames>(&plain).expect("what was written"), import);
    }
}

#[test]
fn of_games_that_came_in_it_is_said_how_they_were_read_and_which_are_the_same() {
    let text = "[White \"Ada\"]\n\n1. e2e4 e7e5 2. g1f3 1-0\n\n[White \"Alan\"]\n\n1. d4 d5 *\n\n[White \"Ada\"]\n\n1. e4 e5 2. Nf3 1-0\n";
    let mut page = Page::new();
    page.import(text);
    let sheet = page.incoming();
    assert_eq!(sheet.import.games[0].notes, [ReadNote::EngineMoves]);
    let same: Vec<_> = sheet.import.games.iter().map(|game| game.duplicate_of).collect();
    assert_eq!(same, [None, None, Some(0)]);
}
