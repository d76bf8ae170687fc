//! Applies messages to the list of saved games.

use super::export::GamesExport;
use super::import_state::ImportState;
use super::message::{LoadedArchive, Msg};
use super::state::{AfterReading, ArchiveState, request_page};
use super::{annotation, file_import, reading, saved_game};
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::lazy_screen::LazyScreen;
use crate::app::effect::StoreEffect;
use crate::app::storage::ListedGame;
use crate::app::update::Update;
use std::rc::Rc;

impl LazyScreen<Msg> for ArchiveState {
    /// Applies a message, and returns the new state of the list with the effects and actions of the
    /// message.
    fn update(self: Rc<ArchiveState>, msg: Msg, ctx: &Context<'_>) -> (LoadedArchive, Update) {
        let mut inside = Rc::unwrap_or_clone(self);
        let update = update(&mut inside, msg, ctx);
        (LoadedArchive::new(inside), update)
    }
}

/// Applies a message to the list of saved games. A message about a row that does not exist has no
/// effect.
fn update(games: &mut ArchiveState, msg: Msg, ctx: &Context<'_>) -> Update {
    match msg {
        Msg::Loaded(_) => request_page(0).with_effect(StoreEffect::ReadClub(None)),
        Msg::Listed(listing) => reading::store_listing(games, *listing),
        Msg::RowInView(number) => reading::request_page_of(games, number),
        Msg::Names(names) => reading::name_openings(games, names),
        Msg::Words(words) => {
            games.words = Some(words);
            reading::update_searchable_texts(games);
            reading::search(games)
        }
        Msg::Search(text) => {
            games.search.text = text;
            reading::search(games)
        }
        Msg::Score(score) => {
            games.search.score = score;
            reading::search(games)
        }
        Msg::Whole(found) => run_waiting_action(games, found.as_deref()).into(),
        Msg::NotRead => reading::reading_failed(games),
        Msg::Open(number) => saved_game::open_game(games, number).into(),
        Msg::Save(number) => saved_game::save_pgn(games, number).into(),
        Msg::SaveAll => {
            games.export = Some(GamesExport::default());
            reading::request_next_rows(games)
        }
        Msg::Delete(number) => saved_game::delete_game(games, number, ctx.current_game).into(),
        Msg::Undelete(number) => saved_game::undelete_game(games, number).into(),
        Msg::FileChosen => {
            (games.import, games.is_importing) = (Some(ImportState::default()), false);
            match &games.list {
                None => request_page(0),
                Some(_) if games.is_read_completely() => file_import::begin_import(games),
                Some(_) => reading::request_missing_rows(games),
            }
        }
        Msg::Batch(batch) => file_import::save_batch(games, batch, ctx.now),
        Msg::Added => file_import::batch_added(games),
        Msg::StopImport => file_import::stop_import(games),
        Msg::NotesRead(of, lines) => annotation::handle_read_notes(games, of, &lines),
        Msg::Review(number) => review(games, number).into(),
    }
}

/// Opens the game in the row with the index `number` in the review dialog; `None` if the row has no
/// game that can be reviewed.
fn review(games: &ArchiveState, number: usize) -> Option<Update> {
    Some(PageAction::ReviewGame(games.row(number, false)?.game_id()?).into())
}

/// Runs the action that waited for a saved game to be read in full, such as an export. `found` is
/// the game; `None` if the game is not in storage.
///
/// Returns `None` if no action waits for this game, if the game is not in storage, or if the row of
/// the game has changed.
fn run_waiting_action(games: &mut ArchiveState, found: Option<&ListedGame>) -> Option<Update> {
    let (name, number, wanted) =
        games.wanted.take_if(|(name, ..)| found.is_none_or(|found| found.item() == *name))?;
    let found = found?;
    // If the list has been read again in the meantime, the row may contain a different game.
    games.row(number, false).filter(|row| row.item == name)?;
    match wanted {
        AfterReading::Open => Some(saved_game::put_on_board(found.clone())),
        AfterReading::Save => saved_game::export_pgn(games, number, Some(found)),
    }
}
