//! Which positions a game reaches, by whatever order of moves.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::line::Archived;
use crate::rules::{Placement, Position, RepetitionKey};

/// What is remembered of the positions of a game, in two bytes for each: whoever looks for one plays only the few games in
/// which it may be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reached(Box<[u16]>);

impl Reached {
    /// The positions of a game, the one it starts from among them.
    pub fn by(game: &Archived) -> Reached {
        Reached(game.positions().map(|position| mark(position.placement())).collect())
    }
}

/// Equal positions have equal marks; of other positions one in 65,536 has the same.
fn mark(placement: Placement) -> u16 {
    let mut digest = DefaultHasher::new();
    placement.hash(&mut digest);
    digest.finish() as u16
}

/// A position that is looked for: as the law of repetition compares it (FIDE 9.2.3), or only which pieces stand where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sought {
    mark: u16,
    placement: Placement,
    key: Option<RepetitionKey>,
}

impl Sought {
    /// So many fields a FEN has: all of them, without the numbers of moves, or the pieces alone.
    pub(super) const FIELDS: [usize; 3] = [6, 4, 1];

    /// Reads so many fields of a FEN.
    pub(super) fn read(fields: &[&str]) -> Option<Sought> {
        let position = match fields {
            // Where one side is in check it is to move.
            [pieces] => {
                ["w", "b"].iter().find_map(|turn| Position::from_fen(&format!("{pieces} {turn} - -")).ok())
            }
            fields => Position::from_fen(&fields.join(" ")).ok(),
        }?;
        let placement = position.placement();
        let key = (fields.len() > 1).then(|| position.repetition_key());
        Some(Sought { mark: mark(placement), placement, key })
    }

    /// Whether a game reaches it.
    pub(super) fn is_in(&self, reached: &Reached, game: &Archived) -> bool {
        let mut plies =
            reached.0.iter().enumerate().filter(|(_, mark)| **mark == self.mark).map(|(ply, _)| ply);
        plies.any(|ply| {
            game.positions().nth(ply).is_some_and(|position| {
                self.key
                    .map_or(position.placement() == self.placement, |key| position.repetition_key() == key)
            })
        })
    }
}
