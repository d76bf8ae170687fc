//! The score sheet.

use crate::app::table::{About, Looking, Table};
use crate::rules::{Color, San};

/// The score sheet: the moves of what is on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetView {
    /// The moves.
    pub sans: Vec<San>,
    /// The numbers of those that a draw was offered with, counted from 1.
    pub offers: Vec<usize>,
    /// The number of the first move.
    pub first_number: u32,
    /// Whether Black moved first.
    pub black_first: bool,
    /// After how many of them the position shown stands.
    pub at: usize,
    /// Whether these are the moves of a game, and not of a line that was never played.
    pub game: bool,
}

impl SheetView {
    /// The score sheet of a table.
    pub fn of(table: &Table) -> SheetView {
        let shown = table.shown();
        let unplayed =
            matches!(&table.looking, Some(Looking::Aside { about: About::Mate | About::Intended, .. }));
        SheetView {
            sans: shown.moves.iter().map(|played| played.san).collect(),
            offers: (1..)
                .zip(shown.moves)
                .filter_map(|(ply, played)| played.offered.and(Some(ply)))
                .collect(),
            first_number: shown.start.fullmove_number(),
            black_first: shown.start.turn() == Color::Black,
            at: shown.at,
            game: !unplayed,
        }
    }
}
