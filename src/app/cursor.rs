//! The keyboard cursor on the board. As in the ARIA grid pattern, the arrow keys move the cursor,
//! and the Tab key moves past the whole board at once.

use crate::app::settings::seating::Orientation;
use crate::rules::{File, Rank, Square};

/// A step of the keyboard cursor on the board, in a direction of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorStep {
    /// One square up the screen.
    Up,
    /// One square down the screen.
    Down,
    /// One square to the left.
    Left,
    /// One square to the right.
    Right,
    /// To the left end of the row.
    RowStart,
    /// To the right end of the row.
    RowEnd,
    /// To the top of the column.
    Top,
    /// To the bottom of the column.
    Bottom,
}

impl CursorStep {
    /// Returns the square to which this step moves the keyboard cursor from `square`. The cursor
    /// stops at the edge of the board. `orientation` says at which edge of the screen White's side
    /// of the board is.
    pub fn apply_to(self, square: Square, orientation: Orientation) -> Square {
        let (column, row) = screen_place(square, orientation);
        let (column, row) = match self {
            CursorStep::Up => (column, row.saturating_sub(1)),
            CursorStep::Down => (column, (row + 1).min(7)),
            CursorStep::Left => (column.saturating_sub(1), row),
            CursorStep::Right => ((column + 1).min(7), row),
            CursorStep::RowStart => (0, row),
            CursorStep::RowEnd => (7, row),
            CursorStep::Top => (column, 0),
            CursorStep::Bottom => (column, 7),
        };
        square_at(column, row, orientation)
    }
}

/// A move of the keyboard cursor that does not depend on the pieces on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CursorMove {
    /// To this square.
    To(Square),
    /// In a direction of the screen.
    Step(CursorStep),
    /// Along the file to this rank.
    Rank(Rank),
    /// Along the rank to this file.
    File(File),
}

impl CursorMove {
    /// Returns the square to which this move takes the keyboard cursor from the square `cursor`.
    /// `orientation` says at which edge of the screen White's side of the board is.
    pub fn apply_to(self, cursor: Square, orientation: Orientation) -> Square {
        match self {
            CursorMove::To(square) => square,
            CursorMove::Step(step) => step.apply_to(cursor, orientation),
            CursorMove::Rank(rank) => Square::new(cursor.file(), rank),
            CursorMove::File(file) => Square::new(file, cursor.rank()),
        }
    }
}

/// Returns the column (from the left) and the row (from the top) of a square on the screen, each 0
/// to 7. `orientation` says at which edge of the screen White's side of the board is.
pub fn screen_place(square: Square, orientation: Orientation) -> (usize, usize) {
    let (file, rank) = (square.file().index(), square.rank().index());
    match orientation {
        Orientation::White => (file, 7 - rank),
        Orientation::Black => (7 - file, rank),
        Orientation::Left => (rank, file),
        Orientation::Right => (7 - rank, 7 - file),
    }
}

/// Returns the square at a column (from the left) and a row (from the top) of the screen, each 0 to
/// 7; larger numbers count as 7. `orientation` says at which edge of the screen White's side of the
/// board is.
pub fn square_at(column: usize, row: usize, orientation: Orientation) -> Square {
    let (column, row) = (column.min(7), row.min(7));
    let (file, rank) = match orientation {
        Orientation::White => (column, 7 - row),
        Orientation::Black => (7 - column, row),
        Orientation::Left => (row, column),
        Orientation::Right => (7 - row, 7 - column),
    };
    Square::new(File::ALL[file], Rank::ALL[rank])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_and_squares_are_inverse_from_every_side() {
        for orientation in Orientation::ALL {
            for square in Square::ALL {
                let (column, row) = screen_place(square, orientation);
                assert_eq!(square_at(column, row, orientation), square);
            }
        }
        assert_eq!(
            Orientation::ALL.map(|orientation| screen_place(Square::A1, orientation)),
            [(0, 7), (7, 0), (0, 0), (7, 7)]
        );
        assert_eq!(
            Orientation::ALL.map(|orientation| screen_place(Square::H1, orientation)),
            [(7, 7), (0, 0), (0, 7), (7, 0)]
        );
    }

    #[test]
    fn steps_follow_the_screen_and_stop_at_the_edges() {
        assert_eq!(CursorStep::Up.apply_to(Square::E2, Orientation::White), Square::E3);
        assert_eq!(CursorStep::Up.apply_to(Square::E2, Orientation::Black), Square::E1);
        assert_eq!(CursorStep::Left.apply_to(Square::E2, Orientation::Black), Square::F2);
        assert_eq!(CursorStep::Up.apply_to(Square::E8, Orientation::White), Square::E8);
        assert_eq!(CursorStep::Right.apply_to(Square::H4, Orientation::White), Square::H4);
        assert_eq!(CursorStep::RowStart.apply_to(Square::E4, Orientation::White), Square::A4);
        assert_eq!(CursorStep::Bottom.apply_to(Square::E4, Orientation::Black), Square::E8);
        assert_eq!(CursorStep::Right.apply_to(Square::E2, Orientation::Left), Square::E3);
        assert_eq!(CursorStep::Up.apply_to(Square::E2, Orientation::Left), Square::D2);
    }
}
