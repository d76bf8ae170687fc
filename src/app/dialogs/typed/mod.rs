//! Dialog for moves that are typed or spoken.

mod fault;
mod line;
mod notation;
mod reading;

pub use fault::TypedFault;
pub use line::{TypedLine, TypedWord};
pub use notation::parse_typed_move;
pub use reading::read_spellings;

use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::dialogs::context::DialogContext;
use crate::app::dialogs::screen::Screen;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::game::{Game, NumberedSan};

/// State of the dialog in which a player types or speaks moves.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TypedMoveDialog {
    /// Last text that was not played as a move, and the reason.
    pub fault: Option<(String, TypedFault)>,
    /// Whether the view adds a space to the error. The value alternates while the same error is
    /// repeated, because a screen reader reads a text again only if the text has changed.
    pub repeats_error: bool,
    /// State of speech recognition.
    pub listening: ListeningState,
    /// Whether the dialog accepts texts with several moves, and stays open after a move.
    pub takes_several: bool,
    /// Content that the app last wrote into the text field.
    pub field: FieldContent,
    /// Whether the game was over when the dialog opened.
    opened_after_end: bool,
}

/// Content that the app writes into the text field for typed moves. The app does not know what a
/// player types there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FieldContent {
    /// The text.
    pub text: String,
    /// Length of the selection at the beginning of the text, in UTF-16 code units.
    pub selected: usize,
    /// Number of times that the app has written into the field.
    pub writes: u32,
}

/// View of the dialog for typed or spoken moves.
#[derive(Clone, Debug, PartialEq)]
pub struct TypedMoveView {
    /// The dialog.
    pub dialog: TypedMoveDialog,
    /// The last move of the game; `None` if there is no move, or if the dialog accepts only one
    /// move.
    pub last_move: Option<NumberedSan>,
}

/// State of speech recognition for spoken moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ListeningState {
    /// The app has asked whether the device recognizes speech, and has no answer yet.
    #[default]
    Asked,
    /// The device has no speech recognition.
    Unavailable,
    /// Speech recognition is available.
    Ready,
    /// The device listens.
    Listening,
    /// The device listened, but recognized nothing.
    HeardNothing,
}

/// Messages to the dialog for typed or spoken moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// Play the move that a typed text means.
    Play {
        /// Text as typed.
        text: String,
        /// Possible spellings for [`parse_typed_move`], likeliest first.
        spellings: Vec<String>,
    },
    /// Play the moves of a typed text in order, up to the first fault.
    PlayLine(Box<TypedLine>),
    /// Set whether the dialog accepts texts with several moves, and stays open after a move.
    TakeSeveral(bool),
    /// Whether the device can recognize speech without a server.
    CanListen(bool),
    /// Start to listen for a spoken move.
    Listen,
    /// Stop listening.
    StopListening,
    /// Result of speech recognition: the likeliest text, and all possible spellings of the move;
    /// `None` if nothing was recognized.
    Heard(Option<(String, Vec<String>)>),
}

impl Screen for TypedMoveDialog {
    type Msg = Msg;
    type View = TypedMoveView;

    /// Opens the dialog with an empty text field; never `None`. The players' last choice for texts
    /// with several moves still applies.
    fn open(page: &DialogContext<'_>) -> Option<TypedMoveDialog> {
        Some(TypedMoveDialog {
            takes_several: page.types_several,
            opened_after_end: page.game.outcome().is_some(),
            ..TypedMoveDialog::default()
        })
    }

    /// Plays a typed or spoken move, or stores the state of speech recognition.
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Play { text, spellings } => return self.play_typed(text, &spellings, page),
            Msg::PlayLine(line) => return PageAction::PlayLine(line).into(),
            Msg::TakeSeveral(several) => {
                self.takes_several = several;
                return PageAction::RememberTypesSeveral(several).into();
            }
            Msg::CanListen(can) => {
                self.listening = if can { ListeningState::Ready } else { ListeningState::Unavailable };
            }
            Msg::Listen => self.listening = ListeningState::Listening,
            Msg::StopListening => self.listening = ListeningState::Ready,
            Msg::Heard(Some((text, spellings))) => {
                self.listening = ListeningState::Ready;
                if self.takes_several {
                    return PageAction::PlayLine(Box::new(TypedLine::of_move(text, spellings))).into();
                }
                return self.play_typed(text, &spellings, page);
            }
            Msg::Heard(None) => self.listening = ListeningState::HeardNothing,
        }
        Update::none()
    }

    /// Returns the view of the dialog for typed or spoken moves.
    fn view(&self, page: &DialogContext<'_>) -> TypedMoveView {
        let last_move = page.game.numbered_san(page.game.moves().len()).filter(|_| self.takes_several);
        TypedMoveView { dialog: self.clone(), last_move }
    }
}

impl TypedMoveDialog {
    /// Plays the move that a typed or spoken text means, unless the computer is to move. If the
    /// game is over, or if none of the `spellings` of the text is a legal move, shows the reason.
    fn play_typed(&mut self, text: String, spellings: &[String], page: &DialogContext<'_>) -> Update {
        if page.is_computer_to_move {
            return Update::none();
        }
        if let Some(outcome) = page.game.outcome() {
            return self.show_fault(text, TypedFault::GameOver(outcome));
        }
        match read_spellings(page.game, spellings) {
            Ok(mv) => Update::action(PageAction::CloseDialog).then(PageAction::PlayMove(mv)),
            Err(why) => self.show_fault(text, TypedFault::NotAMove(why)),
        }
    }

    /// Shows why a text was not played as a move, and focuses the text field.
    fn show_fault(&mut self, text: String, fault: TypedFault) -> Update {
        let fault = Some((text, fault));
        self.repeats_error = self.fault == fault && !self.repeats_error;
        self.fault = fault;
        Update::effect(FocusTarget::Fault)
    }

    /// Writes `rest` into the text field: the moves of a typed text that were not played, or
    /// nothing if all moves were played.
    ///
    /// `fault` is the text of the first move that was not played, and the reason. `None` if there
    /// is no reason to show.
    pub(in crate::app) fn show_rest(&mut self, rest: String, fault: Option<(String, TypedFault)>) -> Update {
        let selected = fault.as_ref().map_or(0, |(text, _)| text.encode_utf16().count());
        self.field = FieldContent { text: rest, selected, writes: self.field.writes.wrapping_add(1) };
        match fault {
            Some((text, fault)) => self.show_fault(text, fault),
            None => {
                self.fault = None;
                self.repeats_error = false;
                Update::none()
            }
        }
    }

    /// Whether the dialog closes because the game has ended. Only a dialog that accepts several
    /// moves closes for this reason. The dialog stays open if the game was already over when the
    /// dialog opened, or if the dialog shows the fault that the game is over.
    pub(in crate::app) fn closes_after_end(&self, game: &Game) -> bool {
        let shows_end = matches!(self.fault, Some((_, TypedFault::GameOver(_))));
        self.takes_several && !self.opened_after_end && !shows_end && game.outcome().is_some()
    }
}
