//! Steps of a tournament, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::event as today;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::game::wire::frozen::stored_as;

/// Stored form of a step in a tournament's journal, version 2. Players and rounds are numbered from
/// 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventStepV2 {
    /// A player enters.
    Enter(today::Entrant),
    /// An entrant is corrected.
    Amend {
        /// The player.
        player: usize,
        /// The corrected entrant.
        entrant: today::Entrant,
    },
    /// A player withdraws.
    Withdraw(usize),
    /// A withdrawn player returns.
    Return(usize),
    /// A player requests a bye, or withdraws the request.
    Ask {
        /// The player.
        player: usize,
        /// The round.
        round: usize,
        /// The bye; `None` withdraws the request.
        bye: Option<Bye>,
    },
    /// Two players must not be paired.
    Forbid(usize, usize),
    /// Two players who were forbidden to meet may be paired again.
    Allow(usize, usize),
    /// Two players must not be paired in some rounds.
    ForbidRounds {
        /// The players.
        pair: [usize; 2],
        /// The first of these rounds.
        first: usize,
        /// The last of these rounds.
        last: usize,
    },
    /// The next round is paired.
    Draw(today::RoundPairings),
    /// The next round is imported with its pairings.
    Import(today::RoundPairings),
    /// The last round is paired again.
    Redraw(today::RoundPairings),
    /// The last round is removed.
    Cancel,
    /// A result is entered.
    Result {
        /// The game.
        place: today::GamePlace,
        /// The result.
        score: PairingResult,
    },
    /// A result is removed.
    Clear(today::GamePlace),
    /// A game is adjourned.
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
    /// Two players must meet in the next round.
    FixPair(Pairing),
    /// A fixed pair is released.
    ReleasePair(Pairing),
}

impl From<today::EventStep> for EventStepV2 {
    /// Converts a tournament step to the stored form, version 2.
    fn from(today: today::EventStep) -> EventStepV2 {
        match today {
            today::EventStep::AddPlayer(of) => EventStepV2::Enter(of),
            today::EventStep::CorrectPlayer { player, entrant } => EventStepV2::Amend { player, entrant },
            today::EventStep::Withdraw(of) => EventStepV2::Withdraw(of),
            today::EventStep::Return(of) => EventStepV2::Return(of),
            today::EventStep::RequestBye { player, round, bye } => EventStepV2::Ask { player, round, bye },
            today::EventStep::Forbid(a, b) => EventStepV2::Forbid(a, b),
            today::EventStep::Allow(a, b) => EventStepV2::Allow(a, b),
            today::EventStep::ForbidRounds { pair, first, last } => {
                EventStepV2::ForbidRounds { pair, first, last }
            }
            today::EventStep::PairRound(of) => EventStepV2::Draw(of),
            today::EventStep::ImportRound(of) => EventStepV2::Import(of),
            today::EventStep::PairRoundAgain(of) => EventStepV2::Redraw(of),
            today::EventStep::CancelRound => EventStepV2::Cancel,
            today::EventStep::Result { place, score } => EventStepV2::Result { place, score },
            today::EventStep::ClearResult(of) => EventStepV2::Clear(of),
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
    /// Converts a tournament step from the stored form, version 2, to the type of the program.
    fn from(frozen: EventStepV2) -> today::EventStep {
        match frozen {
            EventStepV2::Enter(of) => today::EventStep::AddPlayer(of),
            EventStepV2::Amend { player, entrant } => today::EventStep::CorrectPlayer { player, entrant },
            EventStepV2::Withdraw(of) => today::EventStep::Withdraw(of),
            EventStepV2::Return(of) => today::EventStep::Return(of),
            EventStepV2::Ask { player, round, bye } => today::EventStep::RequestBye { player, round, bye },
            EventStepV2::Forbid(a, b) => today::EventStep::Forbid(a, b),
            EventStepV2::Allow(a, b) => today::EventStep::Allow(a, b),
            EventStepV2::ForbidRounds { pair, first, last } => {
                today::EventStep::ForbidRounds { pair, first, last }
            }
            EventStepV2::Draw(of) => today::EventStep::PairRound(of),
            EventStepV2::Import(of) => today::EventStep::ImportRound(of),
            EventStepV2::Redraw(of) => today::EventStep::PairRoundAgain(of),
            EventStepV2::Cancel => today::EventStep::CancelRound,
            EventStepV2::Result { place, score } => today::EventStep::Result { place, score },
            EventStepV2::Clear(of) => today::EventStep::ClearResult(of),
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
