//! Records of a tournament: rounds, pairings, byes.
//!
//! Players are numbered from 0 in the order of their tournament pairing numbers (TPN); a TPN is one
//! more. Points are counted in half-points, so that all sums are integers.

use thiserror::Error;

use crate::rules::Color;

/// Kind of a tournament: round robin or Swiss. Unplayed rounds count differently in tie-breaks
/// (FIDE C.07, 15.2 and 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TournamentKind {
    /// Round robin: all pairs meet.
    RoundRobin,
    /// Swiss: players with equal or similar scores meet.
    Swiss,
}

/// Result of a pairing in a tournament, with or without a game.
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
    /// A game that both players lost by the arbiter's decision (FIDE 11.8, 12.9).
    BothLose,
    /// A game with half a point for White and none for Black, by the arbiter's decision.
    HalfForWhite,
    /// A game with half a point for Black and none for White, by the arbiter's decision.
    HalfForBlack,
}

impl PairingResult {
    /// Whether a game was played over the board, so that the result is no forfeit.
    pub const fn is_game(self) -> bool {
        !matches!(
            self,
            PairingResult::WhiteByForfeit | PairingResult::BlackByForfeit | PairingResult::BothForfeit
        )
    }

    /// Returns the result with White and Black exchanged.
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

    /// Returns the half-points that the result gives to one side: 0, 1 or 2.
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

/// Two players paired in a round of a tournament, by number, with their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Player with White.
    pub white: usize,
    /// Player with Black.
    pub black: usize,
}

/// Reason why a player has no opponent in a round of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// Pairing-allocated bye for an odd number of players, worth a win.
    PairingAllocated,
    /// Half-point bye on request.
    Half,
    /// Zero-point bye: absent, withdrawn or not yet entered.
    Zero,
    /// Full-point bye, given by the organizer to a player outside the pairing.
    Full,
}

impl Bye {
    /// Returns the half-points that the bye is worth by the usual point system: 0, 1 or 2.
    pub const fn half_points(self) -> u32 {
        match self {
            Bye::PairingAllocated | Bye::Full => 2,
            Bye::Half => 1,
            Bye::Zero => 0,
        }
    }
}

/// A finished round of a tournament. A player without pairing and bye is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayedRound {
    /// Pairings with their results, by board.
    pub games: Vec<(Pairing, PairingResult)>,
    /// Players with a bye.
    pub byes: Vec<(usize, Bye)>,
}

/// What a player did in a round of a tournament: game, forfeit or bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerRound {
    /// A game over the board.
    Game {
        /// Opponent.
        opponent: usize,
        /// Colour of the player.
        color: Color,
        /// Half-points scored.
        half_points: u32,
    },
    /// A pairing whose game was not played.
    Forfeit {
        /// Opponent of the unplayed game.
        opponent: usize,
        /// Colour in the unplayed game.
        color: Color,
        /// Whether the player won by forfeit.
        won: bool,
    },
    /// No opponent.
    Bye(Bye),
}

impl PlayerRound {
    /// Returns the half-points that the player scored in the round: 0, 1 or 2.
    pub const fn half_points(self) -> u32 {
        match self {
            PlayerRound::Game { half_points, .. } => half_points,
            PlayerRound::Forfeit { won: true, .. } => 2,
            PlayerRound::Forfeit { won: false, .. } => 0,
            PlayerRound::Bye(bye) => bye.half_points(),
        }
    }

    /// Returns the player's opponent in the round, even if the game was not played; `None` for a
    /// bye.
    pub const fn opponent(self) -> Option<usize> {
        match self {
            PlayerRound::Game { opponent, .. } | PlayerRound::Forfeit { opponent, .. } => Some(opponent),
            PlayerRound::Bye(_) => None,
        }
    }

    /// Whether the player was paired in the round: with an opponent, or with the pairing-allocated
    /// bye.
    pub const fn is_paired(self) -> bool {
        !matches!(self, PlayerRound::Bye(Bye::Half | Bye::Zero | Bye::Full))
    }
}

/// Points of a tournament for each result and bye, in half-points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PointSystem {
    /// Win, also by forfeit, and full-point bye.
    pub win: u32,
    /// Draw, and half-point bye.
    pub draw: u32,
    /// Loss over the board.
    pub loss: u32,
    /// Pairing-allocated bye; `None` if it is worth a win.
    pub allocated: Option<u32>,
    /// Loss by forfeit, and zero-point bye.
    pub absence: u32,
}

impl Default for PointSystem {
    /// Returns the usual points: 1 for a win, ½ for a draw, 0 for a loss or an absence. The
    /// pairing-allocated bye is worth as much as a win.
    fn default() -> PointSystem {
        PointSystem { win: 2, draw: 1, loss: 0, allocated: None, absence: 0 }
    }
}

impl PointSystem {
    /// Returns the half-points that one side gets for a result, by this point system.
    pub const fn points_of_result(self, score: PairingResult, side: Color) -> u32 {
        match score.half_points(side) {
            2 => self.win,
            1 => self.draw,
            _ if score.is_game() => self.loss,
            _ => self.absence,
        }
    }

    /// Returns the half-points for a bye, by this point system.
    pub fn points_of_bye(self, bye: Bye) -> u32 {
        match bye {
            Bye::PairingAllocated => self.allocated.unwrap_or(self.win),
            Bye::Full => self.win,
            Bye::Half => self.draw,
            Bye::Zero => self.absence,
        }
    }

    /// Returns the half-points that a player gets in a round, by this point system.
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

/// Contradiction in the rounds of a tournament: a player who does not exist, or occurs twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum RecordError {
    /// No player has this number.
    #[error("round {} has a player who does not exist", .round + 1)]
    NoSuchPlayer {
        /// Round, from 0.
        round: usize,
    },
    /// A player occurs twice in a round, or is paired with themself.
    #[error("round {} has player {} twice", .round + 1, .player + 1)]
    Twice {
        /// Round, from 0.
        round: usize,
        /// Player.
        player: usize,
    },
}

/// Returns for each player what the player did in each round. `players` is the number of players. A
/// player who is missing in a round gets a zero-point bye.
///
/// # Errors
/// If a player does not exist, or occurs twice in a round.
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
