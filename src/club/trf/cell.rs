//! A round on the line of a player.

use crate::rules::Color;

/// A round on the line of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RoundCell {
    /// Blank, which says the same as a zero-point bye.
    #[default]
    Blank,
    /// A round without an opponent.
    Free(Mark),
    /// A round with an opponent.
    Against {
        /// The opponent's starting number.
        opponent: usize,
        /// The colour, where one is given.
        color: Option<Color>,
        /// The result; `None` if it is to come.
        mark: Option<Mark>,
    },
}

/// A result or a bye, by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
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

/// Letters of results and byes; `½` is none of the format, but is written.
const MARKS: [(char, Mark); 13] = [
    ('1', Mark::Win),
    ('=', Mark::Draw),
    ('0', Mark::Loss),
    ('W', Mark::UnratedWin),
    ('D', Mark::UnratedDraw),
    ('L', Mark::UnratedLoss),
    ('+', Mark::ForfeitWin),
    ('-', Mark::ForfeitLoss),
    ('H', Mark::Half),
    ('F', Mark::Full),
    ('U', Mark::Allocated),
    ('Z', Mark::Zero),
    ('½', Mark::Draw),
];

impl Mark {
    /// Reads a letter, of either case.
    pub fn read(letter: char) -> Option<Mark> {
        MARKS.iter().find(|(known, _)| *known == letter.to_ascii_uppercase()).map(|(_, mark)| *mark)
    }

    /// The letter.
    pub fn letter(self) -> char {
        MARKS.iter().find(|(_, mark)| *mark == self).map_or(' ', |(letter, _)| *letter)
    }

    /// Whether it is a result of a game that is not rated.
    pub const fn is_unrated(self) -> bool {
        matches!(self, Mark::UnratedWin | Mark::UnratedDraw | Mark::UnratedLoss)
    }

    /// The same result of a rated game.
    pub const fn rated(self) -> Mark {
        match self {
            Mark::UnratedWin => Mark::Win,
            Mark::UnratedDraw => Mark::Draw,
            Mark::UnratedLoss => Mark::Loss,
            mark => mark,
        }
    }
}

impl RoundCell {
    /// Columns of a round that hold something: opponent, colour and result, with a blank between them.
    pub(super) const WIDTH: usize = 8;

    /// Reads the eight columns of a round; `None` where they hold something unknown.
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
            letter => Some(Mark::read(letter)?),
        };
        match (opponent, color, mark) {
            (0, None, None) => Some(RoundCell::Blank),
            (0, None, Some(mark)) => Some(RoundCell::Free(mark)),
            (0, Some(_), _) => None,
            (opponent, color, mark) => Some(RoundCell::Against { opponent, color, mark }),
        }
    }

    /// The eight columns.
    pub(super) fn text(self) -> String {
        let letter = |mark: Option<Mark>| mark.map_or(' ', Mark::letter);
        match self {
            RoundCell::Blank => " ".repeat(RoundCell::WIDTH),
            RoundCell::Free(mark) => format!("0000 - {}", mark.letter()),
            RoundCell::Against { opponent, color, mark } => {
                let color = color.map_or('-', |color| color.fold('w', 'b'));
                format!("{opponent:>4} {color} {}", letter(mark))
            }
        }
    }
}
