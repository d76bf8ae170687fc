//! Dialog for moves that are typed or spoken.

mod notation;
mod reading;

pub use notation::parse_typed_move;
pub use reading::read_spellings;

use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::rules::SanError;

/// State of the dialog in which a player types or speaks a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedMoveDialog {
    /// Last text that is no legal move, and the error.
    pub fault: Option<(String, SanError)>,
    /// Whether the view adds a mark (a space) to the error. The value alternates while the same
    /// error is repeated: the text changes, so that a screen reader reads it again.
    pub repeats_error: bool,
    /// State of speech recognition.
    pub listening: ListeningState,
}

/// State of speech recognition for spoken moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListeningState {
    /// Waiting to learn whether the device recognizes speech.
    #[default]
    Asked,
    /// No speech recognition on the device.
    Unavailable,
    /// Speech recognition is available.
    Ready,
    /// The device listens.
    Listening,
    /// The device listened and recognized nothing.
    HeardNothing,
}

/// Messages to the dialog for typed or spoken moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Play the move that a typed text means.
    Play {
        /// Text as typed.
        text: String,
        /// Possible spellings for [`parse_typed_move`], the likeliest first.
        spellings: Vec<String>,
    },
    /// Whether the device can recognize speech by itself, without a server.
    CanListen(bool),
    /// Start to listen for a spoken move.
    Listen,
    /// Stop listening.
    StopListening,
    /// Speech recognition result: the likeliest text, and all possible spellings; `None` if
    /// nothing was recognized.
    Heard(Option<(String, Vec<String>)>),
}

impl Screen for TypedMoveDialog {
    type Msg = Msg;
    type View = TypedMoveDialog;

    /// Opens the dialog for typed or spoken moves, with an empty text field; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<TypedMoveDialog> {
        Some(TypedMoveDialog::default())
    }

    /// Plays a typed or spoken move, or follows the state of speech recognition.
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Play { text, spellings } => return self.play_typed(text, &spellings, page),
            Msg::CanListen(can) => {
                self.listening = if can { ListeningState::Ready } else { ListeningState::Unavailable };
            }
            Msg::Listen => self.listening = ListeningState::Listening,
            Msg::StopListening => self.listening = ListeningState::Ready,
            Msg::Heard(Some((text, spellings))) => {
                self.listening = ListeningState::Ready;
                return self.play_typed(text, &spellings, page);
            }
            Msg::Heard(None) => self.listening = ListeningState::HeardNothing,
        }
        Update::none()
    }

    /// Returns a copy of the dialog for typed or spoken moves as its view.
    fn view(&self, _: &DialogContext<'_>) -> TypedMoveDialog {
        self.clone()
    }
}

impl TypedMoveDialog {
    /// Plays the move that a typed or spoken text means, unless the computer is to move.
    /// `spellings` are the possible readings of the text, in order; if none is a legal move, the
    /// dialog shows `text` with the error.
    fn play_typed(&mut self, text: String, spellings: &[String], page: &DialogContext<'_>) -> Update {
        if page.is_computer_to_move {
            return Update::none();
        }
        match read_spellings(page.game, spellings) {
            Ok(mv) => Update::action(PageAction::CloseDialog).then(PageAction::PlayMove(mv)),
            Err(fault) => {
                let fault = Some((text, fault));
                self.repeats_error = self.fault == fault && !self.repeats_error;
                self.fault = fault;
                Update::effect(FocusTarget::Fault)
            }
        }
    }
}
