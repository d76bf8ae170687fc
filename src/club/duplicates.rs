//! Search for duplicate games in one PGN file, in several files, or in the archive.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use super::archive::ArchivedGame;
use super::unicode::{composed, decomposed};
use crate::game::Headers;
use crate::game::pgn::ImportedGames;
use crate::rules::pgn::PgnResult;
use crate::rules::{Move, Position};

/// Maximum number of earlier games that a new game with the same moves is compared with.
///
/// Without this limit, a file of 100,000 games with the same moves but different names would take
/// hours.
const MAX_COMPARED: usize = 200;

/// Finds duplicate games. The finder numbers the added games from 0, in the order of adding.
///
/// Two games are the same if they start from the same position, have the same moves, and can have
/// the same players, date, round and result. An unknown value agrees with any other. The parts of a
/// name can be in any order and can be initials. Places and events are not compared, because they
/// are written in many ways. Games without moves are the same only if all their headers are also
/// equal. A new game is compared with at most 200 earlier games with the same moves.
///
/// ```
/// use tabiya::club::Duplicates;
/// use tabiya::game::pgn::ImportedGames;
///
/// let text = "[White \"Lovelace, Ada\"] [Date \"1840.05.??\"] 1. e4 e5 1-0
///     [White \"Ada Lovelace\"] [Date \"1840.05.01\"] 1. e4 e5 *
///     [White \"Turing\"] 1. e4 e5 *";
/// let mut seen = Duplicates::default();
/// let import = ImportedGames::read(text);
/// let same: Vec<_> =
///     import.games.iter().map(|game| seen.add(&game.headers, &game.start, &game.moves, game.score)).collect();
/// assert_eq!(same, [None, Some(0), None]);
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Duplicates {
    /// The added games, without duplicates. The key contains a hash of the start position and the
    /// moves, and the number of moves. For archived games, the second number is the length of the
    /// moves as text, in bytes.
    by_moves: HashMap<(u64, usize), Vec<KnownGame>>,
    /// The number of added games, including duplicates.
    count: usize,
}

/// Data of an added game that is compared with later games.
#[derive(Clone, Debug, PartialEq)]
struct KnownGame {
    /// The number of the game in the finder, from 0.
    number: usize,
    /// White's name, Black's name, the date and the round, one per line. Each name is given as its
    /// sorted words. A single string, because it is freed faster than a list of strings.
    compared_text: Box<str>,
    score: PgnResult,
    /// All headers of a game without moves; `None` for other games.
    headers_without_moves: Option<Box<Headers>>,
}

impl Duplicates {
    /// Marks the duplicates among imported games: sets `duplicate_of` of each game to the index of
    /// the first earlier game that is the same, or to `None`.
    pub fn mark_duplicates(import: &mut ImportedGames) {
        let mut seen = Duplicates::default();
        for game in &mut import.games {
            game.duplicate_of = seen.add(&game.headers, &game.start, &game.moves, game.score);
        }
    }

    /// Adds a game to the finder. Returns the number of the first earlier game that is the same;
    /// `None` if there is no such game.
    pub fn add(
        &mut self,
        headers: &Headers,
        start: &Position,
        moves: &[Move],
        score: PgnResult,
    ) -> Option<usize> {
        let mut digest = DefaultHasher::new();
        start.repetition_key().hash(&mut digest);
        moves.hash(&mut digest);
        self.add_known(headers, (digest.finish(), moves.len()), score)
    }

    /// Adds an archived game to the finder. Returns the number of the first earlier game that is
    /// the same; `None` if there is no such game.
    ///
    /// Compares only with games that were added by this method. [`add`](Duplicates::add) hashes
    /// parsed moves, but this method hashes the text of the moves. So the two methods give equal
    /// games different hashes.
    pub fn add_archived(&mut self, game: &ArchivedGame) -> Option<usize> {
        let mut digest = DefaultHasher::new();
        let (start, moves) = game.start_and_moves();
        start.hash(&mut digest);
        moves.hash(&mut digest);
        self.add_known(&game.headers, (digest.finish(), moves.len()), game.score)
    }

    /// Adds a game to the finder. Returns the number of the first earlier game that is the same;
    /// `None` if there is no such game.
    ///
    /// `played` is the key of the game in `by_moves`.
    fn add_known(&mut self, headers: &Headers, played: (u64, usize), score: PgnResult) -> Option<usize> {
        let own = KnownGame {
            number: self.count,
            compared_text: [
                &*name_words(&headers.white),
                &name_words(&headers.black),
                &headers.date,
                &headers.round,
            ]
            .join("\n")
            .into(),
            score,
            headers_without_moves: (played.1 == 0).then(|| Box::new(composed_headers(headers))),
        };
        self.count += 1;
        let alike = self.by_moves.entry(played).or_default();
        let same = alike
            .iter()
            .take(MAX_COMPARED)
            .find(|known| known.may_be_same_game(&own))
            .map(|known| known.number);
        // Duplicates are not stored, because later copies are compared with the first game.
        if same.is_none() {
            alike.push(own);
        }
        same
    }

    /// Returns the number of added games, including duplicates.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Whether no game has been added.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }
}

impl KnownGame {
    /// Whether two games with equal moves can be the same game: their players, dates, rounds and
    /// results are equal or unknown. Games without moves must also have equal headers.
    fn may_be_same_game(&self, other: &KnownGame) -> bool {
        let scores = self.score == other.score || [self.score, other.score].contains(&PgnResult::Unknown);
        let unless_known = |one: &str, two: &str| one.is_empty() || two.is_empty() || one == two;
        let [[white, black, date, round], others] = [self.compared_texts(), other.compared_texts()];
        self.headers_without_moves == other.headers_without_moves
            && scores
            && unless_known(round, others[3])
            && may_be_one_date(date, others[2])
            && may_be_one_name(white, others[0])
            && may_be_one_name(black, others[1])
    }

    /// Returns the compared texts: the sorted words of White's name, the sorted words of Black's
    /// name, the date and the round.
    fn compared_texts(&self) -> [&str; 4] {
        let mut lines = self.compared_text.splitn(4, '\n');
        [(); 4].map(|()| lines.next().unwrap_or_default())
    }
}

/// Returns a copy of a game's headers with each text in the Unicode form NFC, in which equivalent
/// texts are equal.
fn composed_headers(headers: &Headers) -> Headers {
    let Headers { event, site, date, round, white, black, seats, ticket } = headers;
    let [event, site, date, round, white, black] =
        [event, site, date, round, white, black].map(|text| composed(text));
    Headers { event, site, date, round, white, black, seats: *seats, ticket: ticket.clone() }
}

/// Returns the words of a player's name for comparison: sorted, in lower case, separated by spaces.
/// Accents are separate characters (Unicode form NFD).
fn name_words(name: &str) -> String {
    let small = decomposed(&decomposed(name).to_lowercase());
    let mut words: Vec<&str> = small.split(separates_words).filter(|word| !word.is_empty()).collect();
    words.sort_unstable();
    words.join(" ")
}

/// Whether a character separates the words of a player's name. Whitespace, control characters and
/// punctuation separate words; combining accents and vowel signs do not.
fn separates_words(c: char) -> bool {
    let is_punctuation = c.is_ascii_punctuation()
        || matches!(c, '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' | '·' | '\u{ff0c}');
    c.is_whitespace() || c.is_control() || is_punctuation
}

/// Whether two names can belong to the same player. Each name is given as its sorted words.
///
/// Each word of the shorter name must match a word of the longer name, and no two of them may match
/// the same word. Words match if they are equal, or if one is the initial of the other. At least
/// one pair of words must be equal. An empty name can belong to any player.
fn may_be_one_name(one: &str, two: &str) -> bool {
    let [one, two] =
        [one, two].map(|name| name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>());
    let (short, mut long) = if one.len() <= two.len() { (one, two) } else { (two, one) };
    let letters = |word: &str| word.chars().filter(|c| c.is_alphanumeric()).count();
    let is_initial = |short: &str, long: &str| letters(short) == 1 && long.starts_with(short);
    // Equal words are matched first. Initials are then matched with the words that are left.
    let mut whole = 0;
    let mut initials = Vec::new();
    for word in short {
        match long.iter().position(|other| *other == word) {
            Some(at) => {
                long.swap_remove(at);
                whole += 1;
            }
            None => initials.push(word),
        }
    }
    let none_left = initials.iter().all(|word| {
        let at = long.iter().position(|other| is_initial(word, other) || is_initial(other, word));
        at.map(|at| long.swap_remove(at)).is_some()
    });
    none_left && (whole > 0 || initials.is_empty())
}

/// Whether two PGN dates can mean the same day, such as `1840.05.??` and `1840.05.01`.
fn may_be_one_date(one: &str, two: &str) -> bool {
    let is_known = |part: &str| !part.is_empty() && !part.contains('?');
    one.split('.').zip(two.split('.')).all(|(one, two)| !is_known(one) || !is_known(two) || one == two)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_dates_are_compared_as_people_write_them() {
        for (one, two, may) in [
            ("Lovelace, Ada", "Ada Lovelace", true),
            ("Lovelace, A.", "ADA LOVELACE", true),
            ("Lovelace", "Ada Lovelace", true),
            ("", "Ada Lovelace", true),
            ("Ada Lovelace", "Ada Turing", false),
            ("Lovelace, B", "Ada Lovelace", false),
            ("A. A. Lovelace", "Ada Augusta Lovelace", true),
            ("A", "Ada", false),
            ("Anna", "Ann", false),
            // Composed and decomposed accented letters.
            ("Gößler, \u{d6}.", "Ö. Go\u{308}ßler", true),
            ("Gößler", "Gossler", false),
        ] {
            assert_eq!(may_be_one_name(&name_words(one), &name_words(two)), may, "{one}, {two}");
            assert_eq!(may_be_one_name(&name_words(two), &name_words(one)), may, "{two}, {one}");
        }
        for (one, two, may) in [
            ("1840.05.??", "1840.05.01", true),
            ("1840.05.02", "1840.05.01", false),
            ("", "1840.05.01", true),
            ("????.??.??", "1840.05.01", true),
            ("1840", "1840.05.01", true),
            ("1841", "1840.05.01", false),
        ] {
            assert_eq!(may_be_one_date(one, two), may, "{one}, {two}");
        }
    }
}
