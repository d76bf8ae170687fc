//! Seating of two players around one screen, and the orientation of the board.

use crate::rules::Color;

/// How the two players sit around the screen that they share. Decides the orientation of the board
/// and of the text for each player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seating {
    /// Both players look at the screen from one side.
    #[default]
    OneSide,
    /// The screen lies flat between the players. The far player's part of the screen is turned by
    /// 180°.
    FaceToFace,
    /// The players sit at the left and the right of the board, and both read the screen upright.
    SideBySide,
    /// The players pass the screen to each other. The side of the player to move is at the bottom.
    Passing,
    /// The same as `FaceToFace`, but with two large clocks and a small board.
    ClockFirst,
}

impl Seating {
    /// All seatings, in the order of the settings.
    pub const ALL: [Seating; 5] =
        [Seating::OneSide, Seating::FaceToFace, Seating::SideBySide, Seating::Passing, Seating::ClockFirst];

    /// Returns the name of this seating in addresses and in the HTML, such as `one-side`.
    pub fn name(self) -> &'static str {
        match self {
            Seating::OneSide => "one-side",
            Seating::FaceToFace => "face-to-face",
            Seating::SideBySide => "side-by-side",
            Seating::Passing => "passing",
            Seating::ClockFirst => "clock-first",
        }
    }

    /// Returns the seating with this name, such as `one-side`; `None` if there is no such seating.
    pub fn from_name(name: &str) -> Option<Seating> {
        Seating::ALL.into_iter().find(|seating| seating.name() == name)
    }

    /// Returns the player whose side of the board is at the bottom of the screen (or at its left,
    /// for players side by side). If the players pass the screen to each other, this is `turn`, the
    /// side to move. Otherwise it is `chosen`.
    pub fn near_player(self, chosen: Color, turn: Color) -> Color {
        if self == Seating::Passing { turn } else { chosen }
    }

    /// Returns the orientation of the board if `near` is the player at the bottom of the screen (or
    /// at its left, for players side by side).
    pub fn orientation(self, near: Color) -> Orientation {
        match self {
            Seating::SideBySide => near.by_color(Orientation::Left, Orientation::Right),
            _ => near.by_color(Orientation::White, Orientation::Black),
        }
    }

    /// Whether, in this seating, one player reads the screen from the opposite edge. That player's
    /// part of the screen is then turned by 180°.
    pub fn turns_far_player(self) -> bool {
        matches!(self, Seating::FaceToFace | Seating::ClockFirst)
    }
}

/// The orientation of the board on the screen. The variants for upright boards name the player at
/// the bottom. The variants for boards turned by 90° name the edge at which White's side is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Orientation {
    /// White's side at the bottom.
    White,
    /// Black's side at the bottom.
    Black,
    /// White's side at the left.
    Left,
    /// White's side at the right.
    Right,
}

impl Orientation {
    /// All orientations.
    pub const ALL: [Orientation; 4] =
        [Orientation::White, Orientation::Black, Orientation::Left, Orientation::Right];

    /// Returns the name of this orientation in addresses and in the HTML, such as `white`.
    pub fn name(self) -> &'static str {
        match self {
            Orientation::White => "white",
            Orientation::Black => "black",
            Orientation::Left => "left",
            Orientation::Right => "right",
        }
    }

    /// Returns the orientation with this name, such as `left`; `None` if there is no such
    /// orientation.
    pub fn from_name(name: &str) -> Option<Orientation> {
        Orientation::ALL.into_iter().find(|orientation| orientation.name() == name)
    }

    /// Returns the player whose side of the board is at the bottom of the screen (or at its left,
    /// for a board turned by 90°).
    pub fn near_player(self) -> Color {
        match self {
            Orientation::White | Orientation::Left => Color::White,
            Orientation::Black | Orientation::Right => Color::Black,
        }
    }

    /// Whether the board is turned by 90°: the players' sides are at the left and the right.
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
    fn player_to_move_is_near_only_when_passing() {
        for seating in Seating::ALL {
            let near = seating.near_player(Color::White, Color::Black);
            assert_eq!(near == Color::Black, seating == Seating::Passing, "{seating:?}");
        }
    }

    #[test]
    fn the_near_player_is_at_the_bottom_or_at_the_left() {
        for seating in Seating::ALL {
            for near in Color::ALL {
                let orientation = seating.orientation(near);
                assert_eq!(orientation.near_player(), near);
                assert_eq!(orientation.is_sideways(), seating == Seating::SideBySide);
            }
        }
    }
}
