//! People registered on a device, and their statistics and ratings.
//!
//! A [`ProfileGame`] refers to people by number, so a person's name can change. The number of a
//! deleted or merged person is never used again.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::club::glicko::{self, GlickoRating};
use crate::rules::Color;

/// Glickman's tau for the Glicko-2 ratings here, which limits how fast the volatility changes.
const TAU: f64 = 0.5;

/// Personal data of someone who is registered on a device as a player. Only the name is required.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The name of the icon that is shown for the person; empty to show the initials.
    pub badge_symbol: String,
    /// The colour of the icon, as red, green, blue; `None` for the default colour.
    pub badge_color: Option<[u8; 3]>,
    /// The code of the language in which the app speaks to the person; `None` for the language of
    /// the page.
    pub language: Option<String>,
    /// The name of the odds that a stronger opponent gives the person; the app suggests these odds
    /// for the next game. `None` without odds.
    pub odds: Option<String>,
    /// Whether lists of players leave the person out.
    pub is_hidden: bool,
}

/// All people registered as players on a device, each with a number that stays the same.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// The number that the next new person gets.
    next: u64,
    /// All people who are neither merged nor deleted, by number.
    people: BTreeMap<u64, Person>,
    /// The numbers of merged people, each with the number of the person into whom they were merged.
    merged: BTreeMap<u64, u64>,
}

/// Reason why a change of the people registered on a device is refused.
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
    /// Registers a person as a player on this device. Returns the number of the new person.
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
    /// `into`. Both are numbers of people.
    ///
    /// # Errors
    /// If `from` or `into` is not the number of a person, or both numbers are the same.
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

    /// Deletes a registered person and returns their data. Their games stay, but lack this player.
    ///
    /// # Errors
    /// If no person has this number.
    pub fn delete(&mut self, number: u64) -> Result<Person, PersonRefusal> {
        self.people.remove(&number).ok_or(PersonRefusal::UnknownPlayer)
    }

    /// Returns a registered person and their present number. After a merge, the present number is
    /// that of the person into whom `number` was merged. `None` for a deleted or unknown person.
    pub fn find(&self, number: u64) -> Option<(u64, &Person)> {
        let mut number = number;
        // Each merge removes a number for good, so the chain ends after at most as many steps as
        // there are merges.
        for _ in 0..=self.merged.len() {
            match self.merged.get(&number) {
                Some(&into) => number = into,
                None => return self.people.get(&number).map(|person| (number, person)),
            }
        }
        None
    }

    /// Returns all people registered on the device with their numbers, in the order in which they
    /// were added.
    pub fn all_people(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.people.iter().map(|(number, person)| (*number, person))
    }

    /// Returns the people registered on the device who are not hidden, with their numbers, in the
    /// order in which they were added.
    pub fn visible_people(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.all_people().filter(|(_, person)| !person.is_hidden)
    }
}

/// Checks the name of a person to be registered: not blank, and at most 200 characters.
fn check_name(person: &Person) -> Result<(), PersonRefusal> {
    let is_good = !person.name.trim().is_empty() && person.name.chars().count() <= 200;
    if is_good { Ok(()) } else { Err(PersonRefusal::Name) }
}

/// A finished game, reduced to what players' statistics and ratings need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileGame {
    /// The numbers of the people with White and with Black; `None` for a player who is not
    /// registered.
    pub players: [Option<u64>; 2],
    /// The half-points of White: 0, 1 or 2.
    pub white_half_points: u8,
    /// The rule set, by its code.
    pub rules: String,
    /// Whether the game counts for ratings.
    pub is_rated: bool,
    /// The name of the opening; `None` if unknown.
    pub opening: Option<String>,
}

/// How many games a player has won, drawn and lost.
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
    /// Adds one game to the count of games won, drawn and lost. `half_points` is the player's score
    /// in the game: 2, 1 or 0.
    fn add(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Returns the total number of games: won, drawn and lost together.
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// Statistics of one person's games: wins, draws and losses in total, and by colour, rule set,
/// opening and opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerProfile {
    /// All games.
    pub all: ScoreTally,
    /// Games with White, and games with Black.
    pub by_color: [ScoreTally; 2],
    /// Games by the code of their rule set.
    pub by_rules: BTreeMap<String, ScoreTally>,
    /// Games by the name of their opening, with White and with Black.
    pub by_opening: [BTreeMap<String, ScoreTally>; 2],
    /// Games by the number of the opponent; `None` for opponents who are not registered.
    pub by_opponent: BTreeMap<Option<u64>, ScoreTally>,
    /// How many games the person has won in a row up to the last game.
    pub wins_in_a_row: usize,
    /// How many games the person has won in a row at most.
    pub most_wins_in_a_row: usize,
}

/// Returns the statistics of the person with this number. `games` are the finished games on the
/// device, oldest first. All counts are zero for an unknown person.
pub fn player_profile(people: &People, games: &[ProfileGame], number: u64) -> PlayerProfile {
    let mut profile = PlayerProfile::default();
    let Some((number, _)) = people.find(number) else { return profile };
    for game in games {
        let players = current_players(people, game);
        // Both players are one person if they were merged after the game.
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
/// `games` are sorted from the oldest; the keys of the result are people's numbers.
///
/// Each game is a rating period of its own. Only games between two registered people count.
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

/// Returns a person's practice rating after a game against the computer, whose rating
/// `opponent_rating` is fixed. `before` is the rating before the game, and `half_points` are the
/// half-points that the person scored.
///
/// Practice ratings are separate from the ratings that come from games between people.
pub fn practice_rating(before: GlickoRating, opponent_rating: f64, half_points: u8) -> GlickoRating {
    let points = f64::from(half_points.min(2)) / 2.0;
    glicko::update_rating(
        before,
        &[glicko::RatedGame { opponent: opponent_rating, deviation: 0.0, points }],
        TAU,
    )
}

/// Returns the present numbers of the people with White and with Black in a game, after merges and
/// deletions. `None` for a player who is deleted or not registered.
fn current_players(people: &People, game: &ProfileGame) -> [Option<u64>; 2] {
    game.players.map(|player| player.and_then(|number| people.find(number)).map(|(number, _)| number))
}
