//! Parser of PGN tags, such as `[Name "text"]`, also in loose forms.

use super::plain::plain_tag;
use super::writer::is_tag_name_char;
use crate::rules::characters::{is_invisible, is_quote};

/// Parses the PGN tag, `[Name "value"]`, at the beginning of a line. Returns the length of the tag
/// in bytes, and its name and value; `None` if the line does not begin with a tag in standard form.
pub(super) fn read_tag(line: &str) -> Option<(usize, String, String)> {
    if let Some((length, name, value)) = plain_tag(line) {
        return Some((length, name.to_owned(), value.to_owned()));
    }
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| !is_tag_name_char(c))?;
    let (name, rest) = inside.split_at_checked(name_end)?;
    let quoted = rest.trim_start().strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => {
                let after = quoted.get(at + 1..)?.trim_start().strip_prefix(']')?;
                let length = line.len() - after.len();
                return (!name.is_empty()).then(|| (length, name.to_owned(), value));
            }
            '\\' => value.extend(chars.next().map(|(_, c)| c).filter(|c| !c.is_control())),
            c if c.is_control() => {}
            c => value.push(c),
        }
    }
    None
}

/// Whether a line of a PGN consists of one tag and nothing else.
pub(super) fn is_single_tag(line: &str) -> bool {
    read_tag(line).is_some_and(|(length, ..)| line[length..].trim().is_empty())
}

/// Parses a PGN tag that is not in standard form, at the beginning of a line. Such a tag has, for
/// example, quotes within quotes, quotes other than `"`, no quotes, no closing quote, no closing
/// bracket, or spaces in the name.
///
/// Returns the length of the tag in bytes, and its name and value; `None` if the line does not
/// begin with such a tag.
pub(super) fn read_loose_tag(line: &str) -> Option<(usize, String, String)> {
    let length = loose_length(line)?;
    let inside = line.get(1..length)?.trim_end();
    let inside = inside.strip_suffix(']').unwrap_or(inside).trim();
    let first_quote = inside.find(is_quote);
    let (name, value) = match first_quote {
        // The value begins with the quote, so the name may contain a space, such as `White Team`.
        Some(at) if extends_to_line_end(inside, at) => inside.split_at_checked(at)?,
        _ => inside
            .split_once(char::is_whitespace)
            .or(first_quote.and_then(|at| inside.split_at_checked(at)))?,
    };
    let is_name = |c: char| is_tag_name_char(c) || c.is_whitespace() || is_invisible(c);
    let begins = name.trim_start_matches(is_invisible).trim_start();
    if !begins.starts_with(|c: char| c.is_ascii_alphabetic()) || !name.chars().all(is_name) {
        return None;
    }
    let name: String = name.chars().filter(|c| is_tag_name_char(*c)).collect();
    // Without quotes, the name must consist of letters. Otherwise, moves in brackets would count as
    // a tag, such as `[Nf3 Nc6]`.
    if first_quote.is_none() && !name.bytes().all(|byte| byte.is_ascii_alphabetic()) {
        return None;
    }
    let value = value.trim();
    let value = value.strip_prefix(is_quote).unwrap_or(value);
    let value = if first_quote.is_some() { value.strip_suffix(is_quote).unwrap_or(value) } else { value };
    let value = value.replace("\\\"", "\"").replace("\\\\", "\\");
    Some((length, name, value.chars().filter(|c| !c.is_control()).collect()))
}

/// Returns the length in bytes of a PGN tag that is not in standard form, at the beginning of a
/// line; `None` if the tag has no end.
///
/// The tag ends with a closing bracket at the end of the line or before another tag. Without such a
/// bracket, it ends with a quote at the end of the line.
fn loose_length(line: &str) -> Option<usize> {
    let ends = |at: &usize| {
        let behind = line.get(at + 1..).unwrap_or_default().trim_start();
        behind.is_empty() || behind.starts_with('[')
    };
    let brackets = || line.match_indices(']').map(|(at, _)| at).filter(ends);
    let is_quoted = |at: &usize| line.get(..*at).is_some_and(|text| text.trim_end().ends_with(is_quote));
    let closed = brackets().find(is_quoted).or_else(|| brackets().next());
    let ended = || line.trim_end();
    let has_end = || ended().ends_with(is_quote) && ended().matches(is_quote).count() > 1;
    closed.map(|at| at + 1).or_else(|| has_end().then(|| ended().len()))
}

/// Whether all text from the first quote on is the value of a PGN tag that is not in standard form.
///
/// `inside` is the text within the brackets, `quote` the byte index of its first quote. Returns
/// `true` if all these conditions hold:
///
/// * The text before the first quote has at most two words; it may be empty.
/// * The character before the first quote, if any, is whitespace or allowed in the name of a tag.
///   Invisible characters do not count.
/// * The first quote is not an apostrophe inside the second word.
/// * The text within the brackets ends with a quote or has only one quote.
fn extends_to_line_end(inside: &str, quote: usize) -> bool {
    let (name, value) = inside.split_at(quote);
    let name = name.trim_end_matches(is_invisible);
    let is_apart = name.is_empty() || name.ends_with(|c: char| c.is_whitespace() || is_tag_name_char(c));
    let ends = value.ends_with(is_quote) || value.matches(is_quote).count() == 1;
    let words = name.split_whitespace().count();
    // The first word is the name of the tag, and the value may follow without a space, as in
    // `White"Ida"`. A quote directly after a later word is an apostrophe, as in `White O'Hara`.
    let is_apostrophe = words > 1 && !name.ends_with(char::is_whitespace);
    is_apart && ends && words <= 2 && !is_apostrophe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_as_people_write_them() {
        for (line, name, value, behind) in [
            ("[Event \"Cup \"Lake\" of May\"]\n", "Event", "Cup \"Lake\" of May", "\n"),
            ("[Event \"\"Lake\"\"]", "Event", "\"Lake\"", ""),
            ("[Event \"a \"b\" c\"] [Site \"d\"]", "Event", "a \"b\" c", " [Site \"d\"]"),
            ("[White 'Ida']", "White", "Ida", ""),
            ("[White “Ida”]", "White", "Ida", ""),
            ("[White „Ida“]", "White", "Ida", ""),
            ("[White «Ida»]", "White", "Ida", ""),
            ("[White Ida May]", "White", "Ida May", ""),
            ("[White O'Hara]", "White", "O'Hara", ""),
            ("[White Ida \"Bolt\" May]", "White", "Ida \"Bolt\" May", ""),
            ("[Result 1/2-1/2]", "Result", "1/2-1/2", ""),
            ("[White Team \"Ely\"]", "WhiteTeam", "Ely", ""),
            ("[White \"Ida]", "White", "Ida", ""),
            ("[White \"Ida\"\n", "White", "Ida", "\n"),
            ("[White \"c:\\\"]", "White", "c:\\", ""),
            ("[White\u{a0}\u{200b}\"Ida\"]", "White", "Ida", ""),
            ("[White\"Ida\" ]", "White", "Ida", ""),
        ] {
            let read = read_tag(line).or_else(|| read_loose_tag(line));
            let (length, own, said) = read.unwrap_or_else(|| panic!("{line}"));
            assert_eq!((&*own, &*said, &line[length..]), (name, value, behind), "{line}");
        }
        for line in
            ["[White \"Ida", "[White Ida", "[Nf3 Nc6]", "[%clk 1]", "[]", "[\"x\"]", "[White]", "[1-0]"]
        {
            assert_eq!(read_tag(line).or_else(|| read_loose_tag(line)), None, "{line}");
        }
    }
}
