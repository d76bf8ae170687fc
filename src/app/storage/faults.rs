//! Errors of the storage, of backup files, and of other files that players choose; and the purposes
//! for which players choose files.

use thiserror::Error;

/// Error of the browser's storage: why it cannot be opened, read or written.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StorageFault {
    /// The browser does not answer.
    #[error("the browser does not answer")]
    NoAnswer,
    /// The storage is full. Contains the browser's message.
    #[error("there is no room left: {0}")]
    Full(String),
    /// The browser denies its storage, or the storage is broken. Contains the browser's message.
    #[error("the browser denies its storage: {0}")]
    Denied(String),
    /// The browser never accepts this record, for example because another record has its key.
    /// Trying again does not help. Contains the browser's message.
    #[error("the record cannot be written: {0}")]
    Unwritable(String),
}

impl StorageFault {
    /// Returns the identifier of this storage error, such as `full`, for tests and HTML.
    pub fn code(&self) -> &'static str {
        match self {
            StorageFault::NoAnswer => "silent",
            StorageFault::Full(_) => "full",
            StorageFault::Denied(_) => "denied",
            StorageFault::Unwritable(_) => "unwritable",
        }
    }
}

/// Why a backup cannot be saved or restored. The failed attempt has changed nothing, unless the
/// variant says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BackupFault {
    /// The file is no backup.
    #[error("the file is no backup")]
    NotABackup,
    /// A later version of the app made the file.
    #[error("a later version made the backup")]
    LaterVersion,
    /// The file ends early, or reading or restoring failed midway. The games and the club journals
    /// (such as those of tournaments) before that point are restored, but not the settings.
    #[error("the backup is cut off")]
    CutOff,
    /// The players stopped the backup or the restore. A stopped restore keeps the data that it has
    /// already written.
    #[error("stopped by the players")]
    Stopped,
    /// This page has no storage, or the storage was cleared or belongs to another tab.
    #[error("this page has no storage")]
    StorageUnavailable,
    /// The browser does not save the backup file, for example because it refuses downloads.
    #[error("the browser does not save the file")]
    FileNotSaved,
    /// The storage could not be read or written.
    #[error(transparent)]
    Storage(StorageFault),
    /// The file could not be read.
    #[error(transparent)]
    File(FileFault),
}

impl BackupFault {
    /// Returns the identifier of this backup error in tests and in the page's HTML, such as
    /// `cut-off`.
    pub fn code(&self) -> &'static str {
        match self {
            BackupFault::NotABackup => "not-a-backup",
            BackupFault::LaterVersion => "later-version",
            BackupFault::CutOff => "cut-off",
            BackupFault::Stopped => "stopped",
            BackupFault::StorageUnavailable => "nothing-stored",
            BackupFault::FileNotSaved => "not-downloaded",
            BackupFault::Storage(fault) => fault.code(),
            BackupFault::File(fault) => fault.code(),
        }
    }
}

/// Why a line of a backup file is refused. A line that the app itself wrote is refused only if
/// there is no free id for its game or club journal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LineFault {
    /// The line contains neither a game nor a club journal.
    #[error("no game and no journal")]
    Unreadable,
    /// The id of the game is outside the range that the app assigns, or there is no free id for the
    /// game.
    #[error("no name of a game")]
    InvalidGameId,
    /// The line contains records of several games.
    #[error("records of several games")]
    SeveralGames,
    /// The number of a record is no whole number from 0 to 2³² − 1, or two different records have
    /// the same number.
    #[error("the number of a record is not whole, or there twice")]
    InvalidNumber,
    /// The version of a record is no whole number from 0 to 2³² − 1.
    #[error("the version of a record is not whole")]
    InvalidVersion,
}

impl LineFault {
    /// All variants.
    pub const ALL: [LineFault; 5] = [
        LineFault::Unreadable,
        LineFault::InvalidGameId,
        LineFault::SeveralGames,
        LineFault::InvalidNumber,
        LineFault::InvalidVersion,
    ];

    /// Returns the identifier of this reason to refuse a line of a backup, such as `number`, for
    /// tests and HTML.
    pub fn code(self) -> &'static str {
        match self {
            LineFault::Unreadable => "unreadable",
            LineFault::InvalidGameId => "name",
            LineFault::SeveralGames => "other-game",
            LineFault::InvalidNumber => "number",
            LineFault::InvalidVersion => "version",
        }
    }
}

/// Why a file that the player chose cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileFault {
    /// The file, or a part of it, is longer than the app accepts.
    #[error("longer than any file of ours")]
    TooLarge,
    /// The browser cannot read the file. Contains the browser's message.
    #[error("the browser cannot read the file: {0}")]
    Unreadable(String),
}

impl FileFault {
    /// Returns the identifier of this reason why a file cannot be read, such as `too-large`, for
    /// tests and HTML.
    pub fn code(&self) -> &'static str {
        match self {
            FileFault::TooLarge => "too-large",
            FileFault::Unreadable(_) => "unreadable",
        }
    }
}

/// The purpose for which a player chooses a file, such as restoring a backup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    /// To read games or positions in the import dialog.
    Games,
    /// To import games into the list of saved games.
    Archive,
    /// To restore a backup.
    Backup,
    /// To search FIDE's rating list for players of a tournament.
    RatingList,
    /// To try a translation on the page.
    Translation,
}

impl FilePurpose {
    /// Returns the name of the HTML `<input>` element by which a file is chosen for this purpose.
    pub fn input_name(self) -> &'static str {
        match self {
            FilePurpose::Games => "import-file",
            FilePurpose::Archive => "import-games",
            FilePurpose::Backup => "import-all",
            FilePurpose::RatingList => "rating-list",
            FilePurpose::Translation => "translation",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_a_line_has_a_code_of_its_own() {
        let codes = std::collections::BTreeSet::from(LineFault::ALL.map(LineFault::code));
        assert_eq!(codes.len(), LineFault::ALL.len());
    }

    #[test]
    fn every_fault_has_a_code_of_its_own() {
        let why = String::new;
        let storage = [
            StorageFault::NoAnswer,
            StorageFault::Full(why()),
            StorageFault::Denied(why()),
            StorageFault::Unwritable(why()),
        ];
        let files = [FileFault::TooLarge, FileFault::Unreadable(why())];
        let mut codes: Vec<&str> = [
            BackupFault::NotABackup,
            BackupFault::LaterVersion,
            BackupFault::CutOff,
            BackupFault::StorageUnavailable,
            BackupFault::FileNotSaved,
            BackupFault::Stopped,
        ]
        .into_iter()
        .chain(storage.into_iter().map(BackupFault::Storage))
        .chain(files.into_iter().map(BackupFault::File))
        .map(|fault| fault.code())
        .collect();
        assert_eq!(codes.len(), 12);
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 12);
    }
}
