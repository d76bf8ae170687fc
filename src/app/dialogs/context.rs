//! The part of the page's state that dialogs can read.

use super::settings::{ClockDraft, SettingsForm};
use crate::app::effect::FileTarget;
use crate::app::settings::Settings;
use crate::app::storage::{DeviceInfo, GameId, RestoreReport};
use crate::game::{Game, Headers, HouseRules, LineCursor, NumberedSan, TimeControl};
use crate::rules::Color;
use std::rc::Rc;

/// Part of the page's state that dialogs can read, such as the game on the board, the settings and
/// the storage use.
#[derive(Clone, Copy, Debug)]
pub struct DialogContext<'a> {
    /// The game on the board.
    pub game: &'a Game,
    /// The game as it is exported: without its result while that can still be undone.
    pub game_to_export: &'a Game,
    /// The position that the board shows, possibly an earlier one or one of another line.
    pub shown: LineCursor<'a>,
    /// Whether the game waits for a move of the computer.
    pub is_computer_to_move: bool,
    /// Colour at the bottom of the screen, or at its left.
    pub near: Color,
    /// Identifier of the game on the board, if it is saved.
    pub current: Option<GameId>,
    /// Whether the game on the board has begun and is not over, so that its rules and clocks are
    /// fixed.
    pub under_way: bool,
    /// Unfinished games that were put aside: headers and last move of each.
    pub put_aside: &'a [(Headers, Option<NumberedSan>)],
    /// Settings that the players have chosen.
    pub settings: &'a Settings,
    /// Fields of the next game, if the open dialog has them.
    pub form: Option<&'a SettingsForm>,
    /// Fields of a custom clock as last typed, kept after their dialog closes.
    pub typed_clock: Option<&'a ClockDraft>,
    /// Identifier of the club event that was open last.
    pub event: Option<GameId>,
    /// Storage use and abilities of the device.
    pub device: &'a DeviceInfo,
    /// Where a backup of everything has just been saved; `None` if none was saved.
    pub saved: Option<FileTarget>,
    /// Whether the page asks the players to confirm erasing everything.
    pub erasing: bool,
    /// Number of games of a backup written or read so far; `None` when no backup runs.
    pub progress: Option<u64>,
    /// Report on the backup that was restored last: what happened to each game, and refused lines.
    pub restored: Option<&'a Rc<RestoreReport>>,
    /// Whether a new version of the page is ready (`Some`), and whether it can be installed now
    /// (`true`).
    pub update: Option<bool>,
}

impl DialogContext<'_> {
    /// Returns the house rules and the time control of the game on the board.
    pub fn rules_and_clock(&self) -> (HouseRules, TimeControl) {
        let clock = self.game.clock().map(|clock| clock.control().clone());
        (self.game.rules().clone(), clock.unwrap_or_default())
    }

    /// Whether the game on the board may be opened in the review dialog, where one can try out and
    /// annotate moves: before its first move, and once it has ended. In between, its players may
    /// not do so (FIDE 11.3.1).
    pub fn is_reviewable(&self) -> bool {
        self.game.outcome().is_some() || self.game.moves().is_empty()
    }

    /// Returns the form for the next game: that of the open dialog, if it has one. Otherwise a new
    /// form, filled from the settings and from the custom clock that was typed before, if any.
    pub fn next_form(&self) -> SettingsForm {
        let new = || SettingsForm::new(self.settings, self.typed_clock.cloned());
        self.form.cloned().unwrap_or_else(new)
    }
}
