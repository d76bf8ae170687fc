//! Values of the house-rule options that are not just on or off, with their names.

/// House rule: whether and how repetition, or moves without a capture or a pawn move, lead to a
/// draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// No draw.
    Off,
    /// The player to move may claim a draw.
    PlayerToMove,
    /// The player to move may claim a draw, also by declaring a move that would complete the
    /// repetition or the count of moves; the declared move is not made on the board (FIDE 9.2.1.1,
    /// 9.3.1).
    IntendedMoveToo,
    /// Either player may claim a draw.
    EitherPlayer,
    /// The game is drawn at once, without a claim.
    AtOnce,
}

/// House rule: when two positions count as the same for repetition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SamePosition {
    /// The same pieces on the same squares, the same side to move, the same castling rights, and
    /// the same possible captures en passant (FIDE 9.2.3).
    SameMoves,
    /// The same pieces on the same squares; nothing else counts.
    Placement,
}

/// House rule: when the game is drawn at once because neither side can mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadPosition {
    /// No series of legal moves mates either king (FIDE 5.2.2), as a search decides.
    Exact,
    /// Neither side has enough material to mate.
    Material,
    /// Only this material is left: the two kings; the kings and one bishop; the kings and one
    /// knight; or a king and a bishop each, with both bishops on squares of the same colour.
    ListedMaterial,
}

/// House rule: the result when a player's flag falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagFall {
    /// A loss, unless the opponent cannot mate by any series of legal moves (FIDE 6.9).
    Exact,
    /// A loss, unless the opponent has too little material to mate.
    Material,
    /// A loss, unless the opponent has only the king.
    LoneKing,
    /// Always a loss.
    Loss,
}

/// House rule: the result when a player resigns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Resignation {
    /// A loss, unless the opponent cannot mate by any series of legal moves (FIDE 5.1.2).
    Exact,
    /// Always a loss.
    #[default]
    Loss,
}

/// House rule: the result of a move that leaves the mover's own king in check, if the house rules
/// allow such a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SelfCheck {
    /// A loss, unless the opponent cannot mate by any series of legal moves (FIDE 7.5.5).
    Exact,
    /// Always a loss.
    #[default]
    Loss,
}

/// House rule: how players offer draws. A move of the opponent declines an offer that the opponent
/// has received.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    /// By either player, at any time; the opponent can accept once both players have made a move
    /// (FIDE 5.2.3).
    AnyTime,
    /// Only in the player's own turn; the opponent sees the offer at once.
    OwnTurn,
    /// Only in the player's own turn; the opponent sees the offer when the player moves.
    WithMove,
}

/// Gives each value of a house-rule option the name that PGN and stored games contain.
macro_rules! value_names {
    ($($option:ident { $($value:ident => $name:literal),+ $(,)? })+) => {$(
        impl $option {
            /// Every value of this house rule, in the order of the list from which players choose.
            pub const ALL: &'static [$option] = &[$($option::$value),+];

            /// Returns the value of this house rule that has this name in PGN and stored games;
            /// `None` if there is none.
            pub fn from_name(name: &str) -> Option<$option> {
                $option::ALL.iter().copied().find(|value| value.name() == name)
            }

            /// Returns the name of this value of a house rule in PGN and stored games, such as
            /// `at-once`.
            pub const fn name(self) -> &'static str {
                match self {
                    $($option::$value => $name,)+
                }
            }
        }
    )+};
}

value_names! {
    DrawRule {
        Off => "off",
        PlayerToMove => "player-to-move",
        IntendedMoveToo => "intended-move-too",
        EitherPlayer => "either-player",
        AtOnce => "at-once",
    }
    SamePosition { SameMoves => "same-moves", Placement => "placement" }
    DeadPosition { Exact => "exact", Material => "material", ListedMaterial => "listed-material" }
    FlagFall { Exact => "exact", Material => "material", LoneKing => "lone-king", Loss => "loss" }
    Resignation { Exact => "exact", Loss => "loss" }
    SelfCheck { Exact => "exact", Loss => "loss" }
    DrawOffers { AnyTime => "any-time", OwnTurn => "own-turn", WithMove => "with-move" }
}
