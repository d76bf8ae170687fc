//! The short stored form of moves and clock presses: one text for the event, its instant and the
//! fingerprint. Most events of a game are moves and clock presses.
//!
//! ```text
//! e2e4++ hmi2nbn5fk 1gy2lo    a move; its first word is the text of the move in version 1
//! w hmi2nbn5fk 1gy2lo         a clock press by White
//! ```
//!
//! The second word is the instant in microseconds since the start of 1970, in base 36. The third
//! word is the fingerprint of the game after the event, also in base 36.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::wire::v1::values::mv;
use crate::game::{Event, Instant};
use crate::rules::Color;

/// Stored record of a move or clock press of a game, written as a text of three words.
///
/// The words are the event, its instant, and the fingerprint (hash) of the game after the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShortEntry {
    /// The instant of the event.
    pub at: Instant,
    /// The event: [`Event::Move`] or [`Event::Press`].
    pub event: Event,
    /// The fingerprint (hash) of the game after the event.
    pub fingerprint_after: u32,
}

impl ShortEntry {
    /// Returns the short stored record of the game event `event`; `None` unless the event is a move
    /// or a clock press.
    ///
    /// `at` is the instant of the event, and `after` the fingerprint (hash) of the game after the
    /// event.
    pub fn new(at: Instant, event: &Event, after: u32) -> Option<ShortEntry> {
        let is_short = matches!(event, Event::Move(_) | Event::Press(_));
        is_short.then(|| ShortEntry { at, event: event.clone(), fingerprint_after: after })
    }

    /// Returns the stored text of this record of a move or clock press: the event, its instant, and
    /// the hash of the game after the event, such as `w hmi2nbn5fk 1gy2lo`.
    fn to_text(&self) -> String {
        let what = match self.event {
            Event::Move(mv) => mv::write(mv),
            Event::Press(color) => color.to_char().to_string(),
            // `new` and `from_text` accept no other event.
            _ => String::new(),
        };
        format!("{what} {} {}", base_36(self.at.as_micros()), base_36(self.fingerprint_after.into()))
    }

    /// Parses the stored text of a move or clock press; `None` for any text that
    /// [`to_text`](ShortEntry::to_text) does not write.
    fn from_text(text: &str) -> Option<ShortEntry> {
        let mut parts = text.split(' ');
        let (what, at, after) = (parts.next()?, parts.next()?, parts.next()?);
        let event = match what {
            "w" => Event::Press(Color::White),
            "b" => Event::Press(Color::Black),
            _ => Event::Move(mv::read(what)?),
        };
        let at = Instant::from_micros(u64::from_str_radix(at, 36).ok()?);
        let entry = ShortEntry { at, event, fingerprint_after: u32::from_str_radix(after, 36).ok()? };
        // Refuses a text that `to_text` does not write, such as one with leading zeros.
        (entry.to_text() == text).then_some(entry)
    }
}

/// Returns `number` as text in base 36 (digits and small letters), without leading zeros.
fn base_36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.extend(char::from_digit((number % 36) as u32, 36));
        number /= 36;
        if number == 0 {
            return digits.iter().rev().collect();
        }
    }
}

impl Serialize for ShortEntry {
    /// Serializes the record of a move or clock press as a text of three words: event, instant and
    /// hash.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.to_text())
    }
}

impl<'de> Deserialize<'de> for ShortEntry {
    /// Deserializes the record of a move or clock press from a text of three words: event, instant
    /// and hash.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ShortEntry, D::Error> {
        let text = String::deserialize(from)?;
        ShortEntry::from_text(&text).ok_or_else(|| D::Error::custom("neither a move nor a tap"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Move, MoveKind, Role, Square};

    /// Checks the stored texts of every kind of move, and of clock presses.
    #[test]
    fn moves_and_taps_are_written_as_they_were() {
        let mv = |from, to, kind| Event::Move(Move::new(from, to, kind));
        let at = 1_790_000_000_123_456;
        let all = [
            (mv(Square::G1, Square::F3, MoveKind::Normal), at, 7, "g1f3 hmi2nbn5fk 7"),
            (mv(Square::E2, Square::E4, MoveKind::DoublePush), at, 36, "e2e4++ hmi2nbn5fk 10"),
            (mv(Square::E5, Square::D6, MoveKind::EnPassant), 0, 0, "e5d6ep 0 0"),
            (mv(Square::E1, Square::G1, MoveKind::CastleKingSide), 35, 1, "e1g1oo z 1"),
            (mv(Square::E8, Square::C8, MoveKind::CastleQueenSide), 35, 1, "e8c8ooo z 1"),
            (mv(Square::B7, Square::A8, MoveKind::Promotion(Role::Knight)), 35, 1, "b7a8=n z 1"),
            (Event::Press(Color::White), u64::MAX, u32::MAX, "w 3w5e11264sgsf 1z141z3"),
            (Event::Press(Color::Black), at, 7, "b hmi2nbn5fk 7"),
        ];
        for (event, at, after, text) in all {
            let entry =
                ShortEntry::new(Instant::from_micros(at), &event, after).expect("it has a short form");
            assert_eq!(entry.to_text(), text);
            assert_eq!(ShortEntry::from_text(text), Some(entry));
        }
        assert_eq!(ShortEntry::new(Instant::default(), &Event::Resign(Color::White), 1), None);
    }

    #[test]
    fn other_texts_are_refused() {
        let texts = [
            "",
            "e2e4",
            "e2e4++ z",
            "e2e4++ z 1 1",
            "e2e9 z 1",
            "x z 1",
            "w +z 1",
            "w Z 1",
            "w 0z 1",
            "w z -1",
            "w  z 1",
            "w z 1z141z4",
            "w 3w5e11264sgsg 1",
            "w z 1 ",
            "é z 1",
            "e2é4 z 1",
            "resign z 1",
        ];
        for text in texts {
            assert_eq!(ShortEntry::from_text(text), None, "{text}");
        }
    }
}
