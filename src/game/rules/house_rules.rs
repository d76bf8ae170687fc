//! The house rules: one plain value that a game is played under, and the four published sets of them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{Span, TimeControl};
use crate::rules::Laws;

/// Everything two people may agree on before a game, one field for each knob.
///
/// ```
/// use tabiya::game::{HouseRules, Preset};
///
/// let mut rules = HouseRules::lobby();
/// assert_eq!(rules.preset(), Some(Preset::Lobby));
/// rules.check_warnings = false;
/// assert_eq!(rules.preset(), None);
/// assert_eq!(rules.to_string(), "lobby; check-warnings=off");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct HouseRules {
    /// Whether a pawn may be taken in passing (FIDE 3.7.3.1).
    pub en_passant: bool,
    /// Whether a move that leaves the mover's own king in check is refused (FIDE 3.9.2). If not, it is played
    /// and loses the game at once.
    pub check_warnings: bool,
    /// Whether a check is announced. Customary in informal games only. May be changed during a game.
    pub announce_check: bool,
    /// What comes of the same position for the third time (FIDE 9.2).
    pub threefold: DrawRule,
    /// What makes two positions the same, for every count of repetitions.
    pub same_position: SamePosition,
    /// Whether the same position for the fifth time is a draw at once (FIDE 9.6.1).
    pub fivefold: bool,
    /// What comes of fifty moves by each player without a capture or a pawn move (FIDE 9.3).
    pub fifty_moves: DrawRule,
    /// Whether seventy-five such moves are a draw at once (FIDE 9.6.2).
    pub seventy_five_moves: bool,
    /// When the game is a draw at once because nobody can ever mate (FIDE 5.2.2).
    pub dead_position: DeadPosition,
    /// What a fallen flag costs (FIDE 6.9).
    pub flag_fall: FlagFall,
    /// How a draw is offered (FIDE 9.1).
    pub draw_offers: DrawOffers,
    /// What a wrong claim of a draw adds to the other player's clock (FIDE 9.5.3: two minutes), if anything.
    pub wrong_claim_penalty: Option<Span>,
}

/// What comes of a repetition, or of a long time without progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SamePosition {
    /// The same pieces on the same squares, the same side to move, the same castling rights, the same possible
    /// capture in passing (FIDE 9.2.3).
    SameMoves,
    /// The same pieces on the same squares, nothing else.
    Placement,
}

/// When nobody can ever mate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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

/// How a draw is offered. In every way it is declined by moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawOffers {
    /// By either player, at any time.
    AnyTime,
    /// In one's own turn.
    OwnTurn,
    /// In one's own turn, and told to the opponent with the move.
    WithMove,
}

/// A knob by its name, as addresses, settings and PGN have it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knob {
    /// Its name: `en-passant`.
    pub name: &'static str,
    /// The names of its values. Those of a switch are `on` and `off`.
    pub values: &'static [&'static str],
}

/// A name that is no knob, or a value that the knob does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnobError {
    /// There is no knob of that name.
    Unknown,
    /// This knob has no such value.
    BadValue(&'static Knob),
}

const SWITCH: &[&str] = &["on", "off"];

/// Every knob, in the order of the fields of [`HouseRules`].
pub static KNOBS: [Knob; 12] = [
    Knob { name: "en-passant", values: SWITCH },
    Knob { name: "check-warnings", values: SWITCH },
    Knob { name: "announce-check", values: SWITCH },
    Knob { name: "threefold", values: DrawRule::NAMES },
    Knob { name: "same-position", values: SamePosition::NAMES },
    Knob { name: "fivefold", values: SWITCH },
    Knob { name: "fifty-moves", values: DrawRule::NAMES },
    Knob { name: "seventy-five-moves", values: SWITCH },
    Knob { name: "dead-position", values: DeadPosition::NAMES },
    Knob { name: "flag-fall", values: FlagFall::NAMES },
    Knob { name: "draw-offers", values: DrawOffers::NAMES },
    Knob { name: "wrong-claim-penalty", values: SWITCH },
];

/// The four published sets of house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The laws of FIDE.
    Fide,
    /// The FP Club.
    FpClub,
    /// FlyOrDie.
    FlyOrDie,
    /// The casual lobby.
    Lobby,
}

impl Preset {
    /// Every preset, the default first.
    pub const ALL: [Preset; 4] = [Preset::Fide, Preset::FpClub, Preset::FlyOrDie, Preset::Lobby];

    /// Its name in addresses, on the command line and in PGN: `fide`, `fp-club`, `fly-or-die`, `lobby`.
    pub fn name(self) -> &'static str {
        match self {
            Preset::Fide => "fide",
            Preset::FpClub => "fp-club",
            Preset::FlyOrDie => "fly-or-die",
            Preset::Lobby => "lobby",
        }
    }

    /// The preset of that name.
    pub fn from_name(name: &str) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.name() == name)
    }

    /// Its rules.
    pub fn rules(self) -> HouseRules {
        match self {
            Preset::Fide => HouseRules::fide(),
            Preset::FpClub => HouseRules::fp_club(),
            Preset::FlyOrDie => HouseRules::fly_or_die(),
            Preset::Lobby => HouseRules::lobby(),
        }
    }
}

impl HouseRules {
    /// The two minutes that FIDE 9.5.3 gives the opponent of a wrong claim.
    pub const WRONG_CLAIM_PENALTY: Span = Span::from_mins(2);

    /// The laws of FIDE; the default.
    pub fn fide() -> HouseRules {
        HouseRules {
            en_passant: true,
            check_warnings: true,
            announce_check: false,
            threefold: DrawRule::IntendedMoveToo,
            same_position: SamePosition::SameMoves,
            fivefold: true,
            fifty_moves: DrawRule::IntendedMoveToo,
            seventy_five_moves: true,
            dead_position: DeadPosition::Exact,
            flag_fall: FlagFall::Exact,
            draw_offers: DrawOffers::AnyTime,
            wrong_claim_penalty: None,
        }
    }

    /// The rules of the FP Club.
    pub fn fp_club() -> HouseRules {
        HouseRules {
            threefold: DrawRule::EitherPlayer,
            fivefold: false,
            fifty_moves: DrawRule::EitherPlayer,
            seventy_five_moves: false,
            dead_position: DeadPosition::Material,
            flag_fall: FlagFall::Material,
            draw_offers: DrawOffers::OwnTurn,
            ..HouseRules::fide()
        }
    }

    /// The rules of FlyOrDie.
    pub fn fly_or_die() -> HouseRules {
        HouseRules {
            threefold: DrawRule::PlayerToMove,
            fivefold: false,
            fifty_moves: DrawRule::PlayerToMove,
            seventy_five_moves: false,
            dead_position: DeadPosition::ListedMaterial,
            flag_fall: FlagFall::LoneKing,
            ..HouseRules::fide()
        }
    }

    /// The rules of the casual lobby.
    pub fn lobby() -> HouseRules {
        HouseRules {
            threefold: DrawRule::AtOnce,
            same_position: SamePosition::Placement,
            fivefold: false,
            fifty_moves: DrawRule::AtOnce,
            seventy_five_moves: false,
            flag_fall: FlagFall::Loss,
            draw_offers: DrawOffers::WithMove,
            ..HouseRules::fide()
        }
    }

    /// The preset that these rules are, to the last knob.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *self)
    }

    /// The preset that these rules differ least from (the first of equals).
    pub fn nearest_preset(&self) -> Preset {
        let mut best = (usize::MAX, Preset::Fide);
        for preset in Preset::ALL {
            let differences = self.differences(&preset.rules()).len();
            if differences < best.0 {
                best = (differences, preset);
            }
        }
        best.1
    }

    /// The laws of movement that these rules leave in force.
    pub fn laws(&self) -> Laws {
        Laws { en_passant: self.en_passant }
    }

    /// Whether a game under these rules may go on under `other`: only what does not touch play may differ,
    /// the announcing of check.
    pub fn may_change_to(&self, other: &HouseRules) -> bool {
        *self == HouseRules { announce_check: self.announce_check, ..other.clone() }
    }

    /// The knobs that stand otherwise than in `other`: name and value.
    pub fn differences(&self, other: &HouseRules) -> Vec<(&'static str, String)> {
        let (mine, theirs) = (self.knobs(), other.knobs());
        let changed = mine.into_iter().zip(theirs).filter(|(mine, theirs)| mine != theirs);
        changed.map(|(mine, _)| mine).collect()
    }

    /// How a knob stands, by the name of its value. A penalty is `on` or `off` here, whatever it adds.
    pub fn knob(&self, name: &str) -> Option<String> {
        if name == "wrong-claim-penalty" {
            return Some(if self.wrong_claim_penalty.is_some() { "on" } else { "off" }.to_owned());
        }
        self.knobs().into_iter().find(|(knob, _)| *knob == name).map(|(_, value)| value)
    }

    /// Turns a knob. A penalty may be given in seconds, too.
    ///
    /// # Errors
    /// If there is no such knob, or it has no such value; nothing is changed then.
    pub fn set_knob(&mut self, name: &str, value: &str) -> Result<(), KnobError> {
        let knob = KNOBS.iter().find(|knob| knob.name == name).ok_or(KnobError::Unknown)?;
        let on = match value {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        };
        let turned = match name {
            "en-passant" => put(&mut self.en_passant, on),
            "check-warnings" => put(&mut self.check_warnings, on),
            "announce-check" => put(&mut self.announce_check, on),
            "threefold" => put(&mut self.threefold, DrawRule::from_name(value)),
            "same-position" => put(&mut self.same_position, SamePosition::from_name(value)),
            "fivefold" => put(&mut self.fivefold, on),
            "fifty-moves" => put(&mut self.fifty_moves, DrawRule::from_name(value)),
            "seventy-five-moves" => put(&mut self.seventy_five_moves, on),
            "dead-position" => put(&mut self.dead_position, DeadPosition::from_name(value)),
            "flag-fall" => put(&mut self.flag_fall, FlagFall::from_name(value)),
            "draw-offers" => put(&mut self.draw_offers, DrawOffers::from_name(value)),
            _ => {
                let two_minutes = on.map(|on| on.then_some(HouseRules::WRONG_CLAIM_PENALTY));
                let seconds = || value.parse().ok().filter(|span| *span <= TimeControl::MOST);
                let given = || seconds().map(|span: Span| Some(span).filter(|span| !span.is_zero()));
                put(&mut self.wrong_claim_penalty, two_minutes.or_else(given))
            }
        };
        turned.ok_or(KnobError::BadValue(knob))
    }

    fn knobs(&self) -> [(&'static str, String); 12] {
        let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
        [
            ("en-passant", switch(self.en_passant)),
            ("check-warnings", switch(self.check_warnings)),
            ("announce-check", switch(self.announce_check)),
            ("threefold", self.threefold.name().to_owned()),
            ("same-position", self.same_position.name().to_owned()),
            ("fivefold", switch(self.fivefold)),
            ("fifty-moves", self.fifty_moves.name().to_owned()),
            ("seventy-five-moves", switch(self.seventy_five_moves)),
            ("dead-position", self.dead_position.name().to_owned()),
            ("flag-fall", self.flag_fall.name().to_owned()),
            ("draw-offers", self.draw_offers.name().to_owned()),
            ("wrong-claim-penalty", self.wrong_claim_penalty.unwrap_or_default().to_string()),
        ]
    }
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules::fide()
    }
}

/// The nearest preset, then what differs from it: `fide`, `lobby; check-warnings=off`.
impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = self.nearest_preset();
        f.write_str(nearest.name())?;
        let knobs = self.differences(&nearest.rules());
        knobs.iter().try_for_each(|(name, value)| write!(f, "; {name}={value}"))
    }
}

fn put<T>(place: &mut T, value: Option<T>) -> Option<()> {
    *place = value?;
    Some(())
}

/// Gives a knob's values the names they have in PGN and in the journal.
macro_rules! value_names {
    ($($knob:ident { $($value:ident => $name:literal),+ $(,)? })+) => {$(
        impl $knob {
            const NAMES: &'static [&'static str] = &[$($name),+];

            /// The value of that name.
            pub fn from_name(name: &str) -> Option<$knob> {
                match name {
                    $($name => Some($knob::$value),)+
                    _ => None,
                }
            }

            /// Its name in PGN and in the journal.
            pub fn name(self) -> &'static str {
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
    DrawOffers { AnyTime => "any-time", OwnTurn => "own-turn", WithMove => "with-move" }
}
