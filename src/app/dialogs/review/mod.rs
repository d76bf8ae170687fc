//! The review: a game with its variations, comments, signs and drawings. On the board of the
//! review, the players can try out any legal moves of both sides.
//!
//! The review never changes the game; the players' additions are saved as notes on the game. The
//! app loads the program code of the review when the dialog is first opened ([`LoadedReview`]).
//!
//! | file | contents |
//! |---|---|
//! | `message` | messages |
//! | `state`, `update` | state of the review, and its changes |
//! | `open_game` | reads the game and its saved notes |
//! | `steps` | steps through the tree of moves |
//! | `board` | the board, on which both sides move |
//! | `evaluation`, `evaluate` | the computer's evaluation of the shown position |
//! | `lines` | the tree of moves as lines of a score sheet |
//! | `times` | the time used for each move |
//! | `chart` | the shown line of moves, as data for charts |

mod board;
mod chart;
mod evaluate;
mod evaluation;
mod lines;
mod message;
mod open_game;
mod state;
mod steps;
mod times;
mod update;

pub use chart::{ChartPoint, LineChart};
pub use evaluation::{Evaluation, EvaluationProgress};
pub use lines::{LineMove, SheetLine, VariationStart};
pub use message::{LoadedReview, Msg, TreeStep};
pub use open_game::{GameOfReview, GameToReview};
pub use state::{ReviewFault, ReviewState};

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::context::Context;
use crate::app::effect::{CoachEffect, FocusTarget};
use crate::app::settings::Appearance;
use crate::app::storage::GameId;
use crate::app::update::Update;

/// The review dialog.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ReviewDialog {
    /// The saved game to review; `None` for the game that the page's board shows.
    pub(in crate::app) game: Option<GameId>,
    /// The review, once its code is loaded.
    pub content: Option<LoadedReview>,
}

/// View of the review dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewDialogView {
    /// The review, once its code is loaded.
    pub content: Option<LoadedReview>,
    /// The players' settings for appearance and input, such as how a pointer moves a piece.
    pub appearance: Appearance,
}

impl Screen for ReviewDialog {
    type Msg = Msg;
    type View = ReviewDialogView;

    const FRAGMENT: &'static str = "review";
    const OPENER: FocusTarget = FocusTarget::SheetButton;
    const READS_DISK: bool = true;

    /// Opens the review dialog for the game that the page's board shows; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<ReviewDialog> {
        Some(ReviewDialog::default())
    }

    /// Stops the computer's evaluation.
    fn on_close(&self) -> Update {
        Update::effect(CoachEffect::EndEvaluation)
    }

    /// Applies a message to the review dialog. Until the code of its content is loaded, ignores all
    /// messages except [`Msg::Loaded`].
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        let begun = if let Msg::Loaded(begun) = &msg { Some(begun.clone()) } else { None };
        let Some(content) = self.content.take().or(begun) else { return Update::none() };
        let msg = match (msg, self.game.filter(|game| page.current_game_id != Some(*game))) {
            (Msg::Loaded(_), Some(game)) => Msg::OpenSaved(game),
            (Msg::Loaded(_), None) if !page.is_reviewable() => Msg::RefuseGameInProgress,
            (Msg::Loaded(_), None) if self.game.is_some() => {
                Msg::Open(Box::new(GameToReview { from_list: true, ..GameToReview::of_board(page) }))
            }
            (Msg::Loaded(_), None) => Msg::Open(Box::new(GameToReview::of_screen(page))),
            (msg, _) => msg,
        };
        let (content, update) = content.update(msg, ctx);
        self.content = Some(content);
        update
    }

    /// Returns the view of the review dialog.
    fn view(&self, page: &DialogContext<'_>) -> ReviewDialogView {
        ReviewDialogView { content: self.content.clone(), appearance: page.settings.appearance.clone() }
    }
}
