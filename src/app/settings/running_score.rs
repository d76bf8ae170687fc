//! The running score of two players who play several games.

use crate::app::storage::GameId;
use crate::game::{Game, HalfPoints, Instant};
use crate::opponent::OpponentLevel;
use crate::rules::Color;

/// The running score of two players over several games. Names and points are listed by the colours
/// that the players have at present. In the counted games, the players may have had other colours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RunningScore {
    /// The names of White and of Black; empty if unknown.
    names: [String; 2],
    /// The points of White and of Black, in half-points.
    halves: [u32; 2],
    /// The instant at which the last counted game ended; `None` if no counted game is known. After
    /// a change of players, the earlier players may have played that game.
    last_end: Option<Instant>,
}

impl RunningScore {
    /// Returns the names of White and Black, their points in half-points, and the end of the last
    /// game that the score counts, for saving.
    pub(in crate::app) fn into_parts(self) -> ([String; 2], [u32; 2], Option<Instant>) {
        (self.names, self.halves, self.last_end)
    }

    /// Creates the running score from names, points in half-points (`halves`), and the end of the
    /// last game that it counts.
    pub(in crate::app) fn from_parts(
        names: [String; 2],
        halves: [u32; 2],
        last_end: Option<Instant>,
    ) -> RunningScore {
        RunningScore { names, halves, last_end }
    }

    /// Whether the running score has neither names nor games.
    pub(in crate::app) fn is_empty(&self) -> bool {
        *self == RunningScore::default()
    }

    /// Whether no counted game is known, neither of these players nor of earlier players.
    pub(in crate::app) fn is_before_first_game(&self) -> bool {
        self.last_end.is_none()
    }

    /// Whether the running score has more points than one game can give.
    pub fn is_worth_showing(&self) -> bool {
        self.halves.iter().sum::<u32>() > 2
    }

    /// Returns the name of the player in the running score who has this colour at present; empty if
    /// unknown.
    pub fn name(&self, color: Color) -> &str {
        &self.names[color as usize]
    }

    /// Returns the points in the running score of the player who has this colour at present.
    pub fn points(&self, color: Color) -> HalfPoints {
        HalfPoints::from_halves(self.halves[color as usize])
    }

    /// Returns the running score including `game`, listed by the players' colours in `game`. Counts
    /// `game` if it is over, saved (`id` is not `None`), and ended after the last counted game. If
    /// other players play `game`, their score starts at 0–0.
    pub(in crate::app) fn after_game(&self, game: &Game, id: Option<GameId>) -> RunningScore {
        let mut headers = game.headers().clone();
        OpponentLevel::clear_hints(&mut headers);
        let players = [headers.white, headers.black];
        let mut tally = self.by_colors_of(&players).unwrap_or_else(|| RunningScore::of_players(players));
        // Compares the ends of the games, because a game that was put aside can end after a game
        // that began later.
        let end = Some(game.last_change());
        if let Some(outcome) = game.outcome()
            && id.is_some()
            && end > tally.last_end
        {
            for color in Color::ALL {
                let halves = &mut tally.halves[color as usize];
                *halves = halves.saturating_add(outcome.points(color).halves());
            }
            tally.last_end = end;
        }
        tally
    }

    /// Returns the running score for the players of the next game. The same two players keep their
    /// points, even if they swap colours. Other players, and players without names, start at zero.
    pub(in crate::app) fn with_players(self, players: &[String; 2]) -> RunningScore {
        let named = players.iter().any(|name| !name.is_empty());
        let same = if named { self.by_colors_of(players) } else { None };
        same.unwrap_or_else(|| RunningScore {
            last_end: self.last_end,
            ..RunningScore::of_players(players.clone())
        })
    }

    /// Whether the running score and `other` belong to the same two players.
    pub(in crate::app) fn has_players_of(&self, other: &RunningScore) -> bool {
        self.by_colors_of(&other.names).is_some()
    }

    /// Returns the running score with the colours of the two players swapped.
    pub(in crate::app) fn swapped(mut self) -> RunningScore {
        self.names.swap(0, 1);
        self.halves.swap(0, 1);
        self
    }

    /// Returns the running score 0–0 for two players with these names.
    fn of_players(names: [String; 2]) -> RunningScore {
        RunningScore { names, ..RunningScore::default() }
    }

    /// Returns the running score by the colours of the two players with these names, White's name
    /// first; `None` if the score belongs to other players.
    fn by_colors_of(&self, players: &[String; 2]) -> Option<RunningScore> {
        let [white, black] = players;
        if self.names == *players {
            Some(self.clone())
        } else if self.names[0] == *black && self.names[1] == *white {
            Some(self.clone().swapped())
        } else {
            None
        }
    }
}
