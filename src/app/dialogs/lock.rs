//! Lock against stray touches: while it is open, only moves on the board and presses of the clocks
//! count.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::{PageEffect, TimeEffect};
use crate::app::update::Update;
use crate::game::{ClockStop, Game, Instant};

/// Least time between the two presses that unlock the page, in milliseconds: the second tap of a
/// double tap does not count.
const LEAST_GAP_MS: u64 = 400;

/// Time in which the second press must follow the first one, in milliseconds.
const SECOND_PRESS_MS: u32 = 4_000;

/// Lock of the page against stray touches. Unlike other dialogs, it leaves the whole page visible.
/// Two presses of its button, Escape or the Back button close the lock; it also closes when the
/// game ends or its clocks stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    /// The instant of the first press of the button; `None`: no press, or too long ago.
    pressed_at: Option<Instant>,
}

/// Messages from the button that unlocks the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A press of the button: the second one unlocks the page.
    Press,
    /// The time for a second press, which [`TimeEffect::ExpireUnlockAfter`] measures, is over.
    Expire,
}

/// View of the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockView {
    /// Whether the button has been pressed once, so that the next press unlocks the page.
    pub is_pressed_once: bool,
}

/// Whether the page can be locked during this game: the game is played in the app and not on a
/// wooden board, it is not over, and its clocks are not stopped.
pub(in crate::app) fn is_lockable(game: &Game) -> bool {
    game.outcome().is_none() && game.clock_stop() == ClockStop::None && !game.is_clock_only()
}

impl Screen for Lock {
    type Msg = Msg;
    type View = LockView;

    /// Locks the page; `None` if the game on the board is over, its clocks are stopped, or it is
    /// played on a wooden board.
    fn open(page: &DialogContext<'_>) -> Option<Lock> {
        is_lockable(page.game).then(Lock::default)
    }

    /// Shows the game in progress, because a locked page could not return to it from another
    /// position. Also fills the screen.
    fn on_open() -> Update {
        Update::action(PageAction::ShowGameInProgress).with_effect(PageEffect::SetFullScreen(true))
    }

    /// Leaves full screen.
    fn on_close(&self) -> Update {
        Update::effect(PageEffect::SetFullScreen(false))
    }

    /// Handles a press of the button that unlocks the page, or the end of the time for a second
    /// press.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        match (msg, self.pressed_at) {
            (Msg::Expire, _) => self.pressed_at = None,
            (Msg::Press, None) => {
                self.pressed_at = Some(ctx.now);
                return Update::effect(TimeEffect::ExpireUnlockAfter(SECOND_PRESS_MS));
            }
            (Msg::Press, Some(first)) if ctx.now >= first.plus_millis(LEAST_GAP_MS) => {
                return PageAction::CloseDialog.into();
            }
            (Msg::Press, Some(_)) => {}
        }
        Update::none()
    }

    /// Returns whether the button has been pressed once.
    fn view(&self, _: &DialogContext<'_>) -> LockView {
        LockView { is_pressed_once: self.pressed_at.is_some() }
    }
}
