//! What is said about this device's storage, and about taking everything along.

/// Heading of that part of the settings.
pub const ON_THIS_DEVICE: &str = "On this device";
/// Label of the button that puts everything into one file.
pub const EXPORT_ALL: &str = "Save everything to a file";
/// Label of the field that takes such a file.
pub const IMPORT_ALL: &str = "Take everything from a file";
/// Label of the button that goes back to the unfinished game that was put aside.
pub const BACK_TO_UNFINISHED: &str = "Back to the unfinished game";
/// The file's name.
pub const BACKUP_FILE: &str = "tabiya-everything.json";
/// Said of a file that is none of ours.
pub const NOT_A_BACKUP: &str = "this is no file that Tabiya has saved everything to";
/// Said of one that a later version has made.
pub const LATER_BACKUP: &str = "a later version of Tabiya has made it";
/// Said where nothing can be kept.
pub const NOTHING_KEPT: &str = "nothing can be kept here";

/// What is kept, and how safely: bytes in use, whether the browser has promised to keep them, and whether the page was
/// opened from a file.
pub fn device(used: Option<u64>, persistent: bool, from_file: bool) -> String {
    let mut words = match used {
        Some(bytes) if bytes >= 1_000_000 => {
            format!("{}.{} MB are in use.", bytes / 1_000_000, bytes / 100_000 % 10)
        }
        Some(bytes) => format!("{} kB are in use.", bytes.div_ceil(1_000)),
        None => String::new(),
    };
    words += match persistent {
        true => " The browser has promised to keep them.",
        false => " The browser may clear them if it runs out of room: save what matters to a file.",
    };
    if from_file {
        words += " Opened from a file, the page cannot be installed and brings no new version of itself.";
    }
    words.trim_start().to_owned()
}

/// Everything could not be saved or taken.
pub fn backup_failed(why: &str) -> String {
    format!("That could not be done: {why}. Nothing has changed.")
}
