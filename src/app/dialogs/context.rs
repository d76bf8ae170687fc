//! What a dialog may know of the page around it.

use super::settings::{ClockDraft, Form};
use crate::app::kept::{DeviceInfo, GameId, RestoreReport};
use crate::app::settings::Settings;
use crate::game::{Cursor, Game, Headers, HouseRules, NumberedSan, TimeControl};
use crate::rules::Color;
use std::rc::Rc;

/// What a dialog may know of the page around it.
#[derive(Clone, Copy, Debug)]
pub struct DialogContext<'a> {
    /// The game on the board.
    pub game: &'a Game,
    /// The game as it goes out of the page: without an end that can still be undone.
    pub lasting: &'a Game,
    /// The position shown.
    pub shown: Cursor<'a>,
    /// Whether the game waits for a move of the computer.
    pub is_computer_to_move: bool,
    /// Who is near.
    pub near: Color,
    /// The name of the game, if it is saved.
    pub current: Option<GameId>,
    /// Whether the game on the board keeps the rules and clocks it began with.
    pub under_way: bool,
    /// The unfinished games that were put aside: who plays, and the last move.
    pub put_aside: &'a [(Headers, Option<NumberedSan>)],
    /// What the players have chosen.
    pub settings: &'a Settings,
    /// The fields of the next game, where the dialog that is open has them.
    pub form: Option<&'a Form>,
    /// The fields of a custom clock as they were when those fields were closed.
    pub typed_clock: Option<&'a ClockDraft>,
    /// The event of the club that was open last.
    pub event: Option<GameId>,
    /// What this device stores.
    pub device: &'a DeviceInfo,
    /// Whether everything has gone to a file.
    pub saved: bool,
    /// Whether the players are asked if everything is to be erased.
    pub erasing: bool,
    /// How many games of a backup have been written or read so far, while that lasts.
    pub progress: Option<u64>,
    /// What was done with each game of the last backup.
    pub restored: Option<&'a Rc<RestoreReport>>,
    /// Whether a new version of the page is ready, and if so whether it can be taken now.
    pub update: Option<bool>,
}

impl DialogContext<'_> {
    /// The rules and the clock of the game on the board.
    pub fn in_force(&self) -> (HouseRules, TimeControl) {
        let clock = self.game.clock().map(|clock| clock.control().clone());
        (self.game.rules().clone(), clock.unwrap_or_default())
    }

    /// The fields of the next game. A custom clock that was typed before is in them.
    pub fn next_form(&self) -> Form {
        let new = || Form::new(self.settings, self.typed_clock.cloned());
        self.form.cloned().unwrap_or_else(new)
    }
}
