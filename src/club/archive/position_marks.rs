//! Which positions a game reaches, by whatever order of moves.

use data_encoding::BASE64URL_NOPAD;

use crate::rules::{Color, Placement, Position, RepetitionKey, Role};

/// What is remembered of the positions of a game, in two letters for each: whoever looks for one plays only the few games in
/// which it may be.
///
/// It stands in the lines of the archive, so it must come out the same for ever.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PositionMarks(String);

impl PositionMarks {
    /// Of no position yet, with room for so many.
    pub(super) fn for_plies(plies: usize) -> PositionMarks {
        PositionMarks(String::with_capacity(2 * (plies + 1)))
    }

    /// This position too.
    pub(super) fn add(&mut self, position: &Position) {
        self.0.extend(position_mark(position.placement()).map(char::from));
    }

    /// As the line of a game has it.
    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// What the line of a game has.
    pub(super) fn from_text(text: String) -> PositionMarks {
        PositionMarks(text)
    }

    fn marks(&self) -> impl Iterator<Item = &[u8]> {
        self.0.as_bytes().chunks(2)
    }
}

/// Twelve bits in base64url. Equal positions have equal marks; of other positions one in 4,096 has the same.
fn position_mark(placement: Placement) -> [u8; 2] {
    let mut mixed: u64 = 0;
    for color in [Color::White, Color::Black] {
        for role in Role::ALL {
            // An odd number with no pattern in its bits: each square moves the upper half, which is folded onto the lower one.
            mixed = (mixed ^ placement.by(color, role).bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^= mixed >> 32;
        }
    }
    let mut letters = [0; 3];
    BASE64URL_NOPAD.encode_mut(&[(mixed >> 4) as u8, (mixed << 4) as u8], &mut letters);
    [letters[0], letters[1]]
}

/// A position that is looked for: as the law of repetition compares it (FIDE 9.2.3), or only which pieces stand where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SoughtPosition {
    mark: [u8; 2],
    placement: Placement,
    key: Option<RepetitionKey>,
}

impl SoughtPosition {
    /// So many fields a FEN has: all of them, without the numbers of moves, or the pieces alone.
    pub(super) const FEN_FIELDS: [usize; 3] = [6, 4, 1];

    /// Reads so many fields of a FEN.
    pub(super) fn read(fields: &[&str]) -> Option<SoughtPosition> {
        let position = match fields {
            // Where one side is in check it is to move.
            [pieces] => {
                ["w", "b"].iter().find_map(|turn| Position::from_fen(&format!("{pieces} {turn} - -")).ok())
            }
            fields => Position::from_fen(&fields.join(" ")).ok(),
        }?;
        let placement = position.placement();
        let key = (fields.len() > 1).then(|| position.repetition_key());
        Some(SoughtPosition { mark: position_mark(placement), placement, key })
    }

    /// Whether a game reaches it, by what is remembered of its positions and the positions themselves.
    pub(super) fn is_in(&self, reached: &PositionMarks, positions: impl Iterator<Item = Position>) -> bool {
        let may_be_it = |mark: &[u8]| mark == self.mark;
        let is_it = |position: &Position| {
            self.key.map_or_else(
                || position.placement() == self.placement,
                |key| position.repetition_key() == key,
            )
        };
        // Most games need not be played: none of their marks is the one.
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
