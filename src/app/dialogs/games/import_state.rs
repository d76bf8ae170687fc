//! Progress of an import of games from a file.

/// Progress of a running or finished import of games from a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportState {
    /// Number of new games, which were added to the list of saved games.
    pub new: usize,
    /// Number of games not added because the same game is in the list or earlier in the file.
    pub same: usize,
    /// Number of games that were wholly or partly unreadable.
    pub faults: usize,
    /// Whether the import has ended.
    pub over: bool,
    /// Whether the file could not be read to its end, for example because the web worker crashed.
    pub failed: bool,
    /// Whether the last batch has arrived. The import ends after that batch is saved.
    pub(super) has_last_batch: bool,
}

/// A batch of games that a web worker has read from the imported PGN file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportBatch {
    /// Games, each in the form of [`ArchivedGame::to_line`](crate::club::ArchivedGame::to_line).
    pub lines: Vec<String>,
    /// Number of games in the batch that were wholly or partly unreadable.
    pub faults: usize,
    /// Whether this is the last batch.
    pub last: bool,
}
