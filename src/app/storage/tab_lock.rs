//! The steps of a tab that requests the tab lock, which only one tab at a time may hold.
//!
//! The tab that holds the lock plays, and opens the saved data. The lock only warns the players
//! early that another tab plays. It does not protect the data: a record in the database names the
//! one tab that may write. So if the browser gives no clear answer about the lock, the page opens
//! the data all the same.

/// The browser's answer to a tab that requested the tab lock, which only one tab at a time may
/// hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockAnswer {
    /// This tab holds the lock.
    Granted,
    /// Another page holds the lock: another tab, or a page that is being closed.
    HeldElsewhere,
    /// The browser has no locks, refused to answer, or did not answer within
    /// [`TabLockRequest::MAX_POLLS`] polls.
    Unknown,
}

/// The next step of a tab that requests the tab lock, which only one tab at a time may hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TabLockStep {
    /// Open the saved data in this tab, and play here.
    OpenGame,
    /// Ask for the lock again after [`TabLockRequest::POLL_INTERVAL_MS`].
    AskAgain,
    /// Take the lock by force: the page that holds it does not answer, so no game is played on that
    /// page.
    TakeByForce,
    /// Give up: another tab holds the lock and plays.
    OtherTabPlays,
}

/// The state of a tab that requests the tab lock, which only one tab at a time may hold.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TabLockRequest {
    /// The number of attempts at which another page held the lock.
    refusals: u32,
}

impl TabLockRequest {
    /// Maximum number of polls for the browser's answer, [`TabLockRequest::POLL_INTERVAL_MS`]
    /// apart. Polls are counted instead of time, because a busy page cannot receive an answer.
    pub const MAX_POLLS: u32 = 8;
    /// Time between two polls or two attempts, in milliseconds.
    pub const POLL_INTERVAL_MS: u32 = 50;
    /// Number of attempts to get the lock while no other tab says that it holds the lock. A page
    /// that is being closed or reloaded may hold the lock for a moment, in some browsers for
    /// seconds, and a background tab on a busy machine answers late.
    const MAX_ATTEMPTS: u32 = 40;

    /// Returns the tab's next step after the browser's `answer` to the request for the lock. Counts
    /// how often another page held the lock. `another_answers`: another tab has said that it holds
    /// the lock.
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
