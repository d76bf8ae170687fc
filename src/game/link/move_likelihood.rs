//! Sorts moves by likelihood, so that likely moves take the fewest bits in a link.
//!
//! See section 5 of `docs/algorithms/links.md`.
//!
//! The weights never change, because a changed weight would change the moves of every existing
//! link.

use crate::rules::{Color, Move, MoveKind, MoveList, Position, Role, Square};

/// Assumption on how the players of a game choose moves, by which a link encodes likely moves in
/// fewer bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveModel {
    /// People capture what they can, and develop their pieces.
    People,
    /// Random movers or children: every move is equally likely.
    Random,
}

/// Frequencies with which people play the likeliest move, the second likeliest, and so on, per ten
/// thousand moves.
const RANK_FREQUENCIES: [u32; 40] = [
    2_950, 1_480, 990, 660, 460, 355, 315, 270, 230, 205, 180, 165, 155, 146, 140, 134, 130, 120, 110, 100,
    90, 80, 75, 70, 65, 60, 42, 37, 32, 27, 24, 20, 16, 14, 11, 9, 8, 7, 6, 5,
];

/// Frequency of each move that is less likely than the 40 moves of [`RANK_FREQUENCIES`], per ten
/// thousand moves.
const REST_FREQUENCY: u32 = 3;

/// Returns the playable moves of a position, the likeliest first, and the weight of each, for a
/// game link.
///
/// A move with a greater weight takes fewer bits in the link. `by` determines the weights.
/// `check_warnings` is the house rule that forbids moves that leave the king in check; if it is
/// off, these moves are included and come last. `last` is the target square of the previous move.
pub(super) fn moves_by_likelihood(
    position: &Position,
    check_warnings: bool,
    by: MoveModel,
    last: Option<Square>,
) -> (Vec<Move>, Vec<u32>) {
    let mut moves = weighed_moves(position, &position.legal_moves(), last);
    if !check_warnings {
        let mut others = position.pseudo_legal_moves();
        others.retain(|mv| !position.is_legal(mv));
        moves.extend(weighed_moves(position, &others, last));
    }
    let weight = |place: usize| match by {
        MoveModel::People => RANK_FREQUENCIES.get(place).copied().unwrap_or(REST_FREQUENCY),
        MoveModel::Random => 1,
    };
    let weights = (0..moves.len()).map(weight).collect();
    (moves, weights)
}

/// Returns `moves` sorted by how likely people are to play them, the likeliest first.
///
/// `last` is the target square of the previous move: recaptures are likely.
fn weighed_moves(position: &Position, moves: &MoveList, last: Option<Square>) -> Vec<Move> {
    let mut all: Vec<(i32, Move)> = moves.iter().map(|mv| (weigh_move(position, *mv, last), *mv)).collect();
    // Orders equally likely moves by their squares, so that the order of the move generator does
    // not matter.
    let place =
        |mv: Move| (mv.from().index(), mv.to().index(), mv.promotion().map(Role::index), mv.is_castle());
    all.sort_by_key(|(weight, mv)| (-weight, place(*mv)));
    all.into_iter().map(|(_, mv)| mv).collect()
}

/// Returns the worth of a chess piece in hundredths of a pawn (centipawns), to estimate how likely
/// moves are.
const fn piece_worth(role: Role) -> i32 {
    match role {
        Role::Pawn => 100,
        Role::Knight => 320,
        Role::Bishop => 330,
        Role::Rook => 500,
        Role::Queen => 900,
        Role::King => 2_000,
    }
}

/// Returns a score of the move `mv` in hundredths of a pawn: people are more likely to play a move
/// with a higher score.
///
/// `last` is the target square of the previous move: recaptures are likely.
fn weigh_move(position: &Position, mv: Move, last: Option<Square>) -> i32 {
    let us = position.turn();
    let Some(piece) = position.piece_at(mv.from()) else { return 0 };
    let own = piece_worth(piece.role);
    let mut sum = match mv.kind() {
        MoveKind::CastleKingSide => return 90,
        MoveKind::CastleQueenSide => return 70,
        MoveKind::Promotion(Role::Queen) => 800,
        MoveKind::Promotion(_) => -600,
        _ => 0,
    };
    let (from, to) = (mv.from(), mv.to());
    let least = |square: Square, by: Color| {
        let attackers = position.attackers(square, by).iter().filter(|attacker| *attacker != from);
        attackers
            .filter_map(|attacker| position.piece_at(attacker))
            .map(|piece| piece_worth(piece.role))
            .min()
    };
    // First the material won and lost on the target square, then the material at risk if the piece
    // stays on its square.
    let taken = position.captured_by(mv).map_or(0, |(_, piece)| piece_worth(piece.role));
    let lost = match (least(to, !us), least(to, us)) {
        (Some(attacker), Some(_)) => (own - attacker).max(0).min(own),
        (Some(_), None) => own,
        (None, _) => 0,
    };
    let lost = if piece.role == Role::Pawn { lost / 2 } else { lost };
    sum += taken - lost;
    if taken > 0 && last == Some(to) {
        sum += 180;
    }
    if piece.role != Role::King {
        sum += match (least(from, !us), least(from, us)) {
            (Some(attacker), _) if attacker < own => (own - attacker) / 2,
            (Some(_), None) => own / 3,
            _ => 0,
        };
    }
    sum += square_worth(piece.role, us, to, position) - square_worth(piece.role, us, from, position);
    if position.play_unchecked(mv).is_check() {
        sum += 45;
    }
    sum
}

/// Returns the worth of `square` for a piece of player `us`, in hundredths of a pawn, to estimate
/// how likely a move to this square is.
fn square_worth(role: Role, us: Color, square: Square, position: &Position) -> i32 {
    let (file, rank) = (square.index() as i32 % 8, square.index() as i32 / 8);
    let rank = us.by_color(rank, 7 - rank);
    let middle = 3 - (file * 2 - 7).abs() / 2;
    let centre = middle.min(3 - (rank * 2 - 7).abs() / 2);
    let is_ending = position.occupied().len() < 14;
    match role {
        Role::Pawn if is_ending => rank * rank * 3,
        Role::Pawn => rank * 4 + middle * if rank < 2 { 0 } else { 8 } + if rank > 4 { 20 } else { 0 },
        Role::Knight => centre * 18 + if rank == 0 { -22 } else { 0 },
        Role::Bishop => centre * 9 + if rank == 0 { -26 } else { 0 },
        Role::Rook => middle * 6 + if rank == 6 { 14 } else { 0 },
        Role::Queen => centre * 4 + if rank == 0 { 0 } else { 4 },
        Role::King if is_ending => centre * 12,
        Role::King => -rank * 20 + (3 - middle) * 6,
    }
}
