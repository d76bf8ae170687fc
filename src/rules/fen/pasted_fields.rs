//! Repair of pasted FENs, field by field. Each field is changed to standard form, and each
//! character keeps its column in the pasted text for error messages. The strict FEN reader later
//! reads the repaired FEN and refuses it if a fault is left.

use crate::rules::characters::{capital_look_alike, is_dash, is_invisible, is_quote, look_alike};

/// Characters of a field of a pasted FEN, each with its column in the pasted text, from 1.
pub(in crate::rules) type PlacedChars = Vec<(char, usize)>;

/// Greatest number of characters that are read from a pasted text; no real FEN or EPD is longer.
pub(in crate::rules) const MAX_PASTED_LENGTH: usize = 4_096;

/// A word of a pasted text with this many slashes or more is the piece field of a FEN.
const PIECE_FIELD_SLASHES: usize = 3;

/// Splits a pasted text into the words of a FEN, from the piece field on, and replaces look-alike
/// characters by ASCII. Without a piece field, returns all words of the text.
pub(in crate::rules) fn split_fields(text: &str) -> Vec<PlacedChars> {
    let mut plain: PlacedChars = Vec::new();
    for (at, c) in text.chars().take(MAX_PASTED_LENGTH).enumerate().filter(|(_, c)| !is_invisible(*c)) {
        let c = match c {
            c if c.is_whitespace() => ' ',
            c if is_dash(c) => '-',
            '\\' | '|' | '⁄' | '∕' => '/',
            c => look_alike(c).or_else(|| capital_look_alike(c)).unwrap_or(c),
        };
        plain.push((c, at + 1));
    }
    remove_spaces_between_ranks(&mut plain);
    // FENs in URLs may have `_` or `+` for a space.
    if !text.trim().contains(char::is_whitespace) {
        plain.iter_mut().filter(|(c, _)| matches!(c, '_' | '+')).for_each(|(c, _)| *c = ' ');
    }
    let mut words: Vec<PlacedChars> =
        plain.split(|(c, _)| *c == ' ').filter(|word| !word.is_empty()).map(<[_]>::to_vec).collect();
    let Some(first) = words.iter().position(|word| count_slashes(word) >= PIECE_FIELD_SLASHES) else {
        return words;
    };
    words.drain(..first);
    // Remove a label that is joined to the pieces: `fen=4k3/…`.
    let is_edge = |c: char| is_quote(c) || matches!(c, ':' | '=' | '[' | '(' | '<' | '{');
    let pieces = &mut words[0];
    let label = pieces.iter().take_while(|(c, _)| *c != '/').count();
    if let Some(edge) = pieces[..label].iter().rposition(|(c, _)| is_edge(*c)) {
        pieces.drain(..=edge);
    }
    // Remove closing brackets, quotes, full stops and commas at the end of the text.
    let closes = |c: char| is_quote(c) || matches!(c, ']' | ')' | '>' | '}' | '.' | ',');
    while words.len() <= 6 && words.last().is_some_and(|word| word.last().is_some_and(|(c, _)| closes(*c))) {
        let last = words.len() - 1;
        // A quote at the end of an EPD may belong to its last operation, such as `id "x"`.
        if last >= 4 && !is_number(&words[4]) && to_text(&words[4]) != "-" {
            break;
        }
        words[last].pop();
        if words[last].is_empty() {
            words.pop();
        }
    }
    words
}

/// Removes spaces around the slashes between the ranks of a pasted FEN's piece field.
///
/// A space before the first slash is removed only after a whole rank, because the space may also
/// follow a label, as in `FEN /8/8/…`. A superfluous eighth slash ends the piece field, so a space
/// after the eighth slash is not removed.
fn remove_spaces_between_ranks(text: &mut PlacedChars) {
    let mut slashes = 0;
    let mut joined: PlacedChars = Vec::with_capacity(text.len());
    for (at, &(c, column)) in text.iter().enumerate() {
        if c == ' ' {
            let before = joined.last().map(|(c, _)| *c);
            if before == Some(' ') || before == Some('/') && slashes <= 7 {
                continue;
            }
            let next = text[at..].iter().map(|(c, _)| *c).find(|c| *c != ' ');
            if next == Some('/') && (slashes == 0 && ends_in_rank(&joined) || (1..=7).contains(&slashes)) {
                continue;
            }
        }
        slashes += usize::from(c == '/');
        joined.push((c, column));
    }
    *text = joined;
}

/// Whether this part of a FEN ends with letters and digits for a whole rank of eight squares.
fn ends_in_rank(text: &PlacedChars) -> bool {
    let squares = |&(c, _): &(char, usize)| match c {
        '1'..='8' => c.to_digit(10),
        _ => "pnbrqk".contains(c.to_ascii_lowercase()).then_some(1),
    };
    text.iter().rev().map_while(squares).sum::<u32>() == 8
}

/// Returns the number of slashes in a word of a pasted FEN.
fn count_slashes(word: &PlacedChars) -> usize {
    word.iter().filter(|(c, _)| *c == '/').count()
}

/// Returns the characters of a field of a pasted FEN as a string, without their columns.
fn to_text(field: &PlacedChars) -> String {
    field.iter().map(|(c, _)| *c).collect()
}

/// Whether a field of a pasted FEN consists of digits only, at least one.
fn is_number(field: &PlacedChars) -> bool {
    !field.is_empty() && field.iter().all(|(c, _)| c.is_ascii_digit())
}

/// Turns the words of a pasted text into the fields of a standard FEN; `None` if some word has no
/// meaning in a FEN.
///
/// The `bool` says whether the text is an EPD: a FEN without counters, followed by operations
/// (named values, such as `bm e4`).
pub(in crate::rules) fn strict_fields(words: Vec<PlacedChars>) -> Option<(Vec<PlacedChars>, bool)> {
    let mut words = words.into_iter().peekable();
    let pieces = strict_pieces(words.next()?);
    let after_pieces = pieces.last().map_or(1, |(_, column)| column + 1);
    let inserted = |text: &str| text.chars().map(|c| (c, after_pieces)).collect::<PlacedChars>();
    if words.peek().is_none() {
        // The strict reader reports that fields are missing.
        return Some((vec![pieces], false));
    }
    let turn = strict_turn(words.next()?);
    let mut fields = vec![pieces, turn];
    let Some(castling) = words.next() else {
        if has_no_rights(&to_text(&fields[0])) {
            fields.extend([inserted("-"), inserted("-"), inserted("0"), inserted("1")]);
        }
        return Some((fields, false));
    };
    let (castling, passed) = strict_castling(castling);
    fields.push(castling);
    // The en passant field is missing if the castling field is followed by a counter or nothing.
    let is_left_out = words.peek().is_none_or(is_number);
    fields.push(match passed {
        Some(passed) => passed,
        None if is_left_out => inserted("-"),
        None => strict_en_passant(words.next()?),
    });
    if words.peek().is_none() {
        return Some((fields, false));
    }
    let (mut halfmoves, mut number) = (None, None);
    let mut is_epd = true;
    for place in [&mut halfmoves, &mut number] {
        if let Some(count) = words.peek().and_then(move_counter) {
            is_epd = false;
            *place = count;
            words.next();
        }
    }
    let rest: Vec<PlacedChars> = words.collect();
    let operations = epd_operations(&rest)?;
    let [halfmoves, number] =
        [(halfmoves, "hmvc", "0"), (number, "fmvn", "1")].map(|(count, code, usual)| {
            let said = operations.iter().find(|(name, _)| name == code).map(|(_, value)| value.clone());
            count.or(said).unwrap_or_else(|| inserted(usual))
        });
    let is_zero = number.iter().all(|(c, _)| *c == '0');
    let number = if is_zero { number.first().map(|(_, column)| vec![('1', *column)])? } else { number };
    fields.extend([halfmoves, number]);
    Some((fields, is_epd))
}

/// Reads a word of a pasted FEN as a move counter.
///
/// Returns `Some(Some(digits))` for a number, `Some(None)` for a sign that means an unknown number,
/// such as `-` or `?`, and `None` for any other word.
fn move_counter(word: &PlacedChars) -> Option<Option<PlacedChars>> {
    let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    match to_text(word).trim_end_matches([';', ',', '.']) {
        "-" | "?" | "" => Some(None),
        digits if is_digits(digits) => Some(Some(word[..digits.len()].to_vec())),
        // A negative number is kept, so that the strict reader refuses it.
        other if other.strip_prefix('-').is_some_and(is_digits) => Some(Some(word.clone())),
        _ => None,
    }
}

/// Removes a superfluous eighth slash at the end or beginning of a pasted FEN's piece field.
fn strict_pieces(mut pieces: PlacedChars) -> PlacedChars {
    if count_slashes(&pieces) == 8 {
        if pieces.last().is_some_and(|(c, _)| *c == '/') {
            pieces.pop();
        } else if pieces.first().is_some_and(|(c, _)| *c == '/') {
            pieces.remove(0);
        }
    }
    pieces
}

/// Returns the side to move of a pasted FEN as `w` or `b`; accepts `White` and `black` too. Returns
/// other texts unchanged.
fn strict_turn(turn: PlacedChars) -> PlacedChars {
    match to_text(&turn).to_ascii_lowercase().as_str() {
        "w" | "white" => vec![('w', turn[0].1)],
        "b" | "black" => vec![('b', turn[0].1)],
        _ => turn,
    }
}

/// Returns the castling field of a pasted FEN in standard form, such as `-` for `none`.
///
/// The second value is the en passant field `-` if this sign follows the castling rights without a
/// space, as in `KQ-`; otherwise `None`.
fn strict_castling(castling: PlacedChars) -> (PlacedChars, Option<PlacedChars>) {
    match (to_text(&castling).as_str(), &castling[..]) {
        ("--", [castling, passed]) => (vec![*castling], Some(vec![*passed])),
        ("." | "none" | "0" | "_", [first, ..]) => (vec![('-', first.1)], None),
        (_, [rights @ .., passed @ ('-', _)]) if !rights.is_empty() => (rights.to_vec(), Some(vec![*passed])),
        _ => (castling, None),
    }
}

/// Returns the en passant field of a pasted FEN in standard form: a square in lower case, or `-`
/// for another sign that means none, such as `?`.
fn strict_en_passant(passed: PlacedChars) -> PlacedChars {
    match to_text(&passed).as_str() {
        "." | "none" | "?" => vec![('-', passed[0].1)],
        _ => passed.into_iter().map(|(c, column)| (c.to_ascii_lowercase(), column)).collect(),
    }
}

/// Whether the piece field `pieces` of a FEN rules out castling, because neither side has king and
/// rook on its first rank. Only then may a pasted FEN lack the castling field.
fn has_no_rights(pieces: &str) -> bool {
    let ranks: Vec<&str> = pieces.split('/').collect();
    let [black, _, _, _, _, _, _, white] = ranks[..] else { return false };
    !(black.contains('k') && black.contains('r') || white.contains('K') && white.contains('R'))
}

/// Reads the operations at the end of an EPD from their words. Returns name and number of each
/// operation that has a number, such as `hmvc 3` (half-move clock). `None` if the words are no
/// operations.
fn epd_operations(words: &[PlacedChars]) -> Option<Vec<(String, PlacedChars)>> {
    let mut operations = Vec::new();
    let (mut begins, mut is_quoted) = (true, false);
    for (at, word) in words.iter().enumerate() {
        let text = to_text(word);
        // A remark extends to the end of the text. It begins with `;` or `#` in place of an
        // operation, or with `//` at the start of any word.
        if begins && text.starts_with([';', '#']) || text.starts_with("//") {
            break;
        }
        if begins {
            // The name of an operation has at least two characters. A single letter is a mistyped
            // counter.
            let is_code =
                text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.trim_end_matches(';').len() > 1;
            // A single word without `;` is no operation. The word `moves` begins a list of played
            // moves, so the text means another position. In both cases the strict reader refuses
            // the text.
            if !is_code || text == "moves" || words.len() == 1 && !text.ends_with(';') {
                return None;
            }
            let operand = words.get(at + 1).map(|operand| {
                operand.iter().copied().take_while(|(c, _)| *c != ';').collect::<PlacedChars>()
            });
            operations.extend(operand.map(|operand| (text.clone(), operand)).filter(|(_, it)| is_number(it)));
        }
        is_quoted ^= text.matches('"').count() % 2 == 1;
        begins = !is_quoted && text.ends_with(';');
    }
    Some(operations)
}
