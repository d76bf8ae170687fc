//! The coach: hints on request, one step at a time, and a review of a finished game.
//!
//! The coach drops a hint or review as soon as another position or game is on the board.
//!
//! | file | contents |
//! |---|---|
//! | `mod` | the coach's state and view |
//! | `hint` | the steps of a hint |
//! | `review` | the result of a review |
//! | `mate_search` | the search for the position from which a player could no longer mate |
//! | `update` | the coach's requests to workers, and the answers |

mod hint;
mod mate_search;
mod review;
mod update;

pub use hint::{BoardRegion, Hint, HintContent};
pub use review::{ChosenMistake, CoachReview, ReviewedGame};
pub use update::{Msg, observe_game, stop_coach, update};

use crate::app::context::GameContext;
use crate::app::storage::GameId;
use crate::game::Game;
use crate::opponent::OpponentLevel;
use crate::rules::{Color, RepetitionKey};
use mate_search::NoMateSearch;

/// State of the coach, which gives hints in a game and finds the mistakes of finished games.
#[derive(Clone, Debug, Default)]
pub struct CoachState {
    /// The position or the finished game that the hint or the review is about.
    subject: Option<CoachSubject>,
    /// The hint on the screen, for the player to move.
    hint: Option<Hint>,
    /// Whether the hint on the screen is the first hint in a game against the computer. After that
    /// hint, the result of the game does not change a rating.
    is_first_hint: bool,
    /// The start position of an unsaved game against the computer in which a hint was given. When a
    /// game with this start position is saved, the coach records the hint in that game's headers.
    unmarked_start: Option<RepetitionKey>,
    /// The review of the finished game on the board.
    review: Option<CoachReview>,
    /// The mistake of the review that is shown.
    chosen_mistake: Option<ChosenMistake>,
    /// The purpose of the request that the web worker for searching moves has not answered yet.
    pending: Option<CoachRequest>,
    /// The search in progress for the position from which a player could no longer mate. Another
    /// web worker answers its questions.
    proof: Option<NoMateSearch>,
}

/// A position of a game in progress, or a finished game. When another position or game is on the
/// board, the coach drops its hint and its review.
#[derive(Clone, Debug, PartialEq)]
struct CoachSubject {
    /// The id of the game, if it is saved.
    game: Option<GameId>,
    /// The number of half-moves played.
    plies: usize,
    /// The position, compared as for repetition.
    position: RepetitionKey,
    is_over: bool,
}

/// The purpose of a request to the web worker that searches moves for the coach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CoachRequest {
    /// Find the move of a hint.
    Hint,
    /// Study a position of a review.
    Review,
}

/// View of the coach: whether a person may ask for a hint or a review, and the hint and the review
/// on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CoachView {
    /// Whether a person may ask for a hint.
    pub can_ask_hint: bool,
    /// Whether the computer plays one side.
    pub has_opponent: bool,
    /// Whether a person may ask for a review.
    pub can_ask_review: bool,
    /// The hint on the screen; `None` if there is none.
    pub hint: Option<Hint>,
    /// Whether to say that the hint on the screen makes the game unrated.
    pub is_unrated: bool,
    /// The review on the screen; `None` if there is none.
    pub review: Option<CoachReview>,
    /// The mistake of the review that is shown.
    pub chosen_mistake: Option<ChosenMistake>,
}

impl CoachState {
    /// Returns the view of the coach for this game.
    pub fn view(&self, game: &Game) -> CoachView {
        CoachView {
            can_ask_hint: can_give_hint(game),
            has_opponent: has_opponent(game),
            can_ask_review: can_review(game),
            hint: self.hint.clone(),
            is_unrated: self.is_first_hint && !matches!(self.hint, None | Some(Hint::Unavailable)),
            review: self.review.clone(),
            chosen_mistake: self.chosen_mistake,
        }
    }
}

impl CoachSubject {
    /// Returns the position, or the finished game, that is on the board.
    fn of_game(ctx: &GameContext<'_>) -> CoachSubject {
        CoachSubject {
            game: ctx.id,
            plies: ctx.game.moves().len(),
            position: ctx.game.position().repetition_key(),
            is_over: ctx.game.outcome().is_some(),
        }
    }
}

/// Whether the computer plays one side in this game.
fn has_opponent(game: &Game) -> bool {
    OpponentLevel::is_playing(game.headers())
}

/// Whether the headers of this game record that the coach has given a hint.
fn has_given_hint(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| OpponentLevel::has_given_hint(game.headers(), color))
}

/// Whether a person may ask the coach for a hint: it is a person's move, and the opponent is the
/// computer or there is no clock.
fn can_give_hint(game: &Game) -> bool {
    let is_person = OpponentLevel::playing_color(game.headers(), game.turn()).is_none();
    is_person && game.accepts_moves() && (has_opponent(game) || game.clock().is_none())
}

/// Whether the coach can review the game: the game is over, and has moves after the arbiter's last
/// correction of the position.
fn can_review(game: &Game) -> bool {
    game.outcome().is_some() && game.moves().len() > game.last_correction_ply()
}
