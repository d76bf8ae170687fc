//! Search for archived games by words, dates and positions.

use super::archived_game::ArchivedGame;
use super::position_marks::SoughtPosition;
use super::search_text::{possible_dates, searchable};
use crate::rules::{FenForm, PastedFen};

/// A user's search for games: words, dates and a position. Every word must occur in the data of a
/// game; accents and case do not matter. Dates may have the usual formats of many languages. If the
/// search text contains a FEN, the game must reach that position.
///
/// ```
/// use tabiya::club::{ArchivedGame, GameQuery};
/// use tabiya::game::pgn::ImportedGames;
///
/// let data = ["Ada Lovelace", "Alan Turing", "2026.11.23", "1-0", "C60 Ruy Lopez"];
/// let known = GameQuery::searchable_text(data);
/// assert!(GameQuery::new("lovelace lopez 1-0").matches_words(&known));
/// assert!(GameQuery::new("2026-11").matches_words(&known));
/// assert!(GameQuery::new("23.11.2026").matches_words(&known));
/// assert!(!GameQuery::new("lovelace sicilian").matches_words(&known));
///
/// let import = ImportedGames::read("1. Nf3 e5 2. e4 *");
/// let game = ArchivedGame::from_imported(&import.games[0], None);
/// let fen = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
/// assert!(GameQuery::new(fen).matches_position(&game));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameQuery {
    /// The words of the search. `words[i]` contains the accepted spellings of word `i`. At least
    /// one spelling of each word must occur in the data of a game.
    words: Vec<Vec<String>>,
    /// The position that a game must reach; `None` for a search without a position.
    position: Option<SoughtPosition>,
}

impl GameQuery {
    /// Parses the text of a search for games: words, and a position if the text contains a FEN.
    pub fn new(text: &str) -> GameQuery {
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let position = parse_pasted_position(text, &mut words).or_else(|| extract_position(&mut words));
        let spellings = |word: &str| {
            let word = searchable(word);
            let mut spellings = possible_dates(&word);
            spellings.push(word);
            spellings
        };
        let words = words.into_iter().map(spellings).filter(|spellings| spellings != &[""]);
        GameQuery { words: words.collect(), position }
    }

    /// Whether the search has neither words nor a position, so that it matches every game.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty() && self.position.is_none()
    }

    /// Joins the data of a game into the text for [`GameQuery::matches_words`]. `parts` are the
    /// names, dates, result and other data of the game.
    pub fn searchable_text<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
        let mut text = String::new();
        for part in parts.into_iter().filter(|part| !part.is_empty()) {
            let part = searchable(part);
            // A date in another format is also added in PGN format.
            for date in possible_dates(&part).into_iter().filter(|date| *date != part) {
                text += &date;
                text.push('\n');
            }
            text += &part;
            text.push('\n');
        }
        text
    }

    /// Whether the search includes a position.
    pub fn has_position(&self) -> bool {
        self.position.is_some()
    }

    /// Whether a game reaches the position of the search. `true` for a search without a position.
    pub fn matches_position(&self, game: &ArchivedGame) -> bool {
        self.position.is_none_or(|sought| game.reaches(&sought))
    }

    /// Whether the data of a game contain all words of the search. `known` is the data of the game
    /// from [`GameQuery::searchable_text`].
    pub fn matches_words(&self, known: &str) -> bool {
        self.words.iter().all(|spellings| spellings.iter().any(|word| known.contains(word.as_str())))
    }
}

/// Returns the position if the whole search text is a FEN, and clears `words`. If the text contains
/// anything else, returns `None` and leaves `words` unchanged.
fn parse_pasted_position(text: &str, words: &mut Vec<&str>) -> Option<SoughtPosition> {
    let pasted = PastedFen::new(text);
    let fields: Vec<&str> = pasted.fen().split(' ').collect();
    // An EPD does not count: the text after its four fields could be words to search for.
    let is_one = pasted.form() != FenForm::Epd && [4, 6].contains(&fields.len());
    let begins = words.first().is_some_and(|first| first.contains(['/', ':', '=', '"']));
    let sought = if is_one && begins { SoughtPosition::read(&fields) } else { None };
    if sought.is_some() {
        words.clear();
    }
    sought
}

/// Removes a position in FEN from the words of a search, and returns it. `None` if there is none.
fn extract_position(words: &mut Vec<&str>) -> Option<SoughtPosition> {
    let at = words.iter().position(|word| word.bytes().filter(|byte| *byte == b'/').count() == 7)?;
    let (fields, sought) = SoughtPosition::FEN_FIELDS.into_iter().find_map(|fields| {
        let sought = SoughtPosition::read(words.get(at..at + fields)?)?;
        Some((fields, sought))
    })?;
    words.drain(at..at + fields);
    Some(sought)
}
