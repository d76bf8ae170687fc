//! Which position looks nearest to a mate.
//!
//! A guess that only settles the order in which positions are looked at: no answer rests on it. It adds up
//! what stands between the winner and a mate, in weights that were tuned on games for the fewest positions met.

use super::super::board::Board;
use super::super::{Bitboard, Color, Square, attacks, sliders};
use super::spread::leaps;

/// What each thing costs, in one kind of position.
struct Weights {
    base: i32,
    /// For each square their king could go to.
    flight: i32,
    /// For their king being in check.
    check: i32,
    /// For each step of their king to the nearest edge, and to the nearest corner along it.
    edge: i32,
    corner: i32,
    /// For each step between the kings beyond two.
    kings: i32,
    /// For each step of the nearest bishop, rook or queen to their king.
    officer: i32,
    /// For each pawn and each other piece of theirs.
    their_pawn: i32,
    their_piece: i32,
    /// For the strength missing to twenty, a queen being nine.
    weakness: i32,
    /// For the pawn nearest to promotion: each step, each enemy pawn and each piece in front of it.
    to_go: i32,
    pawn_ahead: i32,
    piece_ahead: i32,
    /// For being to move.
    turn: i32,
}

/// The winner has neither pawns nor anything stronger than bishop and knight.
static MINORS: Weights = Weights {
    base: 4,
    flight: 16,
    check: 2,
    edge: 1,
    corner: 4,
    kings: 5,
    officer: -3,
    their_pawn: 0,
    their_piece: 19,
    weakness: 4,
    to_go: 0,
    pawn_ahead: 0,
    piece_ahead: 0,
    turn: -3,
};

/// The winner has pawns, and no rook or queen yet.
const PAWNS: Weights = Weights {
    base: 20,
    flight: 2,
    check: -1,
    edge: 2,
    corner: 4,
    kings: 3,
    officer: 9,
    their_pawn: 3,
    their_piece: 9,
    weakness: 0,
    to_go: 4,
    pawn_ahead: 8,
    piece_ahead: 7,
    turn: -3,
};

/// The winner has a rook or a queen and little more.
const MAJOR: Weights = Weights {
    base: 1,
    flight: 1,
    check: 1,
    edge: 9,
    corner: 2,
    kings: 4,
    officer: 0,
    their_pawn: 5,
    their_piece: 4,
    weakness: 1,
    to_go: 0,
    pawn_ahead: 0,
    piece_ahead: 0,
    turn: 0,
};

/// The winner has many pieces.
const ARMY: Weights = Weights {
    base: -1,
    flight: 2,
    check: -4,
    edge: 9,
    corner: -1,
    kings: 1,
    officer: 2,
    their_pawn: 4,
    their_piece: 4,
    weakness: 1,
    to_go: 0,
    pawn_ahead: 0,
    piece_ahead: 0,
    turn: -1,
};

/// The guess, for a mate by one side.
pub(super) struct Guide {
    winner: Color,
}

impl Guide {
    pub(super) fn new(winner: Color) -> Guide {
        Guide { winner }
    }

    /// How far a position seems to be from a mate; less is nearer.
    pub(super) fn cost(&self, board: &Board) -> usize {
        self.first(board, guarded_by(board, self.winner))
    }

    /// The same, and a second opinion, for when the first leads nowhere.
    pub(super) fn costs(&self, board: &Board) -> (usize, usize) {
        let guarded = guarded_by(board, self.winner);
        (self.first(board, guarded), self.second(board, guarded))
    }

    fn first(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.color(winner), board.color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let majors = us & board.straights;
        let minors = us & (board.knights | board.diagonals & !board.straights);
        let power = 5 * majors.len() + 4 * (majors & board.diagonals).len() + 3 * minors.len();
        let weights = match (majors.is_empty(), (us & board.pawns).is_empty(), power < 11) {
            (true, true, _) => &MINORS,
            (true, false, _) => &PAWNS,
            (false, _, true) => &MAJOR,
            (false, _, false) => &ARMY,
        };

        if std::ptr::eq(weights, &MINORS) {
            return self.corner_cost(board, guarded);
        }
        let flights = (attacks::king(prey) & !them & !guarded).len() as i32;
        let (edge, corner) = margins(prey);
        let officer = (us & (board.diagonals | board.straights)).iter().map(|s| distance(s, prey)).min();
        let their_pawns = (them & board.pawns).len() as i32;
        let mut cost = weights.base
            + weights.flight * flights
            + weights.check * i32::from(guarded.contains(prey))
            + weights.edge * edge
            + weights.corner * corner
            + weights.kings * (distance(king, prey) - 2).max(0)
            + weights.officer * officer.unwrap_or(0)
            + weights.their_pawn * their_pawns
            + weights.their_piece * (them.len() as i32 - their_pawns)
            + weights.weakness * 20usize.saturating_sub(power) as i32
            + weights.turn * i32::from(board.turn() == winner);
        if weights.to_go != 0 {
            cost +=
                (us & board.pawns).iter().map(|pawn| self.promotion(board, pawn, weights)).min().unwrap_or(0);
        }
        (cost / 2).max(0) as usize
    }

    fn second(&self, board: &Board, guarded: Bitboard) -> usize {
        let us = board.color(self.winner);
        let (white, black) = ((board.pawns & board.white).bits(), (board.pawns & board.black).bits());
        if (us & (board.straights | board.pawns)).is_empty() || (white << 8 & black).count_ones() >= 2 {
            self.huddle_cost(board, guarded)
        } else {
            self.corner_cost(board, guarded)
        }
    }

    /// How far a position seems to be from a mate amid the loser's own men, in a corner where it can be given.
    fn huddle_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.color(winner), board.color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let bishops = us & board.diagonals & !board.straights;
        let others = us & (board.knights | board.straights);
        let to_corner = |(i, corner): (usize, &Corner)| {
            let shade = if i % 3 == 0 { Bitboard::DARK } else { Bitboard::LIGHT };
            let wrong = others.is_empty() && (bishops & shade).is_empty();
            distance(corner.square, prey) + if wrong { 4 } else { 0 }
        };
        let corner = CORNERS.iter().enumerate().map(to_corner).min().unwrap_or(0);
        let flights = (attacks::king(prey) & !them & !guarded).len() as i32;
        let (mut first, mut second) = (7, 7);
        for man in them & !Bitboard::of(prey) {
            let d = distance(man, prey);
            if d < first {
                (first, second) = (d, first);
            } else {
                second = second.min(d);
            }
        }
        let officers = (bishops | others).len() as i32;
        let kings = (distance(king, prey) - 2).max(0);
        (6 * corner + 3 * flights + 3 * kings + 2 * first + second + 3 * (8 - officers).max(0)).max(0)
            as usize
    }

    /// How far a position seems to be from a mate in a corner: their king in it, ours a knight's leap or two
    /// straight steps away, the one square that he leaves free filled or guarded, and somebody to give check.
    fn corner_cost(&self, board: &Board, guarded: Bitboard) -> usize {
        let winner = self.winner;
        let (us, them) = (board.color(winner), board.color(!winner));
        let (king, prey) = (board.king(winner), board.king(!winner));
        let bishops = us & board.diagonals & !board.straights;
        // Men who, standing beside their king, could always answer the check.
        let useless = if !(us & board.straights).is_empty() {
            Bitboard::EMPTY
        } else if (us & board.knights).is_empty() {
            board.straights
        } else {
            board.straights & board.diagonals
        };
        // From the nearest corner on; what cannot be better any more is left out.
        let nearest = prey.index() >> 2 & 1 | prey.index() >> 4 & 2;
        let mut best = i32::MAX;
        for i in [nearest, nearest ^ 1, nearest ^ 2, nearest ^ 3] {
            let corner = &CORNERS[i];
            let to_corner = 4 * distance(prey, corner.square);
            if to_corner >= best {
                continue;
            }
            let shade = if i % 3 == 0 { Bitboard::DARK } else { Bitboard::LIGHT };
            let checker = if !(us & board.straights).is_empty() || !(bishops & shade).is_empty() {
                0
            } else {
                let knights = us & board.knights;
                let leaps = |n: Square| {
                    leaps_between(n, corner.sides[0].leap).min(leaps_between(n, corner.sides[1].leap))
                };
                knights.iter().map(leaps).min().unwrap_or(40)
            };
            for side in &corner.sides {
                let approach = distance(king, side.leap).min(distance(king, side.straight));
                let least = to_corner + 3 * approach + checker;
                if least >= best {
                    continue;
                }
                let filled = (them & !Bitboard::of(prey) & !useless)
                    .iter()
                    .map(|man| self.moves_to(board, man, side.free))
                    .min();
                let guarded = if !(bishops & !shade).is_empty() || !(us & board.straights).is_empty() {
                    1
                } else if (us & board.knights).has_several() {
                    (us & board.knights).iter().map(|n| leaps_between(n, side.free)).max().unwrap_or(9)
                } else {
                    9
                };
                let filled = filled.unwrap_or(9).min(guarded);
                best = best.min(least + 3 * filled);
            }
        }
        let officers = us & (board.diagonals | board.straights | board.knights);
        let flights = (attacks::king(prey) & !them & !guarded).len() as i32;
        (2 * best + flights + 6 * (8 - officers.len() as i32).max(0)).max(0) as usize
    }

    /// About how many moves a man of theirs needs to a square.
    fn moves_to(&self, board: &Board, man: Square, to: Square) -> i32 {
        if man == to {
            return 0;
        }
        let bit = Bitboard::of(man);
        if !(bit & board.knights).is_empty() {
            return leaps_between(man, to);
        }
        if !(bit & board.pawns).is_empty() {
            let (from, to) = (man.index() as i32, to.index() as i32);
            let (ranks, last) = match self.winner {
                Color::White => ((from >> 3) - (to >> 3), from >> 3),
                Color::Black => ((to >> 3) - (from >> 3), 7 - (from >> 3)),
            };
            return if from & 7 == to & 7 && ranks > 0 { ranks } else { last + 2 };
        }
        if !(bit & board.straights).is_empty() {
            return 1 + i32::from(
                (man.index() ^ to.index()) & 7 != 0 && (man.index() ^ to.index()) >> 3 != 0,
            );
        }
        match (man.is_light() == to.is_light(), attacks_along_diagonal(man, to)) {
            (false, _) => 9,
            (true, true) => 1,
            (true, false) => 2,
        }
    }

    /// What it takes to promote one pawn.
    fn promotion(&self, board: &Board, pawn: Square, weights: &Weights) -> i32 {
        let rank = (pawn.index() >> 3) as i32;
        let file = 0x0101_0101_0101_0101 << (pawn.index() & 7);
        let (to_go, front) = match self.winner {
            Color::White => (7 - rank, !1 << pawn.index()),
            Color::Black => (rank, (1 << pawn.index()) - 1),
        };
        let ahead = Bitboard::from_bits(file & front) & board.occupied();
        weights.to_go * to_go
            + weights.pawn_ahead * (ahead & board.color(!self.winner) & board.pawns).len() as i32
            + weights.piece_ahead * ahead.len() as i32
    }
}

/// How many steps a king needs from one square to the other.
pub(super) fn distance(a: Square, b: Square) -> i32 {
    let (a, b) = (a.index() as i32, b.index() as i32);
    ((a & 7) - (b & 7)).abs().max(((a >> 3) - (b >> 3)).abs())
}

/// How far a square is from the nearest edge, and from the nearest corner.
pub(super) fn margins(square: Square) -> (i32, i32) {
    let (file, rank) = ((square.index() & 7) as i32, (square.index() >> 3) as i32);
    let (file, rank) = (file.min(7 - file), rank.min(7 - rank));
    (file.min(rank), file.max(rank))
}

/// Where the other king may not go.
fn guarded_by(board: &Board, winner: Color) -> Bitboard {
    let us = board.color(winner);
    let occupied = board.occupied() & !Bitboard::of(board.king(!winner));
    let mut guarded = attacks::pawns(winner, board.pawns & us) | attacks::king(board.king(winner));
    for from in board.knights & us {
        guarded |= attacks::knight(from);
    }
    for from in board.diagonals & us {
        guarded |= sliders::bishop(from, occupied);
    }
    for from in board.straights & us {
        guarded |= sliders::rook(from, occupied);
    }
    guarded
}

/// Whether two squares lie on one diagonal.
fn attacks_along_diagonal(a: Square, b: Square) -> bool {
    let (a, b) = (a.index() as i32, b.index() as i32);
    ((a & 7) - (b & 7)).abs() == ((a >> 3) - (b >> 3)).abs()
}

/// A corner and the two ways to shut a king up in it.
struct Corner {
    square: Square,
    sides: [Side; 2],
}

/// The winner's king a leap away or two steps straight away; the square beside the corner that this leaves free.
struct Side {
    leap: Square,
    straight: Square,
    free: Square,
}

const CORNERS: [Corner; 4] = [
    Corner {
        square: Square::A1,
        sides: [side(Square::B3, Square::A3, Square::B1), side(Square::C2, Square::C1, Square::A2)],
    },
    Corner {
        square: Square::H1,
        sides: [side(Square::G3, Square::H3, Square::G1), side(Square::F2, Square::F1, Square::H2)],
    },
    Corner {
        square: Square::A8,
        sides: [side(Square::B6, Square::A6, Square::B8), side(Square::C7, Square::C8, Square::A7)],
    },
    Corner {
        square: Square::H8,
        sides: [side(Square::G6, Square::H6, Square::G8), side(Square::F7, Square::F8, Square::H7)],
    },
];

const fn side(leap: Square, straight: Square, free: Square) -> Side {
    Side { leap, straight, free }
}

/// How many moves a knight needs from one square to the other.
fn leaps_between(a: Square, b: Square) -> i32 {
    i32::from(LEAPS[a.index()][b.index()])
}

static LEAPS: [[u8; 64]; 64] = {
    let mut table = [[0; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let (mut reached, mut moves) = (1 << from, 0u8);
        while reached != !0 {
            let next = reached | leaps(reached);
            moves += 1;
            let mut to = 0;
            while to < 64 {
                if (next & !reached) >> to & 1 != 0 {
                    table[from][to] = moves;
                }
                to += 1;
            }
            reached = next;
        }
        from += 1;
    }
    table
};
