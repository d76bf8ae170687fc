//! What the knobs of the house rules that are no switches can be set to, with their names.

/// What comes of a repetition, or of a long time without progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// Nothing.
    Off,
    /// The player to move may claim a draw.
    PlayerToMove,
    /// The player to move may claim a draw, also with a move that has been declared but not made
    /// (FIDE 9.2.1, 9.3.1).
    IntendedMoveToo,
    /// Either player may claim a draw.
    EitherPlayer,
    /// The game is drawn at once.
    AtOnce,
}

/// What makes two positions the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SamePosition {
    /// The same pieces on the same squares, the same side to move, the same castling rights, the same possible
    /// capture in passing (FIDE 9.2.3).
    SameMoves,
    /// The same pieces on the same squares, nothing else.
    Placement,
}

/// When nobody can ever mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeadPosition {
    /// When no series of legal moves mates either king (FIDE 5.2.2), asked exactly.
    Exact,
    /// When neither side has enough material to mate.
    Material,
    /// King against king, against king and one bishop, against king and one knight, and kings with a bishop
    /// each on squares of one colour.
    ListedMaterial,
}

/// What a fallen flag costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagFall {
    /// The game, unless the opponent cannot mate by any possible series of legal moves (FIDE 6.9).
    Exact,
    /// The game, unless the opponent has not enough material to mate.
    Material,
    /// The game, unless the opponent has only the king.
    LoneKing,
    /// The game, always.
    Loss,
}

/// What resigning costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Resignation {
    /// The game, unless the opponent cannot mate by any possible series of legal moves (FIDE 5.1.2).
    Exact,
    /// The game, always.
    #[default]
    Loss,
}

/// What a move costs that leaves one's own king in check, where check warnings are off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SelfCheck {
    /// The game, unless the opponent cannot mate by any possible series of legal moves (FIDE 7.5.5).
    Exact,
    /// The game, always.
    #[default]
    Loss,
}

/// How a draw is offered. In every way it is declined by moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawOffers {
    /// By either player, at any time; agreed to once both have made a move (FIDE 5.2.3).
    AnyTime,
    /// In one's own turn.
    OwnTurn,
    /// In one's own turn, and told to the opponent with the move.
    WithMove,
}

/// Gives a knob's values the names they have in PGN and in the journal.
macro_rules! value_names {
    ($($knob:ident { $($value:ident => $name:literal),+ $(,)? })+) => {$(
        impl $knob {
            /// Every value, in the order in which they are offered.
            pub const ALL: &'static [$knob] = &[$($knob::$value),+];

            /// The value of that name.
            pub fn from_name(name: &str) -> Option<$knob> {
                $knob::ALL.iter().copied().find(|value| value.name() == name)
            }

            /// Its name in PGN and in the journal.
            pub const fn name(self) -> &'static str {
                match self {
                    $($knob::$value => $name,)+
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
