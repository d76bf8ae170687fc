//! What happened in an event.

use serde::{Deserialize, Serialize};

use crate::club::event as today;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::game::wire::frozen::stored_as;

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
    Draw(today::RoundPairings),
    /// The next round, as it was elsewhere.
    Import(today::RoundPairings),
    /// The last round, drawn again.
    Redraw(today::RoundPairings),
    /// The last round is dropped.
    Cancel,
    /// A result.
    Result {
        /// Of which game.
        place: today::GamePlace,
        /// Which.
        score: PairingResult,
    },
    /// A result is dropped.
    Clear(today::GamePlace),
    /// A game will be finished later.
    Adjourn(today::GamePlace),
    /// The last step is undone.
    Undo,
    /// Two players change places in the last round.
    SwapPlayers(usize, usize),
    /// Two players meet on a board of the last round.
    SetBoard {
        /// The board.
        board: usize,
        /// The players.
        pairing: Pairing,
    },
    /// Two players are to meet in the next round.
    FixPair(Pairing),
    /// They need not.
    ReleasePair(Pairing),
}

impl From<today::EventStep> for Step {
    fn from(today: today::EventStep) -> Step {
        match today {
            today::EventStep::Enter(of) => Step::Enter(of),
            today::EventStep::Amend { player, entrant } => Step::Amend { player, entrant },
            today::EventStep::Withdraw(of) => Step::Withdraw(of),
            today::EventStep::Return(of) => Step::Return(of),
            today::EventStep::Ask { player, round, bye } => Step::Ask { player, round, bye },
            today::EventStep::Forbid(a, b) => Step::Forbid(a, b),
            today::EventStep::Allow(a, b) => Step::Allow(a, b),
            today::EventStep::ForbidRounds { pair, first, last } => Step::ForbidRounds { pair, first, last },
            today::EventStep::Draw(of) => Step::Draw(of),
            today::EventStep::Import(of) => Step::Import(of),
            today::EventStep::Redraw(of) => Step::Redraw(of),
            today::EventStep::Cancel => Step::Cancel,
            today::EventStep::Result { place, score } => Step::Result { place, score },
            today::EventStep::Clear(of) => Step::Clear(of),
            today::EventStep::Adjourn(of) => Step::Adjourn(of),
            today::EventStep::Undo => Step::Undo,
            today::EventStep::SwapPlayers(a, b) => Step::SwapPlayers(a, b),
            today::EventStep::SetBoard { board, pairing } => Step::SetBoard { board, pairing },
            today::EventStep::FixPair(of) => Step::FixPair(of),
            today::EventStep::ReleasePair(of) => Step::ReleasePair(of),
        }
    }
}

impl From<Step> for today::EventStep {
    fn from(frozen: Step) -> today::EventStep {
        match frozen {
            Step::Enter(of) => today::EventStep::Enter(of),
            Step::Amend { player, entrant } => today::EventStep::Amend { player, entrant },
            Step::Withdraw(of) => today::EventStep::Withdraw(of),
            Step::Return(of) => today::EventStep::Return(of),
            Step::Ask { player, round, bye } => today::EventStep::Ask { player, round, bye },
            Step::Forbid(a, b) => today::EventStep::Forbid(a, b),
            Step::Allow(a, b) => today::EventStep::Allow(a, b),
            Step::ForbidRounds { pair, first, last } => today::EventStep::ForbidRounds { pair, first, last },
            Step::Draw(of) => today::EventStep::Draw(of),
            Step::Import(of) => today::EventStep::Import(of),
            Step::Redraw(of) => today::EventStep::Redraw(of),
            Step::Cancel => today::EventStep::Cancel,
            Step::Result { place, score } => today::EventStep::Result { place, score },
            Step::Clear(of) => today::EventStep::Clear(of),
            Step::Adjourn(of) => today::EventStep::Adjourn(of),
            Step::Undo => today::EventStep::Undo,
            Step::SwapPlayers(a, b) => today::EventStep::SwapPlayers(a, b),
            Step::SetBoard { board, pairing } => today::EventStep::SetBoard { board, pairing },
            Step::FixPair(of) => today::EventStep::FixPair(of),
            Step::ReleasePair(of) => today::EventStep::ReleasePair(of),
        }
    }
}

stored_as!(today::EventStep => Step);
