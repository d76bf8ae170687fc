//! Weights of the first estimate of how far a position is from a mate.
//!
//! The weights are tuned on games, so that a search for a mate visits few positions. The winner is
//! the side that is to give mate, the loser the other side; the target king is the loser's king.

/// Weights of the features of a position.
///
/// The estimate is half of the weighted sum. The comment of each field says for what its weight is
/// added to the sum. [`PAWNS`], [`MAJOR`] and [`ARMY`] are the weights for three kinds of material;
/// [`MINORS`] is a placeholder.
pub(super) struct Weights {
    /// For every position.
    pub(super) base: i32,
    /// For each square that the target king could move to.
    pub(super) flight: i32,
    /// If the winner attacks the target king.
    pub(super) check: i32,
    /// For each step of the target king to the nearest edge.
    pub(super) edge: i32,
    /// For each step of the target king to the nearest corner.
    pub(super) corner: i32,
    /// For each step beyond two between the kings.
    pub(super) kings: i32,
    /// For each step between the target king and the winner's nearest bishop, rook or queen.
    pub(super) officer: i32,
    /// For each pawn of the loser.
    pub(super) their_pawn: i32,
    /// For each other unit of the loser, the king included.
    pub(super) their_piece: i32,
    /// For each point by which the winner's pieces fall short of twenty: a queen counts nine, a
    /// rook five, a bishop or knight three.
    pub(super) weakness: i32,
    /// For each step to promotion of the winner's pawn that is cheapest to promote. If this weight
    /// is 0, no pawn counts.
    pub(super) to_go: i32,
    /// For each pawn of the loser ahead of the pawn that `to_go` counts. `piece_ahead` is added
    /// too.
    pub(super) pawn_ahead: i32,
    /// For each unit of either side ahead of the pawn that `to_go` counts.
    pub(super) piece_ahead: i32,
    /// If the winner is to move.
    pub(super) turn: i32,
}

/// Placeholder for positions in which the winner has only bishops and knights.
///
/// The values are not read, because other estimates serve for such positions. This is a `static`,
/// so that callers can recognize the placeholder by its address.
pub(super) static MINORS: Weights = Weights {
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

/// Weights for positions in which the winner has pawns, but no rook or queen.
pub(super) const PAWNS: Weights = Weights {
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

/// Weights for positions in which the winner has a rook or a queen, but pieces worth less than
/// eleven points in all. Points are counted as for [`Weights::weakness`].
pub(super) const MAJOR: Weights = Weights {
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

/// Weights for positions in which the winner has a rook or a queen, and pieces worth at least
/// eleven points in all. Points are counted as for [`Weights::weakness`].
pub(super) const ARMY: Weights = Weights {
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
