//! Columns of one round on the line of a player, with the letters of results and byes.

use crate::rules::Color;

/// One round on the line of a player in a FIDE report file: opponent, colour and result, or a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RoundCell {
    /// Blank columns, equal to a zero-point bye.
    #[default]
    Blank,
    /// A bye, or a result without an opponent.
    Free(ResultLetter),
    /// A game or a forfeit against an opponent.
    Against {
        /// The opponent's starting number.
        opponent: usize,
        /// The colour, where one is given.
        color: Option<Color>,
        /// The result; `None` if the game has none yet.
        letter: Option<ResultLetter>,
    },
}

/// Letter of a result or a bye in a FIDE report file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultLetter {
    /// `1`.
    Win,
    /// `=`.
    Draw,
    /// `0`.
    Loss,
    /// `W`: won in a game that is not rated.
    UnratedWin,
    /// `D`: drawn in a game that is not rated.
    UnratedDraw,
    /// `L`: lost in a game that is not rated.
    UnratedLoss,
    /// `+`: won by forfeit.
    ForfeitWin,
    /// `-`: lost by forfeit.
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

/// Letters of results and byes. The format has no `½`, but some programs write it for a draw.
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
    /// if it is unknown.
    pub fn read(letter: char) -> Option<ResultLetter> {
        RESULT_LETTERS.iter().find(|(known, _)| *known == letter.to_ascii_uppercase()).map(|(_, mark)| *mark)
    }

    /// Returns the letter for the result or bye in a FIDE report file, such as `=` for a draw.
    pub fn to_char(self) -> char {
        RESULT_LETTERS.iter().find(|(_, mark)| *mark == self).map_or(' ', |(letter, _)| *letter)
    }

    /// Whether this letter of a FIDE report file is the result of a game that does not count for
    /// ratings.
    pub const fn is_unrated(self) -> bool {
        matches!(self, ResultLetter::UnratedWin | ResultLetter::UnratedDraw | ResultLetter::UnratedLoss)
    }

    /// Returns the letter for the same result of a rated game; all letters but those of unrated
    /// games stay.
    pub const fn rated(self) -> ResultLetter {
        match self {
            ResultLetter::UnratedWin => ResultLetter::Win,
            ResultLetter::UnratedDraw => ResultLetter::Draw,
            ResultLetter::UnratedLoss => ResultLetter::Loss,
            mark => mark,
        }
    }
}

impl RoundCell {
    /// Width of a round: opponent, colour and result, with a blank between them.
    pub(super) const CELL_WIDTH: usize = 8;

    /// Parses the eight columns of a round on a player's line of a FIDE report file; `None` if they
    /// contain something unknown.
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
            'b' | 'B' => Some(Color::Black),
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

    /// Returns the text for the eight columns of the round on a player's line of a FIDE report
    /// file.
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
