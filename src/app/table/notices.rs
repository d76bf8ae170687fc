//! The notice over the board.

use crate::app::announcements::{Notice, NoticeContent};
use crate::game::Instant;
use crate::rules::Bitboard;

/// The notices over the board. A new notice takes precedence over the lasting one that the game is
/// not saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notices {
    latest: Option<Notice>,
    /// The notice that the game cannot be saved, until it can be saved again or a player closes the
    /// notice.
    unsaved_notice: Option<Notice>,
}

impl Notices {
    /// Returns the notice to show.
    pub fn current(&self) -> Option<&Notice> {
        self.latest.as_ref().or(self.unsaved_notice.as_ref())
    }

    /// Whether any part of the game is not saved.
    pub(in crate::app) fn is_unsaved(&self) -> bool {
        self.unsaved_notice.is_some()
    }

    /// Returns the squares that the last notice is about.
    pub fn squares(&self) -> Bitboard {
        self.latest.as_ref().map_or(Bitboard::EMPTY, |notice| notice.content.squares())
    }

    /// Shows a notice in place of the last one.
    pub(in crate::app) fn show(&mut self, notice: Notice) {
        self.latest = Some(notice);
    }

    /// Removes the last notice.
    pub(in crate::app) fn clear(&mut self) {
        self.latest = None;
    }

    /// Shows that the game cannot be saved; moves do not remove this notice.
    pub(in crate::app) fn show_unsaved(&mut self, what: NoticeContent) {
        self.unsaved_notice = Some(Notice::permanent(what));
    }

    /// Removes the notice that the game cannot be saved.
    pub(in crate::app) fn clear_unsaved(&mut self) {
        self.unsaved_notice = None;
    }

    /// Closes the notice that is shown. Returns whether there was one.
    pub(in crate::app) fn dismiss(&mut self) -> bool {
        self.latest.take().or_else(|| self.unsaved_notice.take()).is_some()
    }

    /// Removes a temporary notice, which is about the position shown before.
    pub(super) fn clear_temporary(&mut self) {
        if self
            .latest
            .as_ref()
            .is_some_and(|notice| notice.expires_at.is_some() && notice.content != NoticeContent::PutAside)
        {
            self.latest = None;
        }
    }

    /// Returns when the last notice expires by itself.
    pub(super) fn expires_at(&self) -> Option<Instant> {
        self.latest.as_ref()?.expires_at
    }

    /// Removes a notice that has expired.
    pub(super) fn expire(&mut self, now: Instant) {
        if self.expires_at().is_some_and(|until| until <= now) {
            self.latest = None;
        }
    }
}
