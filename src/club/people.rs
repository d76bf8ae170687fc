//! The people who play on this device, and how they have played.
//!
//! Games name people by number, so a name can change; who is deleted or merged leaves the number behind.

use std::collections::BTreeMap;

use thiserror::Error;

use crate::club::glicko::{self, GlickoRating};
use crate::rules::Color;

/// How fast the volatility of ratings may change (Glickman's tau).
const TAU: f64 = 0.5;

/// Somebody who plays on this device. Only the name is needed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The name of a drawn sign that stands for the initials; empty for the initials.
    pub sign: String,
    /// The colour of the sign, as red, green, blue.
    pub color: Option<[u8; 3]>,
    /// The language, by its code.
    pub language: Option<String>,
    /// What a stronger opponent gives them, by the name of those odds: offered first.
    pub handicap: Option<String>,
    /// Whether lists leave them out.
    pub hidden: bool,
}

/// All who play on this device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct People {
    next: u64,
    here: BTreeMap<u64, Person>,
    /// Who has become whom.
    merged: BTreeMap<u64, u64>,
}

/// Why people stay as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum PersonRefusal {
    /// Nobody has this number.
    #[error("no player has this number")]
    Nobody,
    /// A name is missing, or is longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    Name,
    /// Nobody is merged with themself.
    #[error("a player cannot be merged with themself")]
    Same,
}

impl People {
    /// Somebody new; their number.
    ///
    /// # Errors
    /// When there is no name.
    pub fn add(&mut self, person: Person) -> Result<u64, PersonRefusal> {
        check(&person)?;
        let number = self.next;
        self.next += 1;
        self.here.insert(number, person);
        Ok(number)
    }

    /// Somebody is as it says here from now on: another name, hidden or not.
    ///
    /// # Errors
    /// When nobody has the number, or there is no name.
    pub fn change(&mut self, number: u64, person: Person) -> Result<(), PersonRefusal> {
        check(&person)?;
        *self.here.get_mut(&number).ok_or(PersonRefusal::Nobody)? = person;
        Ok(())
    }

    /// Two are one: games of `from` are those of `into`.
    ///
    /// # Errors
    /// When one of them is nobody, or they are one already.
    pub fn merge(&mut self, from: u64, into: u64) -> Result<(), PersonRefusal> {
        if from == into {
            return Err(PersonRefusal::Same);
        }
        if !self.here.contains_key(&into) {
            return Err(PersonRefusal::Nobody);
        }
        self.here.remove(&from).ok_or(PersonRefusal::Nobody)?;
        self.merged.insert(from, into);
        Ok(())
    }

    /// Somebody is gone; their games stay, and name nobody.
    ///
    /// # Errors
    /// When nobody has the number.
    pub fn delete(&mut self, number: u64) -> Result<Person, PersonRefusal> {
        self.here.remove(&number).ok_or(PersonRefusal::Nobody)
    }

    /// Whose number it is today: that of somebody merged leads on. `None` for who is deleted.
    pub fn find(&self, number: u64) -> Option<(u64, &Person)> {
        let mut number = number;
        // Each merge takes one away, so the way ends; the bound is for records that are damaged.
        for _ in 0..=self.merged.len() {
            match self.merged.get(&number) {
                Some(&into) => number = into,
                None => return self.here.get(&number).map(|person| (number, person)),
            }
        }
        None
    }

    /// All, as they came.
    pub fn all(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.here.iter().map(|(number, person)| (*number, person))
    }

    /// All who are not hidden, as they came.
    pub fn shown(&self) -> impl Iterator<Item = (u64, &Person)> {
        self.all().filter(|(_, person)| !person.hidden)
    }
}

fn check(person: &Person) -> Result<(), PersonRefusal> {
    let is_good = !person.name.trim().is_empty() && person.name.chars().count() <= 200;
    if is_good { Ok(()) } else { Err(PersonRefusal::Name) }
}

/// What a profile has to know of a game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileGame {
    /// Who had White, and who Black; `None` for who has no profile.
    pub players: [Option<u64>; 2],
    /// The half points of White: 0, 1 or 2.
    pub white: u8,
    /// The rule set, by its code.
    pub rules: String,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The opening, by its name, if it has one.
    pub opening: Option<String>,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreTally {
    /// Won.
    pub won: usize,
    /// Drawn.
    pub drawn: usize,
    /// Lost.
    pub lost: usize,
}

impl ScoreTally {
    fn add(&mut self, half_points: u8) {
        match half_points {
            0 => self.lost += 1,
            1 => self.drawn += 1,
            _ => self.won += 1,
        }
    }

    /// All games.
    pub const fn games(&self) -> usize {
        self.won + self.drawn + self.lost
    }
}

/// How somebody has played.
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
    /// By opponent; `None` for those without a profile.
    pub by_opponent: BTreeMap<Option<u64>, ScoreTally>,
    /// The games won in a row until now.
    pub winning: usize,
    /// The most games won in a row.
    pub best: usize,
}

/// How somebody has played in these games, the oldest first.
pub fn profile(people: &People, games: &[ProfileGame], number: u64) -> PlayerProfile {
    let mut profile = PlayerProfile::default();
    let Some((number, _)) = people.find(number) else { return profile };
    for game in games {
        let players = today(people, game);
        // A game between two who are one now says nothing about either.
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

/// Everyone's rating after each of their rated games, the oldest first: the curve of this device. Each game is a rating
/// period of its own. Only games between two who are here count.
pub fn ratings(people: &People, games: &[ProfileGame]) -> BTreeMap<u64, Vec<GlickoRating>> {
    let mut curves: BTreeMap<u64, Vec<GlickoRating>> = BTreeMap::new();
    for game in games.iter().filter(|game| game.rated) {
        let [Some(white), Some(black)] = today(people, game) else { continue };
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
            curves.entry(number).or_default().push(glicko::update(before[side], &period, TAU));
        }
    }
    curves
}

/// Somebody's rating after a game against a partner, on the scale that these games alone have: a partner's own rating stands
/// fixed.
pub fn practised(before: GlickoRating, partner: f64, half_points: u8) -> GlickoRating {
    let points = f64::from(half_points.min(2)) / 2.0;
    glicko::update(before, &[glicko::RatedGame { opponent: partner, deviation: 0.0, points }], TAU)
}

fn today(people: &People, game: &ProfileGame) -> [Option<u64>; 2] {
    game.players.map(|player| player.and_then(|number| people.find(number)).map(|(number, _)| number))
}
