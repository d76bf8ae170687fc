//! The rules, section by section, and what differs between the sets.

use crate::app::Msg;
use crate::app::dialogs::learn::{self, TASKS, differences};
use crate::app::dialogs::{self, view::LearnView};
use crate::game::Preset;
use crate::ui::press::{aside, press};
use crate::words::{SECTIONS, Section, Words};
use yew::prelude::*;

/// Every section, with the way to its task.
pub(super) fn sections(view: &LearnView, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        { for SECTIONS.iter().map(|section| html! {
            <section key={section.name} class="rule" data-section={section.name}>
                <h4>{ words.section_heading(section) }</h4>
                { for words.section(section, &view.rules, &view.clock).into_iter().map(|said| html! { <p>{ said }</p> }) }
                { try_it(section, words, on) }
            </section>
        }) }
    }
}

fn try_it(section: &Section, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(task) = TASKS.iter().position(|task| Some(task.name) == section.task) else {
        return Html::default();
    };
    let onclick = press(on, dialogs::Msg::Learn(learn::Msg::Task(task)));
    html! { <div class="dialog-actions start">{ aside("try", None, words.learn_try(), false, onclick) }</div> }
}

/// A row for each rule that is not the same in all sets.
pub(super) fn sets(words: &Words) -> Html {
    html! {
        <div class="sets" tabindex="0" role="region" aria-label={words.learn_sets()}>
            <table>
                <thead><tr>
                    <th scope="col">{ words.learn_rule() }</th>
                    { for Preset::ALL.map(|preset| html! { <th scope="col">{ words.preset(preset) }</th> }) }
                </tr></thead>
                <tbody>
                    { for differences().into_iter().map(|it| html! {
                        <tr data-knob={it.knob.name()}>
                            <th scope="row">{ words.knob_named(it.knob).0 }</th>
                            { for it.values.map(|value| html! { <td data-value={value.name()}>{ words.knob_value(value) }</td> }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
