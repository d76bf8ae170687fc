//! View of a review: which position the board shows in place of the game in progress, and which
//! step buttons are enabled.

use crate::app::announcements::LinePlace;
use crate::app::table::{BoardReview, LineKind, Table, review};
use crate::game::Headers;
use crate::game::pgn::PgnResult;
use crate::rules::Color;

/// What the screen shows on the bar of a review. The bar says which position the board shows in
/// place of the game in progress.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewView {
    /// The kind of position shown.
    pub kind: ReviewKind,
    /// The place of the position in its game or line: at the start, or after a move.
    pub place: LinePlace,
}

/// Kind of position that the board shows in place of the game in progress.
#[derive(Clone, Debug, PartialEq)]
pub enum ReviewKind {
    /// An earlier position of the game.
    EarlierPosition,
    /// The mate that this player could still have given when the opponent's flag fell.
    Mate(Color),
    /// The intended move of a draw claim, which was declared but not played.
    DeclaredMove,
    /// An imported game, from which the players can continue.
    ImportedGame {
        /// The PGN headers.
        headers: Box<Headers>,
        /// The result of the game, as in PGN.
        score: PgnResult,
    },
}

impl ReviewKind {
    /// Returns the short name of this kind of position in the page's HTML, such as `back` for an
    /// earlier position.
    pub fn code(&self) -> &'static str {
        match self {
            ReviewKind::EarlierPosition => "back",
            ReviewKind::Mate(_) => "mate",
            ReviewKind::DeclaredMove => "intended",
            ReviewKind::ImportedGame { .. } => "record",
        }
    }
}

impl ReviewView {
    /// Returns the view of the bar that says which position the board shows in a review; `None` if
    /// the board shows the game in progress.
    pub fn of_table(table: &Table) -> Option<ReviewView> {
        ReviewView::of_review(table.board_review.as_ref()?, table)
    }

    /// Returns the view of the bar for the review `looking`. `None` if the review shows a mate that
    /// was possible when a flag fell, but the game has no winner.
    fn of_review(looking: &BoardReview, table: &Table) -> Option<ReviewView> {
        let kind = match looking {
            BoardReview::EarlierPosition(_) => ReviewKind::EarlierPosition,
            BoardReview::OtherLine { about: LineKind::Mate, .. } => {
                ReviewKind::Mate(table.session.game().outcome()?.winner()?)
            }
            BoardReview::OtherLine { about: LineKind::DeclaredMove, .. } => ReviewKind::DeclaredMove,
            BoardReview::OtherLine { about: LineKind::ImportedGame(opened), .. } => {
                let game = &opened.game;
                ReviewKind::ImportedGame { headers: Box::new(game.headers.clone()), score: game.score }
            }
        };
        Some(ReviewView { kind, place: review::place_of(&table.shown()) })
    }
}

/// Which of the buttons that step through the moves are enabled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepButtonsView {
    /// Whether the buttons back and to the start are enabled.
    pub can_go_back: bool,
    /// Whether the buttons forward and to the end are enabled.
    pub can_go_forward: bool,
}

impl StepButtonsView {
    /// Returns which of the buttons that step through the moves are enabled at the position shown.
    pub fn of_table(table: &Table) -> StepButtonsView {
        let shown = table.shown();
        StepButtonsView { can_go_back: shown.ply > 0, can_go_forward: shown.ply < shown.moves.len() }
    }
}
