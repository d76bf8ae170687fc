//! Steps of an event, and the reasons to refuse one.

use thiserror::Error;

use crate::club::record::{Bye, Pairing, PairingResult};

/// A player as entered in a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The name, as displayed.
    pub name: String,
    /// Number of the player's profile in storage, if there is one.
    pub person: Option<u64>,
    /// The rating, for pairing numbers and tie-breaks; 0 for unrated.
    pub rating: u32,
    /// Data for reports to federations.
    pub details: PersonalDetails,
}

/// Personal data of a player for reports to federations. An empty text means unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalDetails {
    /// `m` or `w`.
    pub sex: String,
    /// The title, abbreviated: `GM`, `WFM`.
    pub title: String,
    /// The three-letter code of the federation.
    pub federation: String,
    /// The FIDE ID.
    pub fide_id: String,
    /// The date of birth as `2011/03/22`, or a part of it.
    pub birth: String,
    /// The ID in the national federation.
    pub national_id: String,
    /// The name of the chess club.
    pub club: String,
}

/// The pairings and byes of a round of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairings {
    /// Pairings, in board order.
    pub pairs: Vec<Pairing>,
    /// Players without a game, each with the kind of bye.
    pub byes: Vec<(usize, Bye)>,
}

/// The position of a game in a tournament: round, board, and game of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GamePlace {
    /// The round, from 0.
    pub round: usize,
    /// The board, from 0.
    pub board: usize,
    /// The game of the match, from 0.
    pub game: usize,
}

/// A step of a tournament, as its journal records it: a new player, the pairings of a round, a
/// result. Players are numbered from 0 in the order of entry.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventStep {
    /// Adds a player. After the first round only a Swiss accepts this.
    AddPlayer(Entrant),
    /// Replaces the data of a player, such as a name or a rating.
    CorrectPlayer {
        /// The player to correct.
        player: usize,
        /// The corrected data.
        entrant: Entrant,
    },
    /// Withdraws a player from the next pairing on. In a knockout, the player loses an unfinished
    /// match at once; in a round robin, the player loses the games of later rounds by forfeit.
    Withdraw(usize),
    /// Lets a withdrawn player return from the next pairing on. In a knockout, only before the
    /// first round is paired.
    Return(usize),
    /// Records a player's request for a bye in a round that is not paired yet. Swiss only.
    RequestBye {
        /// The player with the request.
        player: usize,
        /// The round, from 0.
        round: usize,
        /// A half-point, full-point or zero-point bye; `None` withdraws the request.
        bye: Option<Bye>,
    },
    /// Forbids the pairing of two players in all rounds to come. Swiss only.
    Forbid(usize, usize),
    /// Allows the pairing of two players again, in all rounds. Swiss only.
    Allow(usize, usize),
    /// Forbids the pairing of two players in some rounds. Swiss only.
    ForbidRounds {
        /// The two players.
        pair: [usize; 2],
        /// The first forbidden round, from 0.
        first: usize,
        /// The last forbidden round, from 0.
        last: usize,
    },
    /// Adds the next round: the pairings that the program computes, or others of the arbiter that
    /// the rules of the format allow.
    PairRound(RoundPairings),
    /// Adds the next round as another program paired it, under any rules. Each player appears at
    /// most once, and games of earlier rounds may lack results. Not in a knockout.
    ImportRound(RoundPairings),
    /// Replaces the pairings of the last round and deletes its results.
    PairRoundAgain(RoundPairings),
    /// Deletes the last round with its results.
    CancelRound,
    /// Enters or changes the result of a game.
    Result {
        /// The game.
        place: GamePlace,
        /// The result.
        score: PairingResult,
    },
    /// Deletes the result of a game, and the results of later games of the same match.
    ClearResult(GamePlace),
    /// Marks a game as adjourned. The pairing of the next Swiss round counts it as a draw.
    Adjourn(GamePlace),
    /// Swaps two players in the last round, by decision of the arbiter: boards, colours, or the
    /// bye. Deletes the results of their boards. In a round robin both must play on the same board.
    SwapPlayers(usize, usize),
    /// Seats two players on a board of the last round, by decision of the arbiter. The players of
    /// that board take the places of the new ones. In a Swiss, the index after the last board adds
    /// a board for two players who have none. Not in a round robin.
    SetBoard {
        /// The board, from 0.
        board: usize,
        /// The players with White and with Black.
        pairing: Pairing,
    },
    /// Fixes a pair with its colours for the next round; the other players are paired around it.
    /// Swiss only.
    FixPair(Pairing),
    /// Releases a fixed pair.
    ReleasePair(Pairing),
    /// Takes back the last step that is still in effect.
    Undo,
}

/// The reason why a tournament refuses a step, such as a result for a game that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EventRefusal {
    /// The player does not exist.
    #[error("there is no such player")]
    NoSuchPlayer,
    /// The round, board or game does not exist.
    #[error("there is no such round, board or game")]
    NoSuchGame,
    /// The name is empty or longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    InvalidName,
    /// The event has the maximum number of players already.
    #[error("the event takes no more players")]
    TooManyPlayers,
    /// The first round is paired, so the step comes too late.
    #[error("the first round is drawn")]
    FirstRoundPaired,
    /// The format does not support the step.
    #[error("the format has nothing of the kind")]
    OtherFormat,
    /// The step would change nothing.
    #[error("that is so already")]
    NoChange,
    /// Fewer than two players are left.
    #[error("fewer than two players are left")]
    TooFew,
    /// All rounds are paired, or the winner is known.
    #[error("all rounds are drawn, or the winner is known")]
    NoMoreRounds,
    /// A game has no result yet.
    #[error("round {}, board {}, game {} has no result", .0.round + 1, .0.board + 1, .0.game + 1)]
    ResultMissing(GamePlace),
    /// The round is paired already.
    #[error("the round is drawn")]
    RoundPaired,
    /// A player cannot request the pairing-allocated bye.
    #[error("this bye is not asked for")]
    ByeNotRequestable,
    /// A player is missing in the pairings, appears twice, or must not appear.
    #[error("player {} does not stand exactly once in the drawing", .player + 1)]
    NotExactlyOnce {
        /// The player.
        player: usize,
    },
    /// Two players have met over the board (FIDE Dutch pairing rules C1), or the arbiter has
    /// forbidden the pair.
    #[error("players {} and {} cannot be paired", .0.white + 1, .0.black + 1)]
    PairNotAllowed(Pairing),
    /// No pairing satisfies the rules of the Swiss system.
    #[error("no pairing keeps to the rules of the Swiss")]
    NoLegalPairing,
    /// No step is left to undo.
    #[error("there is nothing to take back")]
    NothingToUndo,
}
