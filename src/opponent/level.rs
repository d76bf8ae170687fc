//! The seven levels of the computer opponent, as data.

/// Level of the computer opponent: its rating, the limits of its search, and how often it errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpponentLevel {
    /// The number of the level, 0 to 6.
    pub number: u8,
    /// Rating of the level, from which the app rates players by their games against the computer.
    /// The fourth level has the rating that a new player gets. The differences between the ratings
    /// come from matches between the levels.
    pub rating: u16,
    /// Greatest search depth in half-moves.
    pub(super) depth: i32,
    /// Greatest number of positions searched for one move.
    pub(super) nodes: u64,
    /// Greatest random error of an evaluation, in hundredths of a pawn.
    pub(super) noise: i32,
    /// Probability, in 256ths, of overlooking a backward move or a move of at least four squares.
    pub(super) overlook_chance: u8,
    /// Whether the search follows captures until the position is quiet (quiescence search).
    pub(super) follows_captures: bool,
    /// Probability, in 256ths, of playing a random move, which may leave the computer's own king in
    /// check. Applies only in positions where the house rules accept such a move.
    pub(super) forget_king_chance: u8,
    /// Disadvantage from which on the computer resigns, in hundredths of a pawn; `None` if the
    /// computer never resigns.
    pub(super) resign_limit: Option<i32>,
}

impl OpponentLevel {
    /// The level at which the computer plays until the players choose another: the third of seven.
    pub const USUAL: OpponentLevel = OpponentLevel::ALL[2];

    /// All seven levels, from the weakest to the strongest.
    pub const ALL: [OpponentLevel; 7] = [
        OpponentLevel {
            number: 0,
            rating: 755,
            depth: 1,
            nodes: 500,
            noise: 260,
            overlook_chance: 60,
            follows_captures: true,
            forget_king_chance: 60,
            resign_limit: None,
        },
        OpponentLevel {
            number: 1,
            rating: 990,
            depth: 2,
            nodes: 1500,
            noise: 288,
            overlook_chance: 58,
            follows_captures: true,
            forget_king_chance: 20,
            resign_limit: None,
        },
        OpponentLevel {
            number: 2,
            rating: 1245,
            depth: 2,
            nodes: 2200,
            noise: 180,
            overlook_chance: 40,
            follows_captures: true,
            forget_king_chance: 6,
            resign_limit: None,
        },
        OpponentLevel {
            number: 3,
            rating: 1500,
            depth: 3,
            nodes: 2500,
            noise: 182,
            overlook_chance: 40,
            follows_captures: true,
            forget_king_chance: 0,
            resign_limit: Some(1500),
        },
        OpponentLevel {
            number: 4,
            rating: 1755,
            depth: 3,
            nodes: 3000,
            noise: 100,
            overlook_chance: 24,
            follows_captures: true,
            forget_king_chance: 0,
            resign_limit: Some(1100),
        },
        OpponentLevel {
            number: 5,
            rating: 2045,
            depth: 12,
            nodes: 3200,
            noise: 30,
            overlook_chance: 0,
            follows_captures: true,
            forget_king_chance: 0,
            resign_limit: Some(900),
        },
        OpponentLevel {
            number: 6,
            rating: 2295,
            depth: 60,
            nodes: 8000,
            noise: 0,
            overlook_chance: 0,
            follows_captures: true,
            forget_king_chance: 0,
            resign_limit: Some(900),
        },
    ];

    /// Returns the level of the computer opponent with this number, from 0 to 6; `None` for other
    /// numbers.
    ///
    /// ```
    /// use tabiya::opponent::OpponentLevel;
    ///
    /// assert_eq!(OpponentLevel::from_number(6), Some(OpponentLevel::ALL[6]));
    /// assert_eq!(OpponentLevel::from_number(7), None);
    /// ```
    pub fn from_number(number: u8) -> Option<OpponentLevel> {
        OpponentLevel::ALL.get(usize::from(number)).copied()
    }

    /// Returns a copy of this level with the values in the text `values`, to measure how strong the
    /// computer plays with these values.
    ///
    /// The text has five numbers, separated by blanks: search depth in half-moves, searched
    /// positions, random error in hundredths of a pawn, probability of overlooking a move in
    /// 256ths, and whether captures are followed (0: no). `None` if the text has another form, or
    /// if a number is too large.
    ///
    /// ```
    /// use tabiya::opponent::OpponentLevel;
    ///
    /// assert_eq!(OpponentLevel::ALL[6].with_values("60 8000 0 0 1"), Some(OpponentLevel::ALL[6]));
    /// assert_eq!(OpponentLevel::ALL[6].with_values("60 8000"), None);
    /// ```
    pub fn with_values(self, values: &str) -> Option<OpponentLevel> {
        let numbers: Vec<u32> = values.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let &[depth, nodes, noise, overlooks, follows] = numbers.as_slice() else { return None };
        Some(OpponentLevel {
            depth: i32::try_from(depth).ok()?,
            nodes: u64::from(nodes),
            noise: i32::try_from(noise).ok().filter(|noise| *noise <= 10_000)?,
            overlook_chance: u8::try_from(overlooks).ok()?,
            follows_captures: follows != 0,
            ..self
        })
    }

    /// Returns a copy of this level that searches at most `nodes` positions, to a depth of at most
    /// 60 half-moves.
    pub fn with_node_limit(self, nodes: u64) -> OpponentLevel {
        OpponentLevel { nodes, depth: 60, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_rated_above_the_one_below_and_the_middle_has_what_people_begin_with() {
        assert!(OpponentLevel::ALL.windows(2).all(|pair| pair[0].rating + 150 < pair[1].rating));
        assert_eq!(OpponentLevel::ALL[3].rating, 1500);
    }
}
