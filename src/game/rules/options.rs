//! Reads and sets house rules by option, compares them with presets, and writes them as text.
//!
//! An edition is one version of the program's rulings: its decisions on questions that the house
//! rules leave open.

use std::fmt;

use super::{HouseRules, Preset, RuleOption, RuleOptionError, RuleOptionValue};
use crate::game::{Edition, Span, TimeControl};

impl HouseRules {
    /// Returns the value that these house rules give to `option`.
    pub fn option_value(&self, option: RuleOption) -> RuleOptionValue {
        match option {
            RuleOption::EnPassant => RuleOptionValue::Switch(self.en_passant),
            RuleOption::CheckWarnings => RuleOptionValue::Switch(self.check_warnings),
            RuleOption::AnnounceCheck => RuleOptionValue::Switch(self.announce_check),
            RuleOption::Threefold => RuleOptionValue::Draw(self.threefold),
            RuleOption::SamePosition => RuleOptionValue::Same(self.same_position),
            RuleOption::Fivefold => RuleOptionValue::Switch(self.fivefold),
            RuleOption::FiftyMoves => RuleOptionValue::Draw(self.fifty_moves),
            RuleOption::SeventyFiveMoves => RuleOptionValue::Switch(self.seventy_five_moves),
            RuleOption::DeadPosition => RuleOptionValue::Dead(self.dead_position),
            RuleOption::FlagFall => RuleOptionValue::Flag(self.flag_fall),
            RuleOption::DrawOffers => RuleOptionValue::Offers(self.draw_offers),
            RuleOption::WrongClaimPenalty => RuleOptionValue::Penalty(self.wrong_claim_penalty),
            RuleOption::Resignation => RuleOptionValue::Resignation(self.resignation),
            RuleOption::SelfCheck => RuleOptionValue::SelfCheck(self.self_check),
        }
    }

    /// Sets `option` of these house rules to `value`.
    ///
    /// # Errors
    /// If the value belongs to another option, or is a penalty longer than
    /// [`TimeControl::MAX_TIME`]; the rules are then unchanged.
    pub fn set_option(&mut self, option: RuleOption, value: RuleOptionValue) -> Result<(), RuleOptionError> {
        match (option, value) {
            (RuleOption::EnPassant, RuleOptionValue::Switch(on)) => self.en_passant = on,
            (RuleOption::CheckWarnings, RuleOptionValue::Switch(on)) => self.check_warnings = on,
            (RuleOption::AnnounceCheck, RuleOptionValue::Switch(on)) => self.announce_check = on,
            (RuleOption::Threefold, RuleOptionValue::Draw(rule)) => self.threefold = rule,
            (RuleOption::SamePosition, RuleOptionValue::Same(same)) => self.same_position = same,
            (RuleOption::Fivefold, RuleOptionValue::Switch(on)) => self.fivefold = on,
            (RuleOption::FiftyMoves, RuleOptionValue::Draw(rule)) => self.fifty_moves = rule,
            (RuleOption::SeventyFiveMoves, RuleOptionValue::Switch(on)) => self.seventy_five_moves = on,
            (RuleOption::DeadPosition, RuleOptionValue::Dead(dead)) => self.dead_position = dead,
            (RuleOption::FlagFall, RuleOptionValue::Flag(flag)) => self.flag_fall = flag,
            (RuleOption::DrawOffers, RuleOptionValue::Offers(offers)) => self.draw_offers = offers,
            (RuleOption::Resignation, RuleOptionValue::Resignation(resignation)) => {
                self.resignation = resignation
            }
            (RuleOption::SelfCheck, RuleOptionValue::SelfCheck(self_check)) => self.self_check = self_check,
            (RuleOption::WrongClaimPenalty, RuleOptionValue::Penalty(penalty))
                if penalty.is_none_or(|span| span <= TimeControl::MAX_TIME) =>
            {
                self.wrong_claim_penalty = penalty.filter(|span| !span.is_zero());
            }
            _ => return Err(RuleOptionError::BadValue(option)),
        }
        Ok(())
    }

    /// Returns the name of the value that these house rules give to the option called `name`, such
    /// as `on` or `at-once`.
    ///
    /// `None` if there is no such option.
    pub fn option_name(&self, name: &str) -> Option<&'static str> {
        Some(self.option_value(RuleOption::from_name(name)?).name())
    }

    /// Sets the house-rule option called `name` to the value called `value`, as a user may type
    /// them.
    ///
    /// The penalty for a wrong draw claim may also be a number of seconds.
    ///
    /// # Errors
    /// If there is no such option, or it has no such value; the rules are then unchanged.
    pub fn set_by_name(&mut self, name: &str, value: &str) -> Result<(), RuleOptionError> {
        let option = RuleOption::from_name(name).ok_or(RuleOptionError::Unknown)?;
        let seconds = || match option {
            RuleOption::WrongClaimPenalty => {
                value.parse::<Span>().ok().map(|span| RuleOptionValue::Penalty(Some(span)))
            }
            _ => None,
        };
        self.set_option(
            option,
            option.value(value).or_else(seconds).ok_or(RuleOptionError::BadValue(option))?,
        )
    }

    /// Returns the options in which these house rules differ from `other`, each with its value in
    /// these rules.
    pub fn differences(&self, other: &HouseRules) -> Vec<(RuleOption, RuleOptionValue)> {
        let differs = |option: &RuleOption| self.option_value(*option) != other.option_value(*option);
        RuleOption::ALL
            .into_iter()
            .filter(differs)
            .map(|option| (option, self.option_value(option)))
            .collect()
    }

    /// Returns the options in which these house rules differ from `other`, without options that
    /// have no effect on play. Each option comes with its value in these rules.
    ///
    /// The option for moves that leave the king in check has no effect if such moves are refused.
    pub fn differences_in_force(&self, other: &HouseRules) -> Vec<(RuleOption, RuleOptionValue)> {
        let tells = |option: RuleOption| option != RuleOption::SelfCheck || !self.check_warnings;
        self.differences(other).into_iter().filter(|(option, _)| tells(*option)).collect()
    }

    /// Returns the house rules as text: the nearest preset and the differences from it, such as
    /// `lobby; check-warnings=off`.
    ///
    /// Leaves out options introduced after `edition`, the edition of the program's rulings under
    /// which the game is played.
    pub(in crate::game) fn text_in_edition(&self, edition: Edition) -> String {
        let nearest = self.nearest_preset_in(edition);
        let options = self.differences_in(&nearest.rules(), edition);
        options
            .iter()
            .fold(nearest.name().to_owned(), |text, (option, value)| format!("{text}; {option}={value}"))
    }

    /// Returns these house rules with new values for the options that were introduced after the
    /// edition `from`.
    ///
    /// `from` is the edition of the program's rulings under which the rules were chosen. The later
    /// options get the values of the nearest preset, so that rules that equal a preset still equal
    /// that preset.
    #[must_use]
    pub fn upgraded_from(&self, from: Edition) -> HouseRules {
        let usual = self.nearest_preset_in(from).rules();
        let mut rules = self.clone();
        for option in RuleOption::ALL.into_iter().filter(|option| option.first_edition() > from) {
            // `set_option` cannot fail, because `option` has this value in a preset.
            let _ = rules.set_option(option, usual.option_value(option));
        }
        rules
    }

    /// Returns the preset (published set of house rules) with the fewest differences from these
    /// rules.
    ///
    /// Counts only the options that exist in `edition` of the program's rulings.
    fn nearest_preset_in(&self, edition: Edition) -> Preset {
        let distance = |preset: &Preset| self.differences_in(&preset.rules(), edition).len();
        Preset::ALL.into_iter().min_by_key(distance).unwrap_or_default()
    }

    /// Returns the options in which these house rules differ from `other`, each with its value in
    /// these rules.
    ///
    /// Leaves out options introduced after `edition` of the program's rulings.
    fn differences_in(&self, other: &HouseRules, edition: Edition) -> Vec<(RuleOption, RuleOptionValue)> {
        self.differences(other).into_iter().filter(|(option, _)| option.first_edition() <= edition).collect()
    }

    /// Returns the preset (published set of house rules) that equals these rules in every option;
    /// `None` if there is none.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *self)
    }

    /// Returns the preset (published set of house rules) whose name players use for these rules;
    /// `None` if there is none.
    ///
    /// The rules may differ from the preset in options that the preset leaves to the players.
    ///
    /// ```
    /// use tabiya::game::{HouseRules, Preset};
    ///
    /// let rules = HouseRules { en_passant: false, ..HouseRules::lobby() };
    /// assert_eq!((rules.preset(), rules.named_preset()), (None, Some(Preset::Lobby)));
    /// let rules = HouseRules { en_passant: false, ..HouseRules::fide() };
    /// assert_eq!(rules.named_preset(), None);
    /// ```
    pub fn named_preset(&self) -> Option<Preset> {
        let is_but_for_options = |preset: &Preset| {
            let differences = self.differences_in_force(&preset.rules());
            differences.iter().all(|(option, _)| preset.free_options().contains(option))
        };
        Preset::ALL.into_iter().find(is_but_for_options)
    }

    /// Returns the preset (published set of house rules) with the fewest differences from these
    /// rules. If several presets are equally near, returns the first of them.
    pub fn nearest_preset(&self) -> Preset {
        self.nearest_preset_in(Edition::default())
    }
}

impl fmt::Display for HouseRules {
    /// Writes the name of the nearest preset and the differences from it, such as `fide` or
    /// `lobby; check-warnings=off`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = self.nearest_preset();
        f.write_str(nearest.name())?;
        let options = self.differences(&nearest.rules());
        options.iter().try_for_each(|(option, value)| write!(f, "; {option}={value}"))
    }
}
