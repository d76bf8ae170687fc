//! The coach: hints on request, one step at a time, and a review of a game that is over.
//!
//! What it knows is of one position or one game: it forgets that as soon as another is on the board.
//!
//! | file | what it answers |
//! |---|---|
//! | `mod` | what is known of it, and what is shown of it |
//! | `hint` | what does a hint tell, step by step? |
//! | `review` | what does a review tell? |
//! | `proof` | since when could a player mate no more? |
//! | `update` | what does it ask its workers, and what does it do with the answers? |

mod hint;
mod proof;
mod review;
mod update;

pub use hint::{BoardRegion, Clue, Hint};
pub use review::{ChosenMistake, Review, ReviewedGame};
pub use update::{Msg, follow, stop, update};

use crate::app::context::GameContext;
use crate::app::kept::GameId;
use crate::game::Game;
use crate::partner::Level;
use crate::rules::Color;
use proof::ProofSearch;

/// State of the coach.
#[derive(Clone, Debug, Default)]
pub struct CoachState {
    /// The position that its knowledge is of.
    subject: Option<Subject>,
    hint: Option<Hint>,
    /// Whether this is the first hint of a game against the computer, which does not count from then on.
    is_first_hint: bool,
    /// Start of an unsaved game in which a hint was given: its headers say so once the game has a record.
    unmarked: Option<u64>,
    review: Option<Review>,
    /// The mistake that is looked at in the review.
    chosen: Option<ChosenMistake>,
    /// What its worker has been asked and has not answered.
    pending: Option<Pending>,
    /// What the arbiter's worker is asked, to prove that a player could mate no more.
    proof: Option<ProofSearch>,
}

/// The position or the finished game that the coach knows something of.
#[derive(Clone, Debug, PartialEq)]
struct Subject {
    game: Option<GameId>,
    plies: usize,
    position: u64,
    is_over: bool,
}

/// What the coach's worker looks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pending {
    Hint,
    Review,
}

/// What the page shows of the coach.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CoachView {
    /// Whether a person may ask for a hint.
    pub may_hint: bool,
    /// Whether the computer plays.
    pub has_opponent: bool,
    /// Whether a person may ask for a review.
    pub may_review: bool,
    /// The hint.
    pub hint: Option<Hint>,
    /// Whether to say that the game does not count for the rating, because of this hint.
    pub is_unrated: bool,
    /// The review.
    pub review: Option<Review>,
    /// The mistake that is looked at in it.
    pub chosen: Option<ChosenMistake>,
}

impl CoachState {
    /// What the page shows of it beside this game.
    pub fn view(&self, game: &Game) -> CoachView {
        CoachView {
            may_hint: may_hint(game),
            has_opponent: has_opponent(game),
            may_review: may_review(game),
            hint: self.hint.clone(),
            is_unrated: self.is_first_hint && !matches!(self.hint, None | Some(Hint::Missing)),
            review: self.review.clone(),
            chosen: self.chosen,
        }
    }
}

impl Subject {
    fn of(ctx: &GameContext<'_>) -> Subject {
        Subject {
            game: ctx.id,
            plies: ctx.game.moves().len(),
            position: ctx.game.position().zobrist(),
            is_over: ctx.game.outcome().is_some(),
        }
    }
}

fn has_opponent(game: &Game) -> bool {
    Level::may_sit(game.headers())
}

/// Whether a hint was given before in a game against the computer.
fn has_helped(game: &Game) -> bool {
    Color::ALL.into_iter().any(|color| Level::has_helped(game.headers(), color))
}

/// Whether a person may ask for a hint: at their own move, against the computer or where no clock runs.
fn may_hint(game: &Game) -> bool {
    let is_person = Level::seated(game.headers(), game.turn()).is_none();
    is_person && game.accepts_moves() && (has_opponent(game) || game.clock().is_none())
}

fn may_review(game: &Game) -> bool {
    game.outcome().is_some() && game.moves().len() > game.goes_on_from()
}
