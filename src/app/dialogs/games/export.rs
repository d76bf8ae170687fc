//! Exports saved games as PGN: a single game, or page by page all games that match the search.

use super::row::{ArchiveRow, replayed_game};
use crate::app::dialogs::sheet::file_name;
use crate::app::effect::Share;
use crate::app::storage::{GAMES_PER_PAGE, ListedGame};
use crate::app::update::Update;
use crate::club::{ArchivedGame, GameNotes};
use crate::game::Headers;
use crate::game::pgn::{PgnReader, pgn_without_ticket};
use crate::rules::Laws;
use std::ops::Range;
use std::rc::Rc;

/// State of a running export, as one PGN text, of all saved games that match the search. The export
/// reads the list of games page by page.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct GamesExport {
    /// PGN of the games that have been gathered so far.
    text: String,
    /// Number of the next page of the list to export, from 0.
    page: usize,
}

impl GamesExport {
    /// Returns the number of the first row of the next page (group of rows) to read for the export
    /// of saved games; `None` after the last page.
    ///
    /// Skips pages whose rows have all been read and contain no match. `rows` is the list of saved
    /// games, `hits` the row numbers of the games that match the search (`None`: all games).
    pub(super) fn next_page_start(
        &mut self,
        rows: &[Option<Rc<ArchiveRow>>],
        hits: Option<&[usize]>,
    ) -> Option<usize> {
        while self.page * GAMES_PER_PAGE < rows.len() {
            let from = self.page * GAMES_PER_PAGE;
            let mut part = from..rows.len().min(from + GAMES_PER_PAGE);
            if part.clone().any(|number| rows[number].is_none()) || part.any(|number| is_hit(hits, number)) {
                return Some(from);
            }
            self.page += 1;
        }
        None
    }

    /// Appends to the exported PGN those games of one page (group of rows) of the list of saved
    /// games that match the search. Leaves out deleted games and games saved by a later version of
    /// the app. Does nothing if the page is not the next one of the export.
    ///
    /// - `read` are the row numbers of the page, and `found` its games in full.
    /// - `rows` is the list of saved games.
    /// - `hits` are the row numbers of the games that match, `None` for all games.
    pub(super) fn add_games(
        &mut self,
        read: Range<usize>,
        rows: &[Option<Rc<ArchiveRow>>],
        found: &[ListedGame],
        hits: Option<&[usize]>,
    ) {
        if read.start != self.page * GAMES_PER_PAGE {
            return;
        }
        self.page = read.end.div_ceil(GAMES_PER_PAGE);
        for (number, found) in read.zip(found).filter(|(number, _)| is_hit(hits, *number)) {
            let Some(Some(row)) = rows.get(number) else { continue };
            if !row.later && !row.deleted {
                self.text += &pgn_of(row, Some(found));
                self.text.push('\n');
            }
        }
    }

    /// Ends the export of saved games, and returns the PGN of all games that it has gathered.
    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Whether row `number` of the list of saved games is a search result. `hits` are the sorted row
/// numbers of all results; `None` if there is no search, so that every row counts.
fn is_hit(hits: Option<&[usize]>, number: usize) -> bool {
    hits.is_none_or(|hits| hits.binary_search(&number).is_ok())
}

/// Formats a saved game as PGN, with its opening and the players' notes; a game that was rescued
/// from damaged records gets neither. `found` is the game as storage has read it in full; `None` if
/// `row` holds the whole game. Returns an empty text if the game cannot be read.
pub(super) fn pgn_of(row: &ArchiveRow, found: Option<&ListedGame>) -> String {
    let notes = row.notes.as_deref();
    match found {
        Some(ListedGame::Rescued { pgn, .. }) => pgn_without_ticket(pgn),
        Some(ListedGame::Imported { line, .. }) => ArchivedGame::from_line(line)
            .map(|game| game.with_opening(row.game.opening.clone()).pgn_with_notes(notes))
            .unwrap_or_default(),
        Some(found) => replayed_game(found)
            .map(|game| {
                pgn_with_notes(pgn_with_opening(&game.pgn(), &row.game.opening), game.rules().laws(), notes)
            })
            .unwrap_or_default(),
        None => row.game.pgn_with_notes(notes),
    }
}

/// Adds the players' notes (comments, signs, variations) to the PGN of a game that was played under
/// `laws`.
fn pgn_with_notes(pgn: String, laws: Laws, notes: Option<&GameNotes>) -> String {
    let Some(notes) = notes else { return pgn };
    let read =
        PgnReader::new(pgn.as_bytes()).with_laws(laws).with_annotations_up_to(usize::MAX, usize::MAX).next();
    let Some(Ok(mut record)) = read else { return pgn };
    notes.add_to(&mut record);
    record.to_string()
}

/// Adds the tags `ECO` and `Opening` to a PGN. `code` is the ECO code and `name` the name of the
/// opening; an empty code adds nothing.
fn pgn_with_opening(pgn: &str, (code, name): &(String, String)) -> String {
    match pgn.split_once("\n\n") {
        Some((tags, moves)) if !code.is_empty() => {
            format!("{tags}\n[ECO \"{code}\"]\n[Opening \"{name}\"]\n\n{moves}")
        }
        _ => pgn.to_owned(),
    }
}

/// Exports a PGN as a file that is named after the game's players and date.
pub(super) fn download(headers: &Headers, text: String) -> Update {
    Update::effect(Share::Download { name: file_name(headers), text })
}
