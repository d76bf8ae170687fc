//! The list of all that is saved on this device.

use super::page::Page;
use std::collections::BTreeMap;
use tabiya::app::dialogs::games::{Msg, Row, Shown};
use tabiya::app::dialogs::{self, Dialog, Kind};
use tabiya::app::kept::{AT_HAND_MOST, Found, Listing, Saved, in_order, part};
use tabiya::app::{Effect, GameId, Keep, Share, StoreEffect, StoredGame, table};
use tabiya::game::pgn::Score;
use tabiya::game::{Entry, Event, Setup};
use tabiya::rules::Color;

/// A page over a disk that does as it is told.
struct Device {
    page: Page,
    games: BTreeMap<GameId, (Setup, Vec<Entry>)>,
    rescued: BTreeMap<u32, String>,
    deleted: Vec<Saved>,
    at_hand: Vec<GameId>,
}

impl Device {
    fn new() -> Device {
        Device {
            page: Page::new(),
            games: BTreeMap::new(),
            rescued: BTreeMap::new(),
            deleted: Vec::new(),
            at_hand: Vec::new(),
        }
    }

    fn send(&mut self, msg: impl Into<tabiya::app::Msg>) -> &mut Device {
        self.page.send(msg);
        for effect in std::mem::take(&mut self.page.effects) {
            match effect {
                Effect::Store(StoreEffect::Keep(keep)) => self.keep(keep),
                Effect::Store(StoreEffect::Delete(what)) => self.deleted.push(what),
                Effect::Store(StoreEffect::Undelete(what)) => self.deleted.retain(|other| *other != what),
                Effect::Store(StoreEffect::List { from, unfinished }) => {
                    let listing = self.read(from, &unfinished);
                    self.send(dialogs::Msg::Games(Msg::Listed(Box::new(listing))));
                }
                other => self.page.effects.push(other),
            }
        }
        self
    }

    fn keep(&mut self, keep: Keep) {
        match keep {
            Keep::Begin { game, setup } => drop(self.games.insert(game, (*setup, Vec::new()))),
            Keep::Event { game, entry } => {
                let entries = &mut self.games.get_mut(&game).unwrap().1;
                assert_eq!(entry.number as usize, entries.len(), "no entry is written over another");
                entries.push(entry);
            }
            Keep::Current { aside, .. } => self.at_hand = aside,
            _ => {}
        }
    }

    fn read(&self, from: usize, unfinished: &[GameId]) -> Listing {
        let there = |name: &Saved| !self.deleted.contains(name);
        let games: Vec<_> = self.games.keys().copied().filter(|id| there(&Saved::Game(*id))).collect();
        let rescued: Vec<_> = self.rescued.keys().copied().filter(|it| there(&Saved::Rescued(*it))).collect();
        let list = in_order(unfinished, &rescued, &games);
        let (from, part) = part(&list, from);
        let found = part.iter().map(|name| match name {
            Saved::Game(id) => Found::Game(Box::new(self.stored(*id))),
            Saved::Rescued(number) => Found::Rescued { number: *number, pgn: self.rescued[number].clone() },
        });
        Listing { total: list.len(), from, found: found.collect() }
    }

    fn stored(&self, id: GameId) -> StoredGame {
        let (setup, entries) = &self.games[&id];
        let entries = entries.iter().cloned().map(Ok).collect();
        StoredGame { id, setup: Ok(setup.clone()), entries, alive: None, later: false }
    }

    /// Plays a new game with one move, and so many more.
    fn play(&mut self, moves: &str) -> GameId {
        self.send(table::Msg::NewGame);
        for san in moves.split_whitespace() {
            let mv = self.page.game().position().parse_san(san).unwrap();
            self.send(table::Msg::Act(Event::Move(mv)));
        }
        self.page.id().unwrap()
    }

    fn list(&mut self) -> &Shown {
        self.send(tabiya::app::PageMsg::Open(Kind::Games));
        self.shown()
    }

    fn shown(&self) -> &Shown {
        match self.page.dialog() {
            Some(Dialog::Games(games)) => games.shown.as_ref().expect("the list has been read"),
            other => panic!("the list is not open: {other:?}"),
        }
    }

    fn rows(&self) -> &[Row] {
        &self.shown().rows
    }

    fn in_list(&mut self, msg: Msg) -> &mut Device {
        self.send(dialogs::Msg::Games(msg))
    }
}

fn names(rows: &[Row]) -> Vec<GameId> {
    rows.iter().filter_map(Row::game).collect()
}

#[test]
fn unfinished_games_come_first_and_then_the_others_by_date() {
    let mut device = Device::new();
    let first = device.play("e4 e5");
    let mate = device.play("f3 e5 g4 Qh4");
    let last = device.play("d4");
    let other = device.play("c4");
    device.send(table::Msg::Act(Event::Resign(Color::Black)));
    while device.page.game().question().is_some() {
        let id = device.page.game().question().unwrap().id;
        let verdict = tabiya::game::Verdict::Winnable { line: Vec::new() };
        device.send(table::Msg::Answer { game: other, question: id, verdict });
    }
    assert_eq!(names(&device.list().rows.clone()), [last, first, other, mate]);
    let scores: Vec<_> = device.rows().iter().map(|row| (row.score, row.plies)).collect();
    let unknown = Score::Unknown;
    assert_eq!(
        scores,
        [(unknown, 1), (unknown, 2), (Score::Win(Color::White), 1), (Score::Win(Color::Black), 4)]
    );
}

#[test]
fn however_many_games_are_put_aside_each_is_reachable() {
    let mut device = Device::new();
    let count = AT_HAND_MOST + 15;
    let played: Vec<GameId> = (0..count).map(|_| device.play("e4")).collect();
    device.play("d4 d5");
    let shown = device.list();
    assert_eq!((shown.total, shown.from, shown.rows.len()), (count + 1, 0, 25));
    device.in_list(Msg::Turn(true));
    assert_eq!((device.shown().from, device.rows().len()), (25, count + 1 - 25));
    device.in_list(Msg::Turn(true));
    assert_eq!(device.shown().from, 25, "there is no part after the last one");
    let oldest = device.rows().len() - 1;
    assert_eq!(device.rows()[oldest].game(), Some(played[0]));
    device.in_list(Msg::Open(oldest));
    assert!(device.page.dialog().is_none());
    assert_eq!(device.page.id(), Some(played[0]));
    assert_eq!(device.page.sans(), ["e4"]);
    // It goes on, and every other one is still at hand.
    let mv = device.page.game().position().parse_san("e5").unwrap();
    device.send(table::Msg::Act(Event::Move(mv)));
    assert_eq!(device.at_hand.len(), count);
    assert_eq!(device.list().total, count + 1);
    // A position from the address makes none of them unreachable.
    device.send(dialogs::Msg::Close);
    device.send(tabiya::app::PageMsg::Address("fen=4k3/8/8/8/8/8/4P3/4K3%20w%20-%20-%200%201".to_owned()));
    assert_eq!(device.at_hand.len(), count + 1);
}

#[test]
fn a_game_is_opened_where_it_was_left_and_a_finished_one_too() {
    let mut device = Device::new();
    let mate = device.play("f3 e5 g4 Qh4");
    let first = device.play("e4 e5 Nf3");
    device.play("d4");
    device.list();
    let place = device.rows().iter().position(|row| row.game() == Some(mate)).unwrap();
    device.in_list(Msg::Open(place));
    assert_eq!((device.page.id(), device.page.result()), (Some(mate), Some(("0-1", "checkmate"))));
    device.list();
    let place = device.rows().iter().position(|row| row.game() == Some(first)).unwrap();
    device.in_list(Msg::Open(place));
    assert_eq!(device.page.sans(), ["e4", "e5", "Nf3"]);
    assert_eq!(device.list().total, 3, "none is there twice, none is gone");
}

#[test]
fn what_is_deleted_can_be_had_back() {
    let mut device = Device::new();
    let first = device.play("e4 e5");
    device.play("d4");
    device.list();
    assert_eq!(device.page.id(), device.rows()[0].game());
    device.in_list(Msg::Delete(0));
    assert!(!device.rows()[0].deleted && device.deleted.is_empty(), "the game on the board stays");
    device.in_list(Msg::Delete(1));
    assert!(device.rows()[1].deleted);
    assert_eq!((&device.deleted[..], &device.at_hand[..]), (&[Saved::Game(first)][..], &[][..]));
    device.in_list(Msg::Open(1)).in_list(Msg::Save(1));
    assert!(device.page.dialog().is_some(), "what is deleted is neither opened nor saved");
    device.in_list(Msg::Undelete(1));
    assert!(!device.rows()[1].deleted);
    assert_eq!((&device.deleted[..], &device.at_hand[..]), (&[][..], &[first][..]));
    device.in_list(Msg::Open(1));
    assert_eq!(device.page.sans(), ["e4", "e5"]);
    device.list();
    device.in_list(Msg::Delete(1)).send(dialogs::Msg::Close);
    assert_eq!(device.list().total, 1, "it is gone");
}

#[test]
fn a_game_goes_to_a_file_and_what_was_rescued_too() {
    let mut device = Device::new();
    device.play("e4 e5");
    device.rescued.insert(3, "[White \"Ada\"]\n\n1. d4 d5 *\n".to_owned());
    device.list();
    let saved = |device: &mut Device, row| {
        device.in_list(Msg::Save(row));
        let found = device.page.effects.iter().find_map(|effect| match effect {
            Effect::Share(Share::Download { text, .. }) => Some(text.clone()),
            _ => None,
        });
        found.expect("a file")
    };
    assert!(saved(&mut device, 0).contains("1. e4 e5"));
    assert!(saved(&mut device, 1).contains("1. d4 d5"));
    assert_eq!(device.rows()[1].name, Saved::Rescued(3));
    // It can be looked at.
    device.in_list(Msg::Open(1));
    let text = device.page.given().expect("it is being read");
    device.page.effects.clear();
    assert!(matches!(device.page.dialog(), Some(Dialog::Sheet(sheet)) if sheet.reading.is_some()));
    assert!(text.contains("1. d4 d5"));
    device.list();
    device.in_list(Msg::Delete(1));
    assert_eq!(device.deleted, [Saved::Rescued(3)]);
}

#[test]
fn a_game_that_a_later_version_has_saved_is_left_alone() {
    let mut device = Device::new();
    let first = device.play("e4");
    device.play("d4");
    let mut later = device.stored(first);
    later.later = true;
    device.list();
    let listing = Listing { total: 1, from: 0, found: vec![Found::Game(Box::new(later))] };
    device.in_list(Msg::Listed(Box::new(listing)));
    assert!(device.rows()[0].later);
    for msg in [Msg::Open(0), Msg::Save(0), Msg::Delete(0), Msg::Undelete(0), Msg::Open(7), Msg::Delete(7)] {
        device.in_list(msg);
        assert!(device.page.dialog().is_some() && device.deleted.is_empty());
        assert!(device.page.effects.is_empty());
    }
}
