//! Basic types of a tournament's records: pairings, results, byes, rounds and points.
//!
//! Players are numbered from 0. In [`event`](super::event) the numbers follow the order of entry.
//! In [`swiss`](super::swiss) they follow the tournament pairing numbers (TPN), which count from 1:
//! the player with number 0 has TPN 1. Points are counted in half-points, so that all sums are
//! integers.

use thiserror::Error;

use crate::rules::Color;

/// Kind of a tournament, which decides how unplayed rounds count in tie-breaks (FIDE C.07, 15.2 and
/// 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentKind {
    /// Round robin: all pairs meet.
    RoundRobin,
    /// Swiss: players with equal or similar scores meet.
    Swiss,
}

/// Result of a pairing in a tournament round: a game or a forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairingResult {
    /// A game that White won.
    WhiteWins,
    /// A drawn game.
    Draw,
    /// A game that Black won.
    BlackWins,
    /// No game: White wins by forfeit.
    WhiteByForfeit,
    /// No game: Black wins by forfeit.
    BlackByForfeit,
    /// No game: both lose by forfeit.
    BothForfeit,
    /// A game that both players lost by the arbiter's decision (Laws of Chess 11.8, 12.9).
    BothLose,
    /// A game with half a point for White and none for Black, by the arbiter's decision.
    HalfForWhite,
    /// A game with half a point for Black and none for White, by the arbiter's decision.
    HalfForBlack,
}

impl PairingResult {
    /// Whether the players played the game. `false` for a forfeit.
    pub const fn is_game(self) -> bool {
        !matches!(
            self,
            PairingResult::WhiteByForfeit | PairingResult::BlackByForfeit | PairingResult::BothForfeit
        )
    }

    /// Returns the result with White and Black exchanged: a win for White becomes a win for Black.
    pub const fn mirrored(self) -> PairingResult {
        match self {
            PairingResult::WhiteWins => PairingResult::BlackWins,
            PairingResult::BlackWins => PairingResult::WhiteWins,
            PairingResult::WhiteByForfeit => PairingResult::BlackByForfeit,
            PairingResult::BlackByForfeit => PairingResult::WhiteByForfeit,
            PairingResult::HalfForWhite => PairingResult::HalfForBlack,
            PairingResult::HalfForBlack => PairingResult::HalfForWhite,
            PairingResult::Draw | PairingResult::BothForfeit | PairingResult::BothLose => self,
        }
    }

    /// Returns the half-points for the player with the colour `side`, by the usual point system: 2
    /// for a win, 1 for a draw, 0 for a loss.
    pub const fn half_points(self, side: Color) -> u32 {
        match (self, side) {
            (PairingResult::WhiteWins | PairingResult::WhiteByForfeit, Color::White)
            | (PairingResult::BlackWins | PairingResult::BlackByForfeit, Color::Black) => 2,
            (PairingResult::Draw, _)
            | (PairingResult::HalfForWhite, Color::White)
            | (PairingResult::HalfForBlack, Color::Black) => 1,
            _ => 0,
        }
    }
}

/// Two players paired in a tournament round, given by number, with their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Number of the player with White.
    pub white: usize,
    /// Number of the player with Black.
    pub black: usize,
}

/// Kind of a bye, which is a round without an opponent. The kind decides the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// Pairing-allocated bye, which one player gets if the number of players is odd. It is worth a
    /// win unless the point system says otherwise.
    PairingAllocated,
    /// Half-point bye on request.
    Half,
    /// Zero-point bye of a player who is absent, withdrawn or not yet entered.
    Zero,
    /// Full-point bye that the organizer gives to a player who is not paired.
    Full,
}

impl Bye {
    /// Returns the half-points for this bye by the usual point system: 0, 1 or 2.
    pub const fn half_points(self) -> u32 {
        match self {
            Bye::PairingAllocated | Bye::Full => 2,
            Bye::Half => 1,
            Bye::Zero => 0,
        }
    }
}

/// A round of a tournament with its results so far. A player in neither list counts as absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedRound {
    /// The pairings with their results, in the order of the boards.
    pub games: Vec<(Pairing, PairingResult)>,
    /// The byes, each with the number of the player.
    pub byes: Vec<(usize, Bye)>,
}

/// What a player did in a tournament round: a game, a forfeit or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRound {
    /// A game over the board.
    Game {
        /// Number of the opponent.
        opponent: usize,
        /// Colour of the player.
        color: Color,
        /// Half-points scored by the usual point system: 0, 1 or 2.
        half_points: u32,
    },
    /// A pairing with an opponent but without a game: at least one of the players forfeited.
    Forfeit {
        /// Number of the opponent.
        opponent: usize,
        /// Colour that the player would have had.
        color: Color,
        /// `true` for a win by the opponent's forfeit, `false` for a loss by forfeit.
        won: bool,
    },
    /// A round without an opponent.
    Bye(Bye),
}

impl PlayerRound {
    /// Returns the player's half-points in the round, by the usual point system: 0, 1 or 2.
    pub const fn half_points(self) -> u32 {
        match self {
            PlayerRound::Game { half_points, .. } => half_points,
            PlayerRound::Forfeit { won: true, .. } => 2,
            PlayerRound::Forfeit { won: false, .. } => 0,
            PlayerRound::Bye(bye) => bye.half_points(),
        }
    }

    /// Returns the number of the player's opponent, also after a forfeit. Returns `None` for a bye.
    pub const fn opponent(self) -> Option<usize> {
        match self {
            PlayerRound::Game { opponent, .. } | PlayerRound::Forfeit { opponent, .. } => Some(opponent),
            PlayerRound::Bye(_) => None,
        }
    }

    /// Whether the player was paired with an opponent or got the pairing-allocated bye.
    pub const fn is_paired(self) -> bool {
        !matches!(self, PlayerRound::Bye(Bye::Half | Bye::Zero | Bye::Full))
    }
}

/// Points that each result and each bye brings in a tournament, in half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointSystem {
    /// Half-points for a win, also by forfeit, and for a full-point bye.
    pub win: u32,
    /// Half-points for a draw and for a half-point bye.
    pub draw: u32,
    /// Half-points for a loss over the board.
    pub loss: u32,
    /// Half-points for the pairing-allocated bye; `None` if it is worth a win.
    pub allocated: Option<u32>,
    /// Half-points for a loss by forfeit and for a zero-point bye.
    pub absence: u32,
}

impl Default for PointSystem {
    /// Returns the usual point system: 1 for a win, ½ for a draw, 0 for a loss or an absence. The
    /// pairing-allocated bye is worth as much as a win.
    fn default() -> PointSystem {
        PointSystem { win: 2, draw: 1, loss: 0, allocated: None, absence: 0 }
    }
}

impl PointSystem {
    /// Returns the half-points for the player with the colour `side`.
    pub const fn points_of_result(self, score: PairingResult, side: Color) -> u32 {
        match score.half_points(side) {
            2 => self.win,
            1 => self.draw,
            _ if score.is_game() => self.loss,
            _ => self.absence,
        }
    }

    /// Returns the half-points for a bye.
    pub fn points_of_bye(self, bye: Bye) -> u32 {
        match bye {
            Bye::PairingAllocated => self.allocated.unwrap_or(self.win),
            Bye::Full => self.win,
            Bye::Half => self.draw,
            Bye::Zero => self.absence,
        }
    }

    /// Returns the half-points of a player for a round. `entry` is what the player did in the
    /// round.
    pub fn points_of_round(self, entry: PlayerRound) -> u32 {
        match entry {
            PlayerRound::Game { half_points: 2, .. } | PlayerRound::Forfeit { won: true, .. } => self.win,
            PlayerRound::Game { half_points: 1, .. } => self.draw,
            PlayerRound::Game { .. } => self.loss,
            PlayerRound::Forfeit { won: false, .. } => self.absence,
            PlayerRound::Bye(bye) => self.points_of_bye(bye),
        }
    }
}

/// Error in the records of a tournament's rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// A round contains a player number that is not less than the number of players.
    #[error("round {} has a player who does not exist", .round + 1)]
    NoSuchPlayer {
        /// Round, from 0.
        round: usize,
    },
    /// A player appears twice in a round, or is paired with themself.
    #[error("round {} has player {} twice", .round + 1, .player + 1)]
    Twice {
        /// Round, from 0.
        round: usize,
        /// Number of the player.
        player: usize,
    },
}

/// Converts the rounds of a tournament to one list for each player: what the player did in each
/// round. `players` is the number of players. A player who is missing in a round gets a zero-point
/// bye.
///
/// # Errors
/// If a player does not exist, or appears twice in a round.
pub fn player_rounds(players: usize, rounds: &[PlayedRound]) -> Result<Vec<Vec<PlayerRound>>, RecordError> {
    let mut cards = vec![vec![PlayerRound::Bye(Bye::Zero); rounds.len()]; players];
    for (number, round) in rounds.iter().enumerate() {
        let mut seen = vec![false; players];
        let mut enter = |player: usize, entry: PlayerRound| {
            if player >= players {
                return Err(RecordError::NoSuchPlayer { round: number });
            }
            if std::mem::replace(&mut seen[player], true) {
                return Err(RecordError::Twice { round: number, player });
            }
            cards[player][number] = entry;
            Ok(())
        };
        for &(Pairing { white, black }, score) in &round.games {
            for (player, opponent, color) in [(white, black, Color::White), (black, white, Color::Black)] {
                let half_points = score.half_points(color);
                enter(
                    player,
                    if score.is_game() {
                        PlayerRound::Game { opponent, color, half_points }
                    } else {
                        PlayerRound::Forfeit { opponent, color, won: half_points == 2 }
                    },
                )?;
            }
        }
        for &(player, bye) in &round.byes {
            enter(player, PlayerRound::Bye(bye))?;
        }
    }
    Ok(cards)
}
