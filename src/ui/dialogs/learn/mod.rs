//! Dialog with the rules of chess to read, and exercises to play.

mod home;
mod lesson;
mod messages;
mod rules;

use super::modal::{DialogHeader, modal_with_pages};
use crate::app::dialogs::learn::{EXERCISES, LearnPage, LearnView, Msg as LearnMsg};
use crate::app::{Msg, PageMsg};
use crate::ui::buttons::{button, press_callback};
use crate::ui::icon::icon_button;
use crate::words::Words;
use messages::send;
use yew::prelude::*;

/// Renders the dialog with rules and exercises: its start page, an exercise on its chessboard, the
/// rules by section, or the differences between the rule sets.
pub(super) fn learn_dialog(view: &LearnView, words: &Words, on: &Callback<Msg>) -> Html {
    let page = view.learn.page;
    let shown = match page {
        LearnPage::Home => home::learn_home(&view.learn, words, on),
        LearnPage::Exercise => lesson::lesson_view(&view.learn, words, on),
        LearnPage::Rules => html! {
            <>
                <p class="hint">{ words.rules_in_force(&view.rules, &view.clock) }</p>
                { rules::rules_sections(view, words, on) }
            </>
        },
        LearnPage::RuleSets => rules::rule_set_table(words),
    };
    let content = html! {
        <>
            // The key gives each page its own element. Otherwise a new page would keep the scroll
            // position of the previous page.
            <div key={format!("{page:?}")} class="dialog-body">{ shown }</div>
            if matches!(page, LearnPage::Rules | LearnPage::RuleSets) {
                <div class="dialog-actions">
                    { button("button", "print", words.learn_print(), press_callback(on, PageMsg::Print)) }
                </div>
            }
        </>
    };
    let heading = match page {
        LearnPage::Home => words.rules_and_lessons().to_owned(),
        LearnPage::Exercise => words.learn_task_number(&(view.learn.exercise + 1), &EXERCISES.len()),
        LearnPage::Rules => words.learn_rules().to_owned(),
        LearnPage::RuleSets => words.learn_sets().to_owned(),
    };
    let back = match page {
        LearnPage::Home => Html::default(),
        _ => icon_button(
            "to-learn",
            "previous",
            words.rules_and_lessons(),
            press_callback(on, send(LearnMsg::Show(LearnPage::Home))),
        ),
    };
    modal_with_pages("learn", DialogHeader { heading, back, ..DialogHeader::default() }, words, on, content)
}
