//! One round on a player's line in a FIDE report file, with the letters of results and byes.

use crate::rules::Color;

/// One round on a player's line in a FIDE report file: opponent, colour and result, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RoundCell {
    /// Blank columns, which mean a zero-point bye.
    #[default]
    Blank,
    /// A bye, or a result without an opponent.
    Free(ResultLetter),
    /// A game or a forfeit against an opponent.
    Against {
        /// The opponent's starting number.
        opponent: usize,
        /// The player's colour; `None` if its column contains a blank or `-`.
        color: Option<Color>,
        /// The result; `None` for a game without a result.
        letter: Option<ResultLetter>,
    },
}

/// Letter of a result or a bye on a player's line in a FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultLetter {
    /// `1`: a win.
    Win,
    /// `=`: a draw.
    Draw,
    /// `0`: a loss.
    Loss,
    /// `W`: a win in a game that is not rated.
    UnratedWin,
    /// `D`: a draw in a game that is not rated.
    UnratedDraw,
    /// `L`: a loss in a game that is not rated.
    UnratedLoss,
    /// `+`: a win by forfeit.
    ForfeitWin,
    /// `-`: a loss by forfeit.
    ForfeitLoss,
    /// `H`: a half-point bye.
    Half,
    /// `F`: a full-point bye.
    Full,
    /// `U`: the pairing-allocated bye.
    Allocated,
    /// `Z`: a zero-point bye.
    Zero,
}

/// The letters of results and byes. `½` is not part of the format, but some programs write it for a
/// draw.
const RESULT_LETTERS: [(char, ResultLetter); 13] = [
    ('1', ResultLetter::Win),
    ('=', ResultLetter::Draw),
    ('0', ResultLetter::Loss),
    ('W', ResultLetter::UnratedWin),
    ('D', ResultLetter::UnratedDraw),
    ('L', ResultLetter::UnratedLoss),
    ('+', ResultLetter::ForfeitWin),
    ('-', ResultLetter::ForfeitLoss),
    ('H', ResultLetter::Half),
    ('F', ResultLetter::Full),
    ('U', ResultLetter::Allocated),
    ('Z', ResultLetter::Zero),
    ('½', ResultLetter::Draw),
];

impl ResultLetter {
    /// Parses the letter of a result or bye in a FIDE report file, in upper or lower case; `None`
    /// for an unknown letter.
    pub fn read(letter: char) -> Option<ResultLetter> {
        RESULT_LETTERS.iter().find(|(known, _)| *known == letter.to_ascii_uppercase()).map(|(_, mark)| *mark)
    }

    /// Returns the letter of this result or bye as a FIDE report file writes it, such as `=` for a
    /// draw.
    pub fn to_char(self) -> char {
        RESULT_LETTERS.iter().find(|(_, mark)| *mark == self).map_or(' ', |(letter, _)| *letter)
    }

    /// Whether this letter of a FIDE report file is the result of a game that does not count for
    /// ratings.
    pub const fn is_unrated(self) -> bool {
        matches!(self, ResultLetter::UnratedWin | ResultLetter::UnratedDraw | ResultLetter::UnratedLoss)
    }

    /// Converts the letter of an unrated game in a FIDE report file to the letter of a rated game
    /// with the same result. All other letters stay the same.
    pub const fn rated(self) -> ResultLetter {
        match self {
            ResultLetter::UnratedWin => ResultLetter::Win,
            ResultLetter::UnratedDraw => ResultLetter::Draw,
            ResultLetter::UnratedLoss => ResultLetter::Loss,
            mark => mark,
        }
    }

    /// Converts the letter of a rated game in a FIDE report file to the letter of an unrated game
    /// with the same result. All other letters stay the same.
    pub(super) const fn unrated(self) -> ResultLetter {
        match self {
            ResultLetter::Win => ResultLetter::UnratedWin,
            ResultLetter::Draw => ResultLetter::UnratedDraw,
            ResultLetter::Loss => ResultLetter::UnratedLoss,
            letter => letter,
        }
    }
}

impl RoundCell {
    /// Number of columns of a round: opponent, colour and result, with a blank between them.
    pub(super) const CELL_WIDTH: usize = 8;

    /// Parses the eight columns of a round on a player's line of a FIDE report file; `None` if they
    /// are invalid.
    pub(super) fn read(letters: &[char]) -> Option<RoundCell> {
        let at = |index: usize| letters.get(index).copied().unwrap_or(' ');
        if at(4) != ' ' || at(6) != ' ' {
            return None;
        }
        let opponent: String = (0..4).map(at).collect();
        let opponent = match opponent.trim() {
            "" => 0,
            digits => digits.parse::<usize>().ok()?,
        };
        let color = match at(5) {
            'w' | 'W' => Some(Color::White),
            // Some programs write the German letter for Black.
            'b' | 'B' | 's' | 'S' => Some(Color::Black),
            ' ' | '-' => None,
            _ => return None,
        };
        let mark = match at(7) {
            ' ' => None,
            letter => Some(ResultLetter::read(letter)?),
        };
        match (opponent, color, mark) {
            (0, None, None) => Some(RoundCell::Blank),
            (0, None, Some(mark)) => Some(RoundCell::Free(mark)),
            (0, Some(_), _) => None,
            (opponent, color, mark) => Some(RoundCell::Against { opponent, color, letter: mark }),
        }
    }

    /// Converts the letter of a rated game in this round to the letter of an unrated game. Other
    /// rounds stay the same.
    pub(super) fn unrated(self) -> RoundCell {
        match self {
            RoundCell::Against { opponent, color, letter } => {
                RoundCell::Against { opponent, color, letter: letter.map(ResultLetter::unrated) }
            }
            cell => cell,
        }
    }

    /// Formats the eight columns of a round for a player's line of a FIDE report file.
    pub(super) fn text(self) -> String {
        let letter = |mark: Option<ResultLetter>| mark.map_or(' ', ResultLetter::to_char);
        match self {
            RoundCell::Blank => " ".repeat(RoundCell::CELL_WIDTH),
            RoundCell::Free(mark) => format!("0000 - {}", mark.to_char()),
            RoundCell::Against { opponent, color, letter: mark } => {
                let color = color.map_or('-', |color| color.by_color('w', 'b'));
                format!("{opponent:>4} {color} {}", letter(mark))
            }
        }
    }
}
