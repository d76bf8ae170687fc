//! Moves as players write them: Standard Algebraic Notation (FIDE Appendix C).
//!
//! Written by the book. Read as real files have it: `0-0`, `e8Q`, `exd6 e.p.`, `Ng1e2` or `Nge2` where `Ne2` would do,
//! check signs missing or wrong, `!?` and `$6` behind.

use std::fmt::{self, Write};

use super::{File, Move, MoveKind, Position, Rank, Role, Square};

/// Why a text is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SanError {
    /// It does not read as a move in algebraic notation.
    NotSan,
    /// It reads well, but no such move is legal here.
    Illegal,
    /// Such a piece could go there, but its king would be left in check (FIDE 3.9.2).
    LeavesKingInCheck,
    /// Several pieces of that kind can go there, and it does not say which.
    Ambiguous,
}

impl fmt::Display for SanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SanError::NotSan => "bad SAN: not a move in algebraic notation",
            SanError::Illegal => "bad SAN: no such move is legal here",
            SanError::LeavesKingInCheck => "bad SAN: that move would leave the king in check",
            SanError::Ambiguous => "bad SAN: several pieces of that kind can go there",
        })
    }
}

impl std::error::Error for SanError {}

impl Position {
    /// The move in SAN, with `+` for check and `#` for mate. The move must be legal here.
    pub fn san(&self, m: Move) -> String {
        let mut san = String::with_capacity(8);
        // Writing to a string cannot fail.
        let _ = self.write_san(m, &mut san);
        let next = self.play_unchecked(m);
        if next.is_check() {
            san.push(if next.has_legal_move() { '+' } else { '#' });
        }
        san
    }

    fn write_san(&self, m: Move, out: &mut String) -> fmt::Result {
        match m.kind {
            MoveKind::CastleKingSide => return out.write_str("O-O"),
            MoveKind::CastleQueenSide => return out.write_str("O-O-O"),
            _ => {}
        }
        let takes = self.captured_by(m).is_some();
        let role = self.piece_at(m.from).map_or(Role::Pawn, |piece| piece.role);
        if role == Role::Pawn {
            if takes {
                out.push(m.from.file().char());
            }
        } else {
            out.push(role.upper_char());
            self.write_origin(m, role, out)?;
        }
        if takes {
            out.push('x');
        }
        write!(out, "{}", m.to)?;
        match m.promotion() {
            Some(role) => write!(out, "={}", role.upper_char()),
            None => Ok(()),
        }
    }

    /// The file, else the rank, else both, where another piece of that kind could go there too.
    fn write_origin(&self, m: Move, role: Role, out: &mut String) -> fmt::Result {
        let alike = self.by(self.turn(), role);
        if !alike.has_several() {
            return Ok(());
        }
        let moves = self.legal_moves();
        let rivals = moves.iter().map(|r| (r.from, r.to, r.is_castle()));
        let (mut any, mut same_file, mut same_rank) = (false, false, false);
        for (from, to, castle) in rivals {
            if to == m.to && from != m.from && !castle && alike.contains(from) {
                any = true;
                same_file |= from.file() == m.from.file();
                same_rank |= from.rank() == m.from.rank();
            }
        }
        match (any, same_file, same_rank) {
            (false, _, _) => Ok(()),
            (true, false, _) => write!(out, "{}", m.from.file()),
            (true, true, false) => write!(out, "{}", m.from.rank()),
            (true, true, true) => write!(out, "{}", m.from),
        }
    }

    /// The legal move that this text means.
    ///
    /// # Errors
    /// When it is not algebraic notation, or means no legal move, or more than one.
    pub fn parse_san(&self, text: &str) -> Result<Move, SanError> {
        let san = San::read(text).ok_or(SanError::NotSan)?;
        let mut found = None;
        for &m in self.legal_moves().iter().filter(|&&m| san.means(self, m)) {
            if found.replace(m).is_some() {
                return Err(SanError::Ambiguous);
            }
        }
        found.ok_or_else(|| {
            if self.pseudo_legal_moves().iter().any(|&m| san.means(self, m)) {
                SanError::LeavesKingInCheck
            } else {
                SanError::Illegal
            }
        })
    }
}

/// What a text in SAN says, before any position is asked.
enum San {
    Castle(MoveKind),
    Move {
        role: Role,
        file: Option<File>,
        rank: Option<Rank>,
        takes: bool,
        to: Square,
        promotion: Option<Role>,
    },
}

impl San {
    fn read(text: &str) -> Option<San> {
        let text = strip_comments(text.trim());
        match text {
            "O-O" | "0-0" | "o-o" => return Some(San::Castle(MoveKind::CastleKingSide)),
            "O-O-O" | "0-0-0" | "o-o-o" => return Some(San::Castle(MoveKind::CastleQueenSide)),
            _ => {}
        }
        let (role, rest) = match text.chars().next()? {
            c @ ('P' | 'N' | 'B' | 'R' | 'Q' | 'K') => (Role::from_char(c.to_ascii_lowercase())?, &text[1..]),
            _ => (Role::Pawn, text),
        };
        let (rest, promotion) = split_promotion(rest)?;
        let (origin, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
        let to = to.parse().ok()?;
        let (origin, takes) = match origin.strip_suffix(['x', ':', '-']) {
            Some(shorter) => (shorter, !origin.ends_with('-')),
            None => (origin, false),
        };
        let mut origin = origin.chars().peekable();
        let file = origin.peek().copied().and_then(File::from_char);
        if file.is_some() {
            origin.next();
        }
        let rank = origin.peek().copied().and_then(Rank::from_char);
        if rank.is_some() {
            origin.next();
        }
        if origin.next().is_some() {
            return None;
        }
        Some(San::Move { role, file, rank, takes, to, promotion })
    }

    fn means(&self, position: &Position, m: Move) -> bool {
        match *self {
            San::Castle(kind) => m.kind == kind,
            San::Move { role, file, rank, takes, to, promotion } => {
                m.to == to
                    && !m.is_castle()
                    && m.promotion() == promotion
                    && position.piece_at(m.from).is_some_and(|piece| piece.role == role)
                    && file.is_none_or(|file| file == m.from.file())
                    && rank.is_none_or(|rank| rank == m.from.rank())
                    && (!takes || position.captured_by(m).is_some())
                    // A pawn's capture names the file it comes from.
                    && (role != Role::Pawn || file.is_some() || m.from.file() == m.to.file())
            }
        }
    }
}

/// `e8=Q`, `e8Q`, `e8(Q)`, `e8/Q`: the move without, and the role.
fn split_promotion(text: &str) -> Option<(&str, Option<Role>)> {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let Some(c @ ('N' | 'B' | 'R' | 'Q')) = inner.chars().last() else {
        return if inner.len() == text.len() { Some((text, None)) } else { None };
    };
    let rest = &inner[..inner.len() - 1];
    let rest = rest.strip_suffix(['=', '(', '/']).unwrap_or(rest);
    Some((rest, Role::from_char(c.to_ascii_lowercase())))
}

/// Cuts off what says nothing about the move itself: check, mate, `e.p.`, glyphs such as `!?` and `$6`.
fn strip_comments(mut text: &str) -> &str {
    loop {
        let mut shorter =
            text.trim_end_matches(['+', '#', '!', '?', ' ', '†', '‡', '±', '∓', '=', '⩲', '⩱', '∞']);
        if let Some((start, digits)) = shorter.rsplit_once('$')
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
        {
            shorter = start;
        }
        for mark in ["e.p.", "e.p", "ep"] {
            shorter = shorter.strip_suffix(mark).unwrap_or(shorter);
        }
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}
