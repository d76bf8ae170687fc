//! Gives each piece an id that it keeps when it moves, so that the screen can animate moves.

use crate::rules::{Piece, Position, Square};

/// The id of a piece while it is on the board, unique within a `TrackedPieces`.
pub type PieceId = u32;

/// A piece on the board with its id. The screen uses the id to animate moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackedPiece {
    /// The id.
    pub id: PieceId,
    /// The colour and role.
    pub piece: Piece,
    /// The square of the piece.
    pub square: Square,
}

/// All pieces on the board, each with an id that it keeps when it moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TrackedPieces {
    /// The pieces. Their order does not change while they are on the board.
    pieces: Vec<TrackedPiece>,
    /// The id of the next new piece.
    next: PieceId,
}

impl TrackedPieces {
    /// Returns the tracked pieces. Their order does not change while they are on the board.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &TrackedPiece> {
        self.pieces.iter()
    }

    /// Updates the tracked pieces to another position. Pieces that stay or move keep their ids.
    ///
    /// A piece that appears on a square gets the id of an equal piece (same colour and role) that
    /// has left its square. The nearest pairs are matched first. If there is no equal piece, it
    /// gets the id of any piece of the same colour that has left its square, as in a promotion or
    /// its takeback. Otherwise it gets a new id.
    pub(crate) fn update_to(&mut self, position: &Position) {
        let mut come: Vec<(Square, Piece)> = position
            .pieces()
            .filter(|(square, piece)| !self.pieces.iter().any(|p| p.square == *square && p.piece == *piece))
            .collect();
        let mut gone: Vec<TrackedPiece> = Vec::new();
        for tracked in &self.pieces {
            if position.piece_at(tracked.square) != Some(tracked.piece) {
                gone.push(*tracked);
            }
        }
        let mut moved: Vec<TrackedPiece> = Vec::new();
        pair_nearest(&mut come, &mut gone, &mut moved, |old, new| old == new);
        pair_nearest(&mut come, &mut gone, &mut moved, |old, new| old.color == new.color);

        self.pieces.retain(|tracked| !gone.iter().any(|gone| gone.id == tracked.id));
        for tracked in &mut self.pieces {
            if let Some(new) = moved.iter().find(|moved| moved.id == tracked.id) {
                *tracked = *new;
            }
        }
        for (square, piece) in come {
            self.pieces.push(TrackedPiece { id: self.next, piece, square });
            self.next += 1;
        }
    }
}

/// Pairs the pieces `arrived`, which have appeared on a square, with the pieces `gone`, which have
/// left their squares; the nearest pairs first. Removes each pair from both lists, and adds the
/// arrived piece, with the id of the gone piece, to `moved`. `alike(old, new)` says whether two
/// pieces may be paired.
fn pair_nearest(
    arrived: &mut Vec<(Square, Piece)>,
    gone: &mut Vec<TrackedPiece>,
    moved: &mut Vec<TrackedPiece>,
    alike: impl Fn(Piece, Piece) -> bool,
) {
    loop {
        let mut best: Option<(u32, usize, usize)> = None;
        for (i, (square, piece)) in arrived.iter().enumerate() {
            for (j, old) in gone.iter().enumerate() {
                let distance = squared_distance(*square, old.square);
                if alike(old.piece, *piece) && best.is_none_or(|(least, ..)| distance < least) {
                    best = Some((distance, i, j));
                }
            }
        }
        let Some((_, i, j)) = best else { return };
        let (square, piece) = arrived.swap_remove(i);
        let old = gone.swap_remove(j);
        moved.push(TrackedPiece { id: old.id, piece, square });
    }
}

/// Returns the squared straight-line distance between the centres of two squares: 1 for neighbours
/// on a file or rank, 2 for diagonal neighbours.
fn squared_distance(a: Square, b: Square) -> u32 {
    let files = a.file().index().abs_diff(b.file().index()) as u32;
    let ranks = a.rank().index().abs_diff(b.rank().index()) as u32;
    files * files + ranks * ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the move `uci` (such as `e2e4`) in the position `fen`. Returns the tracked pieces
    /// before and after the move.
    fn pieces_before_and_after(fen: &str, uci: &str) -> (TrackedPieces, TrackedPieces) {
        let position = Position::from_fen(fen).expect("a good FEN");
        let mut before = TrackedPieces::default();
        before.update_to(&position);
        let mv = position.parse_uci(uci).expect("a legal move");
        let mut now = before.clone();
        now.update_to(&position.play_unchecked(mv));
        (before, now)
    }

    /// Returns the id of the piece on a square; `None` if the square is empty.
    fn id_on(pieces: &TrackedPieces, square: Square) -> Option<PieceId> {
        pieces.iter().find(|p| p.square == square).map(|p| p.id)
    }

    #[test]
    fn a_mover_keeps_its_name_and_the_captured_piece_goes() {
        let (before, now) = pieces_before_and_after("4k3/8/8/3n4/8/4N3/8/4K3 w - - 0 1", "e3d5");
        assert_eq!(id_on(&before, Square::E3), id_on(&now, Square::D5));
        assert_eq!(now.iter().count(), 3);
    }

    #[test]
    fn castling_moves_two_pieces() {
        let (before, now) = pieces_before_and_after("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1");
        assert_eq!(id_on(&before, Square::E1), id_on(&now, Square::G1));
        assert_eq!(id_on(&before, Square::H1), id_on(&now, Square::F1));
    }

    #[test]
    fn a_promoting_pawn_becomes_the_new_piece() {
        let (before, now) = pieces_before_and_after("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q");
        assert_eq!(id_on(&before, Square::E7), id_on(&now, Square::D8));
        assert_eq!(now.iter().count(), 3);
    }
}
