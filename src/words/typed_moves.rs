//! Interprets chess moves that players type in words: `knight f3`, `Springer schlägt d5`,
//! `kurze Rochade`.

use super::Words;
use super::moves::LETTERS;
use crate::rules::characters::{capital_look_alike, clean_word};
use crate::rules::{File, Rank, Role, SanError, Square};

/// Greatest length of a typed move in characters; further characters are ignored.
const MAX_TYPED_CHARS: usize = 80;

impl Words {
    /// Returns the possible spellings in English notation of a chess move that a player has typed
    /// or spoken, the likeliest first.
    ///
    /// The spellings are, in this order: the text with the piece letters of the app's language
    /// replaced by English letters, the unchanged text, the meaning of words such as `knight`, the
    /// text with a capital first letter, and the text with look-alike letters replaced by Latin
    /// letters. The caller tries each spelling as a move
    /// (`app::dialogs::typed::parse_typed_move`).
    pub fn typed_spellings(&self, text: &str) -> Vec<String> {
        // Removes the mark that keeps written moves in left-to-right order.
        let text: String = text.trim().chars().filter(|c| *c != '\u{200e}').take(MAX_TYPED_CHARS).collect();
        let mut spellings = vec![self.to_english_letters(&text), text.clone()];
        let tokens = typed_words(&text);
        spellings.extend(self.words_to_notation(&tokens));
        // A small first letter usually names the file of a pawn. The reading as a piece letter is
        // less likely, so it comes later.
        if let Some(first) = text.chars().next().and_then(to_capital_letter) {
            let capital: String = std::iter::once(first).chain(text.chars().skip(1)).collect();
            spellings.extend([self.to_english_letters(&capital), capital]);
        }
        // The least likely reading comes last: every letter of another alphabet stands for the
        // Latin letter that it looks like.
        spellings.push(text.chars().map(|c| look_alike_in_typed_move(c).unwrap_or(c)).collect());
        let mut seen = Vec::new();
        spellings.retain(|spelling| {
            let new = !spelling.is_empty() && !seen.contains(spelling);
            seen.push(spelling.clone());
            new
        });
        spellings
    }

    /// Returns a sentence that explains why a typed text is not a chess move, in the app's
    /// language.
    pub fn typed_fault(&self, text: &str, fault: &SanError) -> String {
        match fault {
            SanError::NotSan => self.typed_unreadable(&text),
            fault => self.san_fault(text, fault),
        }
    }

    /// Replaces the piece letters of the app's language in a typed move by the English ones: `Sf3`
    /// becomes `Nf3`, `e8=D` becomes `e8=Q`.
    fn to_english_letters(&self, text: &str) -> String {
        let mut english = String::with_capacity(text.len());
        let mut rest = text.chars();
        loop {
            // The king's letter is tried first, because it can begin with the knight's letter. In
            // Russian, the king is `Кр` and the knight is `К`.
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

    /// Converts the words of a typed chess move (`tokens`), such as `knight` and `f3`, to possible
    /// spellings in English notation; empty if a word is unknown.
    fn words_to_notation(&self, tokens: &[String]) -> Vec<String> {
        let mut said = TypedMove::default();
        let all_known = tokens.iter().all(|token| {
            self.interpret_word(token, &mut said) || self.interpret_chinese_words(token, &mut said)
        });
        if all_known { said.spellings() } else { Vec::new() }
    }

    /// Adds the meaning of one word, such as `knight` or `f3`, to the typed chess move `said`.
    /// Returns whether the word is known.
    fn interpret_word(&self, token: &str, said: &mut TypedMove) -> bool {
        // The named piece can be the moving piece, the captured piece or the promotion. In
        // languages with grammatical cases, captured and promotion pieces have another form of the
        // word.
        let is_called = |name: String| comparable_word(&name).eq(token.chars());
        let is_named = |role: &Role| is_called(self.role(*role)) || is_called(self.taken_role(*role));
        let role = Role::ALL.into_iter().find(is_named);
        if let Some(role) = role {
            said.add_piece(role);
            return true;
        }
        // A word can mean castling and the side at once: 短易位.
        let castles = is_in_word_list(self.typed_castles(), token);
        let short = is_in_word_list(self.typed_short(), token);
        let long = is_in_word_list(self.typed_long(), token);
        if castles || short || long {
            said.castles |= castles;
            said.castles_short |= short;
            said.castles_long |= long;
        } else if is_in_word_list(self.typed_takes(), token) {
            said.takes = true;
        } else {
            return is_in_word_list(self.typed_aside(), token) || said.add_square(token).is_some();
        }
        true
    }

    /// Adds the meaning of Chinese words to the typed chess move `said`. Returns whether all words
    /// in `token` are known.
    ///
    /// Chinese has no blanks between words. Each step takes the longest known word at the beginning
    /// of the remaining text.
    fn interpret_chinese_words(&self, token: &str, said: &mut TypedMove) -> bool {
        let mut rest = token;
        while rest.chars().next().is_some_and(is_chinese) {
            let mut ends = rest.char_indices().map(|(at, c)| at + c.len_utf8()).rev();
            let Some(end) = ends.find(|end| self.interpret_word(&rest[..*end], said)) else { return false };
            rest = &rest[end..];
        }
        rest.is_empty()
    }
}

/// Typed chess move as far as its words have been interpreted: pieces, squares, castling, capture
/// and promotion.
#[derive(Default)]
struct TypedMove {
    roles: Vec<Role>,
    squares: Vec<Square>,
    /// File that the player named without a rank, such as `a` in `rook a to d1`.
    file: Option<File>,
    /// Rank that the player named without a file, such as `1`.
    rank: Option<Rank>,
    promoted: Option<Role>,
    takes: bool,
    castles: bool,
    castles_short: bool,
    castles_long: bool,
}

impl TypedMove {
    /// Adds a named piece to the typed chess move.
    ///
    /// The piece is the promotion if the last named square is on the first or eighth rank, and the
    /// first named piece is a pawn or missing. Otherwise the piece is the moving or the captured
    /// piece.
    fn add_piece(&mut self, role: Role) {
        let ends = self.squares.last().is_some_and(|to| matches!(to.rank(), Rank::First | Rank::Eighth));
        if ends && matches!(self.roles.first(), None | Some(Role::Pawn)) {
            self.promoted = Some(role);
        } else {
            self.roles.push(role);
        }
    }

    /// Adds a square, a file or a rank to the typed chess move; `None` if the word `token` is none
    /// of these.
    fn add_square(&mut self, token: &str) -> Option<()> {
        let token: String =
            clean_word(token).text.chars().map(|c| look_alike_in_typed_move(c).unwrap_or(c)).collect();
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

    /// Returns the possible spellings of the typed chess move in English notation. Empty for a move
    /// other than castling that has no square or more than two squares.
    fn spellings(&self) -> Vec<String> {
        if self.castles {
            return self.castling_spellings();
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
                    // In notation, a pawn capture names the file of the pawn. The typed words do
                    // not name the file, so both neighbouring files are tried.
                    let from = File::ALL.iter().filter(|file| file.index().abs_diff(to.file().index()) == 1);
                    return from.map(|file| format!("{file}x{to}{promoted}")).collect();
                }
                vec![format!("{letter}{origin}{takes}{to}{promoted}")]
            }
            _ => Vec::new(),
        }
    }

    /// Returns the standard notations that a castling typed in words can mean: `O-O`, `O-O-O`, or
    /// both if the player did not say to which side.
    fn castling_spellings(&self) -> Vec<String> {
        let short = self.castles_short || self.roles == [Role::King];
        let long = self.castles_long || self.roles == [Role::Queen];
        let sides = [(short || !long, "O-O"), (long || !short, "O-O-O")];
        sides.into_iter().filter(|(meant, _)| *meant).map(|(_, side)| side.to_owned()).collect()
    }
}

/// Splits a typed chess move into words of small letters.
///
/// Separates Chinese from other characters even without a blank between them: `马f3` gives `马` and
/// `f3`.
fn typed_words(text: &str) -> Vec<String> {
    let mut spaced = String::with_capacity(text.len());
    for c in text.chars() {
        if spaced.chars().next_back().is_some_and(|last| is_chinese(last) != is_chinese(c)) {
            spaced.push(' ');
        }
        spaced.push(c);
    }
    let text = spaced;
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':' | '-' | '–' | '!' | '.' | '=');
    text.split(ends).filter(|word| !word.is_empty()).map(|word| comparable_word(word).collect()).collect()
}

/// Whether a character is Chinese.
fn is_chinese(c: char) -> bool {
    matches!(c, '\u{4e00}'..='\u{9fff}')
}

/// Returns the letters of a typed word in the form in which words are compared.
///
/// Capitals become small letters. Hindi is simplified: the dot below is left out (वजीर for वज़ीर),
/// and both signs for a nasal vowel become one (ऊंट for ऊँट).
fn comparable_word(word: &str) -> impl Iterator<Item = char> + '_ {
    let letter = |c: char| match c {
        '\u{958}'..='\u{95f}' => ['क', 'ख', 'ग', 'ज', 'ड', 'ढ', 'फ', 'य'].get(c as usize - 0x958).copied(),
        '\u{901}' => Some('\u{902}'),
        '\u{93c}' => None,
        _ => Some(to_small_letter(c)),
    };
    word.chars().filter_map(letter)
}

/// Returns the small letter of a capital in Latin (up to `Þ`), Greek or Cyrillic script; other
/// characters stay unchanged.
///
/// The conversion of the standard library would add a table of all scripts to the program. That
/// table is larger than this module.
fn to_small_letter(c: char) -> char {
    let shift = match c {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'Α'..='Ω' | 'А'..='Я' => 32,
        'Ѐ'..='Џ' => 80,
        'Ґ' => 1,
        _ => 0,
    };
    char::from_u32(u32::from(c) + shift).unwrap_or(c)
}

/// Returns the Latin letter or digit that a character of a typed move looks like, if any.
///
/// Most of these characters are Cyrillic or Greek letters.
fn look_alike_in_typed_move(c: char) -> Option<char> {
    Some(match c {
        'А' | 'Α' => 'a',
        'в' => 'b',
        'С' => 'c',
        'Е' | 'Ε' => 'e',
        'н' | 'Н' | 'Η' => 'h',
        'Х' | 'Χ' => 'x',
        'з' | 'З' => '3',
        'б' => '6',
        'І' | 'і' | 'l' => '1',
        _ => return capital_look_alike(c),
    })
}

/// Returns the capital of a small letter from `a` to `z` or from `а` to `я` (Cyrillic); `None` for
/// other characters.
fn to_capital_letter(c: char) -> Option<char> {
    if !matches!(c, 'a'..='z' | 'а'..='я') {
        return None;
    }
    char::from_u32(u32::from(c) - 32)
}

/// Whether a typed word is in `list`, whose words are separated by blanks.
fn is_in_word_list(list: &str, word: &str) -> bool {
    list.split(' ').any(|known| comparable_word(known).eq(word.chars()))
}
