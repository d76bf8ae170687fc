//! Imports games from a file in batches, except games that are already in the list of saved games.

use super::import_state::ImportBatch;
use super::state::{ArchiveState, request_page};
use crate::app::effect::{BackgroundEffect, StoreEffect};
use crate::app::storage::GameId;
use crate::app::update::Update;
use crate::club::{ArchivedGame, Duplicates};
use crate::game::Instant;

/// Starts to import games from the chosen PGN file. Must be called after the whole list of saved
/// games has been read, so that the import finds all duplicates.
pub(super) fn begin_import(games: &mut ArchiveState) -> Update {
    games.is_importing = true;
    if std::mem::take(&mut games.has_stale_known_games) {
        games.known_games = Duplicates::default();
        for row in games.rows.iter().flatten().filter(|row| row.is_comparable() && !row.deleted) {
            games.known_games.add_archived(&row.game);
        }
    }
    Update::effect(BackgroundEffect::StartImport)
}

/// Saves a batch of games from the imported file, except duplicates of games in the list of saved
/// games. `batch` is `None` if the web worker that reads the file failed; the import then ends.
pub(super) fn save_batch(games: &mut ArchiveState, batch: Option<ImportBatch>, now: Instant) -> Update {
    let Some(import) = games.import.as_mut().filter(|import| games.is_importing && !import.over) else {
        return Update::none();
    };
    let Some(batch) = batch else {
        import.failed = true;
        return stop_import(games);
    };
    import.faults += batch.faults;
    import.has_last_batch = batch.last;
    let mut fresh = Vec::new();
    for mut game in batch.lines.iter().filter_map(|line| ArchivedGame::from_line(line)) {
        if games.known_games.add_archived(&game).is_some() {
            import.same += 1;
            continue;
        }
        import.new += 1;
        if let Some(names) = &games.names
            && let Some(read) = game.to_imported_game_up_to(names.last_named_ply())
            && let Some((_, opening)) = names.name_of_game(&read.start, &read.moves)
        {
            game.opening = (opening.code.to_owned(), opening.name.to_owned());
        }
        games.last_id = GameId::next_after(now, GameId(games.last_id)).0;
        fresh.push((GameId(games.last_id), game.to_line()));
    }
    if fresh.is_empty() { batch_added(games) } else { Update::effect(StoreEffect::AddImportedGames(fresh)) }
}

/// Continues an import after a batch has been saved: requests the next batch from the web worker,
/// or ends the import after the last batch.
pub(super) fn batch_added(games: &mut ArchiveState) -> Update {
    match &games.import {
        Some(import) if !import.over && !import.has_last_batch => {
            Update::effect(BackgroundEffect::ContinueImport)
        }
        _ => stop_import(games),
    }
}

/// Ends the import, and requests the first page (group of rows) of the list of saved games, because
/// games were added. Does nothing if no import runs.
pub(super) fn stop_import(games: &mut ArchiveState) -> Update {
    let Some(import) = games.import.as_mut().filter(|import| !import.over) else { return Update::none() };
    import.over = true;
    games.is_importing = false;
    request_page(0)
}
