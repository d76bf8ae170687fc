//! Form fields and texts for the rules of the next game, in the settings and in the dialog for a
//! new game.

use crate::app::Settings;
use crate::app::dialogs::settings::SettingsForm;
use crate::game::{HouseRules, Preset, RuleOption};
use crate::ui::dialogs::fields::{select_field, switch_field};
use crate::words::{RULE_OPTION_GROUPS, Words};
use yew::prelude::*;

/// Returns the name of the chosen rule set, or `custom` if the players chose rules one by one.
pub(in crate::ui::dialogs) fn chosen_preset_name(settings: &Settings, form: &SettingsForm) -> &'static str {
    settings.rules.named_preset().filter(|_| !form.custom_rules).map_or("custom", Preset::name)
}

/// Returns the rule sets that players can choose, and the choice of custom rules, as form values
/// with their labels.
pub(in crate::ui::dialogs) fn rule_set_choices(words: &Words) -> Vec<(&'static str, String)> {
    let sets = Preset::ALL.map(|preset| (preset.name(), words.preset(preset)));
    sets.into_iter().chain([("custom", words.own_rules().to_owned())]).collect()
}

/// Returns the name of the chosen rule set, or the text for custom rules, in the language of the
/// page.
pub(in crate::ui::dialogs) fn chosen_rules_text(
    settings: &Settings,
    form: &SettingsForm,
    words: &Words,
) -> String {
    let chosen = chosen_preset_name(settings, form);
    rule_set_choices(words)
        .into_iter()
        .find(|(name, _)| *name == chosen)
        .map_or_else(String::new, |(_, text)| text)
}

/// Renders the description of the chosen rules, and a field for every rule option. Three common
/// options are visible; a press on a heading unfolds all other options.
pub(in crate::ui::dialogs) fn rules_section(settings: &Settings, words: &Words) -> Html {
    let rules = &settings.rules;
    html! {
        <>
            <p class="hint" data-rules-in-short="">{ words.rules_in_short(rules, &settings.time_control) }</p>
            { for [RuleOption::EnPassant, RuleOption::CheckWarnings, RuleOption::AnnounceCheck].map(|it| option_field(rules, it, words)) }
            <details>
                <summary>{ words.all_rules() }</summary>
                { for RULE_OPTION_GROUPS.iter().map(|(heading, options)| html! {
                    <><h4>{ heading(words) }</h4>{ for options.iter().map(|it| option_field(rules, *it, words)) }</>
                }) }
            </details>
        </>
    }
}

/// Renders the field of one house-rule option: a switch, or a choice of values.
fn option_field(rules: &HouseRules, option: RuleOption, words: &Words) -> Html {
    let value = rules.option_value(option).name();
    let (label, hint) = words.rule_option_name(option);
    if option.is_switch() {
        return switch_field(option.name(), &label, &hint, value == "on");
    }
    let options: Vec<_> =
        option.values().iter().map(|value| (value.name(), words.rule_option_value(*value))).collect();
    select_field(option.name(), &label, &hint, value, &options)
}
