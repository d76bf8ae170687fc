//! What a text in algebraic notation says, before any position is asked.

use std::borrow::Cow;
use std::str::FromStr;

use super::error::SanError;
use super::value::{CheckSign, San, SanMove, SanStep};
use crate::rules::{CastlingSide, File, Rank, Role};

/// Read as real files have it: `0-0`, `e8Q`, `exd6 e.p.`, figurines, `!?` and `$6` behind. The sign for check is taken as
/// it stands there.
impl FromStr for San {
    type Err = SanError;

    fn from_str(text: &str) -> Result<San, SanError> {
        read(text).ok_or(SanError::NotSan)
    }
}

fn read(text: &str) -> Option<San> {
    let text = in_ascii(text);
    let text = text.trim();
    let bare = strip_remarks(text);
    let sign = sign(text.get(bare.len()..)?);
    let step = match bare {
        "O-O" | "0-0" | "o-o" => SanStep::Castle(CastlingSide::KingSide),
        "O-O-O" | "0-0-0" | "o-o-o" => SanStep::Castle(CastlingSide::QueenSide),
        _ => SanStep::Move(read_move(bare)?),
    };
    Some(San { step, sign })
}

fn read_move(text: &str) -> Option<SanMove> {
    let piece = text.chars().next().filter(char::is_ascii_uppercase);
    let (role, rest) = match piece {
        Some(c) => (Role::from_char(c.to_ascii_lowercase())?, text.get(1..)?),
        None => (Role::Pawn, text),
    };
    let (rest, promotion) = split_promotion(rest)?;
    let (origin, to) = rest.split_at_checked(rest.len().checked_sub(2)?)?;
    let to = to.parse().ok()?;
    let (origin, captures) = match origin.strip_suffix(['x', ':', '-']) {
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
    Some(SanMove { role, file, rank, captures, to, promotion })
}

/// The sign for check among the remarks behind a move.
fn sign(remarks: &str) -> Option<CheckSign> {
    let has = |signs: [&str; 3]| signs.into_iter().any(|sign| remarks.contains(sign));
    if has(["#", "‡", "mate"]) {
        Some(CheckSign::Mate)
    } else {
        has(["+", "†", "ch"]).then_some(CheckSign::Check)
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
    // Nearly always there is no more than a sign for check.
    let bare = text.strip_suffix(['+', '#']).unwrap_or(text);
    if bare.ends_with(|c: char| c.is_ascii_digit()) && !bare.contains('$') {
        return bare;
    }
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
