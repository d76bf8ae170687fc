//! The arbiter sets the clocks, puts a position right and ends the game.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::FocusTarget;
use crate::app::update::Update;
use crate::game::{ClockEdit, Event, GameResult, NumberedSan, Shown, Span};
use crate::rules::{Color, FenError, PastedFen};
use crate::words::plain;

/// The arbiter's dialog.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clocks {
    /// The player whose field holds no time.
    pub fault: Option<Color>,
    /// The result that the arbiter has chosen and not yet confirmed.
    pub deciding: Option<GameResult>,
    /// What is wrong with the position that the arbiter would put on the board.
    pub misplaced: Option<FenError>,
}

/// What happens in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The arbiter sets a clock.
    Set {
        /// Whose.
        color: Color,
        /// What was typed.
        typed: String,
    },
    /// The arbiter adds the usual time to a clock.
    Add(Color),
    /// The arbiter chooses a result, and is asked whether that is meant; `None`: it is not.
    Choose(Option<GameResult>),
    /// The result chosen is meant, for this reason.
    Decide(String),
    /// The arbiter puts the position right.
    PutRight {
        /// What is to stand on the board, as FEN.
        fen: String,
        /// Why.
        why: String,
    },
}

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct ClocksView {
    /// The clocks that can be set, with what they have left.
    pub clocks: Vec<(Color, Span)>,
    /// What the arbiter has typed wrongly, or is asked to confirm.
    pub dialog: Clocks,
    /// The position shown, as FEN: the arbiter puts right what it says.
    pub fen: String,
    /// Every change so far, with the half-move it came after.
    pub edits: Vec<(ClockEdit, Option<NumberedSan>)>,
}

/// The time that one tap adds.
const ADDED: Span = Span::from_secs(15);

impl Screen for Clocks {
    type Msg = Msg;
    type View = ClocksView;

    const OPENER: FocusTarget = FocusTarget::ResumeButton;

    fn open(page: &DialogContext<'_>) -> Option<Clocks> {
        page.game.outcome().is_none().then(Clocks::default)
    }

    fn update(&mut self, msg: Msg, page: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Set { color, typed } => self.set(color, &typed),
            Msg::Add(to) => PageAction::ApplyEvent(Event::GiveTime { to, time: ADDED }).into(),
            Msg::Choose(result) => {
                self.deciding = result;
                Update::none()
            }
            Msg::Decide(why) => match self.deciding.take() {
                Some(result) => {
                    let event = Event::Decide { result, why: plain(&why) };
                    Update::action(PageAction::CloseDialog).then(PageAction::ApplyEvent(event))
                }
                None => Update::none(),
            },
            Msg::PutRight { fen, why } => self.correct(&fen, &why, page),
        }
    }

    fn view(&self, page: &DialogContext<'_>) -> ClocksView {
        let game = page.game;
        let left = |color| Some((color, game.clock()?.reading(color, game.last_change()).left?));
        let after = |edit: &ClockEdit| (*edit, game.numbered_san(edit.ply));
        ClocksView {
            clocks: Color::ALL.into_iter().filter_map(left).collect(),
            dialog: *self,
            fen: page.shown.position().to_fen(),
            edits: game.clock_edits().iter().map(after).collect(),
        }
    }
}

impl Clocks {
    /// Sets a clock to what was typed; if that is no time, its field says so.
    fn set(&mut self, color: Color, typed: &str) -> Update {
        match Shown::read(typed) {
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

    /// Puts the position right; if the text is no position, its field says what is wrong.
    fn correct(&mut self, fen: &str, why: &str, page: &DialogContext<'_>) -> Update {
        let pasted = PastedFen::new(fen);
        self.misplaced = page.game.read_fen(pasted.fen()).err();
        if self.misplaced.is_some() {
            return Update::effect(FocusTarget::Fault);
        }
        let event = Event::PutRight { fen: pasted.fen().to_owned(), why: plain(why.trim()) };
        let correct = PageAction::CorrectPosition { event, note: pasted.note() };
        Update::action(PageAction::CloseDialog).then(correct)
    }
}
