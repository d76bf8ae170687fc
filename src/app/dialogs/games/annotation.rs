//! Adds players' notes, which storage has read, to the list of saved games.
//!
//! The notes on a game are saved in a journal (a list of numbered records).

use super::message::NoteLine;
use super::notes::NotesByGame;
use super::reading;
use super::state::ArchiveState;
use crate::app::effect::{Effect, StoreEffect};
use crate::app::storage::GameId;
use crate::app::update::Update;
use std::rc::Rc;

/// Handles journal records that storage has read for the list of saved games.
///
/// If `of` is a game, `lines` are all records of the players' notes on that game; the notes are
/// added to `games`. If `of` is `None`, `lines` are the first records of all journals. They show
/// which journals contain notes on games; these journals are then requested from storage.
pub(super) fn handle_read_notes(games: &mut ArchiveState, of: Option<GameId>, lines: &[NoteLine]) -> Update {
    if of.is_some() {
        return games.notes.add_journal(lines).map(|game| update_rows(games, game)).into();
    }
    let read = |game| Effect::from(StoreEffect::ReadClub(Some(game)));
    Update::from(NotesByGame::journals_to_read(lines).into_iter().map(read).collect::<Vec<_>>())
}

/// Updates the row of `game` in the list of saved games after the notes on the game have been read.
/// Then repeats the search, because a search also covers notes.
fn update_rows(games: &mut ArchiveState, game: GameId) -> Update {
    if games.rows.iter().flatten().any(|row| row.game_id() == Some(game)) {
        let rows = Rc::make_mut(&mut games.rows).iter_mut().flatten();
        rows.filter(|row| row.game_id() == Some(game))
            .for_each(|row| Rc::make_mut(row).set_notes(games.notes.notes_of(game)));
    }
    reading::search(games)
}
