//! A game that a link has brought: the players look it through, or play on.

use super::context::DialogContext;
use super::same::Same;
use super::screen::Screen;
use crate::app::action::PageAction;
use crate::app::context::Context;
use crate::app::effect::{Focus, PageEffect};
use crate::app::update::Update;
use crate::club::codes::{BoardCode, ResultCode};
use crate::game::Game;
use crate::game::link::{LinkError, SharedGame};
use crate::game::pgn::{ReadGame, Score};

/// What came with the address.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Link {
    /// The game, or what is wrong with the link; `None` while it is being read.
    pub read: Option<Read>,
}

/// What was read from a link.
pub type Read = Same<Result<Opened, LinkError>>;

/// Reads the fragment of an address, `game=…` and the like.
pub fn read(fragment: &str) -> Read {
    let (kind, text) = fragment.split_once('=').unwrap_or_default();
    Same::new(match kind {
        "board" => BoardCode::from_text(text).map(Opened::board),
        "result" => ResultCode::from_text(text).map(|code| Opened::result(code, fragment)),
        _ => SharedGame::from_link(text).map(Opened::new),
    })
}

/// A game that was read from a link.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What the link says.
    pub shared: SharedGame,
    /// Whether it can be played on: it is not over, neither by what the link says nor by its last move.
    pub goes_on: bool,
    /// What it is to an event of another device.
    pub of_event: Option<OfEvent>,
}

/// What a game is to an event of another device.
#[derive(Clone, Debug, PartialEq)]
pub enum OfEvent {
    /// It is to be played here.
    Board,
    /// It was played: what its director's device takes in.
    Result(String),
}

/// What happens in the dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The link has been read.
    Read(Read),
    /// The players look the game through.
    LookThrough,
    /// They play on, or begin.
    PlayOn,
    /// The result is taken in by its event.
    TakeIn,
}

/// What the dialog shows.
#[derive(Clone, Debug, PartialEq)]
pub struct LinkView {
    /// What the link says.
    pub link: Link,
    /// Whether a game on the board would be put aside.
    pub playing: bool,
}

impl Screen for Link {
    type Msg = Msg;
    type View = LinkView;

    /// The address holds the game as long as the dialog is open, so that a reload opens it again.
    const FRAGMENT: &'static str = "";

    /// An address opens it, no button does.
    fn open(_: &DialogContext<'_>) -> Option<Link> {
        None
    }

    fn closed(&self) -> Update {
        Update::effect(PageEffect::ClearAddress)
    }

    fn update(&mut self, msg: Msg, _: &DialogContext<'_>, _: &Context<'_>) -> Update {
        if let Msg::Read(read) = msg {
            self.read = Some(read);
            return Update::none();
        }
        let Some(Ok(opened)) = self.read.as_deref() else { return Update::none() };
        let close = Update::action(PageAction::CloseDialog);
        match msg {
            // The address keeps the link: the way back from the game leads to it, and to playing on.
            Msg::LookThrough => Update::effect(Focus::Board)
                .then(PageAction::RemoveDialog)
                .then(PageAction::LookAt(Box::new(opened.record()))),
            Msg::PlayOn if opened.of_event == Some(OfEvent::Board) && !opened.has_begun() => {
                close.then(PageAction::StartSavedGame(Box::new(opened.shared.setup.clone())))
            }
            Msg::PlayOn if opened.goes_on => close.then(PageAction::PlayOn(Box::new(opened.shared.clone()))),
            Msg::TakeIn => match &opened.of_event {
                Some(OfEvent::Result(fragment)) => {
                    Update::effect(PageEffect::ClearAddress).then(PageAction::TakeResult(fragment.clone()))
                }
                _ => Update::none(),
            },
            _ => Update::none(),
        }
    }

    fn view(&self, page: &DialogContext<'_>) -> LinkView {
        let begun = !page.game.moves().is_empty() || !page.game.corrections().is_empty();
        LinkView { link: self.clone(), playing: begun && page.game.outcome().is_none() }
    }
}

impl Opened {
    fn new(shared: SharedGame) -> Opened {
        let over = |game: &Game| game.outcome().is_some();
        let goes_on = shared.score == Score::Unknown && !over(&shared.journal().replay().game);
        Opened { shared, goes_on, of_event: None }
    }

    /// Whether some of it has been played.
    fn has_begun(&self) -> bool {
        !self.shared.moves.is_empty() || self.shared.left.is_some()
    }

    /// A game that is to be played for an event, or played on where another device has begun it.
    fn board(code: BoardCode) -> Opened {
        if let Some(running) = code.running {
            return Opened { of_event: Some(OfEvent::Board), ..Opened::new(running) };
        }
        let shared = SharedGame::new(code.setup);
        Opened { shared, goes_on: true, of_event: Some(OfEvent::Board) }
    }

    /// One that was played for it.
    fn result(code: ResultCode, fragment: &str) -> Opened {
        Opened { shared: code.game, goes_on: false, of_event: Some(OfEvent::Result(fragment.to_owned())) }
    }

    /// The game to look through.
    fn record(&self) -> ReadGame {
        let SharedGame { setup, moves, score, .. } = self.shared.clone();
        ReadGame { headers: setup.headers, moves, score, ..ReadGame::from_position(setup.start) }
    }
}
