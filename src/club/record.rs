//! What happened in a tournament: rounds, pairings, byes.
//!
//! Players are numbered from 0 in the order of their tournament pairing numbers (TPN); a TPN is one more. Points are
//! counted in half points, so that all sums are whole.

use thiserror::Error;

use crate::rules::Color;

/// Which kind of tournament it was; unplayed rounds count differently in tie-breaks (C.07, 15.2 and 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Everyone meets everyone.
    RoundRobin,
    /// Players with equal scores meet.
    Swiss,
}

/// How a pairing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
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
    /// A game that both lost, by the arbiter (FIDE 11.8, 12.9).
    BothLose,
    /// A game with half a point for White and none for Black, by the arbiter.
    HalfForWhite,
    /// A game with half a point for Black and none for White, by the arbiter.
    HalfForBlack,
}

impl Score {
    /// Whether there was a game over the board.
    pub const fn is_game(self) -> bool {
        !matches!(self, Score::WhiteByForfeit | Score::BlackByForfeit | Score::BothForfeit)
    }

    /// The same result with colours swapped.
    pub const fn mirrored(self) -> Score {
        match self {
            Score::WhiteWins => Score::BlackWins,
            Score::BlackWins => Score::WhiteWins,
            Score::WhiteByForfeit => Score::BlackByForfeit,
            Score::BlackByForfeit => Score::WhiteByForfeit,
            Score::HalfForWhite => Score::HalfForBlack,
            Score::HalfForBlack => Score::HalfForWhite,
            Score::Draw | Score::BothForfeit | Score::BothLose => self,
        }
    }

    /// The half points of one side.
    pub const fn half_points(self, side: Color) -> u32 {
        match (self, side) {
            (Score::WhiteWins | Score::WhiteByForfeit, Color::White)
            | (Score::BlackWins | Score::BlackByForfeit, Color::Black) => 2,
            (Score::Draw, _) | (Score::HalfForWhite, Color::White) | (Score::HalfForBlack, Color::Black) => 1,
            _ => 0,
        }
    }
}

/// Two players who are to meet, or have met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Who has White.
    pub white: usize,
    /// Who has Black.
    pub black: usize,
}

/// Why somebody has no opponent in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bye {
    /// The number of players was odd: a pairing-allocated bye, worth a win.
    PairingAllocated,
    /// Asked for: half a point.
    Half,
    /// Absent, withdrawn or not yet there: nothing.
    Zero,
    /// Given by the organizer: a full point. The player was not in the pairing.
    Full,
}

impl Bye {
    /// The half points that it is worth.
    pub const fn half_points(self) -> u32 {
        match self {
            Bye::PairingAllocated | Bye::Full => 2,
            Bye::Half => 1,
            Bye::Zero => 0,
        }
    }
}

/// A finished round. Who is in no pairing and has no bye is absent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The pairings with their scores, by board.
    pub games: Vec<(Pairing, Score)>,
    /// Who had a bye.
    pub byes: Vec<(usize, Bye)>,
}

/// What a round was for one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A game over the board.
    Game {
        /// Against whom.
        opponent: usize,
        /// With which colour.
        color: Color,
        /// How many half points it brought.
        half_points: u32,
    },
    /// A pairing whose game was not played.
    Forfeit {
        /// Against whom it would have been.
        opponent: usize,
        /// With which colour it would have been.
        color: Color,
        /// Whether it was won.
        won: bool,
    },
    /// No pairing.
    Bye(Bye),
}

impl Entry {
    /// The half points that it brought.
    pub const fn half_points(self) -> u32 {
        match self {
            Entry::Game { half_points, .. } => half_points,
            Entry::Forfeit { won: true, .. } => 2,
            Entry::Forfeit { won: false, .. } => 0,
            Entry::Bye(bye) => bye.half_points(),
        }
    }

    /// Against whom it was, or would have been.
    pub const fn opponent(self) -> Option<usize> {
        match self {
            Entry::Game { opponent, .. } | Entry::Forfeit { opponent, .. } => Some(opponent),
            Entry::Bye(_) => None,
        }
    }

    /// Whether the player was in that round's pairing: with an opponent, or with the bye that it allocated.
    pub const fn is_paired(self) -> bool {
        !matches!(self, Entry::Bye(Bye::Half | Bye::Zero | Bye::Full))
    }
}

/// Points that results bring, in half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    /// For a win, also one by forfeit, and for a full-point bye.
    pub win: u32,
    /// For a draw, also for a half-point bye.
    pub draw: u32,
    /// For a loss over the board.
    pub loss: u32,
    /// For a pairing-allocated bye; `None`: as many as for a win.
    pub allocated: Option<u32>,
    /// For a loss by forfeit, and for a zero-point bye.
    pub absence: u32,
}

impl Default for Points {
    fn default() -> Points {
        Points { win: 2, draw: 1, loss: 0, allocated: None, absence: 0 }
    }
}

impl Points {
    /// Points of one side of a game or a forfeit.
    pub const fn of_score(self, score: Score, side: Color) -> u32 {
        match score.half_points(side) {
            2 => self.win,
            1 => self.draw,
            _ if score.is_game() => self.loss,
            _ => self.absence,
        }
    }

    /// Points of a bye.
    pub fn of_bye(self, bye: Bye) -> u32 {
        match bye {
            Bye::PairingAllocated => self.allocated.unwrap_or(self.win),
            Bye::Full => self.win,
            Bye::Half => self.draw,
            Bye::Zero => self.absence,
        }
    }

    /// Points of a round.
    pub fn of_entry(self, entry: Entry) -> u32 {
        match entry {
            Entry::Game { half_points: 2, .. } | Entry::Forfeit { won: true, .. } => self.win,
            Entry::Game { half_points: 1, .. } => self.draw,
            Entry::Game { .. } => self.loss,
            Entry::Forfeit { won: false, .. } => self.absence,
            Entry::Bye(bye) => self.of_bye(bye),
        }
    }
}

/// What does not fit together in what was entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Fault {
    /// A number that no player has.
    #[error("round {} has a player who does not exist", .round + 1)]
    NoSuchPlayer {
        /// In which round, from 0.
        round: usize,
    },
    /// Somebody stands twice in a round, or is paired with themself.
    #[error("round {} has player {} twice", .round + 1, .player + 1)]
    Twice {
        /// In which round, from 0.
        round: usize,
        /// Who.
        player: usize,
    },
}

/// Every player's row of the crosstable: what each round was for them.
///
/// # Errors
/// When a player does not exist, or stands twice in a round.
pub fn cards(players: usize, rounds: &[Round]) -> Result<Vec<Vec<Entry>>, Fault> {
    let mut cards = vec![vec![Entry::Bye(Bye::Zero); rounds.len()]; players];
    for (number, round) in rounds.iter().enumerate() {
        let mut seen = vec![false; players];
        let mut enter = |player: usize, entry: Entry| {
            if player >= players {
                return Err(Fault::NoSuchPlayer { round: number });
            }
            if std::mem::replace(&mut seen[player], true) {
                return Err(Fault::Twice { round: number, player });
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
                        Entry::Game { opponent, color, half_points }
                    } else {
                        Entry::Forfeit { opponent, color, won: half_points == 2 }
                    },
                )?;
            }
        }
        for &(player, bye) in &round.byes {
            enter(player, Entry::Bye(bye))?;
        }
    }
    Ok(cards)
}
