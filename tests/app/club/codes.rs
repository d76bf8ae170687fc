//! Games of an event on other devices: a code goes out, another page plays, its code comes in.

use super::super::page::Page;
use super::{Club, scores};
use tabiya::app::dialogs::club::{Act, CODE, Heard, Msg, Out, Running};
use tabiya::app::dialogs::{self, Dialog, Kind, link, sheet};
use tabiya::app::{BOARD, Effect, Job, Keep, RESULT, Route, Share, StoreEffect};
use tabiya::club::codes::{CodeRefusal, ResultCode, Ticket};
use tabiya::club::event::Place;
use tabiya::club::record::Score;
use tabiya::game::Event;
use tabiya::game::link::LinkError;
use tabiya::rules::Color;

const FIRST: Place = Place { round: 0, board: 0, game: 0 };
const SECOND: Place = Place { round: 0, board: 1, game: 0 };

/// The fragment of the code of a board, as the director shows it.
fn code(club: &mut Club, place: Place) -> String {
    club.act(Act::Code(place));
    let (shown, fragment) = club.running().codes.shown.clone().unwrap();
    assert_eq!(shown, place);
    club.act(Act::Code(place));
    assert_eq!(club.running().codes.shown, None, "once more and it is gone");
    fragment
}

/// Another device opens an address; what reads it answers.
fn open(page: &mut Page, fragment: &str) {
    page.address(fragment);
    let read = page.effects.iter().find_map(|effect| match effect {
        Effect::Job(Job::ReadLink(text)) => Some(link::read(text)),
        _ => None,
    });
    page.send(dialogs::Msg::Link(link::Msg::Read(read.unwrap())));
}

/// The board's device plays: White gives up after so many half-moves of a fool's mate, or is mated.
fn played(fragment: &str, moves: &str) -> Page {
    let mut page = Page::new();
    open(&mut page, fragment);
    page.send(dialogs::Msg::Link(link::Msg::PlayOn));
    assert_eq!(page.dialog(), None);
    assert!(page.kept().any(|keep| matches!(keep, Keep::Begin { .. })), "it is saved before its first move");
    page.play(moves);
    if page.result().is_none() {
        page.act(Event::Resign(Color::White));
    }
    page.alive();
    assert!(page.game().outcome().is_some(), "{:?}", page.what());
    page
}

/// The fragment of the code that it shows then.
fn answer(page: &mut Page) -> String {
    page.open(Kind::Sheet).in_sheet(sheet::Msg::MakeLink);
    let shared = page.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::Link(shared)) => Some(shared.clone()),
        _ => None,
    });
    let shared = shared.unwrap();
    let code =
        ResultCode::of(&shared).unwrap_or_else(|| panic!("{:?} {:?}", shared.setup.headers, shared.score));
    format!("{RESULT}{}", code.to_text().unwrap())
}

fn heard(club: &Club) -> Option<Heard> {
    club.running().codes.said.clone()
}

fn take(club: &mut Club, text: &str) -> Option<Heard> {
    club.set(CODE, text);
    heard(club)
}

fn begun() -> Club {
    let mut club = Club::new();
    club.begin("swiss", 4).act(Act::Draw);
    club
}

#[test]
fn a_game_is_played_on_another_device_and_its_result_comes_in_once() {
    let mut club = begun();
    let first = code(&mut club, FIRST);
    assert!(first.starts_with(BOARD));
    assert_eq!(code(&mut club, FIRST), first, "a board has one code");
    let mut there = played(&first, "f3 e5 g4 Qh4#");
    let headers = there.game().headers().clone();
    let event = club.event();
    let pairing = event.rounds()[0].boards[0].pairing;
    let name = |player: usize| event.entrants()[player].name.clone();
    assert_eq!((headers.event.as_str(), headers.round.as_str()), ("Friday", "1.1"));
    assert_eq!((headers.white.clone(), headers.black.clone()), (name(pairing.white), name(pairing.black)));
    assert!(Ticket::of(&headers).is_some());

    let result = answer(&mut there);
    let games = club.page.effects.len();
    assert_eq!(
        take(&mut club, &format!("https://club.example/#{result}")),
        Some(Heard::Taken(FIRST, Score::BlackWins))
    );
    assert_eq!(scores(&club.event(), FIRST), [Score::BlackWins]);
    assert_eq!(games, club.page.effects.len());
    club.check();
    assert_eq!(take(&mut club, &result), Some(Heard::Refused(CodeRefusal::Doubled)));
    // It is on the disk, and a second page refuses it too.
    club.restart();
    assert_eq!(take(&mut club, &result), Some(Heard::Refused(CodeRefusal::Doubled)));
    assert_eq!(code(&mut club, SECOND), code(&mut club, SECOND));
    // Its moves are among the event's games.
    club.act(Act::Save(Out::Pgn));
    let pgn = &club.files["Friday.pgn"];
    assert!(
        pgn.contains("2. g4 Qh4#") && pgn.contains("[Round \"1.1\"]") && pgn.contains("[Board \"1\"]"),
        "{pgn}"
    );
    assert!(!pgn.contains("board:"), "the ticket is nobody else's business: {pgn}");
    // What was taken back can come again.
    club.act(Act::Clear(FIRST));
    assert_eq!(take(&mut club, &result), Some(Heard::Taken(FIRST, Score::BlackWins)));
}

#[test]
fn the_result_goes_among_the_games_of_the_device() {
    let mut club = begun();
    let first = code(&mut club, FIRST);
    let result = answer(&mut played(&first, "e4 e5"));
    club.page.send(dialogs::Msg::Club(Msg::Set { name: CODE.to_owned(), value: result }));
    let added = club.page.effects.iter().any(
        |effect| matches!(effect, Effect::Store(StoreEffect::Add(lines)) if lines[0].1.contains("e2e4 e7e5")),
    );
    assert!(added, "{:?}", club.page.effects);
}

#[test]
fn what_is_forged_doubled_or_belongs_elsewhere_is_refused_with_a_reason() {
    let mut club = begun();
    let (first, second) = (code(&mut club, FIRST), code(&mut club, SECOND));
    let one = answer(&mut played(&first, "e4"));
    let other = answer(&mut played(&second, "d4"));

    // Another event on another device, drawn alike.
    let mut elsewhere = Club::new();
    elsewhere.page.wait(1_000);
    elsewhere.begin("swiss", 4).act(Act::Draw);
    assert_ne!(club.running().id, elsewhere.running().id);
    let foreign = answer(&mut played(&code(&mut elsewhere, FIRST), "e4"));
    assert_eq!(take(&mut club, &foreign), Some(Heard::Refused(CodeRefusal::OtherEvent)));

    let cut = &one[..one.len() - 1];
    assert_eq!(take(&mut club, cut), Some(Heard::Unreadable(LinkError::Incomplete)));
    assert_eq!(take(&mut club, "1. e4 e5"), Some(Heard::NoCode));
    assert_eq!(take(&mut club, " "), None);
    // Somebody entered a result by hand before.
    club.act(Act::Result(SECOND, Score::Draw));
    assert_eq!(take(&mut club, &other), Some(Heard::Refused(CodeRefusal::HasResult)));
    assert_eq!(scores(&club.event(), SECOND), [Score::Draw]);
    // A draw that is taken back takes its codes along, also where the same players meet again on the board.
    club.act(Act::Cancel).act(Act::Confirm);
    assert_eq!(take(&mut club, &one), Some(Heard::Refused(CodeRefusal::NoSuchBoard)));
    // A code of a board is opened where one is read.
    club.set(CODE, &first);
    assert!(matches!(club.page.dialog(), Some(Dialog::Link(_))));
}

/// The director's camera app opens the link in the page: it finds its event by itself.
#[test]
fn a_link_with_a_result_finds_its_event() {
    let mut club = begun();
    let result = answer(&mut played(&code(&mut club, FIRST), "f3 e5 g4 Qh4#"));
    let id = club.running().id;
    club.send(dialogs::Msg::Close);
    open(&mut club.page, &result);
    assert!(club.page.ready().route() == Route::Table);
    club.send(dialogs::Msg::Link(link::Msg::LookThrough));
    assert_eq!(club.page.dialog(), None);
    open(&mut club.page, &result);
    club.send(dialogs::Msg::Link(link::Msg::TakeIn));
    club.hear(Msg::Here(None, tabiya::app::dialogs::club::Inside::sealed()));
    assert_eq!(club.running().id, id);
    assert_eq!(heard(&club), Some(Heard::Taken(FIRST, Score::BlackWins)));
    // On a device without it nothing happens but a word.
    let mut other = Club::new();
    open(&mut other.page, &result);
    other.send(dialogs::Msg::Link(link::Msg::TakeIn));
    other.hear(Msg::Here(None, tabiya::app::dialogs::club::Inside::sealed()));
    assert_eq!(other.inside().heard, Some(Heard::Refused(CodeRefusal::OtherEvent)));
    assert!(other.inside().running().is_none());
}

#[test]
fn a_rematch_is_no_game_of_the_event() {
    let mut club = begun();
    let mut there = played(&code(&mut club, FIRST), "e4");
    there.send(tabiya::app::PageMsg::Rematch);
    assert_eq!(Ticket::of(there.game().headers()), None);
    assert!(!Ticket::is_borne(there.game().headers()));
}

#[test]
fn a_game_of_the_event_goes_on_where_it_is_handed_over() {
    let mut club = begun();
    let mut there = Page::new();
    open(&mut there, &code(&mut club, FIRST));
    there.send(dialogs::Msg::Link(link::Msg::PlayOn));
    there.play("f3 e5");
    there.open(Kind::Sheet).in_sheet(sheet::Msg::MakeLink);
    let shared = there.effects.iter().find_map(|effect| match effect {
        Effect::Share(Share::Link(shared)) => Some(shared.to_link().unwrap()),
        _ => None,
    });
    let mut third = Page::new();
    open(&mut third, &format!("game={}", shared.unwrap()));
    third.send(dialogs::Msg::Link(link::Msg::PlayOn));
    third.play("g4 Qh4#");
    let result = answer(&mut third);
    assert_eq!(take(&mut club, &result), Some(Heard::Taken(FIRST, Score::BlackWins)));
}

/// A journal with a result that nobody can read is damaged; what came before it stays.
#[test]
fn a_damaged_line_is_seen() {
    let mut club = begun();
    code(&mut club, FIRST);
    let running = club.running();
    let lines: Vec<_> = club.lines.iter().map(|((_, number), text)| (*number, text.as_str())).collect();
    assert!(!Running::replay(running.id, &lines).unwrap().is_damaged);
    let mut damaged = lines.clone();
    damaged.push((lines.len() as u32, "{\"Received\":\"1AAAA\"}"));
    let again = Running::replay(running.id, &damaged).unwrap();
    assert!(again.is_damaged);
    assert_eq!(again.event, running.event);
}
