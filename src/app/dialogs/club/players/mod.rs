//! Who has played on this device, and how: out of the games that are saved here, and of what people have said of them.

mod act;
mod history;
mod player;

pub use player::{COLORS, ProfiledPlayer, SIGNS};

use super::book::RegisterJournals;
use super::message::{ClubCommand, ClubLine};
use super::practice::{PracticeGame, PracticeRating as Rated, rated};
use super::seated::{SeatedPair, seated};
use crate::app::dialogs::same::PtrEqRc;
use crate::app::kept::{GameId, GameSummary};
use crate::app::settings::StartPosition;
use crate::club::people::ProfileGame;
use crate::club::roll::{PlayerRegister, RegisterRefusal};
use crate::openings::Openings;
use crate::partner::OpponentLevel;
use crate::rules::Color;
use crate::words::Language;
use history::{LastGame, PlayedGame};
use std::cmp::Reverse;
use std::rc::Rc;

/// Saved players, as they are on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayersScreen {
    /// Everyone, who has played most first, and those whom lists leave out at the end; `None` while it is being read.
    pub all: Option<Rc<Vec<ProfiledPlayer>>>,
    /// Who is unfolded.
    pub open: Option<usize>,
    /// What stands in the field for another name.
    pub typed: String,
    /// Whom to merge with, as it is chosen.
    pub other: String,
    /// Why the last step could not be.
    pub refused: Option<RegisterRefusal>,
    /// Players of a quick match: the two who played last, White first, with colours swapped.
    pub next: Option<[String; 2]>,
    /// The journals, once they have been read, and those that are still to come.
    books: Vec<RegisterJournals>,
    awaited: Option<Vec<GameId>>,
    games: Option<Rc<Vec<PlayedGame>>>,
    /// The games that have been read, while others follow.
    coming: ReadGames,
    /// The games against partners, in the order in which they began, and what they come to for who has no name.
    practice: Rc<Vec<PracticeGame>>,
    nameless: Vec<Rated>,
    names: Option<PtrEqRc<Openings>>,
    roll: Rc<PlayerRegister>,
    last: Option<LastGame>,
}

/// Games that have been read, while others follow.
#[derive(Clone, Debug, Default, PartialEq)]
struct ReadGames {
    games: Vec<PlayedGame>,
    practice: Vec<PracticeGame>,
}

impl PlayersScreen {
    /// The journals that there are: they are to be read.
    pub(super) fn expect(&mut self, books: &[GameId]) {
        if self.awaited.is_none() {
            self.awaited = Some(books.to_vec());
            self.count();
        }
    }

    /// A journal has been read.
    pub(super) fn have_book(&mut self, id: GameId, records: &[ClubLine]) {
        let Some(awaited) = &mut self.awaited else { return };
        if awaited.contains(&id) {
            awaited.retain(|other| *other != id);
            let place = self.books.partition_point(|book| book.id < id);
            self.books.insert(place, RegisterJournals::read(id, records));
            self.count();
        }
    }

    /// Some games have been read, in any order; with the last of them everybody is counted.
    pub(super) fn have_summaries(&mut self, summaries: &[GameSummary], is_last: bool) {
        for summary in summaries {
            let headers = &summary.archived.headers;
            // Games against the computer never mix with games between people.
            if OpponentLevel::plays_any_color(headers) {
                self.coming.practice.extend(PracticeGame::of(summary));
            } else {
                self.coming.games.push(PlayedGame::of(summary, self.names.as_deref()));
            }
        }
        if is_last {
            let ReadGames { mut games, mut practice } = std::mem::take(&mut self.coming);
            games.sort_by_key(|game| game.began);
            practice.sort_by_key(PracticeGame::began);
            (self.games, self.practice) = (Some(Rc::new(games)), Rc::new(practice));
            self.name_openings();
            self.count();
        }
    }

    /// The names of openings are here.
    pub(super) fn have_names(&mut self, names: &PtrEqRc<Openings>) {
        self.names = Some(names.clone());
        self.name_openings();
        self.count();
    }

    fn name_openings(&mut self) {
        if let (Some(names), Some(games)) = (&self.names, &mut self.games) {
            Rc::make_mut(games).iter_mut().for_each(|game| game.name(names));
        }
    }

    /// Something is chosen or typed; what is to be done at once because of it.
    pub(super) fn set(&mut self, name: &str, value: String) -> Option<ClubCommand> {
        let of = || self.open;
        match name {
            "player-name" => self.typed = value,
            "player-other" => self.other = value,
            "player-language" => {
                return of().map(|number| ClubCommand::Speak(number, Language::from_tag(&value)));
            }
            "player-odds" => {
                let odds = StartPosition::ODDS.iter().position(|(odds, _)| *odds == value);
                return of().map(|number| ClubCommand::Odds(number, odds));
            }
            _ => {}
        }
        None
    }

    /// Everyone, as far as it is known.
    pub fn shown(&self) -> &[ProfiledPlayer] {
        self.all.as_ref().map_or(&[], |all| all.as_slice())
    }

    /// What a game against a partner has done to the rating of who played it; `None` where it does not count.
    pub fn practised(&self, game: GameId) -> Option<Rated> {
        let all = self.shown().iter().flat_map(|player| &player.practice).chain(&self.nameless);
        all.copied().find(|step| step.id == game)
    }

    /// Whether the last step can be taken back.
    pub fn can_undo(&self) -> bool {
        RegisterJournals::can_undo(&self.books)
    }

    /// Players of a quick match, White first, and the odds that one gives the other.
    pub fn quick(&self) -> Option<SeatedPair> {
        Some(seated(&self.roll, self.next.clone()?))
    }

    /// Who would play if this one is asked, White first, and which odds one gives the other: against the other of the two
    /// who played last, or against who of them stays at the board.
    pub fn challenge(&self, number: usize) -> Option<SeatedPair> {
        Some(seated(&self.roll, self.asked(number)?))
    }

    /// The same before odds have their say.
    fn asked(&self, number: usize) -> Option<[String; 2]> {
        let name = &self.name(number)?;
        let next = self.next.clone()?;
        if next.contains(name) {
            return Some(next);
        }
        // Colours change for who stays.
        Some(match self.last.as_ref()?.stays {
            Color::White => [name.clone(), next[1].clone()],
            Color::Black => [next[0].clone(), name.clone()],
        })
    }

    fn name(&self, number: usize) -> Option<String> {
        Some(self.shown().get(number)?.name.clone())
    }

    /// Whose the names are that stand on the sheets of the games.
    fn met(&self) -> PlayerRegister {
        let mut roll = PlayerRegister::of(self.books.iter().map(|book| &book.steps[..]));
        for game in self.games.iter().flat_map(|games| games.iter()) {
            for name in &game.names {
                roll.meet(name, game.began);
            }
        }
        self.practice.iter().for_each(|game| {
            roll.meet(&game.name, game.began());
        });
        roll
    }

    /// Rebuilds everything from the games and the journal of the players.
    fn count(&mut self) {
        let is_read = self.awaited.as_ref().is_some_and(Vec::is_empty);
        let Some(games) = self.games.as_ref().filter(|_| is_read) else { return };
        let (mut roll, mut summaries) = (self.met(), Vec::new());
        for game in games.iter() {
            let Some(white) = game.white else { continue };
            let players = [0, 1].map(|side| roll.meet(&game.names[side], game.began));
            let rules = game.rules.nearest_preset().name().to_owned();
            let opening = game.opening.clone();
            summaries.push(ProfileGame { players, white, rules, rated: game.is_rated, opening });
        }
        let last = games.iter().rev().find_map(|game| LastGame::of(game, &mut roll));
        let mut practice = rated(&self.practice, &mut roll);
        let mut all = player::of(&roll, &summaries, &mut practice);
        self.nameless = practice.remove(&None).unwrap_or_default();
        all.sort_by_key(|player| (player.is_hidden, Reverse(player.profile.all.games())));
        self.next = last.as_ref().map(|last| [last.names[1].clone(), last.names[0].clone()]);
        (self.all, self.roll, self.last) = (Some(Rc::new(all)), Rc::new(roll), last);
    }
}
