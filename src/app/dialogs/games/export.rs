//! Exports saved games as PGN: a single game, or all games that match the search.

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

/// State of a running export of all saved games that match the search, as one PGN text. The export
/// reads the list of games page by page; a page is a group of [`GAMES_PER_PAGE`] rows.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct GamesExport {
    /// PGN of the games exported so far.
    text: String,
    /// Index of the next page to export, from 0.
    page: usize,
}

impl GamesExport {
    /// Returns the index of the first row of the next page to read; `None` after the last page.
    ///
    /// Skips pages whose rows have all been read and contain no match. `rows` is the list of saved
    /// games. `hits` are the row indices of the games that match the search; `None` means all
    /// games.
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

    /// Appends to the PGN the games of a page that match the search, except deleted games and games
    /// saved by a later version of the app. Does nothing if the page is not the next page of the
    /// export.
    ///
    /// - `read` are the row indices of the page. `found` are the games of the page, in full.
    /// - `rows` is the list of saved games.
    /// - `hits` are the row indices of the games that match the search; `None` means all games.
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

    /// Ends the export, and returns the PGN of all exported games.
    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Whether the row with the index `number` matches the search. `hits` are the indices of the
/// matching rows, in ascending order; `None` without a search, when every row matches.
fn is_hit(hits: Option<&[usize]>, number: usize) -> bool {
    hits.is_none_or(|hits| hits.binary_search(&number).is_ok())
}

/// Formats a saved game as PGN, with the opening and the players' notes. The PGN of a game that was
/// rescued from damaged records gets neither.
///
/// `found` is the whole game, read from storage; `None` if `row` contains the whole game. Returns
/// an empty text if the game cannot be read.
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

/// Adds the tags `ECO` and `Opening`, with the ECO code `code` and the name `name` of the opening,
/// to a PGN. Adds nothing if the code is empty.
fn pgn_with_opening(pgn: &str, (code, name): &(String, String)) -> String {
    match pgn.split_once("\n\n") {
        Some((tags, moves)) if !code.is_empty() => {
            format!("{tags}\n[ECO \"{code}\"]\n[Opening \"{name}\"]\n\n{moves}")
        }
        _ => pgn.to_owned(),
    }
}

/// Exports the PGN `text` as a file. The file name consists of the players and the date in
/// `headers`.
pub(super) fn download(headers: &Headers, text: String) -> Update {
    Update::effect(Share::Download { name: file_name(headers), text })
}
