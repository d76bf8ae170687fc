//! The computer opponent: its tasks in the game, and when it carries them out.
//!
//! The opponent does not change a game by itself. Its decisions become events like the decisions
//! of people, so the game, its journal and its clocks do not know about computers.
//!
//! | file | contents |
//! |---|---|
//! | `mod` | the opponent's state and its view |
//! | `task` | what the opponent has to do in the game now |
//! | `update` | requests to the opponent's worker, and the answers |

mod task;
mod update;

pub use update::{Msg, observe_game, stop_opponent, update};

use crate::game::{Event, Game, Instant};
use crate::opponent::OpponentLevel;
use crate::rules::Color;
use task::{OpponentTask, OpponentTaskKind};

/// State of the computer opponent: its task in the game, such as to make a move, and when it acts.
#[derive(Clone, Debug, Default)]
pub struct OpponentState {
    /// The current task.
    task: Option<OpponentTask>,
    /// The instant at which the task began.
    task_start: Instant,
    /// The decided events, such as a move, to be applied at [`wakes_at`](OpponentState::wakes_at).
    decided_events: Option<Vec<Event>>,
    /// The instant at which to apply the decided events or, if nothing is decided by then, to count
    /// the worker as failed.
    wakes_at: Option<Instant>,
    /// The number of times that the worker has failed at the current task.
    failures: u8,
    /// Whether people move the computer's pieces by hand, because the worker has failed repeatedly.
    is_played_by_hand: bool,
    /// Whether the computer played White (index 0) and Black (index 1) when the page last checked
    /// that a person is at the bottom of the screen. At the beginning of a game in which the
    /// computer plays other colours, the page checks again, and flips the board if necessary.
    flipped_for: [bool; 2],
}

/// View of the computer opponent: which side it plays, and whether it is thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpponentView {
    /// Whether the computer plays White (index 0) and Black (index 1).
    pub seats: [bool; 2],
    /// The computer's colour while the computer chooses a move or delays a chosen move; otherwise
    /// `None`.
    pub thinking_color: Option<Color>,
}

impl OpponentState {
    /// Returns the instant at which the computer opponent acts, or at which its worker counts as
    /// failed; `None` if nothing is planned.
    pub fn wakes_at(&self) -> Option<Instant> {
        self.wakes_at
    }

    /// Whether the computer plays this colour, so that people must not move these pieces or answer
    /// for this player. `false` after repeated failures of the computer's worker, because people
    /// then move the computer's pieces.
    pub fn owns(&self, game: &Game, color: Color) -> bool {
        !self.is_played_by_hand && OpponentLevel::playing_color(game.headers(), color).is_some()
    }

    /// Returns the view of the computer opponent for this game.
    pub fn view(&self, game: &Game) -> OpponentView {
        let moves =
            self.task.as_ref().filter(|duty| duty.kind == OpponentTaskKind::Move && !self.is_played_by_hand);
        OpponentView {
            seats: Color::ALL.map(|color| self.owns(game, color)),
            thinking_color: moves.map(|duty| duty.color),
        }
    }
}
