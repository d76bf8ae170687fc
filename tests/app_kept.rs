//! What is kept is read back: as it was, from older versions, and however damaged it is.
#![allow(clippy::unwrap_used, clippy::expect_used)]

use serde_json::{Value, json};
use std::collections::BTreeMap;
use tabiya::app::records::{Record, Singles};
use tabiya::app::{Effect, GameId, Keep, Model, Msg, Stored, StoredGame, update};
use tabiya::game::{Event, Game, Halt, Instant, reopen, salvage};
use tabiya::rules::Color;

/// A disk that does as it is told.
#[derive(Clone, Default)]
struct Disk {
    games: BTreeMap<GameId, Value>,
    entries: BTreeMap<GameId, Vec<Value>>,
    singles: BTreeMap<String, Value>,
    damaged: Vec<(GameId, u32, String)>,
}

impl Disk {
    fn keep(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Keep(Keep::Begin { game, setup }) => {
                    self.games.insert(*game, json(&Record::of_setup(*game, (**setup).clone())));
                    let aside = self.current().and_then(|(_, aside)| aside);
                    self.single(Record::of_current(Some(*game), aside));
                }
                Effect::Keep(Keep::Event { game, entry }) => {
                    let record = json(&Record::of_entry(*game, entry.clone()));
                    self.entries.entry(*game).or_default().push(record);
                }
                Effect::Keep(Keep::Current { game, aside }) => self.single(Record::of_current(*game, *aside)),
                Effect::Keep(Keep::Settings(settings)) => {
                    self.single(Record::of_settings((**settings).clone()));
                }
                Effect::Keep(Keep::SetAside { game, good, pgn, .. }) => {
                    self.damaged.push((*game, *good, pgn.clone()));
                    if *good == 0 {
                        self.games.remove(game);
                    }
                    let good = f64::from(*good);
                    self.entries.entry(*game).or_default().retain(|record| {
                        let number = record["number"].as_f64().unwrap_or(-1.0);
                        number.fract() == 0.0 && (0.0..good).contains(&number)
                    });
                }
                _ => {}
            }
        }
    }

    fn single(&mut self, record: Record) {
        self.singles.insert(record.key.clone().unwrap(), json(&record));
    }

    fn current(&self) -> Option<(Option<GameId>, Option<GameId>)> {
        Singles::read(self.singles.values()).current()
    }

    fn game(&self, id: GameId) -> StoredGame {
        let entries = self.entries.get(&id).into_iter().flatten();
        StoredGame::read(id, self.games.get(&id), entries, &Singles::read(self.singles.values()))
    }

    fn open(&self) -> Stored {
        let (current, aside) = self.current().unwrap_or_else(|| (self.games.keys().max().copied(), None));
        Stored {
            current: current.map(|id| self.game(id)),
            aside: aside.map(|id| self.game(id)),
            settings: Singles::read(self.singles.values()).settings(),
            trouble: None,
        }
    }
}

fn json(record: &Record) -> Value {
    serde_json::to_value(record).unwrap()
}

/// A page over a disk.
struct Page {
    model: Model,
    disk: Disk,
    now: Instant,
}

impl Page {
    fn new() -> Page {
        Page { model: Model::new(), disk: Disk::default(), now: Instant::from_millis(1_000) }
    }

    /// Loaded again, five seconds later.
    fn again(disk: &Disk, now: Instant) -> Page {
        let mut page = Page { model: Model::new(), disk: disk.clone(), now: now.after(5_000) };
        page.send(Msg::Opened(Box::new(disk.open())));
        page
    }

    fn send(&mut self, msg: Msg) {
        self.now = self.now.after(40);
        let effects = update(&mut self.model, msg, self.now);
        self.disk.keep(&effects);
    }

    fn play(&mut self, sans: &str) {
        for san in sans.split_whitespace() {
            let mv = self.model.game.position().parse_san(san).unwrap();
            self.send(Msg::Drop { from: mv.from(), to: mv.to() });
        }
    }
}

/// A page with a game that was put aside and one that is going on, and in it some of all that can happen.
fn played() -> Page {
    let mut page = Page::new();
    page.send(Msg::OpenAddress("clock=120+1&rules=lobby".to_owned()));
    page.play("d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7");
    page.send(Msg::OpenAddress("clock=300+3".to_owned()));
    page.play("e4 e5 Nf3");
    page.send(Msg::Setting { name: "announce-check".to_owned(), value: "on".to_owned() });
    page.send(Msg::Act(Event::OfferDraw(Color::Black)));
    page.send(Msg::Act(Event::DeclineDraw(Color::White)));
    page.play("Nc6 Bb5 a6");
    page.send(Msg::Act(Event::AskTakeback(Color::Black)));
    page.send(Msg::Act(Event::Consent(Color::White)));
    page.play("Nf6 O-O");
    page.send(Msg::Act(Event::Pause));
    page.send(Msg::Act(Event::Resume));
    page.play("Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5 Qxd8+ Kxd8");
    page
}

/// What is wrong with a game that is played again, if anything.
fn fault(game: &StoredGame) -> Option<String> {
    reopen(game.setup.clone().ok()?, &game.entries).fault
}

#[test]
fn both_games_are_back_as_they_were() {
    let page = played();
    let mut again = Page::again(&page.disk, page.now);
    assert!(matches!(again.model.game.halt(), Halt::Suspended(_)), "its clock ran");
    again.send(Msg::Act(Event::Return { refund: true }));
    assert_eq!(again.model.game.moves(), page.model.game.moves());
    assert_eq!(again.model.keeping.id, page.model.keeping.id);
    assert!(again.model.settings.rules.announce_check);
    let (aside, was) = (again.model.put_aside.as_ref().unwrap(), page.model.put_aside.as_ref().unwrap());
    assert_eq!(aside.game, was.game);
    assert!(again.disk.damaged.is_empty());
    again.play("Nc3");
    assert_eq!(
        Page::again(&again.disk, again.now).model.game.moves().len(),
        page.model.game.moves().len() + 1
    );
}

#[test]
fn a_page_is_not_alive_before_its_game_nor_days_after_it() {
    let page = played();
    let id = page.model.keeping.id.unwrap();
    for (at, believed) in [(5_000, true), (86_300_000, true), (86_500_000, false)] {
        let mut disk = page.disk.clone();
        let at = page.model.game.last_change().after(at);
        disk.single(Record::of_life(id, at));
        assert_eq!(disk.game(id).alive, believed.then_some(at));
    }
    let mut disk = page.disk.clone();
    disk.single(Record::of_life(GameId(7), page.now));
    assert_eq!(disk.game(id).alive, None, "that was another game");
}

#[test]
fn entries_of_version_0_are_read() {
    let page = played();
    let mut disk = page.disk.clone();
    for record in disk.entries.values_mut().flatten() {
        let record = record.as_object_mut().unwrap();
        assert_eq!(record["version"], 1);
        record.remove("version");
        assert!(record.remove("after").is_some());
    }
    let again = Page::again(&disk, page.now);
    assert_eq!(again.model.game.moves(), page.model.game.moves());
    assert!(again.disk.damaged.is_empty());
}

#[test]
fn a_later_version_is_left_alone() {
    let page = played();
    let mut disk = page.disk.clone();
    let id = page.model.keeping.id.unwrap();
    disk.entries.get_mut(&id).unwrap()[4]["version"] = json!(2);
    let fault = fault(&disk.game(id)).unwrap();
    assert_eq!(fault, "record 5: it was written by a later version of the app");
}

#[test]
fn records_in_another_order_or_there_twice_are_no_damage() {
    let page = played();
    let id = page.model.keeping.id.unwrap();
    let mut disk = page.disk.clone();
    let entries = disk.entries.get_mut(&id).unwrap();
    entries.reverse();
    entries.swap(2, 9);
    entries.push(entries[3].clone());
    let again = Page::again(&disk, page.now);
    assert_eq!(again.model.game.moves(), page.model.game.moves());
    assert!(again.disk.damaged.is_empty());
}

#[test]
fn faults_are_named_with_their_place() {
    let page = played();
    let id = page.model.keeping.id.unwrap();
    let after = |damage: &dyn Fn(&mut Vec<Value>)| {
        let mut disk = page.disk.clone();
        damage(disk.entries.get_mut(&id).unwrap());
        let page = Page::again(&disk, page.now);
        let aside = page.model.put_aside.as_ref().map(|aside| aside.game.moves().len());
        (fault(&disk.game(id)).unwrap(), aside, page.disk.damaged)
    };
    let (fault, _, damaged) = after(&|entries| drop(entries.remove(2)));
    assert_eq!(fault, "record 3: is missing");
    assert_eq!((damaged[0].0, damaged[0].1), (id, 2));
    assert!(damaged[0].2.contains("1. e4"), "{}", damaged[0].2);
    let (fault, ..) = after(&|entries| entries[2]["event"] = json!({ "move": "e1e3" }));
    assert_eq!(fault, "record 3: not a legal move");
    let (fault, ..) = after(&|entries| entries[2]["event"] = json!({ "move": "g1h3" }));
    assert_eq!(fault, "record 3: leads to another game than it did when it was written");
    let (fault, ..) = after(&|entries| entries[2]["event"] = json!({ "move": "9" }));
    assert_eq!(fault, "record 3: not a move");
    let (fault, ..) = after(&|entries| entries[2] = json!("gone"));
    assert!(fault.starts_with("record 3: invalid type"), "{fault}");
    let (fault, ..) = after(&|entries| entries[2]["game"] = json!(5));
    assert_eq!(fault, "record 3: it belongs to another game");
    let (fault, ..) = after(&|entries| entries[2]["at"] = json!(u64::MAX));
    assert_eq!(fault, "record 3: its time is out of all reason");
    let (fault, ..) = after(&|entries| drop(entries[2].as_object_mut().unwrap().remove("after")));
    assert_eq!(fault, "record 3: its fingerprint is missing");
}

#[test]
fn a_game_without_its_beginning_is_rescued_as_far_as_sense_can_be_made_of_it() {
    let page = played();
    let id = page.model.keeping.id.unwrap();
    let mut disk = page.disk.clone();
    disk.games.remove(&id);
    let again = Page::again(&disk, page.now);
    assert!(again.model.game.moves().is_empty(), "a fresh board");
    assert_eq!(again.disk.damaged.len(), 1);
    let pgn = &again.disk.damaged[0].2;
    assert!(pgn.contains("Kxd8"), "the usual start was a good guess: {pgn}");
    assert!(again.model.put_aside.is_some(), "the other game is still there");
    // It is not found again.
    let once_more = Page::again(&again.disk, again.now);
    assert_eq!(once_more.disk.damaged.len(), 1);
    assert!(once_more.model.notice.is_none());
}

/// Random numbers, always the same.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// Changes something somewhere within a value.
fn alter(value: &mut Value, random: &mut Random) {
    match value {
        Value::Object(fields) if !fields.is_empty() && random.below(8) > 0 => {
            let name = fields.keys().nth(random.below(fields.len())).cloned().unwrap();
            if random.below(6) == 0 {
                fields.remove(&name);
            } else {
                alter(&mut fields[&name], random);
            }
        }
        Value::Array(items) if !items.is_empty() && random.below(8) > 0 => {
            let at = random.below(items.len());
            match random.below(4) {
                0 => items.truncate(at),
                _ => alter(&mut items[at], random),
            }
        }
        // Another one of its kind.
        Value::Number(number) if random.below(3) > 0 => {
            let number = number.as_u64().unwrap_or(0);
            *value = match random.below(5) {
                0 => json!(number ^ (1 << random.below(63))),
                1 => json!(number.wrapping_add(1)),
                2 => json!(0),
                3 => json!(u64::MAX),
                _ => json!(-1.5),
            };
        }
        Value::String(text) if random.below(3) > 0 && !text.is_empty() => {
            let at = (0..=random.below(text.len())).rev().find(|at| text.is_char_boundary(*at)).unwrap();
            match random.below(3) {
                0 => text.truncate(at),
                1 => text.insert(at, char::from(b'a' + random.below(26) as u8)),
                _ => text.insert(at, '♞'),
            }
        }
        Value::Bool(set) if random.below(3) > 0 => *set = !*set,
        // Something else altogether.
        _ => {
            *value = match random.below(6) {
                0 => Value::Null,
                1 => json!(random.below(1_000_000)),
                2 => json!("w"),
                3 => json!([1, "2", { "move": "e2e4++" }]),
                4 => json!({ "move": "e2e4++" }),
                _ => json!(true),
            };
        }
    }
}

/// Damages the bytes of a record, as a disk would; what is no record any more is some text.
fn alter_bytes(value: &mut Value, random: &mut Random) {
    let mut bytes = serde_json::to_vec(value).unwrap();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        match random.below(3) {
            0 => bytes.truncate(at.max(1)),
            1 => bytes[at] ^= 1 << random.below(8),
            _ => bytes[at] = bytes[random.below(bytes.len())],
        }
    }
    let text = String::from_utf8_lossy(&bytes).into_owned();
    *value = serde_json::from_slice(&bytes).unwrap_or(Value::String(text));
}

/// Leaves the records as a store can hold them that has their game and number for a key: what has neither is lost,
/// and of two with one number there is one.
fn keyed(entries: &mut Vec<Value>, id: GameId) {
    let mut kept: Vec<Value> = Vec::new();
    for entry in std::mem::take(entries) {
        let key = (entry["game"].as_f64() == Some(id.0 as f64)).then(|| entry["number"].clone());
        if key.is_none_or(|key| !(key.is_number() || key.is_string())) {
            continue;
        }
        match kept.iter_mut().find(|other| other["number"] == entry["number"]) {
            Some(other) => *other = entry,
            None => kept.push(entry),
        }
    }
    *entries = kept;
}

/// Damages the records of one game.
fn damage(disk: &mut Disk, id: GameId, random: &mut Random) {
    let entries = disk.entries.get_mut(&id).unwrap();
    let (one, other) = (random.below(entries.len()), random.below(entries.len()));
    match random.below(9) {
        0 => drop(entries.remove(one)),
        1 => entries.truncate(one),
        2 => {
            // Repeated under the number of another one.
            let mut again = entries[one].clone();
            again["number"] = json!(other);
            entries.insert(random.below(entries.len()), again);
        }
        3 => {
            let event = entries[one]["event"].take();
            entries[one]["event"] = std::mem::replace(&mut entries[other]["event"], event);
        }
        4 => entries.swap(one, other),
        5 => alter_bytes(&mut entries[one], random),
        6 => {
            let begun = disk.games.get_mut(&id).unwrap();
            if random.below(4) == 0 { alter_bytes(begun, random) } else { alter(begun, random) }
        }
        _ => (0..=random.below(2)).for_each(|_| alter(&mut entries[one], random)),
    }
    keyed(entries_of(disk, id), id);
}

fn entries_of(disk: &mut Disk, id: GameId) -> &mut Vec<Value> {
    disk.entries.get_mut(&id).unwrap()
}

#[test]
fn however_a_game_is_damaged_the_page_starts_and_nothing_else_is_lost() {
    let page = played();
    let id = page.model.keeping.id.unwrap();
    let was_aside = page.model.put_aside.as_ref().unwrap();
    let all = page.disk.game(id);
    let setup = all.setup.clone().unwrap();
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut whole, mut cut, mut gone) = (0, 0, 0);
    for round in 0..10_000 {
        let mut disk = page.disk.clone();
        damage(&mut disk, id, &mut random);
        // As many of them, from the first, are what they were.
        let sound =
            page.disk.entries[&id].iter().take_while(|entry| disk.entries[&id].contains(entry)).count();
        let found = disk.game(id);
        let mut again = Page::again(&disk, page.now);
        let good = match &found.setup {
            Ok(setup) => reopen(setup.clone(), &found.entries).good as usize,
            Err(_) => 0,
        };
        assert!(good >= sound || found.setup.as_ref() != Ok(&setup), "round {round}: {good} of {sound} good");
        // What was good is what was played.
        if good > 0 && found.setup.as_ref() == Ok(&setup) {
            let rescued = reopen(setup.clone(), &found.entries).game;
            let mut game = Game::new(setup.clone());
            for entry in all.entries[..good].iter().flatten() {
                game.apply(entry.at, entry.event.clone()).unwrap();
            }
            assert!(rescued == game, "round {round}: the first {good} entries make another game");
        }
        let _ = salvage(found.setup.clone().ok(), &found.entries).pgn();
        // The game that had been put aside is at hand, or what was rescued has not pushed it out.
        let aside = &again.model.put_aside.as_ref().unwrap().game;
        assert!(*aside == was_aside.game, "round {round}: the other game is not what it was");
        match again.disk.damaged.last() {
            None => whole += 1,
            Some((damaged, kept, pgn)) => {
                assert_eq!((*damaged, *kept as usize), (id, good));
                assert!(pgn.contains("[Event "), "round {round}: {pgn}");
                assert!(again.model.notice.is_some(), "round {round}: it was not said");
                if good > 0 { cut += 1 } else { gone += 1 }
            }
        }
        // Play goes on, and is kept.
        if let Halt::Suspended(_) = again.model.game.halt() {
            again.send(Msg::Act(Event::Return { refund: true }));
        }
        if let Halt::Paused = again.model.game.halt() {
            again.send(Msg::Act(Event::Resume));
        }
        if again.model.game.outcome().is_none() && again.model.game.flag_fallen().is_none() {
            let mv = *again.model.game.position().legal_moves().first().unwrap();
            let before = again.model.game.moves().len();
            again.send(Msg::Drop { from: mv.from(), to: mv.to() });
            if again.model.game.unpressed().is_none() {
                assert_eq!(again.model.game.moves().len(), before + 1, "round {round}");
            }
        }
        let once_more = Page::again(&again.disk, again.now);
        assert_eq!(once_more.disk.damaged.len(), again.disk.damaged.len(), "round {round}: damaged again");
        assert_eq!(once_more.model.game.moves(), again.model.game.moves(), "round {round}");
    }
    println!("{whole} as they were or none the worse, {cut} cut short, {gone} set aside whole");
    assert!(whole > 500 && cut > 2_000 && gone > 100);
}

#[test]
fn however_the_rest_is_damaged_the_page_starts() {
    let page = played();
    let ids: Vec<GameId> = page.disk.games.keys().copied().collect();
    let mut random = Random(0x2545_F491_4F6C_DD1D);
    for round in 0..2_000 {
        let mut disk = page.disk.clone();
        let name = disk.singles.keys().nth(random.below(disk.singles.len())).cloned().unwrap();
        if random.below(3) == 0 {
            disk.singles.remove(&name);
        } else if let Some(single) = disk.singles.get_mut(&name) {
            if random.below(2) == 0 { alter(single, &mut random) } else { alter_bytes(single, &mut random) }
        }
        let again = Page::again(&disk, page.now);
        for id in &ids {
            // A record that points at no game of ours sets nothing aside.
            let (after, before) = (again.disk.game(*id).entries, page.disk.game(*id).entries);
            assert_eq!(after[..before.len()], before, "round {round}: {name}");
        }
    }
}
