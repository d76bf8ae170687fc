//! What may happen in an event, and why not.

use thiserror::Error;

use crate::club::record::{Bye, Pairing, PairingResult};

/// Somebody who enters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Entrant {
    /// The name, as people read it.
    pub name: String,
    /// The number of the profile on this device, if there is one.
    pub person: Option<u64>,
    /// The rating by which players are numbered; 0 for none.
    pub rating: u32,
    /// What federations know the player by.
    pub details: PersonalDetails,
}

/// What federations know a player by, as reports write it; an empty text says nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PersonalDetails {
    /// `m` or `w`.
    pub sex: String,
    /// The title, in short: `GM`, `WFM`.
    pub title: String,
    /// The federation, in three letters.
    pub federation: String,
    /// The number at FIDE.
    pub fide_id: String,
    /// The date of birth, as `2011/03/22`, or a part of it.
    pub birth: String,
    /// The number in the national federation.
    pub national_id: String,
    /// The club.
    pub club: String,
}

/// Who meets whom in a round, and who does not play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundPairings {
    /// The boards, in order.
    pub pairs: Vec<Pairing>,
    /// Who has a bye, and which.
    pub byes: Vec<(usize, Bye)>,
}

/// A game of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct GamePlace {
    /// The round, from 0.
    pub round: usize,
    /// The board, from 0.
    pub board: usize,
    /// Which game of the match, from 0.
    pub game: usize,
}

/// Something that happens in an event. Players are numbered from 0 as they were entered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventStep {
    /// Somebody enters; later than the first round too where the format allows it.
    Enter(Entrant),
    /// A name or a rating is put right.
    Amend {
        /// Whose.
        player: usize,
        /// What is right.
        entrant: Entrant,
    },
    /// Somebody plays no more, from the next draw on; in a knockout at once.
    Withdraw(usize),
    /// Somebody who had withdrawn plays again, from the next draw on.
    Return(usize),
    /// A round is not played, as was asked before it was drawn. Swiss only.
    Ask {
        /// By whom.
        player: usize,
        /// Which round, from 0.
        round: usize,
        /// A half-point or a zero-point bye; `None` takes it back.
        bye: Option<Bye>,
    },
    /// Two players are not to be paired with each other. Swiss only.
    Forbid(usize, usize),
    /// They may be again.
    Allow(usize, usize),
    /// Two players are not to be paired with each other in some rounds. Swiss only.
    ForbidRounds {
        /// Which players.
        pair: [usize; 2],
        /// The first of these rounds, from 0.
        first: usize,
        /// The last one.
        last: usize,
    },
    /// The next round, as [`draw_number`](super::ClubEvent::draw) gives it or as the arbiter wants it.
    Draw(RoundPairings),
    /// The next round as it was drawn elsewhere, under whatever rules: a player stands in it at most once, and games of
    /// earlier rounds may be missing. Not in a knockout.
    Import(RoundPairings),
    /// The last round is drawn anew; what was played in it is no more.
    Redraw(RoundPairings),
    /// The last round was not drawn; what was played in it is no more.
    Cancel,
    /// A result, or another one for a game that had one.
    Result {
        /// Of which game.
        place: GamePlace,
        /// Which.
        score: PairingResult,
    },
    /// A game has no result after all.
    Clear(GamePlace),
    /// A game will be finished later. It counts as drawn for the next draw.
    Adjourn(GamePlace),
    /// Two players change places in the last round, by the arbiter's decision: boards, colours, the bye of an odd number.
    /// Results of their boards are dropped. In a round robin only the two of one board.
    SwapPlayers(usize, usize),
    /// Two players meet on a board of the last round, by the arbiter's decision; the players who sat there take their places. The
    /// board after the last one is for two players who have none. Not in a round robin.
    SetBoard {
        /// Which, from 0.
        board: usize,
        /// Who has White, and who has Black.
        pairing: Pairing,
    },
    /// Two players are to meet in the next round, with these colours; the others are paired around them. Swiss only.
    FixPair(Pairing),
    /// They are paired as the others again.
    ReleasePair(Pairing),
    /// The last step before this that still counts does not count any more.
    Undo,
}

/// Why a step cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum EventRefusal {
    /// There is no such player.
    #[error("there is no such player")]
    NoSuchPlayer,
    /// There is no such round, board or game.
    #[error("there is no such round, board or game")]
    NoSuchGame,
    /// A name is missing, or is longer than 200 characters.
    #[error("a name is missing, or longer than 200 characters")]
    Name,
    /// There are as many players as an event takes.
    #[error("the event takes no more players")]
    Full,
    /// It is too late for this: the first round is drawn.
    #[error("the first round is drawn")]
    Begun,
    /// The format has nothing of the kind.
    #[error("the format has nothing of the kind")]
    OtherFormat,
    /// It is as the step would make it.
    #[error("that is so already")]
    Already,
    /// Fewer than two players are left.
    #[error("fewer than two players are left")]
    TooFew,
    /// All rounds are drawn, or the winner is known.
    #[error("all rounds are drawn, or the winner is known")]
    Over,
    /// A result is missing.
    #[error("round {}, board {}, game {} has no result", .0.round + 1, .0.board + 1, .0.game + 1)]
    Missing(GamePlace),
    /// The round has been drawn.
    #[error("the round is drawn")]
    Drawn,
    /// The bye of an odd number is not asked for.
    #[error("this bye is not asked for")]
    NotAsked,
    /// A player stands twice in a drawing, or not at all, or has no place in it.
    #[error("player {} does not stand exactly once in the drawing", .player + 1)]
    Misplaced {
        /// Who.
        player: usize,
    },
    /// Two players have met over the board (C1), or are not to be paired.
    #[error("players {} and {} cannot be paired", .0.white + 1, .0.black + 1)]
    NotTogether(Pairing),
    /// No pairing keeps to the rules of the Swiss.
    #[error("no pairing keeps to the rules of the Swiss")]
    NoLegalPairing,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
}
