//! Decides which notice is shown over the board.

use crate::app::announcements::{Notice, NoticeContent};
use crate::game::Instant;
use crate::rules::Bitboard;

/// The notices (messages) over the board. Only one is shown: the latest or, if there is none, the
/// notice that the game cannot be saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notices {
    /// The notice that was shown last, until it expires or is closed.
    latest: Option<Notice>,
    /// The notice that the game cannot be saved, until it can be saved again or a player closes the
    /// notice.
    unsaved_notice: Option<Notice>,
}

impl Notices {
    /// Returns the notice to show over the board; `None` if there is none.
    pub fn current(&self) -> Option<&Notice> {
        self.latest.as_ref().or(self.unsaved_notice.as_ref())
    }

    /// Whether the notice over the board that the game cannot be saved is open, even if a later
    /// notice hides it.
    pub(in crate::app) fn has_unsaved_notice(&self) -> bool {
        self.unsaved_notice.is_some()
    }

    /// Returns the squares to highlight because the latest notice over the board is about them,
    /// such as those of the checking pieces.
    pub fn squares(&self) -> Bitboard {
        self.latest.as_ref().map_or(Bitboard::EMPTY, |notice| notice.content.squares())
    }

    /// Returns the squares to mark briefly if the latest notice refuses a move and no piece on the
    /// board shows why: the square of the piece to be moved, and the squares to which the piece can
    /// go.
    pub fn reach(&self) -> Bitboard {
        self.latest.as_ref().map_or(Bitboard::EMPTY, |notice| notice.content.reach())
    }

    /// Shows a notice over the board in place of the latest one.
    pub(in crate::app) fn show(&mut self, notice: Notice) {
        self.latest = Some(notice);
    }

    /// Removes the latest notice over the board. The notice that the game cannot be saved stays.
    pub(in crate::app) fn clear(&mut self) {
        self.latest = None;
    }

    /// Shows `what`, a permanent notice over the board that the game cannot be saved; moves do not
    /// remove it.
    pub(in crate::app) fn show_unsaved(&mut self, what: NoticeContent) {
        self.unsaved_notice = Some(Notice::permanent(what));
    }

    /// Removes the notice that the game cannot be saved, because saving works again.
    pub(in crate::app) fn clear_unsaved(&mut self) {
        self.unsaved_notice = None;
    }

    /// Closes the notice that is shown over the board, on a player's request. Returns whether there
    /// was one.
    pub(in crate::app) fn dismiss(&mut self) -> bool {
        self.latest.take().or_else(|| self.unsaved_notice.take()).is_some()
    }

    /// Removes the latest notice over the board if it is one that expires by itself. Exception: the
    /// notice that another game has replaced an unfinished one stays.
    pub(super) fn clear_temporary(&mut self) {
        if self
            .latest
            .as_ref()
            .is_some_and(|notice| notice.expires_at.is_some() && notice.content != NoticeContent::PutAside)
        {
            self.latest = None;
        }
    }

    /// Returns the instant at which the latest notice over the board disappears by itself; `None`
    /// if it stays or there is none.
    pub(super) fn expires_at(&self) -> Option<Instant> {
        self.latest.as_ref()?.expires_at
    }

    /// Removes the latest notice over the board if it has expired.
    pub(super) fn expire(&mut self, now: Instant) {
        if self.expires_at().is_some_and(|until| until <= now) {
            self.latest = None;
        }
    }
}
