//! How far games that come in from a file have come.

/// Games that come in, or have come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportState {
    /// So many have come.
    pub new: usize,
    /// So many were here already, or twice in the file.
    pub same: usize,
    /// So many could not be read, or only in part.
    pub faults: usize,
    /// No more will come.
    pub over: bool,
    /// Whoever was to read them did not answer.
    pub failed: bool,
    /// These are the last.
    pub(super) last: bool,
}

/// Some games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ImportBatch {
    /// The games, as [`ArchivedGame`](crate::club::Archived) writes them.
    pub lines: Vec<String>,
    /// How many could not be read, or only in part.
    pub faults: usize,
    /// Whether no others follow.
    pub last: bool,
}
