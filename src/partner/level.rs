//! The seven levels, as data.

/// How strong a partner is, and how it errs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// 0 to 6.
    pub number: u8,
    /// How strong it is on the scale of games against partners, which has nothing to do with any other: the fourth has what
    /// everybody begins with, and the distances are those that the ladder measured.
    pub rating: u16,
    /// How many half-moves it looks ahead at most.
    pub(super) depth: i32,
    /// How many positions it looks at for one move at most.
    pub(super) nodes: u64,
    /// How far its judgement of a position is off at most, in hundredths of a pawn.
    pub(super) noise: i32,
    /// How many times in 256 it overlooks a move that goes far or backwards.
    pub(super) overlooks: u8,
    /// Whether it follows captures to their end.
    pub(super) follows: bool,
    /// How many times in 256 it forgets its own king, where nobody warns of checks.
    pub(super) forgets_king: u8,
    /// From how far behind it resigns, in hundredths of a pawn; `None` where it plays to the end.
    pub(super) resigns: Option<i32>,
}

impl Level {
    /// All seven, from one that knows how the pieces move to all it can.
    pub const ALL: [Level; 7] = [
        Level {
            number: 0,
            rating: 755,
            depth: 1,
            nodes: 500,
            noise: 260,
            overlooks: 60,
            follows: true,
            forgets_king: 60,
            resigns: None,
        },
        Level {
            number: 1,
            rating: 990,
            depth: 2,
            nodes: 1500,
            noise: 288,
            overlooks: 58,
            follows: true,
            forgets_king: 20,
            resigns: None,
        },
        Level {
            number: 2,
            rating: 1245,
            depth: 2,
            nodes: 2200,
            noise: 180,
            overlooks: 40,
            follows: true,
            forgets_king: 6,
            resigns: None,
        },
        Level {
            number: 3,
            rating: 1500,
            depth: 3,
            nodes: 2500,
            noise: 182,
            overlooks: 40,
            follows: true,
            forgets_king: 0,
            resigns: Some(1500),
        },
        Level {
            number: 4,
            rating: 1755,
            depth: 3,
            nodes: 3000,
            noise: 100,
            overlooks: 24,
            follows: true,
            forgets_king: 0,
            resigns: Some(1100),
        },
        Level {
            number: 5,
            rating: 2045,
            depth: 12,
            nodes: 3200,
            noise: 30,
            overlooks: 0,
            follows: true,
            forgets_king: 0,
            resigns: Some(900),
        },
        Level {
            number: 6,
            rating: 2295,
            depth: 60,
            nodes: 8000,
            noise: 0,
            overlooks: 0,
            follows: true,
            forgets_king: 0,
            resigns: Some(900),
        },
    ];

    /// The level of that number.
    ///
    /// ```
    /// use tabiya::partner::Level;
    ///
    /// assert_eq!(Level::from_number(6), Some(Level::ALL[6]));
    /// assert_eq!(Level::from_number(7), None);
    /// ```
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.get(usize::from(number)).copied()
    }

    /// The same with other values, for measuring: depth, nodes, noise, how much it overlooks, and whether it follows captures
    /// (0 or 1), each as in the table above, with spaces between. `None` where they are not five numbers.
    ///
    /// ```
    /// use tabiya::partner::Level;
    ///
    /// assert_eq!(Level::ALL[6].with_values("60 8000 0 0 1"), Some(Level::ALL[6]));
    /// assert_eq!(Level::ALL[6].with_values("60 8000"), None);
    /// ```
    pub fn with_values(self, values: &str) -> Option<Level> {
        let numbers: Vec<u32> = values.split_whitespace().map(str::parse).collect::<Result<_, _>>().ok()?;
        let &[depth, nodes, noise, overlooks, follows] = numbers.as_slice() else { return None };
        Some(Level {
            depth: i32::try_from(depth).ok()?,
            nodes: u64::from(nodes),
            noise: i32::try_from(noise).ok().filter(|noise| *noise <= 10_000)?,
            overlooks: u8::try_from(overlooks).ok()?,
            follows: follows != 0,
            ..self
        })
    }

    /// The same, but looking at so many positions for one move and as deep as these let it: for measuring.
    pub fn with_nodes(self, nodes: u64) -> Level {
        Level { nodes, depth: 60, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_is_rated_above_the_one_below_and_the_middle_has_what_people_begin_with() {
        assert!(Level::ALL.windows(2).all(|pair| pair[0].rating + 150 < pair[1].rating));
        assert_eq!(Level::ALL[3].rating, 1500);
    }
}
