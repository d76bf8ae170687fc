//! Reads the lines of a backup file. The first line has everything but the games and club journals.
//! Each game and each club journal has a line of its own. (A club journal has the saved changes of
//! a tournament, of the player profiles, or of the notes on a game.) The last line closes the JSON
//! text.

use super::lines::GAMES_FIELD;
use crate::app::GameId;
use crate::app::storage::{BackupFault, FileFault, GameRecords, LineFault, StoreName, nests_too_deep};
use crate::browser::sharing::files::FileLines;
use crate::browser::storage::database::folding::unfold_entries;
use crate::browser::web::js_field;
use js_sys::{Array, JSON};
use wasm_bindgen::JsValue;

/// The content of a line of a backup file that has a game or a club journal.
pub(super) enum BackupLine {
    /// The records of a game.
    Game(GameId, GameRecords<JsValue>),
    /// The records of a club journal.
    Journal(GameId, GameRecords<JsValue>),
}

impl BackupLine {
    /// Parses a line with a game or a club journal, and checks the keys of its records. `Err` says
    /// why the line is refused.
    pub(super) fn read(line: &str) -> Result<BackupLine, LineFault> {
        if nests_too_deep(line) {
            return Err(LineFault::Unreadable);
        }
        let line = JSON::parse(line).map_err(|_| LineFault::Unreadable)?;
        let club = records(&line, StoreName::Club);
        if !club.is_empty() {
            let journal = GameRecords { setup_record: None, entries: club };
            return Ok(BackupLine::Journal(journal.check_keys()?, journal));
        }
        let begun = Some(js_field(&line, "begun")).filter(JsValue::is_object);
        let game = GameRecords {
            setup_record: begun,
            entries: unfold_entries(objects(&js_field(&line, "entries"))),
        };
        Ok(BackupLine::Game(game.check_keys()?, game))
    }
}

/// Reads the first line of a backup file, which has everything but games and club journals. Returns
/// `None` if the file does not begin with such a line, for example in a backup of an earlier
/// version.
pub(super) async fn backup_head(lines: &mut FileLines) -> Result<Option<JsValue>, BackupFault> {
    match lines.first().await {
        Ok(first) => {
            let head = first.unwrap_or_default();
            let head = if nests_too_deep(&head) { None } else { JSON::parse(&format!("{head}]}}")).ok() };
            Ok(head.filter(|head| js_field(head, GAMES_FIELD).is_array()))
        }
        Err(FileFault::TooLarge) => Ok(None),
        Err(fault) => Err(BackupFault::File(fault)),
    }
}

/// Returns the records of the object store `store` in a parsed line of a backup file.
pub(super) fn records(file: &JsValue, store: StoreName) -> Vec<JsValue> {
    objects(&js_field(file, store.name()))
}

/// Returns the items of a JavaScript list that are objects. Drops all other items.
fn objects(list: &JsValue) -> Vec<JsValue> {
    let all = if Array::is_array(list) { Array::from(list).to_vec() } else { Vec::new() };
    all.into_iter().filter(JsValue::is_object).collect()
}
