//! The rules of a game as text for players, written from its house rules and time control.

use super::{Words, choice};
use crate::game::{ClockPress, DrawRule, FirstMove, HouseRules, RuleOption, TIME_PRESETS, TimeControl};
use crate::rules::Color;

/// Section of the rules of the game, as the app explains them to players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RulesSection {
    /// The name of the section for programs, such as `en-passant`.
    pub name: &'static str,
    /// The name of the exercise that shows the rule on a chessboard; `None` if there is no
    /// exercise.
    pub exercise: Option<&'static str>,
    /// The house-rule options that the end of the section states, one sentence for each option.
    /// Some sections, such as `check`, also depend on other options.
    pub options: &'static [RuleOption],
}

/// Returns a section of the rules that the app explains, without an exercise and without house-rule
/// options.
const fn plain_section(name: &'static str) -> RulesSection {
    RulesSection { name, exercise: None, options: &[] }
}

/// Returns a section of the rules that the app explains, with the exercise `task`, which shows the
/// rule on a chessboard.
const fn section_with_exercise(name: &'static str, task: &'static str) -> RulesSection {
    RulesSection { name, exercise: Some(task), options: &[] }
}

/// Returns a section of the rules that the app explains, whose text depends on these
/// house-rule options.
const fn section_with_options(name: &'static str, options: &'static [RuleOption]) -> RulesSection {
    RulesSection { name, exercise: None, options }
}

/// Every section of the rules that the app explains, in reading order.
pub const SECTIONS: [RulesSection; 23] = [
    plain_section("setup"),
    section_with_exercise("rook", "rook"),
    section_with_exercise("bishop", "bishop"),
    section_with_exercise("queen", "queen"),
    section_with_exercise("knight", "knight"),
    section_with_exercise("king", "king"),
    section_with_exercise("pawn", "pawn-first"),
    section_with_exercise("capture", "pawn-takes"),
    section_with_exercise("castling", "castle-why-not"),
    section_with_exercise("en-passant", "en-passant"),
    section_with_exercise("promotion", "promote-knight"),
    section_with_exercise("check", "block"),
    section_with_exercise("mate", "mate-back"),
    section_with_exercise("stalemate", "stalemate"),
    section_with_options("dead", &[RuleOption::DeadPosition]),
    section_with_options(
        "repetition",
        &[RuleOption::Threefold, RuleOption::SamePosition, RuleOption::Fivefold],
    ),
    section_with_options("fifty", &[RuleOption::FiftyMoves, RuleOption::SeventyFiveMoves]),
    section_with_options("offers", &[RuleOption::DrawOffers]),
    section_with_options("claims", &[RuleOption::WrongClaimPenalty]),
    plain_section("clocks"),
    section_with_options("flag", &[RuleOption::FlagFall]),
    section_with_options("resignation", &[RuleOption::Resignation]),
    plain_section("points"),
];

/// The conditions of castling (FIDE 3.8.2). The section about castling has one paragraph for each
/// condition.
const CASTLING: [choice::Part; 6] = [
    choice::Part::King,
    choice::Part::Rook,
    choice::Part::Between,
    choice::Part::Check,
    choice::Part::Crosses,
    choice::Part::Reaches,
];

impl Words {
    /// Returns the heading of a section of the rules that the app explains, in the app's language.
    pub fn section_heading(&self, section: &RulesSection) -> String {
        choice::Section::from_name(section.name).map(|it| self.learn_heading(it)).unwrap_or_default()
    }

    /// Returns the paragraphs of a section of the rules, under these house rules and with this time
    /// control, in the app's language.
    pub fn section_text(
        &self,
        section: &RulesSection,
        rules: &HouseRules,
        clock: &TimeControl,
    ) -> Vec<String> {
        let text = choice::Section::from_name(section.name).map(|it| self.learn_text(it)).unwrap_or_default();
        let mut said = match section.name {
            "en-passant" if !rules.en_passant => return vec![self.learn_no_en_passant().to_owned()],
            "clocks" if clock.is_without_clocks() => return vec![self.learn_no_clock().to_owned()],
            _ => vec![text],
        };
        match section.name {
            "castling" => said.extend(CASTLING.map(|part| self.learn_castling(part))),
            "check" => {
                said.push(self.learn_own_check(switch_choice(rules.check_warnings)));
                if !rules.check_warnings {
                    said.push(self.option_text(RuleOption::SelfCheck, rules));
                }
                said.push(self.learn_announced(switch_choice(rules.announce_check)));
            }
            "claims" => said.push(self.learn_claims(switch_choice(has_claims(rules)))),
            "clocks" => {
                said.push(self.learn_clock(&self.clock_in_words(clock)));
                said.push(self.learn_first_move(switch_choice(clock.first_move() == FirstMove::Timed)));
                said.push(self.learn_press(switch_choice(clock.press() == ClockPress::Tap)));
            }
            _ => {}
        }
        let options = section.options.iter().filter(|_| section.name != "claims" || has_claims(rules));
        said.extend(options.map(|option| self.option_text(*option, rules)));
        said
    }

    /// Returns a sentence that states the value of a house-rule option in `rules`, in the app's
    /// language.
    fn option_text(&self, option: RuleOption, rules: &HouseRules) -> String {
        self.learn_setting(
            &self.rule_option_name(option).0,
            &self.rule_option_value(rules.option_value(option)),
        )
    }

    /// Returns the instruction for the exercise `name` on the chessboard, such as "castle", in the
    /// app's language; empty if there is no such exercise.
    pub fn exercise_text(&self, name: &str) -> String {
        choice::Task::from_name(name).map(|it| self.learn_task(it)).unwrap_or_default()
    }

    /// Returns the comment on a player's move in an exercise on the chessboard, in the app's
    /// language.
    ///
    /// `verdict_name` is the name of the verdict on the move. The text is empty if there is no such
    /// verdict.
    pub fn exercise_comment(&self, verdict_name: &str) -> String {
        choice::Verdict::from_name(verdict_name).map(|it| self.learn_verdict(it)).unwrap_or_default()
    }

    /// Returns a time control in words if it is in the app's list ([`TIME_PRESETS`]), otherwise in
    /// PGN notation.
    fn clock_in_words(&self, clock: &TimeControl) -> String {
        let bare = clock.clone().with_clock_options_of(&TimeControl::without_clocks());
        let listed = TIME_PRESETS.iter().find(|preset| preset.control() == bare);
        listed.map_or_else(|| clock_notation(clock), |preset| self.clock_option(preset.name))
    }
}

/// Returns a time control in PGN notation: one text, or White's and Black's if they differ.
fn clock_notation(clock: &TimeControl) -> String {
    let [white, black] = Color::ALL.map(|color| clock.allowance(color).to_pgn());
    if white == black { white } else { format!("{white} – {black}") }
}

/// Whether the house rules allow players to claim a draw.
fn has_claims(rules: &HouseRules) -> bool {
    let is_claimed = |rule: DrawRule| !matches!(rule, DrawRule::Off | DrawRule::AtOnce);
    is_claimed(rules.threefold) || is_claimed(rules.fifty_moves)
}

/// Returns the argument that selects on or off in a message (translated text).
fn switch_choice(on: bool) -> choice::Switch {
    if on { choice::Switch::On } else { choice::Switch::Off }
}
