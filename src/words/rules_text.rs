//! The rules of a game as text, written from its house rules.

use super::{Words, choice};
use crate::game::{ClockPress, DrawRule, FirstMove, HouseRules, RuleOption, TIME_PRESETS, TimeControl};
use crate::rules::Color;

/// A section of the rules of the game, as the app explains them to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// The name, for programs: `en-passant`.
    pub name: &'static str,
    /// The name of the exercise that shows the rule on a board.
    pub task: Option<&'static str>,
    /// The options that the section describes and that players may set.
    pub knobs: &'static [RuleOption],
}

/// Returns a section of the rules without an exercise and without options.
const fn plain(name: &'static str) -> RulesSection {
    RulesSection { name, task: None, knobs: &[] }
}

/// Returns a section of the rules with an exercise, named `task`, that shows the rule on a
/// chessboard.
const fn is_shown(name: &'static str, task: &'static str) -> RulesSection {
    RulesSection { name, task: Some(task), knobs: &[] }
}

/// Returns a section of the rules that depends on options of the house rules.
const fn is_set(name: &'static str, knobs: &'static [RuleOption]) -> RulesSection {
    RulesSection { name, task: None, knobs }
}

/// Every section, in reading order.
pub const SECTIONS: [RulesSection; 23] = [
    plain("setup"),
    is_shown("rook", "rook"),
    is_shown("bishop", "bishop"),
    is_shown("queen", "queen"),
    is_shown("knight", "knight"),
    is_shown("king", "king"),
    is_shown("pawn", "pawn-first"),
    is_shown("capture", "pawn-takes"),
    is_shown("castling", "castle-why-not"),
    is_shown("en-passant", "en-passant"),
    is_shown("promotion", "promote-knight"),
    is_shown("check", "block"),
    is_shown("mate", "mate-back"),
    is_shown("stalemate", "stalemate"),
    is_set("dead", &[RuleOption::DeadPosition]),
    is_set("repetition", &[RuleOption::Threefold, RuleOption::SamePosition, RuleOption::Fivefold]),
    is_set("fifty", &[RuleOption::FiftyMoves, RuleOption::SeventyFiveMoves]),
    is_set("offers", &[RuleOption::DrawOffers]),
    is_set("claims", &[RuleOption::WrongClaimPenalty]),
    plain("clocks"),
    is_set("flag", &[RuleOption::FlagFall]),
    is_set("resignation", &[RuleOption::Resignation]),
    plain("points"),
];

/// The conditions of castling (FIDE 3.8.2).
const CASTLING: [choice::Part; 6] = [
    choice::Part::King,
    choice::Part::Rook,
    choice::Part::Between,
    choice::Part::Check,
    choice::Part::Crosses,
    choice::Part::Reaches,
];

impl Words {
    /// Returns the heading of a section of the rules.
    pub fn section_heading(&self, section: &RulesSection) -> String {
        choice::Section::from_name(section.name).map(|it| self.learn_heading(it)).unwrap_or_default()
    }

    /// Returns the paragraphs of a section of the rules, under these house rules and with this time
    /// control.
    pub fn section_text(
        &self,
        section: &RulesSection,
        rules: &HouseRules,
        clock: &TimeControl,
    ) -> Vec<String> {
        let text = choice::Section::from_name(section.name).map(|it| self.learn_text(it)).unwrap_or_default();
        let mut said = match section.name {
            "en-passant" if !rules.en_passant => return vec![self.learn_no_en_passant().to_owned()],
            "clocks" if clock.is_none() => return vec![self.learn_no_clock().to_owned()],
            _ => vec![text],
        };
        match section.name {
            "castling" => said.extend(CASTLING.map(|part| self.learn_castling(part))),
            "check" => {
                said.push(self.learn_own_check(is_switched_on(rules.check_warnings)));
                if !rules.check_warnings {
                    said.push(self.setting_text(RuleOption::SelfCheck, rules));
                }
                said.push(self.learn_announced(is_switched_on(rules.announce_check)));
            }
            "claims" => said.push(self.learn_claims(is_switched_on(has_claims(rules)))),
            "clocks" => {
                said.push(self.learn_clock(&self.clock_in_words(clock)));
                said.push(self.learn_first_move(is_switched_on(clock.first_move() == FirstMove::Timed)));
                said.push(self.learn_press(is_switched_on(clock.press() == ClockPress::Tap)));
            }
            _ => {}
        }
        let knobs = section.knobs.iter().filter(|_| section.name != "claims" || has_claims(rules));
        said.extend(knobs.map(|knob| self.setting_text(*knob, rules)));
        said
    }

    /// Returns an option of the house rules in words, with its value.
    fn setting_text(&self, option: RuleOption, rules: &HouseRules) -> String {
        self.learn_setting(
            &self.rule_option_name(option).0,
            &self.rule_option_value(rules.option_value(option)),
        )
    }

    /// Returns the instruction for an exercise in the rules, by the name of the exercise; empty if
    /// it is unknown.
    pub fn task_text(&self, name: &str) -> String {
        choice::Task::from_name(name).map(|it| self.learn_task(it)).unwrap_or_default()
    }

    /// Returns the comment on a move in an exercise, by the name of the verdict; empty if it is
    /// unknown.
    pub fn verdict_text(&self, name: &str) -> String {
        choice::Verdict::from_name(name).map(|it| self.learn_verdict(it)).unwrap_or_default()
    }

    /// Returns a time control in words, or in PGN notation if it is not in the list.
    fn clock_in_words(&self, clock: &TimeControl) -> String {
        let bare = clock.clone().with_handling_of(&TimeControl::none());
        let listed = TIME_PRESETS.iter().find(|preset| preset.control() == bare);
        listed.map_or_else(|| clock_notation(clock), |preset| self.clock_option(preset.name))
    }
}

/// Returns a time control in PGN notation; that of White and that of Black if they differ.
fn clock_notation(clock: &TimeControl) -> String {
    let [white, black] = Color::ALL.map(|color| clock.allowance(color).to_pgn());
    if white == black { white } else { format!("{white} – {black}") }
}

/// Whether the house rules let players claim a draw.
fn has_claims(rules: &HouseRules) -> bool {
    let is_claimed = |rule: DrawRule| !matches!(rule, DrawRule::Off | DrawRule::AtOnce);
    is_claimed(rules.threefold) || is_claimed(rules.fifty_moves)
}

/// Converts a `bool` to the choice between words for on and off.
fn is_switched_on(on: bool) -> choice::Switch {
    if on { choice::Switch::On } else { choice::Switch::Off }
}
