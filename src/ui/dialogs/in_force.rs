//! The rules in force, to be read while the game goes on.

use super::modal::modal;
use crate::app::{Msg, PageMsg, dialogs, dialogs::Kind};
use crate::game::{HouseRules, Knob, TimeControl};
use crate::ui::press::{button, press};
use crate::words::{KNOB_GROUPS, Words};
use yew::prelude::*;

/// What the rules are called, the clock, and what each of them says; the next game's are chosen in the settings.
pub(super) fn rules_dialog(
    rules: &HouseRules,
    time: &TimeControl,
    words: &Words,
    on: &Callback<Msg>,
) -> Html {
    let in_sight = [Knob::EnPassant, Knob::CheckWarnings, Knob::AnnounceCheck];
    let content = html! {
        <>
            <div class="dialog-body" data-rules-in-force="">
                <p><strong>{ words.rules_chip(rules, time) }</strong></p>
                <p class="hint">{ words.rules_in_short(rules, time) }</p>
                { list(&in_sight, rules, words) }
                { for KNOB_GROUPS.iter().map(|(heading, knobs)| html! {
                    <><h3>{ heading(words) }</h3>{ list(knobs, rules, words) }</>
                }) }
            </div>
            <div class="dialog-actions">
                { button("button", "settings", words.settings(), press(on, PageMsg::Open(Kind::Settings))) }
                { button("button primary", "close", words.close(), press(on, dialogs::Msg::Close)) }
            </div>
        </>
    };
    modal("rules", words.rules_chip_name(), on, content)
}

fn list(knobs: &[Knob], rules: &HouseRules, words: &Words) -> Html {
    html! {
        <dl class="in-force">
            { for knobs.iter().map(|knob| html! {
                <div key={knob.name()} data-knob={knob.name()} data-value={rules.get(*knob).name()}>
                    <dt>{ words.knob_named(*knob).0 }</dt>
                    <dd>{ words.knob_value(rules.get(*knob)) }</dd>
                </div>
            }) }
        </dl>
    }
}
