//! The running score of two who play on.

use crate::app::kept::GameId;
use crate::game::{Game, Points};
use crate::partner::Level;
use crate::rules::Color;

/// What two players have scored against each other, by the seats that they have now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Who plays White, then who plays Black; empty where nobody said.
    names: [String; 2],
    /// Their points, in halves.
    halves: [u32; 2],
    /// The last game that is counted.
    last: Option<GameId>,
}

impl Tally {
    /// Names, points in halves, and the last game that is counted.
    pub(in crate::app) fn parts(self) -> ([String; 2], [u32; 2], Option<GameId>) {
        (self.names, self.halves, self.last)
    }

    /// The score of these parts.
    pub(in crate::app) fn from_parts(names: [String; 2], halves: [u32; 2], last: Option<GameId>) -> Tally {
        Tally { names, halves, last }
    }

    /// Whether nothing is known yet.
    pub(in crate::app) fn is_empty(&self) -> bool {
        *self == Tally::default()
    }

    /// Whether no game has ended here before the one on the board.
    pub(in crate::app) fn counts_none(&self) -> bool {
        self.last.is_none()
    }

    /// Whether it says more than a result does: who has played, or more than one game.
    pub fn tells(&self) -> bool {
        self.names.iter().any(|name| !name.is_empty()) || self.halves.iter().sum::<u32>() > 2
    }

    /// A player's name; empty where nobody said.
    pub fn name(&self, color: Color) -> &str {
        &self.names[color as usize]
    }

    /// A player's points.
    pub fn points(&self, color: Color) -> Points {
        Points::from_halves(self.halves[color as usize])
    }

    /// The same after this game, if it is over: each game counts once, however often it is looked at. Of others than
    /// those who played before it is the first.
    pub(in crate::app) fn after(&self, game: &Game, id: Option<GameId>) -> Tally {
        let mut headers = game.headers().clone();
        Level::begin_game(&mut headers);
        let players = [headers.white, headers.black];
        let mut tally = if self.is_of(&players) { self.clone() } else { Tally::of(players) };
        if let Some(outcome) = game.outcome()
            && id > tally.last
        {
            for color in Color::ALL {
                let halves = &mut tally.halves[color as usize];
                *halves = halves.saturating_add(outcome.points(color).halves());
            }
            tally.last = id;
        }
        tally
    }

    /// The same where these play next: two who change colours keep their points, others begin anew, and of players without
    /// names nobody knows whether they are the same.
    pub(in crate::app) fn with(self, players: &[String; 2]) -> Tally {
        let named = players.iter().any(|name| !name.is_empty());
        if named && self.is_of(players) {
            self
        } else if named && self.names[0] == players[1] && self.names[1] == players[0] {
            self.swapped()
        } else {
            Tally { last: self.last, ..Tally::of(players.clone()) }
        }
    }

    /// The same with colours swapped.
    pub(in crate::app) fn swapped(mut self) -> Tally {
        self.names.swap(0, 1);
        self.halves.swap(0, 1);
        self
    }

    fn of(names: [String; 2]) -> Tally {
        Tally { names, ..Tally::default() }
    }

    fn is_of(&self, players: &[String; 2]) -> bool {
        self.names == *players
    }
}
