//! Screen with the chess clock for a game on a wooden board instead of the page's own board.

use super::context::DialogContext;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::update::Update;
use crate::game::Game;
use crate::rules::Color;

/// Screen with the chess clock for a game on a wooden board. The app is only the clock of the game.
///
/// Until the players leave the game, the screen opens again at once after Escape or the Back button
/// closes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChessClock;

/// Messages to the clock screen of a game on a wooden board. A press of the clock is a message to
/// the game, not to this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Msg {
    /// The players start a game on a wooden board. A game in progress on the page is put aside.
    Start,
    /// The players return from the clock to the page's own board.
    Leave,
}

/// View of the clock screen of a game on a wooden board.
#[derive(Clone, Debug, PartialEq)]
pub struct ChessClockView {
    /// The game on a wooden board; `None` if the page's game uses the page's own board.
    pub game: Option<Box<Game>>,
    /// The player at the bottom of the screen or, for players side by side, at the left of the
    /// screen.
    pub near: Color,
    /// Whether the result can still be undone.
    pub can_undo: bool,
}

impl Screen for ChessClock {
    type Msg = Msg;
    type View = ChessClockView;

    const FRAGMENT: &'static str = "chess-clock";

    /// Opens the clock screen of a game on a wooden board; never `None`.
    fn open(_: &DialogContext<'_>) -> Option<ChessClock> {
        Some(ChessClock)
    }

    /// Starts a game on a wooden board, or returns from the clock screen to the page's own board.
    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        match msg {
            Msg::Start => PageAction::StartClock.into(),
            Msg::Leave => Update::action(PageAction::CloseDialog).then(PageAction::LeaveClock),
        }
    }

    /// Returns the view of the clock screen, with the page's game if it is a game on a wooden
    /// board.
    fn view(&self, page: &DialogContext<'_>) -> ChessClockView {
        ChessClockView {
            game: page.game.is_clock_only().then(|| Box::new(page.game.clone())),
            near: page.near,
            can_undo: page.game.outcome() != page.game_to_export.outcome(),
        }
    }
}
