//! Who is who: which officers stay put, which are followed, which are ghosts.

use super::super::super::board::Board;
use super::super::super::{Bitboard, Color};
use super::super::reach::{BISHOP, KNIGHT, QUEEN, ROOK, Reach, ahead, pawn_attacks};
use super::super::spread::{diagonal_rays, king_steps, leaps, straight_rays};
use super::states::SLOTS;

/// So many officers may be on the board.
pub(super) const MEN: usize = 24;
/// Whoever is neither king nor pawn.
pub(super) const OFFICERS: [usize; 4] = [KNIGHT, BISHOP, ROOK, QUEEN];

/// How much is known of an officer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// He never moves, and nobody ever takes him.
    Wall,
    /// He never moves as long as nobody takes him.
    Frozen,
    /// He may be anywhere he could have got to, or gone.
    Ghost,
    /// He is where the state says.
    Followed,
}

/// An officer on the board at first, or a pawn who is a ghost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Man {
    pub(super) color: Color,
    /// Which of [`OFFICERS`], or [`LOOSE_PAWN`].
    pub(super) role: usize,
    /// Where he stands at first.
    pub(super) square: u64,
    pub(super) kind: Kind,
}

/// All officers on the board at first.
#[derive(Clone)]
pub(super) struct Cast {
    pub(super) men: Vec<Man>,
    /// Colour and role of those who are followed, like beside like.
    pub(super) followed: Vec<(Color, usize)>,
}

/// The role of a pawn who is a ghost; all others are places in [`OFFICERS`].
pub(super) const LOOSE_PAWN: usize = OFFICERS.len();

/// Where ghosts of one role may go from a set of squares, if they may go through these others, and what they attack.
pub(super) fn steps(color: Color, role: usize, from: u64, through: u64) -> u64 {
    match OFFICERS.get(role) {
        None => pawn_attacks(color, from) | ahead(color, from) & through,
        Some(&KNIGHT) => leaps(from),
        Some(&BISHOP) => diagonal_rays(from, through),
        Some(&ROOK) => straight_rays(from, through),
        Some(_) => diagonal_rays(from, through) | straight_rays(from, through),
    }
}

/// All squares they get to.
pub(super) fn wander(color: Color, role: usize, mut set: u64, through: u64) -> u64 {
    loop {
        let next = set | steps(color, role, set, through) & through;
        if next == set {
            return set;
        }
        set = next;
    }
}

/// Who is followed, besides those who are hardly able to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::rules::winnability) enum Follow {
    Nobody,
    /// Those who are boxed in, though not as closely as those who always are.
    Boxed,
    Knights,
    RooksAndQueens,
    All(Color),
    Everybody,
    /// All but one side's officers of one kind.
    AllBut(Color, usize),
    /// All of the winner, and those of the loser who stand by a king; the loser's pawns that have room are ghosts.
    NearKings,
}

/// Who cannot get farther than so many squares, as the pawns stand, is always followed.
const ROOM: u32 = 6;
/// Who cannot get farther than so many is boxed in.
const BOX: u32 = 12;

impl Cast {
    /// Everybody is a ghost who is not stuck. None if there are too many.
    pub(super) fn of(board: &Board, reach: &Reach, en_passant: bool) -> Option<Cast> {
        let mut men = Vec::with_capacity(MEN);
        for color in Color::ALL {
            for (role, &index) in OFFICERS.iter().enumerate() {
                for square in Bitboard::from_bits(reach.start()[color as usize][index]) {
                    let square = Bitboard::of(square).bits();
                    let kind = if reach.left() & square == 0 {
                        Kind::Wall
                    } else if Reach::is_frozen(board, en_passant, square) {
                        Kind::Frozen
                    } else {
                        Kind::Ghost
                    };
                    men.push(Man { color, role, square, kind });
                }
            }
        }
        (men.len() <= MEN).then_some(Cast { men, followed: Vec::new() })
    }

    /// The same with some of the ghosts followed.
    pub(super) fn following(&self, board: &Board, winner: Color, whom: Follow) -> Cast {
        let solid = |man: &&Man| matches!(man.kind, Kind::Wall | Kind::Frozen);
        let standing = self.men.iter().filter(solid).fold(0, |all, man| all | man.square);
        let through = !(board.pawns.bits() | standing);
        let kings = Color::ALL.map(|color| Bitboard::of(board.king(color)).bits());
        let near = king_steps(king_steps(kings[0] | kings[1]));
        let mut cast = Cast { men: self.men.clone(), followed: Vec::new() };
        for man in &mut cast.men {
            let room = wander(man.color, man.role, man.square, through).count_ones();
            let chosen = match whom {
                Follow::Nobody => false,
                Follow::Boxed => room <= BOX,
                Follow::Knights => OFFICERS[man.role] == KNIGHT,
                Follow::RooksAndQueens => matches!(OFFICERS[man.role], ROOK | QUEEN),
                Follow::All(color) => man.color == color,
                Follow::Everybody => true,
                Follow::AllBut(color, role) => (man.color, man.role) != (color, role),
                Follow::NearKings => man.color == winner || man.square & near != 0,
            };
            if man.kind == Kind::Ghost && cast.followed.len() < SLOTS && (chosen || room <= ROOM) {
                man.kind = Kind::Followed;
                cast.followed.push((man.color, man.role));
            }
        }
        if whom == Follow::NearKings {
            cast.loosen(board, !winner);
        }
        cast
    }

    /// Whether it is known of everybody where he stands, until a pawn promotes.
    pub(super) fn is_exact(&self) -> bool {
        self.men.iter().all(|man| man.kind != Kind::Ghost)
    }

    /// Makes ghosts of the pawns that have room to go; not when one has just passed another.
    fn loosen(&mut self, board: &Board, color: Color) {
        let pawns = (board.pawns & board.color(color)).bits();
        let loose = pawns & ahead(!color, !board.occupied().bits());
        if board.en_passant().is_some() || self.men.len() + loose.count_ones() as usize > MEN {
            return;
        }
        for square in Bitboard::from_bits(loose) {
            let square = Bitboard::of(square).bits();
            self.men.push(Man { color, role: LOOSE_PAWN, square, kind: Kind::Ghost });
        }
    }
}
