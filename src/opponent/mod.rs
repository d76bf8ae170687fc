//! The computer opponent. It chooses moves under the same house rules as people, gives hints and
//! reviews games.
//!
//! [`ComputerOpponent`] is the entry point. It examines a [`Game`](crate::game::Game) and returns a
//! decision. It never changes a game and reads no clock. The same game, level and seed give the
//! same decision, unless the search is stopped early.
//!
//! | file | contents |
//! |---|---|
//! | `level` | strength and mistakes of the seven levels |
//! | `pseudo_random` | pseudo-random numbers |
//! | `evaluate` | evaluation of positions |
//! | `move_ordering`, `transposition_table` | move ordering and transposition table |
//! | `search` | alpha-beta search |
//! | `choose` | decisions: moves, draw claims, draw offers, resignation, answers to the player |
//! | `pace` | thinking time |
//! | `seat` | entries in a game's headers that say that the computer plays |
//! | `record` | games as text for a web worker |
//! | `task` | tasks and decisions as text for a web worker |
//! | `mate` | search for forced mates |
//! | `study` | analysis of a position: for hints, reviews, and positions that players look at |
//! | `review` | review of a game |
//!
//! ```
//! use tabiya::game::{Event, Game, Instant, GameSetup};
//! use tabiya::opponent::{OpponentLevel, ComputerOpponent};
//!
//! let mut game = Game::new(GameSetup::default());
//! let computer = ComputerOpponent::new(OpponentLevel::ALL[3], 7);
//! let choice = computer.choose_action(&game, &mut || false).expect("it is its turn");
//! let Event::Move(mv) = choice.event else { panic!("it moves") };
//! game.apply(Instant::from_millis(1), Event::Move(mv))?;
//! # Ok::<(), tabiya::game::Refusal>(())
//! ```

mod choose;
mod evaluate;
mod level;
mod mate;
mod move_ordering;
mod pace;
mod pseudo_random;
mod record;
mod review;
mod search;
mod seat;
mod study;
mod task;
mod transposition_table;

pub use choose::{ComputerOpponent, OpponentChoice};
pub use level::OpponentLevel;
pub use pace::{ThinkingContext, thinking_time};
pub use review::{GameReview, Mistake, MistakeCost, review_game};
pub use study::{StudyRequest, StudyResult, position_study_text, study_text};
pub use task::{DecisionTask, OpponentDecision, task_text};
