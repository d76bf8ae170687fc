//! The knobs: each field of the house rules by its name, with the values it can have.

use std::fmt;

use thiserror::Error;

use super::{DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, Resignation, SamePosition, SelfCheck};
use crate::game::{Edition, Span};

/// One field of [`HouseRules`], as addresses, settings and PGN name it.
///
/// ```
/// use tabiya::game::{HouseRules, Knob, KnobValue};
///
/// let mut rules = HouseRules::fide();
/// let knob = Knob::from_name("en-passant").unwrap();
/// assert_eq!(rules.get(knob), KnobValue::Switch(true));
/// let off = knob.value("off").unwrap();
/// rules.set(knob, off)?;
/// assert!(!rules.en_passant);
/// # Ok::<(), tabiya::game::KnobError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Knob {
    /// [`HouseRules::en_passant`].
    EnPassant,
    /// [`HouseRules::check_warnings`].
    CheckWarnings,
    /// [`HouseRules::announce_check`].
    AnnounceCheck,
    /// [`HouseRules::threefold`].
    Threefold,
    /// [`HouseRules::same_position`].
    SamePosition,
    /// [`HouseRules::fivefold`].
    Fivefold,
    /// [`HouseRules::fifty_moves`].
    FiftyMoves,
    /// [`HouseRules::seventy_five_moves`].
    SeventyFiveMoves,
    /// [`HouseRules::dead_position`].
    DeadPosition,
    /// [`HouseRules::flag_fall`].
    FlagFall,
    /// [`HouseRules::draw_offers`].
    DrawOffers,
    /// [`HouseRules::wrong_claim_penalty`].
    WrongClaimPenalty,
    /// [`HouseRules::resignation`].
    Resignation,
    /// [`HouseRules::self_check`].
    SelfCheck,
}

/// What a knob is set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KnobValue {
    /// On or off.
    Switch(bool),
    /// What comes of a repetition, or of a long time without progress.
    Draw(DrawRule),
    /// What makes two positions the same.
    Same(SamePosition),
    /// When nobody can ever mate.
    Dead(DeadPosition),
    /// What a fallen flag costs.
    Flag(FlagFall),
    /// How a draw is offered.
    Offers(DrawOffers),
    /// What resigning costs.
    Resignation(Resignation),
    /// What a move into check costs.
    SelfCheck(SelfCheck),
    /// What a wrong claim adds to the other player's clock.
    Penalty(Option<Span>),
}

/// Why a knob cannot be set so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum KnobError {
    /// There is no knob of that name.
    #[error("no house rule has that name")]
    Unknown,
    /// This knob has no such value.
    #[error("{} can only be {}", .0, names(*.0))]
    BadValue(Knob),
}

/// Every value of one kind.
macro_rules! every {
    ($value:ident($kind:ident)) => {{
        let mut every = [KnobValue::$value($kind::ALL[0]); $kind::ALL.len()];
        let mut i = 0;
        while i < every.len() {
            every[i] = KnobValue::$value($kind::ALL[i]);
            i += 1;
        }
        every
    }};
}

const SWITCH: &[KnobValue] = &[KnobValue::Switch(true), KnobValue::Switch(false)];
const DRAW: &[KnobValue] = &every!(Draw(DrawRule));
const SAME: &[KnobValue] = &every!(Same(SamePosition));
const DEAD: &[KnobValue] = &every!(Dead(DeadPosition));
const FLAG: &[KnobValue] = &every!(Flag(FlagFall));
const OFFERS: &[KnobValue] = &every!(Offers(DrawOffers));
const RESIGNATION: &[KnobValue] = &every!(Resignation(Resignation));
const SELF_CHECK: &[KnobValue] = &every!(SelfCheck(SelfCheck));
const PENALTY: &[KnobValue] = &[
    KnobValue::Penalty(None),
    KnobValue::Penalty(Some(HouseRules::RAPID_CLAIM_PENALTY)),
    KnobValue::Penalty(Some(HouseRules::WRONG_CLAIM_PENALTY)),
];

impl Knob {
    /// Every knob, in the order of the fields of [`HouseRules`].
    pub const ALL: [Knob; 14] = [
        Knob::EnPassant,
        Knob::CheckWarnings,
        Knob::AnnounceCheck,
        Knob::Threefold,
        Knob::SamePosition,
        Knob::Fivefold,
        Knob::FiftyMoves,
        Knob::SeventyFiveMoves,
        Knob::DeadPosition,
        Knob::FlagFall,
        Knob::DrawOffers,
        Knob::WrongClaimPenalty,
        Knob::Resignation,
        Knob::SelfCheck,
    ];

    /// Its name: `en-passant`.
    pub const fn name(self) -> &'static str {
        match self {
            Knob::EnPassant => "en-passant",
            Knob::CheckWarnings => "check-warnings",
            Knob::AnnounceCheck => "announce-check",
            Knob::Threefold => "threefold",
            Knob::SamePosition => "same-position",
            Knob::Fivefold => "fivefold",
            Knob::FiftyMoves => "fifty-moves",
            Knob::SeventyFiveMoves => "seventy-five-moves",
            Knob::DeadPosition => "dead-position",
            Knob::FlagFall => "flag-fall",
            Knob::DrawOffers => "draw-offers",
            Knob::WrongClaimPenalty => "wrong-claim-penalty",
            Knob::Resignation => "resignation",
            Knob::SelfCheck => "self-check",
        }
    }

    /// The knob of that name.
    pub fn from_name(name: &str) -> Option<Knob> {
        Knob::ALL.into_iter().find(|knob| knob.name() == name)
    }

    /// The values to choose from, in the order in which they are offered. A penalty can be any time besides.
    pub const fn values(self) -> &'static [KnobValue] {
        match self {
            Knob::Threefold | Knob::FiftyMoves => DRAW,
            Knob::SamePosition => SAME,
            Knob::DeadPosition => DEAD,
            Knob::FlagFall => FLAG,
            Knob::DrawOffers => OFFERS,
            Knob::WrongClaimPenalty => PENALTY,
            Knob::Resignation => RESIGNATION,
            Knob::SelfCheck => SELF_CHECK,
            Knob::EnPassant
            | Knob::CheckWarnings
            | Knob::AnnounceCheck
            | Knob::Fivefold
            | Knob::SeventyFiveMoves => SWITCH,
        }
    }

    /// The value of that name, among those to choose from. A penalty that is only `on` is of two minutes.
    pub fn value(self, name: &str) -> Option<KnobValue> {
        let name = if self == Knob::WrongClaimPenalty && name == "on" { "two-minutes" } else { name };
        self.values().iter().copied().find(|value| value.name() == name)
    }

    /// The first edition of the rulings whose house rules have it.
    pub(super) const fn since(self) -> Edition {
        match self {
            Knob::Resignation => Edition::Second,
            Knob::SelfCheck => Edition::Third,
            _ => Edition::First,
        }
    }

    /// Whether it is only `on` or `off` to choose from.
    pub const fn is_switch(self) -> bool {
        matches!(self.values(), [KnobValue::Switch(_), ..])
    }
}

impl KnobValue {
    /// Its name in addresses and settings: a penalty of another length than those to choose from is `on`.
    pub const fn name(self) -> &'static str {
        match self {
            KnobValue::Penalty(Some(HouseRules::RAPID_CLAIM_PENALTY)) => "one-minute",
            KnobValue::Penalty(Some(HouseRules::WRONG_CLAIM_PENALTY)) => "two-minutes",
            KnobValue::Switch(true) | KnobValue::Penalty(Some(_)) => "on",
            KnobValue::Switch(false) | KnobValue::Penalty(None) => "off",
            KnobValue::Draw(rule) => rule.name(),
            KnobValue::Same(same) => same.name(),
            KnobValue::Dead(dead) => dead.name(),
            KnobValue::Flag(flag) => flag.name(),
            KnobValue::Offers(offers) => offers.name(),
            KnobValue::Resignation(resignation) => resignation.name(),
            KnobValue::SelfCheck(self_check) => self_check.name(),
        }
    }
}

/// The name, but for a penalty: its seconds.
impl fmt::Display for KnobValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            KnobValue::Penalty(penalty) => penalty.unwrap_or_default().fmt(f),
            value => f.write_str(value.name()),
        }
    }
}

impl fmt::Display for Knob {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The names of all values of a knob, for a sentence: `on or off`.
fn names(knob: Knob) -> String {
    knob.values().iter().map(|value| value.name()).collect::<Vec<_>>().join(" or ")
}

impl KnobError {
    /// Its name, for programs.
    pub const fn code(self) -> &'static str {
        match self {
            KnobError::Unknown => "unknown-rule",
            KnobError::BadValue(_) => "bad-rule-value",
        }
    }
}
