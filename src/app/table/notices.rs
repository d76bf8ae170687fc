//! Decides which notice is shown over the board.

use crate::app::announcements::{Notice, NoticeContent};
use crate::game::Instant;
use crate::rules::Bitboard;

/// The notices (messages) over the board. Only one is shown: the latest notice or, if there is
/// none, the notice that the game cannot be saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notices {
    /// The notice that was shown last, until it expires or is removed.
    latest: Option<Notice>,
    /// The notice that the game cannot be saved. Removed when saving works again, or when a player
    /// closes it.
    unsaved_notice: Option<Notice>,
}

impl Notices {
    /// Returns the notice to show over the board; `None` if there is no notice.
    pub fn current(&self) -> Option<&Notice> {
        self.latest.as_ref().or(self.unsaved_notice.as_ref())
    }

    /// Whether there is a notice that the game cannot be saved, even if another notice hides it.
    pub(in crate::app) fn has_unsaved_notice(&self) -> bool {
        self.unsaved_notice.is_some()
    }

    /// Returns the squares to highlight for the latest notice over the board, such as the squares
    /// of the checking pieces.
    pub fn squares(&self) -> Bitboard {
        self.latest.as_ref().map_or(Bitboard::EMPTY, |notice| notice.content.squares())
    }

    /// Returns the squares to mark briefly for the latest notice: the square of a piece whose move
    /// was refused, and the squares to which it can move. Empty if no move was refused, or if
    /// [`Notices::squares`] already shows why.
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

    /// Shows `what`, a notice over the board that the game cannot be saved. Moves do not remove
    /// this notice.
    pub(in crate::app) fn show_unsaved(&mut self, what: NoticeContent) {
        self.unsaved_notice = Some(Notice::permanent(what));
    }

    /// Removes the notice that the game cannot be saved, because saving works again.
    pub(in crate::app) fn clear_unsaved(&mut self) {
        self.unsaved_notice = None;
    }

    /// Closes the notice over the board, because a player requests it. Returns whether there was a
    /// notice.
    pub(in crate::app) fn dismiss(&mut self) -> bool {
        self.latest.take().or_else(|| self.unsaved_notice.take()).is_some()
    }

    /// Removes the latest notice over the board if it would expire by itself. Exception: the notice
    /// that an unfinished game was put aside stays.
    pub(super) fn clear_temporary(&mut self) {
        if self
            .latest
            .as_ref()
            .is_some_and(|notice| notice.expires_at.is_some() && notice.content != NoticeContent::PutAside)
        {
            self.latest = None;
        }
    }

    /// Returns the instant at which the latest notice over the board expires; `None` if it does not
    /// expire, or if there is no notice.
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
