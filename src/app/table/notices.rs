//! Which message stands over the board.

use crate::app::announcements::{Notice, What};
use crate::game::Instant;
use crate::rules::Bitboard;

/// The messages over the board. What was said last goes before what has been so for a while.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notices {
    last: Option<Notice>,
    /// That the game cannot be saved, from when that was found out until it can be again or somebody closed it.
    unsaved: Option<Notice>,
}

impl Notices {
    /// The message to show.
    pub fn shown(&self) -> Option<&Notice> {
        self.last.as_ref().or(self.unsaved.as_ref())
    }

    /// Whether something of the game is not saved.
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        self.unsaved.is_some()
    }

    /// The squares that the last message speaks of.
    pub fn squares(&self) -> Bitboard {
        self.last.as_ref().map_or(Bitboard::EMPTY, |notice| notice.what.squares())
    }

    /// Shows a message in place of the last one.
    pub(in crate::app) fn show(&mut self, notice: Notice) {
        self.last = Some(notice);
    }

    /// The last message goes.
    pub(in crate::app) fn clear(&mut self) {
        self.last = None;
    }

    /// The game cannot be saved. However much is played, that stands.
    pub(in crate::app) fn not_saved(&mut self, what: What) {
        self.unsaved = Some(Notice::staying(what));
    }

    /// The game can be saved again.
    pub(in crate::app) fn saved(&mut self) {
        self.unsaved = None;
    }

    /// Closes the message that is shown. Whether there was one.
    pub(in crate::app) fn dismiss(&mut self) -> bool {
        self.last.take().or_else(|| self.unsaved.take()).is_some()
    }

    /// What was said in passing goes: it was said of what was shown before.
    pub(super) fn pass(&mut self) {
        if self.last.as_ref().is_some_and(|notice| notice.until.is_some() && notice.what != What::PutAside) {
            self.last = None;
        }
    }

    /// When the message goes by itself.
    pub(super) fn until(&self) -> Option<Instant> {
        self.last.as_ref()?.until
    }

    /// Lets go of a message whose time is over.
    pub(super) fn expire(&mut self, now: Instant) {
        if self.until().is_some_and(|until| until <= now) {
            self.last = None;
        }
    }
}
