//! A simulated disk, which holds records as JSON.

use serde_json::Value;
use std::collections::BTreeMap;
use tabiya::app::records::{CLOCK_GAME_VERSION, PLAYED_GAME_VERSION, Record, StateRecords};
use tabiya::app::{Effect, GameId, SaveCommand, StoreEffect, StoredData, StoredGame};

/// A simulated disk.
///
/// For each game, `games` has the record of the setup, and `entries` the records of the events.
/// `singles` has the records of the page's state, by key. For each damaged game, `damaged` has the
/// id, the number of valid entries before the first bad entry, and the readable part of the game as
/// PGN.
#[derive(Clone, Default)]
pub(super) struct Disk {
    pub(super) games: BTreeMap<GameId, Value>,
    pub(super) entries: BTreeMap<GameId, Vec<Value>>,
    pub(super) singles: BTreeMap<String, Value>,
    pub(super) damaged: Vec<(GameId, u32, String)>,
}

impl Disk {
    pub(super) fn keep(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Store(StoreEffect::Save(SaveCommand::BeginGame { game, setup })) => {
                    self.games.insert(*game, json(&Record::of_setup(*game, (**setup).clone())));
                    let aside = self.current().map(|(_, aside)| aside).unwrap_or_default();
                    self.single(Record::of_open_games(Some(*game), &aside));
                }
                Effect::Store(StoreEffect::Save(SaveCommand::AddEvent { game, entry })) => {
                    let record = json(&Record::of_entry(*game, entry.clone()));
                    self.entries.entry(*game).or_default().push(record);
                }
                Effect::Store(StoreEffect::Save(SaveCommand::SetOpenGames { game, aside })) => {
                    self.single(Record::of_open_games(*game, aside))
                }
                Effect::Store(StoreEffect::Save(SaveCommand::Settings(settings))) => {
                    self.single(Record::of_settings((**settings).clone()));
                }
                Effect::Store(StoreEffect::Save(SaveCommand::SetDamagedAside {
                    game, good, pgn, ..
                })) => {
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

    pub(super) fn single(&mut self, record: Record) {
        self.singles.insert(record.key.clone().unwrap(), json(&record));
    }

    fn current(&self) -> Option<(Option<GameId>, Vec<GameId>)> {
        StateRecords::read(self.singles.values()).open_games()
    }

    pub(super) fn game(&self, id: GameId) -> StoredGame {
        let entries = self.entries.get(&id).into_iter().flatten();
        let later = self.games.get(&id).into_iter().chain(entries.clone()).any(is_later_json);
        StoredGame::read(id, self.games.get(&id), entries, &StateRecords::read(self.singles.values()), later)
    }

    pub(super) fn open(&self) -> StoredData {
        let (current, aside) =
            self.current().unwrap_or_else(|| (self.games.keys().max().copied(), Vec::new()));
        StoredData {
            current: current.map(|id| self.game(id)),
            aside: aside.into_iter().map(|id| self.game(id)).collect(),
            settings: StateRecords::read(self.singles.values()).settings(),
            has_later_version: self.singles.values().any(is_later_json),
            ..StoredData::default()
        }
    }
}

/// Whether a later version of the app wrote the record.
fn is_later_json(record: &Value) -> bool {
    let is_later =
        |version: u64| version > PLAYED_GAME_VERSION.into() && version != u64::from(CLOCK_GAME_VERSION);
    record["version"].as_u64().is_some_and(is_later)
}

fn json(record: &Record) -> Value {
    serde_json::to_value(record).unwrap()
}
