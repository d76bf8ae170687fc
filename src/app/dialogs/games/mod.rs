//! The games of this device: the unfinished ones first, then by date. They are searched, opened, saved as PGN, deleted;
//! others come in from files.
//!
//! The list is read part by part: what is in sight, and all of it where it is searched. The page holds it without knowing
//! what is in it ([`Sealed`]): all of it is in a part of the code that is loaded when somebody goes there.
//!
//! | file | what it answers |
//! |---|---|
//! | `message` | what may the page know of it? messages, and what comes of them |
//! | `inside` | what has been read, what is searched for, what is to be read next? |
//! | `row` | what is one game of the list? |
//! | `bring`, `coming` | which games of a file come in, and how many have? |
//! | `notes` | what is said of a game, and of a move? |
//! | `out` | how does a game become PGN? |

mod bring;
mod coming;
mod inside;
mod message;
mod notes;
mod out;
mod row;

pub use coming::{Batch, Coming};
pub use inside::{Archive, Inside, List, Search};
pub use message::{Done, Msg, NoteLine, Sealed};
pub use notes::Noting;
pub use row::Row;

use super::sealed::Opaque;
use crate::app::context::Context;
use crate::app::upshot::Upshot;

/// The dialog with the list, as far as the page knows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Games {
    /// What is in it, once its code is here.
    inside: Option<Sealed>,
    /// What is shown of that.
    pub shown: Option<Opaque>,
}

/// Changes the list as the message asks. A message to a row that is not there does nothing.
pub(super) fn update(games: &mut Games, msg: Msg, ctx: &Context<'_>) -> Upshot<Done> {
    let begun = if let Msg::Here(begun) = &msg { Some(begun.clone()) } else { None };
    let Some(inside) = games.inside.take().or(begun) else { return Upshot::none() };
    let (inside, upshot) = inside.hear(msg, ctx);
    games.shown = Some(inside.shown());
    games.inside = Some(inside);
    upshot
}
