//! Move in algebraic notation (SAN) as a small value. The value is converted to text only for
//! display.

use std::fmt::{self, Display, Write};

use crate::rules::{CastlingSide, File, Rank, Role, Square};

/// Move in algebraic notation (SAN), parsed or to be written. The value takes at most eight bytes.
///
/// `Display` writes the English letters of PGN; [`San::write_with`] writes other letters or
/// figurines.
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
    /// The move without the sign for check or mate.
    pub step: SanStep,
    /// The sign for check or mate after the move, if any.
    pub sign: Option<CheckSign>,
}

/// Move in algebraic notation (SAN) without the sign for check or mate: castling or another move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SanStep {
    /// Castling to this side.
    Castle(CastlingSide),
    /// Any other move.
    Move(SanMove),
}

/// Move in algebraic notation (SAN) other than castling, without the sign for check or mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SanMove {
    /// The kind of piece that moves.
    pub role: Role,
    /// The file of the start square, if the notation has it.
    pub file: Option<File>,
    /// The rank of the start square, if the notation has it.
    pub rank: Option<Rank>,
    /// Whether the notation has a capture sign.
    pub captures: bool,
    /// The target square.
    pub to: Square,
    /// The kind of piece to which the pawn is promoted, if any.
    pub promotion: Option<Role>,
}

/// Sign after a move in algebraic notation (SAN): `+` for check or `#` for mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckSign {
    /// `+`: the move gives check.
    Check,
    /// `#`: the move gives mate.
    Mate,
}

impl San {
    /// Returns the kind of piece that moves in this SAN move; the king for castling.
    pub const fn role(self) -> Role {
        match self.step {
            SanStep::Castle(_) => Role::King,
            SanStep::Move(written) => written.role,
        }
    }

    /// Returns the side to which the king castles in this SAN move; `None` for other moves.
    pub const fn castling(self) -> Option<CastlingSide> {
        match self.step {
            SanStep::Castle(side) => Some(side),
            SanStep::Move(_) => None,
        }
    }

    /// Whether the notation of the move has a capture sign, as in `Nxd4`.
    pub const fn is_capture(self) -> bool {
        matches!(self.step, SanStep::Move(SanMove { captures: true, .. }))
    }

    /// Returns the target square of the SAN move; `None` for castling.
    pub const fn to(self) -> Option<Square> {
        match self.step {
            SanStep::Castle(_) => None,
            SanStep::Move(written) => Some(written.to),
        }
    }

    /// Returns the kind of piece to which the pawn is promoted in this SAN move; `None` if the move
    /// is no promotion.
    pub const fn promotion(self) -> Option<Role> {
        match self.step {
            SanStep::Castle(_) => None,
            SanStep::Move(written) => written.promotion,
        }
    }

    /// Writes the SAN move to `out` with the piece letters of another language, or with figurines.
    ///
    /// `letter` returns the letter of a kind of piece; it is not called for pawns.
    ///
    /// # Errors
    /// The errors of `out`.
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
    /// Writes the SAN move to `out` without the sign for check or mate.
    ///
    /// `letter` returns the letter of a kind of piece; it is not called for pawns.
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

impl Display for San {
    /// Writes the SAN move as in PGN, with English piece letters: `Nbxd7+`, `e8=Q#`, `O-O`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_with(f, Role::upper_char)
    }
}
