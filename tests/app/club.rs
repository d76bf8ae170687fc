//! Tournaments (events) of the club, step by step, with a simulated disk.
//!
//! The journal of an event is the list of its saved lines: one line for each step.

mod by_hand;
mod codes;
mod details;
mod formats;
mod pairing_rules;
mod personal;
mod players;
mod random_input;
mod rating_list;
mod saved_journals;
mod statistics;
mod wall;
mod web_page;

use super::page::{Page, square};
use std::collections::BTreeMap;
use tabiya::app::dialogs::club::{
    ClubCommand, ClubLine, ClubState, LoadedClub, Msg, OpenEvent, ReadClubData,
};
use tabiya::app::dialogs::{self, Dialog, Kind};
use tabiya::app::storage::GameSummary;
use tabiya::app::{
    BackgroundEffect, Effect, GameId, PageMsg, SaveCommand, Share, StoreEffect, StoredGame, table,
};
use tabiya::club::event::{GamePlace, Tournament};
use tabiya::club::record::PairingResult;
use tabiya::game::{self, GameSetup, JournalEntry};
use tabiya::rules::Color;

/// A page with the club (tournaments and players) open, and its simulated disk.
struct Club {
    page: Page,
    lines: BTreeMap<(GameId, u32), String>,
    games: BTreeMap<GameId, (GameSetup, Vec<JournalEntry>)>,
    /// Saved files, by name.
    files: BTreeMap<String, String>,
    /// The random number that the browser generates as the secret key of an event. The codes that
    /// move games to other devices are made with this key. `None` if the browser generates none.
    key: Option<u64>,
    /// Requests to search FIDE's rating list.
    searches: Vec<BackgroundEffect>,
}

impl Club {
    fn new() -> Club {
        let (lines, games, files) = Default::default();
        let mut club =
            Club { page: Page::new(), lines, games, files, key: Some(0x5eed), searches: Vec::new() };
        club.go();
        club
    }

    /// Opens the club and reports that its code has loaded.
    fn go(&mut self) {
        self.send(PageMsg::OpenDialog(Kind::Club));
        self.hear(Msg::Loaded(None, ClubState::empty_content()));
    }

    /// Restarts the page from its disk, as after a crash. Then opens, from the list of events, the
    /// event that was open before.
    fn restart(&mut self) {
        let open = self.running().id;
        let now = self.page.now;
        self.page = Page::new();
        self.page.now = now;
        self.go();
        let row = self.inside().events.as_ref().unwrap().iter().position(|event| event.id == open);
        self.act(ClubCommand::Open(row.unwrap()));
        assert_eq!(self.running().id, open);
    }

    fn send(&mut self, msg: impl Into<tabiya::app::Msg>) {
        self.page.send(msg);
        for effect in std::mem::take(&mut self.page.effects) {
            match effect {
                Effect::Store(StoreEffect::Save(keep)) => self.keep(keep),
                Effect::Store(StoreEffect::ReadClub(of)) => {
                    let is_asked = |(journal, number): &(GameId, u32)| match of {
                        Some(event) => *journal == event,
                        None => *number == 0,
                    };
                    let lines = self.lines.iter().filter(|(key, _)| is_asked(key));
                    let lines: Vec<ClubLine> =
                        lines.map(|((journal, number), text)| (*journal, *number, text.clone())).collect();
                    self.hear(Msg::Read(Box::new(ReadClubData { of, lines, ..ReadClubData::default() })));
                }
                Effect::Store(StoreEffect::ReadGames(games)) => {
                    let games = games.into_iter().map(|game| self.stored(game)).collect();
                    self.hear(Msg::Read(Box::new(ReadClubData { games, ..ReadClubData::default() })));
                }
                Effect::Store(StoreEffect::ReadSummaries) => {
                    // Summaries of games arrive two at a time, the latest first.
                    let games: Vec<GameId> = self.games.keys().rev().copied().collect();
                    let mut slices: Vec<&[GameId]> = games.chunks(2).collect();
                    slices.push(&[]);
                    for (number, slice) in slices.iter().enumerate() {
                        let summaries =
                            slice.iter().filter_map(|game| GameSummary::derive_from(&self.stored(*game)));
                        let (summaries, is_last) = (Some(summaries.collect()), number + 1 == slices.len());
                        self.hear(Msg::Read(Box::new(ReadClubData {
                            summaries,
                            is_last,
                            ..ReadClubData::default()
                        })));
                    }
                }
                Effect::Store(StoreEffect::DeleteTournament(event)) => {
                    self.lines.retain(|(journal, _), _| *journal != event);
                }
                Effect::Background(BackgroundEffect::DrawKey) => self.hear(Msg::Key(self.key)),
                Effect::Background(
                    effect @ (BackgroundEffect::SearchRatingList(_) | BackgroundEffect::ContinueRatingList),
                ) => self.searches.push(effect),
                Effect::Share(Share::Download { name, text }) => drop(self.files.insert(name, text)),
                _ => {}
            }
        }
    }

    fn keep(&mut self, keep: SaveCommand) {
        match keep {
            SaveCommand::BeginGame { game, setup } => drop(self.games.insert(game, (*setup, Vec::new()))),
            SaveCommand::AddEvent { game, entry } => self.games.get_mut(&game).unwrap().1.push(entry),
            SaveCommand::AddClubLines { journal, number, text } => {
                let before = self.lines.insert((journal, number), text);
                assert_eq!(before, None, "no record is written over another");
            }
            _ => {}
        }
    }

    fn stored(&self, id: GameId) -> StoredGame {
        let (setup, entries) = match self.games.get(&id) {
            Some((setup, entries)) => (Ok(setup.clone()), entries.iter().cloned().map(Ok).collect()),
            None => (Err("it is gone".to_owned()), Vec::new()),
        };
        StoredGame { id, setup, entries, last_heartbeat: None, is_later_version: false }
    }

    fn hear(&mut self, msg: Msg) {
        self.send(dialogs::Msg::Club(msg));
    }

    fn act(&mut self, act: ClubCommand) -> &mut Club {
        self.hear(Msg::Do(act));
        self
    }

    fn set(&mut self, name: &str, value: &str) -> &mut Club {
        self.hear(Msg::Set { name: name.to_owned(), value: value.to_owned() });
        self
    }

    fn loaded(&self) -> &LoadedClub {
        match &self.page.app.ready().unwrap().dialog {
            Some(Dialog::Club(club)) => club.inside.as_ref().unwrap(),
            other => panic!("{other:?}"),
        }
    }

    fn inside(&self) -> ClubState {
        self.loaded().get::<ClubState>().unwrap().clone()
    }

    fn running(&self) -> OpenEvent {
        self.inside().open_event().unwrap().clone()
    }

    fn event(&self) -> Tournament {
        self.running().event.clone()
    }

    /// Creates an event of the format `format` with `players` players.
    fn begin(&mut self, format: &str, players: usize) -> &mut Club {
        let names: Vec<String> = (1..=players).map(|number| format!("{number}. Player {number}")).collect();
        self.act(ClubCommand::New).set("event-name", "Friday").set("event-format", format);
        self.set("event-players", &names.join("\n")).act(ClubCommand::Create);
        assert_eq!(self.event().entrants().len(), players);
        self
    }

    /// Plays the next game on the board until it ends with `result`, and checks that the event
    /// receives the result.
    fn play(&mut self, result: PairingResult) -> &mut Club {
        let ahead = self.event().next_game().unwrap();
        self.act(ClubCommand::Next);
        assert!(self.page.app.ready().unwrap().dialog.is_none(), "the board is to be seen");
        let headers = self.page.game().headers().clone();
        assert_eq!(headers.event, "Friday");
        self.page.wait(1_000);
        self.send(table::Msg::Drop { from: square("e2"), to: square("e4") });
        match result {
            PairingResult::WhiteWins => self.send(act(game::Event::Resign(Color::Black))),
            PairingResult::BlackWins => self.send(act(game::Event::Resign(Color::White))),
            _ => {
                self.send(table::Msg::Drop { from: square("e7"), to: square("e5") });
                self.send(act(game::Event::OfferDraw(Color::White)));
                self.send(act(game::Event::AcceptDraw(Color::Black)));
            }
        }
        assert!(self.page.game().outcome().is_some());
        self.go();
        assert_eq!(scores(&self.event(), ahead.place).last(), Some(&result), "the result came in by itself");
        self
    }

    /// Enters results for all games of the current round: about every third game is drawn, and in
    /// the others the player with the lower number wins.
    fn enter_round(&mut self) -> &mut Club {
        while let Some(ahead) = self.event().next_game() {
            let lower = ahead.pairing.white < ahead.pairing.black;
            let number = ahead.place.board + ahead.place.round + ahead.place.game;
            let score = match (number % 3, lower) {
                (2, _) => PairingResult::Draw,
                (_, true) => PairingResult::WhiteWins,
                (_, false) => PairingResult::BlackWins,
            };
            self.act(ClubCommand::Result(ahead.place, score));
            assert_eq!(self.running().refused, None);
        }
        self
    }

    /// Asserts that the journal on the disk restores the event that is open.
    fn assert_journal_restores(&self) {
        let running = self.running();
        let lines = self.lines.iter().filter(|((journal, _), _)| *journal == running.id);
        let lines: Vec<_> = lines.map(|((_, number), text)| (*number, text.as_str())).collect();
        let again = OpenEvent::replay(running.id, &lines).unwrap();
        assert!(!again.is_damaged);
        assert_eq!(again.event, running.event);
        assert_eq!(again.event.standings_table(), running.event.standings_table());
        if again.round == running.round {
            assert_eq!(again.shown_round_clock(), running.shown_round_clock());
        }
    }
}

fn act(event: game::Event) -> table::Msg {
    table::Msg::ApplyEvent(event)
}

fn scores(event: &Tournament, place: GamePlace) -> &[PairingResult] {
    &event.rounds()[place.round].boards[place.board].results
}
