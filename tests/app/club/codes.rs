//! Games of an event on other devices: the director shows a board code, another page plays the
//! game, and its result code comes back. A board code contains the ticket of its board: any device
//! that has the ticket can report the result of the game.

use super::super::page::{Page, square};
use super::{Club, scores};
use tabiya::app::dialogs::club::{CODE_FIELD, ClubCommand, CodeOutcome, ExportFile, Msg, OpenEvent};
use tabiya::app::dialogs::{self, Dialog, DialogView, Kind, link, sheet};
use tabiya::app::{
    BOARD_PREFIX, BackgroundEffect, Effect, GAME_PREFIX, PageEffect, RESULT_PREFIX, Route, SaveCommand,
    Share, StoreEffect, table,
};
use tabiya::club::codes::{CodeRefusal, GameCode, ResultCode, Ticket};
use tabiya::club::event::GamePlace;
use tabiya::club::record::{Pairing, PairingResult};
use tabiya::game::link::{LinkError, SharedGame};
use tabiya::game::{ClockStop, Event, GameSetup};
use tabiya::rules::Color;

const FIRST: GamePlace = GamePlace { round: 0, board: 0, game: 0 };
const SECOND: GamePlace = GamePlace { round: 0, board: 1, game: 0 };

/// Address fragment with the board code of `place`, as the director's page shows it.
fn code(club: &mut Club, place: GamePlace) -> String {
    club.act(ClubCommand::Code(place));
    let (shown, fragment) = club.running().codes.shown.clone().unwrap();
    assert_eq!(shown, place);
    club.act(ClubCommand::Code(place));
    assert_eq!(club.running().codes.shown, None, "once more and it is gone");
    fragment
}

/// A browser that generates no random numbers can make no codes, and the page says so.
#[test]
fn a_browser_without_random_numbers_makes_no_code_and_says_so() {
    let mut club = begun();
    club.key = None;
    club.act(ClubCommand::Code(FIRST));
    let codes = &club.running().codes;
    assert_eq!(
        (&codes.shown, codes.last_outcome.as_ref().map(|outcome| outcome.code())),
        (&None, Some("no-key"))
    );
    club.key = Some(7);
    club.act(ClubCommand::Code(FIRST));
    assert!(club.running().codes.shown.is_some(), "it is asked for again");
}

/// Opens an address on the page of another device, and sends the page the answer of the worker that
/// reads links.
fn open(page: &mut Page, fragment: &str) {
    page.address(fragment);
    let read = page.effects.iter().find_map(|effect| match effect {
        Effect::Background(BackgroundEffect::ReadLink(text)) => Some(link::read_link(text)),
        _ => None,
    });
    page.send(dialogs::Msg::Link(link::Msg::Read(read.unwrap())));
}

/// Opens the board code `fragment` on another device and plays `moves` there. White resigns unless
/// the moves end the game.
fn played(fragment: &str, moves: &str) -> Page {
    let mut page = Page::new();
    open(&mut page, fragment);
    page.send(dialogs::Msg::Link(link::Msg::PlayOn));
    assert_eq!(page.dialog(), None);
    assert!(
        page.kept().any(|keep| matches!(keep, SaveCommand::BeginGame { .. })),
        "it is saved before its first move"
    );
    page.play(moves);
    if page.result().is_none() {
        page.act(Event::Resign(Color::White));
    }
    page.answer_open_questions_winnable();
    assert!(page.game().outcome().is_some(), "{:?}", page.what());
    page
}

/// Address fragment with the result code that `page` shows after its game.
fn result_fragment(page: &mut Page) -> String {
    page.open(Kind::Sheet).in_sheet(sheet::Msg::MakeLink);
    let shared = page.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::Link(shared)) => Some(shared.clone()),
        _ => None,
    });
    let shared = shared.unwrap();
    let code = ResultCode::from_finished_game(&shared)
        .unwrap_or_else(|| panic!("{:?} {:?}", shared.setup.headers, shared.pgn_result));
    format!("{RESULT_PREFIX}{}", code.to_text().unwrap())
}

fn last_outcome(club: &Club) -> Option<CodeOutcome> {
    club.running().codes.last_outcome.clone()
}

fn take(club: &mut Club, text: &str) -> Option<CodeOutcome> {
    club.set(CODE_FIELD, text);
    last_outcome(club)
}

fn begun() -> Club {
    let mut club = Club::new();
    club.begin("swiss", 4).act(ClubCommand::PairRound);
    club
}

#[test]
fn a_game_is_played_on_another_device_and_its_result_comes_in_once() {
    let mut club = begun();
    let first = code(&mut club, FIRST);
    assert!(first.starts_with(BOARD_PREFIX));
    assert_eq!(code(&mut club, FIRST), first, "a board has one code");
    let mut there = played(&first, "f3 e5 g4 Qh4#");
    let headers = there.game().headers().clone();
    let event = club.event();
    let pairing = event.rounds()[0].boards[0].pairing;
    let name = |player: usize| event.entrants()[player].name.clone();
    assert_eq!((headers.event.as_str(), headers.round.as_str()), ("Friday", "1.1"));
    assert_eq!((headers.white.clone(), headers.black.clone()), (name(pairing.white), name(pairing.black)));
    assert!(Ticket::from_headers(&headers).is_some());

    let result = result_fragment(&mut there);
    let games = club.page.effects.len();
    assert_eq!(
        take(&mut club, &format!("https://club.example/#{result}")),
        Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins))
    );
    assert_eq!(scores(&club.event(), FIRST), [PairingResult::BlackWins]);
    assert_eq!(games, club.page.effects.len());
    club.assert_journal_restores();
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Refused(CodeRefusal::AlreadyAccepted)));
    // The result is saved, so a restarted page refuses the code too.
    club.restart();
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Refused(CodeRefusal::AlreadyAccepted)));
    assert_eq!(code(&mut club, SECOND), code(&mut club, SECOND));
    // The exported games of the event include the moves that came with the result code.
    club.act(ClubCommand::Save(ExportFile::Pgn));
    let pgn = &club.files["Friday.pgn"];
    assert!(
        pgn.contains("2. g4 Qh4#") && pgn.contains("[Round \"1.1\"]") && pgn.contains("[Board \"1\"]"),
        "{pgn}"
    );
    assert!(!pgn.contains("board:"), "the ticket is no one else's business: {pgn}");
    // After a result is cleared, its code is accepted again.
    club.act(ClubCommand::ClearResult(FIRST));
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins)));
}

#[test]
fn the_result_goes_among_the_games_of_the_device() {
    let mut club = begun();
    let first = code(&mut club, FIRST);
    let result = result_fragment(&mut played(&first, "e4 e5"));
    club.page.send(dialogs::Msg::Club(Msg::Set { name: CODE_FIELD.to_owned(), value: result }));
    let added = club.page.effects.iter().any(
        |effect| matches!(effect, Effect::Store(StoreEffect::AddImportedGames(lines)) if lines[0].1.contains("e2e4 e7e5")),
    );
    assert!(added, "{:?}", club.page.effects);
}

#[test]
fn what_is_forged_doubled_or_belongs_elsewhere_is_refused_with_a_reason() {
    let mut club = begun();
    let (first, second) = (code(&mut club, FIRST), code(&mut club, SECOND));
    let one = result_fragment(&mut played(&first, "e4"));
    let other = result_fragment(&mut played(&second, "d4"));

    // An event on another device has the same pairings, but its results are refused.
    let mut elsewhere = Club::new();
    elsewhere.page.wait(1_000);
    elsewhere.begin("swiss", 4).act(ClubCommand::PairRound);
    assert_ne!(club.running().id, elsewhere.running().id);
    let foreign = result_fragment(&mut played(&code(&mut elsewhere, FIRST), "e4"));
    assert_eq!(take(&mut club, &foreign), Some(CodeOutcome::Refused(CodeRefusal::OtherEvent)));

    let cut = &one[..one.len() - 1];
    assert_eq!(take(&mut club, cut), Some(CodeOutcome::Unreadable(LinkError::Incomplete)));
    assert_eq!(take(&mut club, "1. e4 e5"), Some(CodeOutcome::NoCode));
    assert_eq!(take(&mut club, " "), None);
    // The director has already entered a result by hand.
    club.act(ClubCommand::Result(SECOND, PairingResult::Draw));
    assert_eq!(take(&mut club, &other), Some(CodeOutcome::Refused(CodeRefusal::HasResult)));
    assert_eq!(scores(&club.event(), SECOND), [PairingResult::Draw]);
    // Codes for boards of a cancelled round are refused.
    club.act(ClubCommand::Cancel).act(ClubCommand::Confirm);
    assert_eq!(take(&mut club, &one), Some(CodeOutcome::Refused(CodeRefusal::NoSuchBoard)));
    // The field for result codes also opens a board code.
    club.set(CODE_FIELD, &first);
    assert!(matches!(club.page.dialog(), Some(Dialog::Link(_))));
}

/// If the director's camera opens the link of a result code, the page finds the event to which the
/// result belongs.
#[test]
fn a_link_with_a_result_finds_its_event() {
    let mut club = begun();
    let result = result_fragment(&mut played(&code(&mut club, FIRST), "f3 e5 g4 Qh4#"));
    let id = club.running().id;
    club.send(dialogs::Msg::Close);
    open(&mut club.page, &result);
    assert!(club.page.ready().route() == Route::Table);
    club.send(dialogs::Msg::Link(link::Msg::LookThrough));
    assert_eq!(club.page.dialog(), None);
    open(&mut club.page, &result);
    club.send(dialogs::Msg::Link(link::Msg::EnterResult));
    club.hear(Msg::Loaded(None, tabiya::app::dialogs::club::ClubState::empty_content()));
    assert_eq!(club.running().id, id);
    assert_eq!(last_outcome(&club), Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins)));
    // A device without the event refuses the code.
    let mut other = Club::new();
    open(&mut other.page, &result);
    other.send(dialogs::Msg::Link(link::Msg::EnterResult));
    other.hear(Msg::Loaded(None, tabiya::app::dialogs::club::ClubState::empty_content()));
    assert_eq!(other.inside().code_outcome, Some(CodeOutcome::Refused(CodeRefusal::OtherEvent)));
    assert!(other.inside().open_event().is_none());
}

#[test]
fn a_rematch_is_no_game_of_the_event() {
    let mut club = begun();
    let mut there = played(&code(&mut club, FIRST), "e4");
    there.send(tabiya::app::PageMsg::Rematch);
    assert_eq!(Ticket::from_headers(there.game().headers()), None);
    assert!(!Ticket::has_ticket(there.game().headers()));
    assert_eq!(there.game().headers().site, "", "the ticket stays with its game");
}

/// Returns a page on another device with the game of the first board, after two half-moves.
fn running(club: &mut Club) -> Page {
    let mut there = Page::new();
    open(&mut there, &code(club, FIRST));
    there.send(dialogs::Msg::Link(link::Msg::PlayOn));
    there.play("f3 e5");
    there
}

/// Address fragment of a link that shares the game of `page`.
fn handed_on(page: &mut Page) -> String {
    page.open(Kind::Sheet).in_sheet(sheet::Msg::MakeLink);
    let link = page.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::Link(shared)) => Some(shared.to_link().unwrap()),
        _ => None,
    });
    format!("{GAME_PREFIX}{}", link.unwrap())
}

/// PGNs and links to the game do not contain the ticket of the board. The director's device accepts
/// a result from any device that has the ticket.
#[test]
fn the_ticket_leaves_its_board_by_no_pgn_and_no_link() {
    let mut club = begun();
    let mut there = running(&mut club);
    let held = there.effects.iter().find_map(|effect| match effect {
        Effect::Page(PageEffect::HoldPgn(game)) => Some(game.pgn()),
        _ => None,
    });
    let mut texts = vec![held.expect("the crash page's")];
    for msg in [sheet::Msg::CopyPgn, sheet::Msg::Download] {
        there.open(Kind::Sheet).in_sheet(msg);
        texts.extend(there.effects.iter().filter_map(|effect| match effect {
            Effect::Share(Share::Copy(text) | Share::Download { text, .. }) => Some(text.clone()),
            _ => None,
        }));
    }
    let Some(DialogView::Sheet(sheet)) = there.view().dialog.as_deref().cloned() else { panic!("no sheet") };
    texts.push(sheet.pgn);
    let shared = SharedGame::from_game(there.game(), there.instant());
    texts.push(shared.to_pgn_game().to_string());
    assert_eq!(texts.len(), 5);
    for text in texts {
        assert!(text.contains("[Site \"?\"]") && text.contains("[Round \"1.1\"]"), "{text}");
    }
    let link = SharedGame::from_link(&shared.to_link().unwrap()).unwrap();
    assert_eq!((link.setup.headers.site.as_str(), link.moves.len()), ("", 2));
    assert!(Ticket::from_headers(there.game().headers()).is_some(), "the game itself keeps it");
}

#[test]
fn a_game_that_is_handed_on_is_no_game_of_the_event() {
    let mut club = begun();
    let mut there = running(&mut club);
    let mut third = Page::new();
    open(&mut third, &handed_on(&mut there));
    third.send(dialogs::Msg::Link(link::Msg::PlayOn));
    third.play("g4 Qh4#");
    assert!(!Ticket::has_ticket(third.game().headers()));
    let shared = SharedGame::from_game(third.game(), third.instant());
    assert_eq!(ResultCode::from_finished_game(&shared), None);
    // Only the device that opened the board code reports the result.
    there.close().play("g4 Qh4#");
    let result = result_fragment(&mut there);
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins)));
}

/// Address fragment with the code that moves the game of `page` to another device.
fn move_to_device_fragment(page: &mut Page) -> String {
    page.open(Kind::Sheet).in_sheet(sheet::Msg::Move);
    let code = page.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::MoveCode(shared)) => GameCode::from_running_game(shared),
        _ => None,
    });
    format!("{BOARD_PREFIX}{}", code.unwrap().to_text().unwrap())
}

#[test]
fn a_running_game_moves_to_another_device_and_that_one_reports_it() {
    let mut club = begun();
    let mut there = running(&mut club);
    let text = move_to_device_fragment(&mut there);
    assert!(Ticket::has_ticket(there.game().headers()), "until the other device has it, this one keeps it");
    let mut third = Page::new();
    open(&mut third, &text);
    third.send(dialogs::Msg::Link(link::Msg::PlayOn));
    assert_eq!(third.sans(), ["f3", "e5"]);
    assert!(third.kept().any(|keep| matches!(keep, SaveCommand::BeginGame { .. })), "it is saved at once");
    assert_eq!(Ticket::from_headers(third.game().headers()), Ticket::from_headers(there.game().headers()));

    there.in_sheet(sheet::Msg::Moved).close();
    assert!(!Ticket::has_ticket(there.game().headers()));
    there.play("g4 Qh4#");
    assert_eq!(
        ResultCode::from_finished_game(&SharedGame::from_game(there.game(), there.instant())),
        None,
        "it reports nothing"
    );
    third.play("g4 Qh4#");
    let result = result_fragment(&mut third);
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins)));
}

#[test]
fn the_clocks_of_a_game_that_moves_stand_still_on_both_devices() {
    let ticket = Ticket::new(1, 2, FIRST, Pairing { white: 0, black: 1 });
    let setup = GameSetup { time: "300+3".parse().unwrap(), ..GameSetup::default() };
    let mut there = Page::new();
    open(&mut there, &format!("{BOARD_PREFIX}{}", GameCode::new(ticket, setup).to_text().unwrap()));
    there.send(dialogs::Msg::Link(link::Msg::PlayOn));
    there.play("e4 e5 Nf3");
    let text = move_to_device_fragment(&mut there);
    assert_eq!(there.game().clock_stop(), ClockStop::Paused);
    let left = |page: &Page| {
        let clock = page.game().clock().unwrap();
        Color::ALL.map(|color| clock.reading(color, page.game().last_change()).left.unwrap().as_millis())
    };
    let mut third = Page::new();
    third.wait(60_000);
    open(&mut third, &text);
    third.send(dialogs::Msg::Link(link::Msg::PlayOn));
    assert_eq!((third.game().clock_stop(), left(&third)), (ClockStop::Paused, left(&there)));
    third.act(Event::Resume).play("Nc6");
    assert_eq!(third.sans(), ["e4", "e5", "Nf3", "Nc6"]);
}

/// A game that began on the director's device moves to another device with the code of its board.
#[test]
fn the_code_of_a_board_holds_the_game_that_has_begun_here() {
    let mut club = begun();
    club.act(ClubCommand::Play(FIRST));
    club.page.wait(1_000);
    for (from, to) in [("f2", "f3"), ("e7", "e5")] {
        club.send(table::Msg::Drop { from: square(from), to: square(to) });
    }
    club.go();
    let text = code(&mut club, FIRST);
    let mut there = Page::new();
    open(&mut there, &text);
    there.send(dialogs::Msg::Link(link::Msg::PlayOn));
    assert_eq!(there.sans(), ["f3", "e5"]);
    there.play("g4 Qh4#");
    let result = result_fragment(&mut there);
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins)));
}

/// A link that an earlier version of the app made, and that contains the ticket, still opens the
/// game of its board.
#[test]
fn a_link_with_a_ticket_still_plays_for_its_board() {
    const LINK: &str = "game=1unXVL187329YB3W4wTooPSE45jcmvHx4cU3Y6Ge2iokRnm_RyEIElm3ZzBAqJODVifgeM6qRThU";
    let mut club = begun();
    let first = code(&mut club, FIRST);
    let mut third = Page::new();
    open(&mut third, LINK);
    third.send(dialogs::Msg::Link(link::Msg::PlayOn));
    let board = GameCode::from_text(first.trim_start_matches(BOARD_PREFIX)).unwrap();
    assert_eq!(Ticket::from_headers(third.game().headers()), Some(board.ticket));
    third.play("g4 Qh4#");
    let result = result_fragment(&mut third);
    assert_eq!(take(&mut club, &result), Some(CodeOutcome::Taken(FIRST, PairingResult::BlackWins)));
}

/// If a result in the journal (the saved lines) of an event is unreadable, the journal counts as
/// damaged; the entries before the result are kept.
#[test]
fn a_damaged_line_is_seen() {
    let mut club = begun();
    code(&mut club, FIRST);
    let running = club.running();
    let lines: Vec<_> = club.lines.iter().map(|((_, number), text)| (*number, text.as_str())).collect();
    assert!(!OpenEvent::replay(running.id, &lines).unwrap().is_damaged);
    let mut damaged = lines.clone();
    damaged.push((lines.len() as u32, "{\"Received\":\"1AAAA\"}"));
    let again = OpenEvent::replay(running.id, &damaged).unwrap();
    assert!(again.is_damaged);
    assert_eq!(again.event, running.event);
}
