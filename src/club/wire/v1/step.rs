//! What happened in an event.

use serde::{Deserialize, Serialize};

use crate::club::record::{Bye, Pairing, Score};
use crate::club::{self, event as today};
use crate::game::wire::frozen::stored_as;
use crate::game::{Instant, Span};

/// Who meets whom in a round, and who does not play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drawing {
    pairs: Vec<Pairing>,
    byes: Vec<(usize, Bye)>,
}

impl From<today::Drawing> for Drawing {
    fn from(today: today::Drawing) -> Drawing {
        let today::Drawing { pairs, byes } = today;
        Drawing { pairs, byes }
    }
}

impl From<Drawing> for today::Drawing {
    fn from(frozen: Drawing) -> today::Drawing {
        let Drawing { pairs, byes } = frozen;
        today::Drawing { pairs, byes }
    }
}

/// A game of an event, each number from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    round: usize,
    board: usize,
    game: usize,
}

impl From<today::Place> for Place {
    fn from(today: today::Place) -> Place {
        let today::Place { round, board, game } = today;
        Place { round, board, game }
    }
}

impl From<Place> for today::Place {
    fn from(frozen: Place) -> today::Place {
        let Place { round, board, game } = frozen;
        today::Place { round, board, game }
    }
}

/// How long a round may still take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundClock {
    round: usize,
    /// What was left when it was last started or stopped.
    left: Span,
    /// Since when it runs.
    since: Option<Instant>,
}

impl From<club::RoundClock> for RoundClock {
    fn from(today: club::RoundClock) -> RoundClock {
        let (round, left, since) = today.parts();
        RoundClock { round, left, since }
    }
}

impl From<RoundClock> for club::RoundClock {
    fn from(RoundClock { round, left, since }: RoundClock) -> club::RoundClock {
        club::RoundClock::from_parts(round, left, since)
    }
}

/// Something that happened in an event. Players are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A player enters.
    Enter(today::Entrant),
    /// A name or a rating is put right.
    Amend {
        /// Whose.
        player: usize,
        /// What is right.
        entrant: today::Entrant,
    },
    /// A player plays no more.
    Withdraw(usize),
    /// A player plays again.
    Return(usize),
    /// A bye is asked for.
    Ask {
        /// By whom.
        player: usize,
        /// Which round.
        round: usize,
        /// Which bye; `None` takes it back.
        bye: Option<Bye>,
    },
    /// Two players are not to be paired.
    Forbid(usize, usize),
    /// They may be again.
    Allow(usize, usize),
    /// Two players are not to be paired in some rounds.
    ForbidRounds {
        /// Which players.
        pair: [usize; 2],
        /// The first of these rounds.
        first: usize,
        /// The last one.
        last: usize,
    },
    /// The next round.
    Draw(today::Drawing),
    /// The next round, as it was elsewhere.
    Import(today::Drawing),
    /// The last round, drawn again.
    Redraw(today::Drawing),
    /// The last round is dropped.
    Cancel,
    /// A result.
    Result {
        /// Of which game.
        place: today::Place,
        /// Which.
        score: Score,
    },
    /// A result is dropped.
    Clear(today::Place),
    /// A game will be finished later.
    Adjourn(today::Place),
    /// The last step is undone.
    Undo,
}

impl From<today::Step> for Step {
    fn from(today: today::Step) -> Step {
        match today {
            today::Step::Enter(of) => Step::Enter(of),
            today::Step::Amend { player, entrant } => Step::Amend { player, entrant },
            today::Step::Withdraw(of) => Step::Withdraw(of),
            today::Step::Return(of) => Step::Return(of),
            today::Step::Ask { player, round, bye } => Step::Ask { player, round, bye },
            today::Step::Forbid(a, b) => Step::Forbid(a, b),
            today::Step::Allow(a, b) => Step::Allow(a, b),
            today::Step::ForbidRounds { pair, first, last } => Step::ForbidRounds { pair, first, last },
            today::Step::Draw(of) => Step::Draw(of),
            today::Step::Import(of) => Step::Import(of),
            today::Step::Redraw(of) => Step::Redraw(of),
            today::Step::Cancel => Step::Cancel,
            today::Step::Result { place, score } => Step::Result { place, score },
            today::Step::Clear(of) => Step::Clear(of),
            today::Step::Adjourn(of) => Step::Adjourn(of),
            today::Step::Undo => Step::Undo,
        }
    }
}

impl From<Step> for today::Step {
    fn from(frozen: Step) -> today::Step {
        match frozen {
            Step::Enter(of) => today::Step::Enter(of),
            Step::Amend { player, entrant } => today::Step::Amend { player, entrant },
            Step::Withdraw(of) => today::Step::Withdraw(of),
            Step::Return(of) => today::Step::Return(of),
            Step::Ask { player, round, bye } => today::Step::Ask { player, round, bye },
            Step::Forbid(a, b) => today::Step::Forbid(a, b),
            Step::Allow(a, b) => today::Step::Allow(a, b),
            Step::ForbidRounds { pair, first, last } => today::Step::ForbidRounds { pair, first, last },
            Step::Draw(of) => today::Step::Draw(of),
            Step::Import(of) => today::Step::Import(of),
            Step::Redraw(of) => today::Step::Redraw(of),
            Step::Cancel => today::Step::Cancel,
            Step::Result { place, score } => today::Step::Result { place, score },
            Step::Clear(of) => today::Step::Clear(of),
            Step::Adjourn(of) => today::Step::Adjourn(of),
            Step::Undo => today::Step::Undo,
        }
    }
}

stored_as!(today::Drawing => Drawing);
stored_as!(today::Place => Place);
stored_as!(today::Step => Step);
stored_as!(club::RoundClock => RoundClock);
