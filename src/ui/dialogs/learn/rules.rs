//! The rules of chess to read, by section, and a table of the differences between the rule sets.

use crate::app::Msg;
use crate::app::dialogs::learn::{self, EXERCISES, rule_differences};
use crate::app::dialogs::{self, learn::LearnView};
use crate::app::seating::Orientation;
use crate::app::table::screen_place;
use crate::game::Preset;
use crate::rules::Position;
use crate::ui::buttons::{form_button, press_callback};
use crate::ui::names::{piece_code, place_digit};
use crate::words::{RulesSection, SECTIONS, Words};
use yew::prelude::*;

/// Starting position.
const INITIAL_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Dead position: neither side can mate by any series of legal moves.
const DEAD_FEN: &str = "8/8/4k3/8/8/3KB3/8/8 w - - 0 1";

/// Renders the rules of chess by section. A section with an exercise has a button that opens the
/// exercise.
pub(super) fn rules_sections(view: &LearnView, words: &Words, on: &Callback<Msg>) -> Html {
    html! {
        { for SECTIONS.iter().map(|section| html! {
            <section key={section.name} class="rule" data-section={section.name}>
                <h3>{ words.section_heading(section) }</h3>
                { section_board(section, words) }
                { for words.section_text(section, &view.rules, &view.clock).into_iter().map(|said| html! { <p>{ said }</p> }) }
                { exercise_button(section, words, on) }
            </section>
        }) }
    }
}

/// Renders the button that opens the exercise of a section of the rules; nothing for a section
/// without an exercise.
fn exercise_button(section: &RulesSection, words: &Words, on: &Callback<Msg>) -> Html {
    let Some(exercise) = EXERCISES.iter().position(|exercise| Some(exercise.name) == section.exercise) else {
        return Html::default();
    };
    let onclick = press_callback(on, dialogs::Msg::Learn(learn::Msg::OpenExercise(exercise)));
    html! { <div class="dialog-actions start">{ form_button("try", None, words.learn_try(), false, onclick) }</div> }
}

/// Renders the example position of a section of the rules on a small chessboard. The sections
/// `setup` and `dead` have fixed positions; any other section has the position of its exercise.
/// Renders nothing for a section without a position.
fn section_board(section: &RulesSection, words: &Words) -> Html {
    let fen = match section.name {
        "setup" => INITIAL_FEN,
        "dead" => DEAD_FEN,
        _ => match EXERCISES.iter().find(|exercise| Some(exercise.name) == section.exercise) {
            Some(exercise) => exercise.fen,
            None => return Html::default(),
        },
    };
    let Ok(position) = Position::from_fen(fen) else { return Html::default() };
    let pieces: Vec<_> = position.pieces().collect();
    html! {
        <div class="board small" role="img" aria-label={words.pieces_text(words.board(), &pieces)}>
            { for pieces.into_iter().map(|(on, piece)| {
                let (x, y) = screen_place(on, Orientation::White);
                html! { <div key={on.index()} class="piece" data-kind={piece_code(piece)} data-x={place_digit(x)} data-y={place_digit(y)} /> }
            }) }
        </div>
    }
}

/// Renders the table of rule sets, with a row for each rule that differs between the sets.
pub(super) fn rule_set_table(words: &Words) -> Html {
    html! {
        <div class="sets" tabindex="0" role="region" aria-label={words.learn_sets()}>
            <table>
                <thead><tr>
                    <th scope="col">{ words.learn_rule() }</th>
                    { for Preset::ALL.map(|preset| html! { <th scope="col">{ words.preset(preset) }</th> }) }
                </tr></thead>
                <tbody>
                    { for rule_differences().into_iter().map(|it| html! {
                        <tr data-knob={it.option.name()}>
                            <th scope="row">{ words.rule_option_name(it.option).0 }</th>
                            { for it.values.map(|value| html! { <td data-value={value.name()}>{ words.rule_option_value(value) }</td> }) }
                        </tr>
                    }) }
                </tbody>
            </table>
        </div>
    }
}
