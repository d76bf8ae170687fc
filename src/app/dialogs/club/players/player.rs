//! Saved players and their profiles.

use crate::app::dialogs::club::practice::PracticeRating;
use crate::club::people::{Person, PlayerProfile, ProfileGame, ScoreTally, player_profile, rating_histories};
use crate::club::player_register::PlayerRegister;
use crate::words::Language;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Colours for the badge of a player, as red, green and blue. The colours are dark enough for white
/// letters.
pub const AVATAR_COLORS: [[u8; 3]; 6] =
    [[168, 50, 50], [146, 84, 20], [62, 110, 40], [20, 110, 120], [52, 84, 168], [122, 62, 146]];

/// Names of the drawings that can replace the initials in the badge of a player.
pub const AVATAR_SYMBOLS: [&str; 6] = ["star", "heart", "moon", "drop", "bolt", "tree"];

/// Maximum number of openings that a player's profile lists for each colour.
const MAX_OPENINGS: usize = 3;

/// A saved player: name, badge, language, usual odds, and statistics of games.
#[derive(Clone, Debug, PartialEq)]
pub struct ProfiledPlayer {
    /// Name of the player.
    pub name: String,
    /// Colour of the badge; `None` for the default.
    pub badge_color: Option<[u8; 3]>,
    /// Drawing in the badge, as an index into [`AVATAR_SYMBOLS`]; `None` for the initials.
    pub badge_symbol: Option<usize>,
    /// Language in which the app addresses the player; `None` for the language of the page.
    pub language: Option<Language>,
    /// Name of the odds that a stronger opponent gives the player; `None` for no odds.
    pub odds: Option<String>,
    /// Whether lists leave the player out.
    pub is_hidden: bool,
    /// Statistics of the player's games.
    pub profile: PlayerProfile,
    /// Scores against each opponent, by the opponent's name, most games first. The name is empty
    /// for all opponents who are not saved players.
    pub against: Vec<(String, ScoreTally)>,
    /// Scores under each rule set, by the name of the rule set, most games first.
    pub rules: Vec<(String, ScoreTally)>,
    /// Scores in the most frequent openings with White and with Black, by the name of the opening,
    /// most games first.
    pub openings: [Vec<(String, ScoreTally)>; 2],
    /// Rating after each rated game between people. Only tournament games are rated.
    pub curve: Vec<f64>,
    /// Rating changes from games against the computer. Ratings from these games have their own
    /// scale.
    pub practice: Vec<PracticeRating>,
}

impl ProfiledPlayer {
    /// Whether the player has finished a game against a person. If not, the page does not show the
    /// statistics of games against people.
    pub fn has_met_people(&self) -> bool {
        self.profile.all.games() > 0
    }
}

/// Returns `all` as a list, most games first. The keys of `all` are names of rule sets or openings.
fn most_frequent(all: &BTreeMap<String, ScoreTally>) -> Vec<(String, ScoreTally)> {
    let mut all: Vec<_> = all.iter().map(|(name, tally)| (name.clone(), *tally)).collect();
    all.sort_by_key(|(_, tally)| Reverse(tally.games()));
    all
}

/// Returns all saved players with their profiles.
///
/// - `register` are the saved players.
/// - `summaries` are the games between people.
/// - `practice` are the rating changes from games against the computer. The key is the number of
///   the person; `None` for persons without a name. All changes with a number are moved into the
///   profiles.
pub(super) fn players_of_games(
    register: &PlayerRegister,
    summaries: &[ProfileGame],
    practice: &mut BTreeMap<Option<u64>, Vec<PracticeRating>>,
) -> Vec<ProfiledPlayer> {
    let people = register.people();
    let curves: BTreeMap<u64, _> = rating_histories(people, summaries);
    let player = |(number, person): (u64, &Person)| {
        let profile = player_profile(people, summaries, number);
        let named = |other: &Option<u64>| other.and_then(|other| Some(people.find(other)?.1.name.clone()));
        let mut against: Vec<_> = profile
            .by_opponent
            .iter()
            .map(|(other, tally)| (named(other).unwrap_or_default(), *tally))
            .collect();
        against.sort_by_key(|(_, tally)| Reverse(tally.games()));
        let curve = curves.get(&number).into_iter().flatten().map(|rating| rating.rating).collect();
        let practice = practice.remove(&Some(number)).unwrap_or_default();
        let rules = most_frequent(&profile.by_rules);
        let openings = profile.by_opening.each_ref().map(|all| {
            let mut all = most_frequent(all);
            all.truncate(MAX_OPENINGS);
            all
        });
        let Person { name, badge_symbol, badge_color, language, odds, is_hidden } = person.clone();
        let badge_symbol = AVATAR_SYMBOLS.iter().position(|known| *known == badge_symbol);
        let language = language.and_then(|tag| Language::from_tag(&tag));
        ProfiledPlayer {
            name,
            badge_color,
            badge_symbol,
            language,
            odds,
            is_hidden,
            profile,
            against,
            rules,
            openings,
            curve,
            practice,
        }
    };
    people.all_people().map(player).collect()
}
