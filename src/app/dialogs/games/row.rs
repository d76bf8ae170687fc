//! A row of the list of saved games.

use crate::app::storage::{GameFacts, GameId, GameSummary, ListedGame, SavedItem};
use crate::club::{ArchivedGame, GameNotes, GameQuery};
use crate::game::pgn::PgnResult;
use crate::game::{Game, Headers, replay_leniently};
use crate::openings::Openings;
use crate::words::Words;

/// A row of the list of saved games, with the text that a search covers.
#[derive(Clone, Debug, PartialEq)]
pub struct ArchiveRow {
    /// The saved item: a game, or the PGN rescued from a damaged game.
    pub item: SavedItem,
    /// Headers, moves and opening. Empty for a rescued PGN, and for a game saved by a later version
    /// of the app.
    pub game: ArchivedGame,
    /// Result of the game; `*` for an unfinished game.
    pub score: PgnResult,
    /// Number of half-moves in the game.
    pub plies: usize,
    /// Whether a later version of the app saved the game. This version of the app does not change
    /// such a game.
    pub later: bool,
    /// Whether the stored game has comments, signs, variations or tags that are not in the row.
    pub(super) is_annotated: bool,
    /// Whether the game was deleted after the row was read. The deletion can still be undone.
    pub deleted: bool,
    /// Notes on the game that the players have added in this app.
    pub notes: Option<Box<GameNotes>>,
    /// Rules, time control and outcome of a game played on this device. `None` for an imported
    /// game, for a rescued PGN, and for a game saved by a later version of the app.
    facts: Option<Box<GameFacts>>,
    /// Searchable texts besides the headers: outcome and rules.
    more: Vec<String>,
    /// All text that the search covers.
    known: String,
}

impl ArchiveRow {
    /// Creates the row for the game `found`. `names` are the opening names, and `words` the texts
    /// in the page's language; both are `None` until they are loaded.
    pub(super) fn of(found: &ListedGame, names: Option<&Openings>, words: Option<&Words>) -> ArchiveRow {
        let (game, facts) = match found {
            ListedGame::Imported { line, .. } => (ArchivedGame::from_line(line), None),
            ListedGame::Whole(stored) => split_summary(GameSummary::derive_from(stored)),
            ListedGame::Summary(summary) => split_summary(Some(GameSummary::clone(summary))),
            ListedGame::Rescued { .. } => (None, None),
        };
        let later = game.is_none() && !matches!(found, ListedGame::Rescued { .. });
        let game = game.unwrap_or_else(ArchivedGame::placeholder);
        let is_annotated = game.is_annotated();
        let game = game.without_annotations();
        let mut row = ArchiveRow {
            item: found.item(),
            score: game.score,
            plies: facts.as_ref().map_or_else(|| game.plies(), |facts| facts.plies),
            later,
            is_annotated,
            deleted: false,
            notes: None,
            known: String::new(),
            more: Vec::new(),
            facts: facts.map(Box::new),
            game,
        };
        row.set_outcome_texts(words);
        row.name_opening(names);
        row
    }

    /// Sets the searchable texts about the outcome and the rules of the game. The texts are in
    /// English and, if `words` are given, also in the language of `words`.
    fn set_outcome_texts(&mut self, words: Option<&Words>) {
        let Some(GameFacts { outcome, ended_by, rules, time_control: control, .. }) = self.facts.as_deref()
        else {
            return;
        };
        let mut more = Vec::new();
        more.extend(outcome.map(|outcome| outcome.reason.code().replace('-', " ")));
        more.push(rules.to_string());
        if let Some(words) = words {
            more.extend(outcome.map(|outcome| words.result_sentence_by(outcome, *ended_by)));
            more.push(words.rules_in_force(rules, control));
        }
        self.more = more;
    }

    /// Updates the searchable texts about the outcome and the rules of the game, after `words` have
    /// been loaded. Does nothing for a game that was not played on this device.
    pub(super) fn update_outcome_texts(&mut self, words: Option<&Words>) {
        if self.facts.is_some() {
            self.set_outcome_texts(words);
            self.name_opening(None);
        }
    }

    /// Whether the row contains the whole game, so that the game need not be read from storage
    /// again. `true` for an imported game without annotations. Must not be called for a game that a
    /// later version of the app saved.
    pub(super) fn is_whole(&self) -> bool {
        self.facts.is_none() && !self.is_annotated && self.game_id().is_some()
    }

    /// Whether the game was played on this device, not imported. `false` for a game saved by a
    /// later version of the app.
    pub(super) fn is_own(&self) -> bool {
        self.facts.is_some()
    }

    /// Whether an import compares its games with the game in this row, to find duplicates.
    ///
    /// `false` if the row does not contain the moves: for a rescued PGN, for a game in which the
    /// app was only the clock, and for a game saved by a later version of the app.
    pub(super) fn is_comparable(&self) -> bool {
        self.game_id().is_some() && !self.later && !self.is_clock_only()
    }

    /// Whether the app was only the clock of a game on a wooden board. The moves of the game are
    /// then unknown.
    fn is_clock_only(&self) -> bool {
        self.facts.as_ref().is_some_and(|facts| facts.is_clock_only)
    }

    /// Looks up the opening of the game in `names`, unless the opening is already known. Then
    /// rebuilds the searchable text of the row.
    pub(super) fn name_opening(&mut self, names: Option<&Openings>) {
        let is_unnamed = self.game.opening.0.is_empty() && !self.is_clock_only();
        let found = names.filter(|_| is_unnamed).and_then(|names| {
            let game = self.game.to_imported_game_up_to(names.last_named_ply())?;
            let (_, opening) = names.name_of_game(&game.start, &game.moves)?;
            Some((opening.code.to_owned(), opening.name.to_owned()))
        });
        if let Some(opening) = found {
            self.game.opening = opening;
        }
        let Headers { event, site, date, round, white, black, .. } = &self.game.headers;
        let (code, name) = &self.game.opening;
        let score = self.score.to_string();
        let parts = [white, black, date, event, site, round, &score, code, name];
        let noted = self.notes.iter().flat_map(|notes| notes.searchable_words());
        self.known =
            GameQuery::searchable_text(parts.into_iter().chain(&self.more).map(String::as_str).chain(noted));
    }

    /// Replaces the players' notes in this row, and updates the searchable text. `None` removes the
    /// notes. Does not change storage.
    pub(super) fn set_notes(&mut self, notes: Option<&GameNotes>) {
        self.notes = notes.cloned().map(Box::new);
        self.name_opening(None);
    }

    /// Returns the id of the saved game; `None` if the row is a PGN rescued from a damaged game.
    pub fn game_id(&self) -> Option<GameId> {
        match self.item {
            SavedItem::Game(game) => Some(game),
            SavedItem::Rescued(_) => None,
        }
    }

    /// Whether the game matches a search: the words and the position in `query`, and the result
    /// `score`, if given.
    pub(super) fn is_match(&self, query: &GameQuery, score: Option<PgnResult>) -> bool {
        let fits = match self.is_clock_only() {
            true => !query.has_position(),
            false => query.matches_position(&self.game),
        };
        score.is_none_or(|score| score == self.score) && query.matches_words(&self.known) && fits
    }
}

/// Replays a game that was played on this device, as far as its records are readable. `None` for an
/// imported game, for a game that a later version of the app saved, and if `found` is only a
/// summary or a rescued PGN.
pub(in crate::app::dialogs) fn replayed_game(found: &ListedGame) -> Option<Game> {
    match found {
        ListedGame::Whole(stored) if !stored.is_later_version => {
            Some(replay_leniently(stored.setup.clone().ok(), &stored.entries))
        }
        _ => None,
    }
}

/// Splits the summary of a saved game into the archived game and the facts, such as rules and
/// outcome. Both are `None` without a summary.
fn split_summary(summary: Option<GameSummary>) -> (Option<ArchivedGame>, Option<GameFacts>) {
    summary.map(|summary| (summary.archived, summary.facts)).unzip()
}
