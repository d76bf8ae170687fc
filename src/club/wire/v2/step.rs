//! What happened in an event.

use serde::{Deserialize, Serialize};

use crate::club::event as today;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::game::wire::frozen::stored_as;

/// Something that happened in an event. Players are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventStepV2 {
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

impl From<today::EventStep> for EventStepV2 {
    fn from(today: today::EventStep) -> EventStepV2 {
        match today {
            today::EventStep::Enter(of) => EventStepV2::Enter(of),
            today::EventStep::Amend { player, entrant } => EventStepV2::Amend { player, entrant },
            today::EventStep::Withdraw(of) => EventStepV2::Withdraw(of),
            today::EventStep::Return(of) => EventStepV2::Return(of),
            today::EventStep::Ask { player, round, bye } => EventStepV2::Ask { player, round, bye },
            today::EventStep::Forbid(a, b) => EventStepV2::Forbid(a, b),
            today::EventStep::Allow(a, b) => EventStepV2::Allow(a, b),
            today::EventStep::ForbidRounds { pair, first, last } => {
                EventStepV2::ForbidRounds { pair, first, last }
            }
            today::EventStep::Draw(of) => EventStepV2::Draw(of),
            today::EventStep::Import(of) => EventStepV2::Import(of),
            today::EventStep::Redraw(of) => EventStepV2::Redraw(of),
            today::EventStep::Cancel => EventStepV2::Cancel,
            today::EventStep::Result { place, score } => EventStepV2::Result { place, score },
            today::EventStep::Clear(of) => EventStepV2::Clear(of),
            today::EventStep::Adjourn(of) => EventStepV2::Adjourn(of),
            today::EventStep::Undo => EventStepV2::Undo,
            today::EventStep::SwapPlayers(a, b) => EventStepV2::SwapPlayers(a, b),
            today::EventStep::SetBoard { board, pairing } => EventStepV2::SetBoard { board, pairing },
            today::EventStep::FixPair(of) => EventStepV2::FixPair(of),
            today::EventStep::ReleasePair(of) => EventStepV2::ReleasePair(of),
        }
    }
}

impl From<EventStepV2> for today::EventStep {
    fn from(frozen: EventStepV2) -> today::EventStep {
        match frozen {
            EventStepV2::Enter(of) => today::EventStep::Enter(of),
            EventStepV2::Amend { player, entrant } => today::EventStep::Amend { player, entrant },
            EventStepV2::Withdraw(of) => today::EventStep::Withdraw(of),
            EventStepV2::Return(of) => today::EventStep::Return(of),
            EventStepV2::Ask { player, round, bye } => today::EventStep::Ask { player, round, bye },
            EventStepV2::Forbid(a, b) => today::EventStep::Forbid(a, b),
            EventStepV2::Allow(a, b) => today::EventStep::Allow(a, b),
            EventStepV2::ForbidRounds { pair, first, last } => {
                today::EventStep::ForbidRounds { pair, first, last }
            }
            EventStepV2::Draw(of) => today::EventStep::Draw(of),
            EventStepV2::Import(of) => today::EventStep::Import(of),
            EventStepV2::Redraw(of) => today::EventStep::Redraw(of),
            EventStepV2::Cancel => today::EventStep::Cancel,
            EventStepV2::Result { place, score } => today::EventStep::Result { place, score },
            EventStepV2::Clear(of) => today::EventStep::Clear(of),
            EventStepV2::Adjourn(of) => today::EventStep::Adjourn(of),
            EventStepV2::Undo => today::EventStep::Undo,
            EventStepV2::SwapPlayers(a, b) => today::EventStep::SwapPlayers(a, b),
            EventStepV2::SetBoard { board, pairing } => today::EventStep::SetBoard { board, pairing },
            EventStepV2::FixPair(of) => today::EventStep::FixPair(of),
            EventStepV2::ReleasePair(of) => today::EventStep::ReleasePair(of),
        }
    }
}

stored_as!(today::EventStep => EventStepV2);
