//! A partner for one person alone: it plays under the same house rules as people do.
//!
//! [`Partner`] is the way in. It looks at a [`Game`](crate::game::Game) and says what it does; it never changes one, reads
//! no clock and knows no screen. The same game, level and seed make the same choice.
//!
//! | file | what it answers |
//! |---|---|
//! | `level` | how strong are the seven levels, and what do the weaker ones overlook? |
//! | `chance` | what is drawn by lot, the same on every device? |
//! | `evaluate` | who stands better? |
//! | `order`, `table` | which move is looked at first, and what is known from before? |
//! | `search` | what comes of each move? |
//! | `choose` | what does it do: move, claim, offer, resign, answer? |
//! | `pace` | how long does it seem to think? |
//! | `seat` | who on a score sheet is a partner? |
//! | `record` | how does a game travel as text? |
//! | `task` | how is it asked, and how does it answer, in a worker? |
//! | `mate` | is there a mate, proved? |
//! | `study` | what is best here, for a hint or for looking back? |
//! | `look_back` | where did a game go wrong? |
//!
//! ```
//! use tabiya::game::{Event, Game, Instant, Setup};
//! use tabiya::partner::{Level, Partner};
//!
//! let mut game = Game::new(Setup::default());
//! let partner = Partner::new(Level::ALL[3], 7);
//! let choice = partner.choose(&game, &mut || false).expect("it is its turn");
//! let Event::Move(mv) = choice.event else { panic!("it moves") };
//! game.apply(Instant::from_millis(1), Event::Move(mv))?;
//! # Ok::<(), tabiya::game::Refusal>(())
//! ```

mod chance;
mod choose;
mod evaluate;
mod level;
mod look_back;
mod mate;
mod order;
mod pace;
mod record;
mod search;
mod seat;
mod study;
mod table;
mod task;

pub use choose::{Choice, Partner};
pub use level::Level;
pub use look_back::{Cost, LookBack, Slip, look_back};
pub use pace::{Hand, pace};
pub use study::{Seen, Study, study};
pub use task::{Decision, Task, task};
