//! A search among games.

/// What somebody has typed to find games: words, all of which have to be somewhere in what is known of a game.
///
/// ```
/// use tabiya::club::Query;
///
/// let known = Query::known(["Ada Lovelace", "Alan Turing", "2026.11.23", "1-0", "C60 Ruy Lopez"]);
/// assert!(Query::new("lovelace lopez 1-0").finds(&known));
/// assert!(Query::new("2026-11").finds(&known));
/// assert!(!Query::new("lovelace sicilian").finds(&known));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query(Vec<String>);

impl Query {
    /// The words of a text.
    pub fn new(text: &str) -> Query {
        Query(text.to_lowercase().split_whitespace().map(as_known).collect())
    }

    /// Whether nothing is asked for: every game is found.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
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

    /// Whether a game is found by what is [known](Query::known) of it.
    pub fn finds(&self, known: &str) -> bool {
        self.0.iter().all(|word| known.contains(word.as_str()))
    }
}

/// A date is written with points, as in PGN; people write dashes.
fn as_known(word: &str) -> String {
    let is_year = word
        .split_once('-')
        .is_some_and(|(year, _)| year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit()));
    if is_year { word.replace('-', ".") } else { word.to_owned() }
}
