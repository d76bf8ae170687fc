//! Options of the house rules: each field by its name, with its values.

use std::fmt;

use thiserror::Error;

use super::{DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, Resignation, SamePosition, SelfCheck};
use crate::game::{Edition, Span};

/// Option of the house rules: one field of [`HouseRules`], with its name in addresses, settings and
/// PGN.
///
/// ```
/// use tabiya::game::{HouseRules, RuleOption, RuleOptionValue};
///
/// let mut rules = HouseRules::fide();
/// let option = RuleOption::from_name("en-passant").unwrap();
/// assert_eq!(rules.option_value(option), RuleOptionValue::Switch(true));
/// let off = option.value("off").unwrap();
/// rules.set_option(option, off)?;
/// assert!(!rules.en_passant);
/// # Ok::<(), tabiya::game::RuleOptionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RuleOption {
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

/// Value of an option of the house rules, one variant for each type of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOptionValue {
    /// On or off.
    Switch(bool),
    /// Draw by repetition, or by moves without a capture or a pawn move.
    Draw(DrawRule),
    /// Criterion by which positions are the same.
    Same(SamePosition),
    /// Criterion of a dead position.
    Dead(DeadPosition),
    /// Result of a flag fall.
    Flag(FlagFall),
    /// How draws are offered.
    Offers(DrawOffers),
    /// Result of a resignation.
    Resignation(Resignation),
    /// Result of a move into check.
    SelfCheck(SelfCheck),
    /// Time that a wrong claim adds to the opponent's clock.
    Penalty(Option<Span>),
}

/// Reason why an option of the house rules cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RuleOptionError {
    /// No option has this name.
    #[error("no house rule has that name")]
    Unknown,
    /// This option has no such value.
    #[error("{} can only be {}", .0, names(*.0))]
    BadValue(RuleOption),
}

/// Lists every value of one type, such as [`DrawRule`], as a [`RuleOptionValue`].
macro_rules! every {
    ($value:ident($kind:ident)) => {{
        let mut every = [RuleOptionValue::$value($kind::ALL[0]); $kind::ALL.len()];
        let mut i = 0;
        while i < every.len() {
            every[i] = RuleOptionValue::$value($kind::ALL[i]);
            i += 1;
        }
        every
    }};
}

const SWITCH: &[RuleOptionValue] = &[RuleOptionValue::Switch(true), RuleOptionValue::Switch(false)];
const DRAW: &[RuleOptionValue] = &every!(Draw(DrawRule));
const SAME: &[RuleOptionValue] = &every!(Same(SamePosition));
const DEAD: &[RuleOptionValue] = &every!(Dead(DeadPosition));
const FLAG: &[RuleOptionValue] = &every!(Flag(FlagFall));
const OFFERS: &[RuleOptionValue] = &every!(Offers(DrawOffers));
const RESIGNATION: &[RuleOptionValue] = &every!(Resignation(Resignation));
const SELF_CHECK: &[RuleOptionValue] = &every!(SelfCheck(SelfCheck));
const PENALTY: &[RuleOptionValue] = &[
    RuleOptionValue::Penalty(None),
    RuleOptionValue::Penalty(Some(HouseRules::RAPID_CLAIM_PENALTY)),
    RuleOptionValue::Penalty(Some(HouseRules::WRONG_CLAIM_PENALTY)),
];

impl RuleOption {
    /// Every option, in the order of the fields of [`HouseRules`].
    pub const ALL: [RuleOption; 14] = [
        RuleOption::EnPassant,
        RuleOption::CheckWarnings,
        RuleOption::AnnounceCheck,
        RuleOption::Threefold,
        RuleOption::SamePosition,
        RuleOption::Fivefold,
        RuleOption::FiftyMoves,
        RuleOption::SeventyFiveMoves,
        RuleOption::DeadPosition,
        RuleOption::FlagFall,
        RuleOption::DrawOffers,
        RuleOption::WrongClaimPenalty,
        RuleOption::Resignation,
        RuleOption::SelfCheck,
    ];

    /// Returns the option's name in addresses, settings and PGN: `en-passant`.
    pub const fn name(self) -> &'static str {
        match self {
            RuleOption::EnPassant => "en-passant",
            RuleOption::CheckWarnings => "check-warnings",
            RuleOption::AnnounceCheck => "announce-check",
            RuleOption::Threefold => "threefold",
            RuleOption::SamePosition => "same-position",
            RuleOption::Fivefold => "fivefold",
            RuleOption::FiftyMoves => "fifty-moves",
            RuleOption::SeventyFiveMoves => "seventy-five-moves",
            RuleOption::DeadPosition => "dead-position",
            RuleOption::FlagFall => "flag-fall",
            RuleOption::DrawOffers => "draw-offers",
            RuleOption::WrongClaimPenalty => "wrong-claim-penalty",
            RuleOption::Resignation => "resignation",
            RuleOption::SelfCheck => "self-check",
        }
    }

    /// Returns the option of the house rules that has this name; `None` if there is none.
    pub fn from_name(name: &str) -> Option<RuleOption> {
        RuleOption::ALL.into_iter().find(|option| option.name() == name)
    }

    /// Returns the values to choose from, in the order in which they are offered.
    ///
    /// A penalty for a wrong draw claim accepts any other time, too.
    pub const fn values(self) -> &'static [RuleOptionValue] {
        match self {
            RuleOption::Threefold | RuleOption::FiftyMoves => DRAW,
            RuleOption::SamePosition => SAME,
            RuleOption::DeadPosition => DEAD,
            RuleOption::FlagFall => FLAG,
            RuleOption::DrawOffers => OFFERS,
            RuleOption::WrongClaimPenalty => PENALTY,
            RuleOption::Resignation => RESIGNATION,
            RuleOption::SelfCheck => SELF_CHECK,
            RuleOption::EnPassant
            | RuleOption::CheckWarnings
            | RuleOption::AnnounceCheck
            | RuleOption::Fivefold
            | RuleOption::SeventyFiveMoves => SWITCH,
        }
    }

    /// Returns the value of this option with the name `name`; `None` if there is none.
    ///
    /// For the penalty of a wrong claim, `on` means two minutes.
    pub fn value(self, name: &str) -> Option<RuleOptionValue> {
        let name = if self == RuleOption::WrongClaimPenalty && name == "on" { "two-minutes" } else { name };
        self.values().iter().copied().find(|value| value.name() == name)
    }

    /// Returns the edition of the program's rulings with which this house-rule option was
    /// introduced.
    ///
    /// An edition is one version of the program's decisions where the house rules are silent.
    pub(super) const fn first_edition(self) -> Edition {
        match self {
            RuleOption::Resignation => Edition::Second,
            RuleOption::SelfCheck => Edition::Third,
            _ => Edition::First,
        }
    }

    /// Whether the option can only be `on` or `off`.
    pub const fn is_switch(self) -> bool {
        matches!(self.values(), [RuleOptionValue::Switch(_), ..])
    }
}

impl RuleOptionValue {
    /// Returns the value's name in addresses and settings, such as `at-once`.
    ///
    /// A penalty that is neither of one minute nor of two has the name `on`.
    pub const fn name(self) -> &'static str {
        match self {
            RuleOptionValue::Penalty(Some(HouseRules::RAPID_CLAIM_PENALTY)) => "one-minute",
            RuleOptionValue::Penalty(Some(HouseRules::WRONG_CLAIM_PENALTY)) => "two-minutes",
            RuleOptionValue::Switch(true) | RuleOptionValue::Penalty(Some(_)) => "on",
            RuleOptionValue::Switch(false) | RuleOptionValue::Penalty(None) => "off",
            RuleOptionValue::Draw(rule) => rule.name(),
            RuleOptionValue::Same(same) => same.name(),
            RuleOptionValue::Dead(dead) => dead.name(),
            RuleOptionValue::Flag(flag) => flag.name(),
            RuleOptionValue::Offers(offers) => offers.name(),
            RuleOptionValue::Resignation(resignation) => resignation.name(),
            RuleOptionValue::SelfCheck(self_check) => self_check.name(),
        }
    }
}

impl fmt::Display for RuleOptionValue {
    /// Writes the value's name, or the seconds of a penalty.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleOptionValue::Penalty(penalty) => penalty.unwrap_or_default().fmt(f),
            value => f.write_str(value.name()),
        }
    }
}

impl fmt::Display for RuleOption {
    /// Writes the option's name, such as `en-passant`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Returns the names of all values of an option, for an error message: `on or off`.
fn names(option: RuleOption) -> String {
    option.values().iter().map(|value| value.name()).collect::<Vec<_>>().join(" or ")
}

impl RuleOptionError {
    /// Returns the code of the error for programs, such as `unknown-rule`.
    pub const fn code(self) -> &'static str {
        match self {
            RuleOptionError::Unknown => "unknown-rule",
            RuleOptionError::BadValue(_) => "bad-rule-value",
        }
    }
}
