//! The computer opponent: what it has to do at the board, and when it does that.
//!
//! It changes no game itself. What it decides becomes the same events as what people do, so the game, its journal and its
//! clocks know of no computer.
//!
//! | file | what it answers |
//! |---|---|
//! | `mod` | what is known of it, and what is shown of it |
//! | `duty` | what does the game ask of it now? |
//! | `update` | what does it ask its worker, and what does it do with the answer? |

mod duty;
mod update;

pub use update::{Msg, follow, stop, update};

use crate::game::{Event, Game, Instant};
use crate::partner::Level;
use crate::rules::Color;
use duty::{Duty, Task};

/// State of the computer opponent.
#[derive(Clone, Debug, Default)]
pub struct OpponentState {
    /// What it has to do now.
    duty: Option<Duty>,
    /// Since when.
    since: Instant,
    /// What it has decided and does at [`wakes_at`](OpponentState::wakes_at).
    decided: Option<Vec<Event>>,
    /// When it does what it has decided, or its worker is given up.
    wakes_at: Option<Instant>,
    /// How often the worker has failed at this duty.
    failures: u8,
    /// Whether people move its pieces by hand: there is no worker.
    by_hand: bool,
    /// Seats for which the board has been turned.
    turned_for: [bool; 2],
}

/// What the page shows of the computer opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpponentView {
    /// Whether it plays White, and Black.
    pub seats: [bool; 2],
    /// The colour for which it thinks of a move.
    pub thinks: Option<Color>,
}

impl OpponentState {
    /// When it wants to look at the page again.
    pub fn wakes_at(&self) -> Option<Instant> {
        self.wakes_at
    }

    /// Whether only the computer may move this colour's pieces and answer for it.
    pub fn owns(&self, game: &Game, color: Color) -> bool {
        !self.by_hand && Level::seated(game.headers(), color).is_some()
    }

    /// What the page shows of it. Where people play by hand, they need what is at its edge.
    pub fn view(&self, game: &Game) -> OpponentView {
        let moves = self.duty.as_ref().filter(|duty| duty.task == Task::Move && !self.by_hand);
        OpponentView {
            seats: Color::ALL.map(|color| self.owns(game, color)),
            thinks: moves.map(|duty| duty.by),
        }
    }
}
