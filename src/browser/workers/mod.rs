//! Clients of the programs that the app runs in web workers.

pub(crate) mod archive_import;
pub(crate) mod backup_lines;
pub(crate) mod client;
pub(crate) mod coach;
pub(crate) mod game_import;
pub(crate) mod opponent;
pub(crate) mod process;
pub(crate) mod rating_list;
pub(crate) mod translation;
pub(crate) mod verdicts;
