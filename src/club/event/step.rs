//! Steps of a tournament, which its journal records, and reasons to refuse a step.

use thiserror::Error;

use crate::club::record::{Bye, Pairing, PairingResult};

/// A player as entered in a tournament: name, rating and personal details.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The name as shown in the tournament.
    pub name: String,
    /// Number of the person in the register of players; `None` if the player is not registered.
    pub person: Option<u64>,
    /// The rating, for pairing numbers and tie-breaks; 0 if unrated.
    pub rating: u32,
    /// Personal data for reports to federations.
    pub details: PersonalDetails,
}

/// Personal data of a tournament player, for reports to federations. An empty text means unknown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalDetails {
    /// The sex: `m` or `w`.
    pub sex: String,
    /// The chess title as an abbreviation, such as `GM` or `WFM`.
    pub title: String,
    /// The federation as a three-letter code, such as `FRA`.
    pub federation: String,
    /// The FIDE ID.
    pub fide_id: String,
    /// The date of birth as `2011/03/22`, or only the year and month, or only the year.
    pub birth: String,
    /// The player's ID in the national federation.
    pub national_id: String,
    /// The name of the chess club.
    pub club: String,
}

/// Pairings and byes of one tournament round, without results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairings {
    /// The pairings, in the order of the boards.
    pub pairs: Vec<Pairing>,
    /// The numbers of the players with a bye, and their byes.
    pub byes: Vec<(usize, Bye)>,
}

/// Place of a game in a tournament: round, board, and game of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GamePlace {
    /// The round, from 0.
    pub round: usize,
    /// The board, from 0.
    pub board: usize,
    /// The game of the match, from 0; always 0 except in a knockout.
    pub game: usize,
}

/// A step of a tournament, such as a new player, the pairings of a round or a result. The journal
/// records all steps. Players are numbered from 0 in the order of entry.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum EventStep {
    /// Adds a player. After the first round is paired, only a Swiss accepts new players.
    AddPlayer(Entrant),
    /// Replaces the data of a player, for example to correct the name or the rating.
    CorrectPlayer {
        /// The number of the player.
        player: usize,
        /// The corrected data.
        entrant: Entrant,
    },
    /// Withdraws a player (given by number) from the next pairing on. In a knockout, the player
    /// immediately loses an unfinished match. In a round robin, the player loses the games of later
    /// rounds by forfeit.
    Withdraw(usize),
    /// Lets a withdrawn player (given by number) return from the next pairing on. In a knockout,
    /// this is allowed only before the first round is paired.
    Return(usize),
    /// Records that a player requests a bye in a round that is not paired yet. Swiss only.
    RequestBye {
        /// The number of the player.
        player: usize,
        /// The round, from 0.
        round: usize,
        /// A half-point, full-point or zero-point bye; `None` cancels the request.
        bye: Option<Bye>,
    },
    /// Forbids the pairing of two players (given by number) in all later rounds. Swiss only.
    Forbid(usize, usize),
    /// Lifts all bans on the pairing of two players (given by number). Swiss only.
    Allow(usize, usize),
    /// Forbids the pairing of two players in certain rounds. Swiss only.
    ForbidRounds {
        /// The numbers of the two players.
        pair: [usize; 2],
        /// The first forbidden round, from 0.
        first: usize,
        /// The last forbidden round, from 0.
        last: usize,
    },
    /// Adds the next round with these pairings, which the app has computed or the arbiter has
    /// chosen. The rules of the format must allow the pairings.
    PairRound(RoundPairings),
    /// Adds the next round with pairings from another program. The pairings need not follow the
    /// rules of the format, but each player may appear only once. Games of earlier rounds may lack
    /// results. Not in a knockout.
    ImportRound(RoundPairings),
    /// Replaces the pairings of the last round and deletes its results.
    PairRoundAgain(RoundPairings),
    /// Deletes the last round with its results.
    CancelRound,
    /// Enters the result of a game, or changes it.
    Result {
        /// The place of the game.
        place: GamePlace,
        /// The result.
        score: PairingResult,
    },
    /// Deletes the result of a game, and the results of later games in the same match.
    ClearResult(GamePlace),
    /// Marks a game as adjourned. For the pairing of the next round, a Swiss counts the game as a
    /// draw.
    Adjourn(GamePlace),
    /// Swaps two players (given by number) in the last round, by decision of the arbiter. The
    /// players swap boards, colours, or the bye. Deletes the results on their boards. In a round
    /// robin, both players must be at the same board.
    SwapPlayers(usize, usize),
    /// Pairs two players at a board of the last round, by decision of the arbiter. The players who
    /// had this board take the previous places of the new players. In a Swiss, a `board` equal to
    /// the number of boards adds a board for two players without one. Not in a round robin.
    SetBoard {
        /// The board, from 0.
        board: usize,
        /// The players with White and with Black.
        pairing: Pairing,
    },
    /// Fixes a pair with its colours for the next round, by decision of the arbiter. The app pairs
    /// the other players. Swiss only.
    FixPair(Pairing),
    /// Releases a pair that the arbiter has fixed for the next round.
    ReleasePair(Pairing),
    /// Undoes the last step that has not been undone.
    Undo,
}

/// Reason why a tournament refuses a step, such as a result for a game that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EventRefusal {
    /// No player has this number, or the step names the same player twice.
    #[error("there is no such player")]
    NoSuchPlayer,
    /// The round, board or game does not exist, the game is not the next game of its match, or the
    /// first round of a range comes after the last.
    #[error("there is no such round, board or game")]
    NoSuchGame,
    /// The name is blank or longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    InvalidName,
    /// The tournament already has the maximum number of players.
    #[error("the event takes no more players")]
    TooManyPlayers,
    /// The step is only possible before the first round is paired.
    #[error("the first round is drawn")]
    FirstRoundPaired,
    /// The format of the tournament does not allow the step.
    #[error("the format has nothing of the kind")]
    OtherFormat,
    /// The step would change nothing.
    #[error("that is so already")]
    NoChange,
    /// Fewer than two players are present.
    #[error("fewer than two players are left")]
    TooFew,
    /// All rounds are paired, or the winner is known.
    #[error("all rounds are drawn, or the winner is known")]
    NoMoreRounds,
    /// A game that must be finished before the next pairing has no result.
    #[error("round {}, board {}, game {} has no result", .0.round + 1, .0.board + 1, .0.game + 1)]
    ResultMissing(GamePlace),
    /// The round is already paired.
    #[error("the round is drawn")]
    RoundPaired,
    /// The pairing-allocated bye cannot be requested.
    #[error("this bye is not asked for")]
    ByeNotRequestable,
    /// A player is missing in the pairings, appears twice, must not appear, or has the wrong
    /// opponent or bye.
    #[error("player {} does not stand exactly once in the drawing", .player + 1)]
    NotExactlyOnce {
        /// The number of the player.
        player: usize,
    },
    /// The two players have met over the board before (FIDE Dutch criterion C1), or the arbiter has
    /// forbidden the pair.
    #[error("players {} and {} cannot be paired", .0.white + 1, .0.black + 1)]
    PairNotAllowed(Pairing),
    /// No pairing of the round satisfies the rules of the Swiss system or, after imported rounds,
    /// the rules of the round robin.
    #[error("no pairing keeps to the rules of the Swiss")]
    NoLegalPairing,
    /// There is no step to undo.
    #[error("there is nothing to take back")]
    NothingToUndo,
}
