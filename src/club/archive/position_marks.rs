//! Search for archived games that reach a position, whatever the order of moves.

use data_encoding::BASE64URL_NOPAD;

use crate::rules::{Color, Placement, Position, RepetitionKey, Role};

/// Marks of all positions of an archived game: for each position, a hash of two characters. A
/// search for a position plays through only those games in which a mark matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PositionMarks(String);

impl PositionMarks {
    /// Creates an empty list of marks (hashes of two characters) for the positions of an archived
    /// game. Memory is reserved for a game of `plies` half-moves.
    pub(super) fn for_plies(plies: usize) -> PositionMarks {
        PositionMarks(String::with_capacity(2 * (plies + 1)))
    }

    /// Appends the mark of an archived game's next position: a hash of two characters, for
    /// searches.
    pub(super) fn add(&mut self, position: &Position) {
        self.0.extend(position_mark(position.placement()).map(char::from));
    }

    /// Returns the marks of a game's positions as the game archive stores them: two characters for
    /// each position.
    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// Creates the marks of a game's positions from the text that the game archive stores: two
    /// characters for each position.
    pub(super) fn from_text(text: String) -> PositionMarks {
        PositionMarks(text)
    }

    /// Returns the mark of each position of the game: a hash of two characters, as ASCII bytes.
    fn marks(&self) -> impl Iterator<Item = &[u8]> {
        self.0.as_bytes().chunks(2)
    }
}

/// Returns the mark of a position for searches in the game archive: a hash of 12 bits, as two
/// characters of base64url.
///
/// Equal placements of the pieces have equal marks. Two different placements have equal marks with
/// a probability of 1 in 4,096.
fn position_mark(placement: Placement) -> [u8; 2] {
    let mut mixed: u64 = 0;
    for color in [Color::White, Color::Black] {
        for role in Role::ALL {
            // The multiplier is odd and has no pattern in its bits: each square changes the upper
            // half, which is then mixed into the lower half.
            mixed = (mixed ^ placement.pieces_of(color, role).bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^= mixed >> 32;
        }
    }
    let mut letters = [0; 3];
    BASE64URL_NOPAD.encode_mut(&[(mixed >> 4) as u8, (mixed << 4) as u8], &mut letters);
    [letters[0], letters[1]]
}

/// A position that the user searches for in the archived games. Games match if they reach the same
/// position by the rule of repetition (FIDE 9.2.3), or, if the search names no side to move, the
/// same placement of the pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SoughtPosition {
    /// The mark of the position.
    mark: [u8; 2],
    /// The placement of the pieces.
    placement: Placement,
    /// The key that equal positions have by the rule of repetition; `None` if only the placement of
    /// the pieces counts.
    key: Option<RepetitionKey>,
}

impl SoughtPosition {
    /// Numbers of FEN fields that a search accepts: all six, four without the move counters, or
    /// only the placement of the pieces.
    pub(super) const FEN_FIELDS: [usize; 3] = [6, 4, 1];

    /// Parses the FEN fields of a position to search for in the archived games; `None` if they are
    /// invalid. With a single field, only the placement of the pieces counts.
    pub(super) fn read(fields: &[&str]) -> Option<SoughtPosition> {
        let position = match fields {
            // Without a side to move, the position need only be legal with one of the two sides to
            // move.
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
    /// of each position of the game (a hash of two characters), and `positions` yields the
    /// positions.
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
        // The marks exclude most games, so these need not be played through.
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
