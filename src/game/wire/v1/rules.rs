//! The thirteen house rules of storage format version 1.

use serde::{Deserialize, Serialize};

use crate::game::wire::frozen::{frozen_enum, stored_as};
use crate::game::wire::later_rules;
use crate::game::{self as today, Span};

frozen_enum! {
    /// Stored house rule: whether and how repetition, or moves without a capture or a pawn move,
    /// lead to a draw.
    DrawRule for today::DrawRule {
        Off = "off" => today::DrawRule::Off,
        PlayerToMove = "player-to-move" => today::DrawRule::PlayerToMove,
        IntendedMoveToo = "intended-move-too" => today::DrawRule::IntendedMoveToo,
        EitherPlayer = "either-player" => today::DrawRule::EitherPlayer,
        AtOnce = "at-once" => today::DrawRule::AtOnce,
    }
}

frozen_enum! {
    /// Stored house rule: when two positions count as the same for repetition.
    SamePosition for today::SamePosition {
        SameMoves = "same-moves" => today::SamePosition::SameMoves,
        Placement = "placement" => today::SamePosition::Placement,
    }
}

frozen_enum! {
    /// Stored house rule: when the game is drawn because neither side can mate.
    DeadPosition for today::DeadPosition {
        Exact = "exact" => today::DeadPosition::Exact,
        Material = "material" => today::DeadPosition::Material,
        ListedMaterial = "listed-material" => today::DeadPosition::ListedMaterial,
    }
}

frozen_enum! {
    /// Stored house rule: the result when a player's flag falls.
    FlagFall for today::FlagFall {
        Exact = "exact" => today::FlagFall::Exact,
        Material = "material" => today::FlagFall::Material,
        LoneKing = "lone-king" => today::FlagFall::LoneKing,
        Loss = "loss" => today::FlagFall::Loss,
    }
}

frozen_enum! {
    /// Stored house rule: how players offer draws.
    DrawOffers for today::DrawOffers {
        AnyTime = "any-time" => today::DrawOffers::AnyTime,
        OwnTurn = "own-turn" => today::DrawOffers::OwnTurn,
        WithMove = "with-move" => today::DrawOffers::WithMove,
    }
}

frozen_enum! {
    /// Stored house rule: the result of a resignation.
    Resignation for today::Resignation {
        Exact = "exact" => today::Resignation::Exact,
        Loss = "loss" => today::Resignation::Loss,
    }
}

/// House rules in storage format version 1, as saved games and settings contain them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HouseRulesV1 {
    #[serde(rename = "en-passant")]
    en_passant: bool,
    #[serde(rename = "check-warnings")]
    check_warnings: bool,
    #[serde(rename = "announce-check")]
    announce_check: bool,
    threefold: DrawRule,
    #[serde(rename = "same-position")]
    same_position: SamePosition,
    fivefold: bool,
    #[serde(rename = "fifty-moves")]
    fifty_moves: DrawRule,
    #[serde(rename = "seventy-five-moves")]
    seventy_five_moves: bool,
    #[serde(rename = "dead-position")]
    dead_position: DeadPosition,
    #[serde(rename = "flag-fall")]
    flag_fall: FlagFall,
    #[serde(rename = "draw-offers")]
    draw_offers: DrawOffers,
    /// The time that a wrong draw claim adds to the opponent's clock, in microseconds; `None` if a
    /// wrong claim has no penalty.
    #[serde(rename = "wrong-claim-penalty")]
    wrong_claim_penalty: Option<u64>,
    /// `Loss` in stored games that do not name this rule.
    #[serde(default = "always_a_loss", skip_serializing_if = "is_loss")]
    resignation: Resignation,
    /// House rules that version 1 does not have, as `name=value`. A rule is left out if it has the
    /// first of its values in [`later_rules::RULES`].
    #[serde(skip_serializing_if = "Vec::is_empty")]
    later: Vec<String>,
}

/// Returns `Loss`, the value of `resignation` for stored games without this field: every
/// resignation is a loss.
fn always_a_loss() -> Resignation {
    Resignation::Loss
}

/// Whether the value is `Loss`; then a stored game omits the field `resignation`.
fn is_loss(resignation: &Resignation) -> bool {
    *resignation == Resignation::Loss
}

/// Number of house rules in storage format version 1.
pub const COUNT: usize = 13;

/// Names of the house rules of storage format version 1, each with the names of its values. The
/// number of a rule is its index in this list. The number of a value is its index among the values
/// of its rule.
///
/// The number of the value `on` of `wrong-claim-penalty` means a time other than one or two
/// minutes. In a text, however, the word `on` means two minutes (see [`HouseRulesV1::from_text`]).
pub const RULES: [(&str, &[&str]); COUNT] = [
    ("en-passant", SWITCH),
    ("check-warnings", SWITCH),
    ("announce-check", SWITCH),
    ("threefold", DRAW),
    ("same-position", &["same-moves", "placement"]),
    ("fivefold", SWITCH),
    ("fifty-moves", DRAW),
    ("seventy-five-moves", SWITCH),
    ("dead-position", &["exact", "material", "listed-material"]),
    ("flag-fall", &["exact", "material", "lone-king", "loss"]),
    ("draw-offers", &["any-time", "own-turn", "with-move"]),
    ("wrong-claim-penalty", &["off", "one-minute", "two-minutes", "on"]),
    ("resignation", &["exact", "loss"]),
];

/// Values of a house rule that is on or off.
const SWITCH: &[&str] = &["on", "off"];
/// Values of a house rule on draws.
const DRAW: &[&str] = &["off", "player-to-move", "intended-move-too", "either-player", "at-once"];

/// Number of the house rule `wrong-claim-penalty`: its index in [`RULES`].
pub const PENALTY: usize = 11;

/// Number of the value `on` of `wrong-claim-penalty`. The number means a time other than one or two
/// minutes.
pub const OTHER_PENALTY: usize = 3;

/// A minute in microseconds.
const MINUTE: u64 = 60_000_000;

impl HouseRulesV1 {
    /// Returns, for each house rule in the order of [`RULES`], the number of its value. Links that
    /// contain a game store these numbers.
    ///
    /// The number of a value is its index among the values of the rule.
    pub fn numbers(&self) -> [usize; COUNT] {
        let switch = |on: bool| usize::from(!on);
        let penalty = match self.wrong_claim_penalty {
            None => 0,
            Some(MINUTE) => 1,
            Some(micros) if micros == 2 * MINUTE => 2,
            Some(_) => OTHER_PENALTY,
        };
        [
            switch(self.en_passant),
            switch(self.check_warnings),
            switch(self.announce_check),
            self.threefold as usize,
            self.same_position as usize,
            switch(self.fivefold),
            self.fifty_moves as usize,
            switch(self.seventy_five_moves),
            self.dead_position as usize,
            self.flag_fall as usize,
            self.draw_offers as usize,
            penalty,
            self.resignation as usize,
        ]
    }

    /// Returns the house rules whose values have these numbers, in the order of [`RULES`].
    ///
    /// `None` if a number is out of range. `penalty` is the time that a wrong draw claim adds to
    /// the opponent's clock. It is used only if the number for `wrong-claim-penalty` is
    /// [`OTHER_PENALTY`].
    pub fn from_numbers(numbers: [usize; COUNT], penalty: Span) -> Option<HouseRulesV1> {
        let [
            en_passant,
            check,
            announce,
            threefold,
            same,
            five,
            fifty,
            seventy_five,
            dead,
            flag,
            offers,
            claim,
            resign,
        ] = numbers;
        let switch = |number: usize| [true, false].get(number).copied();
        Some(HouseRulesV1 {
            en_passant: switch(en_passant)?,
            check_warnings: switch(check)?,
            announce_check: switch(announce)?,
            threefold: *DrawRule::ALL.get(threefold)?,
            same_position: *SamePosition::ALL.get(same)?,
            fivefold: switch(five)?,
            fifty_moves: *DrawRule::ALL.get(fifty)?,
            seventy_five_moves: switch(seventy_five)?,
            dead_position: *DeadPosition::ALL.get(dead)?,
            flag_fall: *FlagFall::ALL.get(flag)?,
            draw_offers: *DrawOffers::ALL.get(offers)?,
            wrong_claim_penalty: *[None, Some(MINUTE), Some(2 * MINUTE), Some(penalty.as_micros())]
                .get(claim)?,
            resignation: *Resignation::ALL.get(resign)?,
            later: Vec::new(),
        })
    }

    /// Returns the time that a wrong draw claim adds to the opponent's clock; zero if a wrong claim
    /// has no penalty.
    pub fn penalty(&self) -> Span {
        self.wrong_claim_penalty.map_or(Span::ZERO, Span::from_micros)
    }

    /// Returns every house rule as `name=value`, separated by `; `.
    ///
    /// House rules that storage format version 1 does not have come last. Such a rule is left out
    /// if it has its first value in [`later_rules::RULES`].
    pub fn to_text(&self) -> String {
        let named = RULES.iter().zip(self.numbers()).map(|((name, values), number)| match *name {
            "wrong-claim-penalty" => format!("{name}={}", self.penalty()),
            name => format!("{name}={}", values[number]),
        });
        named.chain(self.later.iter().cloned()).collect::<Vec<_>>().join("; ")
    }

    /// Parses house rules as [`to_text`](HouseRulesV1::to_text) writes them; `None` if a value of a
    /// rule in [`RULES`] is invalid.
    ///
    /// A rule that the text does not name has its value in [`PresetV1::Fide`].
    pub fn from_text(text: &str) -> Option<HouseRulesV1> {
        let mut numbers = PresetV1::Fide.rules().numbers();
        let (mut penalty, mut later) = (Span::ZERO, Vec::new());
        for part in text.split("; ") {
            let Some((name, value)) = part.split_once('=') else { continue };
            let Some(rule) = RULES.iter().position(|(known, _)| *known == name) else {
                later.push(part.to_owned());
                continue;
            };
            let value = if rule == PENALTY && value == "on" { "two-minutes" } else { value };
            if let Some(number) = RULES[rule].1.iter().position(|known| *known == value) {
                numbers[rule] = number;
            } else {
                penalty = value.parse().ok().filter(|_| rule == PENALTY)?;
                numbers[rule] = OTHER_PENALTY;
            }
        }
        let mut rules = HouseRulesV1 { later, ..HouseRulesV1::from_numbers(numbers, penalty)? };
        rules.wrong_claim_penalty = rules.wrong_claim_penalty.filter(|micros| *micros > 0);
        Some(rules).filter(|rules| rules.penalty() <= today::TimeControl::MAX_TIME)
    }
}

impl Default for HouseRulesV1 {
    /// Returns the house rules of FIDE as storage format version 1 defines them. These values
    /// replace the fields that are missing in a stored game, except `resignation`.
    fn default() -> HouseRulesV1 {
        PresetV1::Fide.rules()
    }
}

impl From<today::HouseRules> for HouseRulesV1 {
    /// Converts house rules to their form in storage format version 1.
    fn from(rules: today::HouseRules) -> HouseRulesV1 {
        let named =
            later_rules::later_rules_to_store(&rules).into_iter().filter_map(later_rules::later_rule_names);
        HouseRulesV1 {
            later: named.map(|(name, value)| format!("{name}={value}")).collect(),
            en_passant: rules.en_passant,
            check_warnings: rules.check_warnings,
            announce_check: rules.announce_check,
            threefold: rules.threefold.into(),
            same_position: rules.same_position.into(),
            fivefold: rules.fivefold,
            fifty_moves: rules.fifty_moves.into(),
            seventy_five_moves: rules.seventy_five_moves,
            dead_position: rules.dead_position.into(),
            flag_fall: rules.flag_fall.into(),
            draw_offers: rules.draw_offers.into(),
            wrong_claim_penalty: rules.wrong_claim_penalty.map(Span::as_micros),
            resignation: rules.resignation.into(),
        }
    }
}

impl TryFrom<HouseRulesV1> for today::HouseRules {
    type Error = &'static str;

    /// Converts stored house rules to the type with which the program works; fails on a rule or
    /// value that the program does not know.
    fn try_from(rules: HouseRulesV1) -> Result<today::HouseRules, &'static str> {
        let mut read = today::HouseRules {
            en_passant: rules.en_passant,
            check_warnings: rules.check_warnings,
            announce_check: rules.announce_check,
            threefold: rules.threefold.into(),
            same_position: rules.same_position.into(),
            fivefold: rules.fivefold,
            fifty_moves: rules.fifty_moves.into(),
            seventy_five_moves: rules.seventy_five_moves,
            dead_position: rules.dead_position.into(),
            flag_fall: rules.flag_fall.into(),
            draw_offers: rules.draw_offers.into(),
            wrong_claim_penalty: rules.wrong_claim_penalty.map(Span::from_micros),
            resignation: rules.resignation.into(),
            ..today::HouseRules::fide()
        };
        later_rules::reset_later_rules(&mut read);
        for text in &rules.later {
            let (name, value) = text.split_once('=').ok_or("rule-without-value")?;
            if !later_rules::set_later_rule(&mut read, name, value) {
                return Err("unknown-rule");
            }
        }
        Ok(read)
    }
}

/// Published set of house rules, as storage format version 1 defines it.
///
/// Links that contain a game store the index of a set in [`PresetV1::ALL`], so the order of the
/// sets never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresetV1 {
    /// The laws of FIDE.
    Fide,
    /// The rules of the FP Club.
    FpClub,
    /// The rules of the website FlyOrDie.
    FlyOrDie,
    /// The rules of the casual lobby: informal games without draw claims.
    Lobby,
}

impl PresetV1 {
    /// Every published set of house rules, in the order of their numbers in links.
    pub const ALL: [PresetV1; 4] = [PresetV1::Fide, PresetV1::FpClub, PresetV1::FlyOrDie, PresetV1::Lobby];

    /// Returns the house rules of this published set, as storage format version 1 defines them.
    ///
    /// The returned rules never change, because stored games depend on them. A later version of the
    /// program may give new games other rules under the same name.
    pub fn rules(self) -> HouseRulesV1 {
        let numbers = match self {
            PresetV1::Fide => [0, 0, 1, 2, 0, 0, 2, 0, 0, 0, 0, 0, 0],
            PresetV1::FpClub => [0, 0, 1, 3, 0, 1, 3, 1, 1, 1, 1, 0, 1],
            PresetV1::FlyOrDie => [0, 0, 1, 1, 0, 1, 1, 1, 2, 2, 0, 0, 1],
            PresetV1::Lobby => [0, 0, 1, 4, 1, 1, 4, 1, 0, 3, 2, 0, 1],
        };
        let [en_passant, check_warnings, fivefold, seventy_five_moves] =
            [numbers[0], numbers[1], numbers[5], numbers[7]].map(|number| number == 0);
        HouseRulesV1 {
            en_passant,
            check_warnings,
            announce_check: false,
            threefold: DrawRule::ALL[numbers[3]],
            same_position: SamePosition::ALL[numbers[4]],
            fivefold,
            fifty_moves: DrawRule::ALL[numbers[6]],
            seventy_five_moves,
            dead_position: DeadPosition::ALL[numbers[8]],
            flag_fall: FlagFall::ALL[numbers[9]],
            draw_offers: DrawOffers::ALL[numbers[10]],
            wrong_claim_penalty: None,
            resignation: Resignation::ALL[numbers[12]],
            later: Vec::new(),
        }
    }
}

stored_as!(today::HouseRules => HouseRulesV1);
