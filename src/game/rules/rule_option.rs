//! The options of the house rules: their names and possible values.

use std::fmt;

use thiserror::Error;

use super::{DeadPosition, DrawOffers, DrawRule, FlagFall, HouseRules, Resignation, SamePosition, SelfCheck};
use crate::game::{Edition, Span};

/// Option of the house rules: one field of [`HouseRules`], with a name in URLs, settings and PGN.
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

/// Value of an option of the house rules; one variant for each type of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOptionValue {
    /// On (`true`) or off (`false`).
    Switch(bool),
    /// Whether and how repetition, or moves without a capture or a pawn move, lead to a draw.
    Draw(DrawRule),
    /// When two positions count as the same for repetition.
    Same(SamePosition),
    /// When the game is drawn because neither side can mate.
    Dead(DeadPosition),
    /// Result when a flag falls.
    Flag(FlagFall),
    /// How players offer draws.
    Offers(DrawOffers),
    /// Result of a resignation.
    Resignation(Resignation),
    /// Result of a move that leaves the mover's own king in check.
    SelfCheck(SelfCheck),
    /// Time that a wrong draw claim adds to the opponent's clock; `None` for no penalty.
    Penalty(Option<Span>),
}

/// Reason why an option of the house rules cannot be set: an unknown name or value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RuleOptionError {
    /// No option has this name.
    #[error("no house rule has that name")]
    Unknown,
    /// This option does not have the given value.
    #[error("{} can only be {}", .0, names(*.0))]
    BadValue(RuleOption),
}

/// Builds an array of all values of one house-rule type, such as [`DrawRule`], each as a
/// [`RuleOptionValue`].
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
    /// Every option of the house rules, in the order of the fields of [`HouseRules`].
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

    /// Returns the name of this house-rule option in URLs, settings and PGN, such as `en-passant`.
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

    /// Returns the option of the house rules that has this name, such as `en-passant`; `None` if
    /// there is none.
    pub fn from_name(name: &str) -> Option<RuleOption> {
        RuleOption::ALL.into_iter().find(|option| option.name() == name)
    }

    /// Returns the values of this house-rule option, in the order of the list from which players
    /// choose.
    ///
    /// The penalty for a wrong draw claim can also be any other time.
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

    /// Returns the value of this house-rule option that has this name; `None` if there is none.
    ///
    /// For the penalty of a wrong draw claim, `on` means two minutes.
    pub fn value(self, name: &str) -> Option<RuleOptionValue> {
        let name = if self == RuleOption::WrongClaimPenalty && name == "on" { "two-minutes" } else { name };
        self.values().iter().copied().find(|value| value.name() == name)
    }

    /// Returns the edition (version) of the program's rulings that introduced this house-rule
    /// option.
    ///
    /// The rulings are decisions on questions that the house rules leave open. Games under earlier
    /// editions do not have the option.
    pub(super) const fn first_edition(self) -> Edition {
        match self {
            RuleOption::Resignation => Edition::Second,
            RuleOption::SelfCheck => Edition::Third,
            _ => Edition::First,
        }
    }

    /// Whether this house-rule option can only be `on` or `off`.
    pub const fn is_switch(self) -> bool {
        matches!(self.values(), [RuleOptionValue::Switch(_), ..])
    }
}

impl RuleOptionValue {
    /// Returns the name of this value of a house-rule option in URLs, settings and PGN, such as
    /// `at-once`.
    ///
    /// A penalty other than one or two minutes has the name `on`.
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
    /// Writes the name of this value of a house-rule option; for a penalty, writes the number of
    /// seconds instead (`0` for no penalty).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleOptionValue::Penalty(penalty) => penalty.unwrap_or_default().fmt(f),
            value => f.write_str(value.name()),
        }
    }
}

impl fmt::Display for RuleOption {
    /// Writes the name of this house-rule option, such as `en-passant`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Returns the names of all values of a house-rule option, for an error message: `on or off`.
fn names(option: RuleOption) -> String {
    option.values().iter().map(|value| value.name()).collect::<Vec<_>>().join(" or ")
}

impl RuleOptionError {
    /// Returns the name of this error for programs: `unknown-rule` or `bad-rule-value`.
    pub const fn code(self) -> &'static str {
        match self {
            RuleOptionError::Unknown => "unknown-rule",
            RuleOptionError::BadValue(_) => "bad-rule-value",
        }
    }
}
