//! Moves damaged records of a game to the store of damaged records, so that no data is lost.

use crate::app::GameId;
use crate::app::records::RECORD_VERSION;
use crate::app::storage::StoreName;
use crate::browser::storage::database::folding::read_entries;
use crate::browser::storage::database::keys::{entries_of, key_of_game};
use crate::browser::storage::database::transaction::Transaction;
use crate::browser::web::{js_field, js_object};
use idb::Error;
use js_sys::Array;

/// The damage in the saved records of a game, and the readable part of the game.
pub(crate) struct DamageReport {
    /// The damaged game.
    pub(crate) game: GameId,
    /// Number of entries (records of moves and other events) before the first damaged entry.
    pub(crate) good: u32,
    /// The readable part of the game in PGN.
    pub(crate) pgn: String,
    /// Text that describes the damage.
    pub(crate) fault: String,
}

/// Moves the damaged records of a game to the store of damaged records: all entries (records of
/// moves and other events) whose number is invalid or at least [`DamageReport::good`]. If `good` is
/// 0, also moves the game's setup; otherwise copies the setup there.
pub(crate) async fn set_aside(transaction: &Transaction, damage: &DamageReport) -> Result<(), Error> {
    let DamageReport { game, good, pgn, fault } = damage;
    transaction.forget_summary(*game)?;
    let games = transaction.store(StoreName::Games)?;
    let begun = games.get(key_of_game(*game))?.await?;
    if *good == 0 {
        games.delete(key_of_game(*game))?;
    }
    let entries = transaction.store(StoreName::Entries)?;
    let records = Array::new();
    let all = read_entries(transaction, *game).await?;
    entries.delete(entries_of(*game)?)?;
    for record in all {
        let place = js_field(&record, "number").as_f64().unwrap_or(-1.0);
        if place.fract() != 0.0 || !(0.0..f64::from(*good)).contains(&place) {
            records.push(&record);
        } else {
            entries.put(&record, None)?;
        }
    }
    let kept = js_object([
        ("version", RECORD_VERSION.into()),
        ("game", key_of_game(*game)),
        ("good", (*good).into()),
        ("pgn", pgn.into()),
        ("fault", fault.into()),
        ("begun", begun.unwrap_or_default()),
        ("records", records.into()),
    ]);
    transaction.store(StoreName::Damaged)?.put(&kept, None)?;
    Ok(())
}
