//! Proves, by counting pawn moves, that a side runs out of moves before the other side can promote,
//! so that a mate that needs a promotion is impossible.
//!
//! See section 5 of `docs/algorithms/winnability.md`.
//!
//! In some studies, a king is shut in by its own pawns, so that its side has only pawn moves to
//! spare. These moves can be counted, and so can the moves that the other side needs to promote. If
//! the other side needs more moves than the shut-in side has, no pawn ever promotes, and a mate has
//! to do without a promotion.
//!
//! # Why the proof holds
//!
//! [`ReachBound::before_promotion`] bounds everything before the first promotion. The argument
//! applies if this bound shows (`TempoBound::of_side` tests this) that
//!
//! * one side, called *short* because it runs short of moves, moves nothing but pawns, which never
//!   capture and never reach the last rank, and
//! * the other side's pawns never capture.
//!
//! So all pawns stay on their files until the first promotion. The short side captures nothing, so
//! all pawns of the other side stay on the board. The *way* of a pawn of the short side is the
//! squares ahead up to the first opposing pawn, which it never passes. Each move of the short side
//! takes a pawn at least one square ahead, so the short side has at most as many moves as there are
//! squares on the ways of its pawns.
//!
//! The first pawn to promote is a pawn of the other side, which moves straight ahead. This pawn
//! needs at least as many moves as there are squares ahead of it, less one for a double step. The
//! short side's pawns ahead of it cannot leave the file, so each of them has to be captured. Each
//! capture takes one more move.
//!
//! If only the king can capture, the king needs further moves: to come to the first of these pawns,
//! and to make way after capturing the last. A pawn captured on some square makes no moves beyond
//! that square, so the rest of its way does not count as moves of the short side.
//!
//! When the short side has no moves left, it is mated or stalemated. If that happens before any
//! pawn has promoted, every position that can arise is within the bound of
//! [`ReachBound::before_promotion`].

use super::super::board::Board;
use super::super::{Color, Square};
use super::estimates::distance;
use super::reach::{LAST_RANKS, PAWN, ReachBound, squares_behind};
use super::set_moves::single_squares;

/// Bound on the pawn moves left to a side that has no other moves.
///
/// The bound serves to prove that this side runs out of moves before a pawn promotes, so that a
/// mate that needs a promotion is impossible.
#[derive(Clone, Copy)]
pub(super) struct TempoBound {
    /// The side that runs out of moves.
    short: Color,
    /// By colour, White first: the squares that pawns can reach before the first promotion.
    pawns: [u64; 2],
    /// The number of pawns of the other side in the position for which the bound was computed.
    others: u32,
    /// Whether no unit of the other side but the king can capture.
    king_only: bool,
}

/// The number of squares ahead of a pawn that still has its double step.
const DOUBLE_STEP: i32 = 6;

/// Returns all squares ahead of a pawn on its file. The pawn is given as a bit.
fn ahead_of(color: Color, pawn: u64) -> u64 {
    squares_behind(!color, pawn) & !pawn
}

/// Whether a bound on a side's last pawn moves proves that no mate can follow the position `board`.
///
/// `tempo` has a bound for each side that has only pawn moves left.
pub(super) fn forbid_mate(tempo: &[Option<TempoBound>; 2], board: &Board) -> bool {
    tempo.iter().flatten().any(|tempo| tempo.forbids_mate(board))
}

impl TempoBound {
    /// Returns, by colour (White first), a bound on the pawn moves left to each side that can move
    /// nothing else.
    ///
    /// `None` for a side with other moves. `None` for both sides if `winner` may mate without a
    /// promotion, or if the board has a castling right or an en passant square. `en_passant` tells
    /// whether pawns may ever capture en passant.
    pub(super) fn of(board: &Board, en_passant: bool, winner: Color) -> [Option<TempoBound>; 2] {
        // The count does not allow for castling, which moves a king farther than one step, or for
        // en passant, which captures a pawn on another square than the capturer's target.
        if !board.castling.is_empty() || board.en_passant().is_some() {
            return [None; 2];
        }
        let reach = ReachBound::before_promotion(board, en_passant);
        let of_one = |short| TempoBound::of_side(&reach, short);
        if reach.forbids_mate_by(winner) { Color::ALL.map(of_one) } else { [None; 2] }
    }

    /// Returns a bound on the pawn moves left to the side `short`, if it can move nothing else.
    ///
    /// `None` if another unit of `short` may move, if a pawn of `short` may promote, or if a pawn
    /// of either side may capture. `reach` bounds the squares that units can reach before the first
    /// promotion.
    fn of_side(reach: &ReachBound, short: Color) -> Option<TempoBound> {
        let other = !short;
        let pawns = reach.by.map(|by| by[PAWN]);
        let promotes = pawns[short as usize] & LAST_RANKS != 0;
        let moves = reach.king_moves(short) || reach.pieces_move(short);
        if moves || promotes || reach.pawns_capture(short) || reach.pawns_capture(other) {
            return None;
        }
        let others = reach.start()[other as usize][PAWN].count_ones();
        Some(TempoBound { short, pawns, others, king_only: !reach.pieces_move(other) })
    }

    /// Whether this bound on pawn moves proves that no pawn can ever promote, so that no mate
    /// follows.
    ///
    /// `board` must be of the position for which the bound was computed, or of a position that can
    /// arise from it.
    pub(super) fn forbids_mate(&self, board: &Board) -> bool {
        let (short, other) = (self.short, !self.short);
        let [ours, theirs] = [short, other].map(|color| (board.pawns & board.by_color(color)).bits());
        if theirs.count_ones() != self.others {
            return false;
        }
        let [room, their_room] = [short, other].map(|color| self.pawns[color as usize]);
        // Returns the squares ahead of a pawn of the short side that this pawn may still reach.
        let way = |pawn: u64| {
            let ahead = ahead_of(short, pawn);
            ahead & !squares_behind(other, ahead & (theirs | !room))
        };
        let spare = single_squares(ours).map(|pawn| way(pawn).count_ones()).sum::<u32>() as i32;
        // From here on, `spare` is the number of moves that the other side can make before the
        // short side has no moves left. If the other side is to move, it can make one move more
        // than the short side.
        let spare = spare + i32::from(board.turn() == other);
        single_squares(theirs).all(|pawn| {
            let ahead = ahead_of(other, pawn);
            if ahead & (theirs | !their_room) != 0 {
                return true;
            }
            let blockers = ahead & ours;
            let (steps, takings) = (ahead.count_ones() as i32, blockers.count_ones() as i32);
            let to_go = steps - i32::from(steps == DOUBLE_STEP) + takings;
            if !self.king_only || blockers == 0 {
                return to_go > spare;
            }
            // The first capture of the king takes one of the blockers, on the blocker's square or
            // on a square of the blocker's way.
            single_squares(blockers).all(|blocker| {
                let way = way(blocker);
                let left = |taken| (way & ahead_of(short, taken)).count_ones() as i32;
                single_squares(blocker | way).all(|taken| {
                    let coming = distance(board.king(other), Square::wrapping(taken.trailing_zeros())).max(1);
                    to_go + coming > spare - left(taken)
                })
            })
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::collections::HashMap;

    use super::super::super::Position;
    use super::super::chance::PlayoutRandom;
    use super::*;

    /// Boards in which Black's king is shut in: the upper four ranks, the eighth rank first. A dot
    /// is an empty square.
    const BURIED: [&str; 3] = [
        ".k....../.P....../BP....../.P......",
        "k......./Pp....../.P....../........",
        "k......./P......./KP....../........",
    ];
    /// The most positions that the test lists for one study.
    const MOST: usize = 12_000;

    /// Returns a pseudo-random number from 0 to `bound` - 1.
    fn below(chance: &mut PlayoutRandom, bound: usize) -> usize {
        chance.next_below_eight() as usize % bound
    }

    /// Returns the position with these ranks of piece letters and dots, the eighth rank first;
    /// `None` if the position is not valid.
    ///
    /// `turn` is `w` or `b`.
    fn position(rows: &[Vec<char>], turn: char) -> Option<Position> {
        let row = |row: &Vec<char>| {
            let empty = |square: &char| *square == '.';
            let group = |group: &[char]| match group[0] {
                '.' => group.len().to_string(),
                _ => group.iter().collect(),
            };
            row.chunk_by(|a, b| empty(a) == empty(b)).map(group).collect::<String>()
        };
        let rows: Vec<String> = rows.iter().map(row).collect();
        Position::from_fen(&format!("{} {turn} - - 0 1", rows.join("/"))).ok()
    }

    /// Returns a random study in which a king is shut in as in `BURIED`, with opposing pawns and
    /// sometimes a knight or bishop.
    ///
    /// In half of the studies the colours are exchanged. `None` if the position is not valid.
    fn study(chance: &mut PlayoutRandom) -> Option<Position> {
        let buried = BURIED[below(chance, BURIED.len())];
        let mut rows: Vec<Vec<char>> = buried.split('/').map(|row| row.chars().collect()).collect();
        rows.extend(vec![vec!['.'; 8]; 4]);
        for file in [3, 5, 7].into_iter().skip(below(chance, 2)) {
            let low = 4 + below(chance, 3);
            let high = 1 + below(chance, low - 1);
            (rows[low][file], rows[high][file]) = ('P', 'p');
            if high > 1 && below(chance, 4) == 0 {
                rows[high - 1][file] = 'p';
            }
        }
        if !buried.contains('K') {
            rows[7 - below(chance, 5)][2 + 2 * below(chance, 3)] = 'K';
        }
        match below(chance, 6) {
            0 => rows[7][3] = 'N',
            1 => rows[7][3] = 'B',
            _ => {}
        }
        if below(chance, 2) == 0 {
            rows.reverse();
            let swap = |c: &mut char| {
                *c = if c.is_ascii_uppercase() { c.to_ascii_lowercase() } else { c.to_ascii_uppercase() }
            };
            rows.iter_mut().flatten().for_each(swap);
        }
        position(&rows, ['w', 'b'][below(chance, 2)])
    }

    /// Lists `start` and all positions reachable from it by any number of moves.
    ///
    /// For each position, the second list has the indices of the positions one move before it.
    /// `None` if there are more than `MOST` positions.
    fn list(start: &Position) -> Option<(Vec<Position>, Vec<Vec<usize>>)> {
        let mut known = HashMap::from([(start.repetition_key(), 0)]);
        let (mut found, mut sources) = (vec![start.clone()], vec![Vec::new()]);
        let mut next = 0;
        while next < found.len() && found.len() <= MOST {
            let at = found[next].clone();
            for m in at.legal_moves() {
                let after = at.play_unchecked(m);
                let number = *known.entry(after.repetition_key()).or_insert_with(|| {
                    found.push(after);
                    sources.push(Vec::new());
                    found.len() - 1
                });
                sources[number].push(next);
            }
            next += 1;
        }
        (found.len() <= MOST).then_some((found, sources))
    }

    #[test]
    fn nobody_promotes_where_moves_do_not_suffice() {
        let mut chance = PlayoutRandom::new();
        let (mut studies, mut shown, mut open) = (0, 0, 0);
        while studies < 300 {
            let Some(start) = study(&mut chance) else { continue };
            let reach = ReachBound::before_promotion(start.board(), true);
            let tempo = Color::ALL.map(|short| TempoBound::of_side(&reach, short));
            if tempo.iter().all(Option::is_none) {
                continue;
            }
            let Some((found, sources)) = list(&start) else { continue };
            studies += 1;
            let officers = |at: &Position| {
                Color::ALL.map(|color| (at.board().by_color(color) & !at.board().pawns).len())
            };
            let more =
                |at: &Position| officers(at).iter().zip(officers(&start)).any(|(now, then)| *now > then);
            // Works backwards from the positions with a promoted piece, and marks all positions
            // from which a promotion is possible.
            let mut promotes: Vec<bool> = found.iter().map(more).collect();
            let mut waiting: Vec<usize> = (0..found.len()).filter(|&number| promotes[number]).collect();
            while let Some(number) = waiting.pop() {
                for &source in &sources[number] {
                    if !std::mem::replace(&mut promotes[source], true) {
                        waiting.push(source);
                    }
                }
            }
            for (at, promotes) in found.iter().zip(promotes) {
                let never = forbid_mate(&tempo, at.board());
                assert!(!(never && promotes), "{} after {}", at.to_fen(), start.to_fen());
                (shown, open) = (shown + usize::from(never), open + usize::from(!never && !promotes));
            }
        }
        println!("{shown} shown, {open} more without a promotion");
        assert!(shown > 200_000, "{shown}");
    }

    #[test]
    fn moves_are_counted() {
        let promotes = |fen: &str| {
            let position = Position::from_fen(fen).unwrap();
            let tempo = TempoBound::of(position.board(), true, Color::White);
            assert!(tempo[Color::Black as usize].is_some(), "{fen}");
            !forbid_mate(&tempo, position.board())
        };
        // White needs four moves to promote (d4 to d8), and Black has three (h7 to h4). If Black
        // moves first, Black runs out of moves before White promotes.
        assert!(promotes("k7/Pp5p/1P6/8/3PK3/7P/8/8 w - - 0 1"));
        assert!(!promotes("k7/Pp5p/1P6/8/3PK3/7P/8/8 b - - 0 1"));
        // After d7-d6 White needs five moves: the king captures on d6 and makes way, then the pawn
        // moves three times. Black then has four moves left in the first position (h7 to h3), three
        // in the second (h7 to h4).
        assert!(promotes("k7/Pp1p3p/1P6/3PK3/8/8/7P/8 b - - 0 1"));
        assert!(!promotes("k7/Pp1p3p/1P6/3PK3/8/7P/8/8 b - - 0 1"));
    }
}
