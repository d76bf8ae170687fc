//! What each side has taken, and who is ahead by how much.

use crate::game::Spot;
use crate::rules::{Color, Position, Role};

/// The material one side has taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Captured {
    /// What was taken, dearest first. A promoted piece counts as what it was when it was taken.
    pub roles: Vec<Role>,
    /// How many points of material this side is ahead on the board (9, 5, 3, 3, 1); 0 if it is not.
    pub lead: u32,
}

impl Captured {
    /// What `by` has taken up to the position shown.
    pub fn so_far(shown: Spot<'_>, by: Color) -> Captured {
        let correction = shown.corrections.iter().rfind(|correction| correction.ply <= shown.at);
        let (from, mut before) = correction.map_or((0, shown.start), |it| (it.ply, &it.position));
        let mut taken = if from > 0 { missing(shown.start, before, !by) } else { Vec::new() };
        for played in shown.moves.iter().take(shown.at).skip(from) {
            if before.turn() == by {
                taken.extend(before.captured_by(played.mv).map(|(_, piece)| piece.role));
            }
            before = &played.position;
        }
        let one_kind = |role: Role| taken.iter().copied().filter(move |it| *it == role);
        let roles = DEAREST_FIRST.into_iter().flat_map(one_kind).collect();
        let on_board = |color| -> u32 {
            let pieces = shown.position().pieces().filter(|(_, piece)| piece.color == color);
            pieces.map(|(_, piece)| value(piece.role)).sum()
        };
        Captured { roles, lead: on_board(by).saturating_sub(on_board(!by)) }
    }
}

/// The pieces of one colour that have gone since the start, where the arbiter has put the position right. Those that are
/// more than there were at the start have been pawns.
fn missing(start: &Position, now: &Position, of: Color) -> Vec<Role> {
    let count = |position: &Position, role| position.by(of, role).len();
    let mut promoted = 0;
    let mut gone = Vec::new();
    for role in DEAREST_FIRST {
        let (was, is) = (count(start, role), count(now, role));
        promoted += is.saturating_sub(was);
        let spared = if role == Role::Pawn { promoted } else { 0 };
        gone.extend(std::iter::repeat_n(role, was.saturating_sub(is + spared)));
    }
    gone
}

/// What can be taken.
const DEAREST_FIRST: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The customary worth of a piece in pawns.
fn value(role: Role) -> u32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}
