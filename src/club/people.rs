//! People who are registered as players on a device, with their statistics and ratings.
//!
//! A [`ProfileGame`] refers to people by number, so that people can be renamed. The number of a
//! deleted or merged person is never used again.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::club::glicko::{self, GlickoRating};
use crate::rules::Color;

/// System constant τ of Glicko-2, which limits how fast the volatility changes.
const TAU: f64 = 0.5;

/// Personal data of a registered person. Only the name is required.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The name of the icon for the person. Empty if the person's initials are shown.
    pub badge_symbol: String,
    /// The colour of the icon, as red, green, blue; `None` for the default colour.
    pub badge_color: Option<[u8; 3]>,
    /// The tag of the language in which the app makes announcements when the person plays; `None`
    /// if the person has chosen no language.
    pub language: Option<String>,
    /// The name of the odds that the person usually receives from stronger opponents; `None` for no
    /// odds.
    pub odds: Option<String>,
    /// Whether lists of players leave the person out.
    pub is_hidden: bool,
}

/// All registered people, each with a permanent number.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// The number of the next new person.
    next: u64,
    /// The people who are still registered. The key is the person's number.
    people: BTreeMap<u64, Person>,
    /// People who were merged into another person. The key is the number of the merged person; the
    /// value is the number of the other person.
    merged: BTreeMap<u64, u64>,
}

/// Reason why a change of the registered people is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PersonRefusal {
    /// No person has this number.
    #[error("no player has this number")]
    UnknownPlayer,
    /// A name is blank, or is longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    Name,
    /// A person cannot be merged with themself.
    #[error("a player cannot be merged with themself")]
    Same,
}

impl People {
    /// Registers a person. Returns the number of the new person.
    ///
    /// # Errors
    /// If the name is blank or longer than 200 characters.
    pub fn add(&mut self, person: Person) -> Result<u64, PersonRefusal> {
        check_name(&person)?;
        let number = self.next;
        self.next += 1;
        self.people.insert(number, person);
        Ok(number)
    }

    /// Replaces the personal data of a registered person.
    ///
    /// # Errors
    /// If no person has this number, or the name is blank or longer than 200 characters.
    pub fn change_person(&mut self, number: u64, person: Person) -> Result<(), PersonRefusal> {
        check_name(&person)?;
        *self.people.get_mut(&number).ok_or(PersonRefusal::UnknownPlayer)? = person;
        Ok(())
    }

    /// Merges two registered people who are the same person: the games of `from` become games of
    /// `into`.
    ///
    /// # Errors
    /// If `from` or `into` is not the number of a person, or if both numbers are the same.
    pub fn merge(&mut self, from: u64, into: u64) -> Result<(), PersonRefusal> {
        if from == into {
            return Err(PersonRefusal::Same);
        }
        if !self.people.contains_key(&into) {
            return Err(PersonRefusal::UnknownPlayer);
        }
        self.people.remove(&from).ok_or(PersonRefusal::UnknownPlayer)?;
        self.merged.insert(from, into);
        Ok(())
    }

    /// Deletes a registered person and returns their data.
    ///
    /// # Errors
    /// If no person has this number.
    pub fn delete(&mut self, number: u64) -> Result<Person, PersonRefusal> {
        self.people.remove(&number).ok_or(PersonRefusal::UnknownPlayer)
    }

    /// Returns a registered person with their current number. If the person with this `number` was
    /// merged, returns the person into whom they were merged. Returns `None` for a deleted or
    /// unknown person.
    pub fn find(&self, number: u64) -> Option<(u64, &Person)> {
        let mut number = number;
        // Follows a chain of merges, such as 1 into 2 and 2 into 3. No chain is longer than the
        // number of merges.
        for _ in 0..=self.merged.len() {
            match self.merged.get(&number) {
                Some(&into) => number = into,
                None => return self.people.get(&number).map(|person| (number, person)),
            }
        }
        None
    }

    /// Returns all registered people with their numbers, in the order in which they were added.
    pub fn all_people(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.people.iter().map(|(number, person)| (*number, person))
    }

    /// Returns the registered people who are not hidden, with their numbers, in the order in which
    /// they were added.
    pub fn visible_people(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.all_people().filter(|(_, person)| !person.is_hidden)
    }
}

/// Refuses a name that is blank or has more than 200 characters.
fn check_name(person: &Person) -> Result<(), PersonRefusal> {
    let is_good = !person.name.trim().is_empty() && person.name.chars().count() <= 200;
    if is_good { Ok(()) } else { Err(PersonRefusal::Name) }
}

/// A finished game, reduced to the data for players' statistics and ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileGame {
    /// The numbers of the people with White (index 0) and Black (index 1); `None` for a player who
    /// is not registered.
    pub players: [Option<u64>; 2],
    /// White's score in half-points: 0, 1 or 2.
    pub white_half_points: u8,
    /// The code of the rule set.
    pub rules: String,
    /// Whether the game counts for ratings.
    pub is_rated: bool,
    /// The name of the opening; `None` if unknown.
    pub opening: Option<String>,
}

/// The numbers of games that a player has won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreTally {
    /// Games won.
    pub won: usize,
    /// Games drawn.
    pub drawn: usize,
    /// Games lost.
    pub lost: usize,
}

impl ScoreTally {
    /// Adds one game. `half_points` is the player's score in the game: 2, 1 or 0.
    fn add(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Returns the total number of games.
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// Statistics of one person's games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerProfile {
    /// All games.
    pub all: ScoreTally,
    /// Games by colour: index 0 is White, index 1 is Black.
    pub by_color: [ScoreTally; 2],
    /// Games by rule set. The key is the code of the rule set.
    pub by_rules: BTreeMap<String, ScoreTally>,
    /// Games by colour (index 0 is White, index 1 is Black) and by the name of the opening.
    pub by_opening: [BTreeMap<String, ScoreTally>; 2],
    /// Games by opponent. The key is the opponent's number; `None` for all opponents who are not
    /// registered.
    pub by_opponent: BTreeMap<Option<u64>, ScoreTally>,
    /// The number of consecutive wins up to the last game.
    pub wins_in_a_row: usize,
    /// The longest series of consecutive wins.
    pub most_wins_in_a_row: usize,
}

/// Returns the statistics of the person with this number. `games` are the finished games on the
/// device, oldest first. For an unknown person, all counts are zero.
pub fn player_profile(people: &People, games: &[ProfileGame], number: u64) -> PlayerProfile {
    let mut profile = PlayerProfile::default();
    let Some((number, _)) = people.find(number) else { return profile };
    for game in games {
        let players = current_players(people, game);
        // Skips a game of two unregistered players, and a game whose two players were later merged
        // into one person.
        if players[0] == players[1] {
            continue;
        }
        for color in [Color::White, Color::Black] {
            let side = color.by_color(0, 1);
            if players[side] != Some(number) {
                continue;
            }
            let half_points =
                color.by_color(game.white_half_points.min(2), 2 - game.white_half_points.min(2));
            profile.all.add(half_points);
            profile.by_color[side].add(half_points);
            profile.by_rules.entry(game.rules.clone()).or_default().add(half_points);
            if let Some(opening) = &game.opening {
                profile.by_opening[side].entry(opening.clone()).or_default().add(half_points);
            }
            profile.by_opponent.entry(players[1 - side]).or_default().add(half_points);
            profile.wins_in_a_row = if half_points == 2 { profile.wins_in_a_row + 1 } else { 0 };
            profile.most_wins_in_a_row = profile.most_wins_in_a_row.max(profile.wins_in_a_row);
        }
    }
    profile
}

/// Returns the rating history of each registered person: the Glicko-2 rating after each rated game.
/// `games` are the finished games, oldest first. The keys of the result are the people's numbers.
///
/// Each game is a separate rating period. Only games between two registered people count.
pub fn rating_histories(people: &People, games: &[ProfileGame]) -> BTreeMap<u64, Vec<GlickoRating>> {
    let mut curves: BTreeMap<u64, Vec<GlickoRating>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.is_rated) {
        let [Some(white), Some(black)] = current_players(people, game) else { continue };
        if white == black {
            continue;
        }
        let now =
            |number: u64| curves.get(&number).and_then(|curve| curve.last()).copied().unwrap_or_default();
        let before = [now(white), now(black)];
        let points = f64::from(game.white_half_points.min(2)) / 2.0;
        for (side, number, points) in [(0, white, points), (1, black, 1.0 - points)] {
            let other = before[1 - side];
            let period = [glicko::RatedGame { opponent: other.rating, deviation: other.deviation, points }];
            curves.entry(number).or_default().push(glicko::update_rating(before[side], &period, TAU));
        }
    }
    curves
}

/// Returns a person's practice rating after a game against the computer. `before` is the practice
/// rating before the game. `opponent_rating` is the fixed rating of the computer. `half_points` is
/// the person's score in half-points.
///
/// Practice ratings are separate from the ratings of games between people.
pub fn practice_rating(before: GlickoRating, opponent_rating: f64, half_points: u8) -> GlickoRating {
    let points = f64::from(half_points.min(2)) / 2.0;
    glicko::update_rating(
        before,
        &[glicko::RatedGame { opponent: opponent_rating, deviation: 0.0, points }],
        TAU,
    )
}

/// Returns the current numbers of the people with White (index 0) and Black (index 1) in a game,
/// after merges and deletions. `None` for a player who is deleted or not registered.
fn current_players(people: &People, game: &ProfileGame) -> [Option<u64>; 2] {
    game.players.map(|player| player.and_then(|number| people.find(number)).map(|(number, _)| number))
}
