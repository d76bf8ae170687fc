//! Seats of the computer opponent. A seat is the entry in a game's headers that says who plays a
//! colour: a person or the computer. The seat of the computer also has its level and whether it has
//! given a hint.

use super::level::OpponentLevel;
use crate::game::wire::v1;
use crate::game::{Headers, Seat};
use crate::rules::Color;

/// Beginning of the computer opponent's name in a game's headers, the same in every language.
const COMPUTER_NAME: &str = "Partner ";

/// Number of the weakest level in the computer opponent's name.
const FIRST_LEVEL_NUMBER: char = '①';

/// Ending of the computer opponent's name if the computer has given a hint in the game.
const HINT_MARK: &str = " with hints";

impl OpponentLevel {
    /// Returns the computer opponent's name at this level, for the player's name in game headers.
    ///
    /// ```
    /// use tabiya::opponent::OpponentLevel;
    ///
    /// assert_eq!(OpponentLevel::ALL[2].name(), "Partner ③");
    /// ```
    pub fn name(&self) -> String {
        let number = char::from_u32(u32::from(FIRST_LEVEL_NUMBER) + u32::from(self.number))
            .unwrap_or(FIRST_LEVEL_NUMBER);
        format!("{COMPUTER_NAME}{number}")
    }

    /// Returns the seat of the computer opponent at this level, without a hint given. A seat is the
    /// entry in a game's headers that says who plays a colour.
    pub fn to_seat(&self) -> Seat {
        Seat::Computer { level: self.number + 1, hinted: false }
    }

    /// Returns the computer opponent's level from a seat (the entry in a game's headers that says
    /// who plays a colour); `None` for a person.
    pub fn from_seat(seat: Seat) -> Option<OpponentLevel> {
        match seat {
            Seat::Person => None,
            Seat::Computer { level, .. } => OpponentLevel::from_number(level.checked_sub(1)?),
        }
    }

    /// Parses the computer opponent's level from the app's address (URL): `computer-1` to
    /// `computer-7`. In older addresses the level is `Partner ①` to `Partner ⑦`, perhaps with a
    /// suffix for hints. `None` for other texts.
    ///
    /// ```
    /// use tabiya::opponent::OpponentLevel;
    ///
    /// assert_eq!(OpponentLevel::from_address("computer-3"), Some(OpponentLevel::ALL[2]));
    /// assert_eq!(OpponentLevel::from_address("Partner ③"), Some(OpponentLevel::ALL[2]));
    /// assert_eq!(OpponentLevel::from_address("computer-8"), None);
    /// ```
    pub fn from_address(text: &str) -> Option<OpponentLevel> {
        let known = |level: &OpponentLevel| OpponentLevel::ADDRESSES[usize::from(level.number)] == text;
        OpponentLevel::ALL.into_iter().find(known).or_else(|| OpponentLevel::from_seat(v1::seat(text)))
    }

    /// Names of the computer opponent's levels in the app's address (URL), the weakest first.
    pub const ADDRESSES: [&str; 7] =
        ["computer-1", "computer-2", "computer-3", "computer-4", "computer-5", "computer-6", "computer-7"];

    /// Returns the level at which the computer opponent plays this colour in the game with these
    /// headers; `None` if a person plays this colour.
    pub fn playing_color(headers: &Headers, color: Color) -> Option<OpponentLevel> {
        OpponentLevel::from_seat(headers.seats[color.index()])
    }

    /// Whether, in the game with these headers, the computer opponent plays this colour and has
    /// given the player a hint.
    pub fn has_given_hint(headers: &Headers, color: Color) -> bool {
        matches!(headers.seats[color.index()], Seat::Computer { hinted: true, .. })
    }

    /// Returns a copy of a game's headers in which the computer opponent is marked as having given
    /// a hint: in `seats`, which says who plays each colour, and in the computer's name.
    pub fn with_hint_given(headers: &Headers) -> Headers {
        let mut headers = headers.clone();
        set_hinted(&mut headers, true);
        headers
    }

    /// Removes from a game's headers the mark that the computer opponent has given a hint, to use
    /// the headers for a new game.
    pub fn clear_hints(headers: &mut Headers) {
        set_hinted(headers, false);
    }

    /// Whether the computer opponent plays one or both colours in the game with these headers.
    pub fn is_playing(headers: &Headers) -> bool {
        headers.seats != [Seat::Person; 2]
    }
}

/// Sets in a game's headers whether the computer opponent has given a hint: in `seats`, and in the
/// computer's name.
fn set_hinted(headers: &mut Headers, is_hinted: bool) {
    for (seat, name) in headers.seats.iter_mut().zip([&mut headers.white, &mut headers.black]) {
        if let (Seat::Computer { level: number, .. }, Some(level)) = (*seat, OpponentLevel::from_seat(*seat))
        {
            *seat = Seat::Computer { level: number, hinted: is_hinted };
            *name = level.name() + if is_hinted { HINT_MARK } else { "" };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_an_address_and_a_seat() {
        for (level, address) in OpponentLevel::ALL.into_iter().zip(OpponentLevel::ADDRESSES) {
            assert_eq!(address, format!("computer-{}", level.number + 1));
            assert_eq!(OpponentLevel::from_address(address), Some(level));
            assert_eq!(OpponentLevel::from_address(&level.name()), Some(level));
            assert_eq!(OpponentLevel::from_seat(level.to_seat()), Some(level));
            assert_eq!(v1::seat(&level.name()), level.to_seat(), "version 1 reads what is shown today");
        }
        assert_eq!(OpponentLevel::ALL.len(), usize::from(Seat::LEVELS));
        for text in
            ["", "computer", "computer-", "computer-0", "computer-8", "computer-33", "computer-③", "Ada"]
        {
            assert_eq!(OpponentLevel::from_address(text), None, "{text}");
        }
        assert_eq!(OpponentLevel::from_seat(Seat::Computer { level: 0, hinted: false }), None);
        assert_eq!(OpponentLevel::from_seat(Seat::Computer { level: 8, hinted: false }), None);
    }

    #[test]
    fn a_hint_is_noted_for_one_game() {
        let seats = [Seat::Person, OpponentLevel::ALL[6].to_seat()];
        let headers =
            Headers { white: "Ada".into(), black: "Partner ⑦".into(), seats, ..Headers::default() };
        assert!(!OpponentLevel::has_given_hint(&headers, Color::Black));
        let mut helped = OpponentLevel::with_hint_given(&headers);
        assert_eq!((helped.white.as_str(), helped.black.as_str()), ("Ada", "Partner ⑦ with hints"));
        assert_eq!(OpponentLevel::with_hint_given(&helped), helped, "once");
        assert_eq!(OpponentLevel::playing_color(&helped, Color::Black), Some(OpponentLevel::ALL[6]));
        assert_eq!(Color::ALL.map(|color| OpponentLevel::has_given_hint(&helped, color)), [false, true]);
        OpponentLevel::clear_hints(&mut helped);
        assert_eq!(helped, headers);
    }

    #[test]
    fn no_name_seats_the_computer() {
        for name in ["Partner ③", "Partner ③ with hints", "computer-3"] {
            let mut headers = Headers { black: name.into(), ..Headers::default() };
            let same = headers.clone();
            assert_eq!(
                (OpponentLevel::playing_color(&headers, Color::Black), OpponentLevel::is_playing(&headers)),
                (None, false)
            );
            OpponentLevel::clear_hints(&mut headers);
            assert_eq!((&headers, &OpponentLevel::with_hint_given(&headers)), (&same, &same), "{name}");
        }
    }
}
