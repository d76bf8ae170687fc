//! A move is typed.

mod reading;

pub use reading::read;

use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::rules::SanError;

/// The dialog with the field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedMoveDialog {
    /// What was typed last and is no move, and why.
    pub fault: Option<(String, SanError)>,
    /// Whether it is the same as the time before: a screen reader has to be made to read it again.
    pub again: bool,
    /// Whether a move can be said instead.
    pub listening: Listening,
}

/// Whether the device listens for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Listening {
    /// The device is asked whether it understands speech.
    #[default]
    Asked,
    /// It does not.
    Unavailable,
    /// It does.
    Ready,
    /// It listens.
    Listening,
    /// It has listened, and understood nothing.
    HeardNothing,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// A text is to be played.
    Play {
        /// As it was typed.
        text: String,
        /// What it may mean, the likeliest first, as [`Position::parse_typed`](crate::rules::Position::parse_typed) reads it.
        spellings: Vec<String>,
    },
    /// Whether the device understands speech by itself.
    CanListen(bool),
    /// A player wants to say a move.
    Listen,
    /// A player does not want to any more.
    StopListening,
    /// What the device has understood: the likeliest text, and what all of them may mean; `None`: nothing.
    Heard(Option<(String, Vec<String>)>),
}

impl Screen for TypedMoveDialog {
    type Msg = Msg;
    type View = TypedMoveDialog;

    fn open(_: &DialogContext<'_>) -> Option<TypedMoveDialog> {
        Some(TypedMoveDialog::default())
    }

    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Play { text, spellings } => return self.play(text, &spellings, page),
            Msg::CanListen(can) => {
                self.listening = if can { Listening::Ready } else { Listening::Unavailable };
            }
            Msg::Listen => self.listening = Listening::Listening,
            Msg::StopListening => self.listening = Listening::Ready,
            Msg::Heard(Some((text, spellings))) => {
                self.listening = Listening::Ready;
                return self.play(text, &spellings, page);
            }
            Msg::Heard(None) => self.listening = Listening::HeardNothing,
        }
        Update::none()
    }

    fn view(&self, _: &DialogContext<'_>) -> TypedMoveDialog {
        self.clone()
    }
}

impl TypedMoveDialog {
    /// Plays what was typed or said, if people are to move; if it is no move, the dialog says why.
    fn play(&mut self, text: String, spellings: &[String], page: &DialogContext<'_>) -> Update {
        if page.is_computer_to_move {
            return Update::none();
        }
        match read(page.game, spellings) {
            Ok(mv) => Update::action(PageAction::CloseDialog).then(PageAction::PlayMove(mv)),
            Err(fault) => {
                let fault = Some((text, fault));
                self.again = self.fault == fault && !self.again;
                self.fault = fault;
                Update::effect(FocusTarget::Fault)
            }
        }
    }
}
