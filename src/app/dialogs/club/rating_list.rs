//! Search for players in FIDE's rating list, to add them to the open tournament.

use crate::app::effect::BackgroundEffect;
use crate::app::update::Update;
use crate::club::event::Entrant;
use crate::club::player_list::rating_list_file::{MAX_MATCHES, RatingListMatches};

/// Form of the search in FIDE's rating list: the chosen file, the query, and the players found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingListForm {
    /// Name of the chosen file; empty if none is chosen.
    pub file: String,
    /// Query, as typed: a FIDE ID, or the beginnings of words of a name.
    pub query: String,
    /// Players found so far.
    pub found: Vec<Entrant>,
    /// How far the search is.
    pub progress: SearchProgress,
}

/// How far a search in FIDE's rating list is, or how it has ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SearchProgress {
    /// No search has begun.
    #[default]
    NotBegun,
    /// The search is running.
    Running,
    /// The whole list has been searched.
    Complete,
    /// The search has ended early, because too many players match.
    TooMany,
    /// The file is not a rating list of FIDE.
    NotAList,
    /// The file cannot be read.
    Unreadable,
}

impl SearchProgress {
    /// Returns the identifier of this progress of a search in a rating list, such as `complete`. It
    /// is the same in every language.
    pub const fn code(self) -> &'static str {
        match self {
            SearchProgress::NotBegun => "not-begun",
            SearchProgress::Running => "running",
            SearchProgress::Complete => "complete",
            SearchProgress::TooMany => "too-many",
            SearchProgress::NotAList => "not-a-list",
            SearchProgress::Unreadable => "unreadable",
        }
    }
}

impl RatingListForm {
    /// Name of the text field with the query.
    pub const QUERY_FIELD: &'static str = "rating-list-query";

    /// Sets the name of the chosen file, and searches the file; does nothing if no file is chosen.
    /// Drops the invented folder that browsers put in front of the name.
    pub(super) fn set_file(&mut self, path: &str) -> Update {
        if path.is_empty() {
            return Update::none();
        }
        self.file = path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        self.search()
    }

    /// Begins the search for the typed query in the chosen file; without a query, the browser only
    /// remembers which file was chosen.
    pub(super) fn search(&mut self) -> Update {
        self.found.clear();
        let query = self.query.trim().to_owned();
        self.progress = match query.is_empty() || self.file.is_empty() {
            true => SearchProgress::NotBegun,
            false => SearchProgress::Running,
        };
        if self.file.is_empty() {
            return Update::none();
        }
        Update::effect(BackgroundEffect::SearchRatingList(query))
    }

    /// Adds the next players that the search has found, and continues the search; `matches` is
    /// `None` if the file cannot be read. Ignores players of a search that is over.
    pub(super) fn add_matches(&mut self, matches: Option<RatingListMatches>) -> Update {
        if self.progress != SearchProgress::Running {
            return Update::none();
        }
        let Some(RatingListMatches { players, players_read, is_last }) = matches else {
            self.progress = SearchProgress::Unreadable;
            return Update::none();
        };
        self.found.extend(players);
        self.progress = match is_last {
            false => return Update::effect(BackgroundEffect::ContinueRatingList),
            true if players_read == 0 => SearchProgress::NotAList,
            true if self.found.len() >= MAX_MATCHES => SearchProgress::TooMany,
            true => SearchProgress::Complete,
        };
        Update::none()
    }
}
