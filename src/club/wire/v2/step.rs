//! Steps of a tournament, in version 2 of the storage formats.

use serde::{Deserialize, Serialize};

use crate::club::event as present;
use crate::club::record::{Bye, Pairing, PairingResult};
use crate::game::wire::frozen::stored_as;

/// Stored form of a step in a tournament's journal, version 2. Players, rounds and boards are
/// numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum EventStepV2 {
    /// A player enters.
    Enter(present::Entrant),
    /// The data of a player are corrected.
    Amend {
        /// The number of the player.
        player: usize,
        /// The corrected data.
        entrant: present::Entrant,
    },
    /// A player, given by number, withdraws.
    Withdraw(usize),
    /// A withdrawn player, given by number, returns.
    Return(usize),
    /// A player requests a bye in a future round, or cancels the request.
    Ask {
        /// The number of the player.
        player: usize,
        /// The number of the round.
        round: usize,
        /// The bye; `None` cancels the request.
        bye: Option<Bye>,
    },
    /// Two players, given by number, must not be paired.
    Forbid(usize, usize),
    /// Two players, given by number, may be paired again.
    Allow(usize, usize),
    /// Two players must not be paired in certain rounds.
    ForbidRounds {
        /// The numbers of the players.
        pair: [usize; 2],
        /// The first of these rounds.
        first: usize,
        /// The last of these rounds.
        last: usize,
    },
    /// The next round gets these pairings.
    Draw(present::RoundPairings),
    /// The next round gets pairings from an imported report.
    Import(present::RoundPairings),
    /// The last paired round gets new pairings.
    Redraw(present::RoundPairings),
    /// The last paired round is deleted.
    Cancel,
    /// A game gets a result.
    Result {
        /// The place of the game.
        place: present::GamePlace,
        /// The result.
        score: PairingResult,
    },
    /// The result of a game is deleted.
    Clear(present::GamePlace),
    /// A game is adjourned.
    Adjourn(present::GamePlace),
    /// The last step that has not been undone is undone.
    Undo,
    /// Two players, given by number, exchange their places in the last paired round.
    SwapPlayers(usize, usize),
    /// Two players are seated at a board of the last paired round.
    SetBoard {
        /// The board.
        board: usize,
        /// The players with White and with Black.
        pairing: Pairing,
    },
    /// The arbiter fixes a pair with its colours for the next round.
    FixPair(Pairing),
    /// The arbiter releases a fixed pair.
    ReleasePair(Pairing),
}

impl From<present::EventStep> for EventStepV2 {
    /// Converts a tournament step to its stored form, version 2.
    fn from(present: present::EventStep) -> EventStepV2 {
        match present {
            present::EventStep::AddPlayer(of) => EventStepV2::Enter(of),
            present::EventStep::CorrectPlayer { player, entrant } => EventStepV2::Amend { player, entrant },
            present::EventStep::Withdraw(of) => EventStepV2::Withdraw(of),
            present::EventStep::Return(of) => EventStepV2::Return(of),
            present::EventStep::RequestBye { player, round, bye } => EventStepV2::Ask { player, round, bye },
            present::EventStep::Forbid(a, b) => EventStepV2::Forbid(a, b),
            present::EventStep::Allow(a, b) => EventStepV2::Allow(a, b),
            present::EventStep::ForbidRounds { pair, first, last } => {
                EventStepV2::ForbidRounds { pair, first, last }
            }
            present::EventStep::PairRound(of) => EventStepV2::Draw(of),
            present::EventStep::ImportRound(of) => EventStepV2::Import(of),
            present::EventStep::PairRoundAgain(of) => EventStepV2::Redraw(of),
            present::EventStep::CancelRound => EventStepV2::Cancel,
            present::EventStep::Result { place, score } => EventStepV2::Result { place, score },
            present::EventStep::ClearResult(of) => EventStepV2::Clear(of),
            present::EventStep::Adjourn(of) => EventStepV2::Adjourn(of),
            present::EventStep::Undo => EventStepV2::Undo,
            present::EventStep::SwapPlayers(a, b) => EventStepV2::SwapPlayers(a, b),
            present::EventStep::SetBoard { board, pairing } => EventStepV2::SetBoard { board, pairing },
            present::EventStep::FixPair(of) => EventStepV2::FixPair(of),
            present::EventStep::ReleasePair(of) => EventStepV2::ReleasePair(of),
        }
    }
}

impl From<EventStepV2> for present::EventStep {
    /// Converts a tournament step from its stored form, version 2.
    fn from(frozen: EventStepV2) -> present::EventStep {
        match frozen {
            EventStepV2::Enter(of) => present::EventStep::AddPlayer(of),
            EventStepV2::Amend { player, entrant } => present::EventStep::CorrectPlayer { player, entrant },
            EventStepV2::Withdraw(of) => present::EventStep::Withdraw(of),
            EventStepV2::Return(of) => present::EventStep::Return(of),
            EventStepV2::Ask { player, round, bye } => present::EventStep::RequestBye { player, round, bye },
            EventStepV2::Forbid(a, b) => present::EventStep::Forbid(a, b),
            EventStepV2::Allow(a, b) => present::EventStep::Allow(a, b),
            EventStepV2::ForbidRounds { pair, first, last } => {
                present::EventStep::ForbidRounds { pair, first, last }
            }
            EventStepV2::Draw(of) => present::EventStep::PairRound(of),
            EventStepV2::Import(of) => present::EventStep::ImportRound(of),
            EventStepV2::Redraw(of) => present::EventStep::PairRoundAgain(of),
            EventStepV2::Cancel => present::EventStep::CancelRound,
            EventStepV2::Result { place, score } => present::EventStep::Result { place, score },
            EventStepV2::Clear(of) => present::EventStep::ClearResult(of),
            EventStepV2::Adjourn(of) => present::EventStep::Adjourn(of),
            EventStepV2::Undo => present::EventStep::Undo,
            EventStepV2::SwapPlayers(a, b) => present::EventStep::SwapPlayers(a, b),
            EventStepV2::SetBoard { board, pairing } => present::EventStep::SetBoard { board, pairing },
            EventStepV2::FixPair(of) => present::EventStep::FixPair(of),
            EventStepV2::ReleasePair(of) => present::EventStep::ReleasePair(of),
        }
    }
}

stored_as!(present::EventStep => EventStepV2);
