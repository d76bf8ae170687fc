//! Dialog for a new game: players, clock, house rules, start position, and the button that starts
//! the game.
//!
//! The fields are also in the settings dialog, but here the choices are only a draft. The button
//! that starts the game (or only the clock, for a wooden board) saves the draft as settings. If the
//! dialog is closed, the draft is lost. If another dialog, such as the position editor, replaces
//! this dialog, the draft is kept until that dialog is closed.

use super::context::DialogContext;
use super::screen::Screen;
use super::settings::{self, SettingsForm};
use crate::app::action::PageAction;
use crate::app::announcements::AnnouncementItem;
use crate::app::context::Context;
use crate::app::effect::{FocusTarget, ShareResult};
use crate::app::settings::Settings;
use crate::app::update::Update;

/// State of the dialog for a new game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct NewGameDialog {
    /// Settings with the choices for the next game. They are saved when the game starts.
    pub settings: Box<Settings>,
    /// State of the dialog that is not part of the settings, such as texts that are not valid.
    pub form: SettingsForm,
}

/// Messages from the buttons of the dialog for a new game. A change of a field is a message to the
/// settings dialog instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Swap the two players.
    Swap,
    /// Start the new game on the page's board, or start only the clock for a game on a wooden
    /// board.
    Play,
}

/// View of the dialog for a new game.
#[derive(Clone, Debug, PartialEq)]
pub struct NewGameView {
    /// Settings with the choices for the next game.
    pub settings: Settings,
    /// State of the dialog that is not part of the settings, such as texts that are not valid.
    pub form: SettingsForm,
}

impl Screen for NewGameDialog {
    type Msg = Msg;
    type View = Box<NewGameView>;

    const FRAGMENT: &'static str = "new-game";
    const OPENER: FocusTarget = FocusTarget::NewGameButton;

    /// Opens the dialog for a new game; never `None`. The fields show the saved settings or, if the
    /// dialog was only replaced, for example by the position editor, the draft.
    fn open(page: &DialogContext<'_>) -> Option<NewGameDialog> {
        let (settings, form) = page.next_game();
        Some(NewGameDialog { settings: Box::new(settings), form })
    }

    /// Swaps the players, or starts a game on the page's board or on a wooden board. If a field is
    /// not valid, no game starts; the field gets the keyboard focus, and the page announces that a
    /// field is not valid.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, ctx: &Context<'_>) -> Update {
        match msg {
            Msg::Swap => {
                self.settings.swap_players();
                Update::none()
            }
            Msg::Play if self.form.is_faulty() => Update::effect(FocusTarget::Fault)
                .then(PageAction::Announce(AnnouncementItem::InvalidFormField)),
            Msg::Play => {
                let settings = Box::new(ctx.settings.with_next_game_of(&self.settings));
                let start = if self.form.is_clock_only {
                    Update::action(PageAction::SetSettings(settings)).then(PageAction::StartClock)
                } else {
                    PageAction::StartGameWith(settings).into()
                };
                Update::action(PageAction::CloseDialog).then(start)
            }
        }
    }

    /// Returns the view of the dialog for a new game.
    fn view(&self, _: &DialogContext<'_>) -> Box<NewGameView> {
        Box::new(NewGameView { settings: (*self.settings).clone(), form: self.form.clone() })
    }

    /// Shows whether a link was copied to the clipboard. Returns `false` for any other outcome,
    /// which the dialog does not show.
    fn show_shared(&mut self, shared: ShareResult) -> bool {
        self.form.show_shared(shared)
    }
}

impl NewGameDialog {
    /// Applies a message about a field to the choices for the next game.
    pub(super) fn update_field(&mut self, msg: settings::Msg) -> Update {
        settings::update(&mut self.form, &mut self.settings, msg)
    }
}
