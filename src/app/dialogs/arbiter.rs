//! Dialog in which the arbiter sets the clocks, corrects the position and ends the game.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::game::{ClockDisplay, ClockEdit, Event, GameResult, NumberedSan, Span};
use crate::rules::{Color, FenError, PastedFen};
use crate::words::visible_name;

/// Dialog in which the arbiter sets the clocks, corrects the position and ends the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArbiterDialog {
    /// Player whose clock field holds no valid time.
    pub fault: Option<Color>,
    /// The result that the arbiter has chosen but not yet confirmed.
    pub deciding: Option<GameResult>,
    /// Error in the position that the arbiter typed.
    pub position_fault: Option<FenError>,
}

/// Messages to the arbiter's dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The arbiter sets a clock.
    Set {
        /// Player whose clock is set.
        color: Color,
        /// Text of the time field.
        typed: String,
    },
    /// The arbiter adds 15 seconds to a player's clock.
    Add(Color),
    /// The arbiter chooses a result, to be confirmed; `None` cancels the choice.
    Choose(Option<GameResult>),
    /// The arbiter confirms the chosen result, for this reason.
    Decide(String),
    /// The arbiter corrects the position.
    CorrectPosition {
        /// Corrected position, as FEN.
        fen: String,
        /// Reason for the correction.
        why: String,
    },
}

/// View of the arbiter's dialog.
#[derive(Clone, Debug, PartialEq)]
pub struct ArbiterView {
    /// Players whose clocks can be set, with the time left on each clock.
    pub clocks: Vec<(Color, Span)>,
    /// Errors in the fields, and the result to confirm.
    pub dialog: ArbiterDialog,
    /// Position on the board, as FEN, for the arbiter to edit; `None` if the app is only the clock
    /// of the game.
    pub fen: Option<String>,
    /// All changes of a clock by hand so far. Each has the last half-move before the change; `None`
    /// if no move had been played.
    pub edits: Vec<(ClockEdit, Option<NumberedSan>)>,
}

/// Time that one press of the arbiter's button adds to a player's clock.
const ADDED_TIME: Span = Span::from_secs(15);

impl Screen for ArbiterDialog {
    type Msg = Msg;
    type View = ArbiterView;

    const OPENER: FocusTarget = FocusTarget::ResumeButton;

    /// Opens the arbiter's dialog; `None` once the game has ended.
    fn open(page: &DialogContext<'_>) -> Option<ArbiterDialog> {
        page.game.outcome().is_none().then(ArbiterDialog::default)
    }

    /// Applies a message of the arbiter: changes a clock or the position, or ends the game.
    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Set { color, typed } => self.set_clock(color, &typed),
            Msg::Add(to) => PageAction::ApplyEvent(Event::GiveTime { to, time: ADDED_TIME }).into(),
            Msg::Choose(result) => {
                self.deciding = result;
                Update::none()
            }
            Msg::Decide(why) => match self.deciding.take() {
                Some(result) => {
                    let event = Event::Decide { result, why: visible_name(&why) };
                    Update::action(PageAction::CloseDialog).then(PageAction::ApplyEvent(event))
                }
                None => Update::none(),
            },
            Msg::CorrectPosition { fen, why } => self.correct_position(&fen, &why, page),
        }
    }

    /// Returns the view of the arbiter's dialog, with the time left on each clock and all earlier
    /// changes of the clocks.
    fn view(&self, page: &DialogContext<'_>) -> ArbiterView {
        let game = page.game;
        let left = |color| Some((color, game.clock()?.reading(color, game.last_change()).left?));
        let after = |edit: &ClockEdit| (*edit, game.numbered_san(edit.ply));
        ArbiterView {
            clocks: Color::ALL.into_iter().filter_map(left).collect(),
            dialog: *self,
            fen: (!game.is_clock_only()).then(|| page.shown.position().to_fen()),
            edits: game.clock_edits().iter().map(after).collect(),
        }
    }
}

impl ArbiterDialog {
    /// Sets a player's clock to the time that the arbiter typed. If the text is no time, or is
    /// zero, marks the field as faulty.
    fn set_clock(&mut self, color: Color, typed: &str) -> Update {
        match ClockDisplay::parse_time(typed) {
            Some(left) if !left.is_zero() => {
                self.fault = None;
                PageAction::ApplyEvent(Event::SetClock { color, left }).into()
            }
            _ => {
                self.fault = Some(color);
                Update::effect(FocusTarget::Fault)
            }
        }
    }

    /// Replaces the position on the board by the FEN that the arbiter typed, and closes the dialog.
    /// `why` is the arbiter's reason. If the FEN cannot be read, stores the error for the dialog to
    /// show.
    fn correct_position(&mut self, fen: &str, why: &str, page: &DialogContext<'_>) -> Update {
        let pasted = PastedFen::new(fen);
        self.position_fault = page.game.read_fen(pasted.fen()).err();
        if self.position_fault.is_some() {
            return Update::effect(FocusTarget::Fault);
        }
        let event = Event::CorrectPosition { fen: pasted.fen().to_owned(), why: visible_name(why.trim()) };
        let correct = PageAction::CorrectPosition { event, note: pasted.note() };
        Update::action(PageAction::CloseDialog).then(correct)
    }
}
