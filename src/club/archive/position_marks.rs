//! Search for archived games that reach a position, whatever the order of moves.

use data_encoding::BASE64URL_NOPAD;

use crate::rules::{Color, Placement, Position, RepetitionKey, Role};

/// Marks of all positions of an archived game. The mark of a position is a hash of two characters.
/// A search for a position plays through only the games in which a mark matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PositionMarks(String);

impl PositionMarks {
    /// Creates an empty list of marks, with memory reserved for a game of `plies` half-moves.
    pub(super) fn for_plies(plies: usize) -> PositionMarks {
        PositionMarks(String::with_capacity(2 * (plies + 1)))
    }

    /// Appends the mark of the game's next position.
    pub(super) fn add(&mut self, position: &Position) {
        self.0.extend(position_mark(position.placement()).map(char::from));
    }

    /// Returns the marks as the text that the game archive stores: two characters for each
    /// position.
    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// Creates the marks from the text that the game archive stores: two characters for each
    /// position.
    pub(super) fn from_text(text: String) -> PositionMarks {
        PositionMarks(text)
    }

    /// Returns the mark of each position of the game as two ASCII bytes.
    fn marks(&self) -> impl Iterator<Item = &[u8]> {
        self.0.as_bytes().chunks(2)
    }
}

/// Returns the mark of a position for searches in the game archive: a hash of 12 bits, as two
/// characters of base64url.
///
/// Equal placements of the pieces have equal marks. Two different placements have equal marks with
/// a probability of about 1 in 4,096.
fn position_mark(placement: Placement) -> [u8; 2] {
    let mut mixed: u64 = 0;
    for color in [Color::White, Color::Black] {
        for role in Role::ALL {
            // The multiplier is odd, and its bits have no pattern. The multiplication mainly
            // changes the upper half of the bits; the shift mixes them into the lower half.
            mixed = (mixed ^ placement.pieces_of(color, role).bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^= mixed >> 32;
        }
    }
    let mut letters = [0; 3];
    BASE64URL_NOPAD.encode_mut(&[(mixed >> 4) as u8, (mixed << 4) as u8], &mut letters);
    [letters[0], letters[1]]
}

/// A position that the user searches for in the archived games. If the search includes the side to
/// move, a game matches if it reaches the same position by the rule of repetition (FIDE 9.2.3).
/// Otherwise the game need only reach the same placement of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SoughtPosition {
    /// The mark of the placement of the pieces.
    mark: [u8; 2],
    /// The placement of the pieces.
    placement: Placement,
    /// The key of the position by the rule of repetition; `None` if only the placement of the
    /// pieces counts.
    key: Option<RepetitionKey>,
}

impl SoughtPosition {
    /// The numbers of FEN fields that a search accepts: all six, four (without the move counters),
    /// or one (only the placement of the pieces).
    pub(super) const FEN_FIELDS: [usize; 3] = [6, 4, 1];

    /// Parses the FEN fields of a position to search for. Returns `None` if the fields are invalid.
    /// With a single field, only the placement of the pieces counts.
    pub(super) fn read(fields: &[&str]) -> Option<SoughtPosition> {
        let position = match fields {
            // The placement must be legal with White or with Black to move.
            [pieces] => {
                ["w", "b"].iter().find_map(|turn| Position::from_fen(&format!("{pieces} {turn} - -")).ok())
            }
            fields => Position::from_fen(&fields.join(" ")).ok(),
        }?;
        let placement = position.placement();
        let key = (fields.len() > 1).then(|| position.repetition_key());
        Some(SoughtPosition { mark: position_mark(placement), placement, key })
    }

    /// Whether a game reaches the position that the user searches for. `reached` contains the mark
    /// of each position of the game; `positions` yields the positions.
    pub(super) fn is_reached_in(
        &self,
        reached: &PositionMarks,
        positions: impl Iterator<Item = Position>,
    ) -> bool {
        let may_be_it = |mark: &[u8]| mark == self.mark;
        let is_it = |position: &Position| {
            self.key.map_or_else(
                || position.placement() == self.placement,
                |key| position.repetition_key() == key,
            )
        };
        // The marks exclude most games, which then need not be played through.
        reached.marks().any(may_be_it)
            && reached.marks().zip(positions).any(|(mark, position)| may_be_it(mark) && is_it(&position))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_the_same_for_ever() {
        let mark = |fen: &str| {
            let mark = position_mark(Position::from_fen(fen).expect("a position").placement());
            String::from_utf8(mark.to_vec()).expect("letters")
        };
        let marks = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        ]
        .map(mark);
        assert_eq!(marks, ["Fe", "cp", "ov"]);
    }
}
