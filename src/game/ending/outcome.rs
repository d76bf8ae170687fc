//! The outcome of a finished game: the result and the reason.

use std::fmt;

use crate::rules::Color;
use crate::rules::pgn::PgnResult;

/// Outcome of a finished game: its result and the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// The result for both players.
    pub result: GameResult,
    /// The reason why the game ended.
    pub reason: EndReason,
}

/// Result of a finished game for both players, such as a win of White.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// This player wins, the other loses.
    Win(Color),
    /// Half a point each.
    #[default]
    Draw,
    /// No point for either player, by decision of the arbiter (FIDE 11.8, 12.9).
    BothLose,
    /// Half a point for this player and none for the opponent, by decision of the arbiter.
    HalfPoint(Color),
}

impl GameResult {
    /// Every result of a game.
    pub const ALL: [GameResult; 6] = [
        GameResult::Win(Color::White),
        GameResult::Draw,
        GameResult::Win(Color::Black),
        GameResult::HalfPoint(Color::White),
        GameResult::BothLose,
        GameResult::HalfPoint(Color::Black),
    ];

    /// Returns the game result with this name: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `1/2-0` or `0-1/2`;
    /// `None` for other texts.
    pub fn from_name(name: &str) -> Option<GameResult> {
        GameResult::ALL.into_iter().find(|result| result.name() == name)
    }

    /// Returns the name of this game result, such as `1-0`, for programs and the web page.
    ///
    /// PGN has no name for a loss of both players, nor for half a point of one player.
    pub const fn name(self) -> &'static str {
        match self {
            GameResult::Win(Color::White) => "1-0",
            GameResult::Win(Color::Black) => "0-1",
            GameResult::Draw => "1/2-1/2",
            GameResult::BothLose => "0-0",
            GameResult::HalfPoint(Color::White) => "1/2-0",
            GameResult::HalfPoint(Color::Black) => "0-1/2",
        }
    }

    /// Returns the player who wins by this result; `None` for a draw, for a loss of both players,
    /// and for half a point of one player.
    pub const fn winner(self) -> Option<Color> {
        match self {
            GameResult::Win(winner) => Some(winner),
            _ => None,
        }
    }

    /// Whether the game result is a win or a draw, the only results that PGN and ratings know.
    ///
    /// `false` for a loss of both players, and for half a point of one player alone.
    pub const fn is_decisive_or_draw(self) -> bool {
        matches!(self, GameResult::Win(_) | GameResult::Draw)
    }

    /// Returns the game result for PGN: `*`, the unknown result, for a loss of both players and for
    /// half a point of one player.
    pub const fn to_pgn(self) -> PgnResult {
        match self {
            GameResult::Win(winner) => PgnResult::Win(winner),
            GameResult::Draw => PgnResult::Draw,
            GameResult::BothLose | GameResult::HalfPoint(_) => PgnResult::Unknown,
        }
    }

    /// Returns the points of player `color` by this game result: one, a half or none.
    pub fn points(self, color: Color) -> HalfPoints {
        HalfPoints::from_halves(match self {
            GameResult::Win(winner) if winner == color => 2,
            GameResult::Draw => 1,
            GameResult::HalfPoint(of) if of == color => 1,
            _ => 0,
        })
    }
}

/// Reason why a game ended, such as checkmate or a resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EndReason {
    /// The king was checkmated (FIDE 5.1.1).
    Checkmate,
    /// The player to move has no legal move and is not in check (FIDE 5.2.1).
    Stalemate,
    /// A player resigned (FIDE 5.1.2).
    Resignation,
    /// A player's time ran out: a loss, or a draw if the opponent could not have mated (FIDE 6.9).
    FlagFall,
    /// A player left their own king in check, under house rules that allow such a move.
    LeftKingInCheck,
    /// The arbiter ended the game.
    Arbiter,
    /// The players agreed to a draw (FIDE 5.2.3).
    Agreement,
    /// No series of legal moves mates either king (FIDE 5.2.2).
    DeadPosition,
    /// Neither side has the material to mate, under house rules that judge a dead position by
    /// material only.
    InsufficientMaterial,
    /// The third occurrence of a position: claimed, or automatic under some house rules (FIDE 9.2).
    Threefold,
    /// The fifth occurrence of a position, an automatic draw (FIDE 9.6.1).
    Fivefold,
    /// Fifty moves by each player without a capture or a pawn move: claimed, or automatic under
    /// some house rules (FIDE 9.3).
    FiftyMoves,
    /// Seventy-five moves by each player without a capture or a pawn move, an automatic draw (FIDE
    /// 9.6.2).
    SeventyFiveMoves,
    /// The players gave the result of a game on a wooden board.
    Reported,
}

impl EndReason {
    /// Every reason why a game can end.
    pub const ALL: [EndReason; 14] = [
        EndReason::Checkmate,
        EndReason::Stalemate,
        EndReason::Resignation,
        EndReason::FlagFall,
        EndReason::LeftKingInCheck,
        EndReason::Arbiter,
        EndReason::Agreement,
        EndReason::DeadPosition,
        EndReason::InsufficientMaterial,
        EndReason::Threefold,
        EndReason::Fivefold,
        EndReason::FiftyMoves,
        EndReason::SeventyFiveMoves,
        EndReason::Reported,
    ];

    /// Returns the name of this reason for programs and the web page, such as `flag-fall`.
    pub fn code(self) -> &'static str {
        match self {
            EndReason::Checkmate => "checkmate",
            EndReason::Stalemate => "stalemate",
            EndReason::Resignation => "resignation",
            EndReason::FlagFall => "flag-fall",
            EndReason::LeftKingInCheck => "left-king-in-check",
            EndReason::Arbiter => "arbiter",
            EndReason::Agreement => "agreement",
            EndReason::DeadPosition => "dead-position",
            EndReason::InsufficientMaterial => "insufficient-material",
            EndReason::Threefold => "threefold",
            EndReason::Fivefold => "fivefold",
            EndReason::FiftyMoves => "fifty-moves",
            EndReason::SeventyFiveMoves => "seventy-five-moves",
            EndReason::Reported => "reported",
        }
    }
}

/// Points of a player (one for a win, ½ for a draw), stored as a whole number of half points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(u32);

impl HalfPoints {
    /// Converts a number of half points to points.
    pub const fn from_halves(halves: u32) -> HalfPoints {
        HalfPoints(halves)
    }

    /// Returns the points as a whole number of half points: 2 for a win.
    pub const fn halves(self) -> u32 {
        self.0
    }
}

impl fmt::Display for HalfPoints {
    /// Writes the points with `½` for a half: `1`, `½`, `0`, `3½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (whole, 0) => write!(f, "{whole}"),
            (0, _) => f.write_str("½"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Outcome {
    /// Returns the outcome of a game that `winner` has won for `reason`.
    pub(in crate::game) const fn win(winner: Color, reason: EndReason) -> Outcome {
        Outcome { result: GameResult::Win(winner), reason }
    }

    /// Returns the outcome of a game that is drawn for `reason`.
    pub(in crate::game) const fn draw(reason: EndReason) -> Outcome {
        Outcome { result: GameResult::Draw, reason }
    }

    /// Returns the winner of the game; `None` for a draw, for a loss of both players, and for half
    /// a point of one player.
    pub const fn winner(self) -> Option<Color> {
        self.result.winner()
    }

    /// Returns the result of the game as text, its [name](GameResult::name): `1-0`, `1/2-1/2`,
    /// `0-0`.
    pub const fn score(self) -> &'static str {
        self.result.name()
    }

    /// Returns the points of player `color` by this outcome of a game: one, a half or none.
    pub fn points(self, color: Color) -> HalfPoints {
        self.result.points(color)
    }
}
