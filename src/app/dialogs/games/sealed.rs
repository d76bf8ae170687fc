//! What the page may know of the list without knowing what is in it: that is in a part that is loaded on demand.

use super::coming::Batch;
use crate::app::context::Context;
use crate::app::kept::{Found, GameId, Listing, Saved};
use crate::app::upshot::Upshot;
use crate::game::Headers;
use crate::game::pgn::{ReadGame, Score};
use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// The list. What it is and how it changes is the business of whoever has made it.
#[derive(Clone)]
pub struct Sealed(Rc<dyn Hidden>);

pub(super) trait Hidden {
    /// What it is after a message, and what comes of that.
    fn hear(self: Rc<Self>, msg: Msg, ctx: &Context<'_>) -> (Sealed, Upshot<Done>);
    /// What is shown of it.
    fn shown(&self) -> Opaque;
}

impl Sealed {
    pub(super) fn new(inside: impl Hidden + 'static) -> Sealed {
        Sealed(Rc::new(inside))
    }

    pub(super) fn hear(self, msg: Msg, ctx: &Context<'_>) -> (Sealed, Upshot<Done>) {
        self.0.hear(msg, ctx)
    }

    pub(super) fn shown(&self) -> Opaque {
        self.0.shown()
    }
}

/// What is in it is not said: that would name it.
impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Sealed")
    }
}

/// It is the same as itself alone.
impl PartialEq for Sealed {
    fn eq(&self, other: &Sealed) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Something of the list, for whoever knows what that is. It is the same as itself alone.
#[derive(Clone)]
pub struct Opaque(Rc<dyn Any>);

impl Opaque {
    /// What only those can see who know what it is.
    pub fn new(inside: impl Any) -> Opaque {
        Opaque(Rc::new(inside))
    }

    /// What it is, if it is that.
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

impl fmt::Debug for Opaque {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Opaque")
    }
}

impl PartialEq for Opaque {
    fn eq(&self, other: &Opaque) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// What happens in the list.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Its code is here, with a list of which nothing has been read.
    Here(Sealed),
    /// A part of the list has been read.
    Listed(Box<Listing>),
    /// The game at this place is in sight and has not been read.
    Sight(usize),
    /// The names of openings are here: [`Openings`](crate::openings::Openings) that are the [same](crate::app::dialogs::same::Same).
    Names(Opaque),
    /// These words are searched for.
    Search(String),
    /// This result is searched for; `None`: any.
    Score(Option<Score>),
    /// Put this one on the board, or look at it.
    Open(usize),
    /// Save this one as PGN.
    Save(usize),
    /// Save all that are found as PGN.
    SaveAll,
    /// Delete this one; not the game on the board.
    Delete(usize),
    /// Take that back.
    Undelete(usize),
    /// A file with games has been chosen: they come in.
    FileChosen,
    /// Some of its games; `None` if whoever was to read it did not answer.
    Batch(Option<Batch>),
    /// Those that have come are saved.
    Added,
    /// No more are to come.
    StopComing,
}

/// What the parent has to act on.
#[derive(Clone, Debug, PartialEq)]
pub enum Done {
    /// Read the part of the list that begins there.
    Read(usize),
    /// Put this on the board, or look at it, and close the dialog.
    Open(Box<Found>),
    /// Look at this game, and close the dialog.
    LookAt(Box<ReadGame>),
    /// The game's PGN goes to a file.
    Save {
        /// Who plays, and when; nothing for several games.
        headers: Headers,
        /// The game.
        pgn: String,
    },
    /// Delete this.
    Delete(Saved),
    /// Save this again.
    Undelete(Saved),
    /// Save these lines as games from elsewhere, under these names.
    Add(Vec<(GameId, String)>),
}
