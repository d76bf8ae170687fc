//! Parser of algebraic notation (SAN) that needs no position.

use std::borrow::Cow;
use std::str::FromStr;

use super::error::SanError;
use super::value::{CheckSign, San, SanMove, SanStep};
use crate::rules::{CastlingSide, File, Rank, Role, Square};

impl FromStr for San {
    type Err = SanError;

    /// Parses a move in SAN. Also accepts variants that occur in real files: `0-0`, `e8Q`, `exd6
    /// e.p.`, figurines, and `!?` at the end.
    ///
    /// The sign for check or mate is kept as written: without a position, it cannot be verified.
    fn from_str(text: &str) -> Result<San, SanError> {
        parse_text(text).ok_or(SanError::NotSan)
    }
}

/// Parses a move in algebraic notation (SAN), perhaps with signs such as `!?`. Also accepts
/// variants that occur in real files. `None` if the text is no move.
fn parse_text(text: &str) -> Option<San> {
    if let Some(san) = read_simple_san(text.as_bytes()) {
        return Some(san);
    }
    let text = to_ascii(text);
    let text = text.trim();
    let bare = strip_remarks(text);
    let sign = check_sign(text.get(bare.len()..)?);
    let step = match bare {
        "O-O" | "0-0" | "o-o" => SanStep::Castle(CastlingSide::KingSide),
        "O-O-O" | "0-0-0" | "o-o-o" => SanStep::Castle(CastlingSide::QueenSide),
        _ => SanStep::Move(read_move(bare.as_bytes())?),
    };
    Some(San { step, sign })
}

/// Parses a SAN move that ends with its target square, perhaps followed by a check sign, such as
/// `Nf3` or `exd5+`. This is a fast path for the usual moves: `None` for any other text, such as
/// castling or a promotion.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(in crate::rules) fn read_simple_san(text: &[u8]) -> Option<San> {
    let (bare, sign) = match text {
        [bare @ .., b'+'] => (bare, Some(CheckSign::Check)),
        [bare @ .., b'#'] => (bare, Some(CheckSign::Mate)),
        bare => (bare, None),
    };
    let [.., b'1'..=b'8'] = bare else { return None };
    let (role, squares) = split_role(bare)?;
    Some(San { step: SanStep::Move(read_squares(role, squares, None)?), sign })
}

/// Parses a SAN move other than castling, such as `Nbxd7` or `e8=Q`; `None` if the text is no move.
///
/// The caller must have removed signs after the move, such as `+` or `!?`.
fn read_move(text: &[u8]) -> Option<SanMove> {
    let (role, rest) = split_role(text)?;
    let (squares, promotion) = split_promotion(rest)?;
    read_squares(role, squares, promotion)
}

/// Splits a SAN move into the kind of piece, which its first letter names, such as `N`, and the
/// text after this letter. Without such a letter, the piece is a pawn. `None` if the text is empty,
/// or begins with a capital letter that names no piece.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn split_role(text: &[u8]) -> Option<(Role, &[u8])> {
    let role = match text.first()? {
        b'P' => Role::Pawn,
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        b'A'..=b'Z' => return None,
        _ => return Some((Role::Pawn, text)),
    };
    Some((role, text.get(1..)?))
}

/// Parses the squares of a SAN move, such as `bxd7` of `Nbxd7`. Before the target square, the text
/// may have the start square, or only the file or the rank of the start square. `None` if the text
/// has another form.
///
/// `text` has no piece letter and no promotion: the caller has parsed these and passes them as
/// `role` and `promotion`.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn read_squares(role: Role, text: &[u8], promotion: Option<Role>) -> Option<SanMove> {
    let [origin @ .., file, rank] = text else { return None };
    let to = Square::new(file_of(*file)?, rank_of(*rank)?);
    let (origin, captures) = match origin {
        [origin @ .., b'x' | b':'] => (origin, true),
        [origin @ .., b'-'] => (origin, false),
        _ => (origin, false),
    };
    let (file, rank) = match *origin {
        [] => (None, None),
        [c] => match file_of(c) {
            None => (None, Some(rank_of(c)?)),
            file => (file, None),
        },
        [file, rank] => (Some(file_of(file)?), Some(rank_of(rank)?)),
        _ => return None,
    };
    Some(SanMove { role, file, rank, captures, to, promotion })
}

/// Returns the file with this lower-case ASCII letter, `a` to `h`; `None` for other bytes.
#[inline(always)]
fn file_of(letter: u8) -> Option<File> {
    File::from_index(letter.wrapping_sub(b'a'))
}

/// Returns the rank with this ASCII digit, `1` to `8`; `None` for other bytes.
#[inline(always)]
fn rank_of(digit: u8) -> Option<Rank> {
    Rank::from_index(digit.wrapping_sub(b'1'))
}

/// Returns the sign for check or mate among the remarks after a SAN move, such as `+!?`; `None`
/// without such a sign.
fn check_sign(remarks: &str) -> Option<CheckSign> {
    let has = |signs: [&str; 3]| signs.into_iter().any(|sign| remarks.contains(sign));
    if has(["#", "‡", "mate"]) {
        Some(CheckSign::Mate)
    } else {
        has(["+", "†", "ch"]).then_some(CheckSign::Check)
    }
}

/// Converts a SAN move to ASCII: replaces figurines such as `♘` by English piece letters,
/// typographic dashes by `-`, and `×` by `x`.
fn to_ascii(text: &str) -> Cow<'_, str> {
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
        // Variation selectors only choose text or emoji style.
        '\u{fe0e}' | '\u{fe0f}' => None,
        c => Some(c),
    };
    Cow::Owned(text.chars().filter_map(plain).collect())
}

/// Splits the promotion off a SAN move, such as `e8=Q`, `e8Q`, `e8(Q)` or `e8/Q`.
///
/// Returns the text before the promotion, and the piece to which the pawn is promoted; for a move
/// without promotion, the whole text and `None`. Returns `None` if the text ends with `)` but has
/// no promotion in brackets.
fn split_promotion(text: &[u8]) -> Option<(&[u8], Option<Role>)> {
    let (inner, bracketed) = match text {
        [inner @ .., b')'] => (inner, true),
        _ => (text, false),
    };
    let [rest @ .., b'n' | b'b' | b'r' | b'q' | b'N' | b'B' | b'R' | b'Q'] = inner else {
        return (!bracketed).then_some((text, None));
    };
    let role = inner.last().and_then(|c| Role::from_char(c.to_ascii_lowercase().into()));
    let rest = if bracketed { rest.strip_suffix(b"(")? } else { rest };
    let rest = match rest {
        [rest @ .., b'=' | b'/'] => rest,
        _ => rest,
    };
    Some((rest, role))
}

/// Removes the remarks after a SAN move: signs and words for check and mate, `e.p.`, and glyphs
/// such as `!?` and `$6`.
fn strip_remarks(mut text: &str) -> &str {
    // This is a fast path for moves without a remark, or with only a check sign.
    let bare = text.strip_suffix(['+', '#']).unwrap_or(text);
    if bare.ends_with(|c: char| c.is_ascii_digit()) && !bare.contains('$') {
        return bare;
    }
    loop {
        // A text without `$` that ends with a square or with castling has no remark left.
        if text.ends_with(|c: char| matches!(c, '1'..='8' | 'O')) && !text.as_bytes().contains(&b'$') {
            return text;
        }
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
