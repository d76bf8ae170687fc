//! One tab at a time: what a tab does that wants the game, answer by answer.
//!
//! The lock between tabs only tells the players early. What really keeps two tabs from writing is the owner's mark on the
//! disk; so whenever the lock gives no clear answer, the page goes on.

/// What the browser said to a tab that asked for the lock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LockAnswer {
    /// The lock is this tab's now.
    Given,
    /// Another page holds it: another tab, or a page that is just being left.
    Held,
    /// There are no locks here, the browser refused to say, or said nothing at any of [`Claim::LOOKS`].
    Unknown,
}

/// What the tab does next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The game is here.
    GoOn,
    /// Ask again after [`Claim::STEP_MS`].
    AskAgain,
    /// Take the lock by force: the page that holds it does not answer, so nobody plays there.
    Steal,
    /// Another tab has the game.
    Elsewhere,
}

/// A tab that asks for the lock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Claim {
    refused: u32,
}

impl Claim {
    /// How often the tab looks for the browser's answer, [`Claim::STEP_MS`] apart. It counts looks instead of time: while
    /// the page itself is too busy to hear an answer, nothing runs out.
    pub const LOOKS: u32 = 8;
    /// Between two looks or two attempts, in milliseconds.
    pub const STEP_MS: u32 = 50;
    /// How often the lock is asked for while no tab says that it has the game: a page that is being closed, or loaded
    /// again, may hold it for a moment, in some browsers for seconds; and a tab in the background of a busy machine takes
    /// its time to answer.
    const ATTEMPTS: u32 = 40;

    /// What to do after this answer. `another_answers`: another tab has said that it has the game.
    pub fn next(&mut self, answer: LockAnswer, another_answers: bool) -> Next {
        match answer {
            LockAnswer::Given | LockAnswer::Unknown => Next::GoOn,
            LockAnswer::Held if another_answers => Next::Elsewhere,
            LockAnswer::Held => {
                self.refused += 1;
                if self.refused < Claim::ATTEMPTS { Next::AskAgain } else { Next::Steal }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_lock_is_taken() {
        assert_eq!(Claim::default().next(LockAnswer::Given, false), Next::GoOn);
    }

    #[test]
    fn a_lock_that_gives_no_answer_never_keeps_the_players_waiting() {
        assert_eq!(Claim::default().next(LockAnswer::Unknown, false), Next::GoOn);
        assert_eq!(Claim::default().next(LockAnswer::Unknown, true), Next::GoOn);
    }

    #[test]
    fn a_tab_that_answers_keeps_the_game() {
        let mut claim = Claim::default();
        assert_eq!(claim.next(LockAnswer::Held, false), Next::AskAgain);
        assert_eq!(claim.next(LockAnswer::Held, true), Next::Elsewhere);
    }

    #[test]
    fn a_page_that_holds_the_lock_and_never_answers_loses_it() {
        let mut claim = Claim::default();
        let asked = (1..).find(|_| claim.next(LockAnswer::Held, false) == Next::Steal);
        assert_eq!(asked, Some(Claim::ATTEMPTS));
    }

    #[test]
    fn a_page_that_lets_go_late_is_waited_for() {
        let mut claim = Claim::default();
        for _ in 1..Claim::ATTEMPTS {
            assert_eq!(claim.next(LockAnswer::Held, false), Next::AskAgain);
        }
        assert_eq!(claim.next(LockAnswer::Given, false), Next::GoOn);
    }
}
