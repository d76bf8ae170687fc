//! Static evaluation of positions for the computer opponent: material, placement, mobility, pawn
//! structure, king safety. Each of these terms has a value for the middlegame and a value for the
//! endgame. The pieces left on the board decide how much each of the two values counts.

use crate::rules::{Bitboard, Color, File, Position, Role, Square};

/// Piece values by [`Role`], in hundredths of a pawn: middlegame, endgame.
const PIECE_VALUES: [(i32, i32); 6] = [(85, 110), (325, 300), (340, 320), (480, 530), (1000, 960), (0, 0)];

/// Piece values by [`Role`], in hundredths of a pawn, used to compute the material that a capture
/// or a promotion gains.
pub(super) const EXCHANGE_VALUES: [i32; 6] = [100, 320, 330, 500, 950, 20_000];

/// Weight of a piece in the game phase, by [`Role`]. The weights of all pieces on the board add up
/// to 24 in the initial position (middlegame), and to 0 if only kings and pawns are left (endgame).
const PHASE_WEIGHTS: [i32; 6] = [0, 1, 1, 2, 4, 0];

/// Mobility by [`Role`]: middlegame value, endgame value, and the usual number of attacked squares.
/// The values, in hundredths of a pawn, are added for each square above the usual number, and
/// subtracted for each square below it.
const MOBILITY: [(i32, i32, i32); 6] = [(0, 0, 0), (4, 4, 4), (5, 5, 6), (2, 4, 7), (1, 2, 13), (0, 0, 0)];

/// Value of a passed pawn by the number of ranks that it has advanced, in hundredths of a pawn:
/// middlegame, endgame.
const PASSED_PAWN_VALUES: [(i32, i32); 6] = [(2, 8), (5, 14), (12, 28), (28, 52), (55, 95), (95, 160)];

/// Returns the static evaluation of a position, in hundredths of a pawn: positive if the side to
/// move is better. Searches no moves.
pub(super) fn evaluate(position: &Position) -> i32 {
    let (mut middle, mut end, mut phase) = (10, 0, 0);
    for color in Color::ALL {
        let (m, e, p) = evaluate_side(position, color);
        let sign = if color == position.turn() { 1 } else { -1 };
        middle += sign * m;
        end += sign * e;
        phase += p;
    }
    let phase = phase.min(24);
    let score = (middle * phase + end * (24 - phase)) / 24;
    if is_drawish_pawn_ending(position) { score / 4 } else { score }
}

/// Whether the position is a likely draw: only one pawn is on the board, the opposing king is ahead
/// of this pawn (on its file or a neighbouring file), and both sides have the same number of
/// knights, of bishops, of rooks and of queens.
fn is_drawish_pawn_ending(position: &Position) -> bool {
    let pawns = Color::ALL.map(|color| position.pieces_of(color, Role::Pawn));
    let all = pawns[0] | pawns[1];
    let Some(pawn) = all.iter().next().filter(|_| !all.has_several()) else { return false };
    let color = if pawns[Color::White.index()].is_empty() { Color::Black } else { Color::White };
    let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
    let files = neighbour_files(pawn.file()) | Bitboard::file(pawn.file());
    let way = files & ranks_ahead(color, pawn);
    way.contains(position.king(!color))
        && pieces
            .iter()
            .all(|&role| position.pieces_of(color, role).len() == position.pieces_of(!color, role).len())
}

/// Evaluates the pieces of one side. Returns three numbers: their value in the middlegame and their
/// value in the endgame, both in hundredths of a pawn, and the sum of their [`PHASE_WEIGHTS`].
fn evaluate_side(position: &Position, color: Color) -> (i32, i32, i32) {
    let (mut middle, mut end, mut phase) = (0, 0, 0);
    let own = position.by_color(color);
    let pawns = position.pieces_of(color, Role::Pawn);
    let their_pawns = position.pieces_of(!color, Role::Pawn);
    let ring = position.attacks_from(position.king(!color));
    let mut pressure = 0;
    for role in Role::ALL {
        for square in position.pieces_of(color, role) {
            let (m, e) = PIECE_VALUES[role.index()];
            let (at_m, at_e) = square_value(role, color, square);
            middle += m + at_m;
            end += e + at_e;
            phase += PHASE_WEIGHTS[role.index()];
            match role {
                Role::Pawn => {
                    let (m, e) = pawn_value(color, square, pawns, their_pawns);
                    middle += m;
                    end += e;
                }
                Role::King => middle += king_shelter(color, square, pawns),
                _ => {
                    let reach = position.attacks_from(square);
                    let (m, e, usual) = MOBILITY[role.index()];
                    let squares = (reach & !own).len() as i32 - usual;
                    middle += m * squares;
                    end += e * squares;
                    pressure += PHASE_WEIGHTS[role.index()] * (reach & ring).len() as i32;
                    if role == Role::Rook && (Bitboard::file(square.file()) & pawns).is_empty() {
                        middle += 14;
                    }
                }
            }
        }
    }
    if position.pieces_of(color, Role::Bishop).has_several() {
        middle += 25;
        end += 40;
    }
    (middle + pressure * (pressure + 6) / 3, end, phase)
}

/// Returns the value of the square on which a piece stands, in hundredths of a pawn: for the
/// middlegame and for the endgame.
fn square_value(role: Role, color: Color, square: Square) -> (i32, i32) {
    let file = square.file().index() as i32;
    let rank = color.by_color(square.rank().index() as i32, 7 - square.rank().index() as i32);
    // From 0 at the edge of the board to 3 in the centre.
    let (across, up) = (file.min(7 - file), rank.min(7 - rank));
    let centre = across + up;
    match role {
        Role::Pawn => (
            (rank - 1) * 2 + if across == 3 { [0, 0, 8, 18, 20, 20, 20, 0][rank as usize & 7] } else { 0 },
            (rank - 1) * 6,
        ),
        Role::Knight => (centre * 9 - 28 + i32::from((3..=5).contains(&rank)) * 8, centre * 6 - 20),
        Role::Bishop => (centre * 4 - 10 - i32::from(rank == 0) * 8, centre * 3 - 8),
        Role::Rook => (across * 3 + i32::from(rank == 6) * 18, i32::from(rank == 6) * 12),
        Role::Queen => (centre - i32::from(rank > 1) * 2, centre * 5 - 12),
        Role::King => (i32::from(across <= 2 && file != 2) * 14 - rank * 18 - across * 6, centre * 12 - 30),
    }
}

/// Returns the bonus or penalty of a pawn for being passed, isolated or doubled, in hundredths of a
/// pawn: for the middlegame and for the endgame. `own` and `theirs` are the pawns of both sides.
fn pawn_value(color: Color, square: Square, own: Bitboard, theirs: Bitboard) -> (i32, i32) {
    let (mut middle, mut end) = (0, 0);
    let file = square.file();
    let beside = neighbour_files(file);
    let ahead = ranks_ahead(color, square);
    if (beside & own).is_empty() {
        middle -= 10;
        end -= 12;
    }
    if !(ahead & Bitboard::file(file) & own).is_empty() {
        middle -= 10;
        end -= 20;
    } else if (ahead & (beside | Bitboard::file(file)) & theirs).is_empty() {
        let steps = Position::pawn_steps(color, square).clamp(0, 5);
        middle += PASSED_PAWN_VALUES[steps as usize].0;
        end += PASSED_PAWN_VALUES[steps as usize].1;
    }
    (middle, end)
}

/// Returns the bonus for the pawns that shelter their king, in hundredths of a pawn. Counts at most
/// three pawns in front of the king, on its file or a neighbouring file, and at most two ranks
/// away.
fn king_shelter(color: Color, king: Square, pawns: Bitboard) -> i32 {
    let files = neighbour_files(king.file()) | Bitboard::file(king.file());
    let near = files & pawns & ranks_ahead(color, king);
    let close =
        near.iter().filter(|pawn| pawn.rank().index().abs_diff(king.rank().index()) <= 2).count() as i32;
    close.min(3) * 12
}

/// Returns the squares of the one or two files beside a file.
fn neighbour_files(file: File) -> Bitboard {
    let index = file.index() as u8;
    [index.checked_sub(1), index.checked_add(1)]
        .into_iter()
        .flatten()
        .filter_map(File::from_index)
        .fold(Bitboard::EMPTY, |files, file| files | Bitboard::file(file))
}

/// Returns all squares on the ranks in front of a square, as seen by the player of this colour.
fn ranks_ahead(color: Color, square: Square) -> Bitboard {
    let rank = square.rank().index() as u32;
    Bitboard::from_bits(match color {
        Color::White => u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0),
        Color::Black => !u64::MAX.checked_shl(8 * rank).unwrap_or(0),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    /// Returns the static evaluation of the position `fen`, in hundredths of a pawn for the side to
    /// move.
    fn evaluation_of_fen(fen: &str) -> i32 {
        evaluate(&Position::from_fen(fen).unwrap())
    }

    /// Checks that mirrored positions with exchanged colours have the same evaluation.
    #[test]
    fn colours_are_judged_alike() {
        let white = evaluation_of_fen("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 1");
        let black = evaluation_of_fen("rnb1k1nr/pppp1ppp/5q2/2b1p3/4P3/2N5/PPPP1PPP/R1BQKBNR b KQkq - 0 1");
        assert_eq!(white, black);
    }

    /// Checks that in a rook ending the only pawn is worth little if the opposing king is in front
    /// of this pawn, and much more if that king is cut off.
    #[test]
    fn a_king_before_the_last_pawn_holds() {
        let (held, cut_off) = (
            evaluation_of_fen("1k6/7R/8/4K3/1P5r/8/8/8 w - - 0 1"),
            evaluation_of_fen("4k3/1R6/8/4K3/1P5r/8/8/8 w - - 0 1"),
        );
        assert!((1..cut_off / 2).contains(&held), "{held} and {cut_off}");
        let black = evaluation_of_fen("8/8/8/1p5R/4k3/8/7r/1K6 b - - 0 1");
        assert_eq!(black, held);
        // Without Black's rook, White is far ahead although the king is in front of the pawn.
        assert!(evaluation_of_fen("1k6/7R/8/4K3/1P6/8/8/8 w - - 0 1") > 400);
    }

    #[test]
    fn a_queen_and_a_passed_pawn_count() {
        assert!(evaluation_of_fen("4k3/8/8/8/8/8/8/3QK3 w - - 0 1") > 800);
        assert!(evaluation_of_fen("4k3/8/8/8/8/8/8/3QK3 b - - 0 1") < -800);
        assert!(
            evaluation_of_fen("4k3/P7/8/8/8/8/8/4K3 w - - 0 1")
                > evaluation_of_fen("4k3/8/8/8/8/P7/8/4K3 w - - 0 1") + 80
        );
    }
}
