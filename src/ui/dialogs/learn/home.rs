//! Start page of the dialog with rules and exercises: progress, exercises by chapter, and links to
//! the rules.

use super::messages::send;
use crate::app::Msg;
use crate::app::dialogs::learn::{CHAPTERS, EXERCISES, Learn, LearnPage, Msg as LearnMsg};
use crate::ui::buttons::{button, press_callback};
use crate::words::{Words, choice};
use yew::prelude::*;

/// Renders the start page of the lessons: the number of solved exercises, the button to continue,
/// the exercises by chapter, and links to the rules of chess and the rule sets.
pub(super) fn learn_home(learn: &Learn, words: &Words, on: &Callback<Msg>) -> Html {
    let solved = learn.solved_count();
    let mut first = 0;
    let to = |action, label: &'static str, page| {
        html! {
            <li><button class="menu-entry deeper" data-action={action} onclick={press_callback(on, send(LearnMsg::Show(page)))}>{ label }</button></li>
        }
    };
    html! {
        <div class="learn-home">
            <div class="learn-progress">
                <h3>{ words.learn_tasks() }</h3>
                <b data-solved-count={solved.to_string()} aria-label={words.learn_solved_count(&solved, &EXERCISES.len())}>
                    { words.number_text(&format_args!("{solved}/{}", EXERCISES.len())) }
                </b>
                { button("button primary", "continue", words.learn_continue(), press_callback(on, send(LearnMsg::Continue))) }
            </div>
            { for CHAPTERS.iter().map(|(name, count)| {
                let exercises = first..first + count;
                first += count;
                html! {
                    <section key={*name} class="chapter">
                        <h4>{ chapter_name(name, words) }</h4>
                        <div class="tasks">{ for exercises.map(|number| exercise_button(learn, number, words, on)) }</div>
                    </section>
                }
            }) }
            <ul class="menu-entries">
                { to("learn-rules", words.learn_rules(), LearnPage::Rules) }
                { to("learn-sets", words.learn_sets(), LearnPage::RuleSets) }
            </ul>
        </div>
    }
}

/// Returns the name of a chapter of exercises in the language of the page. Each chapter except
/// `pieces` has the same name as a section of the rules.
fn chapter_name(name: &str, words: &Words) -> String {
    match choice::Section::from_name(name) {
        Some(section) => words.learn_heading(section),
        None => words.looks_pieces().to_owned(),
    }
}

/// Renders the button that opens the exercise with this `number`, from 0.
fn exercise_button(learn: &Learn, number: usize, words: &Words, on: &Callback<Msg>) -> Html {
    let solved = learn.is_solved(number);
    html! {
        <button key={number} type="button" class="button" data-action="task" data-number={(number + 1).to_string()}
            data-solved={solved.then_some("")}
            aria-label={words.learn_task_button(solved, &(number + 1))} onclick={press_callback(on, send(LearnMsg::OpenExercise(number)))}>
            { words.number_text(&(number + 1)) }
            if solved { <span aria-hidden="true">{ " ✓" }</span> }
        </button>
    }
}
