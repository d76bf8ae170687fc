//! Search for players in FIDE's rating list, to add them to the open tournament.

use crate::app::effect::BackgroundEffect;
use crate::app::update::Update;
use crate::club::event::Entrant;
use crate::club::player_list::rating_list_file::{MAX_MATCHES, RatingListMatches};

/// Form of the search in FIDE's rating list, with the players found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RatingListForm {
    /// Name of the chosen file; empty if none is chosen.
    pub file: String,
    /// Query, as typed: a FIDE ID, or the beginnings of words of a name.
    pub query: String,
    /// Players found so far.
    pub found: Vec<Entrant>,
    /// Progress of the search.
    pub progress: SearchProgress,
}

/// Progress of a search in FIDE's rating list, or how the search ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SearchProgress {
    /// No search has begun.
    #[default]
    NotBegun,
    /// The search is running.
    Running,
    /// The search has read the whole list.
    Complete,
    /// The search has ended early because too many players match.
    TooMany,
    /// The file is not a rating list of FIDE.
    NotAList,
    /// The file cannot be read.
    Unreadable,
}

impl SearchProgress {
    /// Returns the name of this progress in the page's HTML, such as `complete`.
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

    /// Stores the name of the chosen file, and searches the file. Does nothing if no file is
    /// chosen. `path` is the value of the file input, in which browsers write a made-up folder,
    /// such as `C:\fakepath\`, before the name. The folder is removed.
    pub(super) fn set_file(&mut self, path: &str) -> Update {
        if path.is_empty() {
            return Update::none();
        }
        self.file = path.rsplit(['/', '\\']).next().unwrap_or_default().to_owned();
        self.search()
    }

    /// Begins the search for the typed query in the chosen file. If the query is empty, the browser
    /// only remembers the file for later searches.
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

    /// Adds the next players that the search has found, and continues the search until the end of
    /// the list. `matches` is `None` if the file cannot be read. Ignores the players if no search
    /// is running.
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
