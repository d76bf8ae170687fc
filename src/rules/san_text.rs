//! What a text in algebraic notation says, before any position is asked.

use std::borrow::Cow;

use super::{CastlingSide, File, Rank, Role, Square};

/// What a text in algebraic notation says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum San {
    Castle(CastlingSide),
    Move(SanMove),
}

/// Any move but castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SanMove {
    pub(super) role: Role,
    /// The file it comes from, if that is said.
    pub(super) file: Option<File>,
    /// The rank it comes from, if that is said.
    pub(super) rank: Option<Rank>,
    /// Whether it is said to take something. A capture need not be marked.
    pub(super) takes: bool,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

impl San {
    /// None where it is not algebraic notation at all.
    pub(super) fn read(text: &str) -> Option<San> {
        let text = in_ascii(text);
        let text = strip_remarks(text.trim());
        match text {
            "O-O" | "0-0" | "o-o" => return Some(San::Castle(CastlingSide::KingSide)),
            "O-O-O" | "0-0-0" | "o-o-o" => return Some(San::Castle(CastlingSide::QueenSide)),
            _ => {}
        }
        let piece = text.chars().next().filter(char::is_ascii_uppercase);
        let (role, rest) = match piece {
            Some(c) => (Role::from_char(c.to_ascii_lowercase())?, text.get(1..)?),
            None => (Role::Pawn, text),
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
        Some(San::Move(SanMove { role, file, rank, takes, to, promotion }))
    }
}

/// Figurines as letters, and the dashes and crosses of typesetters as those of typists.
fn in_ascii(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let plain = |c| match c {
        '♔' | '♚' => Some('K'),
        '♕' | '♛' => Some('Q'),
        '♖' | '♜' => Some('R'),
        '♗' | '♝' => Some('B'),
        '♘' | '♞' => Some('N'),
        '♙' | '♟' => Some('P'),
        '‐' | '‑' | '–' | '—' | '−' => Some('-'),
        '×' => Some('x'),
        // These only ask for the symbol as text or as a picture.
        '\u{fe0e}' | '\u{fe0f}' => None,
        c => Some(c),
    };
    Cow::Owned(text.chars().filter_map(plain).collect())
}

/// `e8=Q`, `e8Q`, `e8(Q)`, `e8/Q`: the move without, and the role. None where it is begun and not ended.
fn split_promotion(text: &str) -> Option<(&str, Option<Role>)> {
    let inner = text.strip_suffix(')').unwrap_or(text);
    let bracketed = inner.len() < text.len();
    let letter = inner.chars().next_back().map(|c| c.to_ascii_lowercase());
    let Some(c @ ('n' | 'b' | 'r' | 'q')) = letter else {
        return (!bracketed).then_some((text, None));
    };
    let rest = inner.get(..inner.len().checked_sub(1)?)?;
    let rest = if bracketed { rest.strip_suffix('(')? } else { rest };
    let rest = rest.strip_suffix(['=', '/']).unwrap_or(rest);
    Some((rest, Role::from_char(c)))
}

/// Cuts off what says nothing about the move itself: check, mate, `e.p.`, glyphs such as `!?` and `$6`.
fn strip_remarks(mut text: &str) -> &str {
    loop {
        let mut shorter =
            text.trim_end_matches(['+', '#', '!', '?', ' ', '†', '‡', '±', '∓', '=', '⩲', '⩱', '∞']);
        if let Some((start, digits)) = shorter.rsplit_once('$')
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit())
        {
            shorter = start;
        }
        for remark in ["e.p.", "e.p", "ep", "dbl", "dis", "ch", "mate", "++"] {
            shorter = shorter.strip_suffix(remark).unwrap_or(shorter);
        }
        if shorter.len() == text.len() {
            return text;
        }
        text = shorter;
    }
}
