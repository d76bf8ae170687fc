//! A search among games.

use super::archived_game::ArchivedGame;
use super::position_marks::SoughtPosition;
use super::search_text::{possible_dates, searchable};
use crate::rules::{FenForm, PastedFen};

/// What somebody has typed to find games: words, all of which have to be somewhere in what is known
/// of a game, whatever their accents and capitals, and dates as any language writes them; and a
/// position, in FEN, that the game has to reach.
///
/// ```
/// use tabiya::club::{Archived, Query};
/// use tabiya::game::pgn::Import;
///
/// let known = Query::searchable_text(["Ada Lovelace", "Alan Turing", "2026.11.23", "1-0", "C60 Ruy Lopez"]);
/// assert!(Query::new("lovelace lopez 1-0").finds(&known));
/// assert!(Query::new("2026-11").finds(&known) && Query::new("23.11.2026").finds(&known));
/// assert!(!Query::new("lovelace sicilian").finds(&known));
///
/// let game = Archived::of(&Import::read("1. Nf3 e5 2. e4 *").found[0], None);
/// let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
/// assert!(Query::new(fen).reaches(&game));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// Of each word, how it may be written.
    words: Vec<Vec<String>>,
    position: Option<SoughtPosition>,
}

impl GameQuery {
    /// The words of a text, and the position in it if there is one.
    pub fn new(text: &str) -> GameQuery {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let position = take_pasted(text, &mut words).or_else(|| take_position(&mut words));
        let spellings = |word: &str| {
            let word = searchable(word);
            let mut spellings = possible_dates(&word);
            spellings.push(word);
            spellings
        };
        let words = words.into_iter().map(spellings).filter(|spellings| spellings != &[""]);
        GameQuery { words: words.collect(), position }
    }

    /// Whether nothing is asked for: every game is found.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.position.is_none()
    }

    /// What is known of a game, as it is searched.
    pub fn searchable_text<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
        let mut known = String::new();
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            let part = searchable(part);
            // A date that its source does not write as PGN does.
            for date in possible_dates(&part).into_iter().filter(|date| *date != part) {
                known += &date;
                known.push('\n');
            }
            known += &part;
            known.push('\n');
        }
        known
    }

    /// Whether a game reaches the position that is asked for, if one is.
    pub fn matches_position(&self, game: &ArchivedGame) -> bool {
        self.position.is_none_or(|sought| game.reaches(&sought))
    }

    /// Whether a game is found by what is [known](Query::searchable_text) of it.
    pub fn matches(&self, known: &str) -> bool {
        self.words.iter().all(|spellings| spellings.iter().any(|word| known.contains(word.as_str())))
    }
}

/// Takes a position as people paste it, if the text is one and nothing else.
fn take_pasted(text: &str, words: &mut Vec<&str>) -> Option<SoughtPosition> {
    let pasted = PastedFen::new(text);
    let fields: Vec<&str> = pasted.fen().split(' ').collect();
    // What stands behind the fields of an EPD may be words to look for.
    let is_one = pasted.form() != FenForm::Epd && [4, 6].contains(&fields.len());
    let begins = words.first().is_some_and(|first| first.contains(['/', ':', '=', '"']));
    let sought = if is_one && begins { SoughtPosition::read(&fields) } else { None };
    if sought.is_some() {
        words.clear();
    }
    sought
}

/// Takes a position in FEN out of words, if there is one among them.
fn take_position(words: &mut Vec<&str>) -> Option<SoughtPosition> {
    let at = words.iter().position(|word| word.bytes().filter(|byte| *byte == b'/').count() == 7)?;
    let (fields, sought) = SoughtPosition::FEN_FIELDS.into_iter().find_map(|fields| {
        let sought = SoughtPosition::read(words.get(at..at + fields)?)?;
        Some((fields, sought))
    })?;
    words.drain(at..at + fields);
    Some(sought)
}
