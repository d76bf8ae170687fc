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
    /// The current game of the app: not begun, in progress, or over. Never an imported game.
    pub game: &'a Game,
    /// The game for exports. Equal to `game`, but without a result while the players can still undo
    /// the result.
    pub game_to_export: &'a Game,
    /// The position that the board shows. It may be an earlier position of `game`, or a position of
    /// an imported game or of another line of moves.
    pub shown: LineCursor<'a>,
    /// Imported game that the board shows in place of `game`, if any.
    pub opened: Option<&'a PtrEqRc<OpenedGame>>,
    /// Whether the current game waits for a move of the computer.
    pub is_computer_to_move: bool,
    /// Colour of the player at the bottom of the board or, if the board is sideways, at its left.
    pub near: Color,
    /// Identifier of the current game, if it is saved.
    pub current_game_id: Option<GameId>,
    /// Whether the current game is saved and not over. New settings for rules and clock then apply
    /// only to the next game, except that the announcement of checks changes at once.
    pub is_saved_and_unfinished: bool,
    /// Unfinished games that the players have put aside to continue later, each as its headers and
    /// its last move.
    pub put_aside: &'a [(Headers, Option<NumberedSan>)],
    /// Settings that the players have chosen.
    pub settings: &'a Settings,
    /// Form of the settings dialog; `None` if that dialog is not open.
    pub form: Option<&'a SettingsForm>,
    /// Settings and form of the dialog for a new game. Kept while another dialog, such as the
    /// position editor, replaces that dialog; `None` after the dialog is closed.
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
    /// Report on the last restored backup: what happened to each game, and which lines of the
    /// backup were refused.
    pub restored: Option<&'a Rc<RestoreReport>>,
    /// Whether the new version of the page can be installed now; `None` if no new version is ready.
    pub update: Option<bool>,
    /// Trial of a translation of the app, which the users load from a file.
    pub translation: &'a TranslationTrial,
}

impl DialogContext<'_> {
    /// Returns the house rules and the time control of the current game.
    pub fn rules_and_clock(&self) -> (HouseRules, TimeControl) {
        let clock = self.game.clock().map(|clock| clock.control().clone());
        (self.game.rules().clone(), clock.unwrap_or_default())
    }

    /// Whether the players may open the current game in the review dialog, in which moves can be
    /// tried out. Not allowed between the first move and the end of the game (FIDE 11.3.1).
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

    /// Returns the settings and the form for the next game: the value of the field `next_game` or,
    /// if that is `None`, the saved settings.
    pub fn next_game(&self) -> (Settings, SettingsForm) {
        match self.next_game {
            Some((settings, form)) => (settings.clone(), form.clone()),
            None => (self.settings.clone(), SettingsForm::new(self.settings)),
        }
    }
}
