//! A move as a score sheet has it: a small value, turned into text when it is shown.

use std::fmt::{self, Display, Write};

use crate::rules::{CastlingSide, File, Rank, Role, Square};

/// A move as a score sheet has it, in eight bytes at most. Its `Display` writes it with the English letters of PGN;
/// [`San::write_with`] writes it with other letters or with figurines.
///
/// ```
/// use tabiya::rules::{CheckSign, Position, Role, San};
///
/// let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1")?;
/// let san = position.san(position.parse_san("Ra8")?);
/// assert_eq!((san.role(), san.sign), (Role::Rook, Some(CheckSign::Mate)));
/// assert_eq!(san.to_string(), "Ra8#");
///
/// let mut german = String::new();
/// san.write_with(&mut german, |role| if role == Role::Rook { "T" } else { "?" })?;
/// assert_eq!(german, "Ta8#");
/// assert_eq!("Ra8#".parse(), Ok(san));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct San {
    /// The move itself.
    pub step: SanStep,
    /// The sign behind it, if the move gives check.
    pub sign: Option<CheckSign>,
}

/// A written move without the sign for check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanStep {
    /// The king castles to this side.
    Castle(CastlingSide),
    /// Any other move.
    Move(SanMove),
}

/// Any written move but castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SanMove {
    /// What moves.
    pub role: Role,
    /// The file it comes from, where that is written.
    pub file: Option<File>,
    /// The rank it comes from, where that is written.
    pub rank: Option<Rank>,
    /// Whether it is written as a capture.
    pub captures: bool,
    /// Where it goes.
    pub to: Square,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
}

/// The sign behind a move that gives check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckSign {
    /// `+`: the move gives check.
    Check,
    /// `#`: the move mates.
    Mate,
}

impl San {
    /// What moves; the king in castling.
    pub const fn role(self) -> Role {
        match self.step {
            SanStep::Castle(_) => Role::King,
            SanStep::Move(written) => written.role,
        }
    }

    /// The side that the king castles to, if he does.
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.step {
            SanStep::Castle(side) => Some(side),
            SanStep::Move(_) => None,
        }
    }

    /// Whether it is written as a capture.
    pub const fn is_capture(self) -> bool {
        matches!(self.step, SanStep::Move(SanMove { captures: true, .. }))
    }

    /// The square that is written; castling names none.
    pub const fn to(self) -> Option<Square> {
        match self.step {
            SanStep::Castle(_) => None,
            SanStep::Move(written) => Some(written.to),
        }
    }

    /// What the pawn becomes, if it is promoted.
    pub const fn promotion(self) -> Option<Role> {
        match self.step {
            SanStep::Castle(_) => None,
            SanStep::Move(written) => written.promotion,
        }
    }

    /// Writes the move with other letters than PGN's, or with figurines. No letter is asked for a pawn.
    ///
    /// # Errors
    /// Those of `out`.
    pub fn write_with<L: Display>(self, out: &mut impl Write, letter: impl Fn(Role) -> L) -> fmt::Result {
        match self.step {
            SanStep::Castle(CastlingSide::KingSide) => out.write_str("O-O")?,
            SanStep::Castle(CastlingSide::QueenSide) => out.write_str("O-O-O")?,
            SanStep::Move(written) => written.write_with(out, letter)?,
        }
        match self.sign {
            None => Ok(()),
            Some(CheckSign::Check) => out.write_char('+'),
            Some(CheckSign::Mate) => out.write_char('#'),
        }
    }
}

impl SanMove {
    fn write_with<L: Display>(self, out: &mut impl Write, letter: impl Fn(Role) -> L) -> fmt::Result {
        if self.role != Role::Pawn {
            write!(out, "{}", letter(self.role))?;
        }
        if let Some(file) = self.file {
            out.write_char(file.char())?;
        }
        if let Some(rank) = self.rank {
            out.write_char(rank.char())?;
        }
        if self.captures {
            out.write_char('x')?;
        }
        out.write_char(self.to.file().char())?;
        out.write_char(self.to.rank().char())?;
        match self.promotion {
            Some(role) => write!(out, "={}", letter(role)),
            None => Ok(()),
        }
    }
}

/// As PGN writes it: `Nbxd7+`, `e8=Q#`, `O-O`.
impl Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_with(f, Role::upper_char)
    }
}
