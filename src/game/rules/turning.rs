//! House rules read and set by their knobs, and written as text.

use std::fmt;

use super::{HouseRules, Knob, KnobError, KnobValue, Preset};
use crate::game::{Edition, Span, TimeControl};

impl HouseRules {
    /// What a knob is set to.
    pub fn get(&self, knob: Knob) -> KnobValue {
        match knob {
            Knob::EnPassant => KnobValue::Switch(self.en_passant),
            Knob::CheckWarnings => KnobValue::Switch(self.check_warnings),
            Knob::AnnounceCheck => KnobValue::Switch(self.announce_check),
            Knob::Threefold => KnobValue::Draw(self.threefold),
            Knob::SamePosition => KnobValue::Same(self.same_position),
            Knob::Fivefold => KnobValue::Switch(self.fivefold),
            Knob::FiftyMoves => KnobValue::Draw(self.fifty_moves),
            Knob::SeventyFiveMoves => KnobValue::Switch(self.seventy_five_moves),
            Knob::DeadPosition => KnobValue::Dead(self.dead_position),
            Knob::FlagFall => KnobValue::Flag(self.flag_fall),
            Knob::DrawOffers => KnobValue::Offers(self.draw_offers),
            Knob::WrongClaimPenalty => KnobValue::Penalty(self.wrong_claim_penalty),
            Knob::Resignation => KnobValue::Resignation(self.resignation),
            Knob::SelfCheck => KnobValue::SelfCheck(self.self_check),
        }
    }

    /// Sets a knob.
    ///
    /// # Errors
    /// If the value is one of another knob, or a penalty beyond [`TimeControl::MOST`]; nothing is changed then.
    pub fn set(&mut self, knob: Knob, value: KnobValue) -> Result<(), KnobError> {
        match (knob, value) {
            (Knob::EnPassant, KnobValue::Switch(on)) => self.en_passant = on,
            (Knob::CheckWarnings, KnobValue::Switch(on)) => self.check_warnings = on,
            (Knob::AnnounceCheck, KnobValue::Switch(on)) => self.announce_check = on,
            (Knob::Threefold, KnobValue::Draw(rule)) => self.threefold = rule,
            (Knob::SamePosition, KnobValue::Same(same)) => self.same_position = same,
            (Knob::Fivefold, KnobValue::Switch(on)) => self.fivefold = on,
            (Knob::FiftyMoves, KnobValue::Draw(rule)) => self.fifty_moves = rule,
            (Knob::SeventyFiveMoves, KnobValue::Switch(on)) => self.seventy_five_moves = on,
            (Knob::DeadPosition, KnobValue::Dead(dead)) => self.dead_position = dead,
            (Knob::FlagFall, KnobValue::Flag(flag)) => self.flag_fall = flag,
            (Knob::DrawOffers, KnobValue::Offers(offers)) => self.draw_offers = offers,
            (Knob::Resignation, KnobValue::Resignation(resignation)) => self.resignation = resignation,
            (Knob::SelfCheck, KnobValue::SelfCheck(self_check)) => self.self_check = self_check,
            (Knob::WrongClaimPenalty, KnobValue::Penalty(penalty))
                if penalty.is_none_or(|span| span <= TimeControl::MOST) =>
            {
                self.wrong_claim_penalty = penalty.filter(|span| !span.is_zero());
            }
            _ => return Err(KnobError::BadValue(knob)),
        }
        Ok(())
    }

    /// What the knob of that name is set to, by the name of its value.
    pub fn knob(&self, name: &str) -> Option<&'static str> {
        Some(self.get(Knob::from_name(name)?).name())
    }

    /// Sets a knob by its name and that of a value, as texts from outside have them. A penalty may be given in seconds,
    /// too.
    ///
    /// # Errors
    /// If there is no such knob, or it has no such value; nothing is changed then.
    pub fn set_knob(&mut self, name: &str, value: &str) -> Result<(), KnobError> {
        let knob = Knob::from_name(name).ok_or(KnobError::Unknown)?;
        let seconds = || match knob {
            Knob::WrongClaimPenalty => value.parse::<Span>().ok().map(|span| KnobValue::Penalty(Some(span))),
            _ => None,
        };
        self.set(knob, knob.value(value).or_else(seconds).ok_or(KnobError::BadValue(knob))?)
    }

    /// The knobs that are set otherwise than in `other`, and how they are set here.
    pub fn differences(&self, other: &HouseRules) -> Vec<(Knob, KnobValue)> {
        let differs = |knob: &Knob| self.get(*knob) != other.get(*knob);
        Knob::ALL.into_iter().filter(differs).map(|knob| (knob, self.get(knob))).collect()
    }

    /// The differences that tell in a game under these rules: what a move into check costs says nothing where none is
    /// played.
    pub fn differences_in_force(&self, other: &HouseRules) -> Vec<(Knob, KnobValue)> {
        let tells = |knob: Knob| knob != Knob::SelfCheck || !self.check_warnings;
        self.differences(other).into_iter().filter(|(knob, _)| tells(*knob)).collect()
    }

    /// The same rules as text, as a game of that edition names them: it does not speak of knobs that came later.
    pub(in crate::game) fn named(&self, edition: Edition) -> String {
        let nearest = self.nearest_in(edition);
        let knobs = self.differences_in(&nearest.rules(), edition);
        knobs.iter().fold(nearest.name().to_owned(), |text, (knob, value)| format!("{text}; {knob}={value}"))
    }

    /// The rules that were chosen in that edition, as they are chosen now: a published set is still that set.
    #[must_use]
    pub fn brought_up_to_date(&self, from: Edition) -> HouseRules {
        let usual = self.nearest_in(from).rules();
        let mut rules = self.clone();
        for knob in Knob::ALL.into_iter().filter(|knob| knob.since() > from) {
            // A value of a set fits its knob.
            let _ = rules.set(knob, usual.get(knob));
        }
        rules
    }

    /// The nearest preset, as that edition knew them.
    fn nearest_in(&self, edition: Edition) -> Preset {
        let distance = |preset: &Preset| self.differences_in(&preset.rules(), edition).len();
        Preset::ALL.into_iter().min_by_key(distance).unwrap_or_default()
    }

    /// The differences in knobs that this edition knew.
    fn differences_in(&self, other: &HouseRules, edition: Edition) -> Vec<(Knob, KnobValue)> {
        self.differences(other).into_iter().filter(|(knob, _)| knob.since() <= edition).collect()
    }

    /// The preset that these rules are, to the last knob.
    pub fn preset(&self) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *self)
    }

    /// The preset that these rules are but for what it leaves to the players.
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
            differences.iter().all(|(knob, _)| preset.own_options().contains(knob))
        };
        Preset::ALL.into_iter().find(is_but_for_options)
    }

    /// The preset that these rules differ least from (the first of equals).
    pub fn nearest_preset(&self) -> Preset {
        self.nearest_in(Edition::default())
    }
}

/// The nearest preset, then what differs from it: `fide`, `lobby; check-warnings=off`.
impl fmt::Display for HouseRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let nearest = self.nearest_preset();
        f.write_str(nearest.name())?;
        let knobs = self.differences(&nearest.rules());
        knobs.iter().try_for_each(|(knob, value)| write!(f, "; {knob}={value}"))
    }
}
