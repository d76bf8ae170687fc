//! Dialog with the rules of chess to read, and exercises to play.

mod lesson;
mod rules;

use super::modal::modal;
use crate::app::dialogs::learn::LearnView;
use crate::app::{Msg, PageMsg};
use crate::ui::buttons::{button, press_callback};
use crate::words::Words;
use yew::prelude::*;

/// Renders the dialog with rules and exercises: an exercise on its chessboard, all exercises, the
/// rules by section, and the differences between the rule sets.
pub(super) fn learn_dialog(view: &LearnView, words: &Words, on: &Callback<Msg>) -> Html {
    let content = html! {
        <>
            <div class="dialog-body">
                <h3>{ words.learn_tasks() }</h3>
                { lesson::lesson_view(&view.learn, words, on) }
                <h3>{ words.learn_rules() }</h3>
                <p class="hint">{ words.rules_in_force(&view.rules, &view.clock) }</p>
                { rules::rules_sections(view, words, on) }
                <h3>{ words.learn_sets() }</h3>
                { rules::rule_set_table(words) }
            </div>
            <div class="dialog-actions">
                { button("button", "print", words.learn_print(), press_callback(on, PageMsg::Print)) }
            </div>
        </>
    };
    modal("learn", words.rules_and_lessons(), words, on, content)
}
