//! Reads the list of saved games page by page, and searches it. A page is a group of rows.

use super::row::ArchiveRow;
use super::state::{AfterReading, ArchiveSearch, ArchiveState, request_page};
use super::{export, file_import};
use crate::app::action::PageAction;
use crate::app::effect::StoreEffect;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::storage::{GAMES_PER_PAGE, PAGES_PER_BATCH, SavedGamesPart};
use crate::app::update::Update;
use crate::club::{Duplicates, GameQuery};
use crate::game::Headers;
use crate::openings::Openings;
use std::ops::Range;
use std::rc::Rc;

/// Stores `listing`, the rows that storage has read, in the list of saved games. Then updates the
/// search results, and continues an import or export that waits for rows.
pub(super) fn store_listing(games: &mut ArchiveState, listing: SavedGamesPart) -> Update {
    let SavedGamesPart { total_count: total, first_index: from, items: found } = listing;
    let to = from + found.len();
    // If the number of games has changed, the rows read earlier may have different indices.
    // Therefore, all rows are dropped.
    if total != games.rows.len() || games.rows.get(from..to).is_none() {
        games.rows = Rc::new(vec![None; total]);
        games.known_games = Duplicates::default();
        games.asked.clear();
        games.hits = games.hits.take().map(|_| Vec::new());
    }
    let mut read = Vec::with_capacity(found.len());
    for found in &found {
        let mut row = ArchiveRow::of(found, games.names.as_deref(), games.words.as_ref());
        if let Some(notes) = row.game_id().and_then(|game| games.notes.notes_of(game)) {
            row.set_notes(Some(notes));
        }
        if row.is_comparable() {
            // A row may be read twice. Adding its game a second time has no effect.
            games.known_games.add_archived(&row.game);
        }
        read.push(Some(Rc::new(row)));
    }
    if let Some(places) = Rc::make_mut(&mut games.rows).get_mut(from..to) {
        places.clone_from_slice(&read);
    }
    games.asked.extend(from / GAMES_PER_PAGE..to.div_ceil(GAMES_PER_PAGE));
    find_hits(games, from..to);
    games.show_list();
    if let Some(export) = &mut games.export {
        export.add_games(from..to, &games.rows, &found, games.hits.as_deref());
    }
    if games.is_import_waiting() && games.is_read_completely() {
        return file_import::begin_import(games);
    }
    request_next_rows(games)
}

/// Updates the search results for the rows whose indices are in `rows`. Does nothing without a
/// search.
pub(super) fn find_hits(games: &mut ArchiveState, rows: Range<usize>) {
    let Some(hits) = &mut games.hits else { return };
    let (query, score) = (GameQuery::new(&games.search.text), games.search.score);
    hits.retain(|hit| !rows.contains(hit));
    hits.extend(rows.filter(|number| {
        let row = games.rows.get(*number).and_then(Option::as_ref);
        row.is_some_and(|row| row.is_match(&query, score))
    }));
    hits.sort_unstable();
}

/// Searches the list of saved games again, after a change of the search or of the rows. Then
/// requests from storage the rows that the search still needs.
pub(super) fn search(games: &mut ArchiveState) -> Update {
    if games.list.is_none() {
        return Update::none();
    }
    let ArchiveSearch { text, score } = &games.search;
    let searched = !GameQuery::new(text).is_empty() || score.is_some();
    games.hits = searched.then(Vec::new);
    find_hits(games, 0..games.rows.len());
    games.show_list();
    request_next_rows(games)
}

/// Requests from storage the next rows that a search, an import or an export needs. After the last
/// page of an export, downloads the PGN file instead.
pub(super) fn request_next_rows(games: &mut ArchiveState) -> Update {
    if let Some(export) = &mut games.export {
        return match export.next_page_start(&games.rows, games.hits.as_deref()) {
            Some(from) => PageAction::ListGames { from, pages: 1, whole: true }.into(),
            None => {
                games.export.take().map(|done| export::download(&Headers::default(), done.finish())).into()
            }
        };
    }
    if games.hits.is_some() || games.is_import_waiting() {
        request_missing_rows(games)
    } else {
        Update::none()
    }
}

/// Requests from storage the next pages of the list, at most [`PAGES_PER_BATCH`], beginning with
/// the first page that is neither read nor requested.
pub(super) fn request_missing_rows(games: &mut ArchiveState) -> Update {
    let parts = games.rows.len().div_ceil(GAMES_PER_PAGE);
    let missing = (0..parts).find(|part| {
        let rows = games.rows.iter().skip(part * GAMES_PER_PAGE).take(GAMES_PER_PAGE);
        rows.into_iter().any(Option::is_none) && !games.asked.contains(part)
    });
    let Some(missing) = missing else { return Update::none() };
    games.asked.extend(missing..parts.min(missing + PAGES_PER_BATCH));
    PageAction::ListGames { from: missing * GAMES_PER_PAGE, pages: PAGES_PER_BATCH, whole: false }.into()
}

/// Requests from storage the page that contains the row with the index `number`. Does nothing if
/// that page has already been requested, or if there is no such row.
pub(super) fn request_page_of(games: &mut ArchiveState, number: usize) -> Update {
    let part = number / GAMES_PER_PAGE;
    let fresh = number < games.rows.len() && games.asked.insert(part);
    if fresh { request_page(part * GAMES_PER_PAGE) } else { Update::none() }
}

/// Stores the loaded opening names, and finds the openings of the games in the list.
pub(super) fn name_openings(games: &mut ArchiveState, names: PtrEqRc<Openings>) -> Update {
    games.names = Some(names);
    for row in Rc::make_mut(&mut games.rows).iter_mut().flatten() {
        Rc::make_mut(row).name_opening(games.names.as_deref());
    }
    search(games)
}

/// Updates the searchable texts of games played on this device, after the texts in the app's
/// language have been loaded.
pub(super) fn update_searchable_texts(games: &mut ArchiveState) {
    let words = games.words.clone();
    for row in Rc::make_mut(&mut games.rows).iter_mut().flatten() {
        if row.is_own() {
            Rc::make_mut(row).update_outcome_texts(words.as_ref());
        }
    }
}

/// Handles a failed read of the list of saved games or of one game. Cancels an export, the action
/// that waits for one game, and an import that has not begun. Missing rows are requested again when
/// they scroll into view.
pub(super) fn reading_failed(games: &mut ArchiveState) -> Update {
    games.asked.clear();
    (games.wanted, games.export) = (None, None);
    if games.is_import_waiting() {
        games.import = None;
    }
    PageAction::ShowReadFailure.into()
}

/// Requests from storage the whole game in the row with the index `number`, and stores `wanted`,
/// the action to run when the game has been read. `None` if the row is deleted, not read, or from a
/// later version of the app.
pub(super) fn request_whole_game(
    games: &mut ArchiveState,
    number: usize,
    wanted: AfterReading,
) -> Option<Update> {
    let name = games.row(number, false)?.item;
    games.wanted = Some((name, number, wanted));
    Some(Update::effect(StoreEffect::ReadSaved(name)))
}
