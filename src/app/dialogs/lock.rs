//! Lock against accidental touches. While the page is locked, only moves on the board and presses
//! of the clocks have an effect.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::{PageEffect, TimeEffect};
use crate::app::update::Update;
use crate::game::{ClockStop, Game, Instant};

/// Minimum time between the two presses that unlock the page, in milliseconds. Because of this
/// minimum, a double tap does not unlock the page.
const LEAST_GAP_MS: u64 = 400;

/// Maximum time between the two presses that unlock the page, in milliseconds.
const SECOND_PRESS_MS: u32 = 4_000;

/// Lock of the page against accidental touches. Unlike other dialogs, the lock leaves the whole
/// page visible.
///
/// The page is unlocked by two presses of the lock's button, by the Escape key, by the browser's
/// Back button, and when the game ends or the clocks stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lock {
    /// The instant of the first press of the button; `None` if the button was not pressed, or if
    /// the time for the second press is over.
    pressed_at: Option<Instant>,
}

/// Messages from the button that unlocks the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A press of the button. The second press unlocks the page.
    Press,
    /// The time for a second press is over. [`TimeEffect::ExpireUnlockAfter`] measures this time.
    Expire,
}

/// View of the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LockView {
    /// Whether the button has been pressed once, so that the next press unlocks the page.
    pub is_pressed_once: bool,
}

/// Whether the page can be locked during this game: the game is not over, its clocks are not
/// stopped, and the app is not only the clock of a game on a wooden board.
pub(in crate::app) fn is_lockable(game: &Game) -> bool {
    game.outcome().is_none() && game.clock_stop() == ClockStop::None && !game.is_clock_only()
}

impl Screen for Lock {
    type Msg = Msg;
    type View = LockView;

    /// Locks the page; `None` if the page cannot be locked during the game on the board.
    fn open(page: &DialogContext<'_>) -> Option<Lock> {
        is_lockable(page.game).then(Lock::default)
    }

    /// Shows the current position of the game, because on a locked page the players could not
    /// return from another position. Also switches to full screen.
    fn on_open() -> Update {
        Update::action(PageAction::ShowGameInProgress).with_effect(PageEffect::SetFullScreen(true))
    }

    /// Leaves full screen.
    fn on_close(&self) -> Update {
        Update::effect(PageEffect::SetFullScreen(false))
    }

    /// Handles a press of the button, or the end of the time for a second press.
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
