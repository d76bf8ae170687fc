//! What stands in a line of a report.

use std::fmt;

use thiserror::Error;

use crate::rules::Color;

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Record 001: a player and all their rounds.
    Player(Box<Card>),
    /// Any other record.
    Other {
        /// Its code.
        code: String,
        /// What follows the code, as it is.
        text: String,
    },
}

/// A player's line (record 001).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Card {
    /// The starting number, from 1.
    pub number: usize,
    /// `m` or `w`, or nothing.
    pub sex: String,
    /// The title, in short.
    pub title: String,
    /// The name.
    pub name: String,
    /// The rating; 0 for none.
    pub rating: u32,
    /// The federation.
    pub federation: String,
    /// The number at FIDE.
    pub id: String,
    /// The date of birth.
    pub birth: String,
    /// The points, in half points.
    pub half_points: u32,
    /// The rank; 0 for none.
    pub rank: usize,
    /// What each round was.
    pub cells: Vec<Cell>,
}

/// What a round was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Cell {
    /// Nothing stands there.
    #[default]
    Blank,
    /// Without an opponent.
    Free(Mark),
    /// With an opponent.
    Against {
        /// The opponent's starting number.
        opponent: usize,
        /// The colour.
        color: Color,
        /// The result; `None` if it is to come.
        mark: Option<Mark>,
    },
}

/// A result, by its letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `1`, and `W` where the game is not rated.
    Win,
    /// `=`, and `D`.
    Draw,
    /// `0`, and `L`.
    Loss,
    /// `+`: won by forfeit.
    ForfeitWin,
    /// `-`: lost by forfeit.
    ForfeitLoss,
    /// `H`: a half-point bye.
    Half,
    /// `F`: a full-point bye that was asked for.
    Full,
    /// `U`: the bye of an odd number.
    Allocated,
    /// `Z`: a bye without points.
    Zero,
}

const MARKS: [(char, Mark); 12] = [
    ('1', Mark::Win),
    ('=', Mark::Draw),
    ('0', Mark::Loss),
    ('+', Mark::ForfeitWin),
    ('-', Mark::ForfeitLoss),
    ('H', Mark::Half),
    ('F', Mark::Full),
    ('U', Mark::Allocated),
    ('Z', Mark::Zero),
    ('W', Mark::Win),
    ('D', Mark::Draw),
    ('L', Mark::Loss),
];

impl Mark {
    fn read(letter: char) -> Option<Mark> {
        MARKS.iter().find(|(known, _)| *known == letter).map(|(_, mark)| *mark)
    }

    /// The letter.
    pub fn letter(self) -> char {
        MARKS.iter().find(|(_, mark)| *mark == self).map_or(' ', |(letter, _)| *letter)
    }
}

/// A line that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
#[error("line {}, column {column}: not a line of a report", .line + 1)]
pub struct Unreadable {
    /// Which line, from 0, empty ones left out.
    pub line: usize,
    /// At which column, from 1.
    pub column: usize,
}

/// Where the rounds begin, from 0, and how wide one is.
const ROUNDS: usize = 91;
const WIDTH: usize = 10;

/// Reads a line.
pub(super) fn read(line: usize, text: &str) -> Result<Line, Unreadable> {
    let letters: Vec<char> = text.chars().collect();
    let at = |from: usize, to: usize| -> String {
        let letters = letters.get(from..to.min(letters.len())).unwrap_or(&[]);
        letters.iter().collect::<String>().trim().to_owned()
    };
    let code: String = letters.iter().take(3).collect();
    if code != "001" {
        return Ok(Line::Other {
            code,
            text: letters.iter().skip(3).collect::<String>().trim_end().to_owned(),
        });
    }
    let wrong = |from: usize| Unreadable { line, column: from + 1 };
    let number = |from: usize, to: usize| match at(from, to).as_str() {
        "" => Ok(0),
        digits => digits.parse::<u32>().map_err(|_| wrong(from)),
    };
    let points = match at(80, 84).as_str() {
        "" => 0,
        // Half points alone; other fractions are none that a game brings here.
        points => half_points(points).ok_or_else(|| wrong(80))?,
    };
    let mut cells = Vec::new();
    for from in (ROUNDS..letters.len()).step_by(WIDTH) {
        cells.push(
            cell(&at(from, from + 4), &at(from + 5, from + 6), &at(from + 7, from + 8)).ok_or(wrong(from))?,
        );
    }
    while cells.last() == Some(&Cell::Blank) {
        cells.pop();
    }
    let start = number(4, 8)? as usize;
    if start == 0 {
        return Err(wrong(4));
    }
    Ok(Line::Player(Box::new(Card {
        number: start,
        sex: at(9, 10),
        title: at(10, 13),
        name: at(14, 47),
        rating: number(48, 52)?,
        federation: at(53, 56),
        id: at(57, 68),
        birth: at(69, 79),
        half_points: points,
        rank: number(85, 89)? as usize,
        cells,
    })))
}

fn half_points(points: &str) -> Option<u32> {
    let (whole, part) = points.split_once('.').unwrap_or((points, "0"));
    let half = match part {
        "0" => 0,
        "5" => 1,
        _ => return None,
    };
    whole.parse::<u32>().ok()?.checked_mul(2)?.checked_add(half)
}

fn cell(opponent: &str, color: &str, mark: &str) -> Option<Cell> {
    let mark = match mark.chars().next() {
        None => None,
        Some(letter) => Some(Mark::read(letter.to_ascii_uppercase())?),
    };
    let opponent = if opponent.is_empty() { 0 } else { opponent.parse::<usize>().ok()? };
    let color = match color {
        "w" => Some(Color::White),
        "b" => Some(Color::Black),
        "" | "-" => None,
        _ => return None,
    };
    match (opponent, color, mark) {
        (0, None, None) => Some(Cell::Blank),
        (0, None, Some(mark)) => Some(Cell::Free(mark)),
        (opponent, Some(color), mark) if opponent > 0 => Some(Cell::Against { opponent, color, mark }),
        _ => None,
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Other { code, text } => write!(f, "{code}{text}"),
            Line::Player(card) => card.fmt(f),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // What is too long for its columns is cut: what comes after it has to stand where it is looked for.
        let fit = |text: &str, width: usize| {
            let plain = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
            plain.take(width).collect::<String>()
        };
        let or_blank = |number: u64| if number == 0 { String::new() } else { number.to_string() };
        write!(
            f,
            "001 {:>4} {:1}{:>3} {:<33}",
            self.number,
            fit(&self.sex, 1),
            fit(&self.title, 3),
            fit(&self.name, 33)
        )?;
        let rating = or_blank(u64::from(self.rating));
        write!(f, " {rating:>4} {:>3} {:>11}", fit(&self.federation, 3), fit(&self.id, 11))?;
        let half = if self.half_points.is_multiple_of(2) { 0 } else { 5 };
        let points = format!("{}.{half}", self.half_points / 2);
        write!(f, " {:<10} {points:>4} {:>4}", fit(&self.birth, 10), or_blank(self.rank as u64))?;
        for cell in &self.cells {
            match cell {
                Cell::Blank => write!(f, "{:10}", "")?,
                Cell::Free(mark) => write!(f, "  0000 - {}", mark.letter())?,
                Cell::Against { opponent, color, mark } => {
                    let mark = mark.map_or(' ', Mark::letter);
                    write!(f, "  {opponent:>4} {} {mark}", color.fold('w', 'b'))?;
                }
            }
        }
        Ok(())
    }
}
