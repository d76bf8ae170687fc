//! Code of the app that the page loads on demand: updates and actions of the dialogs, the coach,
//! and the lock.

use super::{DialogCode, DialogFunctions, ReadyPage, actions, admission, consequences};
use crate::app::action::PageAction;
use crate::app::coach::{self, CoachState};
use crate::app::context::{Context, GameContext};
use crate::app::dialogs::{self, Dialog, DialogContext};
use crate::app::msg::Msg;
use crate::app::update::Update;
use crate::game::Instant;

impl DialogCode {
    /// Returns the handle to the code that is loaded with the dialogs. The code that the page loads
    /// first must not call this function, or it would contain the code of all dialogs.
    pub fn all() -> DialogCode {
        DialogCode(&AllDialogs)
    }
}

/// The implementation of [`DialogFunctions`]: contains the code of all dialogs, of their actions,
/// and of the coach.
#[derive(Debug)]
struct AllDialogs;

impl DialogFunctions for AllDialogs {
    /// Passes a message to the open dialog, and returns the effects and actions that follow.
    /// `of_page` is the part of the page's state that dialogs read.
    fn update_dialog(
        &self,
        dialog: &mut Dialog,
        msg: dialogs::Msg,
        of_page: &DialogContext<'_>,
        ctx: &Context<'_>,
    ) -> Update {
        dialogs::update(dialog, msg, of_page, ctx)
    }

    /// Carries out an action that is possible only once a dialog has been open, such as putting a
    /// saved game on the board. Returns its effects and further actions.
    fn carry_out_action(&self, ready: &mut ReadyPage, action: PageAction, now: Instant) -> Update {
        actions::carry_out_dialog_action(ready, action, now)
    }

    /// Passes a message to the coach, which gives hints and reviews finished games. Returns the
    /// effects and actions that follow.
    fn update_coach(&self, coach: &mut CoachState, msg: coach::Msg, ctx: &GameContext<'_>) -> Update {
        coach::update(coach, msg, ctx)
    }

    /// Opens or closes a dialog as the game on the board requires: opens the chess-clock dialog for
    /// a game on a wooden board, unlocks the page when the game is over or stopped, and closes the
    /// dialog for typed moves at the end of a game. If the chess-clock dialog is open without such
    /// a game, starts one.
    fn adapt_dialog_to_game(&self, ready: &mut ReadyPage) -> Update {
        consequences::adapt_dialog_to_game(ready)
    }

    /// Whether a page that is locked against stray touches ignores this message of a person.
    fn is_locked_out(&self, ready: &ReadyPage, msg: &Msg) -> bool {
        admission::is_locked_out(ready, msg)
    }
}
