//! The part of the page's state that dialogs can read.

use super::settings::SettingsForm;
use crate::app::action::OpenedGame;
use crate::app::effect::FileTarget;
use crate::app::ptr_eq_rc::PtrEqRc;
use crate::app::settings::{Appearance, Settings};
use crate::app::storage::{DeviceInfo, GameId, RestoreReport};
use crate::app::translation_trial::TranslationTrial;
use crate::game::{Game, Headers, HouseRules, LineCursor, NumberedSan, TimeControl};
use crate::rules::Color;
use std::rc::Rc;

/// Part of the page's state that dialogs can read.
#[derive(Clone, Copy, Debug)]
pub struct DialogContext<'a> {
    /// The game on the board.
    pub game: &'a Game,
    /// The game as it is exported. While the result can still be undone, the exported game has no
    /// result.
    pub game_to_export: &'a Game,
    /// The position that the board shows. It may be an earlier position, or a position in another
    /// line.
    pub shown: LineCursor<'a>,
    /// Imported game that the board shows in place of `game`, if any.
    pub opened: Option<&'a PtrEqRc<OpenedGame>>,
    /// Whether the game waits for a move of the computer.
    pub is_computer_to_move: bool,
    /// Colour whose side of the board is at the bottom of the screen or, on a sideways board, at
    /// the left.
    pub near: Color,
    /// Identifier of the game on the board, if it is saved.
    pub current_game_id: Option<GameId>,
    /// Whether the game on the board has begun and is not over. During a game, changed rules and
    /// clocks apply only to the next game; the announcement of checks changes at once.
    pub is_saved_and_unfinished: bool,
    /// Unfinished games that were put aside, each as its headers and its last move.
    pub put_aside: &'a [(Headers, Option<NumberedSan>)],
    /// Settings that the players have chosen.
    pub settings: &'a Settings,
    /// Form of the settings dialog; `None` if that dialog is not open.
    pub form: Option<&'a SettingsForm>,
    /// Settings and form of the dialog for a new game, while that dialog is open, or while another
    /// dialog such as the position editor is open in its place.
    pub next_game: Option<(&'a Settings, &'a SettingsForm)>,
    /// Whether the dialog for typed moves stays open after a move, as the players last chose.
    pub types_several: bool,
    /// Identifier of the tournament that was open last in the club dialog.
    pub event: Option<GameId>,
    /// Storage use and abilities of the device.
    pub device: &'a DeviceInfo,
    /// Where the last backup was saved; `None` if no backup was saved.
    pub saved: Option<FileTarget>,
    /// Whether the page asks the players to confirm erasing everything.
    pub erasing: bool,
    /// Number of games of a backup written or read so far; `None` if no backup is being saved or
    /// restored.
    pub progress: Option<u64>,
    /// Report on the last restored backup: what happened to each game, and refused lines.
    pub restored: Option<&'a Rc<RestoreReport>>,
    /// Whether the new version of the page can be installed now; `None` if no new version is ready.
    pub update: Option<bool>,
    /// The translation file that a translator tries.
    pub translation: &'a TranslationTrial,
}

impl DialogContext<'_> {
    /// Returns the house rules and the time control of the game on the board.
    pub fn rules_and_clock(&self) -> (HouseRules, TimeControl) {
        let clock = self.game.clock().map(|clock| clock.control().clone());
        (self.game.rules().clone(), clock.unwrap_or_default())
    }

    /// Whether the players may open the game on the board in the review dialog, in which moves can
    /// be tried out. They may do so before the first move and after the end of the game, but not
    /// during the game (FIDE 11.3.1).
    pub fn is_reviewable(&self) -> bool {
        self.game.outcome().is_some() || self.game.moves().is_empty()
    }

    /// Returns a game as PGN. If the score sheet shows the time used for each move, the PGN
    /// contains these times.
    pub fn pgn_of(&self, game: &Game) -> String {
        if self.settings.appearance.has(Appearance::MOVE_TIMES) {
            game.pgn_with_times_used()
        } else {
            game.pgn()
        }
    }

    /// Returns the settings and the form of the next game, from the dialog for a new game or, if
    /// there is none, from the saved settings.
    pub fn next_game(&self) -> (Settings, SettingsForm) {
        match self.next_game {
            Some((settings, form)) => (settings.clone(), form.clone()),
            None => (self.settings.clone(), SettingsForm::new(self.settings)),
        }
    }
}
