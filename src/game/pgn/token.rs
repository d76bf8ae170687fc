//! The words of a PGN, each with its line.

use super::Fault;

/// A word of a PGN that matters to a reader; comments and glyphs do not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "text"]`, the text without its escapes.
    Tag(&'a str, String),
    /// Anything that may be a move.
    Move(&'a str),
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    Result(&'a str),
    /// `(`
    Open,
    /// `)`
    Close,
    /// What is no PGN.
    Bad(Fault),
}

/// Reads words off the front of a text.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'a> {
    rest: &'a str,
    line: usize,
    at_line_start: bool,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens { rest: text.strip_prefix('\u{feff}').unwrap_or(text), line: 1, at_line_start: true }
    }

    /// Passes over `bytes` bytes, counting lines.
    fn skip(&mut self, bytes: usize) -> &'a str {
        let (skipped, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.line += skipped.bytes().filter(|byte| *byte == b'\n').count();
        if !skipped.is_empty() {
            self.at_line_start = skipped.ends_with('\n');
        }
        self.rest = rest;
        skipped
    }

    fn skip_line(&mut self) {
        let end = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
        self.skip(end);
    }

    /// A comment in braces; one that runs into the tags of another game has lost its end.
    fn skip_comment(&mut self) -> Result<(), Fault> {
        let end = self.rest.find('}').map(|end| end + 1);
        let comment = self.rest.get(..end.unwrap_or(self.rest.len())).unwrap_or_default();
        let next_game = comment.find("\n[Event \"").map(|start| start + 1);
        let length = next_game.unwrap_or(comment.len());
        self.skip(length);
        if end == Some(length) { Ok(()) } else { Err(Fault::OpenComment) }
    }

    /// What stands in brackets, up to the end of the line.
    fn tag(&mut self) -> Token<'a> {
        let line = self.rest.split('\n').next().unwrap_or_default();
        match read_tag(line) {
            Some((length, name, value)) => {
                self.skip(length);
                Token::Tag(name, value)
            }
            None => {
                self.skip_line();
                Token::Bad(Fault::Tag)
            }
        }
    }

    fn word(&mut self) -> &'a str {
        let ends = |c: char| c.is_whitespace() || "{}()[];$".contains(c);
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        self.skip(end)
    }
}

/// Its length, name and value.
fn read_tag(line: &str) -> Option<(usize, &str, String)> {
    let inside = line.strip_prefix('[')?.trim_start();
    let name_end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
    let (name, rest) = inside.split_at(name_end);
    let quoted = rest.trim_start().strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = quoted.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '\\' => value.push(chars.next()?.1),
            '"' => {
                let after = quoted.get(at + 1..)?.trim_start().strip_prefix(']')?;
                let length = line.len() - after.len();
                return (!name.is_empty()).then_some((length, name, value));
            }
            c => value.push(c),
        }
    }
    None
}

/// A word without the move number in front: `1.e4`, `12...Nf6`, `3`.
fn without_number(word: &str) -> &str {
    if word.starts_with("0-0") {
        return word;
    }
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let bare = rest.trim_start_matches(['.', '…']);
    if rest.is_empty() || bare.len() < rest.len() { bare } else { word }
}

impl<'a> Iterator for Tokens<'a> {
    /// The line and the word.
    type Item = (usize, Token<'a>);

    fn next(&mut self) -> Option<(usize, Token<'a>)> {
        loop {
            let line = self.line;
            let first = self.rest.chars().next()?;
            match first {
                '%' if self.at_line_start => self.skip_line(),
                c if c.is_whitespace() => {
                    self.skip(c.len_utf8());
                }
                ';' => self.skip_line(),
                '{' => {
                    if let Err(fault) = self.skip_comment() {
                        return Some((line, Token::Bad(fault)));
                    }
                }
                '[' => return Some((line, self.tag())),
                '$' => {
                    self.skip(1);
                    self.word();
                }
                '(' | ')' | '}' | ']' => {
                    self.skip(1);
                    let token = match first {
                        '(' => Token::Open,
                        ')' => Token::Close,
                        other => Token::Bad(Fault::Unopened(other)),
                    };
                    return Some((line, token));
                }
                _ => {
                    let word = self.word();
                    if matches!(word, "1-0" | "0-1" | "1/2-1/2" | "*") {
                        return Some((line, Token::Result(word)));
                    }
                    let word = without_number(word);
                    let glyph = word.chars().all(|c| "!?+-=#".contains(c)) && word != "--";
                    if !(word.is_empty() || glyph || word == "e.p.") {
                        return Some((line, Token::Move(word)));
                    }
                }
            }
        }
    }
}
