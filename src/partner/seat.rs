//! The seat of the computer: which of the two players it is, at which level, and whether it has given a hint.

use super::level::Level;
use crate::game::wire::v1;
use crate::game::{Headers, Seat};
use crate::rules::Color;

/// The start of the name of the computer, in every language.
const NAME: &str = "Partner ";

/// The number of the lowest level, as its name has it.
const FIRST: char = '①';

/// The end of the name of the computer once it has given a hint in the game.
const HINTED: &str = " with hints";

impl Level {
    /// The name under which the computer plays at this level. It is only shown: no level is ever read from it.
    ///
    /// ```
    /// use tabiya::partner::Level;
    ///
    /// assert_eq!(Level::ALL[2].name(), "Partner ③");
    /// ```
    pub fn name(&self) -> String {
        let number = char::from_u32(u32::from(FIRST) + u32::from(self.number)).unwrap_or(FIRST);
        format!("{NAME}{number}")
    }

    /// The seat of the computer at this level, before it has given any hint.
    pub fn seat(&self) -> Seat {
        Seat::Computer { level: self.number + 1, hinted: false }
    }

    /// The level at which the computer plays there; `None`: a person does.
    pub fn of_seat(seat: Seat) -> Option<Level> {
        match seat {
            Seat::Person => None,
            Seat::Computer { level, .. } => Level::from_number(level.checked_sub(1)?),
        }
    }

    /// The level of an address: `computer-1` to `computer-7`, and `Partner ①` to `Partner ⑦` as addresses had it first.
    ///
    /// ```
    /// use tabiya::partner::Level;
    ///
    /// assert_eq!(Level::of_address("computer-3"), Some(Level::ALL[2]));
    /// assert_eq!(Level::of_address("Partner ③"), Some(Level::ALL[2]));
    /// assert_eq!(Level::of_address("computer-8"), None);
    /// ```
    pub fn of_address(text: &str) -> Option<Level> {
        let known = |level: &Level| Level::ADDRESSES[usize::from(level.number)] == text;
        Level::ALL.into_iter().find(known).or_else(|| Level::of_seat(v1::seat(text)))
    }

    /// What an address calls the levels.
    pub const ADDRESSES: [&str; 7] =
        ["computer-1", "computer-2", "computer-3", "computer-4", "computer-5", "computer-6", "computer-7"];

    /// The level at which the computer plays this colour; `None`: a person does.
    pub fn seated(headers: &Headers, color: Color) -> Option<Level> {
        Level::of_seat(headers.seats[color.index()])
    }

    /// Whether the computer plays this colour and has given a hint in this game.
    pub fn has_helped(headers: &Headers, color: Color) -> bool {
        matches!(headers.seats[color.index()], Seat::Computer { hinted: true, .. })
    }

    /// The same once the computer has given a hint.
    pub fn helped(headers: &Headers) -> Headers {
        let mut headers = headers.clone();
        mark(&mut headers, true);
        headers
    }

    /// Begins another game: the computer has given no hint in that one yet.
    pub fn begin_game(headers: &mut Headers) {
        mark(headers, false);
    }

    /// Whether the computer plays any colour.
    pub fn may_sit(headers: &Headers) -> bool {
        headers.seats != [Seat::Person; 2]
    }
}

/// Notes for each colour of the computer whether it has given a hint; its name shows that too.
fn mark(headers: &mut Headers, is_hinted: bool) {
    for (seat, name) in headers.seats.iter_mut().zip([&mut headers.white, &mut headers.black]) {
        if let (Seat::Computer { level: number, .. }, Some(level)) = (*seat, Level::of_seat(*seat)) {
            *seat = Seat::Computer { level: number, hinted: is_hinted };
            *name = level.name() + if is_hinted { HINTED } else { "" };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_has_a_name_an_address_and_a_seat() {
        for (level, address) in Level::ALL.into_iter().zip(Level::ADDRESSES) {
            assert_eq!(address, format!("computer-{}", level.number + 1));
            assert_eq!(Level::of_address(address), Some(level));
            assert_eq!(Level::of_address(&level.name()), Some(level));
            assert_eq!(Level::of_seat(level.seat()), Some(level));
            assert_eq!(v1::seat(&level.name()), level.seat(), "version 1 reads what is shown today");
        }
        assert_eq!(Level::ALL.len(), usize::from(Seat::LEVELS));
        for text in
            ["", "computer", "computer-", "computer-0", "computer-8", "computer-33", "computer-③", "Ada"]
        {
            assert_eq!(Level::of_address(text), None, "{text}");
        }
        assert_eq!(Level::of_seat(Seat::Computer { level: 0, hinted: false }), None);
        assert_eq!(Level::of_seat(Seat::Computer { level: 8, hinted: false }), None);
    }

    #[test]
    fn a_hint_is_noted_for_one_game() {
        let seats = [Seat::Person, Level::ALL[6].seat()];
        let headers =
            Headers { white: "Ada".into(), black: "Partner ⑦".into(), seats, ..Headers::default() };
        assert!(!Level::has_helped(&headers, Color::Black));
        let mut helped = Level::helped(&headers);
        assert_eq!((helped.white.as_str(), helped.black.as_str()), ("Ada", "Partner ⑦ with hints"));
        assert_eq!(Level::helped(&helped), helped, "once");
        assert_eq!(Level::seated(&helped, Color::Black), Some(Level::ALL[6]));
        assert_eq!(Color::ALL.map(|color| Level::has_helped(&helped, color)), [false, true]);
        Level::begin_game(&mut helped);
        assert_eq!(helped, headers);
    }

    #[test]
    fn no_name_seats_the_computer() {
        for name in ["Partner ③", "Partner ③ with hints", "computer-3"] {
            let mut headers = Headers { black: name.into(), ..Headers::default() };
            let same = headers.clone();
            assert_eq!((Level::seated(&headers, Color::Black), Level::may_sit(&headers)), (None, false));
            Level::begin_game(&mut headers);
            assert_eq!((&headers, &Level::helped(&headers)), (&same, &same), "{name}");
        }
    }
}
