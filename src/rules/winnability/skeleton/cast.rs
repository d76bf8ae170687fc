//! Who is who: which officers stay put, which are followed, which are ghosts.

use super::super::super::board::Board;
use super::super::super::{Bitboard, Color};
use super::super::reach::{BISHOP, KNIGHT, QUEEN, ROOK, Reach};
use super::super::spread::{diagonal_rays, leaps, straight_rays};
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

/// An officer on the board at first.
#[derive(Clone, Copy)]
pub(super) struct Man {
    pub(super) color: Color,
    /// Which of [`OFFICERS`].
    pub(super) role: usize,
    /// Where he stands at first.
    pub(super) square: u64,
    pub(super) kind: Kind,
}

/// All officers on the board at first.
pub(super) struct Cast {
    pub(super) men: Vec<Man>,
    /// Colour and role of those who are followed, like beside like.
    pub(super) followed: Vec<(Color, usize)>,
}

/// Where officers of one role attack from a set of squares.
pub(super) fn steps(role: usize, from: u64, through: u64) -> u64 {
    match OFFICERS[role] {
        KNIGHT => leaps(from),
        BISHOP => diagonal_rays(from, through),
        ROOK => straight_rays(from, through),
        _ => diagonal_rays(from, through) | straight_rays(from, through),
    }
}

/// All squares they get to.
pub(super) fn wander(role: usize, mut set: u64, through: u64) -> u64 {
    loop {
        let next = set | steps(role, set, through) & through;
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
    Knights,
    RooksAndQueens,
    All(Color),
    Everybody,
}

/// Who cannot get farther than so many squares, as the pawns stand, is always followed.
const ROOM: u32 = 6;

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
    pub(super) fn following(&self, board: &Board, whom: Follow) -> Cast {
        let solid = |man: &&Man| matches!(man.kind, Kind::Wall | Kind::Frozen);
        let standing = self.men.iter().filter(solid).fold(0, |all, man| all | man.square);
        let through = !(board.pawns.bits() | standing);
        let mut cast = Cast { men: self.men.clone(), followed: Vec::new() };
        for man in &mut cast.men {
            let chosen = match whom {
                Follow::Nobody => false,
                Follow::Knights => OFFICERS[man.role] == KNIGHT,
                Follow::RooksAndQueens => matches!(OFFICERS[man.role], ROOK | QUEEN),
                Follow::All(color) => man.color == color,
                Follow::Everybody => true,
            };
            if man.kind == Kind::Ghost
                && cast.followed.len() < SLOTS
                && (chosen || wander(man.role, man.square, through).count_ones() <= ROOM)
            {
                man.kind = Kind::Followed;
                cast.followed.push((man.color, man.role));
            }
        }
        cast
    }
}
