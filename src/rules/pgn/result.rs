//! Results of PGN games, in the many forms in which people write them.

use std::fmt;

use super::ReadNote;
use crate::rules::Color;
use crate::rules::characters::{clean_word, is_dash};

/// Result of a game in PGN: a win, a draw or unknown.
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
    /// Parses the result of a game. Also accepts other forms than those of PGN, such as `1:0`.
    /// Returns [`PgnResult::Unknown`] for a text that is no result.
    pub fn read(text: &str) -> PgnResult {
        let text: String = text.split_whitespace().collect();
        ResultWord::from_word(&text).and_then(|ending| ending.score).unwrap_or(PgnResult::Unknown)
    }
}

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

/// Meaning of a word of a PGN that ends a game, such as `1-0`: the result, and whether the word is
/// in PGN's standard form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ResultWord {
    /// The result; `None` if the word says only that the game is over. Then the tag `Result` states
    /// the result.
    pub(super) score: Option<PgnResult>,
    /// How the word deviates from the standard form of PGN. `None` for the standard form and for
    /// usual variants, such as `½-½`.
    pub(super) note: Option<ResultReading>,
}

/// Deviation of a game's written result from PGN's standard form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ResultReading {
    /// A result in another form, such as `1:0`.
    Loose,
    /// A result that PGN cannot express, such as 0–0 or ½–0. It counts as unknown.
    Unknown,
}

impl ResultReading {
    /// Returns the note that tells the user how a game's result deviates from PGN's standard form.
    pub(super) fn note(self) -> ReadNote {
        match self {
            ResultReading::Loose => ReadNote::LooseResult,
            ResultReading::Unknown => ReadNote::UnknownResult,
        }
    }
}

impl ResultWord {
    /// Creates the meaning of a PGN word that states the result `score` in standard form.
    pub(super) const fn standard(score: PgnResult) -> ResultWord {
        ResultWord { score: Some(score), note: None }
    }

    /// Meaning of a PGN word for a result that PGN cannot express, such as `0:0`.
    pub(super) const UNKNOWN: ResultWord =
        ResultWord { score: Some(PgnResult::Unknown), note: Some(ResultReading::Unknown) };

    /// Creates the meaning of a PGN word that states the result `score`, but not in standard form.
    /// `score` is `None` if the word says only that the game is over.
    const fn loose(score: Option<PgnResult>) -> ResultWord {
        ResultWord { score, note: Some(ResultReading::Loose) }
    }

    /// Parses a word of a PGN as a game's result; `None` for other words. Also `None` for `0-0`,
    /// because this is castling unless it ends a game.
    pub(super) fn from_word(word: &str) -> Option<ResultWord> {
        Some(match word {
            "1-0" | "1–0" => ResultWord::standard(PgnResult::Win(Color::White)),
            "0-1" | "0–1" => ResultWord::standard(PgnResult::Win(Color::Black)),
            "1/2-1/2" | "1/2–1/2" | "½-½" | "½–½" | "1/2" => ResultWord::standard(PgnResult::Draw),
            "*" => ResultWord::standard(PgnResult::Unknown),
            "0-0" | "0–0" => return None,
            // This is a fast path. Nearly all words are moves, which begin with a letter, or move
            // numbers, which have none of the bytes tested here.
            _ if word.starts_with(|c: char| c.is_ascii_alphabetic())
                || word.len() > MAX_RESULT_LENGTH
                || !word.bytes().any(|byte| matches!(byte, b'-' | b':' | b'/' | b'=' | 0x80..)) =>
            {
                return None;
            }
            _ => return ResultWord::from_points(word),
        })
    }

    /// Parses a game's result in one of these forms: the points of both players, such as `½:½` or
    /// `1.0-0.0`; a single `½` for a draw; signs of a forfeit, such as `+:-`. `None` for other
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
            // Signs of a forfeit state no points, so these words only end the game.
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

/// Greatest length in bytes of a word that can be a game's result.
const MAX_RESULT_LENGTH: usize = 40;

/// Points of one player in the written result of a game: one, half or none.
enum SidePoints {
    /// One point, for a win.
    One,
    /// Half a point, for a draw.
    Half,
    /// No point, for a loss.
    None,
}

impl SidePoints {
    /// Parses the points of one player in a game's result, such as `0.5`. Letters of a forfeit may
    /// follow, as in `1F`. `None` for other texts.
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
