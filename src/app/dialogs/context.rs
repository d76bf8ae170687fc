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

/// Part of the page's state that dialogs can read, such as the game on the board, the settings and
/// the storage use.
#[derive(Clone, Copy, Debug)]
pub struct DialogContext<'a> {
    /// The game on the board.
    pub game: &'a Game,
    /// The game as it is exported: without its result while the result can still be undone.
    pub game_to_export: &'a Game,
    /// The position that the board shows, possibly an earlier position or one in another line.
    pub shown: LineCursor<'a>,
    /// Imported game that the board shows in place of `game`; `None` if it shows no such game.
    pub opened: Option<&'a PtrEqRc<OpenedGame>>,
    /// Whether the game waits for a move of the computer.
    pub is_computer_to_move: bool,
    /// Colour whose side of the board is at the bottom of the screen, or at its left.
    pub near: Color,
    /// Identifier of the game on the board, if it is saved.
    pub current_game_id: Option<GameId>,
    /// Whether the game on the board has begun and is not over, so that new rules and clocks apply
    /// only from the next game, except the announcement of checks.
    pub is_saved_and_unfinished: bool,
    /// Unfinished games that were put aside: headers and last move of each.
    pub put_aside: &'a [(Headers, Option<NumberedSan>)],
    /// Settings that the players have chosen.
    pub settings: &'a Settings,
    /// Form of the settings dialog; `None` if that dialog is not open.
    pub form: Option<&'a SettingsForm>,
    /// Settings and form of the dialog for a new game, while that dialog is open or while another
    /// dialog has replaced it, such as the position editor; `None` otherwise.
    pub next_game: Option<(&'a Settings, &'a SettingsForm)>,
    /// Whether the dialog for typed moves stays open after a move, as the players left it.
    pub types_several: bool,
    /// Identifier of the tournament that was open last in the club dialog.
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
    /// Whether the new version of the page can be installed now; `None` if no new version is ready.
    pub update: Option<bool>,
    /// What the page knows about a translation file that a translator tries.
    pub translation: &'a TranslationTrial,
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

    /// Returns a game as PGN, with the time used for each move if the score sheet shows it.
    pub fn pgn_of(&self, game: &Game) -> String {
        if self.settings.appearance.has(Appearance::MOVE_TIMES) {
            game.pgn_with_times_used()
        } else {
            game.pgn()
        }
    }

    /// Returns the settings and the form of the next game: as chosen in the dialog for a new game,
    /// otherwise as saved.
    pub fn next_game(&self) -> (Settings, SettingsForm) {
        match self.next_game {
            Some((settings, form)) => (settings.clone(), form.clone()),
            None => (self.settings.clone(), SettingsForm::new(self.settings)),
        }
    }
}
