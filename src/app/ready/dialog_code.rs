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
    /// Returns the handle to the code that the page loads with the dialogs. The code that the page
    /// loads at its start must not call this function, because it would then include the code of
    /// all dialogs.
    pub fn all() -> DialogCode {
        DialogCode(&AllDialogs)
    }
}

/// The implementation of [`DialogFunctions`]: contains the code of all dialogs, of their actions,
/// and of the coach.
#[derive(Debug)]
struct AllDialogs;

impl DialogFunctions for AllDialogs {
    fn update_dialog(
        &self,
        dialog: &mut Dialog,
        msg: dialogs::Msg,
        of_page: &DialogContext<'_>,
        ctx: &Context<'_>,
    ) -> Update {
        dialogs::update(dialog, msg, of_page, ctx)
    }

    fn carry_out_action(&self, ready: &mut ReadyPage, action: PageAction, now: Instant) -> Update {
        actions::carry_out_dialog_action(ready, action, now)
    }

    fn update_coach(&self, coach: &mut CoachState, msg: coach::Msg, ctx: &GameContext<'_>) -> Update {
        coach::update(coach, msg, ctx)
    }

    fn adapt_dialog_to_game(&self, ready: &mut ReadyPage) -> Update {
        consequences::adapt_dialog_to_game(ready)
    }

    fn is_locked_out(&self, ready: &ReadyPage, msg: &Msg) -> bool {
        admission::is_locked_out(ready, msg)
    }
}
