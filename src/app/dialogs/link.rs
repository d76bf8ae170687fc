//! A game that a link has brought: the players look it through, or play on.

use super::same::Same;
use crate::app::upshot::Upshot;
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

/// Reads the text behind `#game=`.
pub fn read(text: &str) -> Read {
    Same::new(SharedGame::from_link(text).map(Opened::new))
}

/// A game that was read from a link.
#[derive(Clone, Debug)]
pub struct Opened {
    /// What the link says.
    pub shared: SharedGame,
    /// Whether it can be played on: it is not over, neither by what the link says nor by its last move.
    pub goes_on: bool,
}

/// What happens in the dialog.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// The link has been read.
    Read(Read),
    /// The players look the game through.
    LookThrough,
    /// They play on.
    PlayOn,
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// This is looked at, and the dialog closed.
    LookAt(Box<ReadGame>),
    /// This comes on the board.
    PlayOn(Box<SharedGame>),
}

pub(super) fn update(link: &mut Link, msg: Msg) -> Upshot<Done> {
    if let Msg::Read(read) = msg {
        link.read = Some(read);
        return Upshot::none();
    }
    let Some(Ok(opened)) = link.read.as_deref() else { return Upshot::none() };
    match msg {
        Msg::LookThrough => Upshot::done(Done::LookAt(Box::new(opened.record()))),
        Msg::PlayOn if opened.goes_on => Upshot::done(Done::PlayOn(Box::new(opened.shared.clone()))),
        _ => Upshot::none(),
    }
}

impl Opened {
    fn new(shared: SharedGame) -> Opened {
        let over = |game: &Game| game.outcome().is_some();
        let goes_on = shared.score == Score::Unknown && !over(&shared.journal().replay().game);
        Opened { shared, goes_on }
    }

    /// The game to look through.
    fn record(&self) -> ReadGame {
        let SharedGame { setup, moves, score, .. } = self.shared.clone();
        ReadGame { headers: setup.headers, moves, score, ..ReadGame::from_position(setup.start) }
    }
}
