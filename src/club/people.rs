//! People registered on a device, with their results and ratings.
//!
//! A [`ProfileGame`] names people by number, so a name can change. The number of a deleted or
//! merged person is not used again.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::club::glicko::{self, GlickoRating};
use crate::rules::Color;

/// Limit on the change of volatility in Glicko-2 ratings (Glickman's tau).
const TAU: f64 = 0.5;

/// A person registered on a device. Only the name is required.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The name of the drawn sign shown instead of the initials; empty for the initials.
    pub sign: String,
    /// The colour of the sign, as red, green, blue; `None` for the default colour.
    pub color: Option<[u8; 3]>,
    /// The code of the person's language; `None` for the language of the page.
    pub language: Option<String>,
    /// The name of the odds that a stronger opponent gives the person; these odds are offered
    /// first.
    pub handicap: Option<String>,
    /// Whether lists leave the person out.
    pub hidden: bool,
}

/// All people registered on a device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    /// The number for the next person.
    next: u64,
    /// All people who are neither merged nor deleted, by number.
    people: BTreeMap<u64, Person>,
    /// The merged numbers, each with the number it was merged into.
    merged: BTreeMap<u64, u64>,
}

/// Reason why a change of the registered people is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum PersonRefusal {
    /// No person has this number.
    #[error("no player has this number")]
    UnknownPlayer,
    /// A name is missing, or is longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    Name,
    /// The two persons to merge are the same.
    #[error("a player cannot be merged with themself")]
    Same,
}

impl People {
    /// Registers a person and returns the new number.
    ///
    /// # Errors
    /// When the name is missing or longer than 200 characters.
    pub fn add(&mut self, person: Person) -> Result<u64, PersonRefusal> {
        check_name(&person)?;
        let number = self.next;
        self.next += 1;
        self.people.insert(number, person);
        Ok(number)
    }

    /// Replaces the data of a registered person, given by number.
    ///
    /// # Errors
    /// When no person has the number, or the name is missing or longer than 200 characters.
    pub fn change_person(&mut self, number: u64, person: Person) -> Result<(), PersonRefusal> {
        check_name(&person)?;
        *self.people.get_mut(&number).ok_or(PersonRefusal::UnknownPlayer)? = person;
        Ok(())
    }

    /// Merges two registered persons: the games of `from` become games of `into`.
    ///
    /// # Errors
    /// When no person has one of the numbers, or both numbers are the same.
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

    /// Deletes a registered person and returns the data. The games of this person stay, without
    /// this player.
    ///
    /// # Errors
    /// When no person has the number.
    pub fn delete(&mut self, number: u64) -> Result<Person, PersonRefusal> {
        self.people.remove(&number).ok_or(PersonRefusal::UnknownPlayer)
    }

    /// Returns the person with a number, together with the person's present number: after a merge,
    /// the number of the person merged into. `None` for a deleted or unknown person.
    pub fn find(&self, number: u64) -> Option<(u64, &Person)> {
        let mut number = number;
        // Each merge removes a number, so the chain ends. The limit is for damaged records with
        // cycles.
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

    /// Returns all registered people who are not hidden, in the order in which they were added.
    pub fn visible_people(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.all_people().filter(|(_, person)| !person.hidden)
    }
}

/// Checks that the name of a person is not blank and has at most 200 characters.
fn check_name(person: &Person) -> Result<(), PersonRefusal> {
    let is_good = !person.name.trim().is_empty() && person.name.chars().count() <= 200;
    if is_good { Ok(()) } else { Err(PersonRefusal::Name) }
}

/// A finished game, reduced to the data for players' statistics and ratings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileGame {
    /// The players with White and with Black; `None` for a player without a profile.
    pub players: [Option<u64>; 2],
    /// The half points of White: 0, 1 or 2.
    pub white: u8,
    /// The rule set, by its code.
    pub rules: String,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The name of the opening, if known.
    pub opening: Option<String>,
}

/// Numbers of games won, drawn and lost.
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
    /// Counts a game as won, drawn or lost, by its half-points: 2, 1 or 0.
    fn add(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// Returns the number of games won, drawn and lost together.
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// Statistics of a person's games: totals, and by colour, rule set, opening and opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerProfile {
    /// All games.
    pub all: ScoreTally,
    /// With White, and with Black.
    pub by_color: [ScoreTally; 2],
    /// By rule set.
    pub by_rules: BTreeMap<String, ScoreTally>,
    /// By opening, with White and with Black.
    pub by_opening: [BTreeMap<String, ScoreTally>; 2],
    /// By opponent; `None` for opponents without a profile.
    pub by_opponent: BTreeMap<Option<u64>, ScoreTally>,
    /// The present number of games won in a row.
    pub winning: usize,
    /// The maximum number of games won in a row.
    pub best: usize,
}

/// Returns the statistics of the person `number` in `games`, which are sorted from the oldest. All
/// counts are zero for an unknown person.
pub fn player_profile(people: &People, games: &[ProfileGame], number: u64) -> PlayerProfile {
    let mut profile = PlayerProfile::default();
    let Some((number, _)) = people.find(number) else { return profile };
    for game in games {
        let players = current_players(people, game);
        // Skip games between two people who were merged later.
        if players[0] == players[1] {
            continue;
        }
        for color in [Color::White, Color::Black] {
            let side = color.by_color(0, 1);
            if players[side] != Some(number) {
                continue;
            }
            let half_points = color.by_color(game.white.min(2), 2 - game.white.min(2));
            profile.all.add(half_points);
            profile.by_color[side].add(half_points);
            profile.by_rules.entry(game.rules.clone()).or_default().add(half_points);
            if let Some(opening) = &game.opening {
                profile.by_opening[side].entry(opening.clone()).or_default().add(half_points);
            }
            profile.by_opponent.entry(players[1 - side]).or_default().add(half_points);
            profile.winning = if half_points == 2 { profile.winning + 1 } else { 0 };
            profile.best = profile.best.max(profile.winning);
        }
    }
    profile
}

/// Returns the Glicko-2 ratings of each person, one after each rated game. `games` are sorted from
/// the oldest.
///
/// Each game is a rating period of its own. Only games between two registered people count.
pub fn rating_histories(people: &People, games: &[ProfileGame]) -> BTreeMap<u64, Vec<GlickoRating>> {
    let mut curves: BTreeMap<u64, Vec<GlickoRating>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.rated) {
        let [Some(white), Some(black)] = current_players(people, game) else { continue };
        if white == black {
            continue;
        }
        let now =
            |number: u64| curves.get(&number).and_then(|curve| curve.last()).copied().unwrap_or_default();
        let before = [now(white), now(black)];
        let points = f64::from(game.white.min(2)) / 2.0;
        for (side, number, points) in [(0, white, points), (1, black, 1.0 - points)] {
            let other = before[1 - side];
            let period = [glicko::RatedGame { opponent: other.rating, deviation: other.deviation, points }];
            curves.entry(number).or_default().push(glicko::update_rating(before[side], &period, TAU));
        }
    }
    curves
}

/// Returns a person's rating after a game against the computer opponent, whose rating
/// `opponent_rating` is fixed. `half_points` are those of the person.
///
/// This rating has a scale of its own, separate from games between people.
pub fn practice_rating(before: GlickoRating, opponent_rating: f64, half_points: u8) -> GlickoRating {
    let points = f64::from(half_points.min(2)) / 2.0;
    glicko::update_rating(
        before,
        &[glicko::RatedGame { opponent: opponent_rating, deviation: 0.0, points }],
        TAU,
    )
}

/// Returns the present numbers of White and Black in a game, after merges and deletions of persons.
fn current_players(people: &People, game: &ProfileGame) -> [Option<u64>; 2] {
    game.players.map(|player| player.and_then(|number| people.find(number)).map(|(number, _)| number))
}
