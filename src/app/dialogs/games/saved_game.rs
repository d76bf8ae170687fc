//! Actions on a game in the list of saved games: open, export, delete, restore.

use super::state::{AfterReading, ArchiveState};
use super::{export, reading};
use crate::app::action::{GameSource, OpenedGame, PageAction};
use crate::app::storage::{GameId, ListedGame, SavedItem};
use crate::app::update::Update;
use crate::game::pgn::pgn_without_ticket;
use std::rc::Rc;

/// Opens the game in the row with the index `number`; `None` if the game cannot be opened.
///
/// An imported game is shown as a review at once. Any other game is first read in full from
/// storage. A game that was played on this device is then put on the board. A PGN rescued from a
/// damaged game opens in the import dialog.
pub(super) fn open_game(games: &mut ArchiveState, number: usize) -> Option<Update> {
    let row = games.row(number, false)?;
    let Some(id) = row.game_id().filter(|_| !row.is_own()) else {
        return reading::request_whole_game(games, number, AfterReading::Open);
    };
    let opened = OpenedGame { game: row.game.to_imported_game()?, source: GameSource::Archive(id) };
    let review = PageAction::ReviewImportedGame(Box::new(opened));
    Some(Update::action(PageAction::CloseDialog).then(review))
}

/// Exports the game in the row with the index `number` as a PGN file. If the row does not contain
/// the whole game, the game is read from storage first. `None` if the row is deleted, not read, or
/// from a later version of the app.
pub(super) fn save_pgn(games: &mut ArchiveState, number: usize) -> Option<Update> {
    if games.row(number, false)?.is_whole() {
        export_pgn(games, number, None)
    } else {
        reading::request_whole_game(games, number, AfterReading::Save)
    }
}

/// Exports the game in the row with the index `number` as a PGN file. `found` is the game as read
/// from storage; `None` if the row contains the whole game. Returns `None` if the row is deleted,
/// not read, or from a later version of the app.
pub(super) fn export_pgn(games: &ArchiveState, number: usize, found: Option<&ListedGame>) -> Option<Update> {
    let row = games.row(number, false)?;
    Some(export::download(&row.game.headers, export::pgn_of(row, found)))
}

/// Deletes the game in the row with the index `number`.
///
/// Returns `None` and deletes nothing if the game is on the board (`current` is the id of that
/// game), or if the row is deleted, not read, or from a later version of the app.
pub(super) fn delete_game(
    games: &mut ArchiveState,
    number: usize,
    current: Option<GameId>,
) -> Option<Update> {
    let name = games.row(number, false)?.item;
    if current.is_some_and(|current| name == SavedItem::Game(current)) {
        return None;
    }
    mark_deleted(games, number, true);
    Some(PageAction::DeleteItem(name).into())
}

/// Undoes the deletion of the game in the row with the index `number`, and returns the action that
/// restores the game in storage. `None` if the row is not a deleted game.
pub(super) fn undelete_game(games: &mut ArchiveState, number: usize) -> Option<Update> {
    let name = games.row(number, true)?.item;
    mark_deleted(games, number, false);
    Some(PageAction::UndeleteItem(name).into())
}

/// Marks the game in the row with the index `number` as deleted (`true`) or not deleted (`false`)
/// in the list. Does not change storage.
fn mark_deleted(games: &mut ArchiveState, number: usize, deleted: bool) {
    if let Some(row) = Rc::make_mut(&mut games.rows)[number].as_mut() {
        Rc::make_mut(row).deleted = deleted;
    }
    games.has_stale_known_games = true;
    games.show_list();
}

/// Closes the list of saved games, and puts the game `found` on the board. A PGN rescued from a
/// damaged game opens in the import dialog instead.
pub(super) fn put_on_board(found: ListedGame) -> Update {
    let close = Update::action(PageAction::CloseDialog);
    match found {
        ListedGame::Whole(game) => close.then(PageAction::BringSavedGame(game)),
        ListedGame::Rescued { pgn, .. } => close.then(PageAction::ImportText(pgn_without_ticket(&pgn))),
        // Never the case: `open_game` does not request imported games, and a game read in full is
        // never a summary.
        ListedGame::Imported { .. } | ListedGame::Summary(_) => close,
    }
}
