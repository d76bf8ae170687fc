//! How two people sit around one screen, and how the board lies between them.

use crate::rules::Color;

/// How the players sit around the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// Both look at the screen from one side.
    #[default]
    OneSide,
    /// The screen lies flat between them: what belongs to the far player is turned by half a turn.
    FaceToFace,
    /// They sit at the left and the right of the board, and both read the screen upright.
    SideBySide,
    /// The screen goes from hand to hand: whoever is to move is near.
    Passing,
    /// As face to face, with two large clocks and a small board.
    ClockFirst,
}

impl Seating {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Seating; 5] =
        [Seating::OneSide, Seating::FaceToFace, Seating::SideBySide, Seating::Passing, Seating::ClockFirst];

    /// Its name in addresses and on the page: `one-side`.
    pub fn name(self) -> &'static str {
        match self {
            Seating::OneSide => "one-side",
            Seating::FaceToFace => "face-to-face",
            Seating::SideBySide => "side-by-side",
            Seating::Passing => "passing",
            Seating::ClockFirst => "clock-first",
        }
    }

    /// The seating of that name.
    pub fn from_name(name: &str) -> Option<Seating> {
        Seating::ALL.into_iter().find(|seating| seating.name() == name)
    }

    /// Who is near, where `chosen` is who was chosen to be and this side is to move.
    pub fn near(self, chosen: Color, turn: Color) -> Color {
        if self == Seating::Passing { turn } else { chosen }
    }

    /// How the board lies, where this player is near. Side by side, the near player is the one at the left.
    pub fn orientation(self, near: Color) -> Orientation {
        match self {
            Seating::SideBySide => near.fold(Orientation::Left, Orientation::Right),
            _ => near.fold(Orientation::White, Orientation::Black),
        }
    }

    /// Whether the far player sits at the other side of the screen, and reads it from there.
    pub fn turns_far(self) -> bool {
        matches!(self, Seating::FaceToFace | Seating::ClockFirst)
    }
}

/// How the board lies on the screen, by where White's side of it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// White's side at the bottom.
    White,
    /// White's side at the top: Black is at the bottom.
    Black,
    /// White's side at the left.
    Left,
    /// White's side at the right.
    Right,
}

impl Orientation {
    /// All of them.
    pub const ALL: [Orientation; 4] =
        [Orientation::White, Orientation::Black, Orientation::Left, Orientation::Right];

    /// Its name in addresses and on the page: `white`.
    pub fn name(self) -> &'static str {
        match self {
            Orientation::White => "white",
            Orientation::Black => "black",
            Orientation::Left => "left",
            Orientation::Right => "right",
        }
    }

    /// The orientation of that name.
    pub fn from_name(name: &str) -> Option<Orientation> {
        Orientation::ALL.into_iter().find(|orientation| orientation.name() == name)
    }

    /// Who is near when the board lies like this: at the bottom, or at the left.
    pub fn near(self) -> Color {
        match self {
            Orientation::White | Orientation::Left => Color::White,
            Orientation::Black | Orientation::Right => Color::Black,
        }
    }

    /// Whether the board is turned by a quarter.
    pub fn is_sideways(self) -> bool {
        matches!(self, Orientation::Left | Orientation::Right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back() {
        for seating in Seating::ALL {
            assert_eq!(Seating::from_name(seating.name()), Some(seating));
        }
        for orientation in Orientation::ALL {
            assert_eq!(Orientation::from_name(orientation.name()), Some(orientation));
        }
        assert_eq!((Seating::from_name(""), Orientation::from_name("top")), (None, None));
    }

    #[test]
    fn whoever_is_to_move_is_near_only_where_the_screen_is_passed() {
        for seating in Seating::ALL {
            let near = seating.near(Color::White, Color::Black);
            assert_eq!(near == Color::Black, seating == Seating::Passing, "{seating:?}");
        }
    }

    #[test]
    fn the_near_player_is_at_the_bottom_or_at_the_left() {
        for seating in Seating::ALL {
            for near in Color::ALL {
                let orientation = seating.orientation(near);
                assert_eq!(orientation.near(), near);
                assert_eq!(orientation.is_sideways(), seating == Seating::SideBySide);
            }
        }
    }
}
