//! Moves as people type them in words: `knight f3`, `Springer schlägt d5`, `kurze Rochade`.

use super::Words;
use crate::rules::{File, Rank, Role, SanError, Square};

/// The letters of English, in the order of `piece-letters`.
const LETTERS: [char; 5] = ['K', 'Q', 'R', 'B', 'N'];
/// More than this is no move.
const LONGEST: usize = 80;

impl Words {
    /// What a typed text may mean, as [`Position::parse_typed`](crate::rules::Position::parse_typed) reads it, the
    /// likeliest first: with the piece letters of this language, as it stands, and in its words.
    pub fn typed(&self, text: &str) -> Vec<String> {
        // Without the mark that keeps a written move from left to right.
        let text: String = text.trim().chars().filter(|c| *c != '\u{200e}').take(LONGEST).collect();
        let mut spellings = vec![self.own_letters(&text), text.clone()];
        let tokens = tokens(&text);
        spellings.extend(self.in_words(&tokens));
        // Whoever types without capitals means a piece where no pawn can be meant.
        if let Some(first) = text.chars().next().and_then(capital) {
            let capital: String = std::iter::once(first).chain(text.chars().skip(1)).collect();
            spellings.extend([self.own_letters(&capital), capital]);
        }
        let mut seen = Vec::new();
        spellings.retain(|spelling| {
            let new = !spelling.is_empty() && !seen.contains(spelling);
            seen.push(spelling.clone());
            new
        });
        spellings
    }

    /// Why a typed text is no move, as a sentence.
    pub fn typed_fault(&self, text: &str, fault: &SanError) -> String {
        match fault {
            SanError::NotSan => self.typed_unreadable(&text),
            fault => self.san_fault(text, fault),
        }
    }

    /// The same with the letters of English in the places of this language's: `Sf3` is `Nf3`, `e8=D` is `e8=Q`.
    fn own_letters(&self, text: &str) -> String {
        let mut english = String::with_capacity(text.len());
        let mut rest = text.chars();
        loop {
            // The king comes first: where his letter has two signs, the first of them is the knight's (Кр, К).
            let own = (0..LETTERS.len()).find_map(|place| {
                let after = rest.as_str().strip_prefix(self.piece_letter(place)?)?;
                Some((LETTERS[place], after))
            });
            if let Some((letter, after)) = own {
                english.push(letter);
                rest = after.chars();
            } else if let Some(other) = rest.next() {
                english.push(other);
            } else {
                return english;
            }
        }
    }

    /// What words say, as notation; nothing where a word is not known.
    fn in_words(&self, tokens: &[String]) -> Vec<String> {
        let mut said = Spoken::default();
        let all_known =
            tokens.iter().all(|token| self.hear(token, &mut said) || self.hear_run(token, &mut said));
        if all_known { said.spellings() } else { Vec::new() }
    }

    /// One word. Whether it is known.
    fn hear(&self, token: &str, said: &mut Spoken) -> bool {
        // As what moves, or as what is taken or made: a language with cases has another word for it.
        let is_called = |name: String| plain(&name).eq(token.chars());
        let is_named = |role: &Role| is_called(self.role(*role)) || is_called(self.taken_role(*role));
        let role = Role::ALL.into_iter().find(is_named);
        if let Some(role) = role {
            said.role(role);
            return true;
        }
        // One word can say both that the king castles and to which side: 短易位.
        let castles = is_among(self.typed_castles(), token);
        let short = is_among(self.typed_short(), token);
        let long = is_among(self.typed_long(), token);
        if castles || short || long {
            said.castles |= castles;
            said.castles_short |= short;
            said.castles_long |= long;
        } else if is_among(self.typed_takes(), token) {
            said.takes = true;
        } else {
            return is_among(self.typed_aside(), token) || said.place(token).is_some();
        }
        true
    }

    /// Words in Chinese, which has no blanks between them: the longest that is known, then what comes after it. Whether all are
    /// known.
    fn hear_run(&self, token: &str, said: &mut Spoken) -> bool {
        let mut rest = token;
        while rest.chars().next().is_some_and(is_chinese) {
            let mut ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
            let Some(end) = ends.find(|end| self.hear(&rest[..*end], said)) else { return false };
            rest = &rest[end..];
        }
        rest.is_empty()
    }
}

/// A move as far as it has been said.
#[derive(Default)]
struct Spoken {
    roles: Vec<Role>,
    squares: Vec<Square>,
    file: Option<File>,
    rank: Option<Rank>,
    promoted: Option<Role>,
    takes: bool,
    castles: bool,
    castles_short: bool,
    castles_long: bool,
}

impl Spoken {
    /// A piece is named: what moves, what it takes, or, after the squares, what the pawn becomes.
    fn role(&mut self, role: Role) {
        let ends = self.squares.last().is_some_and(|to| matches!(to.rank(), Rank::First | Rank::Eighth));
        if ends && matches!(self.roles.first(), None | Some(Role::Pawn)) {
            self.promoted = Some(role);
        } else {
            self.roles.push(role);
        }
    }

    /// A square, a file or a rank is named.
    fn place(&mut self, token: &str) -> Option<()> {
        if let Ok(square) = token.parse() {
            self.squares.push(square);
            return Some(());
        }
        let mut letters = token.chars();
        let (only, None) = (letters.next()?, letters.next()) else { return None };
        match (File::from_char(only), Rank::from_char(only)) {
            (Some(file), _) => self.file = Some(file),
            (None, Some(rank)) => self.rank = Some(rank),
            (None, None) => return None,
        }
        Some(())
    }

    fn spellings(&self) -> Vec<String> {
        if self.castles {
            return self.castling();
        }
        let Some((to, from)) = self.squares.split_last() else { return Vec::new() };
        let promoted = self.promoted.map_or_else(String::new, |role| format!("={}", role.upper_char()));
        let takes = if self.takes { "x" } else { "" };
        match (self.roles.first(), from) {
            (None, [from]) => {
                vec![format!("{from}{to}{}", promoted.trim_start_matches('=').to_ascii_lowercase())]
            }
            (role, [] | [_]) => {
                let role = role.filter(|role| **role != Role::Pawn);
                let letter = role.map_or_else(String::new, |role| role.upper_char().to_string());
                let mut origin: String = from.iter().map(Square::to_string).collect();
                if from.is_empty() {
                    origin.extend(self.file.map(File::char));
                    origin.extend(self.rank.map(Rank::char));
                }
                if letter.is_empty() && origin.is_empty() && self.takes {
                    // Algebraic notation names the file that a pawn takes from.
                    let from = File::ALL.iter().filter(|file| file.index().abs_diff(to.file().index()) == 1);
                    return from.map(|file| format!("{file}x{to}{promoted}")).collect();
                }
                vec![format!("{letter}{origin}{takes}{to}{promoted}")]
            }
            _ => Vec::new(),
        }
    }

    /// Castling; where the side is not said, either.
    fn castling(&self) -> Vec<String> {
        let short = self.castles_short || self.roles == [Role::King];
        let long = self.castles_long || self.roles == [Role::Queen];
        let sides = [(short || !long, "O-O"), (long || !short, "O-O-O")];
        sides.into_iter().filter(|(meant, _)| *meant).map(|(_, side)| side.to_owned()).collect()
    }
}

/// The words of a text, in small letters. Chinese needs no blank beside a square: 马f3.
fn tokens(text: &str) -> Vec<String> {
    let mut spaced = String::with_capacity(text.len());
    for c in text.chars() {
        if spaced.chars().next_back().is_some_and(|last| is_chinese(last) != is_chinese(c)) {
            spaced.push(' ');
        }
        spaced.push(c);
    }
    let text = spaced;
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '-' | '–' | '!' | '.' | '=');
    text.split(ends).filter(|word| !word.is_empty()).map(|word| plain(word).collect()).collect()
}

fn is_chinese(c: char) -> bool {
    matches!(c, '\u{4e00}'..='\u{9fff}')
}

/// The letters of a word as words are compared: small ones, and Hindi as it is typed in haste: without the dot below
/// (वजीर for वज़ीर), and with one sign for a vowel through the nose (ऊंट for ऊँट).
fn plain(word: &str) -> impl Iterator<Item = char> + '_ {
    let letter = |c: char| match c {
        '\u{958}'..='\u{95f}' => ['क', 'ख', 'ग', 'ज', 'ड', 'ढ', 'फ', 'य'].get(c as usize - 0x958).copied(),
        '\u{901}' => Some('\u{902}'),
        '\u{93c}' => None,
        _ => Some(small(c)),
    };
    word.chars().filter_map(letter)
}

/// The small letter of a capital, in the scripts of Europe. That of every script would be a table larger than all of this.
fn small(c: char) -> char {
    let shift = match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ω' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        'Ґ' => 1,
        _ => 0,
    };
    char::from_u32(u32::from(c) + shift).unwrap_or(c)
}

/// The capital of a small letter that a piece may have.
fn capital(c: char) -> Option<char> {
    if !matches!(c, 'a'..='z' | 'а'..='я') {
        return None;
    }
    char::from_u32(u32::from(c) - 32)
}

/// Whether a word is one of a list in the catalogue.
fn is_among(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| plain(known).eq(word.chars()))
}
