//! Saved players: profiles computed from the saved games, and from the journals of edits to the
//! players, such as renames.

mod commands;
mod history;
mod player;

pub use player::{AVATAR_COLORS, AVATAR_SYMBOLS, ProfiledPlayer};

use super::message::{ClubCommand, ClubLine};
use super::practice::{PracticeGame, PracticeRating, practice_ratings};
use super::register_journals::RegisterJournal;
use super::seating::{SeatedPair, seat_pair};
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::settings::StartPosition;
use crate::app::storage::{GameId, GameSummary};
use crate::club::people::ProfileGame;
use crate::club::player_register::{PlayerRegister, RegisterRefusal};
use crate::openings::Openings;
use crate::opponent::OpponentLevel;
use crate::rules::Color;
use crate::words::Language;
use history::{LastGame, PlayedGame};
use std::cmp::Reverse;
use std::rc::Rc;

/// State of the screen with the saved players and their profiles.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayersScreen {
    /// All players, with the most games first and hidden players last; `None` while they are being
    /// read.
    pub all: Option<Rc<Vec<ProfiledPlayer>>>,
    /// Index of the expanded player in `all`.
    pub open: Option<usize>,
    /// Text of the field for a new name.
    pub typed: String,
    /// Index of the player into whom the expanded player is to be merged, as text.
    pub other: String,
    /// Why the last edit to the saved players was refused; `None` if it was accepted.
    pub refused: Option<RegisterRefusal>,
    /// Names of the players for a rematch of the last game: the player who had Black, then the
    /// player who had White.
    pub rematch_names: Option<[String; 2]>,
    /// Journals of edits that have been read.
    journals: Vec<RegisterJournal>,
    /// Ids of the journals that are still to be read; `None` until the list of ids has been read.
    awaited: Option<Vec<GameId>>,
    /// Games between people, oldest first; `None` until all games have been read.
    games: Option<Rc<Vec<PlayedGame>>>,
    /// Games read so far, until the last batch arrives.
    read_so_far: ReadGames,
    /// Games against the computer, oldest first.
    practice: Rc<Vec<PracticeGame>>,
    /// Rating changes from games against the computer in which the person has no name.
    nameless: Vec<PracticeRating>,
    /// Opening names, once loaded.
    names: Option<PtrEqRc<Openings>>,
    /// Saved players after all edits, including all players of games.
    register: Rc<PlayerRegister>,
    /// Last game between two saved players.
    last: Option<LastGame>,
}

/// Games read from storage for the players' profiles, until the last batch arrives.
#[derive(Clone, Debug, Default, PartialEq)]
struct ReadGames {
    games: Vec<PlayedGame>,
    practice: Vec<PracticeGame>,
}

impl PlayersScreen {
    /// Stores the ids of the saved journals with edits to players. Ignores a second call. The
    /// profiles are computed when all of these journals and all games have been read.
    pub(super) fn expect_journals(&mut self, ids: &[GameId]) {
        if self.awaited.is_none() {
            self.awaited = Some(ids.to_vec());
            self.recompute_profiles();
        }
    }

    /// Adds the edits from the journal with this id. `records` are all records of the journal. If
    /// all journals and all games have then been read, computes the profiles.
    pub(super) fn add_journal(&mut self, id: GameId, records: &[ClubLine]) {
        let Some(awaited) = &mut self.awaited else { return };
        if awaited.contains(&id) {
            awaited.retain(|other| *other != id);
            let place = self.journals.partition_point(|journal| journal.id < id);
            self.journals.insert(place, RegisterJournal::read(id, records));
            self.recompute_profiles();
        }
    }

    /// Adds a batch of summaries of saved games, in any order. After the last batch (`is_last`),
    /// computes the profiles if all journals of edits have also been read.
    pub(super) fn add_summaries(&mut self, summaries: &[GameSummary], is_last: bool) {
        for summary in summaries {
            let headers = &summary.archived.headers;
            // Games against the computer have separate ratings.
            if OpponentLevel::is_playing(headers) {
                self.read_so_far.practice.extend(PracticeGame::of(summary));
            } else {
                self.read_so_far.games.push(PlayedGame::of(summary, self.names.as_deref()));
            }
        }
        if is_last {
            let ReadGames { mut games, mut practice } = std::mem::take(&mut self.read_so_far);
            games.sort_by_key(|game| game.began);
            practice.sort_by_key(PracticeGame::began_at);
            (self.games, self.practice) = (Some(Rc::new(games)), Rc::new(practice));
            self.name_openings();
            self.recompute_profiles();
        }
    }

    /// Stores the loaded opening names, and updates the openings in the players' profiles.
    pub(super) fn set_opening_names(&mut self, names: &PtrEqRc<Openings>) {
        self.names = Some(names.clone());
        self.name_openings();
        self.recompute_profiles();
    }

    /// Finds the openings of all games, if the games and the opening names are loaded.
    fn name_openings(&mut self) {
        if let (Some(names), Some(games)) = (&self.names, &mut self.games) {
            Rc::make_mut(games).iter_mut().for_each(|game| game.store_opening(names));
        }
    }

    /// Changes the field `name` on the screen of saved players to `value`. A choice of language or
    /// odds takes effect at once: the method returns the command for this choice. It returns `None`
    /// for any other field, or if no player is expanded.
    pub(super) fn set_field(&mut self, name: &str, value: String) -> Option<ClubCommand> {
        let of = || self.open;
        match name {
            "player-name" => self.typed = value,
            "player-other" => self.other = value,
            "player-language" => {
                return of().map(|number| ClubCommand::SetLanguage(number, Language::from_tag(&value)));
            }
            "player-odds" => {
                let odds = StartPosition::ODDS.iter().position(|(odds, _)| *odds == value);
                return of().map(|number| ClubCommand::Odds(number, odds));
            }
            _ => {}
        }
        None
    }

    /// Returns all saved players with their profiles; empty while they are being read from storage.
    pub fn shown_players(&self) -> &[ProfiledPlayer] {
        self.all.as_ref().map_or(&[], |all| all.as_slice())
    }

    /// Returns how the game with this id, a game against the computer, changed the person's rating.
    /// `None` if the game is not rated, or has not been read yet.
    pub fn practice_rating(&self, game: GameId) -> Option<PracticeRating> {
        let all = self.shown_players().iter().flat_map(|player| &player.practice).chain(&self.nameless);
        all.copied().find(|step| step.id == game)
    }

    /// Whether the last edit to the saved players can be undone.
    pub fn can_undo(&self) -> bool {
        RegisterJournal::can_undo(&self.journals)
    }

    /// Returns the players (White first) and the odds of a rematch. Colours are swapped unless the
    /// odds require other colours. `None` if there is no last game.
    pub fn quick_match(&self) -> Option<SeatedPair> {
        Some(seat_pair(&self.register, self.rematch_names.clone()?))
    }

    /// Returns the players (White first) and the odds of a game for the saved player with the index
    /// `number`. Odds are the advantage that a stronger player gives, such as a pawn.
    ///
    /// A player of the last game meets the same opponent again. Any other player meets the winner
    /// of the last game or, after a draw, the player who had White. `None` if there is no last
    /// game, or no player with this index.
    pub fn challenge(&self, number: usize) -> Option<SeatedPair> {
        Some(seat_pair(&self.register, self.pair_without_odds(number)?))
    }

    /// Returns the players (White first) of a game for the saved player with the index `number`,
    /// without regard to odds, which can exchange the colours. `None` if there is no last game, or
    /// no player with this index.
    fn pair_without_odds(&self, number: usize) -> Option<[String; 2]> {
        let name = &self.name(number)?;
        let rematch_names = self.rematch_names.clone()?;
        if rematch_names.contains(name) {
            return Some(rematch_names);
        }
        // The opponent, who also played the last game, changes colours.
        Some(match self.last.as_ref()?.stays {
            Color::White => [name.clone(), rematch_names[1].clone()],
            Color::Black => [rematch_names[0].clone(), name.clone()],
        })
    }

    /// Returns the name of the saved player with the index `number`; `None` if there is no such
    /// player.
    fn name(&self, number: usize) -> Option<String> {
        Some(self.shown_players().get(number)?.name.clone())
    }

    /// Builds the register of saved players: applies the edits in all journals, then adds the
    /// players of all games.
    fn register_with_games(&self) -> PlayerRegister {
        let mut register =
            PlayerRegister::from_journals(self.journals.iter().map(|journal| &journal.steps[..]));
        for game in self.games.iter().flat_map(|games| games.iter()) {
            for name in &game.names {
                register.find_or_add_for_game(name, game.began);
            }
        }
        self.practice.iter().for_each(|game| {
            register.find_or_add_for_game(&game.name, game.began_at());
        });
        register
    }

    /// Computes the list of saved players with their profiles. Does nothing until all games and all
    /// journals of edits have been read.
    fn recompute_profiles(&mut self) {
        let is_read = self.awaited.as_ref().is_some_and(Vec::is_empty);
        let Some(games) = self.games.as_ref().filter(|_| is_read) else { return };
        let (mut register, mut summaries) = (self.register_with_games(), Vec::new());
        for game in games.iter() {
            let Some(white) = game.white else { continue };
            let players = [0, 1].map(|side| register.find_or_add_for_game(&game.names[side], game.began));
            let rules = game.rules.nearest_preset().name().to_owned();
            let opening = game.opening.clone();
            summaries.push(ProfileGame {
                players,
                white_half_points: white,
                rules,
                is_rated: game.is_rated,
                opening,
            });
        }
        let last = games.iter().rev().find_map(|game| LastGame::of(game, &mut register));
        let mut practice = practice_ratings(&self.practice, &mut register);
        let mut all = player::players_of_games(&register, &summaries, &mut practice);
        self.nameless = practice.remove(&None).unwrap_or_default();
        all.sort_by_key(|player| (player.is_hidden, Reverse(player.profile.all.games())));
        self.rematch_names = last.as_ref().map(|last| [last.names[1].clone(), last.names[0].clone()]);
        (self.all, self.register, self.last) = (Some(Rc::new(all)), Rc::new(register), last);
    }
}
