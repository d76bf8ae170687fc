//! What can go wrong with the storage, with backups and with files, as values.

/// Why something cannot be saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorageFault {
    /// The browser does not answer.
    Silent,
    /// There is no room left; in the browser's words.
    Full(String),
    /// The browser denies its storage, or the storage is broken; in the browser's words.
    Denied(String),
}

impl StorageFault {
    /// Its name in tests and on the page.
    pub fn code(&self) -> &'static str {
        match self {
            StorageFault::Silent => "silent",
            StorageFault::Full(_) => "full",
            StorageFault::Denied(_) => "denied",
        }
    }
}

/// Why a backup cannot be saved or restored. Nothing has changed then, but where it says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BackupFault {
    /// The file is no backup.
    NotABackup,
    /// A later version of the app has made it.
    LaterVersion,
    /// It ends early, or could not be read or written to its end: what came before that is restored.
    CutOff,
    /// The players have stopped it: what had come by then is restored.
    Stopped,
    /// This page has no storage.
    NothingStored,
    /// The storage refused.
    Storage(StorageFault),
    /// The file could not be read.
    File(FileFault),
}

impl BackupFault {
    /// Its name in tests and on the page.
    pub fn code(&self) -> &'static str {
        match self {
            BackupFault::NotABackup => "not-a-backup",
            BackupFault::LaterVersion => "later-version",
            BackupFault::CutOff => "cut-off",
            BackupFault::Stopped => "stopped",
            BackupFault::NothingStored => "nothing-stored",
            BackupFault::Storage(fault) => fault.code(),
            BackupFault::File(fault) => fault.code(),
        }
    }
}

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileFault {
    /// Something in it is longer than anything of ours.
    TooLarge,
    /// The browser cannot read it; in its words.
    Unreadable(String),
}

impl FileFault {
    /// Its name in tests and on the page.
    pub fn code(&self) -> &'static str {
        match self {
            FileFault::TooLarge => "too-large",
            FileFault::Unreadable(_) => "unreadable",
        }
    }
}

/// What a file is opened for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilePurpose {
    /// To read games or positions from it.
    Games,
    /// To take games from it into the archive.
    Archive,
    /// To restore a backup.
    Backup,
}

impl FilePurpose {
    /// The name of the input on the page in which such a file is chosen.
    pub fn field(self) -> &'static str {
        match self {
            FilePurpose::Games => "import-file",
            FilePurpose::Archive => "import-games",
            FilePurpose::Backup => "import-all",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_a_code_of_its_own() {
        let why = String::new;
        let storage = [StorageFault::Silent, StorageFault::Full(why()), StorageFault::Denied(why())];
        let files = [FileFault::TooLarge, FileFault::Unreadable(why())];
        let mut codes: Vec<&str> = [
            BackupFault::NotABackup,
            BackupFault::LaterVersion,
            BackupFault::CutOff,
            BackupFault::NothingStored,
            BackupFault::Stopped,
        ]
        .into_iter()
        .chain(storage.into_iter().map(BackupFault::Storage))
        .chain(files.into_iter().map(BackupFault::File))
        .map(|fault| fault.code())
        .collect();
        assert_eq!(codes.len(), 10);
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), 10);
    }
}
