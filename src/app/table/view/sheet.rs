//! View of the score sheet of the game or line on the board.

use crate::app::table::{BoardReview, LineKind, Table};
use crate::game::Span;
use crate::openings::{Opening, Openings};
use crate::rules::{Color, Position, San};

/// What the screen shows on the score sheet: the moves of the game or line on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct ScoreSheetView {
    /// The position before the first move.
    pub start: Position,
    /// The moves.
    pub sans: Vec<San>,
    /// The time that the player used for each move; `None` if it was not measured, for example in a
    /// game without clocks or in an imported game.
    pub times_used: Vec<Option<Span>>,
    /// The numbers of the half-moves with which a draw was offered, counted from 1.
    pub offers: Vec<usize>,
    /// The sections of the sheet, in order. The first section begins at the start of the game or
    /// line. Each other section begins at a position corrected by the arbiter.
    pub sections: Vec<SheetSection>,
    /// The number of half-moves that lead to the position shown.
    pub ply: usize,
    /// Whether the moves were played in a game; `false` for a line that was never played.
    pub is_game: bool,
    /// The player who can resign by a press of the first empty cell; `None` if this is not
    /// possible.
    pub resigning_player: Option<Color>,
}

/// A part of the score sheet. Its moves follow from one position: the start of the game, or a
/// position corrected by the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetSection {
    /// The number of half-moves before this section.
    pub first_ply: usize,
    /// The number of the first move of the section, as written on the score sheet.
    pub number: u32,
    /// Whether Black makes the first move of the section.
    pub is_black_first: bool,
}

impl SheetSection {
    /// Creates the section that begins in `position`, after `first_ply` half-moves.
    fn new(first_ply: usize, position: &Position) -> SheetSection {
        let (number, is_black_first) = (position.fullmove_number(), position.turn() == Color::Black);
        SheetSection { first_ply, number, is_black_first }
    }
}

impl ScoreSheetView {
    /// Returns the view of the score sheet of the game or line on the board.
    pub fn of_table(table: &Table) -> ScoreSheetView {
        let shown = table.shown();
        let game = table.session.game();
        let unplayed = matches!(
            &table.board_review,
            Some(BoardReview::OtherLine { about: LineKind::Mate | LineKind::DeclaredMove, .. })
        );
        ScoreSheetView {
            start: shown.start.clone(),
            sans: shown.moves.iter().map(|played| played.san).collect(),
            times_used: shown.moves.iter().map(|played| played.time_used).collect(),
            offers: (1..)
                .zip(shown.moves)
                .filter_map(|(ply, played)| played.offered_by.and(Some(ply)))
                .collect(),
            sections: std::iter::once(SheetSection::new(0, shown.start))
                .chain(shown.corrections.iter().map(|it| SheetSection::new(it.ply, &it.position)))
                .collect(),
            ply: shown.ply,
            is_game: !unplayed,
            resigning_player: table.can_resign_on_sheet().then(|| game.turn()),
        }
    }

    /// Returns the opening in the list `names` that the moves up to the position shown have
    /// reached; `None` if they have reached none. Ignores the moves after a correction of the
    /// position by the arbiter.
    pub fn opening<'a>(&self, names: &'a Openings) -> Option<Opening<'a>> {
        let right = self.sections.get(1).map_or(self.ply, |corrected| corrected.first_ply.min(self.ply));
        let (mut position, mut moves) = (self.start.clone(), Vec::new());
        for san in self.sans.iter().take(right.min(names.last_named_ply())) {
            let mv = position.parse_san(&san.to_string()).ok()?;
            position = position.play_unchecked(mv);
            moves.push(mv);
        }
        names.name_of_game(&self.start, &moves).map(|(_, opening)| opening)
    }
}
