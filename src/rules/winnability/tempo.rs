//! Whether a side runs out of moves before anybody promotes.
//!
//! See section 5 of `docs/algorithms/winnability.md`.
//!
//! In the studies with a buried king its owner has only pawn moves to spare. They can be counted, and so can the moves
//! that the other side needs to promote; if it needs too many, nobody ever promotes, and a mate has to do without.
//!
//! # Why it holds
//!
//! [`Reach::before_promotion`] bounds all that comes before the first promotion. In it (`Tempo::of`)
//!
//! * the *short* side has nobody who moves but pawns, which never take and never come to the last rank, and
//! * the other side's pawns never take.
//!
//! So all pawns stay on their files until then. The short side takes nobody, so the other's pawns are all there, and
//! no pawn of the short side passes one of them: those that it cannot pass shorten its way now and for ever, and
//! as each of its moves takes a pawn at least one square on, the squares ahead of its pawns are no fewer than its moves.
//!
//! The first to promote is a pawn of the other side, straight ahead. It has at least its squares to go, less one for a
//! double step, and all pawns ahead of it have to be taken, by pieces, as they cannot leave the file. That is a
//! move for each. If only the king takes, he must come to the first of them besides, and after the last he must make
//! way. And one that is taken has not gone farther than where the king takes it.
//!
//! When the short side is out of moves it is mated or stalemated. If that comes before any pawn has promoted, all that
//! can come fits into the bound.

use super::super::board::Board;
use super::super::{Color, Square};
use super::guide::distance;
use super::reach::{LAST_RANKS, PAWN, Reach, behind};
use super::spread::each;

/// What holds for as long as nobody promotes.
#[derive(Clone, Copy)]
pub(super) struct Tempo {
    /// The side that runs out of moves.
    short: Color,
    /// By colour: where pawns can be.
    pawns: [u64; 2],
    /// How many pawns the other side has.
    others: u32,
    /// Of the other side only the king takes.
    king_only: bool,
}

/// From here a pawn has its first double step.
const DOUBLE_STEP: i32 = 6;

/// All squares ahead of a pawn.
fn ahead_of(color: Color, pawn: u64) -> u64 {
    behind(!color, pawn) & !pawn
}

/// Whether one of these shows that there is no mate.
pub(super) fn forbid_mate(tempo: &[Option<Tempo>; 2], board: &Board) -> bool {
    tempo.iter().flatten().any(|tempo| tempo.forbids_mate(board))
}

impl Tempo {
    /// For each side that runs out of moves, if no mate by `winner` comes before a promotion.
    pub(super) fn of(board: &Board, en_passant: bool, winner: Color) -> [Option<Tempo>; 2] {
        // A castling king goes too fast, and a pawn that may be taken in passing stands where it should not.
        if !board.castling.is_empty() || board.en_passant().is_some() {
            return [None; 2];
        }
        let reach = Reach::before_promotion(board, en_passant);
        let of_one = |short| Tempo::of_one(&reach, short);
        if reach.forbids_mate_by(winner) { Color::ALL.map(of_one) } else { [None; 2] }
    }

    fn of_one(reach: &Reach, short: Color) -> Option<Tempo> {
        let other = !short;
        let pawns = reach.by.map(|by| by[PAWN]);
        let promotes = pawns[short as usize] & LAST_RANKS != 0;
        let moves = reach.king_moves(short) || reach.officers_move(short);
        if moves || promotes || reach.pawns_take(short) || reach.pawns_take(other) {
            return None;
        }
        let others = reach.start()[other as usize][PAWN].count_ones();
        Some(Tempo { short, pawns, others, king_only: !reach.officers_move(other) })
    }

    /// Whether nobody will ever promote after a position that the first one leads to, so that there is no mate.
    pub(super) fn forbids_mate(&self, board: &Board) -> bool {
        let (short, other) = (self.short, !self.short);
        let [ours, theirs] = [short, other].map(|color| (board.pawns & board.color(color)).bits());
        if theirs.count_ones() != self.others {
            return false;
        }
        let [room, their_room] = [short, other].map(|color| self.pawns[color as usize]);
        // The squares that a pawn of ours gets to at most.
        let way = |pawn: u64| {
            let ahead = ahead_of(short, pawn);
            ahead & !behind(other, ahead & (theirs | !room))
        };
        let spare = each(ours).map(|pawn| way(pawn).count_ones()).sum::<u32>() as i32;
        // Whoever is to move has one more.
        let spare = spare + i32::from(board.turn() == other);
        each(theirs).all(|pawn| {
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
            // The first that is taken is one of them, on a square of his way.
            each(blockers).all(|blocker| {
                let way = way(blocker);
                let left = |taken| (way & ahead_of(short, taken)).count_ones() as i32;
                each(blocker | way).all(|taken| {
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
    use super::super::chance::Chance;
    use super::*;

    /// Black's king is buried, and the files from c on are free.
    const BURIED: [&str; 3] = [
        ".k....../.P....../BP....../.P......",
        "k......./Pp....../.P....../........",
        "k......./P......./KP....../........",
    ];
    /// No more positions than this are listed.
    const MOST: usize = 12_000;

    fn below(chance: &mut Chance, bound: usize) -> usize {
        chance.draw() as usize % bound
    }

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

    /// Pawns face each other, White's king walks, and sometimes a knight or a bishop goes with him; or the same with
    /// the colours exchanged.
    fn study(chance: &mut Chance) -> Option<Position> {
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

    /// All that can come, and for each where it comes from. None if it is too much.
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
        let mut chance = Chance::new();
        let (mut studies, mut shown, mut open) = (0, 0, 0);
        while studies < 300 {
            let Some(start) = study(&mut chance) else { continue };
            let reach = Reach::before_promotion(start.board(), true);
            let tempo = Color::ALL.map(|short| Tempo::of_one(&reach, short));
            if tempo.iter().all(Option::is_none) {
                continue;
            }
            let Some((found, sources)) = list(&start) else { continue };
            studies += 1;
            let officers =
                |at: &Position| Color::ALL.map(|color| (at.board().color(color) & !at.board().pawns).len());
            let more =
                |at: &Position| officers(at).iter().zip(officers(&start)).any(|(now, then)| *now > then);
            // Whoever may still see a promotion: back from those in which there has been one.
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
            let tempo = Tempo::of(position.board(), true, Color::White);
            assert!(tempo[Color::Black as usize].is_some(), "{fen}");
            !forbid_mate(&tempo, position.board())
        };
        // Four moves to go, and Black has three.
        assert!(promotes("k7/Pp5p/1P6/8/3PK3/7P/8/8 w - - 0 1"));
        assert!(!promotes("k7/Pp5p/1P6/8/3PK3/7P/8/8 b - - 0 1"));
        // The king takes on d6 and makes way, and three moves are to go: Black has four after his first.
        assert!(promotes("k7/Pp1p3p/1P6/3PK3/8/8/7P/8 b - - 0 1"));
        assert!(!promotes("k7/Pp1p3p/1P6/3PK3/8/7P/8/8 b - - 0 1"));
    }
}
