//! A search among games.

use super::line::Archived;
use super::reached::Sought;

/// What somebody has typed to find games: words, all of which have to be somewhere in what is known of a game;
/// and a position, in FEN, that the game has to reach.
///
/// ```
/// use tabiya::club::{Archived, Query};
/// use tabiya::game::pgn::Import;
///
/// let known = Query::known(["Ada Lovelace", "Alan Turing", "2026.11.23", "1-0", "C60 Ruy Lopez"]);
/// assert!(Query::new("lovelace lopez 1-0").finds(&known));
/// assert!(Query::new("2026-11").finds(&known));
/// assert!(!Query::new("lovelace sicilian").finds(&known));
///
/// let game = Archived::of(&Import::read("1. Nf3 e5 2. e4 *").found[0], None);
/// let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
/// assert!(Query::new(fen).reaches(&game));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    words: Vec<String>,
    position: Option<Sought>,
}

impl Query {
    /// The words of a text, and the position in it if there is one.
    pub fn new(text: &str) -> Query {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let position = take_position(&mut words);
        Query { words: words.into_iter().map(|word| as_known(&word.to_lowercase())).collect(), position }
    }

    /// Whether nothing is asked for: every game is found.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.position.is_none()
    }

    /// What is known of a game, as it is searched.
    pub fn known<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
        let mut known = String::new();
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            known += &part.to_lowercase();
            known.push('\n');
        }
        known
    }

    /// Whether a game reaches the position that is asked for, if one is.
    pub fn reaches(&self, game: &Archived) -> bool {
        self.position.is_none_or(|sought| game.reaches(&sought))
    }

    /// Whether a game is found by what is [known](Query::known) of it.
    pub fn finds(&self, known: &str) -> bool {
        self.words.iter().all(|word| known.contains(word.as_str()))
    }
}

/// Takes a position in FEN out of words, if there is one among them.
fn take_position(words: &mut Vec<&str>) -> Option<Sought> {
    let at = words.iter().position(|word| word.bytes().filter(|byte| *byte == b'/').count() == 7)?;
    let (fields, sought) = Sought::FIELDS.into_iter().find_map(|fields| {
        let sought = Sought::read(words.get(at..at + fields)?)?;
        Some((fields, sought))
    })?;
    words.drain(at..at + fields);
    Some(sought)
}

/// A date is written with points, as in PGN; people write dashes.
fn as_known(word: &str) -> String {
    let is_year = word
        .split_once('-')
        .is_some_and(|(year, _)| year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit()));
    if is_year { word.replace('-', ".") } else { word.to_owned() }
}
