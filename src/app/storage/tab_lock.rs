//! The steps of a tab that requests the tab lock. Only one tab at a time can have this lock.
//!
//! The tab with the lock opens the saved data, and the players play there. The lock only serves to
//! warn the players early that another tab has the game. It does not protect the data: a record in
//! the database identifies the one tab that may write. So if the browser gives no clear answer
//! about the lock, the page opens the data anyway.

/// The browser's answer to a tab that requests the tab lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockAnswer {
    /// This tab has the lock.
    Granted,
    /// Another page has the lock: another tab, or a page that is closing.
    HeldElsewhere,
    /// The browser has no locks, refused to answer, or did not answer within
    /// [`TabLockRequest::MAX_POLLS`] polls.
    Unknown,
}

/// The next step of a tab that requests the tab lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabLockStep {
    /// Open the saved data in this tab, and play here.
    OpenGame,
    /// Request the lock again after [`TabLockRequest::POLL_INTERVAL_MS`].
    AskAgain,
    /// Take the lock away from the other page. That page does not answer, so it has no game in
    /// progress.
    TakeByForce,
    /// Give up, because another tab has the lock, and the players play there.
    OtherTabPlays,
}

/// The state of a tab that requests the tab lock. Only one tab at a time can have this lock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TabLockRequest {
    /// The number of attempts so far at which another page had the lock.
    refusals: u32,
}

impl TabLockRequest {
    /// Maximum number of polls for the browser's answer, [`TabLockRequest::POLL_INTERVAL_MS`]
    /// apart. The page counts polls instead of time, because no answer can arrive while the page is
    /// busy.
    pub const MAX_POLLS: u32 = 8;
    /// Time between two polls or two attempts, in milliseconds.
    pub const POLL_INTERVAL_MS: u32 = 50;
    /// Number of attempts to get the lock before the tab takes it by force. Several attempts are
    /// needed for two reasons: a page that is closing or reloading may keep the lock for a moment
    /// (in some browsers for seconds), and a background tab on a busy machine answers late.
    const MAX_ATTEMPTS: u32 = 40;

    /// Returns the tab's next step after the browser's `answer` to the request for the lock.
    /// `another_answers` says whether another tab has reported that it has the lock.
    pub fn next_step(&mut self, answer: LockAnswer, another_answers: bool) -> TabLockStep {
        match answer {
            LockAnswer::Granted | LockAnswer::Unknown => TabLockStep::OpenGame,
            LockAnswer::HeldElsewhere if another_answers => TabLockStep::OtherTabPlays,
            LockAnswer::HeldElsewhere => {
                self.refusals += 1;
                if self.refusals < TabLockRequest::MAX_ATTEMPTS {
                    TabLockStep::AskAgain
                } else {
                    TabLockStep::TakeByForce
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_lock_is_taken() {
        assert_eq!(TabLockRequest::default().next_step(LockAnswer::Granted, false), TabLockStep::OpenGame);
    }

    #[test]
    fn a_lock_that_gives_no_answer_never_keeps_the_players_waiting() {
        assert_eq!(TabLockRequest::default().next_step(LockAnswer::Unknown, false), TabLockStep::OpenGame);
        assert_eq!(TabLockRequest::default().next_step(LockAnswer::Unknown, true), TabLockStep::OpenGame);
    }

    #[test]
    fn a_tab_that_answers_keeps_the_game() {
        let mut claim = TabLockRequest::default();
        assert_eq!(claim.next_step(LockAnswer::HeldElsewhere, false), TabLockStep::AskAgain);
        assert_eq!(claim.next_step(LockAnswer::HeldElsewhere, true), TabLockStep::OtherTabPlays);
    }

    #[test]
    fn a_page_that_holds_the_lock_and_never_answers_loses_it() {
        let mut claim = TabLockRequest::default();
        let asked =
            (1..).find(|_| claim.next_step(LockAnswer::HeldElsewhere, false) == TabLockStep::TakeByForce);
        assert_eq!(asked, Some(TabLockRequest::MAX_ATTEMPTS));
    }

    #[test]
    fn a_page_that_lets_go_late_is_waited_for() {
        let mut claim = TabLockRequest::default();
        for _ in 1..TabLockRequest::MAX_ATTEMPTS {
            assert_eq!(claim.next_step(LockAnswer::HeldElsewhere, false), TabLockStep::AskAgain);
        }
        assert_eq!(claim.next_step(LockAnswer::Granted, false), TabLockStep::OpenGame);
    }
}
