//! Who has played on this device, and how: out of the games that are saved here.

use std::collections::BTreeMap;

use super::running::played;
use crate::app::kept::StoredGame;
use crate::club::people::{People, Person, Profile, Summary, profile, ratings};
use crate::partner::Level;
use crate::rules::Color;

/// Somebody who has played here.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// The name, as it stands on the score sheets.
    pub name: String,
    /// How they have played.
    pub profile: Profile,
    /// Games against each opponent, by name, the most games first.
    pub against: Vec<(String, crate::club::people::Tally)>,
    /// The rating of this device after each rated game: those of tournaments.
    pub curve: Vec<f64>,
}

/// Everyone whose name stands on the sheet of a finished game, who has played most first.
pub(super) fn players(games: &[StoredGame]) -> Vec<Player> {
    let mut sorted: Vec<&StoredGame> = games.iter().collect();
    sorted.sort_by_key(|game| game.id);
    let (mut people, mut numbers, mut summaries) = (People::default(), BTreeMap::new(), Vec::new());
    for game in sorted.into_iter().filter_map(played) {
        let Some(outcome) = game.outcome() else { continue };
        let headers = game.headers();
        // Whoever played a partner has played nobody: what came of it never mixes with games between people.
        if Level::may_sit(headers) && Color::ALL.iter().any(|color| Level::seated(headers, *color).is_some())
        {
            continue;
        }
        let mut number = |name: &str| -> Option<u64> {
            let name = name.trim();
            if let Some(number) = numbers.get(name) {
                return Some(*number);
            }
            // Who has no name is nobody.
            let number = people.add(Person { name: name.to_owned(), ..Person::default() }).ok()?;
            numbers.insert(name.to_owned(), number);
            Some(number)
        };
        summaries.push(Summary {
            players: [number(&headers.white), number(&headers.black)],
            white: outcome.winner.map_or(1, |winner| winner.fold(2, 0)),
            rules: game.rules().nearest_preset().name().to_owned(),
            // A tournament need not have a name, but its games have a round.
            rated: !headers.event.trim().is_empty() || !headers.round.trim().is_empty(),
        });
    }
    let curves = ratings(&people, &summaries);
    let player = |(name, number): (&String, &u64)| {
        let profile = profile(&people, &summaries, *number);
        let named = |other: &Option<u64>| other.and_then(|other| Some(people.find(other)?.1.name.clone()));
        let mut against: Vec<_> = profile
            .by_opponent
            .iter()
            .map(|(other, tally)| (named(other).unwrap_or_default(), *tally))
            .collect();
        against.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games()));
        let curve = curves.get(number).into_iter().flatten().map(|rating| rating.rating).collect();
        Player { name: name.clone(), profile, against, curve }
    };
    let mut players: Vec<Player> = numbers.iter().map(player).collect();
    players.sort_by_key(|player| std::cmp::Reverse(player.profile.all.games()));
    players
}
