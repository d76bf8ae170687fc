//! Order and pages of the list of saved games.

use super::stored::{GameId, SavedItem, StoredGame};
use super::summary::GameSummary;

/// An item of the list of saved games as read from the disk.
#[derive(Clone, Debug, PartialEq)]
pub enum ListedGame {
    /// A game played in the app, with all records.
    Whole(Box<StoredGame>),
    /// The summary of a game played in the app.
    Summary(Box<GameSummary>),
    /// An imported game.
    Imported {
        /// The id of the game.
        game: GameId,
        /// The game, as the line that [`ArchivedGame::to_line`](crate::club::ArchivedGame::to_line)
        /// returns.
        line: String,
    },
    /// The text that was rescued from a damaged game.
    Rescued {
        /// The number of the damaged record.
        number: u32,
        /// The readable part of the game, as PGN.
        pgn: String,
    },
}

impl ListedGame {
    /// Returns the identity of this item: the id of the game, or the number of the damaged record.
    pub fn item(&self) -> SavedItem {
        match self {
            ListedGame::Whole(game) => SavedItem::Game(game.id),
            ListedGame::Summary(summary) => SavedItem::Game(summary.game),
            ListedGame::Imported { game, .. } => SavedItem::Game(*game),
            ListedGame::Rescued { number, .. } => SavedItem::Rescued(*number),
        }
    }
}

/// A part of the list of saved games, read from the disk.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SavedGamesPart {
    /// The length of the whole list.
    pub total_count: usize,
    /// The index of the first item of this part, from 0.
    pub first_index: usize,
    /// The items of this part.
    pub items: Vec<ListedGame>,
}

/// Number of saved games on a page of the list.
pub const GAMES_PER_PAGE: usize = 25;

/// Number of pages of the list of saved games that are read at a time if the whole list is needed.
/// Processing so many pages takes no longer than one or two frames of the screen.
pub const PAGES_PER_BATCH: usize = 8;

/// Returns the items of the list of saved games in the order in which they are shown:
///
/// - the games in `unfinished` that are also in `games`, in the order of `unfinished`,
/// - the damaged games, whose record numbers are in `rescued`, the latest first,
/// - the other `games`, the latest first.
///
/// `games` and `rescued` must be in ascending order.
pub fn order_saved_games(unfinished: &[GameId], rescued: &[u32], games: &[GameId]) -> Vec<SavedItem> {
    let mut first = unfinished.to_vec();
    first.sort_unstable();
    let rest = games.iter().rev().filter(|game| first.binary_search(game).is_err());
    let unfinished = unfinished.iter().filter(|game| games.binary_search(game).is_ok());
    let rescued = rescued.iter().rev().copied().map(SavedItem::Rescued);
    unfinished
        .copied()
        .map(SavedItem::Game)
        .chain(rescued)
        .chain(rest.copied().map(SavedItem::Game))
        .collect()
}

/// Returns a part of the list of saved games. The result is the index of the first item, and the
/// items: up to `pages` pages from the index `from` on. If `from` is beyond the last page, for
/// example because games were deleted, returns the last page.
pub fn select_pages(list: &[SavedItem], from: usize, pages: usize) -> (usize, &[SavedItem]) {
    let last = list.len().saturating_sub(1) / GAMES_PER_PAGE * GAMES_PER_PAGE;
    let from = from.min(last);
    (from, &list[from..list.len().min(from + pages * GAMES_PER_PAGE)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unfinished_come_first_as_they_were_put_aside_and_the_others_by_date() {
        let games = [1, 2, 3, 5, 8].map(GameId);
        let unfinished = [5, 1, 99].map(GameId);
        let list = order_saved_games(&unfinished, &[7, 9], &games);
        let game = |name| SavedItem::Game(GameId(name));
        let rescued = [SavedItem::Rescued(9), SavedItem::Rescued(7)];
        assert_eq!(list, [game(5), game(1), rescued[0], rescued[1], game(8), game(3), game(2)]);
    }

    #[test]
    fn a_part_that_is_gone_is_the_last_one() {
        let list: Vec<_> = (0..60).map(SavedItem::Rescued).collect();
        assert_eq!((select_pages(&list, 0, 1).0, select_pages(&list, 0, 1).1.len()), (0, 25));
        assert_eq!((select_pages(&list, 50, 1).0, select_pages(&list, 50, 1).1.len()), (50, 10));
        assert_eq!(
            (select_pages(&list, 25, PAGES_PER_BATCH).0, select_pages(&list, 25, PAGES_PER_BATCH).1.len()),
            (25, 35)
        );
        assert_eq!((select_pages(&list, 75, 1).0, select_pages(&list, 75, 1).1.len()), (50, 10));
        assert_eq!(select_pages(&[], 25, 1), (0, &[][..]));
    }
}
