//! Results of PGN games, in the many forms in which they are written.

use std::fmt;

use super::ReadNote;
use crate::rules::Color;
use crate::rules::characters::{clean_word, is_dash};

/// Result of a game as PGN states it: a win, a draw or unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnResult {
    /// `*`, or no result.
    Unknown,
    /// `1-0` or `0-1`.
    Win(Color),
    /// `1/2-1/2`.
    Draw,
}

impl PgnResult {
    /// Parses the result of a game, also in other forms than PGN's, such as `1:0`.
    ///
    /// Returns [`PgnResult::Unknown`] for any other text.
    pub fn read(text: &str) -> PgnResult {
        let text: String = text.split_whitespace().collect();
        ResultWord::from_word(&text).and_then(|ending| ending.score).unwrap_or(PgnResult::Unknown)
    }
}

/// Writes the result as in PGN.
impl fmt::Display for PgnResult {
    /// Writes the result as in PGN: `1-0`, `0-1`, `1/2-1/2` or `*`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PgnResult::Unknown => "*",
            PgnResult::Win(Color::White) => "1-0",
            PgnResult::Win(Color::Black) => "0-1",
            PgnResult::Draw => "1/2-1/2",
        })
    }
}

/// Meaning of a word of a PGN that ends a game, such as `1-0`, and whether it is in standard form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResultWord {
    /// The result; `None` if the word says only that the game is over.
    pub(super) score: Option<PgnResult>,
    /// The way the word was read, if it is not standard.
    pub(super) note: Option<ResultReading>,
}

/// Way in which a word was read as a result although it is not in PGN's standard form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultReading {
    /// A result in another form.
    Loose,
    /// A result that PGN cannot express: 0–0, ½–0.
    Unknown,
}

impl ResultReading {
    /// Returns the note for the user that a result was not in PGN's standard form.
    pub(super) fn note(self) -> ReadNote {
        match self {
            ResultReading::Loose => ReadNote::LooseResult,
            ResultReading::Unknown => ReadNote::UnknownResult,
        }
    }
}

impl ResultWord {
    /// Returns the meaning of a word that states a result in PGN's standard form.
    pub(super) const fn standard(score: PgnResult) -> ResultWord {
        ResultWord { score: Some(score), note: None }
    }

    /// A result that PGN cannot express.
    pub(super) const UNKNOWN: ResultWord =
        ResultWord { score: Some(PgnResult::Unknown), note: Some(ResultReading::Unknown) };

    /// Returns the meaning of a word that states a result in another form than PGN's.
    ///
    /// `score` is `None` if the word says only that the game is over.
    const fn loose(score: Option<PgnResult>) -> ResultWord {
        ResultWord { score, note: Some(ResultReading::Loose) }
    }

    /// Returns the meaning of a word of a PGN as a result; `None` for other words.
    ///
    /// Also `None` for `0-0`, which is castling unless it ends a game.
    pub(super) fn from_word(word: &str) -> Option<ResultWord> {
        Some(match word {
            "1-0" | "1–0" => ResultWord::standard(PgnResult::Win(Color::White)),
            "0-1" | "0–1" => ResultWord::standard(PgnResult::Win(Color::Black)),
            "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2" => ResultWord::standard(PgnResult::Draw),
            "*" => ResultWord::standard(PgnResult::Unknown),
            "0-0" | "0–0" => return None,
            // A shortcut: nearly every word is a move or a number without any of these characters.
            _ if word.starts_with(|c: char| c.is_ascii_alphabetic())
                || word.len() > MAX_RESULT_LENGTH
                || !word.bytes().any(|byte| matches!(byte, b'-' | b':' | b'/' | b'=' | 0x80..)) =>
            {
                return None;
            }
            _ => return ResultWord::from_points(word),
        })
    }

    /// Parses a result as the points of both sides, such as `½:½` or `1.0-0.0`; `None` for other
    /// words.
    fn from_points(word: &str) -> Option<ResultWord> {
        let mut plain = String::new();
        for c in clean_word(word).text.chars() {
            match c {
                '½' => plain.push_str("1/2"),
                ',' => plain.push('.'),
                c if is_dash(c) => plain.push('-'),
                c => plain.push(c),
            }
        }
        let plain = plain.trim_end_matches(['.', ';']);
        match plain {
            "1/2" | "1/21/2" => return Some(ResultWord::loose(Some(PgnResult::Draw))),
            // Forfeit signs state no points, so these words only end the game.
            "+:-" | "-:+" | "+--" | "--+" => return Some(ResultWord::loose(None)),
            "-:-" => return Some(ResultWord::UNKNOWN),
            _ => {}
        }
        let (white, black) = plain.split_once([':', '-'])?;
        Some(match (SidePoints::read(white)?, SidePoints::read(black)?) {
            (SidePoints::One, SidePoints::None) => ResultWord::loose(Some(PgnResult::Win(Color::White))),
            (SidePoints::None, SidePoints::One) => ResultWord::loose(Some(PgnResult::Win(Color::Black))),
            (SidePoints::Half, SidePoints::Half) => ResultWord::loose(Some(PgnResult::Draw)),
            (SidePoints::None | SidePoints::Half, SidePoints::None | SidePoints::Half) => ResultWord::UNKNOWN,
            _ => return None,
        })
    }
}

/// The greatest length of a result, in bytes.
const MAX_RESULT_LENGTH: usize = 40;

/// Points of one side in the written result of a game.
enum SidePoints {
    One,
    Half,
    None,
}

impl SidePoints {
    /// Parses the points of one side, such as `½`, also with the letters of a forfeit, as in `1F`.
    ///
    /// `None` for other texts.
    fn read(text: &str) -> Option<SidePoints> {
        let digits = text.trim_end_matches(['f', 'F', 'w', 'W', 'o', 'O']);
        Some(match digits {
            "1" | "1.0" => SidePoints::One,
            "1/2" | "0.5" | ".5" | "=" => SidePoints::Half,
            "0" | "0.0" => SidePoints::None,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_in_many_ways() {
        let (white, black) = (Some(PgnResult::Win(Color::White)), Some(PgnResult::Win(Color::Black)));
        for (score, words) in [
            (white, "1-0 1–0 1−0 1:0 1-0F 1F-0F 1-0FF 1.0-0.0 1,0-0,0 1\u{200b}-0 1-0."),
            (black, "0-1 0—1 0:1 0F-1"),
            (Some(PgnResult::Draw), "1/2-1/2 ½-½ ½:½ 0.5-0.5 0,5-0,5 .5-.5 =-= 1/2 ½ ½½ 1/2:1/2"),
            (Some(PgnResult::Unknown), "* 0:0 0F-0F 1/2-0 0-½ -:-"),
            (None, "+:- -:+ +--"),
        ] {
            for word in words.split(' ') {
                assert_eq!(ResultWord::from_word(word).map(|ending| ending.score), Some(score), "{word}");
            }
        }
        for word in
            ["0-0", "0–0", "0-0-0", "O-O", "1-1", "e4", "12.", "1.", "--", "+-", "=", "1-0-0", "2-0", "-"]
        {
            assert_eq!(ResultWord::from_word(word), None, "{word}");
        }
    }
}
